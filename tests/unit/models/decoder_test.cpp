// SPDX-License-Identifier: BSD-3-Clause
/// Decoder layers and decoders: masks, increments over caches, errors, empty extents, bits and allocations. What a
/// layer computes in each arrangement is in arrangements_test.cpp.
#include "support/alloc_counter.hpp"
#include "support/blocks.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"

using test::tensor;
using xattn::index_t;

namespace {

constexpr index_t d_model = 12, length = 9, memory_length = 7;

using sequence = xt::xtensor<float, 3>;

sequence numbers(std::size_t batch, std::size_t rows, std::uint64_t seed = 1) {
  return tensor<float, 3>(test::random_array<float>({static_cast<index_t>(batch), static_cast<index_t>(rows), d_model},
                                                    test::regime::uniform, seed));
}

xattn::decoder_config config(xattn::decoder_config c = {}) {
  c.d_model = d_model;
  c.heads = 4;
  c.kv_heads = 2;
  c.d_head = 6;
  c.d_hidden = 20;
  c.layers = 2;
  return c;
}

sequence rows_of(const sequence& x, std::size_t first, std::size_t last) {
  return xt::view(x, xt::all(), xt::range(first, last), xt::all());
}

/// Where a rule of row and column holds.
template <class Rule>
xt::xtensor<bool, 2> where(std::size_t rows, std::size_t columns, const Rule& rule) {
  xt::xtensor<bool, 2> m = xt::zeros<bool>({rows, columns});
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j) m(i, j) = rule(i, j);
  return m;
}
xt::xtensor<bool, 2> last_three(std::size_t n) {
  return where(n, n, [](std::size_t i, std::size_t j) { return j + 3 > i; });
}
xt::xtensor<bool, 2> two_of_three(std::size_t rows, std::size_t columns) {
  return where(rows, columns, [](std::size_t i, std::size_t j) { return (i + j) % 3 != 0; });
}

/// Rows [first, last) of the whole result, to within rounding.
test::verdict as_whole(const sequence& got, const sequence& whole, std::size_t first, std::size_t last,
                       long double more = 0) {
  const auto want = test::numbers(rows_of(whole, first, last));
  return test::within(got, want, 64 * test::eps<float>() * test::largest_magnitude(want) + more);
}

struct fixture {
  xattn::decoder<float> model{config({.norm_first = true,
                                      .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split},
                                      .final_norm = true,
                                      .qk_norm = true})};
  sequence x = numbers(2, length), memory = numbers(2, memory_length, 2);
  sequence whole = model(x, memory);
};

}  // namespace

TEST_CASE("decoder_layer: a mask joins causal, a memory mask is the cross-attention's", "[models][decoder]") {
  using T = float;
  xattn::decoder_layer<T> layer({.d_model = d_model, .heads = 4, .d_hidden = 20});
  const auto w = test::random_block<T>({.d_model = d_model, .heads = 4, .d_hidden = 20}, true);
  test::assign_block(layer, w);
  const auto x = test::random_array<T>({2, length, d_model}),
             memory = test::random_array<T>({2, memory_length, d_model});
  oracle::block_rules rules;
  rules.self.allowed = [](index_t, index_t, index_t i, index_t j) { return j <= i && j > i - 3; };
  rules.cross.allowed = [](index_t, index_t, index_t i, index_t j) { return (i + j) % 3 != 0; };
  const auto window = last_three(length), allowed = two_of_three(length, memory_length);
  const test::block_truth<T> want(x, memory, w, rules);
  const auto y = layer(tensor<T, 3>(x), tensor<T, 3>(memory), xattn::boolean(window), xattn::boolean(allowed));
  CHECK(test::within(y, want.exact, want.budget));
}

TEST_CASE("decoder: its layers in order, then the final norm; without layers its input", "[models][decoder]") {
  const fixture f;
  auto y = f.model.layer(1)(f.model.layer(0)(f.x, f.memory), f.memory);
  CHECK(test::same_bits(f.whole, sequence(f.model.final_norm()(y))));
  CHECK(f.model.size() == 2);
  const xattn::decoder<float> none({.d_model = d_model, .layers = 0});
  CHECK(test::same_bits(none(f.x, f.memory), f.x));
  auto caches = none.make_caches(length, 2);
  CHECK(test::same_bits(none(f.x, caches, f.memory), f.x));
  CHECK(caches.length() == length);
  CHECK_THROWS_AS(none(f.x, caches, f.memory), xattn::cache_error);
}

