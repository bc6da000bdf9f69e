// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What layers of encoders and of decoders share: sublayers one after the other (attention, once or twice, then
///         the feed-forward network), each with its residual and norm, in the arrangement of the configuration.
/// Shapes  x (B, L, d_model) -> x's shape.
/// Formula post-norm (the paper): x = norm_i(residual_scale x + sublayer_i(x)) for each;
///         norm_first:            x = x + sublayer_i(norm_i(x));
///         sandwich:              x = x + post_norm_i(sublayer_i(norm_i(x)));
///         parallel:              x + sum over i of sublayer_i(norm_1(x)).
/// Edges   out may be x.
/// Source  see layer_config.hpp.
#pragma once

#include "xattn/kernels/residual.hpp"
#include "xattn/models/layer_config.hpp"

namespace xattn::inline XATTN_ISA::detail {

template <real T, std::size_t Sublayers>
class residual_block {
  static_assert(Sublayers == 2 || Sublayers == 3);

 public:
  const transformer_layer_config& config() const noexcept { return config_; }
  multi_head_attention<T>& self_attention() noexcept { return self_attention_; }
  const multi_head_attention<T>& self_attention() const noexcept { return self_attention_; }
  xattn::feed_forward<T>& feed_forward() noexcept { return feed_forward_; }
  const xattn::feed_forward<T>& feed_forward() const noexcept { return feed_forward_; }
  block_norm<T>& norm_1() { return norms_[0]; }
  const block_norm<T>& norm_1() const { return norms_[0]; }
  /// Not of a parallel layer.
  block_norm<T>& norm_2() { return one_of(norms_, 1, "norm_2"); }
  const block_norm<T>& norm_2() const { return one_of(norms_, 1, "norm_2"); }
  /// Of a sandwich layer.
  block_norm<T>& post_norm_1() { return one_of(post_norms_, 0, "post_norm_1"); }
  const block_norm<T>& post_norm_1() const { return one_of(post_norms_, 0, "post_norm_1"); }
  block_norm<T>& post_norm_2() { return one_of(post_norms_, 1, "post_norm_2"); }
  const block_norm<T>& post_norm_2() const { return one_of(post_norms_, 1, "post_norm_2"); }

 protected:
  residual_block(const char* function, const transformer_layer_config& c)
      : config_(checked(function, c)),
        function_(function),
        self_attention_(attention_config(c, seed_of_part(c.seed, 0), true)),
        feed_forward_({c.d_model, c.d_hidden, c.activation, c.gated, c.bias, seed_of_part(c.seed, 1)}) {
    const block_norm<T> norm({c.d_model, c.eps, c.norm});
    norms_.assign(c.parallel ? 1 : Sublayers, norm);
    post_norms_.assign(c.sandwich ? Sublayers : 0, norm);
  }

  block_norm<T>& norm_3() { return one_of(norms_, 2, "norm_3"); }
  const block_norm<T>& norm_3() const { return one_of(norms_, 2, "norm_3"); }
  block_norm<T>& post_norm_3() { return one_of(post_norms_, 2, "post_norm_3"); }
  const block_norm<T>& post_norm_3() const { return one_of(post_norms_, 2, "post_norm_3"); }

  /// The layer on x; attend(i, out, x, context) is its attention number i.
  template <class TX, tracer Tr, class Attend>
  void run(const tensor3_view<T>& out, const tensor3_view<const TX>& x, call_context<Tr> c,
           const Attend& attend) const {
    using trace::origin;
    using trace::stage;
    const auto a = take_rows<T>(c.scratch, x.extent(0), x.extent(1), config_.d_model);
    const auto b = take_rows<T>(c.scratch, x.extent(0), x.extent(1), config_.d_model);
    if constexpr (trace::takes_values<Tr>) give_arrangement(c);
    if constexpr (trace::wants<Tr, stage::x>) trace::emit<stage::x, origin::computed>(c.tr, c.where.in(trace::block::embed), x);
    if (config_.norm_first) run_norm_first(out, x, {a, b}, c, attend);
    else run_norm_last(out, x, {a, b}, c, attend);
    if constexpr (trace::wants<Tr, stage::block_out>) trace::emit<stage::block_out, origin::computed>(c.tr, c.where.in(trace::block::output), out);
  }

  /// Scratch that run takes; `attention` bytes are that of an attention.
  std::size_t run_bytes(index_t batch, index_t length, std::size_t attention, const executor_ref& executor) const {
    return 2 * rows_bytes<T>(batch, length, config_.d_model) +
           std::max(attention, feed_forward_.scratch_bytes(batch, length, executor));
  }

 private:
  /// Rows of the layer's own.
  struct buffers {
    tensor3_view<T> a, b;
  };
  static constexpr std::size_t last = Sublayers - 1;

  template <class Norms>
  auto& one_of(Norms& norms, std::size_t i, const char* asked) const {
    if (i >= norms.size()) fail<option_error>({function_, ": its arrangement has no ", asked});
    return norms[i];
  }

  static constexpr trace::block sublayer_block(std::size_t i) noexcept {
    return i == last ? trace::block::ffn : i == 0 ? trace::block::self_attn : trace::block::cross_attn;
  }
  static constexpr trace::block norm_block(std::size_t i) noexcept {
    return i == 0 ? trace::block::norm1 : i == 1 ? trace::block::norm2 : trace::block::norm3;
  }

