// SPDX-License-Identifier: BSD-3-Clause
/// Calls of layers and models that say where their rows stand.
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"

using test::tensor;
using xattn::index_t;
using xattn::rotary_pairing;
using ids = xt::xtensor<int, 1>;
using ids_of_items = xt::xtensor<std::int16_t, 2>;

namespace {

constexpr test::layer_sizes sizes{.d_head = 6};
constexpr auto pairing = rotary_pairing::half_split;

template <class T>
xattn::multi_head_attention<T> layer_of(const oracle::mha_weights<long double>& w,
                                        const xattn::rotary_config& rope = {.pairing = pairing}) {
  xattn::multi_head_attention<T> layer({.d_model = sizes.d_model,
                                        .heads = sizes.heads,
                                        .kv_heads = sizes.kv_heads,
                                        .d_head = sizes.d_head,
                                        .rope = rope});
  test::assign(layer, w);
  return layer;
}

oracle::mha_weights<long double> weights() {
  auto w = test::random_mha<float>(sizes, 7);
  w.rope = oracle::pairing::half_split;
  return w;
}

/// Position of row n of (B, heads, L, E), each item with a row of its own.
auto each_at(const ids_of_items& positions, index_t heads) {
  return [=](index_t n) {
    const auto length = static_cast<index_t>(positions.shape(1)), item = n / (length * heads);
    return index_t{positions(static_cast<std::size_t>(item), static_cast<std::size_t>(n % length))};
  };
}

template <class Got>
test::verdict as_oracle(const Got& got, const oracle::array& x, const oracle::array& memory,
                        const oracle::mha_weights<long double>& w, const oracle::attention_rules& rules = {}) {
  const auto exact = oracle::multi_head_attention(x, memory, w, rules).out;
  return test::within(got, exact, 2e-5L * test::largest_magnitude(exact));
}

ids_of_items drawn(std::size_t batch, std::size_t length, int step) {
  auto p = ids_of_items::from_shape({batch, length});
  for (std::size_t n = 0; n < p.size(); ++n) {
    p.data()[n] = static_cast<std::int16_t>((static_cast<int>(n) * 37 * step + 11) % 101);
  }
  return p;
}

}  // namespace

TEST_CASE("positions of a call: rows of each item stand where it says, in self- and cross-attention",
          "[layers][rotary][positions]") {
  auto w = weights();
  const auto x = test::random_array<float>({3, 9, sizes.d_model}, test::regime::uniform, 1);
  const auto memory = test::random_array<float>({3, 5, sizes.d_model}, test::regime::uniform, 2);
  const xt::xtensor<float, 3> rows = tensor<float, 3>(x), other = tensor<float, 3>(memory);
  const auto layer = layer_of<float>(w);
  const auto at = drawn(3, 9, 1), memory_at = drawn(3, 5, 3);
  w.q_at = each_at(at, sizes.heads);
  w.k_at = each_at(at, sizes.kv_heads);
  CHECK(as_oracle(layer(rows, {}, {.positions = at}), x, x, w));
  CHECK(as_oracle(layer(rows, rows, {}, {.positions = at}), x, x, w));
  CHECK_FALSE(as_oracle(layer(rows), x, x, w));
  oracle::attention_rules rules;
  rules.allowed = [](index_t, index_t, index_t i, index_t j) { return j <= i; };
  CHECK(as_oracle(layer(rows, xattn::causal, {.positions = at}), x, x, w, rules));
  w.k_at = each_at(memory_at, sizes.kv_heads);
  CHECK(as_oracle(layer(rows, other, {}, {.positions = at, .memory_positions = memory_at}), x, memory, w));
  w.k_at = {};
  CHECK(as_oracle(layer(rows, other, {}, {.positions = at}), x, memory, w));
  w.q_at = {};
  w.k_at = each_at(memory_at, sizes.kv_heads);
  CHECK(as_oracle(layer(rows, other, {}, {.memory_positions = memory_at}), x, memory, w));
}

TEST_CASE("positions of a call: one row of them serves all items, with any strides; 0, 1, .. changes no bit",
          "[layers][rotary][positions]") {
  const auto layer = layer_of<float>(weights());
  const auto x = tensor<float, 3>(test::random_array<float>({2, 7, sizes.d_model}));
  const ids counted = xt::arange<int>(7);
  CHECK(test::same_bits(layer(x, {}, {.positions = counted}), layer(x)));
  const ids one{40, 3, 3, 77, 5, 0, 12};
  xt::xtensor<std::uint8_t, 2> each{{40, 3, 3, 77, 5, 0, 12}, {40, 3, 3, 77, 5, 0, 12}};
  const auto expected = layer(x, {}, {.positions = one});
  CHECK(test::same_bits(layer(x, {}, {.positions = each}), expected));
  const ids wide{40, -1, 3, -1, 3, -1, 77, -1, 5, -1, 0, -1, 12, -1};
  const auto strided = xt::view(wide, xt::range(0, 14, 2));
  CHECK(test::same_bits(layer(x, {}, {.positions = strided}), expected));
  xt::xtensor<float, 3> out(x.shape());
  layer.into(out, x, {}, {.positions = one});
  CHECK(test::same_bits(out, expected));
  CHECK_FALSE(test::same_bits(layer(x), expected));
}

