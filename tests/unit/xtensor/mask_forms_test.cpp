// SPDX-License-Identifier: BSD-3-Clause
/// Masks that stand for others: bits for bools, a table of buckets for a bias, blocks for a rule, and the map of any.
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/attention.hpp>
#include <xattn/io/mask_picture.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace {

using xattn::index_t;
using tensor = xt::xtensor<float, 4>;

tensor numbers(std::size_t b, std::size_t h, std::size_t l, std::size_t d, unsigned seed) {
  tensor x = tensor::from_shape({b, h, l, d});
  unsigned state = seed;
  for (float& e : x) {
    state = state * 1664525u + 1013904223u;
    e = static_cast<float>(state >> 8) / 8388608.0f - 1.0f;
  }
  return x;
}

/// A call that goes through each kernel in turn: small, plain sizes of tails, streaming, decode.
struct call {
  tensor q, k, v;
  call(std::size_t q_len, std::size_t k_len)
      : q(numbers(2, 2, q_len, 8, 1)), k(numbers(2, 2, k_len, 8, 2)), v(numbers(2, 2, k_len, 8, 3)) {}
  std::size_t q_len() const { return q.shape()[2]; }
  std::size_t k_len() const { return k.shape()[2]; }
};
const std::vector<call>& calls() {
  static const std::vector<call> all{{3, 3}, {5, 40}, {70, 131}, {300, 260}, {2, 700}};
  return all;
}

template <class A, class B>
bool same_bits(const call& c, const A& a, const B& b) {
  return xattn::attention(c.q, c.k, c.v, a) == xattn::attention(c.q, c.k, c.v, b);
}

bool truth(std::size_t n) { return (n * n * 7 + n / 3) % 5 != 0; }

}  // namespace

TEST_CASE("boolean_bits: the same bits as the mask of bool, whatever it serves", "[xtensor][masks]") {
  for (const call& c : calls()) {
    const std::size_t q = c.q_len(), k = c.k_len();
    for (const auto& shape : std::vector<std::vector<std::size_t>>{
             {k}, {q, k}, {1, k}, {2, 1, k}, {2, q, k}, {2, 1, 1, k}, {2, 2, q, k}}) {
      xt::xarray<bool> m = xt::xarray<bool>::from_shape(shape);
      for (std::size_t n = 0; n < m.size(); ++n) m.flat(n) = truth(n);
      const auto bytes = xattn::pack_bits(m);
      CHECK(bytes.shape().back() == (k + 7) / 8);
      CHECK(same_bits(c, xattn::boolean(m), xattn::boolean_bits(bytes)));
      CHECK(same_bits(c, xattn::boolean(m) & xattn::causal, xattn::boolean_bits(xattn::pack_bits(m)) & xattn::causal));
    }
  }
}

TEST_CASE("boolean_bits: the least significant bit is the first key, and spare bits mean nothing", "[xtensor][masks]") {
  const xt::xtensor<bool, 1> m{true, false, false, true, false, false, false, false, false, true};
  const xt::xtensor<std::uint8_t, 1> bytes = xattn::pack_bits(m);
  CHECK(bytes == xt::xtensor<std::uint8_t, 1>{0x09, 0x02});
  const call c(4, 10);
  const xt::xtensor<std::uint8_t, 1> dirty{0x09, 0xfe};
  CHECK(same_bits(c, xattn::boolean(m), xattn::boolean_bits(dirty)));
}

