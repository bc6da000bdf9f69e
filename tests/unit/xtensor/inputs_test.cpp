// SPDX-License-Identifier: BSD-3-Clause
/// Whatever holds the numbers, they are the numbers: every kind of array as input, output and mask.
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/attention.hpp>

#include <array>
#include <span>
#include <vector>

#if __has_include(<eigen3/Eigen/Core>)
#include <eigen3/Eigen/Core>
#define TEST_WITH_EIGEN 1
#endif

namespace {

using matrix = xt::xtensor<float, 2>;
using columns = xt::xtensor<float, 2, xt::layout_type::column_major>;

/// (5, 3) numbers, none of them twice.
matrix numbers(float first = 0) {
  matrix m = matrix::from_shape({5, 3});
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::size_t j = 0; j < 3; ++j) m(i, j) = first + static_cast<float>(3 * i + j) / 16;
  }
  return m;
}

matrix expected() { return xattn::attention(numbers(), numbers(-1), numbers(2)); }

/// Outside of CHECK, whose own operators would take part.
template <class A, class B>
bool same(const A& a, const B& b) {
  return a == b;
}

/// The array as queries, as keys and as values: each time it must do what its numbers do.
template <class E>
void serves(const E& as_q, const E& as_k, const E& as_v) {
  CHECK(same(xattn::attention(as_q, numbers(-1), numbers(2)), expected()));
  CHECK(same(xattn::attention(numbers(), as_k, numbers(2)), expected()));
  CHECK(same(xattn::attention(numbers(), numbers(-1), as_v), expected()));
  CHECK(same(xattn::attention(as_q, as_k, as_v), expected()));
}

/// make(m) holds the numbers of m in its own way.
template <class F>
void serves_all(F&& make) {
  const auto q = numbers(), k = numbers(-1), v = numbers(2);
  serves(make(q), make(k), make(v));
}

/// Ten rows of eight, m in the corner of every second row and column, NaN elsewhere.
xt::xarray<float> spread(const matrix& m, std::size_t row_step, std::size_t column_step) {
  xt::xarray<float> wide = xt::xarray<float>::from_shape({12, 8});
  for (float& x : wide) x = std::numeric_limits<float>::quiet_NaN();
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::size_t j = 0; j < 3; ++j) wide(1 + row_step * i, 1 + column_step * j) = m(i, j);
  }
  return wide;
}

}  // namespace

TEST_CASE("inputs: containers of static, dynamic and fixed shape, in both orders", "[xtensor][inputs]") {
  serves_all([](const matrix& m) { return m; });
  serves_all([](const matrix& m) { return columns(m); });
  serves_all([](const matrix& m) { return xt::xarray<float>(m); });
  serves_all([](const matrix& m) { return xt::xarray<float, xt::layout_type::column_major>(m); });
  serves_all([](const matrix& m) { return xt::xtensor_fixed<float, xt::xshape<5, 3>>(m); });
  serves_all([](const matrix& m) {
    xt::xarray<float, xt::layout_type::dynamic> d(std::vector<std::size_t>{5, 3}, xt::layout_type::column_major);
    d = m;
    return d;
  });
}

TEST_CASE("inputs: views, ranges with steps, reversed, transposed, kept rows, new axes", "[xtensor][inputs]") {
  using namespace xt::placeholders;
  const auto q = numbers(), k = numbers(-1), v = numbers(2);
  const auto sq = spread(q, 1, 1), sk = spread(k, 1, 1), sv = spread(v, 1, 1);
  const auto window = [](const auto& a) { return xt::view(a, xt::range(1, 6), xt::range(1, 4)); };
  serves(window(sq), window(sk), window(sv));
  const auto tq = spread(q, 2, 2), tk = spread(k, 2, 2), tv = spread(v, 2, 2);
  const auto stepped = [](const auto& a) { return xt::view(a, xt::range(1, 11, 2), xt::range(1, 7, 2)); };
  serves(stepped(tq), stepped(tk), stepped(tv));
  const auto strided = [](const auto& a) { return xt::strided_view(a, {xt::range(1, 11, 2), xt::range(1, 7, 2)}); };
  serves(strided(tq), strided(tk), strided(tv));
  const auto kept = [](const auto& a) { return xt::view(a, xt::keep(1, 2, 3, 4, 5), xt::range(1, 4)); };
  serves(kept(sq), kept(sk), kept(sv));

  const matrix fq = xt::flip(q, 0), fk = xt::flip(k, 0), fv = xt::flip(v, 0);
  const auto reversed = [](const auto& a) { return xt::view(a, xt::range(_, _, -1), xt::all()); };
  serves(reversed(fq), reversed(fk), reversed(fv));
  const matrix ttq = xt::transpose(q), ttk = xt::transpose(k), ttv = xt::transpose(v);
  serves(xt::transpose(ttq), xt::transpose(ttk), xt::transpose(ttv));
  const xt::xtensor<float, 3> deep_q = xt::stack(xt::xtuple(k, q)), deep_k = xt::stack(xt::xtuple(q, k)),
                              deep_v = xt::stack(xt::xtuple(q, v));
  serves(xt::view(deep_q, 1), xt::view(deep_k, 1), xt::view(deep_v, 1));
  const auto lifted = [](const matrix& m) { return xt::view(m, xt::newaxis(), xt::all(), xt::all()); };
  const matrix want = expected();
  CHECK(same(xattn::attention(lifted(q), lifted(k), lifted(v)), lifted(want)));
}

