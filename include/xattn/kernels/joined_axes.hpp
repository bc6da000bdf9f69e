// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Several last axes seen as one, so that functions of rows (norms, softmax) work over all of them together.
/// Shapes  (.., N_a, .., N_z) -> (1, .., 1, .., N_a .. N_z) of the same rank; `axis` is the first of those joined,
///         negative from the back.
/// Edges   the joined elements must lie one after the other in equal steps, or it is a shape_error; an axis out of
///         range is an option_error. Nothing is copied.
#pragma once

#include "xattn/kernels/rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class T, std::size_t R>
requires(R >= 2) view<T, R> joined_axes(const view<T, R>& x, index_t axis) {
  const std::size_t first = detail::checked_axis<R>("joined_axes", axis);
  extents<R> extent = x.extent(), stride = x.stride();
  for (std::size_t joined = first; joined + 1 < R; ++joined) {
    const index_t width = extent[R - 1], before = extent[R - 2];
    if (before != 1 && width != 1 && stride[R - 2] != width * stride[R - 1]) {
      xattn::detail::fail<shape_error>({"joined_axes: x has shape ", x.extent(), " and steps ", x.stride(),
                                        ", expected the last axes in equal steps"});
    }
    extent[R - 1] = width * before;
    if (width == 1) stride[R - 1] = stride[R - 2];
    for (std::size_t d = R - 1; d-- > 0;) {
      extent[d] = d == 0 ? 1 : extent[d - 1];
      stride[d] = d == 0 ? 0 : stride[d - 1];
    }
  }
  return {x.data(), extent, stride};
}

}  // namespace xattn::inline XATTN_ISA::kernels
