// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A residual sum and its layer norm in one go: the sum is normalised while it is in the nearest cache.
/// Shapes  x, y, out and sum (.., d_model), rank 1 to 4, any strides; gamma, beta, mean, rstd as in layer_norm.hpp.
/// Formula sum = x + y, out = layer_norm(sum): the bits of add followed by layer_norm.
/// Edges   sum may be left out; out and sum may be x or y, and each other. The rest as in layer_norm.hpp.
/// Error   that of layer_norm, of a sum that is rounded once.
#pragma once

#include "xattn/kernels/layer_norm.hpp"
#include "xattn/kernels/residual.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

/// A row of x and one of y, which are added, and kept, when they are read.
template <bool Dense, class X, class Y, class T>
struct summed_row {
  row_cursor<const X> x;
  row_cursor<const Y> y;
  row_cursor<T> sum;

  T first() const { return static_cast<T>(*x.data) + static_cast<T>(*y.data); }
  XATTN_INLINE simd::pack<T> read(index_t i, index_t count, const T& fill) const noexcept {
    const auto total = opaque(x.template read<Dense, T>(i, count, fill) + y.template read<Dense, T>(i, count, T(0)));
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

  bool contiguous() const noexcept {
    return x.stride(R - 1) == 1 && y.stride(R - 1) == 1 && sum.stride(R - 1) == 1;
  }
  template <bool Dense>
  summed_row<Dense, X, Y, T> first(index_t n) const {
    return {row_cursor(row_at(x, n)), row_cursor(row_at(y, n)), row_cursor(row_at(sum, n))};
  }
  template <bool Dense>
  memory_row<Dense, T> again(index_t n) const {
    return {row_cursor(as_const(row_at(sum, n)))};
  }
};

}  // namespace detail

/// Stages of the trace: those of layer_norm.
template <class X, class Y, real T, std::size_t R, tracer Tr = no_trace>
requires compute_alike<X, Y, T>
void add_layer_norm(const view<X, R>& x, const view<Y, R>& y, const view<T, R>& out,
                    const layer_norm_options<T>& options = {},
                    const std::type_identity_t<std::optional<view<T, R>>>& sum = {}, Tr tr = {},
                    const trace::place& where = {}) {
  using namespace detail;
  using trace::stage;
  using rows = summed_rows<std::remove_const_t<X>, std::remove_const_t<Y>, T, R>;
  constexpr const char* function = "add_layer_norm";
  const view<T, R> kept = sum.value_or(out);
  const norm_rows<centring::about_mean, rows, T, R> call{
      {x, y, kept}, out, {options.gamma, options.beta, options.eps}, options.executor, options.mean, options.rstd};
  expect_shape(function, "y", y.extent(), x.extent(), "the shape of x");
  call.check(function, as_const(x));
  expect_like(function, "out", out, "y", y);
  call.check_beside(function, "y", as_const(y));
  if (sum) {
    call.check_beside(function, "sum", kept);
    expect_like(function, "sum", kept, "x", x);
    expect_like(function, "sum", kept, "y", y);
    expect_like(function, "out", out, "sum", kept);
  }
  if constexpr (trace::wants_any<Tr, stage::norm_mean, stage::norm_rstd, stage::norm_xhat, stage::norm_out>) {
    add(x, y, kept, options.executor);
    layer_norm(as_const(kept), out, options, tr, where);
  } else {
    if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "eps", call.eps());
    call.run();
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
