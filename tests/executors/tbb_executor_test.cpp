// SPDX-License-Identifier: BSD-3-Clause
#include <xattn/core/tbb_executor.hpp>

#include "executors/same_as_serial.hpp"

using xattn::tbb_executor;

TEST_CASE("tbb_executor: every index is called once", "[executors]") {
  STATIC_REQUIRE(xattn::parallel<tbb_executor>);
  test::calls_each_index_once<tbb_executor>();
}
TEST_CASE("tbb_executor: more than one thread takes part", "[executors]") {
  test::uses_several_threads<tbb_executor>();
}
TEST_CASE("tbb_executor: the first exception comes back, after the region", "[executors]") {
  test::passes_errors_through<tbb_executor>();
}
TEST_CASE("tbb_executor: a region inside a task runs on the thread that asks", "[executors]") {
  test::runs_inner_regions_on_the_thread_that_asks<tbb_executor>();
}
TEST_CASE("tbb_executor: several callers at once each get all their indices", "[executors]") {
  test::serves_several_callers<tbb_executor>();
}
TEST_CASE("tbb_executor: attention and a layer give the bits that they give serially", "[executors][bits]") {
  test::gives_the_bits_of_serial<tbb_executor>();
}

TEST_CASE("tbb_executor: a task of the user that waits for a region takes up no other one", "[executors]") {
  tbb_executor executor(3);
  test::call_counts calls(32 * 16);
  std::atomic<int> nested{0};
  tbb::parallel_for(0, 32, [&](int i) {
    thread_local bool waiting = false;
    if (waiting) ++nested;
    waiting = true;
    executor.parallel_for(16, [&](xattn::index_t j) { calls(16 * i + j); });
    waiting = false;
  });
  CHECK(calls.each_once());
  CHECK(nested == 0);
}
