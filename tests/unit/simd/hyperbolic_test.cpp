// SPDX-License-Identifier: BSD-3-Clause
/// tanh of packs against a wider type; the bound is that of the header.
#include "unit/simd/ulp.hpp"

#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/simd/hyperbolic.hpp>

namespace {

namespace simd = xattn::simd;

const auto tanh_of = [](auto x) { return simd::tanh(x); };
const auto exact_tanh = [](auto x) { return std::tanh(x); };

TEMPLATE_LIST_TEST_CASE("tanh: at most 1.6 ulp", "[simd][tanh]", test::reals) {
  using T = TestType;
  CHECK(test::sweep<T>(T(-25), T(25), tanh_of, exact_tanh).at_most(1.6L));
  CHECK(test::sweep<T>(T(0.3), T(0.8), tanh_of, exact_tanh, {257, 400'000}).at_most(1.6L));
}

TEMPLATE_LIST_TEST_CASE("tanh: odd to the bit, and keeps the sign of zero", "[simd][tanh]", test::reals) {
  using T = TestType;
  bool odd = true;
  test::for_each_pack<T>(T(0), T(30), 65537, 20000, [&](const auto& row) {
    for (const T x : row) odd = odd && test::value(tanh_of, T(-x)) == -test::value(tanh_of, x);
  });
  CHECK(odd);
  CHECK_FALSE(test::negative(test::value(tanh_of, T(0))));
  CHECK(test::value(tanh_of, test::minus_zero<T>()) == T(0));
  CHECK(test::negative(test::value(tanh_of, test::minus_zero<T>())));
}

TEMPLATE_LIST_TEST_CASE("tanh: exactly 1 far out and at infinity, never beyond; denormals and NaN stay", "[simd][tanh]",
                        test::reals) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  for (const T x : {T(25), T(1e4), limits::max(), limits::infinity()}) {
    CHECK(test::value(tanh_of, x) == T(1));
    CHECK(test::value(tanh_of, T(-x)) == T(-1));
  }
  bool inside = true;
  test::for_each_pack<T>(T(5), T(25), 4099, 20000, [&](const auto& row) {
    for (const T x : row) inside = inside && test::value(tanh_of, x) <= T(1);
  });
  CHECK(inside);
  CHECK(test::value(tanh_of, limits::denorm_min()) == limits::denorm_min());
  CHECK(std::isnan(test::value(tanh_of, limits::quiet_NaN())));
}

TEST_CASE("tanh: other scalar types use their own function", "[simd][tanh]") {
  const double t = std::tanh(0.5);
  CHECK(simd::tanh(simd::pack<test::dual>(test::dual(0.5, 1.0))).v.slope == Approx(1 - t * t));
  CHECK(simd::tanh(simd::pack<long double>(0.5L)).v == std::tanh(0.5L));
}

TEST_CASE("tanh: the bound holds for every float", "[.exhaustive]") {
  CHECK(test::sweep<float>(-25.0f, 25.0f, tanh_of, exact_tanh, {1, 2}).at_most(1.6L));
}

}  // namespace
