// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrices as lines of text: aligned numbers, heads of rows and columns, brackets, and blocks side by side.
/// Edges   all numbers of a matrix have one format: fixed digits, or scientific where fixed ones would be too long or
///         show only zeros. A negative number that rounds to zero has no sign. Rows and columns beyond the limit are
///         cut out of the middle and shown as "...". Infinities and NaN are inf, -inf, nan.
#pragma once

#include "xattn/core/error.hpp"
#include "xattn/core/view.hpp"
#include "xattn/trace/element.hpp"
#include "xattn/trace/text_width.hpp"
#include "xattn/xtensor/containers.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace xattn::inline XATTN_ISA::trace {

enum class brackets : std::uint8_t { none, ascii, unicode };
enum class label_side : std::uint8_t { before, after };  // heads left and above, or right and below

struct matrix_format {
  std::vector<std::string> row_labels{};
  std::vector<std::string> column_labels{};
  int precision = 4;
  std::size_t max_rows = 12;
  std::size_t max_columns = 12;
  brackets around = brackets::none;
  label_side labels = label_side::before;
};

enum class notation : std::uint8_t { fixed, scientific };

/// One number with a number of digits after the point.
inline std::string format_number(double x, int precision, notation how = notation::fixed) {
  if (std::isnan(x)) return "nan";
  if (std::isinf(x)) return x < 0 ? "-inf" : "inf";
  std::array<char, 400> text{};
  const auto format = how == notation::fixed ? std::chars_format::fixed : std::chars_format::scientific;
  const char* end = std::to_chars(text.data(), text.data() + text.size(), x, format, precision).ptr;
  std::string_view shown(text.data(), static_cast<std::size_t>(end - text.data()));
  if (x <= 0 && shown.find_first_of("123456789") >= shown.find('e')) shown.remove_prefix(shown.front() == '-' ? 1 : 0);
  return std::string(shown);
}

/// A number by its first digits, short: 0.25, 1.5e-07; with 17 digits or more the shortest text that reads back equal.
inline std::string short_number(double x, int digits = 5) {
  std::array<char, 32> text{};
  char* const last = text.data() + text.size();
  const char* end = digits < 17 ? std::to_chars(text.data(), last, x, std::chars_format::general, digits).ptr
                                : std::to_chars(text.data(), last, x).ptr;
  return {text.data(), static_cast<std::size_t>(end - text.data())};
}

/// The notation in which all these numbers are best read.
template <class T>
notation best_notation(const matrix_view<T>& m, int precision) {
  double largest = 0;
  for (index_t i = 0; i < m.extent(0); ++i) {
    for (index_t j = 0; j < m.extent(1); ++j) {
      const double x = std::abs(to_double(m(i, j)));
      if (std::isfinite(x)) largest = std::max(largest, x);
    }
  }
  const bool readable = largest == 0 || (largest < 1e7 && largest >= std::pow(10.0, -precision));
  return readable ? notation::fixed : notation::scientific;
}

namespace detail {

/// The first and last indices of n that are shown, with a gap (-1) between them where some are not.
inline std::vector<index_t> shown_indices(index_t n, std::size_t limit) {
  std::vector<index_t> shown;
  const auto room = static_cast<index_t>(std::max<std::size_t>(limit, 2));
  const index_t head = n <= room ? n : (room + 1) / 2;
  for (index_t i = 0; i < head; ++i) shown.push_back(i);
  if (head < n) shown.push_back(-1);
  for (index_t i = n - (room - head); i < n && head < n; ++i) shown.push_back(i);
  return shown;
}

inline std::string label_of(const std::vector<std::string>& labels, index_t i) {
  if (i < 0) return labels.empty() ? "" : "...";
  const auto place = static_cast<std::size_t>(i);
  return place < labels.size() ? labels[place] : "";
}

/// The brackets of row i of n: {left, right}.
inline std::array<std::string_view, 2> bracket(brackets kind, std::size_t i, std::size_t n) {
  if (kind == brackets::none) return {"", ""};
  if (kind == brackets::ascii || n == 1) return {"[", "]"};
  if (i == 0) return {"\u23a1", "\u23a4"};
  if (i + 1 == n) return {"\u23a3", "\u23a6"};
  return {"\u23a2", "\u23a5"};
}

using text_table = std::vector<std::vector<std::string>>;

/// The numbers as text, every column as wide as its widest entry or head.
template <class T>
text_table cells_of(const matrix_view<T>& m, const matrix_format& f, std::vector<std::string>& heads) {
  const notation how = best_notation(m, f.precision);
  const std::vector<index_t> columns = shown_indices(m.extent(1), f.max_columns);
  text_table rows;
  for (const index_t i : shown_indices(m.extent(0), f.max_rows)) {
    rows.emplace_back();
    for (const index_t j : columns) {
      rows.back().push_back(i < 0 || j < 0 ? "..." : format_number(to_double(m(i, j)), f.precision, how));
    }
  }
  for (std::size_t c = 0; c < columns.size(); ++c) {
    heads.push_back(label_of(f.column_labels, columns[c]));
    std::size_t width = text_width(heads[c]);
    for (const auto& row : rows) width = std::max(width, row[c].size());
    heads[c] = padded(heads[c], width, align::right);
    for (auto& row : rows) row[c] = padded(row[c], width, align::right);
  }
  return rows;
}

inline std::string joined(const std::vector<std::string>& cells) {
  std::string line;
  for (std::size_t c = 0; c < cells.size(); ++c) line.append(c == 0 ? "" : "  ").append(cells[c]);
  return line;
}

inline void trim_right(std::string& line) { line.erase(line.find_last_not_of(' ') + 1); }

}  // namespace detail

