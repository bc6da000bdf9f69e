// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A linear map of rows, Y = X W + b, with an activation and a residual where asked for, on an executor.
/// Shapes  x (B, L, K), w packed (K, N), b and scale (N) or null, residual (B, L, N) or null -> y (B, L, N).
/// Formula y = residual + act(scale (x w) + b); see packed_matmul.hpp for the order of operations, edges and error.
/// Edges   tasks are blocks of rows and of columns, so that one row may use several threads too. y may be the residual.
///         What follows is called on blocks of finished rows and columns while they are near: see nothing_follows.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/kernels/small_product.hpp"

#include <numeric>

namespace xattn::inline XATTN_ISA::kernels {

template <class T>
struct linear_options {
  row_view<const T> bias{};
  tile_function<T> act = nullptr;
  tensor3_view<const T> residual{};
  row_view<const T> scale{};  // of weights stored as integers (pack_int8.hpp)
};

/// What is done to columns [first_column, last_column) of rows [first_row, last_row) of y once they are finished: here
/// nothing. Rows are counted over all items; columns come in whole units of `unit`, but for the last one.
struct nothing_follows {
  index_t unit = 1;
  void operator()(index_t, index_t, index_t, index_t) const noexcept {}
};

namespace detail {

/// Elements of y that are finished before what follows sees them: they stay in the second cache.
inline constexpr index_t finished_elements = 1 << 14;

/// Tasks that a thread should find, so that the last ones end together.
inline constexpr index_t tasks_per_thread = 4;

/// (B, L, n) as (1, B L, n) where the rows of all items lie at one distance.
template <class T>
bool joins_rows(const tensor3_view<T>& x) noexcept {
  return x.data() == nullptr || x.extent(0) <= 1 || x.stride(0) == x.extent(1) * x.stride(1);
}
template <class T>
tensor3_view<T> joined_rows(const tensor3_view<T>& x) noexcept {
  const index_t step = x.extent(1) > 1 ? x.stride(1) : x.stride(0);
  return {x.data(), {1, x.extent(0) * x.extent(1), x.extent(2)}, {0, step, x.stride(2)}};
}

/// [first, last).
struct index_range {
  index_t first, last;
};

/// How a product is cut: blocks of rows of each item, and runs of panels.
struct linear_grid {
  index_t items, rows, row_blocks, panels, panel_blocks;

  linear_grid(index_t batch, index_t length, index_t depth, index_t all_panels, index_t unit, index_t threads)
      : items(batch) {
    index_t blocks = row_blocks_of(length, depth);
    const index_t wanted = threads > 1 ? threads * tasks_per_thread : 1;
    blocks = std::max(blocks, std::min((wanted + items - 1) / std::max<index_t>(1, items), length / (4 * unit)));
    rows = rows_of_block(length, blocks, unit);
    row_blocks = (length + rows - 1) / rows;
    const index_t tasks = std::max<index_t>(1, items * row_blocks);
    panel_blocks = std::max<index_t>(1, std::min(all_panels, (wanted + tasks - 1) / tasks));
    panels = (all_panels + panel_blocks - 1) / panel_blocks;
  }
  index_t tasks() const noexcept { return items * row_blocks * panel_blocks; }
};

/// Panels that hold whole units of what follows.
template <class T, class Follow>
constexpr index_t panels_of_units(const Follow& follow) noexcept {
  if constexpr (std::same_as<Follow, nothing_follows>) return 1;
  return follow.unit / std::gcd(follow.unit, index_t{tile_shape<T>::columns});
}

/// How many panels of `rows` rows are finished before what follows sees them; all where nothing follows.
template <class T, class S, class Follow>
index_t panels_before(const Follow&, index_t rows, index_t together, const packed_matrix<T, S>& w) noexcept {
  if constexpr (std::same_as<Follow, nothing_follows>) return std::max<index_t>(1, w.panels());
  const index_t wanted = finished_elements / std::max<index_t>(1, rows * together * tile_shape<T>::columns);
  return std::max<index_t>(1, wanted) * together;
}

template <class T, class TX, class S, class Follow>
class linear_items {
 public:
  linear_items(const tensor3_view<const TX>& x, const packed_matrix<T, S>& w, const tensor3_view<T>& y,
               const linear_options<T>& options, const Follow& follow)
      : x_(x), w_(w), y_(y), options_(options), follow_(follow) {}

  void run(const executor_ref& executor) const {
    if (is_one_task(executor)) return rows(0, {0, y_.extent(1)}, {0, w_.panels()});
    const index_t together = panels_of_units<T>(follow_);
    const index_t units = (w_.panels() + together - 1) / together;
    const linear_grid grid(y_.extent(0), y_.extent(1), w_.depth, units, tile_shape<T>::rows, executor.concurrency());
    for_each_task(executor, grid.tasks(), concurrent_tasks(executor, grid.tasks()), [&](index_t, index_t task) {
      const index_t block = task / grid.panel_blocks, panel = task % grid.panel_blocks * grid.panels * together;
      const index_t item = block / grid.row_blocks, first = block % grid.row_blocks * grid.rows;
      rows(item, {first, std::min(first + grid.rows, y_.extent(1))},
           {panel, std::min(panel + grid.panels * together, w_.panels())});
    });
  }

 private:
  /// What the grid would find too, without its divisions: they take as long as a small product.
  bool is_one_task(const executor_ref& executor) const {
    const index_t again = y_.extent(1) * std::min(w_.depth, slab_depth);
    return y_.extent(0) == 1 && again <= resident_elements && executor.concurrency() <= 1;
  }

  /// Some rows of an item by some panels.
  XATTN_NOINLINE void rows(index_t item, index_range some, index_range panels) const {
    const auto x = x_[item].slice(0, some.first, some.last);
    const auto y = y_[item].slice(0, some.first, some.last);
    epilogue<T> end{options_.bias, options_.act, {}, options_.scale};
    if (options_.residual.data() != nullptr) end.residual = options_.residual[item].slice(0, some.first, some.last);
    const index_t place = item * y_.extent(1) + some.first, length = some.last - some.first;
    if (is_small_product<T>(length, w_.depth, w_.width) && end.scale.data() == nullptr) {
      small_packed_matmul(x, w_, y, end);
      return follow_(place, place + length, 0, w_.width);
    }
    const index_t run = panels_before(follow_, length, panels_of_units<T>(follow_), w_);
    for (index_t p = panels.first; p < panels.last; p += run) {
      const index_t q = std::min(p + run, panels.last);
      packed_matmul(x, w_, y, end, p, q);
      follow_(place, place + length, p * columns, std::min(q * columns, w_.width));
    }
  }

  static constexpr index_t columns = tile_shape<T>::columns;
  const tensor3_view<const TX>& x_;
  const packed_matrix<T, S>& w_;
  const tensor3_view<T>& y_;
  const linear_options<T>& options_;
  const Follow& follow_;
};

}  // namespace detail

template <class T, class TX, class S, class Follow = nothing_follows>
void linear(const tensor3_view<const TX>& x, const packed_matrix<T, S>& w, const tensor3_view<T>& y,
            linear_options<T> options, const executor_ref& executor = {}, const Follow& follow = {}) {
  if (y.empty()) return;
  if (detail::joins_rows(x) && detail::joins_rows(y) && detail::joins_rows(options.residual)) {
    if (options.residual.data() != nullptr) options.residual = detail::joined_rows(options.residual);
    return detail::linear_items(detail::joined_rows(x), w, detail::joined_rows(y), options, follow).run(executor);
  }
  detail::linear_items(x, w, y, options, follow).run(executor);
}

}  // namespace xattn::inline XATTN_ISA::kernels
