// SPDX-License-Identifier: BSD-3-Clause
/// The limits of the machine, for the processor that xattn is compiled for, beside which each figure stands.
#include "support/limits.hpp"

#include "support/clock.hpp"
#include "support/fma_peak.hpp"

#include <atomic>
#include <thread>

namespace {

/// Rounds of the loop: a fraction of a millisecond, so that the threads run at once.
constexpr long rounds = 100000;

/// One thread's multiplications and additions a second; 0 where there is no such loop.
double peak_of_thread() {
  if constexpr (bench::has_fma_loop<float>) {
    return bench::operations_of_round<float> * rounds / bench::shortest(3, 1, [] { bench::fma_loop<float>(rounds); });
  }
  return 0;
}

}  // namespace

extern "C" {

/// Multiplications and additions in float that `threads` cores do a second, measured now.
double machine_fma_peak(int threads) {
  if (threads == 1) return peak_of_thread();
  std::atomic<double> sum{0};
  std::vector<std::thread> workers;
  for (int i = 0; i < threads; ++i) workers.emplace_back([&sum] { sum += peak_of_thread(); });
  for (std::thread& worker : workers) worker.join();
  return sum;
}

/// Bytes a second of one core, at the best of several prefetch distances, for memory of this size.
double machine_read_bandwidth(std::size_t bytes) { return bench::read_bandwidth_now(bytes); }
double machine_copy_bandwidth(std::size_t bytes) { return bench::copy_bandwidth_now(bytes); }
}