/// The lines of a matrix, without line ends and without spaces at the end.
template <class T>
std::vector<std::string> format_matrix(const matrix_view<T>& m, const matrix_format& f = {}) {
  std::vector<std::string> heads, lines;
  const detail::text_table rows = detail::cells_of(m, f, heads);
  const std::vector<index_t> shown = detail::shown_indices(m.extent(0), f.max_rows);
  std::size_t label_width = 0;
  for (const index_t i : shown) label_width = std::max(label_width, text_width(detail::label_of(f.row_labels, i)));
  const bool before = f.labels == label_side::before;
  const std::string edge = f.around == brackets::none ? "" : " ";
  const std::string indent = before && label_width > 0 ? std::string(label_width + 2, ' ') : "";

  for (std::size_t r = 0; r < rows.size(); ++r) {
    const auto around = detail::bracket(f.around, r, rows.size());
    const std::string label = detail::label_of(f.row_labels, shown[r]);
    std::string line = indent.empty() ? "" : padded(label, label_width + 2);
    line.append(around[0]).append(detail::joined(rows[r])).append(around[1]);
    if (!before && label_width > 0) line.append("  ").append(label);
    lines.push_back(line);
  }
  if (!f.column_labels.empty())
    lines.insert(before ? lines.begin() : lines.end(), indent + edge + detail::joined(heads));
  for (std::string& line : lines) detail::trim_right(line);
  return lines;
}

/// A vector is a matrix of one row.
template <class T>
std::vector<std::string> format_matrix(const row_view<T>& v, const matrix_format& f = {}) {
  return format_matrix(lifted<2>(v), f);
}

/// An array of rank 1 or 2.
inline std::vector<std::string> format_matrix(const xt::xarray<double>& a, const matrix_format& f = {}) {
  if (a.dimension() != 1 && a.dimension() != 2) {
    xattn::detail::fail<shape_error>("format_matrix: the array has rank " + std::to_string(a.dimension()) +
                                     ", expected 1 or 2");
  }
  const auto extent = [&a](std::size_t d) { return static_cast<index_t>(a.shape()[d]); };
  if (a.dimension() == 1) return format_matrix(row_view<const double>(a.data(), {extent(0)}), f);
  return format_matrix(matrix_view<const double>(a.data(), {extent(0), extent(1)}), f);
}

/// Blocks of lines next to each other, with a text between them on the middle line of the first block.
inline std::vector<std::string> beside(const std::vector<std::string>& left, std::string_view between,
                                       const std::vector<std::string>& right) {
  std::size_t width = 0;
  for (const std::string& line : left) width = std::max(width, text_width(line));
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    std::string line = padded(i < left.size() ? left[i] : "", width);
    line += i + 1 == (left.size() + 1) / 2 ? std::string(between) : std::string(text_width(between), ' ');
    lines.push_back(line.append(i < right.size() ? right[i] : ""));
    detail::trim_right(lines.back());
  }
  return lines;
}

}  // namespace xattn::inline XATTN_ISA::trace
