// SPDX-License-Identifier: BSD-3-Clause
/// Queries and keys that are normalised, head by head, before they are turned.
#include "support/blocks.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/trace/audit.hpp>

using test::as_oracle;
using test::layer_sizes;
using test::tensor;
using xattn::index_t;

namespace {

constexpr layer_sizes sizes{.d_model = 13, .heads = 4, .kv_heads = 2, .d_head = 6};

template <class T>
oracle::mha_weights<long double> weights(bool turned, long double eps) {
  auto w = test::random_mha<T>(sizes, 5);
  w.q_norm = test::random_array<T>({6}, test::regime::uniform, 60);
  w.k_norm = test::random_array<T>({6}, test::regime::uniform, 61);
  w.norm_eps = eps;
  if (turned) w.rope = oracle::pairing::half_split;
  return w;
}

template <class T>
xattn::multi_head_attention<T> layer_of(const oracle::mha_weights<long double>& w) {
  xattn::mha_config c{.d_model = sizes.d_model,
                      .heads = sizes.heads,
                      .kv_heads = sizes.kv_heads,
                      .d_head = sizes.d_head,
                      .qk_norm = true,
                      .qk_norm_eps = static_cast<double>(w.norm_eps)};
  if (w.rope) c.rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split};
  xattn::multi_head_attention<T> layer(c);
  test::assign(layer, w);
  return layer;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("qk_norm: matches the oracle, itself and over memory, turned or not; eps counts",
                        "[layers][qk_norm]", test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({2, 9, 13}),
             memory = test::random_array<T>({2, 5, 13}, test::regime::uniform, 2);
  for (const bool turned : {false, true}) {
    for (const long double eps : {1e-6L, 0.25L}) {
      const auto w = weights<T>(turned, eps);
      const auto layer = layer_of<T>(w);
      CHECK(as_oracle<T>(layer(tensor<T, 3>(x)), x, x, w));
      CHECK(as_oracle<T>(layer(tensor<T, 3>(x), xattn::causal), x, x, w, test::causal_rules()));
      CHECK(as_oracle<T>(layer(tensor<T, 3>(x), tensor<T, 3>(memory)), x, memory, w));
    }
  }
}

TEST_CASE("qk_norm: a cache keeps keys that are normalised", "[layers][qk_norm][cache]") {
  const auto w = weights<double>(true, 1e-6L);
  const auto layer = layer_of<double>(w);
  const auto x = tensor<double, 2>(test::random_array<double>({9, 13}));
  const xt::xtensor<double, 2> whole = layer(x, xattn::causal);
  auto cache = layer.make_cache(9);
  for (std::size_t i = 0; i < 9; i += 3) {
    const xt::xtensor<double, 2> y = layer(xt::view(x, xt::range(i, i + 3), xt::all()), cache, xattn::causal);
    CHECK(test::within(y, test::numbers(xt::eval(xt::view(whole, xt::range(i, i + 3), xt::all()))), 1e-13L));
  }
}

TEST_CASE("qk_norm: the gammas are ones of d_head until they are assigned, and none without it", "[layers][qk_norm]") {
  xattn::multi_head_attention<float> layer({.d_model = 12, .heads = 3, .qk_norm = true}),
      plain({.d_model = 12, .heads = 3});
  CHECK((layer.q_norm().shape()[0] == 4 && layer.k_norm()(3) == 1.0f));
  CHECK(plain.q_norm().size() == 0);
  const auto x = tensor<float, 2>(test::random_array<float>({5, 12}));
  const auto before = layer(x);
  layer.k_norm() = 2.0f * xt::ones<float>({4});
  CHECK_FALSE(test::same_bits(layer(x), before));
  layer.q_norm() = 0.5f * xt::ones<float>({4});
  CHECK(test::within(layer(x), test::numbers(before), 1e-6L));
  const xt::xtensor<float, 1> five = xt::ones<float>({5});
  CHECK_THROWS_AS(layer.q_norm() = five, xattn::shape_error);
  const auto bad = [](double eps) {
    xattn::multi_head_attention<float> l({.d_model = 8, .qk_norm = true, .qk_norm_eps = eps});
  };
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { bad(-1); }),
                       {"multi_head_attention", "qk_norm_eps", "-1"}));
}

TEST_CASE("qk_norm: a trace shows the norms, changes no bit and can be recomputed", "[layers][qk_norm][trace]") {
  for (const bool turned : {false, true}) {
    const auto layer = layer_of<float>(weights<float>(turned, 1e-3L));
    const auto x = tensor<float, 2>(test::random_array<float>({7, 13}));
    xattn::trace::recorder rec;
    CHECK(test::same_bits(layer(x, xattn::causal, {}, xattn::trace::to(rec)), layer(x, xattn::causal)));
    CHECK(rec["self_attn.q_norm"].shape(0) == 4);
    CHECK(rec["self_attn.k_norm"].shape(0) == 2);
    const auto report = xattn::trace::audit(rec);
    CHECK(report.passed());
    const auto checked = [&](const char* path) {
      for (const auto& e : report.entries)
        if (e.path == path) return e.unchecked.empty();
      return false;
    };
    CHECK((checked("self_attn.q_norm") && checked("self_attn.k_norm") && checked("self_attn.scores")));
    xattn::trace::recorder part({.only = {"self_attn.q", "self_attn.k", "self_attn.scores"}});
    (void)layer(x, xattn::causal, {}, xattn::trace::to(part));
    for (const auto& e : xattn::trace::audit(part).entries) CHECK_FALSE(e.unchecked.empty());
  }
}
