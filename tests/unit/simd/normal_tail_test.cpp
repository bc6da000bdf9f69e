// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/simd/normal_tail.hpp>

namespace {

namespace simd = xattn::simd;
using test::index_t;

template <class T, int N>
T tail_of(T x) {
  return simd::lane(simd::normal_tail(simd::pack<T, N>(x)), 0);
}

long double exact_tail(long double x) { return std::erfc(x * 0.707106781186547524400844362104849039L) / 2; }

}  // namespace

/// Types other than float and double have erfc of a rounded x / sqrt 2, which costs more.
TEMPLATE_LIST_TEST_CASE("normal_tail: the error is within the stated bound", "[simd][normal_tail]", test::all_reals) {
  using T = TestType;
  constexpr bool own = std::is_same_v<T, float> || std::is_same_v<T, double>;
  test::random source(3);
  const T limit = std::is_same_v<T, float> ? T(13.0) : T(37.0);
  for (int n = 0; n < 200000; ++n) {
    const T x = T(static_cast<double>(std::fabs(source.uniform<T>()))) * limit;
    const long double want = exact_tail(test::widen(x));
    const long double ulps = 4 + test::widen(x) * test::widen(x) * (own ? 0.5L : 2);
    if (want < test::flush_floor<T>()) continue;
    const long double error = std::fabs(test::widen(tail_of<T, simd::lanes<T>>(x)) - want);
    if (error > ulps * test::ulp<T>(want))
      FAIL("at " << static_cast<double>(x) << ": " << static_cast<double>(error / test::ulp<T>(want)) << " ulp");
  }
}

TEMPLATE_LIST_TEST_CASE("normal_tail: 1/2 at 0, 0 at infinity, NaN stays", "[simd][normal_tail]", test::reals) {
  using T = TestType;
  constexpr int native = simd::lanes<TestType>;
  const T infinity = std::numeric_limits<T>::infinity(), largest = std::numeric_limits<T>::max();
  CHECK(tail_of<T, native>(T(0)) == T(0.5));
  CHECK(tail_of<T, native>(infinity) == T(0));
  CHECK(tail_of<T, native>(largest) == T(0));
  CHECK(std::isnan(tail_of<T, native>(std::numeric_limits<T>::quiet_NaN())));
}

TEMPLATE_LIST_TEST_CASE("normal_tail: the same at every lane count", "[simd][normal_tail][bits]", test::reals) {
  using T = TestType;
  for (T x = T(0); x < T(40); x += T(0.125)) CHECK(tail_of<T, 1>(x) == tail_of<T, simd::lanes<TestType>>(x));
}
