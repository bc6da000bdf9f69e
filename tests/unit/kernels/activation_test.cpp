// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/activation.hpp>
#include <xattn/kernels/bias.hpp>

#include <cmath>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;
using xattn::activation;

struct kind {
  activation ours;
  oracle::activation truth;
  const char* name;
};

constexpr kind kinds[] = {{activation::identity, oracle::activation::identity, "identity"},
                          {activation::relu, oracle::activation::relu, "relu"},
                          {activation::gelu, oracle::activation::gelu, "gelu"},
                          {activation::gelu_tanh, oracle::activation::gelu_tanh, "gelu_tanh"},
                          {activation::gelu_quick, oracle::activation::gelu_quick, "gelu_quick"},
                          {activation::silu, oracle::activation::silu, "silu"},
                          {activation::sigmoid, oracle::activation::sigmoid, "sigmoid"},
                          {activation::tanh, oracle::activation::tanh, "tanh"},
                          {activation::hard_swish, oracle::activation::hard_swish, "hard_swish"},
                          {activation::mish, oracle::activation::mish, "mish"},
                          {activation::erf, oracle::activation::erf, "erf"}};

/// Types other than float and double bring their own functions, which may be a little worse.
template <class T>
constexpr long double own_functions = std::is_same_v<T, float> || std::is_same_v<T, double> ? 0 : 1;

/// The bound in the header, in ulp of the result.
long double ulps(activation f, long double x) {
  switch (f) {
    case activation::identity:
    case activation::relu:
      return 0;
    case activation::tanh:
    case activation::erf:
    case activation::hard_swish:
      return 2;
    case activation::sigmoid:
    case activation::silu:
      return 3;
    case activation::mish:
      return 5;
    case activation::gelu:
      return 4 * (1 + x * x / 2);
    case activation::gelu_quick:
      return 3 * (1 + std::fabs(x));
    case activation::gelu_tanh:
      return 3 * (1 + 2 * std::fabs(0.7978845608L * (x + 0.044715L * x * x * x)));
  }
  return 0;
}

template <class T>
oracle::array budget(activation f, const oracle::array& x, const oracle::array& want) {
  oracle::array allowed(x.shape);
  const bool exact = f == activation::identity || f == activation::relu;
  for (index_t n = 0; n < x.size(); ++n) {
    const long double rounded =
        want.flat(n) == 0 ? 0 : (ulps(f, x.flat(n)) + own_functions<T>)*test::ulp<T>(want.flat(n));
    allowed.flat(n) = exact ? 0 : rounded + 2 * test::flush_floor<T>() * (1 + std::fabs(x.flat(n)));
  }
  return allowed;
}

template <class T>
oracle::array activated(const kind& k, const oracle::array& x) {
  buffer<T, 2> in(x), out({x.extent(0), x.extent(1)});
  kernels::activate(k.ours, in.view(), out.view());
  return out.numbers();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("activation: the error is within the stated bound", "[kernels][activation]", test::all_reals) {
  using T = TestType;
  for (const kind& k : kinds) {
    for (const auto regime : {test::regime::uniform, test::regime::wide, test::regime::large, test::regime::denormal}) {
      const auto x = test::random_array<T>({8, 611}, regime);
      const auto want = oracle::activate(k.truth, x);
      INFO(k.name << " in regime " << static_cast<int>(regime));
      CHECK(test::within(activated<T>(k, x), want, budget<T>(k.ours, x, want)));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("activation: holds at every width and in every layout", "[kernels][activation]", test::reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::widths_around(xattn::simd::lanes<TestType>)));
  const auto x = test::random_array<T>({3, width}, test::regime::wide);
  const auto in_one_piece = activated<T>(kinds[2], x);
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    buffer<T, 2> in(x, of_in.how, of_in.where), out({3, width}, of_out.how, of_out.where);
    kernels::gelu(in.cview(), out.view());
    CHECK(test::exactly(out, in_one_piece));
    CHECK(out.borders_intact());
  });
}

