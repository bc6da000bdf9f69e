// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases of the sinusoidal encoding: G19, G21 (the rotary part is elsewhere).
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/positional_encoding.hpp>

#include <set>

namespace {

using test::index_t;

/// Sine and cosine of one pair at one position.
template <class T>
oracle::array pair_at(index_t d_model, index_t pair, index_t position) {
  const auto pe = xattn::sinusoidal_encoding<T>(1, d_model, position);
  const auto column = static_cast<std::size_t>(2 * pair);
  return oracle::vector({test::widen(pe(0, column + 1)), test::widen(pe(0, column))});
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("case G19: sine and cosine are interleaved", "[cases][sinusoidal]", test::reals) {
  using T = TestType;
  const auto pe = xattn::sinusoidal_encoding<T>(3, 4);
  const auto row = [&](std::size_t p) {
    oracle::array numbers({4});
    for (index_t c = 0; c < 4; ++c) numbers(c) = test::widen(pe(p, static_cast<std::size_t>(c)));
    return numbers;
  };
  CHECK(test::exactly(row(0), oracle::vector({0, 1, 0, 1})));
  CHECK(test::within_case<T>(row(1),
                             oracle::vector({0.841470984808L, 0.540302305868L, 0.009999833334L, 0.999950000417L})));
  CHECK(test::within_case<T>(pe, oracle::sinusoidal(3, 4)));
}

TEMPLATE_LIST_TEST_CASE("case G19: split layouts have names of their own", "[cases][sinusoidal]", test::reals) {
  using T = TestType;
  const auto row = [](const auto& pe) {
    oracle::array numbers({static_cast<index_t>(pe.shape()[1])});
    for (index_t c = 0; c < numbers.size(); ++c) numbers(c) = test::widen(pe(1, static_cast<std::size_t>(c)));
    return numbers;
  };
  CHECK(test::within_case<T>(row(xattn::split_sinusoidal_encoding<T>(2, 4)),
                             oracle::vector({0.841470984808L, 0.009999833334L, 0.540302305868L, 0.999950000417L})));
  const long double printed = test::printed_decimals(10) + test::eps<T>();
  CHECK(test::within(row(xattn::tensor2tensor_encoding<T>(2, 8)),
                     oracle::vector({.8414709848L, .0463992235L, .002154433L, .0001L, .5403023059L, .998922976L,
                                     .9999976792L, .999999995L}),
                     printed));
  CHECK(test::within(row(xattn::sinusoidal_encoding<T>(2, 8)),
                     oracle::vector({.8414709848L, .5403023059L, .0998334166L, .9950041653L, .0099998333L, .9999500004L,
                                     .0009999998L, .9999995L}),
                     printed));
}

#if XATTN_EXCEPTIONS
TEMPLATE_LIST_TEST_CASE("case G19: an odd width is an error that names d_model", "[cases][sinusoidal]", test::reals) {
  for (const int d_model : {5, 1}) {
    const auto message =
        test::message_of<std::invalid_argument>([&] { xattn::sinusoidal_encoding<TestType>(3, d_model); });
    CHECK(test::mentions(message, {"sinusoidal_encoding: d_model is " + std::to_string(d_model), "even"}));
    CHECK_THROWS_AS(xattn::split_sinusoidal_encoding<TestType>(3, d_model), std::invalid_argument);
    CHECK_THROWS_AS(xattn::tensor2tensor_encoding<TestType>(3, d_model), std::invalid_argument);
  }
}
#endif

TEMPLATE_LIST_TEST_CASE("case G21: angles of large positions", "[cases][sinusoidal]", test::reals) {
  using T = TestType;
  const long double tolerance = std::is_same_v<T, float> ? 2e-6L : 1e-9L;
  CHECK(test::within(pair_at<T>(4, 1, 32767), oracle::vector({0.586258214969L, 0.810124253051L}), tolerance));
  CHECK(test::within(pair_at<T>(64, 3, 99999), oracle::vector({-0.932492585596L, 0.361189116404L}), tolerance));
  CHECK(test::within(pair_at<T>(64, 1, 999983), oracle::vector({-0.542557421561L, 0.840018716642L}), tolerance));
}

TEMPLATE_LIST_TEST_CASE("case G21: neighbouring positions differ", "[cases][sinusoidal]", test::reals) {
  using T = TestType;
  const auto pe = xattn::sinusoidal_encoding<T>(45, 64, 256);
  CHECK(test::within_case<T>(pe, oracle::sinusoidal(45, 64, 256)));
  std::set<std::vector<T>> rows;
  for (std::size_t p = 0; p < 45; ++p) rows.insert(std::vector<T>(&pe(p, 0), &pe(p, 0) + 64));
  CHECK(rows.size() == 45);
}
