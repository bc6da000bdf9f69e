// SPDX-License-Identifier: BSD-3-Clause
/// Brief   How each stage is made from others: what explains a number, recomputes it, and finds the first wrong one.
/// Formula a row: result = operation(operands). Rows of one result are alternatives in the order of preference: the
///         first counts that fits the block and the wiring of the layer, and whose operands were recorded.
/// Edges   an operand that was not recorded may be replaced by what it is a copy of (operation::same). Post- and
///         pre-norm, and layers with and without cross-attention, are told apart by wiring; see wiring_of. The input of
///         a layer is `x` of its block embed, the input of a norm is `x` of the norm's block. What a sandwich layer's
///         norm makes of a sublayer's output is in the sublayer's block.
#pragma once

#include "xattn/core/tracer.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::trace {

enum class operation : std::uint8_t {
  input,         // given from outside
  user,          // made by a function of the caller
  same,          // a copy of operand 0
  sum,           // operand 0 (times the value "residual_scale", where there is one) + operand 1
  project,       // operand 0 x operand 1 + operand 2 (the last may be absent); heads side by side in the columns
  project_head,  // operand 0 x the rows of operand 1 that the head owns
  dot_keys,      // operand 0 x operand 1 transposed, per head
  times_scale,   // operand 0 x the value "scale"
  cap,           // softcap x tanh(operand 0 / softcap)
  mask,          // operand 0 + operand 1 (may be absent) where allowed, -inf elsewhere
  row_maximum,   // max over keys of operand 0, and the sink (operand 1, may be absent)
  row_total,     // sum over keys of exp(operand 0 - operand 1), and the same of the sink (operand 2, may be absent)
  log_total,     // operand 0 + log(operand 1)
  softmax,       // exp(operand 0 - operand 1) / operand 2
  softmax_lse,   // exp(operand 0 - operand 1)
  weigh_values,  // operand 0 x operand 1, per head
  join_heads,    // heads side by side
  mean,          // of a row of operand 0
  inverse_deviation,  // 1 / sqrt(variance of a row of operand 0 + the value "eps"); about zero if the value
                      // "about_zero" is 1
  standardise,        // (operand 0 - operand 1) x operand 2
  rescale,            // operand 0 x operand 1, in a norm about zero
  affine,             // operand 0 x operand 1 (1 more if the value "plus_one" is 1) + operand 2; both may be absent
  activate,           // the function that the value "activation" names, of operand 0
  activate_gated,     // operand 0 times that function of operand 1
  normalise_head,     // RMS norm of operand 0 along its head's width, times operand 1; the value "qk_norm_eps"
  rotate,             // rotary position encoding
  open_gate,          // 1 / (1 + exp(-(operand 0 x operand 1 + operand 2))), a column a head (the last may be absent)
  apply_gate,         // operand 0 times operand 1 of its head, and of its row where rows have gates of their own
  append              // the rows before and operand 0
};

inline constexpr std::array<std::string_view, 29> operation_names{
    "input",        "user",      "same",           "sum",          "project",   "project_head",
    "dot_keys",     "times_scale", "cap",          "mask",         "row_maximum", "row_total",
    "log_total",    "softmax",   "softmax_lse",    "weigh_values", "join_heads", "mean",
    "inverse_deviation", "standardise", "rescale", "affine",       "activate",  "activate_gated",
    "normalise_head", "rotate",  "open_gate",      "apply_gate",   "append"};
static_assert(operation_names.size() == static_cast<std::size_t>(operation::append) + 1);
constexpr std::string_view name(operation o) noexcept { return operation_names[static_cast<std::size_t>(o)]; }

/// Where an operand was made, seen from the result: in its block, in another block of the layer, or in the layer before
/// (for a final norm: in the last layer).
enum class source : std::uint8_t { here, before, embed, self_attn, cross_attn, ffn, norm1, norm2, norm3 };

/// How the sublayers of a layer are connected. Sandwich and parallel layers are norm first.
enum class wiring : std::uint8_t {
  post_encoder = 1,
  pre_encoder = 2,
  post_decoder = 4,
  pre_decoder = 8,
  sandwich_encoder = 16,
  sandwich_decoder = 32,
  parallel_encoder = 64,
  parallel_decoder = 128
};

constexpr wiring wiring_of(bool norm_first, bool has_cross_attention, bool sandwich = false,
                           bool parallel = false) noexcept {
  if (sandwich) return has_cross_attention ? wiring::sandwich_decoder : wiring::sandwich_encoder;
  if (parallel) return has_cross_attention ? wiring::parallel_decoder : wiring::parallel_encoder;
  if (has_cross_attention) return norm_first ? wiring::pre_decoder : wiring::post_decoder;
  return norm_first ? wiring::pre_encoder : wiring::post_encoder;
}

