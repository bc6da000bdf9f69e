// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/expression_layers.hpp"
#include "support/scalar_layers.hpp"

namespace {

using namespace bench;

template <class T>
struct heads_of_layer {
  using value_type = T;
  xattn::multi_head_attention<T> layer;
  array<T, 2> x, y;

  explicit heads_of_layer(const shape& s)
      : layer({.d_model = s[1], .heads = s[2]}), x(random<T>(s[0], s[1])), y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<heads_of_layer>> ways() {
    return {{"xattn", &heads_of_layer::library},
            {"scalar", &heads_of_layer::scalar},
            {"xtensor", &heads_of_layer::xtensor}};
  }
  static work cost(const shape& s) {
    const auto n = [&s](std::size_t i) { return static_cast<double>(s[i]); };
    return multi_head_attention_work(n(0), n(1));
  }

  void library() { layer.into(y, x); }
  void scalar() { scalar::multi_head_attention(layer, x.data(), y.data(), static_cast<index_t>(x.shape()[0])); }
  void xtensor() { y = expression::multi_head_attention(layer, x); }
  std::span<T> result() { return all_of(y); }
};

const std::vector<std::string> names{"Lq", "d_model", "H"};
const bool added = add<heads_of_layer<float>>("multi_head_attention<float>", names,
                                              {{3, 4, 1}, {16, 64, 4}, {16, 768, 12}, {128, 768, 12}}) &&
                   add<heads_of_layer<double>>("multi_head_attention<double>", names, {{16, 64, 4}});

}  // namespace
