// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Where keys and values of past tokens lie, so that few queries read them fast: keys in tiles whose lanes are
///         keys, values in rows. In one piece for each batch item, or in pages that a table gives to items.
/// Shapes  keys (B, G, ceil(capacity / key_tile), D, key_tile), values (B, G, capacity, Dv), dense; where the elements
///         are int8, a factor for each key and each value row, (B, G, capacity filled up to whole tiles). With a table
///         B counts pages, capacity is the size of a page, a multiple of key_block, and the table is (items, pages of
///         an item): row j of an item is in entry j / capacity, modulo the pages of an item.
/// Formula int8: factor = max|x| / 127, rounded up to 16 bits, stored round(x / factor), read back as stored * factor.
/// Edges   what lies past the last row reaches nothing. A row of int8 that is not finite in float, in one element, is
///         NaN in all: its factor is, and what is stored is what is seen, in no other head and where it counts only.
///         Rows that were read back are stored as they were before.
/// Error   bf16 and f16: half a unit in the last place; int8: max|x| / 253 of its row.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/core/numbers.hpp"
#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/decode_values.hpp"
#include "xattn/kernels/softmax.hpp"
#include "xattn/simd/transpose.hpp"

#include <bit>

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

/// Non-owning. Factors are null where the elements have none, the table where each item has its rows in one piece.
template <class S>
struct kv_store {
  using factor = std::conditional_t<std::is_const_v<S>, const float, float>;
  using element = std::remove_const_t<S>;

  kv_shape shape;
  S* keys;
  S* values;
  factor* key_factors;
  factor* value_factors;
  const index_t* table = nullptr;
  index_t item_pages = 1;

  /// A row of all heads.
  struct place {
    index_t page, row;
  };
  place at(index_t b, index_t j) const noexcept {
    if (table == nullptr) return {b, j};
    return {table[b * item_pages + j / shape.capacity % item_pages], j % shape.capacity};
  }
  /// How many rows from row j on lie in one piece.
  index_t rows_together(index_t j) const noexcept {
    return shape.capacity - (table == nullptr ? j : j % shape.capacity);
  }

  /// Element 0 of the key there; the next one is key_tile further on.
  S* key(const place& p, index_t g) const noexcept {
    const index_t tile = p.row / key_tile * key_tile;
    return keys + (head(p, g) * shape.padded() + tile) * shape.width + (p.row - tile);
  }
  S* value(const place& p, index_t g) const noexcept {
    return values + (head(p, g) * shape.capacity + p.row) * shape.value_width;
  }
  factor* key_factor(const place& p, index_t g) const noexcept {
    return key_factors == nullptr ? nullptr : key_factors + head(p, g) * shape.padded() + p.row;
  }
  factor* value_factor(const place& p, index_t g) const noexcept {
    return value_factors == nullptr ? nullptr : value_factors + head(p, g) * shape.padded() + p.row;
  }

 private:
  index_t head(const place& p, index_t g) const noexcept { return p.page * shape.kv_heads + g; }
};

