// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Keys and values of the tokens that a layer has seen: made by the layer, filled by its calls.
/// Shapes  (B, kv_heads, capacity, d_head) of each, stored as S: a real, bf16, f16, or int8 with a factor for each row.
///         Each batch item has a length of its own. In one piece an item, or in pages that items take from a pool.
/// Formula what is stored is what is seen, in the call that stores it too: in int8, NaN or infinity in one column of a
///         row is NaN in all columns of that row and head.
/// Edges   a value: a copy is another cache. A call that does not fit is a cache_error and changes nothing. Rows behind
///         the length are never seen again, whatever they hold. A rolling cache never is full: it keeps the last
///         `capacity` tokens of an item, a query sees as many, itself included, and positions go on.
#pragma once

#include "xattn/core/aligned_vector.hpp"
#include "xattn/core/count.hpp"
#include "xattn/kernels/cached_attention.hpp"
#include "xattn/kernels/cached_rule.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/page_table.hpp"
#include "xattn/xtensor/hold.hpp"

#include <span>

namespace xattn::inline XATTN_ISA {

struct cache_options {
  bool rolling = false;  // keeps the last max_len tokens of each item, however many come
  count page{};          // tokens of a page, a multiple of 128; 0: 128 where it rolls, else an item in one piece
  count pages{};         // of all items together; 0: what max_len tokens of each take
};

template <class S>
class kv_cache {
  static_assert(kernels::cacheable<S>,
                "xattn: a cache holds float, double, bf16, f16, std::int8_t, or a type of yours");

 public:
  kv_cache() noexcept = default;
  explicit kv_cache(const kernels::kv_shape& shape, const cache_options& options = {})
      : shape_(shape), rolling_(options.rolling), table_(pages_for(shape, options)), memory_(shape) {
    if (paged()) memory_ = {table_.pages(), shape.kv_heads, table_.page_size(), shape.width, shape.value_width};
    keys_.resize(static_cast<std::size_t>(memory_.keys()));
    values_.resize(static_cast<std::size_t>(memory_.values()));
    if constexpr (kernels::has_factors<S>) factors_.resize(static_cast<std::size_t>(2 * memory_.rows()));
    for (std::vector<index_t>* numbers : {&lengths_, &newest_, &skip_, &offsets_}) {
      numbers->resize(static_cast<std::size_t>(shape.batch), 0);
    }
  }

  /// Tokens that an item has had, of the longest one, and of each.
  index_t length() const noexcept {
    return lengths_.empty() ? 0 : *std::max_element(lengths_.begin(), lengths_.end());
  }
  std::span<const index_t> lengths() const noexcept { return lengths_; }
  /// The oldest token that item b still sees.
  index_t first(count b = 0) const noexcept {
    return rolling_ ? std::max<index_t>(0, lengths_[at(b)] - capacity()) : 0;
  }
  /// The oldest one whose key and value are still there: a rolling cache keeps more than a token sees.
  index_t oldest(count b = 0) const noexcept { return rolling_ ? table_.oldest(newest_[at(b)]) : 0; }
  index_t capacity() const noexcept { return shape_.capacity; }
  const kernels::kv_shape& shape() const noexcept { return shape_; }
  /// Of the pool; 0 where there is none.
  index_t free_pages() const noexcept { return table_.free_pages(); }

  /// Forgets all tokens of each item but the first n. A rolling cache that no longer has what the next token sees is a
  /// cache_error; 128 tokens can always be taken back.
  void rewind(count n) {
    detail::expect_value(n >= 0 && n <= length(), "rewind", "n", index_t{n},
                         {"0 to the length of the cache, ", length()});
    for (index_t b = 0; b < shape_.batch; ++b) expect_kept(b, std::min<index_t>(n, lengths_[at(b)]));
    for (index_t b = 0; b < shape_.batch; ++b) shorten(b, std::min<index_t>(n, lengths_[at(b)]));
  }
  /// Of item b alone.
  void rewind_item(count b, count n) {
    expect_item("rewind_item", b);
    detail::expect_value(n >= 0 && n <= lengths_[at(b)], "rewind_item", "n", index_t{n},
                         {"0 to the length of the item, ", lengths_[at(b)]});
    expect_kept(b, n);
    shorten(b, n);
  }
  /// Of each item all but the first lengths(b).
  template <ids_like Lengths>
  void rewind(const Lengths& lengths) {
    const auto& held = detail::hold(lengths);
    const auto wanted = of_items("rewind", "lengths", any_view_of(held));
    for (index_t b = 0; b < shape_.batch; ++b) {
      const bool fits = std::cmp_greater_equal(wanted(b), 0) && std::cmp_less_equal(wanted(b), lengths_[at(b)]);
      detail::expect_value(fits, "rewind", "a length", wanted(b), "0 to the length of its item");
      expect_kept(b, static_cast<index_t>(wanted(b)));
    }
    for (index_t b = 0; b < shape_.batch; ++b) shorten(b, static_cast<index_t>(wanted(b)));
  }
  void clear() noexcept {
    for (index_t b = 0; b < shape_.batch; ++b) forget(b);
  }
  void clear_item(count b) {
    expect_item("clear_item", b);
    forget(b);
  }

