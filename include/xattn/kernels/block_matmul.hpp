// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrix product C = A B for operands that come once: B is read in place where it is small or has few rows to
///         meet, and packed by runs of panels elsewhere.
/// Shapes  A (M, K), B (K, N) -> C (M, N), any strides. K = 0 gives zeros; M or N of 0 is a no-op.
/// Formula that of matmul.hpp, with its bits and its error bound.
/// Edges   C may not overlap A or B.
#pragma once

#include "xattn/core/workspace.hpp"
#include "xattn/kernels/packed_matmul.hpp"
#include "xattn/kernels/row_pitch.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Elements of B that are packed before they are used.
inline constexpr index_t packed_at_once = 1 << 19;

namespace detail {

/// Elements of B up to which reading in place beats packing: a first cache.
inline constexpr index_t small_matrix = 1 << 14;

template <class T>
constexpr index_t panels_at_once(index_t depth) noexcept {
  return std::max<index_t>(1, packed_at_once / std::max<index_t>(1, depth * tile_shape<T>::columns));
}

template <class T, class TA, class TB>
bool reads_in_place(const matrix_view<const TA>& a, const matrix_view<const TB>& b) noexcept {
  const bool few_rows = a.extent(0) <= 2 * tile_shape<T>::rows;
  const bool small = b.extent(0) * b.extent(1) <= small_matrix && !rows_collide<T>(b.stride(0));
  return std::same_as<T, TB> && b.stride(1) == 1 && (few_rows || small);
}

/// All rows of A against packed panels, in blocks that stay in the second cache.
template <class T, class TA, class TB>
void row_blocks(const matrix_view<const TA>& a, const packed_matrix<T, TB>& b, const matrix_view<T>& c) {
  index_t rows = std::max<index_t>(1, a.extent(0));
  if (rows * b.depth > resident_elements) {
    const index_t most = resident_elements / std::min(b.depth, slab_depth);
    rows = std::max<index_t>(tile_shape<T>::rows, most / tile_shape<T>::rows * tile_shape<T>::rows);
  }
  for (index_t i = 0; i < a.extent(0); i += rows) {
    const index_t last = std::min(i + rows, a.extent(0));
    packed_matmul<T>(a.slice(0, i, last), b, c.slice(0, i, last), epilogue<T>{}, 0, b.panels());
  }
}

}  // namespace detail

/// Scratch of a product.
template <class T>
constexpr std::size_t block_matmul_workspace(index_t depth, index_t width) noexcept {
  const index_t panels = std::min(detail::panels_at_once<T>(depth), packed_matrix<T>::panels_of(width));
  return workspace_bytes<T>(panels * depth * tile_shape<T>::columns);
}

/// `scratch` holds block_matmul_workspace<T>(K, N) bytes; shapes have been checked by the caller.
template <class T, class TA, class TB>
void block_matmul(const matrix_view<const TA>& a, const matrix_view<const TB>& b, const matrix_view<T>& c,
                  workspace scratch) {
  const index_t width = b.extent(1);
  index_t first = 0;
  if constexpr (std::same_as<T, TB>) {
    if (detail::reads_in_place<T>(a, b)) {
      first = width / simd::lanes<T> * simd::lanes<T>;
      detail::row_blocks(a, panels_in_place<T>(b.slice(1, 0, first)), c.slice(1, 0, first));
    }
  }
  if (first == width) return;
  T* memory = scratch.take<T>(static_cast<index_t>(block_matmul_workspace<T>(b.extent(0), width) / sizeof(T)));
  const index_t step = detail::panels_at_once<T>(b.extent(0)) * tile_shape<T>::columns;
  for (; first < width; first += step) {
    const index_t last = std::min(first + step, width);
    detail::row_blocks(a, pack_matrix<T, T>(b.slice(1, first, last), memory), c.slice(1, first, last));
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
