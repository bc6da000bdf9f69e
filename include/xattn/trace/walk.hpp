// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Goes through a strided tensor row by row, in row-major order, whatever its strides are.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/trace/element.hpp"

#include <array>
#include <cstring>
#include <vector>

namespace xattn::inline XATTN_ISA::trace {

/// Position of a row: the indices of all axes but the last.
using row_index = std::array<std::uint32_t, 4>;

/// A row: the elements along the last axis.
template <class T>
struct tensor_row {
  T* data;
  std::ptrdiff_t stride;
  std::size_t count;

  T& operator[](std::size_t i) const { return data[static_cast<std::ptrdiff_t>(i) * stride]; }
};

/// Calls f(row, index) for each row. A tensor of rank 0 is one row of one element; an empty one has no row.
template <class T, class F>
void for_each_row(const tensor_view<T>& v, F&& f) {
  if (v.size() == 0) return;
  const std::size_t last = v.rank == 0 ? 0 : v.rank - std::size_t{1};
  const std::size_t count = v.rank == 0 ? 1 : v.extent[last];
  const std::ptrdiff_t stride = v.rank == 0 ? 1 : v.stride[last];
  row_index index{};
  for (std::size_t rows = v.size() / count; rows-- > 0;) {
    std::ptrdiff_t offset = 0;
    for (std::size_t d = 0; d < last; ++d) offset += static_cast<std::ptrdiff_t>(index[d]) * v.stride[d];
    f(tensor_row<T>{v.data + offset, stride, count}, static_cast<const row_index&>(index));
    for (std::size_t d = last; d-- > 0;) {
      if (++index[d] < v.extent[d]) break;
      index[d] = 0;
    }
  }
}

/// Copies the elements, dense and in row-major order, to memory of any alignment.
template <shown T>
void gather(const tensor_view<const T>& v, std::byte* out) {
  using kept_type = kept_t<T>;
  for_each_row(v, [&out](const tensor_row<const T>& row, const row_index&) {
    if (std::same_as<kept_type, T> && row.stride == 1) {
      std::memcpy(out, static_cast<const void*>(row.data), row.count * sizeof(T));
    } else {
      for (std::size_t i = 0; i < row.count; ++i) {
        const kept_type x = kept(row[i]);
        std::memcpy(out + i * sizeof(kept_type), &x, sizeof(kept_type));
      }
    }
    out += row.count * sizeof(kept_type);
  });
}

template <shown T>
std::vector<std::byte> gathered(const tensor_view<const T>& v) {
  std::vector<std::byte> bytes(v.size() * sizeof(kept_t<T>));
  gather(v, bytes.data());
  return bytes;
}

}  // namespace xattn::inline XATTN_ISA::trace
