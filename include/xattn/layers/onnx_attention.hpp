// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The operator Attention of ONNX, opsets 23 to 25, in terms of xattn::attention.
/// Shapes  q (B, Hq, Sq, D), k (B, Hk, Sk, D), v (B, Hk, Sk, Dv) -> y (B, Hq, Sq, Dv); or q (B, Sq, Hq D), .. with the
///         heads in the attributes -> y (B, Sq, Hq Dv). past_key (B, Hk, P, D), past_value (B, Hk, P, Dv), T = P + Sk;
///         nonpad_kv_seqlen (B); attn_mask of rank 1 to 4, aligned right to (B, Hq, Sq, T), its last axis may be
///         shorter.
/// Formula s = scale q k^T, capped, then masked, then softmax; query i stands at p = offset + i, where offset is P
///         behind a cache, nonpad_kv_seqlen[b] - Sq with lengths, else 0 (so is_causal alone is top-left); is_causal: j
///         <= p; windows: p - left <= j <= p + right; lengths: j < nonpad_kv_seqlen[b]. qk_matmul_output: 0 scaled, 1
///         capped, 2 masked, 3 weights.
/// Edges   a row without any key is 0. Keys past the end of a short mask are hidden, be its width 1 or not. Half types
///         are computed in float, whatever softmax_precision says. Hidden keys do not reach the result, NaN or not.
/// Error   that of attention.
/// Source  ONNX 1.23, operator Attention.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/xtensor/kept_stage.hpp"
#include "xattn/xtensor/optional_array.hpp"
#include "xattn/xtensor/torch_sdpa.hpp"

namespace xattn::inline XATTN_ISA::compat {

/// S: the type that keys and values are stored in.
template <class S>
struct onnx_attention_cache {
  array_ref<S> past_key{}, past_value{};
  array_ref<std::int64_t> nonpad_kv_seqlen{};
};

struct onnx_attention_attributes {
  count q_num_heads{}, kv_num_heads{};
  std::optional<double> scale{};
  double softcap = 0;  // 0: off
  bool is_causal = false;
  index_t left_window_size = -1, right_window_size = -1;  // -1: unbounded
  int qk_matmul_output_mode = 0;
  bool with_present = false, with_qk_matmul_output = false;  // which outputs are wanted beside y
  executor_ref executor{};
};

/// Outputs that are not wanted are empty.
template <class A, class S>
struct onnx_attention_result {
  xt::xarray<A> y;
  xt::xarray<S> present_key = xattn::detail::nothing<S>(), present_value = present_key;
  xt::xarray<A> qk_matmul_output = xattn::detail::nothing<A>();
};

namespace detail {

inline constexpr const char* onnx_name = "onnx_attention";

/// (B, H, S, D) of an argument of rank 4, or of rank 3 with the heads side by side.
template <class S>
tensor4_view<S> onnx_heads(const char* name, const any_view<S>& x, index_t heads) {
  if (x.rank == 4) return x.template lifted<4>();
  const argument_shape shape = shape_of(name, x);
  if (x.rank != 3) xattn::detail::fail_argument(onnx_name, shape, {"three or four axes"});
  if (heads <= 0 || shape.last(1) % heads != 0) {
    xattn::detail::fail_argument(onnx_name, shape, {"a last axis that the ", heads, " heads of the attributes divide"});
  }
  return xattn::detail::split_heads(x.template lifted<3>(), heads);
}

template <class S>
tensor4_view<S> as_view(xt::xarray<S>& x) {
  return any_view_of(x).template lifted<4>();
}

/// `past`, where there is one, and behind it the new rows, in memory of their own.
template <class S>
xt::xarray<S> appended(const char* name, const array_ref<S>& past, const tensor4_view<const S>& fresh) {
  extents<4> extent = fresh.extent();
  const index_t before = past.given() ? past.view().extent[2] : 0;
  extent[2] = before;
  if (past.given() && (past.view().rank != 4 || past.view().extent != extent)) {
    xattn::detail::fail_argument(onnx_name, shape_of(name, past.view()), {extent, ", from the new rows"});
  }
  extent[2] = before + fresh.extent(2);
  auto all = xattn::detail::make_result<xt::xarray<S>>(extent, 4);
  if (past.given()) kernels::copy_rows(past.view().template lifted<4>(), as_view(all).slice(2, 0, before));
  kernels::copy_rows(fresh, as_view(all).slice(2, before, extent[2]));
  return all;
}

/// A mask whose rows are shorter than the keys, filled up with what hides them; others as they are.
template <class E>
xt::xarray<E> filled_up(const any_view<const E>& mask, index_t keys) {
  extents<4> extent = mask.extent;
  const index_t width = extent[3];
  extent[3] = mask.rank == 0 ? width : std::max(width, keys);
  auto full = xattn::detail::make_result<xt::xarray<E>>(extent, mask.rank);
  const auto from = mask.template lifted<4>();
  E hidden{};
  if constexpr (!std::same_as<E, bool>) hidden = static_cast<E>(minus_infinity<acc_t<E>>());
  for (index_t n = 0; n < static_cast<index_t>(full.size()); ++n) {
    const index_t row = n / extent[3], j = n % extent[3], i = row % extent[2], head = row / extent[2];
    full.data()[n] = j < width ? from(head / extent[1], head % extent[1], i, j) : hidden;
  }
  return full;
}

template <class M>
auto onnx_mask(const M& attn_mask, index_t keys) {
  if constexpr (std::same_as<M, no_mask>) {
    return no_mask{};
  } else {
    const any_view<const value_of<M>> v = any_view_of(attn_mask);
    if constexpr (std::same_as<value_of<M>, bool>)
      return boolean(filled_up<bool>(v, keys));
    else
      return additive(filled_up<value_of<M>>(v, keys));
  }
}

inline trace::stage onnx_stage(int mode, bool caps) {
  using trace::stage;
  xattn::detail::expect_value(mode >= 0 && mode <= 3, onnx_name, "qk_matmul_output_mode", mode, "0, 1, 2 or 3");
  if (mode == 1) return caps ? stage::capped : stage::scaled;
  return mode == 0 ? stage::scaled : mode == 2 ? stage::masked : stage::weights;
}

/// Where queries stand and which keys count, for each item.
struct onnx_places {
  xt::xtensor<index_t, 1> first, lengths;

