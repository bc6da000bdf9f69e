// SPDX-License-Identifier: BSD-3-Clause
/// exp, its faster forms, exp2 and sigmoid of packs against a wider type; the bounds are those of the header.
#include "unit/simd/ulp.hpp"

#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/simd/exp.hpp>

namespace {

namespace simd = xattn::simd;

const auto exp_of = [](auto x) { return simd::exp(x); };
const auto exp2_of = [](auto x) { return simd::exp2(x); };
const auto sigmoid_of = [](auto x) { return simd::sigmoid(x); };
/// Called through a pointer, since some flags let the compiler write a coarser one in its place.
long double (*volatile const long_exp)(long double) = ::expl;
const auto exact_exp = [](auto x) { return static_cast<decltype(x)>(long_exp(x)); };
const auto exp2_to_one_of = [](auto x) { return simd::exp2_to_one(x); };
const auto exact_exp2 = [](auto x) { return std::exp2(x); };
const auto exact_sigmoid = [](auto x) { return 1 / (1 + exact_exp(-x)); };

/// Where exp turns to exact zero (from below and from above), and its largest argument with a finite result.
template <class T>
struct range;
template <>
struct range<float> {
  static constexpr float zero_up_to = -86.9902f, positive_from = -86.9896f, largest = 88.7228f, infinite = 88.7229f;
  static constexpr float exp2_zero = -125.51f, exp2_positive = -125.49f, exp2_largest = 127.99999f;
};
template <>
struct range<double> {
  static constexpr double zero_up_to = -708.0500, positive_from = -708.0490, largest = 709.7827, infinite = 709.7828;
  static constexpr double exp2_zero = -1021.51, exp2_positive = -1021.49, exp2_largest = 1023.999999;
};

TEMPLATE_LIST_TEST_CASE("exp: at most 1 ulp wherever the result is not flushed", "[simd][exp]", test::reals) {
  using T = TestType;
  const auto worst = test::sweep<T>(range<T>::positive_from, range<T>::largest, exp_of, exact_exp);
  CHECK(worst.at_most(1.0L));
}

TEMPLATE_LIST_TEST_CASE("exp2: at most 1.1 ulp wherever the result is not flushed", "[simd][exp]", test::reals) {
  using T = TestType;
  const auto worst = test::sweep<T>(range<T>::exp2_positive, range<T>::exp2_largest, exp2_of, exact_exp2);
  CHECK(worst.at_most(1.1L));
}

TEMPLATE_LIST_TEST_CASE("exp2_to_one: at most 1.5 ulp up to 2", "[simd][exp]", test::reals) {
  using T = TestType;
  const auto worst = test::sweep<T>(range<T>::exp2_positive, T(1), exp2_to_one_of, exact_exp2);
  CHECK(worst.at_most(1.5L));
  const T infinity = std::numeric_limits<T>::infinity(), nan = std::numeric_limits<T>::quiet_NaN();
  CHECK(test::value(exp2_to_one_of, T(0)) == T(1));
  CHECK(test::value(exp2_to_one_of, -infinity) == T(0));
  CHECK(test::value(exp2_to_one_of, range<T>::exp2_zero) == T(0));
  CHECK(std::isnan(test::value(exp2_to_one_of, nan)));
}

TEMPLATE_LIST_TEST_CASE("exp_of_negative: at most 1.5 ulp and half a unit a unit of x", "[simd][exp]", test::reals) {
  using T = TestType;
  const auto fast = [](auto x) { return simd::exp_of_negative(x); };
  for (const T low : {T(-1), T(-10), range<T>::positive_from}) {
    const auto worst = test::sweep<T>(low, T(0), fast, exact_exp);
    CHECK(worst.at_most(1.5L + static_cast<long double>(-low)));  // eps / 2 of a number is up to a whole ulp of it
  }
  CHECK(test::value(fast, T(0)) == T(1));
  CHECK(test::value(fast, -std::numeric_limits<T>::infinity()) == T(0));
  CHECK(test::value(fast, range<T>::zero_up_to) == T(0));
  CHECK(std::isnan(test::value(fast, std::numeric_limits<T>::quiet_NaN())));
}

TEMPLATE_LIST_TEST_CASE("sigmoid: at most 2.6 ulp", "[simd][exp]", test::reals) {
  using T = TestType;
  const auto worst = test::sweep<T>(range<T>::positive_from, range<T>::largest, sigmoid_of, exact_sigmoid);
  CHECK(worst.at_most(2.6L));
}

TEMPLATE_LIST_TEST_CASE("exp: exactly 0 for minus infinity and below the threshold, never a denormal", "[simd][exp]",
                        test::reals) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  for (const T x : {-limits::infinity(), limits::lowest(), T(-1e4), range<T>::zero_up_to}) {
    CHECK(test::value(exp_of, x) == T(0));
    CHECK_FALSE(test::negative(test::value(exp_of, x)));
  }
  CHECK(test::value(exp_of, range<T>::positive_from) >= limits::min());
  CHECK(test::value(exp2_of, range<T>::exp2_zero) == T(0));
  CHECK(test::value(exp2_of, range<T>::exp2_positive) >= limits::min());
  bool flushed = true;
  test::for_each_pack<T>(T(-1100), range<T>::positive_from, 65537, 20000, [&](const auto& row) {
    for (const T x : row) {
      const T y = test::value(exp_of, x);
      flushed = flushed && (y == T(0) || y >= limits::min());
    }
  });
  CHECK(flushed);
}

