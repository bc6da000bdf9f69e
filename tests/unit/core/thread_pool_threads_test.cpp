// SPDX-License-Identifier: BSD-3-Clause
#include "support/thrown.hpp"

#include <xattn/core/thread_pool.hpp>

#include <array>
#include <chrono>
#include <set>

namespace {

using xattn::executor_ref;
using xattn::index_t;
using xattn::thread_pool;

/// How often each index was called.
struct tally {
  std::vector<std::atomic<int>> calls;
  explicit tally(index_t n) : calls(static_cast<std::size_t>(n)) {}
  void operator()(index_t i) { ++calls[static_cast<std::size_t>(i)]; }
  bool each_once() const {
    for (const auto& c : calls) {
      if (c != 1) return false;
    }
    return true;
  }
};

}  // namespace

TEST_CASE("thread_pool: every index is called exactly once, for 1 to 8 threads", "[core][thread_pool]") {
  for (index_t threads = 1; threads <= 8; ++threads) {
    thread_pool pool(threads);
    CHECK(pool.concurrency() == threads);
    for (const index_t n : {0, 1, 2, 7, 64, 1000}) {
      tally t(n);
      pool.parallel_for(n, [&](index_t i) { t(i); });
      CHECK(t.each_once());
    }
  }
}

TEST_CASE("thread_pool: the default uses the machine, fewer than one thread is an error", "[core][thread_pool]") {
  CHECK(thread_pool().concurrency() >= 1);
  const auto message = test::message_of<xattn::option_error>([] { thread_pool pool(0); });
  CHECK(test::mentions(message, {"thread_pool", "threads", "0", "1 or more"}));
  CHECK_THROWS_AS(thread_pool(-3), xattn::option_error);
}

TEST_CASE("thread_pool: several threads take part, the caller among them", "[core][thread_pool]") {
  thread_pool pool(3);
  std::mutex mutex;
  std::set<std::thread::id> ids;
  std::atomic<int> arrived{0};
  pool.parallel_for(3, [&](index_t) {
    {
      const std::lock_guard lock(mutex);
      ids.insert(std::this_thread::get_id());
    }
    ++arrived;
    while (arrived < 3) std::this_thread::yield();
  });
  CHECK(ids.size() == 3);
  CHECK(ids.count(std::this_thread::get_id()) == 1);
}

TEST_CASE("thread_pool: it can be used many times over, for short regions too", "[core][thread_pool]") {
  thread_pool pool(4);
  std::atomic<index_t> sum{0};
  for (int round = 0; round < 500; ++round) {
    pool.parallel_for(round % 5, [&](index_t i) { sum += i + 1; });
  }
  CHECK(sum == 100 * (0 + 1 + 3 + 6 + 10));
}

TEST_CASE("thread_pool: workers that have gone to sleep are woken, in pools of any size", "[core][thread_pool]") {
  const auto machine = static_cast<index_t>(std::thread::hardware_concurrency());
  for (const index_t threads : {index_t{2}, machine + 1, machine + 6}) {
    thread_pool pool(threads);
    for (int round = 0; round < 10; ++round) {
      std::this_thread::sleep_for(std::chrono::milliseconds(round % 3));
      std::atomic<index_t> arrived{0};
      pool.parallel_for(threads, [&](index_t) {
        ++arrived;
        while (arrived < threads) std::this_thread::yield();
      });
      CHECK(arrived == threads);
    }
  }
}

TEST_CASE("thread_pool: a caller that has nothing left to do waits for the longest task", "[core][thread_pool]") {
  thread_pool pool(3);
  for (int round = 0; round < 5; ++round) {
    std::atomic<int> begun{0}, ended{0};
    pool.parallel_for(3, [&](index_t) {
      const bool last = ++begun == 3;
      while (begun < 3) std::this_thread::yield();
      if (!last) std::this_thread::sleep_for(std::chrono::milliseconds(2));
      ++ended;
    });
    CHECK(ended == 3);
  }
}

TEST_CASE("thread_pool: what the tasks wrote is seen by the caller", "[core][thread_pool]") {
  thread_pool pool(4);
  std::vector<int> numbers(1000, 0);
  for (int round = 1; round <= 20; ++round) {
    pool.parallel_for(1000, [&](index_t i) { numbers[static_cast<std::size_t>(i)] += round; });
  }
  CHECK(std::count(numbers.begin(), numbers.end(), 210) == 1000);
}

