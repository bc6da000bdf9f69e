// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Multi-head attention: projections, attention per head, heads side by side, output projection.
/// Shapes  x (L, d_model) or (B, L, d_model), memory likewise -> x's shape. Weights w_q (d_model, heads d_head),
///         w_k and w_v (d_model, kv_heads d_head), w_o (heads d_head, d_model), biases b_q b_k b_v b_o.
/// Formula head_i = attention(x W^Q_i, m W^K_i, m W^V_i), m = memory or x; out = concat(head_i) W^O + b^O. Head i owns
///         columns i d_head to (i + 1) d_head - 1. With qk_norm each head of the queries, and of the keys, goes through
///         an RMS norm of width d_head before it is turned. With gates head_i is multiplied before it meets W^O: by a
///         number of each row of x, s(x w_gates + b_gates)_i, s the logistic function, w_gates (d_model, heads); or by
///         b_gates_i alone, where the gates are constant. Scores are scaled and capped, and sinks, a logit a head, join
///         them, as the options of attention of these names say (kernels/attention_options.hpp).
/// Edges   kv_heads divides heads: query head h uses key-value head h / (heads / kv_heads). With rope, rows of x and of
///         memory stand at positions 0, 1, .., over a cache at those after the tokens that the item has had, or where
///         options.positions and options.memory_positions say (memory that is x itself: where x does). Masks speak of
///         rows and columns, whatever the positions. A const layer may be called by many threads at once, each with a
///         cache of its own. Heads are never moved apart: attention reads them as strided views of the projected rows,
///         and a query or key is normalised and turned while its row is in a near cache (kernels/project_heads.hpp).
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.2.2; Ainslie et al. 2023, arXiv:2305.13245 (grouped heads);
///         Dehghani et al. 2023, arXiv:2302.05442 (norms of queries and keys); Qiu et al. 2025, arXiv:2505.06708
///         (gates of rows); Michel et al. 2019, arXiv:1905.10650 (constant ones); Gemma Team 2024, arXiv:2408.00118
///         (softcap); OpenAI 2025, arXiv:2508.10925 (learned sinks).
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/activation.hpp"
#include "xattn/kernels/project_heads.hpp"
#include "xattn/kernels/scale_rows.hpp"
#include "xattn/layers/kv_cache.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/parameter.hpp"
#include "xattn/layers/rotary.hpp"
#include "xattn/xtensor/attention.hpp"

namespace xattn::inline XATTN_ISA {

/// What a head's output is multiplied by: nothing; a number a head, 1 until b_gates is assigned, where 0 switches the
/// head off; or a number a head and row, between 0 and 1, that the row decides.
enum class head_gates { off, constant, sigmoid };

struct mha_config {
  count d_model{};
  count heads = 1;
  count kv_heads{};  // 0: as many as heads
  count d_head{};    // 0: d_model / heads
  bool bias = true;
  std::optional<rotary_config> rope{};  // turns q and k by their positions, 0, 1, ..
  std::uint64_t seed = 0;
  bool qk_norm = false;  // gammas are q_norm() and k_norm(), 1 until they are assigned
  double qk_norm_eps = 1e-6;
  head_gates gates = head_gates::off;  // w_gates() and b_gates()
  std::optional<double> scale{};       // any finite one; without it 1 / sqrt(d_head)
  std::optional<double> softcap{};     // positive: scores become softcap tanh(score / softcap)
  bool sinks = false;                  // a learned logit a head, sinks(), 0 until they are assigned
};

namespace detail {

/// Zeros replaced by what they stand for; throws where the numbers do not fit.
inline mha_config resolved(mha_config c, const char* function) {
  expect_positive(function, "d_model", c.d_model);
  expect_positive(function, "heads", c.heads);
  if (c.kv_heads == 0) c.kv_heads = c.heads;
  expect_value(c.kv_heads > 0 && c.heads % c.kv_heads == 0, function, "kv_heads", index_t{c.kv_heads},
               {"a divisor of heads, ", index_t{c.heads}});
  if (c.d_head == 0) {
    expect_value(c.d_model % c.heads == 0, function, "d_model", index_t{c.d_model},
                 {"a multiple of heads, ", index_t{c.heads}, " (or a d_head of its own)"});
    c.d_head = c.d_model / c.heads;
  }
  expect_positive(function, "d_head", c.d_head);
  if (c.rope && c.rope->d_head == 0) c.rope->d_head = c.d_head;
  if (c.rope) {
    expect_value(c.rope->d_head == c.d_head, function, "rope.d_head", index_t{c.rope->d_head},
                 {"d_head, ", index_t{c.d_head}});
  }
  expect_value(c.qk_norm_eps >= 0 && c.qk_norm_eps - c.qk_norm_eps == 0, function, "qk_norm_eps", c.qk_norm_eps,
               "a finite value of 0 or more");
  expect_value(c.gates >= head_gates::off && c.gates <= head_gates::sigmoid, function, "gates",
               static_cast<int>(c.gates), "one of head_gates");
  return c;
}

/// Of the scores of a layer that computes in T.
template <class T>
T resolved_scale(const mha_config& c, const char* function) {
  if (!c.scale) return default_scale<T>(c.d_head);
  const std::optional<T> scale(static_cast<T>(*c.scale));
  check_scale(function, scale);
  return *scale;
}
template <class T>
std::optional<T> resolved_softcap(const mha_config& c, const char* function) {
  if (!c.softcap) return {};
  return checked_softcap(function, std::optional<T>(static_cast<T>(*c.softcap)));
}

}  // namespace detail

template <real T>
class multi_head_attention {
 public:
  explicit multi_head_attention(const mha_config& config)
      : config_(detail::resolved(config, "multi_head_attention")),
        w_q_("w_q", {config_.d_model, q_width()}, T(0)),
        w_k_("w_k", {config_.d_model, kv_width()}, T(0)),
        w_v_("w_v", {config_.d_model, kv_width()}, T(0)),
        w_o_("w_o", {q_width(), config_.d_model}, T(0)),
        b_q_("b_q", {config_.bias ? q_width() : 0}, T(0)),
        b_k_("b_k", {config_.bias ? kv_width() : 0}, T(0)),
        b_v_("b_v", {config_.bias ? kv_width() : 0}, T(0)),
        b_o_("b_o", {config_.bias ? index_t{config_.d_model} : 0}, T(0)),
        q_norm_("q_norm", {config_.qk_norm ? index_t{config_.d_head} : 0}, T(1)),
        k_norm_("k_norm", {config_.qk_norm ? index_t{config_.d_head} : 0}, T(1)),
        w_gates_("w_gates", {config_.d_model, gates(head_gates::sigmoid) ? index_t{config_.heads} : 0}, T(0)),
        b_gates_("b_gates", {gate_offsets()}, T(gates(head_gates::constant) ? 1 : 0)),
        sinks_("sinks", {config_.sinks ? index_t{config_.heads} : 0}, T(0)),
        scale_(detail::resolved_scale<T>(config_, name)),
        softcap_(detail::resolved_softcap<T>(config_, name)) {
    if (config_.rope) rope_.emplace(*config_.rope);
    std::uint64_t part = 0;
    for (parameter<T, 2>* w : {&w_q_, &w_k_, &w_v_, &w_o_, &w_gates_}) w->glorot(seed_of_part(config_.seed, part++));
  }

