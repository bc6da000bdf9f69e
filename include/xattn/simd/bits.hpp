// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Bit patterns of numbers in packs of float and double.
#pragma once

#include "xattn/simd/lanes.hpp"

namespace xattn::inline XATTN_ISA::simd::detail {

template <class T>
using bits_of = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;

/// The low bits of the fraction become sign and exponent (bits_up in registers.hpp).
template <class T, int N>
XATTN_INLINE pack<T, N> exponent_from_fraction(pack<T, N> a) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (requires { bits_up(a.v); }) {
    return pack<T, N>(native(bits_up(a.v)));
  } else {  // wide registers without integer operations
    return join<T, N>(exponent_from_fraction(low_part(a)), exponent_from_fraction(high_part(a)));
  }
}

/// Sign and exponent become the low bits of the fraction.
template <class T, int N>
XATTN_INLINE pack<T, N> fraction_from_exponent(pack<T, N> a) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (requires { bits_down(a.v); }) {
    return pack<T, N>(native(bits_down(a.v)));
  } else {
    return join<T, N>(fraction_from_exponent(low_part(a)), fraction_from_exponent(high_part(a)));
  }
}

template <class T, int N>
XATTN_INLINE pack<T, N> bits_and(pack<T, N> a, bits_of<T> pattern) noexcept {
  if constexpr (N == 1)
    return pack<T, N>(std::bit_cast<T>(std::bit_cast<bits_of<T>>(a.v) & pattern));
  else
    return pack<T, N>(typename pack<T, N>::native(a.v & pack<T, N>(std::bit_cast<T>(pattern)).v));
}
template <class T, int N>
XATTN_INLINE pack<T, N> bits_or(pack<T, N> a, bits_of<T> pattern) noexcept {
  if constexpr (N == 1)
    return pack<T, N>(std::bit_cast<T>(std::bit_cast<bits_of<T>>(a.v) | pattern));
  else
    return pack<T, N>(typename pack<T, N>::native(a.v | pack<T, N>(std::bit_cast<T>(pattern)).v));
}

}  // namespace xattn::inline XATTN_ISA::simd::detail