TEST_CASE("thread_pool: the first exception comes back to the caller, and the pool goes on", "[core][thread_pool]") {
  thread_pool pool(4);
  for (int round = 0; round < 50; ++round) {
    const auto message = test::message_of<std::runtime_error>([&] {
      pool.parallel_for(100, [](index_t i) {
        if (i % 10 == 3) throw std::runtime_error("task");
      });
    });
    CHECK(message == "task");
    tally t(20);
    pool.parallel_for(20, [&](index_t i) { t(i); });
    CHECK(t.each_once());
  }
}

TEST_CASE("thread_pool: nothing of a region runs on after its exception has come back", "[core][thread_pool]") {
  thread_pool pool(4);
  for (int round = 0; round < 20; ++round) {
    auto running = std::make_unique<std::atomic<int>>(0);
    try {
      pool.parallel_for(64, [&](index_t i) {
        ++*running;
        std::this_thread::sleep_for(std::chrono::microseconds(50));
        --*running;
        if (i == 2) throw std::runtime_error("task");
      });
    } catch (const std::runtime_error&) {
    }
    CHECK(*running == 0);
  }
}

TEST_CASE("thread_pool: a region inside a task runs on the thread that asks", "[core][thread_pool]") {
  thread_pool pool(4), other(2);
  tally t(8 * 16);
  std::atomic<int> strangers{0};
  pool.parallel_for(8, [&](index_t i) {
    const auto self = std::this_thread::get_id();
    thread_pool& asked = i % 2 == 0 ? pool : other;
    asked.parallel_for(16, [&](index_t j) {
      t(16 * i + j);
      if (std::this_thread::get_id() != self) ++strangers;
    });
  });
  CHECK(t.each_once());
  CHECK(strangers == 0);
}

TEST_CASE("thread_pool: an exception from an inner region comes back through both", "[core][thread_pool]") {
  thread_pool pool(3);
  CHECK_THROWS_AS(pool.parallel_for(4,
                                    [&](index_t) {
                                      pool.parallel_for(4, [](index_t j) {
                                        if (j == 1) throw std::logic_error("inner");
                                      });
                                    }),
                  std::logic_error);
}

TEST_CASE("thread_pool: several callers at once each get all their indices", "[core][thread_pool]") {
  thread_pool pool(3);
  std::vector<std::thread> callers;
  std::atomic<int> wrong{0};
  for (int c = 0; c < 4; ++c) {
    callers.emplace_back([&] {
      for (int round = 0; round < 50; ++round) {
        tally t(37);
        pool.parallel_for(37, [&](index_t i) { t(i); });
        if (!t.each_once()) ++wrong;
      }
    });
  }
  for (std::thread& c : callers) c.join();
  CHECK(wrong == 0);
}

TEST_CASE("thread_pool: pools come and go, used or not", "[core][thread_pool]") {
  for (int round = 0; round < 30; ++round) {
    thread_pool unused(4);
    thread_pool used(4);
    std::atomic<int> calls{0};
    used.parallel_for(4, [&](index_t) { ++calls; });
    CHECK(calls == 4);
  }
}

TEST_CASE("for_each_task: no two tasks run at once in one slot", "[core][thread_pool]") {
  thread_pool pool(8);
  const executor_ref e(pool);
  std::array<std::atomic<int>, 8> busy{};
  std::atomic<int> clashes{0};
  tally t(300);
  xattn::for_each_task(e, 300, 8, [&](index_t slot, index_t task) {
    if (busy[static_cast<std::size_t>(slot)]++ != 0) ++clashes;
    t(task);
    --busy[static_cast<std::size_t>(slot)];
  });
  CHECK(clashes == 0);
  CHECK(t.each_once());
}

TEST_CASE("for_each_task: an exception of a task reaches the caller", "[core][thread_pool]") {
  thread_pool pool(4);
  CHECK_THROWS_AS(xattn::for_each_task(executor_ref(pool), 50, 4,
                                       [](index_t, index_t task) {
                                         if (task == 20) throw std::runtime_error("task");
                                       }),
                  std::runtime_error);
}
