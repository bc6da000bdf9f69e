// SPDX-License-Identifier: BSD-3-Clause
// First use: three words, their queries, keys and values; what attention makes of them.
#include "support/check.hpp"

#include <xattn/attention.hpp>

#include <iostream>

int main() {
  const xt::xtensor<float, 2> q{{1.25f, 0.f, 0.25f}, {-0.25f, 2.25f, 0.f}, {0.75f, 0.5f, 1.5f}};
  const xt::xtensor<float, 2> k{{0.75f, 0.5f, 0.5f}, {1.5f, 1.25f, 0.5f}, {0.f, 1.5f, 0.5f}};
  const xt::xtensor<float, 2> v{{0.5f, 0.25f, -0.75f}, {1.25f, 1.25f, 1.f}, {1.5f, -0.75f, 0.25f}};

  const auto z = xattn::attention(q, k, v);

  std::cout << "Z (" << z.shape(0) << " words, " << z.shape(1) << " numbers each)\n"
            << std::fixed << std::setprecision(4);
  for (std::size_t i = 0; i < z.shape(0); ++i) std::cout << z(i, 0) << "  " << z(i, 1) << "  " << z(i, 2) << '\n';

  examples::checker check("hello_attention");
  check.row("Z", z, 0, {1.0668, 0.5943, 0.3375});
  check.row("Z", z, 1, {1.2863, 0.0212, 0.3549});
  check.row("Z", z, 2, {1.1118, 0.4546, 0.3284});
  return check.report();
}