TEMPLATE_LIST_TEST_CASE("exp: infinite exactly where the result is beyond the largest number, NaN kept", "[simd][exp]",
                        test::reals) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  for (const T x : {range<T>::infinite, T(1e4), limits::max(), limits::infinity()}) {
    CHECK(test::value(exp_of, x) == limits::infinity());
    CHECK(test::value(sigmoid_of, x) == T(1));
  }
  CHECK(std::isfinite(test::value(exp_of, range<T>::largest)));
  CHECK(std::isfinite(test::value(exp2_of, range<T>::exp2_largest)));
  CHECK(test::value(exp2_of, limits::infinity()) == limits::infinity());
  for (const auto nan : {limits::quiet_NaN(), -limits::quiet_NaN()}) {
    CHECK(std::isnan(test::value(exp_of, nan)));
    CHECK(std::isnan(test::value(exp2_of, nan)));
    CHECK(std::isnan(test::value(sigmoid_of, nan)));
  }
  CHECK(test::value(sigmoid_of, -limits::infinity()) == T(0));
}

TEMPLATE_LIST_TEST_CASE("exp: exp(0) is 1, exp2 is exact at integers, sigmoid(0) is one half", "[simd][exp]",
                        test::reals) {
  using T = TestType;
  CHECK(test::value(exp_of, T(0)) == T(1));
  CHECK(test::value(sigmoid_of, T(0)) == T(0.5));
  bool exact = true;
  for (int n = std::numeric_limits<T>::min_exponent + 2; n < std::numeric_limits<T>::max_exponent; ++n) {
    exact = exact && test::value(exp2_of, static_cast<T>(n)) == std::ldexp(T(1), n);
  }
  CHECK(exact);
}

TEST_CASE("exp: other scalar types use their own functions", "[simd][exp]") {
  const simd::pack<test::dual> x(test::dual(0.5, 1.0));
  CHECK(simd::exp(x).v.slope == std::exp(0.5));
  CHECK(simd::sigmoid(x).v.slope == Approx(std::exp(-0.5) / std::pow(1 + std::exp(-0.5), 2)));
  CHECK(simd::exp2(x).v.value == Approx(std::exp2(0.5)));
  CHECK(simd::exp(simd::pack<long double>(0.5L)).v == std::exp(0.5L));
  CHECK(simd::exp2(simd::pack<long double>(0.5L)).v == std::exp2(0.5L));
  CHECK(simd::exp_of_negative(simd::pack<long double>(-0.5L)).v == std::exp(-0.5L));
}

TEST_CASE("exp: the bounds hold for every float", "[.exhaustive]") {
  const test::density every{1, 20'000'000};
  const auto in_exp = test::sweep<float>(range<float>::positive_from, range<float>::largest, exp_of, exact_exp, every);
  const auto in_exp2 = test::sweep<float>(-125.49f, 127.99f, exp2_of, exact_exp2, every);
  const auto in_sigmoid = test::sweep<float>(-88.0f, 88.0f, sigmoid_of, exact_sigmoid, every);
  CHECK(in_exp.at_most(1.0L));
  CHECK(in_exp2.at_most(1.1L));
  CHECK(in_sigmoid.at_most(2.6L));
}

}  // namespace
