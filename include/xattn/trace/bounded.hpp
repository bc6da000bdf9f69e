// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One number made again in long double, with a bound of the error that a kernel may have made.
/// Formula a result of a type whose numbers near 1 are eps apart is right if it is within eps spread of the value.
/// Error   spread: for a sum of n products (n + 2) / 2 sum |terms|; for an exponential the power times the size of its
///         argument, since an argument is rounded once; for an activation 8 (1 + |x| + x^2) |f(x)| where its gate falls
///         off.
#pragma once

#include "xattn/kernels/activation.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::trace {

/// A value with what decides how far a kernel may be off.
struct bounded {
  using real = long double;
  static constexpr real infinity = std::numeric_limits<real>::infinity();

  real value = 0;
  real spread = 0;

  /// Nothing can be said.
  static bounded unknown() { return {0, infinity}; }
  /// So many roundings of the result itself.
  static bounded rounded(real x, real roundings) { return {x, roundings * std::abs(x)}; }
  static bounded sum(real x, real y) { return {x + y, std::abs(x) + std::abs(y)}; }

  static bounded log_total(real peak, real total) {
    if (total == 0) return {-infinity, 0};
    const real log = std::log(total);
    return {peak + log, std::abs(peak) + 4 * std::abs(log) + 1};
  }
  static bounded softmax(real s, real peak, real total) {
    if (s == -infinity || total == 0) return {0, 0};
    const real p = std::exp(s - peak) / total;
    return {p, p * (std::abs(s - peak) + 6)};
  }
  static bounded softmax_lse(real s, real lse) {
    if (s == -infinity) return {0, 0};
    const real p = std::exp(s - lse);
    return {p, p * (2 * std::abs(s) + 8 * std::abs(lse) + 16)};
  }
  static bounded activate(activation kind, real x);
};

/// A sum of products with the sum of their magnitudes.
class product_sum {
 public:
  using real = bounded::real;

  void add(real a, real b) {
    sum_ += a * b;
    magnitude_ += std::abs(a * b);
    ++count_;
  }
  /// `apart`: units of the products that what was multiplied may differ by from what was recorded.
  bounded plus(real offset, real apart = 0) const {
    return {sum_ + offset, (static_cast<real>(count_ + 2) / 2 + apart) * magnitude_ + std::abs(offset)};
  }

 private:
  real sum_ = 0, magnitude_ = 0;
  index_t count_ = 0;
};

namespace detail {

inline long double logistic(long double x) { return 1 / (1 + std::exp(-x)); }

inline long double activated(activation kind, long double x) {
  switch (kind) {
    case activation::identity:
      return x;
    case activation::relu:
      return std::isnan(x) ? x : std::max(x, 0.0L);
    case activation::gelu:
      return x / 2 * std::erfc(-x / std::sqrt(2.0L));
    case activation::gelu_tanh:
      return x * logistic(std::sqrt(8 / std::acos(-1.0L)) * (x + 0.044715L * x * x * x));
    case activation::gelu_quick:
      return x * logistic(1.702L * x);
    case activation::silu:
      return x * logistic(x);
    case activation::sigmoid:
      return logistic(x);
    case activation::tanh:
      return std::tanh(x);
    case activation::hard_swish:
      return x * std::clamp((x + 3) / 6, 0.0L, 1.0L);
    case activation::mish:
      return x * std::tanh(std::log1p(std::exp(x)));
    case activation::erf:
      return std::erf(x);
  }
  return std::numeric_limits<long double>::quiet_NaN();
}

}  // namespace detail

/// What is infinite times a gate of 0 is 0.
inline bounded bounded::activate(activation kind, real x) {
  const real y = detail::activated(kind, x);
  if (std::isinf(x)) return {std::isnan(y) ? 0 : y, 0};
  const real steepness = x > 10 ? 0 : std::abs(x) + x * x;
  return {y, 8 * (1 + steepness) * std::abs(y)};
}

}  // namespace xattn::inline XATTN_ISA::trace
