// SPDX-License-Identifier: BSD-3-Clause
/// Brief   苹果 在 汽车 里 ， 它 很 甜 / 快: two layers with weights made by hand that find out what "it" is.
#pragma once

#include "support/fixtures.hpp"

#include <map>
#include <string>
#include <vector>

namespace examples {

using sentence = std::vector<std::string>;

inline const sentence about_sweet{"苹果", "在", "汽车", "里", "，", "它", "很", "甜"};
inline const sentence about_fast{"苹果", "在", "汽车", "里", "，", "它", "很", "快"};
constexpr std::size_t apple = 0, car = 2, it = 5, last = 7;

/// What a word is known for: one column each.
enum feature : std::size_t { pronoun, adjective, sweet, fast, edible, vehicle, features };

inline matrix embed(const sentence& words) {
  const std::map<std::string, std::vector<feature>> known{{"它", {pronoun}},
                                                          {"甜", {adjective, sweet}},
                                                          {"快", {adjective, fast}},
                                                          {"苹果", {edible}},
                                                          {"汽车", {vehicle}}};
  matrix x = xt::zeros<float>({words.size(), std::size_t{features}});
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto found = known.find(words[i]);
    if (found == known.end()) continue;
    for (const feature f : found->second) x(i, f) = 1.f;
  }
  return x;
}

struct entry {
  feature from;
  std::size_t to;
  float value;
};

inline matrix parameters(std::size_t columns, const std::vector<entry>& entries) {
  matrix w = xt::zeros<float>({std::size_t{features}, columns});
  for (const entry& e : entries) w(e.from, e.to) = e.value;
  return w;
}

struct layer {
  matrix w_q, w_k, w_v;
};

/// The pronoun looks for an adjective and takes over what it says.
inline layer first_layer() {
  return {parameters(1, {{pronoun, 0, 6.f}}), parameters(1, {{adjective, 0, 1.f}}),
          parameters(features, {{sweet, sweet, 1.f}, {fast, fast, 1.f}})};
}
/// What is sweet looks for what can be eaten, what is fast for what drives.
inline layer second_layer() {
  return {parameters(2, {{sweet, 0, 8.f}, {fast, 1, 8.f}}), parameters(2, {{edible, 0, 1.f}, {vehicle, 1, 1.f}}),
          parameters(features, {})};
}

/// x + attention of the layer on x.
template <class Tr>
matrix run(const layer& w, const matrix& x, Tr tr) {
  return x + xattn::attention(xattn::matmul(x, w.w_q), xattn::matmul(x, w.w_k), xattn::matmul(x, w.w_v), {},
                              {.scale = 1.f}, tr);
}

/// Of a convolution of width 3: the same for every sentence.
constexpr float before_it = 0.25f, at_it = 0.5f, after_it = 0.25f;

/// What the convolution makes of a word.
inline std::vector<float> convolve(const sentence& words, std::size_t word) {
  const matrix x = embed(words);
  std::vector<float> out;
  for (std::size_t f = 0; f < features; ++f)
    out.push_back(before_it * x(word - 1, f) + at_it * x(word, f) + after_it * x(word + 1, f));
  return out;
}

/// How much the output at 它 differs between the two sentences.
inline double change_of_convolution() {
  const auto a = convolve(about_sweet, it), b = convolve(about_fast, it);
  double change = 0;
  for (std::size_t f = 0; f < features; ++f)
    change = std::max(change, std::abs(static_cast<double>(a[f]) - static_cast<double>(b[f])));
  return change;
}

}  // namespace examples
