// SPDX-License-Identifier: BSD-3-Clause
/// Benchmarks of one problem done in several ways: xattn first, then the scalar loop and whatever else there is.
///
/// A Problem has
///   using value_type = float;
///   explicit Problem(const shape&);                    inputs and an output
///   static std::vector<way<Problem>> ways();           by the first one the others are measured: times_longer, or,
///                                                      where the way is a copy, speed_of_copy, 1 for as fast as it
///   void scalar();                                     the loop that every result is compared with
///   std::span<value_type> result();                    what a way has computed
///   static work cost(const shape&);
#pragma once

#include "support/clock.hpp"
#include "support/counters.hpp"
#include "support/verify.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>

namespace bench {

/// Arguments of a benchmark, in the order of their names.
using shape = std::vector<std::int64_t>;

/// One that solves nothing is a copy of the same bytes: it says how near the first way comes to it.
template <class Problem>
struct way {
  const char* name;
  void (Problem::*run)();
  bool solves = true;
};

/// Seconds a call of the repetitions with the most iterations: those before only find out how many are needed.
class timing {
 public:
  void add(double seconds, std::int64_t iterations) {
    if (iterations > iterations_) seconds_.clear();
    if (iterations < iterations_) return;
    iterations_ = iterations;
    seconds_.push_back(seconds);
  }
  bool empty() const { return seconds_.empty(); }
  double median() const {
    std::vector<double> sorted = seconds_;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
  }

 private:
  std::int64_t iterations_ = 0;
  std::vector<double> seconds_;
};

/// The problem of the latest shape: its ways run one after the other and share it.
template <class Problem>
struct prepared {
  using T = typename Problem::value_type;

  explicit prepared(const shape& s) : arguments(s), problem(s) {
    problem.scalar();
    expected.assign(problem.result().begin(), problem.result().end());
  }

  static prepared& of(const shape& s) {
    static std::optional<prepared> latest;
    if (!latest || latest->arguments != s) latest.emplace(s);
    return *latest;
  }

  shape arguments;
  Problem problem;
  std::vector<T> expected;
  timing first_way{};
};

template <class Problem>
void run_way(benchmark::State& state, const shape& arguments, const way<Problem>& w) {
  auto& all = prepared<Problem>::of(arguments);
  std::ranges::fill(all.problem.result(), std::numeric_limits<typename Problem::value_type>::quiet_NaN());
  (all.problem.*w.run)();
  if (w.solves && !agrees<typename Problem::value_type>(all.problem.result(), all.expected)) {
    found_wrong_result() = true;
    return state.SkipWithError("the result differs from that of the scalar loop");
  }
  const stopwatch watch;
  for (auto _ : state) {
    (all.problem.*w.run)();
    benchmark::ClobberMemory();
  }
  const double seconds = watch.seconds() / static_cast<double>(state.iterations());
  report<typename Problem::value_type>(state, Problem::cost(arguments), seconds);
  if (w.run == Problem::ways().front().run)
    all.first_way.add(seconds, state.iterations());
  else if (!all.first_way.empty())
    state.counters[w.solves ? "times_longer" : "speed_of_copy"] = seconds / all.first_way.median();
}

/// Of the repetitions of a row.
inline double best_decile(const std::vector<double>& times) {
  std::vector<double> sorted = times;
  std::sort(sorted.begin(), sorted.end());
  return sorted[sorted.size() / 10];
}

/// What is too long to be done by a loop again and again.
inline constexpr double most_flops_of_baselines = 2e8;

/// Adds NAME/WAY/ARGUMENTS for each way and shape; where baselines would take too long, for the first way alone.
template <class Problem>
bool add(const std::string& name, const std::vector<std::string>& argument_names, const std::vector<shape>& shapes) {
  for (const shape& s : shapes) {
    std::vector<way<Problem>> ways = Problem::ways();
    if (Problem::cost(s).flops > most_flops_of_baselines) ways.resize(1);
    for (const way<Problem>& w : ways) {
      const auto body = [s, w](benchmark::State& state) { run_way<Problem>(state, s, w); };
      benchmark::RegisterBenchmark((name + "/" + w.name).c_str(), body)
          ->ArgNames(argument_names)
          ->Args(s)
          ->ComputeStatistics("best_decile", best_decile);
    }
  }
  return true;
}

}  // namespace bench
