// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Softmax of one row, in place allowed, with the row's maximum, sum and log-sum-exp.
/// Shapes  scores (n) -> weights (n); contiguous or strided.
/// Formula m = max_j s_j (and the sink), l = sum_j exp(s_j - m) (and exp(sink - m)), w_j = exp(s_j - m) / l,
///         lse = m + ln l.
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

/// x = exp(x - shift), no x above shift, on whole packs that lie one after the other; their sum, lane by lane.
template <class T>
XATTN_NOINLINE simd::pack<T> exp_packs(T* x, index_t n, simd::pack<T> shift) {
  using pack = simd::pack<T>;
  pack total(T(0));
  for (index_t j = 0; j < n; j += pack::size) {
    const pack e = simd::exp_of_negative(pack::load(x + j) - shift);
    e.store(x + j);
    total = total + e;
  }
  return total;
}

/// exp(sink - shift) in every lane: what a sink adds to the sum.
template <class T>
XATTN_COLD simd::pack<T> sink_share(const T& sink, simd::pack<T> shift) {
  alignas(simd::pack<T>) T lanes[std::size_t{simd::lanes<T>}];
  simd::pack<T>(sink).store(lanes);
  return exp_packs(lanes, simd::lanes<T>, shift);
}

/// out = factor x, where x is filled up to whole packs.
template <class T>
XATTN_NOINLINE void store_scaled(const T* x, const T& factor, const row_view<T>& out) {
  using pack = simd::pack<T>;
  index_t c = 0;
  for (; out.stride(0) == 1 && c + pack::size <= out.extent(0); c += pack::size) {
    (pack::load(x + c) * pack(factor)).store(out.data() + c);
  }
  for (; c < out.extent(0); c += pack::size) {
    const index_t n = std::min<index_t>(pack::size, out.extent(0) - c);
    simd::store_some(out.data() + c * out.stride(0), out.stride(0), n, pack::load(x + c) * pack(factor));
  }
}

/// In place, on a row of whole packs that lie one after the other, -inf where it has no elements.
template <class T>
row_stats<T> softmax_packed_row(T* row, index_t n, const T& sink) {
  using pack = simd::pack<T>;
  pack top(minus_infinity<T>());
  for (index_t j = 0; j < n; j += pack::size) top = simd::maximum{}(top, pack::load(row + j));
  row_stats<T> stats;
  stats.max = larger(simd::reduce_max(top), sink);
  const pack shift(stats.max == minus_infinity<T>() ? T(0) : stats.max);
  stats.sum = simd::reduce_add(exp_packs(row, n, shift));
  if (sink != minus_infinity<T>()) stats.sum = stats.sum + simd::lane(sink_share(sink, shift), 0);
  const pack divisor(stats.sum == T(0) ? T(1) : stats.sum);
  simd::transform_packs(row, n, [divisor](pack e) { return e / divisor; });
  return stats;
}

namespace detail {

/// The largest element that is no NaN; -inf where there is none.
template <bool Dense, class T>
[[gnu::flatten]] T peak_of(simd::detail::row_cursor<const T> in, index_t n) {
  simd::detail::partial_sums<T> tops(simd::pack<T>(minus_infinity<T>()));
  simd::detail::each_pack<T>(n, [&](int k, index_t i, index_t count) {
    tops[k] = simd::max_fast(in.template read<Dense, T>(i, count, minus_infinity<T>()), tops[k]);
  });
  return simd::reduce_max(tops.total(simd::maximum{}));
}

/// out = exp(in - shift), no element above shift; their sum. Lanes past the end are -inf.
template <bool Dense, class T>
[[gnu::flatten]] T exp_row(simd::detail::row_cursor<const T> in, simd::detail::row_cursor<T> out, index_t n,
                           simd::pack<T> shift) {
  simd::detail::partial_sums<T> sums(simd::pack<T>(T(0)));
  simd::detail::each_pack<T>(n, [&](int k, index_t i, index_t count) {
    const simd::pack<T> e = simd::exp_of_negative(in.template read<Dense, T>(i, count, minus_infinity<T>()) - shift);
    out.template write<Dense, T>(i, count, e);
    sums[k] = simd::detail::opaque(sums[k] + e);
  });
  return simd::fold(sums.total(simd::plus{}), simd::plus{});
}

}  // namespace detail

/// `sink` is -inf where there is none. With no finite score and no sink the row becomes 0 and the sum is 0.
template <class T>
row_stats<T> softmax_row(const row_view<const T>& scores, const row_view<T>& weights, T sink = minus_infinity<T>()) {
  using pack = simd::pack<T>;
  row_stats<T> stats;
  const simd::detail::row_cursor from(scores);
  const simd::detail::row_cursor to(weights);
  const bool dense = from.contiguous() && to.contiguous();
  const index_t n = scores.extent(0);
  stats.max = larger((dense ? detail::peak_of<true, T> : detail::peak_of<false, T>)(from, n), sink);
  if (stats.max == minus_infinity<T>()) stats.max = simd::max_element(scores);  // NaN only, or no finite score
  if (stats.max == minus_infinity<T>()) {
    simd::transform(scores, weights, [](const pack&) { return pack(T(0)); });
    return stats;
  }
  const pack shift(stats.max);
  stats.sum = (dense ? detail::exp_row<true, T> : detail::exp_row<false, T>)(from, to, n, shift);
  if (sink != minus_infinity<T>()) stats.sum = stats.sum + simd::lane(sink_share(sink, shift), 0);
  const pack share(T(1) / stats.sum);
  simd::transform(as_const(weights), weights, [share](pack w) { return w * share; });
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
