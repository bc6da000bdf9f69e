// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The names nearest to a mistyped one, for error messages.
/// Formula edit distance: the least number of letters to insert, delete, replace or exchange with a neighbour.
#pragma once

#include "xattn/core/config.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace xattn::inline XATTN_ISA::trace {

inline std::size_t edit_distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> cost((a.size() + 1) * width);
  const auto at = [&cost, width](std::size_t i, std::size_t j) -> std::size_t& { return cost[i * width + j]; };
  for (std::size_t i = 0; i <= a.size(); ++i) at(i, 0) = i;
  for (std::size_t j = 0; j <= b.size(); ++j) at(0, j) = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0u : 1u)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return cost.back();
}

/// The last part of a dotted name, without what follows an @, # or ~.
inline std::string_view last_part(std::string_view path) {
  path = path.substr(0, path.find_first_of("@#~"));
  return path.substr(path.rfind('.') + 1);
}

/// A path is as near as its last part.
inline std::size_t path_distance(std::string_view a, std::string_view b) {
  return std::min(edit_distance(a, b), edit_distance(last_part(a), last_part(b)));
}

/// The three candidates nearest to a name, the first of equals first.
inline std::vector<std::string> nearest(std::string_view name, const std::vector<std::string>& candidates,
                                        std::size_t distance(std::string_view, std::string_view) = path_distance) {
  struct scored {
    std::size_t distance;
    std::string candidate;
  };
  std::vector<scored> order;
  for (const std::string& c : candidates) order.push_back({distance(name, c), c});
  std::stable_sort(order.begin(), order.end(),
                   [](const scored& a, const scored& b) { return a.distance < b.distance; });
  std::vector<std::string> best;
  for (std::size_t i = 0; i < order.size() && i < 3; ++i) best.push_back(order[i].candidate);
  return best;
}

/// "a, b, c"
inline std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) text.append(i == 0 ? "" : ", ").append(names[i]);
  return text;
}

}  // namespace xattn::inline XATTN_ISA::trace
