// SPDX-License-Identifier: BSD-3-Clause
#include "compat/answers.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

namespace {

namespace compat = xattn::compat;
using xattn::index_t;

/// 0, 1, 2, .. scaled.
xt::xarray<double> counted(const std::vector<std::size_t>& shape, double factor = 0.01) {
  auto x = xt::xarray<double>::from_shape(shape);
  for (std::size_t n = 0; n < x.size(); ++n) x.data()[n] = factor * static_cast<double>(n);
  return x;
}

/// Sets the weights to 0.
struct eraser {
  template <xattn::trace::stage S>
  static consteval xattn::trace::access access_of() {
    return S == xattn::trace::stage::weights ? xattn::trace::access::write : xattn::trace::access::none;
  }
  template <xattn::trace::stage, class T>
  void on(const xattn::trace::site&, const xattn::trace::tensor_view<T>& v) const {
    if constexpr (!std::is_const_v<T>) {
      for (std::size_t n = 0; n < v.size(); ++n) {
        T* element = v.data;
        std::size_t rest = n;
        for (std::size_t d = v.rank; d-- > 0; rest /= v.extent[d]) {
          element += static_cast<std::ptrdiff_t>(rest % v.extent[d]) * v.stride[d];
        }
        *element = T(0);
      }
    }
  }
};

template <class F>
std::string shape_message(F&& f) {
  return test::message_of<xattn::shape_error>(f);
}
template <class F>
std::string option_message(F&& f) {
  return test::message_of<xattn::option_error>(f);
}

}  // namespace

TEST_CASE("compat: answers of PyTorch", "[layers][compat]") {
  std::map<std::string, int> answered;
  for (const auto& [name, c] : compat_cases::fixture("torch")) {
    INFO(name);
    CHECK(compat_cases::error_of(compat_cases::torch_answer(c), c.expected) <= 1e-13);
    ++answered[c.op()];
  }
  CHECK(answered["sdpa"] >= 10);
  CHECK(answered["mha"] >= 20);
  CHECK(answered["encoder"] >= 6);
}

TEST_CASE("compat::torch_sdpa: what it refuses, and narrow arrays", "[layers][compat]") {
  const auto q = counted({1, 4, 3, 2}), k = counted({1, 2, 5, 2});
  CHECK(test::mentions(shape_message([&] { (void)compat::torch_sdpa(q, k, k); }),
                       {"torch_sdpa: k has shape (1, 2, 5, 2)", "(1, 4, 3, 2)", "enable_gqa"}));
  CHECK_NOTHROW(compat::torch_sdpa(q, k, k, {}, {.enable_gqa = true}));
  const xt::xtensor<bool, 2> mask = xt::ones<bool>({3, 5});
  CHECK(test::mentions(
      option_message([&] { (void)compat::torch_sdpa(q, k, k, mask, {.is_causal = true, .enable_gqa = true}); }),
      {"torch_sdpa: is_causal", "attn_mask"}));
  const xt::xtensor<bool, 2> wrong = xt::ones<bool>({3, 4});
  CHECK(test::mentions(shape_message([&] { (void)compat::torch_sdpa(q, k, k, wrong, {.enable_gqa = true}); }),
                       {"torch_sdpa", "(3, 4)"}));
}

