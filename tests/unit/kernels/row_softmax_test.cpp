// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/row_softmax.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

template <class T>
oracle::array softmaxed(const oracle::array& x) {
  const buffer<T, 2> in(x), out({x.extent(0), x.extent(1)});
  kernels::softmax(in.cview(), out.view());
  return out.numbers();
}

template <class T>
oracle::array log_softmaxed(const oracle::array& x) {
  const buffer<T, 2> in(x), out({x.extent(0), x.extent(1)});
  kernels::log_softmax(in.cview(), out.view());
  return out.numbers();
}

/// The sum of the row is one more source of error: four chains of additions a lane.
template <class T>
oracle::array softmax_budget(const oracle::array& x) {
  oracle::array allowed = test::softmax_budget<T>(x);
  const oracle::array want = oracle::softmax(x);
  for (index_t n = 0; n < x.size(); ++n) {
    allowed.flat(n) += static_cast<long double>(x.extent(1)) / 8 * test::eps<T>() * want.flat(n);
  }
  return allowed;
}

/// s - m is rounded, then the logarithm of the sum, whose terms are off as those of softmax are, then the difference.
template <class T>
oracle::array log_budget(const oracle::array& x) {
  oracle::array allowed = oracle::log_softmax(x);
  const index_t width = x.extent(1);
  for (long double& value : allowed.data) {
    value = std::isfinite(value) ? test::eps<T>() * (std::fabs(value) + static_cast<long double>(width) / 8 + 8) : 0;
  }
  return allowed;
}