TEST_CASE("positions of a call: tokens that join a cache stand where they say, and keep that",
          "[layers][rotary][cache][positions]") {
  const auto layer = layer_of<float>(weights());
  const auto x = tensor<float, 3>(test::random_array<float>({2, 140, sizes.d_model}));
  const auto at = drawn(2, 140, 1);
  const auto all = layer(x, xattn::causal, {.positions = at});
  auto cache = layer.make_cache(140, 2);
  for (const auto& [first, last] : std::vector<std::pair<int, int>>{{0, 131}, {131, 132}, {132, 140}}) {
    const xt::xtensor<float, 3> part = xt::view(x, xt::all(), xt::range(first, last), xt::all());
    const ids_of_items stand = xt::view(at, xt::all(), xt::range(first, last));
    const auto y = layer(part, cache, xattn::causal, {.positions = stand});
    const xt::xtensor<float, 3> expected = xt::view(all, xt::all(), xt::range(first, last), xt::all());
    CHECK(test::within(y, test::numbers(expected), 2e-5L));
  }
  CHECK(cache.length() == 140);
}

TEST_CASE("positions of a call: sections have a row each", "[layers][rotary][positions]") {
  const auto w = weights();
  const auto x = tensor<float, 3>(test::random_array<float>({2, 4, sizes.d_model}));
  const auto sectioned = layer_of<float>(w, {.pairing = pairing, .sections = {1, 2}});
  const xt::xtensor<long, 2> same{{9, 4, 60, 2}, {9, 4, 60, 2}}, differ{{9, 4, 60, 2}, {1, 0, 3, 2}};
  const ids one{9, 4, 60, 2};
  const auto plain = layer_of<float>(w)(x, {}, {.positions = one});
  CHECK(test::same_bits(sectioned(x, {}, {.positions = same}), plain));
  CHECK_FALSE(test::same_bits(sectioned(x, {}, {.positions = differ}), plain));
  const xt::xtensor<long, 3> of_items{{{9, 4, 60, 2}, {9, 4, 60, 2}}, {{1, 0, 3, 2}, {1, 0, 3, 2}}};
  CHECK(test::same_bits(sectioned(x, {}, {.positions = of_items}), sectioned(x, {}, {.positions = differ})));
}

TEST_CASE("positions of a call: a scaling sees the largest position of both sides", "[layers][rotary][positions]") {
  const auto x = tensor<float, 3>(test::random_array<float>({2, 4, sizes.d_model}));
  const xattn::dynamic_ntk_scaling ntk{.factor = 2, .original = 16};
  const auto layer = layer_of<float>(weights(), {.pairing = pairing, .scaling = ntk});
  const xattn::rotary<float> rope({.d_head = sizes.d_head, .pairing = pairing, .scaling = ntk});
  const ids low{0, 1, 2, 3}, high{0, 1, 2, 90}, low_and_high{0, 1, 2, 3, 90};
  const auto first_rows = [](auto& y) { return xt::view(y, xt::all(), xt::all(), xt::range(0, 4), xt::all()); };
  const auto beside_high = [&](const xt::xtensor<float, 4>& y) {
    auto more = xt::xtensor<float, 4>::from_shape({y.shape(0), y.shape(1), 5, y.shape(3)});
    more.fill(0);
    first_rows(more) = y;
    const auto turned = rope(more, low_and_high);
    return xt::xtensor<float, 4>(first_rows(turned));
  };
  for (const bool q_is_high : {false, true}) {
    xattn::trace::recorder rec;
    const auto kept = [&](const std::string& name) {
      return xt::xtensor<float, 4>(rec.get<float>("self_attn." + name));
    };
    const ids &q_at = q_is_high ? high : low, &k_at = q_is_high ? low : high;
    (void)layer(x, {}, {.positions = q_at, .memory_positions = k_at}, xattn::trace::to(rec));
    const auto far = kept(q_is_high ? "q" : "k"), near = kept(q_is_high ? "k" : "q");
    CHECK(test::same_bits(kept(q_is_high ? "q_rot" : "k_rot"), rope(far, high)));
    CHECK(test::same_bits(kept(q_is_high ? "k_rot" : "q_rot"), beside_high(near)));
    CHECK_FALSE(test::same_bits(beside_high(near), rope(near, low)));
  }
}

