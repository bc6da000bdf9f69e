// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that stops a run at its first number that is not finite, and says where it is and what came before.
///           xattn::trace::nan_finder finder;
///           try { layer(x, {}, {}, xattn::trace::to(finder)); } catch (const xattn::trace::trace_nan& e) { e.what(); }
/// Edges   -inf means something in bias, modified, masked, row_max, lse and sink, and is let through there. With
///         .stop = false nothing is thrown: found() tells the first one when the run is over.
#pragma once

#include "xattn/trace/format.hpp"
#include "xattn/trace/handle.hpp"
#include "xattn/trace/path.hpp"

#include <deque>
#include <optional>
#include <stdexcept>

namespace xattn::inline XATTN_ISA::trace {

/// A traced run met a number that is not finite.
class trace_nan : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct nan_finder_options {
  std::size_t frames = 21;  // records told of before the one that is at fault
  bool stop = true;         // throw trace_nan
};

/// A record with its finite numbers of least and of largest size.
struct trace_frame {
  std::string path{};
  std::vector<std::size_t> shape{};
  double smallest = std::numeric_limits<double>::infinity();
  double largest = 0;
};

/// Where a number is, and what it is.
struct bad_number {
  std::string path{};
  std::vector<std::size_t> index{};
  double value = 0;
};

class nan_finder : public run_counter {
 public:
  explicit nan_finder(const nan_finder_options& options = {}) : options_(options) {}

  template <stage S>
  static consteval access access_of() {
    return whole_tensors<S>();
  }
  bool want(const site&) const noexcept { return !found_; }

  template <class T>
  void take(const site& s, const tensor_view<const T>& v) {
    trace_frame frame{record_path(s), {v.extent.begin(), v.extent.begin() + v.rank}};
    std::optional<bad_number> bad;
    if constexpr (shown<T>) {
      const bool barred = may_exclude(s.st);
      for_each_row(v, [&](const tensor_row<const T>& row, const row_index& index) {
        for (std::size_t i = 0; i < row.count; ++i) {
          const double x = to_double(row[i]);
          if (std::isfinite(x)) {
            frame.smallest = std::min(frame.smallest, std::abs(x));
            frame.largest = std::max(frame.largest, std::abs(x));
          } else if (!bad && !(barred && x < 0)) {
            bad = bad_number{frame.path, position(index, v.rank, i), x};
          }
        }
      });
    }
    keep(std::move(frame));
    if (bad) report(*bad);
  }

  /// The first number that is not finite.
  const std::optional<bad_number>& found() const noexcept { return found_; }
  /// The last records up to it.
  const std::deque<trace_frame>& frames() const noexcept { return frames_; }

  /// "enc.0.ffn.ffn_act[0, 3] is nan" and a line for each record before it.
  std::string text() const {
    if (!found_) return "every number is finite\n";
    std::string text = found_->path + "[";
    for (std::size_t d = 0; d < found_->index.size(); ++d) {
      text.append(d == 0 ? "" : ", ").append(std::to_string(found_->index[d]));
    }
    text += "] is " + short_number(found_->value) + "; the records up to it, sizes of the finite numbers:\n";
    std::size_t width = 0;
    for (const trace_frame& f : frames_) width = std::max(width, f.path.size());
    for (const trace_frame& f : frames_) {
      const bool none = f.largest < f.smallest;
      text += "  " + padded(f.path, width) + padded(none ? "-" : short_number(f.smallest), 14, align::right) +
              padded(none ? "-" : short_number(f.largest), 14, align::right) + '\n';
    }
    return text;
  }

 private:
  static bool may_exclude(stage s) noexcept {
    return s == stage::bias || s == stage::modified || s == stage::masked || s == stage::row_max || s == stage::lse ||
           s == stage::sink;
  }

  static std::vector<std::size_t> position(const row_index& index, std::size_t rank, std::size_t last) {
    std::vector<std::size_t> place(index.begin(), index.begin() + static_cast<std::ptrdiff_t>(rank));
    if (rank > 0) place.back() = last;
    return place;
  }

  void keep(trace_frame frame) {
    frames_.push_back(std::move(frame));
    if (frames_.size() > options_.frames + 1) frames_.pop_front();
  }

  void report(bad_number bad) {
    found_ = std::move(bad);
    if (options_.stop) xattn::detail::fail<trace_nan>(text());
  }

  nan_finder_options options_;
  std::deque<trace_frame> frames_;
  std::optional<bad_number> found_;
};

}  // namespace xattn::inline XATTN_ISA::trace
