// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Root-mean-square normalisation as a layer that owns gamma.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape; gamma (d_model).
/// Formula gamma x / sqrt(mean(x^2) + eps), with plus_one (1 + gamma) in place of gamma; see kernels/rms_norm.hpp.
/// Edges   out may be x. Until gamma is assigned the factor is 1: gamma is 1, or 0 with plus_one.
/// Source  Zhang and Sennrich 2019, arXiv:1910.07467.
#pragma once

#include "xattn/kernels/add_norm.hpp"
#include "xattn/layers/norm_layer.hpp"

namespace xattn::inline XATTN_ISA {

struct rms_norm_config {
  count d_model{};
  double eps = 1e-6;
  bool plus_one = false;
};

template <real T>
class rms_norm : public detail::norm_layer<rms_norm<T>, T, rms_norm_config> {
  using base = detail::norm_layer<rms_norm<T>, T, rms_norm_config>;

 public:
  static constexpr const char* name = "rms_norm";

  explicit rms_norm(const rms_norm_config& config) : base(config, T(config.plus_one ? 0 : 1)) {}

  /// The call on views, its shapes checked. out may be x.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const detail::call_context<Tr>& c) const {
    if constexpr (trace::listens<Tr>) emit_parameters(c);
    kernels::rms_norm(x, out, kernel_options(c), c.tr, c.where);
  }

  /// The norm of the residual sum of x and y. out, and the memory where the sum is kept, may be x or y.
  template <class TX, tracer Tr>
  void forward_sum(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<const T>& y,
                   const kernels::residual_options<T, 3>& residual, const detail::call_context<Tr>& c) const {
    if constexpr (trace::listens<Tr>) emit_parameters(c);
    kernels::add_rms_norm(x, y, out, kernel_options(c), residual, c.tr, c.where);
  }

 private:
  template <tracer Tr>
  void emit_parameters(const detail::call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    if constexpr (trace::wants<Tr, stage::gamma>) trace::emit<stage::gamma, origin::computed>(c.tr, c.where, base::gamma_values());
  }

  template <tracer Tr>
  kernels::rms_norm_options<T> kernel_options(const detail::call_context<Tr>& c) const {
    kernels::rms_norm_options<T> options;
    options.gamma = base::gamma_values();
    options.plus_one = base::config().plus_one;
    options.eps = T(base::config().eps);
    options.executor = c.executor;
    return options;
  }
};

}  // namespace xattn::inline XATTN_ISA