TEST_CASE("decoder: token by token and in chunks is as the whole, after rewinding too", "[models][decoder][cache]") {
  const fixture f;
  auto caches = f.model.make_caches(length, 2), ready = f.model.make_caches(length, f.memory);
  CHECK((ready.knows_memory() && ready.length() == 0 && !caches.knows_memory() && caches.capacity() == length));
  for (auto* c : {&caches, &ready}) {
    CHECK(as_whole(f.model(rows_of(f.x, 0, 4), *c, f.memory), f.whole, 0, 4));
    CHECK((c->knows_memory() && c->length() == 4));
    (void)f.model(rows_of(f.x, 0, 3), *c, f.memory);
    c->rewind(4);
    for (std::size_t i = 4; i < 7; ++i)
      CHECK(as_whole(f.model(rows_of(f.x, i, i + 1), *c, f.memory), f.whole, i, i + 1));
    CHECK(as_whole(f.model(rows_of(f.x, 7, length), *c, f.memory), f.whole, 7, length));
  }
  auto narrow = f.model.make_caches<xattn::bf16>(length, 2);
  (void)f.model(rows_of(f.x, 0, 6), narrow, f.memory);
  CHECK(as_whole(f.model(rows_of(f.x, 6, length), narrow, f.memory), f.whole, 6, length, 0.05L));
}

TEST_CASE("decoder: masks hold in increments as in the whole", "[models][decoder][cache]") {
  const fixture f;
  const auto window = last_three(length), allowed = two_of_three(length, memory_length);
  const sequence whole = f.model(f.x, f.memory, xattn::boolean(window), xattn::boolean(allowed));
  CHECK_FALSE(as_whole(whole, f.whole, 0, length));
  auto caches = f.model.make_caches(length, 2);
  for (std::size_t i = 0; i < length; i += 3) {
    const xt::xtensor<bool, 2> seen = xt::view(allowed, xt::range(i, i + 3), xt::all());
    const xt::xtensor<bool, 2> before = xt::view(window, xt::range(i, i + 3), xt::range(0, i + 3));
    const sequence y =
        f.model(rows_of(f.x, i, i + 3), caches, f.memory, xattn::boolean(before), xattn::boolean(seen));
    CHECK(as_whole(y, whole, i, i + 3));
  }
}

TEST_CASE("decoder: the memory is computed with once, until the caches are cleared", "[models][decoder][cache]") {
  const fixture f;
  auto caches = f.model.make_caches(length, 2);
  (void)f.model(rows_of(f.x, 0, 4), caches, f.memory);
  const sequence other = numbers(2, memory_length, 9), longer = numbers(2, memory_length + 1, 9);
  CHECK(as_whole(f.model(rows_of(f.x, 4, 6), caches, other), f.whole, 4, 6));
  const auto error = test::message_of<xattn::shape_error>([&] { (void)f.model(rows_of(f.x, 6, 7), caches, longer); });
  CHECK(test::mentions(error, {"decoder", "memory", "(2, 8, 12)", "7"}));
  CHECK(as_whole(f.model(rows_of(f.x, 6, 7), caches, f.memory), f.whole, 6, 7));
  caches.clear();
  CHECK((caches.length() == 0 && !caches.knows_memory()));
  CHECK(as_whole(f.model(f.x, caches, longer), f.model(f.x, longer), 0, length));
}

