// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What the rows of a call see of a cache whose items have keys of their own: a rule beside the call's mask.
/// Formula row i of item b stands at a = i + offset(b) and may see keys a - window < j < after(b).
/// Edges   a row that is no token sees nothing.
#pragma once

#include "xattn/kernels/cached_problem.hpp"
#include "xattn/kernels/score_rules.hpp"

namespace xattn::inline XATTN_ISA::kernels {

struct bound_joining_rows : excluding_rule<bound_joining_rows> {
  joining_rows joining;

  explicit bound_joining_rows(const joining_rows& j) noexcept : joining(j) {}

  /// Keys [first, last) that row i sees.
  key_range seen(index_t b, index_t i) const noexcept {
    if (i < joining.skipped_of(b)) return {0, 0};
    const index_t at = i + joining.offset(b);
    return {at < joining.window ? 0 : at - joining.window + 1, joining.after(b)};
  }
  bool allowed(index_t b, index_t, index_t i, index_t j) const noexcept {
    const key_range r = seen(b, i);
    return r.first <= j && j < r.last;
  }
  template <class T>
  void exclude(T* scores, index_t first, index_t n, const score_row& at) const {
    const key_range r = seen(at.b, at.i);
    const index_t begin = std::clamp<index_t>(r.first - first, 0, n), end = std::clamp<index_t>(r.last - first, begin, n);
    std::fill(scores, scores + begin, minus_infinity<T>());
    std::fill(scores + end, scores + n, minus_infinity<T>());
  }
  tile_class classify(const score_tile& t) const noexcept {
    const key_range first = seen(t.b, t.row), last = seen(t.b, t.row + t.rows - 1);
    const index_t end = t.key + t.keys;
    if (first.first >= end || last.last <= t.key) return tile_class::empty;
    return first.last != 0 && last.first <= t.key && end <= first.last ? tile_class::full : tile_class::partial;
  }
};

/// The rule beside the mask of a call, which has biases or not.
template <class T, bool Biases>
struct cached_rules {
  static constexpr bool excludes = true;
  static constexpr bool biases = Biases;
  score_rules<T> mask;
  bound_joining_rows rows;

  bool allowed(index_t b, index_t h, index_t i, index_t j) const {
    return rows.allowed(b, h, i, j) && mask.allowed({b, h, i}, j);
  }
  tile_class classify(const score_tile& t) const {
    const tile_class own = rows.classify(t);
    if (own == tile_class::empty) return own;
    const tile_class others = mask.classify(t);
    return others == tile_class::full ? own : others;
  }
  void apply(T* scores, index_t pitch, const score_tile& t) const {
    if (mask.excludes() || mask.biases()) mask.apply(scores, pitch, t);
    rows.apply(scores, pitch, t);
  }
  void exclude(T* scores, index_t first, index_t n, const score_row& at) const {
    mask.exclude(scores, first, n, at);
    rows.exclude(scores, first, n, at);
  }
  void add_bias(T* scores, index_t first, index_t n, const score_row& at) const {
    mask.add_bias(scores, first, n, at);
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
