// SPDX-License-Identifier: BSD-3-Clause
#include "support/alloc_counter.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/kernels/activation.hpp>
#include <xattn/kernels/linear.hpp>
#include <xattn/kernels/pack_int8.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace {

using oracle::array;
using test::buffer;
using test::index_t;
namespace kernels = xattn::kernels;

/// (B, L, K) and (K, N), with what may be added to the product.
template <class T, class S = T>
struct product {
  buffer<T, 3> x, y, residual;
  buffer<S, 2> w;
  buffer<T, 1> bias;
  std::vector<S> memory;

  product(index_t batch, index_t length, index_t depth, index_t width,
          test::arrangement how = test::arrangement::row_major)
      : x(test::random_array<T>({batch, length, depth}), how),
        y({batch, length, width}, how),
        residual(test::random_array<T>({batch, length, width}, test::regime::uniform, 2), how),
        w(test::random_array<T>({depth, width}, test::regime::uniform, 3), how),
        bias(test::random_array<T>({width}, test::regime::uniform, 4)),
        memory(static_cast<std::size_t>(kernels::packed_matrix<T, S>::size_of(depth, width))) {}

  kernels::packed_matrix<T, S> packed() { return kernels::pack_matrix<T>(w.cview(), memory.data()); }

  array truth(bool biased, bool kept) const {
    array want = oracle::matmul(x.numbers(), w.numbers());
    const array b = bias.numbers(), r = residual.numbers();
    for (index_t n = 0; n < want.size(); ++n) {
      if (biased) want.flat(n) += b.flat(n % want.extent(-1));
      if (kept) want.flat(n) += r.flat(n);
    }
    return want;
  }
  array budget() const {
    array allowed = test::matmul_budget<T>(x.numbers(), w.numbers());
    for (long double& e : allowed.data) e += 8 * test::eps<T>();
    return allowed;
  }
};

