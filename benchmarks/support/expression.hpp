// SPDX-License-Identifier: BSD-3-Clause
/// The formulas as plain expressions of xtensor: the baseline of those who already use it.
#pragma once

#include "support/arrays.hpp"

#include <cmath>

namespace bench::expression {

/// a (m, k) b (k, n) -> (m, n)
template <class A, class B>
auto matmul(const A& a, const B& b) {
  using T = typename A::value_type;
  const auto columns = xt::eval(xt::transpose(b));
  return array<T, 2>(xt::sum(xt::view(a, xt::all(), xt::newaxis(), xt::all()) * columns, {2}));
}

/// One number a row, for all of the row.
template <class V>
auto column(const V& v) {
  return xt::view(v, xt::all(), xt::newaxis());
}

/// Rows along the last of two axes.
template <class A>
auto softmax(const A& s) {
  using T = typename A::value_type;
  const array<T, 1> peak = xt::amax(s, {1});
  const array<T, 2> e = xt::exp(s - column(peak));
  const array<T, 1> total = xt::sum(e, {1});
  return array<T, 2>(e / column(total));
}

/// One head; `bias` is added to the scores: -inf where a query may not look.
template <class Q, class K, class V, class M>
auto attention(const Q& q, const K& k, const V& v, const M& bias) {
  using T = typename Q::value_type;
  const T scale = 1 / std::sqrt(static_cast<T>(q.shape()[1]));
  const array<T, 2> keys = xt::transpose(k);
  const array<T, 2> scores = matmul(q, keys) * scale + bias;
  return matmul(softmax(scores), v);
}

template <class X>
auto layer_norm(const X& x, typename X::value_type eps) {
  using T = typename X::value_type;
  const array<T, 1> mean = xt::mean(x, {1});
  const array<T, 2> centred = x - column(mean);
  const array<T, 1> variance = xt::mean(centred * centred, {1});
  const array<T, 1> scale = 1 / xt::sqrt(variance + eps);
  return array<T, 2>(centred * column(scale));
}

}  // namespace bench::expression
