// SPDX-License-Identifier: BSD-3-Clause
/// The rules that speak of positions, lengths and segments, against their formulas pair by pair: what is allowed, the
/// class of every tile, and what is written over its scores in either layout.
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/kernels/mask_batch.hpp>
#include <xattn/kernels/mask_segments.hpp>
#include <xattn/kernels/score_rules.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <random>
#include <vector>

namespace {

using xattn::index_t;
using xattn::score_shape;
using xattn::score_tile;
using xattn::tile_class;

/// Whether query i of item b sees key j; a = i + Lk - Lq.
using formula = std::function<bool(index_t b, index_t a, index_t i, index_t j)>;

constexpr index_t batch = 2;

constexpr score_shape shape_of(index_t q_len, index_t k_len) {
  return {"attention", 4, batch, 1, q_len, k_len, k_len - q_len};
}

/// What is left of a tile's scores of 5, counted; -1 where an excluded one is left or an allowed one is gone.
template <class Bound>
index_t left_of(const Bound& bound, const score_tile& t, bool in_rows) {
  std::vector<float> memory(static_cast<std::size_t>(t.rows * t.keys), 5.0f);
  const xattn::tile_scores<float> s{memory.data(), in_rows ? t.keys : 1, in_rows ? 1 : t.rows};
  xattn::kernels::score_rules<float>(bound).apply(s, t);
  index_t left = 0;
  for (index_t i = 0; i < t.rows; ++i) {
    for (index_t j = 0; j < t.keys; ++j) {
      const bool stays = s.at(i, j) == 5.0f;
      if (stays != bound.allowed(t.b, t.h, t.row + i, t.key + j)) return -1;
      left += stays;
    }
  }
  return left;
}

/// All tiles of all small shapes, and longer ones around the lanes. `exact`: no tile is partial that need not be.
template <class M>
void check(const char* name, const M& mask, const formula& rule, bool exact = true) {
  for (const index_t q_len : {1, 4, 7}) {
    for (const index_t k_len : {1, 5, 9}) {
      INFO(name << " Lq " << q_len << " Lk " << k_len);
      const auto bound = mask.bind(shape_of(q_len, k_len));
      bool right = true, classes = true, written = true;
      for (index_t n = 0; n < batch * q_len * q_len * k_len * k_len; ++n) {
        const index_t b = n % batch, row = n / batch % q_len, last_row = n / batch / q_len % q_len;
        const index_t rest = n / batch / (q_len * q_len), key = rest % k_len, last_key = rest / k_len;
        if (last_row < row || last_key < key) continue;
        const score_tile tile{b, 0, row, last_row - row + 1, key, last_key - key + 1};
        index_t allowed = 0;
        for (index_t i = row; i <= last_row; ++i) {
          for (index_t j = key; j <= last_key; ++j) {
            const bool want = rule(b, i + k_len - q_len, i, j);
            right = right && bound.allowed(b, 0, i, j) == want;
            allowed += want;
          }
        }
        const index_t all = tile.rows * tile.keys;
        const tile_class c = bound.classify(tile);
        classes = classes && !(c == tile_class::empty && allowed > 0) && !(c == tile_class::full && allowed < all);
        if (exact) classes = classes && (c == tile_class::partial) == (allowed > 0 && allowed < all);
        written = written && left_of(bound, tile, true) == allowed && left_of(bound, tile, false) == allowed;
      }
      CHECK(right);
      CHECK(classes);
      CHECK(written);
    }
  }
  const auto wide = mask.bind(shape_of(70, 81));
  for (const bool in_rows : {true, false}) CHECK(left_of(wide, {1, 0, 3, 67, 2, 79}, in_rows) >= 0);
}

index_t floor_div(index_t a, index_t c) { return a >= 0 ? a / c : -((-a + c - 1) / c); }

bool at_most(index_t j, index_t a) { return j <= a; }

template <class I>
xattn::any_view<const I> erased(const std::vector<I>& v) {
  return xattn::any_view_of(v);
}
template <class I>
xattn::batch_argument per_item(const std::vector<I>& v) {
  return {erased(v), nullptr};
}

template <class M>
std::string refused(const M& mask) {
  return test::message_of<std::invalid_argument>([&] { (void)mask.bind(shape_of(3, 5)); });
}

}  // namespace

