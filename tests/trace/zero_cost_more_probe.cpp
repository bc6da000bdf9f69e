// SPDX-License-Identifier: BSD-3-Clause
/// The rest of what can be traced: decoders, caches, pages, sequences of different lengths, norms and positions.
#include <xattn/layers/embedding.hpp>
#include <xattn/models/decoder_layer.hpp>
#include <xattn/positional_encoding.hpp>
#include <xattn/xtensor/paged_attention.hpp>
#include <xattn/xtensor/ragged_attention.hpp>

namespace {

using out = xattn::tensor3_view<float>;
using in = xattn::tensor3_view<const float>;
using ids = xattn::view<const int, 1>;

}  // namespace

void probe_sequences(out z, const in& q, const in& k, const ids& offsets) {
  xattn::attention_ragged_into(z, q, k, k, offsets, offsets, xattn::causal);
}

void probe_pages(xattn::tensor4_view<float> z, const xattn::tensor4_view<const float>& q,
                 const xattn::tensor4_view<const float>& pages, const xattn::view<const int, 2>& table,
                 const ids& lengths) {
  xattn::attention_paged_into(z, q, pages, pages, table, lengths, xattn::causal);
}

void probe_cache(const xattn::decoder_layer<float>& layer, out y, const in& x, xattn::decoder_cache<float>& cache,
                 const in& memory) {
  layer.into(y, x, memory);
  layer.into(y, x, cache, memory);
}

void probe_layer(const xattn::rms_norm<float>& layer, out y, const in& x) { layer.into(y, x); }

void probe_layer(const xattn::rotary<float>& layer, out y, const in& x) { layer.into(y, x, 0); }

void probe_layer(const xattn::embedding<float>& layer, xattn::view<float, 2> y, const ids& words) {
  layer.into(y, words);
}

void probe_layer(const xattn::learned_encoding<float>& layer, xattn::view<float, 2> y) { layer.into(y, 3); }

float probe_sines() { return xattn::sinusoidal_encoding<float>(5, 8)(1, 2); }
