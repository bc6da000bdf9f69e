// SPDX-License-Identifier: BSD-3-Clause
/// What the forms of a cache have in common, to the bit, and what they refuse.
#include "support/alloc_counter.hpp"
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"

using test::index_t;
using xattn::cache_options;
using xattn::causal;
namespace kernels = xattn::kernels;

namespace {

using layer_type = xattn::multi_head_attention<float>;
using rows_type = xt::xtensor<float, 3>;

layer_type layer_with_rope() {
  return layer_type({.d_model = 12,
                     .heads = 4,
                     .kv_heads = 2,
                     .d_head = 6,
                     .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::interleaved},
                     .seed = 3});
}

rows_type random_rows(index_t batch, index_t n, std::uint64_t seed = 1) {
  return test::tensor<float, 3>(test::random_array<float>({batch, n, 12}, test::regime::uniform, seed));
}

/// Rows [first, last) of items [item, item + items).
rows_type part(const rows_type& x, index_t first, index_t last, index_t item = 0, index_t items = 1) {
  return rows_type(xt::view(x, xt::range(item, item + items), xt::range(first, last), xt::all()));
}

std::vector<float> keys_of(const xattn::kv_cache<float>& cache, index_t b, index_t n) {
  const auto store = cache.store();
  std::vector<float> all(static_cast<std::size_t>(store.shape.kv_heads * n * store.shape.width));
  for (index_t g = 0; g < store.shape.kv_heads; ++g) {
    float* const head = all.data() + g * n * store.shape.width;
    kernels::read_keys(store, b, g, 0, xattn::matrix_view<float>(head, {n, store.shape.width}));
  }
  return all;
}

std::string refusal(const std::function<void()>& f) { return test::message_of<xattn::cache_error>(f); }

}  // namespace

TEST_CASE("kv_cache: prefill has the bits of a call without a cache, in one go and in chunks",
          "[layers][cache][bits]") {
  const auto layer = layer_with_rope();
  const auto x = random_rows(2, 290);
  const auto whole = layer(x, causal);
  for (const auto& options : {cache_options{}, cache_options{.page = 128}, cache_options{.rolling = true}}) {
    auto cache = layer.make_cache(300, 2, options);
    CHECK(test::same_bits(layer(x, cache, causal), whole));
    cache.clear();
    for (index_t first = 0, n = 64; first < 290; first += n, n = std::min<index_t>(99, 290 - first)) {
      const rows_type y = layer(part(x, first, first + n, 0, 2), cache, causal);
      CHECK(test::same_bits(y, part(whole, first, first + n, 0, 2)));
    }
    const auto before = keys_of(cache, 1, 280);
    cache.rewind(280);
    (void)layer(random_rows(2, 4), cache, causal);
    (void)layer(random_rows(2, 15), cache, causal);
    CHECK(test::same_bits(keys_of(cache, 1, 280), before));
  }
}

TEST_CASE("kv_cache: a rolling cache has the bits of one that keeps all, under a window within it",
          "[layers][cache][bits]") {
  const auto layer = layer_with_rope();
  for (const index_t capacity : {60, 61, 128, 200}) {
    auto all = layer.make_cache(1500), rolling = layer.make_cache(capacity, 1, {.rolling = true});
    const auto mask = causal & xattn::sliding_window(60);
    std::uint64_t seed = 0;
    for (const index_t n : {40, 1, 150, 3, 1, 1, 300, 8, 20, 1, 129, 128, 500, 1}) {
      const auto x = random_rows(1, n, ++seed);
      CHECK(test::same_bits(layer(x, rolling, mask), layer(x, all, mask)));
      CHECK(rolling.length() == all.length());
      CHECK(rolling.first() == std::max<index_t>(0, all.length() - capacity));
    }
    for (const index_t back : {128, 5}) {
      all.rewind(all.length() - back);
      rolling.rewind(rolling.length() - back);
      const auto x = random_rows(1, 2, ++seed);
      CHECK(test::same_bits(layer(x, rolling, mask), layer(x, all, mask)));
    }
    const index_t length = rolling.length();
    CHECK(refusal([&] { rolling.rewind(500); }).find("the others are gone") != std::string::npos);
    CHECK(rolling.length() == length);
  }
}

