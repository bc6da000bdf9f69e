// SPDX-License-Identifier: BSD-3-Clause
#include "support/arrays.hpp"
#include "support/compare.hpp"
#include "support/scalar_layers.hpp"
#include "support/xtensor.hpp"

#include <xattn/trace/recorder.hpp>

namespace {

using namespace bench;

/// What it costs to look: at nothing, at the weights of attention alone, and at everything.
template <class T>
struct traced_layer {
  using value_type = T;
  xattn::encoder_layer<T> layer;
  array<T, 2> x, y;
  xattn::trace::recorder weights{{.only = {"*.weights"}}}, everything;

  explicit traced_layer(const shape& s)
      : layer({.d_model = s[1], .heads = s[2], .activation = xattn::activation::gelu}),
        x(random<T>(s[0], s[1])),
        y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<traced_layer>> ways() {
    return {
        {"no_trace", &traced_layer::untraced}, {"filtered", &traced_layer::filtered}, {"full", &traced_layer::full}};
  }
  static work cost(const shape& s) {
    const auto n = [&s](std::size_t i) { return static_cast<double>(s[i]); };
    return multi_head_attention_work(n(0), n(1)) + feed_forward_work(n(0), n(1), 4 * n(1));
  }

  void untraced() { layer.into(y, x); }
  void filtered() { record(weights); }
  void full() { record(everything); }
  void record(xattn::trace::recorder& recorder) {
    recorder.clear();
    layer.into(y, x, {}, {}, xattn::trace::to(recorder));
  }
  void scalar() { scalar::encoder_layer(layer, x.data(), y.data(), static_cast<index_t>(x.shape()[0])); }
  std::span<T> result() { return all_of(y); }
};

const std::vector<shape> shapes{{3, 4, 1}, {64, 64, 4}, {64, 256, 8}};
const bool added = add<traced_layer<float>>("trace_overhead<float>", {"Lq", "d_model", "H"}, shapes);

}  // namespace
