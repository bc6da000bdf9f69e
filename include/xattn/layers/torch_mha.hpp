// SPDX-License-Identifier: BSD-3-Clause
/// Brief   torch.nn.MultiheadAttention, forward, with its masks, layouts and returned weights, on weights as PyTorch
///         keeps them. To run a ported layer at full speed, see torch_weights.hpp.
/// Shapes  query (L, B, E), key (S, B, kdim), value (S, B, vdim) -> output (L, B, E); with batch_first (B, L, E), ..;
///         or without B. key_padding_mask (B, S), or (S); attn_mask (L, S) or (B num_heads, L, S). Weights (B, L, S'),
///         or (B, num_heads, L, S') where they are not averaged; S' counts the key of bias_k and that of zeros, in this
///         order.
/// Formula in_proj: x W^T + b; masks of bool ignore where TRUE, floating ones are added; head h owns columns h E /
///         num_heads on of q, k and v.
/// Edges   a row that may see nothing gives, as in PyTorch, NaN in output and weights when weights are asked for, else
///         out_proj's bias; nan_without_keys decides it either way (false: weights of 0). NaN in what a mask hides does
///         not spread, which it does there. is_causal is added to attn_mask (top-left); there it is a hint. No dropout.
/// Error   that of the products and of attention.
/// Source  PyTorch 2.15, torch.nn.functional.multi_head_attention_forward.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/xtensor/kept_stage.hpp"
#include "xattn/xtensor/matmul.hpp"
#include "xattn/xtensor/optional_array.hpp"
#include "xattn/xtensor/torch_sdpa.hpp"

namespace xattn::inline XATTN_ISA::compat {

/// By the names of state_dict(), with _ for the dot. Each array takes any xtensor expression; what does not exist is
/// left out.
template <real T>
struct torch_mha_weights {
  count num_heads = 1;
  xt::xarray<T> in_proj_weight{};                                   // (3 E, E)
  xt::xarray<T> q_proj_weight{}, k_proj_weight{}, v_proj_weight{};  // (E, E), (E, kdim), (E, vdim), in its place
  xt::xarray<T> in_proj_bias{};                                     // (3 E)
  xt::xarray<T> out_proj_weight{}, out_proj_bias{};                 // (E, E), (E)
  xt::xarray<T> bias_k{}, bias_v{};                                 // (1, 1, E): add_bias_kv
  bool add_zero_attn = false;
  bool batch_first = false;
};

struct torch_mha_options {
  bool need_weights = true;
  bool average_attn_weights = true;
  bool is_causal = false;
  std::optional<bool> nan_without_keys{};  // as need_weights where left out
  executor_ref executor{};
};

template <real T>
struct torch_mha_result {
  xt::xarray<T> output, weights;  // weights: empty where they are not needed
};

namespace detail {

using xattn::detail::expect_value;
using xattn::detail::fail_argument;
using xattn::detail::left_out;

inline constexpr const char* torch_mha_name = "torch_mha";

/// (B, L, width) of an argument in PyTorch's layout.
template <class S>
tensor3_view<S> batch_of_rows(const char* name, const any_view<S>& x, index_t width, bool batch_first) {
  const argument_shape shape = shape_of(name, x);
  if (x.rank != 2 && x.rank != 3) fail_argument(torch_mha_name, shape, {"two or three axes"});
  if (shape.last(1) != width) fail_argument(torch_mha_name, shape, {"a last axis of ", width});
  const auto v = x.template lifted<3>();
  if (x.rank == 2 || batch_first) return v;
  return {v.data(), {v.extent(1), v.extent(0), width}, {v.stride(1), v.stride(0), v.stride(2)}};
}

/// What a mask of PyTorch adds to a score.
template <class T, class E>
T added_to_score(E element) {
  if constexpr (std::same_as<E, bool>)
    return element ? minus_infinity<T>() : T(0);
  else
    return static_cast<T>(element);
}

/// A forward pass, step by step.
template <real T>
class torch_mha_run {
  using rows = xt::xtensor<T, 3>;

 public:
  torch_mha_run(const torch_mha_weights<T>& w, const torch_mha_options& options) : w_(w), options_(options) {
    const auto out = any_view_of(w.out_proj_weight);
    if (out.rank != 2 || out.extent[2] != out.extent[3]) {
      fail_argument(torch_mha_name, shape_of("out_proj_weight", out), {"(E, E)"});
    }
    width_ = out.extent[3];
    expect_value(w.num_heads > 0 && width_ % w.num_heads == 0, torch_mha_name, "num_heads", index_t{w.num_heads},
                 {"a divisor of E, ", width_});
  }

