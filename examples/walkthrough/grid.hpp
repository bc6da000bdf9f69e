// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A matrix as lines of a terminal: title, brackets, words beside its rows and under its columns.
/// Edges   what has too many rows or columns is cut in the middle; those of the cell that is explained stay.
#pragma once

#include "walkthrough/look.hpp"

#include <xattn/xtensor/containers.hpp>

#include <limits>

namespace walkthrough {

using numbers = xt::xarray<double>;  // of rank 2
using indices = std::vector<std::size_t>;
inline constexpr std::size_t nothing = std::numeric_limits<std::size_t>::max();

enum class side { left, right };

struct grid {
  std::string title;
  numbers values;
  lines rows{}, columns{};
  tint colours = tint::signs;
  std::size_t row = nothing, column = nothing;  // emphasised: a row, a column, or the cell where both are given
  side words = side::right;
};

inline numbers transposed(const numbers& m) {
  numbers t = numbers::from_shape({m.shape(1), m.shape(0)});
  for (std::size_t i = 0; i < m.shape(0); ++i) {
    for (std::size_t j = 0; j < m.shape(1); ++j) t(j, i) = m(i, j);
  }
  return t;
}

inline double peak_of(const numbers& m) {
  double peak = 0;
  for (const double x : m) peak = std::isfinite(x) ? std::max(peak, std::abs(x)) : peak;
  return peak;
}

/// Digits after the point that show all these numbers as exactly as float holds them, from 2 to `precision`.
inline int digits_of(const numbers& m, int precision) {
  int digits = std::min(2, precision);
  for (const double x : m) {
    for (; digits < precision; ++digits) {
      const double scaled = x * std::pow(10., digits);
      if (!std::isfinite(x) || std::abs(scaled - std::round(scaled)) <= 1e-7 * std::abs(scaled)) break;
    }
  }
  return digits;
}

/// The first and the last of n that are shown, and one to keep; `nothing` stands for those left out.
inline indices shown(std::size_t n, std::size_t limit, std::size_t keep) {
  indices all;
  const std::size_t head = n <= limit ? n : limit - 1;
  for (std::size_t i = 0; i < n; ++i) {
    if (i < head || i + 1 == n || i == keep) all.push_back(i);
    else if (all.back() != nothing) all.push_back(nothing);
  }
  return all;
}

/// Lines of one width; the matrix itself begins at line `top` and has `height` lines.
struct picture {
  lines drawn;
  std::size_t top = 0, height = 0;
  std::size_t width() const { return drawn.empty() ? 0 : width_of(drawn.front()); }
};

/// Draws one grid; numbers as deep in colour as they are near to `peak`.
class grid_drawing {
 public:
  grid_drawing(const grid& g, const look& l, double peak)
      : grid_(g),
        look_(l),
        peak_(peak),
        digits_(digits_of(g.values, l.precision)),
        rows_(shown(g.values.shape(0), most_rows, g.row)),
        notation_(xattn::trace::best_notation(
            xattn::matrix_view<const double>(g.values.data(), {1, static_cast<xattn::index_t>(g.values.size())}),
            digits_)) {
    fit_columns(most_columns);
    for (const std::size_t i : rows_) words_width_ = std::max(words_width_, width_of(word(g.rows, i)));
  }

  /// At most `room` columns wide where that is possible.
  picture draw(std::size_t room) {
    for (std::size_t limit = most_columns; limit > 2 && width() > room; --limit) fit_columns(limit - 1);
    picture p;
    p.height = rows_.size();
    const std::size_t left = grid_.words == side::left ? words_room() : 0;
    if (!grid_.title.empty()) p.drawn.push_back(std::string(left, ' ') + centred(title()));
    p.top = p.drawn.size();
    for (std::size_t r = 0; r < rows_.size(); ++r) p.drawn.push_back(row(r));
    if (!grid_.columns.empty()) p.drawn.push_back(std::string(left + 1, ' ') + joined(nothing, grid_.columns));
    for (const std::string& line : p.drawn) widest_ = std::max(widest_, width_of(line));
    for (std::string& line : p.drawn) line = pad(line, widest_);
    return p;
  }

