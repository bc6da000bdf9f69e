// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Scaled dot-product attention on anything that holds numbers.
/// Shapes  q (Lq, D), k (Lk, D), v (Lk, Dv) -> (Lq, Dv); or with heads, (H, L, D); or with batch and heads, (B, H, L, D).
///         k and v may have G heads where G divides H: query head h uses head h / (H / G), nothing is copied.
/// Formula softmax(mask(cap(scale q k^T))) v by rows; scale = 1 / sqrt(D) unless options say otherwise.
/// Edges   a row that may attend to nothing gives exactly 0 (lse -inf, or the sink); excluded pairs contribute nothing, NaN
///         or not; extents of 0 give empty or zero results. Wrong shapes are a shape_error before anything is written.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, equation 1.
#pragma once

#include "xattn/kernels/attention_check.hpp"
#include "xattn/kernels/attention_options.hpp"
#include "xattn/kernels/plain_attention.hpp"
#include "xattn/xtensor/masks.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

inline score_shape score_shape_of(const char* function, const argument_shape& q, const argument_shape& k) {
  const index_t batch = q.rank == 4 ? q.extent[0] : 1;
  return {function, q.rank, batch, heads_of(q), q.last(2), k.last(2), k.last(2) - q.last(2)};
}

/// Checks everything but the output, whose shape follows.
template <class TQ, class TK, class TV, class A>
kernels::attention_problem<TQ, TK, TV> attention_problem_of(const char* function, const any_view<const TQ>& q,
                                                            const any_view<const TK>& k, const any_view<const TV>& v,
                                                            const attention_options<A>& options) {
  const argument_shape qs = shape_of("q", q);
  check_attention_shapes(function, qs, shape_of("k", k), shape_of("v", v));
  check_scale(function, options.scale);
  check_softcap(function, options.softcap);
  kernels::attention_problem<TQ, TK, TV> p{};
  p.q = q.template lifted<4>();
  p.k = k.template lifted<4>();
  p.v = v.template lifted<4>();
  p.scale = options.scale ? *options.scale : default_scale<A>(p.width());
  p.softcap = options.softcap;
  if (options.sinks.given()) {
    p.sinks = options.sinks.logits();
    const argument_shape& sinks = options.sinks.shape();
    if (sinks.rank != 1 || sinks.extent[0] != p.heads()) {
      fail_argument(function, sinks, {extents<1>{p.heads()}, ", one for each head of q ", qs.text()});
    }
  }
  return p;
}

/// An output has its own elements and lies apart from all inputs.
template <class A, class TQ, class TK, class TV>
void expect_own_memory(const char* function, const char* output, const any_view<A>& out, const any_view<const TQ>& q,
                       const any_view<const TK>& k, const any_view<const TV>& v) {
  expect_apart(function, output, out, "q", q);
  expect_apart(function, output, out, "k", k);
  expect_apart(function, output, out, "v", v);
  expect_distinct(function, output, out);
}

template <class Problem, class M, class A, tracer Tr>
void run_attention(const char* function, const Problem& p, const score_shape& shape, const M& mask,
                   const attention_options<A>& options, Tr tr) {
  using trace::origin;
  using trace::stage;
  const auto bound = mask.bind(shape);
  trace::place where;
  if constexpr (trace::listens<Tr>) where = trace::top_level(tr).hiding(4 - shape.rank);
  if constexpr (trace::takes_spans<Tr>) trace::begin(tr, where);
  if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::computed>(tr, where, p.q);
  if constexpr (trace::wants<Tr, stage::k>) trace::emit<stage::k, origin::computed>(tr, where, p.k);
  if constexpr (trace::wants<Tr, stage::v>) trace::emit<stage::v, origin::computed>(tr, where, p.v);
  const call_scratch scratch(function, options.workspace, kernels::plain_workspace(p, options.executor));
  kernels::plain_attention(p, bound, options.executor, scratch.memory(), tr, where);
  if constexpr (trace::takes_spans<Tr>) trace::end(tr, where);
}

/// The call on views: `out` has been allocated or given, everything else is checked here before it is written.
template <class TQ, class TK, class TV, class M, class A, tracer Tr>
void attention_on_views(const char* function, const any_view<A>& out, const any_view<const TQ>& q,
                        const any_view<const TK>& k, const any_view<const TV>& v, const M& mask,
                        const attention_options<A>& options, Tr tr) {
  auto p = attention_problem_of(function, q, k, v, options);
  const argument_shape qs = shape_of("q", q);
  expect_like_q(function, shape_of("out", out), qs, p.value_width());
  p.out = out.template lifted<4>();
  expect_own_memory(function, "out", out, q, k, v);
  if (options.lse.given()) {
    const any_view<A>& lse = options.lse.rows();
    expect_like_q(function, shape_of("lse", lse), qs, -1);
    p.lse = lse.template lifted<3>();
    expect_own_memory(function, "lse", lse, q, k, v);
    expect_apart(function, "lse", lse, "out", out);
  }
  run_attention(function, p, score_shape_of(function, qs, shape_of("k", k)), mask, options, tr);
}

}  // namespace detail

/// Writes into `out`, which may be a view and may not overlap an input. Allocates nothing for inputs that lie in memory,
/// once the scratch of the thread has grown, or with options.workspace.
template <class Out, tensor_like Q, tensor_like K, tensor_like V, mask M = no_mask, tracer Tr = no_trace>
void attention_into(Out&& out, const Q& q, const K& k, const V& v, const M& mask = {},
                    const attention_options<acc_of<Q>>& options = {}, Tr tr = {}) {
  static_assert(addressable<std::remove_reference_t<Out>>, "xattn: out must lie in memory: a container, a view or an adaptor");
  static_assert(std::same_as<writable_element_of<std::remove_reference_t<Out>>, acc_of<Q>>,
                "xattn: out must be writable and hold the type that the call computes in (float for bf16 and f16)");
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_v = detail::hold(v);
  detail::attention_on_views("attention_into", writable_view_of(out), any_view_of(held_q), any_view_of(held_k),
                             any_view_of(held_v), mask, options, tr);
}

/// Returns an owning container of q's shape with the width of v.
template <tensor_like Q, tensor_like K, tensor_like V, mask M = no_mask, tracer Tr = no_trace>
auto attention(const Q& q, const K& k, const V& v, const M& mask = {}, const attention_options<acc_of<Q>>& options = {},
               Tr tr = {}) {
  using A = acc_of<Q>;
  using result = detail::result_t<A, Q, K, V>;
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_v = detail::hold(v);
  const auto p = detail::attention_problem_of("attention", any_view_of(held_q), any_view_of(held_k), any_view_of(held_v), options);
  result out = detail::make_result<result>({p.batch(), p.heads(), p.q_len(), p.value_width()}, any_view_of(held_q).rank);
  detail::attention_on_views("attention", any_view_of(out), any_view_of(held_q), any_view_of(held_k),
                             any_view_of(held_v), mask, options, tr);
  return out;
}

/// Bytes of scratch that attention_into takes for these arguments, to be given as options.workspace.
template <tensor_like Q, tensor_like K, tensor_like V>
std::size_t workspace_size(const Q& q, const K& k, const V& v, const attention_options<acc_of<Q>>& options = {}) {
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_v = detail::hold(v);
  const auto p = detail::attention_problem_of("workspace_size", any_view_of(held_q), any_view_of(held_k), any_view_of(held_v), options);
  return kernels::plain_workspace(p, options.executor) + workspace_alignment;
}

}  // namespace xattn::inline XATTN_ISA
