// SPDX-License-Identifier: BSD-3-Clause
// Why scores are divided by sqrt(d): without it the softmax of wide vectors picks one key and learns nothing.
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/attention.hpp>
#include <xattn/trace.hpp>

#include <cmath>
#include <iostream>

namespace {

constexpr std::size_t keys = 16, queries = 200;

/// Mean entropy of the rows of weights, in bits; log2(16) = 4 is "all keys alike", 0 is "one key only".
double entropy(std::size_t width, float scale) {
  examples::draw random(7);
  const auto q = random.normal(queries, width), k = random.normal(keys, width);
  xattn::trace::stats stats;
  xattn::trace::filter weights(xattn::trace::to(stats), {.only = {"weights"}});
  (void)xattn::attention(q, k, k, {}, {.scale = scale}, xattn::trace::to(weights));
  return stats["weights"].weights.entropy.mean();
}

}  // namespace

int main() {
  std::cout << "Entropy of the weights over 16 keys (4 bits: all alike, 0: one takes all); queries and keys are\n"
               "independent normal numbers, so a score has the variance d\n\n"
               "     d      raw   divided by sqrt(d)\n"
            << std::fixed << std::setprecision(2);
  examples::checker check("why_scale");
  for (const std::size_t d : {4u, 16u, 64u, 256u, 1024u}) {
    const double raw = entropy(d, 1), scaled = entropy(d, 1 / std::sqrt(static_cast<float>(d)));
    std::cout << std::setw(6) << d << std::setw(9) << raw << std::setw(21) << scaled << '\n';
    check.at_least("scaled, d = " + std::to_string(d), scaled, 3.2);
    if (d == 1024) check.at_most("raw, d = 1024", raw, 0.5);
  }
  return check.report();
}
