// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Sentences in two languages, their width in a terminal, lines broken at a width, and a form in plain ASCII.
/// Edges   colour codes take no columns. Chinese may be broken between any two characters, but no line starts with a
///         mark that closes something, or ends with one that opens.
#pragma once

#include <xattn/trace/text_width.hpp>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace walkthrough {

enum class language { english, chinese };

using lines = std::vector<std::string>;

/// One sentence in both languages; every {} is filled in, in order.
struct text {
  const char* english;
  const char* chinese;

  std::string in(language l, const lines& values = {}) const {
    std::string filled = l == language::english ? english : chinese;
    std::size_t from = 0;
    for (const std::string& value : values) {
      const std::size_t place = filled.find("{}", from);
      if (place == std::string::npos) break;
      filled.replace(place, 2, value);
      from = place + value.size();
    }
    return filled;
  }
};

/// Columns, without those of colour codes.
inline std::size_t width_of(std::string_view s) {
  std::size_t columns = 0;
  while (!s.empty()) {
    const std::size_t code = s.find('\x1b');
    columns += xattn::trace::text_width(s.substr(0, code));
    if (code == std::string_view::npos) break;
    s.remove_prefix(std::min(s.find('m', code), s.size() - 1) + 1);
  }
  return columns;
}

inline std::string pad(const std::string& s, std::size_t columns) {
  const std::size_t width = width_of(s);
  return width < columns ? s + std::string(columns - width, ' ') : s;
}

/// At most `columns` wide; what is longer ends with a point.
inline std::string shortened(std::string_view s, std::size_t columns) {
  if (xattn::trace::text_width(s) <= columns) return std::string(s);
  std::string kept;
  while (!s.empty()) {
    const std::string_view next = s.substr(0, xattn::trace::first_character(s).bytes);
    if (xattn::trace::text_width(kept) + xattn::trace::text_width(next) >= columns) break;
    kept += next;
    s.remove_prefix(next.size());
  }
  return kept + ".";
}

using replacement = std::pair<const char*, const char*>;

template <std::size_t N>
std::string replaced(std::string s, const std::array<replacement, N>& replacements) {
  for (const auto& [from, to] : replacements) {
    const std::string_view symbol(from), plain(to);
    for (std::size_t i = s.find(symbol); i != std::string::npos; i = s.find(symbol, i + plain.size())) {
      s.replace(i, symbol.size(), plain);
    }
  }
  return s;
}

/// The Chinese words of the English pages in Latin letters.
inline std::string romanised(std::string s) {
  static constexpr std::array<replacement, 7> words{{{"猫咬狗", "mao yao gou"},
                                                     {"狗咬猫", "gou yao mao"},
                                                     {"猫", "mao"},
                                                     {"咬", "yao"},
                                                     {"狗", "gou"},
                                                     {"苹果", "pingguo"},
                                                     {"汽车", "qiche"}}};
  return replaced(std::move(s), words);
}

/// Mathematics and punctuation in ASCII; words of other languages stay as they are.
inline std::string in_ascii(std::string s) {
  static constexpr std::array<replacement, 27> symbols{
      {{"⎡", "["}, {"⎢", "["},     {"⎣", "["},     {"⎤", "]"},     {"⎥", "]"},    {"⎦", "]"},   {"×", "x"},
       {"·", "-"}, {"⋅", "."},     {"√", "sqrt "}, {"ᵀ", "^T"},    {"→", "->"},   {"←", "<-"},  {"…", "..."},
       {"⋮", ":"}, {"μ", "mu"},    {"σ", "sigma"}, {"γ", "gamma"}, {"β", "beta"}, {"Σ", "sum"}, {"█", "#"},
       {"░", "."}, {"✓", "done:"}, {"≥", ">="},    {"“", "\""},    {"”", "\""},   {"│", "|"}}};
  return replaced(std::move(s), symbols);
}

namespace detail {

/// Pieces that stay together: a word with its space, or one wide character with the marks around it.
inline lines unbreakable_pieces(std::string_view s) {
  static constexpr std::string_view closing = "，。、；：！？）」』”…", opening = "（「『“";
  lines pieces;
  bool last_is_wide = false, last_opens = false;
  while (!s.empty()) {
    const std::string_view next = s.substr(0, xattn::trace::first_character(s).bytes);
    const bool wide = xattn::trace::text_width(next) == 2;
    const auto is_one_of = [next](std::string_view marks) {
      return next.size() > 1 && marks.find(next) != std::string_view::npos;
    };
    const bool after_space = !pieces.empty() && pieces.back().back() == ' ' && next != " ";
    const bool tied = last_opens || is_one_of(closing) || next == " ";
    if (pieces.empty() || (!tied && (after_space || wide || last_is_wide))) pieces.emplace_back();
    pieces.back() += next;
    last_is_wide = wide;
    last_opens = is_one_of(opening);
    s.remove_prefix(next.size());
  }
  return pieces;
}

}  // namespace detail

/// Breaks a sentence into lines of at most `columns`; all but the first start with `hang` blanks.
inline lines wrapped(std::string_view s, std::size_t columns, std::size_t hang = 0) {
  lines broken(1);
  const std::string indent(hang, ' ');
  for (const std::string& piece : detail::unbreakable_pieces(s)) {
    const std::string bare = piece.substr(0, piece.find_last_not_of(' ') + 1);
    const bool starts = broken.back().empty() || broken.back() == indent;
    if (!starts && width_of(broken.back()) + width_of(bare) > columns) broken.push_back(indent);
    broken.back() += piece;
  }
  for (std::string& line : broken) line.erase(line.find_last_not_of(' ') + 1);
  return broken;
}

}  // namespace walkthrough
