// SPDX-License-Identifier: BSD-3-Clause
#include "support/random.hpp"

#include "support/catch.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <algorithm>
#include <cmath>

namespace {

using oracle::array;
using test::regime;

}  // namespace

TEST_CASE("random: the stream is SplitMix64", "[support][random]") {
  test::random source(1234567);
  CHECK(source.next() == 6457827717110365317u);
  CHECK(source.next() == 3203168211198807973u);
  CHECK(source.next() == 9817491932198370423u);
}

TEST_CASE("random: a seed always gives the same numbers, another seed others", "[support][random]") {
  CHECK(test::random_array<float>({4, 7}).data == test::random_array<float>({4, 7}).data);
  CHECK(test::random_array<float>({4, 7}).data != test::random_array<float>({4, 7}, regime::uniform, 2).data);
  CHECK(test::random_bits({100}).data == test::random_bits({100}).data);
}

TEMPLATE_LIST_TEST_CASE("random: numbers are exact in their type", "[support][random]", test::all_reals) {
  using T = TestType;
  for (const regime kind : test::finite_regimes) {
    const array x = test::random_array<T>({9, 13}, kind, 5);
    CHECK(test::numbers(x.as<T>()).data == x.data);
  }
}

TEMPLATE_TEST_CASE("random: each regime is what it is called", "[support][random]", float, double) {
  using T = TestType;
  const auto drawn = [](regime kind) { return test::random_array<T>({6, 40}, kind, 3); };
  CHECK(test::largest_magnitude(drawn(regime::uniform)) <= 1);
  CHECK(test::largest_magnitude(drawn(regime::uniform)) > 0.9L);
  CHECK(test::largest_magnitude(drawn(regime::wide)) > 18);
  CHECK(test::largest_magnitude(drawn(regime::wide)) <= 20);
  CHECK(test::largest_magnitude(drawn(regime::large)) > 7000);

  const long double smallest_normal = test::flush_floor<T>();
  CHECK(test::largest_magnitude(drawn(regime::denormal)) < smallest_normal);
  CHECK(test::largest_magnitude(drawn(regime::denormal)) > smallest_normal / 2);

  const array equal = drawn(regime::all_equal), sorted = drawn(regime::sorted), hot = drawn(regime::one_hot);
  CHECK(std::count(equal.data.begin(), equal.data.end(), equal.flat(0)) == 240);
  for (std::ptrdiff_t r = 0; r < 6; ++r) {
    CHECK(std::is_sorted(sorted.data.begin() + 40 * r, sorted.data.begin() + 40 * (r + 1)));
    CHECK(std::count(hot.data.begin() + 40 * r, hot.data.begin() + 40 * (r + 1), 1) == 1);
    CHECK(std::count(hot.data.begin() + 40 * r, hot.data.begin() + 40 * (r + 1), 0) == 39);
  }
}

TEST_CASE("random: masked and NaN rows", "[support][random]") {
  const auto bad_in_row = [](const array& x, std::ptrdiff_t r) {
    return std::count_if(x.data.begin() + 8 * r, x.data.begin() + 8 * (r + 1),
                         [](long double v) { return !std::isfinite(v); });
  };
  const array masked = test::random_array<float>({4, 8}, regime::minus_infinity_rows);
  CHECK(bad_in_row(masked, 0) == 1);
  CHECK(bad_in_row(masked, 1) == 8);
  CHECK(bad_in_row(masked, 2) == 1);
  CHECK(bad_in_row(masked, 3) == 8);
  const array with_nan = test::random_array<float>({4, 8}, regime::nan);
  CHECK(bad_in_row(with_nan, 0) == 1);
  CHECK(bad_in_row(with_nan, 1) == 0);
  CHECK(bad_in_row(with_nan, 3) == 1);
}

TEST_CASE("random: empty arrays and bits", "[support][random]") {
  CHECK(test::random_array<float>({3, 0}, regime::nan).empty());
  const array bits = test::random_bits({3000}, 3);
  const auto zeros = std::count(bits.data.begin(), bits.data.end(), 0);
  CHECK(zeros + std::count(bits.data.begin(), bits.data.end(), 1) == 3000);
  CHECK(zeros > 900);
  CHECK(zeros < 1100);
}
