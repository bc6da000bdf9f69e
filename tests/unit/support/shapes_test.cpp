// SPDX-License-Identifier: BSD-3-Clause
#include "support/shapes.hpp"

#include "support/catch.hpp"

TEST_CASE("shapes: widths lie around the lanes", "[support][shapes]") {
  CHECK(test::widths_around(8) == std::vector<test::index_t>{0, 1, 7, 8, 9, 15, 19, 37});
  CHECK(test::widths_around(std::size_t{4}) == std::vector<test::index_t>{0, 1, 3, 4, 5, 7, 11, 17});
  CHECK(test::widths_around(2) == std::vector<test::index_t>{0, 1, 2, 3, 7, 11});
  CHECK(test::widths_around(1) == std::vector<test::index_t>{0, 1, 2, 5});
  CHECK(test::positive_widths_around(1) == std::vector<test::index_t>{1, 2, 5});
}

TEST_CASE("shapes: the prime is the next one", "[support][shapes]") {
  CHECK(test::prime_above(0) == 2);
  CHECK(test::prime_above(2) == 3);
  CHECK(test::prime_above(32) == 37);
  CHECK(test::prime_above(64) == 67);
}
