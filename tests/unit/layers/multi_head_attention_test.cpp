// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using test::as_oracle;
using test::layer_sizes;
using test::tensor;
using xattn::index_t;

namespace {

oracle::attention_rules bottom_right(index_t q_len, index_t k_len) {
  oracle::attention_rules rules;
  rules.allowed = [=](index_t, index_t, index_t i, index_t j) { return j <= i + k_len - q_len; };
  return rules;
}

template <class T>
xattn::multi_head_attention<T> layer_of(const layer_sizes& s, const oracle::mha_weights<long double>& w) {
  xattn::multi_head_attention<T> layer(
      {.d_model = s.d_model, .heads = s.heads, .kv_heads = s.kv_heads, .d_head = s.d_head});
  test::assign(layer, w);
  return layer;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("multi_head_attention: self, cross and masked calls match the oracle", "[layers]",
                        test::reals) {
  using T = TestType;
  for (const auto& s : {layer_sizes{}, layer_sizes{8, 2, 2, 4, 16}, layer_sizes{7, 3, 1, 5, 9}}) {
    const auto w = test::random_mha<T>(s, 40);
    const auto layer = layer_of<T>(s, w);
    const auto x = test::random_array<T>({2, 5, s.d_model}),
               memory = test::random_array<T>({2, 9, s.d_model}, test::regime::uniform, 2);
    const auto tx = tensor<T, 3>(x), tm = tensor<T, 3>(memory);
    CHECK(as_oracle<T>(layer(tx), x, x, w));
    CHECK(as_oracle<T>(layer(tx, xattn::causal), x, x, w, bottom_right(5, 5)));
    CHECK(as_oracle<T>(layer(tx, tm), x, memory, w));
    CHECK(as_oracle<T>(layer(tx, tm, xattn::causal), x, memory, w, bottom_right(5, 9)));
  }
}

TEST_CASE("multi_head_attention: one sequence without a batch axis", "[layers]") {
  const layer_sizes s;
  const auto w = test::random_mha<float>(s, 3);
  const auto layer = layer_of<float>(s, w);
  const auto x = test::random_array<float>({6, s.d_model});
  const auto y = layer(tensor<float, 2>(x));
  STATIC_REQUIRE(std::is_same_v<decltype(y), const xt::xtensor<float, 2>>);
  CHECK(as_oracle<float>(y, x, x, w));
  const auto dynamic = layer(xt::xarray<float>(tensor<float, 2>(x)));
  STATIC_REQUIRE(std::is_same_v<decltype(dynamic), const xt::xarray<float>>);
  CHECK(test::exactly(dynamic, test::numbers(y)));
}

TEST_CASE("multi_head_attention: without bias the biases are empty", "[layers]") {
  const layer_sizes s;
  auto w = test::random_mha<double>(s, 5);
  w.b_q = w.b_k = w.b_v = w.b_o = {};
  xattn::multi_head_attention<double> layer(
      {.d_model = s.d_model, .heads = s.heads, .kv_heads = s.kv_heads, .d_head = s.d_head, .bias = false});
  test::assign(layer, w);
  const auto x = test::random_array<double>({4, s.d_model});
  CHECK(as_oracle<double>(layer(tensor<double, 2>(x)), x, x, w));
  CHECK(layer.b_q().size() == 0);
}

TEST_CASE("multi_head_attention: every weight written after a call is seen by the next", "[layers]") {
  const layer_sizes s;
  auto w = test::random_mha<float>(s, 7);
  auto layer = layer_of<float>(s, w);
  const auto x = test::random_array<float>({3, s.d_model});
  const auto tx = tensor<float, 2>(x);
  (void)layer(tx);
  const auto changed = test::random_mha<float>(s, 99);
  const auto step = [&](oracle::array& of, const oracle::array& to, auto&& write) {
    of = to;
    write();
    CHECK(as_oracle<float>(layer(tx), x, x, w));
  };
  step(w.w_q, changed.w_q, [&] { layer.w_q() = tensor<float, 2>(w.w_q); });
  step(w.w_k, changed.w_k, [&] { layer.w_k() = tensor<float, 2>(w.w_k); });
  step(w.w_v, changed.w_v, [&] { layer.w_v() = tensor<float, 2>(w.w_v); });
  step(w.w_o, changed.w_o, [&] { layer.w_o() = tensor<float, 2>(w.w_o); });
  step(w.b_q, changed.b_q, [&] { layer.b_q() = tensor<float, 1>(w.b_q); });
  step(w.b_k, changed.b_k, [&] { layer.b_k() = tensor<float, 1>(w.b_k); });
  step(w.b_v, changed.b_v, [&] { layer.b_v() = tensor<float, 1>(w.b_v); });
  step(w.b_o, changed.b_o, [&] { layer.b_o() = tensor<float, 1>(w.b_o); });
}

TEST_CASE("multi_head_attention: a copy owns its weights", "[layers]") {
  const layer_sizes s;
  const auto w = test::random_mha<float>(s, 8);
  const auto original = layer_of<float>(s, w);
  auto copy = original;
  const auto x = test::random_array<float>({3, s.d_model});
  copy.w_q() = original.w_q() * 2.f;
  CHECK(as_oracle<float>(original(tensor<float, 2>(x)), x, x, w));
  CHECK_FALSE(as_oracle<float>(copy(tensor<float, 2>(x)), x, x, w));
}

TEST_CASE("multi_head_attention: the seed decides the first weights, which are Glorot-uniform", "[layers]") {
  const xattn::multi_head_attention<float> a({.d_model = 32, .heads = 4, .seed = 1});
  const xattn::multi_head_attention<float> same({.d_model = 32, .heads = 4, .seed = 1});
  const xattn::multi_head_attention<float> other({.d_model = 32, .heads = 4, .seed = 2});
  CHECK(test::exactly(a.w_q(), test::numbers(same.w_q())));
  CHECK_FALSE(test::exactly(a.w_q(), test::numbers(other.w_q())));
  CHECK_FALSE(test::exactly(a.w_q(), test::numbers(a.w_k())));
  const long double limit = std::sqrt(6.0L / 64), largest = test::largest_magnitude(test::numbers(a.w_q()));
  CHECK(largest <= limit);
  CHECK(largest > 0.95L * limit);
  CHECK(test::largest_magnitude(test::numbers(a.b_q())) == 0);
}

TEST_CASE("multi_head_attention: into writes views and refuses an output that overlaps an input", "[layers]") {
  const layer_sizes s;
  const auto w = test::random_mha<float>(s, 9);
  const auto layer = layer_of<float>(s, w);
  const auto x = test::random_array<float>({2, 5, s.d_model});
  const auto tx = tensor<float, 3>(x);
  xt::xtensor<float, 3> wide = xt::zeros<float>({std::size_t(2), std::size_t(5), std::size_t(2 * s.d_model)});
  auto target = xt::view(wide, xt::all(), xt::all(), xt::range(1, 2 * s.d_model, 2));
  layer.into(target, tx, xattn::causal);
  CHECK(as_oracle<float>(target, x, x, w, bottom_right(5, 5)));
  CHECK(test::largest_magnitude(test::numbers(xt::eval(xt::view(wide, xt::all(), xt::all(), xt::range(0, 24, 2))))) ==
        0);
  auto alias = tx;
  const auto message = test::message_keeping<xattn::option_error>([&] { layer.into(alias, alias); }, alias);
  CHECK(test::mentions(message, {"multi_head_attention", "out", "x", "overlaps"}));
}

TEST_CASE("multi_head_attention: a caller's workspace is used, and one that is too small is named", "[layers]") {
  const layer_sizes s;
  const auto layer = layer_of<float>(s, test::random_mha<float>(s, 10));
  const auto tx = tensor<float, 2>(test::random_array<float>({40, s.d_model}));
  const auto want = layer(tx);
  std::vector<std::byte> scratch(layer.workspace_size(1, 40, 40));
  CHECK(test::same_bits(layer(tx, {}, {.workspace = scratch}), want));
  std::vector<std::byte> small(100);
  const auto message = test::message_of<xattn::option_error>([&] { (void)layer(tx, {}, {.workspace = small}); });
  CHECK(test::mentions(message, {"multi_head_attention", "workspace", "100"}));
}

TEST_CASE("multi_head_attention: wrong shapes name the argument and both shapes and leave the output alone",
          "[layers]") {
  const xattn::multi_head_attention<float> layer({.d_model = 12, .heads = 4});
  const auto array = [](std::initializer_list<std::size_t> shape) {
    return xt::xarray<float>(xt::ones<float>(std::vector<std::size_t>(shape)));
  };
  auto out = array({3, 12});
  const auto error = [&](auto&& call) { return test::message_keeping<xattn::shape_error>(call, out); };
  const std::string name = "multi_head_attention";
  CHECK(test::mentions(error([&] { layer.into(out, array({3, 11})); }), {name, "x", "(3, 11)", "12"}));
  CHECK(test::mentions(error([&] { layer.into(out, array({12})); }), {name, "x", "(12)", "(L, d_model)"}));
  CHECK(test::mentions(error([&] {
                         layer.into(out, array({3, 12}), array({4, 10}));
                       }),
                       {name, "memory", "(4, 10)", "12"}));
  CHECK(test::mentions(error([&] {
                         layer.into(out, array({3, 12}), array({2, 4, 12}));
                       }),
                       {name, "memory", "(2, 4, 12)", "(3, 12)"}));
  CHECK(test::mentions(error([&] {
                         layer.into(out, array({2, 3, 12}), array({1, 3, 12}));
                       }),
                       {name, "memory", "(1, 3, 12)", "(2, 3, 12)"}));
  CHECK(test::mentions(error([&] { layer.into(out, array({4, 12})); }), {name, "out", "(3, 12)", "(4, 12)"}));
  CHECK(test::mentions(error([&] { layer.into(out, array({1, 3, 12})); }), {name, "out", "(3, 12)", "(1, 3, 12)"}));
  const auto narrow = xt::xtensor<bool, 2>(xt::ones<bool>({3, 2}));
  CHECK(test::mentions(error([&] {
                         layer.into(out, array({3, 12}), xattn::boolean(narrow));
                       }),
                       {name, "mask", "(3, 2)", "(4, 3, 3)"}));
}

TEST_CASE("multi_head_attention: weights of a wrong shape are refused and change nothing", "[layers]") {
  xattn::multi_head_attention<float> layer({.d_model = 12, .heads = 4, .kv_heads = 2});
  const auto before = test::numbers(layer.w_k());
  const xt::xtensor<float, 2> wrong = xt::ones<float>({12, 12});
  const auto message = test::message_of<xattn::shape_error>([&] { layer.w_k() = wrong; });
  CHECK(test::mentions(message, {"w_k", "(12, 12)", "(12, 6)"}));
  CHECK(test::exactly(layer.w_k(), before));
  const xt::xtensor<float, 1> bias = xt::ones<float>({5});
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { layer.b_o() = bias; }), {"b_o", "(5)", "(12)"}));
}