TEST_CASE("kv_cache: an item has its own bits, whoever is beside it, padded on its left or not",
          "[layers][cache][bits]") {
  const auto layer = layer_with_rope();
  const auto x = random_rows(3, 40);
  const std::vector<int> padding{0, 5, 9};
  for (const auto& options : {cache_options{}, cache_options{.page = 256}, cache_options{.rolling = true}}) {
    auto cache = layer.make_cache(90, 3, options);
    cache.skip(padding);
    test::watched_executor executor(3);
    const rows_type y = layer(x, cache, causal, {.executor = executor});
    const auto next = random_rows(3, 1, 7);
    const rows_type z = layer(next, cache, causal);
    for (index_t b = 0; b < 3; ++b) {
      const index_t pad = padding[static_cast<std::size_t>(b)];
      auto alone = layer.make_cache(90);
      CHECK(test::same_bits(layer(part(x, pad, 40, b), alone, causal), part(y, pad, 40, b)));
      CHECK(test::same_bits(layer(part(next, 0, 1, b), alone, causal), part(z, 0, 1, b)));
      CHECK(cache.lengths()[static_cast<std::size_t>(b)] == 41 - pad);
    }
  }
}

TEMPLATE_TEST_CASE("kv_cache: what is stored is what is seen, by many rows and by few", "[layers][cache]", xattn::bf16,
                   std::int8_t) {
  const auto layer = layer_with_rope();
  const auto x = random_rows(1, 100);
  auto at_once = layer.make_cache<TestType>(100), one_by_one = layer.make_cache<TestType>(100);
  const rows_type y = layer(x, at_once, causal);
  for (index_t i = 0; i < 100; ++i) {
    const rows_type row = layer(part(x, i, i + 1), one_by_one, causal);
    CHECK(test::within(row, part(y, i, i + 1), 3e-6L));
  }
  CHECK_FALSE(test::within(layer(x, causal), y, 3e-5L));
}

TEST_CASE("kv_cache: items share pages until one of them writes", "[layers][cache][paged]") {
  const auto layer = layer_with_rope();
  auto cache = layer.make_cache(400, 3, {.page = 128, .pages = 4});
  auto alone = layer.make_cache(400);
  cache.skip(std::vector<int>{0, 1000, 1000});
  const auto prompt = random_rows(3, 200);
  (void)layer(prompt, cache, causal);
  (void)layer(part(prompt, 0, 200), alone, causal);
  CHECK(cache.free_pages() == 2);
  cache.skip(std::vector<int>{0, 0, 0});
  cache.share(0, 1, 190);
  cache.share(0, 2, 200);
  CHECK(cache.free_pages() == 2);
  const auto x = random_rows(3, 2, 5);
  const rows_type y = layer(x, cache, causal);  // three write to a page of all: two copies
  CHECK(cache.free_pages() == 0);
  for (const index_t b : {0, 2, 1}) {
    alone.rewind(b == 1 ? 190 : 200);
    CHECK(test::same_bits(layer(part(x, 0, 2, b), alone, causal), part(y, 0, 2, b)));
  }
  const auto more = random_rows(3, 100, 6);
  const std::vector<index_t> lengths(cache.lengths().begin(), cache.lengths().end());
  const std::string why = "multi_head_attention: cache has 0 free pages of 4, expected 3";
  CHECK(refusal([&] { (void)layer(more, cache, causal); }) == why);
  CHECK(std::equal(lengths.begin(), lengths.end(), cache.lengths().begin()));
  CHECK(test::message_of<xattn::option_error>([&] { cache.share(0, 1, 3); }).find("the length of item to") !=
        std::string::npos);
  cache.clear();
  CHECK(cache.free_pages() == 4);
}

TEST_CASE("kv_cache: looking into items of different length changes no bit", "[layers][cache][trace]") {
  const auto layer = layer_with_rope();
  for (const index_t n : {3, 30}) {
    auto cache = layer.make_cache(50, 2, {.rolling = true}), watched = cache;
    xattn::trace::recorder rec;
    for (int step = 0; step < 3; ++step) {
      const auto x = random_rows(2, n, 9);
      for (auto* c : {&cache, &watched}) c->skip(std::vector<int>{step == 1 ? 2 : 0, 1});
      rec = {};
      const rows_type y = layer(x, cache, causal);
      CHECK(test::same_bits(layer(x, watched, causal, {}, xattn::trace::to(rec)), y));
    }
    const std::string at = "@t" + std::to_string(2 * n - 2);
    const auto weights = test::numbers(rec["self_attn.weights" + at]);
    CHECK(weights.shape == oracle::shape_t{2, 4, n, 3 * n - 2});
    for (index_t row = 0; row < 8 * n; ++row) {
      long double sum = 0;
      for (index_t j = 0; j < 3 * n - 2; ++j) sum += weights.flat(row * (3 * n - 2) + j);
      CHECK(std::fabs(sum - (row >= 4 * n && row % n == 0 ? 0 : 1)) < 2e-6L);
    }
    CHECK(test::numbers(rec["self_attn.cache_k" + at]).shape == oracle::shape_t{2, 2, 3 * n - 2, 6});
  }
}

