// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The closed set of things that a trace can show, with their names, symbols and axes.
/// Shapes  axes letters: b batch, h head, g key-value head, q query, k key, d model, e head width, f hidden width.
/// Edges   stages are numbered in pipeline order and append-only; names are file-safe ([a-z0-9_]) and never change.
#pragma once

#include "xattn/core/types.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace xattn::inline XATTN_ISA::trace {

enum class stage : std::uint16_t {
  tok_embed,
  pos_enc,
  x,
  w_q,
  w_k,
  w_v,
  w_o,
  b_q,
  b_k,
  b_v,
  b_o,
  attn_in,
  kv_in,
  q,
  k,
  v,
  q_rot,
  k_rot,
  scores,
  scaled,
  capped,
  bias,
  masked,
  row_max,
  row_sum,
  lse,
  weights,
  context,
  concat,
  head_out,
  attn_out,
  resid_mid,
  norm_mean,
  norm_rstd,
  norm_xhat,
  norm_out,
  ffn_in,
  ffn_pre,
  ffn_gate,
  ffn_act,
  ffn_out,
  resid_post,
  block_out,
  tile_scaled,
  tile_probs,
  tile_max,
  tile_sum,
  tile_acc,
  cache_k,
  cache_v,
  modified,
  sink,
  probs,
  q_norm,
  k_norm,
  w_1,
  w_gate,
  w_2,
  b_1,
  b_gate,
  b_2,
  gamma,
  beta,
  gamma_q,
  gamma_k,
  w_gates,
  b_gates,
  gate,
  gated,
};

/// Weights are delivered as `param`, whole tensors as `forward`, pieces of a streaming run as `tile`.
enum class phase : std::uint8_t { param, forward, tile };

struct stage_info {
  stage id;
  std::string_view name;
  std::string_view symbol;
  std::string_view axes;
  phase when;
};

