// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Natural logarithm of packs, and the binary one.
/// Formula x = 2^e m with sqrt(1/2) < m <= sqrt(2), f = m - 1, s = f / (2 + f), and log(m) = 2 atanh(s) =
///         f - (f^2 / 2 - s (f^2 / 2 + R)), R = s^2 (2/3 + 2/5 s^2 + ...) as a minimax polynomial.
/// Edges   0 gives -inf, +inf stays, less than 0 and NaN give NaN; denormal arguments are right.
/// Error   at most 0.9 ulp (float and double, measured); log2 at most 2.
/// Source  P. T. P. Tang, ACM TOMS 16 (1990), 378-400; coefficients by Remez' algorithm.
#pragma once

#include "xattn/simd/exp.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

template <class T>
struct log_constants;

template <>
struct log_constants<float> {
  static constexpr std::array<float, 3> series{0x1.55557ap-1f, 0x1.995ec2p-2f, 0x1.31e3fap-2f};
};
template <>
struct log_constants<double> {
  static constexpr std::array<double, 7> series{0x1.5555555555593p-1, 0x1.999999997f986p-2, 0x1.2492494234a40p-2,
                                                0x1.c71c51cced6e0p-3, 0x1.74664c52fd657p-3, 0x1.39a04892baceap-3,
                                                0x1.2f14d5cfdad3cp-3};
};

/// x = 2^exponent (1 + f).
template <class T, int N>
struct log_parts {
  pack<T, N> exponent;
  pack<T, N> f;
};

/// For positive, finite x.
template <class T, int N>
XATTN_INLINE log_parts<T, N> split_logarithm(pack<T, N> x) noexcept {
  using limits = std::numeric_limits<T>;
  constexpr int fraction_bits = limits::digits - 1;
  constexpr bits_of<T> fraction = (bits_of<T>(1) << fraction_bits) - 1;
  constexpr T bias = T(limits::max_exponent - 1);
  constexpr T two_to_p = T(1) / limits::epsilon();

  const mask<T, N> tiny = x < pack<T, N>(limits::min());
  x = select(tiny, x * two_to_p, x);
  const pack<T, N> field = bits_or(fraction_from_exponent(x), std::bit_cast<bits_of<T>>(two_to_p)) - two_to_p;
  const pack<T, N> exponent = field - select(tiny, pack<T, N>(bias + T(fraction_bits)), bias);
  const pack<T, N> m = bits_or(bits_and(x, fraction), std::bit_cast<bits_of<T>>(T(1)));
  const mask<T, N> upper = m > pack<T, N>(T(1.41421356237309504880L));
  return {select(upper, exponent + T(1), exponent), select(upper, m * T(0.5), m) - T(1)};
}

template <class T, int N>
XATTN_INLINE pack<T, N> log_of_parts(log_parts<T, N> parts) noexcept {
  using ln2 = exp_constants<T>;
  const pack<T, N> f = parts.f;
  const pack<T, N> s = f / (f + T(2));
  const pack<T, N> square = s * s;
  const pack<T, N> half_f_squared = f * f * T(0.5);
  const pack<T, N> series = fma(square, polynomial(square, log_constants<T>::series), half_f_squared);
  const pack<T, N> correction = opaque(half_f_squared - fma(s, series, parts.exponent * ln2::ln2_low));
  return fma(parts.exponent, ln2::ln2_high, opaque(f - correction));
}

}  // namespace detail

template <class T, int N>
XATTN_INLINE pack<T, N> log(pack<T, N> x) noexcept {
  if constexpr (detail::own_math<T>) {
    using limits = std::numeric_limits<T>;
    pack<T, N> y = detail::log_of_parts(detail::split_logarithm(x));
    y = select(x < pack<T, N>(limits::infinity()), y, x);
    y = select(x > pack<T, N>(T(0)), y, limits::quiet_NaN());
    return select(x == pack<T, N>(T(0)), -limits::infinity(), y);
  } else {
    using std::log;
    return pack<T, N>(log(x.v));
  }
}

/// Of positive, finite x; a power of two gives exactly its exponent.
template <class T, int N>
requires detail::own_math<T>
XATTN_INLINE pack<T, N> log2(pack<T, N> x) noexcept {
  detail::log_parts<T, N> parts = detail::split_logarithm(x);
  const pack<T, N> exponent = parts.exponent;
  parts.exponent = pack<T, N>(T(0));
  return fma(detail::log_of_parts(parts), T(1.44269504088896340735992468100189214L), exponent);
}

}  // namespace xattn::inline XATTN_ISA::simd