  const mha_config& config() const noexcept { return config_; }
  weight_access<T, 2> w_q() { return {w_q_}; }
  weight_access<T, 2> w_k() { return {w_k_}; }
  weight_access<T, 2> w_v() { return {w_v_}; }
  weight_access<T, 2> w_o() { return {w_o_}; }
  weight_access<T, 1> b_q() { return {b_q_}; }
  weight_access<T, 1> b_k() { return {b_k_}; }
  weight_access<T, 1> b_v() { return {b_v_}; }
  weight_access<T, 1> b_o() { return {b_o_}; }
  weight_access<T, 1> q_norm() { return {q_norm_}; }
  weight_access<T, 1> k_norm() { return {k_norm_}; }
  weight_access<T, 2> w_gates() { return {w_gates_}; }
  weight_access<T, 1> b_gates() { return {b_gates_}; }
  weight_access<T, 1> sinks() { return {sinks_}; }
  auto w_q() const { return detail::const_adaptor(w_q_.values()); }
  auto w_k() const { return detail::const_adaptor(w_k_.values()); }
  auto w_v() const { return detail::const_adaptor(w_v_.values()); }
  auto w_o() const { return detail::const_adaptor(w_o_.values()); }
  auto b_q() const { return detail::const_adaptor(b_q_.values()); }
  auto b_k() const { return detail::const_adaptor(b_k_.values()); }
  auto b_v() const { return detail::const_adaptor(b_v_.values()); }
  auto b_o() const { return detail::const_adaptor(b_o_.values()); }
  auto q_norm() const { return detail::const_adaptor(q_norm_.values()); }
  auto k_norm() const { return detail::const_adaptor(k_norm_.values()); }
  auto w_gates() const { return detail::const_adaptor(w_gates_.values()); }
  auto b_gates() const { return detail::const_adaptor(b_gates_.values()); }
  auto sinks() const { return detail::const_adaptor(sinks_.values()); }

