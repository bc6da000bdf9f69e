// SPDX-License-Identifier: BSD-3-Clause
/// Threads change who computes a row, not what comes out.
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <xattn/core/thread_pool.hpp>

#include <algorithm>
#include <thread>

namespace {

using test::attend;
using test::attention_inputs;
using test::index_t;

/// As many slots as it says, one after the other, the last one first.
struct backwards {
  index_t slots;
  index_t concurrency() const { return slots; }
  template <class F>
  void parallel_for(index_t n, F&& f) const {
    for (index_t i = n; i-- > 0;) f(i);
  }
};

struct failing {
  static index_t concurrency() { return 2; }
  template <class F>
  void parallel_for(index_t, F&&) const {
    throw std::runtime_error("no threads");
  }
};

template <class T>
attention_inputs big() {
  return test::random_attention<T>(
      {.batch = 2, .heads = 3, .kv_heads = 3, .q_len = 70, .k_len = 40, .width = 8, .value_width = 9});
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("attention bits: the same on 1 to 8 threads", "[attention][bits]", test::reals) {
  using T = TestType;
  const attention_inputs in = big<T>();
  const auto serial = attend<T, 4>(in, xattn::causal);
  for (const index_t threads : {1, 2, 3, 8}) {
    xattn::thread_pool pool(threads);
    for (int round = 0; round < 3; ++round) {
      CHECK(test::same_bits(serial, attend<T, 4>(in, xattn::causal, {.executor = pool})));
    }
  }
}

TEST_CASE("attention bits: the same in any order of any number of tasks", "[attention][bits]") {
  const attention_inputs in = big<float>();
  const auto serial = attend<float, 4>(in, xattn::causal);
  for (const index_t slots : {0, 1, 2, 5, 100}) {
    const backwards executor{slots};
    CHECK(test::same_bits(serial, attend<float, 4>(in, xattn::causal, {.executor = executor})));
  }
}

TEST_CASE("attention bits: given scratch is enough for the threads that were named", "[attention][bits]") {
  const attention_inputs in = big<float>();
  const test::buffer<float, 4> q(in.q), k(in.k), v(in.v);
  xattn::thread_pool pool(4);
  std::vector<std::byte> scratch(xattn::workspace_size(q.cview(), k.cview(), v.cview(), {.executor = pool}));
  CHECK(scratch.size() > xattn::workspace_size(q.cview(), k.cview(), v.cview()));
  CHECK(test::same_bits(attend<float, 4>(in), attend<float, 4>(in, {}, {.executor = pool, .workspace = scratch})));
}

TEST_CASE("attention bits: many callers at once, each with its own arrays or all with the same inputs",
          "[attention][bits]") {
  const attention_inputs in = big<float>();
  const auto alone = attend<float, 4>(in, xattn::causal);
  xattn::thread_pool shared(2);
  std::vector<int> same(6, 0);
  std::vector<std::thread> callers;
  for (std::size_t c = 0; c < same.size(); ++c) {
    callers.emplace_back([&, c] {
      const bool pooled = c % 2 == 0;
      const auto options =
          pooled ? xattn::attention_options<float>{.executor = shared} : xattn::attention_options<float>{};
      same[c] = test::same_bits(alone, attend<float, 4>(in, xattn::causal, options));
    });
  }
  for (std::thread& t : callers) t.join();
  CHECK(std::count(same.begin(), same.end(), 1) == static_cast<long>(same.size()));
}

TEST_CASE("attention: an exception of an executor leaves the caller with it", "[attention]") {
  const failing executor;
  CHECK_THROWS_AS((attend<float, 4>(big<float>(), {}, {.executor = executor})), std::runtime_error);
}
