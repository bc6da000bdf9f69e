// SPDX-License-Identifier: BSD-3-Clause
#include "support/thrown.hpp"

#include <xattn/core/check.hpp>

#include <array>

namespace {

using xattn::extents;
using xattn::view;
namespace detail = xattn::detail;

}  // namespace

TEST_CASE("check: shapes are written as in the documentation", "[core][check]") {
  CHECK(xattn::shape_string<3>({2, 3, 4}) == "(2, 3, 4)");
  CHECK(xattn::shape_string<1>({5}) == "(5)");
  CHECK(xattn::shape_string(nullptr, 0) == "()");
  CHECK(xattn::shape_string<2>({-1, 0}) == "(-1, 0)");
}

TEST_CASE("check: a wrong shape names function, argument, both shapes and the reason", "[core][check]") {
  const auto message = test::message_of<xattn::shape_error>(
      [] { detail::expect_shape("softmax", "out", extents<2>{2, 3}, extents<2>{2, 4}, "the shape of scores"); });
  CHECK(message == "softmax: out has shape (2, 3), expected (2, 4) (the shape of scores)");
  CHECK_NOTHROW(detail::expect_shape("softmax", "out", extents<2>{2, 4}, extents<2>{2, 4}, "so"));
}

TEST_CASE("check: a wrong rank is a wrong shape", "[core][check]") {
  const auto message = test::message_of<xattn::shape_error>(
      [] { detail::expect_shape("f", "x", extents<2>{2, 3}, extents<3>{2, 3, 1}, "the rank of y"); });
  CHECK(message == "f: x has shape (2, 3), expected (2, 3, 1) (the rank of y)");
}

TEST_CASE("check: a wrong value names function, argument, value and rule", "[core][check]") {
  const auto message =
      test::message_of<xattn::option_error>([] { detail::expect_value(false, "f", "width", -3, "0 or more"); });
  CHECK(message == "f: width is -3, expected 0 or more");
  CHECK_NOTHROW(detail::expect_value(true, "f", "width", 3, "0 or more"));
}

TEST_CASE("check: an output over an input is refused by name", "[core][check]") {
  std::array<float, 24> x{};
  const view<float, 2> out(x.data(), {3, 4});
  const view<const float, 1> in(x.data() + 11, {4});
  const auto message =
      test::message_of<xattn::option_error>([&] { detail::expect_apart("matmul", "c", out, "a", in); });
  CHECK(test::mentions(message, {"matmul", "c overlaps a", "expected separate buffers"}));
  CHECK_NOTHROW(detail::expect_apart("matmul", "c", out, "a", view<const float, 1>(x.data() + 12, {4})));
}
