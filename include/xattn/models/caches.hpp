// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What models keep between incremental calls: made by the model, filled by its calls.
/// Shapes  one kv_cache a layer for the tokens; of a decoder another one for the memory.
/// Edges   values: a copy is another cache. A call that does not fit is a cache_error and changes nothing.
#pragma once

#include "xattn/layers/kv_cache.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA {

/// Of a decoder layer. The memory's keys and values are computed once: by make_cache where it is given the memory, else
/// by the first call after it, which makes room for them. From then on the cache belongs to that memory, until clear.
template <class S>
class decoder_cache {
 public:
  decoder_cache() = default;
  decoder_cache(kv_cache<S> tokens, const kernels::kv_shape& memory) : tokens_(std::move(tokens)), memory_(memory) {}

  index_t length() const noexcept { return tokens_.length(); }
  index_t capacity() const noexcept { return tokens_.capacity(); }
  /// Forgets all tokens but the first n.
  void rewind(count n) { tokens_.rewind(n); }
  /// Forgets the tokens and the memory.
  void clear() noexcept {
    tokens_.clear();
    memory_.clear();
    knows_memory_ = false;
  }
  bool knows_memory() const noexcept { return knows_memory_; }
  index_t memory_length() const noexcept { return memory_.length(); }

  /// For layers.
  kv_cache<S>& tokens() noexcept { return tokens_; }
  const kv_cache<S>& tokens() const noexcept { return tokens_; }
  kv_cache<S>& memory() noexcept { return memory_; }
  const kv_cache<S>& memory() const noexcept { return memory_; }
  void advance(index_t rows) noexcept { tokens_.advance(rows); }
  /// Room for a memory of n rows that is not known yet.
  void expect_memory(index_t n) {
    kernels::kv_shape shape = memory_.shape();
    if (knows_memory_ || shape.capacity == n) return;
    shape.capacity = n;
    memory_ = kv_cache<S>(shape);
  }
  void memory_known() noexcept {
    memory_.advance(memory_.capacity() - memory_.length());
    knows_memory_ = true;
  }

 private:
  kv_cache<S> tokens_, memory_;
  bool knows_memory_ = false;
};

/// The cache of the tokens, of a layer or of the first layer of a stack.
template <class S>
kv_cache<S>& tokens_of(kv_cache<S>& c) noexcept {
  return c;
}
template <class S>
const kv_cache<S>& tokens_of(const kv_cache<S>& c) noexcept {
  return c;
}
template <class S>
kv_cache<S>& tokens_of(decoder_cache<S>& c) noexcept {
  return c.tokens();
}
template <class S>
const kv_cache<S>& tokens_of(const decoder_cache<S>& c) noexcept {
  return c.tokens();
}

/// One cache for each layer of a stack, all of the same length.
template <class Cache>
class cache_stack {
 public:
  cache_stack() = default;
  cache_stack(std::size_t layers, const Cache& each)
      : layers_(layers), caches_(std::max<std::size_t>(layers, 1), each) {}

  /// Layers.
  std::size_t size() const noexcept { return layers_; }
  index_t length() const noexcept { return caches_.empty() ? 0 : caches_[0].length(); }
  index_t capacity() const noexcept { return caches_.empty() ? 0 : caches_[0].capacity(); }
  /// Forgets all tokens but the first n.
  void rewind(count n) {
    for (Cache& c : caches_) c.rewind(n);
  }
  void clear() noexcept {
    for (Cache& c : caches_) c.clear();
  }
  /// Of the tokens of single items, in every layer: see kv_cache.
  std::span<const index_t> lengths() const noexcept {
    return caches_.empty() ? std::span<const index_t>() : tokens_of(caches_[0]).lengths();
  }
  index_t free_pages() const noexcept { return caches_.empty() ? 0 : tokens_of(caches_[0]).free_pages(); }
  void rewind_item(count b, count n) {
    for (Cache& c : caches_) tokens_of(c).rewind_item(b, n);
  }
  void clear_item(count b) {
    for (Cache& c : caches_) tokens_of(c).clear_item(b);
  }
  template <ids_like Rows>
  void skip(const Rows& rows) {
    const auto& held = detail::hold(rows);
    for (Cache& c : caches_) tokens_of(c).skip(held);
  }
  void share(count from, count to, count n) {
    for (Cache& c : caches_) tokens_of(c).share(from, to, n);
  }

  /// For models. A stack without layers keeps one cache, which counts the tokens.
  Cache& operator[](std::size_t layer) noexcept { return caches_[layer]; }
  const Cache& operator[](std::size_t layer) const noexcept { return caches_[layer]; }
  /// Counts rows that have joined.
  void advance(index_t rows) noexcept {
    for (Cache& c : caches_) c.advance(rows);
  }

 protected:
  std::size_t layers_ = 0;
  std::vector<Cache> caches_;
};

template <class Cache>
auto& tokens_of(cache_stack<Cache>& c) noexcept {
  return tokens_of(c[0]);
}

template <class S>
class encoder_caches : public cache_stack<kv_cache<S>> {
 public:
  using cache_stack<kv_cache<S>>::cache_stack;
};

template <class S>
class decoder_caches : public cache_stack<decoder_cache<S>> {
 public:
  using cache_stack<decoder_cache<S>>::cache_stack;

  bool knows_memory() const noexcept { return !this->caches_.empty() && this->caches_[0].knows_memory(); }
  index_t memory_length() const noexcept { return this->caches_.empty() ? 0 : this->caches_[0].memory_length(); }
  void expect_memory(index_t n) {
    for (auto& c : this->caches_) c.expect_memory(n);
  }
  void memory_known() noexcept {
    for (auto& c : this->caches_) c.memory_known();
  }
};

}  // namespace xattn::inline XATTN_ISA
