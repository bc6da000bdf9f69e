// SPDX-License-Identifier: BSD-3-Clause
/// Fault case G33: the data of G07 with 1, 2, 3 and 8 worker threads; eight callers of one const layer at once.
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/feed_forward.hpp>
#include <xattn/layer_norm.hpp>
#include <xattn/multi_head_attention.hpp>
#include <xattn/trace/recorder.hpp>

#include <array>
#include <thread>

namespace {

using rows = xt::xtensor<float, 2>;

rows input(test::index_t caller) {
  const auto x = test::fill256(7, caller, {5, 12});
  auto t = rows::from_shape({5, 12});
  for (test::index_t n = 0; n < x.size(); ++n) t.flat(static_cast<std::size_t>(n)) = static_cast<float>(x.flat(n));
  return t;
}

/// Whether eight threads at once, each with an input and a recorder of its own, get what each gets alone, untraced.
template <class Layer>
bool serves_eight(const Layer& layer) {
  std::array<rows, 8> plain, traced;
  std::vector<std::thread> callers;
  for (std::size_t n = 0; n < 8; ++n) {
    callers.emplace_back([&, n] {
      xattn::trace::recorder rec;
      const rows x = input(static_cast<test::index_t>(n));
      plain[n] = layer(x, {});
      if constexpr (requires { layer.w_q(); }) traced[n] = layer(x, {}, {}, xattn::trace::to(rec));
      else traced[n] = layer(x, {}, xattn::trace::to(rec));
    });
  }
  for (std::thread& t : callers) t.join();
  bool same = true;
  for (std::size_t n = 0; n < 8; ++n) {
    const rows alone = layer(input(static_cast<test::index_t>(n)), {});
    same = same && alone == plain[n] && alone == traced[n];
  }
  return same;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("G33 (a) threads", "[cases][G33]", test::reals) {
  using T = TestType;
  using test::fill;
  const test::attention_inputs in{fill(7, 3, {1, 2, 4, 3}), fill(13, 5, {1, 2, 4, 3}), fill(29, 1, {1, 2, 4, 3})};
  const auto alone = test::attend<T, 4>(in, xattn::causal);
  CHECK(test::within_chk<T>(alone.out, {-8.414712075296L, 34.288968269218L}));
  for (const test::index_t threads : {1, 2, 3, 8}) {
    xattn::thread_pool pool(threads);
    CHECK(test::same_bits(alone, test::attend<T, 4>(in, xattn::causal, {.executor = pool})));
  }
}

TEST_CASE("G33 (b) (c) one const layer, eight callers, each with an input and a trace of its own", "[cases][G33]") {
  CHECK(serves_eight(xattn::multi_head_attention<float>({.d_model = 12, .heads = 3})));
  CHECK(serves_eight(xattn::feed_forward<float>({.d_model = 12, .d_hidden = 20, .gated = true})));
  CHECK(serves_eight(xattn::layer_norm<float>({.d_model = 12})));
}
