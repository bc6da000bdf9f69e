// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases about the numbers of attention: G04 (a, b), G07, G17, G18, G28, G29 (a), G31, G34 (a, b, c).
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <xattn/core/thread_pool.hpp>

#include <cmath>
#include <vector>

namespace {

namespace trace = xattn::trace;
using oracle::array;
using test::attend;
using test::attention_inputs;
using test::fill;
using test::index_t;
using test::within_case;

/// Keeps the weights of a call.
struct weights_hook {
  array* weights;
  template <trace::stage S>
  static consteval trace::access access_of() {
    return S == trace::stage::weights ? trace::access::read : trace::access::none;
  }
  template <trace::stage, class T>
  void on(const trace::site&, trace::tensor_view<const T> v) const {
    oracle::shape_t shape(v.extent.begin(), v.extent.begin() + v.rank);
    *weights = array(shape);
    for (index_t n = 0; n < weights->size(); ++n) {
      index_t rest = n, offset = 0;
      for (std::size_t d = v.rank; d-- > 0; rest /= shape[d]) offset += rest % shape[d] * v.stride[d];
      weights->flat(n) = test::widen(v.data[offset]);
    }
  }
};

array equal_values(std::initializer_list<long double> heads) {
  const array v = oracle::vector(heads);
  return v.reshaped({1, v.size(), 1, 1});
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("G04 NaN stays where it belongs and does not vanish", "[cases][G04]", test::reals) {
  using T = TestType;
  attention_inputs in{fill(7, 3, {3, 4}), fill(13, 5, {5, 4}), fill(29, 1, {5, 2})};
  const auto plain = attend<T, 2>(in).out.numbers();
  CHECK(within_case<T>(plain, oracle::matrix({{-1.879877947431L, -1.427736791726L},
                                              {-1.808674664767L, -1.362243564503L},
                                              {-1.621912804923L, -1.210430175600L}})));
  in.q(1, 2) = std::numeric_limits<long double>::quiet_NaN();
  array want = plain;
  want(1, 0) = want(1, 1) = in.q(1, 2);
  CHECK(test::exactly_or_nan(attend<T, 2>(in).out, want));
}

TEMPLATE_LIST_TEST_CASE("G07 the causal rule holds on every path", "[cases][G07]", test::reals) {
  using T = TestType;
  const attention_inputs in{fill(7, 3, {1, 2, 4, 3}), fill(13, 5, {1, 2, 4, 3}), fill(29, 1, {1, 2, 4, 3})};
  const auto out = attend<T, 4>(in, xattn::causal).out;
  CHECK(test::within_chk<T>(out, {-8.414712075296L, 34.288968269218L}));
  const array got = out.numbers();
  const array third = oracle::vector({-1.296144445773L, -0.843019445773L, -0.389894445773L});
  const array second = oracle::vector({0.241074799565L, 0.694199799565L, 1.147324799565L});
  for (index_t c = 0; c < 3; ++c) {
    CHECK(within_case<T>(got(0, 0, 3, c), third(c)));
    CHECK(within_case<T>(got(0, 1, 3, c), second(c)));
    for (index_t h = 0; h < 2; ++h) CHECK(within_case<T>(got(0, h, 0, c), in.v(0, h, 0, c)));
  }
  const auto all = test::placed<bool, 2>(array({4, 4}, 1));
  CHECK(test::exactly(attend<T, 4>(in, xattn::causal & xattn::boolean(all.cview())).out, got));
  CHECK(test::exactly(attend<T, 4>(in, xattn::boolean(all.cview()) & xattn::causal).out, got));
  const attention_inputs three = test::of_rank(3, in);
  CHECK(test::exactly(attend<T, 3>(three, xattn::causal).out, got.reshaped({2, 4, 3})));
  for (index_t h = 0; h < 2; ++h) {
    const auto head = [h](const array& x) {
      return array({4, 3}, std::vector<long double>(x.data.begin() + 12 * h, x.data.begin() + 12 * h + 12));
    };
    CHECK(test::exactly(attend<T, 2>({head(in.q), head(in.k), head(in.v)}, xattn::causal).out, head(got)));
  }
  array weights;
  CHECK(test::exactly(attend<T, 4>(in, xattn::causal, {}, weights_hook{&weights}).out, got));
  for (index_t n = 0; n < 32; ++n) {
    if (n % 4 > n / 4 % 4) CHECK(weights.flat(n) == 0);
  }
}

TEMPLATE_LIST_TEST_CASE("G17 zero batch, zero queries", "[cases][G17]", test::reals) {
  using T = TestType;
  array weights;
  for (const bool no_batch : {true, false}) {
    const test::attention_sizes n{.batch = no_batch ? 0 : 2, .heads = 2, .kv_heads = 2, .q_len = no_batch ? 3 : 0,
                                  .k_len = 4, .width = 5, .value_width = 6};
    const attention_inputs in = test::random_attention<T>(n);
    const test::index_array<4> want{n.batch, 2, n.q_len, 6};
    CHECK(attend<T, 4>(in).out.extents() == want);
    CHECK(attend<T, 4>(in, xattn::causal).out.extents() == want);
    CHECK(attend<T, 4>(in, xattn::causal, {}, weights_hook{&weights}).out.extents() == want);
    CHECK(weights.shape == oracle::shape_t{n.batch, 2, n.q_len, 4});
  }
}

TEMPLATE_LIST_TEST_CASE("G18 zero key-value heads is an error, no heads at all is empty", "[cases][G18]", test::reals) {
  using T = TestType;
  const auto run = [](index_t heads, index_t kv_heads) {
    return attend<T, 4>(test::random_attention<T>({.batch = 2,
                                                   .heads = heads,
                                                   .kv_heads = kv_heads,
                                                   .q_len = 3,
                                                   .k_len = 3,
                                                   .width = 5,
                                                   .value_width = 4}))
        .out.extents();
  };
  CHECK_THROWS_AS(run(4, 0), xattn::shape_error);
  CHECK(run(0, 0) == test::index_array<4>{2, 0, 3, 4});
}

TEMPLATE_LIST_TEST_CASE("G28 weights are recorded for each head, on every path, and change nothing", "[cases][G28]",
                        test::reals) {
  using T = TestType;
  const attention_inputs in{array({1, 2, 1, 1}, 1), oracle::vector({0, 1, 1, 0}).reshaped({1, 2, 2, 1}),
                            oracle::vector({1, 2, 10, 20}).reshaped({1, 2, 2, 1})};
  const array want_weights = oracle::vector({0.268941421370L, 0.731058578630L, 0.731058578630L, 0.268941421370L});
  const array want = oracle::vector({1.731058578630L, 12.689414213700L}).reshaped({1, 2, 1, 1});
  const auto all = test::placed<bool, 2>(array({1, 2}, 1));
  const auto check = [&](const auto& mask, const xattn::attention_options<T>& options) {
    array weights;
    const auto traced = attend<T, 4>(in, mask, options, weights_hook{&weights}).out;
    CHECK(weights.shape == oracle::shape_t{1, 2, 1, 2});
    CHECK(within_case<T>(weights.reshaped({4}), want_weights));
    CHECK(within_case<T>(traced, want));
    CHECK(test::exactly(traced, attend<T, 4>(in, mask, options).out));
  };
  xattn::thread_pool pool(3);
  check(xattn::no_mask{}, {.scale = T(1)});
  check(xattn::causal, {.scale = T(1)});
  check(xattn::boolean(all.cview()), {.scale = T(1)});
  check(xattn::causal, {.scale = T(1), .executor = pool});
}

TEMPLATE_LIST_TEST_CASE("G29 (a) which key head serves which query head", "[cases][G29]", test::reals) {
  using T = TestType;
  const auto served = [](index_t heads, const array& v) {
    return attend<T, 4>({array({1, heads, 1, 1}), array(v.shape), v}).out.numbers().reshaped({heads});
  };
  CHECK(test::exactly(served(4, equal_values({1, 2})), oracle::vector({1, 1, 2, 2})));
  CHECK(test::exactly(served(6, equal_values({1, 2, 3})), oracle::vector({1, 1, 2, 2, 3, 3})));
  CHECK(test::exactly(served(6, equal_values({1})), oracle::vector({1, 1, 1, 1, 1, 1})));
}

TEMPLATE_LIST_TEST_CASE("G31 more than 32768 keys", "[cases][G31]", test::reals) {
  using T = TestType;
  array halves({40000, 1}), fine({40000, 1});
  for (index_t j = 0; j < 40000; ++j) {
    halves(j, 0) = static_cast<long double>(j % 2);
    fine(j, 0) = 1 + halves(j, 0) / 4096;
  }
  const array q({2, 1}), k({40000, 1});
  const long double tolerance = std::is_same_v<T, float> ? 1e-5L : 1e-12L;
  CHECK(test::within(attend<T, 2>({q, k, halves}).out, array({2, 1}, 0.5L), tolerance));
  CHECK(test::within(attend<T, 2>({q, k, fine}).out, array({2, 1}, 1.0001220703125L), tolerance));
}

TEMPLATE_LIST_TEST_CASE("G34 (a) (b) (c) the scale", "[cases][G34]", test::reals) {
  using T = TestType;
  const attention_inputs in{array({1, 3}, 1), oracle::matrix({{1, 1, 1}, {0, 0, 0}}), oracle::matrix({{1, 0}, {0, 1}})};
  CHECK(within_case<T>(attend<T, 2>(in).out, oracle::matrix({{0.849674553090L, 0.150325446910L}})));
  CHECK(within_case<T>(attend<T, 2>(in, {}, {.scale = T(0)}).out, oracle::matrix({{0.5L, 0.5L}})));
  CHECK(
      within_case<T>(attend<T, 2>(in, {}, {.scale = T(-1)}).out, oracle::matrix({{0.047425873178L, 0.952574126822L}})));
}
