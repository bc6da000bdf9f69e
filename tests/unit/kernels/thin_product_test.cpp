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

/// Rows of a and of c are far apart, those of b lie one after the other with nothing behind the last one.
template <class T, class S>
array product(const array& a, const array& b) {
  const index_t rows = a.extent(0), columns = b.extent(1), lanes = xattn::simd::lanes<T>;
  const index_t a_pitch = b.extent(0) + 3, c_pitch = (columns + lanes - 1) / lanes * lanes + lanes;
  const test::buffer<T, 2> left(a, {{a_pitch, 1}, 0});
  const test::buffer<S, 2> right(b, test::arrangement::row_major, {.back = 0});
  std::vector<T> c(static_cast<std::size_t>(rows * c_pitch), std::numeric_limits<T>::quiet_NaN());
  kernels::thin_product<S, T>::run(left.cview(), right.cview(), {c.data(), {rows, columns}, {c_pitch, 1}});
  array out({rows, columns});
  for (index_t n = 0; n < out.size(); ++n) {
    out.flat(n) = c[static_cast<std::size_t>(n / columns * c_pitch + n % columns)];
  }
  for (index_t i = 0; i < rows; ++i) CHECK(std::isnan(c[static_cast<std::size_t>((i + 1) * c_pitch - 1)]));
  return out;
}

template <class T, class S>
void check(index_t rows, index_t depth, index_t columns) {
  INFO("rows " << rows << " depth " << depth << " columns " << columns);
  const array a = test::random_array<T>({rows, depth}),
              x = test::random_array<float>({depth, columns}, test::regime::uniform, 2);
  const array b = test::buffer<S, 2>(x).numbers();
  const array together = product<T, S>(a, b);
  CHECK(test::within(together, oracle::matmul(a, b), test::matmul_budget<T>(a, b)));
  array last({1, depth});
  for (index_t k = 0; k < depth; ++k) last(0, k) = a(rows - 1, k);
  const array alone = product<T, S>(last, b);
  for (index_t j = 0; j < columns; ++j) CHECK(alone(0, j) == together(rows - 1, j));
}

template <class T, class S>
void check_all() {
  const index_t group = kernels::tile_rows<T>, lanes = xattn::simd::lanes<T>;
  for (const index_t n : test::positive_widths_around(lanes)) {
    check<T, S>(1, n, 20);
    check<T, S>(group, 20, n);
    check<T, S>(group + 1, kernels::thin_depth + 1, 2 * n + 1);
    check<T, S>(2 * group - 1, 2 * kernels::thin_depth, 8 * lanes + n);
  }
  check<T, S>(1, 50, 13 * lanes + 3);
  for (const index_t packs : {4, 8}) check<T, S>(group, kernels::thin_depth + 5, packs * lanes);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("thin_product: matches the oracle, whatever the rows beside", "[kernels][bits]", test::reals) {
  check_all<TestType, TestType>();
  check_all<TestType, xattn::bf16>();
}
