// SPDX-License-Identifier: BSD-3-Clause
/// Options that every call takes: each is used wherever it can be given.
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"

#include <xattn/compat.hpp>

#include <functional>

namespace {

using xattn::executor_ref;
using xattn::layer_options;
using rows_type = xt::xtensor<float, 3>;

constexpr xattn::index_t width = 64;

rows_type random_rows(xattn::index_t batch, xattn::index_t n, std::uint64_t seed = 1) {
  return test::tensor<float, 3>(test::random_array<float>({batch, n, width}, test::regime::uniform, seed));
}

struct named_call {
  const char* name;
  std::function<void(const layer_options&)> call;
};

/// Layers and models, on rows enough for several threads.
std::vector<named_call> layers() {
  static const rows_type x = random_rows(2, 150), memory = random_rows(2, 40, 2);
  static const xt::xtensor<float, 4> heads = xt::ones<float>({2, 4, 150, 16});
  static const xt::xtensor<int, 2> ids = xt::ones<int>({2, 150});
  static const xattn::feed_forward<float> ffn({.d_model = width, .gated = true});
  static const xattn::layer_norm<float> norm({.d_model = width});
  static const xattn::rms_norm<float> rms({.d_model = width});
  static const xattn::rotary<float> rope({.d_head = 16, .pairing = xattn::rotary_pairing::half_split});
  static const xattn::embedding<float> table({.tokens = 4, .d_model = width});
  static const xattn::multi_head_attention<float> mha({.d_model = width, .heads = 4});
  static const xattn::encoder_layer<float> layer({.d_model = width, .heads = 4});
  static const xattn::encoder<float> enc({.d_model = width, .heads = 4, .layers = 2});
  static const xattn::decoder_layer<float> dec_layer({.d_model = width, .heads = 4});
  static const xattn::decoder<float> dec({.d_model = width, .heads = 4, .layers = 2});
  return {
      {"feed_forward", [](const auto& o) { (void)ffn(x, o); }},
      {"layer_norm", [](const auto& o) { (void)norm(x, o); }},
      {"rms_norm", [](const auto& o) { (void)rms(x, o); }},
      {"rotary", [](const auto& o) { (void)rope(heads, 0, o); }},
      {"embedding", [](const auto& o) { (void)table(ids, o); }},
      {"multi_head_attention", [](const auto& o) { (void)mha(x, {}, o); }},
      {"multi_head_attention, memory", [](const auto& o) { (void)mha(x, memory, {}, o); }},
      {"multi_head_attention, cache",
       [](const auto& o) {
         auto cache = mha.make_cache(150, 2);
         (void)mha(x, cache, {}, o);
       }},
      {"encoder_layer", [](const auto& o) { (void)layer(x, {}, o); }},
      {"encoder", [](const auto& o) { (void)enc(x, {}, o); }},
      {"encoder, caches",
       [](const auto& o) {
         auto caches = enc.make_caches(150, 2);
         (void)enc(x, caches, {}, o);
       }},
      {"decoder_layer", [](const auto& o) { (void)dec_layer(x, memory, {}, {}, o); }},
      {"decoder", [](const auto& o) { (void)dec(x, memory, {}, {}, o); }},
      {"decoder, caches",
       [](const auto& o) {
         auto caches = dec.make_caches(150, 2);
         (void)dec(x, caches, memory, {}, {}, o);
       }},
      {"make_caches", [](const auto& o) { (void)dec.make_caches(150, memory, o); }},
  };
}

/// Presets, which take an executor alone.
std::vector<std::pair<const char*, std::function<void(const executor_ref&)>>> presets() {
  namespace compat = xattn::compat;
  static const xt::xtensor<float, 4> heads = xt::ones<float>({2, 4, 150, 16});
  static const rows_type x = random_rows(150, 2);
  static const auto weights = [] {
    compat::torch_mha_weights<float> w{.num_heads = 4};
    w.in_proj_weight = xt::ones<float>({3 * width, width});
    w.out_proj_weight = xt::ones<float>({width, width});
    return w;
  }();
  return {{"torch_sdpa",
           [](const executor_ref& e) { (void)compat::torch_sdpa(heads, heads, heads, {}, {.executor = e}); }},
          {"torch_mha",
           [](const executor_ref& e) { (void)compat::torch_mha(weights, x, x, x, {}, {}, {.executor = e}); }},
          {"onnx_attention",
           [](const executor_ref& e) { (void)compat::onnx_attention(heads, heads, heads, {}, {}, {.executor = e}); }}};
}

}  // namespace

TEST_CASE("options: every call runs on the executor that it is given", "[layers][options]") {
  for (const auto& [name, call] : layers()) {
    INFO(name);
    test::watched_executor executor(4);
    call({.executor = executor});
    CHECK(executor.parts() > 0);
  }
  for (const auto& [name, call] : presets()) {
    INFO(name);
    test::watched_executor executor(4);
    call(executor);
    CHECK(executor.parts() > 0);
  }
}

TEST_CASE("options: every call that takes scratch takes it from the workspace that it is given", "[layers][options]") {
  const auto needs_none = [](std::string_view name) {
    return name == "layer_norm" || name == "rms_norm" || name == "embedding";
  };
  for (const auto& layer : layers()) {
    const auto& name = layer.name;
    const auto& call = layer.call;
    INFO(name);
    std::vector<std::byte> little(64);
    const std::string refused = test::message_of<xattn::option_error>([&] {
      if (needs_none(name)) xattn::detail::fail<xattn::option_error>("workspace");
      call({.workspace = little});
    });
    CHECK(test::mentions(refused, {"workspace"}));
  }
}

TEST_CASE("options: another seed gives other weights, and no two parts of a model have the same",
          "[layers][models][options]") {
  const auto w_1 = [](const auto& ffn) { return xt::xtensor<float, 2>(ffn.w_1()); };
  const auto w_q = [](const auto& mha) { return xt::xtensor<float, 2>(mha.w_q()); };
  const xattn::feed_forward<float> a({.d_model = 8}), b({.d_model = 8, .seed = 1}), same({.d_model = 8, .seed = 1});
  CHECK((w_1(a) != w_1(b) && w_1(b) == w_1(same)));
  CHECK((xt::xtensor<float, 2>(a.w_1()) != xt::xtensor<float, 2>(xt::transpose(a.w_2()))));
  const xattn::feed_forward<float> gated({.d_model = 8, .gated = true});
  CHECK((w_1(gated) != xt::xtensor<float, 2>(gated.w_gate())));
  const xattn::decoder<float> dec({.d_model = 8, .heads = 2, .layers = 2});
  const xattn::decoder<float> other({.d_model = 8, .heads = 2, .seed = 9, .layers = 2});
  const auto& first = dec.layer(0);
  CHECK((w_q(first.self_attention()) != w_q(first.cross_attention())));
  CHECK((w_q(first.self_attention()) != w_q(dec.layer(1).self_attention())));
  CHECK((w_q(first.cross_attention()) != w_q(dec.layer(1).cross_attention())));
  CHECK((w_q(first.self_attention()) != w_q(other.layer(0).self_attention())));
  CHECK((w_1(first.feed_forward()) != w_1(other.layer(0).feed_forward())));
  const xattn::multi_head_attention<float> mha({.d_model = 8, .heads = 2});
  CHECK((w_q(mha) != xt::xtensor<float, 2>(mha.w_k())));
}
