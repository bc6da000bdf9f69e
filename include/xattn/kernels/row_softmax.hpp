// SPDX-License-Identifier: BSD-3-Clause
/// Brief   softmax and log_softmax along an axis.
/// Shapes  in and out of the same shape, rank 1 to 4, any strides; out may be in.
/// Formula softmax_j = exp(s_j - m) / sum_k exp(s_k - m), log_softmax_j = s_j - m - log sum_k exp(s_k - m), m the
///         maximum.
/// Edges   a row of -inf only gives 0 (log_softmax: -inf). NaN or +inf makes its row NaN, and no other. An axis counts
///         from the front, or, where negative, from the back.
/// Error   see softmax.hpp.
#pragma once

#include "xattn/kernels/rows.hpp"
#include "xattn/kernels/softmax.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

/// The same elements with one axis moved to the end.
template <class T, std::size_t R>
constexpr view<T, R> with_last(const view<T, R>& v, std::size_t axis) noexcept {
  extents<R> extent = v.extent(), stride = v.stride();
  for (std::size_t d = axis; d + 1 < R; ++d) {
    std::swap(extent[d], extent[d + 1]);
    std::swap(stride[d], stride[d + 1]);
  }
  return {v.data(), extent, stride};
}

/// f(in row, out row) along the axis; narrow elements are widened into out first.
template <class S, class T, std::size_t R, class F>
void along_axis(const char* function, const view<S, R>& in, const view<T, R>& out, index_t axis,
                const executor_ref& executor, const F& f) {
  expect_like(function, "out", out, "in", in);
  const std::size_t last = checked_axis<R>(function, axis);
  const view<S, R> from = with_last(in, last);
  const view<T, R> to = with_last(out, last);
  if (out.empty()) return;
  for_each_row(executor, row_count(to), to.extent(R - 1), [&](index_t n) {
    const row_view<T> row = row_at(to, n);
    if constexpr (std::same_as<std::remove_const_t<S>, T>) {
      f(as_const(row_at(from, n)), row);
    } else {
      map_row(same{}, row, row_at(as_const(from), n));
      f(as_const(row), row);
    }
  });
}

}  // namespace detail

template <class S, real T, std::size_t R>
requires compute_alike<S, T>
void softmax(const view<S, R>& in, const view<T, R>& out, index_t axis = -1, const executor_ref& executor = {}) {
  detail::along_axis("softmax", in, out, axis, executor,
                     [](const row_view<const T>& scores, const row_view<T>& weights) { softmax_row(scores, weights); });
}

template <class S, real T, std::size_t R>
requires compute_alike<S, T>
void log_softmax(const view<S, R>& in, const view<T, R>& out, index_t axis = -1, const executor_ref& executor = {}) {
  detail::along_axis("log_softmax", in, out, axis, executor,
                     [](const row_view<const T>& scores, const row_view<T>& logs) { log_softmax_row(scores, logs); });
}

}  // namespace xattn::inline XATTN_ISA::kernels
