// SPDX-License-Identifier: BSD-3-Clause
/// Layers of the oracle: multi-head attention, feed-forward, encoder layer and encoder, with every intermediate kept.
/// Weights follow the row-vector convention Y = X W + b; an empty array means "has none".
#pragma once

#include "support/oracle/activation.hpp"
#include "support/oracle/attention.hpp"
#include "support/oracle/linear.hpp"
#include "support/oracle/norm.hpp"
#include "support/oracle/rotary.hpp"

#include <functional>
#include <optional>

namespace oracle {

template <class R>
struct mha_weights {
  index_t heads = 1, kv_heads = 1;
  basic_array<R> w_q, w_k, w_v, w_o;  // (d_model, heads*E), (d_model, kv_heads*E) twice, (heads*E, d_model)
  basic_array<R> b_q = {}, b_k = {}, b_v = {}, b_o = {};
  std::optional<pairing> rope = {};
  basic_array<R> q_norm = {}, k_norm = {};  // gammas (E) of an RMS norm of each head
  long double norm_eps = 1e-6L;
  std::function<index_t(index_t)> q_at = {}, k_at = {};  // position of row n of (B, heads, L, E); none: n modulo L
  std::optional<spectrum> turns = {};                    // frequencies of rope; none: plain ones of the whole width
  // what a store makes of a number of a key or a value whose largest magnitude is the second one
  std::function<long double(long double, long double)> stored = {};
  basic_array<R> w_gates = {}, b_gates = {};  // (d_model, heads), (heads); without the matrix the gates are b_gates
  std::optional<long double> scale = {}, softcap = {};  // unset, and sinks (heads) left out: those of the call's rules
  basic_array<R> sinks = {};

  template <class S>
  mha_weights<S> as() const {
    return {heads,
            kv_heads,
            w_q.template as<S>(),
            w_k.template as<S>(),
            w_v.template as<S>(),
            w_o.template as<S>(),
            b_q.template as<S>(),
            b_k.template as<S>(),
            b_v.template as<S>(),
            b_o.template as<S>(),
            rope,
            q_norm.template as<S>(),
            k_norm.template as<S>(),
            norm_eps,
            q_at,
            k_at,
            turns,
            stored,
            w_gates.template as<S>(),
            b_gates.template as<S>(),
            scale,
            softcap,
            sinks.template as<S>()};
  }
};

template <class R>
struct ffn_weights {
  activation act = activation::relu;
  basic_array<R> w_1, w_2;     // (d_model, F), (F, d_model)
  basic_array<R> w_gate = {};  // (d_model, F): (act(x Wg + bg) * (x W1 + b1)) W2 + b2
  basic_array<R> b_1 = {}, b_2 = {}, b_gate = {};

  template <class S>
  ffn_weights<S> as() const {
    return {act,
            w_1.template as<S>(),
            w_2.template as<S>(),
            w_gate.template as<S>(),
            b_1.template as<S>(),
            b_2.template as<S>(),
            b_gate.template as<S>()};
  }
};

template <class R>
struct norm_weights {
  basic_array<R> gamma = {}, beta = {};

  template <class S>
  norm_weights<S> as() const {
    return {gamma.template as<S>(), beta.template as<S>()};
  }
};

template <class R>
struct encoder_layer_weights {
  mha_weights<R> self_attention;
  ffn_weights<R> feed_forward;
  norm_weights<R> norm_1 = {}, norm_2 = {};
  long double eps = 1e-5L;
  bool norm_first = false;

