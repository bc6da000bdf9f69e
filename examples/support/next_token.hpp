// SPDX-License-Identifier: BSD-3-Clause
/// Which token to take after a row of logits: the likeliest, or one drawn from softmax(logits / temperature).
#pragma once

#include <xattn/decoder.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace examples {

using logit_row = xt::xtensor<float, 2>;  // (1, tokens)

/// Which token comes after logits, at step n.
using choice = std::function<int(const logit_row& logits, std::size_t n)>;

inline int greedy(const logit_row& logits, std::size_t) {
  return static_cast<int>(std::max_element(logits.begin(), logits.end()) - logits.begin());
}

/// From softmax(logits / temperature). Number n of a seed depends on both alone: a text can be taken up at any place.
inline choice sampled(double temperature, std::uint64_t seed) {
  return [=](const logit_row& logits, std::size_t n) {
    const double largest = static_cast<double>(*std::max_element(logits.begin(), logits.end()));
    std::vector<double> upto;  // sums of exp(logit / temperature), none of which overflows
    for (const float x : logits) {
      const double p = std::exp((static_cast<double>(x) - largest) / temperature);
      upto.push_back(p + (upto.empty() ? 0 : upto.back()));
    }
    const double at = xattn::uniform_stream(xattn::seed_of_part(seed, n))() * upto.back();
    return static_cast<int>(std::upper_bound(upto.begin(), upto.end(), at) - upto.begin());
  };
}

}  // namespace examples
