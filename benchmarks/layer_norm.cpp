// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/expression.hpp"
#include "support/scalar.hpp"

#include <xattn/kernels/layer_norm.hpp>

namespace {

using namespace bench;

template <class T>
struct row_norm {
  using value_type = T;
  static constexpr T eps = T(1e-5);
  array<T, 2> x, y;

  explicit row_norm(const shape& s) : x(random<T>(s[0], s[1])), y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<row_norm>> ways() {
    return {{"xattn", &row_norm::library}, {"scalar", &row_norm::scalar}, {"xtensor", &row_norm::xtensor}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1])); }

  void library() { xattn::kernels::layer_norm(view_of(std::as_const(x)), view_of(y), {.eps = eps}); }
  void scalar() {
    const auto extent = [this](std::size_t d) { return static_cast<index_t>(x.shape()[d]); };
    scalar::layer_norm(x.data(), y.data(), extent(0), extent(1), eps);
  }
  void xtensor() { y = expression::layer_norm(x, eps); }
  std::span<T> result() { return all_of(y); }
};

const std::vector<shape> shapes{{8, 768}, {128, 768}, {2048, 768}};
const bool added = add<row_norm<float>>("layer_norm<float>", {"Lq", "d_model"}, shapes) &&
                   add<row_norm<double>>("layer_norm<double>", {"Lq", "d_model"}, shapes);

}  // namespace
