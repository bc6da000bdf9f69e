// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Which query may attend to which key, as small types joined by &: the rules that need no memory.
/// Formula with a = i + (Lk - Lq): causal j <= a, causal_top_left j <= i, causal_at(offset) j <= i + offset.
/// Edges   an excluded pair contributes nothing, even if its key or value is NaN; a row without allowed keys gives 0.
///
/// A mask is bound to the shape of a call, once, and then asked. What a bound mask answers:
///   excludes, biases           compile-time: can it exclude a pair, does it add to a score
///   allowed(b, h, i, j)        may query i attend to key j
///   exclude(s, first, n, at)   writes -inf over the excluded scores of a row; s holds those of keys [first, first + n)
///   add_bias(s, first, n, at)  adds to the scores of a row
///   classify(tile)             whether a tile is empty, full or needs a look at each pair; never wrong, may be partial
///   apply(s, pitch, tile)      both of the above on the scores of a tile that lie [key][row], `pitch` to the next key
#pragma once

#include "xattn/core/check.hpp"

#include <algorithm>
#include <utility>

namespace xattn::inline XATTN_ISA {

/// The scores of a call: batch x heads x q_len x k_len, for arrays of `rank` axes; row i stands at position i + first.
struct score_shape {
  const char* function;
  std::size_t rank;
  index_t batch, heads, q_len, k_len;
  index_t first;
};

/// Which row of the scores.
struct score_row {
  index_t b, h, i;
};

/// Rows [row, row + rows) against keys [key, key + keys); neither count is 0.
struct score_tile {
  index_t b, h;
  index_t row, rows;
  index_t key, keys;
};

/// What a mask leaves of a tile: nothing, all as it is, or a part that has to be looked at pair by pair.
enum class tile_class { empty, full, partial };

template <class M>
concept mask = requires(const M& m, const score_shape& shape) { m.bind(shape); };

/// What bind returns.
template <mask M>
using bound_mask_t = decltype(std::declval<const M&>().bind(std::declval<const score_shape&>()));

/// -inf over the pairs of a tile that a rule does not allow.
template <class Rule, class T>
void exclude_pairs(const Rule& rule, T* scores, index_t pitch, const score_tile& t) {
  for (index_t j = t.key; j < t.key + t.keys; ++j, scores += pitch) {
    for (index_t i = 0; i < t.rows; ++i) {
      if (!rule.allowed(t.b, t.h, t.row + i, j)) scores[i] = minus_infinity<T>();
    }
  }
}

/// Base of bound masks that only exclude, by a rule on each pair.
template <class Rule>
struct excluding_rule {
  static constexpr bool excludes = true;
  static constexpr bool biases = false;
  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::partial; }
  template <class T>
  void apply(T* scores, index_t pitch, const score_tile& t) const {
    exclude_pairs(static_cast<const Rule&>(*this), scores, pitch, t);
  }
  template <class T>
  void exclude(T* scores, index_t first, index_t n, const score_row& at) const {
    const Rule& rule = static_cast<const Rule&>(*this);
    for (index_t j = 0; j < n; ++j) {
      if (!rule.allowed(at.b, at.h, at.i, first + j)) scores[j] = minus_infinity<T>();
    }
  }
};

/// Everything may attend to everything.
struct no_mask {
  static constexpr bool excludes = false;
  static constexpr bool biases = false;
  constexpr no_mask bind(const score_shape&) const noexcept { return {}; }
  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::full; }
  constexpr bool allowed(index_t, index_t, index_t, index_t) const noexcept { return true; }
};

