// SPDX-License-Identifier: BSD-3-Clause
/// The cases of ONNX Runtime, answered by xattn.
#pragma once

#include "compat/masks.hpp"

#include <xattn/layers/onnx_attention.hpp>

namespace compat_cases {

inline outputs onnx_answer(const compat_case& c) {
  namespace compat = xattn::compat;
  compat::onnx_attention_attributes a{.q_num_heads = c.whole("q_num_heads", 0),
                                      .kv_num_heads = c.whole("kv_num_heads", 0),
                                      .softcap = c.number("softcap", 0),
                                      .is_causal = c.flag("is_causal"),
                                      .qk_matmul_output_mode = static_cast<int>(c.whole("mode", 0)),
                                      .with_present = true,
                                      .with_qk_matmul_output = c.expected.count("qk") != 0};
  if (c.words.count("scale") != 0) a.scale = c.number("scale", 0);
  const auto q = c.array<float>("q"), k = c.array<float>("k"), v = c.array<float>("v");
  const auto past_key = c.array<float>("past_key"), past_value = c.array<float>("past_value");
  const auto lengths = c.array<std::int64_t>("nonpad_kv_seqlen");
  compat::onnx_attention_cache<float> cache;
  if (c.has("past_key")) cache.past_key = past_key, cache.past_value = past_value;
  if (c.has("nonpad_kv_seqlen")) cache.nonpad_kv_seqlen = lengths;
  const auto result = with_mask<float>(
      c, "attn_mask", [&](const auto& mask) { return compat::onnx_attention(q, k, v, mask, cache, a); });
  const auto wide = [](const xt::xarray<float>& x) { return xt::xarray<double>(xt::cast<double>(x)); };
  return {{"y", wide(result.y)},
          {"present_key", wide(result.present_key)},
          {"present_value", wide(result.present_value)},
          {"qk", wide(result.qk_matmul_output)}};
}

}  // namespace compat_cases
