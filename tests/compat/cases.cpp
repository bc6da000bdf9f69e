// SPDX-License-Identifier: BSD-3-Clause
#include "compat/cases.hpp"

namespace compat_cases {
namespace {

namespace compat = xattn::compat;

/// True attends, of a mask in which true ignores; or what is added.
template <class Body>
auto with_rules(const compat_case& c, const std::string& attn, const std::string& padding, const Body& body) {
  const auto all = [&](const auto& mask) {
    if (!c.has(padding)) return body(mask);
    xt::xarray<bool> keep = !c.array<bool>(padding);
    keep.reshape(std::vector<std::size_t>{keep.shape()[0], 1, 1, keep.shape()[1]});
    return body(mask & xattn::boolean(keep));
  };
  if (!c.has(attn)) return all(xattn::no_mask{});
  if (c.is_bool(attn)) return all(xattn::boolean(xt::xarray<bool>(!c.array<bool>(attn))));
  return all(xattn::additive(c.array<double>(attn)));
}

template <class Weights>
void fill_weights(const compat_case& c, Weights& w) {
  w.self_attn_in_proj_weight = c.array<double>("self_attn.in_proj_weight");
  w.self_attn_in_proj_bias = c.array<double>("self_attn.in_proj_bias");
  w.self_attn_out_proj_weight = c.array<double>("self_attn.out_proj.weight");
  w.self_attn_out_proj_bias = c.array<double>("self_attn.out_proj.bias");
  w.linear1_weight = c.array<double>("linear1.weight");
  w.linear1_bias = c.array<double>("linear1.bias");
  w.linear2_weight = c.array<double>("linear2.weight");
  w.linear2_bias = c.array<double>("linear2.bias");
  w.norm1_weight = c.array<double>("norm1.weight");
  w.norm1_bias = c.array<double>("norm1.bias");
  w.norm2_weight = c.array<double>("norm2.weight");
  w.norm2_bias = c.array<double>("norm2.bias");
}

template <class Config>
Config config_of(const compat_case& c) {
  Config config;
  config.d_model = c.in.at("x").shape.back();
  config.heads = c.whole("heads", 1);
  config.d_hidden = c.in.at("linear1.weight").shape[0];
  config.activation = c.words.at("activation") == "gelu" ? xattn::activation::gelu : xattn::activation::relu;
  config.norm_first = c.flag("norm_first");
  config.eps = c.number("eps", 1e-5);
  config.bias = c.has("linear1.bias");
  return config;
}

outputs encoder(const compat_case& c) {
  xattn::encoder_layer<double> layer(config_of<xattn::encoder_layer_config>(c));
  compat::torch_encoder_layer_weights<double> w;
  fill_weights(c, w);
  compat::load_torch_encoder_layer(layer, w);
  return {{"y", with_rules(c, "mask", "padding", [&](const auto& mask) { return layer(c.array<double>("x"), mask); })}};
}

xattn::view<const double, 4> by_four(const xt::xarray<double>& x) {
  return xattn::any_view_of(x).template lifted<4>();
}

}  // namespace

outputs layer(const compat_case& c) {
  if (c.op() == "encoder") return encoder(c);
  return {};
}

outputs sdpa(const compat_case& c) {
  compat::torch_sdpa_options<double> options{.is_causal = c.flag("is_causal"), .enable_gqa = c.flag("enable_gqa")};
  if (c.words.count("scale") != 0) options.scale = c.number("scale", 0);
  const auto q = c.array<double>("q"), k = c.array<double>("k"), v = c.array<double>("v");
  return {{"y", with_mask<double>(c, "mask", [&](const auto& mask) {
             return xt::xarray<double>(compat::torch_sdpa(q, k, v, mask, options));
           })}};
}

outputs mha(const compat_case& c) {
  compat::torch_mha_weights<double> w{.num_heads = c.whole("heads", 1)};
  w.in_proj_weight = c.array<double>("in_proj_weight");
  w.q_proj_weight = c.array<double>("q_proj_weight");
  w.k_proj_weight = c.array<double>("k_proj_weight");
  w.v_proj_weight = c.array<double>("v_proj_weight");
  w.in_proj_bias = c.array<double>("in_proj_bias");
  w.out_proj_weight = c.array<double>("out_proj.weight");
  w.out_proj_bias = c.array<double>("out_proj.bias");
  w.bias_k = c.array<double>("bias_k");
  w.bias_v = c.array<double>("bias_v");
  w.add_zero_attn = c.flag("add_zero_attn");
  w.batch_first = c.flag("batch_first");
  const compat::torch_mha_options options{.need_weights = c.flag("need_weights"),
                                          .average_attn_weights = c.flag("average"),
                                          .nan_without_keys = c.flag("nan")};
  const auto q = c.array<double>("q"), k = c.array<double>("k"), v = c.array<double>("v");
  const auto result = with_mask<double>(c, "key_padding_mask", [&](const auto& padding) {
    return with_mask<double>(c, "attn_mask", [&](const auto& mask) {
      return compat::torch_mha(w, q, k, v, padding, mask, options);
    });
  });
  return {{"y", result.output}, {"weights", result.weights}};
}

outputs rows(const compat_case& c) {
  namespace kernels = xattn::kernels;
  const xt::xarray<double> x = c.array<double>("x"), gamma = c.array<double>("weight"), beta = c.array<double>("bias");
  xt::xarray<double> y = xt::xarray<double>::from_shape(x.shape());
  const auto row = [](const xt::xarray<double>& p) {
    return xattn::row_view<const double>(p.data(), {static_cast<index_t>(p.size())});
  };
  const xattn::view<double, 4> out = xattn::any_view_of(y).template lifted<4>();
  const index_t axis = c.whole("axis", -1);
  const auto joined_in = kernels::joined_axes(by_four(x), axis);
  const auto joined_out = kernels::joined_axes(out, axis);
  if (c.op() == "layer_norm") {
    kernels::layer_norm_options<double> options{.eps = c.number("eps", 1e-5)};
    if (c.has("weight")) options.gamma = row(gamma);
    if (c.has("bias")) options.beta = row(beta);
    kernels::layer_norm(joined_in, joined_out, options);
  } else if (c.op() == "rms_norm") {
    kernels::rms_norm_options<double> options{.eps = c.number("eps", 1e-6)};
    if (c.has("weight")) options.gamma = row(gamma);
    kernels::rms_norm(joined_in, joined_out, options);
  } else if (c.op() == "group_norm") {
    kernels::group_norm(by_four(x), c.whole("groups", 1), out,
                        {.gamma = row(gamma), .beta = row(beta), .eps = c.number("eps", 1e-5)});
  } else if (c.op() == "gelu") {
    const bool tanh = c.words.at("approximate") == "tanh";
    kernels::activate(tanh ? xattn::activation::gelu_tanh : xattn::activation::gelu, by_four(x), out);
  } else if (c.op() == "softmax") {
    kernels::softmax(by_four(x), out, axis);
  } else if (c.op() == "matmul") {
    return {{"y", xattn::matmul(x, c.array<double>("b"))}};
  }
  return {{"y", y}};
}

outputs onnx(const compat_case& c) {
  compat::onnx_attention_attributes a{.q_num_heads = c.whole("q_num_heads", 0),
                                      .kv_num_heads = c.whole("kv_num_heads", 0),
                                      .softcap = c.number("softcap", 0),
                                      .is_causal = c.flag("is_causal"),
                                      .qk_matmul_output_mode = static_cast<int>(c.whole("mode", 0)),
                                      .with_present = true,
                                      .with_qk_matmul_output = c.expected.count("qk") != 0};
  if (c.words.count("scale") != 0) a.scale = c.number("scale", 0);
  const auto q = c.array<float>("q"), k = c.array<float>("k"), v = c.array<float>("v");
  const auto past_key = c.array<float>("past_key"), past_value = c.array<float>("past_value");
  const auto lengths = c.array<std::int64_t>("nonpad_kv_seqlen");
  compat::onnx_attention_cache<float> cache;
  if (c.has("past_key")) cache.past_key = past_key, cache.past_value = past_value;
  if (c.has("nonpad_kv_seqlen")) cache.nonpad_kv_seqlen = lengths;
  const auto result = with_mask<float>(
      c, "attn_mask", [&](const auto& mask) { return compat::onnx_attention(q, k, v, mask, cache, a); });
  const auto wide = [](const xt::xarray<float>& x) { return xt::xarray<double>(xt::cast<double>(x)); };
  return {{"y", wide(result.y)},
          {"present_key", wide(result.present_key)},
          {"present_value", wide(result.present_value)},
          {"qk", wide(result.qk_matmul_output)}};
}

}  // namespace compat_cases
