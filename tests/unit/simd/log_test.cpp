// SPDX-License-Identifier: BSD-3-Clause
/// log of packs against a wider type; the bound is that of the header.
#include "unit/simd/ulp.hpp"

#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/simd/log.hpp>

namespace {

namespace simd = xattn::simd;

const auto log_of = [](auto x) { return simd::log(x); };
const auto exact_log = [](auto x) { return std::log(x); };

TEMPLATE_LIST_TEST_CASE("log: at most 0.9 ulp", "[simd][log]", test::reals) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  CHECK(test::sweep<T>(limits::min(), limits::max(), log_of, exact_log).at_most(0.9L));
  CHECK(test::sweep<T>(T(0.6), T(1.6), log_of, exact_log, {257, 400'000}).at_most(0.9L));
}

TEMPLATE_LIST_TEST_CASE("log: denormal arguments are as good as others", "[simd][log]", test::reals) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  for (T x = limits::denorm_min(); x < limits::min(); x *= T(3)) {
    CHECK(test::ulp_error(test::value(log_of, x), exact_log(static_cast<long double>(x))) <= 0.9L);
  }
}

TEMPLATE_LIST_TEST_CASE("log: 0 gives minus infinity, negative numbers and NaN give NaN", "[simd][log]", test::reals) {
  using T = TestType;
  using limits = std::numeric_limits<T>;
  CHECK(test::value(log_of, T(0)) == -limits::infinity());
  CHECK(test::value(log_of, test::minus_zero<T>()) == -limits::infinity());
  CHECK(test::value(log_of, limits::infinity()) == limits::infinity());
  CHECK(test::value(log_of, T(1)) == T(0));
  for (const T x : {T(-1), -limits::min(), -limits::infinity(), limits::quiet_NaN(), -limits::quiet_NaN()}) {
    CHECK(std::isnan(test::value(log_of, x)));
  }
}

TEST_CASE("log: other scalar types use their own function", "[simd][log]") {
  CHECK(simd::log(simd::pack<test::dual>(test::dual(4.0, 1.0))).v.slope == 0.25);
  CHECK(simd::log(simd::pack<long double>(3.0L)).v == std::log(3.0L));
}

TEST_CASE("log: the bound holds for every float", "[.exhaustive]") {
  const auto worst =
      test::sweep<float>(0x1p-149f, std::numeric_limits<float>::max(), log_of, exact_log, test::density{1, 2});
  CHECK(worst.at_most(0.9L));
}

}  // namespace