TEST_CASE("activation: all ranks give what the rows give", "[kernels][activation]") {
  const auto x = test::random_array<float>({2, 3, 4, 5}, test::regime::wide);
  const auto want = activated<float>(kinds[5], x.reshaped({24, 5})).reshaped({2, 3, 4, 5});
  buffer<float, 4> in4(x, test::arrangement::pitch_8), out4({2, 3, 4, 5}, test::arrangement::column_major);
  kernels::silu(in4.view(), out4.view());
  CHECK(test::exactly(out4, want));
  CHECK(out4.borders_intact());
  buffer<float, 3> in3(x.reshaped({6, 4, 5}), test::arrangement::reversed_rows), out3({6, 4, 5});
  kernels::silu(in3.view(), out3.view());
  CHECK(test::exactly(out3, want.reshaped({6, 4, 5})));
  buffer<float, 1> in1(x.reshaped({120}), test::arrangement::every_second), out1({120});
  kernels::silu(in1.view(), out1.view());
  CHECK(test::exactly(out1, want.reshaped({120})));
}

TEST_CASE("activation: many narrow dense rows are rows all the same", "[kernels][activation]") {
  const auto x = test::random_array<float>({1500, 3}, test::regime::wide);
  buffer<float, 2> in(x), out({1500, 3}), strided({1500, 3}, test::arrangement::pitch_8);
  kernels::gelu(in.view(), out.view());
  kernels::gelu(in.view(), strided.view());
  CHECK(test::exactly(out, strided));
  CHECK(out.borders_intact());
}

TEMPLATE_LIST_TEST_CASE("activation: NaN stays where it is and stays NaN", "[kernels][activation]", test::all_reals) {
  using T = TestType;
  const auto x = test::random_array<T>({6, 19}, test::regime::nan);
  for (const kind& k : kinds) {
    const auto want = oracle::activate(k.truth, x);
    INFO(k.name);
    CHECK(test::within_or_nan(activated<T>(k, x), want, budget<T>(k.ours, x, want)));
  }
}

TEMPLATE_LIST_TEST_CASE("activation: the ends of the number line", "[kernels][activation]", test::all_reals) {
  using T = TestType;
  const long double infinity = std::numeric_limits<long double>::infinity();
  const auto largest = test::widen(std::numeric_limits<T>::max());
  const auto x = oracle::matrix({{infinity, -infinity, largest, -largest, 0, -0.0L}});
  for (const kind& k : kinds) {
    INFO(k.name);
    const auto got = activated<T>(k, x);
    const bool bounded = k.ours == activation::sigmoid || k.ours == activation::tanh || k.ours == activation::erf;
    const bool odd = k.ours == activation::tanh || k.ours == activation::erf;
    const bool line = k.ours == activation::identity;
    const long double low = odd ? -1 : 0, middle = k.ours == activation::sigmoid ? 0.5L : 0;
    CHECK(test::exactly(got, oracle::matrix({{bounded ? 1 : infinity, line ? -infinity : low, bounded ? 1 : largest,
                                              line ? -largest : low, middle, middle}})));
  }
}

TEMPLATE_LIST_TEST_CASE("activation: out may be in", "[kernels][activation]", test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({5, 21}, test::regime::wide);
  for (const kind& k : kinds) {
    buffer<T, 2> in_place(x, test::arrangement::pitch_8);
    kernels::activate(k.ours, in_place.view(), in_place.view());
    INFO(k.name);
    CHECK(test::exactly(in_place, activated<T>(k, x)));
    CHECK(in_place.borders_intact());
  }
}

TEST_CASE("activation: narrow inputs are computed in float, narrow outputs rounded once", "[kernels][activation]") {
  const auto x = test::random_array<float>({3, 37});
  buffer<xattn::bf16, 2> in(x), narrow_out({3, 37});
  buffer<float, 2> out({3, 37});
  kernels::gelu(in.view(), out.view());
  CHECK(test::exactly(out, activated<float>(kinds[2], in.numbers())));
  kernels::gelu(in.view(), narrow_out.view());
  for (index_t j = 0; j < 37; ++j) CHECK(narrow_out(1, j) == xattn::bf16(out(1, j)));
  buffer<xattn::f16, 2> half(x);
  kernels::gelu(half.view(), out.view());
  CHECK(test::exactly(out, activated<float>(kinds[2], half.numbers())));
}

