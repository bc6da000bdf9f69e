// SPDX-License-Identifier: BSD-3-Clause
/// Untraced calls of everything that can be traced. zero_cost.sh compiles this against the headers and against a copy
/// of them without the call sites of hooks, and compares the object code.
#include <xattn/models/encoder.hpp>

namespace {

template <class T>
using out = xattn::tensor3_view<T>;
template <class T>
using in = xattn::tensor3_view<const T>;

}  // namespace

void probe_attention(xattn::tensor4_view<float> z, const xattn::tensor4_view<const float>& q,
                     const xattn::tensor4_view<const float>& k) {
  xattn::attention_into(z, q, k, k, xattn::causal, {.softcap = 5.f});
}

void probe_attention(out<double> z, const in<double>& q, const in<double>& k) { xattn::attention_into(z, q, k, k); }

void probe_layer(const xattn::multi_head_attention<float>& layer, out<float> y, const in<float>& x,
                 const in<float>& memory) {
  layer.into(y, x, xattn::causal);
  layer.into(y, x, memory);
}

void probe_layer(const xattn::feed_forward<float>& layer, out<float> y, const in<float>& x) { layer.into(y, x); }

void probe_layer(const xattn::layer_norm<float>& layer, out<float> y, const in<float>& x) { layer.into(y, x); }

void probe_model(const xattn::encoder<float>& model, out<float> y, const in<float>& x) { model.into(y, x); }
