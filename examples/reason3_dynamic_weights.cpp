// SPDX-License-Identifier: BSD-3-Clause
// Reason 3 of 5: the weights of attention are made from the sentence; with the same parameters another sentence is read
// in another way. 苹果 在 汽车 里 ， 它 很 甜: what is "it", the apple or the car? And if the last word is "fast"?
#include "support/apple_or_car.hpp"
#include "support/check.hpp"

#include <xattn/trace.hpp>

#include <iostream>
#include <vector>

namespace {

using namespace examples;

/// The weights of row `word` in both layers.
std::vector<std::vector<double>> read(const sentence& words, std::size_t word) {
  xattn::trace::recorder rec({.only = {"weights"}});
  const auto listener = xattn::trace::to(rec);
  (void)run(second_layer(), run(first_layer(), embed(words), listener), listener);
  std::vector<std::vector<double>> rows;
  for (const char* record : {"weights", "weights#2"}) {
    rows.emplace_back();
    for (std::size_t j = 0; j < words.size(); ++j) rows.back().push_back(rec[record](word, j));
  }
  return rows;
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
