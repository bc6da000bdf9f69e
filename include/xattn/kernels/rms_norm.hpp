// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Root-mean-square normalisation of rows.
/// Shapes  x and out (.., d_model), rank 1 to 4, any strides, d_model at least 1; gamma (d_model); rstd (rows).
/// Formula y = gamma x / sqrt(mean(x^2) + eps); with plus_one the factor is 1 + gamma.
/// Edges   a row of zeros gives 0, with eps = 0 too. eps is finite and not negative. out may be x. NaN makes its row
///         NaN, and no other. Where x^2 overflows, rstd is 0.
/// Error   relative (d_model / 8 + 8) u, u the unit roundoff: the squares are positive, their sum loses no more.
/// Source  Zhang and Sennrich 2019, arXiv:1910.07467.
#pragma once

#include "xattn/kernels/norm_rows.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// A is the type that the call computes in.
template <class A>
struct rms_norm_options {
  std::optional<row_view<const A>> gamma{};  // the factor is 1 where left out
  bool plus_one = false;                     // the factor is 1 + gamma
  A eps = A(1e-6);
  executor_ref executor{};
  std::optional<row_view<A>> rstd{};  // output: 1 / root of each row
};

/// Stages of the trace: norm_rstd, norm_xhat (derived), norm_out; value: eps.
template <class S, class T, std::size_t R, tracer Tr = no_trace>
void rms_norm(const view<S, R>& x, const view<T, R>& out, const rms_norm_options<acc_t<T>>& options = {}, Tr tr = {},
              const trace::place& where = {}) {
  using element = std::remove_const_t<S>;
  const detail::norm_rows<detail::centring::about_zero, detail::array_rows<element, R>, T, R> call{
      {x}, out, {options.gamma, {}, options.eps, options.plus_one}, options.executor, {}, options.rstd};
  detail::run_norm("rms_norm", call, tr, where);
}

}  // namespace xattn::inline XATTN_ISA::kernels
