// SPDX-License-Identifier: BSD-3-Clause
// 猫咬狗 (cat bites dog) and 狗咬猫 (dog bites cat): attention alone cannot tell them apart, positions can.
//   order_cat_dog [--causal]     with the columns for a causal mask
// test: --causal
#include "support/cat_dog.hpp"
#include "support/check.hpp"

#include <xattn/trace.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <string_view>
#include <vector>

namespace {

using namespace examples;
constexpr std::size_t words = 3, width = 3, pooled = 3;
const std::array<const char*, words + 1> names{cat_dog_words[0], cat_dog_words[1], cat_dog_words[2], "mean"};

/// Row w: the output of word w, wherever it stands; the last row is the mean of all.
matrix outputs(const order& o, positions p, looks l) {
  const matrix z = attend(o, p, l);
  matrix by_word = xt::zeros<float>({words + 1, width});
  for (std::size_t place = 0; place < words; ++place) {
    for (std::size_t c = 0; c < width; ++c) {
      by_word(o[place], c) = z(place, c);
      by_word(pooled, c) += z(place, c) / 3.f;
    }
  }
  return by_word;
}

double difference(const matrix& a, const matrix& b, std::size_t row) {
  double d = 0;
  for (std::size_t c = 0; c < width; ++c)
    d = std::max(d, std::abs(static_cast<double>(a(row, c)) - static_cast<double>(b(row, c))));
  return d;
}

/// Largest difference of each word, and of the mean, between the two sentences.
std::array<double, words + 1> differences(positions p, looks l) {
  const matrix a = outputs(cat_bites_dog, p, l), b = outputs(dog_bites_cat, p, l);
  return {difference(a, b, 0), difference(a, b, 1), difference(a, b, 2), difference(a, b, pooled)};
}

/// Smallest and largest difference between the means of any two of the six orders.
std::pair<double, double> spread_of_means(positions p) {
  std::vector<matrix> means;
  order o{0, 1, 2};
  do means.push_back(outputs(o, p, looks::everywhere));
  while (std::next_permutation(o.begin(), o.end()));
  std::pair<double, double> range{1e300, 0};
  for (std::size_t i = 0; i < means.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double d = difference(means[i], means[j], pooled);
      range = {std::min(range.first, d), std::max(range.second, d)};
    }
  }
  return range;
}

}  // namespace

int main(int count, char** arguments) {
  const bool show_causal = count > 1 && std::string_view(arguments[1]) == "--causal";
  if (count > 1 + show_causal) return std::cerr << "usage: order_cat_dog [--causal]\n", 2;
  const auto bare = differences(positions::without, looks::everywhere),
             placed = differences(positions::with, looks::everywhere);
  const auto causal = differences(positions::without, looks::back), both = differences(positions::with, looks::back);
  std::cout << "How far the output of each word differs between 猫咬狗 (cat bites dog) and 狗咬猫 (dog bites cat)\n\n"
            << " word   no positions   positions" << (show_causal ? "   causal, no positions   causal, positions" : "")
            << '\n'
            << std::fixed << std::setprecision(4);
  for (std::size_t w = 0; w <= words; ++w) {
    std::cout << ' ' << xattn::trace::padded(names[w], 5) << std::setw(14) << bare[w] << std::setw(12) << placed[w];
    if (show_causal) std::cout << std::setw(23) << causal[w] << std::setw(20) << both[w];
    std::cout << '\n';
  }
  const auto same = spread_of_means(positions::without), apart = spread_of_means(positions::with);
  std::cout
      << "\nMeans of the six orders of the words: without positions all within "
      << (same.second <= 1e-6 ? "1e-6" : "MORE THAN 1e-6") << ",\nwith positions any two at least " << apart.first
      << " apart.\n\n"
      << "Limit: this holds for attention that looks everywhere. Under a causal mask the first word sees only itself,\n"
      << "so the order already counts without positions: 猫 differs by " << causal[0] << ".\n";

  examples::checker check("order_cat_dog");
  const matrix z = outputs(cat_bites_dog, positions::without, looks::everywhere);
  xattn::trace::recorder rec;
  (void)attend(cat_bites_dog, positions::with, looks::back, xattn::trace::to(rec));
  check.audited("one of the runs", rec);
  check.row("Z by word", z, 0, {.9056, .6100, .3600});
  check.row("mean of Z", z, pooled, {.9051, .5002, .2502});
  for (std::size_t w = 0; w <= words; ++w) check.at_most(std::string("no positions: ") + names[w], bare[w], 1e-6);
  check.near("positions: largest difference of a word", std::max({placed[0], placed[1], placed[2]}), 1.0603);
  check.near("positions: difference of the means", placed[pooled], .5328);
  check.at_most("six orders without positions", same.second, 1e-6);
  check.near("six orders with positions", apart.first, .2158);
  check.near("causal, no positions: 猫", causal[0], .8600);
  return check.report();
}
