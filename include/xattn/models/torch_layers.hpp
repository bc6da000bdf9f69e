// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The weights of torch.nn.TransformerEncoderLayer and TransformerDecoderLayer brought into layers of xattn.
/// Shapes  those of state_dict(): self_attn.in_proj_weight (3 d_model, d_model), linear1.weight (d_hidden, d_model), ..
/// Edges   a bias that is left out (bias=False) counts as 0. A wrong shape is a shape_error that names the field, and
///         leaves the layer as it was. Configure the layer as PyTorch's: d_hidden = dim_feedforward, .activation (gelu
///         is the erf form in both), .norm_first, .eps = layer_norm_eps.
/// Source  PyTorch 2.15, names and shapes of state_dict().
#pragma once

#include "xattn/layers/torch_weights.hpp"
#include "xattn/models/encoder_layer.hpp"
#include "xattn/xtensor/optional_array.hpp"

namespace xattn::inline XATTN_ISA::compat {

/// By the names of state_dict(), with _ for the dot. Each field takes any xtensor expression.
template <real T>
struct torch_encoder_layer_weights {
  xt::xarray<T> self_attn_in_proj_weight{}, self_attn_in_proj_bias{};
  xt::xarray<T> self_attn_out_proj_weight{}, self_attn_out_proj_bias{};
  xt::xarray<T> linear1_weight{}, linear1_bias{}, linear2_weight{}, linear2_bias{};
  xt::xarray<T> norm1_weight{}, norm1_bias{}, norm2_weight{}, norm2_bias{};
};

namespace detail {

using xattn::detail::left_out;

template <class A, class T>
void load_bias(const char* function, const char* name, const weight<A>& place, const xt::xarray<T>& field) {
  if (left_out(field))
    place = xt::xarray<T>(std::vector<std::size_t>{place.size()}, T(0));
  else
    load_vector(function, name, place, any_view_of(field));
}

/// The arrays of one attention layer, biases perhaps left out.
template <real T>
struct mha_fields {
  mha_names names;
  const xt::xarray<T>&in_weight, &in_bias, &out_weight, &out_bias;

  void load(const char* function, multi_head_attention<T>& mha) const {
    load_mha_weights(function, names, mha, any_view_of(in_weight), any_view_of(out_weight));
    if (!mha.config().bias && left_out(in_bias)) return;
    const xt::xarray<T> in = left_out(in_bias) ? zeros(mha.b_q().size() + 2 * mha.b_k().size()) : in_bias;
    const xt::xarray<T> out = left_out(out_bias) ? zeros(mha.b_o().size()) : out_bias;
    load_mha_biases(function, names, mha, any_view_of(in), any_view_of(out));
  }

 private:
  static xt::xarray<T> zeros(std::size_t n) { return xt::xarray<T>(std::vector<std::size_t>{n}, T(0)); }
};

template <class Weights, real T>
void load_self_attention(const char* function, multi_head_attention<T>& mha, const Weights& w) {
  const mha_fields<T> fields{
      {"self_attn_in_proj_weight", "self_attn_in_proj_bias", "self_attn_out_proj_weight", "self_attn_out_proj_bias"},
      w.self_attn_in_proj_weight,
      w.self_attn_in_proj_bias,
      w.self_attn_out_proj_weight,
      w.self_attn_out_proj_bias};
  fields.load(function, mha);
}

template <class Weights, class FeedForward>
void load_linear_pair(const char* function, FeedForward& ffn, const Weights& w) {
  load_matrix(function, "linear1_weight", ffn.w_1(), any_view_of(w.linear1_weight));
  load_bias(function, "linear1_bias", ffn.b_1(), w.linear1_bias);
  load_matrix(function, "linear2_weight", ffn.w_2(), any_view_of(w.linear2_weight));
  load_bias(function, "linear2_bias", ffn.b_2(), w.linear2_bias);
}

/// What the arrays of a norm are called in messages.
struct norm_names {
  const char *weight, *bias;
};

template <class Norm, class T>
void load_norm(const char* function, const norm_names& names, Norm& norm, const xt::xarray<T>& weight,
               const xt::xarray<T>& bias) {
  load_vector(function, names.weight, norm.gamma(), any_view_of(weight));
  load_bias(function, names.bias, norm.beta(), bias);
}

}  // namespace detail

template <real T>
void load_torch_encoder_layer(encoder_layer<T>& layer, const torch_encoder_layer_weights<T>& w) {
  constexpr const char* function = "load_torch_encoder_layer";
  encoder_layer<T> loaded = layer;
  detail::load_self_attention(function, loaded.self_attention(), w);
  detail::load_linear_pair(function, loaded.feed_forward(), w);
  detail::load_norm(function, {"norm1_weight", "norm1_bias"}, loaded.norm_1(), w.norm1_weight, w.norm1_bias);
  detail::load_norm(function, {"norm2_weight", "norm2_bias"}, loaded.norm_2(), w.norm2_weight, w.norm2_bias);
  layer = std::move(loaded);
}

template <real T>
struct torch_decoder_layer_weights {
  xt::xarray<T> self_attn_in_proj_weight{}, self_attn_in_proj_bias{};
  xt::xarray<T> self_attn_out_proj_weight{}, self_attn_out_proj_bias{};
  xt::xarray<T> multihead_attn_in_proj_weight{}, multihead_attn_in_proj_bias{};
  xt::xarray<T> multihead_attn_out_proj_weight{}, multihead_attn_out_proj_bias{};
  xt::xarray<T> linear1_weight{}, linear1_bias{}, linear2_weight{}, linear2_bias{};
  xt::xarray<T> norm1_weight{}, norm1_bias{}, norm2_weight{}, norm2_bias{}, norm3_weight{}, norm3_bias{};
};

/// Into a decoder_layer. Its self-attention is causal always; PyTorch's only with a tgt_mask that says so.
template <class Layer, real T>
requires requires(Layer& l) { l.cross_attention(), l.norm_3(); }
void load_torch_decoder_layer(Layer& layer, const torch_decoder_layer_weights<T>& w) {
  constexpr const char* function = "load_torch_decoder_layer";
  Layer loaded = layer;
  detail::load_self_attention(function, loaded.self_attention(), w);
  const detail::mha_fields<T> cross{{"multihead_attn_in_proj_weight", "multihead_attn_in_proj_bias",
                                     "multihead_attn_out_proj_weight", "multihead_attn_out_proj_bias"},
                                    w.multihead_attn_in_proj_weight,
                                    w.multihead_attn_in_proj_bias,
                                    w.multihead_attn_out_proj_weight,
                                    w.multihead_attn_out_proj_bias};
  cross.load(function, loaded.cross_attention());
  detail::load_linear_pair(function, loaded.feed_forward(), w);
  detail::load_norm(function, {"norm1_weight", "norm1_bias"}, loaded.norm_1(), w.norm1_weight, w.norm1_bias);
  detail::load_norm(function, {"norm2_weight", "norm2_bias"}, loaded.norm_2(), w.norm2_weight, w.norm2_bias);
  detail::load_norm(function, {"norm3_weight", "norm3_bias"}, loaded.norm_3(), w.norm3_weight, w.norm3_bias);
  layer = std::move(loaded);
}

}  // namespace xattn::inline XATTN_ISA::compat