  index_t width() const noexcept { return width_; }
  index_t width_of(const xt::xarray<T>& own_weight) const {
    return own_weight.dimension() == 2 ? static_cast<index_t>(own_weight.shape()[1]) : width_;
  }

  /// x W^T + b with part 0, 1 or 2 of the packed weights, or a weight of its own.
  template <class S>
  rows project(const tensor3_view<const S>& x, index_t part, const char* name, const xt::xarray<T>& own) const {
    const bool packed = left_out(own);
    const index_t inputs = x.extent(2), height = packed ? 3 * width_ : width_;
    const auto all = any_view_of(packed ? w_.in_proj_weight : own);
    const auto w = checked(packed ? "in_proj_weight" : name, all, extents<2>{height, inputs});
    rows y = matmul(x, transposed(packed ? w.slice(0, part * width_, (part + 1) * width_) : w));
    if (left_out(w_.in_proj_bias)) return y;
    const auto bias = checked("in_proj_bias", any_view_of(w_.in_proj_bias), extents<1>{3 * width_});
    add_bias(tensor3_view<T>(y.data(), {x.extent(0), x.extent(1), width_}), bias.slice(0, part * width_, 3 * width_));
    return y;
  }

  /// Behind the rows of each item that of bias_k or bias_v, then one of zeros.
  rows with_more_keys(const rows& x, const char* name, const xt::xarray<T>& bias) const {
    const std::size_t batch = x.shape()[0], length = x.shape()[1], width = x.shape()[2];
    const bool biased = !left_out(bias);
    if (biased) (void)checked(name, any_view_of(bias), extents<3>{1, 1, width_});
    rows y = rows::from_shape({batch, length + (biased ? 1 : 0) + (w_.add_zero_attn ? 1 : 0), width});
    std::fill(y.data(), y.data() + y.size(), T(0));
    for (std::size_t b = 0; b < batch; ++b) {
      T* item = y.data() + b * y.shape()[1] * width;
      std::copy_n(x.data() + b * length * width, length * width, item);
      if (biased) std::copy_n(bias.data(), width, item + length * width);
    }
    return y;
  }

  template <tracer Tr>
  torch_mha_result<T> attend(const rows& q, const rows& k, const rows& v, const xt::xtensor<T, 4>& bias,
                             const any_view<T>& output, Tr tr) const {
    const auto q4 = heads(q);
    rows context = rows::from_shape(q.shape());
    auto lse = xt::xtensor<T, 3>::from_shape({q.shape()[0], static_cast<std::size_t>(w_.num_heads), q.shape()[1]});
    const attention_options<T> options{.executor = options_.executor, .lse = lse};
    xt::xtensor<T, 4> weights;
    if (options_.need_weights) {
      xattn::detail::kept_stage<T> seen(trace::stage::weights);
      attention_into(heads(context), q4, heads(k), heads(v), additive(bias), options, seen.hook_behind(tr));
      weights = seen.numbers();
    } else {
      attention_into(heads(context), q4, heads(k), heads(v), additive(bias), options, tr);
    }
    if (options_.nan_without_keys.value_or(options_.need_weights)) spread_nan(lse, heads(context), weights);
    give_output(context, output);
    return {{}, returned(weights)};
  }

 private:
  template <std::size_t R, class S>
  static view<const S, R> checked(const char* name, const any_view<const S>& array, const extents<R>& expected) {
    const auto v = array.template lifted<R>();
    if (array.rank != R || v.extent() != expected) fail_argument(torch_mha_name, shape_of(name, array), {expected});
    return v;
  }

  static void add_bias(const tensor3_view<T>& y, const row_view<const T>& bias) {
    for (index_t n = 0; n < y.extent(0) * y.extent(1); ++n) {
      const row_view<T> row = y[n / y.extent(1)][n % y.extent(1)];
      for (index_t j = 0; j < y.extent(2); ++j) row(j) = row(j) + bias(j);
    }
  }

  template <class X>
  auto heads(X& x) const {
    using element = std::remove_pointer_t<decltype(x.data())>;
    const auto size = [&x](std::size_t d) { return static_cast<index_t>(x.shape()[d]); };
    return xattn::detail::split_heads(tensor3_view<element>(x.data(), {size(0), size(1), size(2)}), w_.num_heads);
  }

