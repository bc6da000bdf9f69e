// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/add_norm.hpp>

namespace {

namespace kernels = xattn::kernels;
namespace trace = xattn::trace;
using test::buffer;
using test::index_t;

/// x, y, gamma and beta of one width, and what add followed by layer_norm makes of them.
template <class T>
struct residual {
  oracle::array x, y;
  buffer<T, 1> gamma, beta, mean, rstd;
  buffer<T, 2> sum, out;

  explicit residual(index_t width, index_t rows = 3)
      : x(test::random_array<T>({rows, width}, test::regime::wide, 1)),
        y(test::random_array<T>({rows, width}, test::regime::uniform, 2)),
        gamma(test::random_array<T>({width}, test::regime::uniform, 3)),
        beta(test::random_array<T>({width}, test::regime::uniform, 4)),
        mean({rows}),
        rstd({rows}),
        sum({rows, width}),
        out({rows, width}) {
    const buffer<T, 2> a(x), b(y);
    kernels::add(a.view(), b.view(), sum.view());
    kernels::layer_norm(sum.view(), out.view(), options(mean, rstd));
  }

  kernels::layer_norm_options<T> options(const buffer<T, 1>& m, const buffer<T, 1>& r) const {
    return {.gamma = gamma.cview(), .beta = beta.cview(), .mean = m.view(), .rstd = r.view()};
  }
};

/// Counts the records of a call.
struct counter {
  int* records;

  template <trace::stage S>
  static consteval trace::access access_of() {
    return S == trace::stage::norm_xhat || S == trace::stage::norm_out ? trace::access::read : trace::access::none;
  }
  template <trace::stage S, class T>
  void on(const trace::site&, const trace::tensor_view<const T>&) {
    ++*records;
  }
};

}  // namespace

TEMPLATE_LIST_TEST_CASE("add_layer_norm: the norm of the sum", "[kernels][add_norm]", test::all_reals) {
  using T = TestType;
  for (const index_t width : {1, 5, 64, 257}) {
    const residual<T> want(width);
    const auto near = test::random_array<T>({3, width}, test::regime::uniform, 5);
    const buffer<T, 2> a(near), b(want.y), out({3, width});
    kernels::add_layer_norm(a.view(), b.view(), out.view());
    oracle::array sum = near;
    for (index_t n = 0; n < sum.size(); ++n) {
      sum.flat(n) = test::widen(T(test::narrow<T>(near.flat(n)) + test::narrow<T>(want.y.flat(n))));
    }
    const long double allowed = (static_cast<long double>(width) / 8 + 6) * 8 * test::eps<T>();
    CHECK(test::within(out, oracle::layer_norm(sum, {}, {}, 1e-5L), allowed));
  }
}

TEMPLATE_LIST_TEST_CASE("add_layer_norm: the bits of add and layer_norm, at every width and in every layout",
                        "[kernels][add_norm][bits]", test::all_reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::positive_widths_around(xattn::simd::lanes<TestType>)));
  const residual<T> want(width);
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<T, 2> a(want.x, of_in.how, of_in.where), b(want.y, of_out.how, of_out.where);
    const buffer<T, 2> out({3, width}, of_out.how, of_out.where), sum({3, width}, of_in.how, of_in.where);
    const buffer<T, 1> mean({3}), rstd({3});
    kernels::add_layer_norm(a.cview(), b.cview(), out.view(), want.options(mean, rstd), {sum.view()});
    CHECK(test::exactly(out, want.out));
    CHECK(test::exactly(sum, want.sum));
    CHECK(test::exactly(mean, want.mean));
    CHECK(test::exactly(rstd, want.rstd));
    CHECK((out.borders_intact() && sum.borders_intact()));
    const buffer<T, 2> alone({3, width}, of_out.how, of_out.where);
    kernels::add_layer_norm(a.cview(), b.cview(), alone.view(), want.options(mean, rstd));
    CHECK(test::exactly(alone, want.out));
  });
}

TEMPLATE_LIST_TEST_CASE("add_rms_norm, and a scaled residual: the bits of add and the norm, traced or not",
                        "[kernels][add_norm][bits]", test::reals) {
  using T = TestType;
  for (const index_t width : {1, 7, 64, 257}) {
    const residual<T> r(width);
    const buffer<T, 2> x(r.x), y(r.y), sum({3, width}), want({3, width}), out({3, width}), kept({3, width});
    int records = 0;
    for (const bool plus_one : {false, true}) {
      const kernels::rms_norm_options<T> options{.gamma = r.gamma.cview(), .plus_one = plus_one, .eps = T(0.01)};
      kernels::add(x.cview(), y.cview(), sum.view(), {}, T(1.75));
      kernels::rms_norm(sum.cview(), want.view(), options);
      kernels::add_rms_norm(x.cview(), y.cview(), out.view(), options, {kept.view(), T(1.75)});
      CHECK((test::exactly(out, want) && test::exactly(kept, sum)));
      kernels::add_rms_norm(x.cview(), y.cview(), out.view(), options, {{}, T(1.75)}, counter{&records});
      CHECK(test::exactly(out, want));
    }
    CHECK(records == 4);
    kernels::layer_norm(sum.cview(), want.view());
    kernels::add_layer_norm(x.cview(), y.cview(), out.view(), {}, {{}, T(1.75)});
    CHECK(test::exactly(out, want));
  }
}

