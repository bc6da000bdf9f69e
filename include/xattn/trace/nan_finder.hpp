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
#include "xattn/trace/pieces.hpp"

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
    const auto piece = pieces_.find(s, v);
    if (!piece) keep(s, v);
    const std::size_t number = piece ? piece->record : made_ - 1;
    std::optional<bad_number> bad;
    if constexpr (shown<T>) bad = look(v, may_exclude(s.st), piece ? piece->offset : row_index{}, number);
    if (!bad) return;
    bad->path = record_path(piece ? piece->whole : s);
    forget_after(number);
    report(std::move(*bad));
  }

  /// Of a matrix that comes in blocks of rows.
  template <class T>
  void announce(const site& s, const tensor_view<const T>& whole) {
    pieces_.announce(s, whole, made_);
    keep(s, whole);
  }

  std::uint32_t start_run() noexcept {
    pieces_.clear();
    return run_counter::start_run();
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

  template <class T>
  void keep(const site& s, const tensor_view<const T>& v) {
    frames_.push_back({record_path(s), {v.extent.begin(), v.extent.begin() + v.rank}});
    ++made_;
    if (frames_.size() > options_.frames + 1) frames_.pop_front();
  }

  /// The first bad number of a record or of a piece of one; the sizes of the others go into its frame.
  template <class T>
  std::optional<bad_number> look(const tensor_view<const T>& v, bool barred, const row_index& offset,
                                 std::size_t number) {
    std::optional<bad_number> bad;
    trace_frame sizes;
    for_each_row(v, [&](const tensor_row<const T>& row, const row_index& index) {
      for (std::size_t i = 0; i < row.count; ++i) {
        const double x = to_double(row[i]);
        if (std::isfinite(x)) {
          sizes.smallest = std::min(sizes.smallest, std::abs(x));
          sizes.largest = std::max(sizes.largest, std::abs(x));
        } else if (!bad && !(barred && x < 0)) {
          bad = bad_number{{}, position(shifted(index, offset), v.rank, i), x};
        }
      }
    });
    if (const std::size_t behind = made_ - number; behind <= frames_.size()) {
      trace_frame& frame = frames_[frames_.size() - behind];
      frame.smallest = std::min(frame.smallest, sizes.smallest);
      frame.largest = std::max(frame.largest, sizes.largest);
    }
    return bad;
  }

  /// Of matrices that were announced, but come after the one at fault.
  void forget_after(std::size_t number) {
    for (; made_ > number + 1 && !frames_.empty(); --made_) frames_.pop_back();
  }

  void report(bad_number bad) {
    found_ = std::move(bad);
    if (options_.stop) xattn::detail::fail<trace_nan>(text());
  }

  nan_finder_options options_;
  std::deque<trace_frame> frames_;
  std::size_t made_ = 0;
  piece_book pieces_;
  std::optional<bad_number> found_;
};

}  // namespace xattn::inline XATTN_ISA::trace
