// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrices that several examples share: small, made by hand, exact in float.
/// Formula pattern(rows, columns, a, b, k)(i, j) = (((a i + b j + k) mod 5) - 2) / 4.
#pragma once

#include <xattn/attention.hpp>

#include <vector>

namespace examples {

using matrix = xt::xtensor<float, 2>;

/// The words The, cat, sat; one row each.
inline matrix seed_x() { return {{1.f, 0.5f, 0.f, -0.5f}, {0.f, 1.f, 0.5f, 1.f}, {0.5f, -0.5f, 1.f, 0.5f}}; }
inline matrix seed_w_q() { return {{1.f, 0.f, 0.5f}, {0.f, 1.f, -0.5f}, {0.5f, 0.5f, 1.f}, {-0.5f, 1.f, 0.f}}; }
inline matrix seed_w_k() { return {{0.5f, 1.f, 0.f}, {1.f, 0.f, 0.5f}, {0.f, 0.5f, 1.f}, {0.5f, 1.f, -0.5f}}; }
inline matrix seed_w_v() { return {{1.f, 0.f, -1.f}, {0.f, 1.f, 0.5f}, {0.5f, -0.5f, 1.f}, {1.f, 0.5f, 0.f}}; }

struct pattern_numbers {
  std::size_t a, b, k;
};

inline matrix pattern(std::size_t rows, std::size_t columns, pattern_numbers n) {
  matrix w = matrix::from_shape({rows, columns});
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) w(i, j) = (static_cast<float>((n.a * i + n.b * j + n.k) % 5) - 2.f) / 4.f;
  }
  return w;
}

/// Row 0 of it, as a vector.
inline xt::xtensor<float, 1> pattern_row(std::size_t columns, pattern_numbers n) {
  const matrix w = pattern(1, columns, n);
  return xt::adapt(std::vector<float>(w.begin(), w.end()));
}

}  // namespace examples
