// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a report keeps of a record that is too large for it: parts of growing detail, the most useful first.
/// Shapes  numbers are base64, little-endian. A matrix is the last two axes (n x m); there is one for each index of the
///         axes before, in row-major order. Block r of R covers the rows r n / R up to (r + 1) n / R, rounded down, and
///         likewise the columns. A byte plane means low + byte / 255 (high - low).
/// Formula parts of weights, in this order:
///           rows   {max f32, argmax u32, entropy f32 (bits)} of every row
///           top    {count, bits 16|32, index, value f32}: the largest `count` <= 8 of every row
///           thumbs {rows, columns <= 128, max, mean, max_to, mean_to}: byte planes from 0, of every matrix
///           focus  [{batch, head, rows, columns <= 256, min, max, mean, low, high}] of four heads
///           exact  [{batch, head, row, data f32}]: four rows of every matrix
///         of other records that are no [.., query, key]:
///           blocks {rows <= 128, columns <= 64, heads, mean, peak, low, high}; heads: those in focus, if it is cut
///         of other records that are, after all those: rows (without entropy), thumbs and focus with `peak`, the value
///         of largest magnitude, in place of max (thumbs then have low and high), and exact.
/// Edges   max, argmax and top count NaN as the largest number. Blocks ignore what is not finite; `marks`, a byte plane
///         where there is need of one, is 1 where a block has no finite number, 2 where it has a NaN.
#pragma once

#include "xattn/io/base64.hpp"
#include "xattn/io/json.hpp"
#include "xattn/trace/recording.hpp"
#include "xattn/trace/selection.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <span>
#include <tuple>

namespace xattn::inline XATTN_ISA::io {

/// Members of "data", without braces; a smaller order is more useful.
struct level_part {
  int order = 0;
  std::string members{};
};

namespace detail {

/// The numbers of a record that has some.
template <class T>
std::vector<T> numbers_as(const trace::record& r) {
  std::vector<T> numbers(r.size());
  with_type(r.type, [&](auto stored) {
    const std::byte* from = r.bytes->data();
    for (T& x : numbers) {
      std::memcpy(&stored, from, sizeof stored);
      from += sizeof stored;
      x = static_cast<T>(trace::to_double(stored));
    }
  });
  return numbers;
}

inline bool is_scores_like(const trace::record& r) { return r.axes.size() >= 2 && r.axes.ends_with("qk"); }

/// Whether a report that has to be small shows less than all numbers: more than 64k of them, one a row counted as few.
inline bool is_large(const trace::record& r) {
  return r.type != dtype::opaque && r.size() > 65536 && r.axes.size() >= 2 && !r.axes.ends_with('q');
}

/// The matrices of a record.
class matrices {
 public:
  explicit matrices(const trace::record& r)
      : numbers_(numbers_as<float>(r)), rows_(r.shape[r.shape.size() - 2]), columns_(r.shape.back()) {}

  std::size_t count() const { return numbers_.size() / (rows_ * columns_); }
  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  std::span<const float> row(std::size_t matrix, std::size_t i) const {
    return {numbers_.data() + (matrix * rows_ + i) * columns_, columns_};
  }

 private:
  std::vector<float> numbers_;
  std::size_t rows_, columns_;
};

/// In bits.
inline double row_entropy(std::span<const float> row) {
  double sum = 0;
  for (const float x : row) {
    const auto p = static_cast<double>(x);
    if (p > 0) sum -= p * std::log2(p);
  }
  return sum;
}

/// Places of the largest numbers of a row, the largest first, of equal ones the first.
inline std::vector<std::size_t> largest_places(std::span<const float> row, std::size_t count) {
  std::vector<std::size_t> places(row.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  const auto rank = [row](std::size_t i) { return std::pair{std::isnan(row[i]), std::isnan(row[i]) ? 0.f : row[i]}; };
  const auto before = [&rank](std::size_t a, std::size_t b) {
    const auto x = rank(a), y = rank(b);
    return x != y ? x > y : a < b;
  };
  std::partial_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count), places.end(), before);
  places.resize(count);
  return places;
}

/// What is known of the numbers of a block; zeros where none is finite.
struct block_summary {
  float min = 0, max = 0, peak = 0, mean = 0;
  std::uint8_t mark = 0;
};

/// Blocks of a matrix, as many as asked for or as there are numbers.
class block_grid {
 public:
  block_grid(const matrices& m, std::size_t most_rows, std::size_t most_columns)
      : m_(m), rows_(std::min(most_rows, m.rows())), columns_(std::min(most_columns, m.columns())) {}

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }

