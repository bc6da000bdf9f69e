// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One layer of a transformer encoder: self-attention and feed-forward network, each with residual and norm.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape.
/// Formula post-norm (the paper): a = norm_1(x + attention(x)), y = norm_2(a + ffn(a));
///         norm_first:            a = x + attention(norm_1(x)), y = a + ffn(norm_2(a)).
/// Edges   out may be x. A const layer may be called by many threads at once.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.1; Xiong et al. 2020, arXiv:2002.04745 (norm first).
#pragma once

#include "xattn/kernels/residual.hpp"
#include "xattn/layers/feed_forward.hpp"
#include "xattn/layers/layer_norm.hpp"
#include "xattn/layers/multi_head_attention.hpp"

namespace xattn::inline XATTN_ISA {

struct encoder_layer_config {
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
};

template <real T>
class encoder_layer {
 public:
  explicit encoder_layer(const encoder_layer_config& c)
      : config_(c),
        self_attention_({c.d_model, c.heads, c.kv_heads, c.d_head, c.bias, c.rope, seed_of_part(c.seed, 0)}),
        feed_forward_({c.d_model, c.d_hidden, c.activation, c.gated, c.bias, seed_of_part(c.seed, 1)}),
        norm_1_({c.d_model, c.eps}),
        norm_2_({c.d_model, c.eps}) {}

  const encoder_layer_config& config() const noexcept { return config_; }
  multi_head_attention<T>& self_attention() noexcept { return self_attention_; }
  const multi_head_attention<T>& self_attention() const noexcept { return self_attention_; }
  xattn::feed_forward<T>& feed_forward() noexcept { return feed_forward_; }
  const xattn::feed_forward<T>& feed_forward() const noexcept { return feed_forward_; }
  layer_norm<T>& norm_1() noexcept { return norm_1_; }
  const layer_norm<T>& norm_1() const noexcept { return norm_1_; }
  layer_norm<T>& norm_2() noexcept { return norm_2_; }
  const layer_norm<T>& norm_2() const noexcept { return norm_2_; }

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

  /// The call on views, its shapes checked; `mask` is bound to the scores. out may be x.
  template <class TX, tracer Tr>
  void forward(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const kernels::score_rules<T>& mask,
               detail::call_context<Tr> c) const {
    using trace::block;
    using trace::origin;
    using trace::stage;
    const auto a = detail::take_rows<T>(c.scratch, x.extent(0), x.extent(1), config_.d_model);
    const auto b = detail::take_rows<T>(c.scratch, x.extent(0), x.extent(1), config_.d_model);
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "norm_first", config_.norm_first ? 1.0 : 0.0);
    if constexpr (trace::wants<Tr, stage::x>) trace::emit<stage::x, origin::computed>(c.tr, c.where.in(block::embed), x);
    if (config_.norm_first) {
      norm_1_.forward(b, x, c.in(block::norm1));
      self_attention_.forward(a, as_const(b), as_const(b), mask, c.in(block::self_attn));
      add_and_norm<stage::resid_mid>(b, x, a, a, norm_2_, c.in(block::self_attn), c.in(block::norm2));
      feed_forward_and_add(out, as_const(b), as_const(a), c.in(block::ffn));
      if constexpr (trace::wants<Tr, stage::resid_post>) trace::emit<stage::resid_post, origin::computed>(c.tr, c.where.in(block::ffn), out);
    } else {
      self_attention_.forward(a, x, x, mask, c.in(block::self_attn));
      add_and_norm<stage::resid_mid>(a, x, a, {}, norm_1_, c.in(block::self_attn), c.in(block::norm1));
      feed_forward_.forward(b, as_const(a), c.in(block::ffn));
      add_and_norm<stage::resid_post>(out, as_const(a), b, {}, norm_2_, c.in(block::ffn), c.in(block::norm2));
    }
    if constexpr (trace::wants<Tr, stage::block_out>) trace::emit<stage::block_out, origin::computed>(c.tr, c.where.in(block::output), out);
  }

  /// Scratch that forward takes.
  std::size_t scratch_bytes(index_t batch, index_t length, const executor_ref& executor) const {
    return 2 * detail::rows_bytes<T>(batch, length, config_.d_model) +
           std::max(self_attention_.scratch_bytes(batch, length, length, executor),
                    feed_forward_.scratch_bytes(batch, length, executor));
  }

 private:
  static constexpr const char* name = "encoder_layer";

  /// out = norm(x + y), in one go unless a hook looks at the sum, which is stage Sum; in `sum`, where it is kept. out
  /// may be x or y, sum y.
  template <trace::stage Sum, class TX, tracer Tr>
  static void add_and_norm(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<T>& y,
                           const std::optional<tensor3_view<T>>& sum, const layer_norm<T>& norm,
                           const detail::call_context<Tr>& before, const detail::call_context<Tr>& c) {
    if constexpr (trace::wants<Tr, Sum>) {
      kernels::add(x, as_const(y), y, c.executor);
      if constexpr (trace::wants<Tr, Sum>) trace::emit<Sum, trace::origin::computed>(c.tr, before.where, y);
      norm.forward(out, as_const(y), c);
    } else {
      norm.forward_sum(out, x, as_const(y), sum, c);
    }
  }

  /// out = x + ffn(y), in one go unless a hook looks at the second term.
  template <tracer Tr>
  void feed_forward_and_add(const tensor3_view<T>& out, const tensor3_view<const T>& y, const tensor3_view<const T>& x,
                            const detail::call_context<Tr>& c) const {
    if constexpr (trace::wants<Tr, trace::stage::ffn_out>) {
      feed_forward_.forward(out, y, c);
      kernels::add(x, as_const(out), out, c.executor);
    } else {
      feed_forward_.forward(out, y, c, x);
    }
  }

  template <class TX, class M, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const M& mask, const layer_options& options,
            Tr tr) const {
    const auto rows = detail::layer_rows(name, "x", x, config_.d_model);
    const auto target = detail::layer_output(name, out, shape_of("x", x), config_.d_model);
    detail::expect_same_or_apart(name, target, rows);
    const auto bound = self_attention_.bind(name, mask, x.rank, rows.extent(0), rows.extent(1), rows.extent(1));
    const auto where = detail::layer_place(tr, trace::block::bare, x.rank);
    const std::size_t bytes = scratch_bytes(rows.extent(0), rows.extent(1), options.executor);
    detail::run_layer(name, options, bytes, tr, where,
                      [&](const detail::call_context<Tr>& c) { forward(target, rows, bound, c); });
  }

  encoder_layer_config config_;
  multi_head_attention<T> self_attention_;
  xattn::feed_forward<T> feed_forward_;
  layer_norm<T> norm_1_, norm_2_;
};

}  // namespace xattn::inline XATTN_ISA
