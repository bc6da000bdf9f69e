// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Weights of PyTorch's layers brought into those of xattn: PyTorch computes x W^T + b, xattn x W + b.
/// Shapes  a weight of torch.nn.Linear is (outputs, inputs); in_proj_weight is (E_q + E_k + E_v, d_model), in this
///         order, with E_q = heads d_head and E_k = E_v = kv_heads d_head (in PyTorch all are d_model).
/// Edges   arrays are read where they lie. A wrong shape is a shape_error that names function and argument, and leaves
///         the layer as it was.
/// Source  PyTorch 2.15, names and shapes of state_dict().
#pragma once

#include "xattn/layers/multi_head_attention.hpp"

namespace xattn::inline XATTN_ISA::compat {
namespace detail {

using xattn::detail::hold;

template <std::size_t R, class S>
view<const S, R> checked(const char* function, const char* name, const any_view<const S>& array,
                         const extents<R>& expected) {
  const auto lifted = array.template lifted<R>();
  if (array.rank != R || lifted.extent() != expected) {
    xattn::detail::fail_argument(function, shape_of(name, array), {expected});
  }
  return lifted;
}

/// place = W^T of a (outputs, inputs) weight.
template <class A, class S>
void load_matrix(const char* function, const char* name, const weight<A>& place, const any_view<const S>& from) {
  const extents<2> expected{static_cast<index_t>(place.shape()[1]), static_cast<index_t>(place.shape()[0])};
  place = transposed(checked<2>(function, name, from, expected));
}

template <class A, class S>
void load_vector(const char* function, const char* name, const weight<A>& place, const any_view<const S>& from) {
  place = checked<1>(function, name, from, extents<1>{static_cast<index_t>(place.shape()[0])});
}

/// What the arrays of an attention layer are called in messages.
struct mha_names {
  const char* in_proj_weight = "in_proj_weight";
  const char* in_proj_bias = "in_proj_bias";
  const char* out_proj_weight = "out_proj_weight";
  const char* out_proj_bias = "out_proj_bias";
};

template <real T, class S, class U>
void load_mha_weights(const char* function, const mha_names& names, multi_head_attention<T>& mha,
                      const any_view<const S>& in_proj, const any_view<const U>& out_proj) {
  const index_t q = mha.config().heads * mha.config().d_head, kv = mha.config().kv_heads * mha.config().d_head;
  const auto in = checked<2>(function, names.in_proj_weight, in_proj, extents<2>{q + 2 * kv, mha.config().d_model});
  mha.w_q() = transposed(in.slice(0, 0, q));
  mha.w_k() = transposed(in.slice(0, q, q + kv));
  mha.w_v() = transposed(in.slice(0, q + kv, q + 2 * kv));
  load_matrix(function, names.out_proj_weight, mha.w_o(), out_proj);
}

template <real T, class S, class U>
void load_mha_biases(const char* function, const mha_names& names, multi_head_attention<T>& mha,
                     const any_view<const S>& in_proj, const any_view<const U>& out_proj) {
  const auto q = static_cast<index_t>(mha.b_q().size()), kv = static_cast<index_t>(mha.b_k().size());
  const auto in = checked<1>(function, names.in_proj_bias, in_proj, extents<1>{q + 2 * kv});
  mha.b_q() = in.slice(0, 0, q);
  mha.b_k() = in.slice(0, q, q + kv);
  mha.b_v() = in.slice(0, q + kv, q + 2 * kv);
  load_vector(function, names.out_proj_bias, mha.b_o(), out_proj);
}

}  // namespace detail

/// place = W^T of a (outputs, inputs) weight: load_linear(ffn.w_1(), linear1_weight).
template <class A, tensor_like W>
void load_linear(const weight<A>& place, const W& weight_of_linear) {
  const auto& held = detail::hold(weight_of_linear);
  detail::load_matrix("load_linear", "weight_of_linear", place, any_view_of(held));
}

/// Of torch.nn.MultiheadAttention with bias=False.
template <real T, tensor_like In, tensor_like Out>
void load_torch_mha(multi_head_attention<T>& mha, const In& in_proj_weight, const Out& out_proj_weight) {
  const auto& held_in = detail::hold(in_proj_weight);
  const auto& held_out = detail::hold(out_proj_weight);
  multi_head_attention<T> loaded = mha;
  detail::load_mha_weights("load_torch_mha", {}, loaded, any_view_of(held_in), any_view_of(held_out));
  mha = std::move(loaded);
}

/// Of torch.nn.MultiheadAttention.
template <real T, tensor_like In, tensor_like InBias, tensor_like Out, tensor_like OutBias>
void load_torch_mha(multi_head_attention<T>& mha, const In& in_proj_weight, const InBias& in_proj_bias,
                    const Out& out_proj_weight, const OutBias& out_proj_bias) {
  const auto& held_in = detail::hold(in_proj_bias);
  const auto& held_out = detail::hold(out_proj_bias);
  multi_head_attention<T> loaded = mha;
  detail::load_mha_biases("load_torch_mha", {}, loaded, any_view_of(held_in), any_view_of(held_out));
  load_torch_mha(loaded, in_proj_weight, out_proj_weight);
  mha = std::move(loaded);
}

}  // namespace xattn::inline XATTN_ISA::compat
