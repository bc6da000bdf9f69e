// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A stack of decoder layers, with a last norm where the configuration asks for one.
/// Shapes  x (L, d_model) or (B, L, d_model), memory (M, d_model) or (B, M, d_model) -> x's shape.
/// Formula y = layer_{n-1}(... layer_0(x, memory) .., memory), then final_norm(y).
/// Edges   no layers: the input, or its norm. out may be x, but not overlap memory. A const model may be called by many
///         threads at once, each with caches of its own.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.1.
#pragma once

#include "xattn/models/decoder_layer.hpp"
#include "xattn/models/layer_stack.hpp"

namespace xattn::inline XATTN_ISA {

template <real T>
class decoder : public detail::layer_stack<T, decoder_layer<T>>,
                public detail::decoder_calls<decoder<T>, T, decoder_caches> {
  using base = detail::layer_stack<T, decoder_layer<T>>;
  using calls = detail::decoder_calls<decoder<T>, T, decoder_caches>;

 public:
  static constexpr const char* name = "decoder";

  explicit decoder(const decoder_config& config) : base(name, config) {}

  /// Room for max_len tokens of each of `batch` items, and for the first call's memory, in every layer; stored as S.
  template <class S = T>
  decoder_caches<S> make_caches(count max_len, count batch = 1, const cache_options& options = {}) const {
    if (base::size() == 0) {
      return {0, {detail::made_cache<S>({batch, 0, max_len, 0, 0}, options), {batch, 0, 0, 0, 0}}};
    }
    return {base::size(), base::layer(0).template make_cache<S>(max_len, batch, options)};
  }
  /// The same, with the keys and values of the memory computed and stored.
  template <class S = T, tensor_like Memory>
  decoder_caches<S> make_caches(count max_len, const Memory& memory, const layer_options& options = {},
                                const cache_options& cache = {}) const {
    return calls::template cache_with<S>(max_len, memory, options, cache);
  }

  /// The call on views, its shapes checked; masks are bound to the scores. out may be x.
  template <class TX, class TM, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const detail::decoder_inputs<T, TM>& in,
               const detail::call_context<Tr>& c) const {
    base::run(out, x, trace::model::decoder, c,
              [&](std::size_t i, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
                base::layer(i).forward(to, rows, in, inner);
              });
  }
  /// The same with the tokens of the caches, which x joins; the caller has checked that it fits, and counts it.
  template <class TX, class S, class TM, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, decoder_caches<S>& caches,
               const detail::decoder_inputs<T, TM>& in, const detail::call_context<Tr>& c) const {
    base::run(out, x, trace::model::decoder, c,
              [&](std::size_t i, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
                base::layer(i).forward(to, rows, caches[i], in, inner);
              });
  }

  /// Scratch that forward takes.
  std::size_t scratch_bytes(index_t batch, index_t length, index_t memory, const executor_ref& executor) const {
    return base::of_layers([&](const auto& layer) { return layer.scratch_bytes(batch, length, memory, executor); });
  }
  template <class S>
  std::size_t scratch_bytes(const decoder_caches<S>& caches, index_t length, index_t memory,
                            const executor_ref& executor) const {
    return base::of_layers([&](const auto& layer) { return layer.scratch_bytes(caches[0], length, memory, executor); });
  }

  /// Of the calls: where the model stands, caches to be filled, and whether caches have room.
  trace::place place(const trace::place& where) const noexcept { return where.in(trace::model::decoder, -1); }
  template <class S>
  decoder_caches<S> make_empty_cache(count max_len, count batch, const cache_options& options) const {
    return make_caches<S>(max_len, batch, options);
  }
  template <class S>
  void expect_room(const char* function, const decoder_caches<S>& caches, index_t batch, index_t rows) const {
    base::expect_layers(caches);
    if (base::size() == 0) detail::expect_room(function, caches[0].tokens(), {batch, 0, 0, 0, 0}, rows);
    for (std::size_t i = 0; i < base::size(); ++i) base::layer(i).expect_room(function, caches[i], batch, rows);
  }
};

}  // namespace xattn::inline XATTN_ISA
