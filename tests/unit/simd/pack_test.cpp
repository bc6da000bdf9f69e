// SPDX-License-Identifier: BSD-3-Clause
/// Every operation of packs against the same operation on numbers, lane by lane, for native, narrow and scalar packs.
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/types.hpp"
#include "unit/simd/ulp.hpp"

#include <xattn/simd/lanes.hpp>

#include <algorithm>
#include <array>

namespace {

namespace simd = xattn::simd;

/// A type and a lane count; widths that an instruction set lacks fall back to its native one.
template <class T, int Wanted>
struct shape {
  using type = T;
  static constexpr int lanes = simd::has_pack<T, Wanted> ? Wanted : simd::lanes<T>;
};

using shapes = std::tuple<shape<float, simd::lanes<float>>, shape<double, simd::lanes<double>>, shape<float, 4>,
                          shape<double, 2>, shape<float, 8>, shape<double, 4>, shape<float, 1>, shape<double, 1>,
                          shape<long double, 1>, shape<test::dual, 1>>;

using float_shapes = std::tuple<shape<float, simd::lanes<float>>, shape<double, simd::lanes<double>>, shape<float, 4>,
                                shape<double, 2>, shape<float, 8>, shape<double, 4>, shape<float, 1>, shape<double, 1>>;

template <class S>
using pack_of = simd::pack<typename S::type, S::lanes>;

/// The lanes start, start + step, ...
template <class S>
pack_of<S> ramp(double start, double step) {
  using T = typename S::type;
  return simd::from_lanes<T, S::lanes>([&](int i) { return T(start + step * i); });
}

/// Whether every lane of got is f of the same lane of the arguments.
template <class P, class F, class... A>
bool lanewise(P got, F f, A... arguments) {
  for (int i = 0; i < P::size; ++i) {
    if (!(simd::lane(got, i) == f(simd::lane(arguments, i)...))) return false;
  }
  return true;
}

template <class P>
P nan_of() {
  return P(std::numeric_limits<typename P::value_type>::quiet_NaN());
}

TEMPLATE_LIST_TEST_CASE("pack: arithmetic is that of its numbers", "[simd][pack]", shapes) {
  using T = typename TestType::type;
  const auto a = ramp<TestType>(1.5, 0.75), b = ramp<TestType>(-2.25, 0.5);
  CHECK(lanewise(
      a + b, [](T x, T y) { return x + y; }, a, b));
  CHECK(lanewise(
      a - b, [](T x, T y) { return x - y; }, a, b));
  CHECK(lanewise(
      a * b, [](T x, T y) { return x * y; }, a, b));
  CHECK(lanewise(
      b / a, [](T x, T y) { return y / x; }, a, b));
  CHECK(lanewise(
      -a, [](T x) { return -x; }, a));
  CHECK(lanewise(
      a * T(2) + T(1), [](T x) { return x * T(2) + T(1); }, a));
  CHECK(lanewise(
      T(1) / a, [](T x) { return T(1) / x; }, a));
  auto c = a;
  c += b;
  c *= a;
  c -= b;
  c /= a;
  CHECK(lanewise(
      c, [](T x, T y) { return ((x + y) * x - y) / x; }, a, b));
}

TEMPLATE_LIST_TEST_CASE("pack: what is stored is what was loaded, at any alignment", "[simd][pack]", shapes) {
  using T = typename TestType::type;
  constexpr auto n = static_cast<std::size_t>(TestType::lanes);
  std::array<T, n + 3> from{}, to{};
  for (std::size_t i = 0; i < from.size(); ++i) from[i] = T(static_cast<double>(i) + 0.5);
  for (std::size_t offset = 0; offset < 3; ++offset) {
    to.fill(T(-1));
    pack_of<TestType>::load(from.data() + offset).store(to.data() + offset);
    for (std::size_t i = 0; i < to.size(); ++i) {
      CHECK(to[i] == (i >= offset && i < offset + n ? from[i] : T(-1)));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("pack: comparisons choose lane by lane", "[simd][pack]", shapes) {
  using T = typename TestType::type;
  const auto a = ramp<TestType>(0, 1), b = ramp<TestType>(3, -1), one = pack_of<TestType>(T(1)), zero = one - one;
  CHECK(lanewise(
      select(a < b, one, zero), [](T x, T y) { return T(x < y ? 1 : 0); }, a, b));
  CHECK(lanewise(
      select(a > b, one, zero), [](T x, T y) { return T(x > y ? 1 : 0); }, a, b));
  CHECK(lanewise(
      select(a <= b, one, zero), [](T x, T y) { return T(x <= y ? 1 : 0); }, a, b));
  CHECK(lanewise(
      select(a >= b, one, zero), [](T x, T y) { return T(x >= y ? 1 : 0); }, a, b));
  CHECK(lanewise(
      select(a == b, one, zero), [](T x, T y) { return T(x == y ? 1 : 0); }, a, b));
  CHECK(lanewise(
      select(a != b, one, zero), [](T x, T y) { return T(x != y ? 1 : 0); }, a, b));
  const auto low = a < pack_of<TestType>(T(2)), even = a == b;
  CHECK(lanewise(
      select(low & ~even, T(5), T(6)), [](T x, T y) { return T(x < T(2) && x != y ? 5 : 6); }, a, b));
  CHECK(lanewise(
      select(low | even, a, b), [](T x, T y) { return x < T(2) || x == y ? x : y; }, a, b));
}

TEMPLATE_LIST_TEST_CASE("pack: any, all and none of a mask", "[simd][pack]", shapes) {
  using T = typename TestType::type;
  const auto a = ramp<TestType>(0, 1);
  const T last = T(TestType::lanes - 1);
  CHECK((any(a == last) && !none(a == last)));
  CHECK(all(a == last) == (TestType::lanes == 1));
  CHECK((all(a >= T(0)) && none(a < T(0)) && !any(a < T(0))));
}

TEMPLATE_LIST_TEST_CASE("pack: nothing compares with NaN, and isnan finds it", "[simd][pack]", shapes) {
  using P = pack_of<TestType>;
  const P nan = nan_of<P>(), one(typename P::value_type(1));
  CHECK(none((nan < one) | (nan > one) | (nan <= one) | (nan >= one) | (nan == one)));
  CHECK(none((one < nan) | (one > nan) | (one <= nan) | (one >= nan) | (one == nan)));
  CHECK(all(nan != nan));
  CHECK((all(isnan(nan)) && none(isnan(one))));
}

TEMPLATE_LIST_TEST_CASE("pack: zero_if_finite tells finite numbers from all others", "[simd][pack]", float_shapes) {
  using P = pack_of<TestType>;
  using T = typename P::value_type;
  CHECK(all(zero_if_finite(ramp<TestType>(-3, 2)) == T(0)));
  CHECK(all(zero_if_finite(P(std::numeric_limits<T>::max())) == T(0)));
  const P infinite(std::numeric_limits<T>::infinity());
  CHECK(all(isnan(zero_if_finite(infinite)) & isnan(zero_if_finite(-infinite)) & isnan(zero_if_finite(nan_of<P>()))));
}

TEMPLATE_LIST_TEST_CASE("pack: max and min keep NaN on either side, the fast ones give the second argument",
                        "[simd][pack]", shapes) {
  using P = pack_of<TestType>;
  using T = typename P::value_type;
  const P a = ramp<TestType>(0, 1), b = ramp<TestType>(3, -1), nan = nan_of<P>();
  CHECK(lanewise(
      max(a, b), [](T x, T y) { return x < y ? y : x; }, a, b));
  CHECK(lanewise(
      min(a, b), [](T x, T y) { return y < x ? y : x; }, a, b));
  CHECK(lanewise(
      max_fast(a, b), [](T x, T y) { return x < y ? y : x; }, a, b));
  CHECK(lanewise(
      min_fast(a, b), [](T x, T y) { return y < x ? y : x; }, a, b));
  CHECK(all(isnan(max(a, nan)) & isnan(max(nan, a)) & isnan(min(a, nan)) & isnan(min(nan, a))));
  CHECK(all((max_fast(nan, a) == a) & (min_fast(nan, a) == a)));
  CHECK(all(isnan(max_fast(a, nan)) & isnan(min_fast(a, nan))));
}

/// fma is one rounding exactly where the instruction set has the instruction: 1 + 2 u + u^2 loses its last term only if
/// the product is rounded first.
TEMPLATE_LIST_TEST_CASE("pack: fma rounds once where the processor can, twice elsewhere", "[simd][pack]",
                        float_shapes) {
  using P = pack_of<TestType>;
  using T = typename P::value_type;
  const T u = std::numeric_limits<T>::epsilon();
  const P product_error = fma(P(T(1) + u), T(1) + u, -(T(1) + 2 * u));
  const P negated_error = fnma(P(T(1) + u), T(1) + u, T(1) + 2 * u);
#if defined(__FMA__) || defined(__aarch64__)
  CHECK(all((product_error == P(u * u)) & (negated_error == P(-u * u))));
#else
  CHECK(all((product_error == P(T(0))) & (negated_error == P(T(0)))));
#endif
}

TEMPLATE_LIST_TEST_CASE("pack: fma and fnma add and subtract the product", "[simd][pack]", shapes) {
  using T = typename TestType::type;
  const auto a = ramp<TestType>(1, 1), b = ramp<TestType>(-2, 0.5), c = ramp<TestType>(8, 4);
  CHECK(lanewise(
      fma(a, b, c), [](T x, T y, T z) { return x * y + z; }, a, b, c));
  CHECK(lanewise(
      fnma(a, b, c), [](T x, T y, T z) { return z - x * y; }, a, b, c));
}

TEMPLATE_LIST_TEST_CASE("pack: abs, sqrt and rsqrt are rounded as those of numbers", "[simd][pack]", shapes) {
  using T = typename TestType::type;
  const auto a = ramp<TestType>(-2.3, 1.7), positive = ramp<TestType>(0.37, 2.9);
  CHECK(lanewise(
      abs(a), [](T x) { return x < T(0) ? -x : x; }, a));
  using std::sqrt;
  CHECK(lanewise(
      simd::sqrt(positive), [](T x) { return sqrt(x); }, positive));
  CHECK(lanewise(
      simd::rsqrt(positive), [](T x) { return T(1) / sqrt(x); }, positive));
}

TEMPLATE_LIST_TEST_CASE("pack: copysign and negation move the sign bit only", "[simd][pack]", float_shapes) {
  using P = pack_of<TestType>;
  using T = typename P::value_type;
  const T zero = test::minus_zero<T>();
  CHECK(simd::lane(copysign(P(T(3)), P(zero)), 0) == T(-3));
  CHECK(simd::lane(copysign(P(T(-3)), P(T(0))), 0) == T(3));
  CHECK(test::negative(simd::lane(copysign(P(T(0)), P(T(-1))), 0)));
  CHECK_FALSE(test::negative(simd::lane(abs(P(zero)), 0)));
  CHECK_FALSE(test::negative(simd::lane(-P(zero), 0)));
  CHECK(test::negative(simd::lane(-P(T(0)), 0)));
  CHECK(test::negative(simd::lane(-P(std::numeric_limits<T>::infinity()), 0)));
}

TEST_CASE("pack: lane counts follow the instruction set, other types have one lane", "[simd][pack]") {
  CHECK(simd::lanes<long double> == 1);
  CHECK(simd::lanes<test::dual> == 1);
  CHECK((simd::lanes<float> == 2 * simd::lanes<double> || simd::lanes<float> == 1));
  CHECK(simd::pack<float>::size == simd::lanes<float>);
  CHECK(sizeof(simd::pack<double>) == sizeof(double) * static_cast<std::size_t>(simd::lanes<double>));
  CHECK_FALSE(simd::has_pack<float, 32>);
  CHECK_FALSE(simd::has_pack<long double, 2>);
}

}  // namespace
