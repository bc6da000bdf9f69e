// SPDX-License-Identifier: BSD-3-Clause
/// Layers of encoders and decoders in every arrangement of norms, residuals and sublayers, against the oracle.
#include "support/blocks.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using test::tensor;
using xattn::index_t;
using xattn::norm_kind;
using xattn::transformer_layer_config;

namespace {

struct named_config {
  const char* name;
  transformer_layer_config config;
};

/// Sizes that are no multiple of a pack, grouped heads, a head width of its own.
transformer_layer_config sized(transformer_layer_config c) {
  c.d_model = 13;
  c.heads = 4;
  c.kv_heads = 2;
  c.d_head = 6;
  c.d_hidden = 21;
  return c;
}

std::vector<named_config> arrangements() {
  using xattn::rotary_config, xattn::rotary_pairing;
  constexpr auto silu = xattn::activation::silu;
  const std::optional<rotary_config> half = rotary_config{.pairing = rotary_pairing::half_split};
  const std::optional<rotary_config> neighbours = rotary_config{.pairing = rotary_pairing::interleaved};
  std::vector<named_config> all{
      {"post-norm", {}},
      {"norm first", {.norm_first = true}},
      {"eps", {.eps = 0.1}},
      {"no bias", {.bias = false}},
      {"rms", {.norm = norm_kind::rms}},
      {"rms, eps", {.norm_first = true, .eps = 0.1, .norm = norm_kind::rms}},
      {"rms, 1 + gamma", {.norm_first = true, .norm = norm_kind::rms_plus_one}},
      {"sandwich", {.norm_first = true, .sandwich = true}},
      {"sandwich of rms norms", {.norm_first = true, .norm = norm_kind::rms_plus_one, .sandwich = true}},
      {"parallel", {.norm_first = true, .parallel = true}},
      {"DeepNorm", {.residual_scale = 1.75}},
      {"DeepNorm, rms", {.norm = norm_kind::rms, .residual_scale = 0.5}},
      {"QK-norm", {.qk_norm = true}},
      {"QK-norm, eps", {.eps = 0.1, .qk_norm = true}},
      {"gates", {.gates = xattn::head_gates::sigmoid}},
      {"constant gates, no bias", {.norm_first = true, .bias = false, .gates = xattn::head_gates::constant}},
      {"as Llama",
       {.activation = silu, .gated = true, .norm_first = true, .rope = half, .bias = false, .norm = norm_kind::rms}},
      {"scale", {.scale = 0.75}},
      {"softcap", {.softcap = 0.5}},
      {"sinks", {.sinks = true}},
      {"as gpt-oss",
       {.norm_first = true, .rope = half, .norm = norm_kind::rms, .scale = 0.25, .sinks = true}},
      {"as GPT-J", {.norm_first = true, .rope = neighbours, .parallel = true}},
      {"as Gemma",
       {.activation = silu,
        .gated = true,
        .norm_first = true,
        .rope = half,
        .bias = false,
        .norm = norm_kind::rms_plus_one,
        .sandwich = true,
        .qk_norm = true,
        .scale = 0.5,
        .softcap = 0.75}},
  };
  for (named_config& c : all) c.config = sized(c.config);
  return all;
}

/// Whether steps of 4, 1 and 2 tokens give what the whole sequence gives.
template <class T, class Step>
test::verdict grows_to(const test::block_truth<T>& want, const xt::xtensor<T, 3>& x, const Step& step) {
  xt::xtensor<T, 3> y = xt::zeros_like(x);
  for (const auto& [first, last] : {std::pair{0, 4}, {4, 5}, {5, 7}}) {
    const xt::xtensor<T, 3> rows = xt::view(x, xt::all(), xt::range(first, last), xt::all());
    xt::view(y, xt::all(), xt::range(first, last), xt::all()) = step(rows);
  }
  return test::within(y, want.exact, want.budget);
}

template <class T, class Layer>
void matches_oracle(const named_config& c, bool decoder) {
  INFO(c.name << (decoder ? ", decoder" : ", encoder"));
  const auto w = test::random_block<T>(c.config, decoder);
  Layer layer(c.config);
  test::assign_block(layer, w);
  const auto x = test::random_array<T>({2, 7, 13}),
             memory = test::random_array<T>({2, 5, 13}, test::regime::uniform, 8);
  const auto tx = tensor<T, 3>(x), tm = tensor<T, 3>(memory);
  const test::block_truth<T> want(x, memory, w, {decoder ? test::causal_rules() : oracle::attention_rules{}, {}});
  const auto y = [&] {
    if constexpr (requires { layer.cross_attention(); }) return layer(tx, tm);
    else return layer(tx);
  }();
  CHECK(test::within(y, want.exact, want.budget));
  if constexpr (requires { layer.cross_attention(); }) {
    auto cache = layer.make_cache(7, 2);
    CHECK(grows_to(want, tx, [&](const auto& rows) { return layer(rows, cache, tm); }));
  } else {
    auto cache = layer.make_cache(7, 2);
    const auto whole = layer(tx, xattn::causal);
    const test::block_truth<T> causal(x, memory, w, {test::causal_rules(), {}});
    CHECK(test::within(whole, causal.exact, causal.budget));
    CHECK(grows_to(causal, tx, [&](const auto& rows) { return layer(rows, cache, xattn::causal); }));
  }
  auto in_place = tx;
  if constexpr (requires { layer.cross_attention(); }) layer.into(in_place, in_place, tm);
  else layer.into(in_place, in_place);
  CHECK(test::same_bits(in_place, y));
}

std::string refused(const transformer_layer_config& c) {
  return test::message_of<xattn::option_error>([&] { xattn::encoder_layer<float> layer(c); });
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("arrangements: layers of encoders and decoders match the oracle", "[models][arrangements]",
                        test::reals) {
  for (const named_config& c : arrangements()) {
    matches_oracle<TestType, xattn::encoder_layer<TestType>>(c, false);
    matches_oracle<TestType, xattn::decoder_layer<TestType>>(c, true);
  }
}

TEST_CASE("arrangements: every field of a model's configuration reaches its layers", "[models][arrangements]") {
  const xattn::transformer_config c{
      .d_model = 12,
      .heads = 4,
      .kv_heads = 2,
      .d_head = 6,
      .d_hidden = 20,
      .activation = xattn::activation::silu,
      .gated = true,
      .norm_first = true,
      .eps = 0.5,
      .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split, .base = 7},
      .bias = false,
      .seed = 11,
      .layers = 2,
      .final_norm = true,
      .norm = norm_kind::rms_plus_one,
      .sandwich = true,
      .qk_norm = true,
      .gates = xattn::head_gates::constant,
      .scale = 3,
      .softcap = 50,
      .sinks = true};
  const xattn::decoder<float> model(c);
  const auto& one = model.layer(1).config();
  CHECK((one.d_model == 12 && one.heads == 4 && one.kv_heads == 2 && one.d_head == 6 && one.d_hidden == 20));
  CHECK((one.activation == xattn::activation::silu && one.gated && one.norm_first && one.eps == 0.5 && !one.bias));
  CHECK((one.norm == norm_kind::rms_plus_one && one.sandwich && one.qk_norm && one.rope->base == 7));
  CHECK(model.final_norm().config().kind == norm_kind::rms_plus_one);
  CHECK(model.final_norm().config().eps == 0.5);
  CHECK(model.layer(0).self_attention().config().rope);
  CHECK_FALSE(model.layer(0).cross_attention().config().rope);
  for (const auto* attention : {&model.layer(0).cross_attention(), &model.layer(1).self_attention()}) {
    CHECK(attention->config().qk_norm);
    CHECK(attention->config().qk_norm_eps == 0.5);
    CHECK(attention->config().gates == xattn::head_gates::constant);
    CHECK((attention->config().scale == 3 && attention->config().softcap == 50 && attention->sinks().size() == 4));
  }
  CHECK_FALSE(
      test::exactly(model.layer(0).cross_attention().w_q(), test::numbers(model.layer(1).cross_attention().w_q())));
  CHECK_FALSE(
      test::exactly(model.layer(0).cross_attention().w_q(), test::numbers(model.layer(0).self_attention().w_q())));
  const xattn::encoder<float> other({.d_model = 12, .layers = 1, .residual_scale = 2});
  CHECK(other.layer(0).config().residual_scale == 2);
  const xattn::encoder<float> side({.d_model = 12, .norm_first = true, .parallel = true});
  CHECK(side.layer(0).config().parallel);
}

TEST_CASE("arrangements: what makes no sense together is refused by name", "[models][arrangements]") {
  CHECK(
      test::mentions(refused({.d_model = 8, .sandwich = true}), {"encoder_layer", "norm_first", "false", "sandwich"}));
  CHECK(
      test::mentions(refused({.d_model = 8, .parallel = true}), {"encoder_layer", "norm_first", "false", "parallel"}));
  CHECK(test::mentions(refused({.d_model = 8, .norm_first = true, .sandwich = true, .parallel = true}),
                       {"encoder_layer", "sandwich", "parallel"}));
  CHECK(test::mentions(refused({.d_model = 8, .norm_first = true, .residual_scale = 2}), {"residual_scale", "2"}));
  for (const double scale : {0.0, -1.0, std::numeric_limits<double>::infinity()})
    CHECK(test::mentions(refused({.d_model = 8, .residual_scale = scale}), {"residual_scale", "above 0"}));
  CHECK(test::mentions(refused({.d_model = 8, .norm = static_cast<norm_kind>(7)}), {"kind", "7", "norm_kind"}));
}

TEST_CASE("arrangements: norms that an arrangement does not have are errors", "[models][arrangements]") {
  const auto missing = [](auto&& call) { return test::message_of<xattn::option_error>(call); };
  xattn::decoder_layer<float> plain({.d_model = 8}), rms({.d_model = 8, .norm = norm_kind::rms});
  xattn::decoder_layer<float> parallel({.d_model = 8, .norm_first = true, .parallel = true});
  CHECK(test::mentions(missing([&] { (void)plain.post_norm_3(); }), {"decoder_layer", "post_norm_3"}));
  CHECK(test::mentions(missing([&] { (void)plain.post_norm_1(); }), {"decoder_layer", "post_norm_1"}));
  CHECK(test::mentions(missing([&] { (void)parallel.norm_2(); }), {"decoder_layer", "norm_2"}));
  CHECK(test::mentions(missing([&] { (void)parallel.norm_3(); }), {"decoder_layer", "norm_3"}));
  CHECK(test::mentions(missing([&] { (void)rms.norm_1().beta(); }), {"beta"}));
  CHECK(plain.norm_1().beta().shape()[0] == 8);
}

TEST_CASE("arrangements: DeepNorm's numbers are those of its paper", "[models][arrangements]") {
  const auto alone = xattn::deep_norm(50);
  CHECK(std::abs(alone.alpha - std::pow(100.0, 0.25)) < 1e-12);
  CHECK(std::abs(alone.beta - std::pow(400.0, -0.25)) < 1e-12);
  const auto enc = xattn::deep_norm_encoder(18, 6), dec = xattn::deep_norm_decoder(6);
  CHECK(std::abs(enc.alpha - 0.81 * std::pow(18.0 * 18 * 18 * 18 * 6, 1.0 / 16)) < 1e-12);
  CHECK(std::abs(enc.beta - 0.87 * std::pow(18.0 * 18 * 18 * 18 * 6, -1.0 / 16)) < 1e-12);
  CHECK(std::abs(dec.alpha - std::pow(18.0, 0.25)) < 1e-12);
  CHECK(std::abs(dec.beta - std::pow(72.0, -0.25)) < 1e-12);
}
