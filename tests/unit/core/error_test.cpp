// SPDX-License-Identifier: BSD-3-Clause
#include "support/thrown.hpp"

#include <xattn/core/error.hpp>

namespace {

void ignored(const char*) {}

}  // namespace

TEST_CASE("error: what is thrown is caught as the standard kinds", "[core][error]") {
  STATIC_REQUIRE(std::is_base_of_v<std::invalid_argument, xattn::shape_error>);
  STATIC_REQUIRE(std::is_base_of_v<std::invalid_argument, xattn::option_error>);
  STATIC_REQUIRE(std::is_base_of_v<std::length_error, xattn::cache_error>);
  STATIC_REQUIRE_FALSE(std::is_base_of_v<xattn::shape_error, xattn::option_error>);
}

TEST_CASE("error: failing throws the kind that was asked for with its message", "[core][error]") {
  CHECK(test::message_of<xattn::shape_error>([] { xattn::detail::fail<xattn::shape_error>("a"); }) == "a");
  CHECK(test::message_of<xattn::option_error>([] { xattn::detail::fail<xattn::option_error>("b"); }) == "b");
  CHECK(test::message_of<xattn::cache_error>([] { xattn::detail::fail<xattn::cache_error>("c"); }) == "c");
  CHECK(test::message_of<std::invalid_argument>([] { xattn::detail::fail<xattn::shape_error>("d"); }) == "d");
}

TEST_CASE("error: a handler changes nothing where exceptions exist", "[core][error]") {
  CHECK(xattn::set_error_handler(ignored) == nullptr);
  CHECK_THROWS_AS(xattn::detail::fail<xattn::shape_error>("a"), xattn::shape_error);
  CHECK(xattn::set_error_handler(nullptr) == ignored);
}
