// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/rms_norm.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

const oracle::array none;

enum class gain { one, gamma, one_plus_gamma };
constexpr gain gains[] = {gain::one, gain::gamma, gain::one_plus_gamma};

/// gamma as the oracle takes it: the whole factor.
oracle::array factor(gain kind, const oracle::array& gamma) {
  if (kind == gain::one) return none;
  oracle::array whole = gamma;
  for (long double& g : whole.data) g += kind == gain::one_plus_gamma ? 1 : 0;
  return whole;
}

template <class T>
struct normed {
  buffer<T, 2> out;
  buffer<T, 1> rstd;

  normed(const oracle::array& x, gain kind, const oracle::array& gamma, T eps)
      : out({x.extent(0), x.extent(1)}), rstd({x.extent(0)}) {
    const buffer<T, 2> in(x);
    const buffer<T, 1> g(gamma);
    kernels::rms_norm_options<T> options{.plus_one = kind == gain::one_plus_gamma, .eps = eps, .rstd = rstd.view()};
    if (kind != gain::one) options.gamma = g.cview();
    kernels::rms_norm(in.cview(), out.view(), options);
  }
};

/// The bound in the header; gamma costs a rounding or two more.
template <class T>
oracle::array budget(const oracle::array& x, const oracle::array& want, const oracle::array& gamma, long double eps) {
  oracle::array allowed = test::magnitudes(want);
  const oracle::array unit = test::magnitudes(oracle::rms_norm(x, none, eps));
  for (index_t n = 0; n < x.size(); ++n) {
    const long double terms = static_cast<long double>(x.extent(1)) / 16 + 4;
    const long double scale = gamma.empty() ? 0 : (1 + std::fabs(gamma(n % x.extent(1)))) * unit.flat(n);
    allowed.flat(n) = test::eps<T>() * (terms * allowed.flat(n) + scale) + test::flush_floor<T>();
  }
  return allowed;
}

template <class T>
void check_against_oracle(const oracle::array& x, T eps) {
  const auto gamma = test::random_array<T>({x.extent(1)}, test::regime::uniform, 11);
  for (const gain kind : gains) {
    INFO("gain " << static_cast<int>(kind));
    const normed<T> got(x, kind, gamma, eps);
    const auto want = oracle::rms_norm(x, factor(kind, gamma), test::widen(eps));
    CHECK(test::within(got.out, want, budget<T>(x, want, factor(kind, gamma), test::widen(eps))));
    CHECK(got.out.borders_intact());
  }
}

template <class T>
oracle::array rms_normed(const oracle::array& x) {
  return normed<T>(x, gain::one, oracle::array({x.extent(1)}), T(1e-6)).out.numbers();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("rms_norm: matches the oracle in every regime", "[kernels][rms_norm]", test::all_reals) {
  using T = TestType;
  for (const auto regime : test::finite_regimes) {
    for (const index_t width : {1, 2, 3, 64, 257, 1000}) {
      INFO("regime " << static_cast<int>(regime) << ", width " << width);
      check_against_oracle<T>(test::random_array<T>({3, width}, regime), T(1e-6));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("rms_norm: holds at every width and in every layout", "[kernels][rms_norm]", test::reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::positive_widths_around(xattn::simd::lanes<TestType>)));
  const auto x = test::random_array<T>({3, width}, test::regime::wide);
  const auto gamma = test::random_array<T>({width}, test::regime::uniform, 11);
  check_against_oracle<T>(x, T(1e-6));
  const normed<T> want(x, gain::one_plus_gamma, gamma, T(1e-6));
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<T, 2> in(x, of_in.how, of_in.where), out({3, width}, of_out.how, of_out.where);
    const buffer<T, 1> g(gamma, of_out.how, of_out.where), rstd({3}, of_in.how, of_in.where);
    kernels::rms_norm(in.cview(), out.view(), {.gamma = g.cview(), .plus_one = true, .rstd = rstd.view()});
    CHECK(test::exactly(out, want.out));
    CHECK(test::exactly(rstd, want.rstd));
    CHECK((out.borders_intact() && rstd.borders_intact()));
  });
}

TEMPLATE_LIST_TEST_CASE("rms_norm: 1 + gamma loses nothing of a small gamma", "[kernels][rms_norm]", test::reals) {
  using T = TestType;
  const auto x = oracle::matrix({{1, -1, 1, -1}});
  const auto gamma = oracle::array({4}, std::ldexp(1.0L, 2 - std::numeric_limits<T>::digits));
  const normed<T> got(x, gain::one_plus_gamma, gamma, T(0));
  CHECK(test::exactly(got.out, oracle::rms_norm(x, factor(gain::one_plus_gamma, gamma), 0)));
}

