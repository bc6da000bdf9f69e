// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Steps 3 to 5: scores to weights, weights and values to the output, and what came of it.
#pragma once

#include "walkthrough/explain.hpp"

#include <numeric>

namespace walkthrough {

namespace detail {

/// Every weight with its bar, a line a row, and the sum of the row; empty where that is too wide.
inline lines weight_table(const look& l, const story& s, const numbers& a) {
  std::size_t widest = 0;
  for (const std::string& t : s.tokens()) widest = std::max(widest, width_of(shortened(t, 7)));
  std::string head(widest + 3, ' ');
  for (const std::string& t : s.tokens()) head += pad(shortened(t, 7), static_cast<std::size_t>(l.precision) + 16);
  lines table{head + l.plain("Σ")};
  for (std::size_t i = 0; i < a.shape(0); ++i) {
    std::string line = " " + pad(shortened(s.tokens()[i], 7), widest + 2);
    for (std::size_t j = 0; j < a.shape(1); ++j) {
      const std::string weight = l.number(a(i, j));
      line += (l.colour ? painted(weight, a(i, j), 1, tint::weights, emphasis::none) : weight) + " " + bar(l, a(i, j)) +
              "   ";
    }
    table.push_back(line + l.number(sum_of_row(a, i)));
    if (width_of(table.back()) > l.width) return {};
  }
  return table;
}

/// The words that a row looks at most, the most first.
inline indices ranked(const numbers& a, std::size_t row, std::size_t most) {
  indices order(a.shape(1));
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return a(row, i) > a(row, j); });
  order.resize(std::min(order.size(), most));
  return order;
}

inline void show_weights(canvas& c, const story& s, const numbers& a, cell at) {
  const lines table = weight_table(c.style(), s, a);
  if (!table.empty()) return c.lines_as_they_are(table);
  c.formula({{"",
              {.title = "A",
               .values = a,
               .rows = s.tokens(),
               .columns = s.tokens(),
               .colours = tint::weights,
               .row = at.row,
               .column = at.column}}});
  lines sums;
  for (std::size_t i = 0; i < a.shape(0); ++i) sums.push_back(c.number(sum_of_row(a, i)));
  c.say({"Sums of the rows: {}", "各行之和：{}"}, {listed(sums, "  ")});
  for (const std::size_t j : ranked(a, at.row, 4)) {
    c.put(word_of(s, at.row) + " → " + pad(word_of(s, j), 12) + " " + c.number(a(at.row, j)) + " " +
          bar(c.style(), a(at.row, j)));
  }
}

/// exp(s - m) / sum of the row, with numbers.
inline void explain_softmax(canvas& c, const story& s, cell at) {
  const numbers scaled = s.of(run::attention, "self_attn.scaled", 0), a = s.of(run::attention, "self_attn.weights", 0);
  const double peak = s.of(run::attention, "self_attn.row_max")(0, at.row);
  const double sum = s.of(run::attention, "self_attn.row_sum")(0, at.row);
  lines parts;
  for (std::size_t j = 0; j < scaled.shape(1); ++j) parts.push_back(c.number(std::exp(scaled(at.row, j) - peak)));
  const std::string name = named("A", word_of(s, at.row), word_of(s, at.column));
  c.put(name + " = exp(" + c.number(scaled(at.row, at.column)) + " - " + bracketed(c.number(peak)) + ") / (" +
            listed(parts, " + ") + ")",
        4);
  c.put(std::string(width_of(name), ' ') + " = " + c.number(std::exp(scaled(at.row, at.column) - peak)) + " / " +
        c.number(sum) + " = " + c.number(a(at.row, at.column)));
}

}  // namespace detail

inline void step_softmax(canvas& c, const story& s, cell at) {
  const numbers scores = s.of(run::attention, "self_attn.scores", 0),
                scaled = s.of(run::attention, "self_attn.scaled", 0);
  const numbers a = s.of(run::attention, "self_attn.weights", 0);
  const std::string root = "√" + std::to_string(head_width);
  c.heading({"Step 3: scale and softmax", "步骤 3：缩放 + softmax"});
  c.say({"So that long vectors do not score too high, divide by √d_k = {} = {}:",
         "向量越长，点积越大，所以先除以 √d_k = {} = {}："},
        {root, c.number(1 / s.records().value("self_attn.scale"))});
  c.formula(
      {{"", {.title = "Scores", .values = scores, .row = at.row, .column = at.column}},
       {"/ " + root + " =",
        {.title = "Scores / " + root, .values = scaled, .rows = s.tokens(), .row = at.row, .column = at.column}}});
  c.space();
  c.say(
      {"Softmax turns a row into shares of attention A, which add up to 1: exp of each score less the largest of the "
       "row, divided by the sum of all of these:",
       "softmax 把每一行变成注意力的比例 A，加起来等于 1：每个得分减去该行最大值，取 exp，再除以它们的和："});
  detail::show_weights(c, s, a, at);
  c.space();
  detail::explain_softmax(c, s, at);
  lines sharper;
  const numbers& raw = s.of(run::unscaled, "weights");
  for (std::size_t j = 0; j < s.words(); ++j) sharper.push_back(c.number(raw(0, at.row, j)));
  c.say({"Undivided, “{}” would get {}: nearer to all or nothing.", "如果不除，“{}”这一行会是 {}：更接近非此即彼。"},
        {word_of(s, at.row), listed(sharper, "  ")});
  c.system({"step 3 done: each of the {} rows of A adds up to {}", "步骤 3 完成：A 的 {} 行，每一行之和都是 {}"},
           {std::to_string(s.words()), c.number(sum_of_row(a, at.row))});
}

