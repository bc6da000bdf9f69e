// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases of activations: G04 (d), G26, G27.
#include "support/buffers.hpp"
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/kernels/activation.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

template <class T, class F>
oracle::array activated(const F& f, const oracle::array& x) {
  const buffer<T, 1> in(x), out({x.size()});
  f(in.view(), out.view());
  return out.numbers();
}

const long double not_a_number = std::numeric_limits<long double>::quiet_NaN();
const long double infinity = std::numeric_limits<long double>::infinity();

}  // namespace

TEMPLATE_LIST_TEST_CASE("case G04 (d): NaN must not vanish in GELU and SiLU, nor spread", "[cases][activation]",
                        test::reals) {
  using T = TestType;
  const auto x = oracle::vector({1, not_a_number, -1});
  const auto gelu = oracle::vector({0.841344746069L, not_a_number, -0.158655253931L});
  CHECK(test::within_or_nan(activated<T>(kernels::gelu, x), gelu, test::uniform_budget(gelu, 1e-6L)));
  const auto silu = oracle::vector({0.731058578630L, not_a_number, -0.268941421370L});
  CHECK(test::within_or_nan(activated<T>(kernels::silu, x), silu, test::uniform_budget(silu, 1e-6L)));
}

TEMPLATE_LIST_TEST_CASE("case G26: GELU at the ends", "[cases][activation]", test::reals) {
  using T = TestType;
  const auto largest = test::widen(std::numeric_limits<T>::max());
  const auto ends = oracle::vector({infinity, -infinity, not_a_number, largest, -largest, 0, -0.0L});
  const auto right = oracle::vector({infinity, 0, not_a_number, largest, 0, 0, 0});
  for (const index_t length : {7, 8, 9, 16, 17}) {
    oracle::array x({length}, 1), want({length});
    for (index_t n = 0; n < 7; ++n) x(n) = ends(n);
    const auto check = [&](const auto& f) {
      const long double of_one = activated<T>(f, oracle::vector({1}))(0);
      for (index_t n = 0; n < length; ++n) want(n) = n < 7 ? right(n) : of_one;
      CHECK(test::exactly_or_nan(activated<T>(f, x), want));
    };
    check(kernels::gelu);
    check(kernels::gelu_tanh);
  }
}

TEMPLATE_LIST_TEST_CASE("case G27: which GELU", "[cases][activation]", test::reals) {
  using T = TestType;
  const long double unit = std::is_same_v<T, float> ? 1e-6L : 1e-12L;
  const auto x = oracle::vector({-3, -2, -1, -0.5L, 0, 0.5L, 1, 2, 3});
  const auto exact = oracle::vector({-0.004049694095L, -0.045500263896L, -0.158655253931L, -0.154268769363L, 0,
                                     0.345731230637L, 0.841344746069L, 1.954499736104L, 2.995950305905L});
  const auto by_tanh = oracle::vector({-0.003637392082L, -0.045402305912L, -0.158808009392L, -0.154285990175L, 0,
                                       0.345714009825L, 0.841191990608L, 1.954597694088L, 2.996362607918L});
  CHECK(test::within(activated<T>(kernels::gelu, x), exact, unit + test::printed_decimals(12)));
  CHECK(test::within(activated<T>(kernels::gelu_tanh, x), by_tanh, unit + test::printed_decimals(12)));
}
