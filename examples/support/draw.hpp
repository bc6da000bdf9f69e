// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Random matrices for examples, the same on every machine.
/// Formula SplitMix64 for the bits, Box and Muller 1958 for normal numbers.
#pragma once

#include <xattn/attention.hpp>

#include <cmath>
#include <cstdint>

namespace examples {

class draw {
 public:
  explicit draw(std::uint64_t seed) : state_(seed) {}

  /// In (0, 1].
  double uniform() {
    std::uint64_t x = state_ += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return (static_cast<double>((x ^ (x >> 31)) >> 11) + 1) * 0x1p-53;
  }
  double normal() {
    const double radius = std::sqrt(-2 * std::log(uniform()));
    return radius * std::cos(6.283185307179586 * uniform());
  }
  xt::xtensor<float, 2> normal(std::size_t rows, std::size_t columns) {
    auto m = xt::xtensor<float, 2>::from_shape({rows, columns});
    for (float& x : m) x = static_cast<float>(normal());
    return m;
  }

 private:
  std::uint64_t state_;
};

}  // namespace examples
