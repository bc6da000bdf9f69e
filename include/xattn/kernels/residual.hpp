// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The residual sum of a sublayer.
/// Shapes  x, y and out of the same shape, rank 1 to 4, any strides; out may be x or y.
/// Formula out = x + y.
/// Error   one rounding.
/// Source  He et al. 2015, arXiv:1512.03385.
#pragma once

#include "xattn/kernels/rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class X, class Y, class T, std::size_t R>
requires compute_alike<X, Y, T>
void add(const view<X, R>& x, const view<Y, R>& y, const view<T, R>& out, const executor_ref& executor = {}) {
  detail::expect_shape("add", "y", y.extent(), x.extent(), "the shape of x");
  detail::expect_like("add", "out", out, "x", x);
  detail::expect_like("add", "out", out, "y", y);
  map_elements(executor, simd::plus{}, out, as_const(x), as_const(y));
}

}  // namespace xattn::inline XATTN_ISA::kernels