  /// NaN for rows that may see nothing.
  static void spread_nan(const xt::xtensor<T, 3>& lse, const tensor4_view<T>& context, xt::xtensor<T, 4>& weights) {
    for (index_t n = 0; n < static_cast<index_t>(lse.size()); ++n) {
      if (lse.data()[n] != minus_infinity<T>()) continue;
      const index_t length = context.extent(2), heads = context.extent(1);
      const row_view<T> row = context[n / length / heads][n / length % heads][n % length];
      for (index_t j = 0; j < row.extent(0); ++j) row(j) = std::numeric_limits<T>::quiet_NaN();
      const auto keys = static_cast<index_t>(weights.size() == 0 ? 0 : weights.shape()[3]);
      std::fill_n(weights.data() + n * keys, keys, std::numeric_limits<T>::quiet_NaN());
    }
  }

  void give_output(const rows& context, const any_view<T>& output) const {
    const auto out = batch_of_rows("output", output, width_, w_.batch_first);
    matmul_into(out, context, transposed(any_view_of(w_.out_proj_weight).template lifted<2>()));
    if (left_out(w_.out_proj_bias)) return;
    add_bias(out, checked("out_proj_bias", any_view_of(w_.out_proj_bias), extents<1>{width_}));
  }

  /// The weights as they are wanted.
  xt::xarray<T> returned(const xt::xtensor<T, 4>& weights) const {
    if (!options_.need_weights) return xattn::detail::nothing<T>();
    const std::size_t batch = weights.shape()[0], heads = options_.average_attn_weights ? 1 : weights.shape()[1];
    const std::size_t block = weights.shape()[2] * weights.shape()[3], summed = weights.shape()[1] / heads;
    xt::xarray<T> all(std::vector<std::size_t>{batch, heads, weights.shape()[2], weights.shape()[3]}, T(0));
    for (std::size_t n = 0; n < all.size(); ++n) {
      T sum(0);
      for (std::size_t h = 0; h < summed; ++h) sum = sum + weights.data()[(n / block * summed + h) * block + n % block];
      all.data()[n] = sum / T(static_cast<double>(summed));
    }
    if (options_.average_attn_weights) all.reshape({batch, weights.shape()[2], weights.shape()[3]});
    return all;
  }

  const torch_mha_weights<T>& w_;
  const torch_mha_options& options_;
  index_t width_ = 0;
};

/// Sizes of the scores of a call, and how many of the keys the masks know.
struct torch_score_size {
  index_t batch, heads, q_len, k_len, all_keys;
};

/// Both masks and causality, added up: (B or 1, H or 1, L or 1, S').
template <class T>
class torch_bias {
 public:
  torch_bias(const torch_score_size& size, bool by_item, bool by_head, bool by_query)
      : size_(size),
        sum_(std::array<std::size_t, 4>{extent(by_item, size.batch), extent(by_head, size.heads),
                                        extent(by_query, size.q_len), static_cast<std::size_t>(size.all_keys)},
             T(0)) {}

  const xt::xtensor<T, 4>& sum() const noexcept { return sum_; }

  /// f(b, h, i, j), of keys that the masks know.
  template <class F>
  void add(const F& f) {
    const auto keys = static_cast<index_t>(sum_.shape()[3]);
    for (index_t n = 0; n < static_cast<index_t>(sum_.size()); ++n) {
      const index_t row = n / keys, queries = static_cast<index_t>(sum_.shape()[2]);
      const index_t heads = static_cast<index_t>(sum_.shape()[1]), head = row / queries;
      if (n % keys < size_.k_len) sum_.data()[n] += f(head / heads, head % heads, row % queries, n % keys);
    }
  }

 private:
  static std::size_t extent(bool whole, index_t n) { return static_cast<std::size_t>(whole ? n : 1); }

