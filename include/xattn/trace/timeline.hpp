// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that takes the time: when each part of a call began and ended, and what of it was spent in no part.
///           xattn::trace::timeline seen;
///           auto y = model(x, {}, {}, xattn::trace::to(seen));
///           seen.print(std::cout);     seen.times();
/// Edges   it takes spans alone, so the call is the one that runs without it; beside a sink that looks at stages (tee)
///         the times are those of the run that is looked at (any() looks at every stage). No two ends have the same time: a clock that stands still
///         is moved on by a nanosecond. Spans are of the calling thread; what other threads do is seen where the
///         executor is wrapped (timed_executor.hpp). Memory is taken ahead, for options.room spans at a time. Not for
///         calls of several threads at once.
#pragma once

#include "xattn/trace/handle.hpp"
#include "xattn/trace/path.hpp"
#include "xattn/trace/text_width.hpp"

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <limits>
#include <map>
#include <ostream>
#include <sstream>
#include <thread>

namespace xattn::inline XATTN_ISA::trace {

/// The path of the tensor that the part makes, or of the place: `enc.0.self_attn.q`, `enc.0.self_attn`; `call` where a
/// layer by itself has neither.
inline std::string span_path(const site& s) {
  if (s.st != stage::x) return plain_path(s);
  std::string place = place_prefix(s);
  if (place.empty()) return "call";
  place.pop_back();
  return place;
}

struct timed_span {
  site at{};
  std::int64_t begin = 0, end = -1;  // nanoseconds of the clock; end -1: not over
  span_size size{};
  std::int32_t parent = -1;  // the number of the span around it
};

/// What one thread did of a parallel region.
struct timed_part {
  std::int32_t during = -1;  // the number of the span that it belongs to
  index_t part = 0;
  std::int64_t begin = 0, end = 0;
  std::uint32_t thread = 0;  // 0: the calling one
};

/// All calls of one path; seconds.
struct span_time {
  std::string path{};
  std::size_t calls = 0;
  double total = 0;
  double self = 0;  // without the parts
  double flops = 0;
};

struct timeline_options {
  std::size_t room = 1024;
  std::int64_t (*clock)() = nullptr;  // nanoseconds; null: std::chrono::steady_clock
};

enum class layer_times { apart, together };

class timeline : public run_counter {
 public:
  timeline() : timeline(timeline_options{}) {}
  explicit timeline(const timeline_options& options)
      : clock_(options.clock != nullptr ? options.clock : steady), room_(std::max<std::size_t>(options.room, 1)) {
    spans_.reserve(room_);
    open_.reserve(16);
  }

  template <stage>
  static consteval access access_of() {
    return access::none;
  }
  void begin(const site& s) {
    if (spans_.size() == spans_.capacity()) spans_.reserve(spans_.size() + std::max(room_, spans_.size()));
    const std::int32_t around = current();
    open_.push_back(static_cast<std::int32_t>(spans_.size()));
    spans_.push_back({s, 0, -1, {}, around});
    spans_.back().begin = tick();
  }
  void end(const site&) {
    spans_[static_cast<std::size_t>(open_.back())].end = tick();
    open_.pop_back();
  }
  void size(const site&, const span_size& n) { spans_[static_cast<std::size_t>(open_.back())].size = n; }

  /// In the order in which they began.
  const std::vector<timed_span>& spans() const noexcept { return spans_; }
  const std::vector<timed_part>& parts() const noexcept { return parts_; }
  /// As many threads as have been seen, the calling one among them.
  std::size_t threads() const noexcept { return workers_.size() + 1; }

