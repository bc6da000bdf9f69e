// SPDX-License-Identifier: BSD-3-Clause
/// Worst error of a function of packs, in units of the last place, against a wider type.
#pragma once

#include "support/random.hpp"
#include "support/tolerance.hpp"

#include <xattn/simd/lanes.hpp>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace test {

/// NaN for NaN is right; an infinity is right only where the nearest number is one.
template <class T>
long double ulp_error(T got, long double want) {
  const long double lost = std::numeric_limits<long double>::infinity();
  if (std::isnan(want)) return std::isnan(got) ? 0 : lost;
  const T nearest = static_cast<T>(want);
  if (std::isinf(nearest) || std::isinf(got)) return got == nearest ? 0 : lost;
  return std::fabs(static_cast<long double>(got) - want) / ulp<T>(want);
}

template <class T>
struct worst_error {
  long double ulp = 0;
  T at = 0;

  void see(T x, T got, long double want) {
    const long double error = ulp_error(got, want);
    if (error > ulp || std::isnan(error)) *this = {error, x};
  }
  /// A sweep that saw nothing would be perfect: no function here is right to half a unit everywhere.
  verdict at_most(long double bound) const {
    std::ostringstream text;
    text << "worst error " << ulp << " ulp at " << std::hexfloat << at << ", allowed " << std::defaultfloat << bound;
    return {ulp <= bound && ulp > 0.45L, text.str()};
  }
};

/// Numbers of T between two bounds: evenly spread bit patterns for float, and for double half of the points evenly
/// spread, half of them with evenly spread exponents. f gets whole packs.
template <class T, class F>
void for_each_pack(T low, T high, std::uint32_t float_step, index_t double_points, F f) {
  using pack = xattn::simd::pack<T>;
  std::array<T, static_cast<std::size_t>(pack::size)> row{};
  std::size_t filled = 0;
  const auto add = [&](T x) {
    if (!(x >= low && x <= high)) return;
    row[filled++] = x;
    if (filled == row.size()) f(row);
    if (filled == row.size()) filled = 0;
  };
  if constexpr (std::is_same_v<T, float>) {
    for (std::uint64_t bits = 0; bits <= 0xffffffffu; bits += float_step) {
      add(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    }
  } else {
    random source(7);
    const long double width = static_cast<long double>(high) - static_cast<long double>(low);
    for (index_t n = 0; n < double_points / 2; ++n) {
      add(static_cast<T>(static_cast<long double>(low) + width * (source.uniform<T>() + 1) / 2));
      const long double significand = source.uniform<T>() + (source.below(2) == 0 ? 2 : -2);
      add(static_cast<T>(std::ldexp(significand, static_cast<int>(source.below(70)) - 60)));
    }
  }
}

/// How closely to look: a prime step through the bit patterns of float, and a number of points for double.
struct density {
  std::uint32_t float_step = 4099;
  index_t double_points = 400'000;
};

/// What tells the truth about T: its own errors are below a billionth of an ulp of float, or 2^-11 of one of double.
template <class T>
using truth_type = std::conditional_t<std::is_same_v<T, float>, double, long double>;

template <class T, class F, class Truth>
worst_error<T> sweep(T low, T high, F f, Truth truth, density dense = {}) {
  worst_error<T> worst;
  for_each_pack<T>(low, high, dense.float_step, dense.double_points, [&](const auto& row) {
    auto got = row;
    f(xattn::simd::pack<T>::load(row.data())).store(got.data());
    for (std::size_t i = 0; i < row.size(); ++i) {
      worst.see(row[i], got[i], static_cast<long double>(truth(static_cast<truth_type<T>>(row[i]))));
    }
  });
  return worst;
}

/// f of one number, in every lane.
template <class T, class F>
T value(F f, T x) {
  return xattn::simd::lane(f(xattn::simd::pack<T>(x)), xattn::simd::pack<T>::size - 1);
}

/// The sign bit, which -fno-signed-zeros does not take away.
template <class T>
bool negative(T x) {
  if constexpr (sizeof(T) == 4)
    return (std::bit_cast<std::uint32_t>(x) >> 31) != 0;
  else
    return (std::bit_cast<std::uint64_t>(x) >> 63) != 0;
}

template <class T>
T minus_zero() {
  volatile T zero = 0;
  if constexpr (sizeof(T) == 4)
    return std::bit_cast<T>(std::bit_cast<std::uint32_t>(T(zero)) | 0x80000000u);
  else
    return std::bit_cast<T>(std::bit_cast<std::uint64_t>(T(zero)) | 0x8000000000000000u);
}

}  // namespace test
