// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Steps 0 to 2: words to numbers, numbers to queries, keys and values, these to scores.
#pragma once

#include "walkthrough/explain.hpp"

#include <array>

namespace walkthrough {

inline void step_input(canvas& c, const story& s, cell at) {
  const numbers& x = s.of(run::attention, "self_attn.attn_in");
  const std::string column = "d" + std::to_string(at.column);
  c.heading({"Step 0: the input matrix X", "步骤 0：输入矩阵 X"});
  c.say(
      {"A sentence has to become numbers first. Each word is one row of X, its embedding; each column is one "
       "dimension, a property that a model has learned to measure.",
       "句子首先要变成数字。X 的每一行是一个词的词向量（embedding），每一列是一个维度，"
       "也就是模型学会衡量的一种性质。"});
  if (x.size() <= 16) {
    c.say({"Here both are so few that you can check every number by hand.",
           "这里的词和维度都很少，每个数都可以亲手核对。"});
  }
  c.space();
  c.formula({{"",
              {.title = "X",
               .values = x,
               .rows = s.tokens(),
               .columns = numbered("d", x.shape(1)),
               .row = at.row,
               .column = at.column,
               .words = side::left}}});
  c.space();
  c.say({"{} = {}: what dimension {} says about the word “{}”. It is given; nothing has been computed yet.",
         "{} = {}：维度 {} 对“{}”这个词的描述。它是给定的，还没有做任何计算。"},
        {named("X", word_of(s, at.row), column), entry(c.style(), x, at.row, at.column), column, word_of(s, at.row)});
  c.say({"So far a row knows only its own word. Attention will rewrite each row with what the other words have to say.",
         "到现在为止，每一行只知道自己这个词。注意力会用其他词带来的信息改写每一行。"});
  if (c.style().colour) {
    c.say({"Colours: blue below 0, white 0, orange above 0; underlined: what is explained.",
           "颜色：蓝色小于 0，白色是 0，橙色大于 0；下划线：正在解释的数。"});
  }
  c.system({"step 0 done: X holds {} words (rows) with {} numbers each (columns)",
            "步骤 0 完成：X 有 {} 个词（行），每个词 {} 个数（列）"},
           {std::to_string(x.shape(0)), std::to_string(x.shape(1))});
}

namespace detail {

inline void tell_roles(canvas& c) {
  c.say({"Every word plays three roles. For each role its row of X is multiplied by a matrix of weights, which a model "
         "learns, and becomes a row of {} numbers:",
         "每个词扮演三个角色。对每个角色，它在 X 中的那一行乘以一个由模型学到的权重矩阵，变成 {} 个数："},
        {std::to_string(head_width)});
  c.space();
  c.say({"  Q  query   What am I looking for?", "  Q  查询 query   我在找什么？"});
  c.say({"  K  key     What can I be found by?", "  K  键   key     别人凭什么找到我？"});
  c.say({"  V  value   What do I pass on when I am found?", "  V  值   value   被找到以后，我交出什么？"});
  c.space();
  c.say(
      {"Take the word “bank”. In “I sat on the bank of the river” its query asks: is this about money or about "
       "water? The key of “river” answers: water. So “bank” takes over much of the value of “river”, and its new row "
       "means the edge of a river. In “I took money to the bank” the same query meets the key of “money”, and the same "
       "word becomes a place that keeps money.",
       "以 “bank” 这个词为例。在 “I sat on the bank of the river” 里，bank 的查询在问：我和钱有关，还是和水有关？"
       "river 的键回答：和水有关。于是 bank 取来了 river 的很大一部分值，它的新一行就表示“河岸”。"
       "而在 “I took money to the bank” 里，同样的查询遇到的是 money 的键，同一个词就成了“银行”。"});
}

struct role {
  const char* name;
  const char* weights;
  const char* result;
};
inline constexpr std::array<role, 3> roles{{{"Q", "self_attn.w_q", "self_attn.q"},
                                            {"K", "self_attn.w_k", "self_attn.k"},
                                            {"V", "self_attn.w_v", "self_attn.v"}}};

/// The largest number of the page, so that the same colour means the same number in all its formulas.
inline double peak_of_roles(const story& s) {
  double peak = 0;
  for (const role& r : roles)
    peak = std::max({peak, peak_of(s.of(run::attention, r.weights)), peak_of(s.of(run::attention, r.result))});
  return peak;
}

}  // namespace detail

inline void step_projections(canvas& c, const story& s, cell at) {
  const numbers& x = s.of(run::attention, "self_attn.attn_in");
  c.heading({"Step 1: queries, keys and values", "步骤 1：生成 Q, K, V"});
  detail::tell_roles(c);
  c.next_page();
  for (const detail::role& r : detail::roles) {
    grid result{.title = r.name, .values = s.of(run::attention, r.result, 0), .row = at.row, .column = at.column};
    result.rows = s.tokens();
    c.formula({{"", {.title = "X", .values = x, .row = at.row}},
               {"×", {.title = "W^" + result.title, .values = s.of(run::attention, r.weights), .column = at.column}},
               {"=", result}},
              detail::peak_of_roles(s));
  }
  c.space();
  c.put(named("Q", word_of(s, at.row), std::to_string(at.column)) + " = " +
            products(c.style(), x, at.row, s.of(run::attention, "self_attn.w_q"), at.column) + " = " +
            entry(c.style(), s.of(run::attention, "self_attn.q", 0), at.row, at.column),
        4);
  c.system({"step 1 done: Q, K, V with {} rows of {}; no word looks at another yet",
            "步骤 1 完成：Q、K、V 各有 {} 行，每行 {} 个数；词与词还没有互相看"},
           {std::to_string(s.words()), std::to_string(head_width)});
}

inline void step_scores(canvas& c, const story& s, cell at) {
  const numbers q = s.of(run::attention, "self_attn.q", 0), kt = transposed(s.of(run::attention, "self_attn.k", 0));
  const numbers scores = s.of(run::attention, "self_attn.scores", 0);
  c.heading({"Step 2: scores, Q Kᵀ", "步骤 2：得分 Q Kᵀ"});
  c.say({"Scores = Q Kᵀ     row i, column j: how much word i looks at word j",
         "Scores = Q Kᵀ     第 i 行第 j 列：词 i 有多关注词 j"});
  c.space();
  c.formula({{"", {.title = "Q", .values = q, .row = at.row}},
             {"×", {.title = "Kᵀ", .values = kt, .column = at.column}},
             {"=",
              {.title = "Scores",
               .values = scores,
               .rows = s.tokens(),
               .columns = s.tokens(),
               .row = at.row,
               .column = at.column}}});
  c.space();
  c.put(named("Scores", word_of(s, at.row), word_of(s, at.column)) + " = " +
            products(c.style(), q, at.row, kt, at.column) + " = " + entry(c.style(), scores, at.row, at.column),
        4);
  c.space();
  c.say(
      {"The query of one word and the key of another are multiplied number by number and added up: a dot product. The "
       "better the answer fits the question, the larger the score. Kᵀ is K turned on its side, so that each key is a "
       "column.",
       "一个词的查询和另一个词的键逐个相乘，再加起来，这就是点积。回答和问题越契合，得分就越高。"
       "Kᵀ 是把 K 转置，让每个键成为一列。"});
  c.system({"step 2 done: {} dot products of length {}, not yet normalised",
            "步骤 2 完成：{} 个长度为 {} 的点积，尚未归一化"},
           {std::to_string(s.words() * s.words()), std::to_string(head_width)});
}

}  // namespace walkthrough
