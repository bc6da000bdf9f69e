// SPDX-License-Identifier: BSD-3-Clause
/// Functions of scores, pairs and weights, ALiBi and dropout, on tiles in either layout.
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/alibi.hpp>
#include <xattn/kernels/dropout.hpp>
#include <xattn/kernels/mask_batch.hpp>
#include <xattn/kernels/mask_view.hpp>
#include <xattn/kernels/score_rules.hpp>

#include <cmath>
#include <vector>

namespace {

using xattn::index_t;
using xattn::score_shape;
using xattn::score_tile;

constexpr score_shape shape_of(index_t q_len, index_t k_len, index_t heads = 3) {
  return {"attention", 4, 2, heads, q_len, k_len, k_len - q_len};
}

template <class T>
constexpr T none = xattn::minus_infinity<T>();

/// Scores 1, 2, 3, ... of a tile after step(rules, scores, tile); row by row, whatever the layout.
template <class T, class Bound, class Step>
std::vector<T> stepped(const Bound& bound, const score_tile& t, bool in_rows, const Step& step) {
  std::vector<T> memory(static_cast<std::size_t>(t.rows * t.keys)), rows = memory;
  const xattn::tile_scores<T> s{memory.data(), in_rows ? t.keys : 1, in_rows ? 1 : t.rows};
  for (index_t n = 0; n < t.rows * t.keys; ++n) s.at(n / t.keys, n % t.keys) = T(static_cast<double>(n + 1));
  step(xattn::kernels::score_rules<T>(bound), s, t);
  for (index_t n = 0; n < t.rows * t.keys; ++n) rows[static_cast<std::size_t>(n)] = s.at(n / t.keys, n % t.keys);
  return rows;
}

/// What apply does, the same in both layouts.
template <class T, class M>
std::vector<T> applied(const M& mask, const score_tile& t) {
  const auto bound = mask.bind(shape_of(40, 50));
  const auto apply = [](const auto& rules, const auto& s, const score_tile& tile) { rules.apply(s, tile); };
  const std::vector<T> rows = stepped<T>(bound, t, true, apply);
  CHECK(rows == stepped<T>(bound, t, false, apply));
  return rows;
}

template <class T, class M>
std::vector<T> weighed(const M& mask, const score_tile& t) {
  const auto bound = mask.bind(shape_of(40, 50));
  const auto reweigh = [](const auto& rules, const auto& s, const score_tile& tile) { rules.reweigh(s, tile); };
  const std::vector<T> rows = stepped<T>(bound, t, true, reweigh);
  CHECK(rows == stepped<T>(bound, t, false, reweigh));
  return rows;
}

/// f(n, b, h, i, j) is what the score n of a pair becomes.
template <class T, class M, class F>
void check(const M& mask, const F& f) {
  for (const score_tile t :
       {score_tile{1, 2, 3, 35, 4, 37}, score_tile{0, 0, 39, 1, 0, 50}, score_tile{0, 1, 5, 2, 9, 1}}) {
    const std::vector<T> got = applied<T>(mask, t);
    bool same = true;
    for (index_t n = 0; n < t.rows * t.keys; ++n) {
      const double want = f(static_cast<double>(n + 1), t.b, t.h, t.row + n / t.keys, t.key + n % t.keys);
      same = same && got[static_cast<std::size_t>(n)] == T(want);
    }
    CHECK(same);
  }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("alibi: a penalty by the distance, to both sides and from where the queries stand",
                        "[kernels][mask][alibi]", test::all_reals) {
  using T = TestType;
  const double slopes[] = {0.0625, 0.00390625, 0.25};  // of 3 heads
  check<T>(xattn::alibi(3), [&](double s, index_t, index_t h, index_t i, index_t j) {
    return s - slopes[h] * static_cast<double>(std::abs(i + 10 - j));
  });
  const xattn::query_at_mask at{index_t{-3}};
  check<T>(at & xattn::alibi(3), [&](double s, index_t, index_t h, index_t i, index_t j) {
    return s - slopes[h] * static_cast<double>(std::abs(i - 3 - j));
  });
  const std::vector<float> own{1, 0.5f, 0.25f}, one{2};
  check<T>(xattn::alibi_slopes_mask<float>{xattn::any_view_of(own)},
           [&](double s, index_t, index_t h, index_t i, index_t j) {
             return s - std::exp2(static_cast<double>(-h)) * static_cast<double>(std::abs(i + 10 - j));
           });
  check<T>(xattn::alibi_slopes_mask<float>{xattn::any_view_of(one)} & xattn::causal,
           [&](double s, index_t, index_t, index_t i, index_t j) {
             return j > i + 10 ? none<double> : s - 2 * static_cast<double>(i + 10 - j);
           });
}

TEST_CASE("alibi: slopes of any number of heads are exact where they are powers of two", "[kernels][alibi][G35]") {
  const auto powers = [](std::vector<int> exponents) {
    std::vector<double> all;
    for (const int e : exponents) all.push_back(std::exp2(e));
    return all;
  };
  CHECK(xattn::alibi_slopes(1) == powers({-8}));
  CHECK(xattn::alibi_slopes(2) == powers({-4, -8}));
  CHECK(xattn::alibi_slopes(3) == powers({-4, -8, -2}));
  CHECK(xattn::alibi_slopes(4u) == powers({-2, -4, -6, -8}));
  CHECK(xattn::alibi_slopes(6L) == powers({-2, -4, -6, -8, -1, -3}));
  CHECK(xattn::alibi_slopes(8) == powers({-1, -2, -3, -4, -5, -6, -7, -8}));
  CHECK(xattn::alibi_slopes<float>(12)[8] == 0.70710678f);
}

TEST_CASE("alibi: heads and slopes that are not the call's are refused by name", "[kernels][alibi]") {
  const std::vector<double> two{1, 2};
  CHECK(test::message_of<xattn::option_error>([] { (void)xattn::alibi(0); }) ==
        "alibi: heads is 0, expected a count of at least 1");
  CHECK(test::message_of<xattn::option_error>([] { (void)xattn::alibi(4).bind(shape_of(1, 1)); }) ==
        "attention: alibi heads is 4, expected as many as the queries have");
  CHECK(test::message_of<xattn::shape_error>([&] {
          (void)xattn::alibi_slopes_mask<double>{xattn::any_view_of(two)}.bind(shape_of(1, 1));
        }) == "attention: alibi slopes has shape (2), expected (3), one for each head, or one for all");
}

TEMPLATE_LIST_TEST_CASE("score_mod: a function of the score and its place, number by number or in packs",
                        "[kernels][mask]", test::all_reals) {
  using T = TestType;
  const auto want = [](double s, index_t b, index_t h, index_t i, index_t j) {
    return 2 * s + static_cast<double>(100 * b + 10 * h) - static_cast<double>(i) + 0.5 * static_cast<double>(j);
  };
  check<T>(xattn::score_mod([&](T s, index_t b, index_t h, index_t i, index_t j) {
             return T(2) * s + T(want(0, b, h, i, j));
           }), want);
  check<T>(xattn::score_mod(xattn::packed([](auto s, index_t b, index_t h, auto i, auto j) {
             const T place = T(static_cast<double>(100 * b + 10 * h));
             return s * T(2) + place - i + j * T(0.5);
           })), want);
}

TEST_CASE("score_mod: functions apply in the order written, before biases and exclusions", "[kernels][mask]") {
  const auto twice = xattn::score_mod([](float s, auto...) { return 2 * s; });
  const auto next = xattn::score_mod([](float s, auto...) { return s + 1; });
  const std::vector<float> bias{100, 200, none<float>};
  const xattn::additive_mask<float> add{xattn::any_view_of(bias)};
  const auto row = [](const auto& mask) {
    const auto bound = mask.bind({"attention", 2, 1, 1, 1, 3, 0});
    return stepped<float>(bound, {0, 0, 0, 1, 0, 3}, true,
                          [](const auto& rules, const auto& s, const score_tile& t) { rules.apply(s, t); });
  };
  CHECK(row(twice & next) == std::vector<float>{3, 5, 7});
  CHECK(row(next & twice) == std::vector<float>{4, 6, 8});
  CHECK(row(add & twice) == std::vector<float>{102, 204, none<float>});
  CHECK(row((xattn::causal_at(0) & add) & (next & (xattn::no_mask{} & twice))) ==
        std::vector<float>{104, none<float>, none<float>});
}

TEST_CASE("score_mod: a pair that one function excludes is shown to no other", "[kernels][mask]") {
  const auto drop = [](auto s, auto, auto, auto, auto j) { return j == 1 ? none<float> : s; };
  const auto clamp = [](auto s, auto...) { return s < 0 ? 7.0f : s; };
  CHECK(applied<float>(xattn::score_mod(drop) & xattn::score_mod(clamp), {0, 0, 0, 1, 0, 3}) ==
        std::vector<float>{1, none<float>, 3});
  CHECK(applied<float>(xattn::score_mod(clamp) & xattn::score_mod(drop), {0, 0, 0, 1, 0, 3}) ==
        std::vector<float>{1, none<float>, 3});
}

TEMPLATE_LIST_TEST_CASE("mask_mod: a rule on the pair, one by one or in packs", "[kernels][mask]", test::all_reals) {
  using T = TestType;
  const auto want = [](double s, index_t b, index_t h, index_t i, index_t j) {
    return 2 * i + b + h > j ? s : none<double>;
  };
  const auto one = xattn::mask_mod([](index_t b, index_t h, index_t i, index_t j) { return 2 * i + b + h > j; });
  const auto many = xattn::mask_mod(xattn::packed([](index_t b, index_t h, auto i, auto j) {
    return i * 2.0 + static_cast<double>(b + h) > j;
  }));
  check<T>(one, want);
  check<T>(many, want);
  for (index_t j = 0; j < 9; ++j) {
    CHECK(one.bind(shape_of(4, 9)).allowed(1, 1, 2, j) == (j < 6));
    CHECK(many.bind(shape_of(4, 9)).allowed(1, 1, 2, j) == (j < 6));
  }
}

TEST_CASE("prob_mod: functions of the weights, in the order written, that change no score", "[kernels][mask]") {
  const auto half = [](auto w, auto...) { return w / 2; };
  const auto place = xattn::packed([](auto w, index_t, index_t, auto i, auto j) { return w + i * 10.0f + j; });
  const auto both = xattn::prob_mod(half) & xattn::causal & xattn::prob_mod(place);
  CHECK(weighed<float>(both, {0, 0, 1, 2, 0, 2}) == std::vector<float>{10.5f, 12, 21.5f, 23});
  CHECK(applied<float>(xattn::prob_mod(half), {0, 0, 1, 1, 0, 2}) == std::vector<float>{1, 2});
}

TEST_CASE("philox: the published vectors", "[kernels][dropout]") {
  using words = std::array<std::uint32_t, 4>;
  constexpr std::uint32_t most = 0xffffffffu;
  STATIC_REQUIRE(xattn::kernels::philox({0, 0, 0, 0}, {0, 0}) ==
                 words{0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u});
  CHECK(xattn::kernels::philox({most, most, most, most}, {most, most}) ==
        words{0x408f276du, 0x41c83b0eu, 0xa20bc7c6u, 0x6d5451fdu});
  CHECK(xattn::kernels::philox({0x243f6a88u, 0x85a308d3u, 0x13198a2eu, 0x03707344u}, {0xa4093822u, 0x299f31d0u}) ==
        words{0xd16cfe09u, 0x94fdccebu, 0x5001e420u, 0x24126ea1u});
}

TEST_CASE("dropout: keeps the share it should, scales it, and depends on seed and place alone", "[kernels][dropout]") {
  const score_tile all{1, 2, 0, 40, 0, 50};
  const std::vector<float> kept = weighed<float>(xattn::dropout(0.25, 9), all);
  index_t dropped = 0;
  for (std::size_t n = 0; n < kept.size(); ++n) {
    const auto w = static_cast<float>(n + 1);
    CHECK((kept[n] == 0 || kept[n] == w * static_cast<float>(1 / 0.75)));
    dropped += kept[n] == 0;
  }
  CHECK(dropped > 440);  // of 2000, 500 expected with a deviation of 19
  CHECK(dropped < 560);
  const std::vector<float> part = weighed<float>(xattn::dropout(0.25, 9), {1, 2, 7, 3, 11, 5});
  for (std::size_t n = 0; n < part.size(); ++n) {
    CHECK((part[n] == 0) == (kept[(7 + n / 5) * 50 + 11 + n % 5] == 0));
  }
  for (const score_tile& other : {score_tile{0, 2, 0, 40, 0, 50}, score_tile{1, 1, 0, 40, 0, 50}}) {
    CHECK(weighed<float>(xattn::dropout(0.25, 9), other) != kept);
  }
  CHECK(weighed<float>(xattn::dropout(0.25, 10), all) != kept);
  CHECK(weighed<float>(xattn::dropout(0.25, (std::uint64_t{1} << 32) + 9), all) != kept);
  const std::vector<float> whole = weighed<float>(xattn::dropout(0, 9), {0, 0, 0, 1, 0, 3});
  CHECK(whole == std::vector<float>{1, 2, 3});
}

TEST_CASE("dropout: a rate outside of [0, 1) is refused by name", "[kernels][dropout]") {
  for (const double rate : {1.0, -0.5, std::nan("")}) {
    CHECK(test::mentions(test::message_of<xattn::option_error>([=] { (void)xattn::dropout(rate, 1); }),
                         {"dropout: rate is", "0 <= rate < 1"}));
  }
}
