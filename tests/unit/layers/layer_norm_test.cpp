// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using test::tensor;

TEMPLATE_LIST_TEST_CASE("layer_norm layer: gamma, beta and eps count, with and without a batch", "[layers]",
                        test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({2, 5, 17});
  const auto gamma = test::random_array<T>({17}, test::regime::uniform, 2);
  const auto beta = test::random_array<T>({17}, test::regime::uniform, 3);
  for (const double eps : {1e-5, 1e-1}) {
    xattn::layer_norm<T> layer({.d_model = 17, .eps = eps});
    const auto plain = oracle::layer_norm(x, {}, {}, eps);
    CHECK(test::within(layer(tensor<T, 3>(x)), plain, test::layer_norm_budget<T>(x, {}, {}, eps)));
    test::assign(layer, {gamma, beta});
    const auto want = oracle::layer_norm(x, gamma, beta, eps);
    CHECK(test::within(layer(tensor<T, 3>(x)), want, test::layer_norm_budget<T>(x, gamma, beta, eps)));
  }
}

TEST_CASE("layer_norm layer: into may write over its input", "[layers]") {
  const auto x = test::random_array<float>({5, 9});
  const xattn::layer_norm<float> layer({.d_model = 9});
  auto in_place = tensor<float, 2>(x);
  const auto want = layer(in_place);
  layer.into(in_place, in_place);
  CHECK(test::same_bits(in_place, want));
}

TEST_CASE("layer_norm layer: into a view that is const, of memory that is not", "[layers]") {
  const auto x = tensor<float, 2>(test::random_array<float>({5, 9}));
  const xattn::layer_norm<float> layer({.d_model = 9});
  xt::xtensor<float, 2> out = xt::zeros<float>({5, 9});
  const xattn::view<float, 2> target(out.data(), {5, 9});
  layer.into(target, x);
  CHECK(test::same_bits(out, layer(x)));
}

TEST_CASE("layer_norm layer: wrong shapes and values are errors that name the argument", "[layers]") {
  xattn::layer_norm<float> layer({.d_model = 6});
  xt::xtensor<float, 2> out = xt::ones<float>({3, 6});
  const xt::xtensor<float, 2> narrow = xt::ones<float>({3, 5}), longer = xt::ones<float>({4, 6});
  const auto error = [&](auto&& call) { return test::message_keeping<xattn::shape_error>(call, out); };
  CHECK(test::mentions(error([&] { layer.into(out, narrow); }), {"layer_norm", "x", "(3, 5)", "6"}));
  const xt::xtensor<float, 4> deep = xt::ones<float>({1, 2, 3, 6});
  CHECK(test::mentions(error([&] { (void)layer(deep); }),
                       {"layer_norm: x has shape (1, 2, 3, 6)", "(L, d_model) or (B, L, d_model)"}));
  CHECK(test::mentions(error([&] { layer.into(out, longer); }), {"layer_norm", "out", "(3, 6)", "(4, 6)"}));
  CHECK(test::mentions(error([&] { layer.gamma() = xt::xtensor<float, 1>(xt::ones<float>({5})); }),
                       {"gamma", "(5)", "(6)"}));
  const auto refused = [](const xattn::layer_norm_config& c) {
    return test::message_of<xattn::option_error>([&] { xattn::layer_norm<float> l(c); });
  };
  CHECK(test::mentions(refused({}), {"layer_norm", "d_model", "0"}));
  CHECK(test::mentions(refused({.d_model = 2, .eps = -1}), {"layer_norm", "eps", "-1"}));
  CHECK(
      test::mentions(refused({.d_model = 2, .eps = std::numeric_limits<double>::quiet_NaN()}), {"layer_norm", "eps"}));
}
