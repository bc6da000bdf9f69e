// SPDX-License-Identifier: BSD-3-Clause
/// What it costs to open a parallel region of two tasks that do nothing but meet, some time after the one before: a
/// call has that to pay for each of its regions.
#include <xattn/core/thread_pool.hpp>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace {

using clock = std::chrono::steady_clock;

void busy_for(std::chrono::microseconds gap) {
  for (const auto start = clock::now(); clock::now() - start < gap;) {
  }
}

/// Time on the clock of each region alone; a single one that another program delays would spoil a mean.
template <class Region>
void time_regions(benchmark::State& state, Region&& region) {
  const std::chrono::microseconds gap(state.range(0));
  std::vector<double> seconds;
  for (auto _ : state) {
    busy_for(gap);
    const auto start = clock::now();
    region();
    seconds.push_back(std::chrono::duration<double>(clock::now() - start).count());
    state.SetIterationTime(seconds.back());
  }
  std::sort(seconds.begin(), seconds.end());
  state.counters["region_best_decile"] = seconds[seconds.size() / 10];
  state.counters["region_median"] = seconds[seconds.size() / 2];
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

bool add() {
  benchmark::RegisterBenchmark("region/pool", pooled)
      ->ArgName("us_between")
      ->Args({0})
      ->Args({5})
      ->Args({20})
      ->Args({500})
      ->Iterations(300)  // the time between regions is not counted
      ->UseManualTime();
  return true;
}

const bool added = add();

}  // namespace
