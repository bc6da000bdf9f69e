// SPDX-License-Identifier: BSD-3-Clause
#include "support/arrays.hpp"
#include "support/compare.hpp"
#include "support/copy.hpp"
#include "support/scalar.hpp"

#include <xattn/kernels/activation.hpp>
#include <xattn/kernels/bias.hpp>

#include <numbers>

namespace {

using namespace bench;

struct relu {
  static constexpr const char* name = "relu";
  static constexpr auto library = xattn::kernels::relu;
  template <class T>
  static T scalar(T x) {
    return std::max(x, T(0));
  }
  static auto xtensor(const auto& x) { return xt::maximum(x, typename std::decay_t<decltype(x)>::value_type(0)); }
};

template <class T>
inline constexpr T half_root = static_cast<T>(std::numbers::sqrt2 / 2);

struct gelu {
  static constexpr const char* name = "gelu";
  static constexpr auto library = xattn::kernels::gelu;
  template <class T>
  static T scalar(T x) {
    return x * T(0.5) * (1 + std::erf(x * half_root<T>));
  }
  static auto xtensor(const auto& x) {
    using T = typename std::decay_t<decltype(x)>::value_type;
    return x * T(0.5) * (T(1) + xt::erf(x * half_root<T>));
  }
};

template <class T>
inline constexpr T slope = static_cast<T>(0.797884560802865355879892119868763737);  // sqrt(2 / pi)

struct gelu_tanh {
  static constexpr const char* name = "gelu_tanh";
  static constexpr auto library = xattn::kernels::gelu_tanh;
  template <class T>
  static T scalar(T x) {
    return x * T(0.5) * (1 + std::tanh(slope<T> * (x + T(0.044715) * x * x * x)));
  }
  static auto xtensor(const auto& x) {
    using T = typename std::decay_t<decltype(x)>::value_type;
    return x * T(0.5) * (T(1) + xt::tanh(slope<T> * (x + T(0.044715) * x * x * x)));
  }
};

struct silu {
  static constexpr const char* name = "silu";
  static constexpr auto library = xattn::kernels::silu;
  static auto scalar(auto x) { return x / (1 + std::exp(-x)); }
  static auto xtensor(const auto& x) {
    using T = typename std::decay_t<decltype(x)>::value_type;
    return x / (T(1) + xt::exp(-x));
  }
};

template <class F, class T>
struct rows_of {
  using value_type = T;
  array<T, 2> x, y;

  explicit rows_of(const shape& s) : x(T(4) * random<T>(s[0], s[1])), y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<rows_of>> ways() {
    return {{"xattn", &rows_of::library},
            {"scalar", &rows_of::scalar},
            {"xtensor", &rows_of::xtensor},
            {"copy", &rows_of::copy, false}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1])); }

  void library() { F::library(view_of(std::as_const(x)), view_of(y)); }
  void scalar() {
    scalar::map(x.data(), y.data(), static_cast<index_t>(x.size()), [](T number) { return F::scalar(number); });
  }
  void xtensor() { y = F::xtensor(x); }
  void copy() { bench::copy<T>({x.data(), x.size()}, all_of(y)); }
  std::span<T> result() { return all_of(y); }
};

/// Bias and GELU: in one go, and one after the other.
template <class T>
struct biased_gelu {
  using value_type = T;
  array<T, 2> x, y;
  array<T, 1> bias;

  explicit biased_gelu(const shape& s) : x(random<T>(s[0], s[1])), y(zeros<T>(s[0], s[1])), bias(random<T>(s[1])) {}

  static std::vector<way<biased_gelu>> ways() {
    return {{"xattn", &biased_gelu::library},
            {"pair", &biased_gelu::pair},
            {"scalar", &biased_gelu::scalar},
            {"copy", &biased_gelu::copy, false}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1])); }

  void library() {
    xattn::kernels::activate(xattn::activation::gelu, view_of(std::as_const(x)), view_of(std::as_const(bias)),
                             view_of(y));
  }
  void pair() {
    xattn::kernels::add_bias(view_of(std::as_const(x)), view_of(std::as_const(bias)), view_of(y));
    xattn::kernels::activate(xattn::activation::gelu, view_of(std::as_const(y)), view_of(y));
  }
  void scalar() {
    y = x + bias;
    scalar::map(y.data(), y.data(), static_cast<index_t>(y.size()), [](T number) { return gelu::scalar(number); });
  }
  void copy() { bench::copy<T>({x.data(), x.size()}, all_of(y)); }
  std::span<T> result() { return all_of(y); }
};

template <class F>
bool add_activation() {
  const std::string name = F::name;
  const std::vector<std::string> names{"Lq", "F"};
  return add<rows_of<F, float>>(name + "<float>", names, {{8, 768}, {128, 768}, {2048, 768}}) &&
         add<rows_of<F, double>>(name + "<double>", names, {{128, 768}});
}

const bool added =
    add_activation<relu>() && add_activation<gelu>() && add_activation<gelu_tanh>() && add_activation<silu>() &&
    add<biased_gelu<float>>("bias_gelu<float>", {"Lq", "F"}, {{8, 768}, {128, 768}, {2048, 768}});

}  // namespace
