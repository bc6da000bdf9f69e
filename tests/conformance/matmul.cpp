// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/attention.hpp>

#include <algorithm>

namespace conformance {
namespace {

template <class T>
xattn::matrix_view<const T> as_matrix(const xt::xarray<T>& x, bool transposed) {
  if (x.dimension() != 2) throw std::runtime_error("an operand of gemm is no matrix");
  const xattn::matrix_view<const T> m(x.data(),
                                      {static_cast<index_t>(x.shape()[0]), static_cast<index_t>(x.shape()[1])});
  return transposed ? xattn::transposed(m) : m;
}

/// c[i, j] += beta times the third input, whose extents of 1, or axes that are missing, serve a whole row or column.
template <class A>
void add_third_input(const test_case& c, const xattn::matrix_view<A>& out) {
  if (!c.has_input(2)) return;
  const xt::xarray<A> addend = load<A>(c.input(2));
  std::vector<std::size_t> s = c.input(2).shape;
  if (s.size() > 2) throw std::runtime_error("the addend of gemm has more than two axes");
  s.insert(s.begin(), 2 - s.size(), 1);
  const auto fits = [](std::size_t own, index_t all) { return own == 1 || static_cast<index_t>(own) == all; };
  if (!fits(s[0], out.extent(0)) || !fits(s[1], out.extent(1)))
    throw std::runtime_error("the addend of gemm is too large");
  const index_t row = s[0] == 1 ? 0 : static_cast<index_t>(s[1]), column = s[1] == 1 ? 0 : 1;
  const A beta = static_cast<A>(c.number("beta", 1));
  if (beta == 0) return;
  for (index_t i = 0; i < out.extent(0); ++i) {
    for (index_t j = 0; j < out.extent(1); ++j) out(i, j) += beta * addend.data()[i * row + j * column];
  }
}

template <class T>
xt::xarray<double> general_product(const test_case& c) {
  using A = xattn::acc_t<T>;
  const xt::xarray<T> left = load<T>(c.input(0)), right = load<T>(c.input(1));
  const auto a = as_matrix(left, c.integer("transA", 0) != 0), b = as_matrix(right, c.integer("transB", 0) != 0);
  xt::xtensor<A, 2> result = xattn::matmul(a, b) * static_cast<A>(c.number("alpha", 1));
  (void)c.number("beta", 1);
  add_third_input(c, xattn::matrix_view<A>(result.data(), {a.extent(0), b.extent(1)}));
  return as_doubles(xt::xarray<A>(result));
}

/// Item i along the first of `rank` axes; an array that lacks the axis, or has one item there, is the same for all.
template <class T>
xt::xarray<T> item_of(const xt::xarray<T>& x, std::size_t rank, std::size_t i) {
  if (x.dimension() < rank) return x;
  auto item = xt::xarray<T>::from_shape({x.shape().begin() + 1, x.shape().end()});
  std::copy_n(x.data() + (x.shape()[0] == 1 ? 0 : i) * item.size(), item.size(), item.data());
  return item;
}

/// The product by the rules of numpy: xattn's up to four axes, item by item along those before them.
template <class T>
xt::xarray<double> product(const xt::xarray<T>& a, const xt::xarray<T>& b) {
  const std::size_t rank = std::max(a.dimension(), b.dimension());
  if (rank <= 4) return as_doubles(xt::xarray<xattn::acc_t<T>>(xattn::matmul(a, b)));
  const auto extent = [rank](const xt::xarray<T>& x) { return x.dimension() < rank ? 1 : x.shape()[0]; };
  const std::size_t count = extent(a) == 1 ? extent(b) : extent(a);
  if (extent(b) != 1 && extent(b) != count) throw std::runtime_error("the factors differ in their first axis");
  xt::xarray<double> all;
  for (std::size_t i = 0; i < count; ++i) {
    const xt::xarray<double> part = product(item_of(a, rank, i), item_of(b, rank, i));
    if (i == 0) {
      std::vector<std::size_t> shape{count};
      shape.insert(shape.end(), part.shape().begin(), part.shape().end());
      all.resize(shape);
    }
    std::copy_n(part.data(), part.size(), all.data() + i * part.size());
  }
  return all;
}

}  // namespace

results matmul(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) {
    using T = decltype(zero);
    return results{{0, product(load<T>(c.input(0)), load<T>(c.input(1)))}};
  });
}

results gemm(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) { return results{{0, general_product<decltype(zero)>(c)}}; });
}

}  // namespace conformance
