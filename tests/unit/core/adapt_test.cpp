// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/core/adapt.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#if __has_include(<eigen3/Eigen/Core>)
#include <eigen3/Eigen/Core>
#define TEST_WITH_EIGEN 1
#endif

namespace {

using xattn::any_view;
using xattn::any_view_of;
using xattn::extents;
using xattn::index_t;
using xattn::view;

/// Looks like std::mdspan with a stride for each axis.
template <class T, std::size_t R>
struct fake_mdspan {
  T* pointer;
  std::array<std::size_t, R> sizes, steps;
  static constexpr std::size_t rank() { return R; }
  T* data_handle() const { return pointer; }
  std::size_t extent(std::size_t d) const { return sizes[d]; }
  std::size_t stride(std::size_t d) const { return steps[d]; }
};

/// Looks like a strided expression whose first element lies inside its storage.
struct fake_expression {
  using shape_type = std::vector<std::size_t>;
  std::vector<double> storage = std::vector<double>(24);
  shape_type sizes{2, 3};
  std::vector<std::ptrdiff_t> steps{-12, 4};
  double* data() { return storage.data(); }
  const double* data() const { return storage.data(); }
  std::size_t data_offset() const { return 12; }
  const shape_type& shape() const { return sizes; }
  const std::vector<std::ptrdiff_t>& strides() const { return steps; }
  std::size_t dimension() const { return sizes.size(); }
};

struct nothing_in_memory {
  double operator()(int) const { return 0; }
};

template <class T>
bool looks_like(const any_view<T>& v, const T* data, std::vector<index_t> extent, std::vector<index_t> stride) {
  if (v.data != data || v.rank != extent.size()) return false;
  extent.insert(extent.begin(), 4 - extent.size(), 1);
  stride.insert(stride.begin(), 4 - stride.size(), 0);
  return std::equal(extent.begin(), extent.end(), v.extent.begin()) &&
         std::equal(stride.begin(), stride.end(), v.stride.begin());
}

}  // namespace

TEST_CASE("adapt: contiguous ranges have one axis", "[core][adapt]") {
  std::vector<float> vector(7);
  std::array<double, 3> array{};
  const std::span<float> span(vector.data() + 1, 4);
  CHECK(looks_like<float>(any_view_of(vector), vector.data(), {7}, {1}));
  CHECK(looks_like<double>(any_view_of(array), array.data(), {3}, {1}));
  CHECK(looks_like<const float>(any_view_of(span), vector.data() + 1, {4}, {1}));
  std::vector<float> none;
  CHECK(any_view_of(none).extent[3] == 0);
  STATIC_REQUIRE(xattn::static_rank<std::vector<float>> == 1);
}

TEST_CASE("adapt: views stay as they are", "[core][adapt]") {
  std::array<float, 24> x{};
  view<float, 3> v(x.data() + 1, {2, 3, 2}, {7, -1, 0});
  CHECK(looks_like<float>(any_view_of(v), x.data() + 1, {2, 3, 2}, {7, -1, 0}));
  STATIC_REQUIRE(xattn::static_rank<view<float, 3>> == 3);
  STATIC_REQUIRE(xattn::static_rank<const view<float, 3>&> == 3);
}

TEST_CASE("adapt: an input is read, so its elements are const, also those of a writable view", "[core][adapt]") {
  std::array<float, 6> x{};
  const view<float, 2> v(x.data(), {2, 3});
  const std::span<float> span(x);
  const fake_mdspan<float, 1> m{x.data(), {6}, {1}};
  STATIC_REQUIRE(std::is_same_v<decltype(any_view_of(v)), any_view<const float>>);
  STATIC_REQUIRE(std::is_same_v<decltype(any_view_of(span)), any_view<const float>>);
  STATIC_REQUIRE(std::is_same_v<decltype(any_view_of(m)), any_view<const float>>);
  STATIC_REQUIRE(std::is_same_v<xattn::element_of<const std::vector<float>>, const float>);
  STATIC_REQUIRE(std::is_same_v<xattn::element_of<std::vector<float>>, float>);
}

TEST_CASE("adapt: an output is as writable as its type says: a const view is, a const container is not",
          "[core][adapt]") {
  STATIC_REQUIRE(std::is_same_v<xattn::writable_element_of<const view<float, 2>>, float>);
  STATIC_REQUIRE(std::is_same_v<xattn::writable_element_of<const std::span<float>>, float>);
  STATIC_REQUIRE(std::is_same_v<xattn::writable_element_of<view<const float, 2>>, const float>);
  STATIC_REQUIRE(std::is_same_v<xattn::writable_element_of<const std::vector<float>>, const float>);
  STATIC_REQUIRE(std::is_same_v<xattn::writable_element_of<std::vector<float>>, float>);
}

