// SPDX-License-Identifier: BSD-3-Clause
/// The formulas as plain loops on numbers, as one would write them first: the baseline, and the reference of every
/// result.
#pragma once

#include <xattn/core/types.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace bench::scalar {

using xattn::index_t;

/// c (m, n) = a (m, k) b (k, n)
template <class T>
void matmul(const T* a, const T* b, T* c, index_t m, index_t n, index_t k) {
  for (index_t i = 0; i < m; ++i) {
    for (index_t j = 0; j < n; ++j) {
      T sum = 0;
      for (index_t l = 0; l < k; ++l) sum += a[i * k + l] * b[l * n + j];
      c[i * n + j] = sum;
    }
  }
}

/// y (rows, n) += bias (n)
template <class T>
void add_bias(const T* bias, T* y, index_t rows, index_t n) {
  for (index_t i = 0; i < rows * n; ++i) y[i] += bias[i % n];
}

/// In place.
template <class T>
void softmax_row(T* s, index_t n) {
  const T peak = *std::max_element(s, s + n);
  T sum = 0;
  for (index_t j = 0; j < n; ++j) sum += s[j] = std::exp(s[j] - peak);
  for (index_t j = 0; j < n; ++j) s[j] /= sum;
}

/// One head; rows are `step` elements apart in all arrays. Query i sees the keys j <= i + reach.
struct head {
  index_t q_len, k_len, width, step;
  index_t reach = std::numeric_limits<index_t>::max() / 2;
};

template <class T>
void attention(const T* q, const T* k, const T* v, T* out, const head& h) {
  std::vector<T> s(static_cast<std::size_t>(h.k_len));
  for (index_t i = 0; i < h.q_len; ++i) {
    const index_t seen = std::min(h.k_len, i + h.reach + 1);
    for (index_t j = 0; j < seen; ++j) {
      T dot = 0;
      for (index_t e = 0; e < h.width; ++e) dot += q[i * h.step + e] * k[j * h.step + e];
      s[static_cast<std::size_t>(j)] = dot / std::sqrt(static_cast<T>(h.width));
    }
    softmax_row(s.data(), seen);
    for (index_t e = 0; e < h.width; ++e) {
      T sum = 0;
      for (index_t j = 0; j < seen; ++j) sum += s[static_cast<std::size_t>(j)] * v[j * h.step + e];
      out[i * h.step + e] = sum;
    }
  }
}

/// y = (x - mean) / sqrt(variance + eps), rows of n, gamma 1 and beta 0.
template <class T>
void layer_norm(const T* x, T* y, index_t rows, index_t n, T eps) {
  for (index_t i = 0; i < rows; ++i, x += n, y += n) {
    T mean = 0, variance = 0;
    for (index_t j = 0; j < n; ++j) mean += x[j];
    mean /= static_cast<T>(n);
    for (index_t j = 0; j < n; ++j) variance += (x[j] - mean) * (x[j] - mean);
    const T scale = 1 / std::sqrt(variance / static_cast<T>(n) + eps);
    for (index_t j = 0; j < n; ++j) y[j] = (x[j] - mean) * scale;
  }
}

/// y = f(x) on n numbers.
template <class T, class F>
void map(const T* x, T* y, index_t n, F f) {
  for (index_t i = 0; i < n; ++i) y[i] = f(x[i]);
}

}  // namespace bench::scalar
