// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Rows times packed panels, and what is done to a tile of the result while it is in the first cache.
/// Shapes  x (rows, K) with any strides, w packed (K, N) -> y (rows, N) with any strides.
/// Formula y_ij = residual_ij + act(scale_j sum_k x_ik w_kj + bias_j), the sum as one ascending chain of fma: one row
///         and many give the same bits, and so do the steps one by one.
/// Edges   K = 0 gives act(bias) + residual. y may be the residual, and overlaps nothing else.
/// Error   see matmul.hpp; each further step adds one rounding.
#pragma once

#include "xattn/kernels/packed_matrix.hpp"
#include "xattn/kernels/row_pitch.hpp"
#include "xattn/simd/loop.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Terms of a sum before the next panel's turn: a slab of a panel fits into the second cache beside the rows of x. The
/// sum of an element goes on where the slab before left it, in y.
inline constexpr index_t slab_depth = 2048;

/// Rows of a wide matrix in place that one or two rows meet at once: as many streams as a processor follows. Narrower
/// ones are read down their columns.
inline constexpr index_t few_rows_depth = 8;
inline constexpr index_t wide_row_bytes = 16384;

/// Elements of x that are read again for every panel: more than a second cache holds, because tiles ask for their rows
/// ahead, and the fewer blocks there are, the less often the panels come from far away.
inline constexpr index_t resident_elements = 1 << 19;

/// Blocks of rows that meet all panels one after the other: each holds what is read again.
constexpr index_t row_blocks_of(index_t length, index_t depth) noexcept {
  const index_t most = std::max<index_t>(1, resident_elements / std::max<index_t>(1, std::min(depth, slab_depth)));
  return std::max<index_t>(1, (length + most - 1) / most);
}

/// Rows of such a block, in whole tiles of `unit` rows.
constexpr index_t rows_of_block(index_t length, index_t blocks, index_t unit) noexcept {
  return std::max<index_t>(unit, ((length + blocks - 1) / blocks + unit - 1) / unit * unit);
}

/// An activation on rows of whole packs, `pitch` apart.
template <class T>
using tile_function = void (*)(T* x, index_t pitch, index_t rows, index_t columns);

/// What happens to a product before it is left alone; whatever is null is left out.
template <class T>
struct epilogue {
  row_view<const T> bias{};  // (N)
  tile_function<T> act = nullptr;
  matrix_view<const T> residual{};  // (rows, N)
  row_view<const T> scale{};        // (N): of weights that are stored as integers
  bool goes_on = false;             // y holds the sums of terms that come before these

  bool any() const noexcept {
    return bias.data() != nullptr || act != nullptr || residual.data() != nullptr || scale.data() != nullptr;
  }
};

namespace detail {

/// Tiles of x's rows against V packs of columns: a panel, the first half of it where y has no more, or several panels.
template <class T, class TX, class S>
class panel_product {
 public:
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size, columns = tile_shape<T>::columns;
  static constexpr int packs = tile_shape<T>::packs;

  panel_product(const matrix_view<const TX>& x, const packed_matrix<T, S>& w, const matrix_view<T>& y,
                const epilogue<T>& last)
      : x_(x), w_(w), y_(y), last_(last) {}

  /// Panels [first, last): each slab of them for all rows before the next.
  void run(index_t first, index_t last) {
    const bool in_place = last_.residual.data() == y_.data();  // y cannot hold sums before the residual was read
    const index_t most = w_.pitch == columns ? slab_depth : slab_depth / 2;
    const bool one_slab = in_place || w_.depth <= most + most / 2;
    const bool wide_rows = w_.pitch * static_cast<index_t>(sizeof(S)) >= wide_row_bytes;
    const bool strewn = x_.extent(0) <= 2 && wide_rows && !in_place;
    const index_t slab = strewn ? few_rows_depth : one_slab ? std::max<index_t>(1, w_.depth) : most;
    first_k_ = 0;
    do {
      last_k_ = std::min(first_k_ + slab, w_.depth);
      panels(first, last);
      first_k_ = last_k_;
    } while (first_k_ < w_.depth);
  }

 private:
  /// Panels that one or two rows take at once: their sums alone would wait for one another.
  static constexpr index_t wide = 4;
  /// Rows of a tile whose elements collide in the first cache: so few that it holds them all beside a panel.
  static constexpr int low = 6;

