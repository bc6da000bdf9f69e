// SPDX-License-Identifier: BSD-3-Clause
#include "compare.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace conformance {
namespace {

double bound_of(const tensor_file& tensor) {
  if (tensor.type == "bfloat16") return 8e-3;
  if (tensor.type == "float16") return 1e-3;
  if (tensor.type == "float32") return 1e-5;
  if (tensor.type == "float64") return 1e-12;
  if (tensor.type == "int64" || tensor.type == "int32" || tensor.type == "uint8" || tensor.type == "bool") return 0;
  throw not_yet("an output of type " + tensor.type);
}

std::string shape_text(const xt::xarray<double>& a) {
  std::ostringstream text;
  text << '(';
  for (std::size_t d = 0; d < a.dimension(); ++d) text << (d == 0 ? "" : ", ") << a.shape()[d];
  text << ')';
  return text.str();
}

std::string index_text(const xt::xarray<double>& a, std::size_t element) {
  std::string text;
  for (std::size_t d = a.dimension(); d-- > 0; element /= a.shape()[d]) {
    text.insert(0, (d == 0 ? "" : ", ") + std::to_string(element % a.shape()[d]));
  }
  return "(" + text + ")";
}

/// Infinite where the error measure has no number for it.
double error_of(double got, double want) {
  if (got == want || (std::isnan(got) && std::isnan(want))) return 0;
  const double error = std::abs(got - want) / std::max(1.0, std::abs(want));
  return std::isfinite(error) && std::isfinite(want) ? error : HUGE_VAL;
}

/// Rows along the last axis.
std::size_t row_width(const xt::xarray<double>& a) { return a.dimension() == 0 ? 1 : a.shape()[a.dimension() - 1]; }

bool in_row_of_zeros(const xt::xarray<double>& want, std::size_t element) {
  const double* first = want.data() + element / row_width(want) * row_width(want);
  return std::all_of(first, first + row_width(want), [](double x) { return x == 0; });
}

/// A number too small or too large for the narrow type of an output is what it becomes there, 0 or infinite.
template <class T>
void store_extremes(xt::xarray<double>& numbers) {
  for (double& x : numbers) {
    const auto stored = static_cast<double>(static_cast<float>(T(static_cast<float>(x))));
    if (stored == 0 || std::isinf(stored)) x = stored;
  }
}

xt::xarray<double> as_stored(xt::xarray<double> numbers, const std::string& type) {
  if (type == "float16") store_extremes<xattn::f16>(numbers);
  if (type == "bfloat16") store_extremes<xattn::bf16>(numbers);
  return numbers;
}

}  // namespace

std::string difference(const xt::xarray<double>& got, const xt::xarray<double>& want, double bound) {
  if (got.shape() != want.shape()) return "shape " + shape_text(got) + ", expected " + shape_text(want);
  double worst = 0;
  std::size_t place = 0;
  for (std::size_t i = 0; i < want.size(); ++i) {
    double error = error_of(got.data()[i], want.data()[i]);
    if (error > 0 && in_row_of_zeros(want, i)) error = HUGE_VAL;
    if (error > worst) {
      worst = error;
      place = i;
    }
  }
  if (worst <= bound) return "";
  std::ostringstream text;
  text.precision(9);
  text << "error " << worst << " at " << index_text(want, place) << ", got " << got.data()[place] << ", expected "
       << want.data()[place] << " within " << bound;
  return text.str();
}

std::string difference(const results& got, const test_case& expected) {
  if (expected.outputs().empty()) return "the case expects nothing";
  for (const auto& [slot, tensor] : expected.outputs()) {
    const auto found = got.find(slot);
    if (found == got.end()) throw not_yet("output " + std::to_string(slot) + ", " + tensor.name);
    const std::string text = difference(as_stored(found->second, tensor.type), tensor.read(), bound_of(tensor));
    if (!text.empty()) return text + ", in output " + std::to_string(slot) + ", " + tensor.name;
  }
  return "";
}

}  // namespace conformance
