// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One number a column, added to every row.
/// Shapes  x and out (.., n), rank 1 to 4, any strides; bias (n). out may be x.
/// Formula out[.., j] = x[.., j] + bias[j].
/// Error   one rounding.
#pragma once

#include "xattn/kernels/rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class X, class B, class T, std::size_t R>
requires compute_alike<X, B, T>
void add_bias(const view<X, R>& x, const row_view<B>& bias, const view<T, R>& out, const executor_ref& executor = {}) {
  detail::expect_shape("add_bias", "bias", bias.extent(), extents<1>{x.extent(R - 1)}, "the last axis of x");
  detail::expect_like("add_bias", "out", out, "x", x);
  detail::expect_apart("add_bias", "out", out, "bias", bias);
  for_each_row(executor, row_count(out), out.extent(R - 1), [&](index_t n) {
    detail::map_row(simd::plus{}, row_at(out, n), row_at(as_const(x), n), as_const(bias));
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
