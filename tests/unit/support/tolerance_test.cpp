// SPDX-License-Identifier: BSD-3-Clause
#include "support/tolerance.hpp"

#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/types.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace {

using oracle::array;
using test::index_t;
using test::within;

constexpr long double inf = std::numeric_limits<long double>::infinity();
constexpr long double not_a_number = std::numeric_limits<long double>::quiet_NaN();

template <class T>
T first_number(T x) {
  return x;
}

template <class T>
T zero(T) {
  return T(0);
}

/// Layer norm in T without gamma and beta; the sums are formed about what is made of the row's first number.
template <class T>
array simple_layer_norm(const array& x, T (*choose_origin)(T)) {
  const index_t width = x.extent(-1);
  array y(x.shape);
  for (index_t r = 0; r < oracle::rows(x); ++r) {
    const auto at = [&](index_t j) { return static_cast<T>(x.flat(r * width + j)); };
    const T origin = choose_origin(at(0)), n = static_cast<T>(width);
    T sum(0), squares(0);
    for (index_t j = 0; j < width; ++j) sum += at(j) - origin;
    const auto centred = [&](index_t j) { return (at(j) - origin) - sum / n; };
    for (index_t j = 0; j < width; ++j) squares += centred(j) * centred(j);
    const T root = std::sqrt(squares / n + T(1e-5));
    for (index_t j = 0; j < width; ++j) y.flat(r * width + j) = static_cast<long double>(centred(j) / root);
  }
  return y;
}

}  // namespace

TEST_CASE("tolerance: NaN never passes unless it is wanted in that place", "[support][tolerance]") {
  const array one = oracle::vector({1, 2}), bad = oracle::vector({1, not_a_number});
  const array budget = test::uniform_budget(one, 1e30L);
  CHECK(within(one, one, budget));
  CHECK_FALSE(within(bad, one, budget));
  CHECK_FALSE(within(one, bad, budget));
  CHECK_FALSE(within(bad, bad, budget));
  CHECK(test::within_or_nan(bad, bad, budget));
  CHECK_FALSE(test::within_or_nan(bad, one, budget));
  CHECK_FALSE(test::within_or_nan(one, bad, budget));
  CHECK_FALSE(test::exactly(bad, bad));
  CHECK(test::exactly_or_nan(bad, bad));
}

TEST_CASE("tolerance: a budget of NaN or infinity allows nothing", "[support][tolerance]") {
  CHECK_FALSE(within(1.0, 1.0, not_a_number));
  CHECK_FALSE(within(1.0, 1.0, inf));
  CHECK_FALSE(within(1.0, 1.0, -1.0L));
}

TEST_CASE("tolerance: infinities match in place and sign only", "[support][tolerance]") {
  CHECK(within(inf, inf, 0));
  CHECK_FALSE(within(-inf, inf, 1e30L));
  CHECK_FALSE(within(inf, -inf, 1e30L));
  CHECK_FALSE(within(inf, 1.0, 1e30L));
  CHECK_FALSE(within(1.0, inf, 1e30L));
  CHECK_FALSE(within(std::numeric_limits<double>::max(), inf, 1e30L));
}

TEST_CASE("tolerance: the allowed error is the last that passes", "[support][tolerance]") {
  CHECK(within(1.5, 1.0, 0.5L));
  CHECK_FALSE(within(1.5, 1.0, 0.4999L));
  CHECK(test::exactly(-0.0, 0.0));
  CHECK_FALSE(test::exactly(std::numeric_limits<float>::denorm_min(), 0.0F));
}

TEST_CASE("tolerance: another shape is no match", "[support][tolerance]") {
  CHECK_FALSE(test::exactly(array({2, 3}), array({3, 2})));
  CHECK_FALSE(test::exactly(array({6}), array({2, 3})));
  CHECK(test::exactly(array({0, 3}), array({0, 3})));
}

