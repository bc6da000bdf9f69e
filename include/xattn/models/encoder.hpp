// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A stack of encoder layers, with a last norm where the configuration asks for one.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape.
/// Formula y = layer_{n-1}(... layer_0(x)), then final_norm(y).
/// Edges   no layers: the input, or its norm. out may be x. A const model may be called by many threads at once. With a
///         causal mask and caches it is a decoder-only model.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.1.
#pragma once

#include "xattn/models/encoder_layer.hpp"
#include "xattn/models/layer_stack.hpp"

namespace xattn::inline XATTN_ISA {

template <real T>
class encoder : public detail::layer_stack<T, encoder_layer<T>>,
                public detail::encoder_calls<encoder<T>, T, encoder_caches> {
  using base = detail::layer_stack<T, encoder_layer<T>>;

 public:
  static constexpr const char* name = "encoder";

  explicit encoder(const encoder_config& config) : base(name, config) {}

  /// Room for max_len tokens of each of `batch` items in every layer, stored as S.
  template <class S = T>
  encoder_caches<S> make_caches(count max_len, count batch = 1, const cache_options& options = {}) const {
    if (base::size() == 0) return {0, detail::made_cache<S>({batch, 0, max_len, 0, 0}, options)};
    return {base::size(), base::layer(0).template make_cache<S>(max_len, batch, options)};
  }

  /// The call on views, its shapes checked; `mask` is bound to the scores. out may be x.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const kernels::score_rules<T>& mask,
               const detail::call_context<Tr>& c) const {
    base::run(out, x, trace::model::encoder, c,
              [&](std::size_t i, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
                base::layer(i).forward(to, rows, mask, inner);
              });
  }
  /// The same with the tokens of the caches, which x joins; the caller has checked that it fits, and counts it.
  template <class TX, class S, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, encoder_caches<S>& caches,
               const kernels::score_rules<T>& mask, const detail::call_context<Tr>& c) const {
    base::run(out, x, trace::model::encoder, c,
              [&](std::size_t i, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
                base::layer(i).forward(to, rows, caches[i], mask, inner);
              });
  }

  /// Scratch that forward takes.
  std::size_t scratch_bytes(index_t batch, index_t length, const executor_ref& executor) const {
    return base::of_layers([&](const auto& layer) { return layer.scratch_bytes(batch, length, executor); });
  }
  template <class S>
  std::size_t scratch_bytes(const encoder_caches<S>& caches, index_t length, const executor_ref& executor) const {
    return base::of_layers([&](const auto& layer) { return layer.scratch_bytes(caches[0], length, executor); });
  }

  /// Of the calls: where the model stands, and whether caches have room.
  trace::place place(const trace::place& where) const noexcept { return where.in(trace::model::encoder, -1); }
  template <class S>
  void expect_room(const char* function, const encoder_caches<S>& caches, index_t batch, index_t rows) const {
    base::expect_layers(caches);
    if (base::size() == 0) detail::expect_room(function, caches[0], {batch, 0, 0, 0, 0}, rows);
    for (std::size_t i = 0; i < base::size(); ++i) base::layer(i).expect_room(function, caches[i], batch, rows);
  }
};

}  // namespace xattn::inline XATTN_ISA