TEST_CASE("kv_cache: the summary of a layer's own queries has the sums of its weights",
          "[layers][cache][summary][trace]") {
  const auto layer = layer_with_rope();
  auto cache = layer.make_cache(200, 1, {.page = 128});
  const auto x = random_rows(1, 150);
  (void)layer(part(x, 0, 145), cache, causal);
  xattn::trace::recorder rec;
  (void)layer(part(x, 145, 150), cache, causal, {}, xattn::trace::to(rec));
  const auto seen = xattn::attention_summary(rec.get<float>("self_attn.q_rot@t145"), cache, causal);
  const auto weights = test::numbers(rec["self_attn.weights@t145"]);
  REQUIRE(weights.size() == 4 * 5 * 150);
  for (index_t n = 0; n < 4 * 150; ++n) {
    long double sum = 0;
    for (index_t i = 0; i < 5; ++i) sum += weights.flat((n / 150 * 5 + i) * 150 + n % 150);
    CHECK(std::fabs(static_cast<long double>(seen.column_sums.data()[n]) - sum) < 1e-5L);
  }
}

TEST_CASE("kv_cache: functions of weights, windows and key masks see each item's keys", "[layers][cache]") {
  const auto layer = layer_with_rope();
  const auto x = random_rows(2, 30);
  for (const index_t n : {2, 20}) {
    auto cache = layer.make_cache(60, 2);
    cache.skip(std::vector<int>{0, 4});
    (void)layer(x, cache, causal);
    xt::xtensor<bool, 2> some = xt::ones<bool>({std::size_t{1}, static_cast<std::size_t>(30 + n)});
    some(0, 3) = false;
    const auto halved = xattn::prob_mod([](auto p, auto, auto, auto, auto) { return p * decltype(p)(0.5f); });
    const auto check = [&](const auto& mask) {
      auto both = cache;
      const auto next = random_rows(2, n, 8);
      const rows_type y = layer(next, both, mask);
      auto alone = layer.make_cache(60);
      (void)layer(part(x, 0, 30), alone, causal);
      CHECK(test::within(part(y, 0, n), layer(part(next, 0, n), alone, mask), 2e-6L));
    };
    check(causal & xattn::sliding_window(7));
    check(causal & xattn::boolean(some));
    check(causal & halved);
  }
}

TEST_CASE("kv_cache: a call that fits allocates nothing but its result", "[layers][cache][memory]") {
  const auto layer = layer_with_rope();
  for (const auto& options : {cache_options{}, cache_options{.page = 128}, cache_options{.rolling = true}}) {
    auto cache = layer.make_cache(200, 2, options);
    rows_type y = random_rows(2, 1), many = random_rows(2, 60);
    const rows_type x = y, prompt = many;
    const std::vector<int> some{0, 1};
    const auto calls = [&] {
      cache.clear();
      cache.skip(some);
      layer.into(many, prompt, cache, causal);
      for (int i = 0; i < 90; ++i) layer.into(y, x, cache, causal);
      cache.rewind(7);
    };
    calls();
    CHECK(test::allocations_during(calls) == 0);
  }
}

