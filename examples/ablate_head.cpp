// SPDX-License-Identifier: BSD-3-Clause
// What a head contributes: switch it off while the model runs, and see how far the output moves.
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>

#include <iostream>

namespace {

namespace trace = xattn::trace;
constexpr std::size_t layers = 2, heads = 4;

double distance(const xt::xtensor<float, 2>& a, const xt::xtensor<float, 2>& b) {
  double sum = 0;
  for (std::size_t n = 0; n < a.size(); ++n) {
    const double off = static_cast<double>(a.flat(n)) - static_cast<double>(b.flat(n));
    sum += off * off;
  }
  return std::sqrt(sum / static_cast<double>(a.size()));
}

}  // namespace

int main() {
  xattn::encoder<float> model({.d_model = 16, .heads = heads, .d_hidden = 32, .seed = 9, .layers = layers});
  examples::draw random(5);
  const xt::xtensor<float, 2> x = random.normal(8, 16);
  // head 3 of layer 0 is made useless: its rows of the output projection are 0
  xt::xtensor<float, 2> w_o = model.layer(0).self_attention().w_o();
  for (std::size_t i = 12; i < 16; ++i) {
    for (std::size_t j = 0; j < 16; ++j) w_o(i, j) = 0;
  }
  model.layer(0).self_attention().w_o() = w_o;
  const auto whole = model(x);

  std::cout << "Root mean square change of the output when one head is silent\n\n layer  head   change\n"
            << std::fixed << std::setprecision(4);
  examples::checker check("ablate_head");
  for (std::size_t layer = 0; layer < layers; ++layer) {
    for (std::size_t head = 0; head < heads; ++head) {
      const std::string place = "enc." + std::to_string(layer) + ".self_attn.context";
      trace::editor silence(trace::at<trace::stage::context>(), place, trace::ablate_head{head});
      const double change = distance(model(x, {}, {}, trace::edit(silence)), whole);
      silence.finish();
      std::cout << std::setw(6) << layer << std::setw(6) << head << std::setw(9) << change << '\n';
      if (layer == 0 && head == 3) check.equal("a head that nobody reads", change, 0);
      else check.at_least("a head that is read", change, 1e-3);
    }
  }
  return check.report();
}
