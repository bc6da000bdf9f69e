// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that looks once and keeps only numbers about the numbers, a few bytes a record.
/// Formula mean and deviation (of the population) of the finite elements by merging rows; of weights also the entropy
///         of a row, -sum p log2 p, and the mass on the diagonal, on the token before it and on the first token,
///         averaged over rows.
/// Edges   a matrix that is nowhere in one piece comes in blocks of rows, of which none is kept. The diagonal of row i
///         is key i + (Lk - Lq), which means nothing where a filter cut out rows. A row whose weights are all 0 is
///         counted as empty and left out of the averages. NaN and infinities are counted and left out of everything
///         else.
/// Error   relative 1e-14 or so of the mean absolute value: all sums are in double, row by row; of the entropy a few
///         units of the type that the weights have.
#pragma once

#include "xattn/trace/format.hpp"
#include "xattn/trace/handle.hpp"
#include "xattn/trace/nearest.hpp"
#include "xattn/trace/path.hpp"
#include "xattn/trace/pieces.hpp"
#include "xattn/trace/row_figures.hpp"

#include <limits>
#include <ostream>

namespace xattn::inline XATTN_ISA::trace {

/// Smallest, average and largest of a quantity that each row has.
struct row_spread {
  double min = std::numeric_limits<double>::infinity();
  double sum = 0;
  double max = -std::numeric_limits<double>::infinity();
  std::size_t rows = 0;

  double mean() const { return rows == 0 ? 0 : sum / static_cast<double>(rows); }
  void add(double x) {
    min = std::min(min, x);
    max = std::max(max, x);
    sum += x;
    ++rows;
  }
};

struct weight_summary {
  row_spread entropy{};  // in bits
  row_spread largest{};  // weight of a row
  row_spread diagonal{}, before{}, first{};
  std::size_t empty_rows = 0;
};

struct summary {
  std::string path{};
  site at{};
  std::string axes{};
  std::vector<std::size_t> shape{};
  std::size_t count = 0, finite = 0, zeros = 0, nans = 0, positive_infinities = 0, negative_infinities = 0;
  double min = std::numeric_limits<double>::infinity();
  double max = -std::numeric_limits<double>::infinity();
  double largest_magnitude = 0;
  std::vector<std::size_t> argmax{};  // of the first largest element
  double mean = 0;
  double squares = 0;  // sum of the squared distances from the mean
  weight_summary weights{};

  double deviation() const { return finite == 0 ? 0 : std::sqrt(squares / static_cast<double>(finite)); }
};

class stats : public run_counter {
 public:
  template <stage S>
  static consteval access access_of() {
    return whole_tensors<S>();
  }

  template <class T>
  void take(const site& s, const tensor_view<const T>& v) {
    if (const auto piece = pieces_.find(s, v)) return add(summaries_[piece->record], v, piece->offset);
    start(s, v);
    add(summaries_.back(), v, {});
  }

  /// Of a matrix that comes in blocks of rows: its summary is that of the whole.
  template <class T>
  void announce(const site& s, const tensor_view<const T>& whole) {
    pieces_.announce(s, whole, summaries_.size());
    start(s, whole);
  }

  std::uint32_t start_run() noexcept {
    pieces_.clear();
    return run_counter::start_run();
  }

  const summary* begin() const noexcept { return summaries_.data(); }
  const summary* end() const noexcept { return summaries_.data() + summaries_.size(); }
  std::size_t size() const noexcept { return summaries_.size(); }

  const summary& operator[](std::string_view path) const {
    std::vector<std::string> known;
    for (const summary& s : summaries_) {
      if (s.path == path) return s;
      known.push_back(s.path);
    }
    xattn::detail::fail<std::out_of_range>("stats: no record \"" + std::string(path) +
                                           "\"; nearest: " + listed(nearest(path, known)));
  }

