// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention of a batch of sequences of different lengths, whose tokens lie one after the other: no padding, no
///         copies.
/// Shapes  q (tokens, H, D), k (key tokens, G, D), v (key tokens, G, Dv) -> (tokens, H, Dv), lse (tokens, H). Offsets
///         of B sequences are B + 1 numbers of any integer type, from 0 up to the number of tokens: sequence s has
///         those from offsets[s] to offsets[s + 1].
/// Formula each sequence attends to itself as attention(q, k, v, mask) would alone, with the same bits.
/// Edges   sequences without queries, without keys, and no sequence at all are legal. A mask is bound to each sequence:
///         rows, columns and Lk - Lq are those of the sequence (causal is bottom-right in each), and the batch item b
///         is its number, so that what has an entry for each batch item has one for each sequence. A mask array fits
///         where the lengths of every sequence are its own; anything else is a shape_error. Wrong offsets are an
///         option_error that names the place. Nothing is written then.
/// Error   that of attention.
#pragma once

#include "xattn/kernels/ragged_attention.hpp"
#include "xattn/xtensor/attention.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

inline void check_ragged_shapes(const char* function, const argument_shape& q, const argument_shape& k,
                                const argument_shape& v) {
  if (q.rank != 3) fail_argument(function, q, {"three axes, (tokens, H, D)"});
  if (k.rank != 3) fail_argument(function, k, {"three axes, (key tokens, G, D)"});
  if (v.rank != 3) fail_argument(function, v, {"three axes, (key tokens, G, Dv)"});
  if (q.last(1) == 0) fail_argument(function, q, {"a width D of at least 1"});
  if (k.last(1) != q.last(1)) fail_argument(function, k, {"the width D = ", q.last(1), " of q ", q.extents_shown()});
  if (v.last(3) != k.last(3)) fail_argument(function, v, {"as many tokens as k ", k.extents_shown()});
  expect_groups(function, k, k.last(2), q, q.last(2));
  expect_groups(function, v, v.last(2), q, q.last(2));
}

/// Offsets as the caller has them.
struct offsets_argument {
  const char* name;
  std::size_t rank;
  extents<4> extent;
  kernels::prefix_sums sums;

  template <class S>
  offsets_argument(const char* n, const any_view<S>& v)
      : name(n), rank(v.rank), extent(v.extent), sums{v.data, v.extent[3], v.stride[3], read<S>}, show_(show<S>) {}
  argument_shape shape() const noexcept { return {name, rank, extent}; }
  /// A number as the caller has it: `sums` gives those beyond index_t as negative ones.
  piece shown(index_t n) const { return show_(sums.data, n * sums.stride); }
  bool beyond(index_t n) const { return sums(n) < 0 && shown(n).what == piece::kind::natural; }

 private:
  piece (*show_)(const void* data, index_t element);

  template <class S>
  static piece show(const void* data, index_t n) {
    return static_cast<S*>(data)[n];
  }
  template <class S>
  static index_t read(const void* data, index_t n) {
    return static_cast<index_t>(static_cast<S*>(data)[n]);
  }
};

[[noreturn]] XATTN_COLD inline void fail_offset(const char* function, const offsets_argument& offsets, index_t n,
                                                std::initializer_list<piece> expected) {
  fail<option_error>({function, ": ", offsets.name, "[", n, "] is ", offsets.shown(n), ", expected ",
                      compose(expected).c_str()});
}

/// From 0, never back, to the number of tokens of `of`.
inline void check_offsets(const char* function, const offsets_argument& offsets, const argument_shape& of) {
  const kernels::prefix_sums& at = offsets.sums;
  if (offsets.rank != 1 || at.size < 1) {
    fail_argument(function, offsets.shape(), {"one axis of B + 1 prefix sums, of at least 1 number"});
  }
  const auto fail_tokens = [&](index_t n, const char* rule) {
    fail_offset(function, offsets, n, {rule, of.last(3), ", the tokens of ", of.name, " ", of.extents_shown()});
  };
  if (at(0) != 0) fail_offset(function, offsets, 0, {"0"});
  for (index_t n = 1; n < at.size; ++n) {
    if (at(n) >= at(n - 1)) continue;
    if (offsets.beyond(n)) fail_tokens(n, "at most ");
    fail_offset(function, offsets, n, {"at least the ", at(n - 1), " before it"});
  }
  if (at(at.size - 1) != of.last(3)) fail_tokens(at.size - 1, "");
}