  /// The next rows(b) rows of each item are no tokens: they are not kept, see nothing, and the positions of others do
  /// not count them. That is a prompt with so much padding on its left, or an item that sits a step out.
  template <ids_like Rows>
  void skip(const Rows& rows) {
    const auto& held = detail::hold(rows);
    const auto wanted = of_items("skip", "rows", any_view_of(held));
    for (index_t b = 0; b < shape_.batch; ++b) {
      const bool fits = std::cmp_greater_equal(wanted(b), 0) && std::in_range<index_t>(wanted(b));
      detail::expect_value(fits, "skip", "a number of rows", wanted(b), "0 or more");
    }
    for (index_t b = 0; b < shape_.batch; ++b) skip_[at(b)] = static_cast<index_t>(wanted(b));
  }

  /// Item `to`, which is empty, begins with the first n tokens of item `from`: they have the same pages, until one of
  /// them writes to a page that both have, which it then gets a copy of.
  void share(count from, count to, count n) {
    expect_item("share", from);
    expect_item("share", to);
    detail::expect_value(paged(), "share", "page", 0, "a cache with pages");
    detail::expect_value(lengths_[at(to)] == 0, "share", "the length of item to", lengths_[at(to)], "0");
    detail::expect_value(n >= 0 && n <= lengths_[at(from)], "share", "n", index_t{n},
                         {"0 to the length of item from, ", lengths_[at(from)]});
    if (table_.oldest(newest_[at(from)]) > 0) detail::fail<cache_error>("share: the first tokens are gone");
    forget(to);
    table_.share(from, to, n);
    lengths_[at(to)] = newest_[at(to)] = n;
  }

  /// For layers: memory of all rows.
  kernels::kv_store<S> store() noexcept { return store_of<S>(keys_.data(), values_.data(), factors_.data()); }
  kernels::kv_store<const S> store() const noexcept {
    return store_of<const S>(keys_.data(), values_.data(), factors_.data());
  }
  /// How `rows` rows of a call join.
  kernels::joining_rows joining(index_t rows) const noexcept {
    const extents<1> items{shape_.batch};
    return {{lengths_.data(), items}, {skip_.data(), items}, rows, rolling_ ? capacity() : kernels::no_window};
  }
  /// Where row 0 of each item stands.
  std::span<const index_t> offsets(index_t rows) noexcept {
    for (index_t b = 0; b < shape_.batch; ++b) offsets_[at(b)] = joining(rows).offset(b);
    return offsets_;
  }
  /// Fails unless `rows` rows fit.
  void expect_room(const char* function, index_t rows) const {
    const auto join = joining(rows);
    for (index_t b = 0; b < shape_.batch && !rolling_; ++b) {
      if (join.after(b) <= capacity()) continue;
      detail::fail<cache_error>({function, ": cache holds ", join.before(b), " of ", capacity(),
                                 " tokens, expected room for ", join.after(b) - join.before(b), " more"});
    }
    if (paged() && pages_wanted(join) > table_.free_pages()) {
      detail::fail<cache_error>({function, ": cache has ", table_.free_pages(), " free pages of ", table_.pages(),
                                 ", expected ", pages_wanted(join)});
    }
  }
  /// Gives a place to those of `rows` rows that will be kept.
  void reserve(index_t rows) {
    const auto join = joining(rows);
    for (index_t b = 0; b < shape_.batch; ++b) {
      if (paged()) {
        const auto copy = [this](index_t from, index_t to) { copy_page(from, to); };
        table_.reserve(b, kept_from(join, b), join.after(b), copy);
      }
      newest_[at(b)] = std::max(newest_[at(b)], join.after(b));
    }
  }
  /// Those of k and v are written; they have a place.
  template <class T>
  void append(const tensor4_view<const T>& k, const tensor4_view<const T>& v, const executor_ref& executor = {}) {
    const auto join = joining(k.extent(2));
    const index_t heads = shape_.batch * shape_.kv_heads, tasks = heads * (join.rows / part_rows + 2);
    const index_t slots = k.size() < kernels::shared_keys ? 1 : concurrent_tasks(executor, tasks);
    for_each_task(executor, tasks, slots, [&](index_t, index_t task) {
      append_part(k, v, join, {task % heads / shape_.kv_heads, task % heads % shape_.kv_heads, task / heads});
    });
  }
  /// They count from now on.
  void advance(index_t rows) noexcept {
    const auto join = joining(rows);
    for (index_t b = 0; b < shape_.batch; ++b) {
      const index_t skipped = join.skipped_of(b);
      lengths_[at(b)] = join.after(b);
      skip_[at(b)] -= skipped;
    }
  }

