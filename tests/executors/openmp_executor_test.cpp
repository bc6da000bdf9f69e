// SPDX-License-Identifier: BSD-3-Clause
#include <xattn/core/openmp_executor.hpp>

#include "executors/same_as_serial.hpp"

using xattn::openmp_executor;

TEST_CASE("openmp_executor: every index is called once", "[executors]") {
  STATIC_REQUIRE(xattn::parallel<openmp_executor>);
  test::calls_each_index_once<openmp_executor>();
}
TEST_CASE("openmp_executor: more than one thread takes part", "[executors]") {
  test::uses_several_threads<openmp_executor>();
}
TEST_CASE("openmp_executor: the first exception comes back, after the region", "[executors]") {
  test::passes_errors_through<openmp_executor>();
}
TEST_CASE("openmp_executor: a region inside a task runs on the thread that asks", "[executors]") {
  test::runs_inner_regions_on_the_thread_that_asks<openmp_executor>();
}
TEST_CASE("openmp_executor: several callers at once each get all their indices", "[executors]") {
  test::serves_several_callers<openmp_executor>();
}
TEST_CASE("openmp_executor: attention and a layer give the bits that they give serially", "[executors][bits]") {
  test::gives_the_bits_of_serial<openmp_executor>();
}

TEST_CASE("openmp_executor: inside a region of the user it is served all the same", "[executors]") {
  openmp_executor executor(3);
  test::call_counts calls(2 * 16);
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 2; ++i) executor.parallel_for(16, [&](xattn::index_t j) { calls(16 * i + j); });
  CHECK(calls.each_once());
}
