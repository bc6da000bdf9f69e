// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A matrix in the order in which register tiles read it: panels of columns, one after the other.
/// Shapes  (K, N) -> [ceil(N / columns)][K][columns], columns = tile_shape<T>::columns of the type T that computes.
/// Edges   zero beyond the last column. S is how elements are stored: T, or a narrower type that is widened when read.
///         A row-major matrix of whole packs can be read where it lies.
#pragma once

#include "xattn/kernels/pack_panel.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class T, class S = T>
struct packed_matrix {
  static constexpr index_t columns = tile_shape<T>::columns;
  const S* data = nullptr;
  index_t depth = 0, width = 0;
  index_t pitch = columns;         // from one row of a panel to the next
  index_t step = depth * columns;  // from one panel to the next

  static constexpr index_t panels_of(index_t width) noexcept { return (width + columns - 1) / columns; }
  /// Elements of a packed (depth, width) matrix.
  static constexpr index_t size_of(index_t depth, index_t width) noexcept { return panels_of(width) * depth * columns; }

  index_t panels() const noexcept { return panels_of(width); }
  const S* panel(index_t n) const noexcept { return data + n * step; }
};

/// The whole panels of a matrix with dense rows, a few rows at a time: what is read lies in one stretch.
template <class T>
void pack_dense_rows(const matrix_view<const T>& b, T* memory) {
  constexpr index_t columns = tile_shape<T>::columns, rows = 4;
  const index_t depth = b.extent(0);
  for (index_t k = 0; k < depth; k += rows) {
    const matrix_view<const T> some = b.slice(0, k, std::min(k + rows, depth));
    T* to = memory + k * columns;
    for (index_t j = 0; j + columns <= b.extent(1); j += columns, to += depth * columns) pack_panel(some, j, to);
  }
}

/// Packs all of b into memory of packed_matrix<T, S>::size_of elements.
template <class T, class S, class TB>
packed_matrix<T, S> pack_matrix(const matrix_view<const TB>& b, S* memory) {
  constexpr index_t columns = packed_matrix<T, S>::columns;
  index_t j = 0;
  if constexpr (std::same_as<S, T> && std::same_as<TB, T>) {
    if (b.stride(1) == 1 && b.stride(0) != 1 && b.extent(1) >= columns) {
      pack_dense_rows(b, memory);
      j = b.extent(1) / columns * columns;
    }
  }
  S* panel = memory + j * b.extent(0);
  for (; j < b.extent(1); j += columns, panel += b.extent(0) * columns) {
    if constexpr (std::same_as<S, T>) {
      pack_panel(b, j, panel);
    } else {
      for (index_t k = 0; k < b.extent(0); ++k) {
        for (index_t c = 0; c < columns; ++c) {
          panel[k * columns + c] = j + c < b.extent(1) ? static_cast<S>(b(k, j + c)) : S{};
        }
      }
    }
  }
  return {memory, b.extent(0), b.extent(1)};
}

/// The columns of a matrix whose rows are dense as panels in place; their number is a multiple of a pack's.
template <class T, class S>
packed_matrix<T, S> panels_in_place(const matrix_view<const S>& b) noexcept {
  XATTN_ASSERT(b.stride(1) == 1 && b.extent(1) % simd::lanes<T> == 0);
  return {b.data(), b.extent(0), b.extent(1), b.stride(0), tile_shape<T>::columns};
}

}  // namespace xattn::inline XATTN_ISA::kernels
