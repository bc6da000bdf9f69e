// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Scaled dot-product attention on anything that holds numbers.
/// Shapes  q (Lq, D), k (Lk, D), v (Lk, Dv) -> (Lq, Dv); or with heads, (H, L, D); or with a batch, (B, H, L, D).
///         k and v may have G heads where G divides H: query head h uses head h / (H / G), nothing is copied. v may have
///         other heads than k.
/// Formula softmax(mask(cap(scale q k^T))) v by rows; scale = 1 / sqrt(D) unless options say otherwise. In order:
///         scale, softcap, score_mod, biases, masks, softmax with sinks, prob_mod, weights times v.
/// Edges   a row that may attend to nothing gives exactly 0 (lse -inf, or the sink); excluded pairs contribute nothing,
///         NaN or not; extents of 0 give empty or zero results. Wrong shapes are a shape_error, nothing is written.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, equation 1.
#pragma once

#include "xattn/core/trace_span.hpp"
#include "xattn/kernels/attention.hpp"
#include "xattn/kernels/attention_check.hpp"
#include "xattn/kernels/attention_options.hpp"
#include "xattn/xtensor/masks.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

/// One logit for each head of q.
template <class A>
XATTN_COLD kernels::sink_logits<A> checked_sinks(const char* function, const attention_options<A>& options,
                                                 index_t heads, const argument_shape& q) {
  if (!options.sinks.fits(heads)) {
    fail_argument(function, options.sinks.shape(),
                  {extents<1>{heads}, ", one for each head of q ", q.extents_shown()});
  }
  return options.sinks.logits();
}

/// Checks everything but the output, whose shape follows.
template <class TQ, class TK, class TV, class A>
kernels::attention_problem<TQ, TK, TV> attention_problem_of(const char* function, const any_view<const TQ>& q,
                                                            const any_view<const TK>& k, const any_view<const TV>& v,
                                                            const attention_options<A>& options) {
  const argument_shape qs = shape_of("q", q);
  check_attention_shapes(function, qs, shape_of("k", k), shape_of("v", v));
  check_scale(function, options.scale);
  kernels::attention_problem<TQ, TK, TV> p;
  if (options.sinks.given()) p.sinks = checked_sinks(function, options, heads_of(qs), qs);
  p.q = q.template lifted<4>();
  p.k = k.template lifted<4>();
  p.v = v.template lifted<4>();
  p.scale = options.scale ? *options.scale : default_scale<A>(p.width());
  p.softcap = checked_softcap(function, options.softcap);
  return p;
}

/// An output has its own elements and lies apart from all inputs.
XATTN_NOINLINE inline void expect_own_memory(const char* function, const char* output, const array_memory& out,
                                             const array_memory& q, const array_memory& k, const array_memory& v) {
  expect_apart(function, output, out, "q", q);
  expect_apart(function, output, out, "k", k);
  expect_apart(function, output, out, "v", v);
  expect_distinct(function, output, out);
}

/// The caller asked for log-sum-exps.
template <class Problem, class A>
XATTN_COLD void give_lse(const char* function, Problem& p, const attention_options<A>& options, const array_memory& out,
              const argument_shape& q_shape, const array_memory& q, const array_memory& k, const array_memory& v) {
  const any_view<A>& lse = options.lse.rows();
  expect_like(function, shape_of("lse", lse), q_shape, -1);
  expect_own_memory(function, "lse", lse, q, k, v);
  expect_apart(function, "lse", lse, "out", out);
  p.lse = lse.template lifted<3>();
}

template <class Problem, class Rules, class A, tracer Tr>
void run_attention(const char* function, const Problem& p, const Rules& mask,
                   const attention_options<A>& options, Tr tr, const trace::place& where) {
  using trace::origin;
  using trace::stage;
  if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::computed>(tr, where, p.q);
  if constexpr (trace::wants<Tr, stage::k>) trace::emit<stage::k, origin::computed>(tr, where, p.k);
  if constexpr (trace::wants<Tr, stage::v>) trace::emit<stage::v, origin::computed>(tr, where, p.v);
  const bool needs_none = kernels::runs_small<Tr>(p) && !mask.reweighs() && !options.workspace.given();
  const std::size_t bytes = needs_none ? 0 : kernels::attention_workspace(p, options.executor);
  const call_scratch scratch(function, options.workspace, bytes);
  kernels::attention(p, mask, options.executor, scratch.memory(), tr, where);
}

