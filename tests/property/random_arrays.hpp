// SPDX-License-Identifier: BSD-3-Clause
/// Arrays of any rank for calls whose results are compared to the bit.
#pragma once

#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/xtensor/containers.hpp>

#include <vector>

namespace test {

using array = xt::xarray<float>;

/// Uniform, within +-2.
inline array numbers(const std::vector<std::size_t>& shape, std::uint64_t seed = 1) {
  random source(seed);
  array x = array::from_shape(shape);
  for (float& element : x) element = static_cast<float>(2 * source.uniform<float>());
  return x;
}

/// The same shape too.
inline bool same_bits(const array& a, const array& b) { return a.shape() == b.shape() && bytes_of(a) == bytes_of(b); }

}  // namespace test
