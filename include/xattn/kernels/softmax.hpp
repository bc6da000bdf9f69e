// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Softmax of one row, in place allowed, with the row's maximum, sum and log-sum-exp.
/// Shapes  scores (n) -> weights (n); contiguous or strided.
/// Formula m = max_j s_j (and the sink), l = sum_j exp(s_j - m) (and exp(sink - m)), w_j = exp(s_j - m) / l, lse = m + ln l.
/// Edges   a row of no elements, or of -inf only, is `empty`: weights 0, lse -inf. NaN or +inf in makes the row NaN.
///         A sink counts in m, l and lse and has no weight of its own; an empty row then has lse = sink.
/// Error   relative 6 (1 + (m - s_j) / 2) eps an element: exp's conditioning (eps: the spacing of T at 1).
/// Source  Milakov and Gimelshein 2018, arXiv:1805.02867 (the shifted form).
#pragma once

#include "xattn/simd/loop.hpp"
#include "xattn/simd/math.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// What is known of a row after its softmax.
template <class T>
struct row_stats {
  T max = minus_infinity<T>();
  T sum = T(0);
  T lse() const {
    using std::log;
    return sum == T(0) ? minus_infinity<T>() : max + log(sum);
  }
};

/// The larger; NaN where either is NaN.
template <class T>
T larger(const T& a, const T& b) {
  return a < b || b != b ? b : a;
}

namespace detail {

/// What the sink adds to the sum.
template <class T>
T sink_share(const T& sink, const T& peak) {
  if (sink == minus_infinity<T>()) return T(0);
  return simd::lane(simd::exp(simd::pack<T>(sink) - simd::pack<T>(peak)), 0);
}

}  // namespace detail

/// A row that fits into one pack, -inf where it has no elements.
template <class T, int N>
simd::pack<T, N> softmax_pack(simd::pack<T, N> scores, const T& sink, row_stats<T>& stats) {
  using pack = simd::pack<T, N>;
  stats.max = larger(simd::reduce_max(scores), sink);
  if (stats.max == minus_infinity<T>()) return pack(T(0));
  const pack e = simd::exp(scores - pack(stats.max));
  stats.sum = simd::reduce_add(e) + detail::sink_share(sink, stats.max);
  return e / pack(stats.sum);
}

/// `sink` is -inf where there is none. With no finite score and no sink the row becomes 0 and the sum is 0.
template <class T>
row_stats<T> softmax_row(const row_view<const T>& scores, const row_view<T>& weights, T sink = minus_infinity<T>()) {
  using pack = simd::pack<T>;
  row_stats<T> stats;
  if (scores.extent(0) <= simd::lanes<T>) {
    const pack s = simd::load_some<T>(scores.data(), scores.stride(0), scores.extent(0), minus_infinity<T>());
    simd::store_some(weights.data(), weights.stride(0), weights.extent(0), softmax_pack(s, sink, stats));
    return stats;
  }
  stats.max = larger(simd::max_element(scores), sink);
  if (stats.max == minus_infinity<T>()) {
    simd::transform(scores, weights, [](const pack&) { return pack(T(0)); });
    return stats;
  }
  const pack shift(stats.max);
  simd::transform(scores, weights, [shift](pack s) { return simd::exp(s - shift); });
  stats.sum = simd::sum(as_const(weights)) + detail::sink_share(sink, stats.max);
  const pack total(stats.sum);
  simd::transform(as_const(weights), weights, [total](pack w) { return w / total; });
  return stats;
}

/// log_softmax_j = s_j - lse: no weight underflows on the way. An empty row becomes -inf.
template <class T>
void log_softmax_row(const row_view<const T>& scores, const row_view<T>& out) {
  using pack = simd::pack<T>;
  const T peak = simd::max_element(scores);
  const bool empty = peak == minus_infinity<T>();
  const pack shift(empty ? T(0) : peak);
  const T total = simd::reduce_map(scores, T(0), [shift](pack s) { return simd::exp(s - shift); }, simd::plus{});
  using std::log;
  const pack log_total(empty ? T(0) : log(total));
  simd::transform(scores, out, [shift, log_total](pack s) { return (s - shift) - log_total; });
}

}  // namespace xattn::inline XATTN_ISA::kernels
