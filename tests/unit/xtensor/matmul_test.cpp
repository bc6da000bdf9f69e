// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/xtensor_views.hpp"

#include <xattn/attention.hpp>

namespace {

using shape = oracle::shape_t;
using test::index_t;

struct pairing {
  shape a, b, c;
};

/// Every way that extents may be paired.
const std::vector<pairing> pairings{
    {{5}, {5}, {}},
    {{5}, {5, 3}, {3}},
    {{4, 5}, {5}, {4}},
    {{4, 5}, {5, 3}, {4, 3}},
    {{2, 4, 5}, {5, 3}, {2, 4, 3}},
    {{4, 5}, {2, 5, 3}, {2, 4, 3}},
    {{2, 4, 5}, {2, 5, 3}, {2, 4, 3}},
    {{1, 4, 5}, {2, 5, 3}, {2, 4, 3}},
    {{2, 4, 5}, {5}, {2, 4}},
    {{5}, {2, 5, 3}, {2, 3}},
    {{2, 3, 4, 5}, {5, 17}, {2, 3, 4, 17}},
    {{2, 3, 4, 5}, {3, 5, 1}, {2, 3, 4, 1}},
    {{2, 1, 4, 5}, {1, 3, 5, 2}, {2, 3, 4, 2}},
    {{2, 3, 1, 33}, {33, 40}, {2, 3, 1, 40}},
    {{2, 3, 4, 5}, {5}, {2, 3, 4}},
    {{5}, {2, 3, 5, 4}, {2, 3, 4}},
    {{2, 3, 4, 0}, {0, 5}, {2, 3, 4, 5}},
    {{0, 4, 5}, {5, 3}, {0, 4, 3}},
    {{1, 4, 5}, {0, 5, 3}, {0, 4, 3}},
    {{4, 5}, {5, 0}, {4, 0}},
};

/// The index of a matrix in an operand with leading extents `own` (aligned right) of matrix n out of `all`.
index_t matrix_of(index_t n, const shape& all, const shape& own) {
  index_t index = 0, step = 1;
  for (std::size_t d = 0; d < all.size(); ++d) {
    const index_t extent = all[all.size() - 1 - d];
    if (d < own.size()) {
      const index_t mine = own[own.size() - 1 - d];
      if (mine != 1) index += n % extent * step;
      step *= mine;
    }
    n /= extent;
  }
  return index;
}

/// Element by element, operands with both axes.
oracle::array product(oracle::array a, oracle::array b, const shape& result) {
  if (a.rank() == 1) a = a.reshaped({1, a.size()});
  if (b.rank() == 1) b = b.reshaped({b.size(), 1});
  const shape front_a(a.shape.begin(), a.shape.end() - 2), front_b(b.shape.begin(), b.shape.end() - 2);
  shape front(std::max(front_a.size(), front_b.size()), 1);
  for (std::size_t d = 0; d < front.size(); ++d) {
    for (const shape* own : {&front_a, &front_b}) {
      if (d < own->size() && (*own)[own->size() - 1 - d] != 1)
        front[front.size() - 1 - d] = (*own)[own->size() - 1 - d];
    }
  }
  const index_t rows = a.extent(-2), depth = a.extent(-1), columns = b.extent(-1);
  oracle::array c(result);
  for (index_t n = 0; n < c.size(); ++n) {
    const index_t m = n / (rows * columns), i = n / columns % rows, j = n % columns;
    const index_t of_a = matrix_of(m, front, front_a), of_b = matrix_of(m, front, front_b);
    for (index_t k = 0; k < depth; ++k) {
      c.flat(n) += a.flat((of_a * rows + i) * depth + k) * b.flat((of_b * depth + k) * columns + j);
    }
  }
  return c;
}

template <class T>
xt::xarray<T> array_of(const oracle::array& x) {
  auto a = xt::xarray<T>::from_shape(std::vector<std::size_t>(x.shape.begin(), x.shape.end()));
  for (index_t n = 0; n < x.size(); ++n) a.data()[n] = test::narrow<T>(x.flat(n));
  return a;
}

oracle::array filled(const shape& s, std::uint64_t seed) {
  return s.empty() ? oracle::array(s) : test::random_array<float>(s, test::regime::uniform, seed);
}

template <class T>
void check_pairings() {
  for (const pairing& p : pairings) {
    const auto a = filled(p.a, 1), b = filled(p.b, 2), want = product(a, b, p.c);
    const auto c = xattn::matmul(array_of<T>(a), array_of<T>(b));
    REQUIRE(std::vector<std::size_t>(c.shape().begin(), c.shape().end()) ==
            std::vector<std::size_t>(p.c.begin(), p.c.end()));
    for (index_t n = 0; n < want.size(); ++n) {
      CHECK(std::fabs(test::widen(c.data()[n]) - want.flat(n)) <= 40 * test::eps<T>() * 40);
    }
  }
}

}  // namespace

