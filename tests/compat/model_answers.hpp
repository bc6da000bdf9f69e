// SPDX-License-Identifier: BSD-3-Clause
/// The layers, models and formulas of model_cases.py, answered by xattn.
#pragma once

#include "compat/answers.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/kernels/tensor_scatter.hpp>

namespace compat_cases {

/// The arrays of a case whose names begin with a prefix, by the rest of them.
inline compat_case part_of(const compat_case& c, const std::string& prefix) {
  compat_case part{c.words, {}, {}};
  for (const auto& [name, array] : c.in) {
    if (name.rfind(prefix, 0) == 0) part.in.emplace(name.substr(prefix.size()), array);
  }
  return part;
}

inline xattn::activation activation_of(const compat_case& c) {
  constexpr const char* names[] = {"identity", "relu", "gelu",       "gelu_tanh", "gelu_quick", "silu",
                                   "sigmoid",  "tanh", "hard_swish", "mish",      "erf"};
  const auto found = std::find(std::begin(names), std::end(names), c.words.at("activation"));
  return static_cast<xattn::activation>(found - std::begin(names));
}

/// (B, L, width) of an array in the layout of the case.
inline xt::xarray<double> batch_first(const compat_case& c, const std::string& name) {
  const xt::xarray<double> x = c.array<double>(name);
  if (x.dimension() == 2 || c.flag("batch_first")) return x;
  return xt::transpose(x, {1, 0, 2});
}
inline xt::xarray<double> in_layout(const compat_case& c, const xt::xarray<double>& y) {
  if (y.dimension() == 2 || c.flag("batch_first")) return y;
  return xt::transpose(y, {1, 0, 2});
}

/// What a padding (B, S) or (S), and a mask (L, S) or (B heads, L, S), add together: (B or 1, heads or 1, L, S), and
/// without the axis of the batch where the batch is 0.
inline xt::xarray<double> added(const compat_case& c, const std::string& padding, const std::string& mask,
                                const std::array<index_t, 4>& size) {
  const index_t batch = std::max<index_t>(size[0], 1), heads = size[1], q_len = size[2], k_len = size[3];
  const bool each = c.has(mask) && c.in.at(mask).shape.size() == 3;
  xt::xarray<double> sum = xt::zeros<double>({batch, each ? heads : 1, q_len, k_len});
  const auto of = [&c](const std::string& name) {
    xt::xarray<double> x = c.array<double>(name);
    for (double& number : x) number = !c.is_bool(name) ? number : number != 0 ? -HUGE_VAL : 0.0;
    return x;
  };
  const auto of_keys = c.has(padding) ? of(padding) : xt::xarray<double>(), of_pairs = c.has(mask) ? of(mask) : of_keys;
  for (index_t n = 0; n < static_cast<index_t>(sum.size()); ++n) {
    const index_t j = n % k_len, row = n / k_len, i = row % q_len, b = n / k_len / q_len / (each ? heads : 1);
    if (c.has(padding)) sum.data()[n] += of_keys.data()[b * k_len + j];
    if (c.has(mask)) sum.data()[n] += of_pairs.data()[((each ? row / q_len : 0) * q_len + i) * k_len + j];
  }
  if (size[0] == 0) sum.reshape({each ? heads : 1, q_len, k_len});
  return sum;
}

inline xattn::transformer_config stack_config(const compat_case& c, index_t d_model, const char* layers) {
  xattn::transformer_config config;
  config.d_model = d_model;
  config.heads = c.whole("heads", 1);
  config.d_hidden = c.in.at("layers.0.linear1.weight").shape[0];
  config.activation = activation_of(c);
  config.norm_first = c.flag("norm_first");
  config.eps = c.number("eps", 1e-5);
  config.bias = c.flag("bias");
  config.layers = c.whole(layers, 1);
  config.final_norm = c.flag("final_norm");
  return config;
}

template <class Model>
void load_final_norm(const compat_case& c, Model& model) {
  if (!c.flag("final_norm")) return;
  model.final_norm().gamma() = c.array<double>("norm.weight");
  if (c.has("norm.bias")) model.final_norm().beta() = c.array<double>("norm.bias");
}

inline xattn::encoder<double> encoder_of(const compat_case& c, index_t d_model) {
  xattn::encoder<double> model(stack_config(c, d_model, "layers"));
  for (std::size_t n = 0; n < model.size(); ++n) {
    compat::torch_encoder_layer_weights<double> w;
    fill_weights(part_of(c, "layers." + std::to_string(n) + "."), w);
    compat::load_torch_encoder_layer(model.layer(n), w);
  }
  load_final_norm(c, model);
  return model;
}

inline xattn::decoder<double> decoder_of(const compat_case& c, index_t d_model, const char* layers) {
  xattn::decoder<double> model(stack_config(c, d_model, layers));
  for (std::size_t n = 0; n < model.size(); ++n) {
    const compat_case part = part_of(c, "layers." + std::to_string(n) + ".");
    compat::torch_decoder_layer_weights<double> w;
    fill_weights(part, w);
    fill_cross_weights(part, w);
    compat::load_torch_decoder_layer(model.layer(n), w);
  }
  load_final_norm(c, model);
  return model;
}

inline std::array<index_t, 4> score_sizes(const compat_case& c, const xt::xarray<double>& x,
                                          const xt::xarray<double>& y) {
  const auto length = [](const xt::xarray<double>& rows) {
    return static_cast<index_t>(rows.shape()[rows.dimension() - 2]);
  };
  return {x.dimension() == 2 ? 0 : static_cast<index_t>(x.shape()[0]), c.whole("heads", 1), length(x), length(y)};
}

inline outputs encoder_stack(const compat_case& c) {
  const auto x = batch_first(c, "x");
  const auto model = encoder_of(c, static_cast<index_t>(x.shape().back()));
  const auto bias = xattn::additive(added(c, "padding", "mask", score_sizes(c, x, x)));
  const xt::xarray<double> y = c.flag("causal") ? model(x, xattn::causal & bias) : model(x, bias);
  return {{"y", in_layout(c, y)}};
}

/// The same rows a few at a time, with caches.
inline xt::xarray<double> in_steps(const xattn::decoder<double>& model, const xt::xarray<double>& x,
                                   const xt::xarray<double>& memory, index_t step, const xt::xarray<double>& bias) {
  const index_t batch = static_cast<index_t>(x.shape()[0]), length = static_cast<index_t>(x.shape()[1]);
  auto caches = model.make_caches(length, batch);
  xt::xarray<double> y = x;
  for (index_t first = 0; first < length; first += step) {
    auto rows = xt::range(first, std::min(length, first + step));
    const xt::xarray<double> some = xt::view(x, xt::all(), rows);
    const xt::xarray<double> seen = xt::view(bias, xt::all(), xt::all(), xt::range(0, 1));
    xt::view(y, xt::all(), rows) = model(some, caches, memory, {}, xattn::additive(seen));
  }
  return y;
}

inline outputs decoder_stack(const compat_case& c) {
  const auto x = batch_first(c, "x"), memory = batch_first(c, "memory");
  const auto model = decoder_of(c, static_cast<index_t>(x.shape().back()), "layers");
  const auto own = added(c, "padding", "mask", score_sizes(c, x, x));
  const auto of_memory = added(c, "memory_padding", "memory_mask", score_sizes(c, x, memory));
  if (x.dimension() == 3 && c.flag("step")) {
    return {{"y", in_layout(c, in_steps(model, x, memory, c.whole("step", 1), of_memory))}};
  }
  return {{"y", in_layout(c, model(x, memory, xattn::additive(own), xattn::additive(of_memory)))}};
}

inline outputs transformer(const compat_case& c) {
  const auto source = batch_first(c, "source"), x = batch_first(c, "x");
  const auto d_model = static_cast<index_t>(x.shape().back());
  const auto encoder = encoder_of(part_of(c, "encoder."), d_model);
  const auto decoder = decoder_of(part_of(c, "decoder."), d_model, "decoder_layers");
  const auto padding = [&](const xt::xarray<double>& q) {
    return xattn::additive(added(c, "padding", "", score_sizes(c, q, source)));
  };
  const xt::xarray<double> memory = encoder(source, padding(source));
  return {{"y", in_layout(c, decoder(x, memory, {}, padding(x)))}};
}

inline outputs mha_layer(const compat_case& c) {
  const xt::xarray<double> x = c.array<double>("x"), memory = c.array<double>(c.has("memory") ? "memory" : "x");
  const auto d_model = static_cast<index_t>(x.shape().back());
  xattn::multi_head_attention<double> layer({.d_model = d_model, .heads = c.whole("heads", 1), .bias = c.flag("bias")});
  const auto in = c.array<double>("in_proj_weight"), out = c.array<double>("out_proj.weight");
  if (c.flag("bias")) {
    compat::load_torch_mha(layer, in, c.array<double>("in_proj_bias"), out, c.array<double>("out_proj.bias"));
  } else {
    compat::load_torch_mha(layer, in, out);
  }
  const auto bias = xattn::additive(added(c, "padding", "mask", score_sizes(c, x, memory)));
  if (c.words.at("way") == "cross") return {{"y", layer(x, memory, bias)}};
  if (c.words.at("way") == "self") return {{"y", layer(x, bias)}};
  const index_t length = static_cast<index_t>(x.shape()[1]), step = c.whole("step", 1);
  auto cache = layer.make_cache(length, static_cast<index_t>(x.shape()[0]));
  xt::xarray<double> y = x;
  for (index_t first = 0; first < length; first += step) {
    auto rows = xt::range(first, std::min(length, first + step));
    xt::view(y, xt::all(), rows) = layer(xt::xarray<double>(xt::view(x, xt::all(), rows)), cache, xattn::causal);
  }
  return {{"y", y}};
}

inline outputs feed_forward(const compat_case& c) {
  const xt::xarray<double> x = c.array<double>("x"), w = c.array<double>("first.weight");
  const auto hidden = c.in.at("last.weight").shape[1];
  xattn::feed_forward<double> layer({.d_model = c.in.at("last.weight").shape[0],
                                     .d_hidden = hidden,
                                     .activation = activation_of(c),
                                     .gated = c.flag("gated"),
                                     .bias = c.flag("bias")});
  const auto order = c.words.at("order") == "gate_first" ? xattn::gate_order::gate_first : xattn::gate_order::gate_last;
  if (c.flag("gated")) {
    layer.set_packed(xt::transpose(w), order);
    if (c.flag("bias")) layer.set_packed_bias(c.array<double>("first.bias"), order);
  } else {
    compat::load_linear(layer.w_1(), w);
    if (c.flag("bias")) layer.b_1() = c.array<double>("first.bias");
  }
  compat::load_linear(layer.w_2(), c.array<double>("last.weight"));
  if (c.flag("bias")) layer.b_2() = c.array<double>("last.bias");
  return {{"y", layer(x)}};
}

inline outputs activated(const compat_case& c) {
  const xt::xarray<double> x = c.array<double>("x");
  const auto all = by_four(x);
  const bool glu = c.words.at("activation") == "glu";
  const index_t width = all.extent(3) / (glu ? 2 : 1);
  xt::xarray<double> y = xt::zeros<double>({all.extent(1), all.extent(2), width});
  const xattn::view<double, 4> out = xattn::any_view_of(y).template lifted<4>();
  namespace kernels = xattn::kernels;
  if (glu) {
    kernels::activate_gated(xattn::activation::sigmoid, all.slice(3, width, 2 * width), all.slice(3, 0, width), out);
  } else {
    kernels::activate(activation_of(c), all, out);
  }
  return {{"y", y}};
}

inline outputs norm(const compat_case& c) {
  namespace kernels = xattn::kernels;
  const xt::xarray<double> x = c.array<double>("x"), gamma = c.array<double>("weight"), beta = c.array<double>("bias");
  xt::xarray<double> y = xt::xarray<double>::from_shape(x.shape());
  const xattn::view<double, 4> out = xattn::any_view_of(y).template lifted<4>();
  const auto row = [](const xt::xarray<double>& p) {
    return xattn::row_view<const double>(p.data(), {static_cast<index_t>(p.size())});
  };
  const double eps = c.number("eps", 0);
  if (c.words.at("kind") == "group") {
    const auto in = xattn::any_view_of(x);
    kernels::group_norm_options<double> options{.eps = eps};
    if (c.has("weight")) options.gamma = row(gamma), options.beta = row(beta);
    if (in.rank == 3) {
      const auto to = xattn::any_view_of(y).template lifted<3>();
      kernels::group_norm(in.template lifted<3>(), c.whole("groups", 1), to, options);
    } else {
      kernels::group_norm(by_four(x), c.whole("groups", 1), out, options);
    }
    return {{"y", y}};
  }
  if (c.words.at("kind") == "rms") {
    kernels::rms_norm_options<double> options{.eps = eps};
    if (c.has("weight")) options.gamma = row(gamma);
    kernels::rms_norm(by_four(x), out, options);
    return {{"y", y}};
  }
  xt::xarray<double> mean(std::vector<std::size_t>{x.size() / x.shape().back()}, 0.0), rstd = mean;
  const auto column = [](xt::xarray<double>& p) {
    return xattn::row_view<double>(p.data(), {static_cast<index_t>(p.size())});
  };
  kernels::layer_norm_options<double> options{.eps = eps};
  if (c.has("weight")) options.gamma = row(gamma);
  if (c.has("bias")) options.beta = row(beta);
  if (c.words.at("kind") == "statistics") options.mean = column(mean), options.rstd = column(rstd);
  kernels::layer_norm(by_four(x), out, options);
  return {{"y", y}, {"mean", mean}, {"rstd", rstd}};
}

inline outputs embedding(const compat_case& c) {
  const xt::xarray<double> table = c.array<double>("weight");
  xattn::embedding<double> layer(
      {.tokens = static_cast<index_t>(table.shape()[0]), .d_model = static_cast<index_t>(table.shape()[1])});
  layer.table() = table;
  const xt::xarray<std::int64_t> ids = c.array<std::int64_t>("ids");
  const xt::xarray<double> y = layer(ids);
  return {{"y", y}, {"logits", layer.logits(y)}};
}

inline outputs rotary(const compat_case& c) {
  const xt::xarray<double> x = c.array<double>("x");
  xattn::rotary_config config{.d_head = static_cast<index_t>(x.shape().back()),
                              .pairing = c.words.at("pairing") == "interleaved" ? xattn::rotary_pairing::interleaved
                                                                                : xattn::rotary_pairing::half_split};
  config.base = c.number("base", 0);
  config.width = c.whole("width", 0);
  if (c.number("factor", 1) != 1) config.scaling = xattn::linear_scaling{.factor = c.number("factor", 1)};
  const xattn::rotary<double> layer(config);
  if (c.has("positions")) return {{"y", layer(x, c.array<std::int64_t>("positions"))}};
  return {{"y", layer(x, c.whole("first", 0))}};
}

inline outputs weights(const compat_case& c) {
  const auto q = c.array<double>("q"), k = c.array<double>("k"), v = c.array<double>("v");
  const xt::xarray<double> sinks = c.array<double>("sinks");
  xattn::attention_options<double> options;
  if (c.has("sinks")) options.sinks = sinks;
  const auto mask = xattn::causal_at(c.whole("offset", 0));
  const auto seen = xattn::attention_summary(q, k, mask, options, {.top = c.whole("top", 0)});
  const xt::xarray<double> y = xattn::attention(q, k, v, mask, options);
  return {{"y", y},
          {"lse", seen.lse},
          {"max", seen.max_score},
          {"entropy", seen.entropy},
          {"sums", seen.column_sums},
          {"top_weights", seen.top_weights}};
}

inline outputs ragged(const compat_case& c) {
  const auto q = c.array<double>("q"), k = c.array<double>("k"), v = c.array<double>("v");
  const auto q_offsets = c.array<std::int64_t>("q_offsets"), k_offsets = c.array<std::int64_t>("k_offsets");
  if (c.flag("causal")) return {{"y", xattn::attention_ragged(q, k, v, q_offsets, k_offsets, xattn::causal)}};
  return {{"y", xattn::attention_ragged(q, k, v, q_offsets, k_offsets)}};
}

inline outputs corner(const compat_case& c) {
  const auto q = c.array<double>("q"), k = c.array<double>("k"), v = c.array<double>("v");
  xattn::attention_options<double> options;
  if (c.words.count("scale") != 0) options.scale = c.number("scale", 0);
  if (c.flag("lower_right")) return {{"y", xattn::attention(q, k, v, xattn::causal, options)}};
  return {{"y", xattn::attention(q, k, v, xattn::causal_top_left, options)}};
}

inline outputs scatter(const compat_case& c) {
  xt::xarray<double> cache = c.array<double>("x");
  const xt::xarray<double> update = c.array<double>("update");
  const xt::xarray<std::int64_t> first = c.array<std::int64_t>("first");
  const xattn::row_view<const std::int64_t> at(first.data(), {static_cast<index_t>(first.size())});
  xattn::kernels::tensor_scatter(
      xattn::any_view_of(cache).template lifted<4>(), by_four(update), at,
      c.flag("circular") ? xattn::kernels::scatter_mode::circular : xattn::kernels::scatter_mode::linear);
  return {{"y", cache}};
}

inline outputs sinusoidal(const compat_case& c) {
  const xt::xarray<double> y =
      xattn::sinusoidal_encoding<double>(c.whole("length", 0), c.whole("width", 0), c.whole("first", 0));
  return {{"y", y}};
}

/// How xattn answers the cases of model_cases.py, by operation.
inline const std::map<std::string, outputs (*)(const compat_case&)>& model_answers() {
  static const std::map<std::string, outputs (*)(const compat_case&)> all{
      {"encoder_stack", encoder_stack}, {"decoder_stack", decoder_stack}, {"transformer", transformer},
      {"mha_layer", mha_layer},         {"feed_forward", feed_forward},   {"activated", activated},
      {"norm", norm},                   {"embedding", embedding},         {"rotary", rotary},
      {"weights", weights},             {"ragged", ragged},               {"corner", corner},
      {"scatter", scatter},             {"sinusoidal", sinusoidal}};
  return all;
}

}  // namespace compat_cases
