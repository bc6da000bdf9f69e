// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/expression_layers.hpp"
#include "support/scalar_layers.hpp"

namespace {

using namespace bench;

/// With GELU.
template <class T>
struct hidden_layer {
  using value_type = T;
  xattn::feed_forward<T> layer;
  array<T, 2> x, y;

  explicit hidden_layer(const shape& s)
      : layer({.d_model = s[1], .d_hidden = s[2], .activation = xattn::activation::gelu}),
        x(random<T>(s[0], s[1])),
        y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<hidden_layer>> ways() {
    return {{"xattn", &hidden_layer::library}, {"scalar", &hidden_layer::scalar}, {"xtensor", &hidden_layer::xtensor}};
  }
  static work cost(const shape& s) {
    const auto n = [&s](std::size_t i) { return static_cast<double>(s[i]); };
    return feed_forward_work(n(0), n(1), n(2));
  }

  void library() { layer.into(y, x); }
  void scalar() { scalar::feed_forward(layer, x.data(), y.data(), static_cast<index_t>(x.shape()[0])); }
  void xtensor() { y = expression::feed_forward(layer, x); }
  std::span<T> result() { return all_of(y); }
};

const std::vector<std::string> names{"Lq", "d_model", "F"};
const bool added = add<hidden_layer<float>>("feed_forward<float>", names,
                                            {{3, 4, 16}, {16, 64, 256}, {16, 768, 3072}, {128, 768, 3072}}) &&
                   add<hidden_layer<double>>("feed_forward<double>", names, {{16, 64, 256}});

}  // namespace
