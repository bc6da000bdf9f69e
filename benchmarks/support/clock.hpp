// SPDX-License-Identifier: BSD-3-Clause
/// Processor time of the calling thread: what other programs take from it does not count, where the system can tell.
#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <limits>

namespace bench {

inline double thread_seconds() {
#if defined(CLOCK_THREAD_CPUTIME_ID)
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
#else
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

class stopwatch {
 public:
  double seconds() const { return thread_seconds() - start_; }

 private:
  double start_ = thread_seconds();
};

/// Seconds a call in the shortest of `rounds` rounds of `calls` calls of f(); reading the clock takes up to a
/// microsecond.
template <class F>
double shortest(int rounds, long calls, F&& f) {
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < rounds; ++i) {
    const stopwatch watch;
    for (long call = 0; call < calls; ++call) f();
    best = std::min(best, watch.seconds() / static_cast<double>(calls));
  }
  return best;
}

}  // namespace bench
