// SPDX-License-Identifier: BSD-3-Clause
/// Index type, the concept of a scalar that can be computed with, and the rule that says which type computes.
#pragma once

#include "xattn/core/config.hpp"

#include <cmath>
#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>

namespace xattn::inline XATTN_ISA {

/// Signed everywhere: offsets such as Lk - Lq are negative as often as not.
using index_t = std::ptrdiff_t;

/// Type that computes for elements stored as T: T itself, unless a storage type says otherwise (bf16, f16: float).
template <class T>
struct compute_type {
  using type = T;
};

template <class T>
using acc_t = typename compute_type<std::remove_cv_t<T>>::type;

/// Real-like scalar: float, double, long double, or a user's type with field arithmetic, order and exp (by ADL).
/// Integers and bool are not real: a byte mask or an int matrix in place of numbers does not compile.
template <class T>
concept real = !std::integral<T> && std::regular<T> && std::constructible_from<T, double> && requires(T a, T b) {
  { a + b } -> std::convertible_to<T>;
  { a - b } -> std::convertible_to<T>;
  { a * b } -> std::convertible_to<T>;
  { a / b } -> std::convertible_to<T>;
  { -a } -> std::convertible_to<T>;
  { a < b } -> std::convertible_to<bool>;
};

/// Element that can be stored: a real, or a narrow type that widens to one.
template <class T>
concept storable = real<acc_t<T>> && requires(std::remove_cv_t<T> s, acc_t<T> a) {
  static_cast<acc_t<T>>(s);
  static_cast<std::remove_cv_t<T>>(a);
};

/// Minus infinity where the type has one: the score of an excluded pair, the log-sum-exp of no key.
template <real T>
constexpr T minus_infinity() {
  static_assert(std::numeric_limits<T>::has_infinity,
                "xattn: the scalar type needs an infinity; specialise std::numeric_limits for it");
  return -std::numeric_limits<T>::infinity();
}

}  // namespace xattn::inline XATTN_ISA
