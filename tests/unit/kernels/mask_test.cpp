// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/kernels/score_rules.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace {

using xattn::index_t;
using xattn::score_shape;

score_shape shape_of(index_t q_len, index_t k_len) { return {"attention", 2, 1, 1, q_len, k_len, k_len - q_len}; }

/// '1' where allowed, one string a row.
template <class Bound>
std::vector<std::string> picture(const Bound& bound, index_t q_len, index_t k_len) {
  std::vector<std::string> rows;
  for (index_t i = 0; i < q_len; ++i) {
    rows.emplace_back();
    for (index_t j = 0; j < k_len; ++j) rows.back() += bound.allowed(0, 0, i, j) ? '1' : '.';
  }
  return rows;
}

/// Of every tile: the class is that of its pairs (partial may stand for any), and apply writes -inf over the excluded.
template <class Bound>
void check_tiles(const Bound& bound, const std::vector<std::string>& asked, index_t q_len, index_t k_len) {
  const xattn::kernels::score_rules<float> rules(bound);
  for (index_t n = 0; n < q_len * q_len * k_len * k_len; ++n) {
    const index_t row = n % q_len, last_row = n / q_len % q_len;
    const index_t key = n / (q_len * q_len) % k_len, last_key = n / (q_len * q_len) / k_len;
    if (last_row < row || last_key < key) continue;
    const xattn::score_tile tile{0, 0, row, last_row - row + 1, key, last_key - key + 1};
    index_t allowed = 0;
    for (index_t i = row; i <= last_row; ++i) {
      for (index_t j = key; j <= last_key; ++j) allowed += asked[std::size_t(i)][std::size_t(j)] == '1';
    }
    const xattn::tile_class found = rules.classify(tile);
    if (found == xattn::tile_class::empty) CHECK(allowed == 0);
    if (found == xattn::tile_class::full) CHECK(allowed == tile.rows * tile.keys);
    if (!rules.excludes()) continue;
    const auto excluded_from = [&](index_t row_step, index_t key_step) {
      std::vector<float> scores(static_cast<std::size_t>(tile.rows * tile.keys), 5.0f);
      const xattn::tile_scores<float> at{scores.data(), row_step, key_step};
      rules.apply(at, tile);
      bool same = true;
      for (index_t i = 0; i < tile.rows; ++i) {
        for (index_t j = 0; j < tile.keys; ++j) {
          same = same && (at.at(i, j) == 5.0f) == (asked[std::size_t(row + i)][std::size_t(key + j)] == '1');
        }
      }
      return same;
    };
    CHECK(excluded_from(1, tile.rows));
    CHECK(excluded_from(tile.keys, 1));
  }
}

template <class M>
std::vector<std::string> picture_of(const M& mask, index_t q_len, index_t k_len) {
  const auto bound = mask.bind(shape_of(q_len, k_len));
  const auto asked = picture(bound, q_len, k_len);
  check_tiles(bound, asked, q_len, k_len);
  return asked;
}

using rows = std::vector<std::string>;

/// Keys 0, 2, 4, ...: a rule of one's own.
struct even_keys {
  struct bound : xattn::excluding_rule<bound> {
    bool allowed(index_t, index_t, index_t, index_t j) const { return j % 2 == 0; }
  };
  bound bind(const score_shape&) const { return {}; }
};

/// Adds a constant to each score.
struct constant_bias {
  float by;
  struct bound : xattn::bound_rule {
    static constexpr bool biases = true;
    float by;
    explicit bound(float x) : by(x) {}
    template <class T>
    void add_bias(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const {
      for (index_t n = 0; n < t.rows * t.keys; ++n) s.at(n / t.keys, n % t.keys) += T(by);
    }
    xattn::tile_class classify(const xattn::score_tile&) const { return xattn::tile_class::partial; }
  };
  bound bind(const score_shape&) const { return bound(by); }
};

template <class A, class B>
concept joins = requires(A a, B b) {
  a& b;
};

}  // namespace

TEST_CASE("mask: causal is bottom-right, whatever the lengths", "[kernels][mask]") {
  CHECK(picture_of(xattn::causal, 3, 3) == rows{"1..", "11.", "111"});
  CHECK(picture_of(xattn::causal, 2, 5) == rows{"1111.", "11111"});
  CHECK(picture_of(xattn::causal, 4, 2) == rows{"..", "..", "1.", "11"});
  CHECK(picture_of(xattn::causal, 1, 4) == rows{"1111"});
  CHECK(picture_of(xattn::causal, 2, 0) == rows{"", ""});
}

TEST_CASE("mask: causal_top_left starts with key 0", "[kernels][mask]") {
  CHECK(picture_of(xattn::causal_top_left, 3, 3) == rows{"1..", "11.", "111"});
  CHECK(picture_of(xattn::causal_top_left, 2, 5) == rows{"1....", "11..."});
  CHECK(picture_of(xattn::causal_top_left, 4, 2) == rows{"1.", "11", "11", "11"});
}

