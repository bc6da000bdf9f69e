// SPDX-License-Identifier: BSD-3-Clause
/// Brief   torch.nn.functional.scaled_dot_product_attention in terms of xattn::attention.
/// Shapes  q (L, E), (H, L, E) or (B, H, L, E), k and v likewise (S, E), (S, Ev) -> (.., L, Ev); attn_mask is aligned
///         right to (B, H, L, S), extents of 1 serve all.
/// Formula as attention; a mask of bool attends where true, a floating one is added. is_causal is top-left: query i
///         sees keys j <= i, be L equal to S or not.
/// Edges   as there: is_causal beside attn_mask is an error, and fewer key heads than query heads want enable_gqa.
///         Other than there: heads and batch are not broadcast, NaN behind a mask does not spread, and dropout is not
///         offered. Rows without any key give 0 in both.
/// Error   that of attention.
/// Source  PyTorch 2.15, documentation of the function.
#pragma once

#include "xattn/xtensor/attention.hpp"

namespace xattn::inline XATTN_ISA::compat {

/// A is the type that the call computes in.
template <class A>
struct torch_sdpa_options {
  bool is_causal = false;
  std::optional<A> scale{};
  bool enable_gqa = false;
  executor_ref executor{};
};

/// What a function takes in the place of a mask: nothing, an array, or a mask of xattn.
template <class M>
concept optional_mask = mask<M> || tensor_like<M> || std::same_as < value_of<M>,
bool > ;

namespace detail {

template <class M>
auto torch_mask(const M& attn_mask) {
  if constexpr (mask<M>)
    return attn_mask;
  else if constexpr (std::same_as<value_of<M>, bool>)
    return boolean(attn_mask);
  else
    return additive(attn_mask);
}

inline void check_torch_heads(const argument_shape& q, const argument_shape& k, bool enable_gqa) {
  if (enable_gqa || q.rank < 3 || k.rank < 3 || q.last(3) == k.last(3)) return;
  xattn::detail::fail_argument("torch_sdpa", k,
                               {"the heads of q ", q.extents_shown(), ", or enable_gqa with heads that divide them"});
}

}  // namespace detail

template <tensor_like Q, tensor_like K, tensor_like V, class M = no_mask, tracer Tr = no_trace>
requires optional_mask<M>
auto torch_sdpa(const Q& q, const K& k, const V& v, const M& attn_mask = {},
                const torch_sdpa_options<acc_of<Q>>& options = {}, Tr tr = {}) {
  constexpr const char* function = "torch_sdpa";
  constexpr bool masked = !std::same_as<M, no_mask>;
  using result = xattn::detail::result_t<acc_of<Q>, Q, K, V>;
  const auto& held_q = xattn::detail::hold(q);
  const auto& held_k = xattn::detail::hold(k);
  const auto& held_v = xattn::detail::hold(v);
  const auto vq = any_view_of(held_q);
  const auto vk = any_view_of(held_k);
  const auto vv = any_view_of(held_v);
  const attention_options<acc_of<Q>> translated{.scale = options.scale, .executor = options.executor};
  detail::check_torch_heads(shape_of("q", vq), shape_of("k", vk), options.enable_gqa);
  if (!options.is_causal) {
    return xattn::detail::attended<result>(function, vq, vk, vv, detail::torch_mask(attn_mask), translated, tr);
  }
  xattn::detail::expect_value(!masked, function, "is_causal", "true", "false beside an attn_mask");
  return xattn::detail::attended<result>(function, vq, vk, vv, causal_top_left, translated, tr);
}

}  // namespace xattn::inline XATTN_ISA::compat