  void add_matrix(std::size_t matrix) {
    for (std::size_t r = 0; r < rows_; ++r) {
      for (std::size_t c = 0; c < columns_; ++c) blocks_.push_back(summary(matrix, r, c));
    }
  }

  std::vector<float> plane(float block_summary::*member) const {
    std::vector<float> values;
    for (const block_summary& b : blocks_) values.push_back(b.*member);
    return values;
  }

  /// Adds the marks where there is one.
  void write_marks(json_writer& out) const {
    std::vector<std::uint8_t> marks;
    for (const block_summary& b : blocks_) marks.push_back(b.mark);
    const bool any = std::any_of(marks.begin(), marks.end(), [](std::uint8_t m) { return m != 0; });
    if (any) out.key("marks").value(base64(marks));
  }

 private:
  block_summary summary(std::size_t matrix, std::size_t r, std::size_t c) const {
    const std::size_t first = c * m_.columns() / columns_, last = (c + 1) * m_.columns() / columns_;
    block_summary b;
    double sum = 0;
    std::size_t finite = 0;
    for (std::size_t i = r * m_.rows() / rows_; i < (r + 1) * m_.rows() / rows_; ++i) {
      for (const float x : m_.row(matrix, i).subspan(first, last - first)) {
        if (std::isnan(x)) b.mark = 2;
        if (!std::isfinite(x)) continue;
        b.min = finite == 0 ? x : std::min(b.min, x);
        b.max = finite == 0 ? x : std::max(b.max, x);
        if (std::abs(x) > std::abs(b.peak)) b.peak = x;
        sum += static_cast<double>(x);
        ++finite;
      }
    }
    if (finite > 0) b.mean = static_cast<float>(sum / static_cast<double>(finite));
    else if (b.mark == 0) b.mark = 1;
    return b;
  }

  const matrices& m_;
  std::size_t rows_, columns_;
  std::vector<block_summary> blocks_;
};

struct interval {
  float low = 0, high = 0;
};

inline float largest(const std::vector<float>& values) {
  return values.empty() ? 0.f : *std::max_element(values.begin(), values.end());
}
inline interval range_of(const std::vector<float>& a, const std::vector<float>& b) {
  if (a.empty()) return {};
  return {std::min(*std::min_element(a.begin(), a.end()), *std::min_element(b.begin(), b.end())),
          std::max(largest(a), largest(b))};
}

/// Each number as the nearest of 256 steps of the interval.
inline std::string byte_plane(const std::vector<float>& values, interval range) {
  std::vector<std::uint8_t> bytes;
  const double width = static_cast<double>(range.high) - static_cast<double>(range.low);
  for (const float x : values) {
    const double part = width > 0 ? (static_cast<double>(x) - static_cast<double>(range.low)) / width : 0;
    bytes.push_back(static_cast<std::uint8_t>(std::lround(255 * part)));
  }
  return base64(bytes);
}

/// Parts of one record of shape [.., query, key].
class score_levels {
 public:
  score_levels(const matrices& m, bool weights, std::size_t heads) : m_(m), weights_(weights), heads_(heads) {}

  std::vector<level_part> parts(const std::vector<std::size_t>& focus) const {
    const int first = weights_ ? 1 : 7;
    std::vector<level_part> all{{first, rows()}};
    if (weights_) all.push_back({first + 1, top()});
    all.push_back({first + 2, thumbs()});
    all.push_back({first + 3, focused(focus)});
    all.push_back({first + 4, exact()});
    return all;
  }

 private:
  template <class F>
  void for_each_row(F&& f) const {
    for (std::size_t matrix = 0; matrix < m_.count(); ++matrix) {
      for (std::size_t i = 0; i < m_.rows(); ++i) f(m_.row(matrix, i));
    }
  }

  std::string rows() const {
    std::vector<float> max, entropy;
    std::vector<std::uint32_t> argmax;
    for_each_row([&](std::span<const float> row) {
      const std::size_t place = largest_places(row, 1)[0];
      max.push_back(row[place]);
      argmax.push_back(static_cast<std::uint32_t>(place));
      if (weights_) entropy.push_back(static_cast<float>(row_entropy(row)));
    });
    json_writer out;
    out.key("rows").begin_object().key("max").value(base64(max)).key("argmax").value(base64(argmax));
    if (weights_) out.key("entropy").value(base64(entropy));
    return out.end_object().text();
  }

