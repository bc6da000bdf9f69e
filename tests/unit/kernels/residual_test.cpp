// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/bias.hpp>
#include <xattn/kernels/residual.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

/// The sum is rounded once, as the processor rounds it: the same bits.
template <class T>
oracle::array rounded_sum(const oracle::array& x, const oracle::array& y) {
  oracle::array sum = x;
  for (index_t n = 0; n < x.size(); ++n) {
    sum.flat(n) = test::widen(T(test::narrow<T>(x.flat(n)) + test::narrow<T>(y.flat(n % y.size()))));
  }
  return sum;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("add: the rounded sum, at every width and in every layout", "[kernels][residual]",
                        test::all_reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::widths_around(xattn::simd::lanes<TestType>)));
  const auto x = test::random_array<T>({3, width}, test::regime::wide, 1);
  const auto y = test::random_array<T>({3, width}, test::regime::uniform, 2);
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<T, 2> a(x, of_in.how, of_in.where), b(y, of_out.how, of_out.where);
    const buffer<T, 2> out({3, width}, of_out.how, of_out.where);
    kernels::add(a.cview(), b.cview(), out.view());
    CHECK(test::exactly(out, rounded_sum<T>(x, y)));
    CHECK(out.borders_intact());
  });
}

TEMPLATE_LIST_TEST_CASE("add: x may be scaled", "[kernels][residual]", test::all_reals) {
  using T = TestType;
  const auto x = test::random_array<T>({3, 21}, test::regime::uniform, 1);
  const auto y = test::random_array<T>({3, 21}, test::regime::uniform, 2);
  const buffer<T, 2> a(x), b(y), out({3, 21});
  kernels::add(a.cview(), b.cview(), out.view(), {}, T(1.75));
  oracle::array want = x, budget = x;
  for (index_t n = 0; n < x.size(); ++n) {
    const long double scaled = 1.75L * x.flat(n);
    want.flat(n) = scaled + y.flat(n);
    budget.flat(n) = test::eps<T>() * (std::fabs(scaled) + std::fabs(want.flat(n))) + test::flush_floor<T>();
  }
  CHECK(test::within(out, want, budget));
}

TEST_CASE("add: out may be x, or y, or both", "[kernels][residual]") {
  const auto x = test::random_array<double>({2, 3, 21}, test::regime::uniform, 1);
  const auto y = test::random_array<double>({2, 3, 21}, test::regime::uniform, 2);
  const buffer<double, 3> a(x), b(y);
  kernels::add(a.view(), b.view(), a.view());
  CHECK(test::exactly(a, rounded_sum<double>(x, y)));
  a.view();
  buffer<double, 3> c(x);
  kernels::add(c.view(), b.view(), b.view());
  CHECK(test::exactly(b, a));
  kernels::add(c.view(), c.view(), c.view());
  CHECK(test::exactly(c, rounded_sum<double>(x, x)));
}

TEST_CASE("add: NaN and infinity stay where they are", "[kernels][residual]") {
  const long double nan = std::numeric_limits<long double>::quiet_NaN(),
                    infinity = std::numeric_limits<long double>::infinity();
  const buffer<float, 2> x(oracle::matrix({{1, nan, infinity, infinity}})), y(oracle::matrix({{2, 1, 1, -infinity}}));
  kernels::add(x.view(), y.view(), y.view());
  CHECK(test::exactly_or_nan(y, oracle::matrix({{3, nan, infinity, nan}})));
}

TEST_CASE("add: narrow inputs are widened, an executor is used", "[kernels][residual]") {
  test::watched_executor executor;
  const auto x = test::random_array<float>({2, 3, 60, 150});
  const buffer<xattn::bf16, 4> narrow(x);
  const buffer<float, 4> wide(x), out({2, 3, 60, 150});
  kernels::add(narrow.view(), wide.view(), out.view(), executor);
  CHECK(test::exactly(out, rounded_sum<float>(narrow.numbers(), x)));
  CHECK(executor.parts() == 3);
}

