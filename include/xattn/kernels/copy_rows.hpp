// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A copy in another layout or type.
/// Shapes  from and to of the same shape, rank 2 to 4, any strides; they may not overlap.
/// Edges   narrow elements are widened exactly.
#pragma once

#include "xattn/kernels/rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

template <class S, class T>
void copy_row(const row_view<const S>& from, const row_view<T>& to) {
  if constexpr (std::same_as<S, T>) {
    if (from.stride(0) == 1 && to.stride(0) == 1) {
      std::copy_n(from.data(), from.extent(0), to.data());
    } else {
      for (index_t j = 0; j < to.extent(0); ++j) to(j) = from(j);
    }
  } else {
    simd::transform(from, to, same{});
  }
}

}  // namespace detail

template <class S, class T, std::size_t R>
requires compute_alike<S, T>
void copy_rows(const view<const S, R>& from, const view<T, R>& to) {
  const index_t rows = to.empty() ? 0 : row_count(to);
  for (index_t n = 0; n < rows; ++n) detail::copy_row(row_at(from, n), row_at(to, n));
}

}  // namespace xattn::inline XATTN_ISA::kernels
