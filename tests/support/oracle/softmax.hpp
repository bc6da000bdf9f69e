// SPDX-License-Identifier: BSD-3-Clause
/// Softmax over the last axis: exp(s_j - m) / sum_k exp(s_k - m). A row of only -inf is 0; NaN or +inf makes it NaN.
#pragma once

#include "support/oracle/array.hpp"

#include <cmath>
#include <limits>

namespace oracle {

template <class R>
R minus_infinity() {
  return -std::numeric_limits<R>::infinity();
}

/// Largest number of a row, -inf when there is none. NaN never wins: it enters through the sum.
template <class R>
R row_peak(const basic_array<R>& x, index_t row) {
  const index_t width = x.extent(-1);
  R peak = minus_infinity<R>();
  for (index_t j = 0; j < width; ++j) {
    if (x.flat(row * width + j) > peak) peak = x.flat(row * width + j);
  }
  return peak;
}

/// log sum_j exp(s_j) of each row; -inf for a row without keys.
template <class R>
basic_array<R> log_sum_exp(const basic_array<R>& x) {
  using std::exp, std::log;
  const index_t width = x.extent(-1);
  basic_array<R> lse(with_last(x, {}));
  for (index_t r = 0; r < lse.size(); ++r) {
    const R peak = row_peak(x, r);
    R sum(0);
    for (index_t j = 0; j < width; ++j) {
      const R s = x.flat(r * width + j);
      if (!(s == minus_infinity<R>())) sum = sum + exp(s - peak);
    }
    lse.flat(r) = sum == R(0) ? minus_infinity<R>() : peak + log(sum);
  }
  return lse;
}

template <class R>
basic_array<R> softmax(const basic_array<R>& x) {
  using std::exp;
  const index_t width = x.extent(-1);
  basic_array<R> p(x.shape, R(0));
  for (index_t r = 0; r < rows(x); ++r) {
    const R peak = row_peak(x, r);
    R sum(0);
    for (index_t j = 0; j < width; ++j) {
      const R s = x.flat(r * width + j);
      if (s == minus_infinity<R>()) continue;
      p.flat(r * width + j) = exp(s - peak);
      sum = sum + p.flat(r * width + j);
    }
    if (sum == R(0)) continue;
    for (index_t j = 0; j < width; ++j) p.flat(r * width + j) = p.flat(r * width + j) / sum;
  }
  return p;
}

/// s_j - log_sum_exp, both about the peak, which may be large; a row of only -inf stays -inf.
template <class R>
basic_array<R> log_softmax(const basic_array<R>& x) {
  const index_t width = x.extent(-1);
  basic_array<R> y = x;
  for (index_t n = 0; n < x.size(); ++n) {
    const R peak = row_peak(x, n / width);
    if (!(peak == minus_infinity<R>())) y.flat(n) = x.flat(n) - peak;
  }
  const basic_array<R> lse = log_sum_exp(y);
  for (index_t n = 0; n < x.size(); ++n) {
    const R total = lse.flat(n / width);
    y.flat(n) = total == minus_infinity<R>() ? total : y.flat(n) - total;
  }
  return y;
}

}  // namespace oracle
