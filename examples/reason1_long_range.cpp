// SPDX-License-Identifier: BSD-3-Clause
// Reason 1 of 5: the first word is one step away from the last, however many words stand between them.
#include "support/check.hpp"
#include "support/needle.hpp"

#include <array>
#include <cmath>
#include <iostream>

namespace {

using namespace examples;

/// How much the weight changes when the word is moved through the sentence.
double change_when_moved(std::size_t n) {
  double change = 0;
  for (const std::size_t place : {n / 4, n / 2, n - 1}) {
    change = std::max(change, std::abs(attention_weight(n, place) - attention_weight(n, 0)));
  }
  return change;
}

}  // namespace

int main() {
  std::cout << "人 [0 to 4094 words in between] 红色的衣服: how much of the first word reaches the last?\n"
            << "('person ... red clothes'; scores: 8 for the word that is looked for, 0 for the others)\n\n"
            << " between   attention   recurrence 0.9   change when moved   score needed for 0.9\n";
  struct expectation {
    std::size_t n;
    double attention, recurrence, needed;
  };
  constexpr std::array<expectation, 6> table{{{2, .99966, .9, 2.20},
                                              {8, .99766, .478, 4.14},
                                              {64, .97930, 1.3e-3, 6.34},
                                              {512, .85366, 4.1e-24, 8.43},
                                              {1002, .74862, 1.58e-46, 9.11},
                                              {4096, .42128, 4e-188, 10.515}}};
  examples::checker check("reason1_long_range");
  for (const expectation& e : table) {
    const double weight = attention_weight(e.n, 0), left = recurrence_weight(e.n), moved = change_when_moved(e.n);
    const double needed = gap_for_nine_tenths(e.n);
    std::cout << std::setw(8) << e.n - 2 << std::fixed << std::setprecision(5) << std::setw(12) << weight
              << std::scientific << std::setprecision(1) << std::setw(17) << left << std::fixed << std::setw(20)
              << (moved <= 1e-6 ? "below 1e-6" : "ABOVE 1e-6") << std::setprecision(2) << std::setw(23) << needed
              << '\n';
    const std::string words = std::to_string(e.n) + " words: ";
    check.near(words + "attention", weight, e.attention, 6e-6);
    check.near(words + "recurrence", left / e.recurrence, 1, .08);
    check.at_most(words + "change when the word is moved", moved, 1e-6);
    check.near(words + "score for 0.9", needed, e.needed, 6e-3);
  }
  std::cout
      << "\nLimit: the path is short, but the weight is shared: among more words the same score buys less of it,\n"
         "and keeping 0.9 needs a score that grows like the logarithm of the number of words.\n";
  return check.report();
}
