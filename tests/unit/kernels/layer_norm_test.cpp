// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/layer_norm.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

const oracle::array none;

/// gamma around 1, beta around 0, of the rows' width.
template <class T>
oracle::array random_gamma(index_t width) {
  oracle::array gamma = test::random_array<T>({width}, test::regime::uniform, 11);
  for (long double& g : gamma.data) g = test::widen(test::narrow<T>(1 + g / 2));
  return gamma;
}

template <class T>
oracle::array random_beta(index_t width) {
  return test::random_array<T>({width}, test::regime::uniform, 12);
}

/// y, mean and rstd of one call on dense memory; empty gamma and beta are left out.
template <class T>
struct normed {
  buffer<T, 2> out;
  buffer<T, 1> mean, rstd;

  normed(const oracle::array& x, const oracle::array& gamma, const oracle::array& beta, T eps)
      : out({x.extent(0), x.extent(1)}), mean({x.extent(0)}), rstd({x.extent(0)}) {
    const buffer<T, 2> in(x);
    const buffer<T, 1> g(gamma.empty() ? oracle::array({0}) : gamma), b(beta.empty() ? oracle::array({0}) : beta);
    kernels::layer_norm_options<T> options{.eps = eps, .mean = mean.view(), .rstd = rstd.view()};
    if (!gamma.empty()) options.gamma = g.cview();
    if (!beta.empty()) options.beta = b.cview();
    kernels::layer_norm(in.cview(), out.view(), options);
  }
};

template <class T>
oracle::array layer_normed(const oracle::array& x) {
  return normed<T>(x, none, none, T(1e-5)).out.numbers();
}

/// The bound in the header, then one rounding for gamma and one for beta.
template <class T>
oracle::array budget(const oracle::array& x, const oracle::array& gamma, const oracle::array& beta, long double eps) {
  const index_t width = x.extent(1);
  oracle::array allowed = test::magnitudes(oracle::layer_norm(x, none, none, eps));
  for (index_t n = 0; n < x.size(); ++n) {
    const long double unit = allowed.flat(n), scale = gamma.empty() ? 1 : std::fabs(gamma(n % width));
    const long double shift = beta.empty() ? 0 : std::fabs(beta(n % width));
    const long double rows = (static_cast<long double>(width) / 8 + 6) * (1 + unit);
    allowed.flat(n) = test::eps<T>() * (scale * (rows + unit) + shift) + test::flush_floor<T>();
  }
  return allowed;
}

/// With gamma and without, with beta and without.
template <class T>
void check_against_oracle(const oracle::array& x, T eps) {
  const auto gamma = random_gamma<T>(x.extent(1)), beta = random_beta<T>(x.extent(1));
  for (const auto& g : {none, gamma}) {
    for (const auto& b : {none, beta}) {
      INFO("gamma " << !g.empty() << ", beta " << !b.empty());
      const normed<T> got(x, g, b, eps);
      const long double exact_eps = test::widen(eps);
      CHECK(test::within(got.out, oracle::layer_norm(x, g, b, exact_eps), budget<T>(x, g, b, exact_eps)));
      CHECK(got.out.borders_intact());
    }
  }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("layer_norm: matches the oracle in every regime", "[kernels][layer_norm]", test::all_reals) {
  using T = TestType;
  for (const auto regime : test::finite_regimes) {
    for (const index_t width : {1, 2, 3, 64, 257, 1000}) {
      INFO("regime " << static_cast<int>(regime) << ", width " << width);
      check_against_oracle<T>(test::random_array<T>({3, width}, regime), T(1e-5));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("layer_norm: holds at every width and in every layout", "[kernels][layer_norm]", test::reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::positive_widths_around(xattn::simd::lanes<TestType>)));
  const auto x = test::random_array<T>({3, width}, test::regime::wide);
  const auto gamma = random_gamma<T>(width), beta = random_beta<T>(width);
  check_against_oracle<T>(x, T(1e-5));
  const normed<T> want(x, gamma, beta, T(1e-5));
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<T, 2> in(x, of_in.how, of_in.where), out({3, width}, of_out.how, of_out.where);
    const buffer<T, 1> g(gamma, of_in.how, of_in.where), b(beta, of_out.how, of_out.where);
    const buffer<T, 1> mean({3}, of_out.how, of_out.where), rstd({3}, of_in.how, of_in.where);
    kernels::layer_norm(in.cview(), out.view(),
                        {.gamma = g.cview(), .beta = b.cview(), .mean = mean.view(), .rstd = rstd.view()});
    CHECK(test::exactly(out, want.out));
    CHECK(test::exactly(mean, want.mean));
    CHECK(test::exactly(rstd, want.rstd));
    CHECK((out.borders_intact() && mean.borders_intact() && rstd.borders_intact()));
  });
}

