// SPDX-License-Identifier: BSD-3-Clause
/// Positions of the oracle: sinusoidal encoding, rotary pairs, ALiBi slopes, T5 buckets. Angles are in long double.
#pragma once

#include "support/oracle/array.hpp"

#include <algorithm>
#include <cmath>
#include <concepts>

namespace oracle {

/// PE(p, 2i) = sin(p / 10000^(2i/d)), PE(p, 2i+1) = cos(same): (length, d_model), positions from first on.
inline array sinusoidal(index_t length, index_t d_model, index_t first = 0) {
  require(d_model > 0 && d_model % 2 == 0, "sinusoidal: d_model must be even");
  array pe({length, d_model});
  for (index_t p = 0; p < length; ++p) {
    for (index_t c = 0; c < d_model; c += 2) {
      const long double exponent = static_cast<long double>(c) / static_cast<long double>(d_model);
      const long double angle = static_cast<long double>(first + p) / std::pow(10000.0L, exponent);
      pe(p, c) = std::sin(angle);
      pe(p, c + 1) = std::cos(angle);
    }
  }
  return pe;
}

/// Sines of all pairs, then cosines of all pairs, of p / 10000^(i / steps), i = 0 .. d/2 - 1: steps d/2 gives the
/// numbers of `sinusoidal`, d/2 - 1 those of tensor2tensor.
inline array split_sinusoidal(index_t length, index_t d_model, index_t steps, index_t first = 0) {
  array pe({length, d_model});
  for (index_t p = 0; p < length; ++p) {
    for (index_t i = 0; i < d_model / 2; ++i) {
      const long double exponent = static_cast<long double>(i) / static_cast<long double>(steps);
      const long double angle = static_cast<long double>(first + p) / std::pow(10000.0L, exponent);
      pe(p, i) = std::sin(angle);
      pe(p, d_model / 2 + i) = std::cos(angle);
    }
  }
  return pe;
}

enum class pairing { interleaved, half_split };

/// Rotates pair i of row n of x (.., L, D) by position(n) / base^(2i/D), the rows counted in row-major order.
template <class R, class Position>
requires std::invocable<Position, index_t>
basic_array<R> rotary(const basic_array<R>& x, pairing how, const Position& position, long double base = 10000.0L) {
  const index_t width = x.extent(-1), half = width / 2;
  require(width % 2 == 0, "rotary: the width must be even");
  basic_array<R> y(x.shape);
  for (index_t n = 0; n < rows(x) * half; ++n) {
    const index_t row = n / half, i = n % half;
    const long double exponent = static_cast<long double>(2 * i) / static_cast<long double>(width);
    const long double angle = static_cast<long double>(position(row)) / std::pow(base, exponent);
    const R c = static_cast<R>(std::cos(angle)), s = static_cast<R>(std::sin(angle));
    const index_t a = row * width + (how == pairing::interleaved ? 2 * i : i);
    const index_t b = a + (how == pairing::interleaved ? 1 : half);
    y.flat(a) = x.flat(a) * c - x.flat(b) * s;
    y.flat(b) = x.flat(a) * s + x.flat(b) * c;
  }
  return y;
}

/// At positions first, first + 1, .. along L.
template <class R>
basic_array<R> rotary(const basic_array<R>& x, pairing how, index_t first = 0, long double base = 10000.0L) {
  const index_t length = x.extent(-2);
  return rotary(x, how, [=](index_t row) { return first + row % length; }, base);
}

/// 2^(-8 (h+1) / n) for the first n = 2^floor(log2 H) heads, then 2^(-4 (2 (h-n) + 1) / n).
inline array alibi_slopes(index_t heads) {
  array slopes({heads});
  index_t n = 1;
  while (2 * n <= heads) n *= 2;
  for (index_t h = 0; h < heads; ++h) {
    const long double steps = static_cast<long double>(h < n ? 8 * (h + 1) : 4 * (2 * (h - n) + 1));
    slopes(h) = std::exp2(-steps / static_cast<long double>(n));
  }
  return slopes;
}

inline index_t whole_power(index_t base, index_t exponent) {
  return exponent == 0 ? 1 : base * whole_power(base, exponent - 1);
}

/// T5's bucket of key position minus query position, in whole numbers: with s = m - near buckets that widen, bucket
/// near + t begins at the first distance n for which n^s >= far^t near^(s - t). far^s must stay below 2^63.
inline index_t t5_bucket(index_t relative, index_t buckets, bool both_ways, index_t far) {
  const index_t m = both_ways ? buckets / 2 : buckets, near = m / 2, s = m - near;
  const index_t ahead = both_ways && relative > 0 ? m : 0;
  const index_t n = relative <= 0 ? std::min(-relative, far) : both_ways ? std::min(relative, far) : 0;
  if (n < near) return ahead + n;
  index_t t = 0;
  while (t + 1 < s && whole_power(n, s) >= whole_power(far, t + 1) * whole_power(near, s - t - 1)) ++t;
  return ahead + near + t;
}

}  // namespace oracle
