// SPDX-License-Identifier: BSD-3-Clause
/// A benchmark of a wrong result is worth nothing: each is compared with the scalar loop before it is timed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace bench {

/// True once any benchmark gave a wrong result: the program then fails.
inline bool& found_wrong_result() {
  static bool found = false;
  return found;
}

/// Close enough for two orders of summation of the same formula; not for another formula. NaN is never close.
template <class T>
bool agrees(std::span<const T> got, std::span<const T> want) {
  T largest = 1;
  for (const T x : want) largest = std::max(largest, std::abs(x));
  const T allowed = largest * (sizeof(T) == 4 ? T(1e-5) : T(1e-12));
  if (got.size() != want.size()) return false;
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (!(std::abs(got[i] - want[i]) <= allowed)) return false;
  }
  return true;
}

}  // namespace bench