TEST_CASE("boolean_bits: tile classes are those of the bits", "[xtensor][masks]") {
  xt::xtensor<bool, 2> m = xt::zeros<bool>({6, 37});
  for (std::size_t i = 0; i < 6; ++i) {
    for (std::size_t j = 0; j < 37; ++j) m(i, j) = i < 3 ? j < 20 : j >= 9;
  }
  const auto mask = xattn::boolean_bits(xattn::pack_bits(m));
  const auto bound = mask.bind({"attention", 2, 1, 1, 6, 37, 31});
  int decided = 0;
  for (index_t row = 0; row < 6; ++row) {
    for (index_t rows = 1; row + rows <= 6; ++rows) {
      for (index_t key = 0; key < 37; ++key) {
        for (index_t keys = 1; key + keys <= 37; ++keys) {
          index_t allowed = 0;
          for (index_t i = row; i < row + rows; ++i) {
            for (index_t j = key; j < key + keys; ++j) allowed += m(std::size_t(i), std::size_t(j)) ? 1 : 0;
          }
          const auto expected = allowed == 0             ? xattn::tile_class::empty
                                : allowed == rows * keys ? xattn::tile_class::full
                                                         : xattn::tile_class::partial;
          decided += bound.classify({0, 0, row, rows, key, keys}) == expected ? 0 : 1;
        }
      }
    }
  }
  CHECK(decided == 0);
}

TEST_CASE("boolean_bits: bytes that do not fit are refused", "[xtensor][masks]") {
  const call c(4, 10);
  const xt::xtensor<std::uint8_t, 1> short_row = xt::zeros<std::uint8_t>({1}), wrong = xt::zeros<std::uint8_t>({10});
  const auto message = [&](const auto& m) {
    return test::message_of<xattn::shape_error>([&] { (void)xattn::attention(c.q, c.k, c.v, xattn::boolean_bits(m)); });
  };
  CHECK(message(short_row).find("bit (a byte for 8 keys) mask has shape (1)") != std::string::npos);
  CHECK_FALSE(message(wrong).empty());
}

TEST_CASE("key_padding: one row for all queries and heads of an item", "[xtensor][masks]") {
  for (const call& c : calls()) {
    const std::size_t k = c.k_len();
    xt::xtensor<bool, 2> words = xt::zeros<bool>({std::size_t{2}, k});
    xt::xtensor<float, 2> bias = xt::zeros<float>({std::size_t{2}, k});
    xt::xtensor<bool, 4> full = xt::zeros<bool>({std::size_t{2}, std::size_t{1}, std::size_t{1}, k});
    xt::xtensor<float, 4> full_bias = xt::zeros<float>({std::size_t{2}, std::size_t{1}, std::size_t{1}, k});
    for (std::size_t b = 0; b < 2; ++b) {
      for (std::size_t j = 0; j < k; ++j) {
        full(b, 0, 0, j) = words(b, j) = truth(j + 5 * b);
        full_bias(b, 0, 0, j) = bias(b, j) = words(b, j) ? 0.25f : -std::numeric_limits<float>::infinity();
      }
    }
    CHECK(same_bits(c, xattn::key_padding(words), xattn::boolean(full)));
    CHECK(same_bits(c, xattn::key_padding(bias), xattn::additive(full_bias)));
    const auto one = xattn::view<const bool, 1>(words.data(), {index_t(k)});
    CHECK(same_bits(c, xattn::key_padding(one), xattn::boolean(one)));
  }
  CHECK_THROWS_AS(xattn::key_padding(xt::xtensor<bool, 3>::from_shape({1, 1, 3})), xattn::shape_error);
}

namespace {

/// The formula in the single precision in which models were trained.
index_t trained_bucket(index_t relative, bool two_ways, index_t buckets, index_t far) {
  index_t bucket = 0, n = -relative;
  if (two_ways) {
    buckets /= 2;
    if (n < 0) bucket += buckets;
    n = std::abs(n);
  } else {
    n = std::max<index_t>(n, 0);
  }
  const index_t near = buckets / 2;
  if (n < near) return bucket + n;
  const float along = std::log(static_cast<float>(n) / static_cast<float>(near)) /
                      std::log(static_cast<float>(far) / static_cast<float>(near)) * static_cast<float>(buckets - near);
  return bucket + std::min(near + static_cast<index_t>(along), buckets - 1);
}

}  // namespace