TEST_CASE("decoder_layer: one sequence, its own cache, a copy of a cache", "[models][decoder][cache]") {
  const fixture f;
  const auto& layer = f.model.layer(0);
  const xt::xtensor<float, 2> x = xt::view(f.x, 1, xt::all(), xt::all()),
                              memory = xt::view(f.memory, 1, xt::all(), xt::all());
  const xt::xtensor<float, 2> whole = layer(x, memory);
  CHECK(test::exactly(whole, test::numbers(xt::eval(xt::view(layer(f.x, f.memory), 1, xt::all(), xt::all())))));
  auto cache = layer.make_cache(length, memory);
  (void)layer(xt::view(x, xt::range(0, 5), xt::all()), cache, memory);
  auto copy = cache;
  for (auto* c : {&cache, &copy}) {
    const xt::xtensor<float, 2> y = layer(xt::view(x, xt::range(5, 9), xt::all()), *c, memory);
    CHECK(test::within(y, test::numbers(xt::eval(xt::view(whole, xt::range(5, 9), xt::all()))), 1e-5L));
  }
}

TEST_CASE("encoder: with a causal mask and caches it is a decoder-only model", "[models][encoder][cache]") {
  const xattn::encoder<float> model(config({.norm_first = true,
                                            .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split},
                                            .bias = false,
                                            .final_norm = true,
                                            .norm = xattn::norm_kind::rms}));
  const sequence x = numbers(2, length), whole = model(x, xattn::causal);
  auto caches = model.make_caches(length, 2);
  CHECK(as_whole(model(rows_of(x, 0, 5), caches, xattn::causal), whole, 0, 5));
  for (std::size_t i = 5; i < length; ++i)
    CHECK(as_whole(model(rows_of(x, i, i + 1), caches, xattn::causal), whole, i, i + 1));
  CHECK_THROWS_AS(model(rows_of(x, 0, 1), caches, xattn::causal), xattn::cache_error);
  caches.rewind(5);
  sequence out = rows_of(x, 5, 9);
  std::vector<std::byte> scratch(model.workspace_size(caches, 4));
  CHECK(test::allocations_during([&] { model.into(out, out, caches, xattn::causal, {.workspace = scratch}); }) == 0);
  CHECK(as_whole(out, whole, 5, 9));
  const auto& layer = model.layer(0);
  auto cache = layer.make_cache(length, 2);
  (void)layer(rows_of(x, 0, 6), cache, xattn::causal);
  CHECK(as_whole(layer(rows_of(x, 6, 9), cache, xattn::causal), layer(x, xattn::causal), 6, 9));
}

TEST_CASE("decoder: bits depend on neither the batch, the threads nor the place of the output",
          "[models][decoder][bits]") {
  const fixture f;
  const sequence second = xt::view(f.x, xt::range(1, 2), xt::all(), xt::all());
  const sequence its_memory = xt::view(f.memory, xt::range(1, 2), xt::all(), xt::all());
  CHECK(
      test::same_bits(f.model(second, its_memory), sequence(xt::view(f.whole, xt::range(1, 2), xt::all(), xt::all()))));
  test::watched_executor executor(3);
  CHECK(test::same_bits(f.model(f.x, f.memory, {}, {}, {.executor = executor}), f.whole));
  CHECK(executor.parts() > 0);
  auto in_place = f.x;
  f.model.into(in_place, in_place, f.memory);
  CHECK(test::same_bits(in_place, f.whole));
  const xt::xtensor<float, 3, xt::layout_type::column_major> columns = f.memory;
  CHECK(test::same_bits(f.model(f.x, columns), f.whole));
}

TEST_CASE("decoder: into with a workspace allocates nothing", "[models][decoder][allocation]") {
  const fixture f;
  auto out = f.x;
  std::vector<std::byte> scratch(f.model.workspace_size(2, length, memory_length));
  CHECK(test::allocations_during([&] { f.model.into(out, f.x, f.memory, {}, {}, {.workspace = scratch}); }) == 0);
  CHECK(test::same_bits(out, f.whole));
  auto caches = f.model.make_caches(length, f.memory);
  std::vector<std::byte> less(f.model.workspace_size(caches, length, memory_length));
  CHECK(test::allocations_during([&] { f.model.into(out, f.x, caches, f.memory, {}, {}, {.workspace = less}); }) == 0);
  CHECK(as_whole(out, f.whole, 0, length));
  std::vector<std::byte> none(64);
  CHECK_THROWS_AS(f.model(f.x, f.memory, {}, {}, {.workspace = none}), xattn::option_error);
}

