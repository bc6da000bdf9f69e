// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Maps the instruction set that config.hpp found to xsimd's architectures, one for each register width.
/// Edges   a width without an architecture has no pack. AVX2 always means fma3<avx2>: plain avx2 has no fused fma.
#pragma once

#include "xattn/core/types.hpp"

#if !defined(XATTN_SCALAR)
#include <xsimd/xsimd.hpp>
#endif

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

/// No vector unit; also the base that says which widths the others lack.
struct no_registers {
  using bits_128 = void;
  using bits_256 = void;
  using bits_512 = void;
  static constexpr std::size_t widest = 0;
};

/// One type for each value of XATTN_ISA_SET.
namespace instruction_set {
struct isa_scalar : no_registers {};
#if !defined(XATTN_SCALAR)
struct isa_generic : no_registers {};
struct isa_sse2 : no_registers {
  using bits_128 = xsimd::sse2;
  static constexpr std::size_t widest = 16;
};
struct isa_sse42 : isa_sse2 {
  using bits_128 = xsimd::sse4_2;
};
struct isa_avx : isa_sse42 {
  using bits_256 = xsimd::avx;
  static constexpr std::size_t widest = 32;
};
struct isa_avx2 : isa_avx {
  using bits_256 = xsimd::fma3<xsimd::avx2>;
};
struct isa_avx512 : isa_avx2 {
  using bits_512 = xsimd::avx512bw;
  static constexpr std::size_t widest = 64;
};
struct isa_neon64 : no_registers {
  using bits_128 = xsimd::neon64;
  static constexpr std::size_t widest = 16;
};
#endif
}  // namespace instruction_set

using current_set = instruction_set::XATTN_ISA_SET;

template <class T>
inline constexpr bool vectorised = (std::same_as<T, float> || std::same_as<T, double>)&&current_set::widest != 0;

template <std::size_t Bytes>
struct arch_of_width {
  using type = void;
};
template <>
struct arch_of_width<16> {
  using type = current_set::bits_128;
};
template <>
struct arch_of_width<32> {
  using type = current_set::bits_256;
};
template <>
struct arch_of_width<64> {
  using type = current_set::bits_512;
};

}  // namespace detail

/// Lanes of the widest pack of T; 1 where there is no vector unit or T is neither float nor double.
template <real T>
inline constexpr int lanes = detail::vectorised<T> ? static_cast<int>(detail::current_set::widest / sizeof(T)) : 1;

/// Whether pack<T, N> exists: one lane, the native width, or a narrower register.
template <real T, int N>
inline constexpr bool has_pack =
    N == 1 || (detail::vectorised<T> &&
               !std::is_void_v<typename detail::arch_of_width<sizeof(T) * static_cast<std::size_t>(N)>::type>);

namespace detail {

/// What a pack holds: an xsimd batch, or the number itself.
template <class T, int N>
struct storage {
#if !defined(XATTN_SCALAR)
  using arch = typename arch_of_width<sizeof(T) * static_cast<std::size_t>(N)>::type;
  using value = xsimd::batch<T, arch>;
  using truth = xsimd::batch_bool<T, arch>;
#endif
};
template <class T>
struct storage<T, 1> {
  using value = T;
  using truth = bool;
};

}  // namespace detail
}  // namespace xattn::inline XATTN_ISA::simd
