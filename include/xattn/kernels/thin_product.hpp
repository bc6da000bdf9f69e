// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Product of a few rows with a matrix that is read once, in the order in which it lies: what is bound by
///         memory and not by arithmetic.
/// Shapes  a (rows, depth), b (depth, columns), the elements of a row side by side -> c (rows, columns filled up to
///         whole packs).
/// Formula c_ij = sum_k a_ik b_kj, one chain of fma over ascending k from zero: the bits of a row do not depend on the
///         rows beside it. A few factors of a row stay in registers while all columns go past them.
/// Edges   b is read as far as its columns go, c is written in whole packs. Narrow elements are widened.
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/simd/prefetch.hpp"
#include "xattn/simd/tail.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

/// Rows of b that meet all rows of a before the next ones are read. Where many rows of a share a b without gaps there
/// is time to ask for what follows it, and its order matters no more: all rows are met at once, and sums stay in
/// registers.
inline constexpr index_t thin_depth = 32;

/// Rows that share what was loaded of a matrix: with four packs of each, sums leave registers for operands.
template <class T>
inline constexpr int tile_rows = simd::lanes<T> * sizeof(T) == 64 ? 4 : 2;
/// Of how many lines that R rows share one is asked for: where little is computed, the processor itself reads ahead to
/// the lines between, and can wait for more of those at once.
template <int R>
inline constexpr int lines_of_ask = R == 1 ? 2 : 1;

/// Asks: whether a single row of a asks ahead too. Where b is all that is read, in one stretch, the processor reads
/// ahead by itself, and asking takes time; where pieces of several stretches take turns it does not.
template <class S, class T, bool Asks = true>
class thin_product {
 public:
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;

  static void run(const matrix_view<const T>& a, const matrix_view<const S>& b, const matrix_view<T>& c) {
    if (a.extent(0) == 1 && b.extent(1) == 8 * lanes) return one_row<8>(a, b, c.data());
    if constexpr (group == 4) {  // packs of 64 bytes
      if (a.extent(0) == 1 && b.extent(1) == 4 * lanes) return one_row<4>(a, b, c.data());
    }
    thin_product(a, b, c).run();
  }

 private:
  static constexpr int group = tile_rows<T>;

  /// Rows of b that meet all rows of a before the next ones are read. It is never copied: a copy of what was just
  /// stored waits for the stores, and with them for every load before it.
  struct slab {
    const T* a;
    const S* b;
    index_t depth;
    bool starts;     // sums from zero, not from what c holds
    const S* asked;  // what to ask for meanwhile
    bool asks_on;    // for one piece after the other as they lie, not for the same columns of later rows
  };

  thin_product(const matrix_view<const T>& a, const matrix_view<const S>& b, const matrix_view<T>& c)
      : a_(a), b_(b), c_(c) {}

  XATTN_NOINLINE void run() const {
    const index_t depth = b_.extent(0), pitch = b_.stride(0);
    const bool one_tile = a_.extent(0) <= group && b_.extent(1) <= 4 * lanes;
    const bool whole = a_.extent(0) >= 2 * group && pitch == b_.extent(1);
    const index_t step = one_tile || whole ? depth : thin_depth;
    const index_t distance = a_.extent(0) == 1 ? simd::near_ahead : simd::far_ahead;
    const index_t ahead = simd::rows_ahead<S>(pitch, b_.extent(1), distance) + (whole ? depth * pitch : 0);
    for (index_t k = 0; k < depth; k += step) {
      const S* b = b_.data() + k * pitch;
      const slab at{a_.data() + k, b, std::min(step, depth - k), k == 0, b + ahead, whole};
      for (index_t i = 0; i < a_.extent(0);) {
        const index_t left = a_.extent(0) - i, height = left >= 2 * group ? 2 * group : left >= group ? group : 1;
        rows(at, i, 0, height);
        i += height;
      }
    }
  }

  /// So many rows with so many packs of columns. A table of them is half the code of a loop for each.
  struct kind {
    index_t rows, packs;
    void (*tile)(const thin_product&, const slab& at, index_t i, index_t j);
  };

  /// `height` rows from row i on, with all columns from column j on: one or two groups, or a single row.
  XATTN_ONE_COPY void rows(const slab& at, index_t i, index_t j, index_t height) const {
    static constexpr kind kinds[] = {{2 * group, 2, tile<2 * group, 2, true>},
                                     {group, 4, tile<group, 4, true>},
                                     {group, 1, tile<group, 1, true>},
                                     {1, 8, tile<1, 8, true>},
                                     {1, 4, tile<1, 4, true>}};
    for (const kind& k : kinds) {
      if (k.rows != height) continue;
      for (; j + k.packs * lanes <= b_.extent(1); j += k.packs * lanes) k.tile(*this, at, i, j);
    }
    for (; height == 1 && j < b_.extent(1); j += lanes) tile<1, 1, false>(*this, at, i, j);
    if (j >= b_.extent(1)) return;
    const index_t less = height > group ? group : 1;
    for (index_t r = 0; r < height; r += less) rows(at, i + r, j, less);
  }

