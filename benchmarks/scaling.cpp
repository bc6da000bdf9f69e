// SPDX-License-Identifier: BSD-3-Clause
/// How a call grows: with the length, where time should follow L^2 and memory should not, and with threads.
#include "support/arrays.hpp"
#include "support/clock.hpp"
#include "support/counters.hpp"
#include "support/resident.hpp"
#include "support/scalar.hpp"
#include "support/verify.hpp"

#include <xattn/attention.hpp>
#include <xattn/core/thread_pool.hpp>
#include <xattn/encoder.hpp>

#include <algorithm>
#include <chrono>

namespace {

using namespace bench;

constexpr index_t width = 64;

/// The first rows against the scalar loop: all of them would take it minutes.
bool first_rows_agree(const array<float, 2>& q, const array<float, 2>& k, const array<float, 2>& v,
                      const array<float, 2>& out) {
  constexpr index_t rows = 4;
  auto expected = zeros<float>(rows, width);
  const auto keys = static_cast<index_t>(k.shape()[0]);
  scalar::attention(q.data(), k.data(), v.data(), expected.data(), scalar::head{rows, keys, width, width});
  return agrees(std::span<const float>(out.data(), expected.size()), std::span<const float>(all_of(expected)));
}

benchmark::Counter bytes_counter(double bytes) {
  return {bytes, benchmark::Counter::kDefaults, benchmark::Counter::kIs1024};
}

/// One head, no mask. Memory is what the first call adds at its peak to what the process held before.
void length(benchmark::State& state) {
  const index_t l = state.range(0);
  const auto q = random<float>(l, width), k = random<float>(l, width), v = random<float>(l, width);
  auto out = zeros<float>(l, width);
  const resident_growth growth;
  xattn::attention_into(out, q, k, v);
  state.counters["grown"] = bytes_counter(growth.bytes());
  state.counters["workspace"] = bytes_counter(static_cast<double>(xattn::workspace_size(q, k, v)));
  if (!first_rows_agree(q, k, v, out)) {
    found_wrong_result() = true;
    return state.SkipWithError("the result differs from that of the scalar loop");
  }
  const stopwatch watch;
  for (auto _ : state) {
    xattn::attention_into(out, q, k, v);
    benchmark::ClobberMemory();
  }
  const double seconds = watch.seconds() / static_cast<double>(state.iterations());
  const double pairs = static_cast<double>(l) * static_cast<double>(l);
  report<float>(state, attention_work(pairs, width), seconds);
  state.counters["ns/L^2"] = 1e9 * seconds / pairs;
}

/// Time that passes: threads that wait for one another have no time of their own.
template <class F>
double passed(F&& f) {
  const auto start = std::chrono::steady_clock::now();
  f();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// call(out, executor) on `threads` threads and on one, in turn; the speed-up is that of the best times of both.
template <class Array, class Call>
void threads(benchmark::State& state, const work& w, Array& out, Call&& call) {
  xattn::thread_pool pool(state.range(0));
  call(out, {});
  Array shared = out;
  call(shared, pool);
  if (shared != out) {
    found_wrong_result() = true;
    return state.SkipWithError("the result depends on the number of threads");
  }
  double best = std::numeric_limits<double>::infinity(), best_alone = best;
  for (auto _ : state) {
    const double seconds = passed([&] { call(shared, pool); });
    best_alone = std::min(best_alone, passed([&] { call(out, {}); }));
    best = std::min(best, seconds);
    state.SetIterationTime(seconds);
  }
  state.counters["GFLOP/s"] = w.flops / best * 1e-9;
  state.counters["speed_up"] = best_alone / best;
}

void attention_threads(benchmark::State& state) {
  constexpr index_t heads = 12;
  const index_t l = state.range(1);
  const auto q = random<float>(heads, l, width), k = random<float>(heads, l, width), v = random<float>(heads, l, width);
  auto out = zeros<float>(heads, l, width);
  const auto pairs = static_cast<double>(heads * l * l);
  threads(state, attention_work(pairs, width), out, [&](auto& to, const xattn::executor_ref& executor) {
    xattn::attention_into(to, q, k, v, {}, {.executor = executor});
  });
}

void encoder_layer_threads(benchmark::State& state) {
  constexpr index_t d_model = 768, hidden = 3072;
  const index_t l = state.range(1);
  const xattn::encoder_layer<float> layer(
      {.d_model = d_model, .heads = 12, .d_hidden = hidden, .activation = xattn::activation::gelu});
  const auto x = random<float>(l, d_model);
  auto out = zeros<float>(l, d_model);
  const work w = multi_head_attention_work(static_cast<double>(l), d_model) +
                 feed_forward_work(static_cast<double>(l), d_model, hidden);
  threads(state, w, out, [&](auto& to, const xattn::executor_ref& executor) {
    layer.into(to, x, xattn::no_mask{}, {.executor = executor});
  });
}

/// 1, 2, 4, ... and all of the hardware's threads.
void thread_counts(benchmark::internal::Benchmark* b, const std::vector<std::int64_t>& lengths) {
  const auto all = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));
  for (const std::int64_t l : lengths) {
    for (std::int64_t n = 1; n < all; n *= 2) b->Args({n, l});
    b->Args({all, l});
  }
  b->ArgNames({"threads", "Lq"})->UseManualTime()->Unit(benchmark::kMillisecond);
}

const bool added = [] {
  benchmark::RegisterBenchmark("scaling_length<float>", length)
      ->ArgName("Lq")
      ->RangeMultiplier(2)
      ->Range(1024, 65536)
      ->Unit(benchmark::kMillisecond);
  thread_counts(benchmark::RegisterBenchmark("scaling_threads<float>/attention", attention_threads), {128, 512, 2048});
  thread_counts(benchmark::RegisterBenchmark("scaling_threads<float>/encoder_layer", encoder_layer_threads),
                {128, 512});
  return true;
}();

}  // namespace