TEST_CASE("t5_bias: the buckets are those that models were trained with", "[xtensor][masks]") {
  for (const bool two_ways : {true, false}) {
    for (const auto& [buckets, far] : std::vector<std::pair<index_t, index_t>>{{32, 128}, {64, 256}, {8, 20}}) {
      const xattn::t5_buckets bucket(buckets, {.bidirectional = two_ways, .max_distance = far});
      int wrong = 0;
      for (index_t r = -400; r <= 400; ++r) wrong += bucket(r) == trained_bucket(r, two_ways, buckets, far) ? 0 : 1;
      INFO(buckets << " buckets, two ways " << two_ways);
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("t5_bias: adds what the written-out bias adds, on every path", "[xtensor][masks]") {
  for (const bool two_ways : {true, false}) {
    const xattn::t5_options options{.bidirectional = two_ways, .max_distance = 40};
    xt::xtensor<float, 2> table = xt::zeros<float>({16, 2});
    for (std::size_t n = 0; n < table.size(); ++n) table.data()[n] = static_cast<float>(n % 7) / 4 - 0.5f;
    const xattn::t5_buckets bucket(16, options);
    for (const call& c : calls()) {
      for (const index_t first : {index_t(c.k_len()) - index_t(c.q_len()), index_t{0}, index_t{11}}) {
        xt::xtensor<float, 3> bias = xt::zeros<float>({std::size_t{2}, c.q_len(), c.k_len()});
        for (std::size_t i = 0; i < c.q_len(); ++i) {
          for (std::size_t j = 0; j < c.k_len(); ++j) {
            const auto row = static_cast<std::size_t>(bucket(index_t(j) - index_t(i) - first));
            for (std::size_t h = 0; h < 2; ++h) bias(h, i, j) = table(row, h);
          }
        }
        const auto t5 = xattn::t5_bias(table, options);
        CHECK(same_bits(c, t5 & xattn::query_at(first), xattn::additive(bias)));
        CHECK(same_bits(c, xattn::query_at(first) & (xattn::causal & t5),
                        xattn::causal_at(first) & xattn::additive(bias)));
      }
    }
  }
}

TEST_CASE("relative_bias: adds the table's number of each clipped distance, on every path", "[xtensor][masks]") {
  for (const std::size_t most : {std::size_t{0}, std::size_t{3}, std::size_t{40}, std::size_t{1000}}) {
    xt::xtensor<float, 2> table = xt::zeros<float>({std::size_t{2}, 2 * most + 1});
    for (std::size_t n = 0; n < table.size(); ++n) table.data()[n] = static_cast<float>(n % 11) / 4 - 1;
    for (const call& c : calls()) {
      for (const index_t first : {index_t(c.k_len()) - index_t(c.q_len()), index_t{0}, index_t{11}}) {
        xt::xtensor<float, 3> bias = xt::zeros<float>({std::size_t{2}, c.q_len(), c.k_len()});
        for (std::size_t h = 0; h < 2; ++h) {
          for (std::size_t i = 0; i < c.q_len(); ++i) {
            for (std::size_t j = 0; j < c.k_len(); ++j) {
              const index_t apart = std::clamp(index_t(j) - index_t(i) - first, -index_t(most), index_t(most));
              bias(h, i, j) = table(h, static_cast<std::size_t>(apart + index_t(most)));
            }
          }
        }
        const auto relative = xattn::relative_bias(table);
        CHECK(same_bits(c, relative & xattn::query_at(first), xattn::additive(bias)));
        CHECK(same_bits(c, xattn::query_at(first) & (xattn::causal & relative),
                        xattn::causal_at(first) & xattn::additive(bias)));
      }
    }
  }
  const call c(5, 9);
  const xt::xtensor<float, 2> one{{3, 1, 2, 0, -1}}, two{{3, 1, 2, 0, -1}, {3, 1, 2, 0, -1}};
  const xt::xtensor<float, 2> columns{{3, 3}, {1, 1}, {2, 2}, {0, 0}, {-1, -1}};
  CHECK(same_bits(c, xattn::relative_bias(one), xattn::relative_bias(two)));
  CHECK(same_bits(c, xattn::relative_bias(xt::xtensor<float, 2>(one * 2.f)), xattn::relative_bias(two * 2.f)));
  CHECK(same_bits(c, xattn::relative_bias(xattn::view<const float, 2>(columns.data(), {2, 5}, {1, 2})),
                  xattn::relative_bias(two)));
}

TEST_CASE("relative_bias: a table of another shape is refused by name", "[xtensor][masks]") {
  const call c(4, 10);
  const xt::xtensor<float, 2> three = xt::zeros<float>({3, 5}), even = xt::zeros<float>({2, 4});
  const xt::xtensor<float, 1> flat{1, 2, 3};
  const auto said = [](const auto& f) { return test::message_of<xattn::shape_error>(f); };
  CHECK(said([&] { (void)xattn::attention(c.q, c.k, c.v, xattn::relative_bias(three)); }) ==
        "attention: relative_bias table has shape (3, 5), expected a row for each of the 2 heads, or one for all");
  CHECK(said([&] { (void)xattn::relative_bias(even); }) ==
        "relative_bias: table has shape (2, 4), expected (H, 2 max + 1), a number for each distance of -max to max");
  CHECK(said([&] { (void)xattn::relative_bias(flat); }).find("table has shape (3)") != std::string::npos);
}

TEST_CASE("t5_bias: tables and distances that make no sense are refused", "[xtensor][masks]") {
  const xt::xtensor<float, 2> table = xt::zeros<float>({32, 3}), odd = xt::zeros<float>({9, 2});
  const call c(4, 10);
  CHECK(test::message_of<xattn::shape_error>([&] { (void)xattn::attention(c.q, c.k, c.v, xattn::t5_bias(table)); })
            .find("t5_bias table has shape (32, 3)") != std::string::npos);
  CHECK_THROWS_AS(xattn::t5_bias(xt::xtensor<float, 1>{1, 2}), xattn::shape_error);
  CHECK_THROWS_AS(xattn::t5_bias(odd), xattn::option_error);
  CHECK_THROWS_AS(xattn::t5_bias(table, {.max_distance = 8}), xattn::option_error);
}

TEST_CASE("score_mod: a pair that it excludes stays excluded under a bias of +inf", "[xtensor][masks]") {
  const auto drop = xattn::score_mod([](float s, index_t, index_t, index_t i, index_t j) {
    return (i + j) % 3 == 0 ? -std::numeric_limits<float>::infinity() : s;
  });
  for (const call& c : calls()) {
    xt::xtensor<float, 2> finite = xt::zeros<float>({c.q_len(), c.k_len()}), infinite = finite;
    for (std::size_t i = 0; i < c.q_len(); ++i) {
      for (std::size_t j = i % 3 == 0 ? 0 : 3 - i % 3; j < c.k_len(); j += 3) {
        infinite(i, j) = std::numeric_limits<float>::infinity();
      }
    }
    CHECK(same_bits(c, drop & xattn::additive(infinite), drop & xattn::additive(finite)));
    CHECK(same_bits(c, xattn::additive(infinite) & drop, xattn::additive(finite) & drop));
  }
}

TEST_CASE("t5_bias, relative_bias, alibi: NaN or +inf does not bring back a pair that a score_mod excludes",
          "[xtensor][masks]") {
  constexpr float nan = std::numeric_limits<float>::quiet_NaN(), infinite = std::numeric_limits<float>::infinity();
  // a key at an even distance is seen; those at odd ones have biases that are no numbers
  const auto even = xattn::score_mod([](float s, index_t, index_t, index_t i, index_t j) {
    return (i + j) % 2 == 0 ? s : -std::numeric_limits<float>::infinity();
  });
  const auto own = xattn::score_mod([](float s, index_t, index_t, index_t i, index_t j) {
    return i == j ? s : -std::numeric_limits<float>::infinity();
  });
  for (const call& c : calls()) {
    const auto longest = std::max(c.q_len(), c.k_len());
    const xt::xtensor<float, 2> table = xt::zeros<float>({std::size_t{2}, 2 * longest + 1});
    const xt::xtensor<float, 2> buckets = xt::zeros<float>({16, 2});
    xt::xtensor<float, 2> bad = table, bad_buckets = buckets;
    for (std::size_t n = longest % 2 == 0 ? 1 : 0; n < 2 * longest + 1; n += 2) {
      bad(0, n) = nan;
      bad(1, n) = infinite;
    }
    const auto at_0 = xattn::query_at(0);
    const auto bits_of = [&](const auto& mask) { return xattn::attention(c.q, c.k, c.v, at_0 & mask); };
    CHECK((bits_of(even & xattn::relative_bias(bad)) == bits_of(even & xattn::relative_bias(table))));
    for (std::size_t n = 1; n < 16; ++n) {
      bad_buckets(n, 0) = nan;
      bad_buckets(n, 1) = infinite;
    }
    CHECK((bits_of(own & xattn::t5_bias(bad_buckets)) == bits_of(own & xattn::t5_bias(buckets))));
    const auto odd_out = xattn::score_mod([](float, index_t, index_t, index_t i, index_t) {
      return i % 2 == 0 ? 0.f : -std::numeric_limits<float>::infinity();
    });
    const xt::xtensor<float, 1> slopes{-infinite, nan};
    const auto z = bits_of(odd_out & xattn::alibi(slopes));
    for (std::size_t i = 1; i < c.q_len(); i += 2) CHECK((z(0, 0, i, 0) == 0 && z(1, 1, i, 7) == 0));
  }
}

TEST_CASE("block masks: the same bits as the mask they are made of", "[xtensor][masks]") {
  for (const call& c : calls()) {
    xt::xtensor<bool, 2> m = xt::zeros<bool>({c.q_len(), c.k_len()});
    for (std::size_t i = 0; i < c.q_len(); ++i) {
      for (std::size_t j = 0; j < c.k_len(); ++j) m(i, j) = (i / 32 + j / 48) % 3 == 0 || (i > 100 && truth(i + j));
    }
    for (const index_t side : {16, 64, 100}) {
      const auto blocks = xattn::make_block_mask(
          xattn::boolean(m), {.q_len = c.q_len(), .k_len = c.k_len(), .rows = side, .keys = side});
      CHECK(same_bits(c, blocks, xattn::boolean(m)));
      CHECK(same_bits(c, blocks & xattn::causal, xattn::boolean(m) & xattn::causal));
    }
  }
}

TEST_CASE("block masks: each batch item has tiles of its own", "[xtensor][masks]") {
  const call c(70, 90);
  xt::xtensor<bool, 4> m = xt::ones<bool>({2, 1, 70, 90});
  for (std::size_t i = 0; i < 70; ++i) {
    for (std::size_t j = 16; j < 64; ++j) m(1, 0, i, j) = false;
  }
  const xattn::tile_map_config both{.q_len = 70, .k_len = 90, .batch = 2, .rows = 16, .keys = 16};
  CHECK(same_bits(c, xattn::make_block_mask(xattn::boolean(m), both), xattn::boolean(m)));
}

TEST_CASE("block masks: what they were not made for is refused", "[xtensor][masks]") {
  const call c(5, 40);
  const auto refused = [&](const xattn::tile_map_config& config) {
    const auto blocks = xattn::make_block_mask(xattn::causal, config);
    return test::message_of<xattn::shape_error>([&] { (void)xattn::attention(c.q, c.k, c.v, blocks); });
  };
  CHECK(refused({.q_len = 5, .k_len = 41}).find("made for scores (1, 1, 5, 41), expected (2, 2, 5, 40)") !=
        std::string::npos);
  CHECK_FALSE(refused({.q_len = 6, .k_len = 40}).empty());
  CHECK_FALSE(refused({.q_len = 5, .k_len = 40, .heads = 3}).empty());
  CHECK_FALSE(refused({.q_len = 5, .k_len = 40, .batch = 3}).empty());
  CHECK_THROWS_AS(xattn::make_block_mask(xattn::causal, {.q_len = 5, .k_len = 40, .rows = 0}), xattn::option_error);
  const auto made = xattn::make_block_mask(xattn::causal, {.q_len = 5, .k_len = 40});
  CHECK_THROWS_AS(xattn::attention(c.q, c.k, c.v, made & xattn::query_at(3)), xattn::option_error);
  const auto moved = xattn::make_block_mask(xattn::causal & xattn::query_at(3), {.q_len = 5, .k_len = 40});
  CHECK(same_bits(c, moved, xattn::causal_at(3)));
}

TEST_CASE("explain: the map of a mask as text", "[io][masks]") {
  const auto map = xattn::explain(xattn::causal & xattn::sliding_window(24),
                                  {.q_len = 64, .k_len = 72, .rows = 8, .keys = 8});
  CHECK(map.grid_rows() == 8);
  CHECK(map.grid_keys() == 9);
  index_t allowed = 0;
  for (index_t row = 0; row < 8; ++row) {
    for (index_t key = 0; key < 9; ++key) allowed += map.at(0, 0, row, key).allowed;
  }
  index_t expected = 0;
  for (index_t i = 0; i < 64; ++i) expected += std::min<index_t>(24, i + 8 + 1);
  CHECK(allowed == expected);
}

TEST_CASE("explain: every letter, the last tiles, and one head of several", "[io][masks]") {
  xt::xtensor<bool, 3> m = xt::zeros<bool>({2, 3, 5});
  for (std::size_t j = 0; j < 5; ++j) m(1, 0, j) = m(1, 1, j) = j < 2, m(1, 2, j) = true;
  const auto map = xattn::explain(xattn::boolean(m), {.q_len = 3, .k_len = 5, .heads = 2, .rows = 2, .keys = 2});
  CHECK(xattn::io::mask_text(map) ==
        "...\n...\n3 queries x 5 keys in tiles of 2 x 2: 0 full, 6 empty, 0 looked at; 0 of 15 pairs allowed\n");
  CHECK(xattn::io::mask_text(map, {.head = 1}) ==
        "#..\n###\n3 queries x 5 keys in tiles of 2 x 2: 4 full, 2 empty, 0 looked at; 9 of 15 pairs allowed\n");
  CHECK_THROWS_AS(xattn::io::mask_text(map, {.head = 2}), xattn::option_error);
  xt::xtensor<bool, 4> items = xt::zeros<bool>({2, 1, 2, 4});
  for (std::size_t i = 0; i < 2; ++i) items(1, 0, i, 2) = items(1, 0, i, 3) = true;
  const auto of_items =
      xattn::explain(xattn::boolean(items), {.q_len = 2, .k_len = 4, .batch = 2, .rows = 2, .keys = 2});
  CHECK(xattn::io::mask_text(of_items).starts_with("..\n"));
  CHECK(xattn::io::mask_text(of_items, {.batch = 1}).starts_with(".#\n"));
  CHECK_THROWS_AS(xattn::io::mask_text(of_items, {.batch = 2}), xattn::option_error);
  const auto undecided =
      xattn::explain(xattn::mask_mod([](auto, auto, auto i, auto j) { return i < 2 || j == 0; }),
                     {.q_len = 4, .k_len = 4, .rows = 2, .keys = 2});
  CHECK(xattn::io::mask_text(undecided) ==
        "??\n+?\n4 queries x 4 keys in tiles of 2 x 2: 0 full, 0 empty, 4 looked at; 10 of 16 pairs allowed\n");
}

TEST_CASE("explain: the picture has a square, or a run of them, for what is not empty", "[io][masks]") {
  const auto map = xattn::explain(xattn::causal, {.q_len = 4, .k_len = 4, .rows = 1, .keys = 2});
  const std::string svg = xattn::io::mask_svg(map);
  CHECK(svg.find("viewBox=\"0 0 2 4\"") != std::string::npos);
  CHECK(svg.find("<rect class=\"p\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>") != std::string::npos);
  CHECK(svg.find("<rect class=\"f\" x=\"0\" y=\"3\" width=\"2\" height=\"1\"/>") != std::string::npos);
  CHECK(svg.substr(svg.size() - 7) == "</svg>\n");
}
