// SPDX-License-Identifier: BSD-3-Clause
/// The oracle's products, norms, activations, positions and layers against numbers worked out elsewhere.
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"

#include <cmath>
#include <limits>

namespace {

using oracle::activation;
using oracle::array;
using oracle::index_t;
using oracle::shape_t;
using test::printed_decimals;
using test::within;

constexpr long double inf = std::numeric_limits<long double>::infinity();
constexpr long double not_a_number = std::numeric_limits<long double>::quiet_NaN();

array activated(activation kind, std::initializer_list<long double> x) {
  return oracle::activate(kind, oracle::vector(x));
}

/// The weights of the encoder-block fixture: (((a i + b j + k) mod 5) - 2) / 4.
array patterned(index_t rows, index_t columns, index_t a, index_t b, index_t k) {
  array w({rows, columns});
  for (index_t i = 0; i < rows; ++i) {
    for (index_t j = 0; j < columns; ++j) w(i, j) = static_cast<long double>((a * i + b * j + k) % 5 - 2) / 4;
  }
  return w;
}

oracle::encoder_layer_weights<long double> fixture() {
  oracle::encoder_layer_weights<long double> w;
  w.self_attention = {.heads = 2,
                      .kv_heads = 2,
                      .w_q = patterned(4, 4, 3, 1, 0),
                      .w_k = patterned(4, 4, 2, 3, 1),
                      .w_v = patterned(4, 4, 1, 2, 3),
                      .w_o = patterned(4, 4, 3, 2, 4)};
  w.feed_forward = {.w_1 = patterned(4, 8, 2, 1, 0),
                    .w_2 = patterned(8, 4, 1, 3, 2),
                    .b_1 = patterned(1, 8, 0, 1, 1).reshaped({8}),
                    .b_2 = patterned(1, 4, 0, 1, 2).reshaped({4})};
  return w;
}

array fixture_input() {
  const array x = oracle::matrix({{1, .5L, 0, -.5L}, {0, 1, .5L, 1}, {.5L, -.5L, 1, .5L}});
  return oracle::add(x, oracle::sinusoidal(3, 4));
}

array row(const array& x, index_t r) {
  const index_t width = x.extent(-1);
  return array({width}, std::vector<long double>(x.data.begin() + r * width, x.data.begin() + (r + 1) * width));
}

array identity(index_t n) {
  array eye({n, n});
  for (index_t i = 0; i < n; ++i) eye(i, i) = 1;
  return eye;
}

/// Equal up to a few roundings of long double.
template <class Got, class Want>
test::verdict near(const Got& got, const Want& want) {
  return within(got, want, test::ulp_budget<long double>(test::numbers(want), 16));
}

}  // namespace

TEST_CASE("oracle matmul: one matrix for all, or one a batch", "[support][oracle]") {
  const array a = oracle::matrix({{1, 2, 3}, {4, 5, 6}}), b = oracle::matrix({{1, 0}, {0, 1}, {2, -1}});
  CHECK(test::exactly(oracle::matmul(a, b), oracle::matrix({{7, -1}, {16, -1}})));
  CHECK(test::exactly(oracle::transpose(a), oracle::matrix({{1, 4}, {2, 5}, {3, 6}})));
  array two_a({2, 2, 3}), two_b({2, 3, 2});
  for (index_t n = 0; n < 6; ++n) {
    two_a.flat(n) = two_a.flat(6 + n) = a.flat(n);
    two_b.flat(n) = b.flat(n);
    two_b.flat(6 + n) = -2 * b.flat(n);
  }
  CHECK(test::exactly(oracle::matmul(two_a, two_b).reshaped({8}), oracle::vector({7, -1, 16, -1, -14, 2, -32, 2})));
  CHECK(
      test::exactly(oracle::matmul(two_a, b).reshaped({4, 2}), oracle::matrix({{7, -1}, {16, -1}, {7, -1}, {16, -1}})));
  CHECK(test::exactly(oracle::matmul(array({2, 0}), array({0, 3})), array({2, 3})));
  CHECK(test::exactly(oracle::linear(a, b, oracle::vector({10, 20})), oracle::matrix({{17, 19}, {26, 19}})));
}