TEST_CASE("positions of a call: encoders and decoders hand them to every layer, in whole calls and with caches",
          "[models][rotary][positions]") {
  const xattn::rotary_config rope{.pairing = pairing};
  const xattn::encoder<float> enc({.d_model = 8, .heads = 2, .rope = rope, .layers = 2});
  const xattn::decoder<float> dec({.d_model = 8, .heads = 2, .rope = rope, .layers = 2});
  const auto x = tensor<float, 3>(test::random_array<float>({2, 6, 8}));
  const auto memory = tensor<float, 3>(test::random_array<float>({2, 3, 8}, test::regime::uniform, 2));
  const ids shifted = xt::arange<int>(100, 106), counted = xt::arange<int>(6), spread{0, 10, 20, 30, 40, 50};
  // scores depend on distances alone
  CHECK(test::within(enc(x, {}, {.positions = shifted}), test::numbers(enc(x)), 1e-5L));
  CHECK(test::same_bits(enc(x, {}, {.positions = counted}), enc(x)));
  CHECK_FALSE(test::within(enc(x, {}, {.positions = spread}), test::numbers(enc(x)), 1e-3L));
  CHECK(test::same_bits(dec(x, memory, {}, {}, {.positions = counted}), dec(x, memory)));
  CHECK_FALSE(test::within(dec(x, memory, {}, {}, {.positions = spread}), test::numbers(dec(x, memory)), 1e-3L));

  auto caches = enc.make_caches(6, 2);
  const auto whole = enc(x, xattn::causal, {.positions = spread});
  CHECK(test::within(enc(x, caches, xattn::causal, {.positions = spread}), test::numbers(whole), 1e-5L));
  auto one_cache = enc.layer(0).make_cache(6, 2);
  CHECK(test::within(enc.layer(0)(x, one_cache, xattn::causal, {.positions = spread}),
                     test::numbers(enc.layer(0)(x, xattn::causal, {.positions = spread})), 1e-5L));
  auto decoding = dec.make_caches(6, 2);
  CHECK(test::within(dec(x, decoding, memory, {}, {}, {.positions = spread}),
                     test::numbers(dec(x, memory, {}, {}, {.positions = spread})), 1e-5L));
}

TEST_CASE("positions of a call: a trace shows what they do and changes no bit", "[layers][rotary][trace][positions]") {
  const auto layer = layer_of<float>(weights());
  const auto x = tensor<float, 2>(test::random_array<float>({5, sizes.d_model}));
  const ids at{7, 0, 31, 7, 2};
  xattn::trace::recorder rec;
  const auto y = layer(x, xattn::causal, {.positions = at}, xattn::trace::to(rec));
  CHECK(test::same_bits(y, layer(x, xattn::causal, {.positions = at})));
  const xattn::rotary<float> rope({.d_head = sizes.d_head, .pairing = pairing});
  const xt::xtensor<float, 3> q = rec.get<float>("self_attn.q");
  CHECK(test::same_bits(xt::xtensor<float, 3>(rec.get<float>("self_attn.q_rot")), rope(q, at)));
  CHECK(xattn::trace::audit(rec).passed());
}

TEST_CASE("positions of a call: what does not fit is an error, and nothing is written", "[layers][rotary][positions]") {
  const auto layer = layer_of<float>(weights());
  const auto x = tensor<float, 3>(test::random_array<float>({2, 5, sizes.d_model}));
  const ids four{0, 1, 2, 3}, five{0, 1, 2, 3, 4};
  const xt::xtensor<int, 2> three_items = xt::zeros<int>({3, 5});
  const auto out_of = [&](const auto& what) {
    xt::xtensor<float, 3> out(x.shape());
    out.fill(9);
    auto cache = layer.make_cache(8, 2);
    const std::string m = test::message_of<xattn::shape_error>([&] { layer.into(out, x, {}, {.positions = what}); });
    CHECK(test::mentions(
        test::message_of<xattn::shape_error>([&] { layer.into(out, x, cache, {}, {.positions = what}); }),
        {"multi_head_attention", "positions"}));
    CHECK(cache.length() == 0);
    CHECK(xt::all(xt::equal(out, 9.0f)));
    return m;
  };
  CHECK(test::mentions(out_of(four), {"multi_head_attention", "positions", "(4)", "(N, L)", "(2, 5, 12)"}));
  CHECK(test::mentions(out_of(three_items), {"multi_head_attention", "positions", "(3, 5)"}));
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { (void)layer(x, x, {}, {.memory_positions = four}); }),
                       {"memory_positions", "(4)", "memory"}));
  const xt::xtensor<std::uint64_t, 1> beyond{0, 1, 2, 3, std::uint64_t{1} << 63};
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)layer(x, {}, {.positions = beyond}); }),
                       {"a position", "9223372036854775808", "64 bits"}));
  auto cache = layer.make_cache(8, 2);
  CHECK(test::mentions(
      test::message_of<xattn::option_error>([&] { (void)layer(x, cache, {}, {.memory_positions = five}); }),
      {"memory_positions"}));
  const xattn::multi_head_attention<float> without({.d_model = 12, .heads = 2});
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)without(x, {}, {.positions = five}); }),
                       {"multi_head_attention", "positions", "rope"}));
  const xattn::encoder<float> enc({.d_model = 12, .heads = 2, .layers = 1});
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)enc(x, {}, {.positions = five}); }),
                       {"encoder", "positions", "rope"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)enc(x, {}, {.memory_positions = five}); }),
                       {"encoder", "memory_positions"}));
  static_assert(!std::constructible_from<xattn::positions_ref, ids>);
}
