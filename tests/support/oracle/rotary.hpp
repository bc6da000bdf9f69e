// SPDX-License-Identifier: BSD-3-Clause
/// Rotary positions of the oracle beyond the plain ones: partial widths, any tables, frequencies of each scaling.
#pragma once

#include "support/oracle/position.hpp"

#include <algorithm>
#include <numbers>

namespace oracle {

/// Turns the first 2 * half columns of each row of x (.., D), rows in row-major order: pair i of row n by turn(n, i), a
/// pair of what stands for cosine and sine. The other columns stay.
template <class R, class Turn>
basic_array<R> turned(const basic_array<R>& x, pairing how, index_t half, const Turn& turn) {
  const index_t width = x.extent(-1);
  require(2 * half <= width, "turned: more columns than there are");
  basic_array<R> y = x;
  for (index_t row = 0; row < rows(x); ++row) {
    for (index_t i = 0; i < half; ++i) {
      const auto [c, s] = turn(row, i);
      const index_t a = row * width + (how == pairing::interleaved ? 2 * i : i);
      const index_t b = how == pairing::interleaved ? a + 1 : a + half;
      y.flat(a) = x.flat(a) * static_cast<R>(c) - x.flat(b) * static_cast<R>(s);
      y.flat(b) = x.flat(a) * static_cast<R>(s) + x.flat(b) * static_cast<R>(c);
    }
  }
  return y;
}

/// Angles a position of each pair, and what multiplies cosines and sines.
struct spectrum {
  std::vector<long double> frequency;
  long double amplitude = 1;

  index_t half() const { return static_cast<index_t>(frequency.size()); }
  long double operator[](index_t i) const { return frequency[static_cast<std::size_t>(i)]; }
};

inline spectrum plain_spectrum(index_t width, long double base = 10000) {
  spectrum s;
  for (index_t c = 0; c < width; c += 2) {
    s.frequency.push_back(std::exp(-std::log(base) * static_cast<long double>(c) / static_cast<long double>(width)));
  }
  return s;
}

inline spectrum linear_spectrum(index_t width, long double base, long double factor) {
  spectrum s = plain_spectrum(width, base);
  for (long double& f : s.frequency) f /= factor;
  return s;
}

inline spectrum ntk_spectrum(index_t width, long double base, long double factor) {
  const auto w = static_cast<long double>(width);
  return plain_spectrum(width, base * std::pow(factor, w / (w - 2)));
}

inline spectrum dynamic_ntk_spectrum(index_t width, long double base, long double factor, index_t original,
                                     index_t length) {
  if (length <= original) return plain_spectrum(width, base);
  const long double ratio = static_cast<long double>(length) / static_cast<long double>(original);
  return ntk_spectrum(width, base, factor * ratio - (factor - 1));
}

struct yarn {
  long double factor;
  index_t original;
  long double fast = 32, slow = 1;
};

inline spectrum yarn_spectrum(index_t width, long double base, const yarn& y) {
  const auto dimension = [&](long double rotations) {
    const long double ratio = static_cast<long double>(y.original) / (rotations * 2 * std::numbers::pi_v<long double>);
    return static_cast<long double>(width) * std::log(ratio) / (2 * std::log(base));
  };
  const long double low = std::max(std::floor(dimension(y.fast)), 0.0L);
  long double high = std::min(std::ceil(dimension(y.slow)), static_cast<long double>(width - 1));
  if (high <= low) high = low + 0.001L;
  spectrum s = plain_spectrum(width, base);
  for (index_t i = 0; i < s.half(); ++i) {
    const long double ramp = std::clamp((static_cast<long double>(i) - low) / (high - low), 0.0L, 1.0L);
    long double& f = s.frequency[static_cast<std::size_t>(i)];
    f = f / y.factor * ramp + f * (1 - ramp);
  }
  if (y.factor > 1) s.amplitude = 0.1L * std::log(y.factor) + 1;
  return s;
}

struct llama3 {
  long double factor = 8, low = 1, high = 4, original = 8192;
};

inline spectrum llama3_spectrum(index_t width, long double base, const llama3& l) {
  spectrum s = plain_spectrum(width, base);
  for (long double& f : s.frequency) {
    const long double wavelength = 2 * std::numbers::pi_v<long double> / f;
    const long double smooth = (l.original / wavelength - l.low) / (l.high - l.low);
    if (wavelength > l.original / l.low) f /= l.factor;
    else if (wavelength >= l.original / l.high) f = (1 - smooth) * f / l.factor + smooth * f;
  }
  return s;
}

/// `factors` are the short or the long ones, as the length asks for.
inline spectrum longrope_spectrum(long double base, const std::vector<double>& factors, index_t original,
                                  index_t longest) {
  spectrum s = plain_spectrum(2 * static_cast<index_t>(factors.size()), base);
  for (std::size_t i = 0; i < factors.size(); ++i) s.frequency[i] /= static_cast<long double>(factors[i]);
  const auto before = static_cast<long double>(original), after = static_cast<long double>(longest);
  if (after > before) s.amplitude = std::sqrt(1 + std::log(after / before) / std::log(before));
  return s;
}

/// Row n of x, pair i, at position(n, i).
template <class Position>
array rotary_by(const spectrum& s, const array& x, pairing how, const Position& position) {
  return turned(x, how, s.half(), [&](index_t row, index_t i) {
    const long double angle = static_cast<long double>(position(row, i)) * s[i];
    return std::pair(s.amplitude * std::cos(angle), s.amplitude * std::sin(angle));
  });
}

}  // namespace oracle
