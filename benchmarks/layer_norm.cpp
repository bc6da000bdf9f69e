// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/copy.hpp"
#include "support/expression.hpp"
#include "support/scalar.hpp"

#include <xattn/kernels/add_norm.hpp>
#include <xattn/kernels/rms_norm.hpp>

namespace {

using namespace bench;

template <class T>
struct row_norm {
  using value_type = T;
  static constexpr T eps = T(1e-5);
  array<T, 2> x, y;

  explicit row_norm(const shape& s) : x(random<T>(s[0], s[1])), y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<row_norm>> ways() {
    return {{"xattn", &row_norm::library},
            {"scalar", &row_norm::scalar},
            {"xtensor", &row_norm::xtensor},
            {"copy", &row_norm::copy, false}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1])); }

  void library() { xattn::kernels::layer_norm(view_of(std::as_const(x)), view_of(y), {.eps = eps}); }
  void scalar() {
    const auto extent = [this](std::size_t d) { return static_cast<index_t>(x.shape()[d]); };
    scalar::layer_norm(x.data(), y.data(), extent(0), extent(1), eps);
  }
  void xtensor() { y = expression::layer_norm(x, eps); }
  void copy() { bench::copy<T>({x.data(), x.size()}, all_of(y)); }
  std::span<T> result() { return all_of(y); }
};

template <class T>
struct row_rms_norm {
  using value_type = T;
  static constexpr T eps = T(1e-6);
  array<T, 2> x, y;
  array<T, 1> gamma;

  explicit row_rms_norm(const shape& s) : x(random<T>(s[0], s[1])), y(zeros<T>(s[0], s[1])), gamma(random<T>(s[1])) {}

  static std::vector<way<row_rms_norm>> ways() {
    return {{"xattn", &row_rms_norm::library}, {"scalar", &row_rms_norm::scalar}, {"copy", &row_rms_norm::copy, false}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1])); }

  void library() {
    xattn::kernels::rms_norm(view_of(std::as_const(x)), view_of(y),
                             {.gamma = view_of(std::as_const(gamma)), .eps = eps});
  }
  void scalar() {
    const std::size_t width = x.shape()[1];
    for (std::size_t i = 0; i < x.shape()[0]; ++i) {
      T squares = 0;
      for (std::size_t j = 0; j < width; ++j) squares += x(i, j) * x(i, j);
      const T root = std::sqrt(squares / static_cast<T>(width) + eps);
      for (std::size_t j = 0; j < width; ++j) y(i, j) = gamma(j) * x(i, j) / root;
    }
  }
  void copy() { bench::copy<T>({x.data(), x.size()}, all_of(y)); }
  std::span<T> result() { return all_of(y); }
};

/// A residual sum and its norm: in one go, and one after the other.
template <class T>
struct residual_norm {
  using value_type = T;
  static constexpr T eps = T(1e-5);
  array<T, 2> x, sublayer, y;
  array<T, 1> gamma, beta;

  explicit residual_norm(const shape& s)
      : x(random<T>(s[0], s[1])),
        sublayer(x * T(0.5) + T(1)),
        y(zeros<T>(s[0], s[1])),
        gamma(random<T>(s[1])),
        beta(random<T>(s[1])) {}

  static std::vector<way<residual_norm>> ways() {
    return {{"xattn", &residual_norm::library},
            {"pair", &residual_norm::pair},
            {"scalar", &residual_norm::scalar},
            {"copy", &residual_norm::copy, false}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1]), 3); }

  xattn::kernels::layer_norm_options<T> options() const {
    return {.gamma = view_of(gamma), .beta = view_of(beta), .eps = eps};
  }
  void library() {
    xattn::kernels::add_layer_norm(view_of(std::as_const(x)), view_of(std::as_const(sublayer)), view_of(y), options());
  }
  void pair() {
    xattn::kernels::add(view_of(std::as_const(x)), view_of(std::as_const(sublayer)), view_of(y));
    xattn::kernels::layer_norm(view_of(std::as_const(y)), view_of(y), options());
  }
  void scalar() {
    const auto extent = [this](std::size_t d) { return static_cast<index_t>(x.shape()[d]); };
    y = x + sublayer;
    scalar::layer_norm(y.data(), y.data(), extent(0), extent(1), eps);
    y = y * gamma + beta;
  }
  /// Half as much again as is written: as many bytes as two inputs and an output.
  void copy() {
    const std::size_t half = x.size() / 2;
    bench::copy<T>({x.data(), x.size()}, all_of(y));
    bench::copy<T>({sublayer.data(), half}, all_of(y).first(half));
  }
  std::span<T> result() { return all_of(y); }
};

const std::vector<std::string> names{"Lq", "d_model"};
const std::vector<shape> shapes{{8, 768}, {128, 768}, {2048, 768}};
const std::vector<shape> with_memory{{8, 768}, {128, 768}, {2048, 768}, {32768, 768}};
const bool added = add<row_norm<float>>("layer_norm<float>", names, with_memory) &&
                   add<row_norm<double>>("layer_norm<double>", names, shapes) &&
                   add<row_rms_norm<float>>("rms_norm<float>", names, with_memory) &&
                   add<residual_norm<float>>("add_layer_norm<float>", names, with_memory);

}  // namespace
