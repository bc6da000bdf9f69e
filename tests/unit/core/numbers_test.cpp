// SPDX-License-Identifier: BSD-3-Clause
/// The storage types against a second conversion that works with powers of two instead of bits.
#include "support/catch.hpp"

#include <xattn/core/numbers.hpp>

#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace {

using xattn::bf16;
using xattn::f16;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float quiet_nan = std::numeric_limits<float>::quiet_NaN();

/// A 16-bit format by its numbers: digits of the significand, exponent of the smallest normal and of the largest
/// binade.
struct format {
  int digits, lowest, highest;
};
constexpr format bf16_format{8, -126, 127}, f16_format{11, -14, 15};

/// The value of a bit pattern; NaN where it is none.
double value_of(unsigned bits, const format& f) {
  const int fraction_bits = f.digits - 1;
  const auto fraction = static_cast<double>(bits & ((1u << fraction_bits) - 1));
  const int exponent = static_cast<int>((bits & 0x7fffu) >> fraction_bits);
  const double sign = (bits & 0x8000u) != 0 ? -1 : 1;
  const int top = f.highest - f.lowest + 2;  // the exponent field of infinities and NaN
  if (exponent == top) return fraction == 0 ? sign * static_cast<double>(inf) : std::nan("");
  const double whole = exponent == 0 ? 0 : std::ldexp(1.0, fraction_bits);
  return sign * std::ldexp(fraction + whole, std::max(exponent, 1) - 1 + f.lowest - fraction_bits);
}

/// The nearest number of the format, the even one of two; no bits involved.
double rounded(double x, const format& f) {
  if (std::isnan(x) || std::isinf(x) || x == 0) return x;
  int exponent = 0;
  std::frexp(x, &exponent);
  const int unit = std::max(exponent - 1, f.lowest) - (f.digits - 1);
  const double nearest = std::ldexp(std::nearbyint(std::ldexp(x, -unit)), unit);
  return std::fabs(nearest) >= std::ldexp(1.0, f.highest + 1) ? std::copysign(static_cast<double>(inf), x) : nearest;
}

bool same_value(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

template <class S>
S of_bits(unsigned bits) {
  return S::from_bits(static_cast<std::uint16_t>(bits));
}

/// Floats around every boundary of a format: its numbers, the midpoints between them, and one float to either side.
std::vector<float> boundaries(const format& f) {
  std::vector<float> all{0.0f, -0.0f, inf, -inf, quiet_nan, std::numeric_limits<float>::max(),
                         std::numeric_limits<float>::denorm_min(), std::numeric_limits<float>::min()};
  for (unsigned bits = 0; bits < 0x7fffu; ++bits) {
    const double a = value_of(bits, f), b = value_of(bits + 1, f);
    for (const double x : {a, (a + b) / 2, a + (b - a) / 4}) {
      const auto near = static_cast<float>(x);
      for (const float y : {near, std::nextafter(near, 0.0f), std::nextafter(near, inf)}) {
        all.push_back(y);
        all.push_back(-y);
      }
    }
  }
  return all;
}

template <class S>
long wrong_roundings(const format& f) {
  long wrong = 0;
  for (const float x : boundaries(f)) {
    const auto got = static_cast<double>(static_cast<float>(S(x)));
    wrong += !same_value(got, rounded(static_cast<double>(x), f));
  }
  return wrong;
}

template <class S>
long wrong_values(const format& f) {
  long wrong = 0;
  for (unsigned bits = 0; bits <= 0xffffu; ++bits) {
    wrong += !same_value(static_cast<double>(static_cast<float>(of_bits<S>(bits))), value_of(bits, f));
  }
  return wrong;
}

template <class S>
long lost_round_trips(const format& f) {
  long lost = 0;
  for (unsigned bits = 0; bits <= 0xffffu; ++bits) {
    const S back(static_cast<float>(of_bits<S>(bits)));
    const bool is_nan = std::isnan(value_of(bits, f));
    const unsigned quiet = is_nan ? bits | (1u << (f.digits - 2)) : bits;  // a signalling NaN comes back quiet
    lost += back.bits() != quiet;
  }
  return lost;
}

}  // namespace

TEST_CASE("numbers: all bit patterns have the value of their format", "[core][numbers]") {
  CHECK(wrong_values<bf16>(bf16_format) == 0);
  CHECK(wrong_values<f16>(f16_format) == 0);
}

TEST_CASE("numbers: all bit patterns survive the way through float", "[core][numbers]") {
  CHECK(lost_round_trips<bf16>(bf16_format) == 0);
  CHECK(lost_round_trips<f16>(f16_format) == 0);
}