  /// By path, in the order of the run; together: the layers of a model as one, `enc.*.self_attn`.
  std::vector<span_time> times(layer_times layers = layer_times::apart) const {
    std::vector<span_time> sums;
    std::map<std::string, std::size_t> place;
    std::vector<std::size_t> row_of(spans_.size());
    const auto add = [&](std::size_t i, double span_time::*what, double x) { sums[row_of[i]].*what += x; };
    for (std::size_t i = 0; i < spans_.size(); ++i) {
      const timed_span& one = spans_[i];
      const std::string path = layers == layer_times::apart ? span_path(one.at) : without_layer(one.at);
      row_of[i] = place.try_emplace(path, sums.size()).first->second;
      if (row_of[i] == sums.size()) sums.push_back({path});
      if (one.end < 0) continue;
      const double seconds = static_cast<double>(one.end - one.begin) * 1e-9;
      ++sums[row_of[i]].calls;
      add(i, &span_time::total, seconds);
      add(i, &span_time::self, seconds);
      if (one.parent >= 0) add(static_cast<std::size_t>(one.parent), &span_time::self, -seconds);
      for (auto at = static_cast<std::int32_t>(i); at >= 0; at = spans_[static_cast<std::size_t>(at)].parent) {
        add(static_cast<std::size_t>(at), &span_time::flops, one.size.flops);
      }
    }
    return sums;
  }

  /// A table of times().
  void print(std::ostream& out, layer_times layers = layer_times::together) const {
    const std::vector<span_time> rows = times(layers);
    double whole = 0;
    std::size_t width = 4;
    for (const span_time& row : rows) {
      whole += row.self;
      width = std::max(width, row.path.size());
    }
    std::ostringstream text;
    text << padded("path", width) << "   calls    total ms     self ms   self %   Gflop/s\n" << std::fixed;
    for (const span_time& row : rows) {
      text << padded(row.path, width) << std::setw(8) << row.calls << std::setprecision(3) << std::setw(12)
           << row.total * 1e3 << std::setw(12) << row.self * 1e3 << std::setprecision(1) << std::setw(9)
           << (whole > 0 ? 100 * row.self / whole : 0.0) << std::setw(10);
      if (row.flops > 0 && row.total > 0) text << row.flops / row.total * 1e-9;
      else text << "-";
      text << '\n';
    }
    out << text.str();
  }

  void clear() {
    spans_.clear();
    open_.clear();
    parts_.clear();
    workers_.clear();
    last_ = never;
  }

  /// For timed_executor: the time, on any thread; and the parts of a region, after it.
  std::int64_t now() const { return clock_(); }
  void add(const std::vector<std::pair<std::thread::id, timed_part>>& region) {
    for (auto [id, part] : region) {
      part.during = current();
      part.thread = thread_number(id);
      std::int64_t& last = part.thread == 0 ? last_ : workers_[part.thread - 1].last;
      part.begin = std::max(part.begin, last + 1);
      last = part.end = std::max(part.end, part.begin + 1);
      parts_.push_back(part);
    }
  }

 private:
  static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::min();

  static std::int64_t steady() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }

  static std::string without_layer(site s) {
    if (s.layer < 0) return span_path(s);
    const std::string number = "." + std::to_string(s.layer);
    std::string path = span_path(s);
    return path.replace(path.find(number) + 1, number.size() - 1, "*");
  }

  std::int32_t current() const noexcept { return open_.empty() ? -1 : open_.back(); }

  /// Later than every time before it.
  std::int64_t tick() { return last_ = std::max(clock_(), last_ + 1); }

  std::uint32_t thread_number(std::thread::id id) {
    if (id == std::this_thread::get_id()) return 0;
    const auto same = [id](const worker& w) { return w.id == id; };
    const auto found = std::find_if(workers_.begin(), workers_.end(), same);
    const auto number = static_cast<std::uint32_t>(found - workers_.begin()) + 1;
    if (found == workers_.end()) workers_.push_back({id, never});
    return number;
  }

  struct worker {
    std::thread::id id;
    std::int64_t last;
  };

  std::int64_t (*clock_)();
  std::size_t room_;
  std::int64_t last_ = never;
  std::vector<timed_span> spans_;
  std::vector<std::int32_t> open_;
  std::vector<timed_part> parts_;
  std::vector<worker> workers_;
};

}  // namespace xattn::inline XATTN_ISA::trace