/// A call of which only the mask has not been checked yet; q has `rank` axes.
template <class Problem, class M, class A, tracer Tr>
void attend(const char* function, std::size_t rank, const Problem& p, const M& mask,
            const attention_options<A>& options, Tr tr) {
  const score_shape shape{function, rank, p.batch(), p.heads(), p.q_len(), p.k_len(), p.k_len() - p.q_len()};
  const auto bound = mask.bind(shape);
  const kernels::rules_of<A, std::remove_const_t<decltype(bound)>> rules(bound);
  trace::place where;
  if constexpr (trace::listens<Tr>) where = trace::top_level(tr).hiding(4 - rank);
  const auto run = [&] { run_attention(function, p, rules, options, tr, where); };
  if constexpr (trace::takes_spans<Tr>) return trace::spanned(tr, where, trace::stage::context, run);
  run();
}

template <class A, class TQ, class TK, class TV, class M, tracer Tr>
void attend_into(const char* function, const any_view<A>& out, const any_view<const TQ>& q, const any_view<const TK>& k,
                 const any_view<const TV>& v, const M& mask, const attention_options<A>& options, Tr tr) {
  auto p = attention_problem_of(function, q, k, v, options);
  expect_like(function, shape_of("out", out), shape_of("q", q), p.value_width());
  expect_own_memory(function, "out", out, q, k, v);
  p.out = out.template lifted<4>();
  if (options.lse.given()) give_lse(function, p, options, out, shape_of("q", q), q, k, v);
  attend(function, q.rank, p, mask, options, tr);
}

template <class Result, class A, class TQ, class TK, class TV, class M, tracer Tr>
Result attended(const char* function, const any_view<const TQ>& q, const any_view<const TK>& k,
                const any_view<const TV>& v, const M& mask, const attention_options<A>& options, Tr tr) {
  auto p = attention_problem_of(function, q, k, v, options);
  Result result = make_result<Result>({p.batch(), p.heads(), p.q_len(), p.value_width()}, q.rank);
  const any_view<A> out = any_view_of(result);
  p.out = out.template lifted<4>();
  if (options.lse.given()) give_lse(function, p, options, out, shape_of("q", q), q, k, v);
  attend(function, q.rank, p, mask, options, tr);
  return result;
}

}  // namespace detail

/// Writes into `out`, which may be a view and may not overlap an input. Allocates nothing for inputs that lie in
/// memory, once the scratch of the thread has grown, or with options.workspace.
template <class Out, tensor_like Q, tensor_like K, tensor_like V, mask M = no_mask, tracer Tr = no_trace>
void attention_into(Out&& out, const Q& q, const K& k, const V& v, const M& mask = {},
                    const attention_options<acc_of<Q>>& options = {}, Tr tr = {}) {
  static_assert(addressable<std::remove_reference_t<Out>>,
                "xattn: out must lie in memory: a container, a view or an adaptor");
  static_assert(std::same_as<writable_element_of<std::remove_reference_t<Out>>, acc_of<Q>>,
                "xattn: out must be writable and hold the type that the call computes in (float for bf16 and f16)");
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_v = detail::hold(v);
  detail::attend_into("attention_into", writable_view_of(out), any_view_of(held_q), any_view_of(held_k),
                      any_view_of(held_v), mask, options, tr);
}

/// Returns an owning container of q's shape with the width of v.
template <tensor_like Q, tensor_like K, tensor_like V, mask M = no_mask, tracer Tr = no_trace>
auto attention(const Q& q, const K& k, const V& v, const M& mask = {}, const attention_options<acc_of<Q>>& options = {},
               Tr tr = {}) {
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_v = detail::hold(v);
  return detail::attended<detail::result_t<acc_of<Q>, Q, K, V>>("attention", any_view_of(held_q), any_view_of(held_k),
                                                                any_view_of(held_v), mask, options, tr);
}

/// Bytes of scratch that attention_into takes for these arguments, to be given as options.workspace.
template <tensor_like Q, tensor_like K, tensor_like V>
std::size_t workspace_size(const Q& q, const K& k, const V& v, const attention_options<acc_of<Q>>& options = {}) {
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_v = detail::hold(v);
  const auto p = detail::attention_problem_of("workspace_size", any_view_of(held_q), any_view_of(held_k),
                                              any_view_of(held_v), options);
  return kernels::attention_workspace(p, options.executor) + workspace_alignment;
}

}  // namespace xattn::inline XATTN_ISA