  /// A table: one line a record, one more for weights.
  void print(std::ostream& out) const {
    std::size_t width = 6;
    for (const summary& s : summaries_) width = std::max(width, s.path.size());
    out << padded("record", width) << "       count         min        mean         max         std  zeros  nan  inf\n";
    for (const summary& s : summaries_) {
      out << padded(s.path, width) << padded(std::to_string(s.count), 12, align::right);
      for (const double x : {s.min, s.mean, s.max, s.deviation()}) {
        out << padded(s.finite == 0 ? "-" : short_number(x), 12, align::right);
      }
      out << padded(std::to_string(s.zeros), 7, align::right) << padded(std::to_string(s.nans), 5, align::right)
          << padded(std::to_string(s.positive_infinities + s.negative_infinities), 5, align::right) << '\n';
      if (s.weights.entropy.rows + s.weights.empty_rows > 0) print_weights(out, s.weights, width);
    }
  }

  void clear() {
    pieces_.clear();
    summaries_.clear();
    paths_.clear();
  }

 private:
  template <class T>
  void start(const site& s, const tensor_view<const T>& whole) {
    summary sum;
    sum.path = paths_.unique(record_path(s));
    sum.at = s;
    sum.axes.assign(whole.axes.begin(), whole.axes.begin() + whole.rank);
    sum.shape.assign(whole.extent.begin(), whole.extent.begin() + whole.rank);
    sum.count = whole.size();
    summaries_.push_back(std::move(sum));
  }

  template <class T>
  static void add(summary& sum, const tensor_view<const T>& v, const row_index& offset) {
    if constexpr (shown<T>) {
      const bool weights = sum.at.st == stage::weights || sum.at.st == stage::probs;
      for_each_row(v, [&](const tensor_row<const T>& row, const row_index& index) {
        const row_index place = shifted(index, offset);
        const std::ptrdiff_t diagonal = weights ? diagonal_of(sum, place) : 0;
        if (!add_dense_row(sum, row, place, v.rank, weights, diagonal)) {
          count_row(sum, row, place, v.rank);
          if (weights) weigh_row(sum.weights, row, diagonal);
        }
      });
    }
  }

  /// False for a row that has to be looked at number by number.
  template <class T>
  static bool add_dense_row(summary& sum, const tensor_row<const T>& row, const row_index& index, std::size_t rank,
                            bool weights, std::ptrdiff_t diagonal) {
    if constexpr (detail::has_figures<T>) {
      if (row.stride != 1) return false;
      const detail::row_figures all = detail::figures_of(row.data, row.count);
      if (!all.finite) return false;
      sum.zeros += all.zeros;
      sum.min = std::min(sum.min, all.min);
      sum.largest_magnitude = std::max({sum.largest_magnitude, std::abs(all.min), std::abs(all.max)});
      if (all.max > sum.max) {
        const T* peak = std::find(row.data, row.data + row.count, static_cast<T>(all.max));
        set_max(sum, all.max, index, rank, static_cast<std::size_t>(peak - row.data));
      }
      merge(sum, all.sum / static_cast<double>(row.count), all.squares, row.count);
      if (weights) {
        const bool some = all.sum != 0;
        add_weights(sum.weights, row, some ? detail::entropy_of(row.data, row.count) : 0, all.max, all.sum, diagonal);
      }
      return true;
    }
    return false;
  }

  static void set_max(summary& sum, double x, const row_index& index, std::size_t rank, std::size_t last) {
    sum.max = x;
    sum.argmax.assign(index.begin(), index.begin() + static_cast<std::ptrdiff_t>(rank));
    if (rank > 0) sum.argmax.back() = last;
  }

