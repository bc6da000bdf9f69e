// SPDX-License-Identifier: BSD-3-Clause
/// The oracle against numbers worked out elsewhere: hand tables, ONNX Runtime runs, the seed fixture, the fault cases.
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"

#include <cmath>
#include <limits>

namespace {

using oracle::array;
using oracle::attention_rules;
using oracle::index_t;
using test::within;

constexpr long double inf = std::numeric_limits<long double>::infinity();
constexpr long double not_a_number = std::numeric_limits<long double>::quiet_NaN();

/// Zero scores and V_j = 2^j: row i is the mean of the allowed powers of two.
array zero_scores(index_t q_len, index_t k_len, const attention_rules& rules) {
  array v({k_len, 1});
  for (index_t j = 0; j < k_len; ++j) v(j, 0) = std::exp2(static_cast<long double>(j));
  return oracle::attention(array({q_len, 1}), array({k_len, 1}), v, rules).out.reshaped({q_len});
}

attention_rules allow(std::function<bool(index_t i, index_t j)> pair) {
  return {.allowed = [=](index_t, index_t, index_t i, index_t j) { return pair(i, j); }};
}

/// Equal up to a few roundings of long double.
template <class Got, class Want>
test::verdict near(const Got& got, const Want& want) {
  return within(got, want, test::ulp_budget<long double>(test::numbers(want), 16));
}

}  // namespace

TEST_CASE("oracle attention: zero scores average the allowed keys", "[support][oracle]") {
  const long double third = 1 / 3.0L;
  const auto causal = [](index_t i, index_t j) { return j <= i; };
  const auto rows = [](index_t q_len, index_t k_len, const attention_rules& rules) {
    return zero_scores(q_len, k_len, rules);
  };
  CHECK(near(rows(2, 5, allow(causal)), oracle::vector({1, 1.5L})));
  CHECK(near(rows(2, 5, allow([](index_t i, index_t j) { return j <= i + 3; })), oracle::vector({3.75L, 6.2L})));
  CHECK(near(rows(5, 2, allow(causal)), oracle::vector({1, 1.5L, 1.5L, 1.5L, 1.5L})));
  CHECK(near(rows(5, 2, allow([](index_t i, index_t j) { return j <= i - 3; })), oracle::vector({0, 0, 0, 1, 1.5L})));
  CHECK(near(rows(4, 4, allow([](index_t i, index_t j) { return j <= i && j >= i - 1; })),
             oracle::vector({1, 1.5L, 3, 6})));
  CHECK(near(rows(4, 4, allow([](index_t i, index_t j) { return j <= i && j / 2 == i / 2; })),
             oracle::vector({1, 1.5L, 4, 6})));
  CHECK(near(rows(4, 4, allow([](index_t i, index_t j) { return j <= i || j < 2; })),
             oracle::vector({1.5L, 1.5L, 7 * third, 3.75L})));
  CHECK(near(rows(2, 6, allow([](index_t i, index_t j) { return j <= i + 2 && j < 4; })),
             oracle::vector({7 * third, 3.75L})));
  CHECK(near(rows(2, 6, allow([](index_t i, index_t j) { return j <= i - 1 && j < 1; })), oracle::vector({0, 1})));
}

TEST_CASE("oracle attention: a sink takes its share of the weight", "[support][oracle]") {
  attention_rules rules = allow([](index_t i, index_t j) { return j <= i; });
  rules.sinks = {0};
  CHECK(near(zero_scores(4, 4, rules), oracle::vector({0.5L, 1, 1.75L, 3})));

  rules.sinks = {2};
  const auto r = oracle::attention(array({2, 1}), array({2, 1}), array({2, 1}), rules);
  CHECK(near(r.lse, oracle::vector({std::log(1 + std::exp(2.0L)), std::log(2 + std::exp(2.0L))})));
  rules.allowed = [](auto...) { return false; };
  CHECK(
      test::exactly(oracle::attention(array({2, 1}), array({2, 1}), array({2, 1}), rules).lse, oracle::vector({2, 2})));
  rules.sinks = {-inf};
  CHECK(test::exactly(oracle::attention(array({2, 1}), array({2, 1}), array({2, 1}), rules).lse,
                      oracle::vector({-inf, -inf})));
}

TEST_CASE("oracle attention: lse of n equal scores is ln n, of no score -inf", "[support][oracle]") {
  const auto rules = allow([](index_t i, index_t j) { return j < 3 * i; });
  const auto r = oracle::attention(array({3, 1}), array({5, 1}), array({5, 2}, 1), rules);
  CHECK(near(r.lse, oracle::vector({-inf, std::log(3.0L), std::log(5.0L)})));
  CHECK(near(r.out, oracle::matrix({{0, 0}, {1, 1}, {1, 1}})));
}

