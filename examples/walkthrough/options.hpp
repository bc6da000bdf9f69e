// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The command line of the walk-through.
#pragma once

#include "walkthrough/text.hpp"

#include <charconv>
#include <optional>
#include <stdexcept>

namespace walkthrough {

inline constexpr const char* usage = R"(usage: seed_walkthrough [OPTION...]

Self-attention on "The cat sat", matrix by matrix, then heads, positions and the rest of an encoder layer. Every number
comes from the recorded trace of the run. In a terminal it waits after each page; otherwise it prints all.

  --all              print all pages, do not wait
  --step K           print step or chapter K only: 0 X, 1 Q K V, 2 Scores, 3 Softmax, 4 Z, 5 Done, 6 Heads,
                     7 Positions, 8 FFN
  --auto MS          show the pages one after the other, MS milliseconds each
  --lang en|zh       language of the text
  --precision P      digits after the point, 1 to 9 (4)
  --width N          columns to use, 55 to 80 (what the terminal has)
  --ascii            no symbols beyond ASCII in formulas
  --no-color         no colours; NO_COLOR in the environment does the same
  --matrix FILE      your own X: a text file, one row of numbers for each word, or a .npy file
  --tokens A,B,...   the words that belong to the rows of FILE
  --npz FILE         leave the recorded trace as a file for numpy
  --help

For an X with other than 4 columns the weights follow a rule: W(i,j) = ((a i + b j + k) mod 5 - 2) / 4 / 2^s, with
a, b, k = 3 1 0 for W^Q, 2 3 1 for W^K, 1 2 3 for W^V, and s the least number with 4^s >= columns / 4.
)";

struct options {
  bool all = false;
  bool help = false;
  std::optional<int> step, automatic;
  language tongue = language::english;
  int precision = 4;
  std::optional<int> width;
  bool ascii = false, no_colour = false;
  lines tokens;
  std::string matrix, npz;
};

/// What is wrong with the command line or a file that it names.
class usage_error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline lines split(std::string_view s, char separator) {
  lines parts(1);
  for (const char c : s) {
    if (c == separator) parts.emplace_back();
    else parts.back() += c;
  }
  return parts;
}

inline std::optional<int> whole_number(std::string_view s) {
  int x = 0;
  const auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), x);
  if (error != std::errc{} || end != s.data() + s.size()) return std::nullopt;
  return x;
}

class option_reader {
 public:
  option_reader(int count, char** arguments) : words_(arguments + 1, arguments + count) {}

  options read() {
    options o;
    for (at_ = 0; at_ < words_.size(); ++at_) take(words_[at_], o);
    if (!o.tokens.empty() && o.matrix.empty()) {
      throw usage_error("--tokens needs --matrix FILE: the numbers of your words, one row a word");
    }
    return o;
  }

 private:
  void take(const std::string& name, options& o) {
    if (name == "--all") o.all = true;
    else if (name == "--help" || name == "-h") o.help = true;
    else if (name == "--ascii") o.ascii = true;
    else if (name == "--no-color") o.no_colour = true;
    else if (name == "--step") o.step = number(name, 0, 8);
    else if (name == "--auto") o.automatic = number(name, 0, 600000);
    else if (name == "--precision") o.precision = number(name, 1, 9);
    else if (name == "--width") o.width = number(name, 55, 80);
    else if (name == "--lang") o.tongue = tongue(value(name));
    else if (name == "--tokens") o.tokens = split(value(name), ',');
    else if (name == "--matrix") o.matrix = value(name);
    else if (name == "--npz") o.npz = value(name);
    else throw usage_error("unknown option " + name);
  }

  std::string value(const std::string& name) {
    if (at_ + 1 == words_.size()) throw usage_error(name + " needs a value");
    return words_[++at_];
  }
  int number(const std::string& name, int least, int most) {
    const std::string given = value(name);
    const auto x = whole_number(given);
    if (x && *x >= least && *x <= most) return *x;
    throw usage_error(name + " takes a number from " + std::to_string(least) + " to " + std::to_string(most) +
                      ", not " + given);
  }
  static language tongue(const std::string& given) {
    if (given == "en") return language::english;
    if (given == "zh") return language::chinese;
    throw usage_error("--lang takes en or zh, not " + given);
  }

  lines words_;
  std::size_t at_ = 0;
};

}  // namespace walkthrough
