// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Where keys and values of past tokens lie, so that few queries read them fast: keys in tiles whose lanes are
///         keys, values in rows.
/// Shapes  keys (B, G, ceil(capacity / key_tile), D, key_tile), values (B, G, capacity, Dv), dense; where the elements
///         are int8, a factor for each key and each value row, (B, G, capacity filled up to whole tiles).
/// Formula int8: factor = max|x| / 127, stored round(x / factor), read back as stored * factor.
/// Edges   what lies past the last row reaches nothing. NaN or infinity in a row of int8 makes that row NaN.
/// Error   bf16 and f16: half a unit in the last place; int8: max|x| / 254 of its row, and a rounding.
#pragma once

#include "xattn/core/numbers.hpp"
#include "xattn/kernels/decode_values.hpp"
#include "xattn/kernels/softmax.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Stored as integers, with a factor for each row.
template <class S>
inline constexpr bool has_factors = std::same_as<std::remove_const_t<S>, std::int8_t>;

/// What a cache can hold.
template <class S>
concept cacheable = storable<S> || has_factors<S>;

struct kv_shape {
  index_t batch = 0, kv_heads = 0, capacity = 0, width = 0, value_width = 0;

  index_t padded() const noexcept { return (capacity + key_tile - 1) / key_tile * key_tile; }
  index_t keys() const noexcept { return batch * kv_heads * padded() * width; }
  index_t values() const noexcept { return batch * kv_heads * capacity * value_width; }
  index_t rows() const noexcept { return batch * kv_heads * padded(); }
};

/// Non-owning. Factors are null where the elements have none.
template <class S>
struct kv_store {
  using factor = std::conditional_t<std::is_const_v<S>, const float, float>;
  using element = std::remove_const_t<S>;

  kv_shape shape;
  S* keys;
  S* values;
  factor* key_factors;
  factor* value_factors;

  index_t head(index_t b, index_t g) const noexcept { return b * shape.kv_heads + g; }
  /// Element 0 of key j; the next one is key_tile further on.
  S* key(index_t b, index_t g, index_t j) const noexcept {
    const index_t tile = j / key_tile * key_tile;
    return keys + (head(b, g) * shape.padded() + tile) * shape.width + (j - tile);
  }
  S* value(index_t b, index_t g, index_t j) const noexcept {
    return values + (head(b, g) * shape.capacity + j) * shape.value_width;
  }
  factor* key_factor(index_t b, index_t g, index_t j) const noexcept {
    return key_factors == nullptr ? nullptr : key_factors + head(b, g) * shape.padded() + j;
  }
  factor* value_factor(index_t b, index_t g, index_t j) const noexcept {
    return value_factors == nullptr ? nullptr : value_factors + head(b, g) * shape.padded() + j;
  }
};

namespace detail {

/// A row of numbers into elements `step` apart.
template <class S, class T>
void store_row(const row_view<const T>& row, S* to, index_t step, float* factor) {
  if constexpr (has_factors<S>) {
    T largest(0);
    for (index_t d = 0; d < row.extent(0); ++d) largest = larger(largest, simd::abs(simd::pack<T, 1>(row(d))).v);
    *factor = static_cast<float>(largest / T(127));
    for (index_t d = 0; d < row.extent(0); ++d, to += step) {
      const double x = static_cast<double>(row(d)) / static_cast<double>(*factor);
      *to = std::abs(x) <= 128.0 ? static_cast<S>(std::lround(std::clamp(x, -127.0, 127.0))) : S(0);
    }
  } else {
    for (index_t d = 0; d < row.extent(0); ++d, to += step) *to = simd::detail::converted<S>(row(d));
  }
}

template <class T, class S>
void load_row(const S* from, index_t step, const float* factor, const row_view<T>& row) {
  for (index_t d = 0; d < row.extent(0); ++d, from += step) {
    row(d) = simd::detail::converted<T>(*from) * (factor == nullptr ? T(1) : static_cast<T>(*factor));
  }
}

}  // namespace detail

/// Rows k (B, G, n, D) and v (B, G, n, Dv) become rows [first, first + n) of the store, which has room for them.
template <class S, class T>
void append_rows(const kv_store<S>& store, index_t first, const tensor4_view<const T>& k,
                 const tensor4_view<const T>& v) {
  XATTN_ASSERT(first + k.extent(2) <= store.shape.capacity);
  for (index_t b = 0; b < k.extent(0); ++b) {
    for (index_t g = 0; g < k.extent(1); ++g) {
      for (index_t j = 0; j < k.extent(2); ++j) {
        const index_t row = first + j;
        detail::store_row(k[b][g][j], store.key(b, g, row), key_tile, store.key_factor(b, g, row));
        detail::store_row(v[b][g][j], store.value(b, g, row), 1, store.value_factor(b, g, row));
      }
    }
  }
}

/// The first rows of the store, as they are computed with.
template <class S, class T>
void read_keys(const kv_store<S>& store, const tensor4_view<T>& k) {
  for (index_t n = 0; n < k.size() / std::max<index_t>(1, k.extent(3)); ++n) {
    const index_t j = n % k.extent(2), g = n / k.extent(2) % k.extent(1), b = n / k.extent(2) / k.extent(1);
    detail::load_row(store.key(b, g, j), key_tile, store.key_factor(b, g, j), k[b][g][j]);
  }
}
template <class S, class T>
void read_values(const kv_store<S>& store, const tensor4_view<T>& v) {
  for (index_t n = 0; n < v.size() / std::max<index_t>(1, v.extent(3)); ++n) {
    const index_t j = n % v.extent(2), g = n / v.extent(2) % v.extent(1), b = n / v.extent(2) / v.extent(1);
    detail::load_row(store.value(b, g, j), 1, store.value_factor(b, g, j), v[b][g][j]);
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
