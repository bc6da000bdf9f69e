// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/core/dispatch.hpp>

#include <array>
#include <vector>

namespace {

using xattn::dispatch::build;
using xattn::dispatch::function;
using xattn::dispatch::instruction_set;

std::vector<int>& calls() {
  static std::vector<int> all;
  return all;
}
template <int N>
void call() {
  calls().push_back(N);
}
template <int N>
const void* entry() {
  static const int number = N;
  calls().push_back(100 + N);
  return &number;
}

constexpr std::array<function, 2> initialisers{call<1>, call<2>}, finishers{call<3>, call<4>};

template <int N>
build of(instruction_set needs) {
  return {needs, entry<N>, {initialisers.data(), initialisers.data() + 2}, {finishers.data(), finishers.data() + 2}};
}

}  // namespace

TEST_CASE("dispatch: the last build that runs here is taken", "[core][dispatch]") {
  const build chosen = xattn::dispatch::widest_of(
      {of<0>(instruction_set::baseline), of<1>(instruction_set::avx2), of<2>(instruction_set::avx512)});
  CHECK(chosen.needs == xattn::dispatch::widest());
  CHECK(xattn::dispatch::widest_of({of<0>(instruction_set::baseline)}).needs == instruction_set::baseline);
}

TEST_CASE("dispatch: what this file was compiled for runs here", "[core][dispatch]") {
#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
  CHECK(xattn::dispatch::widest() == instruction_set::avx512);
#elif defined(__AVX2__) && defined(__FMA__)
  CHECK(xattn::dispatch::widest() >= instruction_set::avx2);
#endif
  CHECK(xattn::dispatch::widest() >= instruction_set::baseline);
}

TEST_CASE("dispatch: a build is initialised before its entry is called, and finished in reverse", "[core][dispatch]") {
  calls().clear();
  const void* table = xattn::dispatch::start(of<7>(instruction_set::baseline), [] {});
  CHECK(*static_cast<const int*>(table) == 7);
  CHECK(calls() == std::vector<int>{1, 2, 107});
  xattn::dispatch::finish(of<7>(instruction_set::baseline));
  CHECK(calls() == std::vector<int>{1, 2, 107, 4, 3});
}
