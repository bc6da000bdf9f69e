// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What xsimd lacks, or does differently from one version to the next, on registers: halves, joins, max and min
///         with one rule, fused multiply-add, barriers. The only header beside tail.hpp with intrinsics.
/// Edges   larger(a, b) is a > b ? a : b and smaller(a, b) is a < b ? a : b, lane by lane: b where either is NaN.
#pragma once

#include "xattn/simd/arch.hpp"

#include <bit>
#include <cstdint>

#if !defined(XATTN_SCALAR) && defined(__AVX__)
#include <immintrin.h>
#elif !defined(XATTN_SCALAR) && (defined(__SSE2__) || defined(_M_X64))
#include <emmintrin.h>  // immintrin.h would add 0.3 s to every compilation
#endif

namespace xattn::inline XATTN_ISA::simd::detail {

/// Hides a number or a register from the optimiser: what was rounded before stays rounded. No instruction.
template <class R>
XATTN_INLINE R hidden(R x) noexcept {
#if defined(__GNUC__) && defined(__SSE2__)
  __asm__("" : "+v"(x));
#elif defined(__GNUC__) && defined(__aarch64__)
  __asm__("" : "+w"(x));
#endif
  return x;
}

/// An address of which the compiler does not know how far it is from others, nor before this point: it finds the others
/// from there, instead of keeping each of them.
template <class T>
XATTN_INLINE T* hidden_address(T* p) noexcept {
#if defined(__GNUC__)
  __asm__ volatile("" : "+r"(p));
#endif
  return p;
}

/// The names below, for instruction sets that have none of them.
void larger(no_registers);
void smaller(no_registers);
void fused(no_registers);
void fused_negated(no_registers);
void low_half(no_registers);
void high_half(no_registers);
void joined(no_registers);
void swap_halves(no_registers);
void swap_pairs(no_registers);
void first(no_registers);
void swap_neighbours(no_registers);
void low_twice(no_registers);
void high_twice(no_registers);
void sums_of(no_registers);
void load_pieces(no_registers);
void store_pieces(no_registers);
void bits_up(no_registers);
void bits_down(no_registers);
void exchange(no_registers);

/// The bit pattern of a number moved to the left (up) or right (down) by its fraction's width: the low bits of the
/// fraction become sign and exponent, or the other way round.
XATTN_INLINE float bits_up(float a) noexcept { return std::bit_cast<float>(std::bit_cast<std::uint32_t>(a) << 23); }
XATTN_INLINE double bits_up(double a) noexcept { return std::bit_cast<double>(std::bit_cast<std::uint64_t>(a) << 52); }
XATTN_INLINE float bits_down(float a) noexcept { return std::bit_cast<float>(std::bit_cast<std::uint32_t>(a) >> 23); }
XATTN_INLINE double bits_down(double a) noexcept {
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(a) >> 52);
}

#if !defined(XATTN_SCALAR)

