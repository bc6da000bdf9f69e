// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Products so small that to choose a tile for them takes longer than to compute them: a few rows at a time,
///         and what follows the sums while they are near.
/// Shapes  a (M, K) with any strides, b (K, N), the elements of its rows side by side -> c (M, N) with any strides.
/// Formula that of packed_matmul.hpp, with its bits. Weights have no scale: they are no integers.
/// Edges   c may be the residual, and overlaps nothing else.
#pragma once

#include "xattn/kernels/packed_matmul.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Rows and terms of the largest one, whose columns one panel holds: there tiles are as fast. Those of whole packs are
/// from `small_group` rows on, which are computed side by side.
inline constexpr index_t small_rows = 8;
inline constexpr index_t small_group = 4;
inline constexpr index_t small_depth = 32;

template <class T>
constexpr bool is_small_product(index_t rows, index_t depth, index_t width) noexcept {
  const index_t most = width % simd::lanes<T> == 0 ? small_group : small_rows;
  return rows <= most && depth <= small_depth && width <= tile_shape<T>::columns;
}

namespace detail {

template <class T, class TA>
class small_product {
 public:
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;

  small_product(const matrix_view<const TA>& a, const matrix_view<T>& c, const epilogue<T>& last)
      : a_(a), c_(c), last_(last) {}

  /// Columns [column, column + n) of c, n at most a pack, for which row(k) is the pack of b.
  template <class Row>
  XATTN_INLINE void columns(index_t column, index_t n, const Row& row) const {
    for (index_t i = 0; i < c_.extent(0); i += group) rows(i, std::min(group, c_.extent(0) - i), column, n, row);
  }

 private:
  static constexpr index_t group = small_group;

  /// Rows beyond the last one repeat it.
  template <class Row>
  XATTN_INLINE void rows(index_t first, index_t count, index_t column, index_t n, const Row& row) const {
    const TA* a[std::size_t{group}];
    pack sum[std::size_t{group}];
    XATTN_UNROLL
    for (index_t i = 0; i < group; ++i) {
      a[i] = a_.data() + (first + std::min(i, count - 1)) * a_.stride(0);
      sum[i] = pack(T(0));
    }
    for (index_t k = 0, at = 0; k < a_.extent(1); ++k, at += a_.stride(1)) {
      const pack b = row(k);
      XATTN_UNROLL
      for (index_t i = 0; i < group; ++i) sum[i] = fma(pack(static_cast<T>(a[i][at])), b, sum[i]);
    }
    finish(first, count, column, n, sum);
  }

  XATTN_INLINE void finish(index_t first, index_t count, index_t column, index_t n, pack* sum) const {
    if (last_.bias.data() != nullptr) {
      const pack bias = simd::load_some<T>(&last_.bias(column), last_.bias.stride(0), n, T(0));
      XATTN_UNROLL
      for (index_t i = 0; i < group; ++i) sum[i] = sum[i] + bias;
    }
    alignas(pack) T tile[std::size_t{group * lanes}];
    XATTN_UNROLL
    for (index_t i = 0; i < group; ++i) sum[i].store(tile + i * lanes);
    if (last_.act != nullptr) last_.act(tile, lanes, count, lanes);
    for (index_t i = 0; i < count; ++i) {
      pack y = pack::load(tile + i * lanes);
      if (last_.residual.data() != nullptr) {
        y = simd::load_some<T>(&last_.residual(first + i, column), last_.residual.stride(1), n, T(0)) + y;
      }
      simd::store_some(&c_(first + i, column), c_.stride(1), n, y);
    }
  }

  const matrix_view<const TA>& a_;
  const matrix_view<T>& c_;
  const epilogue<T>& last_;
};

}  // namespace detail

/// The product with all columns of w.
template <class T, class TA, class S>
void small_packed_matmul(const matrix_view<const TA>& a, const packed_matrix<T, S>& w, const matrix_view<T>& c,
                         const epilogue<T>& last) {
  XATTN_ASSERT(is_small_product<T>(a.extent(0), w.depth, w.width) && last.scale.data() == nullptr);
  constexpr index_t lanes = simd::lanes<T>;
  const detail::small_product<T, TA> product(a, c, last);
  for (index_t j = 0; j < w.width; j += lanes) {
    product.columns(j, std::min(lanes, w.width - j), [b = w.data + j, pitch = w.pitch](index_t k) {
      return simd::load_as<T>(b + k * pitch);
    });
  }
}

/// The product with a b of dense rows.
template <class T>
void small_matmul(const matrix_view<const T>& a, const matrix_view<const T>& b, const matrix_view<T>& c) {
  XATTN_ASSERT(is_small_product<T>(a.extent(0), a.extent(1), b.extent(1)));
  constexpr index_t lanes = simd::lanes<T>;
  const epilogue<T> nothing;
  const detail::small_product<T, T> product(a, c, nothing);
  for (index_t j = 0; j < b.extent(1); j += lanes) {
    const index_t n = std::min(lanes, b.extent(1) - j);
    product.columns(j, n, [&, n, from = b.data() + j](index_t k) {
      return simd::load_some<T>(from + k * b.stride(0), 1, n, T(0));
    });
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