/// j <= i + offset.
struct bound_causal : excluding_rule<bound_causal> {
  index_t offset = 0;
  constexpr explicit bound_causal(index_t o) noexcept : offset(o) {}
  constexpr bool allowed(index_t, index_t, index_t i, index_t j) const noexcept { return j <= i + offset; }
  template <class T>
  void exclude(T* scores, index_t first, index_t n, const score_row& at) const {
    const index_t visible = std::clamp<index_t>(at.i + offset + 1 - first, 0, n);
    std::fill(scores + visible, scores + n, minus_infinity<T>());
  }
  constexpr tile_class classify(const score_tile& t) const noexcept {
    if (t.key > t.row + t.rows - 1 + offset) return tile_class::empty;
    return t.key + t.keys - 1 <= t.row + offset ? tile_class::full : tile_class::partial;
  }
  template <class T>
  void apply(T* scores, index_t pitch, const score_tile& t) const {
    for (index_t j = t.key; j < t.key + t.keys; ++j, scores += pitch) {
      std::fill(scores, scores + std::clamp<index_t>(j - offset - t.row, 0, t.rows), minus_infinity<T>());
    }
  }
};

/// Bottom-right: the last query sees every key.
struct causal_mask {
  constexpr bound_causal bind(const score_shape& s) const noexcept { return bound_causal{s.first}; }
};
/// Query 0 sees key 0 only, whatever the lengths.
struct causal_top_left_mask {
  constexpr bound_causal bind(const score_shape&) const noexcept { return bound_causal{0}; }
};
/// Query 0 sees keys 0 to offset; a negative offset leaves the first queries without any.
struct causal_at_mask {
  index_t offset;
  constexpr bound_causal bind(const score_shape&) const noexcept { return bound_causal{offset}; }
};

inline constexpr causal_mask causal{};
inline constexpr causal_top_left_mask causal_top_left{};
/// Any integer: an offset beyond all lengths is kept where its sum with a row cannot overflow.
template <std::integral I>
constexpr causal_at_mask causal_at(I offset) noexcept {
  constexpr index_t farthest = std::numeric_limits<index_t>::max() / 2;
  if (std::cmp_greater(offset, farthest)) return {farthest};
  if (std::cmp_less(offset, -farthest)) return {-farthest};
  return {static_cast<index_t>(offset)};
}

template <class A, class B>
struct bound_both {
  static constexpr bool excludes = A::excludes || B::excludes;
  static constexpr bool biases = A::biases || B::biases;
  A a;
  B b;
  constexpr bool allowed(index_t batch, index_t h, index_t i, index_t j) const {
    return a.allowed(batch, h, i, j) && b.allowed(batch, h, i, j);
  }
  constexpr tile_class classify(const score_tile& t) const {
    const tile_class first = a.classify(t);
    if (first == tile_class::empty) return first;
    const tile_class second = b.classify(t);
    return first == tile_class::partial && second == tile_class::full ? first : second;
  }
  /// Biases before exclusions: what is excluded stays so, whatever is added.
  template <class T>
  void apply(T* scores, index_t pitch, const score_tile& t) const {
    if constexpr (A::biases) a.apply(scores, pitch, t);
    if constexpr (B::biases || B::excludes) b.apply(scores, pitch, t);
    if constexpr (A::biases && B::biases) exclude_pairs(a, scores, pitch, t);
    if constexpr (A::excludes && !A::biases) a.apply(scores, pitch, t);
  }
  template <class T>
  void exclude(T* scores, index_t first, index_t n, const score_row& at) const {
    if constexpr (A::excludes) a.exclude(scores, first, n, at);
    if constexpr (B::excludes) b.exclude(scores, first, n, at);
  }
  template <class T>
  void add_bias(T* scores, index_t first, index_t n, const score_row& at) const {
    if constexpr (A::biases) a.add_bias(scores, first, n, at);
    if constexpr (B::biases) b.add_bias(scores, first, n, at);
  }
};

/// Both rules hold; biases add up.
template <mask A, mask B>
struct both_masks {
  A a;
  B b;
  auto bind(const score_shape& shape) const {
    return bound_both<bound_mask_t<A>, bound_mask_t<B>>{a.bind(shape), b.bind(shape)};
  }
};

template <mask A, mask B>
constexpr both_masks<A, B> operator&(A a, B b) {
  return {std::move(a), std::move(b)};
}

}  // namespace xattn::inline XATTN_ISA
