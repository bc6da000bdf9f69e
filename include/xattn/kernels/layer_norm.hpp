// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Layer normalisation of rows.
/// Shapes  x and out (.., d_model), rank 1 to 4, any strides, d_model at least 1; gamma, beta (d_model); mean, rstd
///         (rows), a number a row in row-major order of the other axes.
/// Formula y = gamma (x - mean) / sqrt(var + eps) + beta with the biased variance; see norm_row.hpp for the order.
/// Edges   a constant row gives beta exactly, with eps = 0 too. eps is finite and not negative. out may be x. NaN or
///         infinity makes its row NaN, and no other. Where (x - mean)^2 overflows, rstd is 0.
/// Error   of xhat = (x - mean) rstd: (d_model / 4 + 12) (1 + |xhat|) u, u the unit roundoff, wherever the mean lies.
/// Source  Ba, Kiros, Hinton 2016, arXiv:1607.06450; Chan, Golub, LeVeque 1983 (the corrected two-pass algorithm).
#pragma once

#include "xattn/kernels/norm_rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// A is the type that the call computes in.
template <class A>
struct layer_norm_options {
  std::optional<row_view<const A>> gamma{};  // 1 where left out
  std::optional<row_view<const A>> beta{};   // 0 where left out
  A eps = A(1e-5);
  executor_ref executor{};
  std::optional<row_view<A>> mean{}, rstd{};  // outputs: the statistics of each row
};

/// Stages of the trace: norm_mean, norm_rstd, norm_xhat (derived), norm_out; value: eps.
template <class S, class T, std::size_t R, tracer Tr = no_trace>
void layer_norm(const view<S, R>& x, const view<T, R>& out, const layer_norm_options<acc_t<T>>& options = {},
                Tr tr = {}, const trace::place& where = {}) {
  using element = std::remove_const_t<S>;
  const detail::norm_rows<detail::centring::about_mean, detail::array_rows<element, R>, T, R> call{
      {x}, out, {options.gamma, options.beta, options.eps}, options.executor, options.mean, options.rstd};
  detail::run_norm("layer_norm", call, tr, where);
}

}  // namespace xattn::inline XATTN_ISA::kernels