TEST_CASE("add_rms_norm: each wrong argument is named, outputs are left alone", "[kernels][add_norm]") {
  const buffer<float, 2> x({3, 5}), narrow({3, 4}), out({3, 5});
  const auto shape = test::message_keeping<xattn::shape_error>(
      [&] { kernels::add_rms_norm(x.view(), narrow.view(), out.view()); }, out);
  CHECK(test::mentions(shape, {"add_rms_norm: y", "(3, 4)", "(3, 5)"}));
  const auto value = test::message_keeping<xattn::option_error>(
      [&] { kernels::add_rms_norm(x.view(), x.view(), out.view(), {.eps = -1}); }, out);
  CHECK(test::mentions(value, {"add_rms_norm: eps"}));
}

TEST_CASE("add_layer_norm: out and sum may be x or y", "[kernels][add_norm]") {
  const residual<double> want(37);
  const auto run = [&](int out_is, int sum_is) {
    const buffer<double, 2> x(want.x), y(want.y), other({3, 37});
    const buffer<double, 1> mean({3}), rstd({3});
    const buffer<double, 2>* all[] = {&x, &y, &other};
    kernels::add_layer_norm(x.cview(), y.cview(), all[out_is]->view(), want.options(mean, rstd), {all[sum_is]->view()});
    CHECK(test::exactly(*all[out_is], want.out));
    if (sum_is != out_is) CHECK(test::exactly(*all[sum_is], want.sum));
  };
  for (const int out_is : {0, 1, 2}) {
    for (const int sum_is : {0, 1, 2}) run(out_is, sum_is);
  }
}

TEST_CASE("add_layer_norm: a row's bits depend on the row alone, an executor is used, narrow inputs are widened",
          "[kernels][add_norm]") {
  const residual<float> want(700, 90);
  test::watched_executor executor;
  const buffer<float, 2> x(want.x), y(want.y), out({90, 700});
  const buffer<float, 1> mean({90}), rstd({90});
  auto options = want.options(mean, rstd);
  options.executor = executor;
  kernels::add_layer_norm(x.view(), y.view(), out.view(), options);
  CHECK(executor.parts() == 3);
  CHECK(test::exactly(out, want.out));
  const buffer<xattn::bf16, 2> narrow(want.x);
  const buffer<float, 2> wide(narrow.numbers()), sum({90, 700}), apart({90, 700});
  kernels::add_layer_norm(narrow.view(), y.view(), out.view());
  kernels::add(wide.view(), y.view(), sum.view());
  kernels::layer_norm(sum.view(), apart.view());
  CHECK(test::exactly(out, apart));
}

TEST_CASE("add_layer_norm: a trace shows the stages of the norm and changes no bit", "[kernels][add_norm][trace]") {
  const residual<float> want(21);
  const buffer<float, 2> x(want.x), y(want.y), out({3, 21}), sum({3, 21});
  const buffer<float, 1> mean({3}), rstd({3});
  int records = 0;
  kernels::add_layer_norm(x.view(), y.view(), out.view(), want.options(mean, rstd), {sum.view()}, counter{&records});
  CHECK(records == 2);
  CHECK(test::exactly(out, want.out));
  CHECK(test::exactly(sum, want.sum));
}

#if XATTN_EXCEPTIONS
TEST_CASE("add_layer_norm: each wrong argument is named, outputs are left alone", "[kernels][add_norm]") {
  const buffer<float, 2> x(oracle::array({3, 5})), y(oracle::array({3, 5})), out({3, 5}), narrow(oracle::array({3, 4}));
  const auto shape = [&](auto f) { return test::message_keeping<xattn::shape_error>(f, out); };
  const auto value = [&](auto f) { return test::message_keeping<xattn::option_error>(f, x, y, out); };
  CHECK(test::mentions(shape([&] { kernels::add_layer_norm(x.view(), narrow.view(), out.view()); }),
                       {"add_layer_norm: y", "(3, 4)", "(3, 5)"}));
  CHECK(test::mentions(shape([&] { kernels::add_layer_norm(x.view(), y.view(), out.view(), {}, {narrow.view()}); }),
                       {"add_layer_norm: sum", "(3, 4)", "(3, 5)"}));
  CHECK(test::mentions(value([&] { kernels::add_layer_norm(x.view(), y.view(), out.view(), {.eps = -1}); }),
                       {"add_layer_norm: eps"}));
  const auto tail = [](const buffer<float, 2>& b) { return b.view().slice(0, 1, 3); };
  const auto head = [](const buffer<float, 2>& b) { return b.view().slice(0, 0, 2); };
  CHECK(test::mentions(value([&] { kernels::add_layer_norm(head(x), head(y), tail(y)); }), {"out overlaps y"}));
  CHECK(test::mentions(value([&] { kernels::add_layer_norm(head(x), head(y), head(out), {}, {tail(x)}); }),
                       {"sum overlaps x"}));
  CHECK(test::mentions(value([&] { kernels::add_layer_norm(head(x), head(y), head(out), {}, {tail(out)}); }),
                       {"out overlaps sum"}));
  CHECK(test::mentions(
      value([&] { kernels::add_layer_norm(head(x), head(y), head(out), {.gamma = y.cview()[0]}, {head(y)}); }),
      {"sum overlaps gamma"}));
  CHECK(test::mentions(
      value([&] { kernels::add_layer_norm(head(x), head(y), head(out), {.mean = y.view()[0].slice(0, 0, 2)}); }),
      {"mean overlaps y"}));
}
#endif