TEST_CASE("oracle attention: the three-inputs example, unscaled and scaled", "[support][oracle]") {
  const array x = oracle::matrix({{1, 0, 1, 0}, {0, 2, 0, 2}, {1, 1, 1, 1}});
  const array q = oracle::matmul(x, oracle::matrix({{1, 0, 1}, {1, 0, 0}, {0, 0, 1}, {0, 1, 1}}));
  const array k = oracle::matmul(x, oracle::matrix({{0, 0, 1}, {1, 1, 0}, {0, 1, 0}, {1, 1, 0}}));
  const array v = oracle::matmul(x, oracle::matrix({{0, 2, 0}, {0, 3, 0}, {1, 0, 3}, {1, 1, 0}}));
  CHECK(test::exactly(oracle::raw_scores(q, k), oracle::matrix({{2, 4, 4}, {4, 16, 12}, {4, 12, 10}})));

  const auto unscaled = oracle::attention(q, k, v, {.scale = 1});
  CHECK(within(unscaled.lse, oracle::vector({4.7586236757L, 16.0181559616L, 12.1272234419L}),
               test::printed_decimals(10)));
  CHECK(within(unscaled.out,
               oracle::matrix({{1.9366210617L, 6.6831053083L, 1.5950684075L},
                               {1.9999939663L, 7.9639915951L, 0.0539764053L},
                               {1.9997046128L, 7.7598922547L, 0.3583892947L}}),
               test::printed_decimals(10)));
  CHECK(within(oracle::attention(q, k, v).out,
               oracle::matrix({{1.8638742024L, 6.3193710122L, 1.7041886963L},
                               {1.9991095526L, 7.8141235049L, 0.2734720584L},
                               {1.9925551076L, 7.4796355918L, 0.7358772581L}}),
               test::printed_decimals(10)));
}

TEST_CASE("oracle attention: the same matrix as queries, keys and values", "[support][oracle]") {
  const array x = oracle::matrix({{1, 0, 1, 0}, {0, 2, 0, 2}, {1, 1, 1, 1}});
  const auto r = oracle::attention(x, x, x);
  CHECK(within(r.weights,
               oracle::matrix({{.4223187983L, .1553624035L, .4223187983L},
                               {.01587624L, .8668133322L, .1173104278L},
                               {.1553624035L, .4223187983L, .4223187983L}}),
               test::printed_decimals(9)));
  CHECK(within(r.out,
               oracle::matrix({{.8446375965L, .7330436052L, .8446375965L, .7330436052L},
                               {.1331866678L, 1.8509370922L, .1331866678L, 1.8509370922L},
                               {.5776812017L, 1.2669563948L, .5776812017L, 1.2669563948L}}),
               test::printed_decimals(9)));
  const auto causal = oracle::attention(x, x, x, allow([](index_t i, index_t j) { return j <= i; }));
  CHECK(within(causal.out(1, 0), .01798621L, test::printed_decimals(8)));
  CHECK(within(causal.out(1, 1), 1.9640275801L, test::printed_decimals(10)));
}

TEMPLATE_TEST_CASE("oracle attention: the cat sat, exact up to the scores in any precision", "[support][oracle]", float,
                   double, long double) {
  using T = TestType;
  const array x = oracle::matrix({{1, .5L, 0, -.5L}, {0, 1, .5L, 1}, {.5L, -.5L, 1, .5L}});
  const array w_q = oracle::matrix({{1, 0, .5L}, {0, 1, -.5L}, {.5L, .5L, 1}, {-.5L, 1, 0}});
  const array w_k = oracle::matrix({{.5L, 1, 0}, {1, 0, .5L}, {0, .5L, 1}, {.5L, 1, -.5L}});
  const array w_v = oracle::matrix({{1, 0, -1}, {0, 1, .5L}, {.5L, -.5L, 1}, {1, .5L, 0}});
  const auto q = oracle::matmul(x.as<T>(), w_q.as<T>());
  const auto k = oracle::matmul(x.as<T>(), w_k.as<T>());
  const auto v = oracle::matmul(x.as<T>(), w_v.as<T>());
  CHECK(test::exactly(q, oracle::matrix({{1.25L, 0, .25L}, {-.25L, 2.25L, 0}, {.75L, .5L, 1.5L}})));
  CHECK(test::exactly(k, oracle::matrix({{.75L, .5L, .5L}, {1.5L, 1.25L, .5L}, {0, 1.5L, .5L}})));
  CHECK(test::exactly(v, oracle::matrix({{.5L, .25L, -.75L}, {1.25L, 1.25L, 1}, {1.5L, -.75L, .25L}})));
  CHECK(test::exactly(oracle::raw_scores(q, k),
                      oracle::matrix({{1.0625L, 2, .125L}, {.9375L, 2.4375L, 3.375L}, {1.5625L, 2.5L, 1.5L}})));
  const auto r = oracle::attention(q, k, v);
  CHECK(within(r.scores,
               oracle::matrix({{.6134L, 1.1547L, .0722L}, {.5413L, 1.4073L, 1.9486L}, {.9021L, 1.4434L, .8660L}}),
               test::printed_decimals(4)));
  CHECK(within(r.weights,
               oracle::matrix({{.3030L, .5206L, .1764L}, {.1340L, .3186L, .5474L}, {.2715L, .4665L, .2619L}}),
               test::printed_decimals(4)));
  CHECK(within(r.out, oracle::matrix({{1.0668L, .5943L, .3375L}, {1.2863L, .0212L, .3549L}, {1.1118L, .4546L, .3284L}}),
               test::printed_decimals(4)));
}

