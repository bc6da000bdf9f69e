// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a mask is, and how masks join: small types that are bound to the shape of a call, once, and then asked.
///
/// What a bound mask says of itself, in the order in which it counts; bound_rule says no to all of it:
///   modifies   modified(score, which)   a pack of scores after the scale and the softcap; -inf excludes
///   biases     add_bias(scores, tile)   adds to the scores of a tile
///   excludes   exclude(scores, tile)    writes -inf over the scores of a tile that allowed(b, h, i, j) denies
///   reweighs   reweighed(weight, which) a pack of weights after the softmax
///   classify(tile)                      whether a tile is empty, or full: nothing of the above but reweighs happens
///                                       there; never wrong, may be partial
/// Edges   an excluded pair contributes nothing, even if its key or value is NaN; a row without allowed keys gives 0.
#pragma once

#include "xattn/kernels/query_positions.hpp"
#include "xattn/kernels/score_tile.hpp"

#include <utility>

namespace xattn::inline XATTN_ISA {

/// The scores of a call: batch x heads x q_len x k_len, for arrays of `rank` axes; row i stands at position
/// i + first(b).
struct score_shape {
  const char* function;
  std::size_t rank;
  index_t batch, heads, q_len, k_len;
  query_positions first;
};

template <class M>
concept mask = requires(const M& m, const score_shape& shape) { m.bind(shape); };

/// What bind returns.
template <mask M>
using bound_mask_t = decltype(std::declval<const M&>().bind(std::declval<const score_shape&>()));

/// Base of bound masks: everything may attend to everything, and nothing changes.
struct bound_rule {
  static constexpr bool modifies = false;
  static constexpr bool biases = false;
  static constexpr bool excludes = false;
  static constexpr bool reweighs = false;
  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::full; }
  constexpr bool allowed(index_t, index_t, index_t, index_t) const noexcept { return true; }
};

/// Base of bound masks that exclude by a rule on each pair, allowed(b, h, i, j).
template <class Rule>
struct excluding_rule : bound_rule {
  static constexpr bool excludes = true;
  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::partial; }
  template <class T>
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    const Rule& rule = static_cast<const Rule&>(*this);
    for (index_t j = 0; j < t.keys; ++j) {
      for (index_t i = 0; i < t.rows; ++i) {
        if (!rule.allowed(t.b, t.h, t.row + i, t.key + j)) s.at(i, j) = minus_infinity<T>();
      }
    }
  }
};

/// Everything may attend to everything.
struct no_mask : bound_rule {
  constexpr no_mask bind(const score_shape&) const noexcept { return {}; }
};

/// Both rules, phase by phase. A pair that the first one's function has excluded is not shown to the second one's.
template <class A, class B>
struct bound_both {
  static constexpr bool modifies = A::modifies || B::modifies;
  static constexpr bool biases = A::biases || B::biases;
  static constexpr bool excludes = A::excludes || B::excludes;
  static constexpr bool reweighs = A::reweighs || B::reweighs;
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
  template <class T>
  simd::pack<T> modified(simd::pack<T> s, const score_pack& at) const {
    if constexpr (!B::modifies) return a.modified(s, at);
    else if constexpr (!A::modifies) return b.modified(s, at);
    else {
      const simd::pack<T> first = a.modified(s, at), none(minus_infinity<T>());
      return select(first == none, none, b.modified(first, at));
    }
  }
  template <class T>
  void add_bias(const tile_scores<T>& s, const score_tile& t) const {
    if constexpr (A::biases) a.add_bias(s, t);
    if constexpr (B::biases) b.add_bias(s, t);
  }
  template <class T>
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    if constexpr (A::excludes) a.exclude(s, t);
    if constexpr (B::excludes) b.exclude(s, t);
  }
  template <class T>
  simd::pack<T> reweighed(simd::pack<T> w, const score_pack& at) const {
    if constexpr (A::reweighs) w = a.reweighed(w, at);
    if constexpr (B::reweighs) w = b.reweighed(w, at);
    return w;
  }
};

/// True for masks that say where the queries stand, for all rules of their expression.
template <class M>
inline constexpr bool places_queries = requires(const M& m, const score_shape& s) { m.placed(s); };

/// Both rules hold; biases add up; functions apply in the order written.
template <mask A, mask B>
struct both_masks {
  static_assert(!(places_queries<A> && places_queries<B>),
                "xattn: query_at may stand once in a mask expression: it says where all of its queries are");
  A a;
  B b;

  score_shape placed(const score_shape& shape) const requires(places_queries<A> || places_queries<B>) {
    if constexpr (places_queries<A>) return a.placed(shape);
    else return b.placed(shape);
  }

  auto bind(const score_shape& shape) const {
    if constexpr (places_queries<A> || places_queries<B>) return bind_parts(placed(shape));
    else return bind_parts(shape);
  }

 private:
  auto bind_parts(const score_shape& shape) const {
    using first = bound_mask_t<A>;
    using second = bound_mask_t<B>;
    if constexpr (std::same_as<first, no_mask>) {
      (void)a.bind(shape);
      return b.bind(shape);
    } else if constexpr (std::same_as<second, no_mask>) {
      (void)b.bind(shape);
      return a.bind(shape);
    } else {
      return bound_both<first, second>{a.bind(shape), b.bind(shape)};
    }
  }
};

template <mask A, mask B>
constexpr both_masks<A, B> operator&(A a, B b) {
  return {std::move(a), std::move(b)};
}

}  // namespace xattn::inline XATTN_ISA
