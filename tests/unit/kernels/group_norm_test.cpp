// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/group_norm.hpp>
#include <xattn/kernels/joined_axes.hpp>
#include <xattn/kernels/layer_norm.hpp>
#include <xattn/kernels/row_softmax.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

const oracle::array none;

/// x (B, C, ..) with a group as a row: layer norm without factors, then those of the channels.
oracle::array truth(const oracle::array& x, index_t groups, const oracle::array& gamma, const oracle::array& beta,
                    long double eps) {
  const index_t width = x.size() / (x.extent(0) * groups), places = x.size() / (x.extent(0) * x.extent(1));
  oracle::array y = oracle::layer_norm(x.reshaped({x.extent(0) * groups, width}), none, none, eps).reshaped(x.shape);
  for (index_t n = 0; n < y.size(); ++n) {
    const index_t channel = n / places % x.extent(1);
    if (!gamma.empty()) y.flat(n) *= gamma(channel);
    if (!beta.empty()) y.flat(n) += beta(channel);
  }
  return y;
}

template <class T>
oracle::array budget(const oracle::array& x, index_t groups, const oracle::array& gamma, const oracle::array& want,
                     long double eps) {
  const oracle::array unit = truth(x, groups, none, none, eps);
  const auto width = static_cast<long double>(x.size() / (x.extent(0) * groups));
  const index_t places = x.size() / (x.extent(0) * x.extent(1));
  oracle::array allowed = want;
  for (index_t n = 0; n < want.size(); ++n) {
    const long double factor = gamma.empty() ? 1 : std::fabs(gamma(n / places % x.extent(1)));
    const long double terms = (width / 4 + 12) * (1 + std::fabs(unit.flat(n)));
    allowed.flat(n) =
        test::eps<T>() / 2 * (terms * factor + 4 * (1 + std::fabs(want.flat(n)))) + test::flush_floor<T>();
  }
  return allowed;
}

template <class T, std::size_t R>
void check_against_oracle(const oracle::array& x, index_t groups, bool factors, T eps) {
  const auto gamma = factors ? test::random_array<T>({x.extent(1)}, test::regime::uniform, 11) : none;
  const auto beta = factors ? test::random_array<T>({x.extent(1)}, test::regime::uniform, 12) : none;
  const auto want = truth(x, groups, gamma, beta, test::widen(eps));
  const buffer<T, 1> g(factors ? gamma : oracle::array({1})), b(factors ? beta : oracle::array({1}));
  const buffer<T, R> in(x), out(in.extents());
  const buffer<T, 1> mean({x.extent(0) * groups}), rstd({x.extent(0) * groups});
  kernels::group_norm_options<T> options{.eps = eps, .mean = mean.view(), .rstd = rstd.view()};
  if (factors) options.gamma = g.cview(), options.beta = b.cview();
  kernels::group_norm(in.cview(), groups, out.view(), options);
  CHECK(test::within(out, want, budget<T>(x, groups, gamma, want, test::widen(eps))));
  CHECK((out.borders_intact() && mean.borders_intact() && rstd.borders_intact()));
  const auto rows = x.reshaped({x.extent(0) * groups, x.size() / (x.extent(0) * groups)});
  for (index_t n = 0; n < mean.extent(0); ++n) {
    const auto moments = oracle::moments(rows, n);
    const long double size = test::largest_magnitude(rows);
    CHECK(std::fabs(test::widen(mean(n)) - moments.mean()) <= 4 * test::eps<T>() * size);
    const long double root = 1 / std::sqrt(moments.variance + test::widen(eps));
    const long double spread = 1 + size * root;  // how much of the digits the mean takes
    CHECK(std::fabs(test::widen(rstd(n)) / root - 1) <=
          static_cast<long double>(rows.extent(1)) * test::eps<T>() * spread);
  }
}

template <class T>
void check_shapes(index_t groups, bool factors) {
  for (const auto regime : {test::regime::uniform, test::regime::wide, test::regime::sorted}) {
    for (const index_t width : {index_t{1}, index_t{3}, index_t{xattn::simd::lanes<T>} + 1, index_t{65}}) {
      INFO("groups " << groups << ", width " << width);
      check_against_oracle<T, 3>(test::random_array<T>({3, 12, width}, regime), groups, factors, T(1e-5));
    }
    check_against_oracle<T, 2>(test::random_array<T>({3, 12}, regime), groups, factors, T(1e-3));
    check_against_oracle<T, 4>(test::random_array<T>({2, 12, 3, 5}, regime), groups, factors, T(0.5));
  }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("group_norm: matches the oracle for every number of groups", "[kernels][group_norm]",
                        test::reals) {
  for (const index_t groups : {1, 2, 4, 6}) {
    check_shapes<TestType>(groups, false);
    check_shapes<TestType>(groups, true);
  }
}

TEST_CASE("group_norm: holds in every layout, to the bit", "[kernels][group_norm]") {
  const auto x = test::random_array<float>({2, 6, 19}, test::regime::wide);
  const buffer<float, 3> want({2, 6, 19});
  const buffer<float, 1> g(test::random_array<float>({6}, test::regime::uniform, 11));
  kernels::group_norm(buffer<float, 3>(x).cview(), 3, want.view(), {.gamma = g.cview(), .beta = g.cview()});
  test::for_each_placement<float>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<float, 3> in(x, of_in.how, of_in.where), out({2, 6, 19}, of_out.how, of_out.where);
    const buffer<float, 1> gamma(g.numbers(), of_in.how, of_in.where);
    kernels::group_norm(in.cview(), 3, out.view(), {.gamma = gamma.cview(), .beta = gamma.cview()});
    CHECK(test::exactly(out, want));
    CHECK(out.borders_intact());
  });
}