TEST_CASE("oracle attention: an excluded pair is never read", "[support][oracle]") {
  const array q = oracle::matrix({{1, 1}});
  for (const long double x : {0.0L, not_a_number, inf, -inf, 3e38L}) {
    for (const long double y : {0.0L, not_a_number, inf, -inf, 3e38L}) {
      const array k = oracle::matrix({{1, 0}, {x, x}, {0, 2}}), v = oracle::matrix({{1}, {y}, {5}});
      attention_rules by_bias{.scale = 1};
      by_bias.bias = [](index_t, index_t, index_t, index_t j) { return j == 1 ? -inf : 0; };
      attention_rules by_mask = allow([](index_t, index_t j) { return j != 1; });
      by_mask.scale = 1;
      CHECK(within(oracle::attention(q, k, v, by_bias).out(0, 0), 3.924234314520L, test::printed_decimals(12)));
      CHECK(within(oracle::attention(q, k, v, by_mask).out(0, 0), 3.924234314520L, test::printed_decimals(12)));
    }
  }
}

TEST_CASE("oracle attention: NaN and +inf in an allowed place reach their row", "[support][oracle]") {
  array q = oracle::matrix({{1}, {2}});
  const array k = oracle::matrix({{1}, {3}}), v = oracle::matrix({{1}, {2}});
  q(0, 0) = not_a_number;
  CHECK(std::isnan(oracle::attention(q, k, v).out(0, 0)));
  CHECK_FALSE(std::isnan(oracle::attention(q, k, v).out(1, 0)));
  q(0, 0) = inf;
  CHECK(std::isnan(oracle::attention(q, k, v).out(0, 0)));
}

TEST_CASE("oracle attention: the steps have the documented order", "[support][oracle]") {
  const array one = oracle::matrix({{1}}), v = oracle::matrix({{1}, {3}}), k = oracle::matrix({{5}, {-5}});
  attention_rules rules{.scale = 2, .softcap = 3};
  rules.score_mod = [](long double s, index_t, index_t, index_t, index_t j) {
    return 2 * s + static_cast<long double>(j);
  };
  rules.bias = [](index_t, index_t, index_t, index_t j) { return j == 0 ? 0.5L : 0.25L; };
  rules.prob_mod = [](long double p, index_t, index_t, index_t, index_t j) { return j == 0 ? 0 : p; };
  const auto r = oracle::attention(one, k, v, rules);
  const long double capped = 3 * std::tanh(10 / 3.0L), s_0 = 2 * capped + 0.5L, s_1 = 1 - 2 * capped + 0.25L;
  CHECK(near(r.scores, oracle::matrix({{s_0, s_1}})));
  const long double p_1 = 1 / (1 + std::exp(s_0 - s_1));
  CHECK(near(r.weights, oracle::matrix({{1 - p_1, p_1}})));
  CHECK(near(r.out, oracle::matrix({{3 * p_1}})));
}

TEST_CASE("oracle attention: consecutive query heads share a kv head", "[support][oracle]") {
  const array v = oracle::vector({1, 2, 3}).reshaped({1, 3, 1, 1});
  const auto r = oracle::attention(array({1, 6, 1, 1}), array({1, 3, 1, 1}), v);
  CHECK(test::exactly(r.out.reshaped({6}), oracle::vector({1, 1, 2, 2, 3, 3})));
}

TEST_CASE("oracle attention: rank 2, 3 and 4 give the same numbers", "[support][oracle]") {
  const array q = test::random_array<float>({3, 4}), k = test::random_array<float>({5, 4}),
              v = test::random_array<float>({5, 2});
  const auto plain = oracle::attention(q, k, v);
  const auto deep = oracle::attention(q.reshaped({1, 1, 3, 4}), k.reshaped({1, 1, 5, 4}), v.reshaped({1, 1, 5, 2}));
  CHECK(plain.lse.shape == oracle::shape_t{3});
  CHECK(deep.lse.shape == oracle::shape_t{1, 1, 3});
  CHECK(test::exactly(plain.out, deep.out.reshaped({3, 2})));
  CHECK(test::exactly(plain.weights, deep.weights.reshaped({3, 5})));
}

