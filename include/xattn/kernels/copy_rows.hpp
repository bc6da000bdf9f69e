// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A copy in another layout or type.
/// Shapes  from and to of the same shape, rank 2 to 4, any strides; they may not overlap.
/// Edges   narrow elements are widened exactly.
#pragma once

#include "xattn/kernels/rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class S, class T, std::size_t R>
requires compute_alike<S, T>
void copy_rows(const view<const S, R>& from, const view<T, R>& to) {
  const index_t rows = to.empty() ? 0 : row_count(to);
  for (index_t n = 0; n < rows; ++n) simd::transform(row_at(from, n), row_at(to, n), detail::same{});
}

}  // namespace xattn::inline XATTN_ISA::kernels
