// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a transformer layer, and a stack of them, is configured by; and which of it goes together.
/// Edges   what makes no sense together is an option_error: sandwich and parallel need norm_first and exclude each
///         other, a residual_scale other than 1 excludes norm_first.
/// Source  Vaswani et al. 2017, arXiv:1706.03762; Xiong et al. 2020, arXiv:2002.04745 (norm first); Ding et al. 2021,
///         arXiv:2105.13290 (sandwich); Wang and Komatsuzaki 2021, GPT-J (parallel); Wang et al. 2022, arXiv:2203.00555
///         (residual scale); Dehghani et al. 2023, arXiv:2302.05442 (norms of queries and keys).
#pragma once

#include "xattn/layers/block_norm.hpp"
#include "xattn/layers/feed_forward.hpp"
#include "xattn/layers/multi_head_attention.hpp"

namespace xattn::inline XATTN_ISA {

struct transformer_layer_config {
  count d_model{};
  count heads = 1;
  count kv_heads{};  // 0: as many as heads
  count d_head{};    // 0: d_model / heads
  count d_hidden{};  // 0: 4 d_model
  xattn::activation activation = xattn::activation::relu;
  bool gated = false;
  bool norm_first = false;
  double eps = 1e-5;                    // of all norms, that of queries and keys too
  std::optional<rotary_config> rope{};  // of self-attention
  bool bias = true;
  std::uint64_t seed = 0;
  norm_kind norm = norm_kind::layer;
  bool sandwich = false;      // norm first, and one more norm after each sublayer, before its residual is added
  bool parallel = false;      // all sublayers read norm_1(x), and all that they give is added to x
  double residual_scale = 1;  // DeepNorm's alpha: norm(alpha x + sublayer(x)); see deep_norm
  bool qk_norm = false;       // queries and keys of all attentions are normalised, head by head
  head_gates gates = head_gates::off;  // of all attentions
  std::optional<double> scale{};       // of all attentions, as in mha_config
  std::optional<double> softcap{};
  bool sinks = false;
};

struct transformer_config {
  count d_model{};
  count heads = 1;
  count kv_heads{};  // 0: as many as heads
  count d_head{};    // 0: d_model / heads
  count d_hidden{};  // 0: 4 d_model
  xattn::activation activation = xattn::activation::relu;
  bool gated = false;
  bool norm_first = false;
  double eps = 1e-5;                    // of all norms
  std::optional<rotary_config> rope{};  // of self-attention
  bool bias = true;
  std::uint64_t seed = 0;
  count layers = 1;
  bool final_norm = false;
  norm_kind norm = norm_kind::layer;
  bool sandwich = false;
  bool parallel = false;
  double residual_scale = 1;
  bool qk_norm = false;
  head_gates gates = head_gates::off;
  std::optional<double> scale{};
  std::optional<double> softcap{};
  bool sinks = false;
};

using encoder_layer_config = transformer_layer_config;
using decoder_layer_config = transformer_layer_config;
using encoder_config = transformer_config;
using decoder_config = transformer_config;

/// DeepNorm's numbers for a model of so many layers: alpha is the residual_scale, beta the factor on the initial w_v,
/// w_o, w_1 and w_2 of a model that is to be trained; a trained one brings its weights.
struct deep_norm_scales {
  double alpha, beta;
};
/// Of a model with one stack of layers: an encoder or a decoder alone.
inline deep_norm_scales deep_norm(index_t layers) {
  const double n = static_cast<double>(layers);
  return {std::pow(2 * n, 0.25), std::pow(8 * n, -0.25)};
}
/// Of the encoder, and of the decoder, of a model that has both.
inline deep_norm_scales deep_norm_encoder(index_t encoder_layers, index_t decoder_layers) {
  const double n = std::pow(static_cast<double>(encoder_layers), 4) * static_cast<double>(decoder_layers);
  return {0.81 * std::pow(n, 0.0625), 0.87 * std::pow(n, -0.0625)};
}
inline deep_norm_scales deep_norm_decoder(index_t decoder_layers) {
  const double m = static_cast<double>(decoder_layers);
  return {std::pow(3 * m, 0.25), std::pow(12 * m, -0.25)};
}

namespace detail {

inline const transformer_layer_config& checked(const char* function, const transformer_layer_config& c) {
  const char* shown = c.norm_first ? "true" : "false";
  expect_value(c.norm_first || !c.sandwich, function, "norm_first", shown, "true, as .sandwich asks for");
  expect_value(c.norm_first || !c.parallel, function, "norm_first", shown, "true, as .parallel asks for");
  expect_value(!c.parallel || !c.sandwich, function, "sandwich", "true", "false beside .parallel");
  expect_value(c.residual_scale > 0 && c.residual_scale - c.residual_scale == 0, function, "residual_scale",
               c.residual_scale, "a finite number above 0");
  expect_value(!c.norm_first || c.residual_scale == 1, function, "residual_scale", c.residual_scale,
               "1 beside .norm_first");
  return c;
}

/// Of layer i of a stack.
inline transformer_layer_config layer_config(const transformer_config& c, index_t i) {
  return {c.d_model, c.heads, c.kv_heads, c.d_head, c.d_hidden, c.activation, c.gated, c.norm_first, c.eps, c.rope,
          c.bias, seed_of_part(c.seed, static_cast<std::uint64_t>(i)), c.norm, c.sandwich, c.parallel, c.residual_scale,
          c.qk_norm, c.gates, c.scale, c.softcap, c.sinks};
}

/// Of attention number `part` of a layer. Positions turn self-attention alone, which is part 0.
inline mha_config attention_config(const transformer_layer_config& c, std::uint64_t seed, bool turned) {
  return {c.d_model, c.heads,   c.kv_heads, c.d_head, c.bias,    turned ? c.rope : std::nullopt,
          seed,      c.qk_norm, c.eps,      c.gates,  c.scale,   c.softcap,
          c.sinks};
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
