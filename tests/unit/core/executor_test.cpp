// SPDX-License-Identifier: BSD-3-Clause
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"

#include <xattn/core/executor.hpp>

#include <algorithm>
#include <vector>

namespace {

using xattn::executor_ref;
using xattn::index_t;

/// Runs everything on the calling thread, last index first, and remembers how it was asked.
struct backwards {
  index_t claims = 4;
  std::vector<index_t> regions{};
  index_t concurrency() const { return claims; }
  template <class F>
  void parallel_for(index_t n, F&& f) {
    regions.push_back(n);
    for (index_t i = n; i-- > 0;) f(i);
  }
};

/// What other libraries offer: a function pointer type, and a count of another type.
struct plain_executor {
  static unsigned concurrency() { return 2; }
  template <class F>
  void parallel_for(index_t n, const F& f) const {
    for (index_t i = 0; i < n; ++i) f(i);
  }
};

struct no_executor {
  int concurrency() const { return 1; }
};

std::vector<index_t> counted(index_t n) {
  std::vector<index_t> all(static_cast<std::size_t>(n));
  for (index_t i = 0; i < n; ++i) all[static_cast<std::size_t>(i)] = i;
  return all;
}

template <class F>
void for_each_task_sorted(const executor_ref& e, index_t tasks, index_t slots, F&& check) {
  std::vector<index_t> seen;
  xattn::for_each_task(e, tasks, slots, [&](index_t slot, index_t task) {
    CHECK(slot >= 0);
    CHECK(slot < std::max<index_t>(slots, 1));
    seen.push_back(task);
  });
  std::sort(seen.begin(), seen.end());
  check(seen);
}

}  // namespace

TEST_CASE("executor: what has concurrency and parallel_for is one", "[core][executor]") {
  STATIC_REQUIRE(xattn::parallel<backwards>);
  STATIC_REQUIRE(xattn::parallel<plain_executor>);
  STATIC_REQUIRE(xattn::parallel<const plain_executor>);
  STATIC_REQUIRE(xattn::parallel<xattn::serial_executor>);
  STATIC_REQUIRE_FALSE(xattn::parallel<no_executor>);
  STATIC_REQUIRE_FALSE(xattn::parallel<int>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<executor_ref, backwards>);
  STATIC_REQUIRE(std::is_constructible_v<executor_ref, const plain_executor&>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<executor_ref>);
}

TEST_CASE("executor: the default runs in order on the calling thread", "[core][executor]") {
  std::vector<index_t> order;
  const executor_ref e;
  CHECK(e.concurrency() == 1);
  e.parallel_for(5, [&](index_t i) { order.push_back(i); });
  CHECK(order == counted(5));
  xattn::serial_executor serial;
  order.clear();
  executor_ref(serial).parallel_for(5, [&](index_t i) { order.push_back(i); });
  CHECK(order == counted(5));
}

TEST_CASE("executor: a reference passes on, a copy of it refers to the same", "[core][executor]") {
  backwards b;
  executor_ref e(b);
  const executor_ref copy(e);
  std::vector<index_t> order;
  copy.parallel_for(4, [&](index_t i) { order.push_back(i); });
  CHECK(order == std::vector<index_t>{3, 2, 1, 0});
  CHECK(b.regions == std::vector<index_t>{4});
  CHECK(copy.concurrency() == 4);
}

TEST_CASE("executor: regions of one index or none do not wake it", "[core][executor]") {
  backwards b;
  const executor_ref e(b);
  int calls = 0;
  e.parallel_for(1, [&](index_t) { ++calls; });
  e.parallel_for(0, [&](index_t) { ++calls; });
  CHECK(calls == 1);
  CHECK(b.regions.empty());
}

TEST_CASE("executor: a region allocates nothing", "[core][executor]") {
  const plain_executor p;
  const executor_ref e(p);
  index_t sum = 0;
  CHECK(test::allocations_during([&] { e.parallel_for(100, [&](index_t i) { sum += i; }); }) == 0);
  CHECK(sum == 4950);
}

TEST_CASE("executor: as many tasks at once as there are, at least one, at most the executor's", "[core][executor]") {
  backwards b;
  CHECK(xattn::concurrent_tasks(executor_ref(b), 100) == 4);
  CHECK(xattn::concurrent_tasks(executor_ref(b), 3) == 3);
  CHECK(xattn::concurrent_tasks(executor_ref(b), 0) == 1);
  CHECK(xattn::concurrent_tasks(executor_ref{}, 100) == 1);
  b.claims = 0;
  CHECK(xattn::concurrent_tasks(executor_ref(b), 100) == 1);
}

TEST_CASE("for_each_task: every task runs once, in some slot", "[core][executor]") {
  backwards b;
  for (const index_t tasks : {0, 1, 3, 4, 17}) {
    for (const index_t slots : {1, 2, 4}) {
      for_each_task_sorted(executor_ref(b), tasks, slots, [&](const auto& seen) { CHECK(seen == counted(tasks)); });
    }
  }
}

TEST_CASE("for_each_task: an executor is asked for the slots, not for the tasks", "[core][executor]") {
  backwards b;
  xattn::for_each_task(executor_ref(b), 100, 4, [](index_t, index_t) {});
  CHECK(b.regions == std::vector<index_t>{4});
}

TEST_CASE("for_each_task: one slot is the calling thread in order", "[core][executor]") {
  backwards b;
  std::vector<index_t> order;
  xattn::for_each_task(executor_ref(b), 5, 1, [&](index_t slot, index_t task) {
    CHECK(slot == 0);
    order.push_back(task);
  });
  CHECK(order == counted(5));
  CHECK(b.regions.empty());
}