 private:
  static constexpr index_t part_rows = 2 * kernels::key_tile;  // that a thread writes at a time

  /// Rows of an item and head, counted in parts from the one on in which its first row of the call lies.
  struct head_part {
    index_t b, g, part;
  };
  template <class T>
  void append_part(const tensor4_view<const T>& k, const tensor4_view<const T>& v, const kernels::joining_rows& join,
                   const head_part& which) {
    const index_t first = kept_from(join, which.b), start = (first / part_rows + which.part) * part_rows;
    const index_t from = std::max(first, start), to = std::min(join.after(which.b), start + part_rows);
    if (from >= to) return;
    const index_t offset = join.offset(which.b);
    const auto own = [&](const auto& x) { return matrix_at(x, which.b, which.g).slice(0, from - offset, to - offset); };
    kernels::append_rows(store(), which.b, which.g, from, own(k), own(v));
  }

  static constexpr std::size_t at(index_t b) noexcept { return static_cast<std::size_t>(b); }

  static detail::page_table pages_for(const kernels::kv_shape& shape, const cache_options& o) {
    if (!o.rolling && o.page == 0) return {};
    const index_t page = o.page == 0 ? kernels::key_block : index_t{o.page}, tokens = shape.capacity;
    const index_t item = o.rolling ? (tokens + page - 3) / page + 2 : (tokens + page - 1) / page;
    return {shape.batch, item, page, o.pages == 0 ? shape.batch * item : index_t{o.pages}};
  }
  bool paged() const noexcept { return table_.item_pages() > 0; }

  void expect_item(const char* function, index_t b) const {
    detail::expect_value(b >= 0 && b < shape_.batch, function, "an item", b,
                         {"0 to ", shape_.batch - 1});
  }
  template <class I>
  row_view<const I> of_items(const char* function, const char* name, const any_view<const I>& numbers) const {
    const argument_shape given = shape_of(name, numbers);
    if (given.rank != 1 || given.last(1) != shape_.batch) {
      detail::fail_argument(function, given, {extents<1>{shape_.batch}, ", one for each item of the batch"});
    }
    return numbers.template lifted<1>();
  }
  void expect_kept(index_t b, index_t n) const {
    const index_t seen = std::max<index_t>(0, n - capacity() + 1);
    if (!rolling_ || n == lengths_[at(b)] || seen >= table_.oldest(newest_[at(b)])) return;
    detail::fail<cache_error>({"rewind: the token after ", n, " sees token ", seen, ", expected one from ",
                               table_.oldest(newest_[at(b)]), " on: the others are gone"});
  }
  void shorten(index_t b, index_t n) noexcept {
    if (paged()) table_.release(b, n, newest_[at(b)]);
    lengths_[at(b)] = n;
    if (!rolling_) newest_[at(b)] = n;
  }
  void forget(index_t b) noexcept {
    shorten(b, 0);
    newest_[at(b)] = skip_[at(b)] = 0;
  }

