// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/core/view.hpp>

#include <array>
#include <numeric>

namespace {

using xattn::extents;
using xattn::index_t;
using xattn::view;

/// 0, 1, 2, ... so that an element tells where it lies.
struct numbered {
  std::array<int, 120> storage{};
  numbered() { std::iota(storage.begin(), storage.end(), 0); }
  int* data() { return storage.data(); }
};

}  // namespace

TEST_CASE("view: row-major strides are made from the extents", "[core][view]") {
  CHECK(xattn::row_major<4>({2, 3, 4, 5}) == extents<4>{60, 20, 5, 1});
  CHECK(xattn::row_major<1>({7}) == extents<1>{1});
  CHECK(xattn::row_major<2>({3, 0}) == extents<2>{0, 1});
  CHECK(xattn::element_count<3>({2, 3, 4}) == 24);
  CHECK(xattn::element_count<3>({2, 0, 4}) == 0);
}

TEST_CASE("view: elements are found by extents and strides", "[core][view]") {
  numbered n;
  const view<int, 4> dense(n.data(), {2, 3, 4, 5});
  CHECK(dense(1, 2, 3, 4) == 119);
  CHECK(dense(0, 1, 0, 2) == 22);
  CHECK(dense.size() == 120);
  CHECK(dense.extent(2) == 4);
  CHECK(dense.stride(2) == 5);

  const view<int, 2> reversed(n.data() + 11, {3, 4}, {-4, -1});
  CHECK(reversed(0, 0) == 11);
  CHECK(reversed(2, 3) == 0);
  const view<int, 2> repeated(n.data() + 7, {3, 4}, {0, 0});
  CHECK(repeated(2, 3) == 7);
  const view<int, 1> row(n.data(), {4}, {3});
  CHECK(row(3) == 9);
}

TEST_CASE("view: any integer type serves as an index", "[core][view]") {
  numbered n;
  const view<int, 2> m(n.data(), {3, 4});
  CHECK(m(std::size_t{2}, short{1}) == 9);
  CHECK(m(2u, 1L) == 9);
}

TEST_CASE("view: writing goes through, also from a const view", "[core][view]") {
  numbered n;
  const view<int, 2> m(n.data(), {3, 4});
  m(1, 1) = -5;
  CHECK(n.storage[5] == -5);
}

TEST_CASE("view: the first index drops an axis", "[core][view]") {
  numbered n;
  const view<int, 3> t(n.data(), {2, 3, 4}, {1, 40, 10});
  const view<int, 2> m = t[1];
  CHECK(m.extent() == extents<2>{3, 4});
  CHECK(m.stride() == extents<2>{40, 10});
  CHECK(m(2, 3) == t(1, 2, 3));
  CHECK(t[1][2](3) == 1 + 80 + 30);
}

TEST_CASE("view: a slice keeps the rank and the strides", "[core][view]") {
  numbered n;
  const view<int, 2> m(n.data(), {6, 5});
  const view<int, 2> part = m.slice(0, 2, 5).slice(1, 1, 4);
  CHECK(part.extent() == extents<2>{3, 3});
  CHECK(part.stride() == m.stride());
  CHECK(part(0, 0) == 11);
  CHECK(part(2, 2) == 23);
  CHECK(m.slice(0, 3, 3).empty());
  const view<int, 1> backwards(n.data() + 9, {10}, {-1});
  CHECK(backwards.slice(0, 2, 4)(0) == 7);
}

TEST_CASE("view: transposed exchanges rows and columns", "[core][view]") {
  numbered n;
  const view<int, 2> m(n.data(), {3, 4}, {5, 2});
  const view<int, 2> t = xattn::transposed(m);
  CHECK(t.extent() == extents<2>{4, 3});
  for (index_t i = 0; i < 3; ++i) {
    for (index_t j = 0; j < 4; ++j) CHECK(&t(j, i) == &m(i, j));
  }
}

TEST_CASE("view: lifted adds leading axes of extent 1", "[core][view]") {
  numbered n;
  const view<int, 2> m(n.data(), {3, 4}, {5, 1});
  const view<int, 4> lifted = xattn::lifted<4>(m);
  CHECK(lifted.extent() == extents<4>{1, 1, 3, 4});
  CHECK(&lifted(0, 0, 2, 3) == &m(2, 3));
  CHECK(xattn::lifted<2>(m).stride() == m.stride());
}

TEST_CASE("view: is_dense looks at the strides that matter", "[core][view]") {
  int x = 0;
  CHECK(xattn::is_dense(view<int, 3>(&x, {2, 3, 4})));
  CHECK(xattn::is_dense(view<int, 3>(&x, {1, 3, 4}, {99, 4, 1})));
  CHECK(xattn::is_dense(view<int, 3>(&x, {3, 4, 1}, {4, 1, 0})));
  CHECK_FALSE(xattn::is_dense(view<int, 2>(&x, {3, 4}, {5, 1})));
  CHECK_FALSE(xattn::is_dense(view<int, 2>(&x, {3, 4}, {1, 3})));
  CHECK_FALSE(xattn::is_dense(view<int, 1>(&x, {3}, {-1})));
}

TEST_CASE("view: a view of const elements is made from one of elements, never the other way", "[core][view]") {
  numbered n;
  const view<int, 2> m(n.data(), {3, 4}, {4, 1});
  const view<const int, 2> c = m;
  CHECK(&c(2, 3) == &m(2, 3));
  CHECK(xattn::as_const(m).data() == m.data());
  STATIC_REQUIRE(std::is_convertible_v<view<int, 2>, view<const int, 2>>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<view<const int, 2>, view<int, 2>>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<view<int, 2>, view<long, 2>>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<view<int, 2>, view<int, 3>>);
}

TEST_CASE("view: it is trivially copyable and may be empty of memory", "[core][view]") {
  STATIC_REQUIRE(std::is_trivially_copyable_v<view<float, 4>>);
  const view<float, 3> nothing;
  CHECK(nothing.empty());
  CHECK(nothing.data() == nullptr);
  const view<float, 4> no_batch(nullptr, {0, 2, 3, 4});
  CHECK(no_batch.empty());
  CHECK(no_batch.size() == 0);
}

TEST_CASE("view: everything about a view is a constant expression", "[core][view]") {
  static constexpr std::array<int, 6> numbers{0, 1, 2, 3, 4, 5};
  constexpr view<const int, 2> m(numbers.data(), {2, 3});
  STATIC_REQUIRE(m(1, 2) == 5);
  STATIC_REQUIRE(m[1](0) == 3);
  STATIC_REQUIRE(xattn::transposed(m)(2, 0) == 2);
  STATIC_REQUIRE(m.slice(1, 1, 3)(0, 0) == 1);
}
