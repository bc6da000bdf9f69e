// SPDX-License-Identifier: BSD-3-Clause
/// Gates of heads: constant ones, and those that each row decides, on every path of multi-head attention.
#include "support/alloc_counter.hpp"
#include "support/blocks.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/scale_rows.hpp>
#include <xattn/trace/audit.hpp>

#include <optional>

using test::in_steps;
using test::mha_truth;
using test::rows_of;
using test::tensor;
using xattn::causal;
using xattn::head_gates;
using xattn::index_t;
namespace trace = xattn::trace;

namespace {

constexpr test::layer_sizes sizes{.d_model = 13, .heads = 4, .kv_heads = 2, .d_head = 6};

struct gating {
  head_gates gates;
  bool bias = true, turned = false;
};
constexpr gating forms[] = {{head_gates::constant},        {head_gates::sigmoid},
                            {head_gates::constant, false}, {head_gates::sigmoid, false},
                            {head_gates::sigmoid, true, true}};

template <class T>
oracle::mha_weights<long double> weights(const gating& g) {
  auto w = test::random_mha<T>(sizes, 5);
  if (!g.bias) w.b_q = w.b_k = w.b_v = w.b_o = {};
  if (g.turned) w.rope = oracle::pairing::half_split;
  if (g.gates == head_gates::sigmoid) w.w_gates = test::random_array<T>({13, 4}, test::regime::uniform, 70);
  if (g.gates == head_gates::constant || (g.bias && g.gates == head_gates::sigmoid)) {
    w.b_gates = test::random_array<T>({4}, test::regime::uniform, 71);
  }
  return w;
}

xattn::mha_config config_of(const gating& g) {
  xattn::mha_config c{.d_model = 13, .heads = 4, .kv_heads = 2, .d_head = 6, .bias = g.bias, .gates = g.gates};
  if (g.turned) c.rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split};
  return c;
}

template <class T>
xattn::multi_head_attention<T> layer_of(const gating& g) {
  xattn::multi_head_attention<T> layer(config_of(g));
  test::assign(layer, weights<T>(g));
  return layer;
}

using rows_type = xt::xtensor<float, 3>;

}  // namespace

TEMPLATE_LIST_TEST_CASE("head_gates: match the oracle, and are seen to count", "[layers][head_gates]", test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({2, 9, 13}),
             memory = test::random_array<T>({2, 5, 13}, test::regime::uniform, 2);
  for (const gating& g : forms) {
    const auto w = weights<T>(g);
    const auto layer = layer_of<T>(g);
    const mha_truth<T> self(x, x, w, test::causal_rules()), cross(x, memory, w, {});
    CHECK(self.check(layer(tensor<T, 3>(x), causal)));
    CHECK(cross.check(layer(tensor<T, 3>(x), tensor<T, 3>(memory))));
    auto closed = w, unmoved = w;
    closed.w_gates = closed.b_gates = {};
    unmoved.b_gates = {};
    CHECK_FALSE(self.check(mha_truth<T>(x, x, closed, test::causal_rules()).exact));
    if (!w.b_gates.empty()) CHECK_FALSE(self.check(mha_truth<T>(x, x, unmoved, test::causal_rules()).exact));
  }
}

TEST_CASE("head_gates: rows that join a cache of any form have their gates", "[layers][head_gates][cache]") {
  using T = float;
  const auto numbers = test::random_array<T>({2, 40, 13});
  const auto x = tensor<T, 3>(numbers);
  for (const gating& g : forms) {
    const auto layer = layer_of<T>(g);
    const mha_truth<T> want(numbers, numbers, weights<T>(g), test::causal_rules());
    for (const auto& form : {xattn::cache_options{}, xattn::cache_options{.page = 128},
                             xattn::cache_options{.rolling = true}}) {
      const auto cache = layer.make_cache(40, 2, form);
      CHECK(want.check(in_steps(layer, x, cache, {40})));
      CHECK(want.check(in_steps(layer, x, cache, {30, 1, 1, 3, 5})));
    }
    auto stored = weights<T>(g);
    stored.stored = [](long double n, long double) { return test::widen(test::narrow<xattn::bf16>(n)); };
    const mha_truth<T> narrow(numbers, numbers, stored, test::causal_rules());
    const auto rough = in_steps(layer, x, layer.make_cache<xattn::bf16>(40, 2), {30, 1, 1, 3, 5});
    CHECK(test::within(rough, narrow.exact, 0.02L * test::largest_magnitude(narrow.exact)));
  }
}