TEST_CASE("multi_head_attention: configurations that do not fit are errors that name the field", "[layers]") {
  const auto error = [](const xattn::mha_config& config) {
    return test::message_of<xattn::option_error>([&] { xattn::multi_head_attention<float> layer(config); });
  };
  CHECK(test::mentions(error({.d_model = 10, .heads = 3}), {"multi_head_attention", "d_model", "10", "heads", "3"}));
  CHECK(test::mentions(error({.d_model = 10, .heads = 0}), {"heads", "0"}));
  CHECK(test::mentions(error({.heads = 2}), {"d_model", "0"}));
  CHECK(test::mentions(error({.d_model = 12, .heads = 6, .kv_heads = 4}), {"kv_heads", "4", "6"}));
  CHECK(test::mentions(error({.d_model = 12, .heads = 6, .kv_heads = -2}), {"kv_heads", "-2"}));
  CHECK(test::mentions(error({.d_model = 12, .heads = 2, .d_head = -1}), {"d_head", "-1"}));
}

TEST_CASE("multi_head_attention: empty batches and lengths give empty or bias-only results", "[layers]") {
  const layer_sizes s;
  const auto w = test::random_mha<float>(s, 11);
  const auto layer = layer_of<float>(s, w);
  const auto shaped = [&](std::size_t b, std::size_t l) {
    return xt::xtensor<float, 3>(xt::ones<float>({b, l, std::size_t(s.d_model)}));
  };
  CHECK(layer(shaped(0, 3)).size() == 0);
  CHECK(layer(shaped(2, 0), shaped(2, 4)).size() == 0);
  const auto no_keys = layer(shaped(1, 2), shaped(1, 0));
  for (index_t c = 0; c < s.d_model; ++c) CHECK(no_keys(0, 1, std::size_t(c)) == float(w.b_o(c)));
}

