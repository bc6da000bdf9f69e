// SPDX-License-Identifier: BSD-3-Clause
/// What it costs to open a parallel region of two tasks that do nothing but meet, some time after the one before: a call
/// has that to pay for each of its regions. Serial is the same region on one thread.
#include "support/compare.hpp"

#include <xattn/core/thread_pool.hpp>

#include <benchmark/benchmark.h>

namespace {

using clock = std::chrono::steady_clock;

void busy_for(std::chrono::microseconds gap) {
  for (const auto start = clock::now(); clock::now() - start < gap;) {
  }
}

/// Time on the clock of the region alone.
template <class Region>
void time_regions(benchmark::State& state, Region&& region) {
  const std::chrono::microseconds gap(state.range(0));
  for (auto _ : state) {
    busy_for(gap);
    const auto start = clock::now();
    region();
    state.SetIterationTime(std::chrono::duration<double>(clock::now() - start).count());
  }
}

void pooled(benchmark::State& state) {
  xattn::thread_pool pool(2);
  time_regions(state, [&] {
    std::atomic<int> arrived{0};
    pool.parallel_for(2, [&](xattn::index_t) {
      ++arrived;
      while (arrived < 2) {
      }
    });
  });
}

void serial(benchmark::State& state) {
  time_regions(state, [] {
    std::atomic<int> arrived{0};
    xattn::serial_executor::parallel_for(2, [&](xattn::index_t) { ++arrived; });
    benchmark::DoNotOptimize(arrived);
  });
}

bool add(const char* name, void (*run)(benchmark::State&)) {
  benchmark::RegisterBenchmark(name, run)
      ->ArgName("us_between")
      ->Args({0})
      ->Args({5})
      ->Args({20})
      ->Args({500})
      ->UseManualTime()
      ->ComputeStatistics("best_decile", bench::best_decile);
  return true;
}

const bool added = add("region/pool", pooled) && add("region/serial", serial);

}  // namespace