  template <class T>
  static void count_row(summary& sum, const tensor_row<const T>& row, const row_index& index, std::size_t rank) {
    double total = 0;
    std::size_t finite = 0;
    for (std::size_t i = 0; i < row.count; ++i) {
      const double x = to_double(row[i]);
      if (!std::isfinite(x)) {
        ++(std::isnan(x) ? sum.nans : x > 0 ? sum.positive_infinities : sum.negative_infinities);
        continue;
      }
      total += x;
      ++finite;
      sum.zeros += x == 0 ? 1 : 0;
      sum.min = std::min(sum.min, x);
      sum.largest_magnitude = std::max(sum.largest_magnitude, std::abs(x));
      if (x > sum.max) set_max(sum, x, index, rank, i);
    }
    if (finite > 0) merge_row(sum, row, total / static_cast<double>(finite), finite);
  }

  template <class T>
  static void merge_row(summary& sum, const tensor_row<const T>& row, double mean, std::size_t finite) {
    double squares = 0;
    for (std::size_t i = 0; i < row.count; ++i) {
      const double x = to_double(row[i]);
      if (std::isfinite(x)) squares += (x - mean) * (x - mean);
    }
    merge(sum, mean, squares, finite);
  }

  /// Puts the finite elements of a row, with their mean and the squares about it, to those before.
  static void merge(summary& sum, double mean, double squares, std::size_t finite) {
    const double share = static_cast<double>(finite) / static_cast<double>(sum.finite + finite);
    const double step = mean - sum.mean;
    sum.mean += step * share;
    sum.squares += squares + step * step * share * static_cast<double>(sum.finite);
    sum.finite += finite;
  }

  /// The key that stands at the place of the row's query.
  static std::ptrdiff_t diagonal_of(const summary& sum, const row_index& index) {
    const std::size_t rank = sum.shape.size();
    if (rank < 2) return 0;
    const auto keys = static_cast<std::ptrdiff_t>(sum.shape[rank - 1]);
    const auto queries = static_cast<std::ptrdiff_t>(sum.shape[rank - 2]);
    return static_cast<std::ptrdiff_t>(index[rank - 2]) + keys - queries;
  }

  template <class T>
  static void weigh_row(weight_summary& sum, const tensor_row<const T>& row, std::ptrdiff_t diagonal) {
    double entropy = 0, largest = 0, total = 0;
    for (std::size_t i = 0; i < row.count; ++i) {
      const double p = to_double(row[i]);
      if (p > 0) entropy -= p * std::log2(p);
      largest = std::max(largest, p);
      total += p;
    }
    add_weights(sum, row, entropy, largest, total, diagonal);
  }

  template <class T>
  static void add_weights(weight_summary& sum, const tensor_row<const T>& row, double entropy, double largest,
                          double total, std::ptrdiff_t diagonal) {
    if (total == 0) {
      ++sum.empty_rows;
      return;
    }
    const auto mass = [&row](std::ptrdiff_t key) {
      return key >= 0 && key < static_cast<std::ptrdiff_t>(row.count) ? to_double(row[static_cast<std::size_t>(key)])
                                                                      : 0;
    };
    sum.entropy.add(std::max(entropy, 0.0));
    sum.largest.add(std::max(largest, 0.0));
    sum.diagonal.add(mass(diagonal));
    sum.before.add(mass(diagonal - 1));
    sum.first.add(mass(0));
  }

  static void print_weights(std::ostream& out, const weight_summary& w, std::size_t width) {
    out << std::string(width, ' ') << "    entropy " << short_number(w.entropy.mean()) << " bits ("
        << short_number(w.entropy.rows == 0 ? 0 : w.entropy.min) << " to "
        << short_number(w.entropy.rows == 0 ? 0 : w.entropy.max) << "), largest weight "
        << short_number(w.largest.mean()) << "; mass on the diagonal " << short_number(w.diagonal.mean())
        << ", the token before " << short_number(w.before.mean()) << ", the first " << short_number(w.first.mean())
        << "; empty rows " << w.empty_rows << '\n';
  }

  std::vector<summary> summaries_;
  path_book paths_;
  piece_book pieces_;
};

}  // namespace xattn::inline XATTN_ISA::trace
