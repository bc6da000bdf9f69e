// SPDX-License-Identifier: BSD-3-Clause
// What a mask does: excluded pairs get the score -inf, so the weight 0, and the rest of the row still sums to 1. A row
// in which all is excluded has no weights at all: its output is exactly 0, and the trace notes it.
#include "support/check.hpp"
#include "support/fixtures.hpp"

#include <xattn/trace.hpp>

#include <iostream>

namespace {

namespace trace = xattn::trace;
using examples::matrix;
const std::vector<std::string> words{"The", "cat", "sat", "[PAD]"};
constexpr double infinity = std::numeric_limits<double>::infinity();

/// The seed's words and a row that only fills up; what is in it must not matter.
matrix padded_words(float filler) {
  matrix x = filler * xt::ones<float>({4, 4});
  const matrix seed = examples::seed_x();
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 4; ++j) x(i, j) = seed(i, j);
  }
  return x;
}

struct seen {
  matrix z;
  trace::recorder rec{{.tokens = words}};
};

template <class Mask>
seen attend(const matrix& x, const Mask& mask) {
  using xattn::matmul;
  seen s;
  s.z = xattn::attention(matmul(x, examples::seed_w_q()), matmul(x, examples::seed_w_k()),
                         matmul(x, examples::seed_w_v()), mask, {}, trace::to(s.rec));
  return s;
}

double sum_of_row(const xt::xarray<double>& a, std::size_t i) {
  double sum = 0;
  for (std::size_t j = 0; j < a.shape(1); ++j) sum += a(i, j);
  return sum;
}

void print(const char* title, const seen& s) {
  std::cout << title << '\n';
  const xt::xarray<double>&masked = s.rec["masked"], &a = s.rec["weights"];
  trace::matrix_format labels{.row_labels = words, .column_labels = words, .precision = 2};
  xt::xarray<double> sums = xt::zeros<double>({a.shape(0), std::size_t{1}});
  for (std::size_t i = 0; i < a.shape(0); ++i) sums(i, 0) = sum_of_row(a, i);
  const auto scores = trace::format_matrix(masked, labels);
  labels.row_labels.clear();
  const auto weights = trace::format_matrix(a, labels);
  labels.column_labels = {"sum"};
  const auto both = trace::beside(trace::beside(scores, "  ->  ", weights), "  ", trace::format_matrix(sums, labels));
  for (const std::string& line : both) std::cout << "  " << line << '\n';
  for (const trace::empty_row& e : s.rec.empty_rows()) {
    std::cout << "  note: row " << e.row << " (" << words[static_cast<std::size_t>(e.row)]
              << ") may attend to nothing\n";
  }
  std::cout << '\n';
}

/// Scores and weights of a run against what is allowed.
template <class Allowed>
void check_pattern(examples::checker& check, const std::string& what, const seen& s, Allowed allowed) {
  check.audited(what, s.rec);
  const xt::xarray<double>&masked = s.rec["masked"], &a = s.rec["weights"];
  for (std::size_t i = 0; i < 4; ++i) {
    double expected = 0;
    for (std::size_t j = 0; j < 4; ++j) {
      check.that(what + ": -inf where a pair is excluded", (masked(i, j) == -infinity) != allowed(i, j));
      check.that(what + ": and weight 0 there, only there", (a(i, j) == 0) != allowed(i, j));
      if (allowed(i, j)) expected = 1;
    }
    check.near(what + ": sum of a row", sum_of_row(a, i), expected, 1e-6);
  }
}

}  // namespace

int main() {
  std::cout << "Scores after the mask -> weights, and the sum of each row\n\n";
  examples::checker check("masking");
  const matrix x = padded_words(0.5f);
  const seen causal = attend(x, xattn::causal);
  print("Causal: a word sees itself and what came before", causal);
  check_pattern(check, "causal", causal, [](std::size_t i, std::size_t j) { return j <= i; });

  const xt::xtensor<bool, 1> is_word{true, true, true, false};
  const seen filled = attend(x, xattn::boolean(is_word));
  print("Padding: nobody sees the filler", filled);
  check_pattern(check, "padding", filled, [](std::size_t, std::size_t j) { return j < 3; });
  const float not_a_number = std::numeric_limits<float>::quiet_NaN();
  const seen again = attend(padded_words(not_a_number), xattn::boolean(is_word));
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t c = 0; c < 3; ++c) check.equal("the filler may be NaN", again.z(i, c), filled.z(i, c));
  }

  xt::xtensor<bool, 2> rows = xt::ones<bool>({4, 4});
  for (std::size_t j = 0; j < 4; ++j) rows(0, j) = rows(j, 3) = false;
  const seen empty = attend(x, xattn::causal & xattn::boolean(rows));
  print("Both, and \"The\" may see nothing", empty);
  check_pattern(check, "empty row", empty, [](std::size_t i, std::size_t j) { return i > 0 && j <= i && j < 3; });
  check.equal("rows noted", static_cast<double>(empty.rec.empty_rows().size()), 1);
  check.equal("log of the sum of no exponentials", empty.rec["lse"](0), -infinity);
  for (std::size_t c = 0; c < 3; ++c) check.equal("output of a row that sees nothing", empty.z(0, c), 0);
  std::cout << "The output of the empty row: " << empty.z(0, 0) << ' ' << empty.z(0, 1) << ' ' << empty.z(0, 2) << '\n';
  return check.report();
}
