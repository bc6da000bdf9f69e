// SPDX-License-Identifier: BSD-3-Clause
/// Brief   An attention call whose keys and values are those of a store and, behind them, rows of its own.
/// Shapes  q (B, H, Lq, D), k (B, G, n, D), v (B, G, n, Dv): the last n - skipped(b) rows of item b join its before(b)
///         keys. Key j of an item is the j-th of all that it ever had; Lk is the most of any item.
/// Formula row r of k stands at j = r + offset(b), offset(b) = before(b) - skipped(b).
/// Edges   a window hides all keys but the last `window` from a query, itself included; the store may have lost them.
#pragma once

#include "xattn/kernels/decode_run.hpp"
#include "xattn/kernels/kv_store.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Rows of a call that join the keys of each item.
struct joining_rows {
  row_view<const index_t> before;   // keys that an item has had
  row_view<const index_t> skipped;  // leading rows of an item that do not join, where not all are
  index_t rows;
  index_t window;

  index_t skipped_of(index_t b) const noexcept { return std::min(skipped(b), rows); }
  index_t offset(index_t b) const noexcept { return before(b) - skipped_of(b); }
  index_t after(index_t b) const noexcept { return offset(b) + rows; }
  index_t longest() const noexcept {
    index_t most = 0;
    for (index_t b = 0; b < before.extent(0); ++b) most = std::max(most, after(b));
    return most;
  }
  /// True if each item has the same keys, and each row sees all of them.
  bool alike() const noexcept {
    for (index_t b = 0; b < before.extent(0); ++b) {
      if (skipped_of(b) != 0 || before(b) != before(0) || after(b) > window) return false;
    }
    return true;
  }
};

/// Keys and values of a store.
template <class S, class T>
struct store_source {
  using element = typename kv_store<S>::element;
  using keys_type = key_tiles<element, T>;
  using values_type = value_rows<element, T>;

  const kv_store<S>& store;

  index_t kv_heads() const { return store.shape.kv_heads; }
  static constexpr std::size_t block_bytes() { return 0; }
  kv_block<keys_type, values_type> block(index_t b, index_t g, index_t first, index_t, std::byte*) const {
    const auto at = store.at(b, first);
    const index_t width = store.shape.value_width;
    return {{store.key(at, g), store.shape.width, store.key_factor(at, g)},
            {store.value(at, g), width, width, store.value_factor(at, g)}};
  }
};

/// Larger than any number of keys, and far from overflow.
inline constexpr index_t no_window = std::numeric_limits<index_t>::max() / 2;

template <class S, class T>
struct cached_problem : attention_problem<T> {
  static constexpr bool keys_side_by_side = true;  // copies of keys in rows take longer
  kv_store<S> store;
  joining_rows joining;
  bool stored;  // the own rows are in the store as well

  cached_problem(const attention_problem<T>& p, const kv_store<S>& s, const joining_rows& j, bool all_stored)
      : attention_problem<T>(p), store(s), joining(j), stored(all_stored), k_len_(j.longest()) {}
  /// Each item has the first rows of the store, as many as k and v have.
  cached_problem(const attention_problem<T>& p, const kv_store<S>& s)
      : cached_problem(p, s, {of_all(p, &none), of_all(p, &none), p.k_len(), no_window}, true) {}

  index_t k_len() const noexcept { return k_len_; }
  key_range range(index_t b) const noexcept {
    const index_t seen = std::max<index_t>(0, joining.before(b) - joining.window + 1);
    if (joining.rows > 0 && joining.skipped_of(b) == joining.rows) return {0, 0};
    return {seen / key_block * key_block, joining.after(b)};
  }

  /// Many rows stream the keys past, their own too, which then need not be in the store.
  bool streams() const noexcept { return !stored; }
  store_source<S, T> source() const noexcept { return {store}; }
  /// True if all keys from `first` on are rows of k and v that the store may not have.
  bool own(index_t b, index_t first) const noexcept { return !stored && first >= joining.before(b); }
  /// Those.
  matrix_view<const T> own_keys(index_t b, index_t g, index_t first, index_t n) const {
    return own_rows(this->k, b, g, first, n);
  }
  matrix_view<const T> own_values(index_t b, index_t g, index_t first, index_t n) const {
    return own_rows(this->v, b, g, first, n);
  }
  /// Keys [first, first + n) and their values, wherever they are.
  void copy_keys(index_t b, index_t g, index_t first, const matrix_view<T>& to) const {
    const index_t old = stored_of(b, first, to.extent(0));
    read_keys(store, b, g, first, to.slice(0, 0, old));
    if (old < to.extent(0)) {
      copy_rows(own_keys(b, g, first + old, to.extent(0) - old), to.slice(0, old, to.extent(0)));
    }
  }
  void copy_values(index_t b, index_t g, index_t first, const matrix_view<T>& to) const {
    const index_t old = stored_of(b, first, to.extent(0));
    read_values(store, b, g, first, to.slice(0, 0, old));
    if (old < to.extent(0)) {
      copy_rows(own_values(b, g, first + old, to.extent(0) - old), to.slice(0, old, to.extent(0)));
    }
  }

 private:
  static constexpr index_t none = 0;
  static row_view<const index_t> of_all(const attention_problem<T>& p, const index_t* n) {
    return {n, {p.batch()}, {0}};
  }
  index_t stored_of(index_t b, index_t first, index_t n) const noexcept {
    return stored ? n : std::clamp<index_t>(joining.before(b) - first, 0, n);
  }
  matrix_view<const T> own_rows(const tensor4_view<const T>& x, index_t b, index_t g, index_t first, index_t n) const {
    const index_t row = first - joining.offset(b);
    return matrix_at(x, b, g).slice(0, row, row + n);
  }

  index_t k_len_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
