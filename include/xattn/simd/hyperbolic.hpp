// SPDX-License-Identifier: BSD-3-Clause
/// Brief   tanh of packs.
/// Formula |x| < 0.55: x + x^3 p(x^2), p a minimax polynomial; beyond: 1 - 2 / (e^(2 |x|) + 1) with the sign of x.
/// Edges   odd to the bit: -0 stays -0; exactly 1 where that is the nearest number, at infinity too; NaN stays NaN.
/// Error   at most 1.4 ulp (float and double, measured).
/// Source  coefficients by Remez' algorithm.
#pragma once

#include "xattn/simd/exp.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

template <class T>
struct tanh_constants;

template <>
struct tanh_constants<float> {
  static constexpr std::array<float, 5> small{-0x1.55554cp-2f, 0x1.110d6ap-3f, -0x1.b931fcp-5f, 0x1.598272p-6f,
                                              -0x1.9c944ap-8f};
};
template <>
struct tanh_constants<double> {
  static constexpr std::array<double, 11> small{-0x1.555555555554fp-2,  0x1.1111111110789p-3,  -0x1.ba1ba1b97bf1cp-5,
                                                0x1.664f48590260ep-6,   -0x1.226e2f0417245p-7, 0x1.d6d298ab2fcfbp-9,
                                                -0x1.7d8faa0ca8d15p-10, 0x1.3482391a34f31p-11, -0x1.e95fc5d16334fp-13,
                                                0x1.5d436247a43fbp-14,  -0x1.4690ed7b3c7bcp-16};
};

}  // namespace detail

template <class T, int N>
XATTN_INLINE pack<T, N> tanh(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>) {
    const pack<T, N> square = x * x;
    const pack<T, N> small = fma(x * square, detail::polynomial(square, detail::tanh_constants<T>::small), x);
    const pack<T, N> magnitude = abs(x);
    const pack<T, N> large = T(1) - T(2) / (exp(magnitude * T(2)) + T(1));
    return copysign(select(magnitude < pack<T, N>(T(0.55)), small, large), x);
  } else {
    using std::tanh;
    return pack<T, N>(tanh(x.v));
  }
}

}  // namespace xattn::inline XATTN_ISA::simd
