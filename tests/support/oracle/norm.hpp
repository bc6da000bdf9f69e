// SPDX-License-Identifier: BSD-3-Clause
/// Layer norm and RMS norm over the last axis. Empty gamma and beta mean 1 and 0. A row whose spread and eps are both 0
/// is beta, not NaN.
#pragma once

#include "support/oracle/array.hpp"

#include <cmath>

namespace oracle {

/// Moments of a row about its first number, so that neither a constant row nor a far mean costs digits.
template <class R>
struct row_moments {
  R origin, offset, variance;  // the mean is origin + offset; the variance is biased: divided by the width

  R mean() const { return origin + offset; }
  R centred(R x) const { return (x - origin) - offset; }
};

template <class R>
row_moments<R> moments(const basic_array<R>& x, index_t row) {
  const index_t width = x.extent(-1);
  require(width > 0, "moments: an empty row has none");
  row_moments<R> m{x.flat(row * width), R(0), R(0)};
  R sum(0), squares(0);
  for (index_t j = 0; j < width; ++j) sum = sum + (x.flat(row * width + j) - m.origin);
  m.offset = sum / static_cast<R>(width);
  for (index_t j = 0; j < width; ++j) {
    const R centred = m.centred(x.flat(row * width + j));
    squares = squares + centred * centred;
  }
  m.variance = squares / static_cast<R>(width);
  return m;
}

namespace detail {

template <class R>
R affine(R x, const basic_array<R>& gamma, const basic_array<R>& beta, index_t j) {
  if (!gamma.empty()) x = x * gamma(j);
  if (!beta.empty()) x = x + beta(j);
  return x;
}

}  // namespace detail

/// gamma (x - mean) / sqrt(variance + eps) + beta
template <class R>
basic_array<R> layer_norm(const basic_array<R>& x, const basic_array<R>& gamma, const basic_array<R>& beta,
                          long double eps) {
  using std::sqrt;
  const index_t width = x.extent(-1);
  basic_array<R> y(x.shape);
  for (index_t r = 0; r < rows(x) && width > 0; ++r) {
    const row_moments<R> row = moments(x, r);
    const R root = sqrt(row.variance + static_cast<R>(eps));
    for (index_t j = 0; j < width; ++j) {
      const R centred = row.centred(x.flat(r * width + j));
      y.flat(r * width + j) = detail::affine(root == R(0) ? R(0) : centred / root, gamma, beta, j);
    }
  }
  return y;
}

/// gamma x / sqrt(mean(x^2) + eps)
template <class R>
basic_array<R> rms_norm(const basic_array<R>& x, const basic_array<R>& gamma, long double eps) {
  using std::sqrt;
  const index_t width = x.extent(-1);
  basic_array<R> y(x.shape);
  for (index_t r = 0; r < rows(x); ++r) {
    R squares(0);
    for (index_t j = 0; j < width; ++j) squares = squares + x.flat(r * width + j) * x.flat(r * width + j);
    const R root = sqrt(squares / static_cast<R>(width) + static_cast<R>(eps));
    for (index_t j = 0; j < width; ++j) {
      const R unit = root == R(0) ? R(0) : x.flat(r * width + j) / root;
      y.flat(r * width + j) = detail::affine(unit, gamma, {}, j);
    }
  }
  return y;
}

}  // namespace oracle