TEST_CASE("oracle softmax: masked rows, large and non-finite scores", "[support][oracle][G05]") {
  const array s = oracle::matrix({{2000, 1999, -2000}, {-inf, -inf, -inf}, {-inf, 7, -inf}});
  CHECK(within(oracle::softmax(s), oracle::matrix({{0.731058578630L, 0.268941421370L, 0}, {0, 0, 0}, {0, 1, 0}}),
               printed_decimals(12)));
  CHECK(near(oracle::log_sum_exp(s), oracle::vector({2000 + std::log1p(std::exp(-1.0L)), -inf, 7})));
  CHECK(within(oracle::log_softmax(s).flat(1), -1.313261687518L, printed_decimals(12)));
  CHECK(test::exactly(row(oracle::log_softmax(s), 1), oracle::vector({-inf, -inf, -inf})));
  for (const long double bad : {not_a_number, inf}) {
    const array p = oracle::softmax(oracle::matrix({{0, bad, 1}, {0, 0, 0}}));
    for (index_t j = 0; j < 3; ++j) CHECK((std::isnan(p(0, j)) || p(0, j) == 0));
    CHECK(std::isnan(p(0, 1)));
    CHECK(near(p(1, 0), 1 / 3.0L));
  }
}

TEST_CASE("oracle norms: numbers of the fault cases", "[support][oracle][G12][G23][G24][G25]") {
  const auto plain = [](const array& x, long double eps) { return oracle::layer_norm(x, {}, {}, eps); };
  CHECK(within(plain(oracle::vector({2, 3, 4, 5}), 1e-5L),
               oracle::vector({-1.341635419969L, -0.447211806656L, 0.447211806656L, 1.341635419969L}),
               printed_decimals(12)));
  CHECK(within(plain(oracle::vector({7, 3, 4}), 0), oracle::vector({1.372812946L, -0.980580676L, -0.392232270L}),
               printed_decimals(9)));
  CHECK(within(plain(oracle::vector({4096.25L, 4096.5L, 4097, 4095.25L}), 1e-5L),
               oracle::vector({0, 0.392227442891L, 1.176682328674L, -1.568909771566L}), printed_decimals(12)));
  CHECK(test::exactly(oracle::layer_norm(oracle::matrix({{-3}}), oracle::vector({1e20L}), oracle::vector({-1}), 0.1L),
                      oracle::matrix({{-1}})));
  CHECK(test::exactly(plain(array({4}), 0), array({4})));
  for (const auto& [eps, first] :
       {std::pair{1e-12L, 0.9999995L}, {1e-5L, 0.301511344577763621L}, {1e-3L, 0.031606977062L}}) {
    CHECK(within(plain(oracle::vector({0.001L, -0.001L}), eps), oracle::vector({first, -first}), 2e-8L));
  }
  CHECK(near(oracle::rms_norm(oracle::vector({3, 4}), oracle::vector({1, 2}), 0),
             oracle::vector({3 / std::sqrt(12.5L), 8 / std::sqrt(12.5L)})));
  CHECK(test::exactly(oracle::rms_norm(array({3}), {}, 0), array({3})));
}