TEST_CASE("head_gates: neither threads nor neighbours nor a hook change a bit", "[layers][head_gates][bits]") {
  const auto x = tensor<float, 3>(test::random_array<float>({3, 150, 13}));
  for (const gating& g : forms) {
    const auto layer = layer_of<float>(g);
    const xt::xtensor<float, 3> y = layer(x, causal);
    test::watched_executor executor(3);
    CHECK(test::same_bits(layer(x, causal, {.executor = executor}), y));
    CHECK(test::same_bits(in_steps(layer, x, layer.make_cache(150, 3), {150}, {.executor = executor}), y));
    for (const index_t b : {0, 2}) {
      CHECK(test::same_bits(layer(rows_of(x, 0, 150, b, 1), causal), rows_of(y, 0, 150, b, 1)));
    }
    trace::recorder rec;
    CHECK(test::same_bits(layer(x, causal, {}, trace::to(rec)), y));
  }
}

TEST_CASE("head_gates: items of their own length in one cache", "[layers][head_gates][cache]") {
  const auto x = tensor<float, 3>(test::random_array<float>({2, 40, 13}));
  for (const gating& g : forms) {
    const auto layer = layer_of<float>(g);
    auto cache = layer.make_cache(40, 2);
    cache.skip(std::vector<int>{0, 5});
    const xt::xtensor<float, 3> y = layer(x, cache, causal);
    auto alone = layer.make_cache(40);
    CHECK(test::same_bits(layer(rows_of(x, 5, 40, 1, 1), alone, causal), rows_of(y, 5, 40, 1, 1)));
  }
}

TEST_CASE("head_gates: scratch that is given suffices, and nothing is allocated", "[layers][head_gates]") {
  xattn::multi_head_attention<float> layer({.d_model = 6, .heads = 48, .d_head = 2, .gates = head_gates::sigmoid});
  const xt::xtensor<float, 3> x = xt::ones<float>({2, 5, 6}), want = layer(x, causal);
  xt::xtensor<float, 3> y = xt::zeros<float>({2, 5, 6});
  std::vector<std::byte> memory(layer.workspace_size(2, 5, 5));
  const auto before = test::allocations();
  layer.into(y, x, causal, {.workspace = memory});
  CHECK(test::allocations() == before);
  CHECK(test::same_bits(y, want));
}

TEST_CASE("head_gates: what they are until they are assigned, and what is refused", "[layers][head_gates][errors]") {
  const auto made = [](const xattn::mha_config& c) { return xattn::multi_head_attention<float>(c); };
  xattn::mha_config c{.d_model = 12, .heads = 3};
  auto plain = made(c);
  CHECK((plain.w_gates().size() == 0 && plain.b_gates().size() == 0));
  c.gates = head_gates::constant;
  auto constant = made(c);
  CHECK((constant.w_gates().size() == 0 && constant.b_gates().size() == 3 && constant.b_gates()(2) == 1.0f));
  const auto x = tensor<float, 3>(test::random_array<float>({1, 5, 12}));
  const rows_type y = plain(x, causal);
  CHECK(test::same_bits(constant(x, causal), y));
  c.gates = head_gates::sigmoid;
  auto moving = made(c);
  CHECK((moving.w_gates().shape()[0] == 12 && moving.w_gates().shape()[1] == 3 && moving.b_gates()(0) == 0));
  CHECK(moving.w_gates()(0, 0) != 0);
  CHECK((moving.w_o() == plain.w_o()));
  c.bias = false;
  CHECK((made(c).b_gates().size() == 0 && made(c).w_gates().size() == 36));

  const xt::xtensor<float, 1> four = xt::ones<float>({4}), none = xt::zeros<float>({3});
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { constant.b_gates() = four; }), {"b_gates", "(3)"}));
  CHECK(test::same_bits(constant(x, causal), y));
  constant.b_gates() = none;
  constant.b_o() = xt::ones<float>({12});
  CHECK((constant(x, causal) == xt::ones<float>({1, 5, 12})));
  c.gates = static_cast<head_gates>(7);
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)made(c); }),
                       {"multi_head_attention", "gates", "7"}));
}