  template <class TX, tracer Tr, class Attend>
  void run_norm_last(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const buffers& own,
                     const call_context<Tr>& c, const Attend& attend) const {
    attend(0, own.a, x, c.in(sublayer_block(0)));
    add_and_norm(own.a, x, own.a, {}, 0, c);
    for (std::size_t i = 1; i < last; ++i) {
      attend(i, own.b, as_const(own.a), c.in(sublayer_block(i)));
      add_and_norm(own.a, as_const(own.a), own.b, {}, i, c);
    }
    feed_forward_.forward(own.b, as_const(own.a), c.in(sublayer_block(last)));
    add_and_norm(out, as_const(own.a), own.b, {}, last, c);
  }

  /// The sum so far is in a, its norm in b; what a sublayer gives is in out for a while.
  template <class TX, tracer Tr, class Attend>
  void run_norm_first(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const buffers& own,
                      const call_context<Tr>& c, const Attend& attend) const {
    norms_[0].forward(own.b, x, c.in(norm_block(0)));
    attend(0, own.a, as_const(own.b), c.in(sublayer_block(0)));
    norm_after(own.a, 0, c);
    add_and_norm(own.b, x, own.a, own.a, 0, c);
    for (std::size_t i = 1; i < last; ++i) {
      attend(i, out, as_const(own.b), c.in(sublayer_block(i)));
      norm_after(out, i, c);
      add_and_norm(own.b, as_const(own.a), out, own.a, i, c);
    }
    feed_forward_and_add(out, as_const(own.b), as_const(own.a), c);
    if constexpr (trace::listens<Tr>) emit_sum(out, last, c);
  }

  template <tracer Tr>
  void norm_after(const tensor3_view<T>& y, std::size_t i, const call_context<Tr>& c) const {
    if (config_.sandwich) post_norms_[i].forward(y, as_const(y), c.in(sublayer_block(i), trace::stage::norm_out));
  }

  /// The residual sum of x and of y, which sublayer i gave; its norm in out. In one go unless a hook looks at the sum.
  /// The sum is kept where it has memory. out may be x or y, the sum y.
  template <class TX, tracer Tr>
  void add_and_norm(const tensor3_view<T>& out, const tensor3_view<const TX>& x, const tensor3_view<T>& y,
                    const std::optional<tensor3_view<T>>& kept, std::size_t i, const call_context<Tr>& c) const {
    const T scale = static_cast<T>(config_.residual_scale);
    const bool apart = trace::wants_any<Tr, trace::stage::resid_mid, trace::stage::resid_post> || config_.parallel;
    const std::size_t n = config_.norm_first ? i + 1 : i;
    if (!apart) return norms_[n].forward_sum(out, x, as_const(y), {kept, scale}, c.in(norm_block(n)));
    const tensor3_view<T> sum = kept.value_or(y);
    const trace::stage made = i == last ? trace::stage::resid_post : trace::stage::resid_mid;
    kernels::add(x, as_const(y), sum, c.in(sublayer_block(i), made).executor, scale);
    if constexpr (trace::listens<Tr>) emit_sum(sum, i, c);
    if (!config_.parallel) norms_[n].forward(out, as_const(sum), c.in(norm_block(n)));
  }

  /// out = x + ffn(y), in one go unless the second term is looked at or normalised.
  template <tracer Tr>
  void feed_forward_and_add(const tensor3_view<T>& out, const tensor3_view<const T>& y, const tensor3_view<const T>& x,
                            const call_context<Tr>& c) const {
    const bool apart = trace::wants<Tr, trace::stage::ffn_out> || config_.sandwich;
    if (!apart) return feed_forward_.forward(out, y, c.in(sublayer_block(last)), x);
    feed_forward_.forward(out, y, c.in(sublayer_block(last)));
    norm_after(out, last, c);
    kernels::add(x, as_const(out), out, c.in(sublayer_block(last), trace::stage::resid_post).executor);
  }

  template <tracer Tr>
  void emit_sum(const tensor3_view<T>& sum, std::size_t i, const call_context<Tr>& c) const {
    using trace::origin;
    using trace::stage;
    const trace::place where = c.where.in(sublayer_block(i));
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, where, "residual_scale", config_.residual_scale);
    if (i == last) {
      if constexpr (trace::wants<Tr, stage::resid_post>) trace::emit<stage::resid_post, origin::computed>(c.tr, where, sum);
    } else {
      if constexpr (trace::wants<Tr, stage::resid_mid>) trace::emit<stage::resid_mid, origin::computed>(c.tr, where, sum);
    }
  }

  template <tracer Tr>
  void give_arrangement(const call_context<Tr>& c) const {
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "norm_first", config_.norm_first ? 1.0 : 0.0);
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "sandwich", config_.sandwich ? 1.0 : 0.0);
    if constexpr (trace::takes_values<Tr>) trace::value(c.tr, c.where, "parallel", config_.parallel ? 1.0 : 0.0);
  }

  transformer_layer_config config_;
  const char* function_;
  multi_head_attention<T> self_attention_;
  xattn::feed_forward<T> feed_forward_;
  std::vector<block_norm<T>> norms_, post_norms_;
};

}  // namespace xattn::inline XATTN_ISA::detail
