// SPDX-License-Identifier: BSD-3-Clause
/// The cases of PyTorch, answered by xattn.
#pragma once

#include "compat/masks.hpp"

#include <xattn/compat.hpp>
#include <xattn/kernels/group_norm.hpp>
#include <xattn/kernels/joined_axes.hpp>
#include <xattn/kernels/row_softmax.hpp>
#include <xattn/xattn.hpp>

namespace compat_cases {

namespace compat = xattn::compat;

/// Both masks of a layer as what is added: (B or 1, 1, L, S). True ignores, there.
inline xt::xarray<double> added_by_masks(const compat_case& c, std::size_t q_len, std::size_t k_len) {
  const std::size_t batch = c.has("padding") ? c.in.at("padding").shape[0] : 1;
  xt::xarray<double> sum(std::vector<std::size_t>{batch, 1, q_len, k_len}, 0.0);
  const auto one = [&](const std::string& name, std::size_t n) {
    if (!c.has(name)) return 0.0;
    const double x = c.array<double>(name).data()[n];
    return !c.is_bool(name) ? x : x != 0 ? -HUGE_VAL : 0.0;
  };
  for (std::size_t n = 0; n < sum.size(); ++n) {
    const std::size_t j = n % k_len, i = n / k_len % q_len, b = n / k_len / q_len;
    sum.data()[n] = one("mask", i * k_len + j) + one("padding", b * k_len + j);
  }
  return sum;
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

/// What a decoder layer has beside that.
template <class Weights>
void fill_cross_weights(const compat_case& c, Weights& w) {
  w.multihead_attn_in_proj_weight = c.array<double>("multihead_attn.in_proj_weight");
  w.multihead_attn_in_proj_bias = c.array<double>("multihead_attn.in_proj_bias");
  w.multihead_attn_out_proj_weight = c.array<double>("multihead_attn.out_proj.weight");
  w.multihead_attn_out_proj_bias = c.array<double>("multihead_attn.out_proj.bias");
  w.norm3_weight = c.array<double>("norm3.weight");
  w.norm3_bias = c.array<double>("norm3.bias");
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

inline outputs encoder(const compat_case& c) {
  xattn::encoder_layer<double> layer(config_of<xattn::encoder_layer_config>(c));
  compat::torch_encoder_layer_weights<double> w;
  fill_weights(c, w);
  compat::load_torch_encoder_layer(layer, w);
  const xt::xarray<double> x = c.array<double>("x");
  return {{"y", layer(x, xattn::additive(added_by_masks(c, x.shape()[1], x.shape()[1])))}};
}

inline xattn::view<const double, 4> by_four(const xt::xarray<double>& x) {
  return xattn::any_view_of(x).template lifted<4>();
}

inline outputs decoder(const compat_case& c) {
  xattn::decoder_layer<double> layer(config_of<xattn::decoder_layer_config>(c));
  compat::torch_decoder_layer_weights<double> w;
  fill_weights(c, w);
  fill_cross_weights(c, w);
  compat::load_torch_decoder_layer(layer, w);
  const xt::xarray<double> x = c.array<double>("x"), memory = c.array<double>("memory");
  const auto added = xattn::additive(added_by_masks(c, x.shape()[1], memory.shape()[1]));
  return {{"y", layer(x, memory, {}, added)}};
}

inline outputs sdpa(const compat_case& c) {
  compat::torch_sdpa_options<double> options{.is_causal = c.flag("is_causal"), .enable_gqa = c.flag("enable_gqa")};
  if (c.words.count("scale") != 0) options.scale = c.number("scale", 0);
  const auto q = c.array<double>("q"), k = c.array<double>("k"), v = c.array<double>("v");
  return {{"y", with_mask<double>(c, "mask", [&](const auto& mask) {
             return xt::xarray<double>(compat::torch_sdpa(q, k, v, mask, options));
           })}};
}

inline outputs mha(const compat_case& c) {
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
                                          .is_causal = c.flag("is_causal")};
  const auto q = c.array<double>("q"), k = c.array<double>("k"), v = c.array<double>("v");
  const auto result = with_mask<double>(c, "key_padding_mask", [&](const auto& padding) {
    return with_mask<double>(c, "attn_mask",
                             [&](const auto& mask) { return compat::torch_mha(w, q, k, v, padding, mask, options); });
  });
  return {{"y", result.output}, {"weights", result.weights}};
}

inline outputs rows(const compat_case& c) {
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

/// What xattn answers to a call of PyTorch.
inline outputs torch_answer(const compat_case& c) {
  if (c.op() == "sdpa") return sdpa(c);
  if (c.op() == "mha") return mha(c);
  if (c.op() == "encoder") return encoder(c);
  if (c.op() == "decoder") return decoder(c);
  return rows(c);
}

}  // namespace compat_cases