TEST_CASE("compat::torch_mha: rows without keys, weights, wrong arguments", "[layers][compat]") {
  compat::torch_mha_weights<double> w{.num_heads = 2};
  w.in_proj_weight = counted({12, 4});
  w.out_proj_weight = counted({4, 4});
  w.out_proj_bias = counted({4}, 1);
  const auto x = counted({3, 1, 4});
  xt::xtensor<bool, 2> nothing = xt::ones<bool>({1, 3});
  const auto as_there = compat::torch_mha(w, x, x, x, nothing);
  CHECK(std::isnan(as_there.output(0, 0, 0)));
  CHECK(std::isnan(as_there.weights(0, 2, 2)));
  const auto ours = compat::torch_mha(w, x, x, x, nothing, {}, {.nan_without_keys = false});
  CHECK(ours.output(2, 0, 3) == 3);
  CHECK(ours.weights(0, 1, 1) == 0);
  const auto unasked = compat::torch_mha(w, x, x, x, nothing, {}, {.need_weights = false});
  CHECK(unasked.output(2, 0, 3) == 3);
  const auto told = compat::torch_mha(w, x, x, x, nothing, {}, {.need_weights = false, .nan_without_keys = true});
  CHECK(std::isnan(told.output(0, 0, 0)));
  const auto first = compat::torch_mha(w, x, x, x, {}, {}, {.average_attn_weights = false, .is_causal = true});
  CHECK(first.weights(0, 1, 0, 0) == 1);
  CHECK(first.weights(0, 1, 0, 2) == 0);
  CHECK(compat::torch_mha(w, x, x, x, {}, {}, {.need_weights = false}).weights.size() == 0);
  xt::xtensor<bool, 2> not_first = xt::zeros<bool>({3, 3});
  not_first(0, 0) = not_first(1, 0) = not_first(2, 0) = true;
  CHECK(compat::torch_mha(w, x, x, x, {}, not_first).weights(0, 1, 2) > 0);
  const auto both = compat::torch_mha(w, x, x, x, {}, not_first, {.is_causal = true});
  CHECK((both.weights(0, 1, 0) == 0 && both.weights(0, 1, 1) == 1 && both.weights(0, 1, 2) == 0));

  const xt::xtensor<bool, 2> wide = xt::ones<bool>({1, 4});
  CHECK(test::mentions(shape_message([&] { (void)compat::torch_mha(w, x, x, x, wide); }),
                       {"torch_mha: key_padding_mask has shape (1, 4)", "(1, 3)"}));
  CHECK(test::mentions(shape_message([&] { (void)compat::torch_mha(w, x, x, x, {}, wide); }),
                       {"torch_mha: attn_mask has shape (1, 4)", "L = 3"}));
  CHECK(test::mentions(shape_message([&] {
                         (void)compat::torch_mha(w, counted({3, 1, 5}), x, x);
                       }),
                       {"torch_mha: query has shape (3, 1, 5)", "4"}));
  w.num_heads = 3;
  CHECK(test::mentions(option_message([&] { (void)compat::torch_mha(w, x, x, x); }), {"torch_mha: num_heads is 3"}));
  w.num_heads = 2;
  w.in_proj_weight = counted({4, 12});
  CHECK(test::mentions(shape_message([&] { (void)compat::torch_mha(w, x, x, x); }),
                       {"torch_mha: in_proj_weight has shape (4, 12)", "(12, 4)"}));
}

TEST_CASE("compat: a trace shows the attention inside, changes no bit, and what it edits is returned",
          "[layers][compat][trace]") {
  xattn::trace::recorder rec;
  const auto q = counted({1, 2, 3, 2}), k = counted({1, 2, 5, 2});
  const auto sdpa = compat::torch_sdpa(q, k, k, {}, {.is_causal = true}, xattn::trace::to(rec));
  CHECK(sdpa == compat::torch_sdpa(q, k, k, {}, {.is_causal = true}));
  CHECK(rec["weights"].shape(3) == 5);

  compat::torch_mha_weights<double> w{.num_heads = 2};
  w.in_proj_weight = counted({12, 4});
  w.out_proj_weight = counted({4, 4});
  const auto x = counted({3, 2, 4});
  for (const bool need_weights : {true, false}) {
    const compat::torch_mha_options options{.need_weights = need_weights, .average_attn_weights = false};
    const auto plain = compat::torch_mha(w, x, x, x, {}, {}, options);
    xattn::trace::recorder seen;
    const auto traced = compat::torch_mha(w, x, x, x, {}, {}, options, xattn::trace::to(seen));
    CHECK(traced.output == plain.output);
    const xt::xarray<double> weights = seen.get<double>("weights");
    CHECK(weights.dimension() == 4);
    if (need_weights) CHECK((weights == traced.weights && weights == plain.weights));
    CHECK(xattn::trace::audit(seen).passed());
  }
  const auto erased = compat::torch_mha(w, x, x, x, {}, {}, {.average_attn_weights = false}, eraser{});
  CHECK((xt::sum(xt::abs(erased.weights))() == 0 && xt::sum(xt::abs(erased.output))() == 0));
}

