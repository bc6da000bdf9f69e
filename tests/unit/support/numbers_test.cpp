// SPDX-License-Identifier: BSD-3-Clause
#include "support/numbers.hpp"

#include "support/catch.hpp"
#include "support/dual.hpp"

#include <xattn/core/numbers.hpp>
#include <xattn/core/view.hpp>
#include <xattn/xtensor/containers.hpp>

#include <array>
#include <vector>

namespace {

const std::vector<long double> one_to_six{1, 2, 3, 4, 5, 6};

}  // namespace

TEST_CASE("numbers: a view is read through its strides", "[support][numbers]") {
  const std::array<float, 6> columns{1, 4, 2, 5, 3, 6};
  const xattn::view<const float, 2> v(columns.data(), {2, 3}, {1, 2});
  CHECK(test::numbers(v).data == one_to_six);
  CHECK(test::numbers(v).shape == oracle::shape_t{2, 3});
}

TEST_CASE("numbers: containers of any layout are read in row-major order", "[support][numbers]") {
  const xt::xarray<double, xt::layout_type::row_major> rows{{1, 2, 3}, {4, 5, 6}};
  const xt::xtensor<float, 2, xt::layout_type::column_major> columns = rows;
  CHECK(test::numbers(rows).data == one_to_six);
  CHECK(test::numbers(columns).data == one_to_six);
  CHECK(test::numbers(columns).shape == oracle::shape_t{2, 3});
  CHECK(test::numbers(xt::transpose(rows)).data == std::vector<long double>{1, 4, 2, 5, 3, 6});
  CHECK(test::numbers(rows + 0.0).data == one_to_six);
}

TEST_CASE("numbers: ranges, single numbers and other precisions", "[support][numbers]") {
  CHECK(test::numbers(std::vector<float>{1, 2}).shape == oracle::shape_t{2});
  CHECK(test::numbers(std::vector<bool>{true, false}).data == std::vector<long double>{1, 0});
  CHECK(test::numbers(2.5F).data == std::vector<long double>{2.5L});
  CHECK(test::numbers(2.5F).shape.empty());
  CHECK(test::numbers(oracle::basic_array<test::dual>({2}, test::dual(3, 1))).data == std::vector<long double>{3, 3});
}

TEST_CASE("numbers: narrow rounds to the type, storage types included", "[support][numbers]") {
  CHECK(test::narrow<float>(1 + 1e-12L) == 1.0F);
  CHECK(test::narrow<bool>(0.5L));
  CHECK(test::narrow<int>(-7) == -7);
  CHECK(test::narrow<test::dual>(3).value == 3.0);
  CHECK(test::widen(test::narrow<xattn::bf16>(1.0078125L)) == 1.0078125L);
  CHECK(test::widen(test::narrow<xattn::f16>(1.0009765625L)) == 1.0009765625L);
}
