// SPDX-License-Identifier: BSD-3-Clause
#include "support/context.hpp"
#include "support/verify.hpp"

#include <benchmark/benchmark.h>

int main(int count, char** words) {
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return 2;
  bench::describe_machine();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return bench::found_wrong_result() ? 1 : 0;
}