  std::string top() const {
    const std::size_t count = std::min<std::size_t>(8, m_.columns());
    const bool wide = m_.columns() > 65536;
    std::vector<std::uint32_t> index;
    std::vector<float> value;
    for_each_row([&](std::span<const float> row) {
      for (const std::size_t place : largest_places(row, count)) {
        index.push_back(static_cast<std::uint32_t>(place));
        value.push_back(row[place]);
      }
    });
    json_writer out;
    out.key("top").begin_object().key("count").value(count).key("bits").value(wide ? 32 : 16).key("index");
    out.value(wide ? base64(index) : base64(std::vector<std::uint16_t>(index.begin(), index.end())));
    return out.key("value").value(base64(value)).end_object().text();
  }

  std::string thumbs() const {
    block_grid grid(m_, 128, 128);
    for (std::size_t matrix = 0; matrix < m_.count(); ++matrix) grid.add_matrix(matrix);
    const auto mean = grid.plane(&block_summary::mean);
    json_writer out;
    out.key("thumbs").begin_object().key("rows").value(grid.rows()).key("columns").value(grid.columns());
    if (weights_) {
      const auto max = grid.plane(&block_summary::max);
      const float max_to = largest(max), mean_to = largest(mean);
      out.key("max").value(byte_plane(max, {0, max_to})).key("mean").value(byte_plane(mean, {0, mean_to}));
      out.key("max_to").value(max_to).key("mean_to").value(mean_to);
    } else {
      write_signed(out, grid, mean);
    }
    grid.write_marks(out);
    return out.end_object().text();
  }

  static void write_signed(json_writer& out, const block_grid& grid, const std::vector<float>& mean) {
    const auto peak = grid.plane(&block_summary::peak);
    const interval range = range_of(peak, mean);
    out.key("peak").value(byte_plane(peak, range)).key("mean").value(byte_plane(mean, range));
    out.key("low").value(range.low).key("high").value(range.high);
  }

  void write_place(json_writer& out, std::size_t matrix) const {
    out.key("batch").value(matrix / heads_).key("head").value(matrix % heads_);
  }

  std::string focused(const std::vector<std::size_t>& focus) const {
    json_writer out;
    out.key("focus").begin_array();
    for (const std::size_t matrix : focus) {
      if (matrix >= m_.count()) continue;
      block_grid grid(m_, 256, 256);
      grid.add_matrix(matrix);
      out.begin_object();
      write_place(out, matrix);
      write_focus(out, grid);
      out.end_object();
    }
    return out.end_array().text();
  }

  void write_focus(json_writer& out, const block_grid& grid) const {
    const auto min = grid.plane(&block_summary::min), max = grid.plane(&block_summary::max);
    const interval range = range_of(min, max);
    out.key("rows").value(grid.rows()).key("columns").value(grid.columns());
    out.key("min").value(byte_plane(min, range));
    if (weights_) out.key("max").value(byte_plane(max, range));
    else out.key("peak").value(byte_plane(grid.plane(&block_summary::peak), range));
    out.key("mean").value(byte_plane(grid.plane(&block_summary::mean), range));
    out.key("low").value(range.low).key("high").value(range.high);
    grid.write_marks(out);
  }

  /// The last row, and three above it at equal distances.
  std::string exact() const {
    json_writer out;
    out.key("exact").begin_array();
    for (std::size_t matrix = 0; matrix < m_.count(); ++matrix) {
      for (std::size_t part = 1; part <= 4; ++part) {
        const std::size_t row = std::max<std::size_t>(part * m_.rows() / 4, 1) - 1;
        const std::span<const float> numbers = m_.row(matrix, row);
        out.begin_object();
        write_place(out, matrix);
        out.key("row").value(row).key("data").value(base64(std::vector<float>(numbers.begin(), numbers.end())));
        out.end_object();
      }
    }
    return out.end_array().text();
  }

  const matrices& m_;
  bool weights_;
  std::size_t heads_;
};

/// The heads axis of a record, of queries or of keys; npos: none.
inline std::size_t heads_axis(const trace::record& r) { return std::min(r.axes.find('h'), r.axes.find('g')); }
inline std::size_t heads_of(const trace::record& r) {
  const std::size_t axis = heads_axis(r);
  return axis < r.axes.size() ? r.shape[axis] : 1;
}

