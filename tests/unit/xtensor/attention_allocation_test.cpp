// SPDX-License-Identifier: BSD-3-Clause
/// attention_into allocates nothing: counted. How long the smallest call takes is printed, for information.
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/attention.hpp>
#include <xattn/core/thread_pool.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <latch>
#include <vector>

namespace {

using matrix = xt::xtensor<float, 2>;

struct seed {
  matrix q{{1.25f, 0, 0.25f}, {-0.25f, 2.25f, 0}, {0.75f, 0.5f, 1.5f}};
  matrix k{{0.75f, 0.5f, 0.5f}, {1.5f, 1.25f, 0.5f}, {0, 1.5f, 0.5f}};
  matrix v{{0.5f, 0.25f, -0.75f}, {1.25f, 1.25f, 1}, {1.5f, -0.75f, 0.25f}};
  matrix out = xt::zeros<float>({3, 3});
};

/// Nanoseconds a call, the best tenth of the rounds.
template <class F>
double best_decile(F&& call) {
  using clock = std::chrono::steady_clock;
  constexpr int rounds = 100, calls = 500;
  std::vector<double> times;
  for (int r = 0; r < rounds; ++r) {
    const auto start = clock::now();
    for (int c = 0; c < calls; ++c) call();
    times.push_back(std::chrono::duration<double, std::nano>(clock::now() - start).count() / calls);
  }
  std::sort(times.begin(), times.end());
  return times[rounds / 10];
}

}  // namespace

TEST_CASE("attention_into: a small call on views allocates nothing", "[attention][allocation]") {
  seed s;
  auto q = xt::view(s.q, xt::all(), xt::all()), k = xt::view(s.k, xt::all(), xt::all()),
       v = xt::view(s.v, xt::all(), xt::all()), out = xt::view(s.out, xt::all(), xt::all());
  const xt::xtensor<float, 1> sinks{0.5f};
  xt::xtensor<float, 1> lse = xt::zeros<float>({3});
  const xt::xtensor<bool, 2> allow = xt::ones<bool>({3, 3});
  const auto counted = [](auto&& call) { return test::allocations_during(call); };
  CHECK(counted([&] { xattn::attention_into(out, q, k, v); }) == 0);
  CHECK(counted([&] { xattn::attention_into(s.out, s.q, s.k, s.v, xattn::causal); }) == 0);
  CHECK(counted([&] { xattn::attention_into(out, q, k, xt::transpose(s.v), xattn::boolean(allow)); }) == 0);
  CHECK(counted([&] {
          xattn::attention_into(out, q, k, v, xattn::causal & xattn::additive(s.q),
                                {.softcap = 2.0f, .sinks = sinks, .lse = lse});
        }) == 0);
}

TEST_CASE("attention_into: a large call allocates nothing once its thread has scratch, or with given scratch",
          "[attention][allocation]") {
  const xt::xtensor<float, 3> x = xt::ones<float>({4, 100, 32});
  xt::xtensor<float, 3> out = x;
  const auto counted = [&](const xattn::attention_options<float>& options) {
    return test::allocations_during([&] { xattn::attention_into(out, x, x, x, xattn::causal, options); });
  };
  std::vector<std::byte> scratch(xattn::workspace_size(x, x, x));
  CHECK(counted({.workspace = scratch}) == 0);
  const xt::xtensor<float, 2> less = xt::ones<float>({100, 8});
  static_cast<void>(xattn::attention(less, less, less));  // the runtime notes what to free when the thread ends
  CHECK(counted({}) <= 1);
  CHECK(counted({}) == 0);
}

TEST_CASE("attention_into: threads allocate nothing either", "[attention][allocation]") {
  const xt::xtensor<float, 3> x = xt::ones<float>({4, 100, 32});
  xt::xtensor<float, 3> out = x;
  xattn::thread_pool pool(3);
  std::latch started(3);  // a thread that is still starting allocates
  pool.parallel_for(3, [&](xattn::index_t) { started.arrive_and_wait(); });
  std::vector<std::byte> scratch(xattn::workspace_size(x, x, x, {.executor = pool}));
  CHECK(test::allocations_during(
            [&] { xattn::attention_into(out, x, x, x, {}, {.executor = pool, .workspace = scratch}); }) == 0);
}

TEST_CASE("attention: the result is the only allocation", "[attention][allocation]") {
  const seed s;
  CHECK(test::allocations_during([&] { (void)xattn::attention(s.q, s.k, s.v); }) == 1);
  CHECK(test::allocations_during([&] { (void)xattn::workspace_size(s.q, s.k, s.v); }) == 0);
}

TEST_CASE("attention_into: how long the seed call takes", "[attention][timing]") {
  seed s;
  auto q = xt::view(s.q, xt::all(), xt::all()), k = xt::view(s.k, xt::all(), xt::all()),
       v = xt::view(s.v, xt::all(), xt::all()), out = xt::view(s.out, xt::all(), xt::all());
  const double on_views = best_decile([&] { xattn::attention_into(out, q, k, v); });
  const double on_containers = best_decile([&] { xattn::attention_into(s.out, s.q, s.k, s.v); });
  std::printf("attention_into 3 x 3, float, %s: %.0f ns on xtensor views, %.0f ns on containers (best decile)\n",
              XATTN_STRING(XATTN_ISA), on_views, on_containers);
  CHECK(s.out(0, 0) > 1.0f);
}