struct operand {
  stage st{};
  source from = source::here;
  bool needed = true;
};

struct provenance_row {
  stage result;
  operation how;
  std::array<operand, 3> operands{};
  std::uint8_t count = 0;
  std::string_view formula{};
  block only_in = block::bare;    // bare: any
  std::uint8_t wirings = 0xff;    // the bits of those it holds for

  constexpr bool fits(stage s, block b, wiring w) const noexcept {
    return s == result && (only_in == block::bare || only_in == b) && (wirings & static_cast<std::uint8_t>(w)) != 0;
  }
};

namespace detail {

inline constexpr std::uint8_t post_norm = 0b0101, pre_norm = 0b11111010, any_wiring = 0xff;
constexpr operand optional(stage s) noexcept { return {s, source::here, false}; }

}  // namespace detail

inline constexpr auto provenance_table = [] {
  using enum stage;
  using enum operation;
  using detail::optional;
  using detail::post_norm;
  using detail::pre_norm;
  constexpr std::uint8_t post_encoder = 1, pre_encoder = 2, post_decoder = 4, pre_decoder = 8, sandwich_encoder = 16,
                         sandwich_decoder = 32, parallel_encoder = 64, parallel_decoder = 128,
                         sandwich = sandwich_encoder | sandwich_decoder, parallel = parallel_encoder | parallel_decoder,
                         not_sandwich = detail::any_wiring & ~sandwich;
  constexpr source entry = source::embed, of_self = source::self_attn, of_cross = source::cross_attn,
                   of_ffn = source::ffn;
  const auto in = [](block b, std::uint8_t wirings, provenance_row row) {
    row.only_in = b;
    row.wirings = wirings;
    return row;
  };
  constexpr block self = block::self_attn, cross = block::cross_attn, feed = block::ffn;
  return std::to_array<provenance_row>({
      {tok_embed, input, {}, 0, "rows of the embedding table"},
      {pos_enc, input, {}, 0, "sin, cos of pos / 10000^(2i/d)"},
      in(block::norm1, post_norm, {x, same, {{{resid_mid, of_self}}}, 1, "self_attn.resid_mid"}),
      in(block::norm1, pre_norm, {x, same, {{{x, entry}}}, 1, "the layer's input"}),
      in(block::norm2, post_encoder, {x, same, {{{resid_post, of_ffn}}}, 1, "ffn.resid_post"}),
      in(block::norm2, post_decoder, {x, same, {{{resid_mid, of_cross}}}, 1, "cross_attn.resid_mid"}),
      in(block::norm2, pre_norm, {x, same, {{{resid_mid, of_self}}}, 1, "self_attn.resid_mid"}),
      in(block::norm3, post_decoder, {x, same, {{{resid_post, of_ffn}}}, 1, "ffn.resid_post"}),
      in(block::norm3, pre_decoder | sandwich_decoder, {x, same, {{{resid_mid, of_cross}}}, 1, "cross_attn.resid_mid"}),
      in(self, sandwich, {x, same, {{{attn_out}}}, 1, "attn_out"}),
      in(cross, sandwich, {x, same, {{{attn_out}}}, 1, "attn_out"}),
      in(feed, sandwich, {x, same, {{{ffn_out}}}, 1, "ffn_out"}),
      in(block::embed, detail::any_wiring,
         {x, same, {{{block_out, source::before}}}, 1, "block_out of the layer before"}),
      in(block::output, detail::any_wiring,
         {x, same, {{{block_out, source::before}}}, 1, "block_out of the last layer"}),
      {x, sum, {{{tok_embed}, {pos_enc}}}, 2, "tok_embed + pos_enc"},
      {x, input, {}, 0, "given"},

      in(self, post_norm, {attn_in, same, {{{x, entry}}}, 1, "the layer's input"}),
      in(self, pre_norm, {attn_in, same, {{{norm_out, source::norm1}}}, 1, "norm1.norm_out"}),
      in(cross, post_decoder, {attn_in, same, {{{norm_out, source::norm1}}}, 1, "norm1.norm_out"}),
      in(cross, pre_decoder | sandwich_decoder, {attn_in, same, {{{norm_out, source::norm2}}}, 1, "norm2.norm_out"}),
      in(cross, parallel, {attn_in, same, {{{norm_out, source::norm1}}}, 1, "norm1.norm_out"}),
      {attn_in, input, {}, 0, "given"},
      in(self, detail::any_wiring, {kv_in, same, {{{attn_in}}}, 1, "attn_in"}),
      {kv_in, input, {}, 0, "the memory"},
      {q, project, {{{attn_in}, {w_q}, optional(b_q)}}, 3, "attn_in * w_q + b_q"},
      {q, input, {}, 0, "given"},
      {k, project, {{{kv_in}, {w_k}, optional(b_k)}}, 3, "kv_in * w_k + b_k"},
      {k, input, {}, 0, "given"},
      {v, project, {{{kv_in}, {w_v}, optional(b_v)}}, 3, "kv_in * w_v + b_v"},
      {v, input, {}, 0, "given"},
      {q_norm, normalise_head, {{{q}, {gamma_q}}}, 2, "q / sqrt(mean(q^2) + eps) * gamma_q, head by head"},
      {k_norm, normalise_head, {{{k}, {gamma_k}}}, 2, "k / sqrt(mean(k^2) + eps) * gamma_k, head by head"},
      {q_rot, rotate, {{{q_norm}}}, 1, "rotate(q_norm, position)"},
      {k_rot, rotate, {{{k_norm}}}, 1, "rotate(k_norm, position)"},
      {q_rot, rotate, {{{q}}}, 1, "rotate(q, position)"},
      {k_rot, rotate, {{{k}}}, 1, "rotate(k, position)"},
      {cache_k, append, {{{k}}}, 1, "the keys before, then k"},
      {cache_v, append, {{{v}}}, 1, "the values before, then v"},

      {scores, dot_keys, {{{q_rot}, {cache_k}}}, 2, "q_rot * cache_k^T"},
      {scores, dot_keys, {{{q_norm}, {cache_k}}}, 2, "q_norm * cache_k^T"},
      {scores, dot_keys, {{{q}, {cache_k}}}, 2, "q * cache_k^T"},
      {scores, dot_keys, {{{q_rot}, {k_rot}}}, 2, "q_rot * k_rot^T"},
      {scores, dot_keys, {{{q_norm}, {k_norm}}}, 2, "q_norm * k_norm^T"},
      {scores, dot_keys, {{{q}, {k}}}, 2, "q * k^T"},
      {scaled, times_scale, {{{scores}}}, 1, "scores * scale"},
      {capped, cap, {{{scaled}}}, 1, "softcap * tanh(scaled / softcap)"},
      {modified, user, {{{capped}}}, 1, "score_mod(capped)"},
      {modified, user, {{{scaled}}}, 1, "score_mod(scaled)"},
      {bias, input, {}, 0, "additive mask, ALiBi"},
      {sink, input, {}, 0, "given"},
      {masked, mask, {{{modified}, optional(bias)}}, 2, "modified + bias where allowed, else -inf"},
      {masked, mask, {{{capped}, optional(bias)}}, 2, "capped + bias where allowed, else -inf"},
      {masked, mask, {{{scaled}, optional(bias)}}, 2, "scaled + bias where allowed, else -inf"},
      {row_max, row_maximum, {{{masked}, optional(sink)}}, 2, "max over keys of masked, and the sink"},
      {row_sum,
       row_total,
       {{{masked}, {row_max}, optional(sink)}},
       3,
       "sum over keys of exp(masked - row_max), and the sink's"},
      {lse, log_total, {{{row_max}, {row_sum}}}, 2, "row_max + log(row_sum)"},
      {weights, softmax, {{{masked}, {row_max}, {row_sum}}}, 3, "exp(masked - row_max) / row_sum"},
      {weights, softmax_lse, {{{masked}, {lse}}}, 2, "exp(masked - lse)"},
      {probs, user, {{{weights}}}, 1, "prob_mod(weights)"},
      {context, weigh_values, {{{probs}, {cache_v}}}, 2, "probs * cache_v"},
      {context, weigh_values, {{{probs}, {v}}}, 2, "probs * v"},
      {context, weigh_values, {{{weights}, {cache_v}}}, 2, "weights * cache_v"},
      {context, weigh_values, {{{weights}, {v}}}, 2, "weights * v"},
      {gate, open_gate, {{{attn_in}, {w_gates}, optional(b_gates)}}, 3, "1 / (1 + exp(-(attn_in * w_gates + b_gates)))"},
      {gated, apply_gate, {{{context}, {gate}}}, 2, "context * gate of the head and row"},
      {gated, apply_gate, {{{context}, {b_gates}}}, 2, "context * b_gates of the head"},
      {concat, join_heads, {{{gated}}}, 1, "heads of gated side by side"},
      {concat, join_heads, {{{context}}}, 1, "heads of context side by side"},
      {head_out, project_head, {{{gated}, {w_o}}}, 2, "gated * the rows of w_o of the head"},
      {head_out, project_head, {{{context}, {w_o}}}, 2, "context * the rows of w_o of the head"},
      {attn_out, project, {{{concat}, {w_o}, optional(b_o)}}, 3, "concat * w_o + b_o"},
      in(self, sandwich, {resid_mid, sum, {{{x, entry}, {norm_out}}}, 2, "the layer's input + norm_out"}),
      in(self, not_sandwich, {resid_mid, sum, {{{x, entry}, {attn_out}}}, 2, "the layer's input + attn_out"}),
      in(cross, post_decoder,
         {resid_mid, sum, {{{norm_out, source::norm1}, {attn_out}}}, 2, "norm1.norm_out + attn_out"}),
      in(cross, pre_decoder | parallel_decoder,
         {resid_mid, sum, {{{resid_mid, of_self}, {attn_out}}}, 2, "self_attn.resid_mid + attn_out"}),
      in(cross, sandwich, {resid_mid, sum, {{{resid_mid, of_self}, {norm_out}}}, 2, "self_attn.resid_mid + norm_out"}),
      in(self, post_norm, {resid_mid, sum, {{{attn_in}, {attn_out}}}, 2, "attn_in + attn_out"}),
      in(cross, post_norm, {resid_mid, sum, {{{attn_in}, {attn_out}}}, 2, "attn_in + attn_out"}),

      {norm_mean, mean, {{{x}}}, 1, "mean of a row of x"},
      {norm_rstd, inverse_deviation, {{{x}}}, 1, "1 / sqrt(variance of a row of x + eps)"},
      {norm_xhat, standardise, {{{x}, {norm_mean}, {norm_rstd}}}, 3, "(x - norm_mean) * norm_rstd"},
      {norm_xhat, rescale, {{{x}, {norm_rstd}}}, 2, "x * norm_rstd"},
      {norm_out, affine, {{{norm_xhat}, optional(gamma), optional(beta)}}, 3, "norm_xhat * gamma + beta"},

      in(feed, post_encoder, {ffn_in, same, {{{norm_out, source::norm1}}}, 1, "norm1.norm_out"}),
      in(feed, pre_encoder | sandwich_encoder | post_decoder,
         {ffn_in, same, {{{norm_out, source::norm2}}}, 1, "norm2.norm_out"}),
      in(feed, pre_decoder | sandwich_decoder, {ffn_in, same, {{{norm_out, source::norm3}}}, 1, "norm3.norm_out"}),
      in(feed, parallel, {ffn_in, same, {{{norm_out, source::norm1}}}, 1, "norm1.norm_out"}),
      {ffn_in, input, {}, 0, "given"},
      {ffn_pre, project, {{{ffn_in}, {w_1}, optional(b_1)}}, 3, "ffn_in * w_1 + b_1"},
      {ffn_gate, project, {{{ffn_in}, {w_gate}, optional(b_gate)}}, 3, "ffn_in * w_gate + b_gate"},
      {ffn_act, activate_gated, {{{ffn_pre}, {ffn_gate}}}, 2, "ffn_pre * act(ffn_gate)"},
      {ffn_act, activate, {{{ffn_pre}}}, 1, "act(ffn_pre)"},
      {ffn_out, project, {{{ffn_act}, {w_2}, optional(b_2)}}, 3, "ffn_act * w_2 + b_2"},
      in(feed, post_norm, {resid_post, sum, {{{ffn_in}, {ffn_out}}}, 2, "ffn_in + ffn_out"}),
      in(feed, pre_encoder | parallel_encoder,
         {resid_post, sum, {{{resid_mid, of_self}, {ffn_out}}}, 2, "self_attn.resid_mid + ffn_out"}),
      in(feed, pre_decoder | parallel_decoder,
         {resid_post, sum, {{{resid_mid, of_cross}, {ffn_out}}}, 2, "cross_attn.resid_mid + ffn_out"}),
      in(feed, sandwich_encoder,
         {resid_post, sum, {{{resid_mid, of_self}, {norm_out}}}, 2, "self_attn.resid_mid + norm_out"}),
      in(feed, sandwich_decoder,
         {resid_post, sum, {{{resid_mid, of_cross}, {norm_out}}}, 2, "cross_attn.resid_mid + norm_out"}),
      in(block::output, post_encoder, {block_out, same, {{{norm_out, source::norm2}}}, 1, "norm2.norm_out"}),
      in(block::output, post_decoder, {block_out, same, {{{norm_out, source::norm3}}}, 1, "norm3.norm_out"}),
      in(block::output, pre_norm, {block_out, same, {{{resid_post, of_ffn}}}, 1, "ffn.resid_post"}),
  });
}();

}  // namespace xattn::inline XATTN_ISA::trace
