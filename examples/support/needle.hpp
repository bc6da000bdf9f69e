// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One word that is looked for among n: how much of it the last word gets, by attention and by a recurrence.
/// Shapes  q (1, 1), k (n, 1); scores are k itself: `gap` for the needle, 0 for every other word.
#pragma once

#include <xattn/attention.hpp>
#include <xattn/trace/recorder.hpp>

#include <cmath>

namespace examples {

constexpr float gap = 8.f;     // score of the word that is looked for; every other word scores 0
constexpr double keeps = 0.9;  // what a recurrence h = 0.9 h + x keeps of the past in each step

/// The last of n words looks for word `needle`.
template <class Tr>
void look_for(std::size_t n, std::size_t needle, Tr tr) {
  const xt::xtensor<float, 2> q{{1.f}};
  xt::xtensor<float, 2> k = xt::zeros<float>({n, std::size_t{1}});
  k(needle, 0) = gap;
  (void)xattn::attention(q, k, k, {}, {.scale = 1.f}, tr);
}

/// The weight that the last word gives to word `needle` of n.
inline double attention_weight(std::size_t n, std::size_t needle) {
  xattn::trace::recorder rec({.only = {"weights"}});
  look_for(n, needle, xattn::trace::to(rec));
  return rec["weights"](0, needle);
}

/// What a recurrence keeps of word `needle` of n.
inline double recurrence_weight(std::size_t n, std::size_t needle = 0) {
  return std::pow(keeps, static_cast<double>(n - 1 - needle));
}

/// The score at which the weight is still 0.9 among n words.
inline double gap_for_nine_tenths(std::size_t n) { return std::log(9. * static_cast<double>(n - 1)); }

}  // namespace examples