// The case prints -0.155251363284 for the first number of its last line; the formula, in two languages, gives ..184.
TEST_CASE("oracle attention: the anchors of the tail case", "[support][oracle][G16]") {
  struct anchor {
    index_t width, k_len, value_width;
    long double first, last;
    test::check_sums sums;
  };
  const anchor anchors[] = {
      {1, 1, 1, -1.9375L, -1.9375L, {-7.75L, -19.375L}},
      {3, 5, 2, -0.338545771412L, -0.471523501957L, {-3.054531008266L, -13.682339979078L}},
      {17, 9, 5, -0.329846247403L, -0.231488464012L, {-1.529255090790L, -13.301574946743L}},
      {33, 65, 17, 0.125910344707L, 0.138637240737L, {-0.316031777356L, -6.821056123226L}},
      {257, 3, 1, -1.500690742120L, -1.486410469251L, {-5.964850347146L, -14.883875299552L}},
      {1, 33, 3, -0.155251363184L, 0.055015572469L, {-0.658377328854L, -3.436807772495L}},
  };
  for (const anchor& a : anchors) {
    const auto r = oracle::attention(test::fill256(7, 3, {4, a.width}), test::fill256(13, 5, {a.k_len, a.width}),
                                     test::fill(29, 1, {a.k_len, a.value_width}));
    CHECK(within(r.out(0, 0), a.first, test::printed_decimals(12)));
    CHECK(within(r.out(3, a.value_width - 1), a.last, test::printed_decimals(12)));
    CHECK(test::within_chk<double>(r.out, a.sums));
  }
}

TEST_CASE("oracle attention: numbers of the fault cases", "[support][oracle][G07][G11][G34]") {
  const auto causal = allow([](index_t i, index_t j) { return j <= i; });
  const oracle::shape_t heads{1, 2, 4, 3};
  const auto full = oracle::attention(test::fill(7, 3, heads), test::fill(13, 5, heads), test::fill(29, 1, heads));
  const auto lower =
      oracle::attention(test::fill(7, 3, heads), test::fill(13, 5, heads), test::fill(29, 1, heads), causal);
  CHECK(test::within_chk<double>(lower.out, {-8.414712075296L, 34.288968269218L}));
  CHECK(test::within_chk<double>(full.out, {-9.829723431744L, -2.059970497307L}));
  CHECK(within(lower.out(0, 1, 3, 2), 1.147324799565L, test::printed_decimals(12)));

  const oracle::shape_t five{5, 3};
  const auto layouts = oracle::attention(test::fill(7, 3, five), test::fill(13, 5, five), test::fill(29, 1, five));
  CHECK(within(layouts.out(0, 0), -1.710927085775L, test::printed_decimals(12)));
  CHECK(within(layouts.out(4, 2), -0.153415904361L, test::printed_decimals(12)));

  const array ones = oracle::matrix({{1, 1, 1}}), k = oracle::matrix({{1, 1, 1}, {0, 0, 0}}),
              v = oracle::matrix({{1, 0}, {0, 1}});
  CHECK(within(oracle::attention(ones, k, v).out, oracle::matrix({{0.849674553090L, 0.150325446910L}}),
               test::printed_decimals(12)));
  CHECK(within(oracle::attention(ones, k, v, {.scale = 0}).out, oracle::matrix({{0.5L, 0.5L}}), 0));
  CHECK(within(oracle::attention(ones, k, v, {.scale = -1}).out, oracle::matrix({{0.047425873178L, 0.952574126822L}}),
               test::printed_decimals(12)));
}

TEST_CASE("oracle attention: nothing to do gives empty or zero results", "[support][oracle][G17]") {
  CHECK(oracle::attention(array({0, 2, 3, 5}), array({0, 2, 4, 5}), array({0, 2, 4, 6})).out.shape ==
        oracle::shape_t{0, 2, 3, 6});
  CHECK(oracle::attention(array({2, 2, 0, 5}), array({2, 2, 4, 5}), array({2, 2, 4, 6})).out.shape ==
        oracle::shape_t{2, 2, 0, 6});
  const auto no_keys = oracle::attention(array({2, 5}), array({0, 5}), array({0, 3}));
  CHECK(test::exactly(no_keys.out, array({2, 3})));
  CHECK(test::exactly(no_keys.lse, oracle::vector({-inf, -inf})));
}
