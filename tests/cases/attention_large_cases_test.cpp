// SPDX-License-Identifier: BSD-3-Clause
/// Fault case G32: no score matrix where nobody asked for it.
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/attention.hpp>

#include <algorithm>

TEST_CASE("G32 attention of 16384 tokens allocates far less than its scores", "[cases][G32]") {
  const xt::xtensor<float, 2> q = xt::zeros<float>({16384, 8}), ones = xt::ones<float>({16384, 8});
  xt::xtensor<float, 2> out = xt::zeros<float>({16384, 8});
  (void)test::largest_allocation();
  const long times = test::allocations_during([&] { xattn::attention_into(out, q, ones, ones, xattn::causal); });
  const std::size_t largest = test::largest_allocation();
  CHECK(static_cast<std::size_t>(times) * largest < std::size_t{64} << 20);
  CHECK(std::all_of(out.begin(), out.end(), [](float x) { return std::abs(x - 1) < 4e-6f; }));
}
