// SPDX-License-Identifier: BSD-3-Clause
// A look at a run that keeps no matrix: smallest, largest, mean and deviation of every stage, and how spread out each head's
// attention is.
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>

#include <iostream>

namespace {

namespace trace = xattn::trace;
constexpr std::int32_t layers = 2, heads = 4;

}  // namespace

int main() {
  const xattn::encoder<float> model({.d_model = 32, .heads = heads, .d_hidden = 64, .seed = 1, .layers = layers});
  examples::draw random(8);
  const xt::xtensor<float, 2> x = random.normal(48, 32);

  trace::stats all;
  trace::filter forward(trace::to(all), {.only = {"enc.0.self_attn.weights", "enc.0.ffn.*", "*.block_out"}});
  (void)model(x, xattn::causal, {}, trace::to(forward));
  all.print(std::cout);

  std::cout << "\nEntropy of the weights in bits, by layer and head (of 48 keys, causal)\n\n layer" << std::fixed
            << std::setprecision(3);
  for (std::int32_t h = 0; h < heads; ++h) std::cout << "   head " << h;
  std::cout << '\n';
  examples::checker check("trace_stats");
  for (std::int32_t l = 0; l < layers; ++l) {
    std::cout << std::setw(6) << l;
    for (std::int32_t h = 0; h < heads; ++h) {
      trace::stats one;
      trace::filter head(trace::to(one), {.only = {"*.weights"}, .heads = {{.layer = l, .head = h}}});
      (void)model(x, xattn::causal, {}, trace::to(head));
      const trace::weight_summary& w = one.begin()->weights;
      std::cout << std::setw(9) << w.entropy.mean();
      check.at_most("entropy is at most that of equal weights", w.entropy.max, std::log2(48.0) + 1e-5);
      check.equal("the first row sees one key: entropy 0", w.entropy.min, 0);
      check.equal("rows", static_cast<double>(w.entropy.rows), 48);
    }
    std::cout << '\n';
  }
  const trace::summary& weights = all["enc.0.self_attn.weights"];
  check.near("rows of weights sum to 1", weights.mean * static_cast<double>(weights.count), heads * 48, 1e-3);
  check.equal("half of a causal matrix is 0", static_cast<double>(weights.zeros), heads * 48 * 47 / 2);
  return check.report();
}
