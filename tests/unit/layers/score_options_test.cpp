// SPDX-License-Identifier: BSD-3-Clause
/// Scale, softcap and sinks of multi-head attention, on every path of it.
#include "support/alloc_counter.hpp"
#include "support/blocks.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/audit.hpp>

#include <limits>
#include <optional>

using test::in_steps;
using test::rows_of;
using test::tensor;
using xattn::causal;
using xattn::index_t;
namespace trace = xattn::trace;

namespace {

constexpr test::layer_sizes sizes{.d_model = 13, .heads = 4, .kv_heads = 2, .d_head = 6};

struct scoring {
  std::optional<double> scale = {}, softcap = {};
  bool sinks = false;
};
const scoring forms[] = {{.scale = 0.75}, {.scale = -0.5}, {.softcap = 0.5}, {.sinks = true}, {1.25, 1.5, true}};

oracle::mha_weights<long double> weights(const scoring& s) {
  auto w = test::random_mha<float>(sizes, 5);
  w.scale = s.scale, w.softcap = s.softcap;
  if (s.sinks) w.sinks = test::random_array<float>({4}, test::regime::uniform, 70);
  return w;
}

xattn::multi_head_attention<float> layer_of(const scoring& s) {
  xattn::mha_config c{.d_model = 13, .heads = 4, .kv_heads = 2, .d_head = 6};
  c.scale = s.scale, c.softcap = s.softcap, c.sinks = s.sinks;
  xattn::multi_head_attention<float> layer(c);
  test::assign(layer, weights(s));
  return layer;
}

using truth = test::mha_truth<float>;

/// A layer that ignored one of its options would be seen.
void sees_each(const truth& want, const oracle::array& x, const oracle::array& memory,
               const oracle::mha_weights<long double>& w, const oracle::attention_rules& rules) {
  const auto ignoring = [&](auto field) {
    auto less = w;
    less.*field = {};
    return oracle::multi_head_attention(x, memory, less, rules).out;
  };
  using all = oracle::mha_weights<long double>;
  if (w.scale) CHECK_FALSE(want.check(ignoring(&all::scale)));
  if (w.softcap) CHECK_FALSE(want.check(ignoring(&all::softcap)));
  if (!w.sinks.empty()) CHECK_FALSE(want.check(ignoring(&all::sinks)));
}

using rows_type = xt::xtensor<float, 3>;

std::string refused(const xattn::mha_config& c) {
  return test::message_of<xattn::option_error>([&] { xattn::multi_head_attention<float> layer(c); });
}

}  // namespace

TEST_CASE("scale, softcap and sinks of a layer: match the oracle, and are seen to count", "[layers][score_options]") {
  // small heads, few queries over many keys, and many of both
  const std::pair<index_t, index_t> lengths[] = {{9, 5}, {2, 150}, {40, 70}};
  for (const auto& [length, memory_length] : lengths) {
    const auto x = test::random_array<float>({2, length, 13}),
               memory = test::random_array<float>({2, memory_length, 13}, test::regime::uniform, 2);
    for (const scoring& s : forms) {
      const auto w = weights(s);
      const auto layer = layer_of(s);
      const truth self(x, x, w, test::causal_rules()), cross(x, memory, w, {});
      CHECK(self.check(layer(tensor<float, 3>(x), causal)));
      CHECK(cross.check(layer(tensor<float, 3>(x), tensor<float, 3>(memory))));
      sees_each(self, x, x, w, test::causal_rules());
      sees_each(cross, x, memory, w, {});
    }
  }
}

TEST_CASE("scale, softcap and sinks of a layer: rows that join a cache of any form", "[layers][score_options][cache]") {
  const auto numbers = test::random_array<float>({2, 40, 13});
  const auto x = tensor<float, 3>(numbers);
  for (const scoring& s : forms) {
    const auto layer = layer_of(s);
    const truth want(numbers, numbers, weights(s), test::causal_rules());
    for (const auto& form : {xattn::cache_options{}, xattn::cache_options{.page = 128},
                             xattn::cache_options{.rolling = true}}) {
      const auto cache = layer.make_cache(40, 2, form);
      CHECK(want.check(in_steps(layer, x, cache, {40})));
      CHECK(want.check(in_steps(layer, x, cache, {30, 1, 1, 3, 5})));
    }
  }
}

