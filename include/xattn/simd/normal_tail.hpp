// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The upper tail of the normal distribution on packs: erfc(x / sqrt 2) / 2 for x >= 0.
/// Formula e^(-x^2 / 2) n(x) / d(x) with minimax n and d of positive coefficients, so that nothing cancels.
/// Edges   1/2 at 0; exactly 0 from where e^(-x^2 / 2) is flushed to it, at infinity too; NaN stays NaN.
/// Error   relative (4 + x^2 / 2) ulp, while the result is a normal number (float and double, measured).
/// Source  coefficients by least squares that are reweighted until the relative error is even (Lawson's algorithm).
#pragma once

#include "xattn/simd/exp.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

/// From zero_from on, e^(-x^2 / 2) is flushed to 0; there its exponent is the lowest that split_exponent takes.
template <class T>
struct normal_tail_constants;

template <>
struct normal_tail_constants<float> {
  static constexpr float zero_from = 13.2163f;
  /// Relative error 2^-27.
  static constexpr std::array<float, 5> numerator{0x1p-1f, 0x1.be9ddcp-2f, 0x1.740256p-3f, 0x1.487976p-5f,
                                                  0x1.088ad4p-8f};
  static constexpr std::array<float, 6> denominator{0x1p+0f,        0x1.ab911ep+0f, 0x1.322674p+0f,
                                                    0x1.dc7066p-2f, 0x1.9bb610p-4f, 0x1.4b8cd0p-7f};
};

template <>
struct normal_tail_constants<double> {
  static constexpr double zero_from = 37.6403;
  /// Relative error 2^-60.
  static constexpr std::array<double, 11> numerator{0x1p-1,
                                                    0x1.a7a02e8dd8738p-1,
                                                    0x1.5b89b2ccb42ddp-1,
                                                    0x1.6d45e75cc785dp-2,
                                                    0x1.0dcc4997030ddp-3,
                                                    0x1.23558a8fa334ap-5,
                                                    0x1.d12490dd3f926p-8,
                                                    0x1.0f6648ed48dc9p-10,
                                                    0x1.bcc4d36f12fb0p-14,
                                                    0x1.d16ba57d321fdp-18,
                                                    0x1.de2681a9cd0cbp-23};
  static constexpr std::array<double, 12> denominator{0x1p+0,
                                                      0x1.39f12c163d130p+1,
                                                      0x1.68422bbf99b12p+1,
                                                      0x1.ffab82734892fp+0,
                                                      0x1.f4e00dceae104p-1,
                                                      0x1.63d21fca36bc8p-2,
                                                      0x1.779ed58905430p-4,
                                                      0x1.27d25c2b76a7bp-6,
                                                      0x1.566d6f4c3b2cbp-9,
                                                      0x1.174d82732f8e2p-12,
                                                      0x1.23a8b700d9286p-16,
                                                      0x1.2ba2e70d43d0ap-21};
};

}  // namespace detail

/// x, but no more than where the tail is 0; NaN passes.
template <class T, int N>
XATTN_INLINE pack<T, N> normal_reach(pack<T, N> x) noexcept {
  return min_fast(pack<T, N>(detail::normal_tail_constants<T>::zero_from), x);
}

template <class T, int N>
XATTN_INLINE pack<T, N> normal_tail(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>) {
    using k = detail::normal_tail_constants<T>;
    const pack<T, N> z = normal_reach(x);
    const pack<T, N> bell = detail::scaled_exp(detail::split_exponent(z * z * T(-0.5)));
    return bell * (detail::polynomial(z, k::numerator) / detail::polynomial(z, k::denominator));
  } else {
    const T scaled = x.v * T(0.707106781186547524400844362104849039L);
    using std::erf;
    using std::erfc;
    if constexpr (requires { erfc(scaled); })
      return pack<T, N>(T(erfc(scaled) * T(0.5)));
    else
      return pack<T, N>(T((T(1) - erf(scaled)) * T(0.5)));
  }
}

}  // namespace xattn::inline XATTN_ISA::simd