  void panels(index_t first, index_t last) const {
    if (x_.extent(0) <= 2) {
      for (const index_t all = readable(last); first + wide <= all; first += wide) {
        for (index_t i = 0; i < x_.extent(0); ++i) tile<1, wide * packs>(i, first);
      }
    }
    if constexpr (low < tile_shape<T>::rows) {
      const bool collide = x_.stride(1) == 1 && rows_fill_ways<TX>(x_.stride(0)) && x_.extent(0) >= low;
      const index_t whole = std::min(last, w_.width / columns);
      for (; collide && is_direct() && first + 2 <= whole; first += 2) low_tiles(first);
    }
    for (; first < last; ++first) {
      const bool half = w_.width - first * columns <= lanes;
      cover_rows<T>(x_.extent(0), [&](auto height, index_t i) {
        if (half)
          tile<height(), 1>(i, first);
        else
          tile<height(), packs>(i, first);
      });
    }
  }

  /// The end of the panels up to `last` whose columns can all be read: behind the last column there are zeros where the
  /// matrix is packed, and in place what may be nobody's.
  index_t readable(index_t last) const noexcept {
    const bool packed = w_.pitch == columns && w_.step == w_.depth * columns;
    return packed ? last : std::min(last, w_.width / columns);
  }

  /// Two panels.
  XATTN_NOINLINE void low_tiles(index_t panel) const {
    index_t i = 0;
    for (; i + low <= x_.extent(0); i += low) whole_tile<low, 2 * packs>(i, panel);
    cover_rows<T>(x_.extent(0) - i, [&](auto height, index_t row) {
      for (index_t n = 0; n < 2; ++n) tile<height(), packs>(i + row, panel + n);
    });
  }

  /// Whether packs can be stored to y before its residual is read.
  bool is_direct() const noexcept { return y_.stride(1) == 1 && last_.residual.data() != y_.data(); }

  template <int M, int V>
  XATTN_NOINLINE void tile(index_t row, index_t panel) const {
    const bool whole = V * lanes <= w_.width - panel * columns;
    if (whole && is_direct())
      whole_tile<M, V>(row, panel);
    else
      edge_tile<M, V>(row, panel);
  }

  template <int M, int V>
  XATTN_INLINE void whole_tile(index_t row, index_t panel) const {
    T* to = &y_(row, panel * columns);
    sums<M, V>(row, panel, to, y_.stride(0));
    if (last_k_ == w_.depth && last_.any()) touch_up(to, y_.stride(0), row, M, panel * columns, V * lanes);
  }

  template <int M, int V>
  XATTN_NOINLINE void edge_tile(index_t row, index_t panel) const {
    const index_t column = panel * columns, width = std::min<index_t>(V * lanes, w_.width - column);
    alignas(pack) T store[std::size_t{M * V * lanes}];
    if (goes_on()) collect(store, V * lanes, row, M, column, width);
    sums<M, V>(row, panel, store, V * lanes);
    if (last_k_ == w_.depth && last_.any()) touch_up(store, V * lanes, row, M, column, width);
    deliver(store, V * lanes, row, M, column, width);
  }

  bool goes_on() const noexcept { return last_.goes_on || first_k_ > 0; }

  template <int M, int V>
  XATTN_ONE_COPY void sums(index_t row, index_t panel, T* to, index_t pitch) const {
    const bool goes_on = this->goes_on();
    if (!goes_on) ask_for_tile<M, V>(to, pitch);
    const T* before = simd::detail::hidden_address(to);
    register_tile<M, V, T, std::min(V, packs)>(
        x_.data() + row * x_.stride(0) + first_k_ * x_.stride(1), x_.stride(0), x_.stride(1),
        w_.panel(panel) + first_k_ * w_.pitch, w_.pitch, last_k_ - first_k_,
        [&](index_t i, index_t v) { return goes_on ? pack::load(before + i * pitch + v * lanes) : pack(T(0)); },
        [&](index_t, index_t v, pack sum) {
          sum.store(to + v * lanes);
          if (v + 1 == V) to = simd::detail::hidden_address(to + pitch);
        },
        w_.step, ahead(row, M, panel, std::max(1, V / packs)));
  }

  /// What is about to be written: the lines are there when the sums are, which would wait for one after the other.
  template <int M, int V>
  XATTN_INLINE static void ask_for_tile(const T* to, index_t pitch) noexcept {
    XATTN_UNROLL
    for (index_t i = 0; i < M; ++i, to += pitch) simd::ask_for<V * lanes>(to);
  }