TEST_CASE("kv_cache: what cannot be made or asked is an error", "[layers][cache]") {
  const auto layer = layer_with_rope();
  CHECK_THROWS_AS(layer.make_cache(0, 1, {.rolling = true}), xattn::option_error);
  CHECK_THROWS_AS(layer.make_cache(10, 1, {.page = 100}), xattn::option_error);
  CHECK_THROWS_AS(layer.make_cache(10, 1, {.page = -128}), xattn::option_error);
  CHECK_THROWS_AS(layer.make_cache(10, 1, {.pages = 3}), xattn::option_error);
  auto cache = layer.make_cache(10, 2);
  CHECK_THROWS_AS(cache.share(0, 1, 0), xattn::option_error);
  CHECK_THROWS_AS(cache.rewind_item(2, 0), xattn::option_error);
  CHECK_THROWS_AS(cache.clear_item(-1), xattn::option_error);
  CHECK_THROWS_AS(cache.skip(std::vector<int>{1, -1}), xattn::option_error);
  CHECK_THROWS_AS(cache.rewind(std::vector<int>{0, 1}), xattn::option_error);
  CHECK(test::message_of<xattn::shape_error>([&] { cache.skip(std::vector<int>{1}); }) ==
        "skip: rows has shape (1), expected (2), one for each item of the batch");
  CHECK_THROWS_AS(cache.rewind(std::vector<int>{0, 0, 0}), xattn::shape_error);
}

TEMPLATE_TEST_CASE("G30: decoding step by step equals one pass", "[cases][G30]", float, double) {
  using T = TestType;
  const oracle::array right({6, 2}, {-1.9375L, -1.484375L, -1.691205485710L, -1.238080485710L, -1.168649127928L,
                                     -0.715524127928L, -0.720799570474L, -0.267674570474L, -0.111565928179L,
                                     -0.334244074873L, 0.160179019313L, -0.159013351499L});
  const xattn::rotary<T> rope({.d_head = 4, .pairing = xattn::rotary_pairing::half_split});
  const auto rows_of = [](index_t a, index_t b, index_t width) {
    return test::tensor<T, 4>(test::fill(a, b, {1, 1, 6, width}));
  };
  const auto q = rows_of(7, 3, 4), k = rows_of(13, 5, 4), v = rows_of(29, 1, 2);
  const auto want = [&](index_t first, index_t last) {
    return oracle::array({1, 1, last - first, 2}, {right.data.begin() + first * 2, right.data.begin() + last * 2});
  };
  const auto once = want(0, 6);
  CHECK(test::within(xattn::attention(rope(q, 0), rope(k, 0), v, causal), once, test::case_budget<T>(once)));
  for (const index_t capacity : {6, 16}) {
    for (const index_t prefill : {1, 3}) {
      const kernels::kv_shape shape{1, 1, capacity, 4, 2};
      xattn::aligned_vector<T> keys(static_cast<std::size_t>(shape.keys()));
      xattn::aligned_vector<T> values(static_cast<std::size_t>(shape.values()));
      const kernels::kv_store<T> store{shape, keys.data(), values.data(), nullptr, nullptr};
      for (index_t first = 0, last = prefill; first < 6; first = last, ++last) {
        const auto some = [&](const auto& x) {
          return xt::xtensor<T, 4>(xt::view(x, xt::all(), xt::all(), xt::range(first, last)));
        };
        const xt::xtensor<T, 4> new_q = rope(some(q), first), new_k = rope(some(k), first), new_v = some(v);
        xt::xtensor<T, 4> out = xt::zeros<T>(new_v.shape());
        const auto before = keys;
        kernels::append_rows(store, first, xattn::any_view_of(new_k).template lifted<4>(),
                             xattn::any_view_of(new_v).template lifted<4>());
        for (index_t j = 0; j < first * 4; ++j) {
          CHECK(*(store.key({0, j / 4}, 0) + j % 4 * kernels::key_tile) ==
                before[static_cast<std::size_t>(j / 4 + j % 4 * kernels::key_tile)]);
        }
        kernels::attention_problem<T> p{};
        p.q = xattn::any_view_of(std::as_const(new_q)).template lifted<4>();
        p.k = {nullptr, {1, 1, last, 4}};
        p.v = {nullptr, {1, 1, last, 2}};
        p.out = xattn::any_view_of(out).template lifted<4>();
        p.scale = T(0.5);
        const auto bound = causal.bind(xattn::score_shape{"G30", 4, 1, 1, last - first, last, first});
        std::vector<std::byte> scratch(kernels::cached_workspace(p, store, {}) + xattn::workspace_alignment);
        kernels::cached_attention(p, store, bound, {}, xattn::workspace(std::span<std::byte>(scratch)));
        CHECK(test::within(out, want(first, last), test::case_budget<T>(want(first, last))));
      }
    }
  }
}