  /// Self-attention.
  template <tensor_like X, mask M = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, const M& mask = {}, const sequence_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    return returned<detail::result_t<T, X>>(any_view_of(held), any_view_of(held), mask, options, tr);
  }
  /// Cross-attention: queries from x, keys and values from memory.
  template <tensor_like X, tensor_like Memory, mask M = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, const Memory& memory, const M& mask = {}, const sequence_options& options = {},
                  Tr tr = {}) const {
    const auto& held = detail::hold(x);
    const auto& held_memory = detail::hold(memory);
    return returned<detail::result_t<T, X, Memory>>(any_view_of(held), any_view_of(held_memory), mask, options, tr);
  }
  /// Incremental: x joins the tokens of the cache, and its queries see all of them. Masks count keys from the first
  /// token that an item ever had, and their key extent is that of the longest item. A cache without room is a
  /// cache_error and stays as it was.
  template <tensor_like X, class S, mask M = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, kv_cache<S>& cache, const M& mask = {}, const sequence_options& options = {},
                  Tr tr = {}) const {
    const auto& held = detail::hold(x);
    const auto rows = any_view_of(held);
    (void)checked_batch(rows, rows);
    auto out = detail::make_result<detail::result_t<T, X>>(rows.template lifted<4>().extent(), rows.rank);
    call_cached(any_view_of(out), rows, cache, mask, options, tr);
    return out;
  }
  template <class Out, tensor_like X, class S, mask M = no_mask, tracer Tr = no_trace>
  void into(Out&& out, const X& x, kv_cache<S>& cache, const M& mask = {}, const sequence_options& options = {},
            Tr tr = {}) const {
    const auto& held = detail::hold(x);
    call_cached(detail::target_view<T>(out), any_view_of(held), cache, mask, options, tr);
  }
  /// Room for max_len tokens of each of `batch` items, stored as S.
  template <class S = T>
  kv_cache<S> make_cache(count max_len, count batch = 1, const cache_options& options = {}) const {
    return detail::made_cache<S>(cache_shape(batch, max_len), options);
  }
  /// Into an array that overlaps neither x nor memory.
  template <class Out, tensor_like X, mask M = no_mask, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const M& mask = {}, const sequence_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    call(detail::target_view<T>(out), any_view_of(held), any_view_of(held), mask, options, tr);
  }
  template <class Out, tensor_like X, tensor_like Memory, mask M = no_mask, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const Memory& memory, const M& mask = {}, const sequence_options& options = {},
            Tr tr = {}) const {
    const auto& held = detail::hold(x);
    const auto& held_memory = detail::hold(memory);
    call(detail::target_view<T>(out), any_view_of(held), any_view_of(held_memory), mask, options, tr);
  }

  /// Bytes of scratch of a call on `batch` items, for options.workspace.
  std::size_t workspace_size(index_t batch, index_t q_len, index_t k_len, const executor_ref& executor = {}) const {
    return scratch_bytes(batch, q_len, k_len, executor) + workspace_alignment;
  }
  /// Of a call whose q_len new tokens join the cache.
  template <class S>
  std::size_t workspace_size(const kv_cache<S>& cache, index_t q_len, const executor_ref& executor = {}) const {
    return scratch_bytes(cache, q_len, executor) + workspace_alignment;
  }

  /// The call on views, its shapes checked: what models are made of. out may overlap neither x nor memory.
  template <class TX, class TM, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<const TM>& memory,
               const kernels::score_rules<T>& mask, const detail::call_context<Tr>& c) const {
    around(out, x, memory, at_start(x.extent(0)), c, [&](const auto& p, const auto&, const auto&, const auto& around) {
      const auto& inner = around.making(trace::stage::context, p.out, 2 * p.k_len());
      kernels::attention(p, mask, inner.executor, inner.scratch, inner.tr, inner.where);
    });
  }
  /// The same with the tokens of the cache, which x joins. The caller has checked that it fits, has bound the mask to
  /// the cache, and counts it (advance) once the call has ended.
  template <class TX, class S, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, kv_cache<S>& cache,
               const kernels::score_rules<T>& mask, const detail::call_context<Tr>& c) const {
    with_cache(out, x, x, {cache.offsets(x.extent(1)).data(), {x.extent(0)}}, cache, mask, c);
  }
  /// Cross-attention that keeps the keys and values of memory: the call that finds the cache empty computes them, those
  /// after it read them. The cache has room for memory alone; the caller has checked that it fits, and counts it.
  template <class TX, class TM, class S, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<const TM>& memory,
               kv_cache<S>& kept, const kernels::score_rules<T>& mask, const detail::call_context<Tr>& c) const {
    const auto unseen = memory.slice(1, kept.length(), memory.extent(1));
    with_cache(out, x, unseen, at_start(x.extent(0)), kept, mask, c);
  }

  /// Scratch that forward takes.
  std::size_t scratch_bytes(index_t batch, index_t q_len, index_t k_len, const executor_ref& executor) const {
    const auto p = problem_of_size(batch, q_len, k_len);
    return scratch_around(batch, q_len, k_len, kernels::attention_workspace(p, executor));
  }
  template <class S>
  std::size_t scratch_bytes(const kv_cache<S>& cache, index_t q_len, const executor_ref& executor) const {
    return scratch_bytes(cache, q_len, q_len, executor);
  }
  /// Of a call that keeps memory, `unseen` rows of which are not in the cache yet.
  template <class S>
  std::size_t scratch_bytes(const kv_cache<S>& cache, index_t q_len, index_t unseen,
                            const executor_ref& executor) const {
    const index_t batch = cache.shape().batch;
    const bool streams = !kernels::few_queries(config_.heads, config_.kv_heads, q_len);
    const kernels::cached_problem<const S, T> p(problem_of_size(batch, q_len, unseen), cache.store(),
                                                cache.joining(unseen), !streams);
    return scratch_around(batch, q_len, unseen, kernels::cached_workspace(p, executor));
  }

  /// Of the caches that make_cache makes.
  kernels::kv_shape cache_shape(index_t batch, index_t capacity) const {
    return {batch, config_.kv_heads, capacity, config_.d_head, config_.d_head};
  }

  /// Binds a mask to the scores of a call on x and memory.
  template <class M>
  auto bind(const char* function, const M& mask, std::size_t rank, index_t batch, index_t q_len, index_t k_len) const {
    return mask.bind(score_shape{function, rank + 1, batch, config_.heads, q_len, k_len, k_len - q_len});
  }
  /// Of a call whose q_len new tokens join the cache.
  template <class M, class S>
  auto bind(const char* function, const M& mask, std::size_t rank, kv_cache<S>& cache, index_t q_len) const {
    return detail::bind_to_cache(function, mask, rank, config_.heads, cache, q_len);
  }

 private:
  static constexpr const char* name = "multi_head_attention";

  static row_view<const index_t> at_start(index_t batch) noexcept {
    static constexpr index_t none = 0;
    return {&none, {batch}, {0}};
  }

  /// Queries of x, whose items stand at `firsts` and on, with the keys of the cache and those of `joining`.
  template <class TX, class TM, class S, tracer Tr>
  void with_cache(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<const TM>& joining,
                  const row_view<const index_t>& firsts, kv_cache<S>& cache, const kernels::score_rules<T>& mask,
                  const detail::call_context<Tr>& c) const {
    const index_t rows = joining.extent(1);
    const bool streams = !kernels::few_queries(config_.heads, config_.kv_heads, x.extent(1));
    kernels::attention_problem<T> own{};
    if (!streams) cache.reserve(rows);
    around(out, x, joining, firsts, c, [&](const auto& p, const auto& k, const auto& v, const auto& around) {
      own = p;
      if (!streams) cache.append(p.k, p.v, c.executor);
      else kernels::round_rows<S>(k, c.executor), kernels::round_rows<S>(v, c.executor);
      const kernels::cached_problem<S, T> all(p, cache.store(), cache.joining(rows), !streams);
      const auto& inner = around.making(trace::stage::context, p.out, 2 * all.k_len());
      kernels::cached_attention(all, mask, inner.executor, inner.scratch, inner.tr, inner.where);
    });
    if (streams) {  // its own rows come last: until here a rolling cache needs the places that they take
      cache.reserve(rows);
      cache.append(own.k, own.v, c.executor);
    }
  }

  /// Projections, attend(problem, keys, values, context), and the output projection. Rows of x and memory of an item
  /// stand at its first position and on.
  template <class TX, class TM, tracer Tr, class Attend>
  void around(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<const TM>& memory,
              const row_view<const index_t>& firsts, detail::call_context<Tr> c, const Attend& attend) const {
    using trace::origin;
    using trace::stage;
    const trace::place& where = c.where;
    if constexpr (trace::listens<Tr>) emit_parameters(c);
    const auto q = detail::take_rows<T>(c.scratch, x.extent(0), x.extent(1), q_width());
    const auto k = detail::take_rows<T>(c.scratch, memory.extent(0), memory.extent(1), kv_width());
    const auto v = detail::take_rows<T>(c.scratch, memory.extent(0), memory.extent(1), kv_width());
    const auto context = detail::take_rows<T>(c.scratch, x.extent(0), x.extent(1), q_width());
    const auto rows = detail::product_rows<T, trace::writes_any<Tr, stage::attn_in>>(c.scratch, x);
    if constexpr (trace::wants<Tr, stage::attn_in>) trace::emit<stage::attn_in, origin::computed>(c.tr, where, rows);
    const bool self = static_cast<const void*>(x.data()) == static_cast<const void*>(memory.data()) &&
                      x.extent() == memory.extent() && x.stride() == memory.stride();
    const auto memory_rows = key_rows<Tr>(c.scratch, as_const(rows), memory, self);
    if constexpr (trace::wants<Tr, stage::kv_in>) trace::emit<stage::kv_in, origin::computed>(c.tr, where, memory_rows);
    const auto p = problem(q, k, v, context);
    const projected to{q, k, v};
    constexpr bool shown = trace::listens<Tr>;
    if constexpr (shown) project_apart(to, as_const(rows), as_const(memory_rows), firsts, c);
    else project(to, as_const(rows), as_const(memory_rows), firsts, c);
    attend(p, heads_of(k, config_.kv_heads), heads_of(v, config_.kv_heads), c);
    if (config_.gates != head_gates::off) gate_heads(context, as_const(rows), c.making(stage::gated, p.out, 1));
    if constexpr (trace::wants<Tr, stage::concat>) trace::emit<stage::concat, origin::computed>(c.tr, where, context);
    if constexpr (trace::wants<Tr, stage::head_out>) emit_head_out(p.out, c);
    kernels::linear(as_const(context), w_o_.packed(), out, {bias(b_o_), nullptr, {}, {}},
                    c.making(stage::attn_out, out, q_width()).executor);
    if constexpr (trace::wants<Tr, stage::attn_out>) trace::emit<stage::attn_out, origin::computed>(c.tr, where, out);
  }

  /// Heads side by side: (B, L, heads d_head), (B, L, kv_heads d_head) twice.
  struct projected {
    const tensor3_view<T>&q, &k, &v;
  };

  /// Queries, keys and values of rows. Queries and keys are normalised and turned while they are in a near cache.
  template <tracer Tr>
  void project(const projected& to, const tensor3_view<const T>& x, const tensor3_view<const T>& memory,
               const row_view<const index_t>& firsts, const detail::call_context<Tr>& c) const {
    if (!rope_ && !config_.qk_norm) return project_only(to, x, memory, c);
    const auto q = steps(config_.heads, b_q_, q_norm_), k = steps(config_.kv_heads, b_k_, k_norm_);
    const auto project_q = [&](const auto& s) { kernels::project_heads(x, w_q_.packed(), to.q, s, c.executor); };
    const auto project_k = [&](const auto& s) { kernels::project_heads(memory, w_k_.packed(), to.k, s, c.executor); };
    if (rope_) {
      with_tables({x.extent(1), memory.extent(1)}, firsts, c, [&](const auto& t) { project_q(turning(q, t, to.q)); },
                  [&](const auto& t) { project_k(turning(k, t, to.k)); });
    } else {
      project_q(q);
      project_k(k);
    }
    kernels::linear(memory, w_v_.packed(), to.v, {bias(b_v_), nullptr, {}, {}}, c.executor);
  }
  /// Without rope and norms, or before them: the three products alone.
  template <tracer Tr>
  void project_only(const projected& to, const tensor3_view<const T>& x, const tensor3_view<const T>& memory,
                    const detail::call_context<Tr>& c) const {
    using trace::stage;
    const index_t depth = config_.d_model;
    const auto q = heads_of(to.q, config_.heads);
    const auto k = heads_of(to.k, config_.kv_heads), v = heads_of(to.v, config_.kv_heads);
    kernels::linear(x, w_q_.packed(), to.q, {bias(b_q_), nullptr, {}, {}}, c.making(stage::q, q, depth).executor);
    kernels::linear(memory, w_k_.packed(), to.k, {bias(b_k_), nullptr, {}, {}}, c.making(stage::k, k, depth).executor);
    kernels::linear(memory, w_v_.packed(), to.v, {bias(b_v_), nullptr, {}, {}}, c.making(stage::v, v, depth).executor);
  }

  /// What is done to projected heads, by the table of the rows of y if they are turned too.
  kernels::head_steps<T> steps(index_t heads, const parameter<T, 1>& b, const parameter<T, 1>& gamma) const noexcept {
    kernels::head_steps<T> s{heads, bias(b)};
    if (config_.qk_norm) s.gamma = gamma.values();
    s.eps = T(config_.qk_norm_eps);
    return s;
  }
  kernels::head_steps<T> turning(kernels::head_steps<T> s, const typename rotary<T>::table& t,
                                 const tensor3_view<T>& y) const noexcept {
    s.pairing = rope_->config().pairing;
    s.cos = t.of_rows(t.cos, y.extent(0), y.extent(1));
    s.sin = t.of_rows(t.sin, y.extent(0), y.extent(1));
    return s;
  }

  /// The same step by step, as hooks are shown it; the same bits.
  template <tracer Tr>
  void project_apart(const projected& to, const tensor3_view<const T>& x, const tensor3_view<const T>& memory,
                     const row_view<const index_t>& firsts, const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    const auto q = heads_of(to.q, config_.heads);
    const auto k = heads_of(to.k, config_.kv_heads), v = heads_of(to.v, config_.kv_heads);
    project_only(to, x, memory, c);
    if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::computed>(c.tr, c.where, q);
    if constexpr (trace::wants<Tr, stage::k>) trace::emit<stage::k, origin::computed>(c.tr, c.where, k);
    if constexpr (trace::wants<Tr, stage::v>) trace::emit<stage::v, origin::computed>(c.tr, c.where, v);
    if (config_.qk_norm) normalise(q, k, c.making(stage::q_norm, q));
    if (rope_) turn(q, k, firsts, c.making(stage::q_rot, q));
  }

  /// What k and v are made of: the rows that q is made of where memory is x, apart if a hook changes them.
  template <class Tr, class TM>
  static auto key_rows(workspace& scratch, const tensor3_view<const T>& rows, const tensor3_view<const TM>& memory,
                       bool self) {
    constexpr bool changes = trace::writes_any<Tr, trace::stage::kv_in>;
    if constexpr (!changes) {
      if (self) return rows;
    } else if (self) {
      return detail::product_rows<T, changes>(scratch, rows);
    }
    return detail::product_rows<T, changes>(scratch, memory);
  }

  /// `attention` bytes are the scratch of what comes between the projections.
  std::size_t scratch_around(index_t batch, index_t q_len, index_t k_len, std::size_t attention) const {
    return detail::rows_bytes<T>(batch, q_len, config_.d_model) + detail::rows_bytes<T>(batch, k_len, config_.d_model) +
           2 * detail::rows_bytes<T>(batch, q_len, q_width()) + 2 * detail::rows_bytes<T>(batch, k_len, kv_width()) +
           std::max({attention, detail::rows_bytes<T>(batch, q_len, w_gates_.extent()[1]),
                     rope_ ? rope_->table_bytes(batch * std::max(q_len, k_len)) : 0,
                     kernels::matmul_workspace<T>(config_.d_head)});
  }

  /// Shapes alone.
  kernels::attention_problem<T> problem_of_size(index_t batch, index_t q_len, index_t k_len) const {
    kernels::attention_problem<T> p{};
    p.q = {nullptr, {batch, config_.heads, q_len, config_.d_head}};
    p.k = p.v = {nullptr, {batch, config_.kv_heads, k_len, config_.d_head}};
    return p;
  }

  template <class S>
  tensor4_view<S> heads_of(const tensor3_view<S>& x, index_t heads) const noexcept {
    return detail::split_heads(x, heads, config_.d_head);
  }
  index_t q_width() const noexcept { return config_.heads * config_.d_head; }
  index_t kv_width() const noexcept { return config_.kv_heads * config_.d_head; }
  row_view<const T> bias(const parameter<T, 1>& b) const noexcept {
    return config_.bias ? b.values() : row_view<const T>{};
  }

  /// The heads of q and k normalised in place.
  template <tracer Tr>
  void normalise(const tensor4_view<T>& q, const tensor4_view<T>& k, const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "qk_norm", 1.0);
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "qk_norm_eps", config_.qk_norm_eps);
    if constexpr (trace::wants<Tr, stage::gamma_q>) trace::emit<stage::gamma_q, origin::computed>(c.tr, c.where, q_norm_.values());
    if constexpr (trace::wants<Tr, stage::gamma_k>) trace::emit<stage::gamma_k, origin::computed>(c.tr, c.where, k_norm_.values());
    kernels::rms_norm_options<T> options{
        .gamma = q_norm_.values(), .eps = T(config_.qk_norm_eps), .executor = c.executor};
    kernels::rms_norm(as_const(q), q, options);
    options.gamma = k_norm_.values();
    kernels::rms_norm(as_const(k), k, options);
    if constexpr (trace::wants<Tr, stage::q_norm>) trace::emit<stage::q_norm, origin::computed>(c.tr, c.where, q);
    if constexpr (trace::wants<Tr, stage::k_norm>) trace::emit<stage::k_norm, origin::computed>(c.tr, c.where, k);
  }

  /// The heads of q and k turned in place; their items begin at `firsts`, unless the call names positions. The scratch
  /// of the tables is free again afterwards.
  template <tracer Tr>
  void turn(const tensor4_view<T>& q, const tensor4_view<T>& k, const row_view<const index_t>& firsts,
            const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "turned", 1.0);
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "rope_pairing", static_cast<double>(rotary_pairing{rope_->config().pairing}));
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "rope_base", rope_->config().base);
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "rope_width", static_cast<double>(index_t{rope_->config().width}));
    const extents<2> lengths{q.extent(2), k.extent(2)};
    with_tables(lengths, firsts, c, [&](const auto& table) { rope_->forward(q, as_const(q), table, c.executor); },
                [&](const auto& table) { rope_->forward(k, as_const(k), table, c.executor); });
    if constexpr (trace::wants<Tr, stage::q_rot>) trace::emit<stage::q_rot, origin::computed>(c.tr, c.where, q);
    if constexpr (trace::wants<Tr, stage::k_rot>) trace::emit<stage::k_rot, origin::computed>(c.tr, c.where, k);
  }

  /// for_q(table of the queries' positions), then for_k(that of the keys): the same where they stand alike.
  template <tracer Tr, class ForQ, class ForK>
  void with_tables(const extents<2>& lengths, const row_view<const index_t>& firsts, const detail::call_context<Tr>& c,
                   const ForQ& for_q, const ForK& for_k) const {
    const detail::row_places at_q{firsts, c.positions}, at_k{firsts, c.memory_positions};
    const index_t batch = firsts.extent(0), q_len = lengths[0], k_len = lengths[1];
    workspace scratch = c.scratch;
    if (c.positions == c.memory_positions) {
      const auto table = rope_->make_table(scratch, {at_q, at_q, 0, batch}, std::max(q_len, k_len));
      for_q(table);
      return for_k(table);
    }
    for_q(rope_->make_table(scratch, {at_q, at_k, k_len, batch}, q_len));
    scratch = c.scratch;
    for_k(rope_->make_table(scratch, {at_k, at_q, q_len, batch}, k_len));
  }

  bool gates(head_gates kind) const noexcept { return config_.gates == kind; }
  index_t gate_offsets() const noexcept {
    return gates(head_gates::constant) || (gates(head_gates::sigmoid) && config_.bias) ? index_t{config_.heads} : 0;
  }

  /// The heads of context times their gates, in place.
  template <tracer Tr>
  void gate_heads(const tensor3_view<T>& context, const tensor3_view<const T>& x,
                  const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "gates", static_cast<double>(config_.gates));
    if constexpr (trace::listens<Tr>) emit_gate_parameters(c);
    const auto heads = heads_of(context, config_.heads);
    const index_t batch = heads.extent(0), count = heads.extent(1), length = heads.extent(2);
    tensor3_view<const T> open(b_gates_.values().data(), {batch, length, count}, {0, 0, 1});
    if (gates(head_gates::sigmoid)) open = gates_of_rows(x, c);
    const tensor4_view<T> rows = heads_last(heads);
    kernels::scale_rows(as_const(rows), open, rows, c.executor);
    if constexpr (trace::wants<Tr, stage::gated>) trace::emit<stage::gated, origin::computed>(c.tr, c.where, heads);
  }

  /// s(x w_gates + b_gates), (B, L, heads), in scratch.
  template <tracer Tr>
  tensor3_view<T> gates_of_rows(const tensor3_view<const T>& x, const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    workspace scratch = c.scratch;
    const auto gates = detail::take_rows<T>(scratch, x.extent(0), x.extent(1), config_.heads);
    const auto opened = kernels::detail::activate_tile<kernels::detail::sigmoid_function, T>;
    kernels::linear(x, w_gates_.packed(), gates, {bias(b_gates_), opened, {}, {}}, c.executor);
    if constexpr (trace::wants<Tr, stage::gate>) trace::emit<stage::gate, origin::computed>(c.tr, c.where, heads_first(gates));
    return gates;
  }

  /// (B, L, H) as (B, H, L).
  static tensor3_view<T> heads_first(const tensor3_view<T>& x) noexcept {
    return {x.data(), {x.extent(0), x.extent(2), x.extent(1)}, {x.stride(0), x.stride(2), x.stride(1)}};
  }
  /// (B, H, L, D) as (B, L, H, D), the order in which its rows lie.
  template <class S>
  static tensor4_view<S> heads_last(const tensor4_view<S>& x) noexcept {
    return {x.data(),
            {x.extent(0), x.extent(2), x.extent(1), x.extent(3)},
            {x.stride(0), x.stride(2), x.stride(1), x.stride(3)}};
  }

  kernels::attention_problem<T> problem(const tensor3_view<T>& q, const tensor3_view<T>& k, const tensor3_view<T>& v,
                                        const tensor3_view<T>& context) const {
    kernels::attention_problem<T> p{};
    p.q = as_const(heads_of(q, config_.heads));
    p.k = as_const(heads_of(k, config_.kv_heads));
    p.v = as_const(heads_of(v, config_.kv_heads));
    p.out = heads_of(context, config_.heads);
    p.scale = scale_;
    p.softcap = softcap_;
    if (config_.sinks) p.sinks = sinks_ref<T>(sinks_.values()).logits();
    return p;
  }

  template <class Result, class TX, class TM, class M, tracer Tr>
  Result returned(const any_view<const TX>& x, const any_view<const TM>& memory, const M& mask,
                  const sequence_options& options, Tr tr) const {
    (void)checked_batch(x, memory);
    extents<4> extent = x.template lifted<4>().extent();
    Result out = detail::make_result<Result>(extent, x.rank);
    call(any_view_of(out), x, memory, mask, options, tr);
    return out;
  }

  template <class TX, class TM>
  index_t checked_batch(const any_view<const TX>& x, const any_view<const TM>& memory) const {
    const auto rows = detail::layer_rows(name, "x", x, config_.d_model);
    const auto memory_rows = detail::layer_rows(name, "memory", memory, config_.d_model);
    if (memory.rank != x.rank || memory_rows.extent(0) != rows.extent(0)) {
      detail::fail_argument(name, shape_of("memory", memory), {"the batch of x ", shape_of("x", x).extents_shown()});
    }
    return rows.extent(0);
  }

  template <class TX, class TM, class M, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const any_view<const TM>& memory, const M& mask,
            const sequence_options& options, Tr tr) const {
    const index_t batch = checked_batch(x, memory);
    const auto rows = x.template lifted<3>();
    const auto memory_rows = memory.template lifted<3>();
    const auto target = detail::layer_output(name, out, shape_of("x", x), config_.d_model);
    const bool self = static_cast<const void*>(x.data) == memory.data;
    const bool same = self && x.extent == memory.extent && x.stride == memory.stride;
    detail::expect_apart(name, "out", target, "x", rows);
    if (!same) detail::expect_apart(name, "out", target, "memory", memory_rows);
    const auto bound = bind(name, mask, x.rank, batch, rows.extent(1), memory_rows.extent(1));
    const auto at = detail::positions_of(name, "positions", options.positions, config_.rope, shape_of("x", x));
    const auto memory_at = detail::positions_of(name, "memory_positions", options.memory_positions, config_.rope,
                                                shape_of("memory", memory));
    const detail::position_array* const keys_at = memory_at || !same ? pointer_to(memory_at) : pointer_to(at);
    const auto where = detail::layer_place(tr, self ? trace::block::self_attn : trace::block::cross_attn, x.rank);
    const std::size_t bytes = scratch_bytes(batch, rows.extent(1), memory_rows.extent(1), options.executor);
    detail::run_layer(name, options, bytes, tr, where, [&](const detail::call_context<Tr>& c) {
      forward(target, rows, memory_rows, bound, c.positioned(pointer_to(at), keys_at));
    });
  }

  template <class TX, class S, class M, tracer Tr>
  void call_cached(const any_view<T>& out, const any_view<const TX>& x, kv_cache<S>& cache, const M& mask,
                   const sequence_options& options, Tr tr) const {
    const index_t batch = checked_batch(x, x);
    const auto rows = x.template lifted<3>();
    const auto target = detail::layer_output(name, out, shape_of("x", x), config_.d_model);
    detail::expect_apart(name, "out", target, "x", rows);
    detail::expect_room(name, cache, cache_shape(batch, cache.capacity()), rows.extent(1));
    const auto bound = bind(name, mask, x.rank, cache, rows.extent(1));
    const auto at = detail::positions_of(name, options, config_.rope, shape_of("x", x));
    auto where = detail::layer_place(tr, trace::block::self_attn, x.rank);
    where.at.step = static_cast<std::int32_t>(cache.length());
    const std::size_t bytes = scratch_bytes(cache, rows.extent(1), options.executor);
    detail::run_layer(name, options, bytes, tr, where, [&](const detail::call_context<Tr>& c) {
      forward(target, rows, cache, bound.template rules<T>(), c.positioned(pointer_to(at)));
    });
    cache.advance(rows.extent(1));
  }

  template <tracer Tr>
  void emit_parameters(const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    const trace::place& where = c.where;
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, where, "d_model", static_cast<double>(index_t{config_.d_model}));
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, where, "heads", static_cast<double>(index_t{config_.heads}));
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, where, "kv_heads", static_cast<double>(index_t{config_.kv_heads}));
    if constexpr (trace::wants<Tr, stage::w_q>) trace::emit<stage::w_q, origin::computed>(c.tr, where, w_q_.values());
    if constexpr (trace::wants<Tr, stage::w_k>) trace::emit<stage::w_k, origin::computed>(c.tr, where, w_k_.values());
    if constexpr (trace::wants<Tr, stage::w_v>) trace::emit<stage::w_v, origin::computed>(c.tr, where, w_v_.values());
    if constexpr (trace::wants<Tr, stage::w_o>) trace::emit<stage::w_o, origin::computed>(c.tr, where, w_o_.values());
    if (!config_.bias) return;
    if constexpr (trace::wants<Tr, stage::b_q>) trace::emit<stage::b_q, origin::computed>(c.tr, where, b_q_.values());
    if constexpr (trace::wants<Tr, stage::b_k>) trace::emit<stage::b_k, origin::computed>(c.tr, where, b_k_.values());
    if constexpr (trace::wants<Tr, stage::b_v>) trace::emit<stage::b_v, origin::computed>(c.tr, where, b_v_.values());
    if constexpr (trace::wants<Tr, stage::b_o>) trace::emit<stage::b_o, origin::computed>(c.tr, where, b_o_.values());
  }

  template <tracer Tr>
  void emit_gate_parameters(const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    if (gates(head_gates::sigmoid)) {
      if constexpr (trace::wants<Tr, stage::w_gates>) trace::emit<stage::w_gates, origin::computed>(c.tr, c.where, w_gates_.values());
    }
    if (gate_offsets() == 0) return;
    if constexpr (trace::wants<Tr, stage::b_gates>) trace::emit<stage::b_gates, origin::computed>(c.tr, c.where, b_gates_.values());
  }

  /// What each head adds to the output: context_h times the rows of w_o that it owns. Made for the trace only.
  template <tracer Tr>
  void emit_head_out(const tensor4_view<T>& context, const detail::call_context<Tr>& c) const {
    const index_t width = config_.d_head, model = config_.d_model;
    const index_t batch = context.extent(0), heads = context.extent(1), length = context.extent(2);
    std::vector<T> store(static_cast<std::size_t>(batch * heads * length * model));
    const tensor4_view<T> parts(store.data(), {batch, heads, length, model});
    for (index_t part = 0; part < batch * heads; ++part) {
      const index_t b = part / heads, h = part % heads;
      const auto rows_of_head = w_o_.values().slice(0, h * width, (h + 1) * width);
      kernels::matmul(as_const(context[b][h]), rows_of_head, parts[b][h], c.scratch);
    }
    if constexpr (trace::wants<Tr, trace::stage::head_out>) trace::emit<trace::stage::head_out, trace::origin::derived>(c.tr, c.where, parts);
  }

  mha_config config_;
  std::optional<rotary<T>> rope_;
  parameter<T, 2> w_q_, w_k_, w_v_, w_o_;
  parameter<T, 1> b_q_, b_k_, b_v_, b_o_, q_norm_, k_norm_;
  parameter<T, 2> w_gates_;
  parameter<T, 1> b_gates_, sinks_;
  T scale_;
  std::optional<T> softcap_;
};

}  // namespace xattn::inline XATTN_ISA
