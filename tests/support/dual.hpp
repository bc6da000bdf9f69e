// SPDX-License-Identifier: BSD-3-Clause
/// A number with its derivative: the "any other real-like scalar" that the library must accept. It is deliberately
/// strict: explicit conversions both ways, functions by argument-dependent lookup only, order and equality by value.
#pragma once

#include <cmath>
#include <concepts>
#include <limits>
#include <ostream>

namespace test {

template <std::floating_point F>
struct basic_dual {
  F value{}, slope{};

  constexpr basic_dual() = default;
  constexpr basic_dual(F v, F s) : value(v), slope(s) {}
  template <class A>
  requires(std::integral<A> || std::floating_point<A>) constexpr explicit basic_dual(A v) : value(static_cast<F>(v)) {}
  template <class G>
  requires(!std::same_as<F, G>) constexpr explicit basic_dual(const basic_dual<G>& d)
      : value(static_cast<F>(d.value)), slope(static_cast<F>(d.slope)) {}

  template <std::floating_point G>
  constexpr explicit operator G() const {
    return static_cast<G>(value);
  }

  constexpr basic_dual operator-() const { return {-value, -slope}; }
  friend constexpr basic_dual operator+(basic_dual a, basic_dual b) { return {a.value + b.value, a.slope + b.slope}; }
  friend constexpr basic_dual operator-(basic_dual a, basic_dual b) { return {a.value - b.value, a.slope - b.slope}; }
  friend constexpr basic_dual operator*(basic_dual a, basic_dual b) {
    return {a.value * b.value, a.slope * b.value + a.value * b.slope};
  }
  friend constexpr basic_dual operator/(basic_dual a, basic_dual b) {
    const F ratio = a.value / b.value;
    return {ratio, (a.slope - ratio * b.slope) / b.value};
  }
  constexpr basic_dual& operator+=(basic_dual b) { return *this = *this + b; }
  constexpr basic_dual& operator-=(basic_dual b) { return *this = *this - b; }
  constexpr basic_dual& operator*=(basic_dual b) { return *this = *this * b; }
  constexpr basic_dual& operator/=(basic_dual b) { return *this = *this / b; }

  friend constexpr bool operator==(basic_dual a, basic_dual b) { return a.value == b.value; }
  friend constexpr auto operator<=>(basic_dual a, basic_dual b) { return a.value <=> b.value; }

  friend basic_dual exp(basic_dual x) { return x.mapped(std::exp(x.value), std::exp(x.value)); }
  friend basic_dual log(basic_dual x) { return x.mapped(std::log(x.value), 1 / x.value); }
  friend basic_dual log1p(basic_dual x) { return x.mapped(std::log1p(x.value), 1 / (1 + x.value)); }
  friend basic_dual sqrt(basic_dual x) { return x.mapped(std::sqrt(x.value), 1 / (2 * std::sqrt(x.value))); }
  friend basic_dual sin(basic_dual x) { return x.mapped(std::sin(x.value), std::cos(x.value)); }
  friend basic_dual cos(basic_dual x) { return x.mapped(std::cos(x.value), -std::sin(x.value)); }
  friend basic_dual tanh(basic_dual x) {
    const F t = std::tanh(x.value);
    return x.mapped(t, (1 - t) * (1 + t));
  }
  friend basic_dual erf(basic_dual x) { return x.mapped(std::erf(x.value), x.bell()); }
  friend basic_dual erfc(basic_dual x) { return x.mapped(std::erfc(x.value), -x.bell()); }
  friend bool isnan(basic_dual x) { return std::isnan(x.value); }
  friend bool isinf(basic_dual x) { return std::isinf(x.value); }
  friend bool isfinite(basic_dual x) { return std::isfinite(x.value); }

  friend std::ostream& operator<<(std::ostream& out, basic_dual x) {
    return out << x.value << " + " << x.slope << " d";
  }

 private:
  /// f(x) with f'(x): the chain rule. A constant stays one where f' is infinite.
  constexpr basic_dual mapped(F f, F derivative) const { return {f, slope == 0 ? F(0) : derivative * slope}; }

  /// Derivative of erf: 2 / sqrt(pi) exp(-x^2).
  F bell() const { return static_cast<F>(1.128379167095512573896158903121545172L) * std::exp(-value * value); }
};

using dual = basic_dual<double>;

}  // namespace test

/// The limits of its value.
template <class F>
class std::numeric_limits<test::basic_dual<F>> : public std::numeric_limits<F> {
  using base = std::numeric_limits<F>;
  using number = test::basic_dual<F>;

 public:
  static constexpr number min() noexcept { return number(base::min()); }
  static constexpr number max() noexcept { return number(base::max()); }
  static constexpr number lowest() noexcept { return number(base::lowest()); }
  static constexpr number epsilon() noexcept { return number(base::epsilon()); }
  static constexpr number round_error() noexcept { return number(base::round_error()); }
  static constexpr number infinity() noexcept { return number(base::infinity()); }
  static constexpr number quiet_NaN() noexcept { return number(base::quiet_NaN()); }
  static constexpr number signaling_NaN() noexcept { return number(base::signaling_NaN()); }
  static constexpr number denorm_min() noexcept { return number(base::denorm_min()); }
};
