// SPDX-License-Identifier: BSD-3-Clause
/// Layers as plain loops, on x (L, d_model), with the weights of a layer of xattn.
#pragma once

#include "support/scalar.hpp"

#include <xattn/encoder.hpp>

namespace bench::scalar {

/// y (rows, n) = x (rows, k) w (k, n) + b (n)
template <class T, class W, class B>
void linear(const T* x, const W& w, const B& b, T* y, index_t rows) {
  const auto k = static_cast<index_t>(w.shape()[0]), n = static_cast<index_t>(w.shape()[1]);
  matmul(x, w.data(), y, rows, n, k);
  add_bias(b.data(), y, rows, n);
}

template <class T>
void multi_head_attention(const xattn::multi_head_attention<T>& layer, const T* x, T* y, index_t length) {
  const index_t width = layer.config().d_model, heads = layer.config().heads;
  std::vector<T> q(static_cast<std::size_t>(length * width)), k = q, v = q, context = q;
  linear(x, layer.w_q(), layer.b_q(), q.data(), length);
  linear(x, layer.w_k(), layer.b_k(), k.data(), length);
  linear(x, layer.w_v(), layer.b_v(), v.data(), length);
  const head h{length, length, width / heads, width};
  for (index_t first = 0; first < width; first += h.width) {
    attention(q.data() + first, k.data() + first, v.data() + first, context.data() + first, h);
  }
  linear(context.data(), layer.w_o(), layer.b_o(), y, length);
}

template <class T>
T gelu(T x) {
  return x * T(0.5) * (1 + std::erf(x * T(0.70710678118654752440)));
}

/// With GELU.
template <class T>
void feed_forward(const xattn::feed_forward<T>& layer, const T* x, T* y, index_t length) {
  const index_t hidden = layer.config().d_hidden;
  std::vector<T> h(static_cast<std::size_t>(length * hidden));
  linear(x, layer.w_1(), layer.b_1(), h.data(), length);
  map(h.data(), h.data(), length * hidden, gelu<T>);
  linear(h.data(), layer.w_2(), layer.b_2(), y, length);
}

/// Post-norm, gamma 1 and beta 0.
template <class T>
void encoder_layer(const xattn::encoder_layer<T>& layer, const T* x, T* y, index_t length) {
  const index_t width = layer.config().d_model;
  const T eps = static_cast<T>(layer.config().eps);
  std::vector<T> a(static_cast<std::size_t>(length * width)), b = a;
  multi_head_attention(layer.self_attention(), x, a.data(), length);
  for (index_t i = 0; i < length * width; ++i) a[static_cast<std::size_t>(i)] += x[i];
  layer_norm(a.data(), a.data(), length, width, eps);
  feed_forward(layer.feed_forward(), a.data(), b.data(), length);
  for (std::size_t i = 0; i < a.size(); ++i) b[i] += a[i];
  layer_norm(b.data(), y, length, width, eps);
}

}  // namespace bench::scalar