  template <class S>
  encoder_layer_weights<S> as() const {
    return {self_attention.template as<S>(),
            feed_forward.template as<S>(),
            norm_1.template as<S>(),
            norm_2.template as<S>(),
            eps,
            norm_first};
  }
};

/// (B, L, heads*E) or (L, heads*E) -> (B, heads, L, E) or (heads, L, E)
template <class R>
basic_array<R> split_heads(const basic_array<R>& x, index_t heads) {
  require(heads > 0 && x.extent(-1) % heads == 0, "split_heads: the width is not divisible by the heads");
  const index_t length = x.extent(-2), width = x.extent(-1) / heads;
  shape_t shape(x.shape.begin(), x.shape.end() - 2);
  shape.insert(shape.end(), {heads, length, width});
  basic_array<R> y(shape);
  for (index_t n = 0; n < y.size(); ++n) {
    const index_t e = n % width, l = n / width % length, h = n / (width * length) % heads;
    const index_t b = n / (width * length * heads);
    y.flat(n) = x.flat(((b * length + l) * heads + h) * width + e);
  }
  return y;
}

/// The inverse of split_heads.
template <class R>
basic_array<R> join_heads(const basic_array<R>& x) {
  const index_t heads = x.extent(-3), length = x.extent(-2), width = x.extent(-1);
  shape_t shape(x.shape.begin(), x.shape.end() - 3);
  shape.insert(shape.end(), {length, heads * width});
  basic_array<R> y(shape);
  for (index_t n = 0; n < x.size(); ++n) {
    const index_t e = n % width, l = n / width % length, h = n / (width * length) % heads;
    const index_t b = n / (width * length * heads);
    y.flat(((b * length + l) * heads + h) * width + e) = x.flat(n);
  }
  return y;
}

/// concat (.., L, heads*E), of queries from x, with each head times its gate.
template <class R>
basic_array<R> gated_heads(basic_array<R> concat, const basic_array<R>& x, const mha_weights<R>& w) {
  if (w.w_gates.empty() && w.b_gates.empty()) return concat;
  const auto gates = w.w_gates.empty() ? w.b_gates : activate(activation::sigmoid, linear(x, w.w_gates, w.b_gates));
  const index_t columns = concat.extent(-1), width = columns / w.heads;
  for (index_t n = 0; n < concat.size(); ++n) {
    const index_t row = n / columns, head = n % columns / width;
    concat.flat(n) = concat.flat(n) * gates.flat(w.w_gates.empty() ? head : row * w.heads + head);
  }
  return concat;
}

/// The rules of a call, with what the layer says of its scores.
template <class R>
attention_rules rules_of_layer(attention_rules rules, const mha_weights<R>& w) {
  if (w.scale) rules.scale = w.scale;
  if (w.softcap) rules.softcap = w.softcap;
  if (!w.sinks.empty()) rules.sinks.clear();
  for (const R& logit : w.sinks.data) rules.sinks.push_back(static_cast<long double>(logit));
  return rules;
}

template <class R>
struct mha_result {
  basic_array<R> q, k, v;  // (.., heads, L, E)
  attention_result<R> attention;
  basic_array<R> concat, out;
};

/// Queries from x (.., Lq, d_model), keys and values from memory (.., Lk, d_model); self-attention passes x twice.
template <class R>
mha_result<R> multi_head_attention(const basic_array<R>& x, const basic_array<R>& memory, const mha_weights<R>& w,
                                   const attention_rules& rules = {}) {
  mha_result<R> r;
  r.q = split_heads(linear(x, w.w_q, w.b_q), w.heads);
  r.k = split_heads(linear(memory, w.w_k, w.b_k), w.kv_heads);
  r.v = split_heads(linear(memory, w.w_v, w.b_v), w.kv_heads);
  const auto normed = [&w](const basic_array<R>& heads, const basic_array<R>& gamma) {
    return gamma.empty() ? heads : rms_norm(heads, gamma, w.norm_eps);
  };
  const auto placed = [&w](const basic_array<R>& heads, const auto& given) {
    if (!w.rope) return heads;
    const index_t length = heads.extent(-2);
    const auto at = [&](index_t row) { return given ? given(row) : row % length; };
    if (!w.turns) return rotary(heads, *w.rope, at);
    return turned(heads, *w.rope, w.turns->half(), [&](index_t row, index_t i) {
      const long double angle = static_cast<long double>(at(row)) * (*w.turns)[i];
      return std::pair(w.turns->amplitude * std::cos(angle), w.turns->amplitude * std::sin(angle));
    });
  };
  const auto kept = [&w](basic_array<R> y) {
    const index_t width = y.extent(-1);
    for (index_t row = 0; w.stored && row < rows(y); ++row) {
      long double largest = 0;
      for (index_t e = 0; e < width; ++e) {
        largest = std::fmax(largest, std::fabs(static_cast<long double>(y.flat(row * width + e))));
      }
      for (index_t e = 0; e < width; ++e) {
        R& number = y.flat(row * width + e);
        number = static_cast<R>(w.stored(static_cast<long double>(number), largest));
      }
    }
    return y;
  };
  r.attention = attention(placed(normed(r.q, w.q_norm), w.q_at), kept(placed(normed(r.k, w.k_norm), w.k_at)),
                          kept(r.v), rules_of_layer(rules, w));
  r.concat = gated_heads(join_heads(r.attention.out), x, w);
  r.out = linear(r.concat, w.w_o, w.b_o);
  return r;
}

template <class R>
struct ffn_result {
  basic_array<R> pre, gate, act, out;  // x W1 + b1, x Wg + bg, what W2 multiplies, the result
};

template <class R>
ffn_result<R> feed_forward(const basic_array<R>& x, const ffn_weights<R>& w) {
  ffn_result<R> r;
  r.pre = linear(x, w.w_1, w.b_1);
  if (w.w_gate.empty()) {
    r.act = activate(w.act, r.pre);
  } else {
    r.gate = linear(x, w.w_gate, w.b_gate);
    r.act = activate(w.act, r.gate);
    for (index_t n = 0; n < r.act.size(); ++n) r.act.flat(n) = r.act.flat(n) * r.pre.flat(n);
  }
  r.out = linear(r.act, w.w_2, w.b_2);
  return r;
}

template <class R>
struct encoder_layer_result {
  basic_array<R> norm_1, norm_2;
  mha_result<R> self_attention;
  basic_array<R> mid;  // x + attention, before any norm
  ffn_result<R> feed_forward;
  basic_array<R> out;
};

/// Post-norm: h = N1(x + A(x)), out = N2(h + F(h)). Pre-norm: h = x + A(N1(x)), out = h + F(N2(h)).
template <class R>
encoder_layer_result<R> encoder_layer(const basic_array<R>& x, const encoder_layer_weights<R>& w,
                                      const attention_rules& rules = {}) {
  const auto norm = [&](const basic_array<R>& y, const norm_weights<R>& n) {
    return layer_norm(y, n.gamma, n.beta, w.eps);
  };
  encoder_layer_result<R> r;
  if (w.norm_first) {
    r.norm_1 = norm(x, w.norm_1);
    r.self_attention = multi_head_attention(r.norm_1, r.norm_1, w.self_attention, rules);
    r.mid = add(x, r.self_attention.out);
    r.norm_2 = norm(r.mid, w.norm_2);
    r.feed_forward = feed_forward(r.norm_2, w.feed_forward);
    r.out = add(r.mid, r.feed_forward.out);
  } else {
    r.self_attention = multi_head_attention(x, x, w.self_attention, rules);
    r.mid = add(x, r.self_attention.out);
    r.norm_1 = norm(r.mid, w.norm_1);
    r.feed_forward = feed_forward(r.norm_1, w.feed_forward);
    r.norm_2 = norm(add(r.norm_1, r.feed_forward.out), w.norm_2);
    r.out = r.norm_2;
  }
  return r;
}

/// The layers one after the other; final_norm, where there is one, at the end.
template <class R>
basic_array<R> encoder(basic_array<R> x, const std::vector<encoder_layer_weights<R>>& layers,
                       const std::optional<norm_weights<R>>& final_norm = {}, const attention_rules& rules = {}) {
  for (const encoder_layer_weights<R>& layer : layers) x = encoder_layer(x, layer, rules).out;
  if (!final_norm) return x;
  require(!layers.empty(), "encoder: a final norm takes its eps from the layers");
  return layer_norm(x, final_norm->gamma, final_norm->beta, layers.front().eps);
}

}  // namespace oracle
