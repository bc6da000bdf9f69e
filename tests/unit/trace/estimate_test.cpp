// SPDX-License-Identifier: BSD-3-Clause
/// What is said of a call before it, against what a recorder has of it afterwards: the same records to the byte.
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/layers/layer_norm.hpp>
#include <xattn/models/decoder.hpp>
#include <xattn/models/encoder.hpp>
#include <xattn/trace/estimate.hpp>

#include <sstream>

namespace {

namespace trace = xattn::trace;
using xattn::index_t;
using array = xt::xarray<float>;

const xattn::rotary_config turned{.pairing = xattn::rotary_pairing::half_split};

array rows(const trace::call_shape& shape, index_t length) {
  std::vector<std::size_t> extents{static_cast<std::size_t>(length), 8};
  if (shape.batch > 0) extents.insert(extents.begin(), static_cast<std::size_t>(index_t{shape.batch}));
  return xt::ones<float>(extents);
}

void check_same(const trace::expected_records& before, const trace::recorder& after) {
  REQUIRE(before.size() == after.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    const trace::expected_record& said = before.begin()[i];
    const trace::record& kept = after.begin()[i];
    INFO(kept.path);
    CHECK(said.path == kept.path);
    CHECK(said.shape == kept.shape);
    CHECK(said.axes == kept.axes);
    CHECK(said.bytes == kept.bytes->size());
  }
  CHECK(before.bytes() == after.bytes());
}

/// A recorded call of any model whose calls take a mask; the hook is that of the estimate, which is compiled anyway.
template <class Model>
void record(const Model& model, const trace::call_shape& shape, trace::any hook) {
  const array x = rows(shape, shape.length), before = rows(shape, shape.cached.value_or(0));
  const index_t batch = std::max<index_t>(1, shape.batch), room = 100;
  const auto cache = [&] {
    if constexpr (requires { model.make_caches(room, batch); }) return model.make_caches(room, batch);
    else return model.make_cache(room, batch);
  };
  if constexpr (requires { model(x, x, xattn::causal, xattn::causal, xattn::layer_options{}, hook); }) {
    const array memory = rows(shape, shape.memory);
    if (!shape.cached) return (void)model(x, memory, {}, {}, {}, hook);
    auto tokens = cache();
    if (*shape.cached > 0) (void)model(before, tokens, memory);
    (void)model(x, tokens, memory, {}, {}, {}, hook);
  } else {
    if (!shape.cached) return (void)model(x, xattn::causal, {}, hook);
    auto tokens = cache();
    if (*shape.cached > 0) (void)model(before, tokens, xattn::causal);
    (void)model(x, tokens, xattn::causal, {}, hook);
  }
}

template <class Model, class Config>
void check_model(const Config& config, const trace::call_shape& shape, const trace::recorder_options& filter = {}) {
  trace::recorder rec(filter);
  const Model model(config);
  trace::dynamic<trace::recorder> chosen(rec);
  record(model, shape, trace::any(chosen));
  check_same(trace::estimate<Model>(config, shape, filter), rec);
  check_same(trace::estimate(model, shape, filter), rec);
}

/// Every way of arranging a layer that has records of its own.
std::vector<xattn::transformer_layer_config> arrangements() {
  std::vector<xattn::transformer_layer_config> all(7, {.d_model = 8, .heads = 2});
  all[1].norm_first = all[1].gated = true;
  all[1].rope = turned;
  all[2].norm_first = all[2].sandwich = all[2].qk_norm = true;
  all[2].kv_heads = 1;
  all[2].d_head = 6;
  all[3].norm_first = all[3].parallel = true;
  all[3].bias = false;
  all[3].softcap = 2;
  all[3].sinks = true;
  all[4].residual_scale = 1.5;
  all[4].d_hidden = 12;
  all[5].norm_first = true;
  all[5].norm = xattn::norm_kind::rms;
  all[5].bias = false;
  all[5].gated = true;
  all[6].qk_norm = true;
  all[6].rope = turned;
  all[6].heads = 4;
  all[6].kv_heads = 2;
  return all;
}

const std::vector<trace::call_shape> shapes{{.length = 5, .memory = 3},
                                            {.batch = 3, .length = 37, .memory = 70},
                                            {.batch = 1, .length = 2, .memory = 1},
                                            {.batch = 2, .length = 1, .memory = 4, .cached = 0},
                                            {.batch = 2, .length = 3, .memory = 2, .cached = 30},
                                            {.length = 1, .memory = 6, .cached = 1}};

xattn::transformer_config stack(const xattn::transformer_layer_config& c, index_t layers) {
  return {c.d_model, c.heads, c.kv_heads, c.d_head, c.d_hidden, c.activation, c.gated, c.norm_first, c.eps, c.rope,
          c.bias, c.seed, layers, true, c.norm, c.sandwich, c.parallel, c.residual_scale, c.qk_norm};
}

}  // namespace

TEST_CASE("estimate: layers of encoders and decoders in every arrangement, over caches too", "[trace][estimate]") {
  for (const auto& config : arrangements()) {
    for (const auto& shape : shapes) {
      INFO(shape.length << ' ' << config.norm_first << ' ' << config.sandwich);
      check_model<xattn::encoder_layer<float>>(config, shape);
      check_model<xattn::decoder_layer<float>>(config, shape);
    }
  }
}

TEST_CASE("estimate: models, every layer and what comes after", "[trace][estimate]") {
  for (const auto& config : arrangements()) {
    for (const index_t layers : {0, 1, 3}) {
      INFO(layers);
      if (layers > 0 || !config.norm_first) check_model<xattn::encoder<float>>(stack(config, layers), shapes[1]);
      check_model<xattn::decoder<float>>(stack(config, layers), shapes[4]);
    }
  }
}