TEST_CASE("mask: rules of positions are their formulas, and their tile classes are exact", "[kernels][mask]") {
  check("causal", xattn::causal, [](index_t, index_t a, index_t, index_t j) { return at_most(j, a); });
  check("top left", xattn::causal_top_left, [](index_t, index_t, index_t i, index_t j) { return at_most(j, i); });
  check("causal_at", xattn::causal_at(-2), [](index_t, index_t, index_t i, index_t j) { return at_most(j, i - 2); });
  for (const int l : {0, 1, 4}) {
    for (const int r : {0, 2}) {
      check("window", xattn::window(l, r),
            [=](index_t, index_t a, index_t, index_t j) { return a - l <= j && j <= a + r; });
    }
    check("window to the right", xattn::window(l, xattn::unbounded),
          [=](index_t, index_t a, index_t, index_t j) { return a - l <= j; });
    check("window to the left", xattn::window(xattn::unbounded, l),
          [=](index_t, index_t a, index_t, index_t j) { return j <= a + l; });
    check("sliding_window", xattn::sliding_window(l + 1),
          [=](index_t, index_t a, index_t, index_t j) { return j <= a && j > a - l - 1; });
    check("sliding_window without end", xattn::sliding_window(xattn::unbounded),
          [=](index_t, index_t a, index_t, index_t j) { return j <= a; });
    check("prefix", xattn::prefix(l), [=](index_t, index_t a, index_t, index_t j) { return j < l || j <= a; });
  }
  for (const int c : {1, 2, 3, 7, 100}) {
    check("chunked", xattn::chunked(c),
          [=](index_t, index_t a, index_t, index_t j) { return floor_div(a, c) == floor_div(j, c); });
  }
}

TEST_CASE("mask: lengths of a batch", "[kernels][mask]") {
  const std::vector<std::uint8_t> lengths{3, 0};
  const xattn::valid_lengths_mask mask{per_item(lengths)};
  check("valid_lengths", mask, [](index_t b, index_t, index_t, index_t j) { return j < (b == 0 ? 3 : 0); });
  check("one length", xattn::valid_lengths_mask{index_t{4}},
        [](index_t, index_t, index_t, index_t j) { return j < 4; });
  const std::vector<std::uint64_t> long_one{std::numeric_limits<std::uint64_t>::max()};
  check("a length beyond all keys", xattn::valid_lengths_mask{per_item(long_one)},
        [](index_t, index_t, index_t, index_t) { return true; });
}

TEST_CASE("mask: segments by ids of any type, in order or not, shared or for each item", "[kernels][mask]") {
  std::mt19937 random(3);
  for (const bool sorted : {true, false}) {
    std::vector<std::int8_t> q(2 * 70);
    std::vector<std::uint64_t> k(81);
    for (auto& id : q) id = static_cast<std::int8_t>(int(random() % 4) - 1);
    for (auto& id : k) id = random() % 3;
    if (sorted) {
      std::sort(q.begin(), q.begin() + 70);
      std::sort(q.begin() + 70, q.end());
      std::sort(k.begin(), k.end());
    }
    for (const index_t q_len : {1, 4, 9, 70}) {
      const index_t k_len = q_len == 70 ? 81 : 6;
      const xattn::view<const std::int8_t, 2> q_view(q.data(), {2, q_len}, {70, 1});
      const xattn::view<const std::uint64_t, 1> k_view(k.data(), {k_len});
      const xattn::segments_mask<std::int8_t, std::uint64_t> mask{any_view_of(q_view), any_view_of(k_view)};
      const auto bound = mask.bind(shape_of(q_len, k_len));
      bool right = true, classes = true;
      for (index_t n = 0; n < 2 * q_len * k_len; ++n) {
        const index_t b = n % 2, i = n / 2 % q_len, j = n / 2 / q_len;
        const score_tile tile{b, 0, i, std::min<index_t>(3, q_len - i), j, std::min<index_t>(4, k_len - j)};
        index_t allowed = 0;
        for (index_t r = i; r < i + tile.rows; ++r) {
          for (index_t c = j; c < j + tile.keys; ++c) {
            const auto own = q[static_cast<std::size_t>(b * 70 + r)];
            const bool want = own >= 0 && static_cast<std::uint64_t>(own) == k[static_cast<std::size_t>(c)];
            right = right && bound.allowed(b, 0, r, c) == want;
            allowed += want;
          }
        }
        const index_t all = tile.rows * tile.keys;
        const tile_class c = bound.classify(tile);
        classes = classes && !(c == tile_class::empty && allowed > 0) && !(c == tile_class::full && allowed < all);
        if (sorted && allowed == all) classes = classes && c == tile_class::full;
        classes = classes && left_of(bound, tile, true) == allowed && left_of(bound, tile, false) == allowed;
      }
      CHECK(right);
      CHECK(classes);
    }
  }
}

