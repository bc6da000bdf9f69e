// SPDX-License-Identifier: BSD-3-Clause
/// erf of packs against a wider type; the bound is that of the header.
#include "unit/simd/ulp.hpp"

#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/simd/error_function.hpp>

namespace {

namespace simd = xattn::simd;

const auto erf_of = [](auto x) { return simd::erf(x); };
const auto exact_erf = [](auto x) { return std::erf(x); };

TEMPLATE_LIST_TEST_CASE("erf: at most 1.4 ulp", "[simd][erf]", test::reals) {
  using T = TestType;
  CHECK(test::sweep<T>(T(-25), T(25), erf_of, exact_erf).at_most(1.4L));
  CHECK(test::sweep<T>(T(0.7), T(1.3), erf_of, exact_erf, {257, 400'000}).at_most(1.4L));
}

TEMPLATE_LIST_TEST_CASE("erf: odd to the bit, and keeps the sign of zero", "[simd][erf]", test::reals) {
  using T = TestType;
  bool odd = true;
  test::for_each_pack<T>(T(0), T(30), 65537, 20000, [&](const auto& row) {
    for (const T x : row) odd = odd && test::value(erf_of, T(-x)) == -test::value(erf_of, x);
  });
  CHECK(odd);
  CHECK_FALSE(test::negative(test::value(erf_of, T(0))));
  CHECK(test::value(erf_of, test::minus_zero<T>()) == T(0));
  CHECK(test::negative(test::value(erf_of, test::minus_zero<T>())));
}

TEMPLATE_LIST_TEST_CASE("erf: exactly 1 far out and at infinity, never beyond; denormals and NaN stay", "[simd][erf]",
                        test::reals) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  for (const T x : {T(25), T(1e4), limits::max(), limits::infinity()}) {
    CHECK(test::value(erf_of, x) == T(1));
    CHECK(test::value(erf_of, T(-x)) == T(-1));
  }
  bool inside = true;
  test::for_each_pack<T>(T(3), T(7), 4099, 20000, [&](const auto& row) {
    for (const T x : row) inside = inside && test::value(erf_of, x) <= T(1);
  });
  CHECK(inside);
  CHECK(test::value(erf_of, limits::denorm_min()) == limits::denorm_min());
  CHECK(std::isnan(test::value(erf_of, limits::quiet_NaN())));
}

TEST_CASE("erf: other scalar types use their own function", "[simd][erf]") {
  const double bell = 2 / std::sqrt(std::acos(-1.0)) * std::exp(-0.25);
  CHECK(simd::erf(simd::pack<test::dual>(test::dual(0.5, 1.0))).v.slope == Approx(bell));
  CHECK(simd::erf(simd::pack<long double>(0.5L)).v == std::erf(0.5L));
}

TEST_CASE("erf: the bound holds for every float", "[.exhaustive]") {
  CHECK(test::sweep<float>(-25.0f, 25.0f, erf_of, exact_erf, {1, 2}).at_most(1.4L));
}

}  // namespace
