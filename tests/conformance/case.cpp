// SPDX-License-Identifier: BSD-3-Clause
#include "case.hpp"

#include <xattn/io/npy.hpp>

#include <fstream>
#include <sstream>

namespace conformance {
namespace {

std::vector<std::size_t> parse_shape(const std::string& dims) {
  std::vector<std::size_t> shape;
  if (dims == "scalar") return shape;
  std::istringstream text(dims);
  for (std::string extent; std::getline(text, extent, 'x');) shape.push_back(std::stoul(extent));
  return shape;
}

}  // namespace

xt::xarray<double> tensor_file::read() const {
  const bool wide = type == "bfloat16";
  const std::filesystem::path& path = wide && !widened.empty() ? widened : file;
  const auto stored = xattn::io::read_npy(path.string());
  if (stored.shape != shape || xattn::name(stored.type) != (wide ? "float32" : type)) {
    throw std::runtime_error(path.filename().string() + " has another shape or type than case.txt says");
  }
  return stored.as<double>();
}

test_case::test_case(const std::filesystem::path& file)
    : folder_(file.parent_path()), name_(folder_.filename().string()) {
  std::ifstream text(file);
  if (!text) throw std::runtime_error("case.txt cannot be read");
  for (std::string line; std::getline(text, line);) {
    if (!line.empty()) read_line(line, file.parent_path());
  }
  if (op_.empty()) throw std::runtime_error("case.txt names no operator");
}

void test_case::read_line(const std::string& line, const std::filesystem::path& folder) {
  std::istringstream words(line);
  std::string kind, name, type;
  words >> kind;
  if (kind == "case") words >> name_;
  if (kind == "op") words >> op_;
  if (kind == "attr") {
    words >> name >> type >> std::ws;
    std::getline(words, attributes_[name]);
  }
  if (kind != "in" && kind != "out") return;
  int slot = 0;
  std::string dims, path, widened;
  if (!(words >> slot >> name)) throw std::runtime_error("case.txt has a line without slot or name: " + line);
  if (name == "-") return;
  if (!(words >> type >> dims >> path)) throw std::runtime_error("case.txt has an incomplete line: " + line);
  words >> widened;
  const std::filesystem::path wide = widened.empty() ? std::filesystem::path() : folder / widened;
  (kind == "in" ? inputs_ : outputs_)[slot] = {name, type, parse_shape(dims), folder / path, wide};
}

const tensor_file& test_case::input(int slot) const {
  used_inputs_.insert(slot);
  const auto found = inputs_.find(slot);
  if (found == inputs_.end()) throw std::runtime_error("input " + std::to_string(slot) + " is missing");
  return found->second;
}

std::string test_case::text(const std::string& attribute, const std::string& otherwise) const {
  used_attributes_.insert(attribute);
  const auto found = attributes_.find(attribute);
  return found == attributes_.end() ? otherwise : found->second;
}

xattn::io::json_value test_case::json() const {
  std::ifstream file(folder_ / "case.json");
  if (!file) throw std::runtime_error("case.json cannot be read");
  std::ostringstream text;
  text << file.rdbuf();
  return xattn::io::parse_json(text.str());
}

double test_case::number(const std::string& attribute, double otherwise) const {
  const std::string value = text(attribute, "");
  return value.empty() ? otherwise : std::stod(value);
}

long test_case::integer(const std::string& attribute, long otherwise) const {
  const std::string value = text(attribute, "");
  return value.empty() ? otherwise : std::stol(value);
}

void test_case::expect_all_used() const {
  for (const auto& [attribute, value] : attributes_) {
    if (used_attributes_.count(attribute) == 0) throw not_yet("the attribute " + attribute);
  }
  for (const auto& [slot, tensor] : inputs_) {
    if (used_inputs_.count(slot) == 0) throw not_yet("input " + std::to_string(slot) + ", " + tensor.name);
  }
}

}  // namespace conformance