namespace detail {

/// max|x| / 127 of a row, in 16 bits: then 127 times it is exact, and so is what is read back.
template <class T>
float row_factor(const row_view<const T>& row) {
  T largest(0);
  for (index_t d = 0; d < row.extent(0); ++d) largest = larger(largest, simd::abs(simd::pack<T, 1>(row(d))).v);
  const float factor = static_cast<float>(largest / T(127));
  if (!(factor <= std::numeric_limits<float>::max())) return factor;
  return std::bit_cast<float>((std::bit_cast<std::uint32_t>(factor) + 0xffu) & ~0xffu);
}

/// x in units of a factor.
template <class S, class T>
S in_units(const T& x, float factor) {
  const double units = static_cast<double>(x) / static_cast<double>(factor);
  return std::abs(units) <= 128.0 ? static_cast<S>(std::lround(std::clamp(units, -127.0, 127.0))) : S(0);
}

/// A row of numbers into elements `step` apart.
template <class S, class T>
void store_row(const row_view<const T>& row, S* to, index_t step, float* factor) {
  if constexpr (has_factors<S>) *factor = row_factor(row);
  for (index_t d = 0; d < row.extent(0); ++d, to += step) {
    if constexpr (has_factors<S>) *to = in_units<S>(row(d), *factor);
    else *to = simd::detail::converted<S>(row(d));
  }
}

/// n elements of a tile, from the first one of a line on, each times the factor of its key.
template <class S, class T>
void load_lines(const S* from, index_t n, const T* factors, T* to) {
  using pack = simd::pack<T>;
  const auto scaled = [&](pack x, index_t j) {
    if constexpr (has_factors<S>) return x * pack::load(factors + j % key_tile);
    else return (void)j, x;
  };
  index_t j = 0;
  for (; j + pack::size <= n; j += pack::size) scaled(simd::load_as<T>(from + j), j).store(to + j);
  if (j < n) simd::store_partial(to + j, n - j, scaled(simd::load_some<T>(from + j, 1, n - j, T(0)), j));
}

/// Keys that lie in one tile, from any of its rows on: as rows, or side by side as they are there.
template <class S, class T>
void load_tile(const S* from, const float* factors, const matrix_view<T>& to) {
  constexpr index_t together = 16;
  const index_t keys = to.extent(0), pitch = to.stride(0);
  if constexpr (std::same_as<S, T>) {
    if (to.stride(1) == 1) return simd::transpose(from, key_tile, to.data(), pitch, to.extent(1), keys);
  }
  alignas(workspace_alignment) T wide[std::size_t{together * key_tile}], own_factors[std::size_t{key_tile}]{};
  for (index_t j = 0; has_factors<S> && j < keys; ++j) own_factors[j] = static_cast<T>(factors[j]);
  if (to.stride(1) != 1) {
    XATTN_ASSERT(pitch == 1);
    for (index_t d = 0; d < to.extent(1); ++d) load_lines(from + d * key_tile, keys, own_factors, &to(0, d));
    return;
  }
  for (index_t d = 0; d < to.extent(1); d += together, from += together * key_tile) {
    const index_t n = std::min(together, to.extent(1) - d);
    load_lines(from, (n - 1) * key_tile + keys, own_factors, wide);  // no element behind the tile
    simd::transpose(wide, key_tile, to.data() + d, pitch, n, keys);
  }
}

/// Keys k (n, D), n at most as many as lie in one tile, become row j and the ones after it.
template <class S, class T>
void store_tile(const matrix_view<const T>& k, S* to, float* factors) {
  if constexpr (std::same_as<S, T>) {
    if (k.stride(1) == 1) return simd::transpose(k.data(), k.stride(0), to, key_tile, k.extent(0), k.extent(1));
  }
  for (index_t j = 0; j < k.extent(0); ++j) {
    store_row(k[j], to + j, key_tile, factors == nullptr ? nullptr : factors + j);
  }
}

template <class S, class T>
void store_values(const matrix_view<const T>& v, S* to, float* factors) {
  for (index_t j = 0; j < v.extent(0); ++j) {
    store_row(v[j], to + j * v.extent(1), 1, factors == nullptr ? nullptr : factors + j);
  }
}
template <class S, class T>
void load_values(const S* from, const float* factors, const matrix_view<T>& to) {
  using pack = simd::pack<T>;
  const index_t width = to.extent(1);
  for (index_t j = 0; j < to.extent(0); ++j, from += width) {
    const pack factor(factors == nullptr ? T(1) : static_cast<T>(factors[j]));
    for (index_t d = 0; d < width; d += pack::size) {
      const index_t n = std::min<index_t>(pack::size, width - d);
      simd::store_some(&to(j, d), 1, n, simd::load_some<T>(from + d, 1, n, T(0)) * factor);
    }
  }
}

/// f(rows done, rows, place) for runs of rows [first, first + n) of an item that lie in one piece, `most` at a time.
template <class Store, class F>
void in_runs(const Store& store, index_t b, index_t first, index_t n, index_t most, const F& f) {
  for (index_t done = 0; done < n;) {
    const index_t row = first + done;
    const index_t rows = std::min({n - done, store.rows_together(row), most - row % most});
    f(done, rows, store.at(b, row));
    done += rows;
  }
}

}  // namespace detail

