// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/core/numbers.hpp>
#include <xattn/kernels/matmul.hpp>

#include <span>
#include <vector>

namespace {

using oracle::array;
using test::arrangement;
using test::buffer;
using test::index_t;
using xattn::kernels::product;
using xattn::kernels::tile_shape;

/// Runs the kernel with scratch of exactly the promised size, itself poisoned.
template <class T, class A, class B, class C>
void multiply(const A& a, const B& b, const C& c, product mode = product::stored) {
  const std::size_t bytes = xattn::kernels::matmul_workspace<T>(a.extent(1));
  std::vector<std::byte> memory(bytes + xattn::workspace_alignment, std::byte{0xff});
  const auto scratch = xattn::workspace(std::span<std::byte>(memory));
  xattn::kernels::matmul(a.cview(), b.cview(), c.view(), scratch, mode);
}

template <class T, class TA = T, class TB = T>
buffer<T, 2> product_of(const array& a, const array& b) {
  const auto left = test::placed<TA, 2>(a);
  const auto right = test::placed<TB, 2>(b);
  buffer<T, 2> c({a.extent(0), b.extent(1)});
  multiply<T>(left, right, c);
  return c;
}

/// One chain of K products and sums: half of what sum_budget takes for sums in any order.
template <class T>
array budget(const array& a, const array& b) {
  return test::matmul_budget<T>(a, b, 0.51L);
}

/// Around the rows of a tile and everything that is left over.
template <class T>
std::vector<index_t> row_counts() {
  constexpr index_t r = tile_shape<T>::rows;
  return {0, 1, 2, r - 1, r, r + 1, 2 * r - 1, 2 * r + 1, xattn::kernels::matmul_rows + r + 1};
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("matmul: matches the oracle at all sizes around rows, lanes and panels", "[kernels][matmul]",
                        test::all_reals) {
  using T = TestType;
  for (const index_t n : test::widths_around(tile_shape<T>::columns)) {
    for (const index_t m : row_counts<T>()) {
      for (const index_t k : {0, 1, 3, 20}) {
        INFO("M " << m << " K " << k << " N " << n);
        const auto seed = static_cast<std::uint64_t>(100 * n + 10 * m + k);
        const array a = test::random_array<double>({m, k}, test::regime::uniform, seed);
        const array b = test::random_array<double>({k, n}, test::regime::uniform, seed + 1);
        const array x = test::placed<T, 2>(a).numbers(), y = test::placed<T, 2>(b).numbers();
        const auto c = product_of<T>(x, y);
        CHECK(test::within(c, oracle::matmul(x, y), budget<T>(x, y)));
        CHECK(c.borders_intact());
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("matmul: the bound holds for long sums and wild numbers", "[kernels][matmul]", test::reals) {
  using T = TestType;
  for (const test::regime kind : test::finite_regimes) {
    const array a = test::random_array<T>({3, 700}, kind, 3), b = test::random_array<T>({700, 9}, kind, 4);
    CHECK(test::within(product_of<T>(a, b), oracle::matmul(a, b), budget<T>(a, b)));
  }
}

TEMPLATE_LIST_TEST_CASE("matmul: any layout of any operand gives the same bits and leaves the rest alone",
                        "[kernels][matmul]", test::reals) {
  using T = TestType;
  const index_t lanes = xattn::simd::lanes<T>;
  for (const index_t n : {lanes, 2 * lanes + 3}) {
    const array a = test::random_array<T>({7, 5}), b = test::random_array<T>({5, n}, test::regime::uniform, 2);
    const auto plain = product_of<T>(a, b).elements();
    for (const arrangement how : test::arrangements) {
      for (int which = 0; which < 4; ++which) {
        INFO(test::name(how) << ", operand " << which << ", N " << n);
        const auto layout = [&](int operand) { return which == 3 || which == operand ? how : arrangement::row_major; };
        const auto left = test::placed<T, 2>(a, layout(0));
        const auto right = test::placed<T, 2>(b, layout(1));
        const buffer<T, 2> c({7, n}, layout(2));
        multiply<T>(left, right, c);
        CHECK(c.elements() == plain);
        CHECK(c.borders_intact());
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("matmul: repeated rows and columns are read, not advanced", "[kernels][matmul]", test::reals) {
  using T = TestType;
  const array row = test::random_array<T>({1, 6}), b = test::random_array<T>({6, 3});
  const auto once = test::placed<T, 2>(row);
  const auto right = test::placed<T, 2>(b);
  const xattn::view<const T, 2> repeated(once.data(), {9, 6}, {0, 1});
  const buffer<T, 2> c({9, 3});
  std::vector<std::byte> memory(xattn::kernels::matmul_workspace<T>(6) + xattn::workspace_alignment);
  xattn::kernels::matmul(repeated, right.cview(), c.view(), xattn::workspace(std::span<std::byte>(memory)));
  const auto single = product_of<T>(row, b).elements();
  for (index_t i = 0; i < 9; ++i) {
    for (index_t j = 0; j < 3; ++j) CHECK(c(i, j) == single[static_cast<std::size_t>(j)]);
  }
}

TEMPLATE_LIST_TEST_CASE("matmul: one row and many rows, few columns and many, give the same bits", "[kernels][matmul]",
                        test::reals) {
  using T = TestType;
  const index_t m = 2 * tile_shape<T>::rows + 3, n = 2 * tile_shape<T>::columns + 3;
  const array a = test::random_array<T>({m, 37}), b = test::random_array<T>({37, n}, test::regime::uniform, 2);
  const auto whole = product_of<T>(a, b);
  const auto left = test::placed<T, 2>(a);
  const auto right = test::placed<T, 2>(b);
  std::vector<std::byte> memory(xattn::kernels::matmul_workspace<T>(37) + xattn::workspace_alignment);
  for (index_t i = 0; i < m; ++i) {
    for (const index_t columns : {index_t{1}, tile_shape<T>::columns, n}) {
      const buffer<T, 2> c({1, columns});
      xattn::kernels::matmul(left.cview().slice(0, i, i + 1), right.cview().slice(1, 0, columns), c.view(),
                             xattn::workspace(std::span<std::byte>(memory)));
      for (index_t j = 0; j < columns; ++j) CHECK(c(0, j) == whole(i, j));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("matmul: an added product is summed by itself first", "[kernels][matmul]", test::reals) {
  using T = TestType;
  for (const index_t n : test::positive_widths_around(tile_shape<T>::columns)) {
    const array a = test::random_array<T>({9, 6}), b = test::random_array<T>({6, n}, test::regime::uniform, 2);
    const array before = test::random_array<T>({9, n}, test::regime::uniform, 3);
    const auto alone = product_of<T>(a, b);
    const auto left = test::placed<T, 2>(a);
    const auto right = test::placed<T, 2>(b);
    for (const arrangement how : {arrangement::row_major, arrangement::pitch_8, arrangement::transposed}) {
      const auto c = test::placed<T, 2>(before, how);
      const auto start = test::placed<T, 2>(before);
      multiply<T>(left, right, c, product::added);
      bool same = true;
      for (index_t i = 0; i < 9; ++i) {
        for (index_t j = 0; j < n; ++j) same = same && c(i, j) == start(i, j) + alone(i, j);
      }
      CHECK(same);
      CHECK(c.borders_intact());
    }
  }
}

TEMPLATE_LIST_TEST_CASE("matmul: K = 0 gives zeros, over whatever was there", "[kernels][matmul]", test::reals) {
  using T = TestType;
  const auto c = product_of<T>(array({3, 0}), array({0, 5}));
  CHECK(test::exactly(c, array({3, 5})));
  const auto left = test::placed<T, 2>(array({3, 0}));
  const auto right = test::placed<T, 2>(array({0, 5}));
  const auto kept = test::placed<T, 2>(array({3, 5}, 4));
  multiply<T>(left, right, kept, product::added);
  CHECK(test::exactly(kept, array({3, 5}, 4)));
}

TEMPLATE_LIST_TEST_CASE("matmul: NaN and infinities reach the elements that they are part of, no others",
                        "[kernels][matmul]", test::reals) {
  using T = TestType;
  array a = test::random_array<T>({7, 5});
  const array b = test::random_array<T>({5, 11}, test::regime::uniform, 2);
  a(3, 2) = std::numeric_limits<long double>::quiet_NaN();
  array want = oracle::matmul(a, b);
  CHECK(test::within_or_nan(product_of<T>(a, b), want, budget<T>(test::random_array<T>({7, 5}), b)));
  a(3, 2) = std::numeric_limits<long double>::infinity();
  want = oracle::matmul(a, b);
  CHECK(std::isinf(want(3, 0)));
  CHECK(test::within_or_nan(product_of<T>(a, b), want, budget<T>(test::random_array<T>({7, 5}), b)));
}

TEMPLATE_TEST_CASE("matmul: narrow elements are widened before they are multiplied", "[kernels][matmul]", xattn::bf16,
                   xattn::f16) {
  using S = TestType;
  const array a = test::placed<S, 2>(test::random_array<float>({7, 33})).numbers();
  const array b = test::placed<S, 2>(test::random_array<float>({33, 19}, test::regime::uniform, 2)).numbers();
  const array full = test::random_array<float>({33, 19}, test::regime::uniform, 3);
  CHECK(test::within(product_of<float, S, S>(a, b), oracle::matmul(a, b), budget<float>(a, b)));
  CHECK(test::within(product_of<float, S, float>(a, full), oracle::matmul(a, full), budget<float>(a, full)));
  const auto left = test::placed<S, 2>(a);
  for (const arrangement how : test::arrangements) {
    INFO(test::name(how));
    const buffer<float, 2> c({7, 19});
    multiply<float>(left, test::placed<S, 2>(b, how), c);
    CHECK(test::same_bits(c, product_of<float>(a, b)));
  }
}

TEST_CASE("matmul: a dual number carries its derivative through", "[kernels][matmul]") {
  using test::dual;
  const array a = test::random_array<double>({3, 4}), b = test::random_array<double>({4, 5}, test::regime::uniform, 2);
  const array da = test::random_array<double>({3, 4}, test::regime::uniform, 3);
  const auto left = test::placed<dual, 2>(a);
  const auto right = test::placed<dual, 2>(b);
  for (index_t i = 0; i < 3; ++i) {
    for (index_t k = 0; k < 4; ++k) left(i, k).slope = static_cast<double>(da(i, k));
  }
  const buffer<dual, 2> c({3, 5});
  multiply<dual>(left, right, c);
  array slopes({3, 5});
  for (index_t n = 0; n < 15; ++n) slopes.flat(n) = static_cast<long double>(c(n / 5, n % 5).slope);
  CHECK(test::within(slopes, oracle::matmul(da, b), budget<double>(da, b)));
}