TEST_CASE("activation: a dual number brings the derivative", "[kernels][activation]") {
  const auto x = test::random_array<double>({1, 64}, test::regime::wide);
  for (const kind& k : kinds) {
    for (index_t j = 0; j < x.size(); ++j) {
      const long double at = x.flat(j) / 4, h = 1e-6L;
      test::dual in[] = {{static_cast<double>(at), 1.0}}, out[1];
      kernels::activate(k.ours, xattn::view<test::dual, 1>(in, {1}), xattn::view<test::dual, 1>(out, {1}));
      const long double slope = (oracle::activate(k.truth, at + h) - oracle::activate(k.truth, at - h)) / (2 * h);
      INFO(k.name << " at " << static_cast<double>(at));
      CHECK(test::within(out[0].slope, slope, 1e-9L));
    }
  }
}

TEST_CASE("activation: an executor is used and changes no bit", "[kernels][activation]") {
  test::watched_executor executor;
  const auto x = test::random_array<float>({100, 500}, test::regime::wide);
  buffer<float, 2> in(x), out({100, 500}), strided({100, 500}, test::arrangement::transposed);
  kernels::mish(in.view(), out.view(), executor);
  CHECK(executor.parts() == 3);
  CHECK(test::exactly(out, activated<float>(kinds[9], x)));
  kernels::activate(activation::mish, in.view(), strided.view(), executor);
  CHECK(executor.parts() == 6);
  CHECK(test::exactly(strided, out));
}

TEST_CASE("activation: the function objects and their names in the enumeration are the same", "[kernels][activation]") {
  const auto x = test::random_array<float>({1, 40}, test::regime::wide);
  for (const kind& k : kinds) {
    kernels::with_activation("test", k.ours, [&](const auto& f) {
      buffer<float, 2> in(x), out({1, 40});
      f(in.view(), out.view());
      CHECK(std::string(f.name) == k.name);
      CHECK(test::exactly(out, activated<float>(k, x)));
    });
  }
}

#if XATTN_EXCEPTIONS
TEST_CASE("activation: a wrong shape names the function and both shapes", "[kernels][activation]") {
  buffer<float, 2> in(oracle::array({3, 5})), out({3, 4});
  const auto fails = [&](auto f) { return test::message_keeping<xattn::shape_error>(f, out); };
  CHECK(test::mentions(fails([&] { kernels::activate(activation::silu, in.view(), out.view()); }),
                       {"activate: out", "(3, 4)", "(3, 5)"}));
  for (const kind& k : kinds) {
    kernels::with_activation("test", k.ours, [&](const auto& f) {
      CHECK(test::mentions(fails([&] { f(in.view(), out.view()); }),
                           {std::string(k.name) + ": out", "(3, 4)", "(3, 5)"}));
    });
  }
}

TEST_CASE("activation: an unknown activation and a half-shifted output are refused", "[kernels][activation]") {
  buffer<float, 1> in(oracle::array({9})), out({9});
  const auto unknown = test::message_keeping<xattn::option_error>(
      [&] { kernels::activate(static_cast<activation>(77), in.view(), out.view()); }, out);
  CHECK(test::mentions(unknown, {"activate: activation is 77", "xattn::activation"}));
  const auto shifted = test::message_keeping<xattn::option_error>(
      [&] { kernels::relu(in.view().slice(0, 0, 8), in.view().slice(0, 1, 9)); }, in);
  CHECK(test::mentions(shifted, {"relu: out overlaps in"}));
  const xattn::view<float, 1> repeated(out.data(), {9}, {0});
  const auto one_place = test::message_keeping<xattn::option_error>([&] { kernels::relu(in.view(), repeated); }, out);
  CHECK(test::mentions(one_place, {"relu: out has elements that share memory"}));
}
#endif

