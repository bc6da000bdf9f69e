// SPDX-License-Identifier: BSD-3-Clause
/// Oracle weights of whole layers that are exact in T, and the same weights in a layer of the library.
#pragma once

#include "support/layers.hpp"
#include "support/tolerance.hpp"

namespace test {

/// An oracle layer that is configured as one of the library.
template <class T>
oracle::block_weights<long double> random_block(const xattn::transformer_layer_config& c, bool decoder,
                                                std::uint64_t seed = 3) {
  const index_t width = c.d_head == 0 ? c.d_model / c.heads : index_t{c.d_head};
  const layer_sizes s{c.d_model, c.heads, c.kv_heads == 0 ? c.heads : c.kv_heads, width, c.d_hidden};
  const auto draw = [&](index_t n) { return random_array<T>({n}, regime::uniform, seed++); };
  const auto attention = [&](bool turned) {
    auto w = random_mha<T>(s, seed += 100);
    if (!c.bias) w.b_q = w.b_k = w.b_v = w.b_o = {};
    if (c.rope && turned)
      w.rope = c.rope->pairing == xattn::rotary_pairing::interleaved ? oracle::pairing::interleaved
                                                                     : oracle::pairing::half_split;
    if (c.qk_norm) w.q_norm = draw(width), w.k_norm = draw(width);
    w.norm_eps = c.eps;
    if (c.gates == xattn::head_gates::sigmoid) w.w_gates = random_array<T>({s.d_model, s.heads}, regime::uniform, seed++);
    if (c.gates != xattn::head_gates::off && (c.bias || w.w_gates.empty())) w.b_gates = draw(s.heads);
    w.scale = c.scale, w.softcap = c.softcap;
    if (c.sinks) w.sinks = draw(s.heads);
    return w;
  };
  oracle::block_weights<long double> w{attention(true), {}, random_ffn<T>(s, seed += 100)};
  if (decoder) w.cross_attention = attention(false);
  if (c.gated) w.feed_forward.w_gate = random_array<T>({s.d_model, s.d_hidden}, regime::uniform, seed += 100);
  if (c.gated && c.bias) w.feed_forward.b_gate = draw(s.d_hidden);
  if (!c.bias) w.feed_forward.b_1 = w.feed_forward.b_2 = {};
  w.feed_forward.act = c.activation == xattn::activation::silu ? oracle::activation::silu : oracle::activation::relu;
  w.rms = c.norm != xattn::norm_kind::layer;
  w.norm_first = c.norm_first;
  w.parallel = c.parallel;
  w.eps = c.eps;
  w.residual_scale = c.residual_scale;
  const std::size_t sublayers = decoder ? 3 : 2;
  const auto norm = [&] {
    return oracle::norm_weights<long double>{draw(s.d_model), w.rms ? oracle::array{} : draw(s.d_model)};
  };
  for (std::size_t n = 0; n < (c.parallel ? 1 : sublayers); ++n) w.norms.push_back(norm());
  for (std::size_t n = 0; n < (c.sandwich ? sublayers : 0); ++n) w.post_norms.push_back(norm());
  return w;
}

/// The gammas of a norm whose factor is 1 + gamma are smaller by 1 than the oracle's factors.
template <class T>
void assign_factor(xattn::block_norm<T>& norm, oracle::norm_weights<long double> w) {
  if (norm.config().kind == xattn::norm_kind::rms_plus_one) {
    for (long double& g : w.gamma.data) g -= 1;
  }
  assign(norm, w);
}

template <class Layer>
void assign_block(Layer& layer, const oracle::block_weights<long double>& w) {
  assign(layer.self_attention(), w.self_attention);
  assign(layer.feed_forward(), w.feed_forward);
  assign_factor(layer.norm_1(), w.norms[0]);
  if (w.norms.size() > 1) assign_factor(layer.norm_2(), w.norms[1]);
  if (!w.post_norms.empty()) assign_factor(layer.post_norm_1(), w.post_norms[0]);
  if (!w.post_norms.empty()) assign_factor(layer.post_norm_2(), w.post_norms[1]);
  if constexpr (requires { layer.cross_attention(); }) {
    assign(layer.cross_attention(), *w.cross_attention);
    if (w.norms.size() > 2) assign_factor(layer.norm_3(), w.norms[2]);
    if (!w.post_norms.empty()) assign_factor(layer.post_norm_3(), w.post_norms[2]);
  }
}

/// Query i sees keys up to i.
inline oracle::attention_rules causal_rules() {
  oracle::attention_rules rules;
  rules.allowed = [](index_t, index_t, index_t i, index_t j) { return j <= i; };
  return rules;
}

/// A layer's result, the same in T by index loops, and how far the library may be off.
template <class T>
struct block_truth {
  oracle::array exact, budget;

  block_truth(const oracle::array& x, const oracle::array& memory, const oracle::block_weights<long double>& w,
              const oracle::block_rules& rules)
      : exact(oracle::transformer_layer(x, memory, w, rules)) {
    const auto naive =
        oracle::transformer_layer(x.template as<T>(), memory.template as<T>(), w.template as<T>(), rules);
    budget = twice_naive_budget<T>(exact, numbers(naive), 16 * largest_magnitude(exact));
  }
};

}  // namespace test
