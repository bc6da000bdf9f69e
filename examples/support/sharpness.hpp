// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The fixture with scores that are `sharpness` times as large as usual.
#pragma once

#include "support/fixtures.hpp"

#include <cmath>

namespace examples {

template <class Tr>
void attend_sharply(double sharpness, Tr tr) {
  using xattn::matmul;
  const auto x = seed_x();
  (void)xattn::attention(matmul(x, seed_w_q()), matmul(x, seed_w_k()), matmul(x, seed_w_v()), {},
                         {.scale = static_cast<float>(sharpness / std::sqrt(3.))}, tr);
}

}  // namespace examples
