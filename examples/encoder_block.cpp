// SPDX-License-Identifier: BSD-3-Clause
// One encoder layer, seen from the inside: multi-head attention, residual, layer norm, feed-forward network.
#include "support/check.hpp"
#include "support/fixtures.hpp"

#include <xattn/encoder.hpp>
#include <xattn/positional_encoding.hpp>
#include <xattn/trace.hpp>

#include <algorithm>
#include <iostream>

namespace {

using examples::pattern;
using examples::pattern_row;

/// Post-norm, two heads of width 2, hidden width 8; every weight is a multiple of 1/4.
xattn::encoder_layer<float> make_layer() {
  xattn::encoder_layer<float> layer({.d_model = 4, .heads = 2, .d_hidden = 8});
  layer.self_attention().w_q() = pattern(4, 4, {3, 1, 0});
  layer.self_attention().w_k() = pattern(4, 4, {2, 3, 1});
  layer.self_attention().w_v() = pattern(4, 4, {1, 2, 3});
  layer.self_attention().w_o() = pattern(4, 4, {3, 2, 4});
  layer.feed_forward().w_1() = pattern(4, 8, {2, 1, 0});
  layer.feed_forward().b_1() = pattern_row(8, {0, 1, 1});
  layer.feed_forward().w_2() = pattern(8, 4, {1, 3, 2});
  layer.feed_forward().b_2() = pattern_row(4, {0, 1, 2});
  return layer;
}

std::string shape_of(const xattn::trace::record& r) {
  std::string text = "(";
  for (std::size_t d = 0; d < r.shape.size(); ++d) {
    text += (d == 0 ? "" : ", ") + std::string(1, r.axes[d]) + ' ' + std::to_string(r.shape[d]);
  }
  return text + ")";
}

/// What the layer made, in the order in which it made it; parameters are left out.
void print_stages(const xattn::trace::recorder& rec) {
  std::cout << "stage                  what it is         axes and extents\n";
  for (const auto& r : rec) {
    if (r.at.ph == xattn::trace::phase::param) continue;
    std::cout << std::left << std::setw(23) << r.path << std::setw(19) << xattn::trace::info(r.at.st).symbol
              << shape_of(r) << '\n';
  }
  std::cout << std::right
            << "axes: h head, g key-value head, q query, k key, d model, e head width, f hidden width\n\n";
}

void print_row(const char* name, const xt::xarray<double>& m) {
  std::cout << std::left << std::setw(12) << name << std::right;
  for (std::size_t c = 0; c < m.shape(1); ++c) std::cout << std::setw(9) << m(0, c);
  std::cout << '\n';
}

}  // namespace

int main() {
  const auto layer = make_layer();
  const auto x = examples::seed_x() + xattn::sinusoidal_encoding<float>(3, 4);
  xattn::trace::recorder rec({.tokens = {"The", "cat", "sat"}});
  (void)layer(x, {}, {}, xattn::trace::to(rec));
  print_stages(rec);

  std::cout << "Row of \"The\" on its way through the layer\n" << std::fixed << std::setprecision(4);
  print_row("x", rec["embed.x"]);
  print_row("attention", rec["self_attn.attn_out"]);
  print_row("norm 1", rec["norm1.norm_out"]);
  print_row("ffn", rec["ffn.ffn_out"]);
  print_row("output", rec["output.block_out"]);
  const auto& act = rec["ffn.ffn_act"];
  const auto kept = std::count_if(act.begin(), act.end(), [](double v) { return v > 0; });
  std::cout << "ReLU keeps " << kept << " of " << act.size() << " numbers\n";

  examples::checker check("encoder_block");
  const auto& a = rec["self_attn.weights"];
  constexpr double heads[2][3] = {{.3499, .3030, .3471}, {.2526, .2148, .5325}};
  for (std::size_t h = 0; h < 2; ++h) {
    for (std::size_t j = 0; j < 3; ++j) check.near("weight of head " + std::to_string(h), a(h, 0, j), heads[h][j]);
  }
  check.row("attn_out", rec["self_attn.attn_out"], 0, {.2424, -.3615, -.0426, .1200});
  check.row("norm_out", rec["norm1.norm_out"], 0, {.9871, .7830, -1.5353, -.2348});
  check.row("ffn_out", rec["ffn.ffn_out"], 0, {1.2060, -.0489, .1905, .1023});
  check.row("block_out", rec["output.block_out"], 0, {1.4199, .2883, -1.3242, -.3839});
  check.audited("the layer", rec);
  check.equal("numbers that ReLU keeps", static_cast<double>(kept), 12);
  return check.report();
}