namespace {

template <class T>
oracle::array gated_truth(const kind& k, const oracle::array& gate, const oracle::array& up) {
  oracle::array want = oracle::activate(k.truth, gate);
  for (index_t n = 0; n < want.size(); ++n) want.flat(n) *= up.flat(n);
  return want;
}

/// That of the activation, times |up|, and one rounding.
template <class T>
oracle::array gated_budget(const kind& k, const oracle::array& gate, const oracle::array& up,
                           const oracle::array& want) {
  oracle::array allowed = budget<T>(k.ours, gate, oracle::activate(k.truth, gate));
  for (index_t n = 0; n < allowed.size(); ++n) {
    allowed.flat(n) = allowed.flat(n) * std::fabs(up.flat(n)) + test::ulp<T>(want.flat(n));
  }
  return allowed;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("activate with a bias: the bits of add_bias and activate, in every layout",
                        "[kernels][activation][bits]", test::reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::widths_around(xattn::simd::lanes<TestType>)));
  const auto x = test::random_array<T>({3, width}, test::regime::uniform, 1);
  const auto b = test::random_array<T>({width}, test::regime::uniform, 2);
  for (const activation f : {activation::relu, activation::gelu}) {
    const buffer<T, 2> want(x);
    const buffer<T, 1> dense(b);
    kernels::add_bias(want.view(), dense.view(), want.view());
    kernels::activate(f, want.view(), want.view());
    test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
      const buffer<T, 2> in(x, of_in.how, of_in.where), out({3, width}, of_out.how, of_out.where);
      const buffer<T, 1> bias(b, of_in.how, of_in.where);
      kernels::activate(f, in.cview(), bias.cview(), out.view());
      CHECK(test::exactly(out, want));
      CHECK(out.borders_intact());
      kernels::activate(f, in.view(), bias.view(), in.view());
      CHECK(test::exactly(in, want));
    });
  }
}

#if XATTN_EXCEPTIONS
TEST_CASE("activate with a bias: each wrong argument is named", "[kernels][activation]") {
  const buffer<float, 2> x(oracle::array({3, 5})), out({3, 5});
  const buffer<float, 1> narrow(oracle::array({4}));
  const auto shape = test::message_keeping<xattn::shape_error>(
      [&] { kernels::activate(activation::relu, x.view(), narrow.view(), out.view()); }, out);
  CHECK(test::mentions(shape, {"activate: bias", "(4)", "(5)"}));
  const auto value = test::message_keeping<xattn::option_error>(
      [&] { kernels::activate(activation::relu, x.view(), out.view()[1], out.view()); }, out);
  CHECK(test::mentions(value, {"activate: out overlaps bias"}));
}
#endif

TEMPLATE_LIST_TEST_CASE("activate_gated: up times the activated gate", "[kernels][activation]", test::reals) {
  using T = TestType;
  const auto gate = test::random_array<T>({3, 37}, test::regime::wide, 1);
  const auto up = test::random_array<T>({3, 37}, test::regime::wide, 2);
  for (const kind& k : kinds) {
    INFO(k.name);
    const auto want = gated_truth<T>(k, gate, up);
    buffer<T, 2> g(gate, test::arrangement::pitch_8), u(up, test::arrangement::column_major), out({3, 37});
    kernels::activate_gated(k.ours, g.cview(), u.cview(), out.view());
    CHECK(test::within(out, want, gated_budget<T>(k, gate, up, want)));
    CHECK(out.borders_intact());
    kernels::activate_gated(k.ours, g.view(), u.view(), g.view());
    CHECK(test::exactly(g, out));
    g.assign(gate);
    kernels::activate_gated(k.ours, g.view(), u.view(), u.view());
    CHECK(test::exactly(u, out));
  }
}

TEST_CASE("activate_gated: gate and up may be halves of one matrix, out the first", "[kernels][activation]") {
  const auto both = test::random_array<float>({4, 26}, test::regime::wide);
  buffer<float, 2> packed(both), out({4, 13});
  const auto gate = packed.view().slice(1, 0, 13), up = packed.view().slice(1, 13, 26);
  kernels::activate_gated(activation::silu, gate, up, out.view());
  kernels::activate_gated(activation::silu, gate, up, gate);
  CHECK(test::exactly(test::numbers(gate), out));
}