TEST_CASE("multi_head_attention: the tracer sees every stage once, with axes of the caller's rank", "[layers][trace]") {
  const layer_sizes s;
  const auto w = test::random_mha<double>(s, 12);
  const auto layer = layer_of<double>(s, w);
  const auto x = test::random_array<double>({5, s.d_model});
  xattn::trace::recorder rec;
  const auto y = layer(tensor<double, 2>(x), xattn::causal, {}, xattn::trace::to(rec));
  CHECK(test::same_bits(y, layer(tensor<double, 2>(x), xattn::causal)));
  const auto exact = oracle::multi_head_attention(x, x, w, bottom_right(5, 5));
  const auto near = [&](const char* path, const oracle::array& want) {
    return test::within(rec[path], want, test::uniform_budget(want, 1e-12L));
  };
  CHECK(near("self_attn.q", exact.q));
  CHECK(near("self_attn.k", exact.k));
  CHECK(near("self_attn.v", exact.v));
  CHECK(near("self_attn.weights", exact.attention.weights));
  CHECK(near("self_attn.lse", exact.attention.lse));
  CHECK(near("self_attn.context", exact.attention.out));
  CHECK(near("self_attn.concat", exact.concat));
  CHECK(near("self_attn.attn_out", exact.out));
  CHECK(near("self_attn.w_o", w.w_o));
  CHECK(near("self_attn.b_k", w.b_k));
}