TEST_CASE("oracle activations: printed values and ends", "[support][oracle][G26][G27]") {
  const auto xs = {-3.0L, -2.0L, -1.0L, -0.5L, 0.0L, 0.5L, 1.0L, 2.0L, 3.0L};
  CHECK(within(activated(activation::gelu, xs),
               oracle::vector({-0.004049694095L, -0.045500263896L, -0.158655253931L, -0.154268769363L, 0,
                               0.345731230637L, 0.841344746069L, 1.954499736104L, 2.995950305905L}),
               printed_decimals(12)));
  CHECK(within(activated(activation::gelu_tanh, xs),
               oracle::vector({-0.003637392082L, -0.045402305912L, -0.158808009392L, -0.154285990175L, 0,
                               0.345714009825L, 0.841191990608L, 1.954597694088L, 2.996362607918L}),
               printed_decimals(12)));
  CHECK(within(activated(activation::gelu_quick, {1}), oracle::vector({0.8458L}), printed_decimals(4)));
  CHECK(near(activated(activation::silu, {1, -20}),
             oracle::vector({1 / (1 + std::exp(-1.0L)), -20 / (1 + std::exp(20.0L))})));
  CHECK(near(activated(activation::mish, {1, 50}), oracle::vector({std::tanh(std::log(1 + std::exp(1.0L))), 50})));
  CHECK(near(activated(activation::hard_swish, {-4, -1, 1, 4}), oracle::vector({0, -1 / 3.0L, 2 / 3.0L, 4})));
  CHECK(test::exactly(activated(activation::relu, {-2, 0, 3}), oracle::vector({0, 0, 3})));
  CHECK(within(activated(activation::erf, {1}), oracle::vector({0.842700792950L}), printed_decimals(12)));
  CHECK(within(activated(activation::tanh, {1}), oracle::vector({0.761594155956L}), printed_decimals(12)));
  CHECK(within(activated(activation::sigmoid, {1}), oracle::vector({0.731058578630L}), printed_decimals(12)));
}

TEMPLATE_TEST_CASE("oracle activations: gated ones have limits, NaN stays", "[support][oracle][G26]", float, double,
                   long double) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  const T largest = limits::max();
  for (const activation kind : {activation::gelu, activation::gelu_tanh, activation::gelu_quick, activation::silu,
                                activation::hard_swish, activation::mish}) {
    CHECK(oracle::activate(kind, limits::infinity()) == limits::infinity());
    CHECK(oracle::activate(kind, -limits::infinity()) == T(0));
    CHECK(oracle::activate(kind, largest) == largest);
    CHECK(oracle::activate(kind, -largest) == T(0));
    CHECK(oracle::activate(kind, T(0)) == T(0));
  }
  for (const activation kind : oracle::activations) CHECK(std::isnan(oracle::activate(kind, limits::quiet_NaN())));
}

TEST_CASE("oracle positions: sinusoidal rows", "[support][oracle][G19]") {
  CHECK(within(row(oracle::sinusoidal(2, 8), 1),
               oracle::vector({.8414709848L, .5403023059L, .0998334166L, .9950041653L, .0099998333L, .9999500004L,
                               .0009999998L, .9999995L}),
               printed_decimals(10)));
  CHECK(test::exactly(row(oracle::sinusoidal(1, 4), 0), oracle::vector({0, 1, 0, 1})));
  CHECK(
      within(row(oracle::sinusoidal(3, 4), 2), oracle::vector({.9093L, -.4161L, .0200L, .9998L}), printed_decimals(4)));
  CHECK(test::exactly(row(oracle::sinusoidal(1, 6, 41), 0), row(oracle::sinusoidal(42, 6), 41)));
}

TEST_CASE("oracle positions: rotary pairs", "[support][oracle][G20]") {
  using oracle::pairing;
  const array x = oracle::matrix({{1, 2, 3, 4}});
  CHECK(within(oracle::rotary(x, pairing::interleaved, 1),
               oracle::matrix({{-1.142639663748L, 1.922075596544L, 2.959850667913L, 4.029799501669L}}),
               printed_decimals(12)));
  CHECK(within(oracle::rotary(x, pairing::half_split, 1),
               oracle::matrix({{-1.984110648556L, 1.959900667497L, 2.462377902412L, 4.019799668335L}}),
               printed_decimals(12)));
  CHECK(test::exactly(oracle::rotary(x, pairing::half_split), x));
  const array y = oracle::matrix({{1, 2, 3, 4, 5, 6, 7, 8}});
  CHECK(within(oracle::rotary(y, pairing::interleaved, 3),
               oracle::matrix({{-1.2722325127L, -1.8388649851L, 1.6839286407L, 4.7079065765L, 4.8177771675L,
                                6.1472777035L, 6.975968536L, 8.0209639685L}}),
               printed_decimals(9)));
  CHECK(within(oracle::rotary(y, pairing::half_split, 3),
               oracle::matrix({{-1.6955925369L, .1375517383L, 2.7886815998L, 3.975982036L, -4.8088424749L,
                                6.3230593481L, 7.0868367369L, 8.011963982L}}),
               printed_decimals(9)));
  CHECK(test::exactly(row(oracle::rotary(array({3, 4}, 1), pairing::interleaved, 5), 2),
                      row(oracle::rotary(array({1, 4}, 1), pairing::interleaved, 7), 0)));
  const array batch = oracle::rotary(array({2, 3, 4}, 1), pairing::half_split, 2);
  CHECK(test::exactly(row(batch, 5), row(batch, 2)));
  CHECK_FALSE(test::exactly(row(batch, 5), row(batch, 4)));
}