  torch_score_size size_;
  xt::xtensor<T, 4> sum_;
};

template <class T, class S>
void add_padding_mask(torch_bias<T>& bias, const torch_score_size& size, const any_view<const S>& mask) {
  const argument_shape shape = shape_of("key_padding_mask", mask);
  if ((mask.rank != 2 && (mask.rank != 1 || size.batch != 1)) || shape.last(2) != size.batch ||
      shape.last(1) != size.k_len) {
    fail_argument(torch_mha_name, shape, {extents<2>{size.batch, size.k_len}, ", (B, S)"});
  }
  const auto m = mask.template lifted<2>();
  bias.add([&](index_t b, index_t, index_t, index_t j) { return added_to_score<T>(m(b, j)); });
}

template <class T, class S>
void add_attn_mask(torch_bias<T>& bias, const torch_score_size& size, const any_view<const S>& mask) {
  const argument_shape shape = shape_of("attn_mask", mask);
  const extents<3> expected{mask.rank == 2 ? 1 : size.batch * size.heads, size.q_len, size.k_len};
  const bool two_or_three = mask.rank == 2 || mask.rank == 3;
  const auto m = mask.template lifted<3>();
  if (!two_or_three || m.extent() != expected) {
    fail_argument(torch_mha_name, shape,
                  {"(L, S) or (B num_heads, L, S) with L = ", size.q_len, " and S = ", size.k_len});
  }
  const index_t heads = mask.rank == 2 ? 0 : size.heads;
  bias.add([&](index_t b, index_t h, index_t i, index_t j) {
    return added_to_score<T>(m(heads == 0 ? 0 : b * heads + h, i, j));
  });
}

template <class T, class Padding, class Mask>
xt::xtensor<T, 4> bias_of_masks(const torch_score_size& size, bool is_causal, const Padding& padding,
                                const Mask& mask) {
  constexpr bool padded = !std::same_as<Padding, no_mask>, masked = !std::same_as<Mask, no_mask>;
  bool by_item = padded, by_head = false;
  if constexpr (masked) by_item = by_head = any_view_of(mask).rank == 3, by_item = by_item || padded;
  torch_bias<T> bias(size, by_item, by_head, masked || is_causal);
  if constexpr (padded) add_padding_mask(bias, size, any_view_of(padding));
  if constexpr (masked) add_attn_mask(bias, size, any_view_of(mask));
  if (is_causal) {
    bias.add([](index_t, index_t, index_t i, index_t j) { return j > i ? minus_infinity<T>() : T(0); });
  }
  return bias.sum();
}

}  // namespace detail

/// key_padding_mask and attn_mask: {} or an array of bool or of floating elements that lies in memory. A trace shows
/// the attention inside, on heads: projected q, k and v to what the output projection takes.
template <real T, tensor_like Q, tensor_like K, tensor_like V, class Padding = no_mask, class Mask = no_mask,
          tracer Tr = no_trace>
torch_mha_result<T> torch_mha(const torch_mha_weights<T>& weights, const Q& query, const K& key, const V& value,
                              const Padding& key_padding_mask = {}, const Mask& attn_mask = {},
                              const torch_mha_options& options = {}, Tr tr = {}) {
  static_assert(std::same_as<acc_of<Q>, T> && std::same_as<acc_of<K>, T> && std::same_as<acc_of<V>, T>,
                "xattn: query, key and value must compute in the type of the weights");
  const detail::torch_mha_run<T> run(weights, options);
  const auto& held_q = xattn::detail::hold(query);
  const auto& held_k = xattn::detail::hold(key);
  const auto& held_v = xattn::detail::hold(value);
  const bool first = weights.batch_first;
  const auto any_q = any_view_of(held_q);
  const auto q_rows = detail::batch_of_rows("query", any_q, run.width(), first);
  const auto k_rows = detail::batch_of_rows("key", any_view_of(held_k), run.width_of(weights.k_proj_weight), first);
  const auto v_rows = detail::batch_of_rows("value", any_view_of(held_v), run.width_of(weights.v_proj_weight), first);
  const auto q = run.project(q_rows, 0, "q_proj_weight", weights.q_proj_weight);
  const auto k =
      run.with_more_keys(run.project(k_rows, 1, "k_proj_weight", weights.k_proj_weight), "bias_k", weights.bias_k);
  const auto v =
      run.with_more_keys(run.project(v_rows, 2, "v_proj_weight", weights.v_proj_weight), "bias_v", weights.bias_v);
  const detail::torch_score_size size{q_rows.extent(0), weights.num_heads, q_rows.extent(1), k_rows.extent(1),
                                      static_cast<index_t>(k.shape()[1])};
  const auto bias = detail::bias_of_masks<T>(size, options.is_causal, key_padding_mask, attn_mask);
  extents<4> extent = any_q.extent;
  extent[3] = run.width();
  auto output = xattn::detail::make_result<xt::xarray<T>>(extent, any_q.rank);
  auto result = run.attend(q, k, v, bias, any_view_of(output), tr);
  if (any_q.rank == 2 && options.need_weights) {
    result.weights.reshape(std::vector<std::size_t>(result.weights.shape().begin() + 1, result.weights.shape().end()));
  }
  result.output = std::move(output);
  return result;
}

}  // namespace xattn::inline XATTN_ISA::compat
