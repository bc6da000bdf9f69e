// SPDX-License-Identifier: BSD-3-Clause
/// A conformance case: one operator with attributes, inputs and expected outputs, read from a folder with a case.txt.
/// It remembers what was looked at, so that nothing a case says is passed over in silence.
#pragma once

#include <xattn/core/numbers.hpp>
#include <xattn/io/json_reader.hpp>
#include <xattn/xtensor/containers.hpp>

#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace conformance {

using xattn::index_t;

/// What the library or the runner does not do yet; the case is neither passed nor failed.
struct not_yet : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// An array in a file, or in two: `widened`, if not empty, holds the same numbers as float32. That is what is read of
/// bfloat16, which .npy has no name for.
struct tensor_file {
  std::string name;
  std::string type;
  std::vector<std::size_t> shape;
  std::filesystem::path file, widened;

  /// Every number as a double.
  xt::xarray<double> read() const;
};

class test_case {
 public:
  /// `file` is a case.txt.
  explicit test_case(const std::filesystem::path& file);

  const std::string& name() const { return name_; }
  const std::string& op() const { return op_; }
  const std::map<int, tensor_file>& outputs() const { return outputs_; }

  bool has_input(int slot) const { return inputs_.count(slot) != 0; }
  const tensor_file& input(int slot) const;

  double number(const std::string& attribute, double otherwise) const;
  long integer(const std::string& attribute, long otherwise) const;
  std::string text(const std::string& attribute, const std::string& otherwise) const;
  bool has_attribute(const std::string& attribute) const { return attributes_.count(attribute) != 0; }

  /// The case.json beside the case.txt.
  xattn::io::json_value json() const;

  /// Throws not_yet if there is an input or an attribute that nobody looked at.
  void expect_all_used() const;

 private:
  void read_line(const std::string& line, const std::filesystem::path& folder);

  std::filesystem::path folder_;
  std::string name_, op_;
  std::map<std::string, std::string> attributes_;
  std::map<int, tensor_file> inputs_, outputs_;
  mutable std::set<std::string> used_attributes_;
  mutable std::set<int> used_inputs_;
};

/// body(T{}) with the type of the elements of an input.
template <class Body>
auto with_real(const std::string& type, const Body& body) {
  if (type == "float32") return body(float{});
  if (type == "float64") return body(double{});
  if (type == "float16") return body(xattn::f16{});
  if (type == "bfloat16") return body(xattn::bf16{});
  throw not_yet("elements of type " + type);
}

/// An input in the type that it is stored in, or in a wider one.
template <class T>
xt::xarray<T> load(const tensor_file& tensor) {
  const xt::xarray<double> numbers = tensor.read();
  auto result = xt::xarray<T>::from_shape(tensor.shape);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if constexpr (xattn::narrow_storage<T>)
      result.data()[i] = T(static_cast<float>(numbers.data()[i]));
    else
      result.data()[i] = static_cast<T>(numbers.data()[i]);
  }
  return result;
}

/// What was computed, by output slot.
using results = std::map<int, xt::xarray<double>>;

template <class T>
xt::xarray<double> as_doubles(const xt::xarray<T>& values) {
  auto result = xt::xarray<double>::from_shape(values.shape());
  for (std::size_t i = 0; i < values.size(); ++i) {
    result.data()[i] = static_cast<double>(static_cast<xattn::acc_t<T>>(values.data()[i]));
  }
  return result;
}

}  // namespace conformance
