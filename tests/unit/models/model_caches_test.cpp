// SPDX-License-Identifier: BSD-3-Clause
/// Caches of models in every form, and caches that threads fill.
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"

#include <xattn/core/thread_pool.hpp>

using test::index_t;
using xattn::cache_options;
using xattn::causal;
using rows_type = xt::xtensor<float, 3>;

namespace {

constexpr index_t model_width = 12;

xattn::encoder<float> two_layers() {
  return xattn::encoder<float>({.d_model = model_width,
                                .heads = 4,
                                .kv_heads = 2,
                                .rope = xattn::rotary_config{.d_head = 0, .pairing = xattn::rotary_pairing::interleaved,
                                                             .width = 2},
                                .seed = 3,
                                .layers = 2});
}
xattn::decoder<float> two_decoder_layers() {
  return xattn::decoder<float>({.d_model = model_width, .heads = 4, .kv_heads = 2, .seed = 3, .layers = 2});
}

rows_type random_rows(index_t batch, index_t n, std::uint64_t seed = 1, index_t width = model_width) {
  return test::tensor<float, 3>(test::random_array<float>({batch, n, width}, test::regime::uniform, seed));
}
rows_type part(const rows_type& x, index_t first, index_t last, index_t item, index_t items = 1) {
  return rows_type(xt::view(x, xt::range(item, item + items), xt::range(first, last), xt::all()));
}

/// Calls of so many tokens one after the other, with both caches: the same bits.
template <class Call>
void same_steps(const std::vector<index_t>& steps, index_t batch, const Call& call) {
  std::uint64_t seed = 0;
  for (const index_t n : steps) {
    const auto x = random_rows(batch, n, ++seed);
    const auto [a, b] = call(x);
    CHECK(test::same_bits(a, b));
  }
}

template <class S>
std::vector<S> everything(const xattn::kv_cache<S>& cache) {
  const auto store = cache.store();
  std::vector<S> all(store.keys, store.keys + store.shape.keys());
  all.insert(all.end(), store.values, store.values + store.shape.values());
  return all;
}
std::vector<float> factors(const xattn::kv_cache<std::int8_t>& cache) {
  const auto store = cache.store();
  return std::vector<float>(store.key_factors, store.key_factors + 2 * store.shape.rows());
}

}  // namespace

TEST_CASE("make_caches: rolling ones go on for ever, in every layer, with the bits of those that keep all",
          "[models][cache]") {
  const auto mask = causal & xattn::sliding_window(60);
  const auto enc = two_layers();
  auto all = enc.make_caches(700, 2), rolling = enc.make_caches(60, 2, {.rolling = true});
  same_steps({40, 1, 150, 3, 1, 300, 1}, 2, [&](const auto& x) {
    return std::pair(enc(x, rolling, mask), enc(x, all, mask));
  });
  CHECK(rolling.length() == 496);
  CHECK(rolling.capacity() == 60);
  CHECK(rolling[1].first() == 436);

  const auto dec = two_decoder_layers();
  const auto memory = random_rows(2, 5, 9);
  auto keeps = dec.make_caches(700, memory), rolls = dec.make_caches(60, memory, {}, {.rolling = true});
  same_steps({40, 1, 150, 3}, 2, [&](const auto& x) {
    return std::pair(dec(x, rolls, memory, mask), dec(x, keeps, memory, mask));
  });
  auto later = dec.make_caches(60, 2, {.rolling = true});
  CHECK(test::within(dec(random_rows(2, 90), later, memory, mask),
                     test::numbers(dec(random_rows(2, 90), memory, xattn::sliding_window(60))), 1e-5L));
}

TEST_CASE("make_caches: pages of a pool, of the size that is asked for, in every layer", "[models][cache][paged]") {
  const auto enc = two_layers();
  auto plain = enc.make_caches(300, 2), paged = enc.make_caches(300, 2, {.page = 128});
  CHECK((paged.free_pages() == 6 && plain.free_pages() == 0));
  same_steps({130, 1, 3, 100}, 2, [&](const auto& x) {
    return std::pair(enc(x, paged, causal), enc(x, plain, causal));
  });
  CHECK((paged[0].free_pages() == 2 && paged[1].free_pages() == 2));
  auto few = enc.make_caches(300, 2, {.page = 128, .pages = 3});
  CHECK(few.free_pages() == 3);
  CHECK(test::message_of<xattn::cache_error>([&] { (void)enc(random_rows(2, 200), few, causal); }).find("pages") !=
        std::string::npos);
  CHECK(few.length() == 0);
  auto large = enc.layer(0).make_cache(300, 1, {.page = 256});
  CHECK(large.free_pages() == 2);
  const auto dec = two_decoder_layers();
  CHECK(dec.make_caches(300, 2, {.page = 128}).free_pages() == 6);
  CHECK(dec.layer(1).make_cache(300, 2, {.page = 128, .pages = 4}).tokens().free_pages() == 4);
  CHECK(dec.layer(1).make_cache(300, random_rows(2, 5), {}, {.page = 128, .pages = 5}).tokens().free_pages() == 5);
}