  /// The tiles of some panels share the reading of the next ones, each as much as it has rows. Only of dense panels,
  /// and of one where they are cut into slabs.
  read_ahead ahead(index_t row, index_t rows, index_t panel, index_t panels) const noexcept {
    constexpr auto chunk = static_cast<index_t>(workspace_alignment / sizeof(TX));
    const bool alone = x_.extent(0) <= rows || first_k_ == last_k_;
    const index_t left = w_.panels() - panel - panels;
    const index_t count = last_k_ - first_k_ < w_.depth ? 1 : std::min(panels, left);
    if (w_.pitch != columns || left <= 0 || alone) return {};
    const index_t bytes = count * (last_k_ - first_k_) * columns * static_cast<index_t>(sizeof(S));
    const index_t lines = bytes / static_cast<index_t>(workspace_alignment), all = x_.extent(0);
    const index_t chunks = (last_k_ - first_k_ + chunk - 1) / chunk;
    const char* next = reinterpret_cast<const char*>(w_.panel(panel + panels) + first_k_ * columns);
    const index_t share = lines * rows / all;
    return {next + lines * row / all * static_cast<index_t>(workspace_alignment), (share + chunks - 1) / chunks};
  }

  /// The epilogue on a tile that was just stored.
  XATTN_ONE_COPY void touch_up(T* tile, index_t pitch, index_t row, index_t rows, index_t column, index_t width) const {
    for (index_t c = 0; c < width; c += lanes) {
      const index_t n = std::min(lanes, width - c);
      if (last_.scale.data() != nullptr) {
        const pack s = simd::load_some<T>(&last_.scale(column + c), last_.scale.stride(0), n, T(0));
        for (index_t i = 0; i < rows; ++i) (pack::load(tile + i * pitch + c) * s).store(tile + i * pitch + c);
      }
      if (last_.bias.data() != nullptr) {
        const pack b = simd::load_some<T>(&last_.bias(column + c), last_.bias.stride(0), n, T(0));
        for (index_t i = 0; i < rows; ++i) (pack::load(tile + i * pitch + c) + b).store(tile + i * pitch + c);
      }
    }
    if (last_.act != nullptr) last_.act(tile, pitch, rows, (width + lanes - 1) / lanes * lanes);
    if (last_.residual.data() == nullptr) return;
    for (index_t i = 0; i < rows; ++i) {
      for (index_t c = 0; c < width; c += lanes) {
        const index_t n = std::min(lanes, width - c);
        const T* other = &last_.residual(row + i, column + c);
        T* sum = tile + i * pitch + c;
        (simd::load_some<T>(other, last_.residual.stride(1), n, T(0)) + pack::load(sum)).store(sum);
      }
    }
  }

  XATTN_ONE_COPY void collect(T* tile, index_t pitch, index_t row, index_t rows, index_t column, index_t width) const {
    for (index_t i = 0; i < rows; ++i) {
      for (index_t c = 0; c < width; c += lanes) {
        const index_t n = std::min(lanes, width - c);
        simd::load_some<T>(&y_(row + i, column + c), y_.stride(1), n, T(0)).store(tile + i * pitch + c);
      }
    }
  }

  XATTN_ONE_COPY void deliver(const T* tile, index_t pitch, index_t row, index_t rows, index_t column,
                              index_t width) const {
    for (index_t i = 0; i < rows; ++i) {
      for (index_t c = 0; c < width; c += lanes) {
        const index_t n = std::min(lanes, width - c);
        simd::store_some(&y_(row + i, column + c), y_.stride(1), n, pack::load(tile + i * pitch + c));
      }
    }
  }

  const matrix_view<const TX>& x_;
  const packed_matrix<T, S>& w_;
  const matrix_view<T>& y_;
  const epilogue<T>& last_;
  index_t first_k_ = 0, last_k_ = 0;
};

}  // namespace detail

/// Panels [first, last) of w; the other columns of y are left as they are.
template <class T, class TX, class S>
void packed_matmul(const matrix_view<const TX>& x, const packed_matrix<T, S>& w, const matrix_view<T>& y,
                   const epilogue<T>& last, index_t first_panel, index_t last_panel) {
  XATTN_ASSERT(x.extent(1) == w.depth && y.extent(0) == x.extent(0) && y.extent(1) == w.width);
  if (x.extent(0) == 0) return;
  detail::panel_product<T, TX, S>(x, w, y, last).run(first_panel, last_panel);
}

}  // namespace xattn::inline XATTN_ISA::kernels
