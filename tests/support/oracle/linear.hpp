// SPDX-License-Identifier: BSD-3-Clause
/// Matrix products, biases and sums of the oracle.
#pragma once

#include "support/oracle/array.hpp"

namespace oracle {

/// (.., M, K) x (K, N) -> (.., M, N), or batch by batch when both have the same rank above 2.
template <class R>
basic_array<R> matmul(const basic_array<R>& a, const basic_array<R>& b) {
  const index_t inner = a.extent(-1), columns = b.extent(-1), batches = blocks(b, 2);
  require(b.extent(-2) == inner, "matmul: inner extents differ");
  require(b.rank() == 2 || (b.rank() == a.rank() && blocks(a, 2) == batches), "matmul: batches differ");
  basic_array<R> c(with_last(a, {columns}));
  for (index_t n = 0; n < c.size(); ++n) {
    const index_t row = n / columns, column = n % columns;
    const index_t batch = b.rank() == 2 ? 0 : row / a.extent(-2);
    R sum(0);
    for (index_t k = 0; k < inner; ++k)
      sum = sum + a.flat(row * inner + k) * b.flat((batch * inner + k) * columns + column);
    c.flat(n) = sum;
  }
  return c;
}

/// The last two axes exchanged.
template <class R>
basic_array<R> transpose(const basic_array<R>& a) {
  const index_t height = a.extent(-2), width = a.extent(-1);
  shape_t shape = a.shape;
  std::swap(shape[shape.size() - 1], shape[shape.size() - 2]);
  basic_array<R> t(shape);
  for (index_t n = 0; n < a.size(); ++n) {
    const index_t column = n % width, row = n / width % height, batch = n / (width * height);
    t.flat((batch * width + column) * height + row) = a.flat(n);
  }
  return t;
}

template <class R>
basic_array<R> add(const basic_array<R>& a, const basic_array<R>& b) {
  require(a.shape == b.shape, "add: shapes differ");
  basic_array<R> c = a;
  for (index_t n = 0; n < c.size(); ++n) c.flat(n) = a.flat(n) + b.flat(n);
  return c;
}

/// x W + bias, row by row; an empty bias adds nothing.
template <class R>
basic_array<R> linear(const basic_array<R>& x, const basic_array<R>& w, const basic_array<R>& bias) {
  basic_array<R> y = matmul(x, w);
  if (bias.empty()) return y;
  require(bias.size() == y.extent(-1), "linear: bias does not fit");
  for (index_t n = 0; n < y.size(); ++n) y.flat(n) = y.flat(n) + bias.flat(n % bias.size());
  return y;
}

}  // namespace oracle
