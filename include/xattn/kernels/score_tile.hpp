// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Tiles of scores: which pairs of a query and a key they hold, where their numbers lie, and the loop over
///         their packs.
/// Shapes  rows [row, row + rows) against keys [key, key + keys); neither count is 0. Scores lie in rows (key_step 1)
///         or the other way round (row_step 1).
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/simd/tail.hpp"

#include <algorithm>
#include <array>

namespace xattn::inline XATTN_ISA {

/// Which row of the scores.
struct score_row {
  index_t b, h, i;
};

/// Rows [row, row + rows) against keys [key, key + keys); neither count is 0.
struct score_tile {
  index_t b, h;
  index_t row, rows;
  index_t key, keys;
};

/// What a mask leaves of a tile: nothing, all as it is, or a part that has to be looked at pair by pair.
enum class tile_class { empty, full, partial };

/// The numbers of a tile: one step is 1, the other any.
template <class T>
struct tile_scores {
  T* data;
  index_t row_step, key_step;

  bool in_rows() const noexcept { return key_step == 1; }
  T& at(index_t i, index_t j) const noexcept { return data[i * row_step + j * key_step]; }
};

/// The sum of a score and a bias: a pair that a function has excluded stays so, whatever the bias is.
template <class T>
T biased(const T& score, const T& sum) {
  return score == minus_infinity<T>() ? score : sum;
}
template <class T, int N>
simd::pack<T, N> biased(simd::pack<T, N> score, simd::pack<T, N> sum) {
  return select(score == simd::pack<T, N>(minus_infinity<T>()), score, sum);
}

/// 0, 1, 2, ...
template <class T>
simd::pack<T> lane_numbers() {
  return simd::from_lanes<T, simd::lanes<T>>([](int n) { return T(static_cast<double>(n)); });
}

/// The pairs of a pack of scores: (i, j), (i, j + 1), ... or (i, j), (i + 1, j), ...; `count` lanes have one.
struct score_pack {
  index_t b, h, i, j;
  index_t count;
  bool along_keys;

  /// The pair of a lane.
  index_t row_of(index_t n) const noexcept { return along_keys ? i : i + n; }
  index_t key_of(index_t n) const noexcept { return along_keys ? j + n : j; }
  /// Rows and keys of all lanes as numbers; lanes without a pair repeat the last one.
  template <class T>
  simd::pack<T> rows() const {
    return along_keys ? simd::pack<T>(number<T>(i)) : ascending<T>(i);
  }
  template <class T>
  simd::pack<T> keys() const {
    return along_keys ? ascending<T>(j) : simd::pack<T>(number<T>(j));
  }

 private:
  template <class T>
  static T number(index_t n) {
    return T(static_cast<double>(n));
  }
  template <class T>
  simd::pack<T> ascending(index_t first) const {
    return simd::pack<T>(number<T>(first)) + simd::min_fast(lane_numbers<T>(), simd::pack<T>(number<T>(count - 1)));
  }
};

/// f(which pairs) for all pairs of a tile, up to `lanes` of one row or of one key at a time.
template <index_t lanes, class F>
void each_score_pack(const score_tile& t, bool in_rows, const F& f) {
  const index_t lines = in_rows ? t.rows : t.keys, length = in_rows ? t.keys : t.rows;
  for (index_t n = 0; n < lines; ++n) {
    for (index_t c = 0; c < length; c += lanes) {
      const index_t count = c + lanes < length ? lanes : length - c;
      f(score_pack{t.b, t.h, t.row + (in_rows ? n : c), t.key + (in_rows ? c : n), count, in_rows});
    }
  }
}

/// score = f(score, which pairs) on packs of scores; lanes without a pair hold 0 and go nowhere.
template <class T, class F>
void transform_scores(const tile_scores<T>& s, const score_tile& t, const F& f) {
  each_score_pack<index_t{simd::lanes<T>}>(t, s.in_rows(), [&](const score_pack& at) {
    T* scores = &s.at(at.i - t.row, at.j - t.key);
    simd::store_partial(scores, at.count, f(simd::load_partial<T>(scores, at.count, T(0)), at));
  });
}

namespace detail {

/// -inf over the lanes of a pack that come before, or from, a lane between its ends.
template <class T>
struct lane_edge {
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;

  static void exclude_before(T* s, index_t n, index_t k) { exclude(s, n, lanes - k); }
  static void exclude_from(T* s, index_t n, index_t k) { exclude(s, n, 2 * lanes - k); }

 private:
  /// Negative where excluded: before, between and behind two edges.
  static constexpr std::array<T, std::size_t{3 * lanes}> sides = [] {
    std::array<T, std::size_t{3 * lanes}> all{};
    for (std::size_t n = 0; n < all.size(); ++n) all[n] = T(n / std::size_t{lanes} == 1 ? 1 : -1);
    return all;
  }();

  static void exclude(T* s, index_t n, index_t first) {
    const auto out = pack::load(sides.data() + first) < pack(T(0));
    const pack none(minus_infinity<T>());
    if (n >= lanes) select(out, none, pack::load(s)).store(s);
    else simd::store_partial(s, n, select(out, none, simd::load_partial<T>(s, n, T(0))));
  }
};

}  // namespace detail

/// -inf over scores [0, last) of n that lie side by side.
template <class T>
void exclude_before(T* s, index_t n, index_t last) {
  constexpr index_t lanes = simd::lanes<T>;
  const simd::pack<T> none(minus_infinity<T>());
  index_t c = 0;
  for (; c + lanes <= last; c += lanes) none.store(s + c);
  if constexpr (lanes > 1) {
    if (c < last) detail::lane_edge<T>::exclude_before(s + c, n - c, last - c);
  }
}

/// -inf over scores [first, n) that lie side by side.
template <class T>
void exclude_from(T* s, index_t n, index_t first) {
  constexpr index_t lanes = simd::lanes<T>;
  const simd::pack<T> none(minus_infinity<T>());
  index_t c = first;
  if constexpr (lanes > 1) {
    const index_t over = first & (lanes - 1);
    if (over > 0 && first < n) {
      c -= over;
      detail::lane_edge<T>::exclude_from(s + c, n - c, over);
      c += lanes;
    }
  }
  for (; c + lanes <= n; c += lanes) none.store(s + c);
  if (c < n) simd::store_partial(s + c, n - c, none);
}

}  // namespace xattn::inline XATTN_ISA
