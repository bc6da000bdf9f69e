// SPDX-License-Identifier: BSD-3-Clause
/// Layers as plain expressions of xtensor, on x (L, d_model), with the weights of a layer of xattn.
#pragma once

#include "support/expression.hpp"

#include <xattn/encoder.hpp>

namespace bench::expression {

template <class X, class W, class B>
auto linear(const X& x, const W& w, const B& b) {
  using T = typename X::value_type;
  return array<T, 2>(matmul(x, w) + b);
}

template <class T>
array<T, 2> multi_head_attention(const xattn::multi_head_attention<T>& layer, const array<T, 2>& x) {
  const array<T, 2> q = linear(x, layer.w_q(), layer.b_q());
  const array<T, 2> k = linear(x, layer.w_k(), layer.b_k());
  const array<T, 2> v = linear(x, layer.w_v(), layer.b_v());
  const array<T, 2> no_bias = zeros<T>(static_cast<index_t>(x.shape()[0]), static_cast<index_t>(x.shape()[0]));
  array<T, 2> context = x;
  const index_t width = layer.config().d_model / layer.config().heads;
  for (index_t first = 0; first < layer.config().d_model; first += width) {
    const auto columns = [&](auto& a) { return xt::view(a, xt::all(), xt::range(first, first + width)); };
    columns(context) = attention(columns(q), columns(k), columns(v), no_bias);
  }
  return linear(context, layer.w_o(), layer.b_o());
}

/// With GELU.
template <class T>
array<T, 2> feed_forward(const xattn::feed_forward<T>& layer, const array<T, 2>& x) {
  const array<T, 2> h = linear(x, layer.w_1(), layer.b_1());
  const array<T, 2> a = h * T(0.5) * (T(1) + xt::erf(h * T(0.70710678118654752440)));
  return linear(a, layer.w_2(), layer.b_2());
}

/// Post-norm, gamma 1 and beta 0.
template <class T>
array<T, 2> encoder_layer(const xattn::encoder_layer<T>& layer, const array<T, 2>& x) {
  const T eps = static_cast<T>(layer.config().eps);
  const array<T, 2> a = layer_norm(array<T, 2>(x + multi_head_attention(layer.self_attention(), x)), eps);
  return layer_norm(array<T, 2>(a + feed_forward(layer.feed_forward(), a)), eps);
}

}  // namespace bench::expression
