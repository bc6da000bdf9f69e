// SPDX-License-Identifier: BSD-3-Clause
/// What attention means, question by question, with numbers that can be worked out by hand.
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace {

using oracle::array;
using test::attend;
using test::attention_inputs;
using test::index_t;
using xattn::attention_options;

constexpr long double inf = std::numeric_limits<long double>::infinity();
constexpr long double not_a_number = std::numeric_limits<long double>::quiet_NaN();

/// Zero scores and V_j = 2^j: a row is the mean of the powers of two that it may see.
template <class T, class M = xattn::no_mask>
array means(index_t q_len, index_t k_len, const M& mask = {}, const attention_options<T>& options = {}) {
  array v({k_len, 1});
  for (index_t j = 0; j < k_len; ++j) v(j, 0) = std::exp2(static_cast<long double>(j));
  return attend<T, 2>({array({q_len, 1}), array({k_len, 1}), v}, mask, options).out.numbers().reshaped({q_len});
}

/// One query of 1 and keys that are the scores.
template <class T>
attention_inputs scored(std::initializer_list<long double> scores, std::initializer_list<long double> values) {
  const array k = oracle::vector(scores), v = oracle::vector(values);
  return {array({1, 1}, 1), k.reshaped({k.size(), 1}), v.reshaped({v.size(), 1})};
}

template <class T, class M = xattn::no_mask>
T single(const attention_inputs& in, const M& mask = {}, const attention_options<T>& options = {}) {
  return attend<T, 2>(in, mask, options).out(0, 0);
}

template <class T>
xattn::view<const bool, 2> row_of(const std::array<bool, 3>& m) {
  return {m.data(), {1, 3}};
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("attention: causal alignments when the lengths differ", "[attention]", test::reals) {
  using T = TestType;
  const auto same = [](const array& got, const array& want) { return test::within_case<T>(got, want); };
  CHECK(same(means<T>(2, 5, xattn::causal_top_left), oracle::vector({1, 1.5L})));
  CHECK(same(means<T>(2, 5, xattn::causal), oracle::vector({3.75L, 6.2L})));
  CHECK(same(means<T>(5, 2, xattn::causal_top_left), oracle::vector({1, 1.5L, 1.5L, 1.5L, 1.5L})));
  CHECK(same(means<T>(5, 2, xattn::causal), oracle::vector({0, 0, 0, 1, 1.5L})));
  CHECK(same(means<T>(2, 6, xattn::causal_at(4)), oracle::vector({6.2L, 10.5L})));
  CHECK(same(means<T>(2, 3, xattn::causal_at(-1)), oracle::vector({0, 1})));
}

TEMPLATE_LIST_TEST_CASE("attention: the three-inputs example", "[attention]", test::reals) {
  using T = TestType;
  const array x = oracle::matrix({{1, 0, 1, 0}, {0, 2, 0, 2}, {1, 1, 1, 1}});
  const attention_inputs in{oracle::matmul(x, oracle::matrix({{1, 0, 1}, {1, 0, 0}, {0, 0, 1}, {0, 1, 1}})),
                            oracle::matmul(x, oracle::matrix({{0, 0, 1}, {1, 1, 0}, {0, 1, 0}, {1, 1, 0}})),
                            oracle::matmul(x, oracle::matrix({{0, 2, 0}, {0, 3, 0}, {1, 0, 3}, {1, 1, 0}}))};
  const auto unscaled = attend<T, 2>(in, {}, {.scale = T(1)});
  CHECK(test::within(unscaled.lse, oracle::vector({4.7586236757L, 16.0181559616L, 12.1272234419L}),
                     16 * test::eps<T>() + test::printed_decimals(10)));
  CHECK(test::within(attend<T, 2>(in).out,
                     oracle::matrix({{1.8638742024L, 6.3193710122L, 1.7041886963L},
                                     {1.9991095526L, 7.8141235049L, 0.2734720584L},
                                     {1.9925551076L, 7.4796355918L, 0.7358772581L}}),
                     8 * 8 * test::eps<T>() + test::printed_decimals(10)));
}

TEMPLATE_LIST_TEST_CASE("attention: the default scale is 1 / sqrt(D), any finite one counts", "[attention]",
                        test::reals) {
  using T = TestType;
  const array ones({1, 3}, 1), k = oracle::matrix({{1, 1, 1}, {0, 0, 0}}), v = oracle::matrix({{1, 0}, {0, 1}});
  const auto weights = [&](const attention_options<T>& options) { return attend<T, 2>({ones, k, v}, {}, options).out; };
  const auto both = [](long double s) {
    return oracle::matrix({{1 / (1 + std::exp(-s)), 1 / (1 + std::exp(s))}});
  };
  CHECK(test::within_case<T>(weights({}), both(std::sqrt(3.0L))));
  CHECK(test::within_case<T>(weights({.scale = T(0)}), both(0)));
  CHECK(test::within_case<T>(weights({.scale = T(-1)}), both(-3)));
  CHECK(test::within_case<T>(weights({.scale = T(0.25)}), both(0.75L)));
}

TEMPLATE_LIST_TEST_CASE("attention: a scale or softcap that is no such number is an option_error", "[attention]",
                        test::reals) {
  using T = TestType;
  const auto in = scored<T>({1, 2}, {3, 4});
  constexpr T nan = std::numeric_limits<T>::quiet_NaN(), infinite = std::numeric_limits<T>::infinity();
  const auto message = [&](const attention_options<T>& options) {
    return test::message_of<xattn::option_error>([&] { (void)single<T>(in, {}, options); });
  };
  CHECK(test::mentions(message({.scale = nan}), {"attention_into", "scale", "nan", "finite"}));
  CHECK(test::mentions(message({.scale = -infinite}), {"attention_into", "scale", "-inf", "finite"}));
  CHECK(test::mentions(message({.softcap = T(0)}), {"attention_into", "softcap is 0,", "positive"}));
  CHECK(test::mentions(message({.softcap = T(-2)}), {"softcap is -2,", "positive"}));
  CHECK(test::mentions(message({.softcap = nan}), {"softcap", "nan"}));
  CHECK(test::mentions(message({.softcap = -infinite}), {"softcap is -inf,", "positive"}));
}

TEMPLATE_LIST_TEST_CASE("attention: scale, softcap, bias, mask, in this order", "[attention]", test::reals) {
  using T = TestType;
  const auto in = scored<T>({5, -5, 100}, {1, 3, 1000});
  const std::array<T, 3> bias{T(0.5), T(0.25), T(9)};
  const std::array<bool, 3> allow{true, true, false};
  const long double capped = 3 * std::tanh(10 / 3.0L);
  const long double s_0 = capped + 0.5L, s_1 = -capped + 0.25L, p_0 = 1 / (1 + std::exp(s_1 - s_0));
  const auto out =
      single<T>(in, xattn::additive(bias) & xattn::boolean(row_of<T>(allow)), {.scale = T(2), .softcap = T(3)});
  CHECK(test::within_case<T>(out, array({}, p_0 + 3 * (1 - p_0))));
}

TEMPLATE_LIST_TEST_CASE("attention: a softcap cannot bring an excluded pair back", "[attention]", test::reals) {
  using T = TestType;
  const auto in = scored<T>({1, 1, 1}, {1, 2, 1000});
  const std::array<T, 3> bias{T(0), T(0), -std::numeric_limits<T>::infinity()};
  CHECK(test::within_case<T>(single<T>(in, xattn::additive(bias), {.softcap = T(2)}), array({}, 1.5L)));
}

TEMPLATE_LIST_TEST_CASE("attention: true may attend, false may not", "[attention]", test::reals) {
  using T = TestType;
  const std::array<bool, 3> allow{true, false, true};
  CHECK(test::within_case<T>(means<T>(1, 3, xattn::boolean(row_of<T>(allow))), oracle::vector({2.5L})));
}

TEMPLATE_LIST_TEST_CASE("attention: a row without any allowed key is exactly 0, its lse -inf", "[attention]",
                        test::reals) {
  using T = TestType;
  const std::array<bool, 3> none{false, false, false};
  const std::array<T, 3> excluded{-std::numeric_limits<T>::infinity(), -std::numeric_limits<T>::infinity(),
                                  -std::numeric_limits<T>::infinity()};
  const auto in = scored<T>({1, 2, 3}, {4, 5, 6});
  for (const auto& result : {attend<T, 2>(in, xattn::boolean(row_of<T>(none))).lse.numbers(),
                             attend<T, 2>(in, xattn::additive(excluded)).lse.numbers(),
                             attend<T, 2>(in, xattn::causal_at(-1)).lse.numbers()}) {
    CHECK(test::exactly(result, oracle::vector({-inf})));
  }
  CHECK(single<T>(in, xattn::boolean(row_of<T>(none))) == T(0));
  CHECK(single<T>(in, xattn::additive(excluded)) == T(0));
  CHECK(single<T>(in, xattn::causal_at(-1)) == T(0));
}

TEMPLATE_LIST_TEST_CASE("attention: an empty row stays 0 even if everything in memory is NaN", "[attention]",
                        test::reals) {
  using T = TestType;
  const auto in = scored<T>({not_a_number, not_a_number}, {not_a_number, not_a_number});
  const auto result = attend<T, 2>(in, xattn::causal_at(-1));
  CHECK(result.out(0, 0) == T(0));
  CHECK(result.lse(0) == xattn::minus_infinity<T>());
}

TEMPLATE_LIST_TEST_CASE("attention: a finite bias, however negative, excludes nothing", "[attention]", test::reals) {
  using T = TestType;
  const std::array<T, 2> lowest{std::numeric_limits<T>::lowest(), std::numeric_limits<T>::lowest()};
  CHECK(single<T>(scored<T>({0, 0}, {1, 3}), xattn::additive(lowest)) == T(2));
}

TEMPLATE_LIST_TEST_CASE("attention: NaN in an allowed place reaches the outputs that depend on it", "[attention]",
                        test::reals) {
  using T = TestType;
  const auto in = test::of_rank(2, test::random_attention<T>({.q_len = 4, .k_len = 5, .width = 3, .value_width = 3}));
  const auto plain = attend<T, 2>(in, xattn::causal);
  const auto rows_with_nan = [&](const attention_inputs& changed) {
    const auto result = attend<T, 2>(changed, xattn::causal);
    std::string rows;
    for (index_t i = 0; i < 4; ++i) {
      index_t nans = 0;
      for (index_t c = 0; c < 3; ++c) {
        nans += std::isnan(result.out(i, c));
        CHECK((std::isnan(result.out(i, c)) || result.out(i, c) == plain.out(i, c)));
      }
      rows += nans == 3 ? 'x' : nans == 0 ? '.' : static_cast<char>('0' + nans);
    }
    return rows;
  };
  auto changed = in;
  changed.q(2, 1) = not_a_number;
  CHECK(rows_with_nan(changed) == "..x.");
  changed = in;
  changed.k(3, 0) = not_a_number;  // seen from row 2 on
  CHECK(rows_with_nan(changed) == "..xx");
  changed = in;
  changed.v(4, 1) = not_a_number;  // the last key: the last row only, one column of it
  CHECK(rows_with_nan(changed) == "...1");
  changed.v(4, 1) = inf;
  CHECK(std::isinf(attend<T, 2>(changed, xattn::causal).out(3, 1)));
}

TEMPLATE_LIST_TEST_CASE("attention: a score of +inf gives NaN", "[attention]", test::reals) {
  using T = TestType;
  CHECK(std::isnan(single<T>(scored<T>({1, inf, 2}, {1, 2, 3}))));
  CHECK(std::isnan(attend<T, 2>(scored<T>({1, inf, 2}, {1, 2, 3})).lse(0)));
}

TEMPLATE_LIST_TEST_CASE("attention: an infinite value in an allowed place with a weight is infinite", "[attention]",
                        test::reals) {
  using T = TestType;
  CHECK(single<T>(scored<T>({0, 0}, {inf, 3})) == std::numeric_limits<T>::infinity());
  CHECK(single<T>(scored<T>({0, 0}, {-inf, 3}), xattn::causal) == -std::numeric_limits<T>::infinity());
}

TEMPLATE_LIST_TEST_CASE("attention: query head h uses key-value head h / (Hq / Hkv)", "[attention]", test::reals) {
  using T = TestType;
  const auto heads = [](index_t q_heads, const array& values) {
    const array v = values.reshaped({1, values.size(), 1, 1});
    return attend<T, 4>({array({1, q_heads, 1, 1}), array({1, values.size(), 1, 1}), v})
        .out.numbers()
        .reshaped({q_heads});
  };
  CHECK(test::exactly(heads(4, oracle::vector({1, 2})), oracle::vector({1, 1, 2, 2})));
  CHECK(test::exactly(heads(6, oracle::vector({1, 2, 3})), oracle::vector({1, 1, 2, 2, 3, 3})));
  CHECK(test::exactly(heads(4, oracle::vector({7})), oracle::vector({7, 7, 7, 7})));
}

TEMPLATE_LIST_TEST_CASE("attention: v may have other heads than k, on every path", "[attention]", test::reals) {
  using T = TestType;
  for (const auto& [k_heads, v_heads] : {std::array<index_t, 2>{2, 4}, {4, 1}, {1, 2}}) {
    for (const auto& [q_len, k_len] : {std::array<index_t, 2>{3, 4}, {20, 150}, {1, 600}}) {
      INFO("k " << k_heads << " heads, v " << v_heads << ", Lq " << q_len << ", Lk " << k_len);
      attention_inputs in = test::random_attention<T>(
          {.batch = 2, .heads = 4, .kv_heads = k_heads, .q_len = q_len, .k_len = k_len, .width = 8});
      in.v = test::random_array<T>({2, v_heads, k_len, 5}, test::regime::uniform, 9);
      const auto truth = test::true_attention<T>(in.q, in.k, in.v, {});
      const auto to = attend<T, 4>(in);
      CHECK(test::within(to.out, truth.exact.out, truth.out));
      CHECK(test::within(to.lse, truth.exact.lse, truth.lse));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("attention: a sink takes its share of each row and has no value", "[attention]", test::reals) {
  using T = TestType;
  const std::vector<T> zero{T(0)};
  CHECK(test::within_case<T>(means<T>(4, 4, xattn::causal, {.sinks = zero}), oracle::vector({0.5L, 1, 1.75L, 3})));
}

TEMPLATE_LIST_TEST_CASE("attention: a sink is neither scaled nor capped, and counts in the lse", "[attention]",
                        test::reals) {
  using T = TestType;
  const std::vector<T> sink{T(5)};
  const auto result = attend<T, 2>(scored<T>({2, 2}, {1, 3}), {}, {.scale = T(0.5), .softcap = T(1), .sinks = sink});
  const long double s = std::tanh(1.0L), total = 2 * std::exp(s) + std::exp(5.0L);
  CHECK(test::within_case<T>(result.out(0, 0), array({}, 4 * std::exp(s) / total)));
  CHECK(test::within_case<T>(result.lse(0), array({}, std::log(total))));
}

TEMPLATE_LIST_TEST_CASE("attention: every head has its own sink, of any floating type", "[attention]", test::reals) {
  using T = TestType;
  const attention_inputs in{array({2, 1, 1}), array({2, 1, 1}), array({2, 1, 1}, 1)};
  const auto share = [](long double sink) { return 1 / (1 + std::exp(sink)); };
  const array want = oracle::vector({share(0), share(2)}).reshaped({2, 1, 1});
  const std::vector<double> wide{0, 2};
  const std::vector<xattn::bf16> narrow{xattn::bf16(0.0f), xattn::bf16(2.0f)};
  CHECK(test::within_case<T>(attend<T, 3>(in, {}, {.sinks = wide}).out, want));
  CHECK(test::within_case<T>(attend<T, 3>(in, {}, {.sinks = narrow}).out, want));
  std::array<T, 4> storage{T(2), T(-99), T(0), T(-99)};
  const xattn::view<T, 1> reversed(storage.data() + 2, {2}, {-2});
  CHECK(test::within_case<T>(attend<T, 3>(in, {}, {.sinks = reversed}).out, want));
}

TEMPLATE_LIST_TEST_CASE("attention: a row without keys and with a sink is 0, its lse the sink", "[attention]",
                        test::reals) {
  using T = TestType;
  const std::vector<T> sink{T(1.5)};
  const auto result = attend<T, 2>(scored<T>({1, 2}, {3, 4}), xattn::causal_at(-1), {.sinks = sink});
  CHECK(result.out(0, 0) == T(0));
  CHECK(result.lse(0) == T(1.5));
}

TEMPLATE_LIST_TEST_CASE("attention: lse is the natural logarithm of the sum of exponentials", "[attention]",
                        test::reals) {
  using T = TestType;
  const auto result = attend<T, 2>({array({3, 1}), array({5, 1}), array({5, 1})}, xattn::causal_at(-1));
  CHECK(test::within_case<T>(result.lse, oracle::vector({-inf, 0, std::log(2.0L)})));
}

TEMPLATE_LIST_TEST_CASE("attention: nothing to do gives empty or zero results", "[attention]", test::reals) {
  using T = TestType;
  const auto run = [](const test::attention_sizes& n) {
    auto result = attend<T, 4>(test::random_attention<T>(n), xattn::causal);
    CHECK(result.borders_intact());
    return result;
  };
  CHECK(run({.batch = 0}).out.extents() == test::index_array<4>{0, 1, 3, 2});
  CHECK(run({.heads = 0, .kv_heads = 0}).out.extents() == test::index_array<4>{1, 0, 3, 2});
  CHECK(run({.q_len = 0}).out.extents() == test::index_array<4>{1, 1, 0, 2});
  CHECK(run({.value_width = 0}).out.extents() == test::index_array<4>{1, 1, 3, 0});
  const auto no_keys = run({.k_len = 0});
  CHECK(test::exactly(no_keys.out, array({1, 1, 3, 2})));
  CHECK(test::exactly(no_keys.lse, array({1, 1, 3}, -inf)));
}

TEMPLATE_LIST_TEST_CASE("attention: arrays without memory are fine where they are empty", "[attention]", test::reals) {
  using T = TestType;
  const xattn::view<const T, 2> q(nullptr, {0, 4}), k(nullptr, {0, 4}), v(nullptr, {0, 3});
  CHECK_NOTHROW(xattn::attention_into(xattn::view<T, 2>(nullptr, {0, 3}), q, k, v));
  test::buffer<T, 2> out({2, 3});
  const test::buffer<T, 2> some(array({2, 4}));
  xattn::attention_into(out.view(), some.cview(), k, v, xattn::causal);
  CHECK(test::exactly(out, array({2, 3})));
}
