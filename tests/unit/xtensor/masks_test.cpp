// SPDX-License-Identifier: BSD-3-Clause
/// boolean and additive from every kind of array: lvalues are referenced, temporaries and expressions are owned.
#include "support/catch.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/attention.hpp>

#include <array>
#include <memory>
#include <span>
#include <vector>

#if __has_include(<eigen3/Eigen/Core>)
#include <eigen3/Eigen/Core>
#define TEST_WITH_EIGEN 1
#endif

namespace {

using bits = xt::xtensor<bool, 2>;

/// Zero scores over values 1, 2, 4: row i is the mean of those that the mask allows.
template <class M>
std::array<float, 2> means(const M& mask) {
  const xt::xtensor<float, 2> q = xt::zeros<float>({2, 1}), k = xt::zeros<float>({3, 1});
  const xt::xtensor<float, 2> v{{1}, {2}, {4}};
  const xt::xtensor<float, 2> z = xattn::attention(q, k, v, mask);
  return {z(0, 0), z(1, 0)};
}

const bits pattern{{true, false, true}, {false, true, false}};
constexpr std::array<float, 2> want{2.5f, 2.0f};
constexpr float excluded = -std::numeric_limits<float>::infinity();
const xt::xtensor<float, 2> biases{{0, excluded, 0}, {excluded, 0, excluded}};

}  // namespace

TEST_CASE("masks: containers, views, transposes and adaptors of bool", "[xtensor][masks]") {
  CHECK(means(xattn::boolean(pattern)) == want);
  CHECK(means(xattn::boolean(xt::xarray<bool>(pattern))) == want);
  const xt::xtensor<bool, 2, xt::layout_type::column_major> columns = pattern;
  CHECK(means(xattn::boolean(columns)) == want);
  const bits turned = xt::transpose(pattern);
  CHECK(means(xattn::boolean(xt::transpose(turned))) == want);
  const auto view = xt::view(pattern, xt::all(), xt::all());
  CHECK(means(xattn::boolean(view)) == want);
  std::array<bool, 6> memory{true, false, true, false, true, false};
  CHECK(means(xattn::boolean(xattn::view<bool, 2>(memory.data(), {2, 3}))) == want);
  CHECK(means(xattn::boolean(xattn::view<const bool, 2>(memory.data(), {2, 3}))) == want);
  const std::array<bool, 3> row{true, false, true};
  CHECK(means(xattn::boolean(row)) == std::array<float, 2>{2.5f, 2.5f});
  CHECK(means(xattn::boolean(std::span<const bool>(row))) == std::array<float, 2>{2.5f, 2.5f});
}

TEST_CASE("masks: a comparison is a boolean mask", "[xtensor][masks]") {
  const xt::xtensor<int, 2> bytes{{1, 0, 1}, {0, 1, 0}};
  CHECK(means(xattn::boolean(xt::not_equal(bytes, 0))) == want);
  const xt::xtensor<int, 1> keys{0, 1, 2};
  CHECK(means(xattn::boolean(keys >= 1)) == std::array<float, 2>{3.0f, 3.0f});
  CHECK(means(xattn::boolean(xt::reshape_view(keys >= 1, {1, 3}))) == std::array<float, 2>{3.0f, 3.0f});
}

TEST_CASE("masks: an lvalue is referenced: what is written to it later counts", "[xtensor][masks]") {
  bits m = xt::ones<bool>({2, 3});
  xt::xtensor<float, 2> b = xt::zeros<float>({2, 3});
  const auto allow = xattn::boolean(m);
  const auto add = xattn::additive(b);
  m = pattern;
  b = biases;
  CHECK(means(allow) == want);
  CHECK(means(add) == want);
}

TEST_CASE("masks: a temporary is owned, also by copies that outlive the first", "[xtensor][masks]") {
  using owned = decltype(xattn::boolean(bits(pattern)));
  auto first = std::make_unique<owned>(xattn::boolean(bits(pattern)));
  const owned copy = *first;
  first.reset();
  CHECK(means(copy) == want);
  const auto joined =
      xattn::causal_at(9) & xattn::boolean(!bits(!pattern)) & xattn::additive(0.0f * xt::ones<float>({2, 3}));
  CHECK(means(joined) == want);
  CHECK(means(xattn::boolean(std::array<bool, 3>{true, false, true})) == std::array<float, 2>{2.5f, 2.5f});
  CHECK(means(xattn::additive(std::vector<float>{0, excluded, 0})) == std::array<float, 2>{2.5f, 2.5f});
}

