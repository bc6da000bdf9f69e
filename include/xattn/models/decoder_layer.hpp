// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One layer of a transformer decoder: causal self-attention, cross-attention over the memory, feed-forward
///         network, each with residual and norm.
/// Shapes  x (L, d_model) or (B, L, d_model), memory (M, d_model) or (B, M, d_model) -> x's shape.
/// Formula post-norm (the paper): a = norm_1(x + self(x)), b = norm_2(a + cross(a, memory)), y = norm_3(b + ffn(b));
///         norm_first:            a = x + self(norm_1(x)), b = a + cross(norm_2(a), memory), y = b + ffn(norm_3(b)).
///         Other arrangements: see residual_block.hpp. rope turns self-attention alone.
/// Edges   out may be x, but not overlap memory. No row of memory: the cross-attention adds its bias b_o alone. A const
///         layer may be called by many threads at once, each with a cache of its own.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.1; Xiong et al. 2020, arXiv:2002.04745 (norm first).
#pragma once

#include "xattn/models/decoder_calls.hpp"
#include "xattn/models/residual_block.hpp"

namespace xattn::inline XATTN_ISA {

template <real T>
class decoder_layer : public detail::residual_block<T, 3>,
                      public detail::decoder_calls<decoder_layer<T>, T, decoder_cache> {
  using base = detail::residual_block<T, 3>;
  using calls = detail::decoder_calls<decoder_layer<T>, T, decoder_cache>;

 public:
  static constexpr const char* name = "decoder_layer";

  explicit decoder_layer(const decoder_layer_config& config)
      : base(name, config), cross_attention_(detail::attention_config(config, seed_of_part(config.seed, 2), false)) {}

  multi_head_attention<T>& cross_attention() noexcept { return cross_attention_; }
  const multi_head_attention<T>& cross_attention() const noexcept { return cross_attention_; }
  using base::norm_3;
  using base::post_norm_3;

  /// Room for max_len tokens of each of `batch` items, and for the memory of the first call, stored as S.
  template <class S = T>
  decoder_cache<S> make_cache(count max_len, count batch = 1, const cache_options& options = {}) const {
    return {base::self_attention().template make_cache<S>(max_len, batch, options),
            cross_attention_.cache_shape(batch, 0)};
  }
  /// The same, with the keys and values of the memory computed and stored.
  template <class S = T, tensor_like Memory>
  decoder_cache<S> make_cache(count max_len, const Memory& memory, const layer_options& options = {},
                              const cache_options& cache = {}) const {
    return calls::template cache_with<S>(max_len, memory, options, cache);
  }

  /// The call on views, its shapes checked; masks are bound to the scores. out may be x.
  template <class TX, class TM, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const detail::decoder_inputs<T, TM>& in,
               const detail::call_context<Tr>& c) const {
    base::run(out, x, c, [&](std::size_t i, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
      if (i == 0) base::self_attention().forward(to, rows, rows, in.mask, inner);
      else cross_attention_.forward(to, rows, in.memory, in.memory_mask, inner);
    });
  }
  /// The same with the tokens of the cache, which x joins; the caller has checked that it fits, and counts it.
  template <class TX, class S, class TM, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, decoder_cache<S>& cache,
               const detail::decoder_inputs<T, TM>& in, const detail::call_context<Tr>& c) const {
    base::run(out, x, c, [&](std::size_t i, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
      if (i == 0) base::self_attention().forward(to, rows, cache.tokens(), in.mask, inner);
      else cross_attention_.forward(to, rows, in.memory, cache.memory(), in.memory_mask, inner);
    });
  }

  /// Scratch that forward takes.
  std::size_t scratch_bytes(index_t batch, index_t length, index_t memory, const executor_ref& executor) const {
    const std::size_t self = base::self_attention().scratch_bytes(batch, length, length, executor);
    const std::size_t cross = cross_attention_.scratch_bytes(batch, length, memory, executor);
    return base::run_bytes(batch, length, std::max(self, cross), executor);
  }
  template <class S>
  std::size_t scratch_bytes(const decoder_cache<S>& cache, index_t length, index_t memory,
                            const executor_ref& executor) const {
    const std::size_t self = base::self_attention().scratch_bytes(cache.tokens(), length, executor);
    const std::size_t cross =
        cross_attention_.scratch_bytes(cache.memory(), length, memory - cache.memory_length(), executor);
    return base::run_bytes(cache.tokens().shape().batch, length, std::max(self, cross), executor);
  }

  /// Of the calls: where a layer by itself stands, a cache to be filled, and whether a cache has room.
  trace::place place(const trace::place& where) const noexcept { return where; }
  template <class S>
  decoder_cache<S> make_empty_cache(count max_len, count batch, const cache_options& options) const {
    return make_cache<S>(max_len, batch, options);
  }
  template <class S>
  void expect_room(const char* function, const decoder_cache<S>& cache, index_t batch, index_t rows) const {
    detail::expect_room(function, cache.tokens(), base::self_attention().cache_shape(batch, cache.capacity()), rows);
  }

 private:
  multi_head_attention<T> cross_attention_;
};

}  // namespace xattn::inline XATTN_ISA
