// SPDX-License-Identifier: BSD-3-Clause
/// Multi-head attention with rotary positions.
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using test::as_oracle;
using test::index_t;
using test::tensor;
using xattn::rotary_pairing;

namespace {

constexpr test::layer_sizes sizes{.d_head = 6};

oracle::pairing truth_of(rotary_pairing p) {
  return p == rotary_pairing::half_split ? oracle::pairing::half_split : oracle::pairing::interleaved;
}

template <class T>
xattn::multi_head_attention<T> layer_of(const oracle::mha_weights<long double>& w, rotary_pairing pairing) {
  xattn::multi_head_attention<T> layer({.d_model = sizes.d_model,
                                        .heads = sizes.heads,
                                        .kv_heads = sizes.kv_heads,
                                        .d_head = sizes.d_head,
                                        .rope = xattn::rotary_config{.pairing = pairing}});
  test::assign(layer, w);
  return layer;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("multi_head_attention with rope: matches the oracle, self and cross, with grouped heads",
                        "[layers][rotary]", test::reals) {
  using T = TestType;
  auto w = test::random_mha<T>(sizes, 7);
  const auto x = test::random_array<T>({2, 9, sizes.d_model}, test::regime::uniform, 1);
  const auto memory = test::random_array<T>({2, 5, sizes.d_model}, test::regime::uniform, 2);
  const auto plain = oracle::multi_head_attention(x, x, w).out;
  for (const auto pairing : {rotary_pairing::interleaved, rotary_pairing::half_split}) {
    w.rope = truth_of(pairing);
    const auto layer = layer_of<T>(w, pairing);
    for (const auto& other : {x, memory}) {
      CHECK(as_oracle<T>(layer(tensor<T, 3>(x), tensor<T, 3>(other)), x, other, w));
    }
    CHECK_FALSE(test::within(layer(tensor<T, 3>(x)), plain, 1e-3L));
  }
}

TEST_CASE("multi_head_attention with rope: a trace shows both sides of the turn and changes no bit",
          "[layers][rotary][trace]") {
  const auto pairing = rotary_pairing::half_split;
  auto w = test::random_mha<float>(sizes, 7);
  const auto layer = layer_of<float>(w, pairing);
  const auto x = test::random_array<float>({9, sizes.d_model}, test::regime::uniform, 1);
  xattn::trace::recorder rec;
  const auto y = layer(tensor<float, 2>(x), xattn::causal, {}, xattn::trace::to(rec));
  CHECK(test::same_bits(y, layer(tensor<float, 2>(x), xattn::causal)));
  const xattn::rotary<float> rope({.d_head = sizes.d_head, .pairing = pairing});
  const xt::xtensor<float, 3> q = rec.get<float>("self_attn.q"), k = rec.get<float>("self_attn.k");
  CHECK(test::same_bits(xt::xtensor<float, 3>(rec.get<float>("self_attn.q_rot")), rope(q, 0)));
  CHECK(test::same_bits(xt::xtensor<float, 3>(rec.get<float>("self_attn.k_rot")), rope(k, 0)));
  CHECK(xattn::trace::audit(rec).passed());
  CHECK_FALSE(layer.config().rope->d_head == 0);
}

TEST_CASE("multi_head_attention with rope: widths that do not fit are errors", "[layers][rotary]") {
  const auto refused = [](xattn::count d_head, xattn::count rope_width) {
    return test::message_of<xattn::option_error>([&] {
      xattn::multi_head_attention<float> l(
          {.d_model = 12,
           .heads = 2,
           .d_head = d_head,
           .rope = xattn::rotary_config{.d_head = rope_width, .pairing = rotary_pairing::half_split}});
    });
  };
  CHECK(test::mentions(refused(6, 4), {"multi_head_attention", "rope.d_head", "4", "6"}));
  CHECK(test::mentions(refused(5, 0), {"rotary", "d_head", "5", "even"}));
}

TEST_CASE("encoder and encoder_layer: rope reaches every layer", "[models][rotary]") {
  const xattn::rotary_config rope{.pairing = rotary_pairing::interleaved, .base = 500};
  const xattn::encoder<float> model({.d_model = 8, .heads = 2, .rope = rope, .layers = 2});
  for (std::size_t i = 0; i < 2; ++i) {
    const auto& config = model.layer(i).self_attention().config();
    REQUIRE(config.rope.has_value());
    CHECK(config.rope->base == 500);
    CHECK(config.rope->d_head == 4);
  }
  const auto x = tensor<float, 2>(test::random_array<float>({5, 8}));
  const xattn::encoder<float> without({.d_model = 8, .heads = 2, .layers = 2});
  CHECK_FALSE(test::same_bits(model(x), without(x)));
}

namespace {

/// Rows that are turned in every way that rotary has.
std::vector<xattn::rotary_config> turns() {
  using enum rotary_pairing;
  return {{.pairing = half_split},
          {.pairing = interleaved},
          {.pairing = half_split, .base = 500, .width = 4},
          {.pairing = interleaved, .scaling = xattn::linear_scaling{4}},
          {.pairing = half_split, .scaling = xattn::ntk_scaling{4}},
          {.pairing = half_split, .scaling = xattn::dynamic_ntk_scaling{2, 8}},
          {.pairing = interleaved, .scaling = xattn::yarn_scaling{4, 8}},
          {.pairing = half_split, .scaling = xattn::llama3_scaling{.original = 16}},
          {.pairing = half_split, .scaling = xattn::longrope_scaling{{1, 2, 3}, {4, 5, 6}, 8, 32}},
          {.pairing = half_split, .sections = {1, 2}}};
}

xattn::multi_head_attention<float> turning(const xattn::rotary_config& rope, bool norm) {
  return xattn::multi_head_attention<float>(
      {.d_model = 12, .heads = 4, .kv_heads = 2, .d_head = 6, .rope = rope, .qk_norm = norm});
}

using rows_type = xt::xtensor<float, 3>;
using heads_type = xt::xtensor<float, 4>;

}  // namespace

TEST_CASE("multi_head_attention with rope: projected and turned in one go has the bits of one after the other",
          "[layers][rotary][bits]") {
  // a hook is shown both sides of the turn: its calls project first and turn then
  const auto x = tensor<float, 3>(test::random_array<float>({3, 21, 12}));
  xt::xtensor<int, 2> each = xt::zeros<int>({3, 21});
  for (std::size_t n = 0; n < each.size(); ++n) each.data()[n] = static_cast<int>(n * 37 % 101);
  xt::xtensor<int, 3> sections = xt::zeros<int>({2, 3, 21});
  for (std::size_t n = 0; n < sections.size(); ++n) sections.data()[n] = static_cast<int>(n * 53 % 97);
  for (const auto& rope : turns()) {
    for (const bool norm : {false, true}) {
      const auto layer = turning(rope, norm);
      xattn::rotary_config own = rope;
      own.d_head = 6;
      const xattn::rotary<float> alone(own);
      const bool in_sections = !rope.sections.empty();
      const char* before = norm ? "self_attn.q_norm" : "self_attn.q";
      xattn::trace::recorder rec;
      const rows_type y = layer(x, xattn::causal, {}, xattn::trace::to(rec));
      CHECK(test::same_bits(layer(x, xattn::causal), y));
      CHECK(test::same_bits(heads_type(rec.get<float>("self_attn.q_rot")),
                            alone(heads_type(rec.get<float>(before)), 0)));

      xattn::sequence_options options;
      if (in_sections) options.positions = sections;
      else options.positions = each;
      xattn::trace::recorder placed;
      const rows_type z = layer(x, xattn::causal, options, xattn::trace::to(placed));
      CHECK(test::same_bits(layer(x, xattn::causal, options), z));
      CHECK_FALSE(test::same_bits(z, y));
      const heads_type q = placed.get<float>(before);
      CHECK(test::same_bits(heads_type(placed.get<float>("self_attn.q_rot")),
                            in_sections ? heads_type(alone(q, sections)) : heads_type(alone(q, each))));
    }
  }
}

TEST_CASE("multi_head_attention with rope: so it is over caches and memory", "[layers][rotary][bits]") {
  const auto x = tensor<float, 3>(test::random_array<float>({2, 24, 12}));
  const auto memory = tensor<float, 3>(test::random_array<float>({2, 5, 12}, test::regime::uniform, 2));
  const xt::xtensor<int, 1> ids{3, 1, 4, 1, 50};
  for (const auto& rope : turns()) {
    const auto layer = turning(rope, true);
    xattn::trace::stats seen;
    const rows_type y = layer(x, memory, {}, {}, xattn::trace::to(seen));
    CHECK(test::same_bits(layer(x, memory), y));
    if (rope.sections.empty()) {
      const rows_type z = layer(x, memory, {}, {.memory_positions = ids}, xattn::trace::to(seen));
      CHECK(test::same_bits(layer(x, memory, {}, {.memory_positions = ids}), z));
    }
    auto shown = layer.make_cache(40, 2), hidden = layer.make_cache(40, 2);
    for (auto* cache : {&shown, &hidden}) cache->skip(std::vector<int>{0, 7});
    index_t first = 0;
    for (const index_t n : {20, 1, 3}) {
      const rows_type rows = xt::view(x, xt::all(), xt::range(first, first + n), xt::all());
      const rows_type z = layer(rows, shown, xattn::causal, {}, xattn::trace::to(seen));
      CHECK(test::same_bits(layer(rows, hidden, xattn::causal), z));
      first += n;
    }
  }
}