TEST_CASE("mask: causal_at names its offset, of any integer type and sign", "[kernels][mask]") {
  CHECK(picture_of(xattn::causal_at(2), 2, 5) == rows{"111..", "1111."});
  CHECK(picture_of(xattn::causal_at(-1), 3, 3) == rows{"...", "1..", "11."});
  CHECK(picture_of(xattn::causal_at(std::size_t{1}), 2, 3) == rows{"11.", "111"});
  CHECK(picture_of(xattn::causal_at(std::int8_t{-9}), 2, 3) == rows{"...", "..."});
}

TEST_CASE("mask: the largest and smallest offsets neither overflow nor wrap", "[kernels][mask]") {
  CHECK(picture_of(xattn::causal_at(std::numeric_limits<index_t>::max()), 2, 3) == rows{"111", "111"});
  CHECK(picture_of(xattn::causal_at(std::numeric_limits<index_t>::min()), 2, 3) == rows{"...", "..."});
  CHECK(picture_of(xattn::causal_at(std::numeric_limits<std::uint64_t>::max()), 2, 3) == rows{"111", "111"});
}

TEST_CASE("mask: no mask allows everything and says so at compile time", "[kernels][mask]") {
  CHECK(picture_of(xattn::no_mask{}, 2, 3) == rows{"111", "111"});
  STATIC_REQUIRE_FALSE(xattn::no_mask::excludes);
  STATIC_REQUIRE_FALSE(xattn::no_mask::biases);
  STATIC_REQUIRE(std::is_empty_v<xattn::causal_mask>);
}

TEST_CASE("mask: joined rules all hold, in any order and number", "[kernels][mask]") {
  const rows want{"1....", "1.1..", "1.1.."};
  CHECK(picture_of(xattn::causal_at(1) & even_keys{} & xattn::causal_top_left, 3, 5) ==
        rows{"1....", "1....", "1.1.."});
  CHECK(picture_of(xattn::causal_at(1) & even_keys{}, 3, 5) == want);
  CHECK(picture_of(even_keys{} & xattn::causal_at(1), 3, 5) == want);
  CHECK(picture_of(even_keys{} & (xattn::causal_at(1) & even_keys{}), 3, 5) == want);
  CHECK(picture_of((xattn::no_mask{} & even_keys{}) & xattn::causal_at(1) & xattn::no_mask{}, 3, 5) == want);
}

TEST_CASE("mask: joined rules know what they do, and biases add up", "[kernels][mask]") {
  const auto both = (constant_bias{2} & xattn::causal & constant_bias{0.5f}).bind(shape_of(2, 2));
  STATIC_REQUIRE(decltype(both)::excludes);
  STATIC_REQUIRE(decltype(both)::biases);
  STATIC_REQUIRE_FALSE(xattn::bound_mask_t<decltype(constant_bias{} & xattn::no_mask{})>::excludes);
  std::array<double, 2> scores{1, 1};
  both.add_bias(xattn::tile_scores<double>{scores.data(), 2, 1}, {0, 0, 0, 1, 0, 2});
  CHECK(scores == std::array<double, 2>{3.5, 3.5});
  std::array<double, 4> tile{1, 1, 1, 1};
  xattn::kernels::score_rules<double>(both).apply({tile.data(), 1, 2}, {0, 0, 0, 2, 0, 2});
  CHECK(tile == std::array<double, 4>{3.5, 3.5, xattn::minus_infinity<double>(), 3.5});
}

TEST_CASE("mask: what is no mask does not join", "[kernels][mask]") {
  STATIC_REQUIRE(xattn::mask<decltype(xattn::causal & even_keys{})>);
  STATIC_REQUIRE_FALSE(xattn::mask<int>);
  STATIC_REQUIRE(joins<xattn::causal_mask, even_keys>);
  STATIC_REQUIRE_FALSE(joins<xattn::causal_mask, int>);
}

TEST_CASE("score_rules: a mask behind pointers answers as it does itself", "[kernels][mask]") {
  using rules = xattn::kernels::score_rules<double>;
  const auto bound = (xattn::causal & constant_bias{2}).bind(shape_of(4, 2));
  const rules both(bound);
  CHECK((both.excludes() && both.biases()));
  std::array<double, 2> scores{1, 1};
  both.apply({scores.data(), 2, 1}, {0, 0, 2, 1, 0, 2});
  CHECK(scores == std::array<double, 2>{3, xattn::minus_infinity<double>()});
  CHECK((both.allowed({0, 0, 2}, 0) && !both.allowed({0, 0, 2}, 1)));
}

TEST_CASE("score_rules: without a mask nothing happens", "[kernels][mask]") {
  const xattn::no_mask none;
  const xattn::kernels::score_rules<double> rules(none);
  CHECK_FALSE((rules.excludes() || rules.biases()));
  std::array<double, 1> scores{1};
  rules.apply({scores.data(), 1, 1}, {0, 0, 0, 1, 0, 1});
  CHECK(rules.idle());
  CHECK(scores[0] == 1);
  CHECK(rules.allowed({0, 0, 0}, 0));
}

TEST_CASE("score_rules: a row without any allowed key is found", "[kernels][mask]") {
  const auto bound = xattn::causal.bind(shape_of(4, 2));
  const xattn::kernels::score_rules<float> rules(bound);
  CHECK_FALSE(rules.any_allowed({0, 0, 1}, 2));
  CHECK(rules.any_allowed({0, 0, 2}, 2));
  CHECK_FALSE(rules.any_allowed({0, 0, 2}, 0));
}
