// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Each row times a number of its own: gates of heads, row by row.
/// Shapes  x and out (.., D), rank 2 to 4, any strides; factors (..), the leading axes of x: a stride of 0 repeats a
///         factor for all of an axis.
/// Formula out = factor x.
/// Edges   out may be x. A factor of 0 gives 0 of finite numbers, NaN of NaN and infinity.
/// Error   one rounding.
#pragma once

#include "xattn/kernels/rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class S, class F, class T, std::size_t R>
requires(compute_alike<S, F, T> && R >= 2)
void scale_rows(const view<S, R>& x, const view<F, R - 1>& factors, const view<T, R>& out,
                const executor_ref& executor = {}) {
  using pack = simd::pack<acc_t<T>>;
  extents<R> expected = x.extent(), step{};
  for (std::size_t d = 0; d + 1 < R; ++d) step[d] = factors.stride(d);
  expected[R - 1] = 1;
  const view<const F, R> columns(factors.data(), expected, step);
  extents<R - 1> rows{};
  for (std::size_t d = 0; d + 1 < R; ++d) rows[d] = expected[d];
  detail::expect_shape("scale_rows", "factors", factors.extent(), rows, "the rows of x");
  detail::expect_like("scale_rows", "out", out, "x", x);
  detail::expect_apart("scale_rows", "out", out, "factors", factors);
  for_each_row(executor, row_count(out), out.extent(R - 1), [&](index_t n) {
    const pack factor(static_cast<acc_t<T>>(row_at(columns, n)(0)));
    simd::transform(row_at(as_const(x), n), row_at(out, n), [factor](pack p) { return factor * p; });
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
