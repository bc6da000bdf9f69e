// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/xtensor_views.hpp"

namespace {

xattn::layer_norm<float> norm_of_3() { return xattn::layer_norm<float>({.d_model = 3}); }

}  // namespace

TEST_CASE("weight: an expression, another weight, a view and a span can be assigned", "[layers]") {
  auto a = norm_of_3(), b = norm_of_3();
  const xt::xtensor<float, 1> ones = xt::ones<float>({3});
  a.gamma() = ones * 2.f;
  CHECK(test::exactly(a.gamma(), oracle::vector({2, 2, 2})));
  b.gamma() = a.gamma();
  CHECK(test::exactly(b.gamma(), oracle::vector({2, 2, 2})));
  b.gamma() = a.gamma() + ones;
  CHECK(test::exactly(b.gamma(), oracle::vector({3, 3, 3})));
  b.gamma() = xt::reshape_view(ones * 5.f, {3});
  CHECK(test::exactly(b.gamma(), oracle::vector({5, 5, 5})));
  float raw[] = {4, 0, 5, 0, 6, 0};
  b.gamma() = xattn::view<float, 1>(raw, {3}, {2});
  CHECK(test::exactly(b.gamma(), oracle::vector({4, 5, 6})));
  const std::vector<float> list{7, 8, 9};
  b.gamma() = list;
  CHECK(test::exactly(b.gamma(), oracle::vector({7, 8, 9})));
  CHECK(test::exactly(a.gamma(), oracle::vector({2, 2, 2})));
}

TEST_CASE("weight: assigning one weight to another copies values and does not rebind", "[layers]") {
  auto a = norm_of_3(), b = norm_of_3();
  a.beta() = xt::xtensor<float, 1>{1, 2, 3};
  b.beta() = a.beta();
  a.beta() = xt::xtensor<float, 1>{4, 5, 6};
  CHECK(test::exactly(b.beta(), oracle::vector({1, 2, 3})));
  const auto& fixed = a;
  b.beta() = fixed.beta();
  CHECK(test::exactly(b.beta(), oracle::vector({4, 5, 6})));
}

TEST_CASE("weight: an expression of the weight itself is evaluated before it is written", "[layers]") {
  xattn::multi_head_attention<float> layer({.d_model = 4, .heads = 2});
  const auto before = test::numbers(layer.w_q());
  layer.w_q() = xt::transpose(layer.w_q());
  CHECK(test::exactly(layer.w_q(), oracle::transpose(before)));
}

TEST_CASE("weight: narrower and wider elements are converted, column-major is read by index", "[layers]") {
  xattn::multi_head_attention<float> layer({.d_model = 2, .heads = 1});
  const xt::xtensor<double, 2, xt::layout_type::column_major> wide{{1, 2}, {3, 4}};
  layer.w_q() = wide;
  CHECK(test::exactly(layer.w_q(), oracle::matrix({{1, 2}, {3, 4}})));
}

TEST_CASE("weight: it reads like any xtensor array", "[layers]") {
  auto a = norm_of_3();
  const xt::xtensor<float, 1> copy = a.gamma();
  const xt::xtensor<float, 1> doubled = a.gamma() * 2.f;
  CHECK(copy(0) == 1.f);
  CHECK(doubled(2) == 2.f);
  STATIC_REQUIRE(std::is_const_v<std::remove_reference_t<decltype(a.gamma()(0))>>);
}

TEST_CASE("uniform_stream: the same numbers from the same seed, in [0, 1)", "[layers]") {
  xattn::uniform_stream a(7), b(7), c(8);
  double low = 1, high = 0;
  bool differs = false;
  for (int i = 0; i < 1000; ++i) {
    const double x = a();
    CHECK(x == b());
    differs = differs || x != c();
    low = std::min(low, x);
    high = std::max(high, x);
  }
  CHECK(differs);
  CHECK((low >= 0 && low < 0.01 && high > 0.99 && high < 1));
}