#if defined(__SSE2__) || defined(_M_X64)
XATTN_INLINE __m128 larger(__m128 a, __m128 b) noexcept { return _mm_max_ps(a, b); }
XATTN_INLINE __m128d larger(__m128d a, __m128d b) noexcept { return _mm_max_pd(a, b); }
XATTN_INLINE __m128 smaller(__m128 a, __m128 b) noexcept { return _mm_min_ps(a, b); }
XATTN_INLINE __m128d smaller(__m128d a, __m128d b) noexcept { return _mm_min_pd(a, b); }
/// Lanes 2 3 0 1 and 1 0 3 2.
XATTN_INLINE __m128 swap_halves(__m128 a) noexcept { return _mm_shuffle_ps(a, a, _MM_SHUFFLE(1, 0, 3, 2)); }
XATTN_INLINE __m128 swap_pairs(__m128 a) noexcept { return _mm_shuffle_ps(a, a, _MM_SHUFFLE(2, 3, 0, 1)); }
XATTN_INLINE __m128d swap_halves(__m128d a) noexcept { return _mm_shuffle_pd(a, a, 1); }
/// Lanes 1 0 3 2 ..; lanes 0 0 1 1 .. of the lower half and of the upper half.
XATTN_INLINE __m128 swap_neighbours(__m128 a) noexcept { return swap_pairs(a); }
XATTN_INLINE __m128d swap_neighbours(__m128d a) noexcept { return swap_halves(a); }
XATTN_INLINE __m128 low_twice(__m128 a) noexcept { return _mm_unpacklo_ps(a, a); }
XATTN_INLINE __m128d low_twice(__m128d a) noexcept { return _mm_unpacklo_pd(a, a); }
XATTN_INLINE __m128 high_twice(__m128 a) noexcept { return _mm_unpackhi_ps(a, a); }
XATTN_INLINE __m128d high_twice(__m128d a) noexcept { return _mm_unpackhi_pd(a, a); }
/// Lane i is the sum of the lanes of register i, lane j added to lane j + half first.
XATTN_INLINE __m128 sums_of(__m128 a, __m128 b, __m128 c, __m128 d) noexcept {
  const __m128 ab = _mm_add_ps(_mm_movelh_ps(a, b), _mm_movehl_ps(b, a));
  const __m128 cd = _mm_add_ps(_mm_movelh_ps(c, d), _mm_movehl_ps(d, c));
  return _mm_add_ps(_mm_shuffle_ps(ab, cd, _MM_SHUFFLE(2, 0, 2, 0)), _mm_shuffle_ps(ab, cd, _MM_SHUFFLE(3, 1, 3, 1)));
}
XATTN_INLINE __m128d sums_of(__m128d a, __m128d b) noexcept {
  return _mm_add_pd(_mm_unpacklo_pd(a, b), _mm_unpackhi_pd(a, b));
}
XATTN_INLINE float first(__m128 a) noexcept { return _mm_cvtss_f32(a); }
XATTN_INLINE double first(__m128d a) noexcept { return _mm_cvtsd_f64(a); }
XATTN_INLINE __m128 bits_up(__m128 a) noexcept { return _mm_castsi128_ps(_mm_slli_epi32(_mm_castps_si128(a), 23)); }
XATTN_INLINE __m128 bits_down(__m128 a) noexcept { return _mm_castsi128_ps(_mm_srli_epi32(_mm_castps_si128(a), 23)); }
XATTN_INLINE __m128d bits_up(__m128d a) noexcept { return _mm_castsi128_pd(_mm_slli_epi64(_mm_castpd_si128(a), 52)); }
XATTN_INLINE __m128d bits_down(__m128d a) noexcept { return _mm_castsi128_pd(_mm_srli_epi64(_mm_castpd_si128(a), 52)); }

/// The square matrix whose rows are these registers, transposed.
template <class Arch>
XATTN_INLINE void exchange(xsimd::batch<float, Arch>* row) noexcept {
  using Batch = xsimd::batch<float, Arch>;
  const __m128 low01 = _mm_unpacklo_ps(row[0], row[1]), low23 = _mm_unpacklo_ps(row[2], row[3]);
  const __m128 high01 = _mm_unpackhi_ps(row[0], row[1]), high23 = _mm_unpackhi_ps(row[2], row[3]);
  row[0] = Batch(_mm_movelh_ps(low01, low23));
  row[1] = Batch(_mm_movehl_ps(low23, low01));
  row[2] = Batch(_mm_movelh_ps(high01, high23));
  row[3] = Batch(_mm_movehl_ps(high23, high01));
}
template <class Arch>
XATTN_INLINE void exchange(xsimd::batch<double, Arch>* row) noexcept {
  using Batch = xsimd::batch<double, Arch>;
  const __m128d low = _mm_unpacklo_pd(row[0], row[1]);
  row[1] = Batch(_mm_unpackhi_pd(row[0], row[1]));
  row[0] = Batch(low);
}

