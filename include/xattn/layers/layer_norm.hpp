// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Layer normalisation as a layer that owns gamma and beta.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape; gamma, beta (d_model).
/// Formula gamma (x - mean) / sqrt(var + eps) + beta, biased variance; see kernels/layer_norm.hpp for edges and error.
/// Edges   out may be x. gamma is 1 and beta 0 until they are assigned.
/// Source  Ba, Kiros, Hinton 2016, arXiv:1607.06450.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/layer_norm.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/parameter.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {

struct layer_norm_config {
  count d_model{};
  double eps = 1e-5;
};

template <real T>
class layer_norm {
 public:
  explicit layer_norm(const layer_norm_config& config)
      : config_(checked(config)), gamma_("gamma", {config_.d_model}, T(1)), beta_("beta", {config_.d_model}, T(0)) {}

  const layer_norm_config& config() const noexcept { return config_; }
  weight_access<T, 1> gamma() { return {gamma_}; }
  weight_access<T, 1> beta() { return {beta_}; }
  auto gamma() const { return detail::const_adaptor(gamma_.values()); }
  auto beta() const { return detail::const_adaptor(beta_.values()); }

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
  /// Into an array that is x or does not overlap it.
  template <class Out, tensor_like X, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    call(any_view_of(out), any_view_of(held), options, tr);
  }

  /// The call on views, its shapes checked. out may be x.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    if constexpr (trace::wants<Tr, stage::gamma>) trace::emit<stage::gamma, origin::computed>(c.tr, c.where, gamma_.values());
    if constexpr (trace::wants<Tr, stage::beta>) trace::emit<stage::beta, origin::computed>(c.tr, c.where, beta_.values());
    kernels::layer_norm_options<T> options;
    options.gamma = gamma_.values();
    options.beta = beta_.values();
    options.eps = T(config_.eps);
    options.executor = c.executor;
    kernels::layer_norm(x, out, options, c.tr, c.where);
  }

 private:
  static constexpr const char* name = "layer_norm";

  static layer_norm_config checked(const layer_norm_config& c) {
    detail::expect_positive(name, "d_model", c.d_model);
    detail::expect_value(c.eps >= 0 && c.eps - c.eps == 0, name, "eps", c.eps, "a finite value of 0 or more");
    return c;
  }

  template <class TX, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const layer_options& options, Tr tr) const {
    const auto rows = detail::layer_rows(name, "x", x, config_.d_model);
    const auto target = detail::layer_output(name, out, shape_of("x", x), config_.d_model);
    const auto where = detail::layer_place(tr, trace::block::norm1, x.rank);
    if constexpr (trace::wants<Tr, trace::stage::x>) trace::emit<trace::stage::x, trace::origin::computed>(tr, where, rows);
    detail::run_layer(name, options, 0, tr, where,
                      [&](const detail::call_context<Tr>& c) { forward(target, rows, c); });
  }

  layer_norm_config config_;
  parameter<T, 1> gamma_, beta_;
};

}  // namespace xattn::inline XATTN_ISA
