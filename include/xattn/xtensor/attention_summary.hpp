// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What attention attends to, without its matrix of weights: a second pass over blocks of keys.
/// Shapes  q (.., Lq, D), k (.., Lk, D), lse (.., Lq) where it is known -> max_score, lse, entropy (.., Lq), top_keys
///         and top_weights (.., Lq, top), column_sums (.., Lk), where .. are those of q.
/// Formula w_ij = softmax of the scores, as in attention; entropy -sum_j w_ij ln w_ij; column sum of key j: sum_i w_ij.
/// Edges   see kernels/attention_summary.hpp: equal scores are in the order of their keys, free places of the top hold
///         key -1 and weight 0, a row that may attend to nothing has entropy 0. lse must be that of the same scores.
///         Wrong shapes are a shape_error; options.lse is not for this call, since the result has it. A mask with a
///         function of the weights (prob_mod, dropout) is an option_error: entropy and order are those of the softmax.
/// Error   see kernels/attention_summary.hpp.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/attention_summary.hpp"
#include "xattn/xtensor/partial_attention.hpp"

namespace xattn::inline XATTN_ISA {

/// How many keys of each row are listed, those of the largest weights first.
struct summary_options {
  count top = 0;
};

/// Owning containers. Rows, Tops and Keys: see the shapes above.
template <class Rows, class Tops, class TopKeys>
struct attention_summary_result {
  Rows max_score;
  Rows lse;
  Rows entropy;
  TopKeys top_keys;
  Tops top_weights;
  Rows column_sums;
};

namespace detail {

template <class T, std::size_t R>
using summary_container =
    attention_summary_result<typename container<T, rank_of_rows(R)>::type, typename container<T, R>::type,
                             typename container<index_t, R>::type>;

template <class Result, class Problem>
Result make_summary(const Problem& p, std::size_t rank, index_t top) {
  using rows = decltype(Result::lse);
  const extents<4> row{1, p.batch(), p.heads(), p.q_len()}, column{1, p.batch(), p.heads(), p.k_len()};
  const extents<4> best{p.batch(), p.heads(), p.q_len(), top};
  return {make_result<rows>(row, rank - 1),
          make_result<rows>(row, rank - 1),
          make_result<rows>(row, rank - 1),
          make_result<decltype(Result::top_keys)>(best, rank),
          make_result<decltype(Result::top_weights)>(best, rank),
          make_result<rows>(column, rank - 1)};
}

inline index_t checked_top(const char* function, const summary_options& summary) {
  expect_value(summary.top >= 0, function, "top", index_t{summary.top}, "0 or more keys a row");
  return summary.top;
}

template <class Result, class A, class TQ, class TK, class M>
Result summarised(const any_view<const TQ>& q, const any_view<const TK>& k, const any_view<const A>* known,
                  const M& mask, const attention_options<A>& options, const summary_options& summary) {
  const char* function = "attention_summary";
  expect_no_lse(function, options);
  const auto p = attention_problem_of(function, q, k, k, options);
  if (known != nullptr) expect_like(function, shape_of("lse", *known), shape_of("q", q), -1);
  const index_t top = checked_top(function, summary);
  const score_shape shape{function, q.rank, p.batch(), p.heads(), p.q_len(), p.k_len(), p.k_len() - p.q_len()};
  const auto bound = mask.bind(shape);
  const kernels::score_rules<A> rules(bound);
  if (rules.reweighs()) {
    fail<option_error>({function, ": mask has a function of the weights (prob_mod or dropout), expected none"});
  }
  Result result = make_summary<Result>(p, q.rank, top);
  const auto rows = [](auto& x) { return any_view_of(x).template lifted<3>(); };
  const kernels::summary_out<A> out{rows(result.max_score),
                                    rows(result.lse),
                                    rows(result.entropy),
                                    any_view_of(result.top_keys).template lifted<4>(),
                                    any_view_of(result.top_weights).template lifted<4>(),
                                    rows(result.column_sums)};
  using run = kernels::summary_run<kernels::attention_problem<TQ, TK, TK>>;
  const call_scratch scratch(function, options.workspace, run::scratch_bytes(p, top, options.executor));
  const auto lse = known == nullptr ? tensor3_view<const A>{} : known->template lifted<3>();
  run(p, rules, out, lse, options.executor).run(scratch.memory());
  return result;
}

}  // namespace detail

/// With the lse that attention gave: one more pass over the keys.
template <tensor_like Q, tensor_like K, tensor_like Lse, mask M = no_mask>
auto attention_summary(const Q& q, const K& k, const Lse& lse, const M& mask = {},
                       const attention_options<acc_of<Q>>& options = {}, const summary_options& summary = {}) {
  static_assert(std::same_as<value_of<Lse>, acc_of<Q>>, "xattn: lse holds the type that the call computes in");
  using result = detail::summary_container<acc_of<Q>, detail::common_rank<Q, K>()>;
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_lse = detail::hold(lse);
  const auto known = any_view_of(held_lse);
  return detail::summarised<result>(any_view_of(held_q), any_view_of(held_k), &known, mask, options, summary);
}

/// Without: two passes.
template <tensor_like Q, tensor_like K, mask M = no_mask>
auto attention_summary(const Q& q, const K& k, const M& mask = {}, const attention_options<acc_of<Q>>& options = {},
                       const summary_options& summary = {}) {
  using result = detail::summary_container<acc_of<Q>, detail::common_rank<Q, K>()>;
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const any_view<const acc_of<Q>>* none = nullptr;
  return detail::summarised<result>(any_view_of(held_q), any_view_of(held_k), none, mask, options, summary);
}

/// Bytes of scratch that attention_summary takes for these arguments, to be given as options.workspace.
template <tensor_like Q, tensor_like K>
std::size_t workspace_size(const Q& q, const K& k, const attention_options<acc_of<Q>>& options,
                           const summary_options& summary) {
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto keys = any_view_of(held_k);
  const auto p = detail::attention_problem_of("workspace_size", any_view_of(held_q), keys, keys, options);
  using run = kernels::summary_run<kernels::attention_problem<value_of<Q>, value_of<K>, value_of<K>>>;
  return run::scratch_bytes(p, detail::checked_top("workspace_size", summary), options.executor) + workspace_alignment;
}

}  // namespace xattn::inline XATTN_ISA
