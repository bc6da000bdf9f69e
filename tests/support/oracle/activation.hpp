// SPDX-License-Identifier: BSD-3-Clause
/// Activations of the oracle. Gated ones are x times a gate in [0, 1]; where the gate is exactly 0 the product is 0, so
/// that -inf gives the limit and not NaN. NaN stays NaN.
#pragma once

#include "support/oracle/array.hpp"

#include <cmath>

namespace oracle {

enum class activation { identity, relu, gelu, gelu_tanh, gelu_quick, silu, sigmoid, tanh, hard_swish, mish, erf };

inline constexpr activation activations[] = {activation::identity,  activation::relu,       activation::gelu,
                                             activation::gelu_tanh, activation::gelu_quick, activation::silu,
                                             activation::sigmoid,   activation::tanh,       activation::hard_swish,
                                             activation::mish,      activation::erf};

template <class R>
R sigmoid(R x) {
  using std::exp;
  return R(1) / (R(1) + exp(-x));
}

namespace detail {

template <class R>
R gated(R x, R gate) {
  return gate == R(0) ? R(0) : x * gate;
}

/// Half of erfc(-x / sqrt 2): the normal distribution function, with no cancellation for negative x.
template <class R>
R normal_cdf(R x) {
  using std::erfc;
  return erfc(-x * static_cast<R>(0.707106781186547524400844362104849039L)) / R(2);
}

/// (1 + tanh u) / 2 = sigmoid(2 u), u = sqrt(2 / pi) (x + 0.044715 x^3)
template <class R>
R gelu_tanh_gate(R x) {
  const R u = static_cast<R>(0.797884560802865355879892119868763737L) * (x + static_cast<R>(0.044715L) * x * x * x);
  return sigmoid(R(2) * u);
}

/// clamp(x + 3, 0, 6) / 6
template <class R>
R hard_gate(R x) {
  const R shifted = x + R(3);
  if (shifted < R(0)) return R(0);
  if (shifted > R(6)) return R(1);
  return shifted / R(6);
}

template <class R>
R relu(R x) {
  return x < R(0) ? R(0) : x;
}

}  // namespace detail

template <class R>
R activate(activation kind, R x) {
  using std::erf, std::exp, std::log1p, std::tanh;
  switch (kind) {
    case activation::identity:
      return x;
    case activation::relu:
      return detail::relu(x);
    case activation::gelu:
      return detail::gated(x, detail::normal_cdf(x));
    case activation::gelu_tanh:
      return detail::gated(x, detail::gelu_tanh_gate(x));
    case activation::gelu_quick:
      return detail::gated(x, sigmoid(static_cast<R>(1.702L) * x));
    case activation::silu:
      return detail::gated(x, sigmoid(x));
    case activation::sigmoid:
      return sigmoid(x);
    case activation::tanh:
      return tanh(x);
    case activation::hard_swish:
      return detail::gated(x, detail::hard_gate(x));
    case activation::mish:
      return detail::gated(x, tanh(log1p(exp(x))));
    case activation::erf:
      return erf(x);
  }
  require(false, "activate: unknown activation");
  return x;
}

template <class R>
basic_array<R> activate(activation kind, const basic_array<R>& x) {
  basic_array<R> y = x;
  for (R& value : y.data) value = activate(kind, value);
  return y;
}

}  // namespace oracle