/// The element order after the axis went to the end.
oracle::array moved_to_end(const oracle::array& x, index_t axis) {
  oracle::shape_t order;
  for (index_t d = 0; d < x.rank(); ++d) {
    if (d != axis) order.push_back(d);
  }
  order.push_back(axis);
  oracle::shape_t shape;
  for (const index_t d : order) shape.push_back(x.extent(d));
  oracle::array y(shape);
  for (index_t n = 0; n < y.size(); ++n) {
    oracle::shape_t place(4);
    index_t rest = n, flat = 0;
    for (std::size_t d = 4; d-- > 0; rest /= shape[d]) place[static_cast<std::size_t>(order[d])] = rest % shape[d];
    for (std::size_t d = 0; d < 4; ++d) flat = flat * x.shape[d] + place[d];
    y.flat(n) = x.flat(flat);
  }
  return y;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("softmax: matches the oracle in every regime", "[kernels][softmax]", test::all_reals) {
  using T = TestType;
  for (const auto regime : test::finite_regimes) {
    for (const index_t width : {1, 2, 33, 257}) {
      const auto x = test::random_array<T>({4, width}, regime);
      INFO("regime " << static_cast<int>(regime) << ", width " << width);
      CHECK(test::within(softmaxed<T>(x), oracle::softmax(x), softmax_budget<T>(x)));
      CHECK(test::within(log_softmaxed<T>(x), oracle::log_softmax(x), log_budget<T>(x)));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: excluded places weigh 0, a row of them is 0, log_softmax -inf", "[kernels][softmax]",
                        test::all_reals) {
  using T = TestType;
  const auto x = test::random_array<T>({5, 19}, test::regime::minus_infinity_rows);
  CHECK(test::within(softmaxed<T>(x), oracle::softmax(x), softmax_budget<T>(x)));
  CHECK(test::within(log_softmaxed<T>(x), oracle::log_softmax(x), log_budget<T>(x)));
}

TEMPLATE_LIST_TEST_CASE("softmax: NaN and +inf make their row NaN and no other", "[kernels][softmax]",
                        test::all_reals) {
  using T = TestType;
  const auto clean = test::random_array<T>({3, 19});
  for (const long double bad :
       {std::numeric_limits<long double>::quiet_NaN(), std::numeric_limits<long double>::infinity()}) {
    oracle::array x = clean, want = softmaxed<T>(clean), want_log = log_softmaxed<T>(clean);
    x(1, 17) = bad;
    for (index_t j = 0; j < 19; ++j) want(1, j) = want_log(1, j) = std::numeric_limits<long double>::quiet_NaN();
    CHECK(test::exactly_or_nan(softmaxed<T>(x), want));
    CHECK(test::exactly_or_nan(log_softmaxed<T>(x), want_log));
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: holds at every width and in every layout", "[kernels][softmax]", test::reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::widths_around(xattn::simd::lanes<TestType>)));
  const auto x = test::random_array<T>({3, width}, test::regime::wide);
  const auto want = softmaxed<T>(x), want_log = log_softmaxed<T>(x);
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<T, 2> in(x, of_in.how, of_in.where), out({3, width}, of_out.how, of_out.where);
    kernels::softmax(in.cview(), out.view());
    CHECK(test::exactly(out, want));
    kernels::log_softmax(in.view(), out.view());
    CHECK(test::exactly(out, want_log));
    CHECK(out.borders_intact());
  });
}

TEST_CASE("softmax: along any axis, counted from either end", "[kernels][softmax]") {
  const auto x = test::random_array<float>({2, 3, 4, 5}, test::regime::wide);
  for (index_t axis = 0; axis < 4; ++axis) {
    const auto moved = moved_to_end(x, axis);
    const index_t width = x.extent(axis);
    const auto rows = moved.reshaped({120 / width, width});
    const buffer<float, 4> in(x, test::arrangement::pitch_8), out({2, 3, 4, 5}, test::arrangement::column_major);
    INFO("axis " << axis);
    kernels::softmax(in.view(), out.view(), axis);
    CHECK(test::exactly(moved_to_end(out.numbers(), axis), softmaxed<float>(rows).reshaped(moved.shape)));
    kernels::log_softmax(in.view(), out.view(), axis - 4);
    CHECK(test::exactly(moved_to_end(out.numbers(), axis), log_softmaxed<float>(rows).reshaped(moved.shape)));
    CHECK(out.borders_intact());
  }
}

TEST_CASE("softmax: ranks 1 and 3, and nothing", "[kernels][softmax]") {
  const auto x = test::random_array<double>({2, 3, 7});
  const buffer<double, 3> in(x), out({2, 3, 7});
  kernels::softmax(in.view(), out.view());
  CHECK(test::exactly(out, softmaxed<double>(x.reshaped({6, 7})).reshaped({2, 3, 7})));
  const buffer<double, 1> row({7});
  kernels::softmax(in.view()[1][2], row.view(), 0);
  CHECK(test::exactly(row, test::numbers(out.view()[1][2])));
  const xattn::view<double, 2> no_rows(nullptr, {0, 4}), no_columns(nullptr, {4, 0});
  CHECK_NOTHROW(kernels::softmax(no_rows, no_rows));
  CHECK_NOTHROW(kernels::log_softmax(no_columns, no_columns));
  CHECK_NOTHROW(kernels::softmax(no_columns, no_columns, 0));
}

TEST_CASE("softmax: out may be in", "[kernels][softmax]") {
  const auto x = test::random_array<float>({4, 37}, test::regime::wide);
  const buffer<float, 2> weights(x, test::arrangement::pitch_8), logs(x, test::arrangement::transposed);
  kernels::softmax(weights.view(), weights.view());
  kernels::log_softmax(logs.view(), logs.view());
  CHECK(test::exactly(weights, softmaxed<float>(x)));
  CHECK(test::exactly(logs, log_softmaxed<float>(x)));
}

TEST_CASE("softmax: narrow inputs are computed in float, an executor is used", "[kernels][softmax]") {
  test::watched_executor executor;
  const buffer<xattn::bf16, 2> in(test::random_array<float>({150, 330}));
  const buffer<float, 2> out({150, 330});
  kernels::softmax(in.view(), out.view(), -1, executor);
  CHECK(test::exactly(out, softmaxed<float>(in.numbers())));
  CHECK(executor.parts() == 3);
  kernels::log_softmax(in.view(), out.view(), 1, executor);
  CHECK(test::exactly(out, log_softmaxed<float>(in.numbers())));
  CHECK(executor.parts() == 6);
}

TEMPLATE_LIST_TEST_CASE("softmax: a row sums to 1 and ignores a shift", "[kernels][softmax]", test::reals) {
  using T = TestType;
  oracle::array x = test::random_array<T>({3, 64}), shifted = x;
  for (long double& value : shifted.data)
    value = test::widen(test::narrow<T>(std::floor(std::ldexp(value, 12)) / 4096 + 64));
  for (long double& value : x.data) value = std::floor(std::ldexp(value, 12)) / 4096;
  CHECK(test::exactly(softmaxed<T>(x), softmaxed<T>(shifted)));
  const auto weights = softmaxed<T>(x);
  for (index_t r = 0; r < 3; ++r) {
    long double sum = 0;
    for (index_t j = 0; j < 64; ++j) sum += weights(r, j);
    CHECK(test::within(sum, 1.0L, 64 * test::eps<T>()));
  }
}

#if XATTN_EXCEPTIONS
TEST_CASE("softmax, log_softmax: each wrong argument is named, the output is left alone", "[kernels][softmax]") {
  const buffer<float, 2> in(oracle::array({3, 5})), out({3, 5}), other({3, 4});
  const auto shape = [&](auto f) { return test::message_keeping<xattn::shape_error>(f, other); };
  const auto value = [&](auto f) { return test::message_keeping<xattn::option_error>(f, out, in); };
  CHECK(
      test::mentions(shape([&] { kernels::softmax(in.view(), other.view()); }), {"softmax: out", "(3, 4)", "(3, 5)"}));
  CHECK(test::mentions(shape([&] { kernels::log_softmax(in.view(), other.view()); }),
                       {"log_softmax: out", "(3, 4)", "(3, 5)"}));
  CHECK(test::mentions(value([&] { kernels::softmax(in.view(), out.view(), 2); }), {"softmax: axis is 2", "rank"}));
  CHECK(test::mentions(value([&] { kernels::log_softmax(in.view(), out.view(), -3); }), {"log_softmax: axis is -3"}));
  CHECK(test::mentions(value([&] { kernels::softmax(in.view().slice(1, 0, 4), in.view().slice(1, 1, 5)); }),
                       {"softmax: out overlaps in"}));
}
#endif
