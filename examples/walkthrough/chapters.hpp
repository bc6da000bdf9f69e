// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Chapters 6 and 7: several heads, and positions.
#pragma once

#include "walkthrough/explain.hpp"

#include <array>

namespace walkthrough {

namespace detail {

/// The weights of both heads, and what the chosen word looks at most in each.
inline void show_heads(canvas& c, const story& s, cell at) {
  const std::array<numbers, layer_heads> a{s.of(run::layer, "self_attn.weights", 0),
                                           s.of(run::layer, "self_attn.weights", 1)};
  const auto weights = [&](std::size_t head) {
    return grid{.title = c.plain({"A, head {}", "A，头 {}"}, {std::to_string(head)}),
                .values = a[head],
                .rows = s.tokens(),
                .columns = s.tokens(),
                .colours = tint::weights,
                .row = at.row};
  };
  c.formula({{"", weights(0)}, {" ", weights(1)}});
  c.space();
  lines told{word_of(s, at.row)};
  for (const numbers& head : a) {
    const std::size_t most = largest_of_row(head, at.row);
    told.insert(told.end(), {word_of(s, most), percent(head(at.row, most))});
  }
  c.say({"“{}” looks most at “{}” in head 0 ({} %) and at “{}” in head 1 ({} %). A large weight says where a head "
         "looked, not yet why the model answers as it does: attention is not an explanation.",
         "“{}”在头 0 里最关注“{}”（{}%），在头 1 里最关注“{}”（{}%）。"
         "权重大只说明这个头看向哪里，还不说明模型为什么这样回答：注意力不等于解释。"},
        told);
}

inline void show_concat(canvas& c, const story& s, cell at) {
  const numbers& concat = s.of(run::layer, "self_attn.concat");
  const numbers& w_o = s.of(run::layer, "self_attn.w_o");
  const numbers& out = s.of(run::layer, "self_attn.attn_out");
  c.say({"The outputs of the heads are set side by side (Concat) and mixed by one more matrix of weights, W^O:",
         "各个头的输出并排放在一起（Concat），再由另一个权重矩阵 W^O 混合："});
  c.formula({{"", {.title = "Concat(Z_0, Z_1)", .values = concat, .row = at.row}},
             {"×", {.title = "W^O", .values = w_o, .column = at.column}},
             {"=", {.title = "MultiHead", .values = out, .rows = s.tokens(), .row = at.row, .column = at.column}}});
  c.space();
  c.put(named("MultiHead", word_of(s, at.row), std::to_string(at.column)) + " = " +
            products(c.style(), concat, at.row, w_o, at.column) + " = " + entry(c.style(), out, at.row, at.column),
        4);
}

}  // namespace detail

inline void chapter_heads(canvas& c, const story& s, cell at) {
  c.heading({"Chapter 6: several heads", "第 6 章：多头注意力"});
  c.say(
      {"A row of weights adds up to 1: to look more at one word is to look less at another. So the model is split into "
       "heads; each has its own W^Q, W^K and W^V and asks its own question. Here {} heads of width {} read the same "
       "sentence (with positions, see chapter 7):",
       "一行权重之和总是 1：多看一个词，就要少看另一个词。所以把模型分成多个头，每个头有自己的 W^Q、W^K、W^V，"
       "问自己的问题。这里有 {} 个头，每个宽 {}，读同一个句子（加上了位置，见第 7 章）："},
      {std::to_string(layer_heads), std::to_string(s.layer_width() / layer_heads)});
  detail::show_heads(c, s, at);
  c.next_page();
  detail::show_concat(c, s, at);
  c.system({"chapter 6 done: {} heads, {} weights each, one output as wide as X",
            "第 6 章完成：{} 个头，每个有 {} 个权重，输出和 X 一样宽"},
           {std::to_string(layer_heads), std::to_string(s.words() * s.words())});
}

/// The row of Z of word 0, 1 or 2 of cat, bites, dog, and where it stands in the other order.
struct compared {
  numbers one, other;
  double difference(std::size_t w) const {
    double d = 0;
    for (std::size_t k = 0; k < one.shape(1); ++k) d = std::max(d, std::abs(one(w, k) - other(2 - w, k)));
    return d;
  }
};

inline compared compare_orders(const story& s, run one, run other) {
  return {s.of(one, "self_attn.context", 0), s.of(other, "self_attn.context", 0)};
}

namespace detail {

inline void show_orders(canvas& c, const compared& z) {
  static constexpr std::array<const char*, 3> words{"猫", "咬", "狗"};
  lines table;
  const auto row_text = [&](const numbers& m, std::size_t i) {
    std::string text = "[";
    for (std::size_t k = 0; k < m.shape(1); ++k) text += (k == 0 ? "" : " ") + xattn::trace::format_number(m(i, k), 2);
    return text + "]";
  };
  for (std::size_t w = 0; w < words.size(); ++w) {
    table.push_back("   " + pad(c.plain({words[w], words[w]}), 5) + pad(row_text(z.one, w), 18) +
                    pad(row_text(z.other, 2 - w), 18) + c.number(z.difference(w)));
  }
  c.lines_as_they_are(table);
}

inline void show_both_sentences(canvas& c, const story& s) {
  c.say(
      {"猫咬狗 (cat bites dog) and 狗咬猫 (dog bites cat), through the attention of steps 1 to 4. Each word's row of Z "
       "in both sentences, and the largest difference:",
       "“猫咬狗”和“狗咬猫”，都经过步骤 1 到 4 的注意力。每个词在两个句子里的 Z，以及最大的差："});
  c.space();
  c.lines_as_they_are({"        " + pad(c.plain({"猫咬狗", "猫咬狗"}), 18) + pad(c.plain({"狗咬猫", "狗咬猫"}), 18) +
                       c.plain({"difference", "差"})});
  c.say({"without positions", "没有位置"});
  show_orders(c, compare_orders(s, run::cat_bites_dog, run::dog_bites_cat));
  c.say({"with positions", "加上位置"});
  show_orders(c, compare_orders(s, run::cat_bites_dog_placed, run::dog_bites_cat_placed));
  c.space();
  c.say(
      {"Without positions every word comes out the same, whoever bites. With positions the sentences differ. (Under a "
       "causal mask, where a word sees only the words before it, the order counts even without positions: see the "
       "program order_cat_dog.)",
       "没有位置时，不管谁咬谁，每个词的结果都一样。加上位置，两个句子就不同了。"
       "（如果用因果掩码，每个词只能看到前面的词，那么即使没有位置，顺序也有影响：见程序 order_cat_dog。）"});
}

inline void show_positions(canvas& c, const story& s, cell at) {
  const numbers& pe = s.of(run::positions, "embed.pos_enc");
  const auto part = [&](const char* title, const numbers& values) {
    return grid{.title = title, .values = values, .row = at.row, .column = at.column};
  };
  grid x = part("X", s.of(run::layer, "embed.x"));
  x.rows = s.tokens();
  c.formula({{"", part("E", s.of(run::embedding, "embed.tok_embed"))}, {"+", part("PE", pe)}, {"=", x}});
  c.space();
  const std::string row = std::to_string(at.row), pair = std::to_string(at.column / 2 * 2);
  c.put(named("PE", row, std::to_string(at.column)) + (at.column % 2 == 0 ? " = sin(" : " = cos(") + row +
            " / 10000^(" + pair + "/" + std::to_string(pe.shape(1)) + ")) = " + entry(c.style(), pe, at.row, at.column),
        4);
}

}  // namespace detail

inline void chapter_positions(canvas& c, const story& s, cell at) {
  c.heading({"Chapter 7: positions", "第 7 章：位置编码"});
  c.say(
      {"Attention compares words, not places: shuffle the words, and the rows of Z are shuffled, nothing else. So "
       "every place gets a pattern of sines and cosines of its own, which is added to the word:",
       "注意力比较的是词，不是位置：把词打乱，Z 的行也只是跟着打乱，别的什么都不变。"
       "所以给每个位置一组自己的正弦和余弦，加到词向量上："});
  c.put("  PE(p, 2i) = sin(p / 10000^(2i/d))     PE(p, 2i+1) = cos(p / 10000^(2i/d))");
  detail::show_positions(c, s, at);
  c.next_page();
  detail::show_both_sentences(c, s);
  c.system({"chapter 7 done: {} places of {} numbers each; none had to be learned",
            "第 7 章完成：{} 个位置，每个 {} 个数；它们不需要学习"},
           {std::to_string(s.words()), std::to_string(s.layer_width())});
}

}  // namespace walkthrough
