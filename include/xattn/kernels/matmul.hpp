// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrix product C = A B on strided views; a transposed operand is a view with its strides exchanged.
/// Shapes  A (M, K), B (K, N) -> C (M, N). K = 0 gives zeros; M or N of 0 is a no-op.
/// Formula c_ij = sum_k a_ik b_kj as one ascending chain of fma: one row and many rows give the same bits.
/// Edges   C may not overlap A or B. Narrow elements are widened to T before they are multiplied.
/// Error   |error| <= K eps sum_k |a_ik b_kj|, eps the spacing of T at 1 (Higham, Accuracy and Stability, 3.1).
#pragma once

#include "xattn/core/workspace.hpp"
#include "xattn/kernels/matmul_tile.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Rows that are computed before they are copied to a C whose rows are narrow or strided.
inline constexpr index_t matmul_rows = 64;

/// Scratch of a product with `depth` = K: a panel of B and, for a C that packs cannot be stored to, a strip of rows.
template <class T>
constexpr std::size_t matmul_workspace(index_t depth) noexcept {
  return workspace_bytes<T>(depth * tile_shape<T>::columns) + workspace_bytes<T>(matmul_rows * tile_shape<T>::columns);
}

namespace detail {

/// Moves a strip of `from` (rows of `columns`) to the view c, of which it may hold more columns.
template <class T>
void deliver(const T* from, index_t columns, const matrix_view<T>& c, product mode) {
  for (index_t i = 0; i < c.extent(0); ++i, from += columns) {
    T* element = c.data() + i * c.stride(0);
    for (index_t j = 0; j < c.extent(1); ++j, element += c.stride(1)) {
      *element = mode == product::added ? *element + from[j] : from[j];
    }
  }
}

/// The columns of C from `first` on that a panel holds.
template <class T, class TA, class TB>
void matmul_panel(const matrix_view<const TA>& a, const matrix_view<const TB>& b, const matrix_view<T>& c,
                  index_t first, workspace scratch, product mode) {
  constexpr index_t columns = tile_shape<T>::columns;
  T* panel = scratch.take<T>(b.extent(0) * columns);
  pack_panel(b, first, panel);
  const matrix_view<T> target = c.slice(1, first, std::min(first + columns, c.extent(1)));
  if (target.extent(1) == columns && c.stride(1) == 1) {
    return matmul_strip(a, panel, target.data(), c.stride(0), mode);
  }
  T* strip = scratch.take<T>(matmul_rows * columns);
  for (index_t i = 0; i < a.extent(0); i += matmul_rows) {
    const index_t last = std::min(i + matmul_rows, a.extent(0));
    matmul_strip(a.slice(0, i, last), panel, strip, columns, product::stored);
    deliver(strip, columns, target.slice(0, i, last), mode);
  }
}

}  // namespace detail

/// `scratch` holds matmul_workspace<T>(K) bytes at least; shapes have been checked by the caller. C may have more
/// columns than B: they become 0, so that rows padded to whole packs are stored as such.
template <class T, class TA, class TB>
XATTN_NOINLINE void matmul(const matrix_view<const TA>& a, const matrix_view<const TB>& b, const matrix_view<T>& c,
                           workspace scratch, product mode = product::stored) {
  XATTN_ASSERT(a.extent(1) == b.extent(0) && c.extent(0) == a.extent(0) && c.extent(1) >= b.extent(1));
  for (index_t j = 0; j < c.extent(1); j += tile_shape<T>::columns) detail::matmul_panel(a, b, c, j, scratch, mode);
}

}  // namespace xattn::inline XATTN_ISA::kernels