 private:
  static constexpr std::size_t most_rows = 8, most_columns = 10, widest_word = 7;

  static std::string word(const lines& words, std::size_t i) {
    return i < words.size() ? shortened(words[i], widest_word) : "";
  }
  std::size_t words_room() const { return words_width_ == 0 ? 0 : words_width_ + 2; }
  std::string gap() const { return look_.plain("…"); }
  std::size_t column_width(std::size_t j) const { return j == nothing ? width_of(gap()) : cell_width_; }

  std::size_t matrix_width() const {
    std::size_t sum = 1;
    for (const std::size_t j : columns_) sum += 1 + column_width(j);
    return sum;
  }
  std::size_t width() const { return matrix_width() + words_room(); }

  void fit_columns(std::size_t limit) {
    columns_ = shown(grid_.values.shape(1), limit, grid_.column);
    cell_width_ = 1;
    for (const std::size_t j : columns_) {
      cell_width_ = std::max(cell_width_, width_of(word(grid_.columns, j)));
      for (const std::size_t i : rows_) {
        if (i == nothing || j == nothing) continue;
        const bool negative = grid_.values(i, j) < 0;  // others keep a place for the sign
        cell_width_ = std::max(cell_width_, number(i, j).size() + (negative ? 0 : 1));
      }
    }
  }

  std::string number(std::size_t i, std::size_t j) const {
    return xattn::trace::format_number(grid_.values(i, j), digits_, notation_);
  }

  std::string cell(std::size_t i, std::size_t j) const {
    using xattn::trace::align;
    using xattn::trace::padded;
    if (i == nothing || j == nothing) return padded(gap(), column_width(j), align::right);
    const std::string text = padded(number(i, j), cell_width_, align::right);
    if (!look_.colour) return text;
    const bool chosen = grid_.row != nothing || grid_.column != nothing;
    const bool here = (grid_.row == nothing || grid_.row == i) && (grid_.column == nothing || grid_.column == j);
    return painted(text, grid_.values(i, j), peak_, grid_.colours, chosen && here ? emphasis::strong : emphasis::none);
  }

  /// A row of numbers, or of words.
  std::string joined(std::size_t i, const lines& words) const {
    std::string line;
    for (const std::size_t j : columns_) {
      if (j != columns_.front()) line += ' ';
      line += words.empty() ? cell(i, j)
                            : xattn::trace::padded(word(words, j), column_width(j), xattn::trace::align::right);
    }
    return line;
  }

  std::string row(std::size_t r) const {
    const bool first = r == 0, last = r + 1 == rows_.size();
    const char* open = first && last ? "[" : first ? "⎡" : last ? "⎣" : "⎢";
    const char* close = first && last ? "]" : first ? "⎤" : last ? "⎦" : "⎥";
    const std::string matrix = look_.plain(open) + joined(rows_[r], {}) + look_.plain(close);
    if (words_width_ == 0) return matrix;
    const std::string name = word(grid_.rows, rows_[r]);
    return grid_.words == side::left ? pad(name, words_room()) + matrix : matrix + "  " + name;
  }

  /// "Q [3×3]"
  std::string title() const {
    return look_.plain(grid_.title + " [" + std::to_string(grid_.values.shape(0)) + "×" +
                       std::to_string(grid_.values.shape(1)) + "]");
  }

  std::string centred(const std::string& title) const {
    const std::size_t width = width_of(title), room = matrix_width();
    return width < room ? std::string((room - width) / 2, ' ') + title : title;
  }

  const grid& grid_;
  const look& look_;
  double peak_;
  int digits_;
  indices rows_, columns_;
  xattn::trace::notation notation_;
  std::size_t cell_width_ = 1, words_width_ = 0, widest_ = 0;
};

}  // namespace walkthrough
