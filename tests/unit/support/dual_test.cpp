// SPDX-License-Identifier: BSD-3-Clause
#include "support/dual.hpp"

#include "support/catch.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/core/types.hpp>

#include <type_traits>

namespace {

using test::dual;

/// Slope of f at x by dual numbers against central differences, whose error is about step^2 |f'''| + eps / step.
template <class F>
bool slope_fits(F f, double x) {
  const double step = 1e-5;
  const double difference = (f(dual(x + step)).value - f(dual(x - step)).value) / (2 * step);
  return std::fabs(f(dual(x, 1)).slope - difference) <= 1e-9 * (1 + std::fabs(difference));
}

}  // namespace

TEST_CASE("dual: every function carries the derivative of its value", "[support][dual]") {
  for (const double x : {0.3, 0.9, 1.7}) {
    CHECK(slope_fits([](dual d) { return exp(d); }, x));
    CHECK(slope_fits([](dual d) { return log(d); }, x));
    CHECK(slope_fits([](dual d) { return log1p(d); }, x));
    CHECK(slope_fits([](dual d) { return sqrt(d); }, x));
    CHECK(slope_fits([](dual d) { return sin(d); }, x));
    CHECK(slope_fits([](dual d) { return cos(d); }, x));
    CHECK(slope_fits([](dual d) { return tanh(d); }, x));
    CHECK(slope_fits([](dual d) { return erf(d); }, x));
    CHECK(slope_fits([](dual d) { return erfc(d); }, x));
    CHECK(slope_fits([](dual d) { return d * d - d / (d + dual(2)); }, x));
  }
}

TEST_CASE("dual: softmax of the oracle has the derivative p_i (1 - p_i)", "[support][dual]") {
  oracle::basic_array<dual> s({3});
  s(0) = dual(0.2);
  s(1) = dual(-1, 1);
  s(2) = dual(0.7);
  const auto p = oracle::softmax(s);
  const auto slopes = {-p(1).value * p(0).value, p(1).value * (1 - p(1).value), -p(1).value * p(2).value};
  CHECK(test::within(std::vector<double>{p(0).slope, p(1).slope, p(2).slope}, std::vector<double>(slopes),
                     4 * test::eps<double>()));
}

TEST_CASE("dual: order, equality and NaN are those of the value", "[support][dual]") {
  CHECK(dual(1, 5) < dual(2, 0));
  CHECK(dual(1, 5) == dual(1, 7));
  CHECK(isnan(std::numeric_limits<dual>::quiet_NaN()));
  CHECK_FALSE(std::numeric_limits<dual>::quiet_NaN() == std::numeric_limits<dual>::quiet_NaN());
  CHECK(-std::numeric_limits<dual>::infinity() < dual(-1e300));
  CHECK(sqrt(dual(0)).slope == 0);
}

TEST_CASE("dual: is a real scalar that converts only when told to", "[support][dual]") {
  STATIC_REQUIRE(xattn::real<dual>);
  STATIC_REQUIRE(xattn::storable<dual>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<dual>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<double, dual>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<dual, double>);
}
