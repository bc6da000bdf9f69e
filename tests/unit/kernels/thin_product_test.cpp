// SPDX-License-Identifier: BSD-3-Clause
/// A few rows times a matrix that is read once.
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/kernels/thin_product.hpp>

namespace {

using oracle::array;
using test::index_t;
namespace kernels = xattn::kernels;

/// a is (M, depth) or, turned, (depth, M).
template <int M, class T, class S>
array product(const array& a, const array& b, bool turned) {
  constexpr index_t pitch = 320;
  const index_t depth = b.extent(0), columns = b.extent(1);
  std::vector<T> rows(static_cast<std::size_t>(M * pitch)), c(rows.size(), std::numeric_limits<T>::quiet_NaN());
  for (index_t r = 0; r < M; ++r) {
    for (index_t k = 0; k < depth; ++k) {
      rows[static_cast<std::size_t>(turned ? k * M + r : r * pitch + k)] = static_cast<T>(a(r, k));
    }
  }
  const test::buffer<S, 2> matrix(b, test::arrangement::row_major, {.back = 0});
  const auto run = [&](auto how) { how.run(rows.data(), depth, matrix.data(), columns, columns, c.data(), pitch); };
  if (turned)
    run(kernels::thin_product<M, 1, M, S, T>{});
  else
    run(kernels::thin_product<M, pitch, 1, S, T>{});
  array out({M, columns});
  for (index_t n = 0; n < out.size(); ++n) out.flat(n) = c[static_cast<std::size_t>(n / columns * pitch + n % columns)];
  return out;
}

template <int M, class T, class S>
void check(index_t depth, index_t columns) {
  INFO("M " << M << " depth " << depth << " columns " << columns);
  const array a = test::random_array<T>({M, depth}),
              x = test::random_array<float>({depth, columns}, test::regime::uniform, 2);
  const array b = test::buffer<S, 2>(x).numbers();
  const array straight = product<M, T, S>(a, b, false);
  CHECK(test::within(straight, oracle::matmul(a, b), test::matmul_budget<T>(a, b)));
  CHECK(test::exactly(product<M, T, S>(a, b, true), straight));
  array first({1, depth});
  for (index_t k = 0; k < depth; ++k) first(0, k) = a(0, k);
  const array alone = product<1, T, S>(first, b, false);
  for (index_t j = 0; j < columns; ++j) CHECK(alone(0, j) == straight(0, j));
}

template <class T, class S>
void check_all() {
  for (const index_t n : test::positive_widths_around(xattn::simd::lanes<T>)) {
    check<1, T, S>(n, 20);
    check<2, T, S>(20, n);
    check<4, T, S>(kernels::thin_depth + 1, n);
    check<kernels::thin_rows, T, S>(2 * kernels::thin_depth, 2 * n + 1);
  }
  check<kernels::thin_rows, T, S>(50, 16 * xattn::simd::lanes<T> + 3);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("thin_product: matches the oracle, whatever the rows beside", "[kernels][bits]", test::reals) {
  check_all<TestType, TestType>();
  check_all<TestType, xattn::bf16>();
}
