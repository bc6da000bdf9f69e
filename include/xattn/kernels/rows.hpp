// SPDX-License-Identifier: BSD-3-Clause
/// Brief   From views of any rank to rows along the last axis, spread over an executor: what functions of rows share.
/// Edges   rows are counted in row-major order of the other axes. A task is a run of whole rows, so that the bits of a row
///         depend on nothing but the row. An output may be its input (same elements, same places) or lie apart from it.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/simd/loop.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Elements of a task: enough to be worth handing over, few enough to be shared out evenly.
inline constexpr index_t task_elements = 1 << 14;

template <class T, std::size_t R>
constexpr index_t row_count(const view<T, R>& v) noexcept {
  index_t n = 1;
  for (std::size_t d = 0; d + 1 < R; ++d) n *= v.extent(d);
  return n;
}

/// Row n of row_count(v).
template <class T, std::size_t R>
constexpr row_view<T> row_at(const view<T, R>& v, index_t n) noexcept {
  index_t offset = 0;
  for (std::size_t d = R - 1; d-- > 0;) {
    const index_t i = d == 0 ? n : n % v.extent(d);
    offset += i * v.stride(d);
    n = d == 0 ? 0 : n / v.extent(d);
  }
  return {v.data() + offset, {v.extent(R - 1)}, {v.stride(R - 1)}};
}

/// f(n) for each row 0 <= n < rows of `width` elements.
template <class F>
void for_each_row(const executor_ref& executor, index_t rows, index_t width, const F& f) {
  const index_t per_task = std::max<index_t>(1, task_elements / std::max<index_t>(1, width));
  const index_t tasks = (rows + per_task - 1) / per_task;
  for_each_task(executor, tasks, concurrent_tasks(executor, tasks), [&](index_t, index_t task) {
    const index_t last = std::min(rows, (task + 1) * per_task);
    for (index_t n = task * per_task; n < last; ++n) f(n);
  });
}

/// out = f(in...) element by element, f on packs. Where all views are dense, their narrow rows are taken many at a time.
template <class F, class T, std::size_t R, class... In>
void map_elements(const executor_ref& executor, const F& f, const view<T, R>& out, const view<In, R>&... in) {
  constexpr index_t piece = 1024;
  const index_t size = out.size();
  if (size == 0) return;
  const bool dense = (is_dense(out) && ... && is_dense(in));
  const index_t rows = dense ? (size + piece - 1) / piece : row_count(out);
  const auto row = [&](const auto& v, index_t n) {
    using row_type = row_view<typename std::remove_cvref_t<decltype(v)>::element_type>;
    return dense ? row_type(v.data() + n * piece, {std::min(piece, size - n * piece)}) : row_at(v, n);
  };
  for_each_row(executor, rows, dense ? piece : out.extent(R - 1), [&](index_t n) {
    if constexpr (sizeof...(In) == 1) simd::transform(row(in, n)..., row(out, n), f);
    else simd::zip(row(in, n)..., row(out, n), f);
  });
}

namespace detail {

using xattn::detail::expect_apart;
using xattn::detail::expect_shape;
using xattn::detail::expect_value;

/// Same elements in the same places, so that a function of elements or rows may write over what it read.
template <class T, class U, std::size_t R>
bool same_places(const view<T, R>& a, const view<U, R>& b) noexcept {
  bool same = std::same_as<std::remove_const_t<T>, std::remove_const_t<U>> &&
              static_cast<const void*>(a.data()) == static_cast<const void*>(b.data());
  for (std::size_t d = 0; d < R; ++d) same = same && (a.extent(d) <= 1 || a.stride(d) == b.stride(d));
  return same;
}

/// The shape of an input, and in its place or apart from it.
template <class T, class U, std::size_t R>
void expect_like(const char* function, const char* output, const view<T, R>& out, const char* input,
                 const view<U, R>& in) {
  expect_shape(function, output, out.extent(), in.extent(), "the shape of its input");
  if (!same_places(out, in)) expect_apart(function, output, out, input, in);
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA::kernels
