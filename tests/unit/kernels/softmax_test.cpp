// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/softmax.hpp>

#include <cmath>

namespace {

using oracle::array;
using test::arrangement;
using test::buffer;
using test::index_t;
using xattn::kernels::row_stats;
using xattn::kernels::softmax_row;

constexpr long double inf = std::numeric_limits<long double>::infinity();
constexpr long double not_a_number = std::numeric_limits<long double>::quiet_NaN();

template <class T>
struct weighed {
  buffer<T, 1> weights;
  row_stats<T> stats;
};

template <class T>
weighed<T> softmax_of(const array& scores, long double sink = -inf, arrangement how = arrangement::row_major) {
  const auto in = test::placed<T, 1>(scores, how);
  buffer<T, 1> out({scores.extent(0)}, how);
  const auto stats = softmax_row(in.cview(), out.view(), test::narrow<T>(sink));
  CHECK(out.borders_intact());
  return {std::move(out), stats};
}

/// The sum of a long row is one more source of error: a chain of additions a lane.
template <class T>
array budget_of(const array& scores) {
  array budget = test::softmax_budget<T>(scores);
  const array want = oracle::softmax(scores);
  for (index_t j = 0; j < scores.size(); ++j) budget(j) += test::sum_budget<T>(scores.size(), want(j), 0.125L);
  return budget;
}

/// Softmax with one more score that has no weight of its own.
array with_sink(const array& scores, long double sink) {
  array more({scores.extent(0) + 1}, sink);
  for (index_t j = 0; j < scores.extent(0); ++j) more(j) = scores(j);
  array weights = oracle::softmax(more);
  weights.data.pop_back();
  weights.shape[0] -= 1;
  return weights;
}

template <class T>
std::vector<index_t> widths() {
  auto all = test::widths_around(xattn::simd::lanes<T>);
  all.push_back(300);
  return all;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("softmax: matches the oracle at every width, in place too", "[kernels][softmax]",
                        test::all_reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    for (const test::regime kind : {test::regime::uniform, test::regime::wide, test::regime::all_equal,
                                    test::regime::sorted, test::regime::denormal}) {
      if (n == 0) continue;
      INFO("n " << n << ", regime " << static_cast<int>(kind));
      const array scores = test::random_array<double>({n}, kind, static_cast<std::uint64_t>(n));
      const array exact = test::placed<T, 1>(scores).numbers();
      const auto result = softmax_of<T>(scores);
      CHECK(test::within(result.weights, oracle::softmax(exact), budget_of<T>(exact)));
      const auto in_place = test::placed<T, 1>(scores);
      softmax_row(in_place.cview(), in_place.view());
      CHECK(in_place.elements() == result.weights.elements());
    }
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: large scores do not overflow", "[kernels][softmax]", test::reals) {
  using T = TestType;
  const array scores = test::random_array<T>({67}, test::regime::large);
  CHECK(test::within(softmax_of<T>(scores).weights, oracle::softmax(scores), budget_of<T>(scores)));
  const auto two = softmax_of<T>(oracle::vector({2000, 1999, -2000}));
  CHECK(test::within_case<T>(two.weights, oracle::vector({0.731058578630L, 0.268941421370L, 0})));
  CHECK(two.weights(2) == T(0));
}

TEMPLATE_LIST_TEST_CASE("softmax: maximum, sum and log-sum-exp of the row are known afterwards", "[kernels][softmax]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    if (n == 0) continue;
    const array scores = test::random_array<T>({n}, test::regime::wide, static_cast<std::uint64_t>(n));
    const auto result = softmax_of<T>(scores);
    CHECK(test::exactly(result.stats.max, array({}, oracle::row_peak(scores, 0))));
    const array lse = oracle::log_sum_exp(scores);
    CHECK(test::within(result.stats.lse(), lse, test::eps<T>() * (4 + std::fabs(lse.flat(0)))));
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: a row without finite score is zero, its lse is -inf", "[kernels][softmax]",
                        test::all_reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    const auto result = softmax_of<T>(array({n}, -inf));
    CHECK(test::exactly(result.weights, array({n})));
    CHECK(result.stats.sum == T(0));
    CHECK(result.stats.lse() == xattn::minus_infinity<T>());
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: excluded scores get exactly 0 and change nothing else", "[kernels][softmax]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    if (n < 2) continue;
    array scores = test::random_array<T>({n}, test::regime::wide, static_cast<std::uint64_t>(n));
    for (index_t j = 0; j < n; j += 2) scores(j) = -inf;
    const auto result = softmax_of<T>(scores);
    CHECK(test::within(result.weights, oracle::softmax(scores), budget_of<T>(scores)));
    for (index_t j = 0; j < n; j += 2) CHECK(result.weights(j) == T(0));
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: NaN at any place makes the whole row NaN", "[kernels][softmax]", test::reals) {
  using T = TestType;
  for (const index_t n : test::positive_widths_around(xattn::simd::lanes<T>)) {
    for (index_t at = 0; at < n; ++at) {
      array scores = test::random_array<T>({n});
      scores(at) = not_a_number;
      const auto result = softmax_of<T>(scores);
      CHECK(test::exactly_or_nan(result.weights, array({n}, not_a_number)));
      CHECK(std::isnan(result.stats.sum));
    }
    CHECK(test::exactly_or_nan(softmax_of<T>(array({n}, not_a_number)).weights, array({n}, not_a_number)));
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: +inf makes the row NaN where it is, as the formula says", "[kernels][softmax]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : test::positive_widths_around(xattn::simd::lanes<T>)) {
    array scores({n});
    scores(n - 1) = inf;
    CHECK(std::isnan(softmax_of<T>(scores).stats.sum));
    CHECK(std::isnan(softmax_of<T>(scores).weights(n - 1)));
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: a sink counts in maximum, sum and lse and has no weight", "[kernels][softmax]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    if (n == 0) continue;
    const array scores = test::random_array<T>({n}, test::regime::wide, static_cast<std::uint64_t>(n));
    for (const long double sink : {-40.0L, 0.5L, 40.0L}) {
      array more({n + 1}, sink);
      for (index_t j = 0; j < n; ++j) more(j) = scores(j);
      array budget = budget_of<T>(more);
      budget.data.pop_back();
      budget.shape[0] -= 1;
      const auto result = softmax_of<T>(scores, sink);
      CHECK(test::within(result.weights, with_sink(scores, sink), budget));
      const long double lse = oracle::log_sum_exp(more).flat(0);
      CHECK(test::within(result.stats.lse(), lse, test::eps<T>() * (4 + std::fabs(lse))));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: an empty row with a sink has weights 0 and the sink as lse", "[kernels][softmax]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    const auto result = softmax_of<T>(array({n}, -inf), 2.5L);
    CHECK(test::exactly(result.weights, array({n})));
    CHECK(result.stats.lse() == T(2.5));
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: strided rows get the bits of contiguous ones", "[kernels][softmax]", test::reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    if (n == 0) continue;
    const array scores = test::random_array<T>({n}, test::regime::wide);
    const auto plain = softmax_of<T>(scores);
    for (const arrangement how : {arrangement::every_second, arrangement::reversed_columns, arrangement::odd_offset}) {
      const auto result = softmax_of<T>(scores, -inf, how);
      CHECK(result.weights.elements() == plain.weights.elements());
      CHECK(result.stats.sum == plain.stats.sum);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("softmax: the weights sum to 1 and ignore a shift of the scores", "[kernels][softmax]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    if (n == 0) continue;
    const array scores = test::random_array<T>({n});
    array shifted = scores;
    for (long double& s : shifted.data) s += 512;  // the low digits of the scores are lost: exp amplifies them
    const auto a = softmax_of<T>(scores);
    const auto b = softmax_of<T>(test::placed<T, 1>(shifted).numbers());
    long double sum = 0;
    for (const T w : a.weights.elements()) sum += test::widen(w);
    CHECK(test::within(sum, 1.0L, test::sum_budget<T>(n + 4, 1)));
    const long double lost = 512 * test::eps<T>();
    CHECK(test::within(b.weights, a.weights, lost));
  }
}

TEMPLATE_LIST_TEST_CASE("log_softmax: matches the oracle, and an empty row stays -inf", "[kernels][softmax]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : widths<T>()) {
    if (n == 0) continue;
    const array scores = test::random_array<T>({n}, test::regime::wide, static_cast<std::uint64_t>(n));
    const auto in = test::placed<T, 1>(scores);
    const buffer<T, 1> out({n});
    xattn::kernels::log_softmax_row(in.cview(), out.view());
    CHECK(test::within(out, oracle::log_softmax(scores), 50 * test::eps<T>()));
    const auto nothing = test::placed<T, 1>(array({n}, -inf));
    xattn::kernels::log_softmax_row(nothing.cview(), out.view());
    CHECK(test::exactly(out, array({n}, -inf)));
    CHECK(out.borders_intact());
  }
}
