// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/expression_layers.hpp"
#include "support/scalar_layers.hpp"

namespace {

using namespace bench;

/// Post-norm, with GELU.
template <class T>
struct whole_layer {
  using value_type = T;
  xattn::encoder_layer<T> layer;
  array<T, 2> x, y;

  explicit whole_layer(const shape& s)
      : layer({.d_model = s[1], .heads = s[2], .d_hidden = s[3], .activation = xattn::activation::gelu}),
        x(random<T>(s[0], s[1])),
        y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<whole_layer>> ways() {
    return {{"xattn", &whole_layer::library}, {"scalar", &whole_layer::scalar}, {"xtensor", &whole_layer::xtensor}};
  }
  static work cost(const shape& s) {
    const auto n = [&s](std::size_t i) { return static_cast<double>(s[i]); };
    return multi_head_attention_work(n(0), n(1)) + feed_forward_work(n(0), n(1), n(3));
  }

  void library() { layer.into(y, x); }
  void scalar() { scalar::encoder_layer(layer, x.data(), y.data(), static_cast<index_t>(x.shape()[0])); }
  void xtensor() { y = expression::encoder_layer(layer, x); }
  std::span<T> result() { return all_of(y); }
};

const std::vector<std::string> names{"Lq", "d_model", "H", "F"};
const bool added =
    add<whole_layer<float>>("encoder_layer<float>", names,
                            {{3, 4, 1, 16}, {16, 64, 4, 256}, {16, 768, 12, 3072}, {128, 768, 12, 3072}}) &&
    add<whole_layer<double>>("encoder_layer<double>", names, {{16, 64, 4, 256}});

}  // namespace
