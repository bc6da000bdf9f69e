// SPDX-License-Identifier: BSD-3-Clause
/// Seeded numbers that are the same on every platform, in regimes that break different things.
#pragma once

#include "support/numbers.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace test {

/// SplitMix64: one 64-bit state, one multiply-xor-shift chain a draw.
class random {
 public:
  explicit random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  /// In [-1, 1), a multiple of 2^(1 - digits of T): exact in T.
  template <class T>
  long double uniform() {
    constexpr int bits = std::min(std::numeric_limits<T>::digits, 53);
    return std::ldexp(static_cast<long double>(next() >> (64 - bits)), 1 - bits) - 1;
  }

  /// In [0, n).
  index_t below(index_t n) { return static_cast<index_t>(next() % static_cast<std::uint64_t>(n)); }

 private:
  std::uint64_t state_;
};

enum class regime { uniform, wide, all_equal, one_hot, large, denormal, sorted, minus_infinity_rows, nan };

/// Regimes without infinities and NaN.
inline constexpr regime finite_regimes[] = {regime::uniform, regime::wide,     regime::all_equal, regime::one_hot,
                                            regime::large,   regime::denormal, regime::sorted};

namespace detail {

/// A draw of the regime before its rows are shaped. Factors are powers of two or small integers, so that no digit is
/// lost.
template <class T>
long double draw(regime kind, random& source) {
  const long double x = source.uniform<T>();
  if (kind == regime::wide) return widen(narrow<T>(20 * x));
  if (kind == regime::large) return std::ldexp(x, 13);
  if (kind == regime::denormal) {
    const long double smallest =
        std::ldexp(1.0L, std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits);
    return std::floor(std::ldexp(x, std::numeric_limits<T>::digits - 1)) * smallest;
  }
  return x;
}

/// What a regime does to a whole row.
inline void shape_row(regime kind, long double* row, index_t row_number, index_t width, random& source) {
  const index_t chosen = source.below(width);
  if (kind == regime::sorted) std::sort(row, row + width);
  if (kind == regime::one_hot) {
    for (index_t j = 0; j < width; ++j) row[j] = j == chosen ? 1 : 0;
  }
  if (kind == regime::minus_infinity_rows) {
    const bool whole = row_number % 2 == 1;
    for (index_t j = 0; j < width; ++j) {
      if (whole || j == chosen) row[j] = -std::numeric_limits<long double>::infinity();
    }
  }
  if (kind == regime::nan && row_number % 3 == 0) row[chosen] = std::numeric_limits<long double>::quiet_NaN();
}

}  // namespace detail

/// An array of numbers that are exact in T. wide: +-20, large: +-8192, denormal: below the smallest normal number,
/// one_hot: a single 1 a row, sorted: ascending rows, minus_infinity_rows: every second row whole, one element in the
/// others, nan: one element in every third row.
template <class T>
oracle::array random_array(const oracle::shape_t& shape, regime kind = regime::uniform, std::uint64_t seed = 1) {
  random source(seed);
  oracle::array x(shape);
  const long double constant = detail::draw<T>(kind, source);
  for (long double& value : x.data) value = kind == regime::all_equal ? constant : detail::draw<T>(kind, source);
  if (x.empty()) return x;
  for (index_t r = 0; r < oracle::rows(x); ++r) {
    detail::shape_row(kind, &x.flat(r * x.extent(-1)), r, x.extent(-1), source);
  }
  return x;
}

/// Zeros and ones, for boolean masks; about one in every `one_in` is 0.
inline oracle::array random_bits(const oracle::shape_t& shape, index_t one_in = 3, std::uint64_t seed = 1) {
  random source(seed);
  oracle::array x(shape);
  for (long double& value : x.data) value = source.below(one_in) == 0 ? 0 : 1;
  return x;
}

}  // namespace test
