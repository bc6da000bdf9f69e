// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The norm of a model's layer, of the kind that the configuration asks for.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape; gamma, beta (d_model).
/// Formula that of layer_norm.hpp or rms_norm.hpp.
/// Edges   out may be x. An RMS norm has no beta: to ask for it is an option_error.
#pragma once

#include "xattn/layers/layer_norm.hpp"
#include "xattn/layers/rms_norm.hpp"

#include <variant>

namespace xattn::inline XATTN_ISA {

/// rms_plus_one: the factor is 1 + gamma, and gamma 0 until it is assigned.
enum class norm_kind { layer, rms, rms_plus_one };

struct block_norm_config {
  count d_model{};
  double eps = 1e-5;
  norm_kind kind = norm_kind::layer;
};

template <real T>
class block_norm {
 public:
  explicit block_norm(const block_norm_config& config) : config_(config), norm_(made(config)) {}

  const block_norm_config& config() const noexcept { return config_; }
  weight_access<T, 1> gamma() {
    return std::visit([](auto& norm) { return norm.gamma(); }, norm_);
  }
  auto gamma() const {
    return std::visit([](const auto& norm) { return norm.gamma(); }, norm_);
  }
  weight_access<T, 1> beta() { return layer("beta").beta(); }
  auto beta() const { return layer("beta").beta(); }

  template <tensor_like X, tracer Tr = no_trace>
  auto operator()(const X& x, const layer_options& options = {}, Tr tr = {}) const {
    return std::visit([&](const auto& norm) { return norm(x, options, tr); }, norm_);
  }
  /// Into an array that is x or does not overlap it.
  template <class Out, tensor_like X, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const layer_options& options = {}, Tr tr = {}) const {
    std::visit([&](const auto& norm) { norm.into(out, x, options, tr); }, norm_);
  }

  /// The call on views, its shapes checked. out may be x.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const detail::call_context<Tr>& c) const {
    std::visit([&](const auto& norm) { norm.forward(out, x, c); }, norm_);
  }
  /// The norm of the residual sum of x and y. out, and the memory where the sum is kept, may be x or y.
  template <class TX, tracer Tr>
  void forward_sum(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<const T>& y,
                   const kernels::residual_options<T, 3>& residual, const detail::call_context<Tr>& c) const {
    std::visit([&](const auto& norm) { norm.forward_sum(out, x, y, residual, c); }, norm_);
  }

 private:
  using either = std::variant<layer_norm<T>, rms_norm<T>>;

  static either made(const block_norm_config& c) {
    detail::expect_value(c.kind == norm_kind::layer || c.kind == norm_kind::rms || c.kind == norm_kind::rms_plus_one,
                         "block_norm", "kind", static_cast<int>(c.kind), "one of the names of xattn::norm_kind");
    if (c.kind == norm_kind::layer) return layer_norm<T>({c.d_model, c.eps});
    return rms_norm<T>({c.d_model, c.eps, c.kind == norm_kind::rms_plus_one});
  }
  const layer_norm<T>& layer(const char* asked) const {
    if (const auto* norm = std::get_if<layer_norm<T>>(&norm_)) return *norm;
    detail::fail<option_error>({"block_norm: an RMS norm has no ", asked});
  }
  layer_norm<T>& layer(const char* asked) { return const_cast<layer_norm<T>&>(std::as_const(*this).layer(asked)); }

  block_norm_config config_;
  either norm_;
};

}  // namespace xattn::inline XATTN_ISA
