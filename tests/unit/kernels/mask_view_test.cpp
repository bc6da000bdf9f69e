// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/core/numbers.hpp>
#include <xattn/kernels/mask_view.hpp>
#include <xattn/kernels/score_rules.hpp>

#include <vector>

namespace {

using oracle::array;
using test::arrangement;
using test::buffer;
using test::index_t;
using xattn::any_view_of;
using xattn::score_shape;

constexpr float inf = std::numeric_limits<float>::infinity();

const score_shape four{"attention", 4, 2, 3, 2, 5, 3};  // B 2, H 3, Lq 2, Lk 5

/// All shapes of G09: those that align right with (2, 3, 2, 5).
const oracle::shape_t shapes[] = {{5},          {1, 5},       {2, 5},       {3, 1, 5},    {3, 2, 5},    {1, 2, 5},
                                  {1, 1, 2, 5}, {1, 3, 2, 5}, {2, 1, 1, 5}, {1, 3, 1, 5}, {2, 3, 2, 5}, {2, 1, 2, 5}};

/// The element that serves (b, h, i, j).
long double served(const array& m, index_t b, index_t h, index_t i, index_t j) {
  const index_t place[] = {b, h, i, j};
  index_t n = 0;
  for (index_t d = 0; d < m.rank(); ++d) {
    const index_t extent = m.extent(d), at = place[4 - m.rank() + d];
    n = n * extent + (extent == 1 ? 0 : at);
  }
  return m.flat(n);
}

template <class T, std::size_t R>
xattn::any_view<const T> erased(const buffer<T, R>& m) {
  const auto v = m.cview();
  return any_view_of(v);
}

/// Calls f with a buffer of the array's own rank.
template <class T, class F>
void with_buffer(const array& m, arrangement how, F&& f) {
  if (m.rank() == 1) f(test::placed<T, 1>(m, how));
  if (m.rank() == 2) f(test::placed<T, 2>(m, how));
  if (m.rank() == 3) f(test::placed<T, 3>(m, how));
  if (m.rank() == 4) f(test::placed<T, 4>(m, how));
}

/// Biases and exclusions on the scores of a row.
template <class Bound, class T>
void apply(const Bound& bound, std::vector<T>& scores, const xattn::score_row& at) {
  const auto n = static_cast<index_t>(scores.size());
  xattn::kernels::score_rules<T>(bound).apply({scores.data(), n, 1}, {at.b, at.h, at.i, 1, 0, n});
}

template <class F>
void for_each_pair(F&& f) {
  for (index_t b = 0; b < four.batch; ++b) {
    for (index_t h = 0; h < four.heads; ++h) {
      for (index_t i = 0; i < four.q_len; ++i) {
        for (index_t j = 0; j < four.k_len; ++j) f(b, h, i, j);
      }
    }
  }
}

std::string refused(const oracle::shape_t& shape, const score_shape& scores) {
  std::string message;
  with_buffer<float>(array(shape), arrangement::row_major, [&](const auto& m) {
    message = test::message_of<xattn::shape_error>(
        [&] { (void)xattn::additive_mask<float>{erased(m)}.bind(scores); });
  });
  return message;
}

}  // namespace

TEST_CASE("mask_view: a boolean mask of every shape that aligns right serves the pairs that it names",
          "[kernels][mask]") {
  for (const auto& shape : shapes) {
    const array bits = test::random_bits(shape);
    for (const arrangement how : {arrangement::row_major, arrangement::every_second, arrangement::column_major,
                                  arrangement::reversed_columns}) {
      with_buffer<bool>(bits, how, [&](const auto& m) {
        const auto bound = xattn::boolean_mask{erased(m)}.bind(four);
        bool same = true;
        for_each_pair([&](auto... at) { same = same && bound.allowed(at...) == (served(bits, at...) != 0); });
        INFO("rank " << bits.rank() << ", " << test::name(how));
        CHECK(same);
      });
    }
  }
}

TEST_CASE("mask_view: an additive mask adds what it names and excludes where it is -inf", "[kernels][mask]") {
  for (const auto& shape : shapes) {
    array numbers = test::random_array<float>(shape);
    for (index_t n = 0; n < numbers.size(); n += 3) numbers.flat(n) = -std::numeric_limits<long double>::infinity();
    with_buffer<float>(numbers, arrangement::row_major, [&](const auto& m) {
      const auto bound = xattn::additive_mask<float>{erased(m)}.bind(four);
      bool same = true;
      for_each_pair([&](index_t b, index_t h, index_t i, index_t j) {
        std::vector<double> scores(5, 1.0);
        apply(bound, scores, {b, h, i});
        const long double want = served(numbers, b, h, i, j);
        same = same && scores[static_cast<std::size_t>(j)] == static_cast<double>(1 + want);
        same = same && bound.allowed(b, h, i, j) == std::isfinite(want);
      });
      CHECK(same);
    });
  }
}

