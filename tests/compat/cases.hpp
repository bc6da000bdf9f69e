// SPDX-License-Identifier: BSD-3-Clause
/// Calls that PyTorch or ONNX Runtime answered, out of an .npz file: a case NAME has NAME/call, text of words like
/// `op=sdpa is_causal=1`, inputs NAME/in/X and expected outputs NAME/out/X.
#pragma once

#include <xattn/io/npz.hpp>

#include <filesystem>
#include <map>
#include <sstream>
#include <string>

namespace compat_cases {

using xattn::index_t;
using outputs = std::map<std::string, xt::xarray<double>>;

struct compat_case {
  std::map<std::string, std::string> words;
  std::map<std::string, xattn::trace::dense_array> in;
  outputs expected;

  bool has(const std::string& name) const { return in.count(name) != 0; }
  bool flag(const std::string& word) const { return number(word, 0) != 0; }
  double number(const std::string& word, double otherwise) const {
    const auto found = words.find(word);
    return found == words.end() ? otherwise : std::stod(found->second);
  }
  index_t whole(const std::string& word, index_t otherwise) const {
    return static_cast<index_t>(number(word, static_cast<double>(otherwise)));
  }
  const std::string& op() const { return words.at("op"); }

  /// Empty where there is none.
  template <class T>
  xt::xarray<T> array(const std::string& name) const {
    return has(name) ? in.at(name).as<T>() : xt::xarray<T>(std::vector<std::size_t>{}, T(0));
  }
  bool is_bool(const std::string& name) const { return in.at(name).type == xattn::dtype::boolean; }
};

inline std::map<std::string, compat_case> read_cases(const std::string& file) {
  std::map<std::string, compat_case> cases;
  for (const auto& [key, array] : xattn::io::read_npz(file)) {
    const auto slash = key.find('/');
    compat_case& c = cases[key.substr(0, slash)];
    const std::string part = key.substr(slash + 1);
    if (part == "call") {
      const auto& bytes = *array.bytes;
      std::istringstream text(std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
      for (std::string word; text >> word;) c.words[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
    } else if (part.rfind("in/", 0) == 0) {
      c.in.emplace(part.substr(3), array);
    } else {
      c.expected.emplace(part.substr(4), array.as<double>());
    }
  }
  return cases;
}

/// The checked-in cases of `peer`, torch or onnx.
inline std::map<std::string, compat_case> fixture(const std::string& peer) {
  return read_cases((std::filesystem::path(__FILE__).parent_path() / (peer + ".npz")).string());
}

/// The largest |got - want| over the largest |want| of the array; infinite where shapes, infinities or
/// NaN differ.
inline double error_of(const xt::xarray<double>& got, const xt::xarray<double>& want) {
  if (got.shape() != want.shape()) return HUGE_VAL;
  double scale = 0, worst = 0;
  for (std::size_t n = 0; n < want.size(); ++n) {
    const double g = got.data()[n], w = want.data()[n];
    if (g == w || (std::isnan(g) && std::isnan(w))) continue;
    const double error = std::abs(g - w);
    if (!std::isfinite(error)) return HUGE_VAL;
    worst = std::max(worst, error);
  }
  for (const double w : want) scale = std::isfinite(w) ? std::max(scale, std::abs(w)) : scale;
  return worst == 0 ? 0 : worst / scale;
}

inline double error_of(const outputs& got, const outputs& want) {
  double worst = want.empty() ? HUGE_VAL : 0;
  for (const auto& [name, numbers] : want) {
    const auto found = got.find(name);
    worst = std::max(worst, found == got.end() ? HUGE_VAL : error_of(found->second, numbers));
  }
  return worst;
}

}  // namespace compat_cases
