// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What encoders and decoders share: layers one after the other, and a final norm where the configuration asks
///         for one.
/// Formula y = layer_{n-1}(... layer_0(x)), then final_norm(y).
/// Edges   no layers: the input, or its norm. out may be x.
#pragma once

#include "xattn/kernels/activation.hpp"
#include "xattn/models/layer_config.hpp"

namespace xattn::inline XATTN_ISA::detail {

template <real T, class Layer>
class layer_stack {
 public:
  const transformer_config& config() const noexcept { return config_; }
  std::size_t size() const noexcept { return layers_.size(); }
  Layer& layer(std::size_t i) { return layers_[checked_index(i)]; }
  const Layer& layer(std::size_t i) const { return layers_[checked_index(i)]; }
  /// Only where the configuration asks for one; otherwise an option_error.
  block_norm<T>& final_norm() { return *checked_norm(final_norm_); }
  const block_norm<T>& final_norm() const { return *checked_norm(final_norm_); }

 protected:
  layer_stack(const char* function, const transformer_config& config) : config_(config), function_(function) {
    expect_value(config.layers >= 0, function, "layers", index_t{config.layers}, "0 or more");
    for (index_t i = 0; i < config.layers; ++i) layers_.emplace_back(layer_config(config, i));
    if (config.final_norm) final_norm_.emplace(block_norm_config{config.d_model, config.eps, config.norm});
  }

  /// one(i, out, x, context) is layer i on views.
  template <class TX, tracer Tr, class One>
  void run(const tensor3_view<T>& out, const tensor3_view<const TX>& x, trace::model model, const call_context<Tr>& c,
           const One& one) const {
    if (layers_.empty()) kernels::identity(x, out, c.executor);
    for (std::size_t i = 0; i < layers_.size(); ++i) {
      const auto& inside = c.in(model, static_cast<std::int32_t>(i));
      if (i == 0) one(i, out, x, inside);
      else one(i, out, as_const(out), inside);
    }
    if (final_norm_) final_norm_->forward(out, as_const(out), c.in(trace::block::output));
  }

  /// The largest of what a function of a layer says.
  template <class F>
  std::size_t of_layers(const F& bytes) const {
    return layers_.empty() ? 0 : bytes(layers_[0]);
  }

  template <class Caches>
  void expect_layers(const Caches& caches) const {
    if (caches.size() == layers_.size()) return;
    fail<shape_error>({function_, ": caches are of ", caches.size(), " layers, expected ", layers_.size(),
                       ", as make_caches makes them"});
  }

 private:
  std::size_t checked_index(std::size_t i) const {
    expect_value(i < layers_.size(), function_, "layer", i, {"less than ", layers_.size()});
    return i;
  }
  template <class N>
  N& checked_norm(N& norm) const {
    if (!norm) fail<option_error>({function_, ": it has no final_norm; ask for one by .final_norm = true"});
    return norm;
  }

  transformer_config config_;
  const char* function_;
  std::vector<Layer> layers_;
  std::optional<block_norm<T>> final_norm_;
};

}  // namespace xattn::inline XATTN_ISA::detail