TEST_CASE("mask_view: an additive -inf excludes a pair whose score is NaN", "[kernels][mask]") {
  const std::vector<float> bias{-inf, 0};
  const auto bound = xattn::additive_mask<float>{any_view_of(bias)}.bind({"attention", 2, 1, 1, 1, 2, 1});
  std::vector<float> scores{std::numeric_limits<float>::quiet_NaN(), 2};
  apply(bound, scores, {0, 0, 0});
  CHECK(scores == std::vector<float>{-inf, 2});
}

TEST_CASE("mask_view: a finite bias excludes nothing, +inf and NaN pass", "[kernels][mask]") {
  const std::vector<float> bias{std::numeric_limits<float>::lowest(), inf, std::numeric_limits<float>::quiet_NaN()};
  const auto bound = xattn::additive_mask<float>{any_view_of(bias)}.bind({"attention", 2, 1, 1, 1, 3, 2});
  for (index_t j = 0; j < 3; ++j) CHECK(bound.allowed(0, 0, 0, j));
  std::vector<float> scores{1, 1, 1};
  apply(bound, scores, {0, 0, 0});
  CHECK(std::isfinite(scores[0]));
  CHECK(scores[1] == inf);
  CHECK(std::isnan(scores[2]));
}

TEST_CASE("mask_view: a finite bias stays finite in a narrower type", "[kernels][mask]") {
  const std::vector<double> bias{-1e300, 1e300, -std::numeric_limits<double>::infinity()};
  const auto bound = xattn::additive_mask<double>{any_view_of(bias)}.bind({"attention", 2, 1, 1, 1, 3, 2});
  std::vector<float> scores{1, 1, 1};
  apply(bound, scores, {0, 0, 0});
  CHECK(scores[0] == std::numeric_limits<float>::lowest());
  CHECK(scores[1] == std::numeric_limits<float>::max());
  CHECK(scores[2] == -inf);
}

TEST_CASE("mask_view: narrow biases are widened", "[kernels][mask]") {
  const std::vector<xattn::bf16> bias{xattn::bf16(1.5f), xattn::bf16(-inf)};
  const auto bound = xattn::additive_mask<xattn::bf16>{any_view_of(bias)}.bind({"attention", 2, 1, 1, 1, 2, 1});
  std::vector<float> scores{1, 1};
  apply(bound, scores, {0, 0, 0});
  CHECK(scores[0] == 2.5f);
  CHECK_FALSE(bound.allowed(0, 0, 0, 1));
}

TEST_CASE("mask_view: a shape that does not align names function, kind and both shapes", "[kernels][mask]") {
  CHECK(test::mentions(refused({2, 4}, four), {"attention", "additive mask", "(2, 4)", "(2, 3, 2, 5)"}));
  CHECK(test::mentions(refused({3, 5}, four), {"(3, 5)"}));           // neither Lq nor 1
  CHECK(test::mentions(refused({2, 2, 5}, four), {"(2, 2, 5)"}));     // rank 3 is (H, Lq, Lk), not (B, Lq, Lk)
  CHECK(test::mentions(refused({3, 3, 2, 5}, four), {"(3, 3, 2, 5)"}));
  CHECK(test::mentions(refused({2, 1}, four), {"the key extent may not"}));  // keys are never shared
  CHECK(test::mentions(refused({2, 0}, four), {"(2, 0)"}));
}

TEST_CASE("mask_view: a mask of higher rank than the scores is refused", "[kernels][mask]") {
  const score_shape two{"attention", 2, 1, 1, 2, 5, 3};
  CHECK(test::mentions(refused({1, 2, 5}, two), {"(1, 2, 5)", "scores (2, 5)"}));
  CHECK(test::mentions(refused({1, 1, 2, 5}, two), {"(1, 1, 2, 5)"}));
  const auto message = test::message_of<xattn::shape_error>([] {
    (void)xattn::boolean_mask{{nullptr, 0, {}, {}}}.bind(four);
  });
  CHECK(test::mentions(message, {"boolean mask", "()"}));
}

TEST_CASE("mask_view: masks join with the other rules in any order", "[kernels][mask]") {
  const array bits = test::random_bits({2, 5});
  const auto m = test::placed<bool, 2>(bits);
  const xattn::boolean_mask allow{erased(m)};
  const auto a = (allow & xattn::causal_at(1)).bind(four);
  const auto b = (xattn::causal_at(1) & allow).bind(four);
  bool same = true;
  for_each_pair([&](index_t n, index_t h, index_t i, index_t j) {
    const bool want = bits(i, j) != 0 && j <= i + 1;
    same = same && a.allowed(n, h, i, j) == want && b.allowed(n, h, i, j) == want;
  });
  CHECK(same);
}
