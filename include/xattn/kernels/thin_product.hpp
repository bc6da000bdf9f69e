// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Product of a few rows with a matrix that is read once, in the order in which it lies: what is bound by
/// memory
///         and not by arithmetic.
/// Shapes  a (M, depth), b (depth, columns) in rows -> c (M, columns filled up to whole packs).
/// Formula c_ij = sum_k a_ik b_kj, one chain of fma over ascending k from zero: the bits of a row do not depend on M.
/// Edges   b is read as far as its columns go, c is written in whole packs. Narrow elements are widened.
#pragma once

#include "xattn/core/workspace.hpp"
#include "xattn/simd/tail.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

/// Packs that hold sums: half of the registers, so that operands have room.
inline constexpr int thin_sums = simd::detail::current_set::widest == 64 ? 16 : 8;
/// Rows of the largest tile.
inline constexpr int thin_rows = thin_sums / 2;
/// Rows of b that are used for all columns before the next ones are touched, where the columns need several tiles.
inline constexpr index_t thin_depth = 16;
/// How many bytes ahead of the reading memory is asked for. The second cache is told: the first one can wait for too
/// few lines at once.
inline constexpr index_t thin_ahead = 8192;

/// Asks for n bytes that will be read soon. Any address is allowed.
XATTN_INLINE void ask_for(const void* p, index_t n) noexcept {
#if defined(__GNUC__)
  XATTN_UNROLL
  for (index_t i = 0; i < n; i += static_cast<index_t>(workspace_alignment)) {
    __builtin_prefetch(static_cast<const char*>(p) + i, 0, 2);
  }
#endif
}

/// Elements a_ik lie at a + i RowStep + k DepthStep.
template <int M, index_t RowStep, index_t DepthStep, class S, class T>
class thin_product {
 public:
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;

  /// Rows of b are b_pitch elements apart, those of c c_pitch.
  static void run(const T* a, index_t depth, const S* b, index_t b_pitch, index_t columns, T* c, index_t c_pitch) {
    const index_t step = columns <= widest * lanes ? depth : thin_depth;
    for (index_t k = 0; k < depth; k += step, a += step * DepthStep, b += step * b_pitch) {
      const slab part{a, std::min(step, depth - k), b, b_pitch, c, c_pitch, k == 0};
      index_t j = 0;
      tiles<widest>(part, columns, j);
      if constexpr (widest > 4) tiles<4>(part, columns, j);
      if constexpr (widest > 2) tiles<2>(part, columns, j);
      if constexpr (widest > 1) tiles<1>(part, columns, j);
      if (j < columns) tile<1, false>(part, j, columns - j);
    }
  }

 private:
  static constexpr int widest = std::clamp(thin_sums / M, 1, 8);

  struct slab {
    const T* a;
    index_t depth;
    const S* b;
    index_t b_pitch;
    T* c;
    index_t c_pitch;
    bool starts;  // sums from zero, not from what c holds
  };

  /// As many tiles of C packs as fit.
  template <int C>
  static void tiles(const slab& s, index_t columns, index_t& j) {
    for (; j + C * lanes <= columns; j += C * lanes) tile<C, true>(s, j, C * lanes);
  }

  /// Whether neighbouring packs hold the even and the odd ones of their columns, as elements are widened fastest.
  template <int C, bool Whole>
  static constexpr bool apart = Whole&& C % 2 == 0 && simd::widens_apart<S, T, int{lanes}>;

  /// Columns [j, j + C lanes), of which `width` exist.
  template <int C, bool Whole>
  static void tile(const slab& s, index_t j, index_t width) {
    using row_of_packs = pack[std::size_t{C}];
    row_of_packs sums[std::size_t{M}];
    XATTN_UNROLL
    for (index_t r = 0; r < M; ++r) {
      XATTN_UNROLL
      for (index_t v = 0; v < C; ++v) {
        sums[r][v] = s.starts ? pack(T(0)) : pack::load(s.c + r * s.c_pitch + j + v * lanes);
      }
      if constexpr (apart<C, Whole>) {
        XATTN_UNROLL
        for (index_t v = 0; v < C; v += 2) simd::separate(sums[r][v], sums[r][v + 1]);
      }
    }
    const T* a = s.a;
    const S* row = s.b + j;
    for (index_t k = 0; k < s.depth; ++k, a += DepthStep, row += s.b_pitch) {
      ask_for(reinterpret_cast<const char*>(row) + thin_ahead, C * lanes * index_t{sizeof(S)});
      row_of_packs x;
      load_row<C, Whole>(row, width, x);
      XATTN_UNROLL
      for (index_t r = 0; r < M; ++r) {
        const pack factor(a[r * RowStep]);
        XATTN_UNROLL
        for (index_t v = 0; v < C; ++v) sums[r][v] = fma(factor, x[v], sums[r][v]);
      }
    }
    XATTN_UNROLL
    for (index_t r = 0; r < M; ++r) {
      if constexpr (apart<C, Whole>) {
        XATTN_UNROLL
        for (index_t v = 0; v < C; v += 2) simd::alternate(sums[r][v], sums[r][v + 1]);
      }
      XATTN_UNROLL
      for (index_t v = 0; v < C; ++v) sums[r][v].store(s.c + r * s.c_pitch + j + v * lanes);
    }
  }

  template <int C, bool Whole>
  XATTN_INLINE static void load_row(const S* row, [[maybe_unused]] index_t width, pack (&x)[std::size_t{C}]) {
    if constexpr (apart<C, Whole>) {
      XATTN_UNROLL
      for (index_t v = 0; v < C; v += 2) simd::load_apart(row + v * lanes, x[v], x[v + 1]);
    } else {
      XATTN_UNROLL
      for (index_t v = 0; v < C; ++v) {
        if constexpr (Whole)
          x[v] = simd::load_as<T>(row + v * lanes);
        else
          x[v] = simd::load_some<T>(row, 1, width, T(0));
      }
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
