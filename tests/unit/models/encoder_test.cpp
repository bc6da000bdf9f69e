// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using test::layer_sizes;
using test::tensor;
using xattn::index_t;

namespace {

template <class T>
oracle::encoder_layer_weights<long double> random_layer(const layer_sizes& s, std::uint64_t seed, bool norm_first) {
  oracle::encoder_layer_weights<long double> w;
  w.self_attention = test::random_mha<T>(s, seed);
  w.feed_forward = test::random_ffn<T>(s, seed + 20);
  w.norm_1 = {test::random_array<T>({s.d_model}, test::regime::uniform, seed + 30),
              test::random_array<T>({s.d_model}, test::regime::uniform, seed + 31)};
  w.norm_2 = {test::random_array<T>({s.d_model}, test::regime::uniform, seed + 32),
              test::random_array<T>({s.d_model}, test::regime::uniform, seed + 33)};
  w.norm_first = norm_first;
  return w;
}

template <class T>
void assign(xattn::encoder_layer<T>& layer, const oracle::encoder_layer_weights<long double>& w) {
  test::assign(layer.self_attention(), w.self_attention);
  test::assign(layer.feed_forward(), w.feed_forward);
  test::assign(layer.norm_1(), w.norm_1);
  test::assign(layer.norm_2(), w.norm_2);
}

oracle::attention_rules causal_rule() {
  oracle::attention_rules rules;
  rules.allowed = [](index_t, index_t, index_t i, index_t j) { return j <= i; };
  return rules;
}

template <class T>
oracle::array budget(const oracle::array& exact, const oracle::array& naive) {
  return test::twice_naive_budget<T>(exact, naive, 16 * test::largest_magnitude(exact));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("encoder_layer: post-norm and norm first match the oracle", "[models]", test::reals) {
  using T = TestType;
  const layer_sizes s;
  const auto x = test::random_array<T>({2, 6, s.d_model});
  for (const bool norm_first : {false, true}) {
    const auto w = random_layer<T>(s, 5, norm_first);
    xattn::encoder_layer<T> layer({.d_model = s.d_model, .heads = s.heads, .kv_heads = s.kv_heads, .d_head = s.d_head,
                                   .d_hidden = s.d_hidden, .norm_first = norm_first});
    assign(layer, w);
    const auto exact = oracle::encoder_layer(x, w).out;
    const auto naive = oracle::encoder_layer(x.template as<T>(), w.template as<T>()).out;
    CHECK(test::within(layer(tensor<T, 3>(x)), exact, budget<T>(exact, test::numbers(naive))));
    const auto exact_causal = oracle::encoder_layer(x, w, causal_rule()).out;
    const auto naive_causal = oracle::encoder_layer(x.template as<T>(), w.template as<T>(), causal_rule()).out;
    CHECK(test::within(layer(tensor<T, 3>(x), xattn::causal), exact_causal,
                       budget<T>(exact_causal, test::numbers(naive_causal))));
  }
}

TEST_CASE("encoder: its layers in order, then the final norm; each configuration field counts", "[models]") {
  const layer_sizes s{.d_model = 8, .heads = 2, .kv_heads = 2, .d_head = 4, .d_hidden = 12};
  const auto x = test::random_array<double>({5, s.d_model});
  for (const bool final_norm : {false, true}) {
    xattn::encoder<double> model({.d_model = 8, .heads = 2, .d_hidden = 12, .activation = xattn::activation::gelu,
                                  .norm_first = true, .eps = 1e-3, .layers = 3, .final_norm = final_norm});
    std::vector<oracle::encoder_layer_weights<long double>> weights;
    for (std::size_t i = 0; i < model.size(); ++i) {
      auto w = random_layer<double>(s, 100 * (i + 1), true);
      w.feed_forward.act = oracle::activation::gelu;
      w.eps = 1e-3;
      assign(model.layer(i), w);
      weights.push_back(w);
    }
    oracle::norm_weights<long double> last{test::random_array<double>({8}),
                                           test::random_array<double>({8}, test::regime::uniform, 2)};
    std::optional<oracle::norm_weights<long double>> norm;
    if (final_norm) {
      test::assign(model.final_norm(), last);
      norm = last;
    }
    const auto exact = oracle::encoder(x, weights, norm);
    CHECK(test::within(model(tensor<double, 2>(x)), exact,
                       test::uniform_budget(exact, 1e-12L * test::largest_magnitude(exact))));
  }
}

TEST_CASE("encoder: a model without layers is its input, or the norm of it", "[models]") {
  const auto x = tensor<float, 2>(test::random_array<float>({3, 8}));
  CHECK(test::same_bits(xattn::encoder<float>({.d_model = 8, .layers = 0})(x), x));
  xattn::encoder<float> normed({.d_model = 8, .layers = 0, .final_norm = true});
  CHECK(test::same_bits(normed(x), normed.final_norm()(x)));
}

TEST_CASE("encoder: into may write over its input, and a caller's workspace serves it", "[models]") {
  const xattn::encoder<float> model({.d_model = 8, .heads = 2, .layers = 2});
  const auto x = tensor<float, 3>(test::random_array<float>({2, 70, 8}));
  const auto want = model(x);
  auto in_place = x;
  std::vector<std::byte> scratch(model.workspace_size(2, 70));
  model.into(in_place, in_place, {}, {.workspace = scratch});
  CHECK(test::same_bits(in_place, want));
}

TEST_CASE("encoder: layers start from different weights", "[models]") {
  xattn::encoder<float> model({.d_model = 8, .heads = 2, .layers = 2});
  CHECK_FALSE(
      test::exactly(model.layer(0).self_attention().w_q(), test::numbers(model.layer(1).self_attention().w_q())));
}

TEST_CASE("encoder: wrong shapes, layers and configurations are errors that name the argument", "[models]") {
  xattn::encoder<float> model({.d_model = 8, .heads = 2, .layers = 2});
  xt::xtensor<float, 2> out = xt::ones<float>({3, 8});
  const xt::xtensor<float, 2> narrow = xt::ones<float>({3, 7}), longer = xt::ones<float>({4, 8});
  const auto error = [&](auto&& call) { return test::message_keeping<xattn::shape_error>(call, out); };
  CHECK(test::mentions(error([&] { model.into(out, narrow); }), {"encoder", "x", "(3, 7)", "8"}));
  CHECK(test::mentions(error([&] { model.into(out, longer); }), {"encoder", "out", "(3, 8)", "(4, 8)"}));
  CHECK(test::mentions(error([&] { model.layer(0).into(out, narrow); }), {"encoder_layer", "x", "(3, 7)", "8"}));
  CHECK(test::mentions(error([&] { model.layer(0).into(out, longer); }), {"encoder_layer", "out", "(3, 8)", "(4, 8)"}));
  CHECK(
      test::mentions(test::message_of<xattn::option_error>([&] { (void)model.layer(2); }), {"encoder", "layer", "2"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)model.final_norm(); }),
                       {"encoder", "final_norm"}));
  CHECK(
      test::mentions(test::message_of<xattn::option_error>([] { xattn::encoder<float> m({.d_model = 9, .heads = 2}); }),
                     {"d_model", "9", "2"}));
  CHECK(test::mentions(
      test::message_of<xattn::option_error>([] { xattn::encoder<float> m({.d_model = 8, .layers = -1}); }),
      {"encoder", "layers", "-1"}));
}

TEST_CASE("encoder: the tracer sees each layer under its own path", "[models][trace]") {
  const xattn::encoder<float> model({.d_model = 8, .heads = 2, .norm_first = true, .layers = 2, .final_norm = true});
  const auto x = tensor<float, 2>(test::random_array<float>({3, 8}));
  xattn::trace::recorder rec;
  const auto y = model(x, {}, {}, xattn::trace::to(rec));
  CHECK(test::same_bits(y, model(x)));
  CHECK(test::exactly(rec["enc.0.embed.x"], test::numbers(x)));
  CHECK(test::exactly(rec["enc.1.embed.x"], test::numbers(rec["enc.0.output.block_out"])));
  CHECK(rec["enc.1.self_attn.weights"].dimension() == 3);
  CHECK(rec["enc.0.norm1.norm_out"].size() == 24);
  CHECK(test::exactly(rec["enc.output.norm_out"], test::numbers(y)));
}
