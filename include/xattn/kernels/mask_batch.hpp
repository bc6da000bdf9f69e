// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What differs from one item of a batch to the next: where its queries stand, and how many keys it has.
/// Formula query_at(first): a = i + first(b) for all rules of the same expression; valid_lengths(k_lens): j <
///         k_lens(b).
/// Shapes  one number, or an array of rank 1 with one number for each item of the batch, or with 1 for all of it.
/// Edges   a length beyond Lk leaves all keys, one of 0 none; a negative one is an option_error, a wrong number of
///         numbers a shape_error. A position may be negative. valid_lengths and causal_at never follow query_at.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/kernels/mask_interval.hpp"

#include <memory>

namespace xattn::inline XATTN_ISA {

/// Numbers of a batch as a mask got them; `owner` keeps the memory alive where they were a temporary.
struct batch_argument {
  batch_integers numbers;
  std::size_t rank = 1;
  extents<4> extent{1, 1, 1, 1};
  std::shared_ptr<const void> owner{};

  batch_argument(index_t for_all) noexcept : numbers(for_all) {}
  template <std::integral I>
  batch_argument(const any_view<const I>& v, std::shared_ptr<const void> o)
      : numbers(v), rank(v.rank), extent(v.extent), owner(std::move(o)) {}

  void check(const score_shape& s, const char* name) const {
    if (rank == 1 && (extent[3] == 1 || extent[3] == s.batch)) return;
    detail::fail_argument(s.function, {name, rank, extent},
                          {extents<1>{s.batch}, ", one number for each item of the batch, or one for all"});
  }
};

struct query_at_mask {
  batch_argument first;
  score_shape placed(score_shape s) const {
    first.check(s, "query_at first");
    s.first = first.numbers;
    return s;
  }
  no_mask bind(const score_shape& s) const {
    first.check(s, "query_at first");
    return {};
  }
};

struct bound_valid_lengths : interval_rule<bound_valid_lengths> {
  batch_integers lengths;
  explicit bound_valid_lengths(const batch_integers& n) noexcept : lengths(n) {}
  auto keys_of(index_t b) const {
    return [n = lengths(b)](index_t) { return key_interval{-detail::farthest, n}; };
  }
};
struct valid_lengths_mask {
  batch_argument lengths;
  bound_valid_lengths bind(const score_shape& s) const {
    lengths.check(s, "valid_lengths k_lens");
    for (index_t b = 0; b < lengths.numbers.size(); ++b) {
      const index_t n = lengths.numbers(b);
      detail::expect_value(n >= 0, s.function, "valid_lengths k_lens", n, "lengths of 0 or more");
    }
    return bound_valid_lengths(lengths.numbers);
  }
};

}  // namespace xattn::inline XATTN_ISA
