// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Contiguous bf16, f16 and int8 into float registers: shifts, or the processor's own conversion where it has
///         one.
/// Edges   widening is exact, so that these give the same bits as the conversions of numbers.hpp, one by one.
#pragma once

#include "xattn/core/numbers.hpp"
#include "xattn/simd/lanes.hpp"

#include <cstring>

namespace xattn::inline XATTN_ISA::simd::detail {

/// The names below, for instruction sets that have none of them.
void widen(no_registers);

#if !defined(XATTN_SCALAR) && defined(__SSE2__)
XATTN_INLINE void widen(const bf16* p, __m128& out) noexcept {
  const __m128i four = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(p));
  out = _mm_castsi128_ps(_mm_unpacklo_epi16(_mm_setzero_si128(), four));
}
XATTN_INLINE void widen(const std::int8_t* p, __m128& out) noexcept {
  std::int32_t four = 0;
  std::memcpy(&four, p, sizeof four);
  const __m128i twice = _mm_unpacklo_epi8(_mm_setzero_si128(), _mm_cvtsi32_si128(four));
  out = _mm_cvtepi32_ps(_mm_srai_epi32(_mm_unpacklo_epi16(_mm_setzero_si128(), twice), 24));
}
#if defined(__AVX2__)
XATTN_INLINE void widen(const bf16* p, __m256& out) noexcept {
  const __m128i eight = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
  out = _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(eight), 16));
}
XATTN_INLINE void widen(const std::int8_t* p, __m256& out) noexcept {
  out = _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p))));
}
#endif
#if defined(__F16C__)
XATTN_INLINE void widen(const f16* p, __m128& out) noexcept {
  out = _mm_cvtph_ps(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p)));
}
XATTN_INLINE void widen(const f16* p, __m256& out) noexcept {
  out = _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)));
}
#endif
#if defined(__AVX512F__)
XATTN_INLINE void widen(const bf16* p, __m512& out) noexcept {
  const __m256i sixteen = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p));
  out = _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(sixteen), 16));
}
XATTN_INLINE void widen(const std::int8_t* p, __m512& out) noexcept {
  out = _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p))));
}
XATTN_INLINE void widen(const f16* p, __m512& out) noexcept {
  out = _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)));
}
#endif
#endif

/// Whether pack<T, N> has a register that can be filled from N elements of S at once.
template <class S, class T, int N>
concept widens = requires(const S* p, typename pack<T, N>::native::register_type& out) {
  widen(p, out);
};

template <class S, class T, int N>
XATTN_INLINE pack<T, N> widened(const S* p) noexcept {
  typename pack<T, N>::native::register_type out;
  widen(p, out);
  return pack<T, N>(typename pack<T, N>::native(out));
}

}  // namespace xattn::inline XATTN_ISA::simd::detail
