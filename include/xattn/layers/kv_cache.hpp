// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Keys and values of the tokens that a layer has seen: made by the layer, filled by its calls.
/// Shapes  (B, kv_heads, capacity, d_head) of each, stored as S: a real, bf16, f16, or int8 with a factor for each row.
/// Edges   a value: a copy is another cache. A call that does not fit is a cache_error and changes nothing. Rows behind
///         the length are never seen again, whatever they hold.
#pragma once

#include "xattn/core/aligned_vector.hpp"
#include "xattn/core/count.hpp"
#include "xattn/kernels/cached_attention.hpp"
#include "xattn/layers/options.hpp"

namespace xattn::inline XATTN_ISA {

template <class S>
class kv_cache {
  static_assert(kernels::cacheable<S>,
                "xattn: a cache holds float, double, bf16, f16, std::int8_t, or a type of yours");

 public:
  kv_cache() noexcept = default;
  explicit kv_cache(const kernels::kv_shape& shape)
      : shape_(shape),
        keys_(static_cast<std::size_t>(shape.keys())),
        values_(static_cast<std::size_t>(shape.values())) {
    if constexpr (kernels::has_factors<S>) factors_.resize(static_cast<std::size_t>(2 * shape.rows()));
  }

  index_t length() const noexcept { return length_; }
  index_t capacity() const noexcept { return shape_.capacity; }
  const kernels::kv_shape& shape() const noexcept { return shape_; }

  /// Forgets all tokens but the first n.
  void rewind(count n) {
    detail::expect_value(n >= 0 && n <= length_, "rewind", "n", index_t{n},
                         detail::compose({"0 to the length of the cache, ", length_}).c_str());
    length_ = n;
  }
  void clear() noexcept { length_ = 0; }

  /// For layers: memory of all rows, and how many of them count from now on.
  kernels::kv_store<S> store() noexcept { return store_of<S>(keys_.data(), values_.data(), factors_.data()); }
  kernels::kv_store<const S> store() const noexcept {
    return store_of<const S>(keys_.data(), values_.data(), factors_.data());
  }
  void set_length(index_t n) noexcept { length_ = n; }

 private:
  template <class E>
  kernels::kv_store<E> store_of(E* keys, E* values, typename kernels::kv_store<E>::factor* factors) const noexcept {
    if constexpr (kernels::has_factors<S>)
      return {shape_, keys, values, factors, factors + shape_.rows()};
    else
      return {shape_, keys, values, nullptr, nullptr};
  }

  kernels::kv_shape shape_;
  index_t length_ = 0;
  aligned_vector<S> keys_, values_;
  aligned_vector<float> factors_;
};

namespace detail {

/// n more rows of each of `batch` items, with heads of the layer's shape, must have a place.
template <class S>
void expect_room(const char* function, const kv_cache<S>& cache, const kernels::kv_shape& wanted, index_t rows) {
  const kernels::kv_shape& s = cache.shape();
  const extents<3> actual{s.batch, s.kv_heads, s.width}, expected{wanted.batch, wanted.kv_heads, wanted.width};
  expect_shape(function, "cache", actual, expected, "batch, kv_heads and d_head of the call; make_cache makes it");
  if (rows > cache.capacity() - cache.length()) {
    fail<cache_error>({function, ": cache holds ", cache.length(), " of ", cache.capacity(),
                       " tokens, expected room for ", rows, " more"});
  }
}

/// The problem over all rows of the cache once `rows` have joined it.
template <class T, class S>
kernels::attention_problem<T> cached_problem(kernels::attention_problem<T> p, const kv_cache<S>& cache, index_t rows) {
  const kernels::kv_shape& s = cache.shape();
  p.k = {nullptr, {s.batch, s.kv_heads, cache.length() + rows, s.width}};
  p.v = {nullptr, {s.batch, s.kv_heads, cache.length() + rows, s.value_width}};
  return p;
}

/// New keys and values are written behind the others and attended to with them. They count once the call has ended.
template <class T, class S, tracer Tr>
void attend_cached(const kernels::attention_problem<T>& p, kv_cache<S>& cache, const kernels::score_rules<T>& mask,
                   const call_context<Tr>& c) {
  kernels::append_rows(cache.store(), cache.length(), p.k, p.v);
  const auto all = cached_problem(p, cache, p.k_len());
  kernels::cached_attention(all, cache.store(), mask, c.executor, c.scratch, c.tr, c.where);
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