TEST_CASE("oracle positions: ALiBi slopes", "[support][oracle][G35]") {
  CHECK(within(oracle::alibi_slopes(12),
               oracle::vector({.5L, .25L, .125L, .0625L, .03125L, .015625L, .0078125L, .00390625L, .7071067812L,
                               .3535533906L, .1767766953L, .0883883476L}),
               printed_decimals(10)));
  CHECK(test::exactly(oracle::alibi_slopes(6), oracle::vector({0.25L, 0.0625L, 0.015625L, 0.00390625L, 0.5L, 0.125L})));
  CHECK(test::exactly(oracle::alibi_slopes(1), oracle::vector({0.00390625L})));
}

TEST_CASE("oracle multi-head attention: heads are slices of the width", "[support][oracle][G29]") {
  const array x = oracle::matrix({{1, 0, 0, 1}, {0, 1, 1, 0}, {1, 1, 0, 0}}), eye = identity(4);
  const auto r = oracle::multi_head_attention<long double>(
      x, x, {.heads = 2, .kv_heads = 2, .w_q = eye, .w_k = eye, .w_v = eye, .w_o = eye});
  CHECK(within(r.out,
               oracle::matrix({{0.802224185360L, 0.598887907320L, 0.248255078258L, 0.503489843485L},
                               {0.598887907320L, 0.802224185360L, 0.503489843485L, 0.248255078258L},
                               {0.751744921742L, 0.751744921742L, 1 / 3.0L, 1 / 3.0L}}),
               printed_decimals(12)));
  CHECK(r.attention.weights.shape == shape_t{2, 3, 3});
}

TEST_CASE("oracle multi-head attention: a batch is its items, biases and shared kv heads count", "[support][oracle]") {
  const auto random = [](shape_t shape, unsigned seed) {
    return test::random_array<float>(shape, test::regime::uniform, seed);
  };
  const oracle::mha_weights<long double> w{4,
                                           2,
                                           random({6, 12}, 1),
                                           random({6, 6}, 2),
                                           random({6, 6}, 3),
                                           random({12, 5}, 4),
                                           random({12}, 5),
                                           random({6}, 6),
                                           random({6}, 7),
                                           random({5}, 8)};
  const array x = random({2, 3, 6}, 9), memory = random({2, 4, 6}, 10);
  const auto both = oracle::multi_head_attention(x, memory, w);
  CHECK(both.out.shape == shape_t{2, 3, 5});
  const array x_1({3, 6}, std::vector<long double>(x.data.begin() + 18, x.data.end()));
  const array memory_1({4, 6}, std::vector<long double>(memory.data.begin() + 24, memory.data.end()));
  const array alone = oracle::multi_head_attention(x_1, memory_1, w).out;
  CHECK(test::exactly(alone.reshaped({15}).data,
                      std::vector<long double>(both.out.data.begin() + 15, both.out.data.end())));
  CHECK(test::exactly(oracle::join_heads(oracle::split_heads(x, 3)), x));
  auto unbiased = w;
  unbiased.b_v = {};
  CHECK_FALSE(within(oracle::multi_head_attention(x, memory, unbiased).out, both.out, 1e-3L));
}

