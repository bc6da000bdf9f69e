// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/layers/onnx_attention.hpp>

namespace conformance {
namespace {

xattn::compat::onnx_attention_attributes attributes_of(const test_case& c) {
  xattn::compat::onnx_attention_attributes a{.q_num_heads = c.integer("q_num_heads", 0),
                                             .kv_num_heads = c.integer("kv_num_heads", 0),
                                             .softcap = c.number("softcap", 0),
                                             .is_causal = c.integer("is_causal", 0) != 0,
                                             .left_window_size = c.integer("left_window_size", -1),
                                             .right_window_size = c.integer("right_window_size", -1)};
  a.qk_matmul_output_mode = static_cast<int>(c.integer("qk_matmul_output_mode", 0));
  if (c.has_attribute("scale")) a.scale = c.number("scale", 0);
  (void)c.integer("softmax_precision", 1);  // every type that it may name is at most as wide as what xattn computes in
  a.with_present = c.outputs().count(1) != 0 || c.outputs().count(2) != 0;
  a.with_qk_matmul_output = c.outputs().count(3) != 0;
  return a;
}

/// body(mask) with the mask of a case.
template <class A, class Body>
auto with_mask(const test_case& c, const Body& body) {
  if (!c.has_input(3)) return body(xattn::no_mask{});
  if (c.input(3).type == "bool") return body(load<bool>(c.input(3)));
  return body(load<A>(c.input(3)));
}

template <class T>
results run_attention(const test_case& c) {
  using A = xattn::acc_t<T>;
  const xt::xarray<T> q = load<T>(c.input(0)), k = load<T>(c.input(1)), v = load<T>(c.input(2));
  xt::xarray<T> past_key, past_value;
  xt::xarray<std::int64_t> lengths;
  xattn::compat::onnx_attention_cache<T> cache;
  if (c.has_input(4)) cache.past_key = past_key = load<T>(c.input(4));
  if (c.has_input(5)) cache.past_value = past_value = load<T>(c.input(5));
  if (c.has_input(6)) cache.nonpad_kv_seqlen = lengths = load<std::int64_t>(c.input(6));
  const auto all = with_mask<A>(
      c, [&](const auto& mask) { return xattn::compat::onnx_attention(q, k, v, mask, cache, attributes_of(c)); });
  return {{0, as_doubles(all.y)},
          {1, as_doubles(all.present_key)},
          {2, as_doubles(all.present_value)},
          {3, as_doubles(all.qk_matmul_output)}};
}

}  // namespace

results attention(const test_case& c) {
  const std::string &of_queries = c.input(0).type, &of_values = c.input(2).type;
  const std::string type = of_queries == of_values ? of_queries : "float64";
  return with_real(type, [&](auto zero) { return run_attention<decltype(zero)>(c); });
}

}  // namespace conformance
