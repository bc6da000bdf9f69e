// SPDX-License-Identifier: BSD-3-Clause
/// Brief   exp, exp2 and the logistic function of packs.
/// Formula x = n ln 2 + r with |r| <= ln(2) / 2, exp(x) = 2^n (1 + r (1 + r q(r))), q a minimax polynomial.
///         ln 2 is subtracted in two parts, the first product exact.
/// Edges   exp is exactly 0 up to about -86.990 (float) or -708.050 (double), where the result falls below 2^-125.5 or
///         2^-1021.5, and never a denormal; +inf where the result is beyond the largest number; NaN stays NaN. Right
///         under every optimisation flag that is not refused: the roundings that count are opaque to the compiler.
/// Error   exp at most 1 ulp (measured: 0.88 over all floats, 0.86 for double; without fma 0.992 and 0.99), exp2 1.1
///         ulp, sigmoid 2.6 ulp.
/// Source  W. J. Cody, W. Waite, Software Manual for the Elementary Functions, 1980; coefficients by Remez' algorithm.
#pragma once

#include "xattn/simd/bits.hpp"
#include "xattn/simd/polynomial.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

/// Rounding to integer: adding 1.5 2^p leaves the integer in the low bits of the fraction, where p is the fraction's
/// width. `bias` is what the exponent of 2^(n - 1) adds to them.
template <class T>
struct exp_constants;

template <>
struct exp_constants<float> {
  static constexpr float round_and_bias = 0x1.8p23f + 126.0f;
  static constexpr float lowest = -126.0f * 0x1.62e43p-1f, highest = 89.0f;
  static constexpr float log2_e = 0x1.715476p+0f;
  static constexpr float ln2_high = 0x1.63p-1f, ln2_low = -0x1.bd0106p-13f;
  /// Fitted to the error in units of the last place of 1 + r + r^2 q(r), which is finer for r < 0: 2^-29 there.
  static constexpr std::array<float, 5> exp{0x1.fffff2p-2f, 0x1.55549p-3f, 0x1.556072p-5f, 0x1.123acp-7f,
                                            0x1.64c558p-10f};
};

template <>
struct exp_constants<double> {
  static constexpr double round_and_bias = 0x1.8p52 + 1022.0;
  static constexpr double lowest = -1022.0 * 0x1.62e42fefa39efp-1, highest = 710.0;
  static constexpr double log2_e = 0x1.71547652b82fep+0;
  static constexpr double ln2_high = 0x1.62e42fefap-1, ln2_low = 0x1.cf79abc9e3b3ap-40;
  /// Relative error 2^-63.
  static constexpr std::array<double, 11> exp{0x1.0000000000000p-1,  0x1.555555555555dp-3,  0x1.555555555556cp-5,
                                              0x1.111111110e54cp-7,  0x1.6c16c16c0a531p-10, 0x1.a01a01b5f1a48p-13,
                                              0x1.a01a01e7dbafep-16, 0x1.71ddeab836c74p-19, 0x1.27e44d39bf59fp-22,
                                              0x1.af74319c52976p-26, 0x1.204b227441aaep-29};
};

/// x = n ln 2 + r; half_scale = 2^(n - 1), so that n may be one more than the largest exponent.
template <class T, int N>
struct exp_parts {
  pack<T, N> r;
  pack<T, N> half_scale;
};

/// x without values where the shifted exponent would wrap around; NaN passes.
template <class T, int N>
XATTN_INLINE pack<T, N> clamped(pack<T, N> x, T lowest, T highest) noexcept {
  return min_fast(pack<T, N>(highest), max_fast(pack<T, N>(lowest), x));
}

template <class T, int N>
XATTN_INLINE exp_parts<T, N> split_exponent(pack<T, N> x) noexcept {
  using k = exp_constants<T>;
  const pack<T, N> rounded = opaque(fma(x, k::log2_e, k::round_and_bias));
  const pack<T, N> n = opaque(rounded - k::round_and_bias);
  const pack<T, N> r = opaque(fnma(n, k::ln2_high, x));
  return {fnma(n, k::ln2_low, r), exponent_from_fraction(rounded)};
}