TEST_CASE("matmul: pairs leading axes as numpy does", "[xtensor][matmul]") {
  check_pairings<float>();
  check_pairings<double>();
}

TEST_CASE("matmul: the rank of the result is static where both inputs' are", "[xtensor][matmul]") {
  const xt::xtensor<float, 1> row{1, 2, 3};
  const xt::xtensor<float, 2> square{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  const xt::xtensor<float, 3> batch = xt::ones<float>({2, 3, 3});
  const xt::xarray<float> dynamic = square;
  using xattn::matmul;
  STATIC_REQUIRE(std::is_same_v<decltype(matmul(row, row)), xt::xtensor<float, 0>>);
  STATIC_REQUIRE(std::is_same_v<decltype(matmul(row, square)), xt::xtensor<float, 1>>);
  STATIC_REQUIRE(std::is_same_v<decltype(matmul(square, square)), xt::xtensor<float, 2>>);
  STATIC_REQUIRE(std::is_same_v<decltype(matmul(batch, square)), xt::xtensor<float, 3>>);
  STATIC_REQUIRE(std::is_same_v<decltype(matmul(batch, row)), xt::xtensor<float, 2>>);
  STATIC_REQUIRE(std::is_same_v<decltype(matmul(dynamic, square)), xt::xarray<float>>);
  CHECK(matmul(row, row)() == 14);
  CHECK(matmul(row, square)(1) == 36);
  CHECK(matmul(square, row)(1) == 32);
  CHECK(matmul(batch, row)(1, 2) == 6);
  CHECK(matmul(2.f * square, row)(1) == 64);
}

TEST_CASE("matmul_into: strided operands and outputs, rows that join or do not, narrow elements", "[xtensor][matmul]") {
  const auto a = filled({2, 3, 4, 9}, 1), b = filled({9, 20}, 2), want = product(a, b, {2, 3, 4, 20});
  const test::buffer<float, 4> plain({2, 3, 4, 20});
  xattn::matmul_into(plain.view(), test::buffer<float, 4>(a).view(), test::buffer<float, 2>(b).view());
  CHECK(test::within(plain, want, 1e-5L));
  for (const test::arrangement how : test::arrangements) {
    INFO("arrangement " << test::name(how));
    const test::buffer<float, 4> in(a, how), out({2, 3, 4, 20}, how);
    xattn::matmul_into(out.view(), in.view(), test::buffer<float, 2>(b, how).view());
    CHECK(test::exactly(out, plain));
    CHECK(out.borders_intact());
  }
  const test::buffer<xattn::bf16, 2> narrow(b);
  xattn::matmul_into(plain.view(), test::buffer<float, 4>(a).view(), narrow.view());
  CHECK(test::within(plain, product(a, narrow.numbers(), {2, 3, 4, 20}), 1e-5L));
}

TEST_CASE("matmul: a batch, an item and a row have the same bits", "[xtensor][matmul][bits]") {
  const auto a = array_of<float>(filled({2, 3, 4, 70}, 1)), b = array_of<float>(filled({70, 50}, 2));
  const xt::xarray<float> c = xattn::matmul(a, b);
  using matrix = xattn::matrix_view<const float>;
  using row = xattn::row_view<const float>;
  for (index_t n = 0; n < 6; ++n) {
    const xt::xtensor<float, 2> item = xattn::matmul(matrix(a.data() + n * 280, {4, 70}), matrix(b.data(), {70, 50}));
    CHECK(std::equal(item.begin(), item.end(), c.data() + n * 200));
    const xt::xtensor<float, 1> first = xattn::matmul(row(a.data() + n * 280, {70}), matrix(b.data(), {70, 50}));
    CHECK(std::equal(first.begin(), first.end(), c.data() + n * 200));
  }
}

TEST_CASE("matmul: wrong shapes are named, the output is left alone", "[xtensor][matmul]") {
  const auto message = [](const shape& a, const shape& b) {
    return test::message_of<xattn::shape_error>(
        [&] { (void)xattn::matmul(array_of<float>(filled(a, 1)), array_of<float>(filled(b, 2))); });
  };
  CHECK(test::mentions(message({2, 4, 5}, {4, 3}), {"matmul: b has shape (4, 3)", "K = 5", "a (2, 4, 5)"}));
  CHECK(test::mentions(message({5}, {4}), {"matmul: b has shape (4)", "K = 5"}));
  CHECK(test::mentions(message({2, 4, 5}, {3, 5, 3}), {"matmul: b has shape (3, 5, 3)", "leading axes", "(2, 4, 5)"}));
  CHECK(test::mentions(message({}, {5, 3}), {"matmul: a has shape ()", "one to four axes"}));
  CHECK(test::mentions(message({1, 2, 3, 4, 5}, {5, 3}), {"matmul: a has shape", "one to four axes"}));
  const auto into = [](const shape& c, const shape& a, const shape& b) {
    auto out = array_of<float>(oracle::array(c));
    return test::message_keeping<xattn::shape_error>(
        [&] { xattn::matmul_into(out, array_of<float>(filled(a, 1)), array_of<float>(filled(b, 2))); }, out);
  };
  CHECK(test::mentions(into({2, 4, 4}, {2, 4, 5}, {5, 3}), {"matmul_into: c has shape (2, 4, 4)", "(2, 4, 3)"}));
  CHECK(test::mentions(into({1, 4, 3}, {4, 5}, {5, 3}), {"matmul_into: c has shape (1, 4, 3)", "expected (4, 3)"}));
  CHECK(test::mentions(into({4, 1}, {4, 5}, {5}), {"matmul_into: c has shape (4, 1)", "expected (4)"}));
  auto square = array_of<float>(filled({4, 4}, 1));
  CHECK(test::mentions(
      test::message_keeping<xattn::option_error>([&] { xattn::matmul_into(square, square, square); }, square),
      {"matmul_into: c overlaps a"}));
}

TEST_CASE("matmul: matrices whose types hold their extents, the same bits and errors", "[xtensor][matmul][bits]") {
  const auto a = array_of<float>(filled({5, 9}, 1)), b = array_of<float>(filled({9, 20}, 2));
  const xt::xtensor_fixed<float, xt::xshape<5, 9>> fixed_a = a;
  const xt::xtensor_fixed<float, xt::xshape<9, 20>> fixed_b = b;
  const xt::xtensor_fixed<float, xt::xshape<9, 20>, xt::layout_type::column_major> turned = b;
  xt::xtensor_fixed<float, xt::xshape<5, 20>> c, d;
  xattn::matmul_into(c, fixed_a, fixed_b);
  xattn::matmul_into(d, fixed_a, turned);
  CHECK((xattn::matmul(a, b) == c));
  CHECK((c == d));
  xt::xtensor_fixed<float, xt::xshape<20, 5>> wrong;
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { xattn::matmul_into(wrong, fixed_a, fixed_b); }),
                       {"matmul_into: c has shape (20, 5)", "expected (5, 20)"}));
  xt::xtensor_fixed<float, xt::xshape<4, 4>> square = xt::ones<float>({4, 4});
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { xattn::matmul_into(square, square, square); }),
                       {"matmul_into: c overlaps a"}));
}
