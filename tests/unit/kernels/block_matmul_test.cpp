// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/kernels/block_matmul.hpp>
#include <xattn/kernels/fixed_matmul.hpp>
#include <xattn/kernels/matmul.hpp>

#include <span>
#include <vector>

namespace {

using test::buffer;
using test::index_t;
namespace kernels = xattn::kernels;

/// The product in scratch of exactly the promised size, beside the same by the plain function.
template <class T, class S = T>
void check(index_t rows, index_t depth, index_t columns, test::arrangement how = test::arrangement::row_major) {
  INFO("M " << rows << " K " << depth << " N " << columns << " arranged " << static_cast<int>(how));
  const buffer<T, 2> a(test::random_array<T>({rows, depth}), how);
  const buffer<S, 2> b(test::random_array<T>({depth, columns}, test::regime::uniform, 2), how);
  const buffer<T, 2> c({rows, columns}, how), plain({rows, columns});
  std::vector<std::byte> memory(kernels::block_matmul_workspace<T>(rows, depth, columns) + xattn::workspace_alignment,
                                std::byte{0xff});
  std::vector<std::byte> other(kernels::matmul_workspace<T>(depth) + xattn::workspace_alignment);
  kernels::block_matmul(a.cview(), b.cview(), c.view(), xattn::workspace(std::span<std::byte>(memory)));
  kernels::matmul(a.cview(), b.cview(), plain.view(), xattn::workspace(std::span<std::byte>(other)));
  CHECK(test::within(c, oracle::matmul(a.numbers(), b.numbers()), test::matmul_budget<T>(a.numbers(), b.numbers())));
  // the compiler may fuse the arithmetic of other types in one place and not in another
  if constexpr (std::is_floating_point_v<T>) CHECK(c.elements() == plain.elements());
  CHECK(c.borders_intact());
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("block_matmul: matches the oracle, and the plain product to the bit", "[bits][kernels][matmul]",
                        test::all_reals) {
  using T = TestType;
  const index_t rows = kernels::tile_shape<T>::rows, columns = kernels::tile_shape<T>::columns;
  for (const index_t m : {index_t{1}, index_t{2}, index_t{3}, index_t{5}, rows, rows + 1, 2 * rows + 1}) {
    for (const index_t n : {index_t{1}, columns - 1, columns, 2 * columns + 1}) check<T>(m, 5, n);
  }
  check<T>(3, 0, 4);
  check<T>(0, 3, 4);
  check<T>(4, 3, 0);
}

TEMPLATE_LIST_TEST_CASE("block_matmul: large enough to be packed by runs, in blocks of rows and slabs",
                        "[kernels][matmul]", test::reals) {
  check<TestType>(40, 2100, 300);
  check<TestType>(520, 2048, 40);
  check<TestType>(1, 37, 4200);    // rows so wide that they are read one after the other
  check<TestType>(40, 4096, 150);  // rows that collide, in slabs
  check<TestType>(3, 700, 1600);   // a few rows that wait for memory
}

TEMPLATE_LIST_TEST_CASE("block_matmul: operands of any strides", "[kernels][matmul]", test::reals) {
  for (const test::arrangement how : test::arrangements) {
    check<TestType>(30, 17, 70, how);
    check<TestType>(3, 4, 3, how);
  }
}

/// Memory that ends with the last number, for the sanitizer to watch.
template <class T>
xattn::matrix_view<T> view_of(std::vector<T>& numbers, index_t rows, index_t columns) {
  return {numbers.data(), {rows, columns}};
}

TEMPLATE_LIST_TEST_CASE("block_matmul: reads nothing behind the last number of a matrix in place", "[kernels][matmul]",
                        test::reals) {
  using T = TestType;
  const index_t lanes = xattn::simd::lanes<T>, depth = 300;
  for (const index_t rows : {index_t{1}, index_t{2}, index_t{3}}) {
    for (const index_t columns : {7 * lanes, 7 * lanes + 1, 8 * lanes, 15 * lanes, 17 * lanes}) {
      INFO("M " << rows << " N " << columns);
      std::vector<T> a(static_cast<std::size_t>(rows * depth), T(0.5));
      std::vector<T> b(static_cast<std::size_t>(depth * columns), T(0.25));
      std::vector<T> c(static_cast<std::size_t>(rows * columns));
      std::vector<std::byte> memory(kernels::block_matmul_workspace<T>(rows, depth, columns) +
                                    xattn::workspace_alignment);
      kernels::block_matmul(xattn::as_const(view_of(a, rows, depth)), xattn::as_const(view_of(b, depth, columns)),
                            view_of(c, rows, columns), xattn::workspace(std::span<std::byte>(memory)));
      CHECK(c == std::vector<T>(c.size(), T(37.5)));
    }
  }
}

/// The product of a compiled size, in the upper left of larger matrices, beside the plain one.
template <class T, index_t M, index_t K, index_t N>
void check_fixed() {
  INFO("M " << M << " K " << K << " N " << N);
  const test::arrangement pitched = test::arrangement::pitch_8;
  const buffer<T, 2> a(test::random_array<T>({M, K}), pitched), b(test::random_array<T>({K, N}), pitched);
  const buffer<T, 2> c({M, N}, pitched), plain({M, N});
  std::vector<std::byte> memory(kernels::matmul_workspace<T>(K) + xattn::workspace_alignment);
  kernels::fixed_matmul<M, K, N>(a.cview().data(), b.cview().data(), c.view().data(), a.cview().stride(0),
                                 b.cview().stride(0), c.view().stride(0));
  kernels::matmul(a.cview(), b.cview(), plain.view(), xattn::workspace(std::span<std::byte>(memory)));
  CHECK(c.elements() == plain.elements());
  CHECK(c.borders_intact());
}

TEMPLATE_LIST_TEST_CASE("fixed_matmul: has the bits of the plain product, and writes nothing beside it",
                        "[bits][kernels][matmul]", test::reals) {
  check_fixed<TestType, 1, 1, 1>();
  check_fixed<TestType, 3, 5, 7>();
  check_fixed<TestType, 16, 16, 16>();
  check_fixed<TestType, 25, 3, 31>();
  check_fixed<TestType, 32, 32, 32>();
  check_fixed<TestType, 4, 0, 9>();
}

TEST_CASE("block_matmul: narrow operands are widened", "[kernels][matmul]") { check<float, xattn::bf16>(20, 9, 70); }