/// p[0] ... p[n - 1], then fill, for 0 <= n <= lanes.
XATTN_INLINE __m128 load_pieces(const float* p, index_t n, __m128 fill) noexcept {
  if (n >= 4) return _mm_loadu_ps(p);
  if (n >= 2) {
    const __m128 two = _mm_castsi128_ps(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p)));
    return _mm_movelh_ps(two, n == 2 ? fill : _mm_move_ss(fill, _mm_load_ss(p + 2)));
  }
  return n == 1 ? _mm_move_ss(fill, _mm_load_ss(p)) : fill;
}
XATTN_INLINE __m128d load_pieces(const double* p, index_t n, __m128d fill) noexcept {
  if (n >= 2) return _mm_loadu_pd(p);
  return n == 1 ? _mm_move_sd(fill, _mm_load_sd(p)) : fill;
}
XATTN_INLINE void store_pieces(float* p, index_t n, __m128 a) noexcept {
  if (n >= 4) return _mm_storeu_ps(p, a);
  if (n >= 2) {
    _mm_storel_pi(reinterpret_cast<__m64*>(p), a);
    a = _mm_movehl_ps(a, a);
    p += 2;
    n -= 2;
  }
  if (n == 1) _mm_store_ss(p, a);
}
XATTN_INLINE void store_pieces(double* p, index_t n, __m128d a) noexcept {
  if (n >= 2) return _mm_storeu_pd(p, a);
  if (n == 1) _mm_store_sd(p, a);
}
#endif

#if defined(__AVX__)
XATTN_INLINE __m256 larger(__m256 a, __m256 b) noexcept { return _mm256_max_ps(a, b); }
XATTN_INLINE __m256d larger(__m256d a, __m256d b) noexcept { return _mm256_max_pd(a, b); }
XATTN_INLINE __m256 smaller(__m256 a, __m256 b) noexcept { return _mm256_min_ps(a, b); }
XATTN_INLINE __m256d smaller(__m256d a, __m256d b) noexcept { return _mm256_min_pd(a, b); }
XATTN_INLINE __m128 low_half(__m256 a) noexcept { return _mm256_castps256_ps128(a); }
XATTN_INLINE __m128d low_half(__m256d a) noexcept { return _mm256_castpd256_pd128(a); }
XATTN_INLINE __m128 high_half(__m256 a) noexcept { return _mm256_extractf128_ps(a, 1); }
XATTN_INLINE __m128d high_half(__m256d a) noexcept { return _mm256_extractf128_pd(a, 1); }
XATTN_INLINE __m256 joined(__m128 low, __m128 high) noexcept {
  return _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
}
XATTN_INLINE __m256d joined(__m128d low, __m128d high) noexcept {
  return _mm256_insertf128_pd(_mm256_castpd128_pd256(low), high, 1);
}
XATTN_INLINE __m256 swap_neighbours(__m256 a) noexcept { return _mm256_permute_ps(a, 0xb1); }
XATTN_INLINE __m256d swap_neighbours(__m256d a) noexcept { return _mm256_permute_pd(a, 0x5); }
XATTN_INLINE __m256 low_twice(__m256 a) noexcept {
  return _mm256_permutevar_ps(_mm256_permute2f128_ps(a, a, 0x00), _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3));
}
XATTN_INLINE __m256d low_twice(__m256d a) noexcept {
  return _mm256_permute_pd(_mm256_permute2f128_pd(a, a, 0x00), 0xc);
}
XATTN_INLINE __m256 high_twice(__m256 a) noexcept {
  return _mm256_permutevar_ps(_mm256_permute2f128_ps(a, a, 0x11), _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3));
}
XATTN_INLINE __m256d high_twice(__m256d a) noexcept {
  return _mm256_permute_pd(_mm256_permute2f128_pd(a, a, 0x11), 0xc);
}
#endif