  /// The first of an item's rows that are not overwritten by later ones of the same call.
  index_t kept_from(const kernels::joining_rows& join, index_t b) const noexcept {
    return paged() ? std::max(join.before(b), std::min(table_.oldest(join.after(b)), join.after(b))) : join.before(b);
  }
  index_t pages_wanted(const kernels::joining_rows& join) const noexcept {
    index_t n = 0;
    for (index_t b = 0; b < shape_.batch; ++b) {
      n += table_.wanted(b, kept_from(join, b), join.after(b));
      if (last_to_leave(join, b)) --n;
    }
    return n;
  }
  bool writes_into(const kernels::joining_rows& join, index_t b) const noexcept {
    return join.before(b) % table_.page_size() != 0 && kept_from(join, b) == join.before(b) &&
           join.after(b) > join.before(b);
  }
  /// True for the last of the items that share a page if all of them write to it: the page is left to it.
  bool last_to_leave(const kernels::joining_rows& join, index_t b) const noexcept {
    if (!writes_into(join, b) || table_.users_of(b, join.before(b)) < 2) return false;
    index_t writers = 0;
    for (index_t other = 0; other < shape_.batch; ++other) {
      if (!writes_into(join, other) || !table_.same_page(b, join.before(b), other, join.before(other))) continue;
      if (other > b) return false;
      ++writers;
    }
    return writers == table_.users_of(b, join.before(b));
  }

  void copy_page(index_t from, index_t to) noexcept {
    const auto copy = [&](auto& numbers, index_t first, index_t all) {
      const index_t n = all / memory_.batch;
      std::copy_n(numbers.data() + first + from * n, n, numbers.data() + first + to * n);
    };
    copy(keys_, 0, memory_.keys());
    copy(values_, 0, memory_.values());
    if constexpr (kernels::has_factors<S>) {
      copy(factors_, 0, memory_.rows());
      copy(factors_, memory_.rows(), memory_.rows());
    }
  }

  template <class E>
  kernels::kv_store<E> store_of(E* keys, E* values, typename kernels::kv_store<E>::factor* factors) const noexcept {
    kernels::kv_store<E> s{memory_, keys, values, nullptr, nullptr};
    if constexpr (kernels::has_factors<S>) {
      s.key_factors = factors;
      s.value_factors = factors + memory_.rows();
    }
    if (paged()) {
      s.table = table_.entries();
      s.item_pages = table_.item_pages();
    }
    return s;
  }

  kernels::kv_shape shape_;
  bool rolling_ = false;
  detail::page_table table_;
  kernels::kv_shape memory_;
  std::vector<index_t> lengths_, newest_, skip_, offsets_;
  aligned_vector<S> keys_, values_;
  aligned_vector<float> factors_;
};

namespace detail {

/// A cache for the items and tokens of `shape`.
template <class S>
kv_cache<S> made_cache(const kernels::kv_shape& shape, const cache_options& options) {
  constexpr const char* function = "make_cache";
  const index_t least = options.rolling ? 1 : 0;
  expect_value(shape.capacity >= least, function, "max_len", shape.capacity, least == 1 ? "1 or more" : "0 or more");
  expect_value(shape.batch >= 1, function, "batch", shape.batch, "1 or more");
  expect_value(options.page >= 0 && options.page % kernels::key_block == 0, function, "page", index_t{options.page},
               {"a multiple of ", kernels::key_block});
  const bool paged = options.rolling || options.page > 0;
  expect_value(options.pages == 0 || (options.pages > 0 && paged), function, "pages", index_t{options.pages},
               "1 or more, of a size that page says");
  return kv_cache<S>(shape, options);
}

/// `rows` rows of each of `batch` items, with heads of the layer's shape, must have a place.
template <class S>
void expect_room(const char* function, const kv_cache<S>& cache, const kernels::kv_shape& wanted, index_t rows) {
  const kernels::kv_shape& s = cache.shape();
  const extents<3> actual{s.batch, s.kv_heads, s.width}, expected{wanted.batch, wanted.kv_heads, wanted.width};
  expect_shape(function, "cache", actual, expected, "batch, kv_heads and d_head of the call; make_cache makes it");
  cache.expect_room(function, rows);
}

/// Binds a mask to the scores of `rows` rows that join a cache, in arrays of `rank` axes (.., L, d_model).
template <class M, class S>
auto bind_to_cache(const char* function, const M& mask, std::size_t rank, index_t heads, kv_cache<S>& cache,
                   index_t rows) {
  const row_view<const index_t> firsts(cache.offsets(rows).data(), {cache.shape().batch});
  return kernels::bind_to_joining(function, mask, rank + 1, heads, firsts, cache.joining(rows));
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
