// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/core/dtype.hpp>
#include <xattn/core/types.hpp>

#include <set>
#include <string>

using xattn::dtype;

TEST_CASE("types: floating types and number classes are real, integers and bool are not", "[core][types]") {
  STATIC_REQUIRE(xattn::real<float>);
  STATIC_REQUIRE(xattn::real<double>);
  STATIC_REQUIRE(xattn::real<long double>);
  STATIC_REQUIRE(xattn::real<test::dual>);
  STATIC_REQUIRE_FALSE(xattn::real<int>);
  STATIC_REQUIRE_FALSE(xattn::real<bool>);
  STATIC_REQUIRE_FALSE(xattn::real<unsigned char>);
  STATIC_REQUIRE_FALSE(xattn::storable<int>);
  STATIC_REQUIRE(xattn::storable<const float>);
  STATIC_REQUIRE(xattn::storable<xattn::bf16>);
}

TEST_CASE("types: the index type is signed and has the width of a pointer", "[core][types]") {
  STATIC_REQUIRE(std::is_signed_v<xattn::index_t>);
  STATIC_REQUIRE(sizeof(xattn::index_t) == sizeof(void*));
}

TEMPLATE_LIST_TEST_CASE("types: minus infinity is below everything", "[core][types]", test::all_reals) {
  using T = TestType;
  CHECK(xattn::minus_infinity<T>() < std::numeric_limits<T>::lowest());
  STATIC_REQUIRE(std::is_same_v<xattn::acc_t<const T>, T>);
}

TEST_CASE("dtype: every element type has its own value, name and size", "[core][dtype]") {
  STATIC_REQUIRE(xattn::dtype_of<bool>() == dtype::boolean);
  STATIC_REQUIRE(xattn::dtype_of<xattn::bf16>() == dtype::bf16);
  STATIC_REQUIRE(xattn::dtype_of<float>() == dtype::f32);
  STATIC_REQUIRE(xattn::dtype_of<test::dual>() == dtype::opaque);
  CHECK(name(dtype::f16) == "float16");
  CHECK(name(dtype::opaque) == "opaque");
  CHECK(byte_size(dtype::f64) == 8);
  CHECK(byte_size(dtype::long_double) == sizeof(long double));
  std::set<std::string_view> names;
  for (const auto& row : xattn::dtype_table) names.insert(row.name);
  CHECK(names.size() == xattn::dtype_table.size());
}

TEST_CASE("dtype: a value leads back to its type, an opaque one to none", "[core][dtype]") {
  for (std::size_t n = 0; n < xattn::dtype_table.size(); ++n) {
    const auto t = static_cast<dtype>(n);
    bool called = false;
    const bool known = xattn::with_type(t, [&](auto x) {
      called = true;
      CHECK(xattn::dtype_of<decltype(x)>() == t);
      CHECK(byte_size(t) == sizeof x);
    });
    CHECK(known == (t != dtype::opaque));
    CHECK(called == known);
  }
}
