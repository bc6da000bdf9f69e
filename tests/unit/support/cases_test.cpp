// SPDX-License-Identifier: BSD-3-Clause
#include "support/cases.hpp"

#include "support/catch.hpp"

#include <limits>

TEST_CASE("cases: fill follows its formula and is exact in float", "[support][cases]") {
  const oracle::array x = test::fill(7, 3, {2, 20});
  CHECK(x.shape == oracle::shape_t{2, 20});
  CHECK(x(0, 0) == -122 / 64.0L);
  CHECK(x(0, 1) == -115 / 64.0L);
  CHECK(x(1, 19) == ((7 * 39 + 3) % 251 - 125) / 64.0L);
  CHECK(test::fill256(7, 3, {40}).flat(39) == x(1, 19) / 4);
  const oracle::array long_one = test::fill256(29, 1, {251});
  CHECK(test::exactly(long_one.as<float>(), long_one));
  CHECK(long_one.as<float>().data != test::fill_by(29, 1, {251}, 255).as<float>().data);
}

TEST_CASE("cases: check sums weigh by position", "[support][cases]") {
  const oracle::array x = oracle::matrix({{1, 2}, {-3, 5}});
  CHECK(test::chk(x).s1 == 5);
  CHECK(test::chk(x).s2 == 1 + 4 - 9 + 20);
  CHECK(test::chk(oracle::array({0, 3})).s2 == 0);
}

TEST_CASE("cases: check sums allow unit N and unit N^2", "[support][cases]") {
  const oracle::array x = oracle::matrix({{1, 2}, {-3, 5}});
  CHECK(test::within_chk<float>(x, {5, 16}));
  CHECK(test::within_chk<float>(x, {5 + 7.9e-6L, 16 - 31e-6L}));
  CHECK_FALSE(test::within_chk<float>(x, {5 + 8.1e-6L, 16}));
  CHECK_FALSE(test::within_chk<float>(x, {5, 16 + 33e-6L}));
  CHECK_FALSE(test::within_chk<double>(x, {5 + 7.9e-6L, 16}));
  oracle::array bad = x;
  bad(0, 0) = std::numeric_limits<long double>::quiet_NaN();
  CHECK_FALSE(test::within_chk<float>(bad, {5, 16}));
}