TEST_CASE("estimate: filters cut what the recorder's cut", "[trace][estimate]") {
  const auto config = stack(arrangements()[1], 3);
  const trace::recorder_options filter{.only = {"*.weights", "enc.1.*.q_rot", "enc.2.ffn.*"},
                                       .heads = {{.layer = 1, .head = 0}, {.head = 1}},
                                       .rows = {{2, 4}, {30}}};
  check_model<xattn::encoder<float>>(config, shapes[1], filter);
  const auto some = trace::estimate<xattn::encoder<float>>(config, shapes[1], filter);
  CHECK(some.begin()[0].path == "enc.0.self_attn.weights@h1q2");
  CHECK(test::message_of<xattn::option_error>([&] {
          (void)trace::estimate<xattn::encoder<float>>(config, shapes[1], {.only = {"dec.*"}});
        }) == "estimate: nothing was recorded for \"dec.*\"; .allow_unmatched = true accepts that");
  const trace::recorder_options none{.only = {"dec.*"}, .allow_unmatched = true};
  CHECK(trace::estimate<xattn::encoder<float>>(config, shapes[1], none).size() == 0);
}

TEST_CASE("estimate: layers by themselves", "[trace][estimate]") {
  for (const auto& shape : {shapes[0], shapes[1]}) {
    const array x = rows(shape, shape.length), memory = rows(shape, shape.memory);
    const xattn::mha_config config{.d_model = 8, .heads = 4, .kv_heads = 2, .rope = turned, .qk_norm = true};
    trace::recorder self, cross, ffn, norm;
    trace::dynamic<trace::recorder> a(self), b(cross), c(ffn), d(norm);
    (void)xattn::multi_head_attention<float>(config)(x, {}, {}, trace::any(a));
    trace::call_shape alone = shape;
    alone.memory = 0;
    check_same(trace::estimate<xattn::multi_head_attention<float>>(config, alone), self);
    (void)xattn::multi_head_attention<float>(config)(x, memory, {}, {}, trace::any(b));
    check_same(trace::estimate<xattn::multi_head_attention<float>>(config, shape), cross);
    (void)xattn::feed_forward<float>({.d_model = 8, .gated = true})(x, {}, trace::any(c));
    const xattn::feed_forward_config gated{.d_model = 8, .gated = true};
    check_same(trace::estimate<xattn::feed_forward<float>>(gated, shape), ffn);
    (void)xattn::layer_norm<float>({.d_model = 8})(x, {}, trace::any(d));
    check_same(trace::estimate<xattn::layer_norm<float>>(xattn::layer_norm_config{.d_model = 8}, shape), norm);
  }
}

TEST_CASE("estimate: attention, and the masks that have stages", "[trace][estimate]") {
  const array sinks{0.5f, 1.f, 0.f, 2.f};
  const auto modified = xattn::score_mod([](float s, index_t, index_t, index_t, index_t) { return s; });
  const auto reweighed = xattn::prob_mod([](float w, index_t, index_t, index_t, index_t) { return w; });
  const auto check = [&](const trace::attention_shape& shape, const auto& mask, const auto& options) {
    const auto extents = [&](index_t heads, index_t length, index_t width) {
      std::vector<std::size_t> e;
      if (shape.batch > 0) e.push_back(static_cast<std::size_t>(index_t{shape.batch}));
      if (shape.heads > 0) e.push_back(static_cast<std::size_t>(heads));
      e.insert(e.end(), {static_cast<std::size_t>(length), static_cast<std::size_t>(width)});
      return array(xt::ones<float>(e));
    };
    const index_t k_len = shape.k_len > 0 ? shape.k_len : shape.q_len;
    const index_t kv_heads = shape.kv_heads > 0 ? shape.kv_heads : shape.heads;
    trace::recorder rec;
    trace::dynamic<trace::recorder> chosen(rec);
    (void)xattn::attention(extents(shape.heads, shape.q_len, shape.width), extents(kv_heads, k_len, shape.width),
                           extents(kv_heads, k_len, shape.value_width > 0 ? shape.value_width : shape.width), mask,
                           options, trace::any(chosen));
    check_same(trace::estimate<float>(shape, {}, mask, options), rec);
  };
  const xattn::attention_options<float> plain{}, all{.softcap = 3.f, .sinks = sinks};
  check({.q_len = 3, .width = 4}, xattn::no_mask{}, plain);
  check({.heads = 2, .q_len = 1, .k_len = 200, .width = 4, .value_width = 3}, xattn::causal, plain);
  for (const index_t length : {1, 7, 150}) {
    const trace::attention_shape shape{
        .batch = 2, .heads = 4, .kv_heads = 2, .q_len = length, .k_len = 2 * length, .width = 8, .value_width = 5};
    check(shape, xattn::no_mask{}, all);
    check(shape, xattn::alibi(4), plain);
    check(shape, modified & xattn::causal, all);
    check(shape, reweighed & modified & xattn::alibi(4), all);
  }
}

TEST_CASE("estimate: the list in text", "[trace][estimate]") {
  std::ostringstream text;
  trace::estimate<float>({.heads = 2, .q_len = 3, .width = 4}, {.only = {"weights", "lse", "q"}}).print(text);
  CHECK(text.str() ==
        "q        hqe   2x3x4                          96\n"
        "lse      hq    2x3                            24\n"
        "weights  hqk   2x3x3                          72\n"
        "3 records, 192 bytes; the largest stages: q 96, weights 72, lse 24\n");
}