TEST_CASE("inputs: adaptors over memory, with and without strides", "[xtensor][inputs]") {
  const auto q = numbers(), k = numbers(-1), v = numbers(2);
  const std::array<std::size_t, 2> shape{5, 3};
  const auto flat = [](const matrix& m) { return std::vector<float>(m.begin(), m.end()); };
  const std::vector<float> fq = flat(q), fk = flat(k), fv = flat(v);
  const auto owned = [&](const std::vector<float>& m) { return xt::adapt(m, shape); };
  serves(owned(fq), owned(fk), owned(fv));
  const auto raw = [&](const std::vector<float>& m) { return xt::adapt(m.data(), 15, xt::no_ownership(), shape); };
  serves(raw(fq), raw(fk), raw(fv));
  const matrix tq = xt::transpose(q), tk = xt::transpose(k), tv = xt::transpose(v);
  const auto turned = [&](const matrix& m) {
    return xt::adapt(m.data(), 15, xt::no_ownership(), shape, std::array<std::ptrdiff_t, 2>{1, 5});
  };
  serves(turned(tq), turned(tk), turned(tv));
}

TEST_CASE("inputs: expressions that are not yet evaluated, and broadcasts", "[xtensor][inputs]") {
  const auto q = numbers(), k = numbers(-1), v = numbers(2);
  serves(q + 0.0f, k + 0.0f, v + 0.0f);
  serves(xt::cast<float>(xt::xtensor<double, 2>(q)), xt::cast<float>(xt::xtensor<double, 2>(k)),
         xt::cast<float>(xt::xtensor<double, 2>(v)));
  serves(-(-xt::xarray<float>(q)), -(-xt::xarray<float>(k)), -(-xt::xarray<float>(v)));
  const xt::xtensor<float, 1> row{1, 2, 3};
  const matrix rows = xt::broadcast(row, {5, 3});
  CHECK(same(xattn::attention(q, k, xt::broadcast(row, {5, 3})), xattn::attention(q, k, rows)));
  CHECK(
      same(xattn::attention(xt::zeros<float>({5, 3}), k, v), xattn::attention(matrix(xt::zeros<float>({5, 3})), k, v)));
}

TEST_CASE("inputs: expressions in another shape, not yet evaluated", "[xtensor][inputs]") {
  const auto q = numbers(), k = numbers(-1), v = numbers(2);
  const auto reshaped = [](const matrix& m) { return xt::reshape_view(m + 0.0f, {5, 3}); };
  serves(reshaped(q), reshaped(k), reshaped(v));
  const auto strided = [](const matrix& m) { return xt::strided_view(m + 0.0f, {xt::all(), xt::range(0, 3)}); };
  serves(strided(q), strided(k), strided(v));
  const xt::xarray<float> dq = q, dk = k, dv = v;
  const auto dynamic = [](const xt::xarray<float>& m) {
    return xt::reshape_view(m + 0.0f, std::vector<std::size_t>{5, 3});
  };
  serves(dynamic(dq), dynamic(dk), dynamic(dv));
}

TEST_CASE("inputs: views of the library, over memory that is const or not", "[xtensor][inputs]") {
  auto q = numbers(), k = numbers(-1), v = numbers(2);
  serves(xattn::view<float, 2>(q.data(), {5, 3}), xattn::view<float, 2>(k.data(), {5, 3}),
         xattn::view<float, 2>(v.data(), {5, 3}));
  serves(xattn::view<const float, 2>(q.data(), {5, 3}), xattn::view<const float, 2>(k.data(), {5, 3}),
         xattn::view<const float, 2>(v.data(), {5, 3}));
}

TEST_CASE("inputs: a range has one axis and is no matrix", "[xtensor][inputs]") {
  const std::vector<float> row{1, 2, 3};
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { (void)xattn::attention(row, row, row); }),
                       {"q has shape (3)"}));
  CHECK(test::mentions(
      test::message_of<xattn::shape_error>([&] { (void)xattn::attention(numbers(), numbers(), std::span(row)); }),
      {"v has shape (3)", "2 axes"}));
}

