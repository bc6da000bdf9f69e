// SPDX-License-Identifier: BSD-3-Clause
/// Dropout of the oracle: the random words of Philox-4x32-10 (Salmon et al. 2011), in numbers of 64 bits.
#pragma once

#include "support/oracle/array.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

namespace oracle {

/// Four words for a counter of four and a key of two. Round r has the key plus r times the published steps.
inline std::vector<std::uint64_t> philox(std::vector<std::uint64_t> x, const std::vector<std::uint64_t>& key) {
  constexpr std::uint64_t word = std::uint64_t{1} << 32;
  for (std::uint64_t round = 0; round < 10; ++round) {
    const std::uint64_t left = (key[0] + round * 2654435769u) % word, right = (key[1] + round * 3144134277u) % word;
    const std::uint64_t first = x[0] * 3528531795u, third = x[2] * 3449720151u;
    x = {third / word ^ x[1] ^ left, third % word, first / word ^ x[3] ^ right, first % word};
  }
  return x;
}

/// Whether dropout keeps the weight of position a and key j: of each counter (j / 4, a, h, b) come four keys' words.
inline bool dropout_keeps(long double rate, std::uint64_t seed, index_t b, index_t h, index_t a, index_t j) {
  constexpr std::uint64_t word = std::uint64_t{1} << 32;
  const auto part = [](index_t n) { return static_cast<std::uint64_t>(n) % word; };
  const auto words = philox({part(j / 4), part(a), part(h), part(b)}, {seed % word, seed / word});
  return static_cast<long double>(words[static_cast<std::size_t>(j % 4)]) >=
         std::floor(rate * static_cast<long double>(word));
}

}  // namespace oracle
