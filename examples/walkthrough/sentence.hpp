// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The words and their matrix X: "The cat sat", or the reader's own from a file.
/// Shapes  x (words, d_model), any size. A text file has one row a line, numbers parted by blanks, commas or
///         semicolons; # starts a comment. A name that ends in .npy is read as a numpy file.
#pragma once

#include "support/fixtures.hpp"
#include "walkthrough/options.hpp"

#include <xattn/io/npy.hpp>

#include <cmath>
#include <fstream>

namespace walkthrough {

using examples::matrix;

struct sentence {
  lines tokens;
  matrix x;
};

namespace detail {

inline std::vector<float> numbers_in(std::string line, const std::string& place) {
  line.erase(std::min(line.find('#'), line.size()));
  std::vector<float> row;
  for (char& c : line) c = c == ',' || c == ';' || c == '\t' || c == '\r' ? ' ' : c;
  for (const std::string& part : split(line, ' ')) {
    if (part.empty()) continue;
    char* end = nullptr;
    row.push_back(std::strtof(part.c_str(), &end));
    if (*end != '\0' || !std::isfinite(row.back())) throw usage_error(place + ": " + part + " is not a finite number");
  }
  return row;
}

inline matrix read_text(const std::string& file) {
  std::ifstream in(file);
  if (!in) throw usage_error("cannot open " + file);
  std::vector<float> all;
  std::size_t rows = 0, columns = 0, number = 0;
  for (std::string line; std::getline(in, line);) {
    const std::string place = file + ", line " + std::to_string(++number);
    const std::vector<float> row = numbers_in(line, place);
    if (row.empty()) continue;
    if (rows++ == 0) columns = row.size();
    if (row.size() != columns) {
      throw usage_error(place + ": " + std::to_string(row.size()) + " numbers, expected " + std::to_string(columns) +
                        " as in the rows before");
    }
    all.insert(all.end(), row.begin(), row.end());
  }
  matrix x = matrix::from_shape({rows, columns});
  std::copy(all.begin(), all.end(), x.begin());
  return x;
}

inline xt::xarray<float> read_array(const std::string& file) {
  try {
    return xattn::io::read_npy(file).as<float>();
  } catch (const xattn::io::io_error& e) {
    throw usage_error(e.what());
  }
}

inline matrix read_numpy(const std::string& file) {
  const xt::xarray<float> array = read_array(file);
  if (array.dimension() != 2)
    throw usage_error(file + " has " + std::to_string(array.dimension()) + " axes, expected 2: (words, d_model)");
  for (const float v : array) {
    if (!std::isfinite(v)) throw usage_error(file + " holds numbers that are not finite");
  }
  return array;
}

}  // namespace detail

/// The sentence that the options ask for; a usage_error says what is wrong with it.
inline sentence sentence_of(const options& o) {
  if (o.matrix.empty()) return {{"The", "cat", "sat"}, examples::seed_x()};
  const bool numpy = o.matrix.size() > 4 && o.matrix.substr(o.matrix.size() - 4) == ".npy";
  sentence s{o.tokens, numpy ? detail::read_numpy(o.matrix) : detail::read_text(o.matrix)};
  if (s.x.size() == 0) throw usage_error(o.matrix + " holds no numbers");
  if (s.tokens.empty()) {
    for (std::size_t i = 0; i < s.x.shape(0); ++i) s.tokens.push_back("w" + std::to_string(i));
  }
  if (s.tokens.size() != s.x.shape(0)) {
    throw usage_error("--tokens names " + std::to_string(s.tokens.size()) + " words, " + o.matrix + " has " +
                      std::to_string(s.x.shape(0)) + " rows");
  }
  return s;
}

}  // namespace walkthrough