TEST_CASE("inputs: axes of extent 1, whose strides xtensor sets to 0", "[xtensor][inputs]") {
  const xt::xtensor<float, 4> q = xt::ones<float>({1, 1, 1, 3}), k = xt::ones<float>({1, 1, 4, 3});
  xt::xtensor<float, 4> v = xt::xtensor<float, 4>::from_shape({1, 1, 4, 1});
  for (std::size_t j = 0; j < 4; ++j) v(0, 0, j, 0) = static_cast<float>(j);
  CHECK(same(xattn::attention(q, k, v)(0, 0, 0, 0), 1.5f));
  const columns one_row = xt::ones<float>({1, 3}), one_column = xt::ones<float>({4, 1});
  const matrix result = xattn::attention(one_row, columns(xt::view(k, 0, 0)), one_column);
  CHECK(result.shape(0) == 1);
  CHECK(result(0, 0) == 1.0f);
}

TEST_CASE("outputs: containers, views, transposes and adaptors are written where they are", "[xtensor][outputs]") {
  const auto q = numbers(), k = numbers(-1), v = numbers(2), want = expected();
  const auto written = [&](auto&& out) {
    xattn::attention_into(out, q, k, v);
    return matrix(out);
  };
  CHECK(same(written(matrix(xt::zeros<float>({5, 3}))), want));
  CHECK(same(written(columns(xt::zeros<float>({5, 3}))), want));
  CHECK(same(written(xt::xarray<float>(xt::zeros<float>({5, 3}))), want));
  matrix turned = xt::zeros<float>({3, 5});
  CHECK(same(written(xt::transpose(turned)), want));
  std::vector<float> memory(15);
  CHECK(same(written(xt::adapt(memory.data(), 15, xt::no_ownership(), std::array<std::size_t, 2>{5, 3})), want));
  CHECK(std::equal(memory.begin(), memory.end(), want.begin()));
  const xattn::view<float, 2> view(memory.data() + 14, {5, 3}, {-3, -1});
  xattn::attention_into(view, q, k, v);
  CHECK(std::equal(memory.rbegin(), memory.rend(), want.begin()));

  auto wide = spread(want, 2, 2);
  const auto before = wide;
  auto window = xt::view(wide, xt::range(1, 11, 2), xt::range(1, 7, 2));
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::size_t j = 0; j < 3; ++j) window(i, j) = 0;
  }
  CHECK(same(written(window), want));
  CHECK(test::same_bits(wide, before));
}

TEST_CASE("outputs: an lse may lie anywhere", "[xtensor][outputs]") {
  const auto q = numbers(), k = numbers(-1), v = numbers(2);
  matrix out = matrix::from_shape({5, 3});
  xt::xtensor<float, 1> lse = xt::zeros<float>({5});
  xt::xtensor<float, 2> table = xt::zeros<float>({5, 2});
  xattn::attention_into(out, q, k, v, {}, {.lse = lse});
  xattn::attention_into(out, q, k, v, {}, {.lse = xt::view(table, xt::all(), 1)});
  CHECK(same(xt::view(table, xt::all(), 1), lse));
  CHECK(same(xt::view(table, xt::all(), 0), xt::zeros<float>({5})));
  CHECK(lse(0) > 0);
}

#if defined(TEST_WITH_EIGEN)

TEST_CASE("inputs: Eigen matrices, maps and blocks, read and written in place", "[xtensor][inputs]") {
  using rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  const auto eigen = [](const matrix& m, auto e) {
    e.resize(5, 3);
    for (Eigen::Index i = 0; i < 5; ++i) {
      for (Eigen::Index j = 0; j < 3; ++j) e(i, j) = m(static_cast<std::size_t>(i), static_cast<std::size_t>(j));
    }
    return e;
  };
  serves_all([&](const matrix& m) { return eigen(m, rows()); });
  serves_all([&](const matrix& m) { return eigen(m, Eigen::MatrixXf()); });
  auto q = numbers(), k = numbers(-1), v = numbers(2);
  const auto map = [](matrix& m) { return Eigen::Map<const rows>(m.data(), 5, 3); };
  serves(map(q), map(k), map(v));
  const auto writable = [](matrix& m) { return Eigen::Map<rows>(m.data(), 5, 3); };
  serves(writable(q), writable(k), writable(v));

  Eigen::MatrixXf out = Eigen::MatrixXf::Constant(7, 6, -1.0f);
  xattn::attention_into(out.block(1, 2, 5, 3), q, k, v);
  CHECK(same(eigen(expected(), rows()), out.block(1, 2, 5, 3)));
  CHECK(out.row(0).minCoeff() == -1.0f);
  CHECK(out.row(0).maxCoeff() == -1.0f);
  CHECK(out.col(5).maxCoeff() == -1.0f);
}

#endif