TEST_CASE("compat: loaders take any expression and leave the layer alone where they fail", "[layers][compat]") {
  xattn::multi_head_attention<double> mha({.d_model = 4, .heads = 2, .kv_heads = 1});
  compat::load_torch_mha(mha, counted({8, 4}) * 2., counted({8}), counted({4, 4}), counted({4}, 1));
  CHECK(mha.w_q()(1, 2) == 2 * 0.01 * 9);
  CHECK(mha.w_k()(3, 1) == 2 * 0.01 * 23);
  CHECK(mha.w_v()(0, 0) == 2 * 0.01 * 24);
  CHECK(mha.w_o()(1, 3) == 0.01 * 13);
  CHECK(mha.b_v()(1) == 0.01 * 7);
  CHECK(mha.b_o()(3) == 3);
  const xt::xtensor<double, 2> before = mha.w_q();
  const auto fails = [&](std::size_t in, std::size_t in_bias, std::size_t out, std::size_t out_bias) {
    const std::string text = shape_message([&] {
      compat::load_torch_mha(mha, counted({in, 4}, 7), counted({in_bias}, 7), counted({4, out}, 7),
                             counted({out_bias}, 7));
    });
    CHECK((mha.w_q() == before && mha.b_o()(3) == 3 && mha.b_v()(1) == 0.01 * 7));
    return text;
  };
  CHECK(test::mentions(fails(9, 8, 4, 4), {"load_torch_mha: in_proj_weight has shape (9, 4)", "(8, 4)"}));
  CHECK(test::mentions(fails(8, 9, 4, 4), {"load_torch_mha: in_proj_bias has shape (9)", "(8)"}));
  CHECK(test::mentions(fails(8, 8, 5, 4), {"load_torch_mha: out_proj_weight has shape (4, 5)", "(4, 4)"}));
  CHECK(test::mentions(fails(8, 8, 4, 5), {"load_torch_mha: out_proj_bias has shape (5)", "(4)"}));

  xattn::feed_forward<double> ffn({.d_model = 2, .d_hidden = 3});
  compat::load_linear(ffn.w_1(), counted({3, 2}));
  CHECK(ffn.w_1()(1, 2) == 0.01 * 5);
  CHECK(test::mentions(shape_message([&] {
                         compat::load_linear(ffn.w_1(), counted({2, 3}));
                       }),
                       {"load_linear: weight_of_linear has shape (2, 3)", "(3, 2)"}));

  xattn::encoder_layer<double> layer({.d_model = 2, .heads = 1, .d_hidden = 3});
  compat::torch_encoder_layer_weights<double> w{.self_attn_in_proj_weight = counted({6, 2}),
                                                .self_attn_out_proj_weight = counted({2, 2}),
                                                .linear1_weight = counted({3, 2}),
                                                .linear1_bias = counted({3}),
                                                .linear2_weight = counted({2, 3}),
                                                .norm1_weight = counted({2}, 1),
                                                .norm2_weight = counted({2}, 2)};
  compat::load_torch_encoder_layer(layer, w);
  CHECK(layer.feed_forward().w_2()(2, 1) == 0.01 * 5);
  CHECK(layer.norm_2().gamma()(1) == 2);
  CHECK((layer.norm_1().beta()(1) == 0 && layer.self_attention().b_q()(1) == 0));
  w.norm2_weight = counted({3}, 5);
  w.linear1_weight = counted({3, 2}, 5);
  CHECK(test::mentions(shape_message([&] { compat::load_torch_encoder_layer(layer, w); }),
                       {"load_torch_encoder_layer: norm2_weight has shape (3)", "(2)"}));
  CHECK(layer.feed_forward().w_1()(1, 2) == 0.01 * 5);
}
