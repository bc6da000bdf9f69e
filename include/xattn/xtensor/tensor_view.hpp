// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a hook is shown, as an array of xtensor:
///           const xt::xarray<double> copy = 2 * xattn::trace::adapt(view);
/// Shapes  those of the view; strides may be any.
/// Edges   to read: no number is copied, and it dies with the call that shows the view. xtensor's own assignments would go
///         through strided memory as if it were dense.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/xtensor/containers.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA::trace {

template <class T>
auto adapt(const tensor_view<T>& v) {
  const std::vector<std::size_t> shape(v.extent.begin(), v.extent.begin() + v.rank);
  std::vector<std::ptrdiff_t> strides(v.rank);
  for (std::size_t d = 0; d < v.rank; ++d) {
    if (shape[d] > 1) strides[d] = v.stride[d];  // that of an axis of 1 is 0 in xtensor
  }
  const T* const data = v.data;
  return xt::adapt(data, v.size(), xt::no_ownership(), shape, strides);
}

}  // namespace xattn::inline XATTN_ISA::trace
