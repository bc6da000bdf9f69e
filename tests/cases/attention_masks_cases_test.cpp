// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases about masks, infinities, the causal rule, windows and ALiBi: G01, G02, G03, G05, G06, G08, G09, G10,
/// G35. G36: also built with flags that change values, see value_changing_files in tests/CMakeLists.txt.
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <cmath>
#include <vector>

namespace {

using oracle::array;
using test::attend;
using test::attention_inputs;
using test::buffer;
using test::index_t;
using test::within_case;

constexpr long double inf = std::numeric_limits<long double>::infinity();
constexpr long double not_a_number = std::numeric_limits<long double>::quiet_NaN();

/// 0 where allowed, -inf elsewhere.
array as_bias(array allowed) {
  for (long double& x : allowed.data) x = x != 0 ? 0 : -inf;
  return allowed;
}

/// The call with the allowed set as a boolean mask, then as an additive one, each of rank R.
template <class T, std::size_t R, std::size_t M>
std::vector<array> both_ways(const attention_inputs& in, const array& allowed,
                             const xattn::attention_options<T>& options = {}) {
  const auto m = test::placed<bool, M>(allowed);
  const auto b = test::placed<T, M>(as_bias(allowed));
  return {attend<T, R>(in, xattn::boolean(m.cview()), options).out.numbers(),
          attend<T, R>(in, xattn::additive(b.cview()), options).out.numbers()};
}

/// Zero scores and V_j = 2^j.
template <class T, class M>
array means(index_t q_len, index_t k_len, const M& mask) {
  array v({k_len, 1});
  for (index_t j = 0; j < k_len; ++j) v(j, 0) = std::exp2(static_cast<long double>(j));
  return attend<T, 2>({array({q_len, 1}), array({k_len, 1}), v}, mask).out.numbers().reshaped({q_len});
}

/// The element of a mask that serves (b, h, i, j), shared along axes of extent 1.
long double served(const array& m, index_t b, index_t h, index_t i, index_t j) {
  const index_t at[] = {b, h, i, j};
  index_t n = 0;
  for (index_t d = 0; d < m.rank(); ++d) n = n * m.extent(d) + (m.extent(d) == 1 ? 0 : at[4 - m.rank() + d]);
  return m.flat(n);
}

array written_out(const array& m) {
  array full({2, 3, 2, 2});
  for (index_t n = 0; n < 24; ++n) full.flat(n) = served(m, n / 12, n / 4 % 3, n / 2 % 2, n % 2);
  return full;
}

attention_inputs g09() {
  array v({2, 3, 2, 1});
  for (index_t n = 0; n < 12; ++n) v.flat(n) = static_cast<long double>(100 * (n / 6) + 10 * (n / 2 % 3) + n % 2 + 1);
  return {array({2, 3, 2, 1}), array({2, 3, 2, 1}), v};
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("G01 a row without any allowed key is exactly 0", "[cases][G01]", test::reals) {
  using T = TestType;
  const attention_inputs in{oracle::matrix({{1, 0}, {0, 1}}), oracle::matrix({{1, 0}, {0, 2}, {3, 3}}),
                            oracle::matrix({{1, 10}, {2, 20}, {4, 40}})};
  const array allowed = oracle::matrix({{0, 0, 0}, {1, 1, 0}});
  for (const array& out : both_ways<T, 2, 2>(in, allowed, {.scale = T(1)})) {
    CHECK(within_case<T>(out, oracle::matrix({{0, 0}, {1.880797077978L, 18.807970779779L}})));
    CHECK(out(0, 0) == 0);
    CHECK(out(0, 1) == 0);
  }
  const auto twice = [](const array& x) {
    array y({2, x.extent(0), x.extent(1)}, 0);
    for (index_t n = 0; n < y.size(); ++n) y.flat(n) = x.flat(n % x.size());
    return y;
  };
  array heads({2, 2, 3}, 1);
  for (index_t n = 0; n < 6; ++n) heads.flat(6 + n) = allowed.flat(n);
  const array alone = attend<T, 2>(in, {}, {.scale = T(1)}).out.numbers();
  for (const array& out : both_ways<T, 3, 3>({twice(in.q), twice(in.k), twice(in.v)}, heads, {.scale = T(1)})) {
    for (index_t n = 0; n < 4; ++n) CHECK(within_case<T>(out.flat(n), alone.flat(n)));
    CHECK(out(1, 0, 0) == 0);
    CHECK(out(1, 0, 1) == 0);
    CHECK(within_case<T>(out(1, 1, 1), 18.807970779779L));
  }
}

TEMPLATE_LIST_TEST_CASE("G02 leading and trailing keys wholly masked", "[cases][G02]", test::reals) {
  using T = TestType;
  for (const index_t t : {0, 1, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 511, 512, 513}) {
    array k({t + 302, 1}), v({t + 302, 1}, 1000), allowed({1, t + 302});
    k(t + 1, 0) = 1;
    v(t, 0) = 2;
    v(t + 1, 0) = -1;
    allowed(0, t) = allowed(0, t + 1) = 1;
    for (const array& out : both_ways<T, 2, 2>({array({1, 1}, 1), k, v}, allowed, {.scale = T(1)})) {
      INFO("t " << t);
      CHECK(within_case<T>(out(0, 0), -0.193175735890L));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("G03 NaN or inf in a masked key or value", "[cases][G03]", test::reals) {
  using T = TestType;
  std::vector<long double> all;
  for (const long double x : {0.0L, not_a_number, inf, -inf, 3e38L}) {
    for (const long double y : {0.0L, not_a_number, inf, -inf, 3e38L}) {
      const attention_inputs in{array({1, 2}, 1), oracle::matrix({{1, 0}, {x, x}, {0, 2}}),
                                oracle::matrix({{1}, {y}, {5}})};
      for (const array& out : both_ways<T, 2, 2>(in, oracle::matrix({{1, 0, 1}}), {.scale = T(1)}))
        all.push_back(out(0, 0));
    }
  }
  CHECK(all.size() == 50);
  CHECK(all == std::vector<long double>(50, all[0]));
  CHECK(within_case<T>(all[0], 3.924234314520L));
}

TEMPLATE_LIST_TEST_CASE("G05 large logits", "[cases][G05]", test::reals) {
  using T = TestType;
  const array logits = oracle::vector({2000, 1999, -2000}),
              identity = oracle::matrix({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  const array one({1, 1}, 1), want = oracle::matrix({{0.731058578630L, 0.268941421370L, 0}});
  const auto bias = test::placed<T, 1>(logits);
  for (const array& out : {attend<T, 2>({one, logits.reshaped({3, 1}), identity}, {}, {.scale = T(1)}).out.numbers(),
                           attend<T, 2>({one, array({3, 1}), identity}, xattn::additive(bias.cview())).out.numbers()}) {
    CHECK(within_case<T>(out, want));
    CHECK(out(0, 2) == 0);
  }
}

TEMPLATE_LIST_TEST_CASE("G06 causal with Lq != Lk", "[cases][G06]", test::reals) {
  using T = TestType;
  CHECK(within_case<T>(means<T>(2, 5, xattn::causal_top_left), oracle::vector({1, 1.5L})));
  CHECK(within_case<T>(means<T>(2, 5, xattn::causal), oracle::vector({3.75L, 6.2L})));
  CHECK(within_case<T>(means<T>(1, 4, xattn::causal), oracle::vector({3.75L})));
  CHECK(within_case<T>(means<T>(1, 4, xattn::causal_top_left), oracle::vector({1})));
  CHECK(within_case<T>(means<T>(2, 6, xattn::causal_at(4)), oracle::vector({6.2L, 10.5L})));
  const array square = means<T>(5, 5, xattn::causal);
  CHECK(within_case<T>(square, oracle::vector({1, 1.5L, 7 / 3.0L, 3.75L, 6.2L})));
  CHECK(test::exactly(square, means<T>(5, 5, xattn::causal_top_left)));
}

TEMPLATE_LIST_TEST_CASE("G08 sliding window counts", "[cases][G08]", test::reals) {
  using T = TestType;
  const auto windowed = [](index_t w) { return means<T>(6, 6, xattn::causal & xattn::sliding_window(w)); };
  const array three = oracle::vector({1, 1.5L, 7 / 3.0L, 14 / 3.0L, 28 / 3.0L, 56 / 3.0L});
  const array plain = oracle::vector({1, 1.5L, 7 / 3.0L, 3.75L, 6.2L, 10.5L});
  CHECK(within_case<T>(windowed(1), oracle::vector({1, 2, 4, 8, 16, 32})));
  CHECK(within_case<T>(windowed(3), three));
  CHECK(within_case<T>(windowed(6), plain));
  CHECK(within_case<T>(windowed(100), plain));
  CHECK(test::exactly(windowed(3), means<T>(6, 6, xattn::window(2, 0))));
  CHECK(test::exactly(windowed(100), means<T>(6, 6, xattn::causal)));
}

TEMPLATE_LIST_TEST_CASE("G35 alibi with a query at position 3", "[cases][G35]", test::reals) {
  using T = TestType;
  const std::vector<T> slope{T(0.25)};
  CHECK(within_case<T>(means<T>(1, 4, xattn::alibi(slope)), oracle::vector({4.479350520768L})));
  CHECK(within_case<T>(means<T>(1, 4, xattn::query_at(3) & xattn::alibi(slope)), oracle::vector({4.479350520768L})));
  CHECK(within_case<T>(means<T>(1, 9, xattn::query_at(3) & xattn::causal & xattn::alibi(slope)),
                       oracle::vector({4.479350520768L})));
}

TEMPLATE_LIST_TEST_CASE("G09 (a) (b) a mask broadcast over heads or queries with B > 1", "[cases][G09]", test::reals) {
  using T = TestType;
  array bias({2, 1, 2, 2});
  bias(0, 0, 0, 1) = bias(1, 0, 0, 0) = -inf;
  const auto b = test::placed<T, 4>(bias);
  const array out = attend<T, 4>(g09(), xattn::additive(b.cview())).out.numbers();
  array allowed({2, 3, 1, 2});
  for (index_t n = 0; n < 12; ++n) allowed.flat(n) = (n / 6 + n / 2 % 3 + n % 2) % 2 == 0;
  const auto m = test::placed<bool, 4>(allowed);
  const array even = attend<T, 4>(g09(), xattn::boolean(m.cview())).out.numbers();
  const array want_even = oracle::matrix({{1, 12, 21}, {102, 111, 122}});
  for (index_t h = 0; h < 3; ++h) {
    const auto tens = static_cast<long double>(10 * h);
    CHECK(within_case<T>(out(0, h, 0, 0), 1 + tens));
    CHECK(within_case<T>(out(0, h, 1, 0), 1.5L + tens));
    CHECK(within_case<T>(out(1, h, 0, 0), 102 + tens));
    CHECK(within_case<T>(out(1, h, 1, 0), 101.5L + tens));
    for (index_t i = 0; i < 2; ++i) {
      CHECK(within_case<T>(even(0, h, i, 0), want_even(0, h)));
      CHECK(within_case<T>(even(1, h, i, 0), want_even(1, h)));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("G09 (c) every shape that broadcasts is the mask written out in full", "[cases][G09]",
                        test::reals) {
  using T = TestType;
  const auto check = [](const array& allowed, auto rank) {
    constexpr std::size_t M = decltype(rank)::value;
    const auto full = both_ways<T, 4, 4>(g09(), written_out(allowed));
    const auto shared = both_ways<T, 4, M>(g09(), allowed);
    for (const std::size_t way : {0u, 1u}) CHECK(within_case<T>(shared[way], full[way]));
  };
  using two = std::integral_constant<std::size_t, 2>;
  using four = std::integral_constant<std::size_t, 4>;
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    check(test::random_bits({2, 2}, 2, seed), two{});
    for (const oracle::shape_t& shape :
         {oracle::shape_t{1, 1, 2, 2}, oracle::shape_t{1, 3, 2, 2}, oracle::shape_t{2, 1, 1, 2},
          oracle::shape_t{1, 3, 1, 2}, oracle::shape_t{2, 3, 2, 2}}) {
      check(test::random_bits(shape, 2, seed), four{});
    }
  }
}

TEMPLATE_LIST_TEST_CASE("G10 a float mask is a bias, a boolean one is not", "[cases][G10]", test::reals) {
  using T = TestType;
  const attention_inputs in{array({1, 1}), array({4, 1}), oracle::vector({1, 100, 3, 5}).reshaped({4, 1})};
  const auto padding = test::placed<T, 1>(oracle::vector({0, -inf, 0, -2}));
  const auto allowed = test::placed<bool, 1>(oracle::vector({1, 0, 1, 1}));
  CHECK(within_case<T>(attend<T, 2>(in, xattn::additive(padding.cview())).out(0, 0), array({}, 2.190136814999L)));
  CHECK(within_case<T>(attend<T, 2>(in, xattn::boolean(allowed.cview())).out(0, 0), array({}, 3)));
  const attention_inputs two{array({1, 1}), array({2, 1}), oracle::matrix({{1, 0}, {0, 1}})};
  const auto zero_one = test::placed<T, 1>(oracle::vector({0, 1}));
  CHECK(within_case<T>(attend<T, 2>(two, xattn::additive(zero_one.cview())).out,
                       oracle::matrix({{0.268941421370L, 0.731058578630L}})));
}
