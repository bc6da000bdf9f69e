// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Learned biases by how far apart a query and a key stand: T5's, a number a head for each bucket of relative
///         positions, wider buckets farther away; and one for each distance up to the farthest of a table.
/// Shapes  t5_bias: table (N, H), N buckets, H heads of the call. relative_bias: table (H, 2 max + 1), or
///         (1, 2 max + 1) for all heads.
/// Formula query i stands at a = i + (Lk - Lq), unless query_at says otherwise. relative_bias adds
///         table[h][clip(j - a, -max, max) + max] for key j, t5_bias table[bucket(j - a)][h]. Looking back, distance n
///         has bucket n below m/2, and m/2 + floor(m/2 log(n / (m/2)) / log(far / (m/2))) from there on, m - 1 at most;
///         far is max_distance. Bidirectional: m = N / 2, and keys ahead (j > a) take the upper half; otherwise m = N
///         and keys ahead count as distance 0.
/// Edges   a bias only: it excludes nothing, and brings back nothing that a function has excluded, whatever it holds.
/// Source  Raffel et al. 2020, arXiv:1910.10683, section 2.1; Shaw, Uszkoreit and Vaswani 2018, arXiv:1803.02155 (the
///         clipped distance).
#pragma once

#include "xattn/core/adapt.hpp"
#include "xattn/core/argument.hpp"
#include "xattn/core/count.hpp"
#include "xattn/kernels/mask_view.hpp"

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

namespace xattn::inline XATTN_ISA {

struct t5_options {
  bool bidirectional = true;  // false: decoders, which look back only
  count max_distance = 128;   // from here on all distances share the last bucket
};

namespace detail {

/// The bucket of each distance 0 .. far, of m buckets that look one way.
inline std::vector<std::uint16_t> t5_buckets(index_t m, index_t far) {
  const index_t near = m / 2;
  std::vector<std::uint16_t> bucket(static_cast<std::size_t>(far + 1));
  const double step = static_cast<double>(m - near) / std::log(static_cast<double>(far) / static_cast<double>(near));
  for (index_t n = 0; n <= far; ++n) {
    index_t at = n;
    if (n >= near) {
      const double along = std::log(static_cast<double>(n) / static_cast<double>(near)) * step;
      at = std::min(near + static_cast<index_t>(along + 1e-9), m - 1);  // where a bucket begins exactly
    }
    bucket[static_cast<std::size_t>(n)] = static_cast<std::uint16_t>(at);
  }
  return bucket;
}

}  // namespace detail

/// Which bucket a relative position falls into; shared by all copies of a mask.
class t5_buckets {
 public:
  t5_buckets(index_t buckets, const t5_options& o)
      : ahead_(o.bidirectional ? buckets / 2 : 0), two_ways_(o.bidirectional) {
    const index_t m = o.bidirectional ? buckets / 2 : buckets;
    detail::expect_value(m >= 2 && m <= 0xffff && (!two_ways_ || buckets % 2 == 0), "t5_bias", "the number of buckets",
                         buckets, two_ways_ ? "an even number, 4 or more" : "2 or more");
    detail::expect_value(o.max_distance > m / 2, "t5_bias", "max_distance", index_t{o.max_distance},
                         "more than the number of buckets that hold one distance each");
    bucket_ = std::make_shared<const std::vector<std::uint16_t>>(detail::t5_buckets(m, o.max_distance));
  }

  /// Of key position minus query position.
  index_t operator()(index_t relative) const noexcept {
    const auto far = static_cast<index_t>(bucket_->size()) - 1;
    const index_t distance = relative > 0 ? (two_ways_ ? relative : 0) : -relative;
    return (relative > 0 ? ahead_ : 0) + (*bucket_)[static_cast<std::size_t>(std::min(distance, far))];
  }