TEST_CASE("activate_gated: wide rows come in pieces, an executor is used", "[kernels][activation]") {
  test::watched_executor executor;
  const auto gate = test::random_array<double>({70, 900}, test::regime::wide, 1);
  const auto up = test::random_array<double>({70, 900}, test::regime::wide, 2);
  const auto want = gated_truth<double>(kinds[5], gate, up);
  buffer<double, 2> g(gate), u(up, test::arrangement::transposed), out({70, 900});
  kernels::activate_gated(activation::silu, g.view(), u.view(), out.view(), executor);
  CHECK(executor.parts() == 3);
  CHECK(test::within(out, want, gated_budget<double>(kinds[5], gate, up, want)));
}

TEMPLATE_LIST_TEST_CASE("swiglu: up gate s(alpha gate); alpha = 1 has the bits of activate_gated", "[kernels][activation]",
                        test::reals) {
  using T = TestType;
  const auto gate = test::random_array<T>({3, 37}, test::regime::wide, 1);
  const auto up = test::random_array<T>({3, 37}, test::regime::wide, 2);
  const buffer<T, 2> g(gate), u(up, test::arrangement::transposed), out({3, 37}), same({3, 37});
  kernels::activate_gated(activation::silu, g.cview(), u.cview(), same.view());
  kernels::swiglu(g.cview(), u.cview(), out.view());
  CHECK(test::exactly(out, same));
  for (const T alpha : {T(0), T(1.75), T(-0.5)}) {
    oracle::array want = gate, budget = gate;
    for (index_t n = 0; n < gate.size(); ++n) {
      const long double x = gate.flat(n), slope = static_cast<long double>(alpha) * x;
      want.flat(n) = up.flat(n) * x / (1 + std::exp(-slope));
      budget.flat(n) = (8 + 2 * std::fabs(slope)) * test::eps<T>() * std::fabs(want.flat(n)) + test::flush_floor<T>();
    }
    kernels::swiglu(g.cview(), u.cview(), out.view(), alpha);
    CHECK(test::within(out, want, budget));
  }
  kernels::swiglu(g.cview(), u.view(), u.view());
  CHECK(test::exactly(u, same));
}

#if XATTN_EXCEPTIONS
TEST_CASE("swiglu: each wrong shape names its argument", "[kernels][activation]") {
  buffer<float, 2> gate(oracle::array({3, 5})), up(oracle::array({3, 4})), out({2, 5});
  const auto wrong_up = test::message_keeping<xattn::shape_error>(
      [&] { kernels::swiglu(gate.view(), up.view(), gate.view()); }, gate);
  CHECK(test::mentions(wrong_up, {"swiglu: up", "(3, 4)", "(3, 5)"}));
  const auto wrong_out = test::message_keeping<xattn::shape_error>(
      [&] { kernels::swiglu(gate.view(), gate.view(), out.view()); }, out);
  CHECK(test::mentions(wrong_out, {"swiglu: out", "(2, 5)", "(3, 5)"}));
}

TEST_CASE("activate_gated: each wrong shape names its argument", "[kernels][activation]") {
  buffer<float, 2> gate(oracle::array({3, 5})), up(oracle::array({3, 4})), out({2, 5});
  const auto wrong_up = test::message_keeping<xattn::shape_error>(
      [&] { kernels::activate_gated(activation::silu, gate.view(), up.view(), gate.view()); }, gate);
  CHECK(test::mentions(wrong_up, {"activate_gated: up", "(3, 4)", "(3, 5)"}));
  const auto wrong_out = test::message_keeping<xattn::shape_error>(
      [&] { kernels::activate_gated(activation::silu, gate.view(), gate.view(), out.view()); }, out);
  CHECK(test::mentions(wrong_out, {"activate_gated: out", "(2, 5)", "(3, 5)"}));
  const auto shifted = test::message_keeping<xattn::option_error>(
      [&] {
        kernels::activate_gated(activation::silu, up.view().slice(1, 0, 3), up.view().slice(1, 1, 4),
                                up.view().slice(1, 0, 3));
      },
      up);
  CHECK(test::mentions(shifted, {"activate_gated: out overlaps up"}));
  const auto unknown = test::message_keeping<xattn::option_error>(
      [&] { kernels::activate_gated(static_cast<activation>(-1), gate.view(), gate.view(), gate.view()); }, gate);
  CHECK(test::mentions(unknown, {"activate_gated: activation is -1"}));
}
#endif