TEST_CASE("G14 decoder: wrong shapes are errors that name the argument, and leave outputs and caches alone",
          "[models][decoder][cases]") {
  const fixture f;
  auto out = f.x;
  auto caches = f.model.make_caches(length, 2);
  const auto shape = [&](auto&& call) { return test::message_keeping<xattn::shape_error>(call, out); };
  const sequence narrow = xt::ones<float>({2, 9, 11}), one = numbers(1, 7), wide = xt::ones<float>({2, 7, 13});
  const xt::xtensor<float, 2> flat = xt::ones<float>({7, 12});
  const xt::xtensor<bool, 2> mask = xt::ones<bool>({9, 8});
  CHECK(test::mentions(shape([&] { f.model.into(out, narrow, f.memory); }), {"decoder: x", "(2, 9, 11)", "12"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, one); }), {"decoder: memory", "(1, 7, 12)", "(2, 9, 12)"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, wide); }), {"decoder: memory", "(2, 7, 13)", "12"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, flat); }), {"decoder: memory", "(7, 12)"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, numbers(2, 8), f.memory); }), {"decoder: out", "(2, 9, 12)"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, f.memory, xattn::boolean(mask)); }), {"decoder", "(9, 8)"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, f.memory, {}, xattn::boolean(mask)); }),
                       {"decoder", "(9, 8)"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, caches, one); }), {"decoder: memory", "(1, 7, 12)"}));
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, caches, f.memory, {}, xattn::boolean(mask)); }), {"(9, 8)"}));
  auto fewer = f.model.make_caches(length, 1);
  CHECK(test::mentions(shape([&] { f.model.into(out, f.x, fewer, f.memory); }), {"decoder", "cache", "make_cache"}));
  xattn::decoder<float> three({.d_model = d_model, .heads = 4, .kv_heads = 2, .d_head = 6, .layers = 3});
  CHECK(test::mentions(shape([&] { three.into(out, f.x, caches, f.memory); }), {"decoder", "2 layers", "3"}));
  CHECK(
      test::mentions(shape([&] { f.model.layer(0).into(out, narrow, f.memory); }), {"decoder_layer: x", "(2, 9, 11)"}));
  CHECK((caches.length() == 0 && !caches.knows_memory()));
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { f.model.into(out, f.x, out); }),
                       {"out overlaps memory"}));
  auto full = f.model.make_caches(5, 2);
  CHECK_THROWS_AS(f.model.into(out, f.x, full, f.memory), xattn::cache_error);
  CHECK((test::same_bits(out, f.x) && full.length() == 0 && !full.knows_memory()));
}

TEST_CASE("G17 decoder: no batch, no tokens, no memory are legal", "[models][decoder][cases]") {
  const fixture f;
  CHECK(f.model(numbers(0, 3), numbers(0, 4)).shape()[1] == 3);
  CHECK(f.model(numbers(2, 0), f.memory).shape()[1] == 0);
  const sequence alone = f.model(f.x, numbers(2, 0));
  auto caches = f.model.make_caches(length, 2);
  CHECK(as_whole(f.model(f.x, caches, numbers(2, 0)), alone, 0, length));
}

TEST_CASE("G18 decoder: zero heads, and key-value heads that do not divide, are errors", "[models][decoder][cases]") {
  const auto refused = [](const xattn::decoder_layer_config& c) {
    return test::message_of<xattn::option_error>([&] { xattn::decoder_layer<float> layer(c); });
  };
  CHECK(test::mentions(refused({.d_model = 8, .heads = 0}), {"heads", "0"}));
  CHECK(test::mentions(refused({.d_model = 8, .heads = 4, .kv_heads = 3}), {"kv_heads", "3"}));
  CHECK(test::mentions(refused({.d_model = 10, .heads = 3}), {"d_model", "10"}));
  CHECK_THROWS_AS(xattn::decoder<float>({.d_model = 8, .layers = -1}), xattn::option_error);
  xattn::decoder<float> model({.d_model = 8, .layers = 1});
  CHECK(
      test::mentions(test::message_of<xattn::option_error>([&] { (void)model.layer(1); }), {"decoder", "layer", "1"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)model.final_norm(); }),
                       {"decoder", "final_norm"}));
}
