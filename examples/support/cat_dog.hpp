// SPDX-License-Identifier: BSD-3-Clause
/// Brief   猫 咬 狗 (cat, bites, dog) in any order, with and without positions, under the weights of the fixture.
#pragma once

#include "support/fixtures.hpp"

#include <xattn/positional_encoding.hpp>

#include <array>

namespace examples {

using order = std::array<std::size_t, 3>;  // which word stands at each place
constexpr order cat_bites_dog{0, 1, 2}, dog_bites_cat{2, 1, 0};
constexpr std::array<const char*, 3> cat_dog_words{"猫", "咬", "狗"};

enum class positions { without, with };
enum class looks { everywhere, back };

inline matrix embed(const order& o, positions p) {
  const matrix e{{1.f, 0.f, 0.5f, 0.f}, {0.f, 1.f, 0.5f, 1.f}, {0.5f, 0.5f, 0.f, -1.f}};
  matrix x = p == positions::with ? xattn::sinusoidal_encoding<float>(3, 4)
                                  : matrix(xt::zeros<float>({std::size_t{3}, std::size_t{4}}));
  for (std::size_t place = 0; place < o.size(); ++place) {
    for (std::size_t c = 0; c < 4; ++c) x(place, c) += e(o[place], c);
  }
  return x;
}

/// Row i: the output of the word at place i.
template <class Tr = xattn::trace::no_trace>
matrix attend(const order& o, positions p, looks l, Tr tr = {}) {
  using xattn::matmul;
  const matrix x = embed(o, p);
  const matrix q = matmul(x, seed_w_q()), k = matmul(x, seed_w_k()), v = matmul(x, seed_w_v());
  return l == looks::back ? matrix(xattn::attention(q, k, v, xattn::causal, {}, tr))
                          : matrix(xattn::attention(q, k, v, {}, {}, tr));
}

}  // namespace examples
