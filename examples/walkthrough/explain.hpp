// SPDX-License-Identifier: BSD-3-Clause
/// Brief   How one number was made, written out with the numbers of the trace.
#pragma once

#include "walkthrough/canvas.hpp"
#include "walkthrough/story.hpp"

namespace walkthrough {

/// The cell that a page explains.
struct cell {
  std::size_t row = 1, column = 2;
};

inline std::string word_of(const story& s, std::size_t i) { return shortened(s.tokens()[i], 10); }

/// "Scores[cat][sat]"
inline std::string named(const std::string& name, const std::string& row, const std::string& column) {
  return name + "[" + row + "][" + column + "]";
}

/// A negative number in brackets, for what stands after a minus sign.
inline std::string bracketed(const std::string& number) { return number.front() == '-' ? "(" + number + ")" : number; }

/// "a b c", or the first two and the last of many.
inline std::string listed(const lines& parts, const std::string& between) {
  constexpr std::size_t most = 4;
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool skipped = parts.size() > most && i >= 2 && i + 1 < parts.size();
    if (skipped && i > 2) continue;
    all += (i == 0 ? "" : between) + (skipped ? "…" : parts[i]);
  }
  return all;
}

/// "(-0.25)(0.00) + (2.25)(1.50) + (0.00)(0.50)": row i of a times column j of b.
inline std::string products(const look& l, const numbers& a, std::size_t i, const numbers& b, std::size_t j) {
  const int a_digits = digits_of(a, l.precision), b_digits = digits_of(b, l.precision);
  lines parts;
  for (std::size_t k = 0; k < a.shape(1); ++k) {
    parts.push_back("(" + xattn::trace::format_number(a(i, k), a_digits) + ")(" +
                    xattn::trace::format_number(b(k, j), b_digits) + ")");
  }
  return listed(parts, " + ");
}

/// A number with the digits that its matrix is shown with.
inline std::string entry(const look& l, const numbers& m, std::size_t i, std::size_t j) {
  return xattn::trace::format_number(m(i, j), digits_of(m, l.precision));
}

inline std::size_t largest_of_row(const numbers& m, std::size_t i) {
  std::size_t best = 0;
  for (std::size_t j = 1; j < m.shape(1); ++j) best = m(i, j) > m(i, best) ? j : best;
  return best;
}

inline double sum_of_row(const numbers& m, std::size_t i) {
  double sum = 0;
  for (std::size_t j = 0; j < m.shape(1); ++j) sum += m(i, j);
  return sum;
}

inline std::string percent(double share) { return xattn::trace::format_number(100 * share, 0); }

/// c0, c1, ...: names of the columns of a matrix.
inline lines numbered(const std::string& letter, std::size_t n) {
  lines names;
  for (std::size_t i = 0; i < n; ++i) names.push_back(letter + std::to_string(i));
  return names;
}

}  // namespace walkthrough
