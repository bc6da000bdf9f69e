// Text as characters, and what BERT's tokeniser makes of each: lower case without accents, blanks and punctuation.
#pragma once

#include "unicode_tables.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

namespace sentence_embedding::unicode {

/// Whether a character is in one of the ranges, which are in order.
template <std::size_t N>
bool is_in(const code_range (&ranges)[N], char32_t c) {
  const auto* const after = std::upper_bound(std::begin(ranges), std::end(ranges), c,
                                             [](char32_t x, const code_range& r) { return x < r.first; });
  return after != std::begin(ranges) && c <= std::prev(after)->last;
}

inline void append_utf8(std::string& out, char32_t c) {
  const auto byte = [&out](char32_t b) { out += static_cast<char>(static_cast<unsigned char>(b)); };
  if (c < 0x80) return byte(c);
  if (c >= 0x10000) byte(0xf0 | (c >> 18));
  if (c >= 0x800) byte(c >= 0x10000 ? 0x80 | ((c >> 12) & 0x3f) : 0xe0 | (c >> 12));
  byte(c >= 0x800 ? 0x80 | ((c >> 6) & 0x3f) : 0xc0 | (c >> 6));
  byte(0x80 | (c & 0x3f));
}

/// A Korean syllable as its two or three letters.
inline std::u32string hangul_letters(char32_t syllable) {
  const char32_t n = syllable - 0xac00;
  std::u32string letters{0x1100 + n / 588, 0x1161 + n % 588 / 28};
  if (n % 28 != 0) letters += 0x11a7 + n % 28;
  return letters;
}

/// What is left of a character in lower case and without accents: nothing, one character or several.
inline std::u32string folded(char32_t c) {
  if (c < 0x80) return {c >= U'A' && c <= U'Z' ? c + 32 : c};
  if (c >= 0xac00 && c < 0xac00 + 11172) return hangul_letters(c);
  if (is_in(accents, c)) return {};
  for (const fold_run& e : expansions) {
    if (e.first == c) return std::u32string(e.to);
  }
  const auto* const after = std::upper_bound(std::begin(folds), std::end(folds), c,
                                             [](char32_t x, const fold_run& r) { return x < r.first; });
  if (after == std::begin(folds)) return {c};
  const fold_run& run = *std::prev(after);
  return {c - run.first < run.to.size() ? run.to[c - run.first] : c};
}

}  // namespace sentence_embedding::unicode
