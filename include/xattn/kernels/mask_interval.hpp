// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Masks that leave each query one interval of keys, whose ends never go back from row to row.
/// Formula with a = i + first(b), the last query at the last key unless query_at says otherwise: causal j <= a,
///         window(left, right) a - left <= j <= a + right, sliding_window(w) = window(w - 1, 0), chunked(c)
///         floor(a / c) = floor(j / c), prefix(n) j < n or j <= a; causal_top_left j <= i and causal_at(offset)
///         j <= i + offset, whatever query_at says.
/// Edges   any integer types; numbers beyond all lengths do not overflow. `unbounded` stands for a side of a window
///         without a limit, and for the w of sliding_window. Negative counts, sliding_window(0) and chunked(0) are an
///         option_error. A tile's class is exact and takes two intervals.
#pragma once

#include "xattn/kernels/mask_rule.hpp"

namespace xattn::inline XATTN_ISA {

/// Keys [first, last).
struct key_interval {
  index_t first, last;
};

/// Base of bound masks with keys_of(b), a function that gives the interval of row i; those of consecutive rows touch or
/// overlap.
template <class Rule>
struct interval_rule : bound_rule {
  static constexpr bool excludes = true;

  constexpr bool allowed(index_t b, index_t, index_t i, index_t j) const {
    const key_interval own = rule().keys_of(b)(i);
    return own.first <= j && j < own.last;
  }
  constexpr tile_class classify(const score_tile& t) const {
    const auto keys = rule().keys_of(t.b);
    const key_interval top = keys(t.row), bottom = keys(t.row + t.rows - 1);
    const index_t end = t.key + t.keys;
    if (end <= top.first || bottom.last <= t.key) return tile_class::empty;
    return bottom.first <= t.key && end <= top.last ? tile_class::full : tile_class::partial;
  }
  template <class T>
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    if (s.in_rows()) exclude_in_rows(s, t);
    else exclude_in_columns(s, t);
  }

 private:
  constexpr const Rule& rule() const noexcept { return static_cast<const Rule&>(*this); }

  template <class T>
  void exclude_in_rows(const tile_scores<T>& s, const score_tile& t) const {
    const auto keys = rule().keys_of(t.b);
    T* row = s.data;
    for (index_t i = t.row; i < t.row + t.rows; ++i, row += s.row_step) {
      const key_interval own = keys(i);
      exclude_before(row, t.keys, std::min(own.first - t.key, t.keys));
      exclude_from(row, t.keys, std::max<index_t>(own.last - t.key, 0));
    }
  }

  /// The rows of a key are an interval too, whose ends move on with the key.
  template <class T>
  void exclude_in_columns(const tile_scores<T>& s, const score_tile& t) const {
    const auto keys = rule().keys_of(t.b);
    index_t first = 0, last = 0;
    T* column = s.data;
    for (index_t j = t.key; j < t.key + t.keys; ++j, column += s.key_step) {
      while (first < t.rows && keys(t.row + first).last <= j) ++first;
      while (last < t.rows && keys(t.row + last).first <= j) ++last;
      exclude_before(column, t.rows, first);
      exclude_from(column, t.rows, last);
    }
  }
};

namespace detail {

/// A count of a mask, checked where it is written.
template <whole_number I>
constexpr index_t count_of(const char* function, const char* argument, I n, int least) {
  const char* rule = least == 0 ? "a count of 0 or more" : "a count of at least 1";
  if (std::cmp_less(n, least)) expect_value(false, function, argument, n, rule);
  return within_reach(n);
}

}  // namespace detail

/// j <= i + offset(b).
struct bound_causal : interval_rule<bound_causal> {
  query_positions offset;
  constexpr explicit bound_causal(const query_positions& o) noexcept : offset(o) {}
  constexpr auto keys_of(index_t b) const {
    return [end = offset(b) + 1](index_t i) { return key_interval{-detail::farthest, i + end}; };
  }
};

/// Bottom-right: the last query sees every key.
struct causal_mask {
  constexpr bound_causal bind(const score_shape& s) const noexcept { return bound_causal(s.first); }
};
/// Query i sees keys 0 to i + offset, whatever the lengths and wherever the queries stand.
struct causal_at_mask {
  index_t offset;
  constexpr bound_causal bind(const score_shape&) const noexcept { return bound_causal(offset); }
};

inline constexpr causal_mask causal{};
inline constexpr causal_at_mask causal_top_left{0};
/// A negative offset leaves the first queries without any key.
template <std::integral I>
constexpr causal_at_mask causal_at(I offset) noexcept {
  return {detail::within_reach(offset)};
}

/// a - left <= j <= a + right.
struct bound_window : interval_rule<bound_window> {
  query_positions at;
  index_t left, right;
  constexpr bound_window(const query_positions& p, index_t l, index_t r) noexcept : at(p), left(l), right(r) {}
  constexpr auto keys_of(index_t b) const {
    return [first = at(b) - left, last = at(b) + right + 1](index_t i) { return key_interval{i + first, i + last}; };
  }
};
struct window_mask {
  index_t left, right;
  constexpr bound_window bind(const score_shape& s) const noexcept { return {s.first, left, right}; }
};

/// No limit on one side of a window.
struct unbounded_t {};
inline constexpr unbounded_t unbounded{};

namespace detail {

template <whole_number I>
constexpr index_t reach_of(const char* side, I n) {
  return count_of("window", side, n, 0);
}
/// Farther than any position is from 0.
constexpr index_t reach_of(const char*, unbounded_t) noexcept { return 2 * farthest; }

}  // namespace detail

/// Keys to the left and to the right of a query's own, which is always in: window(0, 0) is that one alone.
template <class L, class R>
constexpr window_mask window(L left, R right) {
  return {detail::reach_of("left", left), detail::reach_of("right", right)};
}

/// The w keys up to a query's own, which counts.
template <whole_number I>
constexpr window_mask sliding_window(I w) {
  return {detail::count_of("sliding_window", "w", w, 1) - 1, 0};
}
/// All of them.
constexpr window_mask sliding_window(unbounded_t) noexcept {
  return window(unbounded, 0);
}

/// Positions in the same piece of c, counted from position 0, below it too.
struct bound_chunked : interval_rule<bound_chunked> {
  query_positions at;
  index_t size;
  constexpr bound_chunked(const query_positions& p, index_t c) noexcept : at(p), size(c) {}
  constexpr auto keys_of(index_t b) const {
    return [a0 = at(b), c = size](index_t i) {
      const index_t a = i + a0, over = a % c, first = a - (over < 0 ? over + c : over);
      return key_interval{first, first + c};
    };
  }
};
struct chunked_mask {
  index_t size;
  constexpr bound_chunked bind(const score_shape& s) const noexcept { return {s.first, size}; }
};

template <whole_number I>
constexpr chunked_mask chunked(I c) {
  return {detail::count_of("chunked", "c", c, 1)};
}

/// The first n keys for all, the others causally.
struct bound_prefix : interval_rule<bound_prefix> {
  query_positions at;
  index_t length;
  constexpr bound_prefix(const query_positions& p, index_t n) noexcept : at(p), length(n) {}
  constexpr auto keys_of(index_t b) const {
    return [end = at(b) + 1, n = length](index_t i) { return key_interval{-detail::farthest, std::max(n, i + end)}; };
  }
};
struct prefix_mask {
  index_t length;
  constexpr bound_prefix bind(const score_shape& s) const noexcept { return {s.first, length}; }
};

template <whole_number I>
constexpr prefix_mask prefix(I n) {
  return {detail::count_of("prefix", "n", n, 0)};
}

}  // namespace xattn::inline XATTN_ISA
