// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Weights stored as integers of eight bits, a factor a column: a quarter of the bytes for a product that waits
///         for memory.
/// Shapes  b (K, N) -> packed (K, N) and scale (N).
/// Formula scale_j = max_k |b_kj| / 127, q_kj = round(b_kj / scale_j); x b is then scale_j sum_k x_ik q_kj
///         (epilogue::scale).
/// Edges   a column of zeros has the factor 0. Elements must be finite.
/// Error   of b_kj: scale_j / 2.
#pragma once

#include "xattn/kernels/packed_matrix.hpp"

#include <cmath>
#include <cstdint>

namespace xattn::inline XATTN_ISA::kernels {

/// `memory` holds packed_matrix<T, std::int8_t>::size_of elements.
template <real T, class TB>
packed_matrix<T, std::int8_t> pack_int8(const matrix_view<const TB>& b, std::int8_t* memory, const row_view<T>& scale) {
  constexpr index_t columns = tile_shape<T>::columns;
  const index_t depth = b.extent(0), width = b.extent(1);
  std::fill_n(memory, packed_matrix<T, std::int8_t>::size_of(depth, width), std::int8_t{0});
  for (index_t j = 0; j < width; ++j) {
    T largest(0);
    for (index_t k = 0; k < depth; ++k) largest = std::max(largest, std::abs(static_cast<T>(b(k, j))));
    scale(j) = largest / T(127);
    const T factor = largest == T(0) ? T(0) : T(127) / largest;
    std::int8_t* column = memory + j / columns * depth * columns + j % columns;
    for (index_t k = 0; k < depth; ++k) {
      column[k * columns] = static_cast<std::int8_t>(std::lround(static_cast<T>(b(k, j)) * factor));
    }
  }
  return {memory, depth, width};
}

}  // namespace xattn::inline XATTN_ISA::kernels