TEST_CASE("group_norm: constant groups, NaN, in place, an executor, narrow inputs, no places",
          "[kernels][group_norm]") {
  const buffer<float, 3> constant(oracle::array({1, 4, 7}, 1e6L)), out({1, 4, 7});
  const buffer<float, 1> beta(oracle::vector({1, 2, 3, 4}));
  kernels::group_norm(constant.cview(), 2, out.view(), {.beta = beta.cview(), .eps = 0});
  for (index_t n = 0; n < 28; ++n) CHECK(out(0, n / 7, n % 7) == beta(n / 7));

  auto x = test::random_array<float>({2, 4, 5000});
  const buffer<float, 3> plain(x), normed({2, 4, 5000});
  kernels::group_norm(plain.cview(), 2, normed.view());
  test::watched_executor executor;
  kernels::group_norm(plain.view(), 2, plain.view(), {.executor = executor});
  CHECK(executor.parts() > 1);
  CHECK(test::exactly(plain, normed));

  x(1, 3, 4999) = std::numeric_limits<long double>::quiet_NaN();
  auto want = normed.numbers();
  for (index_t n = 0; n < 10000; ++n) want(1, 2 + n / 5000, n % 5000) = std::numeric_limits<long double>::quiet_NaN();
  const buffer<float, 3> with_nan(x);
  kernels::group_norm(with_nan.view(), 2, with_nan.view());
  CHECK(test::exactly_or_nan(with_nan, want));

  const buffer<xattn::f16, 3> narrow(test::random_array<float>({1, 4, 5}));
  const buffer<float, 3> wide(narrow.numbers()), a({1, 4, 5}), b({1, 4, 5});
  kernels::group_norm(narrow.cview(), 2, a.view());
  kernels::group_norm(wide.cview(), 2, b.view());
  CHECK(test::exactly(a, b));
  const buffer<float, 3> empty({2, 4, 0});
  CHECK_NOTHROW(kernels::group_norm(empty.cview(), 2, empty.view()));
}

TEST_CASE("joined_axes: norms and softmax over several axes", "[kernels][joined_axes]") {
  const auto x = test::random_array<float>({2, 3, 4, 5}, test::regime::wide);
  for (const index_t axis : {0, 1, 2, 3, -1, -2, -3, -4}) {
    const buffer<float, 4> in(x), out({2, 3, 4, 5}), exponentials({2, 3, 4, 5});
    index_t width = 1;
    for (index_t d = axis < 0 ? axis + 4 : axis; d < 4; ++d) width *= x.extent(d);
    const auto joined = kernels::joined_axes(in.cview(), axis);
    REQUIRE(joined.extent(3) == width);
    REQUIRE(joined.size() == 120);
    kernels::layer_norm(joined, kernels::joined_axes(out.view(), axis));
    const auto rows = x.reshaped({120 / width, width});
    CHECK(test::within(out, oracle::layer_norm(rows, none, none, 1e-5L).reshaped(x.shape), 1e-4L));
    kernels::softmax(joined, kernels::joined_axes(exponentials.view(), axis));
    CHECK(test::within(exponentials, oracle::softmax(rows).reshaped(x.shape), 1e-5L));
  }
  const buffer<float, 4> one_wide({2, 3, 4, 1}, test::arrangement::row_major);
  CHECK(kernels::joined_axes(one_wide.view(), 1).extent(3) == 12);
  CHECK(&kernels::joined_axes(one_wide.view(), 1)(0, 0, 1, 7) == &one_wide(1, 1, 3, 0));
}

#if XATTN_EXCEPTIONS
TEST_CASE("group_norm, joined_axes: each wrong argument is named, outputs are left alone", "[kernels][group_norm]") {
  const buffer<float, 3> x(oracle::array({2, 6, 5})), out({2, 6, 5}), short_out({2, 6, 4});
  const buffer<float, 1> four(oracle::array({4}));
  const auto shape_fails = [&](const buffer<float, 3>& to, const kernels::group_norm_options<float>& options) {
    return test::message_keeping<xattn::shape_error>([&] { kernels::group_norm(x.view(), 2, to.view(), options); }, to,
                                                     four);
  };
  CHECK(test::mentions(shape_fails(short_out, {}), {"group_norm: out", "(2, 6, 4)", "(2, 6, 5)"}));
  CHECK(test::mentions(shape_fails(out, {.gamma = four.cview()}), {"group_norm: gamma", "(4)", "(6)"}));
  CHECK(test::mentions(shape_fails(out, {.beta = four.cview()}), {"group_norm: beta", "(4)", "(6)"}));
  const buffer<float, 1> three({3});
  CHECK(test::mentions(shape_fails(out, {.rstd = three.view()}), {"group_norm: rstd", "(3)", "(4)"}));
  CHECK(test::mentions(shape_fails(out, {.mean = three.view()}), {"group_norm: mean", "(3)", "(4)"}));
  const auto option_fails = [&](index_t groups, float eps) {
    return test::message_keeping<xattn::option_error>(
        [&] { kernels::group_norm(x.view(), groups, out.view(), {.eps = eps}); }, out);
  };
  CHECK(test::mentions(option_fails(4, 0), {"group_norm: groups is 4", "divisor of the channels, 6"}));
  CHECK(test::mentions(option_fails(0, 0), {"group_norm: groups is 0"}));
  CHECK(test::mentions(option_fails(2, -1), {"group_norm: eps is -1"}));
  const buffer<float, 3> columns({2, 3, 4}, test::arrangement::transposed);
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { (void)kernels::joined_axes(columns.view(), 1); }),
                       {"joined_axes: x has shape (2, 3, 4)"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)kernels::joined_axes(x.view(), 3); }),
                       {"joined_axes: axis is 3"}));
}
#endif