 private:
  std::shared_ptr<const std::vector<std::uint16_t>> bucket_;
  index_t ahead_;
  bool two_ways_;
};

/// Which row of a table each distance up to the farthest has, from -farthest on.
struct clipped_distances {
  index_t farthest;
  index_t operator()(index_t relative) const noexcept { return std::clamp(relative, -farthest, farthest) + farthest; }
};

/// The bias depends on j - i alone: a tile has rows + keys - 1 numbers, each of which is looked up once. Places has the
/// row of the table for key position minus query position, the table a column for each head.
template <class E, class Places>
struct bound_relative_bias : bound_rule {
  static constexpr bool biases = true;
  matrix_view<const E> table;
  const Places& places;
  query_positions at;
  bound_relative_bias(const matrix_view<const E>& t, const Places& r, const query_positions& p) noexcept
      : table(t), places(r), at(p) {}

  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::partial; }

  template <class T>
  void add_bias(const tile_scores<T>& s, const score_tile& t) const {
    for (index_t i = 0; i < t.rows; i += side) {
      for (index_t j = 0; j < t.keys; j += side) {
        const score_tile part{t.b, t.h, t.row + i, std::min(side, t.rows - i), t.key + j, std::min(side, t.keys - j)};
        add_to_part(tile_scores<T>{&s.at(i, j), s.row_step, s.key_step}, part);
      }
    }
  }

 private:
  static constexpr index_t side = 128;

  template <class T>
  void add_to_part(const tile_scores<T>& s, const score_tile& t) const {
    T bias[std::size_t{2 * side}];
    const index_t first = t.key - (t.row + t.rows - 1 + at(t.b));
    for (index_t n = 0; n < t.rows + t.keys - 1; ++n) {
      bias[n] = detail::as_bias<T>(static_cast<acc_t<E>>(table(places(first + n), t.h)));
    }
    const T* const corner = bias + t.rows - 1;  // of pair (0, 0)
    const bool in_rows = s.in_rows();
    for (index_t line = 0; line < (in_rows ? t.rows : t.keys); ++line) {
      T* score = in_rows ? &s.at(line, 0) : &s.at(0, line);
      for (index_t n = 0; n < (in_rows ? t.keys : t.rows); ++n) {
        score[n] = biased(score[n], score[n] + (in_rows ? corner[n - line] : corner[line - n]));
      }
    }
  }
};

/// `owner` keeps the table alive where it was a temporary.
template <class E>
class t5_bias_mask {
 public:
  t5_bias_mask(const any_view<const E>& table, std::shared_ptr<const void> owner, const t5_options& o)
      : table_(table), owner_(std::move(owner)), buckets_(rows_of(table), o) {}

  bound_relative_bias<E, t5_buckets> bind(const score_shape& s) const {
    if (table_.extent[3] != s.heads) {
      detail::fail_argument(s.function, shape_of("t5_bias table", table_),
                            {"a column for each of the ", s.heads, " heads"});
    }
    return {table_.template lifted<2>(), buckets_, s.first};
  }

 private:
  static index_t rows_of(const any_view<const E>& table) {
    if (table.rank != 2) detail::fail_argument("t5_bias", shape_of("table", table), {"(buckets, H)"});
    return table.extent[2];
  }

  any_view<const E> table_;
  std::shared_ptr<const void> owner_;
  t5_buckets buckets_;
};

template <class E>
class relative_bias_mask {
 public:
  relative_bias_mask(const any_view<const E>& table, std::shared_ptr<const void> owner)
      : table_(table), owner_(std::move(owner)), distances_{table.extent[3] / 2} {
    if (table.rank == 2 && table.extent[3] % 2 == 1) return;
    detail::fail_argument("relative_bias", shape_of("table", table),
                          {"(H, 2 max + 1), a number for each distance of -max to max"});
  }

  bound_relative_bias<E, clipped_distances> bind(const score_shape& s) const {
    const index_t heads = table_.extent[2];
    if (heads != s.heads && heads != 1) {
      detail::fail_argument(s.function, shape_of("relative_bias table", table_),
                            {"a row for each of the ", s.heads, " heads, or one for all"});
    }
    const index_t step = heads == 1 ? 0 : table_.stride[2];
    return {{table_.data, {table_.extent[3], s.heads}, {table_.stride[3], step}}, distances_, s.first};
  }

 private:
  any_view<const E> table_;
  std::shared_ptr<const void> owner_;
  clipped_distances distances_;
};

}  // namespace xattn::inline XATTN_ISA
