// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Embedding lookup: the row of a table for each id.
/// Shapes  table (tokens, d_model), ids of rank 1 to 3 and any integer type -> out (ids' shape, d_model).
/// Formula out[.., j] = table[ids[..], j], exactly (a narrow table is widened).
/// Edges   an id outside [0, tokens) is an option_error before anything is written. out may not overlap the table.
#pragma once

#include "xattn/kernels/rows.hpp"

#include <utility>

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

template <class I>
concept id_type = std::integral<I> && !std::same_as<std::remove_cv_t<I>, bool>;

/// Every id in [0, tokens); the message names the first that is not, and where it stands.
template <class I, std::size_t R>
void check_ids(const char* function, const view<I, R>& ids, index_t tokens) {
  for (index_t n = 0; n < ids.size(); ++n) {
    extents<R> place{};
    index_t rest = n;
    for (std::size_t d = R; d-- > 0; rest /= ids.extent(d)) place[d] = rest % ids.extent(d);
    const I id = row_at(ids, n / ids.extent(R - 1))(place[R - 1]);
    if (std::cmp_less_equal(0, +id) && std::cmp_less(+id, tokens)) continue;
    expect_value(false, function, xattn::detail::compose({"ids", place}).c_str(), id,
                 {"0 <= id < ", tokens, ", the rows of the table"});
  }
}

}  // namespace detail

template <class S, detail::id_type I, class T, std::size_t R>
requires compute_alike<S, T>
void embedding(const matrix_view<S>& table, const view<I, R>& ids, const view<T, R + 1>& out,
               const executor_ref& executor = {}) {
  extents<R + 1> expected{};
  for (std::size_t d = 0; d < R; ++d) expected[d] = ids.extent(d);
  expected[R] = table.extent(1);
  detail::expect_shape("embedding", "out", out.extent(), expected, "the shape of ids, then the width of the table");
  detail::expect_distinct("embedding", "out", out);
  detail::expect_apart("embedding", "out", out, "table", table);
  detail::expect_apart("embedding", "out", out, "ids", ids);
  detail::check_ids("embedding", ids, table.extent(0));
  for_each_row(executor, row_count(out), out.extent(R), [&](index_t n) {
    const I id = row_at(ids, n / ids.extent(R - 1))(n % ids.extent(R - 1));
    detail::map_row(detail::same{}, row_at(out, n), as_const(table)[static_cast<index_t>(id)]);
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
