// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Rows projected to heads, each head normalised and turned by its position while it is in a near cache: what a
///         query or a key goes through, in one pass over memory.
/// Shapes  x (B, L, K), w packed (K, H D), bias (H D) -> y (B, L, H D): heads lie side by side, and attention reads
///         them where they lie, as a view (B, H, L, D); nothing is moved to split them. gamma (D); cos, sin
///         (B, L, R / 2), R <= D, a stride of 0 for one table of all items: see rotary.hpp.
/// Formula y = rotate_part(rms_norm(x w + bias)), head by head, with the bits of linear.hpp, rms_norm.hpp and
///         rotary.hpp one after the other; what is null is left out.
/// Edges   y overlaps nothing else; an empty one is a no-op.
/// Error   see there.
#pragma once

#include "xattn/kernels/linear.hpp"
#include "xattn/kernels/rms_norm.hpp"
#include "xattn/kernels/rotary.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class T>
struct head_steps {
  index_t heads = 1;
  row_view<const T> bias{};
  row_view<const T> gamma{};
  T eps = T(1e-6);
  rotary_pairing pairing = rotary_pairing::half_split;
  tensor3_view<const T> cos{}, sin{};

  bool turns() const noexcept { return cos.data() != nullptr; }
  bool any() const noexcept { return turns() || gamma.data() != nullptr; }
};

namespace detail {

/// What follows a projection.
template <class T>
class finished_heads {
 public:
  finished_heads(const tensor3_view<T>& y, const head_steps<T>& steps)
      : unit(y.extent(2) / steps.heads),
        y_(y),
        steps_(steps),
        step_{y.stride(2), y.stride(2), steps.cos.stride(2), steps.sin.stride(2)},
        turn_(turn_rows_for<T, T>(steps.pairing, step_)) {}

  index_t unit;

  void operator()(index_t first_row, index_t last_row, index_t first_column, index_t last_column) const {
    const index_t length = y_.extent(1);
    while (first_row < last_row) {
      const index_t b = first_row / length, l = first_row % length, n = std::min(last_row - first_row, length - l);
      item(b, l, n, first_column, last_column);
      first_row += n;
    }
  }

 private:
  void item(index_t b, index_t l, index_t rows, index_t first_column, index_t last_column) const {
    const index_t heads = (last_column - first_column) / unit;
    T* const data = &y_(b, l, first_column);
    if (steps_.gamma.data() != nullptr) {
      const tensor4_view<T> part(data, {1, rows, heads, unit}, {0, y_.stride(1), unit * y_.stride(2), y_.stride(2)});
      rms_norm(as_const(part), part, {.gamma = steps_.gamma, .eps = steps_.eps});
    }
    if (!steps_.turns()) return;
    const index_t row = y_.stride(1), head = unit * y_.stride(2);
    turn_({data, data, &steps_.cos(b, l, 0), &steps_.sin(b, l, 0)},
          {rows, {row, row, steps_.cos.stride(1), steps_.sin.stride(1)}}, {heads, {head, head, 0, 0}}, step_,
          steps_.cos.extent(2));
  }

  const tensor3_view<T>& y_;
  const head_steps<T>& steps_;
  rotary_steps step_;
  decltype(turn_rows_for<T, T>(rotary_pairing{}, rotary_steps{})) turn_;
};

template <class T>
void check_heads(const tensor3_view<T>& y, const head_steps<T>& steps) {
  constexpr const char* function = "project_heads";
  expect_value(steps.heads >= 1 && y.extent(2) % steps.heads == 0, function, "heads", steps.heads,
               {"a divisor of the width of y, ", y.extent(2)});
  const index_t width = y.extent(2) / steps.heads;
  if (steps.gamma.data() != nullptr) {
    expect_shape(function, "gamma", steps.gamma.extent(), extents<1>{width}, "the width of a head");
  }
  if (!steps.turns()) return;
  (void)turned_columns(function, steps.cos.extent(2), width);
  expect_shape(function, "cos", steps.cos.extent(), extents<3>{y.extent(0), y.extent(1), steps.cos.extent(2)},
               "the rows of y");
  expect_shape(function, "sin", steps.sin.extent(), steps.cos.extent(), "the shape of cos");
  expect_apart(function, "y", y, "cos", steps.cos);
  expect_apart(function, "y", y, "sin", steps.sin);
}

}  // namespace detail

template <class T, class TX, class S>
void project_heads(const tensor3_view<const TX>& x, const packed_matrix<T, S>& w, const tensor3_view<T>& y,
                   const head_steps<T>& steps, const executor_ref& executor = {}) {
  detail::check_heads(y, steps);
  const linear_options<T> options{steps.bias, nullptr, {}, {}};
  if (!steps.any() || y.empty()) return linear(x, w, y, options, executor);
  linear(x, w, y, options, executor, detail::finished_heads<T>(y, steps));
}

}  // namespace xattn::inline XATTN_ISA::kernels
