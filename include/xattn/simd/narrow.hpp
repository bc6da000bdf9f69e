// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Contiguous bf16, f16 and int8 into float registers: shifts, or the processor's own conversion where it has
///         one.
///         Where it is cheaper, two registers at once: one of the even elements, one of the odd ones.
/// Edges   widening is exact, so that these give the same bits as the conversions of numbers.hpp, one by one.
#pragma once

#include "xattn/core/numbers.hpp"
#include "xattn/simd/lanes.hpp"

#include <cstring>

namespace xattn::inline XATTN_ISA::simd::detail {

/// The names below, for instruction sets that have none of them.
void widen(no_registers);
void widen_apart(no_registers);
void alternate(no_registers);
void separate(no_registers);

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
/// Elements 0, 2, 4, ... and 1, 3, 5, ... of two registers full.
XATTN_INLINE void widen_apart(const bf16* p, __m128& even, __m128& odd) noexcept {
  const __m128i both = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
  even = _mm_castsi128_ps(_mm_slli_epi32(both, 16));
  odd = _mm_castsi128_ps(_mm_and_si128(both, _mm_set1_epi32(-65536)));
}
/// a0 b0 a1 b1 ..., first half and second half.
XATTN_INLINE void alternate(__m128& a, __m128& b) noexcept {
  const __m128 low = _mm_unpacklo_ps(a, b);
  b = _mm_unpackhi_ps(a, b);
  a = low;
}
/// The other way round.
XATTN_INLINE void separate(__m128& a, __m128& b) noexcept {
  const __m128 even = _mm_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0));
  b = _mm_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1));
  a = even;
}
#if defined(__AVX2__)
XATTN_INLINE void widen_apart(const bf16* p, __m256& even, __m256& odd) noexcept {
  const __m256i both = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p));
  even = _mm256_castsi256_ps(_mm256_slli_epi32(both, 16));
  odd = _mm256_castsi256_ps(_mm256_and_si256(both, _mm256_set1_epi32(-65536)));
}
XATTN_INLINE void alternate(__m256& a, __m256& b) noexcept {
  const __m256 low = _mm256_unpacklo_ps(a, b), high = _mm256_unpackhi_ps(a, b);  // within halves
  a = _mm256_permute2f128_ps(low, high, 0x20);
  b = _mm256_permute2f128_ps(low, high, 0x31);
}
XATTN_INLINE void separate(__m256& a, __m256& b) noexcept {
  const __m256 low = _mm256_permute2f128_ps(a, b, 0x20), high = _mm256_permute2f128_ps(a, b, 0x31);
  a = _mm256_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0));
  b = _mm256_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1));
}
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
XATTN_INLINE void widen_apart(const bf16* p, __m512& even, __m512& odd) noexcept {
  const __m512i both = _mm512_loadu_si512(p);
  even = _mm512_castsi512_ps(_mm512_slli_epi32(both, 16));
  odd = _mm512_castsi512_ps(_mm512_and_si512(both, _mm512_set1_epi32(-65536)));
}
XATTN_INLINE void alternate(__m512& a, __m512& b) noexcept {
  const __m512i low = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const __m512 first = _mm512_permutex2var_ps(a, low, b);
  b = _mm512_permutex2var_ps(a, _mm512_add_epi32(low, _mm512_set1_epi32(8)), b);
  a = first;
}
XATTN_INLINE void separate(__m512& a, __m512& b) noexcept {
  const __m512i even = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  const __m512 first = _mm512_permutex2var_ps(a, even, b);
  b = _mm512_permutex2var_ps(a, _mm512_add_epi32(even, _mm512_set1_epi32(1)), b);
  a = first;
}
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

namespace xattn::inline XATTN_ISA::simd {

/// Whether 2 N elements of S are widened in fewer steps as the even and the odd ones.
template <class S, class T, int N>
concept widens_apart = requires(const S* p, typename pack<T, N>::native::register_type& out) {
  detail::widen_apart(p, out, out);
};

/// Elements 0, 2, ..., 2 N - 2 and 1, 3, ..., 2 N - 1.
template <class S, class T, int N>
XATTN_INLINE void load_apart(const S* p, pack<T, N>& even, pack<T, N>& odd) noexcept {
  typename pack<T, N>::native::register_type a, b;
  detail::widen_apart(p, a, b);
  even = pack<T, N>(typename pack<T, N>::native(a));
  odd = pack<T, N>(typename pack<T, N>::native(b));
}
/// From even and odd elements to the first and the last N of 2 N, and back.
template <class T, int N>
XATTN_INLINE void alternate(pack<T, N>& a, pack<T, N>& b) noexcept {
  typename pack<T, N>::native::register_type first = a.v, second = b.v;
  detail::alternate(first, second);
  a = pack<T, N>(typename pack<T, N>::native(first));
  b = pack<T, N>(typename pack<T, N>::native(second));
}
template <class T, int N>
XATTN_INLINE void separate(pack<T, N>& a, pack<T, N>& b) noexcept {
  typename pack<T, N>::native::register_type first = a.v, second = b.v;
  detail::separate(first, second);
  a = pack<T, N>(typename pack<T, N>::native(first));
  b = pack<T, N>(typename pack<T, N>::native(second));
}

}  // namespace xattn::inline XATTN_ISA::simd