TEST_CASE("numbers: floats round to the nearest number, ties to even, at every boundary", "[core][numbers]") {
  CHECK(wrong_roundings<bf16>(bf16_format) == 0);
  CHECK(wrong_roundings<f16>(f16_format) == 0);
}

TEST_CASE("numbers: f16 overflows from 65520 on, bf16 above its largest number and a half", "[core][numbers]") {
  CHECK(f16(65504.0f).bits() == 0x7bff);
  CHECK(f16(std::nextafter(65520.0f, 0.0f)).bits() == 0x7bff);
  CHECK(f16(65520.0f).bits() == 0x7c00);
  CHECK(f16(-65520.0f).bits() == 0xfc00);
  CHECK(bf16(std::numeric_limits<float>::max()).bits() == 0x7f80);
  CHECK(bf16(std::bit_cast<float>(0x7f7f7fffu)).bits() == 0x7f7f);
}

TEST_CASE("numbers: denormals, the sign of zero and infinities stay", "[core][numbers]") {
  CHECK(f16(0x1p-24f).bits() == 1);
  CHECK(f16(0x1p-25f).bits() == 0);
  CHECK(f16(std::nextafter(0x1p-25f, 1.0f)).bits() == 1);
  CHECK(f16(-0.0f).bits() == 0x8000);
  CHECK(bf16(-0.0f).bits() == 0x8000);
  CHECK(f16(-inf).bits() == 0xfc00);
  CHECK(bf16(inf).bits() == 0x7f80);
  CHECK(bf16(std::numeric_limits<float>::denorm_min()).bits() == 0);
}

TEST_CASE("numbers: NaN stays NaN, also one whose payload lies in the lost bits", "[core][numbers]") {
  for (const std::uint32_t bits : {0x7fc00000u, 0x7f800001u, 0xff800001u, 0x7fffffffu, 0x7fa00000u}) {
    CHECK(std::isnan(static_cast<float>(bf16(std::bit_cast<float>(bits)))));
    CHECK(std::isnan(static_cast<float>(f16(std::bit_cast<float>(bits)))));
  }
}

TEST_CASE("numbers: the processor's f16 conversion and the portable one give the same bits", "[core][numbers]") {
  long different = 0;
  for (unsigned bits = 0; bits <= 0xffffu; ++bits) {
    const float portable = xattn::detail::half_bits_to_float(static_cast<std::uint16_t>(bits));
    different += std::bit_cast<std::uint32_t>(static_cast<float>(of_bits<f16>(bits))) !=
                 std::bit_cast<std::uint32_t>(portable);
  }
  CHECK(different == 0);
  for (std::uint64_t bits = 0; bits <= 0xffffffffu; bits += 4099) {  // a prime step through all floats
    const auto x = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    different += f16(x).bits() != xattn::detail::float_to_half_bits(x);
  }
  for (const float x : boundaries(f16_format)) different += f16(x).bits() != xattn::detail::float_to_half_bits(x);
  CHECK(different == 0);
}

TEST_CASE("numbers: conversions are constant expressions with the same results", "[core][numbers]") {
  STATIC_REQUIRE(f16(1.5f).bits() == 0x3e00);
  STATIC_REQUIRE(bf16(1.5f).bits() == 0x3fc0);
  STATIC_REQUIRE(static_cast<float>(f16::from_bits(0x0001)) == 0x1p-24f);
  STATIC_REQUIRE(static_cast<float>(bf16::from_bits(0xbf80)) == -1.0f);
}

TEST_CASE("numbers: equality is that of the bits", "[core][numbers]") {
  CHECK(bf16(quiet_nan) == bf16(quiet_nan));
  CHECK(f16(quiet_nan) == f16(quiet_nan));
  CHECK_FALSE(bf16(0.0f) == bf16(-0.0f));
  CHECK_FALSE(f16(0.0f) == f16(-0.0f));
}

TEST_CASE("numbers: storage types store two bytes, compute in float and have no arithmetic", "[core][numbers]") {
  STATIC_REQUIRE(sizeof(bf16) == 2);
  STATIC_REQUIRE(sizeof(f16) == 2);
  STATIC_REQUIRE(std::is_trivially_copyable_v<bf16>);
  STATIC_REQUIRE(std::is_same_v<xattn::acc_t<const bf16>, float>);
  STATIC_REQUIRE(std::is_same_v<xattn::acc_t<f16>, float>);
  STATIC_REQUIRE(xattn::narrow_storage<bf16>);
  STATIC_REQUIRE_FALSE(xattn::narrow_storage<float>);
  STATIC_REQUIRE_FALSE(xattn::real<bf16>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<float, f16>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<f16, float>);
}