TEST_CASE("oracle feed-forward: plain and gated by hand", "[support][oracle]") {
  const array x = oracle::matrix({{1, 2}});
  oracle::ffn_weights<long double> w;
  w.w_1 = oracle::matrix({{1, -1, 2}, {0, -1, 1}});
  w.w_2 = oracle::matrix({{1}, {10}, {100}});
  w.b_1 = oracle::vector({1, 0, -1});
  w.b_2 = oracle::vector({5});
  CHECK(test::exactly(oracle::feed_forward(x, w).pre, oracle::matrix({{2, -3, 3}})));
  CHECK(test::exactly(oracle::feed_forward(x, w).out, oracle::matrix({{307}})));
  w.w_gate = oracle::matrix({{1, 1, -1}, {1, 1, 0}});
  w.b_gate = oracle::vector({0, 1, 0});
  CHECK(test::exactly(oracle::feed_forward(x, w).act, oracle::matrix({{6, -12, 0}})));
  CHECK(test::exactly(oracle::feed_forward(x, w).out, oracle::matrix({{-109}})));
}

TEST_CASE("oracle encoder layer: the encoder-block fixture", "[support][oracle]") {
  const auto r = oracle::encoder_layer(fixture_input(), fixture());
  CHECK(within(row(r.self_attention.attention.weights, 0), oracle::vector({.3499L, .3030L, .3471L}),
               printed_decimals(4)));
  CHECK(within(row(r.self_attention.attention.weights, 3), oracle::vector({.2526L, .2148L, .5325L}),
               printed_decimals(4)));
  CHECK(within(row(r.self_attention.out, 0), oracle::vector({.2424L, -.3615L, -.0426L, .1200L}), printed_decimals(4)));
  CHECK(within(row(r.norm_1, 0), oracle::vector({.9871L, .7830L, -1.5353L, -.2348L}), printed_decimals(4)));
  CHECK(within(row(r.feed_forward.out, 0), oracle::vector({1.2060L, -.0489L, .1905L, .1023L}), printed_decimals(4)));
  CHECK(within(row(r.out, 0), oracle::vector({1.4199L, .2883L, -1.3242L, -.3839L}), printed_decimals(4)));
  const auto& kept = r.feed_forward.act.data;
  CHECK(std::count_if(kept.begin(), kept.end(), [](long double a) { return a > 0; }) == 12);
}

TEST_CASE("oracle encoder: pre-norm leaves the residual bare, layers follow one another", "[support][oracle]") {
  auto pre = fixture();
  pre.norm_first = true;
  const array x = fixture_input();
  const auto r = oracle::encoder_layer(x, pre);
  const array h = oracle::add(x, oracle::multi_head_attention(r.norm_1, r.norm_1, pre.self_attention).out);
  CHECK(test::exactly(r.norm_1, oracle::layer_norm(x, {}, {}, 1e-5L)));
  CHECK(test::exactly(r.mid, h));
  CHECK(test::exactly(
      r.out, oracle::add(h, oracle::feed_forward(oracle::layer_norm(h, {}, {}, 1e-5L), pre.feed_forward).out)));

  const array twice = oracle::encoder_layer(oracle::encoder_layer(x, fixture()).out, fixture()).out;
  CHECK(test::exactly(oracle::encoder<long double>(x, {fixture(), fixture()}), twice));
  const oracle::norm_weights<long double> last{array({4}, 2), array({4}, 1)};
  CHECK(test::exactly(oracle::encoder<long double>(x, {fixture(), fixture()}, last),
                      oracle::layer_norm(twice, last.gamma, last.beta, 1e-5L)));
}

TEST_CASE("oracle: the same loops in float stay near the truth", "[support][oracle]") {
  const array naive = test::numbers(oracle::encoder_layer(fixture_input().as<float>(), fixture().as<float>()).out);
  const array truth = oracle::encoder_layer(fixture_input(), fixture()).out;
  CHECK(within(naive, truth, 3e-6L));
  CHECK_FALSE(within(naive, truth, 1e-9L));
}