TEMPLATE_LIST_TEST_CASE("rms_norm: a row of zeros gives 0, with eps = 0 too", "[kernels][rms_norm]", test::all_reals) {
  using T = TestType;
  const oracle::array zeros({2, 37});
  for (const T eps : {T(0), T(1e-6)}) {
    CHECK(test::exactly(normed<T>(zeros, gain::gamma, oracle::array({37}, 3), eps).out, zeros));
  }
}

TEST_CASE("rms_norm: eps is used, inside the root, and is 1e-6 where left out", "[kernels][rms_norm]") {
  const auto x = oracle::matrix({{0.001L, -0.001L}});
  for (const double eps : {1e-12, 1e-6, 1e-3}) {
    CHECK(test::within(normed<double>(x, gain::one, oracle::array({2}), eps).out, oracle::rms_norm(x, none, eps),
                       1e-15L));
  }
  const buffer<double, 2> in(x), out({1, 2});
  kernels::rms_norm(in.view(), out.view());
  CHECK(test::within(out, oracle::rms_norm(x, none, 1e-6L), 1e-15L));
}

TEMPLATE_LIST_TEST_CASE("rms_norm: NaN makes its row NaN and no other", "[kernels][rms_norm]", test::all_reals) {
  using T = TestType;
  oracle::array x = test::random_array<T>({3, 19}), want = rms_normed<T>(x);
  x(1, 18) = std::numeric_limits<long double>::quiet_NaN();
  for (index_t j = 0; j < 19; ++j) want(1, j) = std::numeric_limits<long double>::quiet_NaN();
  CHECK(test::exactly_or_nan(rms_normed<T>(x), want));
}

TEST_CASE("rms_norm: out may be x, all ranks are rows, an executor is used", "[kernels][rms_norm]") {
  const auto x = test::random_array<float>({2, 5, 9, 700}, test::regime::wide);
  const auto want = rms_normed<float>(x.reshaped({90, 700}));
  test::watched_executor executor;
  buffer<float, 4> in_place(x, test::arrangement::reversed_rows);
  kernels::rms_norm(in_place.view(), in_place.view(), {.executor = executor});
  CHECK(executor.parts() == 3);
  CHECK(test::exactly(in_place, want.reshaped({2, 5, 9, 700})));
  buffer<float, 1> alone({700});
  kernels::rms_norm(in_place.view()[1][2][3], alone.view());
  CHECK(test::within(alone, test::numbers(in_place.view()[1][2][3]), 100 * test::eps<float>()));
}

TEST_CASE("rms_norm: narrow inputs are computed in float", "[kernels][rms_norm]") {
  const buffer<xattn::f16, 2> in(test::random_array<float>({3, 37}));
  const buffer<float, 2> out({3, 37});
  kernels::rms_norm(in.view(), out.view());
  CHECK(test::exactly(out, rms_normed<float>(in.numbers())));
}

#if XATTN_EXCEPTIONS
TEST_CASE("rms_norm: each wrong argument is named, outputs are left alone", "[kernels][rms_norm]") {
  const buffer<float, 2> x(oracle::array({3, 5})), out({3, 5}), short_out({2, 5});
  const buffer<float, 1> four(oracle::array({4}));
  const auto fails = [&](const buffer<float, 2>& to, const kernels::rms_norm_options<float>& options) {
    return test::message_keeping<xattn::shape_error>([&] { kernels::rms_norm(x.view(), to.view(), options); }, to,
                                                     four);
  };
  CHECK(test::mentions(fails(short_out, {}), {"rms_norm: out", "(2, 5)", "(3, 5)"}));
  CHECK(test::mentions(fails(out, {.gamma = four.cview()}), {"rms_norm: gamma", "(4)", "(5)"}));
  CHECK(test::mentions(fails(out, {.rstd = four.view()}), {"rms_norm: rstd", "(4)", "(3)"}));
  const auto message =
      test::message_keeping<xattn::option_error>([&] { kernels::rms_norm(x.view(), out.view(), {.eps = -1.0f}); }, out);
  CHECK(test::mentions(message, {"rms_norm: eps is -1", "0 or more"}));
}
#endif
