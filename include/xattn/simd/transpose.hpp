// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Transposition of small matrices in memory, by squares that fit into registers.
/// Shapes  from (rows, columns) with its rows `pitch` elements apart -> to (columns, rows), likewise.
/// Edges   from and to may not overlap. Elements of another type are converted on the way.
#pragma once

#include "xattn/simd/tail.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

/// Side of the squares: one register of 128 bits, where there is one that can exchange its lanes.
template <class T>
consteval index_t square_side() {
  constexpr int side = 16 / sizeof(T);
  if constexpr (side > 1 && has_pack<T, side>) {
    if constexpr (requires(typename pack<T, side>::native * row) { exchange(row); }) return side;
  }
  return 1;
}
template <class T>
inline constexpr index_t square = square_side<T>();

template <class T>
XATTN_INLINE void transpose_square(const T* from, index_t from_pitch, T* to, index_t to_pitch) noexcept {
  constexpr index_t side = square<T>;
  if constexpr (side == 1) {
    *to = *from;
  } else {
    typename pack<T, int{side}>::native row[std::size_t{side}];
    XATTN_UNROLL
    for (index_t i = 0; i < side; ++i) row[i] = pack<T, int{side}>::load(from + i * from_pitch).v;
    exchange(row);
    XATTN_UNROLL
    for (index_t i = 0; i < side; ++i) pack<T, int{side}>(row[i]).store(to + i * to_pitch);
  }
}

}  // namespace detail

template <class T>
XATTN_NOINLINE void transpose(const T* from, index_t from_pitch, T* to, index_t to_pitch, index_t rows,
                              index_t columns) noexcept {
  constexpr index_t side = detail::square<T>;
  index_t i = 0;
  for (; i + side <= rows; i += side) {
    const T* source = from + i * from_pitch;
    index_t j = 0;
    for (; j + side <= columns; j += side) {
      detail::transpose_square(source + j, from_pitch, to + j * to_pitch + i, to_pitch);
    }
    for (; j < columns; ++j) {
      for (index_t r = 0; r < side; ++r) to[j * to_pitch + i + r] = source[r * from_pitch + j];
    }
  }
  for (; i < rows; ++i) {
    for (index_t j = 0; j < columns; ++j) to[j * to_pitch + i] = from[i * from_pitch + j];
  }
}

template <class S, class T>
  requires(!std::same_as<S, T>)
XATTN_NOINLINE void transpose(const S* from, index_t from_pitch, T* to, index_t to_pitch, index_t rows,
                              index_t columns) noexcept {
  constexpr index_t lines = 16, width = lanes<T>;
  alignas(pack<T>) T wide[std::size_t{lines * width}];
  for (index_t i = 0; i < rows; i += lines) {
    const index_t n = std::min(lines, rows - i);
    const S* source = from + i * from_pitch;
    for (index_t j = 0; j < columns; j += width) {
      const index_t some = std::min(width, columns - j);
      for (index_t r = 0; r < n; ++r) {
        load_some<T>(source + r * from_pitch + j, 1, some, T(0)).store(wide + r * width);
      }
      transpose(wide, width, to + j * to_pitch + i, to_pitch, n, some);
    }
  }
}

}  // namespace xattn::inline XATTN_ISA::simd
