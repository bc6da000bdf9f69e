// SPDX-License-Identifier: BSD-3-Clause
/// Brief   512 words for attention, whose rows do not wait for each other, and for a recurrence, whose do.
#pragma once

#include "support/fixtures.hpp"

#include <chrono>
#include <cstdint>

namespace examples {

constexpr std::size_t length = 512, width = 64;

/// Numbers between -1 and 1 that look random.
inline matrix numbers(std::uint32_t seed) {
  matrix m = matrix::from_shape({length, width});
  for (float& x : m) {
    seed = seed * 1664525u + 1013904223u;
    x = static_cast<float>(seed >> 8) / 8388608.f - 1.f;
  }
  return m;
}

/// h_t = 0.9 h_(t-1) + x_t: step t cannot start before step t - 1 has ended. Returns the number of steps in a row.
inline std::size_t recurrence(const matrix& x, matrix& h) {
  h = x;
  std::size_t steps = 1;
  for (std::size_t t = 1; t < length; ++t, ++steps) {
    for (std::size_t c = 0; c < width; ++c) h(t, c) += 0.9f * h(t - 1, c);
  }
  return steps;
}

template <class F>
double milliseconds(F f) {
  const auto start = std::chrono::steady_clock::now();
  f();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace examples
