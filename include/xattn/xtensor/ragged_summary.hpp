// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What the sequences of a batch attend to, without matrices of weights; their tokens lie one after the other.
/// Shapes  q (tokens, H, D), k (key tokens, G, D), lse (tokens, H) where it is known, offsets as attention_ragged has
///         them -> max_score, lse, entropy (tokens, H), top_keys and top_weights (tokens, H, top), column_sums
///         (key tokens, H).
/// Formula each sequence as attention_summary(q, k, mask) alone, with the same bits.
/// Edges   top_keys count the keys of their sequence from 0. More in ragged_attention.hpp and attention_summary.hpp.
/// Error   see kernels/attention_summary.hpp.
#pragma once

#include "xattn/kernels/ragged_summary.hpp"
#include "xattn/xtensor/attention_summary.hpp"
#include "xattn/xtensor/ragged_attention.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

template <class Result, class A, class TQ, class TK, class M>
Result summarised_sequences(const ragged_inputs<TQ, TK, TK>& in, const any_view<const A>* known, const M& mask,
                            const attention_options<A>& options, const summary_options& summary) {
  const char* function = "attention_summary_ragged";
  const auto p = ragged_problem_of(function, in, options);
  using run = kernels::ragged_summary_run<std::remove_const_t<decltype(p)>>;
  const summary_call<A> call(function, options, known, shape_of("q", in.q), summary.top);
  const kernels::ragged_rules<A> rules(function, mask);
  call.expect_weights_alone(rules);
  try_masks(p, rules);
  const extents<3> rows{1, p.q.extent(0), p.q.extent(1)}, keys{1, p.k.extent(0), p.q.extent(1)};
  Result result = make_summary<Result>(rows, keys, 3, call.top);
  const call_scratch scratch(function, options.workspace, run::scratch_bytes(p, call.top, options.executor));
  run(p, summary_views<A>(result), call.lse, options.executor).run(rules, scratch.memory());
  return result;
}

}  // namespace detail

/// With the lse that attention_ragged gave: one more pass over the keys.
template <tensor_like Q, tensor_like K, tensor_like Lse, ids_like QOffsets, ids_like KOffsets, mask M = no_mask>
auto attention_summary_ragged(const Q& q, const K& k, const Lse& lse, const QOffsets& q_offsets,
                              const KOffsets& k_offsets, const M& mask = {},
                              const attention_options<acc_of<Q>>& options = {}, const summary_options& summary = {}) {
  static_assert(std::same_as<value_of<Lse>, acc_of<Q>>, "xattn: lse holds the type that the call computes in");
  using result = detail::summary_container<acc_of<Q>, detail::common_rank<Q, K>()>;
  const auto& held_k = detail::hold(k);
  const auto& held_lse = detail::hold(lse);
  const auto known = any_view_of(held_lse);
  const detail::ragged_arguments arguments(q, held_k, held_k, q_offsets, k_offsets);
  return detail::summarised_sequences<result>(arguments.inputs(), &known, mask, options, summary);
}

/// Without: two passes.
template <tensor_like Q, tensor_like K, ids_like QOffsets, ids_like KOffsets, mask M = no_mask>
auto attention_summary_ragged(const Q& q, const K& k, const QOffsets& q_offsets, const KOffsets& k_offsets,
                              const M& mask = {}, const attention_options<acc_of<Q>>& options = {},
                              const summary_options& summary = {}) {
  using result = detail::summary_container<acc_of<Q>, detail::common_rank<Q, K>()>;
  const auto& held_k = detail::hold(k);
  const any_view<const acc_of<Q>>* none = nullptr;
  const detail::ragged_arguments arguments(q, held_k, held_k, q_offsets, k_offsets);
  return detail::summarised_sequences<result>(arguments.inputs(), none, mask, options, summary);
}

/// Bytes of scratch that attention_summary_ragged takes for these arguments, to be given as options.workspace.
template <tensor_like Q, tensor_like K, ids_like QOffsets, ids_like KOffsets>
std::size_t workspace_size(const Q& q, const K& k, const QOffsets& q_offsets, const KOffsets& k_offsets,
                           const attention_options<acc_of<Q>>& options, const summary_options& summary) {
  const auto& held_k = detail::hold(k);
  const detail::ragged_arguments arguments(q, held_k, held_k, q_offsets, k_offsets);
  const auto p = detail::ragged_problem_of("workspace_size", arguments.inputs(), options);
  const index_t top = detail::checked_top("workspace_size", summary.top);
  return kernels::ragged_summary_run<std::remove_const_t<decltype(p)>>::scratch_bytes(p, top, options.executor) +
         workspace_alignment;
}

}  // namespace xattn::inline XATTN_ISA
