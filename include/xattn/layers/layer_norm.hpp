// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Layer normalisation as a layer that owns gamma and beta.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape; gamma, beta (d_model).
/// Formula gamma (x - mean) / sqrt(var + eps) + beta, biased variance; see kernels/layer_norm.hpp for edges and error.
/// Edges   out may be x. gamma is 1 and beta 0 until they are assigned.
/// Source  Ba, Kiros, Hinton 2016, arXiv:1607.06450.
#pragma once

#include "xattn/kernels/add_norm.hpp"
#include "xattn/layers/norm_layer.hpp"

namespace xattn::inline XATTN_ISA {

struct layer_norm_config {
  count d_model{};
  double eps = 1e-5;
};

template <real T>
class layer_norm : public detail::norm_layer<layer_norm<T>, T, layer_norm_config> {
  using base = detail::norm_layer<layer_norm<T>, T, layer_norm_config>;

 public:
  static constexpr const char* name = "layer_norm";

  explicit layer_norm(const layer_norm_config& config) : base(config, T(1)), beta_("beta", {config.d_model}, T(0)) {}

  weight_access<T, 1> beta() { return {beta_}; }
  auto beta() const { return detail::const_adaptor(beta_.values()); }

  /// The call on views, its shapes checked. out may be x.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const detail::call_context<Tr>& c) const {
    if constexpr (trace::listens<Tr>) emit_parameters(c);
    kernels::layer_norm(x, out, kernel_options(c), c.tr, c.where);
  }

  /// The norm of the residual sum of x and y. out, and the memory where the sum is kept, may be x or y.
  template <class TX, tracer Tr>
  void forward_sum(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<const T>& y,
                   const kernels::residual_options<T, 3>& residual, const detail::call_context<Tr>& c) const {
    if constexpr (trace::listens<Tr>) emit_parameters(c);
    kernels::add_layer_norm(x, y, out, kernel_options(c), residual, c.tr, c.where);
  }

 private:
  template <tracer Tr>
  void emit_parameters(const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    if constexpr (trace::wants<Tr, stage::gamma>) trace::emit<stage::gamma, origin::computed>(c.tr, c.where, base::gamma_values());
    if constexpr (trace::wants<Tr, stage::beta>) trace::emit<stage::beta, origin::computed>(c.tr, c.where, beta_.values());
  }

  template <tracer Tr>
  kernels::layer_norm_options<T> kernel_options(const detail::call_context<Tr>& c) const {
    kernels::layer_norm_options<T> options;
    options.gamma = base::gamma_values();
    options.beta = beta_.values();
    options.eps = T(base::config().eps);
    options.executor = c.executor;
    return options;
  }

  parameter<T, 1> beta_;
};

}  // namespace xattn::inline XATTN_ISA