/// The arrays of a call.
template <class TQ, class TK, class TV>
struct ragged_inputs {
  any_view<const TQ> q;
  any_view<const TK> k;
  any_view<const TV> v;
  offsets_argument q_offsets, k_offsets;
};

/// The arguments of a call; lazy ones are evaluated for as long as this lives.
template <class Q, class K, class V, class QO, class KO>
class ragged_arguments {
 public:
  ragged_arguments(const Q& q, const K& k, const V& v, const QO& q_offsets, const KO& k_offsets)
      : q_(hold(q)), k_(hold(k)), v_(hold(v)), q_offsets_(hold(q_offsets)), k_offsets_(hold(k_offsets)) {}

  ragged_inputs<value_of<Q>, value_of<K>, value_of<V>> inputs() const {
    return {any_view_of(q_),
            any_view_of(k_),
            any_view_of(v_),
            {"q_offsets", any_view_of(q_offsets_)},
            {"k_offsets", any_view_of(k_offsets_)}};
  }

 private:
  template <class E>
  using held = std::add_const_t<decltype(hold(std::declval<const E&>()))>;
  held<Q> q_;
  held<K> k_;
  held<V> v_;
  held<QO> q_offsets_;
  held<KO> k_offsets_;
};

/// Checks everything but the outputs.
template <class TQ, class TK, class TV, class A>
kernels::ragged_problem<TQ, TK, TV> ragged_problem_of(const char* function, const ragged_inputs<TQ, TK, TV>& in,
                                                      const attention_options<A>& options) {
  const argument_shape qs = shape_of("q", in.q), ks = shape_of("k", in.k);
  check_ragged_shapes(function, qs, ks, shape_of("v", in.v));
  check_offsets(function, in.q_offsets, qs);
  check_offsets(function, in.k_offsets, ks);
  if (in.q_offsets.sums.size != in.k_offsets.sums.size) {
    fail_argument(function, in.k_offsets.shape(), {in.q_offsets.shape().extents_shown(), ", as many as q_offsets has"});
  }
  check_scale(function, options.scale);
  kernels::ragged_problem<TQ, TK, TV> p{};
  p.q = in.q.template lifted<3>();
  p.k = in.k.template lifted<3>();
  p.v = in.v.template lifted<3>();
  p.scale = options.scale ? *options.scale : default_scale<A>(qs.last(1));
  p.softcap = checked_softcap(function, options.softcap);
  if (options.sinks.given()) p.sinks = checked_sinks(function, options, qs.last(2), qs);
  p.q_offsets = in.q_offsets.sums;
  p.k_offsets = in.k_offsets.sums;
  return p;
}

/// Every sequence's mask fits: what it says otherwise comes before anything is written.
template <class Problem, class A>
void try_masks(const Problem& p, const kernels::ragged_rules<A>& rules) {
  for (index_t s = 0; s < p.sequences(); ++s) rules.with(p, s, [](const kernels::score_rules<A>&) {});
}

/// All sequences at once, or one after the other where a hook looks at them.
template <class Problem, class A, tracer Tr>
void run_sequences(const char* function, const Problem& p, const kernels::ragged_rules<A>& rules,
                   const attention_options<A>& options, Tr tr, const trace::place& where) {
  if constexpr (trace::looks<Tr>) {
    const call_scratch scratch(function, options.workspace, kernels::ragged_workspace(p, options.executor));
    kernels::ragged_observed(p, rules, options.executor, scratch.memory(), tr, where);
  } else {
    const kernels::ragged_run<Problem> run(p, options.executor);
    const call_scratch scratch(function, options.workspace, run.scratch_bytes(rules));
    run.run(rules, scratch.memory());
  }
}

template <class Problem, class A, class M, tracer Tr>
void run_ragged(const char* function, const Problem& p, const M& mask, const attention_options<A>& options, Tr tr) {
  const kernels::ragged_rules<A> rules(function, mask);
  try_masks(p, rules);
  trace::place where;
  if constexpr (trace::listens<Tr>) where = trace::top_level(tr).hiding(1);
  const auto run = [&] { run_sequences(function, p, rules, options, tr, where); };
  if constexpr (trace::takes_spans<Tr>) return trace::spanned(tr, where, trace::stage::context, run);
  run();
}