  /// Whether neighbouring packs hold the even and the odd ones of their columns, as elements are widened fastest.
  template <int C>
  static constexpr bool apart = C % 2 == 0 && simd::widens_apart<S, T, int{lanes}>;

  template <int C>
  using row_of_packs = pack[std::size_t{C}];

  /// R rows from row i on with C packs of columns from column j on; of one that is not Whole those that exist.
  template <int R, int C, bool Whole>
  XATTN_NOINLINE static void tile(const thin_product& of, const slab& at, index_t i, index_t j) {
    row_of_packs<C> sums[std::size_t{R}];
    T* const c = of.c_.data() + i * of.c_.stride(0) + j;
    XATTN_UNROLL
    for (index_t r = 0; r < R; ++r) load_sums<C>(at.starts, c + r * of.c_.stride(0), sums[r]);
    const index_t step = of.b_.stride(0), asked_step = at.asks_on ? C * lanes : step, width = of.b_.extent(1) - j;
    const index_t a_step = of.a_.stride(0);
    const S* row = at.b + j;
    const S* asked = at.asked + j * (at.asks_on ? at.depth : 1);
    const T* a = at.a + i * a_step;
    for (const T* const end = a + at.depth; a != end; ++a, row += step, asked += asked_step) {
      if constexpr (R > 1 || Asks) simd::ask_for<C * lanes, lines_of_ask<R>>(asked);
      row_of_packs<C> x;
      load_row<C, Whole>(row, width, x);
      XATTN_UNROLL
      for (index_t r = 0; r < R; ++r) {
        const pack factor(a[r * a_step]);
        XATTN_UNROLL
        for (index_t v = 0; v < C; ++v) sums[r][v] = fma(factor, x[v], sums[r][v]);
      }
    }
    XATTN_UNROLL
    for (index_t r = 0; r < R; ++r) store_sums<C>(sums[r], c + r * of.c_.stride(0));
  }

  template <int C>
  XATTN_INLINE static void load_sums(bool start, const T* from, row_of_packs<C>& sums) {
    XATTN_UNROLL
    for (index_t v = 0; v < C; ++v) sums[v] = start ? pack(T(0)) : pack::load(from + v * lanes);
    if constexpr (apart<C>) {
      XATTN_UNROLL
      for (index_t v = 0; v < C; v += 2) simd::separate(sums[v], sums[v + 1]);
    }
  }

  template <int C>
  XATTN_INLINE static void store_sums(row_of_packs<C>& sums, T* to) {
    if constexpr (apart<C>) {
      XATTN_UNROLL
      for (index_t v = 0; v < C; v += 2) simd::alternate(sums[v], sums[v + 1]);
    }
    XATTN_UNROLL
    for (index_t v = 0; v < C; ++v) sums[v].store(to + v * lanes);
  }

  /// A single row with C packs of columns, which are all: nothing but the loop. What stands between two products takes
  /// the place of reads that could be on their way.
  template <int C>
  XATTN_NOINLINE static void one_row(const matrix_view<const T>& a, const matrix_view<const S>& b, T* c) {
    const index_t pitch = b.stride(0), ahead = simd::rows_ahead<S>(pitch, C * lanes, simd::near_ahead);
    row_of_packs<C> sums;
    XATTN_UNROLL
    for (index_t v = 0; v < C; ++v) sums[v] = pack(T(0));
    const S* row = b.data();
    for (const T *factors = a.data(), *const end = factors + a.extent(1); factors != end; ++factors, row += pitch) {
      if constexpr (Asks) simd::ask_for<C * lanes, lines_of_ask<1>>(row + ahead);
      row_of_packs<C> x;
      load_row<C, true>(row, C * lanes, x);
      const pack factor(*factors);
      XATTN_UNROLL
      for (index_t v = 0; v < C; ++v) sums[v] = fma(factor, x[v], sums[v]);
    }
    store_sums<C>(sums, c);
  }

  template <int C, bool Whole>
  XATTN_INLINE static void load_row(const S* row, [[maybe_unused]] index_t width, row_of_packs<C>& x) {
    XATTN_UNROLL
    for (index_t v = 0; v < C; v += apart<C> ? 2 : 1) {
      if constexpr (apart<C>)
        simd::load_apart(row + v * lanes, x[v], x[v + 1]);
      else if constexpr (Whole)
        x[v] = simd::load_as<T>(row + v * lanes);
      else
        x[v] = simd::load_some<T>(row, 1, std::min(width, lanes), T(0));
    }
  }

  const matrix_view<const T>& a_;
  const matrix_view<const S>& b_;
  const matrix_view<T>& c_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
