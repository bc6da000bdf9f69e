// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Which records a sink takes, and which part of them: patterns, heads of layers, rows of queries.
/// Edges   the parts are cut before anything is copied, and what a kernel computes again for a trace is no more than
///         they need. Of a tile or a piece, whose site says its head and first row, the selected rows are taken. A part
///         with heads has the path suffix @h3, one whose rows start later @q8; a stage without such an axis is taken
///         whole (key-value heads `g` are not cut). Ranges are clipped. An unknown name is an error at construction;
///         what matched nothing is one at finish(), unless allowed.
#pragma once

#include "xattn/trace/glob.hpp"

#include <limits>

namespace xattn::inline XATTN_ISA::trace {

/// For layer_head: whatever the layer is. A call that is in no model has layer -1.
inline constexpr std::int32_t any_layer = -2;

struct layer_head {
  std::int32_t layer = any_layer;
  std::int32_t head = 0;
};

/// Rows first <= i < last of the query axis.
struct row_range {
  std::uint32_t first = 0;
  std::uint32_t last = std::numeric_limits<std::uint32_t>::max();
};

/// Empty lists: everything.
struct selection_options {
  std::vector<pattern> only{};
  std::vector<layer_head> heads{};
  std::vector<row_range> rows{};
  bool allow_unmatched = false;
};

class selection {
 public:
  selection(const char* function, selection_options options) : function_(function), options_(std::move(options)) {
    for (const pattern& p : options_.only) p.check(function_);
    for (const row_range& r : options_.rows) {
      if (r.first >= r.last) fail("the rows " + text(r) + " are none, expected first < last");
    }
    for (const layer_head& h : options_.heads) {
      if (h.head < 0 || h.layer < any_layer) fail(text(h) + " is no head, expected a head of 0 or more");
    }
    clear();
  }

  bool takes_all() const { return options_.only.empty() && options_.heads.empty() && options_.rows.empty(); }

  bool wants(const site& s) const {
    if (options_.only.empty()) return true;
    return std::any_of(options_.only.begin(), options_.only.end(), [&s](const pattern& p) { return p.matches(s); });
  }

  /// The selected heads, and rows from the first selected one to the last.
  part asked(const site& s) const {
    part all;
    all.every_head = options_.heads.empty();
    for (const layer_head& h : options_.heads) {
      if (h.layer == any_layer || h.layer == s.layer) all.heads.push_back(h.head);
    }
    if (options_.rows.empty()) return all;
    all.first = std::numeric_limits<std::uint32_t>::max();
    all.last = 0;
    for (const row_range& r : options_.rows) {
      all.first = std::min(all.first, r.first);
      all.last = std::max(all.last, r.last);
    }
    return all;
  }

  /// True if no row of a matrix is in two parts: then its pieces can be told apart.
  bool in_pieces() const {
    std::vector<std::int32_t> heads;
    for (const layer_head& h : options_.heads) heads.push_back(h.head);
    std::sort(heads.begin(), heads.end());
    return options_.rows.size() <= 1 && std::adjacent_find(heads.begin(), heads.end()) == heads.end();
  }

  /// Calls f(site, view) for each selected part of a tensor that is wanted.
  template <class T, class F>
  void parts(const site& s, const tensor_view<const T>& v, F&& f) {
    mark(used_patterns_, options_.only, [&s](const pattern& p) { return p.matches(s); });
    for_each_head(s, v, [&](const site& s1, const tensor_view<const T>& v1) { for_each_range(s1, v1, f); });
  }

  /// Fails if a pattern, a head or a range of rows matched nothing.
  void finish() const {
    if (options_.allow_unmatched) return;
    std::string missing;
    const auto look = [&missing](const auto& list, const std::vector<bool>& used) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (!used[i]) missing += (missing.empty() ? "" : ", ") + text(list[i]);
      }
    };
    look(options_.only, used_patterns_);
    look(options_.heads, used_heads_);
    look(options_.rows, used_rows_);
    if (!missing.empty()) fail("nothing was recorded for " + missing + "; .allow_unmatched = true accepts that");
  }

  void clear() {
    used_patterns_.assign(options_.only.size(), false);
    used_heads_.assign(options_.heads.size(), false);
    used_rows_.assign(options_.rows.size(), false);
  }

 private:
  static std::string text(const pattern& p) { return "\"" + p.text() + "\""; }
  static std::string text(const layer_head& h) {
    return (h.layer == any_layer ? "any layer" : "layer " + std::to_string(h.layer)) + " head " +
           std::to_string(h.head);
  }
  static std::string text(const row_range& r) {
    return "rows " + std::to_string(r.first) + " to " + std::to_string(r.last);
  }
  [[noreturn]] void fail(const std::string& what) const {
    xattn::detail::fail<option_error>(std::string(function_) + ": " + what);
  }

  template <class List, class Test>
  static void mark(std::vector<bool>& used, const List& list, Test test) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (test(list[i])) used[i] = true;
    }
  }

  template <class T>
  static std::size_t axis_of(const tensor_view<const T>& v, char letter) {
    return static_cast<std::size_t>(std::find(v.axes.begin(), v.axes.begin() + v.rank, letter) - v.axes.begin());
  }

  template <class T>
  static tensor_view<const T> cut(tensor_view<const T> v, std::size_t axis, std::uint32_t first, std::uint32_t last) {
    if (v.data != nullptr) v.data += static_cast<std::ptrdiff_t>(first) * v.stride[axis];
    v.extent[axis] = last - first;
    return v;
  }

  template <class T, class F>
  void for_each_head(const site& s, const tensor_view<const T>& v, F f) {
    const std::size_t axis = axis_of(v, 'h');
    if (options_.heads.empty() || (axis == v.rank && s.head < 0)) return f(s, v);
    for (std::size_t i = 0; i < options_.heads.size(); ++i) {
      const layer_head& h = options_.heads[i];
      const auto head = static_cast<std::uint32_t>(h.head);
      const bool absent = s.head >= 0 ? s.head != h.head : head >= v.extent[axis];
      if ((h.layer != any_layer && h.layer != s.layer) || absent) continue;
      used_heads_[i] = true;
      site part = s;
      part.head = h.head;
      f(part, s.head >= 0 ? v : cut(v, axis, head, head + 1));
    }
  }

  template <class T, class F>
  void for_each_range(const site& s, const tensor_view<const T>& v, F& f) {
    const std::size_t axis = axis_of(v, 'q');
    if (options_.rows.empty() || axis == v.rank) return f(s, v);
    for (std::size_t i = 0; i < options_.rows.size(); ++i) {
      const row_range& r = options_.rows[i];
      const std::uint32_t first = std::max(r.first, s.q0), last = std::min(r.last, s.q0 + v.extent[axis]);
      if (first >= last) continue;
      used_rows_[i] = true;
      site part = s;
      part.q0 = first;
      f(part, cut(v, axis, first - s.q0, last - s.q0));
    }
  }

  const char* function_;
  selection_options options_;
  std::vector<bool> used_patterns_, used_heads_, used_rows_;
};

}  // namespace xattn::inline XATTN_ISA::trace
