// SPDX-License-Identifier: BSD-3-Clause
// Who made the NaN: a model with bad weights is run under a finder, which stops at the first number that is not finite.
// Exits with 3 when it finds one, as here; --mend repairs them, and all is well.
// status: 3
// test: --mend
#include "support/draw.hpp"

#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>

#include <iostream>
#include <string_view>

int main(int count, char** arguments) {
  const bool mend = count > 1 && std::string_view(arguments[1]) == "--mend";
  if (count > 1 + mend) return std::cerr << "usage: find_nan [--mend]\n", 2;
  xattn::encoder<float> model({.d_model = 16, .heads = 4, .d_hidden = 32, .seed = 9, .layers = 4});
  // the weights of one hidden number in the third layer are so large that their sum overflows
  xt::xtensor<float, 2> w_1 = model.layer(2).feed_forward().w_1();
  for (std::size_t i = 0; i < 16 && !mend; ++i) w_1(i, 7) = 3e38f;
  model.layer(2).feed_forward().w_1() = w_1;

  examples::draw random(4);
  const xt::xtensor<float, 2> x = random.normal(5, 16);
  xattn::trace::nan_finder finder({.frames = 6});
  try {
    (void)model(x, {}, {}, xattn::trace::to(finder));
  } catch (const xattn::trace::trace_nan& found) {
    std::cout << found.what();
    return 3;
  }
  std::cout << finder.text() << "OK find_nan: nothing to find\n";
}