namespace detail {

/// "[  0.0670  0.0335 -0.1005]"
template <class F>
std::string row_of_values(const look& l, F value) {
  std::string text = "[";
  for (std::size_t k = 0; k < head_width; ++k) {
    text +=
        xattn::trace::padded(l.number(value(k)), static_cast<std::size_t>(l.precision) + 4, xattn::trace::align::right);
  }
  return text + "]";
}

/// What each word gives to a row of Z, and their sum. Of many words, those that give most.
inline void show_contributions(canvas& c, const story& s, const numbers& a, const numbers& v, const numbers& z,
                               cell at) {
  const look& l = c.style();
  indices chosen = ranked(a, at.row, 6);
  std::sort(chosen.begin(), chosen.end());
  std::size_t widest = width_of("Z[" + word_of(s, at.row) + "]");
  for (const std::size_t j : chosen) {
    widest = std::max(widest, width_of(l.plain(l.number(a(at.row, j)) + " × V[" + word_of(s, j) + "]")));
  }
  lines table;
  for (const std::size_t j : chosen) {
    const double weight = a(at.row, j);
    table.push_back("   " + pad(l.plain(l.number(weight) + " × V[" + word_of(s, j) + "]"), widest) + " = " +
                    row_of_values(l, [&](std::size_t k) { return weight * v(j, k); }));
  }
  if (chosen.size() < s.words()) {
    table.push_back("   " + c.plain({"and {} words that give less", "以及给得更少的 {} 个词"},
                                    {std::to_string(s.words() - chosen.size())}));
  }
  const std::string sum = "Z[" + word_of(s, at.row) + "]";
  table.push_back("   " + std::string(widest - width_of(sum), ' ') + sum + " = " +
                  row_of_values(l, [&](std::size_t k) { return z(at.row, k); }));
  c.lines_as_they_are(table);
}

}  // namespace detail

inline void step_output(canvas& c, const story& s, cell at) {
  const numbers a = s.of(run::attention, "self_attn.weights", 0), v = s.of(run::attention, "self_attn.v", 0);
  const numbers z = s.of(run::attention, "self_attn.context", 0);
  c.heading({"Step 4: the weighted sum, A × V = Z", "步骤 4：加权求和 A × V = Z"});
  c.formula({{"", {.title = "A", .values = a, .colours = tint::weights, .row = at.row}},
             {"×", {.title = "V", .values = v, .column = at.column}},
             {"=", {.title = "Z", .values = z, .rows = s.tokens(), .row = at.row, .column = at.column}}});
  c.space();
  c.say(
      {"A word's row of Z is a mixture of the values of all words, in the shares of its row of A. What each word gives "
       "to “{}”:",
       "一个词在 Z 中的那一行，是所有词的值按 A 中那一行的比例混合而成的。每个词给了“{}”什么："},
      {word_of(s, at.row)});
  detail::show_contributions(c, s, a, v, z, at);
  c.space();
  c.put(named("Z", word_of(s, at.row), std::to_string(at.column)) + " = " +
            products(c.style(), a, at.row, v, at.column) + " = " + entry(c.style(), z, at.row, at.column),
        4);
  c.system({"step 4 done: {} new rows, each a weighted mean of the {} values",
            "步骤 4 完成：{} 行新的向量，每一行都是 {} 个值的加权平均"},
           {std::to_string(s.words()), std::to_string(s.words())});
}

inline void step_done(canvas& c, const story& s, cell at) {
  const numbers& x = s.of(run::attention, "self_attn.attn_in");
  const numbers a = s.of(run::attention, "self_attn.weights", 0), z = s.of(run::attention, "self_attn.context", 0);
  const std::size_t most = largest_of_row(a, at.row);
  const auto& record = s.record(run::attention, "self_attn.context");
  c.heading({"Step 5: ✓ every word has read the sentence", "步骤 5：✓ 完成，每个词都读过了整个句子"});
  c.formula({{"", {.title = "X", .values = x, .rows = s.tokens(), .words = side::left}},
             {"→", {.title = "Z", .values = z, .rows = s.tokens(), .row = at.row}}});
  c.space();
  c.put("Attention(Q, K, V) = softmax(Q Kᵀ / √d_k) V");
  c.space();
  c.say({"Before, the row of “{}” knew nothing but its own word. Now {} % of it comes from the other words; what it "
         "looks at most is “{}”, with {} %.",
         "之前，“{}”这一行只知道它自己。现在，它有 {}% 来自其他词；它最关注的是“{}”，占 {}%。"},
        {word_of(s, at.row), percent(1 - a(at.row, at.row)), word_of(s, most), percent(a(at.row, most))});
  c.space();
  c.say({"This run: numbers of type {}, {} algorithm. All pages are drawn from its recorded trace.",
         "这次运行：{} 类型的数，{} 算法。所有页面都根据它记录下来的轨迹绘制。"},
        {std::string(xattn::name(record.type)), std::string(trace::name(record.at.pth))});
  c.say({"Next: 6 several heads, 7 positions, 8 what follows attention in an encoder layer.",
         "接下来：6 多头，7 位置编码，8 编码器层中注意力之后的部分。"});
  c.system({"step 5 done: {} words in, {} rows out, each with the sentence in view",
            "步骤 5 完成：{} 个词进，{} 行出，每一行都看过了整个句子"},
           {std::to_string(s.words()), std::to_string(s.words())});
}

}  // namespace walkthrough
