// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The register tile under every matrix product, in attention too: M rows times V packs of columns.
/// Formula acc_iv = start(i, v); for each k: acc_iv = fma(a_ik, b_kv, acc_iv); finish(i, v, acc_iv). One ascending
///         chain an element, so that its bits do not depend on the tile that computed it.
/// Shapes  a (M, depth) with any strides, its elements repeated over a pack; b (depth, V packs), rows `pitch` apart.
///         Packs of b come `together` at a time; the next ones start `apart` elements after those before.
/// Edges   narrow elements of a and b are widened to T where they are loaded.
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/simd/prefetch.hpp"
#include "xattn/simd/tail.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

/// The largest tile: accumulators, a row of B and one repeated element must fit into the registers. Rows come in units,
/// so that few kinds of tile need to be compiled.
template <class T>
struct tile_shape {
  static constexpr int lanes = simd::lanes<T>;
  static constexpr bool many_registers = lanes * sizeof(T) == 64;
  static constexpr int packs = 2;
  static constexpr int unit = many_registers ? 4 : 2;
  static constexpr int rows = many_registers ? 12 : lanes * sizeof(T) >= 32 ? 6 : 4;
  static constexpr index_t columns = packs * lanes;
};

/// Memory that a later tile reads: with each line of a, `lines` of it are asked for, into the second cache.
struct read_ahead {
  const char* data = nullptr;
  index_t lines = 0;
};

namespace detail {

/// Rows of a tile that share an address, from which instructions reach the others by multiples of their distance. Where
/// there are many rows, those multiples would not find a register each.
template <int M>
inline constexpr int rows_of_address = M <= 8 ? M : 4;

/// The next lines of M rows, which come from the second cache: too many streams for a processor to foresee.
template <int M, class TA>
XATTN_INLINE void ask_for_rows(const TA* row, index_t a_row) noexcept {
  XATTN_UNROLL
  for (index_t i = 0; i < M; ++i, row = simd::detail::hidden_address(row + a_row)) simd::ask_for_line<1>(row);
}

}  // namespace detail

template <int M, int V, class T, int Together = V, class TA, class TB, class Start, class Finish>
XATTN_INLINE void register_tile(const TA* a, index_t a_row, index_t a_step, const TB* b, index_t b_pitch, index_t depth,
                                const Start& start, const Finish& finish, index_t apart = 0, read_ahead next = {}) {
  using pack = simd::pack<T>;
  constexpr index_t lanes = pack::size, chunk = simd::line_bytes / static_cast<index_t>(sizeof(TA));
  constexpr index_t group = detail::rows_of_address<M>, groups = (M + group - 1) / group;
  pack acc[std::size_t{M}][std::size_t{V}];
  XATTN_UNROLL
  for (index_t i = 0; i < M; ++i) {
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) acc[i][v] = start(i, v);
  }
  const TA* base[std::size_t{groups}];
  XATTN_UNROLL
  for (index_t g = 0; g < groups; ++g) base[g] = simd::detail::hidden_address(a + g * group * a_row);
  for (index_t k = 0; k < depth;) {
    if (a_step == 1) detail::ask_for_rows<M>(base[0] + 2 * chunk, a_row);
    for (index_t l = 0; l < next.lines; ++l, next.data += simd::line_bytes) simd::ask_for_line<2>(next.data);
    for (const index_t end = std::min(depth, k + chunk); k < end; ++k, b += b_pitch) {
      pack row[std::size_t{V}];
      XATTN_UNROLL
      for (index_t v = 0; v < V; ++v) row[v] = simd::load_as<T>(b + v / Together * apart + v % Together * lanes);
      XATTN_UNROLL
      for (index_t i = 0; i < M; ++i) {
        const pack x(static_cast<T>(base[i / group][i % group * a_row]));
        XATTN_UNROLL
        for (index_t v = 0; v < V; ++v) acc[i][v] = fma(x, row[v], acc[i][v]);
      }
      XATTN_UNROLL
      for (index_t g = 0; g < groups; ++g) base[g] = simd::detail::hidden_address(base[g] + a_step);
    }
  }
  XATTN_UNROLL
  for (index_t i = 0; i < M; ++i) {
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) finish(i, v, acc[i][v]);
  }
}

namespace detail {

template <int Rows, class F>
XATTN_INLINE void tile_of(index_t rows, const F& f, index_t first) {
  if constexpr (Rows > 0) {
    if (rows == Rows) return f(std::integral_constant<int, Rows>{}, first);
  }
}

}  // namespace detail

/// Calls f(std::integral_constant<int, M>, first row) for tiles that cover `rows` rows. Whole units go into tiles
/// of nearly the same height: one of 6 rows and one of 2 would be slower than two of 4.
template <class T, class F>
XATTN_INLINE void cover_rows(index_t rows, const F& f) {
  constexpr int unit = tile_shape<T>::unit, most = tile_shape<T>::rows / unit;
  index_t units = rows / unit, first = 0;
  for (index_t tiles = (units + most - 1) / most; tiles > 0; --tiles) {
    const index_t height = (units + tiles - 1) / tiles;
    [&]<int... I>(std::integer_sequence<int, I...>) { (detail::tile_of<(I + 1) * unit>(height * unit, f, first), ...); }
    (std::make_integer_sequence<int, most>{});
    units -= height;
    first += height * unit;
  }
  if constexpr (unit > 2) {
    if (rows - first >= 2) {
      f(std::integral_constant<int, 2>{}, first);
      first += 2;
    }
  }
  if (first < rows) f(std::integral_constant<int, 1>{}, first);
}

}  // namespace xattn::inline XATTN_ISA::kernels
