// SPDX-License-Identifier: BSD-3-Clause
#include "support/thrown.hpp"

#include <xattn/core/first_error.hpp>
#include <xattn/core/region.hpp>
#include <xattn/core/spin.hpp>

#include <thread>
#include <vector>

using xattn::index_t;

TEST_CASE("first_error: nothing thrown, nothing kept", "[core][executor]") {
  xattn::detail::first_error error;
  int calls = 0;
  error.guard([&] { ++calls; });
  CHECK(calls == 1);
  CHECK_FALSE(error.caught());
  CHECK_NOTHROW(error.rethrow());
}

TEST_CASE("first_error: the first one is kept, with its type and text", "[core][executor]") {
  xattn::detail::first_error error;
  error.guard([] { throw std::out_of_range("first"); });
  CHECK(error.caught());
  error.guard([] { throw std::runtime_error("second"); });
  CHECK(test::message_of<std::out_of_range>([&] { error.rethrow(); }) == "first");
}

TEST_CASE("first_error: of many threads that throw at once one is heard", "[core][executor]") {
  xattn::detail::first_error error;
  std::vector<std::thread> threads;
  for (int t = 0; t < 6; ++t) {
    threads.emplace_back([&error, t] { error.guard([t] { throw t; }); });
  }
  for (std::thread& t : threads) t.join();
  int heard = -1;
  try {
    error.rethrow();
  } catch (int t) {
    heard = t;
  }
  CHECK(heard >= 0);
  CHECK(heard < 6);
}

TEST_CASE("region: whoever comes takes what is left; after an error nothing is", "[core][executor]") {
  std::vector<index_t> done;
  const auto note = [&](index_t i) {
    CHECK(xattn::detail::inside_region());
    done.push_back(i);
    if (i == 2) throw std::runtime_error("task");
  };
  xattn::detail::region tasks(5, note);
  tasks.work();
  tasks.work();
  CHECK(done == std::vector<index_t>{0, 1, 2});
  CHECK_FALSE(xattn::detail::inside_region());
  CHECK_THROWS_AS(tasks.finish(), std::runtime_error);
}

TEST_CASE("spin_until: true as soon as it holds, false after a while", "[core][executor]") {
  int looks = 0;
  CHECK(xattn::detail::spin_until([&] { return ++looks == 3; }));
  CHECK(looks == 3);
  CHECK_FALSE(xattn::detail::spin_until([] { return false; }));
}
