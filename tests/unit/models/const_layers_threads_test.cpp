// SPDX-License-Identifier: BSD-3-Clause
/// A const layer may be called by many threads at once: each gets what one caller alone gets, with and without a pool
/// that they share, traced or not.
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/types.hpp"

#include <xattn/xattn.hpp>

#include <algorithm>
#include <thread>
#include <vector>

namespace {

using sequence = xt::xtensor<float, 3>;

sequence numbers(std::size_t length, std::size_t width) {
  test::random source(3);
  sequence x = sequence::from_shape({2, length, width});
  for (float& element : x) element = static_cast<float>(source.uniform<float>());
  return x;
}

/// call(options) by six threads, half of them on the same pool; how many got `alone`.
template <class Call, class Out>
long agreeing(const Call& call, const Out& alone) {
  xattn::thread_pool shared(2);
  std::vector<int> same(6, 0);
  std::vector<std::thread> callers;
  for (std::size_t c = 0; c < same.size(); ++c) {
    callers.emplace_back([&, c] {
      const auto options = c % 2 == 0 ? xattn::layer_options{.executor = shared} : xattn::layer_options{};
      const Out got = call(options);
      same[c] = std::equal(alone.begin(), alone.end(), got.begin(), got.end());
    });
  }
  for (std::thread& t : callers) t.join();
  return std::count(same.begin(), same.end(), 1);
}

template <class Call>
void check(const Call& call) {
  CHECK(agreeing(call, call(xattn::layer_options{})) == 6);
}

}  // namespace

TEST_CASE("const layers: many callers at once get what one gets", "[layers][threads]") {
  const sequence x = numbers(9, 12), memory = numbers(7, 12);
  const xattn::multi_head_attention<float> mha({.d_model = 12, .heads = 3});
  check([&](const auto& options) -> sequence { return mha(x, xattn::causal, options); });
  check([&](const auto& options) -> sequence { return mha(x, memory, {}, options); });
  const xattn::feed_forward<float> ffn({.d_model = 12, .d_hidden = 20, .gated = true});
  check([&](const auto& options) -> sequence { return ffn(x, options); });
  const xattn::layer_norm<float> norm({.d_model = 12});
  check([&](const auto& options) -> sequence { return norm(x, options); });
  const xattn::embedding<float> table({.tokens = 40, .d_model = 12});
  const std::vector<int> ids{0, 39, 7, 7};
  check([&](const auto& options) -> xt::xtensor<float, 2> { return table(ids, options); });
}

TEST_CASE("const models: many callers at once get what one gets, traced too", "[models][threads]") {
  const sequence x = numbers(9, 12);
  const xattn::encoder<float> model({.d_model = 12, .heads = 3, .d_hidden = 20, .layers = 2, .final_norm = true});
  const auto plain = [&](const auto& options) -> sequence { return model(x, xattn::causal, options); };
  check(plain);
  const auto traced = [&](const auto& options) -> sequence {
    xattn::trace::recorder rec;
    return model(x, xattn::causal, options, xattn::trace::to(rec));
  };
  CHECK(agreeing(traced, plain(xattn::layer_options{})) == 6);
  const sequence memory = numbers(7, 12);
  const xattn::decoder<float> decoder({.d_model = 12, .heads = 3, .d_hidden = 20, .norm_first = true, .layers = 2,
                                       .norm = xattn::norm_kind::rms, .sandwich = true, .qk_norm = true});
  check([&](const auto& options) -> sequence { return decoder(x, memory, {}, {}, options); });
  const auto caches = decoder.make_caches(9, memory);
  check([&](const auto& options) -> sequence {
    auto own = caches;
    return decoder(x, own, memory, {}, {}, options);
  });
}