TEST_CASE("caches of a model: items are shortened, left out and shared in all layers", "[models][cache]") {
  const auto enc = two_layers();
  const auto x = random_rows(3, 40), next = random_rows(3, 2, 5);
  auto caches = enc.make_caches(300, 3, {.page = 128});
  const std::vector<int> padding{0, 5, 40};
  caches.skip(padding);
  (void)enc(x, caches, causal);
  CHECK((caches.lengths()[0] == 40 && caches.lengths()[1] == 35 && caches.lengths()[2] == 0));
  caches.share(0, 2, 30);
  caches.rewind_item(1, 20);
  const auto y = enc(next, caches, causal);
  const auto alone = [&](index_t item, index_t first, index_t last, index_t as) {
    auto own = enc.make_caches(300);
    (void)enc(part(x, first, last, item), own, causal);
    return enc(part(next, 0, 2, as), own, causal);
  };
  CHECK(test::same_bits(part(y, 0, 2, 0), alone(0, 0, 40, 0)));
  CHECK(test::same_bits(part(y, 0, 2, 1), alone(1, 5, 25, 1)));
  CHECK(test::same_bits(part(y, 0, 2, 2), alone(0, 0, 30, 2)));
  caches.clear_item(0);
  CHECK((caches[0].lengths()[0] == 0 && caches[1].lengths()[0] == 0 && caches.lengths()[1] == 22));
}

TEST_CASE("make_caches: what cannot be made is an error, with layers and without", "[models][cache]") {
  const auto refused = [](const auto& model, xattn::count max_len, xattn::count batch, const cache_options& options) {
    return test::message_of<xattn::option_error>([&] { (void)model.make_caches(max_len, batch, options); });
  };
  const xattn::encoder<float> none({.d_model = 4, .heads = 1, .layers = 0});
  const xattn::decoder<float> nothing({.d_model = 4, .heads = 1, .layers = 0});
  const auto check = [&](const auto& model) {
    CHECK(test::mentions(refused(model, 0, 1, {.rolling = true}), {"make_cache", "max_len", "1 or more"}));
    CHECK(test::mentions(refused(model, -1, 1, {}), {"max_len", "-1"}));
    CHECK(test::mentions(refused(model, 4, 0, {}), {"batch", "0"}));
    CHECK(test::mentions(refused(model, 4, 1, {.page = 100}), {"page", "100", "128"}));
    CHECK(test::mentions(refused(model, 4, 1, {.pages = 2}), {"pages", "2"}));
  };
  check(two_layers());
  check(two_decoder_layers());
  check(none);
  check(nothing);
}

TEST_CASE("models: a cache without room is reported by the name of what was called", "[models][cache][errors]") {
  const auto x = random_rows(1, 3, 1), memory = random_rows(1, 2, 2);
  const auto check = [](const std::string& name, const auto& call) {
    CHECK(test::mentions(test::message_of<xattn::cache_error>(call),
                         {name + ": cache holds 0 of 2 tokens, expected room for 3 more"}));
  };
  const auto enc = two_layers();
  const auto dec = two_decoder_layers();
  auto of_encoder = enc.make_caches(2);
  auto of_decoder = dec.make_caches(2);
  auto of_layer = enc.layer(0).make_cache(2);
  auto of_decoder_layer = dec.layer(0).make_cache(2);
  check("encoder", [&] { (void)enc(x, of_encoder, causal); });
  check("decoder", [&] { (void)dec(x, of_decoder, memory); });
  check("encoder_layer", [&] { (void)enc.layer(0)(x, of_layer, causal); });
  check("decoder_layer", [&] { (void)dec.layer(0)(x, of_decoder_layer, memory); });
}

TEMPLATE_TEST_CASE("kv_cache: rows are stored by threads with the same bits, in every form", "[layers][cache][bits]",
                   float, std::int8_t) {
  using S = TestType;
  const xattn::multi_head_attention<float> layer(
      {.d_model = 64, .heads = 4, .kv_heads = 2, .d_head = 48, .bias = false, .seed = 2});
  const auto x = random_rows(3, 200, 3, 64), next = random_rows(3, 9, 4, 64);
  const std::vector<int> padding{0, 100, 199};
  for (const auto& options : {cache_options{}, cache_options{.page = 128}, cache_options{.rolling = true}}) {
    const auto filled = [&](const xattn::executor_ref& executor) {
      auto cache = layer.make_cache<S>(options.rolling ? 150 : 400, 3, options);
      cache.skip(padding);
      (void)layer(x, cache, causal, {.executor = executor});
      (void)layer(next, cache, causal, {.executor = executor});
      return cache;
    };
    const auto serial = filled({});
    const bool plain = options.page == 0 && !options.rolling;
    for (const index_t threads : plain ? std::vector<index_t>{1, 2, 3, 8} : std::vector<index_t>{3}) {
      xattn::thread_pool pool(threads);
      const auto cache = filled(pool);
      CHECK(test::same_bits(everything(cache), everything(serial)));
      if constexpr (std::same_as<S, std::int8_t>) CHECK(test::same_bits(factors(cache), factors(serial)));
    }
    const auto k = random_rows(6, 200, 5, 48);
    const xattn::tensor4_view<const float> rows(k.data(), {3, 2, 200, 48});
    auto one = layer.make_cache<S>(options.rolling ? 150 : 400, 3, options), two = one;
    test::watched_executor executor(4);
    one.reserve(200), two.reserve(200);
    one.append(rows, rows), two.append(rows, rows, executor);
    CHECK(executor.parts() == 4);
    CHECK(test::same_bits(everything(one), everything(two)));
  }
}