/// The part of a record that is no [.., query, key].
inline std::string linear_blocks(const trace::record& r, const std::vector<std::size_t>& heads) {
  const matrices m(r);
  block_grid grid(m, 128, 64);
  const bool cut = heads_axis(r) + 2 < r.axes.size() && !heads.empty();
  const std::size_t all = heads_of(r);
  for (std::size_t matrix = 0; matrix < m.count(); ++matrix) {
    if (!cut || std::find(heads.begin(), heads.end(), matrix % all) != heads.end()) grid.add_matrix(matrix);
  }
  const auto mean = grid.plane(&block_summary::mean), peak = grid.plane(&block_summary::peak);
  const interval range = range_of(peak, mean);
  json_writer out;
  out.key("blocks").begin_object().key("rows").value(grid.rows()).key("columns").value(grid.columns());
  if (cut) out.key("heads").list(heads);
  out.key("mean").value(byte_plane(mean, range)).key("peak").value(byte_plane(peak, range));
  out.key("low").value(range.low).key("high").value(range.high);
  grid.write_marks(out);
  return out.end_object().text();
}

}  // namespace detail

/// The levels of all records of a recording: the heads in focus are chosen by the weights of each place.
class report_levels {
 public:
  report_levels(const trace::recording& rec, const std::vector<trace::layer_head>& named) : named_(named) {
    for (const trace::record& r : rec) {
      if (r.at.st == trace::stage::weights && detail::is_large(r)) focus_.emplace(place_of(r.at), focus_of(r));
    }
  }

  /// Of a record that is large.
  std::vector<level_part> of(const trace::record& r) const {
    const auto found = focus_.find(place_of(r.at));
    const std::vector<std::size_t> focus = found != focus_.end() ? found->second.matrices : first_four();
    if (detail::is_scores_like(r)) {
      const detail::matrices m(r);
      return detail::score_levels(m, r.at.st == trace::stage::weights, detail::heads_of(r)).parts(focus);
    }
    return {{6, detail::linear_blocks(r, heads_in_focus(r, focus, found != focus_.end() ? found->second.heads : 0))}};
  }

 private:
  using place = std::tuple<std::uint32_t, std::int32_t, trace::model, std::int32_t, trace::block>;
  static place place_of(const trace::site& s) { return {s.run, s.step, s.mdl, s.layer, s.blk}; }

  /// Matrices, counted over batch and heads, and how many heads there are.
  struct chosen {
    std::vector<std::size_t> matrices{};
    std::size_t heads = 0;
  };
  static std::vector<std::size_t> first_four() { return {0, 1, 2, 3}; }

  chosen focus_of(const trace::record& r) const {
    const std::size_t heads = detail::heads_of(r);
    std::vector<std::size_t> matrices;
    for (const trace::layer_head& h : named_) {
      const std::int64_t index = h.head - std::max(r.at.head, 0);
      const bool here = h.layer == trace::any_layer || h.layer == r.at.layer;
      if (here && index >= 0 && index < static_cast<std::int64_t>(heads)) {
        matrices.push_back(static_cast<std::size_t>(index));
      }
    }
    return {named_.empty() ? by_entropy(r) : matrices, heads};
  }

  /// Two of the lowest and two of the highest mean entropy.
  static std::vector<std::size_t> by_entropy(const trace::record& r) {
    const detail::matrices m(r);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t matrix = 0; matrix < m.count(); ++matrix) {
      double sum = 0;
      for (std::size_t i = 0; i < m.rows(); ++i) sum += detail::row_entropy(m.row(matrix, i));
      order.emplace_back(sum, matrix);
    }
    std::sort(order.begin(), order.end());
    if (order.size() > 4) order.erase(order.begin() + 2, order.end() - 2);
    std::vector<std::size_t> matrices;
    for (const auto& [sum, matrix] : order) matrices.push_back(matrix);
    return matrices;
  }

  /// The same heads for a record with its own number of heads, as keys and values may have.
  static std::vector<std::size_t> heads_in_focus(const trace::record& r, const std::vector<std::size_t>& focus,
                                                 std::size_t query_heads) {
    const std::size_t heads = detail::heads_of(r);
    std::vector<std::size_t> mine;
    for (const std::size_t matrix : focus) {
      const std::size_t head = query_heads == 0 ? matrix : matrix % query_heads * heads / query_heads;
      if (head < heads) mine.push_back(head);
    }
    std::sort(mine.begin(), mine.end());
    mine.erase(std::unique(mine.begin(), mine.end()), mine.end());
    return mine;
  }

  std::vector<trace::layer_head> named_;
  std::map<place, chosen> focus_;
};

}  // namespace xattn::inline XATTN_ISA::io
