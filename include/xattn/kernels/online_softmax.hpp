// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The softmax of a streaming kernel: scores come in blocks of keys, each of which may raise the maximum.
/// Shapes  scores (keys, columns), a column a query, rows `pitch` apart; max, sum, shrink (columns).
/// Formula m' = max(m, max_j f s_j) and e_j = exp(f s_j - m'), where f > 0 is the factor that the scores still lack,
///         all in powers of two; d' = d exp(m - m') + sum_j e_j, in ascending order of keys. What was summed before
///         shrinks by exp(m - m').
/// Edges   a column of -inf only keeps m = -inf and sums to 0. NaN and +inf make their column NaN, and no other.
/// Source  Milakov, Gimelshein 2018, arXiv:1805.02867; Dao et al. 2022, arXiv:2205.14135.
#pragma once

#include "xattn/core/types.hpp"
#include "xattn/simd/exp.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

/// One number a query, for all queries of a task or for a part of them.
template <class T>
struct online_softmax {
  using pack = simd::pack<T>;
  T* max;
  T* sum;
  T* shrink;

  online_softmax from(index_t query) const noexcept { return {max + query, sum + query, shrink + query}; }

  /// A sink is in the denominator from the start.
  void start(index_t queries, const T& sink) const {
    const T share = sink == minus_infinity<T>() ? T(0) : T(1);
    std::fill(max, max + queries, sink);
    std::fill(sum, sum + queries, share);
  }

  /// A block of V packs of queries; `top` holds the largest score of each. The scores become weights, not yet divided.
  template <int V>
  XATTN_NOINLINE void add(T* scores, index_t pitch, index_t keys, const pack* top, pack factor) const {
    const auto power = [](pack x) { return simd::exp2_to_one(x * pack(T(1.44269504088896340735992468100189214L))); };
    pack shift[std::size_t{V}], total[std::size_t{V}];
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) {
      const pack before = pack::load(max + v * pack::size), peak = max_fast(top[v] * factor, before);
      shift[v] = -select(peak == pack(minus_infinity<T>()), pack(T(0)), peak);
      power(before + shift[v]).store(shrink + v * pack::size);
      peak.store(max + v * pack::size);
      total[v] = pack(T(0));
    }
    for (index_t j = 0; j < keys; ++j, scores += pitch) {
      XATTN_UNROLL
      for (index_t v = 0; v < V; ++v) {
        // the scaled score is rounded, as its maximum was: what is left of a large one would not be 0 otherwise
        const pack scaled = simd::detail::opaque(pack::load(scores + v * pack::size) * factor);
        const pack e = power(scaled + shift[v]);
        e.store(scores + v * pack::size);
        total[v] = simd::detail::opaque(total[v] + e);
      }
    }
    XATTN_UNROLL
    for (index_t v = 0; v < V; ++v) {
      T* s = sum + v * pack::size;
      fma(pack::load(shrink + v * pack::size), pack::load(s), total[v]).store(s);
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