/// The output, and the log-sum-exps where the caller asked for them.
template <class Problem, class A, class TQ, class TK, class TV>
void give_ragged_outputs(const char* function, Problem& p, const any_view<A>& out, const ragged_inputs<TQ, TK, TV>& in,
                         const attention_options<A>& options) {
  const argument_shape q = shape_of("q", in.q);
  expect_like(function, shape_of("out", out), q, in.v.extent[3]);
  expect_own_memory(function, "out", out, in.q, in.k, in.v);
  p.out = out.template lifted<3>();
  if (!options.lse.given()) return;
  const any_view<A>& lse = options.lse.rows();
  expect_like(function, shape_of("lse", lse), q, -1);
  expect_own_memory(function, "lse", lse, in.q, in.k, in.v);
  expect_apart(function, "lse", lse, "out", out);
  p.lse = lse.template lifted<2>();
}

template <class A, class TQ, class TK, class TV, class M, tracer Tr>
void attend_ragged_into(const any_view<A>& out, const ragged_inputs<TQ, TK, TV>& in, const M& mask,
                        const attention_options<A>& options, Tr tr) {
  const char* function = "attention_ragged_into";
  auto p = ragged_problem_of(function, in, options);
  give_ragged_outputs(function, p, out, in, options);
  run_ragged(function, p, mask, options, tr);
}

template <class Result, class A, class TQ, class TK, class TV, class M, tracer Tr>
Result attended_ragged(const ragged_inputs<TQ, TK, TV>& in, const M& mask, const attention_options<A>& options, Tr tr) {
  const char* function = "attention_ragged";
  auto p = ragged_problem_of(function, in, options);
  Result result = make_result<Result>({1, p.q.extent(0), p.q.extent(1), p.v.extent(2)}, 3);
  const any_view<A> out = any_view_of(result);
  give_ragged_outputs(function, p, out, in, options);
  run_ragged(function, p, mask, options, tr);
  return result;
}

}  // namespace detail

/// Writes into `out` (tokens, H, Dv), which may be a view and may not overlap an input. Allocates nothing, as
/// attention_into.
template <class Out, tensor_like Q, tensor_like K, tensor_like V, ids_like QOffsets, ids_like KOffsets,
          mask M = no_mask, tracer Tr = no_trace>
void attention_ragged_into(Out&& out, const Q& q, const K& k, const V& v, const QOffsets& q_offsets,
                           const KOffsets& k_offsets, const M& mask = {},
                           const attention_options<acc_of<Q>>& options = {}, Tr tr = {}) {
  static_assert(addressable<std::remove_reference_t<Out>>,
                "xattn: out must lie in memory: a container, a view or an adaptor");
  static_assert(std::same_as<writable_element_of<std::remove_reference_t<Out>>, acc_of<Q>>,
                "xattn: out must be writable and hold the type that the call computes in (float for bf16 and f16)");
  const detail::ragged_arguments arguments(q, k, v, q_offsets, k_offsets);
  detail::attend_ragged_into(writable_view_of(out), arguments.inputs(), mask, options, tr);
}

/// Returns an owning container of shape (tokens, H, Dv).
template <tensor_like Q, tensor_like K, tensor_like V, ids_like QOffsets, ids_like KOffsets, mask M = no_mask,
          tracer Tr = no_trace>
auto attention_ragged(const Q& q, const K& k, const V& v, const QOffsets& q_offsets, const KOffsets& k_offsets,
                      const M& mask = {}, const attention_options<acc_of<Q>>& options = {}, Tr tr = {}) {
  const detail::ragged_arguments arguments(q, k, v, q_offsets, k_offsets);
  using result = detail::result_t<acc_of<Q>, Q, K, V>;
  return detail::attended_ragged<result>(arguments.inputs(), mask, options, tr);
}

/// Bytes of scratch that attention_ragged_into takes for these arguments, to be given as options.workspace.
template <tensor_like Q, tensor_like K, tensor_like V, ids_like QOffsets, ids_like KOffsets>
std::size_t workspace_size(const Q& q, const K& k, const V& v, const QOffsets& q_offsets, const KOffsets& k_offsets,
                           const attention_options<acc_of<Q>>& options = {}) {
  const detail::ragged_arguments arguments(q, k, v, q_offsets, k_offsets);
  const auto p = detail::ragged_problem_of("workspace_size", arguments.inputs(), options);
  return kernels::ragged_workspace(p, options.executor) + workspace_alignment;
}

}  // namespace xattn::inline XATTN_ISA
