// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Writes new keys or values into a preallocated cache, for each batch item from a place of its own on.
/// Shapes  cache (B, .., N, ..), update the same with any number n of rows in place of N; first (B); rank 2 to 4, any
///         strides. `axis` is the one of N and n: by default the last but one, negative from the back, not the batch.
/// Formula cache[b, .., first_b + t, ..] = update[b, .., t, ..] for t = 0 .. n - 1, in this order; circular: at
///         (first_b + t) mod N. The rest of the cache stays.
/// Edges   linear: first_b + n > N is an option_error that names the item, before anything is written; circular: n > N
///         leaves the last N rows. A negative first_b is an option_error. update may not overlap the cache.
/// Source  ONNX operator TensorScatter, opset 24.
#pragma once

#include "xattn/kernels/copy_rows.hpp"

#include <cstdint>
#include <utility>

namespace xattn::inline XATTN_ISA::kernels {

/// What happens at the end of the cache.
enum class scatter_mode { linear, circular };

namespace detail {

template <class I>
void check_scatter_places(const char* function, const row_view<const I>& first, scatter_mode mode, index_t rows,
                          index_t capacity) {
  for (index_t b = 0; b < first.extent(0); ++b) {
    const bool fits = rows <= capacity && std::cmp_less_equal(+first(b), capacity - rows);
    if (std::cmp_less_equal(0, +first(b)) && (mode == scatter_mode::circular || fits)) continue;
    expect_value(false, function, xattn::detail::compose({"first", extents<1>{b}}).c_str(), +first(b),
                 {"0 or more, and room for ", rows, " rows out of ", capacity});
  }
}

template <class I>
index_t wrapped(I place, index_t capacity) noexcept {
  return static_cast<index_t>(static_cast<std::uintmax_t>(place) % static_cast<std::uintmax_t>(capacity));
}

template <class S, class T, std::size_t R, class I>
std::size_t checked_scatter_axis(const view<T, R>& cache, const view<S, R>& update, const row_view<I>& first,
                                 index_t axis) {
  constexpr const char* function = "tensor_scatter";
  const std::size_t along = checked_axis<R>(function, axis);
  expect_value(along > 0, function, "axis", axis, "another one than that of the batch");
  extents<R> expected = cache.extent();
  expected[along] = update.extent(along);
  expect_shape(function, "update", update.extent(), expected, "the cache's but for the axis that is written along");
  expect_shape(function, "first", first.extent(), extents<1>{cache.extent(0)}, "one for each item of the batch");
  expect_distinct(function, "cache", cache);
  expect_apart(function, "cache", cache, "update", update);
  expect_apart(function, "cache", cache, "first", first);
  return along;
}

}  // namespace detail

template <class S, class T, std::size_t R, std::integral I>
requires(std::same_as<std::remove_const_t<S>, T>&& R >=
         2) void tensor_scatter(const view<T, R>& cache, const view<S, R>& update, const row_view<I>& first,
                                scatter_mode mode = scatter_mode::linear, index_t axis = -2) {
  const std::size_t along = detail::checked_scatter_axis(cache, update, first, axis);
  const index_t rows = update.extent(along), capacity = cache.extent(along);
  detail::check_scatter_places<std::remove_const_t<I>>("tensor_scatter", first, mode, rows, capacity);
  if (cache.empty()) return;
  for (index_t b = 0; b < cache.extent(0); ++b) {
    const index_t start = detail::wrapped(first(b), capacity);
    const auto item = cache.slice(0, b, b + 1);
    const auto fresh = as_const(update).slice(0, b, b + 1);
    for (index_t t = 0; t < rows;) {
      const index_t place = (start + t) % capacity;
      const index_t count = std::min(rows - t, capacity - place);
      copy_rows(fresh.slice(along, t, t + count), item.slice(along, place, place + count));
      t += count;
    }
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