template <class T, class S = T>
void check(index_t batch, index_t length, index_t depth, index_t width,
           test::arrangement how = test::arrangement::row_major) {
  INFO("B " << batch << " L " << length << " K " << depth << " N " << width);
  product<T, S> p(batch, length, depth, width, how);
  const auto w = p.packed();
  kernels::linear(p.x.cview(), w, p.y.view(), {});
  CHECK(test::within(p.y, p.truth(false, false), p.budget()));
  kernels::linear(p.x.cview(), w, p.y.view(), {p.bias.cview(), nullptr, p.residual.cview(), {}});
  CHECK(test::within(p.y, p.truth(true, true), p.budget()));
  CHECK(p.y.borders_intact());
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("linear: matches the oracle at the edges of tiles and panels", "[kernels][linear]",
                        test::all_reals) {
  using T = TestType;
  const index_t rows = kernels::tile_shape<T>::rows, columns = kernels::tile_shape<T>::columns;
  for (index_t length = 1; length <= 2 * rows + 1; ++length) check<T>(1, length, 3, columns);
  for (const index_t width : {index_t{1}, columns - 1, columns, columns + 1, 4 * columns, 5 * columns + 3}) {
    check<T>(1, 1, 4, width);
    check<T>(1, 2, 4, width);
    check<T>(2, rows + 1, 5, width);
  }
  check<T>(2, 3, 0, 4);
  check<T>(0, 3, 2, 4);
  check<T>(1, 0, 2, 4);
}

TEMPLATE_LIST_TEST_CASE("linear: matches the oracle over several blocks of rows", "[kernels][linear]", test::reals) {
  check<TestType>(1, 500, 1100, 5);
  check<TestType>(1, 20, 3300, 37);
  check<TestType>(3, 70, 9, 40);
  check<TestType>(1, 27, 1024, 100);  // rows that fill the ways of the first cache
}

TEMPLATE_LIST_TEST_CASE("linear: arrays of any strides", "[kernels][linear]", test::reals) {
  for (const test::arrangement how : test::arrangements) check<TestType>(2, 7, 6, 37, how);
}

TEST_CASE("linear: narrow weights are widened", "[kernels][linear]") {
  check<float, xattn::bf16>(1, 9, 40, 50);
  check<float, xattn::f16>(1, 1, 40, 150);
  check<float, xattn::bf16>(1, 3, 4, 5);
}

TEMPLATE_LIST_TEST_CASE("linear: one row, many rows and any executor give the same bits", "[bits][kernels][linear]",
                        test::reals) {
  using T = TestType;
  product<T> all(2, 130, 70, 150), alone(2, 130, 70, 150);
  const auto w = all.packed();
  kernels::linear(all.x.cview(), w, all.y.view(), {all.bias.cview(), nullptr, all.residual.cview(), {}});
  for (index_t i = 0; i < 130; ++i) {
    const auto row = [i](const auto& v) { return v.slice(1, i, i + 1); };
    kernels::linear(row(alone.x.cview()), w, row(alone.y.view()),
                    {all.bias.cview(), nullptr, row(all.residual.cview()), {}});
  }
  CHECK(alone.y.elements() == all.y.elements());
  test::watched_executor backwards;
  kernels::linear(alone.x.cview(), w, alone.y.view(), {all.bias.cview(), nullptr, all.residual.cview(), {}}, backwards);
  CHECK(alone.y.elements() == all.y.elements());
  CHECK(backwards.parts() > 1);
}

TEMPLATE_LIST_TEST_CASE("linear: a small product has the bits of one that is cut into tiles", "[bits][kernels][linear]",
                        test::reals) {
  using T = TestType;
  const index_t columns = kernels::tile_shape<T>::columns, many = kernels::small_rows + 12;
  const auto gelu = kernels::detail::tile_activation<T>("linear", xattn::activation::gelu);
  for (const test::arrangement how : test::arrangements) {
    for (const index_t depth : {index_t{0}, index_t{1}, index_t{4}, kernels::small_depth, kernels::small_depth + 1}) {
      for (const index_t width : {index_t{1}, index_t{4}, columns - 1, columns, columns + 1}) {
        product<T> all(1, many, depth, width, how);
        const auto w = all.packed();
        kernels::linear(all.x.cview(), w, all.y.view(), {all.bias.cview(), gelu, all.residual.cview(), {}});
        for (index_t rows = 1; rows <= kernels::small_rows + 1; ++rows) {
          INFO("L " << rows << " K " << depth << " N " << width << " arranged " << static_cast<int>(how));
          product<T> few(1, rows, depth, width, how);
          kernels::linear(few.x.cview(), w, few.y.view(), {few.bias.cview(), gelu, few.residual.cview(), {}});
          const auto first = all.y.elements();
          CHECK(few.y.elements() == std::vector<T>(first.begin(), first.begin() + rows * width));
          CHECK(few.y.borders_intact());
          kernels::linear(few.x.cview(), w, few.residual.view(), {few.bias.cview(), gelu, few.residual.cview(), {}});
          CHECK(few.residual.elements() == few.y.elements());
        }
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("linear: fused steps give the bits of the steps one by one", "[bits][kernels][linear]",
                        test::reals) {
  using T = TestType;
  product<T> fused(1, 15, 20, 77), steps(1, 15, 20, 77);
  const auto w = fused.packed();
  const auto gelu = kernels::detail::tile_activation<T>("linear", xattn::activation::gelu);
  kernels::linear(fused.x.cview(), w, fused.y.view(), {fused.bias.cview(), gelu, {}, {}});
  kernels::linear(fused.x.cview(), w, steps.y.view(), {fused.bias.cview(), nullptr, {}, {}});
  kernels::activate(xattn::activation::gelu, steps.y.cview(), steps.y.view());
  CHECK(fused.y.elements() == steps.y.elements());
}

TEMPLATE_LIST_TEST_CASE("linear: the output may be the residual", "[kernels][linear]", test::reals) {
  using T = TestType;
  for (const index_t depth : {5, 3300}) {
    product<T> apart(1, 9, depth, 40), joined(1, 9, depth, 40);
    const auto w = apart.packed();
    kernels::linear(apart.x.cview(), w, apart.y.view(), {{}, nullptr, apart.residual.cview(), {}});
    kernels::linear(apart.x.cview(), w, joined.residual.view(), {{}, nullptr, joined.residual.cview(), {}});
    CHECK(joined.residual.elements() == apart.y.elements());
  }
}

TEMPLATE_LIST_TEST_CASE("linear: weights stored as integers are off by half a step a term", "[kernels][linear]",
                        test::reals) {
  using T = TestType;
  for (const auto& [length, depth, width] : {std::array<index_t, 3>{1, 60, 150}, {5, 60, 150}, {3, 9, 10}}) {
    product<T> p(1, length, depth, width);
    for (index_t k = 0; k < depth; ++k) p.w(k, 7) = T(0);
    const index_t elements = kernels::packed_matrix<T, std::int8_t>::size_of(depth, width);
    std::vector<std::int8_t> memory(static_cast<std::size_t>(elements));
    buffer<T, 1> scale({width});
    const auto w = kernels::pack_int8<T>(p.w.cview(), memory.data(), scale.view());
    kernels::linear(p.x.cview(), w, p.y.view(), {p.bias.cview(), nullptr, p.residual.cview(), scale.cview()});
    const array x = p.x.numbers(), factors = scale.numbers();
    array allowed = p.budget();
    for (index_t n = 0; n < allowed.size(); ++n) {
      long double sum = 0;
      for (index_t k = 0; k < depth; ++k) sum += std::fabs(x.flat(n / width * depth + k));
      allowed.flat(n) += sum * factors.flat(n % width) * (0.5L + 128 * test::eps<T>());
    }
    CHECK(test::within(p.y, p.truth(true, true), allowed));
    CHECK(scale(7) == T(0));
    CHECK(scale(3) > T(0));
  }
}

TEMPLATE_LIST_TEST_CASE("linear: it allocates nothing", "[kernels][linear]", test::reals) {
  product<TestType> p(2, 30, 20, 50);
  const auto w = p.packed();
  CHECK(test::allocations_during([&] { kernels::linear(p.x.cview(), w, p.y.view(), {}); }) == 0);
}
