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

/// Of `rows` and of keys, three extents each, in arrays of `rank` axes.
template <class Result>
Result make_summary(const extents<3>& rows, const extents<3>& keys, std::size_t rank, index_t top) {
  using numbers = decltype(Result::lse);
  const extents<4> row{1, rows[0], rows[1], rows[2]}, column{1, keys[0], keys[1], keys[2]};
  const extents<4> best{rows[0], rows[1], rows[2], top};
  return {make_result<numbers>(row, rank - 1),
          make_result<numbers>(row, rank - 1),
          make_result<numbers>(row, rank - 1),
          make_result<decltype(Result::top_keys)>(best, rank),
          make_result<decltype(Result::top_weights)>(best, rank),
          make_result<numbers>(column, rank - 1)};
}

/// The arrays of a result, for a kernel to write.
template <class A, class Result>
kernels::summary_out<A> summary_views(Result& result) {
  const auto rows = [](auto& x) { return any_view_of(x).template lifted<3>(); };
  return {rows(result.max_score),
          rows(result.lse),
          rows(result.entropy),
          any_view_of(result.top_keys).template lifted<4>(),
          any_view_of(result.top_weights).template lifted<4>(),
          rows(result.column_sums)};
}

inline index_t checked_top(const char* function, const count& top) {
  expect_value(top >= 0, function, "top", index_t{top}, "0 or more keys a row");
  return top;
}

/// What all forms are asked for.
template <class A>
struct summary_call {
  const char* function;
  const attention_options<A>& options;
  tensor3_view<const A> lse;  // where it is known
  index_t top;

  /// `q` has been checked; `known` is null without an lse.
  summary_call(const char* f, const attention_options<A>& o, const any_view<const A>* known, const argument_shape& q,
               const count& t)
      : function(f), options(o), top(checked_top(f, t)) {
    expect_no_lse(function, options);
    if (known == nullptr) return;
    expect_like(function, shape_of("lse", *known), q, -1);
    lse = known->template lifted<3>();
  }
  /// Entropy and order are those of the softmax.
  template <class Rules>
  void expect_weights_alone(const Rules& rules) const {
    if (!rules.reweighs()) return;
    fail<option_error>({function, ": mask has a function of the weights (prob_mod or dropout), expected none"});
  }
};

/// Scratch of a call on a problem.
template <class Problem>
std::size_t summary_bytes(const Problem& p, index_t top, const executor_ref& executor) {
  return kernels::summary_run<Problem>::scratch_bytes(p, top, executor);
}

/// A problem that has been checked, with the rules of its mask; q has `rank` axes.
template <class Result, class Problem, class A>
Result summarised(const summary_call<A>& call, std::size_t rank, const Problem& p, const kernels::score_rules<A>& rules,
                  workspace scratch) {
  call.expect_weights_alone(rules);
  const extents<3> rows{p.batch(), p.heads(), p.q_len()}, keys{p.batch(), p.heads(), p.k_len()};
  Result result = make_summary<Result>(rows, keys, rank, call.top);
  kernels::summary_run<Problem>(p, rules, summary_views<A>(result), call.lse, call.options.executor).run(scratch);
  return result;
}

template <class Result, class A, class TQ, class TK, class M>
Result summarised_arrays(const any_view<const TQ>& q, const any_view<const TK>& k, const any_view<const A>* known,
                         const M& mask, const attention_options<A>& options, const summary_options& summary) {
  const char* function = "attention_summary";
  const auto p = attention_problem_of(function, q, k, k, options);
  const summary_call<A> call(function, options, known, shape_of("q", q), summary.top);
  const score_shape shape{function, q.rank, p.batch(), p.heads(), p.q_len(), p.k_len(), p.k_len() - p.q_len()};
  const auto bound = mask.bind(shape);
  const kernels::score_rules<A> rules(bound);
  const call_scratch scratch(function, options.workspace, summary_bytes(p, call.top, options.executor));
  return summarised<Result>(call, q.rank, p, rules, scratch.memory());
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
  return detail::summarised_arrays<result>(any_view_of(held_q), any_view_of(held_k), &known, mask, options, summary);
}

/// Without: two passes.
template <tensor_like Q, tensor_like K, mask M = no_mask>
auto attention_summary(const Q& q, const K& k, const M& mask = {}, const attention_options<acc_of<Q>>& options = {},
                       const summary_options& summary = {}) {
  using result = detail::summary_container<acc_of<Q>, detail::common_rank<Q, K>()>;
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const any_view<const acc_of<Q>>* none = nullptr;
  return detail::summarised_arrays<result>(any_view_of(held_q), any_view_of(held_k), none, mask, options, summary);
}

/// Bytes of scratch that attention_summary takes for these arguments, to be given as options.workspace.
template <tensor_like Q, tensor_like K>
std::size_t workspace_size(const Q& q, const K& k, const attention_options<acc_of<Q>>& options,
                           const summary_options& summary) {
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto keys = any_view_of(held_k);
  const auto p = detail::attention_problem_of("workspace_size", any_view_of(held_q), keys, keys, options);
  const index_t top = detail::checked_top("workspace_size", summary.top);
  return detail::summary_bytes(p, top, options.executor) + workspace_alignment;
}

}  // namespace xattn::inline XATTN_ISA
