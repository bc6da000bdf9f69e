// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Position-wise feed-forward network, plain or gated.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape. Weights w_1 and w_gate (d_model, d_hidden), w_2 (d_hidden,
///         d_model), biases b_1 b_gate (d_hidden), b_2 (d_model); the gate's exist only where the layer is gated.
/// Formula plain: act(x W1 + b1) W2 + b2;  gated: (act(x Wg + bg) * (x W1 + b1)) W2 + b2.
/// Edges   gelu is the erf form; gelu_tanh and gelu_quick are other names. A const layer may be called by many threads.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.3; Shazeer 2020, arXiv:2002.05202 (gated).
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/activation.hpp"
#include "xattn/kernels/linear.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/parameter.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {

struct feed_forward_config {
  count d_model{};
  count d_hidden{};  // 0: 4 d_model
  xattn::activation activation = xattn::activation::relu;
  bool gated = false;
  bool bias = true;
  std::uint64_t seed = 0;
};

/// Which half of the columns of a packed matrix is the gate's.
enum class gate_order { gate_first, gate_last };

namespace detail {

inline feed_forward_config resolved(feed_forward_config c, const char* function) {
  expect_positive(function, "d_model", c.d_model);
  if (c.d_hidden == 0) c.d_hidden = 4 * c.d_model;
  expect_positive(function, "d_hidden", c.d_hidden);
  kernels::with_activation(function, c.activation, [](const auto&) {});
  return c;
}

}  // namespace detail

template <real T>
class feed_forward {
 public:
  explicit feed_forward(const feed_forward_config& config)
      : config_(detail::resolved(config, name)),
        w_1_("w_1", {config_.d_model, config_.d_hidden}, T(0)),
        w_gate_("w_gate", {gate(config_.d_model), gate(config_.d_hidden)}, T(0)),
        w_2_("w_2", {config_.d_hidden, config_.d_model}, T(0)),
        b_1_("b_1", {biased(config_.d_hidden)}, T(0)),
        b_gate_("b_gate", {gate(biased(config_.d_hidden))}, T(0)),
        b_2_("b_2", {biased(config_.d_model)}, T(0)) {
    std::uint64_t part = 0;
    for (parameter<T, 2>* w : {&w_1_, &w_2_, &w_gate_}) w->glorot(seed_of_part(config_.seed, part++));
  }

  const feed_forward_config& config() const noexcept { return config_; }
  weight_access<T, 2> w_1() { return {w_1_}; }
  weight_access<T, 2> w_gate() { return {w_gate_}; }
  weight_access<T, 2> w_2() { return {w_2_}; }
  weight_access<T, 1> b_1() { return {b_1_}; }
  weight_access<T, 1> b_gate() { return {b_gate_}; }
  weight_access<T, 1> b_2() { return {b_2_}; }
  auto w_1() const { return detail::const_adaptor(w_1_.values()); }
  auto w_gate() const { return detail::const_adaptor(w_gate_.values()); }
  auto w_2() const { return detail::const_adaptor(w_2_.values()); }
  auto b_1() const { return detail::const_adaptor(b_1_.values()); }
  auto b_gate() const { return detail::const_adaptor(b_gate_.values()); }
  auto b_2() const { return detail::const_adaptor(b_2_.values()); }

  /// w_gate and w_1 from one matrix (d_model, 2 d_hidden) that holds them side by side, as checkpoints often do; and
  /// b_gate and b_1 from (2 d_hidden). Of gated layers. A wrong shape is a shape_error and changes nothing.
  template <tensor_like W>
  void set_packed(const W& w, gate_order order) {
    const auto& held = detail::hold(w);
    assign_halves("w", any_view_of(held), order, w_gate_, w_1_);
  }
  template <tensor_like B>
  void set_packed_bias(const B& b, gate_order order) {
    const auto& held = detail::hold(b);
    assign_halves("b", any_view_of(held), order, b_gate_, b_1_);
  }

