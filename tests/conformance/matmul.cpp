// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/attention.hpp>

#include <algorithm>

namespace conformance {
namespace {

using shape = std::vector<std::size_t>;

/// Extents of the axes in front of the last two, of both operands together.
shape broadcast(shape a, shape b) {
  if (a.size() < b.size()) std::swap(a, b);
  b.insert(b.begin(), a.size() - b.size(), 1);
  for (std::size_t d = 0; d < a.size(); ++d) a[d] = a[d] == 1 ? b[d] : a[d];
  return a;
}

/// Which matrix of an operand belongs to matrix `n` of the result.
std::size_t matrix_index(std::size_t n, const shape& all, const shape& own) {
  std::size_t index = 0, step = 1;
  for (std::size_t d = all.size(); d-- > 0; n /= all[d]) {
    const std::size_t missing = all.size() - own.size();
    if (d < missing) break;
    if (own[d - missing] != 1) index += n % all[d] * step;
    step *= own[d - missing];
  }
  return index;
}

template <class T>
struct operand {
  xt::xarray<T> numbers;
  shape front;
  index_t rows, columns;

  xattn::matrix_view<const T> matrix(std::size_t n) const {
    return {numbers.data() + n * static_cast<std::size_t>(rows * columns), {rows, columns}};
  }
};

/// A single axis gets one of extent 1 in front or behind.
template <class T>
operand<T> load_operand(const tensor_file& tensor, bool left) {
  shape s = tensor.shape;
  if (s.size() == 1) s.insert(left ? s.begin() : s.end(), 1);
  if (s.size() < 2) throw std::runtime_error("an operand of matmul is a scalar");
  return {load<T>(tensor), shape(s.begin(), s.end() - 2), static_cast<index_t>(s[s.size() - 2]),
          static_cast<index_t>(s.back())};
}

template <class T>
xt::xarray<double> product(const test_case& c) {
  const operand<T> a = load_operand<T>(c.input(0), true), b = load_operand<T>(c.input(1), false);
  const shape front = broadcast(a.front, b.front);
  shape full = front;
  if (c.input(0).shape.size() > 1) full.push_back(static_cast<std::size_t>(a.rows));
  if (c.input(1).shape.size() > 1) full.push_back(static_cast<std::size_t>(b.columns));
  auto result = xt::xarray<xattn::acc_t<T>>::from_shape(full);
  const auto size = static_cast<std::size_t>(a.rows * b.columns);
  for (std::size_t n = 0; n * size < result.size(); ++n) {
    const xattn::matrix_view<xattn::acc_t<T>> out(result.data() + n * size, {a.rows, b.columns});
    xattn::matmul_into(out, a.matrix(matrix_index(n, front, a.front)), b.matrix(matrix_index(n, front, b.front)));
  }
  return as_doubles(result);
}

/// beta times the third input, whose extents of 1, or axes that are missing, serve a whole row or column.
template <class T>
void fill_with_addend(const test_case& c, const xattn::matrix_view<T>& out) {
  std::fill(out.data(), out.data() + out.size(), T(0));
  if (!c.has_input(2)) return;
  const xt::xarray<T> addend = load<T>(c.input(2));
  shape s = c.input(2).shape;
  if (s.size() > 2) throw std::runtime_error("the addend of gemm has more than two axes");
  s.insert(s.begin(), 2 - s.size(), 1);
  const index_t row = s[0] == 1 ? 0 : static_cast<index_t>(s[1]), column = s[1] == 1 ? 0 : 1;
  const T beta = static_cast<T>(c.number("beta", 1));
  for (index_t i = 0; i < out.extent(0); ++i) {
    for (index_t j = 0; j < out.extent(1); ++j) out(i, j) = beta * addend.data()[i * row + j * column];
  }
}

template <class T>
xt::xarray<double> general_product(const test_case& c) {
  const operand<T> left = load_operand<T>(c.input(0), true), right = load_operand<T>(c.input(1), false);
  const auto a = c.integer("transA", 0) != 0 ? xattn::transposed(left.matrix(0)) : left.matrix(0);
  const auto b = c.integer("transB", 0) != 0 ? xattn::transposed(right.matrix(0)) : right.matrix(0);
  if (a.extent(1) != b.extent(0)) throw std::runtime_error("the operands of gemm do not fit together");
  auto result =
      xt::xarray<T>::from_shape({static_cast<std::size_t>(a.extent(0)), static_cast<std::size_t>(b.extent(1))});
  const xattn::matrix_view<T> out(result.data(), {a.extent(0), b.extent(1)});
  fill_with_addend(c, out);
  std::vector<std::byte> scratch(xattn::kernels::matmul_workspace<T>(a.extent(1)) + xattn::workspace_alignment);
  std::vector<T> product(result.size());
  xattn::kernels::matmul(a, b, xattn::matrix_view<T>(product.data(), {a.extent(0), b.extent(1)}),
                         xattn::workspace(scratch));
  const T alpha = static_cast<T>(c.number("alpha", 1));
  for (std::size_t i = 0; i < product.size(); ++i) result.data()[i] += alpha * product[i];
  return as_doubles(result);
}

}  // namespace

results matmul(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) { return results{{0, product<decltype(zero)>(c)}}; });
}

results gemm(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) -> results {
    if constexpr (xattn::narrow_storage<decltype(zero)>)
      throw not_yet("gemm of narrow elements");
    else
      return {{0, general_product<decltype(zero)>(c)}};
  });
}

}  // namespace conformance