/// Rows k (n, D) and v (n, Dv) of head g become rows [first, first + n) of item b, which has room for them.
template <class S, class T>
void append_rows(const kv_store<S>& store, index_t b, index_t g, index_t first, const matrix_view<const T>& k,
                 const matrix_view<const T>& v) {
  detail::in_runs(store, b, first, k.extent(0), key_tile, [&](index_t j, index_t n, const auto& at) {
    detail::store_tile(k.slice(0, j, j + n), store.key(at, g), store.key_factor(at, g));
    detail::store_values(v.slice(0, j, j + n), store.value(at, g), store.value_factor(at, g));
  });
}

/// Of all heads of all items: k (B, G, n, D), v (B, G, n, Dv).
template <class S, class T>
void append_rows(const kv_store<S>& store, index_t first, const tensor4_view<const T>& k,
                 const tensor4_view<const T>& v) {
  XATTN_ASSERT(first + k.extent(2) <= store.shape.capacity);
  for (index_t b = 0; b < k.extent(0); ++b) {
    for (index_t g = 0; g < k.extent(1); ++g) append_rows(store, b, g, first, matrix_at(k, b, g), matrix_at(v, b, g));
  }
}

/// Keys [first, first + n) of head g of item b, as they are computed with: (n, D), elements of a row side by side, or
/// those of a column, which is faster.
template <class S, class T>
void read_keys(const kv_store<S>& store, index_t b, index_t g, index_t first, const matrix_view<T>& k) {
  detail::in_runs(store, b, first, k.extent(0), key_tile, [&](index_t j, index_t n, const auto& at) {
    detail::load_tile(store.key(at, g), store.key_factor(at, g), k.slice(0, j, j + n));
  });
}
/// Likewise values (n, Dv).
template <class S, class T>
void read_values(const kv_store<S>& store, index_t b, index_t g, index_t first, const matrix_view<T>& v) {
  detail::in_runs(store, b, first, v.extent(0), key_tile, [&](index_t j, index_t n, const auto& at) {
    detail::load_values(store.value(at, g), store.value_factor(at, g), v.slice(0, j, j + n));
  });
}

/// Of all heads of all items, from the first row on: k (B, G, n, D).
template <class S, class T>
void read_keys(const kv_store<S>& store, const tensor4_view<T>& k) {
  for (index_t b = 0; b < k.extent(0); ++b) {
    for (index_t g = 0; g < k.extent(1); ++g) read_keys(store, b, g, 0, matrix_at(k, b, g));
  }
}
template <class S, class T>
void read_values(const kv_store<S>& store, const tensor4_view<T>& v) {
  for (index_t b = 0; b < v.extent(0); ++b) {
    for (index_t g = 0; g < v.extent(1); ++g) read_values(store, b, g, 0, matrix_at(v, b, g));
  }
}

namespace detail {

template <class S, class T>
void round_row(const row_view<T>& row) {
  if constexpr (has_factors<S>) {
    const float factor = row_factor(as_const(row));
    for (index_t d = 0; d < row.extent(0); ++d) {
      row(d) = static_cast<T>(in_units<S>(row(d), factor)) * static_cast<T>(factor);
    }
  } else {
    for (index_t d = 0; d < row.extent(0); ++d) {
      row(d) = simd::detail::converted<T>(simd::detail::converted<S>(row(d)));
    }
  }
}

}  // namespace detail

/// Keys, counted in elements, from which on threads are worth it where rows are stored or rounded.
inline constexpr index_t shared_keys = 1 << 15;

/// Rows become what a store of S gives back of them.
template <class S, class T>
void round_rows(const tensor4_view<T>& x, const executor_ref& executor = {}) {
  constexpr index_t together = key_tile;
  if (std::same_as<S, T> || x.empty()) return;
  const index_t rows = row_count(x), tasks = (rows + together - 1) / together;
  const index_t slots = x.size() < shared_keys ? 1 : concurrent_tasks(executor, tasks);
  for_each_task(executor, tasks, slots, [&](index_t, index_t task) {
    const index_t end = std::min(rows, (task + 1) * together);
    for (index_t n = task * together; n < end; ++n) detail::round_row<S>(row_at(x, n));
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
