// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One layer of a transformer encoder: self-attention and feed-forward network, each with residual and norm.
///         With a causal mask and a cache it is a layer of a decoder-only model.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape.
/// Formula post-norm (the paper): a = norm_1(x + attention(x)), y = norm_2(a + ffn(a));
///         norm_first:            a = x + attention(norm_1(x)), y = a + ffn(norm_2(a)).
///         Other arrangements: see residual_block.hpp.
/// Edges   out may be x. A const layer may be called by many threads at once.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.1; Xiong et al. 2020, arXiv:2002.04745 (norm first).
#pragma once

#include "xattn/models/encoder_calls.hpp"
#include "xattn/models/residual_block.hpp"

namespace xattn::inline XATTN_ISA {

template <real T>
class encoder_layer : public detail::residual_block<T, 2>,
                      public detail::encoder_calls<encoder_layer<T>, T, kv_cache> {
  using base = detail::residual_block<T, 2>;

 public:
  static constexpr const char* name = "encoder_layer";

  explicit encoder_layer(const encoder_layer_config& config) : base(name, config) {}

  /// Room for max_len tokens of each of `batch` items, stored as S.
  template <class S = T>
  kv_cache<S> make_cache(count max_len, count batch = 1, const cache_options& options = {}) const {
    return base::self_attention().template make_cache<S>(max_len, batch, options);
  }

  /// The call on views, its shapes checked; `mask` is bound to the scores. out may be x.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const kernels::score_rules<T>& mask,
               const detail::call_context<Tr>& c) const {
    base::run(out, x, c, [&](std::size_t, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
      base::self_attention().forward(to, rows, rows, mask, inner);
    });
  }
  /// The same with the tokens of the cache, which x joins; the caller has checked that it fits, and counts it.
  template <class TX, class S, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, kv_cache<S>& cache,
               const kernels::score_rules<T>& mask, const detail::call_context<Tr>& c) const {
    base::run(out, x, c, [&](std::size_t, const tensor3_view<T>& to, const auto& rows, const auto& inner) {
      base::self_attention().forward(to, rows, cache, mask, inner);
    });
  }

  /// Scratch that forward takes.
  std::size_t scratch_bytes(index_t batch, index_t length, const executor_ref& executor) const {
    const std::size_t attention = base::self_attention().scratch_bytes(batch, length, length, executor);
    return base::run_bytes(batch, length, attention, executor);
  }
  template <class S>
  std::size_t scratch_bytes(const kv_cache<S>& cache, index_t length, const executor_ref& executor) const {
    const std::size_t attention = base::self_attention().scratch_bytes(cache, length, executor);
    return base::run_bytes(cache.shape().batch, length, attention, executor);
  }

  /// Of the calls: where a layer by itself stands, and whether a cache has room.
  trace::place place(const trace::place& where) const noexcept { return where; }
  template <class S>
  void expect_room(const char* function, const kv_cache<S>& cache, index_t batch, index_t rows) const {
    detail::expect_room(function, cache, base::self_attention().cache_shape(batch, cache.capacity()), rows);
  }
};

}  // namespace xattn::inline XATTN_ISA
