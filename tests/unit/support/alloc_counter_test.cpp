// SPDX-License-Identifier: BSD-3-Clause
#include "support/alloc_counter.hpp"

#include "support/catch.hpp"

#include <new>
#include <thread>
#include <vector>

namespace {

struct alignas(64) wide {
  float numbers[16];
};

/// The compiler may leave out a pair of new and delete that nobody looks at.
template <class P>
void keep(P* p) {
  static P* volatile sink;
  sink = p;
  delete sink;
}

template <class P>
void keep_array(P* p) {
  static P* volatile sink;
  sink = p;
  delete[] sink;
}

}  // namespace

TEST_CASE("alloc_counter: counts every form of new", "[support][alloc_counter]") {
  CHECK(test::allocations_during([] { keep(new int(1)); }) == 1);
  CHECK(test::allocations_during([] { keep_array(new int[3]); }) == 1);
  CHECK(test::allocations_during([] { keep(new wide); }) == 1);
  CHECK(test::allocations_during([] { keep_array(new wide[3]); }) == 1);
  CHECK(test::allocations_during([] { keep(new (std::nothrow) int(1)); }) == 1);
  CHECK(test::allocations_during([] { keep(new (std::nothrow) wide); }) == 1);
}

TEST_CASE("alloc_counter: counts what containers allocate", "[support][alloc_counter]") {
  [[maybe_unused]] static const double* volatile seen;
  CHECK(test::allocations_during([] { seen = std::vector<double>(5).data(); }) == 1);
}

TEST_CASE("alloc_counter: arithmetic allocates nothing", "[support][alloc_counter]") {
  volatile double x = 1;
  CHECK(test::allocations_during([&] { x = x + 1; }) == 0);
}

TEST_CASE("alloc_counter: other threads count too", "[support][alloc_counter]") {
  const auto four = [] {
    for (int n = 0; n < 4; ++n) keep(new int(n));
  };
  CHECK(test::allocations_during([&] { std::thread(four).join(); }) >= 4);
}
