// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases of rotary positions: G11, G20, G21, G22, G30, and printed numbers.
#include "support/buffers.hpp"
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/types.hpp"

#include <set>

namespace {

using test::index_t;
using test::tensor;
using xattn::rotary_pairing;

constexpr auto interleaved = rotary_pairing::interleaved, half_split = rotary_pairing::half_split;

/// Row x at one position.
template <class T>
oracle::array turned(const xattn::rotary_config& config, std::initializer_list<long double> x, index_t position) {
  const oracle::array row({1, static_cast<index_t>(x.size())}, std::vector<long double>(x));
  return test::numbers(xattn::rotary<T>(config)(tensor<T, 2>(row), position)).reshaped({row.extent(1)});
}

/// 1 / wavelength of all pairs, and behind them the amplitude.
oracle::array frequencies(const xattn::rotary_scaling& scaling, index_t width, double base, index_t length = 0) {
  std::vector<double> w(static_cast<std::size_t>(width / 2));
  const double amplitude = xattn::kernels::rotary_wavelengths<double>(scaling, base, length, {w.data(), {width / 2}});
  oracle::array all({width / 2 + 1}, static_cast<long double>(amplitude));
  for (index_t i = 0; i < width / 2; ++i) all(i) = 1 / static_cast<long double>(w[static_cast<std::size_t>(i)]);
  return all;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("case G20: pairing of dimensions", "[cases][rotary]", test::reals) {
  using T = TestType;
  CHECK(test::within_case<T>(turned<T>({.d_head = 4, .pairing = interleaved}, {1, 2, 3, 4}, 1),
                             oracle::vector({-1.142639663748L, 1.922075596544L, 2.959850667913L, 4.029799501669L})));
  CHECK(test::within_case<T>(turned<T>({.d_head = 4, .pairing = half_split}, {1, 2, 3, 4}, 1),
                             oracle::vector({-1.984110648556L, 1.959900667497L, 2.462377902412L, 4.019799668335L})));
  for (const auto how : {interleaved, half_split}) {
    CHECK(test::exactly(turned<T>({.d_head = 4, .pairing = how}, {1, 2, 3, 4}, 0), oracle::vector({1, 2, 3, 4})));
    for (const index_t m : {1, 5, 1000}) {
      for (const index_t n : {0, 3, 998}) {
        const auto q = turned<T>({.d_head = 4, .pairing = how}, {1, 2, 3, 4}, m);
        const auto k = turned<T>({.d_head = 4, .pairing = how}, {0.5L, -1, 2, 0.25L}, n);
        const auto moved = turned<T>({.d_head = 4, .pairing = how}, {0.5L, -1, 2, 0.25L}, n - m);
        long double score = 0, same = moved(0) + 2 * moved(1) + 3 * moved(2) + 4 * moved(3), length = 0;
        for (index_t j = 0; j < 4; ++j) score += q(j) * k(j), length += q(j) * q(j);
        CHECK(test::within_case<T>(oracle::vector({score}), oracle::vector({same})));
        CHECK(test::within_case<T>(oracle::vector({std::sqrt(length)}), oracle::vector({std::sqrt(30.0L)})));
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("case G20 (e), (f), (g): frequency scaling", "[cases][rotary]", test::reals) {
  using T = TestType;
  CHECK(test::within_case<T>(
      turned<T>({.d_head = 4, .pairing = half_split, .scaling = xattn::linear_scaling{.factor = 4}}, {1, 2, 3, 4}, 1),
      oracle::vector({0.226700543947L, 1.989993760420L, 3.154141224386L, 4.004987494798L})));
  const xattn::rotary_config ntk{
      .d_head = 4, .pairing = half_split, .scaling = xattn::dynamic_ntk_scaling{.factor = 2, .original = 8}};
  const oracle::array rows = oracle::matrix({{1, 2, 3, 4}, {1, 2, 3, 4}});
  const auto y = test::numbers(xattn::rotary<T>(ntk)(tensor<T, 2>(rows), std::vector<int>{1, 15}));  // length 16
  CHECK(test::within_case<T>(oracle::vector({y(0, 0), y(0, 1), y(0, 2), y(0, 3)}),
                             oracle::vector({-1.984110648556L, 1.986655580257L, 2.462377902412L, 4.006644432119L})));
  CHECK(test::within_case<double>(frequencies(ntk.scaling, 4, 10000, 16), oracle::vector({1, 1 / 300.0L, 1})));
  CHECK(test::within_case<double>(frequencies(xattn::yarn_scaling{.factor = 4, .original = 64}, 8, 10000),
                                  oracle::vector({1, 0.0625L, 0.0025L, 0.00025L, 1.138629436112L})));
}

TEST_CASE("printed numbers: frequencies of llama3, rows of width 8", "[cases][rotary]") {
  const oracle::array all = frequencies(xattn::llama3_scaling{}, 128, 5e5);
  const long double printed[] = {.003211446L,  .0021665708L, .0013718936L, .0008567514L, .0005248462L,
                                 .0003126938L, .0001785078L, .0000955621L, .0000778466L};
  for (index_t i = 28; i <= 36; ++i) CHECK(test::within(all(i), printed[i - 28], test::printed_decimals(10)));
  CHECK(test::within(turned<double>({.d_head = 8, .pairing = interleaved}, {1, 2, 3, 4, 5, 6, 7, 8}, 3),
                     oracle::vector({-1.2722325127L, -1.8388649851L, 1.6839286407L, 4.7079065765L, 4.8177771675L,
                                     6.1472777035L, 6.975968536L, 8.0209639685L}),
                     test::printed_decimals(10)));
  CHECK(test::within(turned<double>({.d_head = 8, .pairing = half_split}, {1, 2, 3, 4, 5, 6, 7, 8}, 3),
                     oracle::vector({-1.6955925369L, .1375517383L, 2.7886815998L, 3.975982036L, -4.8088424749L,
                                     6.3230593481L, 7.0868367369L, 8.011963982L}),
                     test::printed_decimals(10)));
}

TEMPLATE_LIST_TEST_CASE("case G21: angles of large positions, neighbours that differ", "[cases][rotary]", test::reals) {
  using T = TestType;
  const long double tolerance = std::is_same_v<T, float> ? 2e-6L : 1e-9L;
  const auto pair_at = [](index_t d_head, index_t pair, index_t position) {
    xt::xtensor<T, 2> x = xt::zeros<T>({std::size_t{1}, static_cast<std::size_t>(d_head)});
    const auto a = static_cast<std::size_t>(2 * pair);
    x(0, a) = 1;
    const auto y = xattn::rotary<T>({.d_head = d_head, .pairing = interleaved})(x, position);
    return oracle::vector({test::widen(y(0, a)), test::widen(y(0, a + 1))});
  };
  CHECK(test::within(pair_at(4, 1, 32767), oracle::vector({0.586258214969L, 0.810124253051L}), tolerance));
  CHECK(test::within(pair_at(64, 3, 99999), oracle::vector({-0.932492585596L, 0.361189116404L}), tolerance));
  CHECK(test::within(pair_at(64, 1, 999983), oracle::vector({-0.542557421561L, 0.840018716642L}), tolerance));
  const oracle::array ones({45, 64}, 1.0L);
  const auto rows = xattn::rotary<T>({.d_head = 64, .pairing = half_split})(tensor<T, 2>(ones), 256);
  CHECK(test::within_case<T>(rows, oracle::rotary(ones, oracle::pairing::half_split, 256)));
  std::set<std::vector<T>> different;
  for (std::size_t p = 0; p < 45; ++p) different.insert(std::vector<T>(&rows(p, 0), &rows(p, 0) + 64));
  CHECK(different.size() == 45);
}

TEMPLATE_LIST_TEST_CASE("case G22: one token of several sequences", "[cases][rotary]", test::reals) {
  using T = TestType;
  const oracle::array half = oracle::vector({3.160435009453L, 1.797583843707L, -0.107937718273L, 4.094959380121L});
  const oracle::array inter = oracle::vector({2.201510734790L, -0.391599903737L, 2.796334104102L, 4.144938549392L});
  for (const std::size_t length : {1u, 2u}) {
    xt::xtensor<T, 4> x = xt::zeros<T>({std::size_t{3}, std::size_t{2}, length, std::size_t{4}});
    x += xt::xtensor<T, 1>{1, 2, 3, 4};
    const xt::xtensor<T, 4> other = xt::transpose(x, {0, 2, 1, 3});
    for (const auto how : {interleaved, half_split}) {
      const xattn::rotary<T> rope({.d_head = 4, .pairing = how});
      const auto y = rope(x, 5), z = rope(xt::transpose(other, {0, 2, 1, 3}), 5);
      for (std::size_t n = 0; n < 6; ++n) {
        const T* row = &y(n / 2, n % 2, 0, 0);
        CHECK(test::within_case<T>(oracle::array({4}, std::vector<long double>(row, row + 4)),
                                   how == half_split ? half : inter));
        CHECK(std::equal(row, row + 4, &z(n / 2, n % 2, 0, 0)));
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("case G11: rotary of arrays that are not contiguous", "[cases][rotary]", test::reals) {
  using T = TestType;
  const auto numbers = test::fill(7, 3, {5, 4});
  for (const auto how : {interleaved, half_split}) {
    for (const index_t width : {2, 4}) {
      const xattn::rotary<T> rope({.d_head = 4, .pairing = how, .width = width});
      const auto want = rope(tensor<T, 2>(numbers), 3);
      for (const auto with : {test::poison::nan, test::poison::infinity}) {
        for (const auto layout : test::arrangements) {
          const test::buffer<T, 2> in(numbers, layout, {.with = with}), out({5, 4}, layout, {.with = with});
          rope.into(out.view(), in.view(), 3);
          CHECK(test::exactly(out, test::numbers(want)));
          CHECK(out.borders_intact());
        }
      }
    }
  }
}

namespace {

/// A layer of one head of width 4 whose q, k and v are columns 0 to 3, 4 to 7, 8 and 9 of its input, and whose output
/// is the attention's in columns 0 and 1.
template <class T>
xattn::multi_head_attention<T> plain_attention(const xattn::rotary_config& rope) {
  xattn::multi_head_attention<T> layer({.d_model = 10, .heads = 1, .d_head = 4, .bias = false, .rope = rope});
  xt::xtensor<T, 2> q = xt::zeros<T>({10, 4}), k = q, v = q, o = xt::zeros<T>({4, 10});
  for (std::size_t c = 0; c < 4; ++c) q(c, c) = k(4 + c, c) = 1;
  for (std::size_t c = 0; c < 2; ++c) v(8 + c, c) = o(c, c) = 1;
  layer.w_q() = q;
  layer.w_k() = k;
  layer.w_v() = v;
  layer.w_o() = o;
  return layer;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("case G30: decoding step by step equals one pass", "[cases][rotary]", test::reals) {
  using T = TestType;
  const auto q = test::fill(7, 3, {6, 4}), k = test::fill(13, 5, {6, 4}), v = test::fill(29, 1, {6, 2});
  oracle::array all({6, 10});
  for (index_t i = 0; i < 6; ++i) {
    for (index_t c = 0; c < 4; ++c) all(i, c) = q(i, c), all(i, 4 + c) = k(i, c);
    for (index_t c = 0; c < 2; ++c) all(i, 8 + c) = v(i, c);
  }
  const auto x = tensor<T, 2>(all);
  const auto want = oracle::matrix({{-1.9375L, -1.484375L},
                                    {-1.691205485710L, -1.238080485710L},
                                    {-1.168649127928L, -0.715524127928L},
                                    {-0.720799570474L, -0.267674570474L},
                                    {-0.111565928179L, -0.334244074873L},
                                    {0.160179019313L, -0.159013351499L}});
  const auto layer = plain_attention<T>({.pairing = half_split});
  const auto whole = layer(x, xattn::causal);
  CHECK(test::within_case<T>(xt::xtensor<T, 2>(xt::view(whole, xt::all(), xt::range(0, 2))), want));
  for (const auto& steps : {std::vector<std::size_t>{3, 1, 1, 1}, std::vector<std::size_t>(6, 1)}) {
    for (const int capacity : {6, 16}) {
      auto cache = layer.make_cache(capacity);
      std::vector<T> first_key;
      std::size_t at = 0;
      for (const std::size_t step : steps) {
        const xt::xtensor<T, 2> part = xt::view(x, xt::range(at, at + step), xt::all());
        const auto y = layer(part, cache, xattn::causal);
        const xt::xtensor<T, 2> rows = xt::view(whole, xt::range(at, at + step), xt::all());
        CHECK(test::within_case<T>(y, test::numbers(rows)));
        const T* key = cache.store().key({0, 0}, 0);
        if (at == 0) first_key = {key[0], key[xattn::kernels::key_tile]};
        CHECK(first_key == std::vector<T>{key[0], key[xattn::kernels::key_tile]});
        at += step;
      }
      CHECK(cache.length() == 6);
    }
  }
}

TEST_CASE("case G30: the same with each kind of positions that a layer may have", "[cases][rotary]") {
  using T = float;
  const auto x = tensor<T, 2>(test::random_array<T>({9, 10}));
  const xattn::rotary_config kinds[] = {
      {.pairing = interleaved, .width = 2},
      {.pairing = half_split, .scaling = xattn::yarn_scaling{.factor = 4, .original = 64}},
      {.pairing = half_split, .scaling = xattn::llama3_scaling{.original = 32}},
      {.pairing = interleaved, .scaling = xattn::linear_scaling{.factor = 3}, .sections = {1, 1}},
  };
  const auto plain = plain_attention<T>({.pairing = half_split})(x, xattn::causal);
  for (const auto& kind : kinds) {
    const auto layer = plain_attention<T>(kind);
    const auto whole = layer(x, xattn::causal);
    auto alone = kind;
    alone.d_head = 4;
    const xattn::rotary<T> rope(alone);
    const auto columns = [&](int first, int last) { return xt::view(x, xt::all(), xt::range(first, last)); };
    const auto want = xattn::attention(rope(columns(0, 4), 0), rope(columns(4, 8), 0), columns(8, 10), xattn::causal);
    CHECK(test::within_case<T>(xt::xtensor<T, 2>(xt::view(whole, xt::all(), xt::range(0, 2))), test::numbers(want)));
    CHECK_FALSE(test::within_case<T>(whole, test::numbers(plain)));
    auto cache = layer.make_cache(12);
    for (std::size_t at = 0; at < 9; ++at) {
      const auto y = layer(xt::xtensor<T, 2>(xt::view(x, xt::range(at, at + 1), xt::all())), cache, xattn::causal);
      const xt::xtensor<T, 2> row = xt::view(whole, xt::range(at, at + 1), xt::all());
      CHECK(test::within_case<T>(y, test::numbers(row)));
    }
  }
}