TEST_CASE("scale, softcap and sinks of a layer: neither threads nor neighbours nor a hook change a bit",
          "[layers][score_options][bits]") {
  const auto x = tensor<float, 3>(test::random_array<float>({3, 150, 13}));
  for (const scoring& s : forms) {
    const auto layer = layer_of(s);
    const rows_type y = layer(x, causal);
    test::watched_executor executor(3);
    CHECK(test::same_bits(layer(x, causal, {.executor = executor}), y));
    CHECK(test::same_bits(in_steps(layer, x, layer.make_cache(150, 3), {150}, {.executor = executor}), y));
    for (const index_t b : {0, 2}) {
      CHECK(test::same_bits(layer(rows_of(x, 0, 150, b, 1), causal), rows_of(y, 0, 150, b, 1)));
    }
    trace::recorder rec;
    CHECK(test::same_bits(layer(x, causal, {}, trace::to(rec)), y));
    auto copy = layer;  // owns its sinks
    if (s.sinks) copy.sinks() = xt::xtensor<float, 1>(xt::ones<float>({4}));
    CHECK(test::same_bits(layer(x, causal), y));
    CHECK(test::same_bits(copy(x, causal), y) != s.sinks);
  }
}

TEST_CASE("scale, softcap and sinks of a layer: items of their own length in one cache",
          "[layers][score_options][cache]") {
  const auto x = tensor<float, 3>(test::random_array<float>({2, 40, 13}));
  for (const scoring& s : forms) {
    const auto layer = layer_of(s);
    auto cache = layer.make_cache(40, 2), alone = layer.make_cache(40);
    cache.skip(std::vector<int>{0, 5});
    const rows_type y = layer(x, cache, causal);
    CHECK(test::same_bits(layer(rows_of(x, 5, 40, 1, 1), alone, causal), rows_of(y, 5, 40, 1, 1)));
    const rows_type want = layer(rows_of(x, 5, 40, 1, 1), causal);
    CHECK(test::same_bits(want, rows_of(y, 5, 40, 1, 1)));
  }
}

TEST_CASE("scale, softcap and sinks of a layer: scratch that is given suffices, and nothing is allocated",
          "[layers][score_options]") {
  for (const scoring& s : forms) {
    const auto layer = layer_of(s);
    for (const index_t length : {5, 150}) {
      const auto x = tensor<float, 3>(test::random_array<float>({2, length, 13}));
      const rows_type want = layer(x, causal);
      rows_type y = xt::zeros_like(x), z = y;
      std::vector<std::byte> memory(layer.workspace_size(2, length, length));
      auto cache = layer.make_cache(length, 2);
      std::vector<std::byte> cached_memory(layer.workspace_size(cache, length));
      const auto before = test::allocations();
      layer.into(y, x, causal, {.workspace = memory});
      const auto between = test::allocations();
      layer.into(z, x, cache, causal, {.workspace = cached_memory});
      const auto after = test::allocations();
      CHECK((between == before && after == before));
      CHECK(test::same_bits(y, want));
      if (length > 16) CHECK(test::same_bits(z, want));
    }
  }
}

TEST_CASE("scale, softcap and sinks of a layer: what they are until they are given", "[layers][score_options]") {
  const auto numbers = test::random_array<float>({2, 9, 13});
  const auto x = tensor<float, 3>(numbers);
  auto plain = layer_of({}), sunk = layer_of({.sinks = true});
  const rows_type y = plain(x, causal);
  CHECK((plain.sinks().size() == 0 && sunk.sinks().size() == 4));
  const xattn::mha_config c{.d_model = 13, .heads = 4, .kv_heads = 2, .d_head = 6, .sinks = true};
  CHECK((xattn::multi_head_attention<float>(c).sinks() == xt::zeros<float>({4})));
  CHECK((xattn::multi_head_attention<float>(c).w_o() == xattn::multi_head_attention<float>({13, 4, 2, 6}).w_o()));

  const float infinity = std::numeric_limits<float>::infinity();
  sunk.sinks() = xt::xtensor<float, 1>{-infinity, -infinity, -infinity, -infinity};
  CHECK(test::same_bits(sunk(x, causal), y));
  sunk.sinks() = xt::xtensor<float, 1>{0, 0, 0, 0};
  auto rules = test::causal_rules();
  rules.sinks = {0, 0, 0, 0};
  CHECK(truth(numbers, numbers, weights({}), rules).check(sunk(x, causal)));
  CHECK(test::same_bits(layer_of({.softcap = infinity})(x, causal), y));

  auto averaging = weights({});
  averaging.scale = 0;
  const truth mean(numbers, numbers, averaging, test::causal_rules());
  CHECK(mean.check(layer_of({.scale = 0})(x, causal)));
}

