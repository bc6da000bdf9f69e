// SPDX-License-Identifier: BSD-3-Clause
#include "support/arrays.hpp"
#include "support/compare.hpp"
#include "support/scalar.hpp"

#include <xattn/simd/loop.hpp>
#include <xattn/simd/math.hpp>

namespace {

using namespace bench;

/// A function in three forms: of xattn and of xsimd on packs, of the standard library on numbers.
struct exponential {
  static constexpr const char* name = "exp";
  static auto library(auto x) { return xattn::simd::exp(x); }
  static auto xsimd(const auto& x) { return xsimd::exp(x); }
  static auto standard(auto x) { return std::exp(x); }
};
struct hyperbolic_tangent {
  static constexpr const char* name = "tanh";
  static auto library(auto x) { return xattn::simd::tanh(x); }
  static auto xsimd(const auto& x) { return xsimd::tanh(x); }
  static auto standard(auto x) { return std::tanh(x); }
};
struct error_function {
  static constexpr const char* name = "erf";
  static auto library(auto x) { return xattn::simd::erf(x); }
  static auto xsimd(const auto& x) { return xsimd::erf(x); }
  static auto standard(auto x) { return std::erf(x); }
};

template <class F, class T>
struct row_map {
  using value_type = T;
  using pack = xattn::simd::pack<T>;
  array<T, 1> x, y;

  explicit row_map(const shape& s) : x(T(4) * random<T>(s[0])), y(zeros<T>(s[0])) {}

  static std::vector<way<row_map>> ways() {
    return {{"xattn", &row_map::library}, {"xsimd", &row_map::xsimd}, {"std", &row_map::scalar}};
  }
  static work cost(const shape& s) { return {.exps = static_cast<double>(s[0])}; }

  void library() {
    xattn::simd::transform(view_of(std::as_const(x)), view_of(y), [](pack p) { return F::library(p); });
  }
  void xsimd() {
    xattn::simd::transform(view_of(std::as_const(x)), view_of(y), [](pack p) { return pack(F::xsimd(p.v)); });
  }
  void scalar() {
    scalar::map(x.data(), y.data(), static_cast<index_t>(x.size()), [](T number) { return F::standard(number); });
  }
  std::span<T> result() { return all_of(y); }
};

template <class F>
bool add_function() {
  const std::string name = F::name;
  return add<row_map<F, float>>(name + "<float>", {"N"}, {{1024}}) &&
         add<row_map<F, double>>(name + "<double>", {"N"}, {{1024}});
}

const bool added = add_function<exponential>() && add_function<hyperbolic_tangent>() && add_function<error_function>();

}  // namespace