/// Coefficients of 2 e^r from those of q.
template <class T>
inline constexpr auto doubled_exp = [] {
  constexpr auto q = exp_constants<T>::exp;
  std::array<T, q.size() + 2> c{T(2), T(2)};
  for (std::size_t i = 0; i < q.size(); ++i) c[i + 2] = 2 * q[i];
  return c;
}();

/// 2^n e^r, as a half times a double. Where products are rounded, only that of r^2, which is small, may be one.
template <class T, int N>
XATTN_INLINE pack<T, N> scaled_exp(exp_parts<T, N> parts) noexcept {
  const pack<T, N> r = parts.r;
  if constexpr (fuses<T>) {
    return opaque(polynomial(r, doubled_exp<T>)) * parts.half_scale;
  } else {
    const pack<T, N> series = fma(r * r, polynomial(r, exp_constants<T>::exp), r);
    return opaque(fma(series, T(2), T(2))) * parts.half_scale;
  }
}

/// Coefficients of 2 2^r, so that r need not be multiplied by ln 2.
template <class T>
inline constexpr auto doubled_exp2 = [] {
  auto c = doubled_exp<T>;
  long double power = 1;
  for (T& coefficient : c) {
    coefficient = static_cast<T>(coefficient * power);
    power *= 0.693147180559945309417232121458176568L;
  }
  return c;
}();

}  // namespace detail

/// e^x.
template <class T, int N>
XATTN_INLINE pack<T, N> exp(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>) {
    using k = detail::exp_constants<T>;
    return detail::scaled_exp(detail::split_exponent(detail::clamped(x, k::lowest, k::highest)));
  } else {
    using std::exp;
    return pack<T, N>(exp(x.v));
  }
}

/// 2^x; 0 below -125.5 (float) or -1021.5 (double).
template <class T, int N>
XATTN_INLINE pack<T, N> exp2(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>) {
    using k = detail::exp_constants<T>;
    x = detail::clamped(x, k::lowest * k::log2_e, k::highest * k::log2_e);
    const pack<T, N> rounded = detail::opaque(x + k::round_and_bias);
    const pack<T, N> n = detail::opaque(rounded - k::round_and_bias);
    return detail::scaled_exp<T, N>({(x - n) * (k::ln2_high + k::ln2_low), detail::exponent_from_fraction(rounded)});
  } else if constexpr (std::is_floating_point_v<T>) {
    return pack<T, N>(std::exp2(x.v));
  } else {
    return exp(x * T(0.693147180559945309417232121458L));
  }
}

/// 2^x of x <= 1, in few steps: what a softmax needs. 0 below -125.5 (float) or -1021.5 (double), at most 1.5 ulp off.
template <class T, int N>
XATTN_INLINE pack<T, N> exp2_to_one(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>) {
    using k = detail::exp_constants<T>;
    x = max_fast(pack<T, N>(k::lowest * k::log2_e), x);
    const pack<T, N> rounded = detail::opaque(x + k::round_and_bias);
    const pack<T, N> r = x - detail::opaque(rounded - k::round_and_bias);
    return detail::opaque(detail::polynomial(r, detail::doubled_exp2<T>)) * detail::exponent_from_fraction(rounded);
  } else {
    return exp2(x);
  }
}

/// e^x of x <= 0, in few steps: exact 0 as exp, relative error at most 1.5 ulp and |x| eps / 2.
template <class T, int N>
XATTN_INLINE pack<T, N> exp_of_negative(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>)
    return exp2_to_one(x * detail::exp_constants<T>::log2_e);
  else
    return exp(x);
}

/// 1 / (1 + e^-x).
template <class T, int N>
XATTN_INLINE pack<T, N> sigmoid(pack<T, N> x) noexcept {
  return pack<T, N>(T(1)) / (exp(-x) + T(1));
}

}  // namespace xattn::inline XATTN_ISA::simd
