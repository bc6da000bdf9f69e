// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Shape and value checks of attention calls; every message names the function, the argument and both shapes.
/// Shapes  q (Lq, D), k (Lk, D), v (Lk, Dv), or the same with H, or B and H, in front; the heads of k and those of v
///         each divide H.
/// Edges   extents of 0 are legal, but D = 0 is not, and neither are query heads without key heads.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/simd/pack.hpp"

#include <optional>

namespace xattn::inline XATTN_ISA {

namespace detail {

/// An extent must be that of another argument: `.. expected WHAT N of q (..)`.
[[noreturn]] XATTN_COLD inline void fail_extent(const char* function, const argument_shape& actual, const char* what,
                                                index_t expected, const argument_shape& of) {
  fail_argument(function, actual, {what, expected, " of ", of.name, " ", of.extents_shown()});
}

[[noreturn]] XATTN_COLD inline void fail_rank(const char* function, const argument_shape& actual,
                                              const argument_shape& q) {
  fail_argument(function, actual, {q.rank, " axes, as q ", q.extents_shown(), " has"});
}

/// `actual` must have the rank and the batch of q.
inline void expect_companion(const char* function, const argument_shape& actual, const argument_shape& q) {
  if (actual.rank != q.rank) fail_rank(function, actual, q);
  if (actual.last(4) != q.last(4)) fail_extent(function, actual, "the batch size ", q.last(4), q);
}

inline index_t heads_of(const argument_shape& a) noexcept { return a.last(3); }

[[noreturn]] XATTN_COLD inline void fail_groups(const char* function, const argument_shape& argument, index_t groups,
                                                const argument_shape& q, index_t heads) {
  fail_argument(function, argument, {"a number of key-value heads that divides the ", heads, " query heads of q ",
                                     q.extents_shown(), "; ", groups, " does not"});
}

/// The heads of k or v serve equal groups of query heads.
inline void expect_groups(const char* function, const argument_shape& argument, index_t groups,
                          const argument_shape& q, index_t heads) {
  const bool divides = heads == groups || (groups != 0 && heads % groups == 0);
  if (!divides) fail_groups(function, argument, groups, q, heads);
}

XATTN_INLINE void check_attention_shapes(const char* function, const argument_shape& q, const argument_shape& k,
                                         const argument_shape& v) {
  if (q.rank < 2 || q.rank > 4) {
    fail_argument(function, q, {"(Lq, D), (H, Lq, D) or (B, H, Lq, D), got ", q.rank, " axes"});
  }
  expect_companion(function, k, q);
  expect_companion(function, v, q);
  if (q.last(1) == 0) fail_argument(function, q, {"a width D of at least 1"});
  if (k.last(1) != q.last(1)) {
    fail_extent(function, k, "the width D = ", q.last(1), q);
  }
  if (v.last(2) != k.last(2)) {
    fail_extent(function, v, "the length Lk = ", k.last(2), k);
  }
  expect_groups(function, k, heads_of(k), q, heads_of(q));
  expect_groups(function, v, heads_of(v), q, heads_of(q));
}

/// For messages: the value as a double where the type converts.
template <class T>
double as_double(const T& x) {
  if constexpr (requires { static_cast<double>(x); }) return static_cast<double>(x);
  else return std::numeric_limits<double>::quiet_NaN();
}

template <class T>
bool is_finite(const T& x) {
  return simd::zero_if_finite(simd::pack<T, 1>(x)).v == T(0);
}

template <class T>
XATTN_COLD void check_given_scale(const char* function, const T& scale) {
  expect_value(is_finite(scale), function, "scale", as_double(scale), "a finite value");
}
template <class T>
void check_scale(const char* function, const std::optional<T>& scale) {
  if (scale) check_given_scale(function, *scale);
}

/// None where it caps nothing.
template <class T>
XATTN_NOINLINE std::optional<T> checked_softcap(const char* function, const std::optional<T>& cap) {
  if (!cap) return cap;
  expect_value(T(0) < *cap, function, "softcap", as_double(*cap), "a positive value (leave it out for none)");
  return is_finite(*cap) ? cap : std::nullopt;
}

/// 1 / sqrt(D), rounded once.
template <class T>
T default_scale(index_t width) {
  using std::sqrt;
  if constexpr (std::same_as<T, float>) return static_cast<float>(1.0 / sqrt(static_cast<double>(width)));
  else if constexpr (std::same_as<T, double>) return static_cast<double>(1.0L / sqrt(static_cast<long double>(width)));
  else return T(1) / sqrt(T(static_cast<double>(width)));
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
