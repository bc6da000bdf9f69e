// SPDX-License-Identifier: BSD-3-Clause
/// Brief   ALiBi: a penalty that grows with the distance of query and key, by a slope for each head.
/// Formula score - slope_h |a - j| with a = i + first(b), causal or not: the log-sum-exp is that of this very bias. For
///         H heads and the largest power of two n <= H: slope_h = 2^(-8 (h + 1) / n) for h < n, and after those
///         2^(-4 (2 (h - n) + 1) / n).
/// Shapes  slopes (H), or (1) for all heads.
/// Edges   a number of heads below 1, or one that is not the call's, is an option_error; slopes of another shape are a
///         shape_error.
/// Error   the distance is a number of the type that computes: exact below 2^24 in float.
/// Source  Press, Smith and Lewis 2022, arXiv:2108.12409, and the rule of its code for other numbers of heads.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/kernels/mask_interval.hpp"

#include <bit>
#include <cmath>
#include <memory>
#include <vector>

namespace xattn::inline XATTN_ISA {

/// The slope of head h of `heads`.
template <std::floating_point T = double>
T alibi_slope(index_t heads, index_t h) {
  const auto n = static_cast<index_t>(std::bit_floor(static_cast<std::size_t>(heads)));
  const index_t eighths = h < n ? 8 * (h + 1) : 4 * (2 * (h - n) + 1);
  return std::exp2(-static_cast<T>(eighths) / static_cast<T>(n));
}

/// The slopes of all heads.
template <std::floating_point T = double, whole_number I>
std::vector<T> alibi_slopes(I heads) {
  std::vector<T> slopes(static_cast<std::size_t>(detail::count_of("alibi_slopes", "heads", heads, 1)));
  for (std::size_t h = 0; h < slopes.size(); ++h) {
    slopes[h] = alibi_slope<T>(static_cast<index_t>(slopes.size()), static_cast<index_t>(h));
  }
  return slopes;
}

/// Slopes has slope<T>(h).
template <class Slopes>
struct bound_alibi : bound_rule {
  static constexpr bool biases = true;
  query_positions at;
  Slopes slopes;
  bound_alibi(const query_positions& p, const Slopes& s) : at(p), slopes(s) {}

  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::partial; }
  template <class T>
  void add_bias(const tile_scores<T>& s, const score_tile& t) const {
    using pack = simd::pack<T>;
    const pack slope(slopes.template slope<T>(t.h)), steps = lane_numbers<T>();
    const index_t first = at(t.b);
    transform_scores(s, t, [&](pack score, const score_pack& pairs) {
      const pack apart(T(static_cast<double>(pairs.i + first - pairs.j)));
      return biased(score, fnma(slope, abs(pairs.along_keys ? apart - steps : apart + steps), score));
    });
  }
};

/// The slopes of the paper.
struct paper_slopes {
  index_t heads;
  template <class T>
  T slope(index_t h) const {
    if constexpr (std::floating_point<T>) return alibi_slope<T>(heads, h);
    else return T(alibi_slope(heads, h));
  }
};
struct alibi_mask {
  paper_slopes slopes;
  bound_alibi<paper_slopes> bind(const score_shape& s) const {
    detail::expect_value(slopes.heads == s.heads, s.function, "alibi heads", slopes.heads,
                         "as many as the queries have");
    return {s.first, slopes};
  }
};

/// Slopes of an array of rank 1, with stride 0 where one serves all.
template <class E>
struct given_slopes {
  const E* data;
  index_t stride;
  template <class T>
  T slope(index_t h) const {
    return simd::detail::converted<T>(data[h * stride]);
  }
};
template <class E>
struct alibi_slopes_mask {
  any_view<const E> slopes;
  std::shared_ptr<const void> owner{};
  bound_alibi<given_slopes<E>> bind(const score_shape& s) const {
    const index_t n = slopes.extent[3];
    if (slopes.rank != 1 || (n != 1 && n != s.heads)) {
      detail::fail_argument(s.function, shape_of("alibi slopes", slopes),
                            {extents<1>{s.heads}, ", one for each head, or one for all"});
    }
    return {s.first, {slopes.data, n == 1 ? 0 : slopes.stride[3]}};
  }
};

template <whole_number I>
constexpr alibi_mask alibi(I heads) {
  return {{detail::count_of("alibi", "heads", heads, 1)}};
}

}  // namespace xattn::inline XATTN_ISA
