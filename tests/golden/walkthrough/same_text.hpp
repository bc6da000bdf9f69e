// SPDX-License-Identifier: BSD-3-Clause
/// Compares printed text with what was kept of it: words exactly, numbers up to one unit of their last digit, since
/// another instruction set may round another way.
#pragma once

#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

namespace test {

/// A number with a point in it, or a run of other characters.
struct token {
  std::string text;
  bool is_number = false;
  double value = 0, unit = 0;
};

inline token number_token(const std::string& text) {
  const std::size_t decimals = text.size() - text.find('.') - 1;
  return {text, true, std::strtod(text.c_str(), nullptr), std::pow(10., -static_cast<double>(decimals))};
}

inline std::vector<token> tokens_of(const std::string& line) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  std::vector<token> all;
  std::string words;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t start = i;
    std::size_t end = i + (line[i] == '-' ? 1 : 0);
    while (end < line.size() && digit(line[end])) ++end;
    const bool point =
        end > start && digit(line[end - 1]) && end + 1 < line.size() && line[end] == '.' && digit(line[end + 1]);
    if (!point) {
      words += line[i++];
      continue;
    }
    for (++end; end < line.size() && digit(line[end]);) ++end;
    if (!words.empty()) all.push_back({words});
    words.clear();
    all.push_back(number_token(line.substr(start, end - start)));
    i = end;
  }
  if (!words.empty()) all.push_back({words});
  return all;
}

inline bool same_line(const std::string& a, const std::string& b) {
  const auto left = tokens_of(a), right = tokens_of(b);
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const token &l = left[i], &r = right[i];
    const bool same =
        l.is_number && r.is_number ? l.unit == r.unit && std::abs(l.value - r.value) < 1.01 * l.unit : l.text == r.text;
    if (!same) return false;
  }
  return true;
}

}  // namespace test
