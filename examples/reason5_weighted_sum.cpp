// SPDX-License-Identifier: BSD-3-Clause
// Reason 5 of 5: the output is a weighted mean of the values, nothing else; one can see what each word gave.
#include "support/check.hpp"
#include "support/sharpness.hpp"

#include <xattn/trace.hpp>

#include <array>
#include <iostream>
#include <limits>

namespace {

const std::array<const char*, 3> words{"The", "cat", "sat"};
constexpr std::size_t cat = 1, width = 3;
using row = std::array<double, width>;

struct run {
  xt::xarray<double> weights, v, z;
};

/// The fixture with scores that are `sharpness` times as large as usual.
run attend(double sharpness) {
  xattn::trace::recorder rec({.only = {"weights", "v", "context"}});
  examples::attend_sharply(sharpness, xattn::trace::to(rec));
  return {rec["weights"], rec["v"], rec["context"]};
}

void print(const char* label, const row& r) {
  std::cout << label << " [" << std::setw(8) << r[0] << std::setw(8) << r[1] << std::setw(8) << r[2] << "]\n";
}

row z_of_cat(const run& r) { return {r.z(cat, 0), r.z(cat, 1), r.z(cat, 2)}; }

void check_row(examples::checker& check, const std::string& what, const row& actual, const row& expected) {
  for (std::size_t c = 0; c < width; ++c) check.near(what + "[" + std::to_string(c) + "]", actual[c], expected[c]);
}

/// Each output lies between the smallest and the largest value of its column, and weights add up to 1.
void check_mean(examples::checker& check, const run& r) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    check.near("sum of the weights of a row", r.weights(i, 0) + r.weights(i, 1) + r.weights(i, 2), 1, 2e-7);
    for (std::size_t c = 0; c < width; ++c) {
      check.at_least("Z against the smallest V", r.z(i, c), std::min({r.v(0, c), r.v(1, c), r.v(2, c)}));
      check.at_most("Z against the largest V", r.z(i, c), std::max({r.v(0, c), r.v(1, c), r.v(2, c)}));
    }
  }
}

}  // namespace

int main() {
  examples::checker check("reason5_weighted_sum");
  const run usual = attend(1);
  constexpr std::array<row, 3> gives{{{.0670, .0335, -.1005}, {.3982, .3982, .3186}, {.8211, -.4106, .1369}}};
  std::cout << "What the row of \"cat\" is made of\n" << std::fixed << std::setprecision(4);
  for (std::size_t j = 0; j < words.size(); ++j) {
    const double a = usual.weights(cat, j);
    const row given{a * usual.v(j, 0), a * usual.v(j, 1), a * usual.v(j, 2)};
    std::cout << "  " << a << " x V[" << words[j] << "] =";
    print("", given);
    check_row(check, std::string("what ") + words[j] + " gives", given, gives[j]);
  }
  print("           Z[cat] =", z_of_cat(usual));
  check_row(check, "Z[cat]", z_of_cat(usual), {1.2863, .0212, .3549});
  check_mean(check, usual);

  std::cout << "\nZ[cat] when all scores are multiplied by s: from the mean of all values to the value of one word\n";
  print("  s = 0  (mean of V)", z_of_cat(attend(0)));
  print("  s = 1             ", z_of_cat(usual));
  print("  s = 4             ", z_of_cat(attend(4)));
  print("  s = 64 (V[sat])   ", z_of_cat(attend(64)));
  check_row(check, "s = 0", z_of_cat(attend(0)), {1.0833, .25, .1667});
  check_row(check, "s = 4", z_of_cat(attend(4)), {1.4711, -.5416, .3237});
  check_row(check, "s = 64", z_of_cat(attend(64)), {usual.v(2, 0), usual.v(2, 1), usual.v(2, 2)});

  std::cout << "\nLimit: a mean stays between its parts. What is in none of the values, attention alone cannot make;\n"
               "that is the work of the feed-forward network behind it.\n";
  return check.report();
}
