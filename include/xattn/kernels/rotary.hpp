// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Rotary positions: each pair of a row turned by an angle that grows with the row's position.
/// Shapes  x and out (.., L, D), rank 2 to 4, any strides, D even; cos, sin (.., L, D / 2), the leading axes those of
///         x: a stride of 0 repeats a table for all of an axis. rotary_table.hpp makes tables, others may be given.
/// Formula (a, b) -> (a cos - b sin, b cos + a sin), each one product and one fma. Pairs are (2i, 2i + 1) interleaved,
///         (i, i + D / 2) half split. rotate_part: the same with tables of width R / 2 on the first R <= D columns of
///         each row, which pair up among themselves; the other D - R are copied.
/// Edges   odd D is an option_error. out may be x. Position 0 changes nothing. NaN and infinity reach their pair only.
/// Error   of a: that of cos and sin, and (|a cos| + 2 |b sin|) u, u the unit roundoff.
/// Source  Su et al. 2021, arXiv:2104.09864 (interleaved); Black et al. 2022, arXiv:2204.06745 (half split).
#pragma once

#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/rotary_table.hpp"
#include "xattn/kernels/rows.hpp"

#include <cstdlib>

namespace xattn::inline XATTN_ISA {

/// Which elements of a row turn together. Checkpoints of the two kinds do not mix: there is no default.
enum class rotary_pairing { interleaved, half_split };

namespace kernels {
namespace detail {

/// What a row consists of: its numbers, where they go, its half-width tables.
template <class S, class T>
struct rotary_row {
  using A = acc_t<T>;
  const S* x;
  T* out;
  const A* cos;
  const A* sin;
};

/// Steps between the elements of a row.
struct rotary_steps {
  index_t x, out, cos, sin;
  bool dense() const noexcept { return x == 1 && out == 1 && cos == 1 && sin == 1; }
};

template <class A, int N>
struct turned_pair {
  simd::pack<A, N> a, b;
};

template <class A, int N>
XATTN_INLINE turned_pair<A, N> turned(simd::pack<A, N> a, simd::pack<A, N> b, simd::pack<A, N> cos,
                                      simd::pack<A, N> sin) noexcept {
  using simd::detail::opaque;
  return {fma(a, cos, -opaque(b * sin)), fma(b, cos, opaque(a * sin))};
}

/// Pairs first <= i < half, one by one, at any strides.
template <class S, class T>
XATTN_INLINE void turn_pairs(rotary_pairing pairing, const rotary_row<S, T>& row, const rotary_steps& step,
                             index_t first, index_t half) {
  using A = acc_t<T>;
  using one = simd::pack<A, 1>;
  const bool split = pairing == rotary_pairing::half_split;
  for (index_t i = first; i < half; ++i) {
    const index_t a = split ? i : 2 * i, b = split ? i + half : 2 * i + 1;
    const auto y = turned(one(static_cast<A>(row.x[a * step.x])), one(static_cast<A>(row.x[b * step.x])),
                          one(row.cos[i * step.cos]), one(row.sin[i * step.sin]));
    row.out[a * step.out] = static_cast<T>(y.a.v);
    row.out[b * step.out] = static_cast<T>(y.b.v);
  }
}

/// A contiguous row: whole packs of pairs, then the rest.
template <rotary_pairing P, class S, class T>
XATTN_INLINE void turn_dense(const rotary_row<S, T>& row, index_t half) {
  using A = acc_t<T>;
  constexpr index_t width = simd::lanes<A>;
  constexpr int N = simd::lanes<A>;
  index_t i = 0;
  if constexpr (width > 1) {
    const auto sign = simd::from_lanes<A, N>([](int lane) { return A(lane % 2 == 0 ? -1 : 1); });
    for (; i + width <= half; i += width) {
      const auto cos = simd::pack<A>::load(row.cos + i), sin = simd::pack<A>::load(row.sin + i);
      if constexpr (P == rotary_pairing::half_split) {
        const auto y = turned(simd::load_as<A>(row.x + i), simd::load_as<A>(row.x + i + half), cos, sin);
        simd::store_as(row.out + i, y.a);
        simd::store_as(row.out + i + half, y.b);
      } else {
        const auto low = simd::load_as<A>(row.x + 2 * i), high = simd::load_as<A>(row.x + 2 * i + width);
        const auto cosines = simd::each_twice(cos), sines = simd::each_twice(sin);
        const auto in_place = [sign](auto v, auto c, auto s) {
          return fma(v, c, sign * simd::detail::opaque(simd::swap_neighbours(v) * s));
        };
        simd::store_as(row.out + 2 * i, in_place(low, cosines[0], sines[0]));
        simd::store_as(row.out + 2 * i + width, in_place(high, cosines[1], sines[1]));
      }
    }
  }
  turn_pairs(P, row, {1, 1, 1, 1}, i, half);
}

/// One axis of rows: how many, and the steps from one to the next.
struct rotary_axis {
  index_t count;
  rotary_steps step;
};

template <class S, class T>
XATTN_INLINE rotary_row<S, T> moved(rotary_row<S, T> row, const rotary_steps& by, index_t n) noexcept {
  return {row.x + n * by.x, row.out + n * by.out, row.cos + n * by.cos, row.sin + n * by.sin};
}

template <rotary_pairing P, bool Dense, class S, class T>
[[gnu::flatten]] void turn_rows(rotary_row<S, T> origin, rotary_axis outer, rotary_axis inner, rotary_steps step,
                                index_t half) {
  for (; outer.count > 0; --outer.count) {
    rotary_row<S, T> row = origin;
    for (index_t n = 0; n < inner.count; ++n) {
      if constexpr (Dense)
        turn_dense<P>(row, half);
      else
        turn_pairs(P, row, step, 0, half);
      row = moved(row, inner.step, 1);
    }
    origin = moved(origin, outer.step, 1);
  }
}

/// The variant of turn_rows for a pairing and for rows with steps of `step`.
template <class S, class T>
auto turn_rows_for(rotary_pairing pairing, const rotary_steps& step) {
  using enum rotary_pairing;
  if (pairing == half_split) {
    return step.dense() ? turn_rows<half_split, true, S, T> : turn_rows<half_split, false, S, T>;
  }
  return step.dense() ? turn_rows<interleaved, true, S, T> : turn_rows<interleaved, false, S, T>;
}

/// Elements of a head that a task turns, for all heads: its part of the tables stays in a near cache.
inline constexpr index_t rotary_task_elements = 1 << 14;

}  // namespace detail

/// out = x turned. cos and sin are of the type that computes.
template <class S, class T, std::size_t R>
requires(compute_alike<S, T> && R >= 2)
void rotate(rotary_pairing pairing, const view<S, R>& x, const view<const acc_t<T>, R>& cos,
            const view<const acc_t<T>, R>& sin, const view<T, R>& out, const executor_ref& executor = {}) {
  using namespace detail;
  using source = std::remove_const_t<S>;
  constexpr const char* function = "rotate";
  extents<R> expected = x.extent();
  expect_value(expected[R - 1] % 2 == 0, function, "the width of x", expected[R - 1], "an even number");
  expected[R - 1] /= 2;
  expect_shape(function, "cos", cos.extent(), expected, "x with half its width");
  expect_shape(function, "sin", sin.extent(), expected, "x with half its width");
  expect_like(function, "out", out, "x", x);
  expect_apart(function, "out", out, "cos", cos);
  expect_apart(function, "out", out, "sin", sin);
  if (out.empty()) return;
  const auto x4 = lifted<4>(x);
  const auto out4 = lifted<4>(out);
  const auto cos4 = lifted<4>(cos), sin4 = lifted<4>(sin);
  const auto steps = [&](std::size_t axis) {
    return rotary_steps{x4.stride(axis), out4.stride(axis), cos4.stride(axis), sin4.stride(axis)};
  };
  const index_t length = x4.extent(2), half = x4.extent(3) / 2;
  const index_t part = std::max<index_t>(1, rotary_task_elements / x4.extent(3)), parts = (length + part - 1) / part;
  const index_t tasks = x4.extent(0) * parts;
  const auto run = turn_rows_for<source, T>(pairing, steps(3));
  for_each_task(executor, tasks, concurrent_tasks(executor, tasks), [&](index_t, index_t task) {
    const index_t item = task / parts, first = task % parts * part;
    const rotary_row<source, T> all{x4.data(), out4.data(), cos4.data(), sin4.data()};
    const rotary_row<source, T> origin = moved(moved(all, steps(0), item), steps(2), first);
    const rotary_axis heads{x4.extent(1), steps(1)}, rows{std::min(part, length - first), steps(2)};
    const bool rows_outer = std::abs(out4.stride(2)) > std::abs(out4.stride(1));
    run(origin, rows_outer ? rows : heads, rows_outer ? heads : rows, steps(3), half);
  });
}

namespace detail {

/// The columns that do not turn, from `first` on: nothing to do in place.
template <class S, class T, std::size_t R>
void keep_rest(const view<S, R>& x, const view<T, R>& out, index_t first, const executor_ref& executor) {
  const index_t rest = out.extent(R - 1) - first;
  if (rest == 0 || same_places(x, out)) return;
  const auto from = as_const(x.slice(R - 1, first, first + rest));
  const auto to = out.slice(R - 1, first, first + rest);
  for_each_row(executor, row_count(to), rest, [&](index_t n) { copy_row(row_at(from, n), row_at(to, n)); });
}

/// Tables for the first columns of a row of `width`: how many columns turn.
inline index_t turned_columns(const char* function, index_t table_width, index_t width) {
  expect_value(2 * table_width <= width, function, "twice the width of cos", 2 * table_width,
               {"at most the width of x, ", width});
  return 2 * table_width;
}

}  // namespace detail

/// out = x with its first columns turned, as many as the tables have, and the rest as it is.
template <class S, class T, std::size_t R>
requires(compute_alike<S, T> && R >= 2)
void rotate_part(rotary_pairing pairing, const view<S, R>& x, const view<const acc_t<T>, R>& cos,
                 const view<const acc_t<T>, R>& sin, const view<T, R>& out, const executor_ref& executor = {}) {
  const index_t width = detail::turned_columns("rotate_part", cos.extent(R - 1), x.extent(R - 1));
  detail::expect_like("rotate_part", "out", out, "x", x);
  detail::expect_apart("rotate_part", "out", out, "cos", cos);
  detail::expect_apart("rotate_part", "out", out, "sin", sin);
  rotate(pairing, x.slice(R - 1, 0, width), cos, sin, out.slice(R - 1, 0, width), executor);
  detail::keep_rest(x, out, width, executor);
}

}  // namespace kernels

}  // namespace xattn::inline XATTN_ISA
