// SPDX-License-Identifier: BSD-3-Clause
/// Sizes that break code which only works for whole packs.
#pragma once

#include "support/numbers.hpp"

#include <algorithm>
#include <vector>

namespace test {

/// Smallest prime above n.
inline index_t prime_above(index_t n) {
  const auto is_prime = [](index_t p) {
    for (index_t d = 2; d * d <= p; ++d) {
      if (p % d == 0) return false;
    }
    return p > 1;
  };
  do {
    ++n;
  } while (!is_prime(n));
  return n;
}

/// 0, 1, L-1, L, L+1, 2L-1, 2L+3 and a prime above 4L, ascending, each once.
template <class Lanes>
std::vector<index_t> widths_around(Lanes lanes) {
  const auto l = static_cast<index_t>(lanes);
  std::vector<index_t> widths{0, 1, l - 1, l, l + 1, 2 * l - 1, 2 * l + 3, prime_above(4 * l)};
  std::sort(widths.begin(), widths.end());
  widths.erase(std::unique(widths.begin(), widths.end()), widths.end());
  return widths;
}

/// The same without 0, for extents that must not be empty.
template <class Lanes>
std::vector<index_t> positive_widths_around(Lanes lanes) {
  std::vector<index_t> widths = widths_around(lanes);
  widths.erase(widths.begin());
  return widths;
}

}  // namespace test
