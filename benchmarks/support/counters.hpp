// SPDX-License-Identifier: BSD-3-Clause
/// How much work a call is, by one formula each, and what a row of results says of it.
/// Letters of the arguments: B batch, H heads, Lq and Lk lengths, D head width, M N K of a product, d_model, F hidden
/// width.
#pragma once

#include "support/limits.hpp"

#include <benchmark/benchmark.h>

namespace bench {

/// Of one call; 0: does not count. bytes: each input read once, each output written once.
struct work {
  double flops = 0;
  double bytes = 0;
  double exps = 0;

  friend work operator+(work a, work b) { return {a.flops + b.flops, a.bytes + b.bytes, a.exps + b.exps}; }
  friend work operator*(double n, work a) { return {n * a.flops, n * a.bytes, n * a.exps}; }
};

inline work product_work(double m, double n, double k) { return {.flops = 2 * m * n * k}; }

/// One head: scores and weighted sum of `pairs` pairs of query and key.
inline work attention_work(double pairs, double width) { return {.flops = 4 * pairs * width}; }

/// Pairs that a causal mask leaves.
inline double causal_pairs(double length) { return length * (length + 1) / 2; }

/// Four projections and the heads.
inline work multi_head_attention_work(double length, double d_model) {
  return 4 * product_work(length, d_model, d_model) + attention_work(length * length, d_model);
}

inline work feed_forward_work(double length, double d_model, double hidden) {
  return 2 * product_work(length, d_model, hidden);
}

/// `passes` elements read and written once for each of `elements`.
template <class T>
work streaming_work(double elements, double passes = 2) {
  return {.bytes = passes * elements * sizeof(T)};
}

/// Sets the counters of a row: rates, and each rate in percent of the machine's limit for it.
template <class T>
void report(benchmark::State& state, const work& w, double seconds) {
  auto& counters = state.counters;
  if (w.flops > 0) {
    counters["GFLOP/s"] = w.flops / seconds * 1e-9;
    const double peak = fma_peak<T>();
    if (peak > 0) counters["%peak"] = 100 * w.flops / seconds / peak;
  }
  if (w.bytes > 0) {
    counters["GB/s"] = w.bytes / seconds * 1e-9;
    counters["%copy"] = 100 * w.bytes / seconds / copy_bandwidth(static_cast<std::size_t>(w.bytes));
  }
  if (w.exps > 0) {
    counters["G/s"] = w.exps / seconds * 1e-9;
    counters["%exp"] = 100 * w.exps / seconds / exp_rate<T>();
  }
}

}  // namespace bench
