// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/kernels/rows.hpp>

#include <vector>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

}  // namespace

TEST_CASE("rows: each row of each rank, in row-major order", "[kernels][rows]") {
  const auto x = test::random_array<float>({2, 3, 4, 5});
  for (const auto how : test::arrangements) {
    INFO(test::name(how));
    const buffer<float, 4> b(x, how);
    REQUIRE(kernels::row_count(b.view()) == 24);
    for (index_t n = 0; n < 24; ++n) {
      const auto row = kernels::row_at(b.view(), n);
      CHECK(test::exactly(test::numbers(row), test::numbers(b.view()[n / 12][n / 4 % 3][n % 4])));
      CHECK(row.data() == &b(n / 12, n / 4 % 3, n % 4, 0));
    }
  }
  const buffer<float, 1> one(test::random_array<float>({7}));
  CHECK(kernels::row_count(one.view()) == 1);
  CHECK(kernels::row_at(one.view(), 0).data() == one.data());
  CHECK(kernels::row_count(xattn::view<float, 3>(nullptr, {2, 0, 4})) == 0);
}

TEST_CASE("rows: each row is visited once, whatever the executor", "[kernels][rows]") {
  for (const index_t rows : {0, 1, 2, 100, 1000}) {
    for (const index_t width : {0, 1, 100, 20000}) {
      for (const index_t concurrency : {1, 3}) {
        test::watched_executor executor(concurrency);
        std::vector<int> visits(static_cast<std::size_t>(rows));
        kernels::for_each_row(executor, rows, width, [&](index_t n) { ++visits[static_cast<std::size_t>(n)]; });
        CHECK(visits == std::vector<int>(static_cast<std::size_t>(rows), 1));
        CHECK(executor.parts() <= concurrency);
      }
    }
  }
}

TEST_CASE("rows: work below a task stays on the calling thread", "[kernels][rows]") {
  test::watched_executor executor;
  kernels::for_each_row(executor, 16, 1024, [](index_t) {});
  CHECK(executor.parts() == 0);
  kernels::for_each_row(executor, 17, 1024, [](index_t) {});
  CHECK(executor.parts() == 2);
}

TEST_CASE("rows: an output in the places of its input is the input", "[kernels][rows]") {
  std::vector<float> memory(100);
  const xattn::view<float, 2> x(memory.data(), {3, 4}, {10, 1});
  const xattn::view<const float, 2> same(memory.data(), {3, 4}, {10, 1});
  const xattn::view<float, 2> other_rows(memory.data(), {3, 4}, {20, 1}), later(memory.data() + 1, {3, 4}, {10, 1});
  CHECK(kernels::detail::same_places(x, same));
  CHECK_FALSE(kernels::detail::same_places(x, other_rows));
  CHECK_FALSE(kernels::detail::same_places(x, later));
  const xattn::view<float, 2> one_row(memory.data(), {1, 4}, {10, 1}), one_row_too(memory.data(), {1, 4}, {0, 1});
  CHECK(kernels::detail::same_places(one_row, one_row_too));
  const xattn::view<int, 2> other_type(reinterpret_cast<int*>(memory.data()), {3, 4}, {10, 1});
  CHECK_FALSE(kernels::detail::same_places(x, other_type));
}
