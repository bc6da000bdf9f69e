// SPDX-License-Identifier: BSD-3-Clause
/// Brief   From views of any rank to rows along the last axis, spread over an executor: what functions of rows share.
/// Edges   rows are counted in row-major order of the other axes. A task is a run of whole rows, so that the bits of a
///         row depend on nothing but the row. An output may be its input (same elements, same places) or lie apart.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/simd/loop.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Element types that all compute in one type.
template <class T, class... Others>
concept compute_alike = (std::same_as<acc_t<T>, acc_t<Others>> && ...);

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

namespace detail {

/// run(context, first, last) for runs of whole rows that cover 0 <= n < rows: one, where to count them takes longest.
inline void for_each_run(const executor_ref& executor, index_t rows, index_t width, const void* context,
                         void (*run)(const void* context, index_t first, index_t last)) {
  if (rows > 0 && rows * width <= task_elements) return run(context, 0, rows);
  const index_t per_task = std::max<index_t>(1, task_elements / std::max<index_t>(1, width));
  const index_t tasks = (rows + per_task - 1) / per_task;
  for_each_task(executor, tasks, concurrent_tasks(executor, tasks),
                [&](index_t, index_t task) { run(context, task * per_task, std::min(rows, (task + 1) * per_task)); });
}

struct same {
  template <class P>
  XATTN_INLINE P operator()(P x) const noexcept {
    return x;
  }
};

/// out = f(in...) on one row: a function of its own, which all ranks share.
template <class F, class T, class... In>
void map_row(const F& f, const row_view<T>& out, const row_view<const In>&... in) {
  if constexpr (sizeof...(In) == 1)
    simd::transform(in..., out, f);
  else
    simd::zip(in..., out, f);
}

}  // namespace detail

/// f(n) for each row 0 <= n < rows of `width` elements.
template <class F>
void for_each_row(const executor_ref& executor, index_t rows, index_t width, const F& f) {
  detail::for_each_run(executor, rows, width, &f, [](const void* context, index_t first, index_t last) {
    for (index_t n = first; n < last; ++n) (*static_cast<const F*>(context))(n);
  });
}

/// f(row of out, rows of in...) for functions of elements: where all views are dense, narrow rows come many at a time.
template <class F, class T, std::size_t R, class... In>
void for_each_piece(const executor_ref& executor, const F& f, const view<T, R>& out, const view<const In, R>&... in) {
  constexpr index_t piece = 1024;
  const index_t size = out.size();
  if (size == 0) return;
  const bool dense = (is_dense(out) && ... && is_dense(in));
  const index_t rows = dense ? (size + piece - 1) / piece : row_count(out);
  const auto row = [&](const auto& v, index_t n) {
    using row_type = row_view<typename std::remove_cvref_t<decltype(v)>::element_type>;
    return dense ? row_type(v.data() + n * piece, {std::min(piece, size - n * piece)}) : row_at(v, n);
  };
  for_each_row(executor, rows, dense ? piece : out.extent(R - 1), [&](index_t n) { f(row(out, n), row(in, n)...); });
}

/// out = f(in...) element by element, f on packs.
template <class F, class T, std::size_t R, class... In>
void map_elements(const executor_ref& executor, const F& f, const view<T, R>& out, const view<const In, R>&... in) {
  for_each_piece(
      executor, [&f](const row_view<T>& to, const row_view<const In>&... from) { detail::map_row(f, to, from...); },
      out, in...);
}

namespace detail {

using xattn::detail::expect_apart;
using xattn::detail::expect_distinct;
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

/// The shape of an input, each element in a place of its own, and all in the input's places or apart from them.
template <class T, class U, std::size_t R>
void expect_like(const char* function, const char* output, const view<T, R>& out, const char* input,
                 const view<U, R>& in) {
  expect_shape(function, output, out.extent(), in.extent(), "the shape of its input");
  expect_distinct(function, output, out);
  if (!same_places(out, in)) expect_apart(function, output, out, input, in);
}

/// An axis that counts from the front or, where negative, from the back: counted from the front.
template <std::size_t R>
std::size_t checked_axis(const char* function, index_t axis) {
  constexpr auto rank = static_cast<index_t>(R);
  expect_value(axis >= -rank && axis < rank, function, "axis", axis, "one of the axes, -rank <= axis < rank");
  return static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA::kernels