#if defined(__AVX2__)
XATTN_INLINE __m256 bits_up(__m256 a) noexcept {
  return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_castps_si256(a), 23));
}
XATTN_INLINE __m256 bits_down(__m256 a) noexcept {
  return _mm256_castsi256_ps(_mm256_srli_epi32(_mm256_castps_si256(a), 23));
}
XATTN_INLINE __m256d bits_up(__m256d a) noexcept {
  return _mm256_castsi256_pd(_mm256_slli_epi64(_mm256_castpd_si256(a), 52));
}
XATTN_INLINE __m256d bits_down(__m256d a) noexcept {
  return _mm256_castsi256_pd(_mm256_srli_epi64(_mm256_castpd_si256(a), 52));
}
#endif

#if defined(__FMA__)
XATTN_INLINE __m128 fused(__m128 a, __m128 b, __m128 c) noexcept { return _mm_fmadd_ps(a, b, c); }
XATTN_INLINE __m128d fused(__m128d a, __m128d b, __m128d c) noexcept { return _mm_fmadd_pd(a, b, c); }
XATTN_INLINE __m256 fused(__m256 a, __m256 b, __m256 c) noexcept { return _mm256_fmadd_ps(a, b, c); }
XATTN_INLINE __m256d fused(__m256d a, __m256d b, __m256d c) noexcept { return _mm256_fmadd_pd(a, b, c); }
XATTN_INLINE __m128 fused_negated(__m128 a, __m128 b, __m128 c) noexcept { return _mm_fnmadd_ps(a, b, c); }
XATTN_INLINE __m128d fused_negated(__m128d a, __m128d b, __m128d c) noexcept { return _mm_fnmadd_pd(a, b, c); }
XATTN_INLINE __m256 fused_negated(__m256 a, __m256 b, __m256 c) noexcept { return _mm256_fnmadd_ps(a, b, c); }
XATTN_INLINE __m256d fused_negated(__m256d a, __m256d b, __m256d c) noexcept { return _mm256_fnmadd_pd(a, b, c); }
#endif

#if defined(__AVX512F__) && defined(__AVX512DQ__)
XATTN_INLINE __m512 larger(__m512 a, __m512 b) noexcept { return _mm512_max_ps(a, b); }
XATTN_INLINE __m512d larger(__m512d a, __m512d b) noexcept { return _mm512_max_pd(a, b); }
XATTN_INLINE __m512 smaller(__m512 a, __m512 b) noexcept { return _mm512_min_ps(a, b); }
XATTN_INLINE __m512d smaller(__m512d a, __m512d b) noexcept { return _mm512_min_pd(a, b); }
XATTN_INLINE __m256 low_half(__m512 a) noexcept { return _mm512_castps512_ps256(a); }
XATTN_INLINE __m256d low_half(__m512d a) noexcept { return _mm512_castpd512_pd256(a); }
XATTN_INLINE __m256 high_half(__m512 a) noexcept { return _mm512_extractf32x8_ps(a, 1); }
XATTN_INLINE __m256d high_half(__m512d a) noexcept { return _mm512_extractf64x4_pd(a, 1); }
XATTN_INLINE __m512 joined(__m256 low, __m256 high) noexcept {
  return _mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
}
XATTN_INLINE __m512d joined(__m256d low, __m256d high) noexcept {
  return _mm512_insertf64x4(_mm512_castpd256_pd512(low), high, 1);
}
XATTN_INLINE __m512 swap_neighbours(__m512 a) noexcept { return _mm512_permute_ps(a, 0xb1); }
XATTN_INLINE __m512d swap_neighbours(__m512d a) noexcept { return _mm512_permute_pd(a, 0x55); }
XATTN_INLINE __m512 low_twice(__m512 a) noexcept {
  return _mm512_permutexvar_ps(_mm512_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7), a);
}
XATTN_INLINE __m512d low_twice(__m512d a) noexcept {
  return _mm512_permutexvar_pd(_mm512_setr_epi64(0, 0, 1, 1, 2, 2, 3, 3), a);
}
XATTN_INLINE __m512 high_twice(__m512 a) noexcept {
  return _mm512_permutexvar_ps(_mm512_setr_epi32(8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15), a);
}
XATTN_INLINE __m512d high_twice(__m512d a) noexcept {
  return _mm512_permutexvar_pd(_mm512_setr_epi64(4, 4, 5, 5, 6, 6, 7, 7), a);
}
XATTN_INLINE __m512 bits_up(__m512 a) noexcept {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_castps_si512(a), 23));
}
XATTN_INLINE __m512 bits_down(__m512 a) noexcept {
  return _mm512_castsi512_ps(_mm512_srli_epi32(_mm512_castps_si512(a), 23));
}
XATTN_INLINE __m512d bits_up(__m512d a) noexcept {
  return _mm512_castsi512_pd(_mm512_slli_epi64(_mm512_castpd_si512(a), 52));
}
XATTN_INLINE __m512d bits_down(__m512d a) noexcept {
  return _mm512_castsi512_pd(_mm512_srli_epi64(_mm512_castpd_si512(a), 52));
}
XATTN_INLINE __m512 fused(__m512 a, __m512 b, __m512 c) noexcept { return _mm512_fmadd_ps(a, b, c); }
XATTN_INLINE __m512d fused(__m512d a, __m512d b, __m512d c) noexcept { return _mm512_fmadd_pd(a, b, c); }
XATTN_INLINE __m512 fused_negated(__m512 a, __m512 b, __m512 c) noexcept { return _mm512_fnmadd_ps(a, b, c); }
XATTN_INLINE __m512d fused_negated(__m512d a, __m512d b, __m512d c) noexcept { return _mm512_fnmadd_pd(a, b, c); }
#endif