  template <tensor_like X, tracer Tr = no_trace>
  auto operator()(const X& x, const layer_options& options = {}, Tr tr = {}) const {
    using result = detail::result_t<T, X>;
    const auto& held = detail::hold(x);
    const auto v = any_view_of(held);
    (void)detail::layer_rows(name, "x", v, config_.d_model);
    result out = detail::make_result<result>(v.template lifted<4>().extent(), v.rank);
    call(any_view_of(out), v, options, tr);
    return out;
  }
  /// Into an array that does not overlap x.
  template <class Out, tensor_like X, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    call(detail::target_view<T>(out), any_view_of(held), options, tr);
  }

  /// Bytes of scratch of a call on `batch` items, for options.workspace.
  std::size_t workspace_size(index_t batch, index_t length, const executor_ref& executor = {}) const {
    return scratch_bytes(batch, length, executor) + workspace_alignment;
  }

  /// The call on views, its shapes checked. out may not overlap x. A residual is added to the output, unless it is
  /// null.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, detail::call_context<Tr> c,
               const tensor3_view<const T>& residual = {}) const {
    using trace::origin;
    using trace::stage;
    const trace::place& where = c.where;
    if constexpr (trace::listens<Tr>) emit_parameters(c);
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, where, "activation", static_cast<double>(config_.activation));
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, where, "gated", config_.gated ? 1.0 : 0.0);
    const auto hidden = detail::take_rows<T>(c.scratch, x.extent(0), x.extent(1), config_.d_hidden);
    const auto read = detail::product_rows<T, trace::writes_any<Tr, stage::ffn_in>>(c.scratch, x);
    if constexpr (trace::wants<Tr, stage::ffn_in>) trace::emit<stage::ffn_in, origin::computed>(c.tr, where, read);
    const tensor3_view<const T> rows = read;
    const auto act = acts_at_once<Tr>() ? activation() : nullptr;
    const stage first = act != nullptr ? stage::ffn_act : stage::ffn_pre;
    kernels::linear(rows, w_1_.packed(), hidden, {bias(b_1_), act, {}, {}},
                    c.making(first, hidden, config_.d_model).executor);
    if constexpr (trace::wants<Tr, stage::ffn_pre>) trace::emit<stage::ffn_pre, origin::computed>(c.tr, where, hidden);
    if (config_.gated) {
      apply_gate(hidden, rows, c);
    } else if (!acts_at_once<Tr>()) {
      kernels::activate(config_.activation, as_const(hidden), hidden,
                        c.making(stage::ffn_act, hidden).executor);
    }
    if constexpr (trace::wants<Tr, stage::ffn_act>) trace::emit<stage::ffn_act, origin::computed>(c.tr, where, hidden);
    kernels::linear(as_const(hidden), w_2_.packed(), out, {bias(b_2_), nullptr, residual, {}},
                    c.making(stage::ffn_out, out, config_.d_hidden).executor);
    if constexpr (trace::wants<Tr, stage::ffn_out>) trace::emit<stage::ffn_out, origin::computed>(c.tr, where, out);
  }

  /// Scratch that forward takes.
  std::size_t scratch_bytes(index_t batch, index_t length, const executor_ref&) const {
    return detail::rows_bytes<T>(batch, length, config_.d_model) +
           (config_.gated ? 2 : 1) * detail::rows_bytes<T>(batch, length, config_.d_hidden);
  }

 private:
  static constexpr const char* name = "feed_forward";

  template <class S, std::size_t R>
  void assign_halves(const char* argument, const any_view<const S>& packed, gate_order order, parameter<T, R>& gate,
                     parameter<T, R>& up) {
    detail::expect_value(config_.gated, name, "gated", "false", "true, for packed weights");
    detail::expect_value(order == gate_order::gate_first || order == gate_order::gate_last, name, "order",
                         static_cast<int>(order), "one of the names of xattn::gate_order");
    extents<R> expected = gate.extent();
    const index_t half = expected[R - 1];
    expected[R - 1] *= 2;
    const auto whole = packed.template lifted<R>();
    if (packed.rank != R || whole.extent() != expected) {
      detail::fail_argument("feed_forward: set_packed", shape_of(argument, packed), {expected});
    }
    const view<const S, R> halves[] = {whole.slice(R - 1, 0, half), whole.slice(R - 1, half, 2 * half)};
    gate.assign(any_view_of(halves[order == gate_order::gate_first ? 0 : 1]));
    up.assign(any_view_of(halves[order == gate_order::gate_first ? 1 : 0]));
  }

  /// The activation joins the first product, unless a gate or a hook wants what comes before it.
  template <class Tr>
  bool acts_at_once() const noexcept {
    return !config_.gated && !trace::wants<Tr, trace::stage::ffn_pre>;
  }
  kernels::tile_function<T> activation() const {
    return kernels::detail::tile_activation<T>(name, config_.activation);
  }

  index_t gate(index_t n) const noexcept { return config_.gated ? n : 0; }
  index_t biased(index_t n) const noexcept { return config_.bias ? n : 0; }
  row_view<const T> bias(const parameter<T, 1>& b) const noexcept {
    return config_.bias ? b.values() : row_view<const T>{};
  }

  template <tracer Tr>
  void apply_gate(const tensor3_view<T>& hidden, const tensor3_view<const T>& x, detail::call_context<Tr> c) const {
    const auto gates = detail::take_rows<T>(c.scratch, x.extent(0), x.extent(1), config_.d_hidden);
    kernels::linear(x, w_gate_.packed(), gates, {bias(b_gate_), nullptr, {}, {}},
                    c.making(trace::stage::ffn_gate, gates, config_.d_model).executor);
    if constexpr (trace::wants<Tr, trace::stage::ffn_gate>) trace::emit<trace::stage::ffn_gate, trace::origin::computed>(c.tr, c.where, gates);
    kernels::activate_gated(config_.activation, as_const(gates), as_const(hidden), hidden,
                            c.making(trace::stage::ffn_act, hidden).executor);
  }

  template <class TX, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const layer_options& options, Tr tr) const {
    const auto rows = detail::layer_rows(name, "x", x, config_.d_model);
    const auto target = detail::layer_output(name, out, shape_of("x", x), config_.d_model);
    detail::expect_apart(name, "out", target, "x", rows);
    const auto where = detail::layer_place(tr, trace::block::ffn, x.rank);
    const std::size_t bytes = scratch_bytes(rows.extent(0), rows.extent(1), options.executor);
    detail::run_layer(name, options, bytes, tr, where,
                      [&](const detail::call_context<Tr>& c) { forward(target, rows, c); });
  }

  template <tracer Tr>
  void emit_parameters(const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    const trace::place& where = c.where;
    if constexpr (trace::wants<Tr, stage::w_1>) trace::emit<stage::w_1, origin::computed>(c.tr, where, w_1_.values());
    if constexpr (trace::wants<Tr, stage::w_2>) trace::emit<stage::w_2, origin::computed>(c.tr, where, w_2_.values());
    if (config_.bias) {
      if constexpr (trace::wants<Tr, stage::b_1>) trace::emit<stage::b_1, origin::computed>(c.tr, where, b_1_.values());
      if constexpr (trace::wants<Tr, stage::b_2>) trace::emit<stage::b_2, origin::computed>(c.tr, where, b_2_.values());
    }
    if (!config_.gated) return;
    if constexpr (trace::wants<Tr, stage::w_gate>) trace::emit<stage::w_gate, origin::computed>(c.tr, where, w_gate_.values());
    if (!config_.bias) return;
    if constexpr (trace::wants<Tr, stage::b_gate>) trace::emit<stage::b_gate, origin::computed>(c.tr, where, b_gate_.values());
  }

  feed_forward_config config_;
  parameter<T, 2> w_1_, w_gate_, w_2_;
  parameter<T, 1> b_1_, b_gate_, b_2_;
};

}  // namespace xattn::inline XATTN_ISA
