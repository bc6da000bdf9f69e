// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A residual sum and its norm in one go: the sum is normalised while it is in the nearest cache.
/// Shapes  x, y, out and sum (.., d_model), rank 1 to 4, any strides; gamma, beta, mean, rstd as in layer_norm.hpp and
///         rms_norm.hpp.
/// Formula sum = scale x + y, out = layer_norm(sum) or rms_norm(sum): the bits of add followed by the norm.
/// Edges   sum may be left out; out and sum may be x or y, and each other. The rest as in layer_norm.hpp, rms_norm.hpp.
/// Error   that of the norm, of a sum that is rounded once.
#pragma once

#include "xattn/kernels/layer_norm.hpp"
#include "xattn/kernels/residual.hpp"
#include "xattn/kernels/rms_norm.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// How a residual is added, and where the sum is kept.
template <class T, std::size_t R>
struct residual_options {
  std::optional<view<T, R>> sum{};
  acc_t<T> scale = acc_t<T>(1);  // of x
};

namespace detail {

/// A row of x and one of y, which are added, and kept, when they are read.
template <bool Dense, class X, class Y, class T>
struct summed_row {
  row_cursor<const X> x;
  row_cursor<const Y> y;
  row_cursor<T> sum;
  acc_t<T> scale;

  T first() const {
    using one = simd::pack<T, 1>;
    return opaque(residual_sum<T>{scale}(one(static_cast<T>(*x.data)), one(static_cast<T>(*y.data)))).v;
  }
  /// Lanes past the end are `fill`.
  XATTN_INLINE simd::pack<T> read(index_t i, index_t count, const T& fill) const noexcept {
    const residual_sum<T> add{scale};
    const auto total =
        opaque(add(x.template read<Dense, T>(i, count, T(0)), y.template read<Dense, T>(i, count, fill)));
    sum.template write<Dense, T>(i, count, total);
    return total;
  }
};

/// As array_rows: added in the first pass, read from memory in those after it.
template <class X, class Y, class T, std::size_t R>
struct summed_rows {
  view<const X, R> x;
  view<const Y, R> y;
  view<T, R> sum;
  acc_t<T> scale;

  bool contiguous() const noexcept {
    return x.stride(R - 1) == 1 && y.stride(R - 1) == 1 && sum.stride(R - 1) == 1;
  }
  template <bool Dense>
  summed_row<Dense, X, Y, T> first(index_t n) const {
    return {row_cursor(row_at(x, n)), row_cursor(row_at(y, n)), row_cursor(row_at(sum, n)), scale};
  }
  template <bool Dense>
  memory_row<Dense, T> again(index_t n) const {
    return {row_cursor(as_const(row_at(sum, n)))};
  }
};

/// The checks of a call whose sum is kept in memory of its own, or in out.
template <class Call>
void check_summed(const char* function, const Call& call, bool kept) {
  const auto& [x, y, sum, scale] = call.rows_of;
  expect_shape(function, "y", y.extent(), x.extent(), "the shape of x");
  call.check(function, x);
  expect_like(function, "out", call.out, "y", y);
  call.check_beside(function, "y", y);
  if (!kept) return;
  call.check_beside(function, "sum", sum);
  expect_like(function, "sum", sum, "x", x);
  expect_like(function, "sum", sum, "y", y);
  expect_like(function, "out", call.out, "sum", sum);
}

/// Checks, then runs; where a hook wants a stage of the norm, the sum comes first, and norm(sum) runs traced.
template <class Call, class Norm, tracer Tr>
void run_summed(const char* function, const Call& call, bool kept, const Norm& norm, Tr tr, const trace::place& where) {
  using trace::stage;
  check_summed(function, call, kept);
  if constexpr (trace::wants_any<Tr, stage::norm_mean, stage::norm_rstd, stage::norm_xhat, stage::norm_out>) {
    const auto& [x, y, sum, scale] = call.rows_of;
    add(x, y, sum, call.executor, scale);
    norm(as_const(sum));
  } else {
    if constexpr (trace::takes_values<Tr>) give_norm_values(call, tr, where);
    call.run();
  }
}

}  // namespace detail

/// Stages of the trace: those of layer_norm.
template <class X, class Y, real T, std::size_t R, tracer Tr = no_trace>
requires compute_alike<X, Y, T>
void add_layer_norm(const view<X, R>& x, const view<Y, R>& y, const view<T, R>& out,
                    const layer_norm_options<T>& options = {},
                    const std::type_identity_t<residual_options<T, R>>& residual = {}, Tr tr = {},
                    const trace::place& where = {}) {
  using rows = detail::summed_rows<std::remove_const_t<X>, std::remove_const_t<Y>, T, R>;
  const detail::norm_rows<detail::centring::about_mean, rows, T, R> call{
      {x, y, residual.sum.value_or(out), residual.scale}, out, {options.gamma, options.beta, options.eps},
      options.executor, options.mean, options.rstd};
  const auto norm = [&](const view<const T, R>& sum) { layer_norm(sum, out, options, tr, where); };
  detail::run_summed("add_layer_norm", call, residual.sum.has_value(), norm, tr, where);
}

/// Stages of the trace: those of rms_norm.
template <class X, class Y, real T, std::size_t R, tracer Tr = no_trace>
requires compute_alike<X, Y, T>
void add_rms_norm(const view<X, R>& x, const view<Y, R>& y, const view<T, R>& out,
                  const rms_norm_options<T>& options = {},
                  const std::type_identity_t<residual_options<T, R>>& residual = {}, Tr tr = {},
                  const trace::place& where = {}) {
  using rows = detail::summed_rows<std::remove_const_t<X>, std::remove_const_t<Y>, T, R>;
  const detail::norm_rows<detail::centring::about_zero, rows, T, R> call{
      {x, y, residual.sum.value_or(out), residual.scale}, out, {options.gamma, {}, options.eps, options.plus_one},
      options.executor, {}, options.rstd};
  const auto norm = [&](const view<const T, R>& sum) { rms_norm(sum, out, options, tr, where); };
  detail::run_summed("add_rms_norm", call, residual.sum.has_value(), norm, tr, where);
}

}  // namespace xattn::inline XATTN_ISA::kernels
