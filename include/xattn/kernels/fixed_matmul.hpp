// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrix product of sizes that are known when it is compiled: straight code, with nothing to check, to choose
///         or to pack. For matrices of up to some 32 rows and columns, whose product takes less than a microsecond.
/// Shapes  A (M, K), B (K, N) -> C (M, N), rows dense, at any distance. K = 0 gives zeros.
/// Formula that of matmul.hpp, with its bits and its error bound.
/// Edges   C may not overlap A or B.
#pragma once

#include "xattn/kernels/register_tile.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

/// Rows of a tile with V packs, so that `rows` fall into tiles of nearly the same height.
template <class T>
constexpr index_t fixed_tile_rows(index_t rows, index_t packs) noexcept {
  const index_t most = tile_shape<T>::rows * tile_shape<T>::packs / packs;
  const index_t tiles = (rows + most - 1) / most;
  return (rows + tiles - 1) / tiles;
}

/// `n` is known where this is inlined: a whole pack, or what there is of one.
template <class T>
XATTN_INLINE simd::pack<T> fixed_load(const T* p, index_t n) noexcept {
  return n == simd::lanes<T> ? simd::pack<T>::load(p) : simd::load_some<T>(p, 1, n, T(0));
}
template <class T>
XATTN_INLINE void fixed_store(T* p, index_t n, simd::pack<T> a) noexcept {
  n == simd::lanes<T> ? a.store(p) : simd::store_some(p, 1, n, a);
}

/// R rows of C by W columns, in V packs of which the last may have a few elements only.
template <index_t R, index_t K, index_t W, class T>
XATTN_INLINE void fixed_tile(const T* a, index_t a_row, const T* b, index_t b_row, T* c, index_t c_row) {
  using pack = simd::pack<T>;
  constexpr index_t lanes = pack::size, V = (W + lanes - 1) / lanes, rest = W - (V - 1) * lanes;
  pack acc[std::size_t{R}][std::size_t{V}];
  XATTN_UNROLL
  for (index_t i = 0; i < R; ++i) {
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) acc[i][v] = pack(T(0));
  }
  for (index_t k = 0; k < K; ++k, b += b_row) {
    pack row[std::size_t{V}];
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) row[v] = fixed_load<T>(b + v * lanes, v + 1 < V ? lanes : rest);
    XATTN_UNROLL
    for (index_t i = 0; i < R; ++i) {
      const pack x(a[i * a_row + k]);
      XATTN_UNROLL
      for (index_t v = 0; v < V; ++v) acc[i][v] = fma(x, row[v], acc[i][v]);
    }
  }
  XATTN_UNROLL
  for (index_t i = 0; i < R; ++i) {
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) fixed_store(c + i * c_row + v * lanes, v + 1 < V ? lanes : rest, acc[i][v]);
  }
}

/// All rows by W columns.
template <index_t M, index_t K, index_t W, class T>
XATTN_INLINE void fixed_columns(const T* a, index_t a_row, const T* b, index_t b_row, T* c, index_t c_row) {
  constexpr index_t packs = (W + simd::lanes<T> - 1) / simd::lanes<T>, height = fixed_tile_rows<T>(M, packs);
  index_t i = 0;
  for (; i + height <= M; i += height) fixed_tile<height, K, W>(a + i * a_row, a_row, b, b_row, c + i * c_row, c_row);
  if constexpr (M % height > 0) fixed_tile<M % height, K, W>(a + i * a_row, a_row, b, b_row, c + i * c_row, c_row);
}

}  // namespace detail

/// The rows of a, b and c lie a_row, b_row and c_row elements apart.
template <index_t M, index_t K, index_t N, class T>
XATTN_NOINLINE void fixed_matmul(const T* a, const T* b, T* c, index_t a_row = K, index_t b_row = N,
                                 index_t c_row = N) {
  static_assert(M >= 0 && K >= 0 && N >= 0);
  if constexpr (M > 0 && N > 0) {
    constexpr index_t columns = tile_shape<T>::columns;
    index_t j = 0;
    for (; j + columns <= N; j += columns) detail::fixed_columns<M, K, columns>(a, a_row, b + j, b_row, c + j, c_row);
    if constexpr (N % columns > 0) detail::fixed_columns<M, K, N % columns>(a, a_row, b + j, b_row, c + j, c_row);
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