TEST_CASE("adapt: what has data_handle, extent and stride is an mdspan", "[core][adapt]") {
  std::array<double, 24> x{};
  fake_mdspan<double, 2> m{x.data() + 2, {3, 4}, {6, 1}};
  CHECK(looks_like<double>(any_view_of(m), x.data() + 2, {3, 4}, {6, 1}));
  STATIC_REQUIRE(xattn::static_rank<fake_mdspan<double, 2>> == 2);
  const fake_mdspan<double, 2> empty{nullptr, {0, 4}, {4, 1}};
  CHECK(any_view_of(empty).data == nullptr);
}

TEST_CASE("adapt: a strided expression starts at its data offset", "[core][adapt]") {
  fake_expression e;
  CHECK(looks_like<double>(any_view_of(e), e.storage.data() + 12, {2, 3}, {-12, 4}));
  STATIC_REQUIRE(xattn::static_rank<fake_expression> == xattn::dynamic_rank);
}

TEST_CASE("adapt: a rank above 4 is told, not cut", "[core][adapt]") {
  fake_expression e;
  e.sizes = {1, 1, 1, 2, 3};
  e.steps = {0, 0, 0, 3, 1};
  CHECK(any_view_of(e).rank == 5);
}

TEST_CASE("adapt: lifting puts leading axes of extent 1 in front", "[core][adapt]") {
  std::array<float, 24> x{};
  view<float, 2> v(x.data(), {3, 4}, {5, 1});
  const auto lifted = any_view_of(v).lifted<4>();
  CHECK(lifted.extent() == extents<4>{1, 1, 3, 4});
  CHECK(&lifted(0, 0, 2, 3) == &v(2, 3));
  CHECK(any_view_of(v).lifted<2>().stride() == v.stride());
}

TEST_CASE("adapt: what is not in memory is not addressable", "[core][adapt]") {
  STATIC_REQUIRE_FALSE(xattn::addressable<nothing_in_memory>);
  STATIC_REQUIRE_FALSE(xattn::addressable<double>);
  STATIC_REQUIRE_FALSE(xattn::addressable<std::vector<bool>>);
  STATIC_REQUIRE(xattn::addressable<std::vector<float>&>);
  STATIC_REQUIRE(xattn::addressable<const view<const float, 4>&>);
}

#if defined(TEST_WITH_EIGEN)

TEST_CASE("adapt: Eigen matrices in both orders, maps, blocks and transposes", "[core][adapt]") {
  Eigen::MatrixXf columns(3, 4);
  Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> rows(3, 4);
  Eigen::Matrix<float, 2, 3> fixed;
  CHECK(looks_like<float>(any_view_of(columns), columns.data(), {3, 4}, {1, 3}));
  CHECK(looks_like<double>(any_view_of(rows), rows.data(), {3, 4}, {4, 1}));
  CHECK(looks_like<float>(any_view_of(fixed), fixed.data(), {2, 3}, {1, 2}));

  std::array<float, 40> x{};
  using strides = Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>;
  Eigen::Map<Eigen::MatrixXf> map(x.data(), 3, 4);
  Eigen::Map<Eigen::MatrixXf, 0, strides> strided(x.data() + 1, 3, 4, strides(10, 2));
  CHECK(looks_like<float>(any_view_of(map), x.data(), {3, 4}, {1, 3}));
  CHECK(looks_like<float>(any_view_of(strided), x.data() + 1, {3, 4}, {2, 10}));

  auto block = columns.block(1, 1, 2, 3);
  CHECK(looks_like<float>(any_view_of(block), columns.data() + 4, {2, 3}, {1, 3}));
  auto turned = rows.transpose();
  CHECK(looks_like<double>(any_view_of(turned), rows.data(), {4, 3}, {1, 4}));

  const Eigen::Map<const Eigen::MatrixXf> read_only(x.data(), 3, 4);
  CHECK(looks_like<const float>(any_view_of(read_only), x.data(), {3, 4}, {1, 3}));
  STATIC_REQUIRE(xattn::static_rank<Eigen::MatrixXf> == 2);
}

#endif
