// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using test::layer_sizes;
using test::tensor;
using xattn::index_t;

namespace {

template <class T, class Got>
test::verdict as_oracle(const Got& got, const oracle::array& x, const oracle::ffn_weights<long double>& w) {
  const auto exact = oracle::feed_forward(x, w).out;
  const auto naive = oracle::feed_forward(x.as<T>(), w.as<T>()).out;
  const long double size = 8 * test::largest_magnitude(exact);
  return test::within(got, exact, test::twice_naive_budget<T>(exact, test::numbers(naive), size));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("feed_forward: every activation matches the oracle", "[layers]", test::reals) {
  using T = TestType;
  using xattn::activation;
  const layer_sizes s;
  const std::pair<activation, oracle::activation> kinds[] = {
      {activation::relu, oracle::activation::relu},           {activation::gelu, oracle::activation::gelu},
      {activation::gelu_tanh, oracle::activation::gelu_tanh}, {activation::gelu_quick, oracle::activation::gelu_quick},
      {activation::silu, oracle::activation::silu}};
  const auto x = test::random_array<T>({2, 7, s.d_model});
  for (const auto& [kind, want] : kinds) {
    xattn::feed_forward<T> layer({.d_model = s.d_model, .d_hidden = s.d_hidden, .activation = kind});
    auto w = test::random_ffn<T>(s, 21);
    w.act = want;
    test::assign(layer, w);
    CHECK(as_oracle<T>(layer(tensor<T, 3>(x)), x, w));
  }
}

TEMPLATE_LIST_TEST_CASE("feed_forward: gated, the activation is on the gate", "[layers]", test::reals) {
  using T = TestType;
  const layer_sizes s;
  auto w = test::random_ffn<T>(s, 22);
  w.act = oracle::activation::silu;
  w.w_gate = test::random_array<T>({s.d_model, s.d_hidden}, test::regime::uniform, 70);
  w.b_gate = test::random_array<T>({s.d_hidden}, test::regime::uniform, 71);
  xattn::feed_forward<T> layer(
      {.d_model = s.d_model, .d_hidden = s.d_hidden, .activation = xattn::activation::silu, .gated = true});
  test::assign(layer, w);
  const auto x = test::random_array<T>({5, s.d_model});
  CHECK(as_oracle<T>(layer(tensor<T, 2>(x)), x, w));
}

TEST_CASE("feed_forward: without bias, with a default hidden width, into a view", "[layers]") {
  const layer_sizes s{.d_model = 6, .d_hidden = 24};
  auto w = test::random_ffn<float>(s, 23);
  w.b_1 = w.b_2 = {};
  xattn::feed_forward<float> layer({.d_model = 6, .bias = false});
  CHECK(layer.w_1().shape()[1] == 24);
  test::assign(layer, w);
  const auto x = test::random_array<float>({5, 6});
  xt::xtensor<float, 2> out = xt::zeros<float>({10, 6});
  layer.into(xt::view(out, xt::range(0, 10, 2), xt::all()), tensor<float, 2>(x));
  CHECK(as_oracle<float>(xt::eval(xt::view(out, xt::range(0, 10, 2), xt::all())), x, w));
  CHECK(test::largest_magnitude(test::numbers(xt::eval(xt::view(out, xt::range(1, 10, 2), xt::all())))) == 0);
}

TEST_CASE("feed_forward: every weight written after a call is seen by the next", "[layers]") {
  const layer_sizes s;
  auto w = test::random_ffn<float>(s, 24);
  w.w_gate = test::random_array<float>({s.d_model, s.d_hidden}, test::regime::uniform, 72);
  w.b_gate = test::random_array<float>({s.d_hidden}, test::regime::uniform, 73);
  xattn::feed_forward<float> layer({.d_model = s.d_model, .d_hidden = s.d_hidden, .gated = true});
  test::assign(layer, w);
  const auto x = test::random_array<float>({3, s.d_model});
  const auto tx = tensor<float, 2>(x);
  (void)layer(tx);
  const auto half = [](oracle::array a) {
    for (long double& v : a.data) v /= 2;
    return a;
  };
  const auto step = [&](oracle::array& of, auto&& write) {
    of = half(of);
    write();
    CHECK(as_oracle<float>(layer(tx), x, w));
  };
  step(w.w_1, [&] { layer.w_1() = tensor<float, 2>(w.w_1); });
  step(w.w_gate, [&] { layer.w_gate() = tensor<float, 2>(w.w_gate); });
  step(w.w_2, [&] { layer.w_2() = tensor<float, 2>(w.w_2); });
  step(w.b_1, [&] { layer.b_1() = tensor<float, 1>(w.b_1); });
  step(w.b_gate, [&] { layer.b_gate() = tensor<float, 1>(w.b_gate); });
  step(w.b_2, [&] { layer.b_2() = tensor<float, 1>(w.b_2); });
}

TEST_CASE("feed_forward: a packed matrix holds the gate first or last, its bias too", "[layers]") {
  const layer_sizes s;
  auto w = test::random_ffn<float>(s, 26);
  w.w_gate = test::random_array<float>({s.d_model, s.d_hidden}, test::regime::uniform, 74);
  w.b_gate = test::random_array<float>({s.d_hidden}, test::regime::uniform, 75);
  const auto x = test::random_array<float>({3, s.d_model});
  const auto gate = tensor<float, 2>(w.w_gate), up = tensor<float, 2>(w.w_1);
  const auto gate_bias = tensor<float, 1>(w.b_gate), up_bias = tensor<float, 1>(w.b_1);
  for (const bool first : {true, false}) {
    xattn::feed_forward<float> layer({.d_model = s.d_model, .d_hidden = s.d_hidden, .gated = true});
    layer.w_2() = tensor<float, 2>(w.w_2);
    layer.b_2() = tensor<float, 1>(w.b_2);
    const auto order = first ? xattn::gate_order::gate_first : xattn::gate_order::gate_last;
    layer.set_packed(xt::concatenate(xt::xtuple(first ? gate : up, first ? up : gate), 1), order);
    const xt::xtensor<float, 1> bias =
        xt::concatenate(xt::xtuple(first ? gate_bias : up_bias, first ? up_bias : gate_bias), 0);
    layer.set_packed_bias(bias, order);
    CHECK(test::exactly(layer.w_gate(), w.w_gate));
    CHECK(as_oracle<float>(layer(tensor<float, 2>(x)), x, w));
    const auto refused = [&](auto&& call) { return test::message_of<xattn::shape_error>(call); };
    CHECK(test::mentions(refused([&] { layer.set_packed(gate, order); }), {"set_packed", "(12, 20)", "(12, 40)"}));
    CHECK(test::mentions(refused([&] { layer.set_packed_bias(gate_bias, order); }), {"set_packed", "(20)", "(40)"}));
    CHECK(test::exactly(layer.w_1(), w.w_1));
  }
  xattn::feed_forward<float> plain({.d_model = s.d_model, .d_hidden = s.d_hidden});
  CHECK(test::mentions(
      test::message_of<xattn::option_error>([&] { plain.set_packed(up, xattn::gate_order::gate_first); }),
      {"feed_forward", "gated"}));
}

TEST_CASE("feed_forward: wrong shapes and configurations are errors that name the argument", "[layers]") {
  xattn::feed_forward<float> layer({.d_model = 6, .d_hidden = 8});
  xt::xtensor<float, 2> out = xt::ones<float>({3, 6});
  const xt::xtensor<float, 2> narrow = xt::ones<float>({3, 5}), longer = xt::ones<float>({4, 6});
  const auto error = [&](auto&& call) { return test::message_keeping<xattn::shape_error>(call, out); };
  CHECK(test::mentions(error([&] { layer.into(out, narrow); }), {"feed_forward", "x", "(3, 5)", "6"}));
  CHECK(test::mentions(error([&] { layer.into(out, longer); }), {"feed_forward", "out", "(3, 6)", "(4, 6)"}));
  CHECK(test::mentions(error([&] {
                         layer.w_2() = xt::xtensor<float, 2>(xt::ones<float>({7, 6}));
                       }),
                       {"w_2", "(7, 6)", "(8, 6)"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { layer.into(out, out); }),
                       {"feed_forward", "overlaps"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([] { xattn::feed_forward<float> l({.d_hidden = 3}); }),
                       {"feed_forward", "d_model", "0"}));
  CHECK(test::mentions(
      test::message_of<xattn::option_error>([] { xattn::feed_forward<float> l({.d_model = 3, .d_hidden = -1}); }),
      {"d_hidden", "-1"}));
}

TEST_CASE("feed_forward: the tracer sees input, both halves and the result", "[layers][trace]") {
  const layer_sizes s;
  const auto w = test::random_ffn<double>(s, 25);
  xattn::feed_forward<double> layer({.d_model = s.d_model, .d_hidden = s.d_hidden});
  test::assign(layer, w);
  const auto x = test::random_array<double>({2, 3, s.d_model});
  xattn::trace::recorder rec;
  const auto y = layer(tensor<double, 3>(x), {}, xattn::trace::to(rec));
  CHECK(test::same_bits(y, layer(tensor<double, 3>(x))));
  const auto exact = oracle::feed_forward(x, w);
  CHECK(test::within(rec["ffn.ffn_pre"], exact.pre, test::uniform_budget(exact.pre, 1e-13L)));
  CHECK(test::within(rec["ffn.ffn_act"], exact.act, test::uniform_budget(exact.act, 1e-13L)));
  CHECK(test::within(rec["ffn.ffn_out"], exact.out, test::uniform_budget(exact.out, 1e-12L)));
  CHECK(test::exactly(rec["ffn.ffn_in"], x));
}
