// SPDX-License-Identifier: BSD-3-Clause
// Where the two runs part: carry one stage of a run over into another, and see how much of the difference it explains.
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>

#include <iostream>

namespace {

namespace trace = xattn::trace;
using trace::stage;
using matrix = xt::xtensor<float, 2>;

const xattn::encoder<float>& model() {
  static const xattn::encoder<float> made({.d_model = 16, .heads = 4, .d_hidden = 32, .seed = 9, .layers = 3});
  return made;
}

double distance(const matrix& a, const matrix& b) {
  double sum = 0;
  for (std::size_t n = 0; n < a.size(); ++n) sum += std::abs(static_cast<double>(a.flat(n) - b.flat(n)));
  return sum / static_cast<double>(a.size());
}

/// The output on x with one stage of a layer taken from another run.
template <stage S>
matrix patched(const matrix& x, const std::string& place, const trace::recording& from) {
  trace::editor patch(trace::at<S>(), place, trace::replace_from(from));
  matrix y = model()(x, {}, {}, trace::edit(patch));
  patch.finish();
  return y;
}

}  // namespace

int main() {
  examples::draw random(2);
  const matrix x = random.normal(6, 16);
  matrix other = x;
  for (std::size_t c = 0; c < 16; ++c) other(4, c) = -x(4, c);  // one word is another

  trace::recorder clean, changed;
  const matrix y = model()(x, {}, {}, trace::to(clean));
  const matrix z = model()(other, {}, {}, trace::to(changed));
  const double apart = distance(y, z);
  std::cout << "Two sentences differ in one word; their outputs differ by " << std::fixed << std::setprecision(4) << apart
            << " on average.\nThe share of it that is left when the run on the second sentence is given this of the first:\n\n"
            << " layer   weights   attention   layer's output\n";
  examples::checker check("patch_activation");
  for (int layer = 0; layer < 3; ++layer) {
    const std::string at = "enc." + std::to_string(layer) + ".";
    const double weights = distance(y, patched<stage::weights>(other, at + "self_attn.weights", clean)) / apart;
    const double attention = distance(y, patched<stage::attn_out>(other, at + "self_attn.attn_out", clean)) / apart;
    const double output = distance(y, patched<stage::block_out>(other, at + "output.block_out", clean)) / apart;
    std::cout << std::setw(6) << layer << std::setw(10) << weights << std::setw(12) << attention << std::setw(17)
              << output << '\n';
    check.equal("the output of a layer carries everything", output, 0);
    check.at_least("the weights alone do not", weights, 0.01);
  }
  check.that("a run patched with itself keeps every bit", patched<stage::weights>(x, "*.weights", clean) == y);
  return check.report();
}
