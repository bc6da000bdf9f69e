// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/trace/audit.hpp>

using test::tensor;

namespace {

/// The bound of the kernel, and one rounding for gamma.
template <class T>
oracle::array budget(const oracle::array& want) {
  oracle::array allowed = want;
  const long double terms = static_cast<long double>(want.extent(-1)) / 8 + 10;
  for (long double& y : allowed.data) y = terms * test::eps<T>() * std::fabs(y) + test::flush_floor<T>();
  return allowed;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("rms_norm layer: gamma, eps and plus_one count, with and without a batch", "[layers]",
                        test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({2, 5, 17});
  const auto gamma = test::random_array<T>({17}, test::regime::uniform, 2);
  oracle::array above = gamma;
  for (long double& g : above.data) g += 1;
  for (const double eps : {1e-6, 1e-1}) {
    for (const bool plus_one : {false, true}) {
      xattn::rms_norm<T> layer({.d_model = 17, .eps = eps, .plus_one = plus_one});
      const auto plain = oracle::rms_norm(x, {}, eps), want = oracle::rms_norm(x, plus_one ? above : gamma, eps);
      CHECK(test::within(layer(tensor<T, 3>(x)), plain, budget<T>(plain)));
      layer.gamma() = tensor<T, 1>(gamma);
      // (1 + gamma) xhat is gamma xhat + xhat, so that the rounding is one of xhat
      oracle::array allowed = budget<T>(want);
      for (oracle::index_t n = 0; n < x.size(); ++n) allowed.flat(n) += 2 * test::eps<T>() * std::fabs(plain.flat(n));
      CHECK(test::within(layer(tensor<T, 3>(x)), want, allowed));
      const auto row = tensor<T, 2>(x.reshaped({10, 17}));
      CHECK(test::same_bits(xt::xtensor<T, 2>(layer(row)),
                            xt::xtensor<T, 2>(xt::reshape_view(layer(tensor<T, 3>(x)), {10, 17}))));
    }
  }
}

TEST_CASE("rms_norm layer: into may write over its input, defaults are those of the design", "[layers]") {
  const auto x = test::random_array<float>({5, 9});
  const xattn::rms_norm<float> layer({.d_model = 9, .plus_one = true});
  CHECK(layer.config().eps == 1e-6);
  CHECK(layer.gamma()(3) == 0.0f);
  CHECK(xattn::rms_norm<float>({.d_model = 9}).gamma()(3) == 1.0f);
  auto in_place = tensor<float, 2>(x);
  const auto want = layer(in_place);
  layer.into(in_place, in_place);
  CHECK(test::same_bits(in_place, want));
}

TEST_CASE("rms_norm layer: what it did can be recomputed from its trace", "[layers][trace]") {
  for (const bool plus_one : {false, true}) {
    xattn::rms_norm<float> layer({.d_model = 9, .plus_one = plus_one});
    layer.gamma() = tensor<float, 1>(test::random_array<float>({9}, test::regime::uniform, 2));
    const auto x = tensor<float, 2>(test::random_array<float>({5, 9}));
    xattn::trace::recorder rec;
    const auto y = layer(x, {}, xattn::trace::to(rec));
    CHECK(test::same_bits(y, layer(x)));
    CHECK(rec.contains("norm1.gamma"));
    CHECK_FALSE(rec.contains("norm1.norm_mean"));
    const auto report = xattn::trace::audit(rec);
    CHECK(report.passed());
  }
}

TEST_CASE("rms_norm layer: wrong shapes and values are errors that name the argument", "[layers]") {
  xattn::rms_norm<float> layer({.d_model = 6});
  xt::xtensor<float, 2> out = xt::ones<float>({3, 6});
  const xt::xtensor<float, 2> narrow = xt::ones<float>({3, 5});
  const auto error = test::message_keeping<xattn::shape_error>([&] { layer.into(out, narrow); }, out);
  CHECK(test::mentions(error, {"rms_norm", "x", "(3, 5)", "6"}));
  const auto refused = [](const xattn::rms_norm_config& c) {
    return test::message_of<xattn::option_error>([&] { xattn::rms_norm<float> l(c); });
  };
  CHECK(test::mentions(refused({}), {"rms_norm", "d_model", "0"}));
  CHECK(test::mentions(refused({.d_model = 2, .eps = -1}), {"rms_norm", "eps", "-1"}));
}
