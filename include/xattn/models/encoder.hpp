// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A stack of encoder layers, with a last layer norm where the configuration asks for one.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape.
/// Formula y = layer_{n-1}(... layer_0(x)), then final_norm(y).
/// Edges   no layers: the input, or its norm. out may be x. A const model may be called by many threads at once.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.1.
#pragma once

#include "xattn/models/encoder_layer.hpp"

namespace xattn::inline XATTN_ISA {

struct encoder_config {
  count d_model{};
  count heads = 1;
  count kv_heads{};  // 0: as many as heads
  count d_head{};    // 0: d_model / heads
  count d_hidden{};  // 0: 4 d_model
  xattn::activation activation = xattn::activation::relu;
  bool gated = false;
  bool norm_first = false;
  double eps = 1e-5;
  std::optional<rotary_config> rope{};
  bool bias = true;
  std::uint64_t seed = 0;
  count layers = 1;
  bool final_norm = false;
};

template <real T>
class encoder {
 public:
  explicit encoder(const encoder_config& config) : config_(config) {
    detail::expect_value(config.layers >= 0, name, "layers", index_t{config.layers}, "0 or more");
    for (index_t i = 0; i < config.layers; ++i) layers_.emplace_back(layer_config(static_cast<std::uint64_t>(i)));
    if (config.final_norm) final_norm_.emplace(layer_norm_config{config.d_model, config.eps});
  }

  const encoder_config& config() const noexcept { return config_; }
  std::size_t size() const noexcept { return layers_.size(); }
  encoder_layer<T>& layer(std::size_t i) { return layers_[checked(i)]; }
  const encoder_layer<T>& layer(std::size_t i) const { return layers_[checked(i)]; }
  /// Only where the configuration asks for one; otherwise an option_error.
  layer_norm<T>& final_norm() { return *checked_norm(final_norm_); }
  const layer_norm<T>& final_norm() const { return *checked_norm(final_norm_); }

  template <tensor_like X, mask M = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, const M& mask = {}, const layer_options& options = {}, Tr tr = {}) const {
    using result = detail::result_t<T, X>;
    const auto& held = detail::hold(x);
    const auto v = any_view_of(held);
    (void)detail::layer_rows(name, "x", v, config_.d_model);
    result out = detail::make_result<result>(v.template lifted<4>().extent(), v.rank);
    call(any_view_of(out), v, mask, options, tr);
    return out;
  }
  /// Into an array that is x or does not overlap it.
  template <class Out, tensor_like X, mask M = no_mask, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const M& mask = {}, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    call(any_view_of(out), any_view_of(held), mask, options, tr);
  }

  /// Bytes of scratch of a call on `batch` items, for options.workspace.
  std::size_t workspace_size(index_t batch, index_t length, const executor_ref& executor = {}) const {
    return scratch_bytes(batch, length, executor) + workspace_alignment;
  }

 private:
  static constexpr const char* name = "encoder";

  encoder_layer_config layer_config(std::uint64_t i) const {
    const encoder_config& c = config_;
    return {c.d_model,    c.heads, c.kv_heads, c.d_head, c.d_hidden, c.activation, c.gated,
            c.norm_first, c.eps,   c.rope,     c.bias,   seed_of_part(c.seed, i)};
  }
  std::size_t checked(std::size_t i) const {
    detail::expect_value(i < layers_.size(), name, "layer", i, detail::compose({"less than ", layers_.size()}).c_str());
    return i;
  }
  template <class N>
  static N& checked_norm(N& norm) {
    if (!norm) detail::fail<option_error>("encoder: it has no final_norm; ask for one by .final_norm = true");
    return norm;
  }
  std::size_t scratch_bytes(index_t batch, index_t length, const executor_ref& executor) const {
    return layers_.empty() ? 0 : layers_[0].scratch_bytes(batch, length, executor);
  }

  template <class TX, class M, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const M& mask, const layer_options& options,
            Tr tr) const {
    const auto rows = detail::layer_rows(name, "x", x, config_.d_model);
    const auto target = detail::layer_output(name, out, shape_of("x", x), config_.d_model);
    detail::expect_same_or_apart(name, target, rows);
    const trace::place where = detail::layer_place(tr, trace::block::bare, x.rank);
    const std::size_t bytes = scratch_bytes(rows.extent(0), rows.extent(1), options.executor);
    const auto bound =
        mask.bind(score_shape{name, x.rank + 1, rows.extent(0), config_.heads, rows.extent(1), rows.extent(1), 0});
    detail::run_layer(name, options, bytes, tr, where.in(trace::model::encoder, -1),
                      [&](const detail::call_context<Tr>& c) { forward(target, rows, bound, c); });
  }

  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const kernels::score_rules<T>& mask,
               const detail::call_context<Tr>& c) const {
    if (layers_.empty()) kernels::identity(x, out, c.executor);
    for (std::size_t i = 0; i < layers_.size(); ++i) {
      detail::call_context<Tr> inside = c;
      inside.where = c.where.in(trace::model::encoder, static_cast<std::int32_t>(i));
      if (i == 0) layers_[i].forward(out, x, mask, inside);
      else layers_[i].forward(out, as_const(out), mask, inside);
    }
    if (final_norm_) final_norm_->forward(out, as_const(out), c.in(trace::block::output));
  }

  encoder_config config_;
  std::vector<encoder_layer<T>> layers_;
  std::optional<layer_norm<T>> final_norm_;
};

}  // namespace xattn::inline XATTN_ISA
