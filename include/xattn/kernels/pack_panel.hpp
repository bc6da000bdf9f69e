// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The columns of a matrix in the order in which a register tile reads them.
/// Shapes  b (K, N) with any strides -> panel [K][columns] of tile_shape<T>::columns columns from `first` on.
/// Edges   zero beyond the last column; narrow elements are widened to T.
#pragma once

#include "xattn/kernels/register_tile.hpp"
#include "xattn/simd/transpose.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class T, class TB>
void pack_panel(const matrix_view<const TB>& b, index_t first, T* panel) {
  constexpr index_t lanes = simd::lanes<T>, columns = tile_shape<T>::columns;
  const index_t width = std::min(columns, b.extent(1) - first), depth = b.extent(0);
  const index_t across = b.stride(1), down = b.stride(0);
  const TB* source = b.data() + first * across;
  if (width < columns) {
    for (T* zero = panel; zero != panel + depth * columns; zero += lanes) simd::pack<T>(T(0)).store(zero);
  }
  if (down == 1) return simd::transpose(source, across, panel, columns, width, depth);
  if (width == columns && across == 1) {
    for (index_t k = 0; k < depth; ++k, source += down, panel += columns) {
      for (index_t j = 0; j < columns; j += lanes) simd::load_as<T>(source + j).store(panel + j);
    }
    return;
  }
  for (index_t k = 0; k < depth; ++k, source += down, panel += columns) {
    const TB* element = source;
    for (index_t j = 0; j < width; ++j, element += across) panel[j] = static_cast<T>(*element);
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
