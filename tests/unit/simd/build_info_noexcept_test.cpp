// SPDX-License-Identifier: BSD-3-Clause
/// What a program was built with is what its variant asked for; packs, loops and functions need no exceptions.
#include "support/catch.hpp"

#include <xattn/simd/build_info.hpp>
#include <xattn/simd/loop.hpp>
#include <xattn/simd/math.hpp>

#include <string>

namespace {

constexpr xattn::build_description build = xattn::build_info();

TEST_CASE("build info: instruction set and lanes are the ones that were asked for", "[simd][build_info]") {
#if defined(XATTN_EXPECT_ISA) && defined(XATTN_EXPECT_LANES)
  CHECK(std::string(build.instruction_set) == XATTN_EXPECT_ISA);
  CHECK(build.float_lanes == XATTN_EXPECT_LANES);
#else
  WARN("this program was built for " << build.instruction_set << " without saying what to expect");
#endif
  CHECK(build.double_lanes == (build.float_lanes == 1 ? 1 : build.float_lanes / 2));
  CHECK(xattn::simd::lanes<float> == build.float_lanes);
}

TEST_CASE("build info: the symbol tag tells all that changes code", "[simd][build_info]") {
  const std::string errors = build.exceptions ? "" : "_noexcept", checks = build.assertions ? "_checked" : "";
  CHECK(std::string(build.symbol_tag) == build.instruction_set + errors + checks);
#if defined(__cpp_exceptions)
  CHECK(build.exceptions);
#else
  CHECK_FALSE(build.exceptions);
#endif
}

TEST_CASE("build info: the version of xsimd is that of its headers, nothing without a vector unit",
          "[simd][build_info]") {
#if defined(XATTN_SCALAR)
  CHECK(std::string(build.xsimd_version).empty());
#else
  CHECK(std::string(build.xsimd_version).rfind(std::to_string(XSIMD_VERSION_MAJOR) + ".", 0) == 0);
#endif
}

TEST_CASE("build info: a loop over packs gives the same with and without exceptions", "[simd][build_info]") {
  float x[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  const xattn::row_view<float> row(x, {11});
  xattn::simd::transform(row, row, [](auto p) { return xattn::simd::exp(p - p) * p; });
  CHECK(xattn::simd::sum(row) == 55.0f);
}

}  // namespace