TEST_CASE("head_gates: a trace shows them, can be recomputed, and takes edits", "[layers][head_gates][trace]") {
  const auto x = tensor<float, 3>(test::random_array<float>({2, 7, 13}));
  for (const gating& g : forms) {
    const auto layer = layer_of<float>(g);
    trace::recorder rec;
    const xt::xtensor<float, 3> y = layer(x, causal, {}, trace::to(rec));
    const bool of_rows = g.gates == head_gates::sigmoid;
    CHECK(rec["self_attn.gated"].shape() == rec["self_attn.context"].shape());
    const auto names = rec.names();
    const auto shown = [&](const char* path) { return std::count(names.begin(), names.end(), path) == 1; };
    CHECK((shown("self_attn.gate") == of_rows && shown("self_attn.w_gates") == of_rows));
    CHECK(shown("self_attn.b_gates") == (g.bias || !of_rows));
    const auto& context = rec.get<float>("self_attn.context");
    const auto& gated = rec.get<float>("self_attn.gated");
    const float factor = of_rows ? rec.get<float>("self_attn.gate")(1, 2, 3) : rec.get<float>("self_attn.b_gates")(2);
    CHECK(gated(1, 2, 3, 4) == factor * context(1, 2, 3, 4));
    const auto report = trace::audit(rec);
    CHECK(report.passed());
    std::size_t seen = 0;
    for (const auto& e : report.entries) {
      for (const char* path : {"self_attn.gate", "self_attn.gated", "self_attn.concat", "self_attn.attn_out"}) {
        if (e.path != path) continue;
        CHECK(e.unchecked.empty());
        ++seen;
      }
    }
    CHECK(seen == (of_rows ? 4 : 3));
    trace::recorder part({.only = {"self_attn.context", "self_attn.concat"}});
    (void)layer(x, causal, {}, trace::to(part));
    for (const auto& e : trace::audit(part).entries) CHECK_FALSE(e.unchecked.empty());

    trace::editor silence(trace::at<trace::stage::gated>(), "self_attn.gated", trace::ablate_head{2});
    const xt::xtensor<float, 3> without = layer(x, causal, {}, trace::edit(silence));
    auto w = weights<float>(g);
    for (index_t n = 0; n < w.w_o.size(); ++n) {
      if (n / 13 / 6 == 2) w.w_o.flat(n) = 0;
    }
    xattn::multi_head_attention<float> mute(config_of(g));
    test::assign(mute, w);
    CHECK(test::same_bits(without, mute(x, causal)));
  }
}

TEST_CASE("head_gates: an edit of a gate reaches its head alone", "[layers][head_gates][trace]") {
  const auto layer = layer_of<float>({head_gates::sigmoid});
  const auto x = tensor<float, 3>(test::random_array<float>({2, 7, 13}));
  trace::editor open(trace::at<trace::stage::gate>(), "self_attn.gate", trace::scale_by{2});
  trace::recorder before({.only = {"*.gated", "*.context"}}), after({.only = {"*.gated", "*.context"}});
  (void)layer(x, causal, {}, trace::to(before));
  (void)layer(x, causal, {}, trace::tee(trace::edit(open), trace::to(after)));
  CHECK((after["self_attn.context"] == before["self_attn.context"]));
  CHECK((after["self_attn.gated"] == 2 * before["self_attn.gated"]));
}

TEMPLATE_LIST_TEST_CASE("scale_rows: each row by its factor, at any strides, in place too", "[kernels][scale_rows]",
                        test::reals) {
  using T = TestType;
  for (const index_t width : {1, 7, 16, 33}) {
    auto x = tensor<T, 4>(test::random_array<T>({2, 3, 4, width}));
    const auto before = x;
    const auto factors = tensor<T, 3>(test::random_array<T>({2, 3, 4}, test::regime::uniform, 2));
    const auto want = [&](index_t n) { return before.data()[n] * factors.data()[n / width]; };
    const xattn::view<T, 4> all(x.data(), {2, 3, 4, width});
    const xattn::view<const T, 3> each(factors.data(), {2, 3, 4});
    std::vector<T> columns(static_cast<std::size_t>(24 * width));
    const xattn::view<T, 4> out(columns.data(), {2, 3, 4, width}, {12, 4, 1, 24});
    xattn::kernels::scale_rows(xattn::as_const(all), each, out);
    test::watched_executor executor(2);
    xattn::kernels::scale_rows(xattn::as_const(all), each, all, executor);
    bool right = true;
    for (index_t n = 0; n < 24 * width; ++n) {
      right = right && x.data()[n] == want(n) &&
              out(n / width / 12, n / width / 4 % 3, n / width % 4, n % width) == want(n);
    }
    CHECK(right);
    const xattn::view<const T, 3> repeated(factors.data(), {2, 3, 4}, {0, 0, 1}), few(factors.data(), {2, 3, 3});
    xattn::kernels::scale_rows(xattn::as_const(all), repeated, all);
    CHECK(x.data()[x.size() - 1] == want(24 * width - 1) * factors.data()[3]);
    CHECK(test::mentions(test::message_of<xattn::shape_error>(
                             [&] { xattn::kernels::scale_rows(xattn::as_const(all), few, all); }),
                         {"scale_rows", "factors", "(2, 3, 4)"}));
  }
}