inline constexpr std::array<stage_info, 69> stage_table{{
    {stage::tok_embed, "tok_embed", "E", "bqd", phase::forward},
    {stage::pos_enc, "pos_enc", "PE", "qd", phase::forward},
    {stage::x, "x", "X", "bqd", phase::forward},
    {stage::w_q, "w_q", "W^Q", "de", phase::param},
    {stage::w_k, "w_k", "W^K", "de", phase::param},
    {stage::w_v, "w_v", "W^V", "de", phase::param},
    {stage::w_o, "w_o", "W^O", "ed", phase::param},
    {stage::b_q, "b_q", "b^Q", "e", phase::param},
    {stage::b_k, "b_k", "b^K", "e", phase::param},
    {stage::b_v, "b_v", "b^V", "e", phase::param},
    {stage::b_o, "b_o", "b^O", "d", phase::param},
    {stage::attn_in, "attn_in", "X", "bqd", phase::forward},
    {stage::kv_in, "kv_in", "X", "bkd", phase::forward},
    {stage::q, "q", "Q", "bhqe", phase::forward},
    {stage::k, "k", "K", "bgke", phase::forward},
    {stage::v, "v", "V", "bgke", phase::forward},
    {stage::q_rot, "q_rot", "RoPE(Q)", "bhqe", phase::forward},
    {stage::k_rot, "k_rot", "RoPE(K)", "bgke", phase::forward},
    {stage::scores, "scores", "QK^T", "bhqk", phase::forward},
    {stage::scaled, "scaled", "QK^T/sqrt(d_k)", "bhqk", phase::forward},
    {stage::capped, "capped", "c tanh(S/c)", "bhqk", phase::forward},
    {stage::bias, "bias", "M", "bhqk", phase::forward},
    {stage::masked, "masked", "S'", "bhqk", phase::forward},
    {stage::row_max, "row_max", "m", "bhq", phase::forward},
    {stage::row_sum, "row_sum", "l", "bhq", phase::forward},
    {stage::lse, "lse", "L", "bhq", phase::forward},
    {stage::weights, "weights", "A", "bhqk", phase::forward},
    {stage::context, "context", "Z", "bhqe", phase::forward},
    {stage::concat, "concat", "Concat", "bqe", phase::forward},
    {stage::head_out, "head_out", "Z_i W^O_i", "bhqd", phase::forward},
    {stage::attn_out, "attn_out", "MultiHead", "bqd", phase::forward},
    {stage::resid_mid, "resid_mid", "x + Sublayer(x)", "bqd", phase::forward},
    {stage::norm_mean, "norm_mean", "mu", "bq", phase::forward},
    {stage::norm_rstd, "norm_rstd", "1/sigma", "bq", phase::forward},
    {stage::norm_xhat, "norm_xhat", "(x - mu)/sigma", "bqd", phase::forward},
    {stage::norm_out, "norm_out", "LN", "bqd", phase::forward},
    {stage::ffn_in, "ffn_in", "x", "bqd", phase::forward},
    {stage::ffn_pre, "ffn_pre", "x W_1 + b_1", "bqf", phase::forward},
    {stage::ffn_gate, "ffn_gate", "x W_g + b_g", "bqf", phase::forward},
    {stage::ffn_act, "ffn_act", "act", "bqf", phase::forward},
    {stage::ffn_out, "ffn_out", "FFN(x)", "bqd", phase::forward},
    {stage::resid_post, "resid_post", "x + FFN(x)", "bqd", phase::forward},
    {stage::block_out, "block_out", "Y", "bqd", phase::forward},
    {stage::tile_scaled, "tile_scaled", "S_ij", "bhqk", phase::tile},
    {stage::tile_probs, "tile_probs", "P_ij", "bhqk", phase::tile},
    {stage::tile_max, "tile_max", "m_i", "bhq", phase::tile},
    {stage::tile_sum, "tile_sum", "l_i", "bhq", phase::tile},
    {stage::tile_acc, "tile_acc", "O_i", "bhqe", phase::tile},
    {stage::cache_k, "cache_k", "K", "bgke", phase::forward},
    {stage::cache_v, "cache_v", "V", "bgke", phase::forward},
    {stage::modified, "modified", "mod(S)", "bhqk", phase::forward},
    {stage::sink, "sink", "s", "h", phase::param},
    {stage::probs, "probs", "mod(A)", "bhqk", phase::forward},
    {stage::q_norm, "q_norm", "Norm(Q)", "bhqe", phase::forward},
    {stage::k_norm, "k_norm", "Norm(K)", "bgke", phase::forward},
    {stage::w_1, "w_1", "W_1", "df", phase::param},
    {stage::w_gate, "w_gate", "W_g", "df", phase::param},
    {stage::w_2, "w_2", "W_2", "fd", phase::param},
    {stage::b_1, "b_1", "b_1", "f", phase::param},
    {stage::b_gate, "b_gate", "b_g", "f", phase::param},
    {stage::b_2, "b_2", "b_2", "d", phase::param},
    {stage::gamma, "gamma", "gamma", "d", phase::param},
    {stage::beta, "beta", "beta", "d", phase::param},
    {stage::gamma_q, "gamma_q", "gamma_Q", "e", phase::param},
    {stage::gamma_k, "gamma_k", "gamma_K", "e", phase::param},
    {stage::w_gates, "w_gates", "W^G", "dh", phase::param},
    {stage::b_gates, "b_gates", "b^G", "h", phase::param},
    {stage::gate, "gate", "g", "bhq", phase::forward},
    {stage::gated, "gated", "g Z", "bhqe", phase::forward},
}};

constexpr const stage_info& info(stage s) noexcept { return stage_table[static_cast<std::size_t>(s)]; }
constexpr std::string_view name(stage s) noexcept { return info(s).name; }

namespace detail {
constexpr bool table_is_ordered() {
  for (std::size_t i = 0; i < stage_table.size(); ++i) {
    if (static_cast<std::size_t>(stage_table[i].id) != i) return false;
  }
  return static_cast<std::size_t>(stage::gated) + 1 == stage_table.size();
}
static_assert(table_is_ordered(), "xattn: a stage is missing from stage_table or out of order");
}  // namespace detail

}  // namespace xattn::inline XATTN_ISA::trace