#if defined(__aarch64__)
XATTN_INLINE float32x4_t swap_neighbours(float32x4_t a) noexcept { return vrev64q_f32(a); }
XATTN_INLINE float64x2_t swap_neighbours(float64x2_t a) noexcept { return vextq_f64(a, a, 1); }
XATTN_INLINE float32x4_t low_twice(float32x4_t a) noexcept { return vzip1q_f32(a, a); }
XATTN_INLINE float64x2_t low_twice(float64x2_t a) noexcept { return vzip1q_f64(a, a); }
XATTN_INLINE float32x4_t high_twice(float32x4_t a) noexcept { return vzip2q_f32(a, a); }
XATTN_INLINE float64x2_t high_twice(float64x2_t a) noexcept { return vzip2q_f64(a, a); }
XATTN_INLINE float32x4_t fused(float32x4_t a, float32x4_t b, float32x4_t c) noexcept { return vfmaq_f32(c, a, b); }
XATTN_INLINE float64x2_t fused(float64x2_t a, float64x2_t b, float64x2_t c) noexcept { return vfmaq_f64(c, a, b); }
XATTN_INLINE float32x4_t fused_negated(float32x4_t a, float32x4_t b, float32x4_t c) noexcept {
  return vfmsq_f32(c, a, b);
}
XATTN_INLINE float64x2_t fused_negated(float64x2_t a, float64x2_t b, float64x2_t c) noexcept {
  return vfmsq_f64(c, a, b);
}
XATTN_INLINE float32x4_t bits_up(float32x4_t a) noexcept {
  return vreinterpretq_f32_u32(vshlq_n_u32(vreinterpretq_u32_f32(a), 23));
}
XATTN_INLINE float64x2_t bits_up(float64x2_t a) noexcept {
  return vreinterpretq_f64_u64(vshlq_n_u64(vreinterpretq_u64_f64(a), 52));
}
XATTN_INLINE float32x4_t bits_down(float32x4_t a) noexcept {
  return vreinterpretq_f32_u32(vshrq_n_u32(vreinterpretq_u32_f32(a), 23));
}
XATTN_INLINE float64x2_t bits_down(float64x2_t a) noexcept {
  return vreinterpretq_f64_u64(vshrq_n_u64(vreinterpretq_u64_f64(a), 52));
}
#endif

#endif

}  // namespace xattn::inline XATTN_ISA::simd::detail
