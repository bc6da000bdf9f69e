// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases of layer norm: G04 (c), G11, G12 (c), G15, G16, G17, G23, G24, G25.
#include "support/buffers.hpp"
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/layer_norm.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

/// layer_norm without gamma and beta.
template <class T>
oracle::array normed(const oracle::array& x, long double eps) {
  const buffer<T, 2> in(x), out({x.extent(0), x.extent(1)});
  kernels::layer_norm(in.view(), out.view(), {.eps = static_cast<T>(eps)});
  return out.numbers();
}

/// layer_norm where gamma and beta are one number each.
template <class T>
oracle::array normed(const oracle::array& x, long double eps, long double gamma, long double beta) {
  const index_t width = x.extent(1);
  const buffer<T, 2> in(x), out({x.extent(0), width});
  const buffer<T, 1> g(oracle::array({width}, gamma)), b(oracle::array({width}, beta));
  kernels::layer_norm(in.view(), out.view(), {.gamma = g.cview(), .beta = b.cview(), .eps = static_cast<T>(eps)});
  return out.numbers();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("case G04 (c): NaN in one row of layer_norm stays in that row", "[cases][layer_norm]",
                        test::reals) {
  using T = TestType;
  oracle::array x = test::fill(7, 3, {3, 19});
  oracle::array want = normed<T>(x, 1e-5L);
  x(1, 18) = std::numeric_limits<long double>::quiet_NaN();
  for (index_t j = 0; j < 19; ++j) want(1, j) = std::numeric_limits<long double>::quiet_NaN();
  CHECK(test::exactly_or_nan(normed<T>(x, 1e-5L), want));
}

TEMPLATE_LIST_TEST_CASE("case G11: layer_norm of inputs that are not contiguous", "[cases][layer_norm]", test::reals) {
  using T = TestType;
  const auto x = test::fill(7, 3, {5, 3}), gamma = test::fill(13, 5, {3}), beta = test::fill(29, 1, {3});
  const auto want = oracle::layer_norm(x, gamma, beta, 1e-5L);
  for (const auto with : {test::poison::nan, test::poison::infinity}) {
    for (const auto how : test::arrangements) {
      for (int which = 0; which < 5; ++which) {
        const auto placed = [&](int n) { return which == n || which == 4 ? how : test::arrangement::row_major; };
        const test::memory poisoned{.with = with};
        const buffer<T, 2> in(x, placed(0), poisoned), out({5, 3}, placed(1), poisoned);
        const buffer<T, 1> g(gamma, placed(2), poisoned), b(beta, placed(3), poisoned);
        kernels::layer_norm(in.view(), out.view(), {.gamma = g.cview(), .beta = b.cview()});
        INFO(test::name(how) << ", argument " << which);
        CHECK(test::within_case<T>(out, want));
        CHECK(out.borders_intact());
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("case G12 (c): layer_norm of a one-row view", "[cases][layer_norm]", test::reals) {
  using T = TestType;
  const auto a = oracle::matrix({{5, 1, 2}, {7, 3, 4}, {6, 8, 0}});
  for (const auto how : {test::arrangement::row_major, test::arrangement::column_major}) {
    const buffer<T, 2> whole(a, how), out({1, 3});
    kernels::layer_norm(whole.view().slice(0, 1, 2), out.view(), {.eps = T(0)});
    CHECK(test::within(out, oracle::matrix({{1.372812946L, -0.980580676L, -0.392232270L}}), 1e-6L));
  }
}

TEMPLATE_LIST_TEST_CASE("case G13: layer_norm of x + 1", "[cases][layer_norm]", test::reals) {
  using T = TestType;
  const auto want = oracle::matrix({{-1.341635419969L, -0.447211806656L, 0.447211806656L, 1.341635419969L}});
  CHECK(test::within_case<T>(normed<T>(oracle::matrix({{2, 3, 4, 5}}), 1e-5L), want));
}

TEMPLATE_LIST_TEST_CASE("case G15: layer_norm of misaligned buffers", "[cases][layer_norm]", test::reals) {
  using T = TestType;
  const auto x = test::fill(7, 3, {5, 3}), gamma = test::fill(13, 5, {3}), beta = test::fill(29, 1, {3});
  const auto want = oracle::layer_norm(x, gamma, beta, 1e-5L);
  for (const index_t offset : test::misalignments<T>()) {
    for (int which = 0; which < 5; ++which) {
      const auto at = [&](int n) { return test::memory{.byte_offset = which == n || which == 4 ? offset : 0}; };
      const buffer<T, 2> in(x, test::arrangement::row_major, at(0)), out({5, 3}, test::arrangement::row_major, at(1));
      const buffer<T, 1> g(gamma, test::arrangement::row_major, at(2)), b(beta, test::arrangement::row_major, at(3));
      kernels::layer_norm(in.view(), out.view(), {.gamma = g.cview(), .beta = b.cview()});
      CHECK(test::within_case<T>(out, want));
      CHECK(out.borders_intact());
    }
  }
}

TEMPLATE_LIST_TEST_CASE("case G16: layer_norm of rows that do not fill a register", "[cases][layer_norm]",
                        test::reals) {
  using T = TestType;
  for (const index_t width : {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 257}) {
    const auto x = test::fill256(7, 3, {4, width});
    const auto place = test::pitched<2>({4, width}, 320);
    const buffer<T, 2> in(x, place, {.back = 0}), out({4, width}, place, {.back = 0});
    kernels::layer_norm(in.view(), out.view());
    INFO("width " << width);
    CHECK(test::within_case<T>(out, oracle::layer_norm(x, {}, {}, 1e-5L)));
    CHECK(out.borders_intact());
  }
}

TEST_CASE("case G17: layer_norm of no rows", "[cases][layer_norm]") {
  const xattn::view<float, 3> no_batch(nullptr, {0, 3, 8}), no_tokens(nullptr, {2, 0, 8});
  CHECK_NOTHROW(kernels::layer_norm(no_batch, no_batch));
  CHECK_NOTHROW(kernels::layer_norm(no_tokens, no_tokens));
}

TEMPLATE_LIST_TEST_CASE("case G23: a mean much larger than the spread", "[cases][layer_norm]", test::reals) {
  using T = TestType;
  const auto a = normed<T>(oracle::matrix({{4096.25L, 4096.5L, 4097.0L, 4095.25L}}), 1e-5L);
  CHECK(test::within(a, oracle::matrix({{0, 0.392227442891L, 1.176682328674L, -1.568909771566L}}), 1e-5L));
  constexpr long double five[] = {-1.403412591264L, -0.690568100463L, 0.022276390338L, 0.735120881139L,
                                  1.447965371939L};
  oracle::array x({1, 64}), want({1, 64});
  for (index_t n = 0; n < 64; ++n) {
    x(0, n) = 1000000 + (static_cast<long double>(n % 5) - 2) / 4;
    want(0, n) = five[n % 5];
  }
  CHECK(test::within(normed<T>(x, 1e-5L), want, 1e-4L));
}

TEMPLATE_LIST_TEST_CASE("case G24: constant rows and width 1", "[cases][layer_norm]", test::reals) {
  using T = TestType;
  const oracle::array constant({1, 257}, static_cast<long double>(777.7f));
  CHECK(test::within(normed<T>(constant, 1e-5L, 2, 0.5L), oracle::array({1, 257}, 0.5L), 1e-6L));
  CHECK(test::exactly(normed<T>(oracle::matrix({{2, 2}, {14, 14}}), 1e-6L), oracle::array({2, 2})));
  CHECK(test::exactly(normed<T>(oracle::matrix({{-3}}), 0.1L, 1e20L, -1), oracle::matrix({{-1}})));
  CHECK(test::exactly(normed<T>(oracle::array({1, 48}), 1e-12L), oracle::array({1, 48})));
}

TEMPLATE_LIST_TEST_CASE("case G25: eps is used, and inside the root", "[cases][layer_norm]", test::reals) {
  using T = TestType;
  const buffer<float, 2> narrow(oracle::matrix({{0.001L, -0.001L}}));
  const auto x = narrow.numbers();
  const auto first = [&](long double eps) { return normed<T>(x, eps); };
  CHECK(test::within(first(1e-12L), oracle::matrix({{0.9999995L, -0.9999995L}}), 1e-6L));
  CHECK(test::within(first(1e-5L), oracle::matrix({{0.301511357597L, -0.301511357597L}}), 1e-6L));
  CHECK(test::within(first(1e-3L), oracle::matrix({{0.031606978562L, -0.031606978562L}}), 1e-6L));
}
