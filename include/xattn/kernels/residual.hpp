// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The residual sum of a sublayer.
/// Shapes  x, y and out of the same shape, rank 1 to 4, any strides; out may be x or y.
/// Formula out = scale x + y; the scale is 1 unless it is given.
/// Error   one rounding, of the product too where the processor cannot fuse them.
/// Source  He et al. 2015, arXiv:1512.03385; Wang et al. 2022, arXiv:2203.00555 (the scale).
#pragma once

#include "xattn/kernels/rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

/// A is the type that is computed in. With a scale of 1 the bits are those of a sum.
template <class A>
struct residual_sum {
  A scale;

  template <class P>
  XATTN_INLINE P operator()(P x, P y) const noexcept {
    return fma(x, P(scale), y);
  }
};

}  // namespace detail

template <class X, class Y, class T, std::size_t R>
requires compute_alike<X, Y, T>
void add(const view<X, R>& x, const view<Y, R>& y, const view<T, R>& out, const executor_ref& executor = {},
         const std::type_identity_t<acc_t<T>>& scale = acc_t<T>(1)) {
  detail::expect_shape("add", "y", y.extent(), x.extent(), "the shape of x");
  detail::expect_like("add", "out", out, "x", x);
  detail::expect_like("add", "out", out, "y", y);
  map_elements(executor, detail::residual_sum<acc_t<T>>{scale}, out, as_const(x), as_const(y));
}

}  // namespace xattn::inline XATTN_ISA::kernels