TEST_CASE("masks: a view of a temporary is copied before the temporary is gone", "[xtensor][masks]") {
  const auto make = [] { return bits(pattern); };
  const auto mask = xattn::boolean(xt::view(make(), xt::all(), xt::all()));
  CHECK(means(mask) == want);
}

TEST_CASE("masks: lists of integers and slopes are referenced or owned as arrays are", "[xtensor][masks]") {
  std::vector<int> q_ids{7, 7}, k_ids{0, 0, 0};
  const auto by_id = xattn::segments(q_ids, k_ids);
  q_ids = {1, 2};
  k_ids = {1, 2, 1};
  CHECK(means(by_id) == want);
  const xt::xtensor<std::uint8_t, 1> bytes{1, 2, 1};
  CHECK(means(xattn::segments(std::vector<long>{1, 2}, xt::view(bytes, xt::all()))) == want);
  CHECK(means(xattn::segments(xt::xtensor<int, 2>{{1, 2}}, bytes + 0)) == want);
  std::array<std::int16_t, 1> length{3};
  const auto short_row = xattn::valid_lengths(length);
  length[0] = 2;
  CHECK(means(short_row) == std::array<float, 2>{1.5f, 1.5f});
  CHECK(means(xattn::valid_lengths(2u)) == std::array<float, 2>{1.5f, 1.5f});
  CHECK(means(xattn::valid_lengths(std::vector<std::size_t>{2})) == std::array<float, 2>{1.5f, 1.5f});
  CHECK(means(xattn::causal & xattn::query_at(0)) == std::array<float, 2>{1.0f, 1.5f});
  CHECK(means(xattn::query_at(std::vector<unsigned char>{0}) & xattn::causal) == std::array<float, 2>{1.0f, 1.5f});
  const auto flat = xattn::alibi(0.0f * xt::ones<float>({1}));
  CHECK(means(xattn::sliding_window(1) & flat) == std::array<float, 2>{2.0f, 4.0f});
}

TEST_CASE("masks: a sink of 0 in every head", "[xtensor][masks]") {
  const xt::xtensor<float, 3> q = xt::zeros<float>({3, 2, 1}), v = xt::ones<float>({3, 2, 1});
  const xt::xtensor<float, 3> z = xattn::attention(q, q, v, xattn::causal, {.sinks = xattn::softmax_off_by_one});
  for (std::size_t h = 0; h < 3; ++h) {
    CHECK(z(h, 0, 0) == 0.5f);
    CHECK(z(h, 1, 0) == Approx(2.0f / 3.0f));
  }
}

TEST_CASE("masks: additive takes any floating elements", "[xtensor][masks]") {
  CHECK(means(xattn::additive(biases)) == want);
  CHECK(means(xattn::additive(xt::xtensor<double, 2>(biases))) == want);
  CHECK(means(xattn::additive(biases + 1.0f)) == want);
  std::array<xattn::bf16, 3> narrow{xattn::bf16(0.0f), xattn::bf16(excluded), xattn::bf16(0.0f)};
  CHECK(means(xattn::additive(narrow)) == std::array<float, 2>{2.5f, 2.5f});
}

TEST_CASE("masks: a broadcast expression has the shape that it says", "[xtensor][masks]") {
  const xt::xtensor<bool, 1> row{true, false, true};
  CHECK(means(xattn::boolean(xt::broadcast(row, {2, 3}))) == std::array<float, 2>{2.5f, 2.5f});
}

#if defined(TEST_WITH_EIGEN)

TEST_CASE("masks: Eigen arrays of bool and of numbers", "[xtensor][masks]") {
  Eigen::Array<bool, 2, 3> m;
  m << true, false, true, false, true, false;
  CHECK(means(xattn::boolean(m)) == want);
  Eigen::MatrixXf b(2, 3);
  b << 0, excluded, 0, excluded, 0, excluded;
  CHECK(means(xattn::additive(b)) == want);
}

#endif
