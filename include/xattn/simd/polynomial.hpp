// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What the functions of math.hpp share: Horner's scheme and the rule which types have own code.
#pragma once

#include "xattn/simd/pack.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd::detail {

/// float and double have own code for any lane count, one lane too; other types call their own functions by ADL.
template <class T>
inline constexpr bool own_math = std::same_as<T, float> || std::same_as<T, double>;

/// c[0] + c[1] x + c[2] x^2 + ...
template <class T, int N, std::size_t M>
XATTN_INLINE pack<T, N> polynomial(pack<T, N> x, const std::array<T, M>& c) noexcept {
  pack<T, N> y(c[M - 1]);
  XATTN_UNROLL
  for (std::size_t k = 2; k <= M; ++k) y = fma(y, x, c[M - k]);
  return y;
}

}  // namespace xattn::inline XATTN_ISA::simd::detail
