// SPDX-License-Identifier: BSD-3-Clause
/// Where the elements of a test array lie: the arrangements of case G11, and raw pointer + extents + strides.
#pragma once

#include "support/numbers.hpp"

#include "xattn/core/view.hpp"

#include <array>

namespace test {

template <std::size_t R>
using index_array = std::array<index_t, R>;

template <std::size_t R>
xattn::extents<R> as_extents(const index_array<R>& numbers) {
  xattn::extents<R> e{};
  for (std::size_t d = 0; d < R; ++d) e[d] = numbers[d];
  return e;
}

/// Pointer, extents and strides in elements; becomes a view of the library where one is asked for.
template <class T, std::size_t R>
struct layout {
  T* data;
  index_array<R> extents, strides;

  operator xattn::view<T, R>() const { return {data, as_extents(extents), as_extents(strides)}; }
};

enum class arrangement {
  row_major,
  transposed,        // the last two axes lie exchanged in memory
  every_second,      // every second element of a buffer twice as wide
  reversed_rows,     // the last axis but one backwards
  reversed_columns,  // the last axis backwards
  column_major,      // the first axis is the fastest
  pitch_8,           // rows start at multiples of 8, never touching one another
  odd_offset         // a slice that starts one element into its storage
};

inline constexpr arrangement arrangements[] = {
    arrangement::row_major,        arrangement::transposed,   arrangement::every_second, arrangement::reversed_rows,
    arrangement::reversed_columns, arrangement::column_major, arrangement::pitch_8,      arrangement::odd_offset};

inline const char* name(arrangement how) {
  switch (how) {
    case arrangement::row_major:
      return "row-major";
    case arrangement::transposed:
      return "transposed storage";
    case arrangement::every_second:
      return "every second element";
    case arrangement::reversed_rows:
      return "reversed along rows";
    case arrangement::reversed_columns:
      return "reversed along columns";
    case arrangement::column_major:
      return "column-major";
    case arrangement::pitch_8:
      return "pitch of 8";
    case arrangement::odd_offset:
      return "odd offset";
  }
  return "unknown";
}

/// Strides, and how many unused elements lie before the lowest one in memory.
template <std::size_t R>
struct placement {
  index_array<R> strides{};
  index_t lead = 0;
};

/// Dense row-major strides, but with the given distance from row to row.
template <std::size_t R>
placement<R> pitched(const index_array<R>& extents, index_t pitch) {
  placement<R> p;
  p.strides[R - 1] = 1;
  index_t step = pitch;
  for (std::size_t d = R - 1; d-- > 0;) {
    p.strides[d] = step;
    step *= extents[d];
  }
  return p;
}

template <std::size_t R>
placement<R> dense(const index_array<R>& extents) {
  return pitched<R>(extents, extents[R - 1]);
}

template <std::size_t R>
placement<R> transposed_storage(index_array<R> extents) {
  if constexpr (R == 1) {
    return dense<R>(extents);
  } else {
    std::swap(extents[R - 1], extents[R - 2]);
    placement<R> p = dense<R>(extents);
    std::swap(p.strides[R - 1], p.strides[R - 2]);
    return p;
  }
}

template <std::size_t R>
placement<R> column_major_storage(const index_array<R>& extents) {
  placement<R> p;
  index_t step = 1;
  for (std::size_t d = 0; d < R; ++d) {
    p.strides[d] = step;
    step *= extents[d];
  }
  return p;
}

template <std::size_t R>
placement<R> arrange(arrangement how, const index_array<R>& extents) {
  const index_t width = extents[R - 1];
  placement<R> p = dense<R>(extents);
  switch (how) {
    case arrangement::row_major:
      break;
    case arrangement::transposed:
      return transposed_storage<R>(extents);
    case arrangement::every_second:
      for (index_t& stride : p.strides) stride *= 2;
      break;
    case arrangement::reversed_rows:
      p.strides[R > 1 ? R - 2 : 0] *= -1;
      break;
    case arrangement::reversed_columns:
      p.strides[R - 1] *= -1;
      break;
    case arrangement::column_major:
      return column_major_storage<R>(extents);
    case arrangement::pitch_8:
      return pitched<R>(extents, width / 8 * 8 + 8);
    case arrangement::odd_offset:
      p.lead = 1;
      break;
  }
  return p;
}

}  // namespace test