TEST_CASE("scale, softcap and sinks of a layer: bad values are refused by name", "[layers][score_options][errors]") {
  constexpr double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  const auto with_scale = [](double scale) { return xattn::mha_config{.d_model = 8, .heads = 2, .scale = scale}; };
  const auto with_cap = [](double cap) { return xattn::mha_config{.d_model = 8, .heads = 2, .softcap = cap}; };
  for (const double scale : {infinity, -infinity, nan, 1e300}) {
    CHECK(test::mentions(refused(with_scale(scale)), {"multi_head_attention", "scale", "finite"}));
  }
  for (const double cap : {0.0, -2.0, -infinity, nan}) {
    CHECK(test::mentions(refused(with_cap(cap)), {"multi_head_attention", "softcap", "positive"}));
  }
  CHECK_NOTHROW(xattn::multi_head_attention<double>(with_scale(1e300)));
  const auto of_model = [](const xattn::encoder_config& c) {
    return test::message_of<xattn::option_error>([&] { xattn::encoder<float> model(c); });
  };
  CHECK(test::mentions(of_model({.d_model = 8, .scale = nan}), {"multi_head_attention", "scale"}));
  CHECK(test::mentions(of_model({.d_model = 8, .softcap = -1}), {"multi_head_attention", "softcap", "-1"}));

  auto layer = layer_of({.sinks = true}), none = layer_of({});
  const auto x = tensor<float, 3>(test::random_array<float>({1, 5, 13}));
  const rows_type y = layer(x, causal);
  const xt::xtensor<float, 1> three = xt::ones<float>({3});
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { layer.sinks() = three; }), {"sinks", "(3)", "(4)"}));
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { none.sinks() = three; }), {"sinks", "(3)", "(0)"}));
  CHECK(test::same_bits(layer(x, causal), y));
}

TEST_CASE("scale, softcap and sinks of a layer: a trace shows them and can be recomputed",
          "[layers][score_options][trace]") {
  const auto x = tensor<float, 3>(test::random_array<float>({2, 7, 13}));
  for (const scoring& s : forms) {
    const auto layer = layer_of(s);
    trace::recorder whole, joined;
    auto cache = layer.make_cache(7, 2);
    const rows_type y = layer(x, causal, {}, trace::to(whole)), z = layer(x, cache, causal, {}, trace::to(joined));
    CHECK(trace::audit(whole).passed());
    CHECK(trace::audit(joined).passed());
    CHECK(test::same_bits(y, rows_type(layer(x, causal))));
    for (const auto& [rec, step] : {std::pair(&whole, ""), {&joined, "@t0"}}) {
      const auto names = rec->names();
      const std::string sink = std::string("self_attn.sink") + step, capped = std::string("self_attn.capped") + step;
      const auto shown = [&](const std::string& path) { return std::count(names.begin(), names.end(), path) == 1; };
      CHECK((shown(sink) == s.sinks && shown(capped) == s.softcap.has_value()));
      if (s.sinks) CHECK((rec->template get<float>(sink) == xt::xarray<float>(layer.sinks())));
      for (const trace::attribute& a : rec->values()) {
        if (a.name == "scale" && s.scale) CHECK(a.value == *s.scale);
        if (a.name == "softcap") CHECK(a.value == s.softcap);
      }
    }
  }
}
