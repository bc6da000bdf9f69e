// SPDX-License-Identifier: BSD-3-Clause
/// Brief   小明 说 他 喜欢 红 苹果 (Xiaoming says he likes red apples): five relations, for three heads or for one.
#pragma once

#include "support/fixtures.hpp"

#include <xattn/multi_head_attention.hpp>

#include <array>
#include <cmath>
#include <string>

namespace examples {

constexpr std::size_t words = 6, heads = 3;
inline const std::array<std::string, words> sentence_of_relations{"小明", "说", "他", "喜欢", "红", "苹果"};

struct relation {
  std::size_t head, from, to;
  const char* meaning;
};
constexpr std::array<relation, 5> relations{{{0, 1, 0, "who says"},
                                             {0, 3, 2, "who likes"},
                                             {1, 2, 0, "who is he"},
                                             {2, 4, 5, "what is red"},
                                             {2, 3, 5, "what is liked"}}};

/// Scores of 6 where a relation of the head holds, 0 elsewhere. Each word is a one-hot row, so the scores are w_q
/// itself, times sqrt(d_head) because attention divides by it.
inline matrix queries(std::size_t head_count) {
  matrix w = xt::zeros<float>({words, head_count * words});
  for (const relation& r : relations) {
    const std::size_t head = head_count == 1 ? 0 : r.head;
    w(r.from, head * words + r.to) += 6.f * std::sqrt(static_cast<float>(words));
  }
  return w;
}

inline matrix identities(std::size_t count) {
  matrix w = xt::zeros<float>({words, count * words});
  for (std::size_t i = 0; i < words; ++i) {
    for (std::size_t h = 0; h < count; ++h) w(i, h * words + i) = 1.f;
  }
  return w;
}

/// Reads the sentence with heads that know the relations.
template <class Tr>
void read_relations(std::size_t head_count, Tr tr) {
  xattn::multi_head_attention<float> mha({.d_model = words, .heads = head_count, .d_head = words});
  mha.w_q() = queries(head_count);
  mha.w_k() = identities(head_count);
  mha.w_v() = identities(head_count);
  (void)mha(identities(1), {}, {}, tr);
}

}  // namespace examples
