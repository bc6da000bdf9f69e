// SPDX-License-Identifier: BSD-3-Clause
// Reason 3 of 5: the weights of attention are made from the sentence; with the same parameters another sentence is read
// in another way. 苹果 在 汽车 里 ， 它 很 甜: what is "it", the apple or the car? And if the last word is "fast"?
#include "support/check.hpp"

#include <xattn/attention.hpp>
#include <xattn/trace.hpp>

#include <iostream>
#include <map>
#include <vector>

namespace {

using matrix = xt::xtensor<float, 2>;
using sentence = std::vector<std::string>;

const sentence about_sweet{"苹果", "在", "汽车", "里", "，", "它", "很", "甜"};
const sentence about_fast{"苹果", "在", "汽车", "里", "，", "它", "很", "快"};
constexpr std::size_t apple = 0, car = 2, it = 5, last = 7;

/// What a word is known for: one column each.
enum feature : std::size_t { pronoun, adjective, sweet, fast, edible, vehicle, features };

matrix embed(const sentence& words) {
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

matrix parameters(std::size_t columns, const std::vector<entry>& entries) {
  matrix w = xt::zeros<float>({std::size_t{features}, columns});
  for (const entry& e : entries) w(e.from, e.to) = e.value;
  return w;
}

struct layer {
  matrix w_q, w_k, w_v;
};

/// The pronoun looks for an adjective and takes over what it says.
layer first_layer() {
  return {parameters(1, {{pronoun, 0, 6.f}}), parameters(1, {{adjective, 0, 1.f}}),
          parameters(features, {{sweet, sweet, 1.f}, {fast, fast, 1.f}})};
}
/// What is sweet looks for what can be eaten, what is fast for what drives.
layer second_layer() {
  return {parameters(2, {{sweet, 0, 8.f}, {fast, 1, 8.f}}), parameters(2, {{edible, 0, 1.f}, {vehicle, 1, 1.f}}),
          parameters(features, {})};
}

/// x + attention of the layer on x; the weights are left in the recorder.
matrix run(const layer& w, const matrix& x, xattn::trace::recorder& rec) {
  return x + xattn::attention(xattn::matmul(x, w.w_q), xattn::matmul(x, w.w_k), xattn::matmul(x, w.w_v), {},
                              {.scale = 1.f}, xattn::trace::to(rec));
}

/// The weights of row `word` in both layers.
std::vector<std::vector<double>> read(const sentence& words, std::size_t word) {
  xattn::trace::recorder rec({.only = {"weights"}});
  (void)run(second_layer(), run(first_layer(), embed(words), rec), rec);
  std::vector<std::vector<double>> rows;
  for (const char* record : {"weights", "weights#2"}) {
    rows.emplace_back();
    for (std::size_t j = 0; j < words.size(); ++j) rows.back().push_back(rec[record](word, j));
  }
  return rows;
}

/// What a convolution with the coefficients 0.25, 0.5, 0.25 makes of a word.
std::vector<float> convolve(const sentence& words, std::size_t word) {
  const matrix x = embed(words);
  std::vector<float> out;
  for (std::size_t f = 0; f < features; ++f)
    out.push_back(0.25f * x(word - 1, f) + 0.5f * x(word, f) + 0.25f * x(word + 1, f));
  return out;
}

/// How much the output at 它 differs between the two sentences.
double change_of_convolution() {
  const auto a = convolve(about_sweet, it), b = convolve(about_fast, it);
  double change = 0;
  for (std::size_t f = 0; f < features; ++f)
    change = std::max(change, std::abs(static_cast<double>(a[f]) - static_cast<double>(b[f])));
  return change;
}

void print_row(const char* title, const std::vector<double>& row) {
  std::cout << "  " << xattn::trace::padded(title, 9);
  for (const double weight : row) std::cout << ' ' << weight;
  std::cout << '\n';
}

std::vector<std::vector<double>> show(const sentence& words) {
  const auto rows = read(words, it);
  std::cout << "           ";
  for (const std::string& w : words) std::cout << ' ' << xattn::trace::padded(w, 7);
  std::cout << '\n';
  print_row("layer 1", rows[0]);
  print_row("layer 2", rows[1]);
  return rows;
}

}  // namespace

int main() {
  std::cout << "How much 它 (it) looks at each word; the parameters are the same in both sentences\n\n"
            << std::fixed << std::setprecision(5);
  const auto is_sweet = show(about_sweet);
  std::cout << "  it is sweet: it means the apple\n\n";
  const auto is_fast = show(about_fast);
  std::cout << "  it is fast: it means the car\n\n";

  examples::checker check("reason3_dynamic_weights");
  check.near("它 looks at 甜", is_sweet[0][last], .98295);
  check.near("它 looks at 快", is_fast[0][last], .98295);
  check.near("sweet: 它 looks at 苹果", is_sweet[1][apple], .99732);
  check.near("sweet: 它 looks at 汽车", is_sweet[1][car], .00038);
  check.near("fast: 它 looks at 苹果", is_fast[1][apple], .00038);
  check.near("fast: 它 looks at 汽车", is_fast[1][car], .99732);

  const double change = change_of_convolution();
  check.equal("change of the convolution at 它", change, 0);
  std::cout
      << "A convolution of width 3 has the same coefficients for every sentence, and its window around 它 (words 4 to\n"
         "6) reaches neither the nouns (words 0 and 2) nor the last word: its output at 它 changes by "
      << std::setprecision(0) << change
      << ".\n\n"
         "Limit: these weights were made by hand; a model has to learn them, and may learn others.\n";
  return check.report();
}