TEST_CASE("tolerance: a verdict names the first difference and where it is", "[support][tolerance]") {
  const array want({2, 2}, 1);
  array got = want;
  got(1, 0) = 4;
  const test::verdict v = within(got, want, 0.25L);
  CHECK_FALSE(v);
  CHECK(v.text.find("1 of 4") != std::string::npos);
  CHECK(v.text.find("(1, 0)") != std::string::npos);
  CHECK(v.text.find("got 4, expected 1, error 3, allowed 0.25") != std::string::npos);
}

TEMPLATE_TEST_CASE("tolerance: ulp is the distance to the next number", "[support][tolerance]", float, double) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  for (const T x : {T(1), T(1.75), T(-3), T(1024), T(1e-30), limits::min(), limits::max(), limits::denorm_min()}) {
    const T magnitude = std::fabs(x);
    const T below = std::nextafter(magnitude, T(0));
    const bool power_of_two = std::frexp(magnitude, std::vector<int>(1).data()) == T(0.5);
    const auto gap = static_cast<long double>(magnitude) - static_cast<long double>(below);
    const bool halves_below = power_of_two && magnitude > limits::min();
    CHECK(test::ulp<T>(static_cast<long double>(x)) == (halves_below ? 2 : 1) * gap);
  }
  CHECK(test::ulp<T>(0) == static_cast<long double>(limits::denorm_min()));
  CHECK(test::eps<T>() == static_cast<long double>(limits::epsilon()));
  CHECK(test::flush_floor<T>() == static_cast<long double>(limits::min()));
}

TEST_CASE("tolerance: a dual number has the units of its value", "[support][tolerance]") {
  CHECK(test::eps<test::dual>() == test::eps<double>());
  CHECK(test::ulp<test::dual>(3) == test::ulp<double>(3));
}

TEMPLATE_TEST_CASE("tolerance: the product budget holds for plain loops and fails at a wrong digit",
                   "[support][tolerance]", float, double) {
  using T = TestType;
  for (const auto kind : test::finite_regimes) {
    const array a = test::random_array<T>({5, 37}, kind, 1), b = test::random_array<T>({37, 3}, kind, 2);
    const array naive = test::numbers(oracle::matmul(a.as<T>(), b.as<T>())), truth = oracle::matmul(a, b);
    CHECK(within(naive, truth, test::matmul_budget<T>(a, b)));
  }
  const array a = test::random_array<T>({5, 37}), b = test::random_array<T>({37, 3});
  const array truth = oracle::matmul(a, b);
  CHECK_FALSE(within(test::numbers(truth.as<float>()), truth, test::matmul_budget<double>(a, b)));
  array without_last_term = truth;
  for (index_t n = 0; n < truth.size(); ++n) without_last_term.flat(n) -= a(n / 3, 36) * b(36, n % 3);
  CHECK_FALSE(within(without_last_term, truth, test::matmul_budget<T>(a, b)));
}

TEMPLATE_TEST_CASE("tolerance: the softmax budget holds for a plain loop and not for a coarser exp",
                   "[support][tolerance]", float, double) {
  using T = TestType;
  for (const long double spread : {0.5L, 5.0L, 20.0L, 40.0L}) {
    array s = test::random_array<T>({50, 67}, test::regime::uniform, 7);
    for (long double& x : s.data) x = test::widen(static_cast<T>(x * spread));
    const array naive = test::numbers(oracle::softmax(s.as<T>())), truth = oracle::softmax(s);
    const array budget = test::softmax_budget<T>(s);
    CHECK(within(naive, truth, budget));
    array coarse = truth;
    for (index_t n = 0; n < truth.size(); ++n) coarse.flat(n) *= 1 + 64 * test::eps<T>();
    CHECK_FALSE(within(coarse, truth, budget));
  }
}

TEST_CASE("tolerance: an excluded score must give exactly 0", "[support][tolerance]") {
  const array s = oracle::matrix({{0, -inf}, {-inf, -inf}});
  const array budget = test::softmax_budget<float>(s);
  CHECK(within(oracle::matrix({{1, 0}, {0, 0}}), oracle::softmax(s), budget));
  CHECK_FALSE(within(oracle::matrix({{1, 1e-44L}, {0, 0}}), oracle::softmax(s), budget));
  CHECK_FALSE(within(oracle::matrix({{1, 0}, {0, 1e-44L}}), oracle::softmax(s), budget));
}