TEMPLATE_LIST_TEST_CASE("layer_norm: mean and rstd are those of the rows", "[kernels][layer_norm]", test::all_reals) {
  using T = TestType;
  const auto x = test::random_array<T>({5, 77}, test::regime::wide);
  const normed<T> got(x, none, none, T(0.5));
  for (index_t r = 0; r < 5; ++r) {
    const auto row = oracle::moments(x, r);
    CHECK(test::within(test::widen(got.mean(r)), row.mean(), test::sum_budget<T>(77, 20)));
    CHECK(test::within(test::widen(got.rstd(r)), 1 / std::sqrt(row.variance + 0.5L), test::sum_budget<T>(77, 1)));
  }
}

TEMPLATE_LIST_TEST_CASE("layer_norm: a constant row is beta exactly, with eps = 0 too", "[kernels][layer_norm]",
                        test::all_reals) {
  using T = TestType;
  for (const long double value : {0.0L, 777.7L, -1e8L, 1e-30L}) {
    for (const index_t width : {1, 7, 64, 257, 4099}) {
      oracle::array x({2, width});
      for (long double& number : x.data) number = test::widen(test::narrow<T>(value));
      const auto beta = random_beta<T>(width);
      INFO("value " << static_cast<double>(value) << ", width " << width);
      for (const T eps : {T(0), T(1e-5)}) {
        const normed<T> got(x, random_gamma<T>(width), beta, eps);
        CHECK(test::exactly(got.out, oracle::layer_norm(x, none, beta, 1)));
        CHECK(test::exactly(got.mean, oracle::array({2}, x.flat(0))));
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("layer_norm: a first element far from the others costs the others nothing",
                        "[kernels][layer_norm]", test::reals) {
  using T = TestType;
  auto x = test::random_array<T>({2, 512});
  x(0, 0) = 65536;
  x(1, 0) = -4096;
  check_against_oracle<T>(x, T(1e-5));
}

TEMPLATE_LIST_TEST_CASE("layer_norm: a mean so far away that T cannot hold it costs nothing", "[kernels][layer_norm]",
                        test::all_reals) {
  using T = TestType;
  const long double far = std::ldexp(1.0L, std::numeric_limits<T>::digits - 2);
  oracle::array x({2, 37});
  for (index_t n = 0; n < x.size(); ++n) x.flat(n) = far + static_cast<long double>(n * n % 7) / 2;
  check_against_oracle<T>(x, T(1e-5));
}

TEMPLATE_LIST_TEST_CASE("layer_norm: neither a shift nor a scale of the row matters", "[kernels][layer_norm]",
                        test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({4, 65});
  oracle::array moved = x;
  for (long double& value : moved.data) value = std::ldexp(value, 3) + 8;  // exact: three bits less are left of x
  for (long double& value : moved.data) value = test::widen(test::narrow<T>(value));
  const auto want = oracle::layer_norm(moved, none, none, 0);
  CHECK(test::within(normed<T>(x, none, none, T(0)).out, want, 64 * test::eps<T>()));
}

TEMPLATE_LIST_TEST_CASE("layer_norm: NaN and infinity make their row NaN and no other", "[kernels][layer_norm]",
                        test::all_reals) {
  using T = TestType;
  const auto x = test::random_array<T>({3, 19});
  const auto clean = layer_normed<T>(x);
  for (const index_t column : {0, 5, 18}) {
    for (const long double bad :
         {std::numeric_limits<long double>::quiet_NaN(), std::numeric_limits<long double>::infinity()}) {
      oracle::array spoiled = x, want = clean;
      spoiled(1, column) = bad;
      for (index_t j = 0; j < 19; ++j) want(1, j) = std::numeric_limits<long double>::quiet_NaN();
      CHECK(test::exactly_or_nan(layer_normed<T>(spoiled), want));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("layer_norm: out may be x", "[kernels][layer_norm]", test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({4, 37}, test::regime::wide);
  buffer<T, 2> in_place(x, test::arrangement::pitch_8);
  kernels::layer_norm(in_place.view(), in_place.view());
  CHECK(test::exactly(in_place, layer_normed<T>(x)));
  CHECK(in_place.borders_intact());
}

TEST_CASE("layer_norm: all ranks are rows", "[kernels][layer_norm]") {
  const auto x = test::random_array<float>({2, 3, 4, 9});
  const auto want = layer_normed<float>(x.reshaped({24, 9}));
  buffer<float, 4> in4(x, test::arrangement::column_major), out4({2, 3, 4, 9}, test::arrangement::reversed_rows);
  buffer<float, 1> mean({24}), plain({24});
  kernels::layer_norm(in4.view(), out4.view(), {.mean = mean.view()});
  CHECK(test::exactly(out4, want.reshaped({2, 3, 4, 9})));
  buffer<float, 3> in3(x.reshaped({2, 12, 9})), out3({2, 12, 9});
  kernels::layer_norm(in3.view(), out3.view(), {.mean = plain.view()});
  CHECK(test::exactly(out3, want.reshaped({2, 12, 9})));
  CHECK(test::exactly(mean, plain));
  buffer<float, 1> in1(test::random_array<float>({9})), out1({9});
  kernels::layer_norm(in1.view(), out1.view());
  CHECK(test::exactly(out1, layer_normed<float>(test::random_array<float>({1, 9})).reshaped({9})));
}

TEST_CASE("layer_norm: no rows are fine", "[kernels][layer_norm]") {
  const xattn::view<float, 3> nothing(nullptr, {0, 5, 8}), no_tokens(nullptr, {2, 0, 8});
  CHECK_NOTHROW(kernels::layer_norm(nothing, nothing));
  CHECK_NOTHROW(kernels::layer_norm(no_tokens, no_tokens));
}

TEST_CASE("layer_norm: a row's bits depend on the row alone, an executor is used", "[kernels][layer_norm]") {
  const auto x = test::random_array<float>({90, 700}, test::regime::wide);
  test::watched_executor executor;
  buffer<float, 2> in(x), out({90, 700});
  kernels::layer_norm(in.view(), out.view(), {.executor = executor});
  CHECK(executor.parts() == 3);
  CHECK(test::exactly(out, layer_normed<float>(x)));
  for (const index_t row : {0, 41, 89}) {
    buffer<float, 1> alone({700});
    kernels::layer_norm(in.view()[row], alone.view());
    CHECK(test::exactly(alone, test::numbers(out.view()[row])));
  }
}

TEST_CASE("layer_norm: narrow inputs are computed in float", "[kernels][layer_norm]") {
  const buffer<xattn::bf16, 2> in(test::random_array<float>({3, 37}));
  const buffer<float, 2> out({3, 37});
  const buffer<xattn::bf16, 2> narrow({3, 37});
  kernels::layer_norm(in.view(), out.view());
  CHECK(test::exactly(out, layer_normed<float>(in.numbers())));
  kernels::layer_norm(in.view(), narrow.view());
  for (index_t j = 0; j < 37; ++j) CHECK(narrow(2, j) == xattn::bf16(out(2, j)));
}

TEST_CASE("layer_norm: a dual number brings the derivative", "[kernels][layer_norm]") {
  const auto x = test::random_array<double>({1, 7});
  for (index_t at = 0; at < 7; ++at) {
    const long double h = 1e-7L;
    oracle::array above = x, below = x;
    above(0, at) += h;
    below(0, at) -= h;
    const auto up = oracle::layer_norm(above, none, none, 1e-5L), down = oracle::layer_norm(below, none, none, 1e-5L);
    buffer<test::dual, 2> in(x), out({1, 7});
    in(0, at).slope = 1;
    kernels::layer_norm(in.view(), out.view());
    for (index_t j = 0; j < 7; ++j) CHECK(test::within(out(0, j).slope, (up(0, j) - down(0, j)) / (2 * h), 1e-9L));
  }
}

#if XATTN_EXCEPTIONS
TEST_CASE("layer_norm: each wrong shape names its argument and leaves all outputs alone", "[kernels][layer_norm]") {
  const buffer<float, 2> x(oracle::array({3, 5})), out({3, 5}), short_out({2, 5}), narrow_out({3, 4});
  const buffer<float, 1> three({3}), four(oracle::array({4})), mean({3});
  const auto fails = [&](const buffer<float, 2>& to, const kernels::layer_norm_options<float>& options) {
    return test::message_keeping<xattn::shape_error>([&] { kernels::layer_norm(x.view(), to.view(), options); }, to,
                                                     mean);
  };
  CHECK(test::mentions(fails(short_out, {.mean = mean.view()}), {"layer_norm: out", "(2, 5)", "(3, 5)"}));
  CHECK(test::mentions(fails(narrow_out, {.mean = mean.view()}), {"layer_norm: out", "(3, 4)", "(3, 5)"}));
  CHECK(test::mentions(fails(out, {.gamma = four.cview(), .mean = mean.view()}), {"layer_norm: gamma", "(4)", "(5)"}));
  CHECK(test::mentions(fails(out, {.beta = four.cview(), .mean = mean.view()}), {"layer_norm: beta", "(4)", "(5)"}));
  CHECK(test::mentions(fails(out, {.mean = four.view()}), {"layer_norm: mean", "(4)", "(3)"}));
  CHECK(test::mentions(fails(out, {.mean = mean.view(), .rstd = four.view()}), {"layer_norm: rstd", "(4)", "(3)"}));
  const xattn::view<float, 2> no_width(x.data(), {3, 0});
  const auto message = test::message_of<xattn::shape_error>([&] { kernels::layer_norm(no_width, no_width); });
  CHECK(test::mentions(message, {"layer_norm: x", "(3, 0)", "(3, 1)"}));
}

TEST_CASE("layer_norm: a wrong eps and overlapping outputs are refused", "[kernels][layer_norm]") {
  const buffer<double, 2> x(oracle::array({3, 5})), out({3, 5});
  for (const double eps : {-1e-9, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    const auto message = test::message_keeping<xattn::option_error>(
        [&] { kernels::layer_norm(x.view(), out.view(), {.eps = eps}); }, out);
    CHECK(test::mentions(message, {"layer_norm: eps is", "0 or more"}));
  }
  const auto refused = [&](const kernels::layer_norm_options<double>& options) {
    return test::message_keeping<xattn::option_error>([&] { kernels::layer_norm(x.view(), out.view(), options); }, out,
                                                      x);
  };
  const xattn::row_view<double> in_out(out.data(), {5}), in_x(x.data(), {3});
  const buffer<double, 1> gamma(oracle::array({5}));
  CHECK(test::mentions(refused({.gamma = in_out}), {"out overlaps gamma"}));
  CHECK(test::mentions(refused({.beta = in_out}), {"out overlaps beta"}));
  CHECK(test::mentions(refused({.mean = in_x}), {"mean overlaps x"}));
  CHECK(test::mentions(refused({.rstd = in_out.slice(0, 0, 3)}), {"rstd overlaps out"}));
  CHECK(
      test::mentions(refused({.gamma = gamma.cview(), .mean = gamma.view().slice(0, 0, 3)}), {"mean overlaps gamma"}));
  const xattn::row_view<double> one_place(gamma.data(), {3}, {0});
  CHECK(test::mentions(refused({.rstd = one_place}), {"layer_norm: rstd has elements that share memory"}));
  const buffer<double, 1> statistic({3});
  CHECK(test::mentions(refused({.mean = statistic.view(), .rstd = statistic.view()}), {"mean overlaps rstd"}));
  const auto shifted = test::message_keeping<xattn::option_error>(
      [&] { kernels::layer_norm(x.view().slice(0, 0, 2), x.view().slice(0, 1, 3)); }, x);
  CHECK(test::mentions(shifted, {"layer_norm: out overlaps x"}));
}
#endif
