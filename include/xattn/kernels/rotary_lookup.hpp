// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Rotary positions from tables that are given whole: each token's row of them is looked up by its position.
/// Shapes  x and out (B, H, L, D), any strides; cos, sin (positions, R / 2), R <= D; ids (B, L), any integer type.
/// Formula the first R columns of x[b, h, l] turn by row ids[b, l] of the tables, all heads alike, the rest is copied:
///         see rotary.hpp. The tables are taken as they are, be they cosines and sines or not.
/// Edges   an id outside [0, positions) is an option_error before anything is written. out may be x.
/// Error   of a: (|a cos| + 2 |b sin|) u, u the unit roundoff.
#pragma once

#include "xattn/kernels/embedding.hpp"
#include "xattn/kernels/rotary.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// One row a position, of the type that computes.
template <class A>
struct rotary_tables {
  matrix_view<const A> cos, sin;
};

/// A table of each token, (B, L, R / 2), as rotate and rotate_part take it: the same for all heads.
template <class A>
tensor4_view<A> for_all_heads(const tensor3_view<A>& table, index_t heads) {
  return {table.data(),
          {table.extent(0), heads, table.extent(1), table.extent(2)},
          {table.stride(0), 0, table.stride(1), table.stride(2)}};
}

template <class S, detail::id_type I, class T>
requires compute_alike<S, T>
void rotate_at(rotary_pairing pairing, const tensor4_view<S>& x, const rotary_tables<acc_t<T>>& tables,
               const matrix_view<I>& ids, const tensor4_view<T>& out, const executor_ref& executor = {}) {
  using namespace detail;
  constexpr const char* function = "rotate_at";
  const auto cos = tables.cos, sin = tables.sin;
  const index_t width = turned_columns(function, cos.extent(1), x.extent(3));
  expect_shape(function, "sin", sin.extent(), cos.extent(), "the shape of cos");
  expect_shape(function, "ids", ids.extent(), extents<2>{x.extent(0), x.extent(2)}, "the tokens of x");
  expect_like(function, "out", out, "x", x);
  expect_apart(function, "out", out, "cos", cos);
  expect_apart(function, "out", out, "sin", sin);
  expect_apart(function, "out", out, "ids", ids);
  check_ids(function, ids, cos.extent(0));
  if (out.empty()) return;
  const rotary_steps step{x.stride(3), out.stride(3), cos.stride(1), sin.stride(1)};
  const rotary_axis heads{x.extent(1), {x.stride(1), out.stride(1), 0, 0}};
  const auto run = turn_rows_for<std::remove_const_t<S>, T>(pairing, step);
  for_each_row(executor, ids.size(), x.extent(1) * x.extent(3), [&](index_t n) {
    const index_t b = n / x.extent(2), l = n % x.extent(2);
    const auto p = static_cast<index_t>(ids(b, l));
    run({&x(b, 0, l, 0), &out(b, 0, l, 0), &cos(p, 0), &sin(p, 0)}, {1, {}}, heads, step, width / 2);
  });
  keep_rest(x, out, width, executor);
}

}  // namespace xattn::inline XATTN_ISA::kernels
