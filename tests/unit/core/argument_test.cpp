// SPDX-License-Identifier: BSD-3-Clause
#include "support/thrown.hpp"

#include <xattn/core/argument.hpp>
#include <xattn/core/count.hpp>

#include <array>

namespace {

enum class pairing { half_split, interleaved };

struct with_required {
  xattn::count width = 0;
  xattn::required<pairing> how;
};

}  // namespace

TEST_CASE("argument: its shape is counted from the last axis and written out", "[core][argument]") {
  std::array<float, 24> x{};
  const xattn::any_view<float> v{x.data(), 3, {1, 2, 3, 4}, {0, 12, 4, 1}};
  const auto shape = xattn::shape_of("q", v);
  CHECK(shape.last(1) == 4);
  CHECK(shape.last(3) == 2);
  CHECK(std::string(xattn::detail::compose({shape.extents_shown()}).c_str()) == "(2, 3, 4)");
  CHECK(std::string(xattn::detail::compose({xattn::argument_shape{"q", 0, {}}.extents_shown()}).c_str()) == "()");
}

TEST_CASE("argument: a rank above 4 is not written as if it were 4", "[core][argument]") {
  CHECK(std::string(xattn::detail::compose({xattn::argument_shape{"q", 5, {1, 2, 3, 4}}.extents_shown()}).c_str()) ==
        "(1, 2, 3, 4, ...), 5 axes");
}

TEST_CASE("argument: a failure names function, argument, shape and what was expected", "[core][argument]") {
  const xattn::extents<4> gamma{1, 1, 1, 3};
  const xattn::argument_shape shape{"gamma", 1, gamma};
  const auto message = test::message_of<xattn::shape_error>(
      [&] { xattn::detail::fail_argument("layer_norm", shape, {"(4), from x (2, 4)"}); });
  CHECK(message == "layer_norm: gamma has shape (3), expected (4), from x (2, 4)");
}

TEST_CASE("count: any integer type makes one, in braces too, bool and floating numbers do not", "[core][count]") {
  const std::size_t n = 7;
  const int m = 8;
  const with_required a{.width = n, .how = pairing::half_split}, b{.width = m, .how = pairing::interleaved};
  CHECK(a.width == 7);
  CHECK(b.width == 8);
  CHECK(b.how == pairing::interleaved);
  STATIC_REQUIRE(std::is_convertible_v<short, xattn::count>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<bool, xattn::count>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<double, xattn::count>);
  CHECK(xattn::count(-3) == -3);
}

TEST_CASE("required: there is no default", "[core][count]") {
  STATIC_REQUIRE_FALSE(std::is_default_constructible_v<xattn::required<pairing>>);
  STATIC_REQUIRE(std::is_convertible_v<xattn::required<pairing>, pairing>);
}
