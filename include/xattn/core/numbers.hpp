// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Storage types bf16 and f16: 16 bits in memory, float in arithmetic. They have no arithmetic of their own.
/// Formula bf16 = the upper half of a float (8 exponent bits, 7 fraction bits); f16 = IEEE 754 binary16.
/// Edges   conversion from float rounds to nearest, ties to even; NaN stays NaN (made quiet), infinities and the sign
///         of zero stay, f16 overflows to infinity from 65520 on, and has denormals down to 2^-24.
/// Error   half a unit in the last place: relative 2^-9 (bf16), 2^-12 (f16, normal range). Widening is exact.
/// Source  IEEE 754-2019, 3.6 and 4.3.1.
#pragma once

#include "xattn/core/types.hpp"

#include <bit>
#include <cstdint>

#if defined(__F16C__)
#include <immintrin.h>
#endif

namespace xattn::inline XATTN_ISA {

class bf16 {
 public:
  constexpr bf16() noexcept = default;
  constexpr explicit bf16(float x) noexcept : bits_(narrow(std::bit_cast<std::uint32_t>(x))) {}
  constexpr explicit operator float() const noexcept { return std::bit_cast<float>(std::uint32_t{bits_} << 16); }

  static constexpr bf16 from_bits(std::uint16_t bits) noexcept {
    bf16 x;
    x.bits_ = bits;
    return x;
  }
  constexpr std::uint16_t bits() const noexcept { return bits_; }
  /// Equal bits; NaN equals itself and the two zeros differ, as befits a storage type.
  friend constexpr bool operator==(bf16, bf16) noexcept = default;

 private:
  static constexpr std::uint16_t narrow(std::uint32_t u) noexcept {
    if ((u & 0x7fffffffu) > 0x7f800000u) return static_cast<std::uint16_t>((u >> 16) | 0x40u);
    return static_cast<std::uint16_t>((u + 0x7fffu + ((u >> 16) & 1u)) >> 16);
  }
  std::uint16_t bits_ = 0;
};

namespace detail {

constexpr std::uint16_t float_to_half_bits(float x) noexcept {
  const std::uint32_t u = std::bit_cast<std::uint32_t>(x);
  const auto sign = static_cast<std::uint16_t>((u >> 16) & 0x8000u);
  const std::uint32_t magnitude = u & 0x7fffffffu;
  const auto with_sign = [sign](std::uint32_t bits) { return static_cast<std::uint16_t>(sign | bits); };
  if (magnitude > 0x7f800000u) return with_sign(0x7e00u | ((magnitude >> 13) & 0x3ffu));
  if (magnitude >= 0x477ff000u) return with_sign(0x7c00u);
  if (magnitude < 0x38800000u) {  // below 2^-14: adding 0.5 leaves the fraction in units of 2^-24, correctly rounded
    return with_sign(std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + 0.5f) - 0x3f000000u);
  }
  return with_sign((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13);
}

constexpr float half_bits_to_float(std::uint16_t h) noexcept {
  const std::uint32_t sign = std::uint32_t{h & 0x8000u} << 16;
  const std::uint32_t magnitude = h & 0x7fffu;
  if (magnitude > 0x7c00u) return std::bit_cast<float>(sign | 0x7fc00000u | ((magnitude & 0x3ffu) << 13));
  if (magnitude == 0x7c00u) return std::bit_cast<float>(sign | 0x7f800000u);
  if (magnitude >= 0x400u) return std::bit_cast<float>(sign | ((magnitude << 13) + 0x38000000u));
  const float tiny = static_cast<float>(magnitude) * 0x1p-24f;
  return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(tiny));
}

}  // namespace detail

class f16 {
 public:
  constexpr f16() noexcept = default;
  constexpr explicit f16(float x) noexcept : bits_(narrow(x)) {}
  constexpr explicit operator float() const noexcept { return widen(bits_); }

  static constexpr f16 from_bits(std::uint16_t bits) noexcept {
    f16 x;
    x.bits_ = bits;
    return x;
  }
  constexpr std::uint16_t bits() const noexcept { return bits_; }
  /// Equal bits, as for bf16.
  friend constexpr bool operator==(f16, f16) noexcept = default;

 private:
  static constexpr std::uint16_t narrow(float x) noexcept {
#if defined(__F16C__)
    if (!std::is_constant_evaluated()) {
      return static_cast<std::uint16_t>(_mm_cvtsi128_si32(_mm_cvtps_ph(_mm_set_ss(x), _MM_FROUND_TO_NEAREST_INT)));
    }
#endif
    return detail::float_to_half_bits(x);
  }
  static constexpr float widen(std::uint16_t bits) noexcept {
#if defined(__F16C__)
    if (!std::is_constant_evaluated()) return _cvtsh_ss(bits);
#endif
    return detail::half_bits_to_float(bits);
  }
  std::uint16_t bits_ = 0;
};

template <>
struct compute_type<bf16> {
  using type = float;
};
template <>
struct compute_type<f16> {
  using type = float;
};

/// Types that are stored narrow and computed wide.
template <class T>
concept narrow_storage = storable<T> && !std::same_as<acc_t<T>, std::remove_cv_t<T>>;

}  // namespace xattn::inline XATTN_ISA
