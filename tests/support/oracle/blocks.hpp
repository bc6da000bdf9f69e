// SPDX-License-Identifier: BSD-3-Clause
/// Layers of encoders and decoders in every arrangement: which norm, where it stands, and what is added to what.
#pragma once

#include "support/oracle/layers.hpp"

#include <vector>

namespace oracle {

template <class R>
struct block_weights {
  mha_weights<R> self_attention;
  std::optional<mha_weights<R>> cross_attention = {};
  ffn_weights<R> feed_forward;
  std::vector<norm_weights<R>> norms = {}, post_norms = {};  // one a sublayer; or one norm, where all of them share it
  bool rms = false, norm_first = false, parallel = false;
  long double eps = 1e-5L, residual_scale = 1;

  template <class S>
  block_weights<S> as() const {
    block_weights<S> w{self_attention.template as<S>(), {}, feed_forward.template as<S>()};
    if (cross_attention) w.cross_attention = cross_attention->template as<S>();
    for (const auto& n : norms) w.norms.push_back(n.template as<S>());
    for (const auto& n : post_norms) w.post_norms.push_back(n.template as<S>());
    w.rms = rms;
    w.norm_first = norm_first;
    w.parallel = parallel;
    w.eps = eps;
    w.residual_scale = residual_scale;
    return w;
  }
  basic_array<R> norm(const basic_array<R>& x, const norm_weights<R>& n) const {
    return rms ? rms_norm(x, n.gamma, eps) : layer_norm(x, n.gamma, n.beta, eps);
  }
};

/// Rules of the scores of self-attention, and of cross-attention.
struct block_rules {
  attention_rules self = {}, cross = {};
};

/// Sublayer `n` of the layer applied to x; the feed-forward network is the last.
template <class R>
basic_array<R> sublayer(std::size_t n, const basic_array<R>& x, const basic_array<R>& memory,
                        const block_weights<R>& w, const block_rules& rules) {
  basic_array<R> y;
  if (n == 0) y = multi_head_attention(x, x, w.self_attention, rules.self).out;
  else if (n == 1 && w.cross_attention) y = multi_head_attention(x, memory, *w.cross_attention, rules.cross).out;
  else y = feed_forward(x, w.feed_forward).out;
  return w.post_norms.empty() ? y : w.norm(y, w.post_norms[n]);
}

/// memory is read where the layer has cross-attention.
template <class R>
basic_array<R> transformer_layer(const basic_array<R>& x, const basic_array<R>& memory, const block_weights<R>& w,
                                 const block_rules& rules = {}) {
  basic_array<R> y = x;
  for (std::size_t n = 0; n < (w.cross_attention ? 3u : 2u); ++n) {
    basic_array<R> carried = y;
    for (index_t i = 0; i < y.size(); ++i) carried.flat(i) = y.flat(i) * static_cast<R>(w.residual_scale);
    if (w.parallel) y = add(carried, sublayer(n, w.norm(x, w.norms[0]), memory, w, rules));
    else if (w.norm_first) y = add(carried, sublayer(n, w.norm(y, w.norms[n]), memory, w, rules));
    else y = w.norm(add(carried, sublayer(n, y, memory, w, rules)), w.norms[n]);
  }
  return y;
}

}  // namespace oracle
