// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Chapter 8: what follows attention in an encoder layer, and where to read on.
#pragma once

#include "walkthrough/explain.hpp"

namespace walkthrough {
namespace detail {

/// A column of one number for each row of the record.
inline numbers as_column(const numbers& rows) {
  numbers column = numbers::from_shape({rows.size(), std::size_t{1}});
  std::copy(rows.begin(), rows.end(), column.begin());
  return column;
}

inline void show_residual(canvas& c, const story& s, cell at) {
  c.say({"The output of attention is added to what went in (the residual connection): nothing a row knew is lost.",
         "注意力的输出加到它的输入上（残差连接），这样每一行原来知道的都不会丢失。"});
  c.formula(
      {{"", {.title = "X", .values = s.of(run::layer, "self_attn.attn_in"), .row = at.row, .column = at.column}},
       {"+",
        {.title = "MultiHead", .values = s.of(run::layer, "self_attn.attn_out"), .row = at.row, .column = at.column}},
       {"=",
        {.title = "R",
         .values = s.of(run::layer, "self_attn.resid_mid"),
         .rows = s.tokens(),
         .row = at.row,
         .column = at.column}}});
}

inline void show_norm(canvas& c, const story& s, cell at) {
  const numbers& r = s.of(run::layer, "self_attn.resid_mid");
  const numbers mean = as_column(s.of(run::layer, "norm1.norm_mean")),
                rstd = as_column(s.of(run::layer, "norm1.norm_rstd"));
  const numbers& out = s.of(run::layer, "norm1.norm_out");
  c.say({"Then every row is normalised by itself: its mean μ becomes 0, its deviation σ becomes 1 (here γ = 1, β = 0).",
         "然后每一行各自归一化：均值 μ 变为 0，标准差 σ 变为 1（这里 γ = 1，β = 0）。"});
  c.formula(
      {{"", {.title = "μ", .values = mean, .row = at.row}},
       {" ", {.title = "1/σ", .values = rstd, .row = at.row}},
       {" ", {.title = "N = γ (R - μ)/σ + β", .values = out, .rows = s.tokens(), .row = at.row, .column = at.column}}});
  c.put(named("N", word_of(s, at.row), std::to_string(at.column)) + " = (" + c.number(r(at.row, at.column)) + " - " +
            bracketed(c.number(mean(at.row, 0))) + ") × " + c.number(rstd(at.row, 0)) + " = " +
            c.number(out(at.row, at.column)),
        4);
}

inline void show_feed_forward(canvas& c, const story& s, cell at) {
  const numbers& pre = s.of(run::layer, "ffn.ffn_pre");
  const numbers& act = s.of(run::layer, "ffn.ffn_act");
  const auto kept = std::count_if(pre.begin(), pre.end(), [](double x) { return x > 0; });
  c.say(
      {"Attention let the words talk; now each row thinks alone. It is made wider ({} numbers), everything below 0 is "
       "cut off (ReLU), and it is brought back to {}:  FFN(N) = max(0, N W_1 + b_1) W_2 + b_2",
       "注意力让词与词交谈，现在每一行独自思考：先变宽（{} 个数），小于 0 的全部截断（ReLU），再变回 {} 个数："
       "FFN(N) = max(0, N W_1 + b_1) W_2 + b_2"},
      {std::to_string(pre.shape(1)), std::to_string(s.layer_width())});
  c.formula({{"", {.title = "N W_1 + b_1", .values = pre, .rows = s.tokens(), .row = at.row}}});
  c.formula({{"", {.title = "max(0, ...)", .values = act, .rows = s.tokens(), .row = at.row}}});
  c.say({"ReLU lets {} of {} numbers through.", "ReLU 让 {} / {} 个数通过。"},
        {std::to_string(kept), std::to_string(pre.size())});
}

inline void show_end(canvas& c, const story& s, cell at) {
  c.say({"What comes out is added to N once more, and the sum is normalised again:",
         "结果再加到 N 上，得到的和再归一化一次："});
  c.formula({{"", {.title = "N", .values = s.of(run::layer, "norm1.norm_out"), .row = at.row}},
             {"+", {.title = "FFN(N)", .values = s.of(run::layer, "ffn.ffn_out"), .row = at.row}},
             {"→",
              {.title = c.plain({"Y, normalised again", "Y，再次归一化"}),
               .values = s.of(run::layer, "output.block_out"),
               .rows = s.tokens(),
               .row = at.row}}});
  c.space();
  c.say(
      {"That is a whole encoder layer. What comes out has the shape of what went in, so layers can be stacked; the "
       "first Transformer had six.",
       "这就是一个完整的编码器层。输出和输入形状相同，所以层可以一层一层叠起来；最早的 Transformer 有六层。"});
}

inline void show_reasons(canvas& c) {
  c.say({"Why does this work so well? Five small programs show one reason each, in numbers, and its limits:",
         "为什么它这么有效？五个小程序各用数字说明一个原因，也说明它的局限："});
  c.space();
  c.say({"  reason1_long_range       the first word is one step away from the last",
         "  reason1_long_range       第一个词离最后一个词只有一步"});
  c.say(
      {"  reason2_parallel         no row waits for another one", "  reason2_parallel         每一行都不必等待别的行"});
  c.say({"  reason3_dynamic_weights  another sentence, other weights: 苹果 or 汽车?",
         "  reason3_dynamic_weights  句子变了，权重就变：苹果还是汽车？"});
  c.say({"  reason4_multi_head       several relations at once", "  reason4_multi_head       同时表示多种关系"});
  c.say({"  reason5_weighted_sum     the output is a mean that can be taken apart",
         "  reason5_weighted_sum     输出是可以拆开来看的加权平均"});
}

}  // namespace detail

inline void chapter_layer(canvas& c, const story& s, cell at) {
  c.heading({"Chapter 8: residual, layer norm, feed-forward", "第 8 章：残差、层归一化、前馈网络"});
  detail::show_residual(c, s, at);
  detail::show_norm(c, s, at);
  c.next_page();
  detail::show_feed_forward(c, s, at);
  c.next_page();
  detail::show_end(c, s, at);
  c.next_page();
  detail::show_reasons(c);
  c.system({"chapter 8 done: {} rows of {} numbers in, {} rows of {} numbers out",
            "第 8 章完成：{} 行 {} 个数进，{} 行 {} 个数出"},
           {std::to_string(s.words()), std::to_string(s.layer_width()), std::to_string(s.words()),
            std::to_string(s.layer_width())});
}

}  // namespace walkthrough