TEMPLATE_LIST_TEST_CASE("add_bias: one number a column, at every width and in every layout", "[kernels][bias]",
                        test::all_reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::widths_around(xattn::simd::lanes<TestType>)));
  const auto x = test::random_array<T>({3, width}, test::regime::wide, 1);
  const auto b = test::random_array<T>({width}, test::regime::uniform, 2);
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<T, 2> in(x, of_in.how, of_in.where), out({3, width}, of_out.how, of_out.where);
    const buffer<T, 1> bias(b, of_in.how, of_in.where);
    kernels::add_bias(in.cview(), bias.cview(), out.view());
    CHECK(test::exactly(out, rounded_sum<T>(x, b)));
    CHECK(out.borders_intact());
    kernels::add_bias(in.view(), bias.view(), in.view());
    CHECK(test::exactly(in, out));
    CHECK(in.borders_intact());
  });
}

TEST_CASE("add_bias: all ranks are rows, an executor is used", "[kernels][bias]") {
  test::watched_executor executor;
  const auto x = test::random_array<float>({2, 3, 60, 150}),
             b = test::random_array<float>({150}, test::regime::uniform, 2);
  const buffer<float, 4> in(x), out({2, 3, 60, 150});
  const buffer<float, 1> bias(b), row({150});
  kernels::add_bias(in.view(), bias.view(), out.view(), executor);
  CHECK(test::exactly(out, rounded_sum<float>(x, b)));
  CHECK(executor.parts() == 3);
  kernels::add_bias(in.view()[1][2][3], bias.view(), row.view());
  CHECK(test::exactly(row, test::numbers(out.view()[1][2][3])));
}

#if XATTN_EXCEPTIONS
TEST_CASE("add, add_bias: each wrong argument is named, outputs are left alone", "[kernels][residual][bias]") {
  const buffer<float, 2> x(oracle::array({3, 5})), y(oracle::array({3, 4})), out({3, 5}), short_out({2, 5});
  const buffer<float, 1> bias(oracle::array({5})), short_bias(oracle::array({4}));
  const auto shape = [&](auto f, const buffer<float, 2>& to) {
    return test::message_keeping<xattn::shape_error>(f, to);
  };
  const auto value = [&](auto f) { return test::message_keeping<xattn::option_error>(f, x, y, bias); };
  CHECK(test::mentions(shape([&] { kernels::add(x.view(), y.view(), out.view()); }, out),
                       {"add: y", "(3, 4)", "(3, 5)"}));
  CHECK(test::mentions(shape([&] { kernels::add(x.view(), x.view(), short_out.view()); }, short_out),
                       {"add: out", "(2, 5)", "(3, 5)"}));
  CHECK(test::mentions(
      value([&] { kernels::add(x.view().slice(0, 0, 2), out.view().slice(0, 0, 2), x.view().slice(0, 1, 3)); }),
      {"add: out overlaps x"}));
  CHECK(test::mentions(
      value([&] { kernels::add(out.view().slice(0, 0, 2), x.view().slice(0, 0, 2), x.view().slice(0, 1, 3)); }),
      {"add: out overlaps y"}));
  CHECK(test::mentions(shape([&] { kernels::add_bias(x.view(), short_bias.view(), out.view()); }, out),
                       {"add_bias: bias", "(4)", "(5)"}));
  CHECK(test::mentions(shape([&] { kernels::add_bias(x.view(), bias.view(), short_out.view()); }, short_out),
                       {"add_bias: out", "(2, 5)", "(3, 5)"}));
  CHECK(test::mentions(value([&] { kernels::add_bias(out.view(), x.view()[1], x.view()); }),
                       {"add_bias: out overlaps bias"}));
  CHECK(test::mentions(value([&] { kernels::add_bias(x.view().slice(0, 0, 2), bias.view(), x.view().slice(0, 1, 3)); }),
                       {"add_bias: out overlaps x"}));
}
#endif
