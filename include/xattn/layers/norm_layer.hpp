// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What the norms share as layers: gamma, eps, the calls and their checks.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape; gamma (d_model).
/// Edges   out may be x.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/parameter.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA::detail {

/// Layer has `name` and forward(out, x, context) on views whose shapes are checked.
template <class Layer, real T, class Config>
class norm_layer {
 public:
  const Config& config() const noexcept { return config_; }
  weight_access<T, 1> gamma() { return {gamma_}; }
  auto gamma() const { return const_adaptor(gamma_.values()); }

  template <tensor_like X, tracer Tr = no_trace>
  auto operator()(const X& x, const layer_options& options = {}, Tr tr = {}) const {
    using result = result_t<T, X>;
    const auto& held = hold(x);
    const auto v = any_view_of(held);
    (void)layer_rows(Layer::name, "x", v, config_.d_model);
    result out = make_result<result>(v.template lifted<4>().extent(), v.rank);
    call(any_view_of(out), v, options, tr);
    return out;
  }
  /// Into an array that is x or does not overlap it.
  template <class Out, tensor_like X, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = hold(x);
    call(target_view<T>(out), any_view_of(held), options, tr);
  }

 protected:
  norm_layer(const Config& config, T gamma) : config_(checked(config)), gamma_("gamma", {config_.d_model}, gamma) {}

  row_view<const T> gamma_values() const noexcept { return gamma_.values(); }

 private:
  static Config checked(const Config& c) {
    expect_positive(Layer::name, "d_model", c.d_model);
    expect_value(c.eps >= 0 && c.eps - c.eps == 0, Layer::name, "eps", c.eps, "a finite value of 0 or more");
    return c;
  }

  template <class TX, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const layer_options& options, Tr tr) const {
    const auto rows = layer_rows(Layer::name, "x", x, config_.d_model);
    const auto target = layer_output(Layer::name, out, shape_of("x", x), config_.d_model);
    const auto where = layer_place(tr, trace::block::norm1, x.rank);
    if constexpr (trace::wants<Tr, trace::stage::x>) trace::emit<trace::stage::x, trace::origin::computed>(tr, where, rows);
    run_layer(Layer::name, options, 0, tr, where, [&](const call_context<Tr>& c) {
      static_cast<const Layer&>(*this).forward(target, rows, c);
    });
  }

  Config config_;
  parameter<T, 1> gamma_;
};

}  // namespace xattn::inline XATTN_ISA::detail