TEMPLATE_TEST_CASE("tolerance: the layer norm budget asks for the shift", "[support][tolerance][G23]", float, double) {
  using T = TestType;
  for (const auto kind : {test::regime::uniform, test::regime::wide, test::regime::large, test::regime::sorted}) {
    const array x = test::random_array<T>({7, 67}, kind, 3);
    const array truth = oracle::layer_norm(x, {}, {}, 1e-5L);
    CHECK(within(simple_layer_norm<T>(x, first_number<T>), truth, test::layer_norm_budget<T>(x, {}, {}, 1e-5L)));
  }
  const long double far = std::ldexp(1.0L, std::numeric_limits<T>::digits - 5);
  array x = test::random_array<T>({1, 257}, test::regime::uniform, 3);
  for (long double& value : x.data) value = far + std::round(4 * value);
  const array truth = oracle::layer_norm(x, {}, {}, 1e-5L), budget = test::layer_norm_budget<T>(x, {}, {}, 1e-5L);
  CHECK(within(simple_layer_norm<T>(x, first_number<T>), truth, budget));
  CHECK_FALSE(within(simple_layer_norm<T>(x, zero<T>), truth, budget));
}

TEMPLATE_TEST_CASE("tolerance: attention may be twice as wrong as the naive loop, no more", "[support][tolerance]",
                   float, double) {
  using T = TestType;
  const array q = test::random_array<T>({2, 9, 8}, test::regime::wide, 1);
  const array k = test::random_array<T>({2, 33, 8}, test::regime::uniform, 2);
  const array v = test::random_array<T>({2, 33, 5}, test::regime::uniform, 3);
  const auto truth = test::true_attention<T>(q, k, v);
  const array naive = test::numbers(oracle::attention(q.as<T>(), k.as<T>(), v.as<T>()).out);
  const long double error = test::largest_error(naive, truth.exact.out);
  REQUIRE(error > 0);
  CHECK(within(naive, truth.exact.out, truth.out));

  array worse = truth.exact.out;
  worse.flat(11) += 2 * error + 4 * test::eps<T>() * test::largest_magnitude(v);
  CHECK(within(worse, truth.exact.out, truth.out));
  worse.flat(11) += error / 8;
  CHECK_FALSE(within(worse, truth.exact.out, truth.out));
}

TEST_CASE("tolerance: the largest error is that of finite truths", "[support][tolerance]") {
  CHECK(test::largest_error(oracle::vector({1, 2, 7, 9}), oracle::vector({inf, 2.5L, not_a_number, 9})) == 0.5L);
  CHECK(test::largest_magnitude(oracle::vector({1, -inf, -3, not_a_number})) == 3);
}

TEST_CASE("tolerance: a non-finite truth leaves the budget of the others alone", "[support][tolerance]") {
  array q({3, 2}, 1);
  q(1, 0) = not_a_number;
  const auto truth = test::true_attention<float>(q, array({4, 2}, 1), array({4, 2}, 1));
  CHECK(std::isnan(truth.exact.out(1, 0)));
  for (const long double x : truth.out.data) CHECK(x <= 5 * test::eps<float>());
}

TEST_CASE("tolerance: T of the fault cases", "[support][tolerance]") {
  CHECK(test::within_case<float>(1 + 3.9e-6L, 1.0L));
  CHECK_FALSE(test::within_case<float>(1 + 4.1e-6L, 1.0L));
  CHECK(test::within_case<double>(3 + 3.9e-12L, 3.0L));
  CHECK_FALSE(test::within_case<double>(3 + 4.1e-12L, 3.0L));
  CHECK_FALSE(test::within_case<double>(not_a_number, 3.0L));
  CHECK_FALSE(test::within_case<double>(-inf, inf));
}
