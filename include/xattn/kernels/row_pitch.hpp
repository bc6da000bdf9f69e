// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Distances between rows that a tile reads side by side: a multiple of 2 KB would put all of them into the same
///         few lines of the first cache, where they drive one another out.
#pragma once

#include "xattn/core/types.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// True for rows that do so, `stride` elements apart.
template <class T>
constexpr bool rows_collide(index_t stride) noexcept {
  return stride != 0 && stride * static_cast<index_t>(sizeof(T)) % 2048 == 0;
}

/// True where it would be the same one line: as many rows as the cache has ways fill it.
template <class T>
constexpr bool rows_fill_ways(index_t stride) noexcept {
  return rows_collide<T>(stride) && stride * static_cast<index_t>(sizeof(T)) % 4096 == 0;
}

/// Where the next row of a buffer of our own starts.
template <class T>
constexpr index_t row_pitch(index_t width) noexcept {
  return rows_collide<T>(width) ? width + static_cast<index_t>(64 / sizeof(T)) : width;
}

}  // namespace xattn::inline XATTN_ISA::kernels
