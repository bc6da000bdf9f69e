// SPDX-License-Identifier: BSD-3-Clause
#include "graph.hpp"
#include "operators.hpp"

#include <xattn/attention.hpp>

#include <optional>

namespace conformance {
namespace {

/// The subgraph of an attribute, which is data in case.json beside case.txt.
std::optional<element_graph> graph_of(const test_case& c, const char* attribute, const std::array<index_t, 4>& shape) {
  if (c.text(attribute, "").empty() && !c.has_attribute(attribute)) return std::nullopt;
  return element_graph(c.json()["attributes"][attribute]["value"], shape);
}

template <class T>
xt::xarray<double> flexible(const test_case& c) {
  using A = xattn::acc_t<T>;
  const xt::xarray<T> q = load<T>(c.input(0)), k = load<T>(c.input(1)), v = load<T>(c.input(2));
  if (q.dimension() != 4 || k.dimension() != 4) throw std::runtime_error("an input has another rank than 4");
  const auto size = [](const xt::xarray<T>& x, std::size_t axis) { return static_cast<index_t>(x.shape()[axis]); };
  const std::array<index_t, 4> shape{size(q, 0), size(q, 1), size(q, 2), size(k, 2)};
  const auto of_score = graph_of(c, "score_mod", shape), of_weight = graph_of(c, "prob_mod", shape);
  (void)c.integer("softmax_precision", 1);
  xattn::attention_options<A> options;
  if (c.has_attribute("scale")) options.scale = static_cast<A>(c.number("scale", 0));
  if (!of_score && !of_weight) return as_doubles(xt::xarray<A>(xattn::attention(q, k, v, {}, options)));
  const auto applied = [](const std::optional<element_graph>& graph) {
    return [&graph](auto x, index_t b, index_t h, index_t i, index_t j) {
      return graph ? static_cast<A>((*graph)(static_cast<double>(x), b, h, i, j)) : static_cast<A>(x);
    };
  };
  const auto rules = xattn::score_mod(applied(of_score)) & xattn::prob_mod(applied(of_weight));
  return as_doubles(xt::xarray<A>(xattn::attention(q, k, v, rules, options)));
}

}  // namespace

results flex_attention(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) { return results{{0, flexible<decltype(zero)>(c)}}; });
}

}  // namespace conformance