TEST_CASE("mask: query_at moves the rules beside it, wherever it stands, and no others", "[kernels][mask]") {
  const std::vector<long> first{6, -2};
  const auto at = [&](index_t b, index_t i) { return i + first[static_cast<std::size_t>(b)]; };
  const xattn::query_at_mask moved{per_item(first)};
  const formula rule = [&](index_t b, index_t, index_t i, index_t j) { return j <= at(b, i) && j > at(b, i) - 3; };
  check("in front", moved & xattn::causal & xattn::sliding_window(3), rule);
  check("behind", xattn::causal & xattn::sliding_window(3) & moved, rule);
  check("between", xattn::causal & (moved & xattn::sliding_window(3)), rule);
  check("chunked", xattn::chunked(4) & moved,
        [&](index_t b, index_t, index_t i, index_t j) { return floor_div(at(b, i), 4) == floor_div(j, 4); });
  check("prefix", moved & xattn::prefix(1),
        [&](index_t b, index_t, index_t i, index_t j) { return j < 1 || j <= at(b, i); });
  check("one for all", xattn::causal & xattn::query_at_mask{index_t{2}},
        [](index_t, index_t, index_t i, index_t j) { return j <= i + 2; });
  check("not moved", moved & xattn::causal_top_left & xattn::causal_at(3) & xattn::valid_lengths_mask{index_t{4}},
        [](index_t, index_t, index_t i, index_t j) { return j <= i && j < 4; });
  check("alone", moved, [](index_t, index_t, index_t, index_t) { return true; });
  STATIC_REQUIRE_FALSE(xattn::bound_mask_t<xattn::query_at_mask>::excludes);
}

TEST_CASE("mask: numbers beyond all lengths do not overflow", "[kernels][mask]") {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  constexpr auto least = std::numeric_limits<std::int64_t>::min();
  const auto all = [](index_t, index_t, index_t, index_t) { return true; };
  const auto none = [](index_t, index_t, index_t, index_t) { return false; };
  check("window", xattn::window(most, most), all);
  check("sliding_window", xattn::sliding_window(most) & xattn::window(0, xattn::unbounded),
        [](index_t, index_t a, index_t, index_t j) { return j == a; }, false);
  check("prefix", xattn::prefix(most), all);
  check("chunked", xattn::chunked(most) & xattn::query_at_mask{index_t{0}}, all);
  check("causal_at", xattn::causal_at(least), none);
  check("query_at", xattn::query_at_mask{index_t{least}} & xattn::causal & xattn::window(most, xattn::unbounded), none);
  const xattn::query_at_mask last{std::numeric_limits<index_t>::max()};
  check("query_at", last & xattn::causal & xattn::window(xattn::unbounded, most), all);
  check("query_at", last & xattn::sliding_window(9), none);
}

TEST_CASE("mask: counts that mean nothing are refused by name", "[kernels][mask]") {
  const auto said = [](auto make) { return test::message_of<xattn::option_error>(make); };
  CHECK(said([] { (void)xattn::sliding_window(0); }) == "sliding_window: w is 0, expected a count of at least 1");
  CHECK(said([] { (void)xattn::sliding_window(-3); }) == "sliding_window: w is -3, expected a count of at least 1");
  CHECK(said([] { (void)xattn::window(-1, 2); }) == "window: left is -1, expected a count of 0 or more");
  CHECK(said([] { (void)xattn::window(xattn::unbounded, std::int8_t{-7}); }) ==
        "window: right is -7, expected a count of 0 or more");
  CHECK(said([] { (void)xattn::chunked(0u); }) == "chunked: c is 0, expected a count of at least 1");
  CHECK(said([] { (void)xattn::prefix(-1L); }) == "prefix: n is -1, expected a count of 0 or more");
  const std::vector<int> negative{3, -1};
  CHECK(refused(xattn::valid_lengths_mask{per_item(negative)}) ==
        "attention: valid_lengths k_lens is -1, expected lengths of 0 or more");
}

TEST_CASE("mask: lists of a wrong length are refused by name and shape", "[kernels][mask]") {
  const std::vector<int> three{1, 1, 1}, five(5, 1);
  CHECK(refused(xattn::valid_lengths_mask{per_item(three)}) ==
        "attention: valid_lengths k_lens has shape (3), expected (2), one number for each item of the batch, or one "
        "for all");
  CHECK(refused(xattn::query_at_mask{per_item(three)}) ==
        "attention: query_at first has shape (3), expected (2), one number for each item of the batch, or one for all");
  CHECK(refused(xattn::causal & xattn::query_at_mask{per_item(three)}) != "");
  CHECK(refused(xattn::segments_mask<int, int>{erased(five), erased(five)}) ==
        "attention: segments q_ids has shape (5), expected (3) or (2, 3)");
  CHECK(refused(xattn::segments_mask<int, int>{erased(three), erased(three)}) ==
        "attention: segments k_ids has shape (3), expected (5) or (2, 5)");
  const xattn::view<const int, 2> ids(five.data(), {3, 3}, {0, 1});
  CHECK(refused(xattn::segments_mask<int, int>{xattn::any_view_of(ids), erased(five)}) ==
        "attention: segments q_ids has shape (3, 3), expected (3) or (2, 3)");
}

TEST_CASE("mask: tile classes are known to the compiler", "[kernels][mask]") {
  constexpr auto bound = xattn::sliding_window(4).bind(shape_of(100, 100));
  STATIC_REQUIRE(bound.classify({0, 0, 10, 1, 7, 4}) == tile_class::full);
  STATIC_REQUIRE(bound.classify({0, 0, 10, 2, 7, 4}) == tile_class::partial);
  STATIC_REQUIRE(bound.classify({0, 0, 10, 8, 0, 7}) == tile_class::empty);
}
