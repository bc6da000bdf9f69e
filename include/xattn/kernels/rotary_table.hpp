// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Tables of rotary positions: the cosine and sine of each pair's angle at each position.
/// Shapes  wavelengths (D / 2), positions (L) -> cos, sin (L, D / 2).
/// Formula wavelength_i = base^(2i / D), angle_i = p / wavelength_i; cos, sin = amplitude cos(angle), amplitude
///         sin(angle). rotary_scaling.hpp has other wavelengths.
/// Edges   positions are 64-bit, may be negative, and are exact up to 2^53. Position 0 gives exactly (amplitude, 0).
///         What stands for a position depends on that position alone.
/// Error   (|angle| + 3) 2^-52 of the amplitude, angles formed in double (long double for long double), and one
///         rounding to T.
/// Source  Su et al. 2021, arXiv:2104.09864.
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/simd/math.hpp"

#include <array>
#include <cstdint>

namespace xattn::inline XATTN_ISA::kernels {

template <class T>
using angle_t = std::conditional_t<std::same_as<T, long double>, long double, double>;

/// base^(2i / D) for i = 0, 1, .., D / 2 - 1.
template <class A>
void rotary_wavelengths(const A& base, const row_view<A>& out) {
  const A half = static_cast<A>(out.extent(0));
  for (index_t i = 0; i < out.extent(0); ++i) out(i) = std::pow(base, static_cast<A>(i) / half);
}

namespace detail {

template <class A>
struct turn {
  A cos, sin;

  static turn by(const A& angle) { return {std::cos(angle), std::sin(angle)}; }
  turn then(const turn& next) const {
    using simd::detail::scalar_fma;
    return {scalar_fma(cos, next.cos, A(-(sin * next.sin))), scalar_fma(sin, next.cos, A(cos * next.sin))};
  }
};

/// Turns by p / wavelength for one wavelength. p is a multiple of 16 and a rest, which each are turned by once for many
/// positions: what comes out depends on p alone.
template <class A>
class turns {
 public:
  explicit turns(const A& wavelength) : wavelength_(wavelength) {}

  turn<A> operator()(index_t p) {
    const index_t rest = p & 15, whole = p - rest;
    const auto place = static_cast<std::size_t>(rest);
    if (whole != whole_) whole_turn_ = turn<A>::by(static_cast<A>(whole) / wavelength_);
    if ((known_ >> rest & 1) == 0) rest_turns_[place] = turn<A>::by(static_cast<A>(rest) / wavelength_);
    whole_ = whole;
    known_ |= 1u << rest;
    return whole_turn_.then(rest_turns_[place]);
  }

 private:
  A wavelength_;
  index_t whole_ = 0;
  turn<A> whole_turn_{A(1), A(0)};
  std::uint32_t known_ = 0;
  std::array<turn<A>, 16> rest_turns_;
};

}  // namespace detail

/// The tables of `rotate`.
template <class T>
void rotary_table(const row_view<const angle_t<T>>& wavelengths, const row_view<const index_t>& positions,
                  const matrix_view<T>& cos, const matrix_view<T>& sin, const angle_t<T>& amplitude = 1) {
  for (index_t i = 0; i < wavelengths.extent(0); ++i) {
    detail::turns<angle_t<T>> turned(wavelengths(i));
    for (index_t n = 0; n < positions.extent(0); ++n) {
      const auto t = turned(positions(n));
      cos(n, i) = static_cast<T>(amplitude * t.cos);
      sin(n, i) = static_cast<T>(amplitude * t.sin);
    }
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
