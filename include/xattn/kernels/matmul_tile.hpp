// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The register tile under every matrix product: M rows times a panel of columns of C = A B.
/// Formula c_ij = sum_k a_ik b_kj, one chain of fma over ascending k that starts from 0: an element's bits do not
///         depend on the tile that computed it.
/// Shapes  A is read in place with any strides; B comes as a panel packed [K][columns], zero beyond its last column.
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/simd/pack.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

/// Rows and packs of the largest tile: accumulators, a row of B and a broadcast must fit into the registers.
template <class T>
struct tile_shape {
  static constexpr int lanes = simd::lanes<T>;
  static constexpr int packs = 2;
  static constexpr int rows = lanes >= 8 ? 6 : 4;
  static constexpr index_t columns = packs * lanes;
};

/// What becomes of the product.
enum class product { stored, added };  // C = A B, or C = C + A B where the product is summed by itself first

/// Copies the columns of b from `first` on into panel[k][column], tile_shape<T>::columns of them; zero beyond the last.
template <class T, class TB>
void pack_panel(const matrix_view<const TB>& b, index_t first, T* panel) {
  constexpr index_t lanes = simd::lanes<T>, columns = tile_shape<T>::columns;
  const index_t width = std::min(columns, b.extent(1) - first), depth = b.extent(0);
  const index_t across = b.stride(1), down = b.stride(0);
  const TB* source = b.data() + first * across;
  if (width < columns) {
    for (T* zero = panel; zero != panel + depth * columns; zero += lanes) simd::pack<T>(T(0)).store(zero);
  }
  for (index_t k = 0; k < depth; ++k, source += down, panel += columns) {
    const TB* element = source;
    for (index_t j = 0; j < width; ++j, element += across) panel[j] = static_cast<T>(*element);
  }
}

/// M rows of a times the panel, into M rows of c as wide as the panel and `pitch` elements apart.
template <int M, class T, class TA>
void matmul_tile(const matrix_view<const TA>& a, const T* panel, T* c, index_t pitch, product mode) {
  using pack = simd::pack<T>;
  constexpr index_t lanes = pack::size;
  constexpr int V = tile_shape<T>::packs;
  pack acc[std::size_t{M}][std::size_t{V}];
  XATTN_UNROLL
  for (index_t i = 0; i < M; ++i) {
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) acc[i][v] = pack(T(0));
  }
  const TA* element = a.data();
  const index_t depth = a.extent(1), row = a.stride(0), step = a.stride(1);
  for (index_t k = 0; k < depth; ++k, element += step, panel += V * lanes) {
    pack b[std::size_t{V}];
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) b[v] = pack::load(panel + v * lanes);
    XATTN_UNROLL
    for (index_t i = 0; i < M; ++i) {
      const pack x(static_cast<T>(element[i * row]));
      XATTN_UNROLL
      for (index_t v = 0; v < V; ++v) acc[i][v] = fma(x, b[v], acc[i][v]);
    }
  }
  XATTN_UNROLL
  for (index_t i = 0; i < M; ++i, c += pitch) {
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) {
      T* out = c + v * lanes;
      if (mode == product::added) acc[i][v] = pack::load(out) + acc[i][v];
      acc[i][v].store(out);
    }
  }
}

/// All rows of `a`, in the largest tiles that fit: rows, half of it, one.
template <class T, class TA>
void matmul_strip(matrix_view<const TA> a, const T* panel, T* c, index_t pitch, product mode) {
  constexpr int most = tile_shape<T>::rows, half = most / 2;
  while (a.extent(0) > 0) {
    const index_t left = a.extent(0);
    const index_t rows = left >= most ? most : left >= half ? half : 1;
    if (rows == most) matmul_tile<most>(a, panel, c, pitch, mode);
    else if (rows == half) matmul_tile<half>(a, panel, c, pitch, mode);
    else matmul_tile<1>(a, panel, c, pitch, mode);
    a = a.slice(0, rows, left);
    c += rows * pitch;
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
