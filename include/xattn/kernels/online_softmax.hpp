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

  /// A block of keys for a pack of queries; `top` holds their largest scores. The scores become weights, not yet
  /// divided.
  XATTN_NOINLINE void add(T* scores, index_t pitch, index_t keys, pack top, pack factor) const {
    const auto power = [](pack x) { return simd::exp2_to_one(x * pack(T(1.44269504088896340735992468100189214L))); };
    const pack before = pack::load(max), peak = max_fast(top * factor, before);
    const pack shift = -select(peak == pack(minus_infinity<T>()), pack(T(0)), peak);
    const pack rescale = power(before + shift);
    pack total(T(0));
    for (index_t j = 0; j < keys; ++j, scores += pitch) {
      // the scaled score is rounded, as its maximum was: what is left of a large one would not be 0 otherwise
      const pack scaled = simd::detail::opaque(pack::load(scores) * factor);
      const pack e = power(scaled + shift);
      e.store(scores);
      total = simd::detail::opaque(total + e);
    }
    peak.store(max);
    rescale.store(shrink);
    fma(rescale, pack::load(sum), total).store(sum);
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
