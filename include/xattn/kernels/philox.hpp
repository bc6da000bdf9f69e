// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Philox-4x32-10: random numbers that are a function of a counter and a key, with no state between them.
/// Formula ten rounds on (c0, c1, c2, c3): with the 64-bit products p = 0xD2511F53 c0 and r = 0xCD9E8D57 c2,
///         c = (high(r) ^ c1 ^ k0, low(r), high(p) ^ c3 ^ k1, low(p)); between rounds k0 += 0x9E3779B9,
///         k1 += 0xBB67AE85.
/// Source  Salmon, Moraes, Dror and Shaw 2011, "Parallel random numbers: as easy as 1, 2, 3".
#pragma once

#include "xattn/core/config.hpp"

#include <array>
#include <cstdint>

namespace xattn::inline XATTN_ISA::kernels {

constexpr std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> c,
                                              std::array<std::uint32_t, 2> key) noexcept {
  const auto high = [](std::uint64_t x) { return static_cast<std::uint32_t>(x >> 32); };
  const auto low = [](std::uint64_t x) { return static_cast<std::uint32_t>(x); };
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t p = std::uint64_t{0xD2511F53u} * c[0], r = std::uint64_t{0xCD9E8D57u} * c[2];
    c = {high(r) ^ c[1] ^ key[0], low(r), high(p) ^ c[3] ^ key[1], low(p)};
    key = {key[0] + 0x9E3779B9u, key[1] + 0xBB67AE85u};
  }
  return c;
}

}  // namespace xattn::inline XATTN_ISA::kernels
