// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The error function of packs.
/// Formula small |x|: x + x p(x^2); beyond: 1 - e^-q(|x|) with the sign of x, q = -log(1 - erf); p, q minimax.
/// Edges   odd to the bit: -0 stays -0; exactly 1 where that is the nearest number, at infinity too; NaN stays NaN.
/// Error   at most 1.5 ulp (float and double, measured).
/// Source  coefficients by Remez' algorithm.
#pragma once

#include "xattn/simd/exp.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

template <class T>
struct erf_constants;

template <>
struct erf_constants<float> {
  static constexpr float split = 0.875f, one_from = 3.93f;
  static constexpr std::array<float, 6> small{0x1.06eba6p-3f,  -0x1.8126ecp-2f, 0x1.ce1b7ep-4f,
                                              -0x1.b69ba8p-6f, 0x1.47a64ep-8f,  -0x1.3c0f9ep-11f};
  static constexpr std::array<float, 7> large{0x1.2f3f28p-13f, 0x1.20bd3ep+0f, 0x1.460dcap-1f,  0x1.aafef2p-4f,
                                              -0x1.6ea9f8p-6f, 0x1.93e80ep-9f, -0x1.a320c6p-13f};
};
template <>
struct erf_constants<double> {
  static constexpr double split = 1.0, one_from = 5.93;
  static constexpr std::array<double, 12> small{0x1.06eba8214db68p-3,   -0x1.812746b03799cp-2,  0x1.ce2f21a03f778p-4,
                                                -0x1.b82ce311a24fap-6,  0x1.565bccedb019ep-8,   -0x1.c02dae8227807p-11,
                                                0x1.f9a291170b68dp-14,  -0x1.f4c7cf8596918p-17, 0x1.b967579dacb65p-20,
                                                -0x1.5b7229376c1fep-23, 0x1.d31cbe01e00e0p-27,  -0x1.9fdefd450f9adp-31};
  static constexpr std::array<double, 18> large{0x1.13d1d59d35e51p-21,  0x1.20dd1e1aedee5p+0,   0x1.45f6366414fbfp-1,
                                                0x1.a4ab17cc1a6afp-4,   -0x1.371923bb7e6dap-6,  -0x1.b1cac86239de6p-12,
                                                0x1.f7159ae8bed65p-10,  -0x1.955eaedff23e3p-11, 0x1.1e8fce3b170f3p-13,
                                                0x1.46cc08ad293f9p-16,  -0x1.79bdf7eacf852p-16, 0x1.1fab7c90c0305p-17,
                                                -0x1.1ba99c08cc2fap-19, 0x1.8c8d050e543fep-22,  -0x1.8a466b948961bp-25,
                                                0x1.0b1ae7b9fec5fp-28,  -0x1.bbe2756126a22p-33, 0x1.56043cc56df87p-38};
};

}  // namespace detail

template <class T, int N>
XATTN_INLINE pack<T, N> erf(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>) {
    using k = detail::erf_constants<T>;
    const pack<T, N> small = fma(x, detail::polynomial(x * x, k::small), x);
    const pack<T, N> magnitude = min_fast(pack<T, N>(k::one_from), abs(x));
    const pack<T, N> tail = detail::scaled_exp(detail::split_exponent(-detail::polynomial(magnitude, k::large)));
    return copysign(select(magnitude < pack<T, N>(k::split), small, T(1) - tail), x);
  } else {
    using std::erf;
    return pack<T, N>(erf(x.v));
  }
}

}  // namespace xattn::inline XATTN_ISA::simd