  onnx_places(index_t batch, index_t q_len, index_t k_len, index_t past, const array_ref<std::int64_t>& nonpad)
      : first({static_cast<std::size_t>(batch)}, past), lengths({static_cast<std::size_t>(batch)}, k_len) {
    if (!nonpad.given()) return;
    const any_view<const std::int64_t>& given = nonpad.view();
    if (given.rank != 1 || given.extent[3] != batch) {
      xattn::detail::fail_argument(onnx_name, shape_of("nonpad_kv_seqlen", given), {extents<1>{batch}});
    }
    for (index_t b = 0; b < batch; ++b) {
      lengths(b) = static_cast<index_t>(given.data[b * given.stride[3]]);
      first(b) = lengths(b) - q_len;
    }
  }
};

/// Keys to one side of a query's own; -1 stands for all.
inline index_t onnx_reach(const char* name, index_t n) {
  xattn::detail::expect_value(n >= -1, onnx_name, name, n, "-1 or more");
  return n < 0 ? xattn::detail::farthest : n;
}

/// Everything that a mask says, as one rule.
template <class M>
auto onnx_rules(const M& attn_mask, const onnx_attention_attributes& attributes, const onnx_places& places,
                index_t keys) {
  const index_t left = onnx_reach("left_window_size", attributes.left_window_size);
  const index_t right = onnx_reach("right_window_size", attributes.right_window_size);
  return onnx_mask(attn_mask, keys) & window(left, attributes.is_causal ? 0 : right) & query_at(places.first) &
         valid_lengths(places.lengths);
}

template <class A>
attention_options<A> onnx_options(const onnx_attention_attributes& attributes) {
  attention_options<A> options{.executor = attributes.executor};
  if (attributes.scale) options.scale = static_cast<A>(*attributes.scale);
  if (attributes.softcap != 0) options.softcap = static_cast<A>(attributes.softcap);
  return options;
}

template <class S>
void check_onnx_cache(const onnx_attention_cache<S>& cache) {
  const bool past = cache.past_key.given();
  xattn::detail::expect_value(past == cache.past_value.given(), onnx_name, "past_value", past ? "absent" : "given",
                              "past_key and past_value together or neither");
  xattn::detail::expect_value(!past || !cache.nonpad_kv_seqlen.given(), onnx_name, "nonpad_kv_seqlen", "given",
                              "no past_key beside it");
}

/// What attention reads, and how much of it a cache brought.
template <class S>
struct onnx_keys {
  tensor4_view<const S> keys, values;
  index_t past = 0;
};

/// The new keys and values behind those of the cache, in the result; or as they are, where no present is wanted.
template <class A, class S>
onnx_keys<S> with_cache(const onnx_keys<S>& fresh, const onnx_attention_cache<S>& cache, bool with_present,
                        onnx_attention_result<A, S>& result) {
  check_onnx_cache(cache);
  if (!cache.past_key.given() && !with_present) return fresh;
  result.present_key = appended("past_key", cache.past_key, fresh.keys);
  result.present_value = appended("past_value", cache.past_value, fresh.values);
  const tensor4_view<S> keys = as_view(result.present_key), values = as_view(result.present_value);
  return {keys, values, keys.extent(2) - fresh.keys.extent(2)};
}

/// The call itself, with or without the scores beside it.
template <class A, class S, class Queries, class M, tracer Tr>
void onnx_attend(const tensor4_view<A>& out, const Queries& queries, const onnx_keys<S>& in, const M& rules,
                 const onnx_attention_attributes& attributes, xt::xarray<A>& scores, Tr tr) {
  const auto options = onnx_options<A>(attributes);
  if (!attributes.with_qk_matmul_output) return attention_into(out, queries, in.keys, in.values, rules, options, tr);
  const bool caps = xattn::detail::checked_softcap(onnx_name, options.softcap).has_value();
  xattn::detail::kept_stage<A> seen(onnx_stage(attributes.qk_matmul_output_mode, caps));
  attention_into(out, queries, in.keys, in.values, rules, options, seen.hook_behind(tr));
  scores = seen.numbers();
}

}  // namespace detail

/// attn_mask: {} or an array of bool (true attends) or of floating elements that lies in memory. A trace shows the
/// attention inside, on heads.
template <tensor_like Q, tensor_like K, tensor_like V, class M = no_mask, tracer Tr = no_trace>
requires std::same_as<value_of<K>, value_of<V>>
auto onnx_attention(const Q& q, const K& k, const V& v, const M& attn_mask = {},
                    const onnx_attention_cache<value_of<K>>& cache = {},
                    const onnx_attention_attributes& attributes = {}, Tr tr = {}) {
  using A = acc_of<Q>;
  using S = value_of<K>;
  const auto& held_q = xattn::detail::hold(q);
  const auto& held_k = xattn::detail::hold(k);
  const auto& held_v = xattn::detail::hold(v);
  const auto any_q = any_view_of(held_q);
  const auto queries = detail::onnx_heads("q", any_q, attributes.q_num_heads);
  const detail::onnx_keys<S> fresh{detail::onnx_heads("k", any_view_of(held_k), attributes.kv_num_heads),
                                   detail::onnx_heads("v", any_view_of(held_v), attributes.kv_num_heads)};
  onnx_attention_result<A, S> result;
  const auto in = detail::with_cache(fresh, cache, attributes.with_present, result);
  extents<4> extent = any_q.extent;
  extent[3] = any_q.rank == 4 ? in.values.extent(3) : queries.extent(1) * in.values.extent(3);
  result.y = xattn::detail::make_result<xt::xarray<A>>(extent, any_q.rank);
  const auto out = detail::onnx_heads("y", any_view_of(result.y), queries.extent(1));
  const index_t keys = in.keys.extent(2);
  const detail::onnx_places places(queries.extent(0), queries.extent(2), keys, in.past, cache.nonpad_kv_seqlen);
  const auto rules = detail::onnx_rules(attn_mask, attributes, places, keys);
  detail::onnx_attend(out, queries, in, rules, attributes, result.qk_matmul_output, tr);
  return result;
}

}  // namespace xattn::inline XATTN_ISA::compat
