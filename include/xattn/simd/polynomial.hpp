// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What the functions of math.hpp share: Horner's scheme and the rule which types have own code.
#pragma once

#include "xattn/simd/pack.hpp"

namespace xattn::inline XATTN_ISA::simd::detail {

/// float and double have own code for any lane count, one lane too; other types call their own functions by ADL.
template <class T>
inline constexpr bool own_math = std::same_as<T, float> || std::same_as<T, double>;

/// c[0] + c[1] x + c[2] x^2 + ... as (c[0] + c[1] x) + x^2 ((c[2] + c[3] x) + x^2 (...)): the steps of Horner's scheme,
/// half of which do not wait for one another.
template <class T, int N, std::size_t M>
XATTN_INLINE pack<T, N> polynomial(pack<T, N> x, const std::array<T, M>& c) noexcept {
  const pack<T, N> square = x * x;
  constexpr std::size_t pairs = M / 2;
  pack<T, N> y = M % 2 == 1 ? pack<T, N>(c[M - 1]) : fma(x, c[M - 1], c[M - 2]);
  XATTN_UNROLL
  for (std::size_t k = pairs - (M + 1) % 2; k > 0; --k) y = fma(y, square, fma(x, c[2 * k - 1], c[2 * k - 2]));
  return y;
}

}  // namespace xattn::inline XATTN_ISA::simd::detail
