// SPDX-License-Identifier: BSD-3-Clause
/// attention_summary over the keys of a cache: the bits of the same keys in an array, for every form of a cache, and
/// what is refused.
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/layers/cache_summary.hpp>

namespace {

using test::index_t;
using test::same_bits;
using xattn::cache_options;
using xattn::causal;
using rows_type = xt::xtensor<float, 4>;
namespace kernels = xattn::kernels;

rows_type random_heads(const oracle::shape_t& shape, std::uint64_t seed) {
  const oracle::array numbers = test::random_array<float>(shape, test::regime::uniform, seed);
  rows_type x = rows_type::from_shape({static_cast<std::size_t>(shape[0]), static_cast<std::size_t>(shape[1]),
                                       static_cast<std::size_t>(shape[2]), static_cast<std::size_t>(shape[3])});
  for (std::size_t n = 0; n < x.size(); ++n) x.data()[n] = static_cast<float>(numbers.data[n]);
  return x;
}

/// n keys of width 6 in 2 heads join each item, as values too.
template <class S>
void join(xattn::kv_cache<S>& cache, index_t n, std::uint64_t seed) {
  const rows_type x = random_heads({cache.shape().batch, 2, n, 6}, seed);
  const xattn::tensor4_view<const float> v(x.data(), {cache.shape().batch, 2, n, 6});
  cache.reserve(n), cache.append(v, v), cache.advance(n);
}

/// The keys that the cache has of an item, from `first` on.
template <class S>
rows_type keys_of(const xattn::kv_cache<S>& cache, index_t b, index_t first) {
  const index_t n = cache.lengths()[static_cast<std::size_t>(b)] - first;
  rows_type k = xt::zeros<float>({std::size_t{1}, std::size_t{2}, static_cast<std::size_t>(n), std::size_t{6}});
  for (index_t g = 0; g < 2; ++g) {
    kernels::read_keys(cache.store(), b, g, first, xattn::matrix_view<float>(k.data() + g * n * 6, {n, 6}));
  }
  return k;
}

/// Item b of rows.
template <class X>
X item(const X& x, std::size_t b) {
  return X(xt::view(x, xt::range(b, b + 1)));
}

template <class A, class B>
bool same_rows(const A& all, std::size_t b, const B& alone) {
  return same_bits(item(all.max_score, b), alone.max_score) && same_bits(item(all.lse, b), alone.lse) &&
         same_bits(item(all.entropy, b), alone.entropy) && same_bits(item(all.top_keys, b), alone.top_keys) &&
         same_bits(item(all.top_weights, b), alone.top_weights);
}

/// Of item b up to its length; what comes then is 0.
template <class A, class B>
bool same_columns(const A& all, std::size_t b, const B& alone) {
  const std::size_t n = alone.column_sums.shape()[2];
  bool same = true;
  for (std::size_t h = 0; h < all.column_sums.shape()[1]; ++h) {
    for (std::size_t j = 0; j < all.column_sums.shape()[2]; ++j) {
      same = same && all.column_sums(b, h, j) == (j < n ? alone.column_sums(0, h, j) : 0);
    }
  }
  return same;
}

template <class S>
void check_form(const cache_options& form, bool lengths) {
  xattn::kv_cache<S> cache({2, 2, 400, 6, 6}, form);
  if (lengths) cache.skip(std::vector<int>{0, 40});
  join(cache, 130, 1), join(cache, 3, 2), join(cache, 140, 3);
  const rows_type q = random_heads({2, 4, 70, 6}, 4);
  const auto mask = causal & xattn::sliding_window(200) & xattn::alibi(4);
  const xattn::attention_options<float> options{.softcap = 3.0f};
  const auto all = xattn::attention_summary(q, cache, mask, options, {.top = 5});
  const auto known = xattn::attention_summary(q, cache, all.lse, mask, options, {.top = 5});
  const xt::xtensor<float, 3> twice = all.lse + std::log(2.0f);
  const auto half = xattn::attention_summary(q, cache, twice, mask, options);
  CHECK(std::fabs(2 * half.column_sums(1, 2, 9) - all.column_sums(1, 2, 9)) < 1e-4f);
  for (std::size_t b = 0; b < 2; ++b) {
    const rows_type k = keys_of(cache, static_cast<index_t>(b), 0);
    const auto alone = xattn::attention_summary(item(q, b), k, mask, options, {.top = 5});
    CHECK(same_rows(all, b, alone));
    CHECK(same_columns(all, b, alone));
    const auto alone_known = xattn::attention_summary(item(q, b), k, alone.lse, mask, options, {.top = 5});
    CHECK((same_rows(known, b, alone_known) && same_columns(known, b, alone_known)));
  }
  test::watched_executor executor(3);
  auto shared = options;
  shared.executor = executor;
  std::vector<std::byte> scratch(xattn::workspace_size(q, cache, shared, {.top = 5}), std::byte{0xff});
  shared.workspace = scratch;
  const auto again = xattn::attention_summary(q, cache, mask, shared, {.top = 5});
  CHECK(executor.parts() >= 3);
  CHECK((same_bits(again.column_sums, all.column_sums) && same_bits(again.entropy, all.entropy)));
  CHECK((same_bits(again.top_keys, all.top_keys) && same_bits(again.lse, all.lse)));
}

}  // namespace

TEST_CASE("attention_summary: the keys of a cache have the bits of an array, in every form",
          "[layers][cache][summary]") {
  for (const auto& form : {cache_options{}, cache_options{.page = 128}, cache_options{.page = 256}}) {
    for (const bool lengths : {false, true}) {
      check_form<float>(form, lengths);
      check_form<std::int8_t>(form, lengths);
    }
  }
}

TEST_CASE("attention_summary: a rolling cache has the bits of one that keeps all, under its window",
          "[layers][cache][summary]") {
  xattn::kv_cache<float> all({1, 2, 1000, 6, 6}), rolling({1, 2, 150, 6, 6}, {.rolling = true});
  std::uint64_t seed = 1;
  for (const index_t n : {100, 1, 129, 30, 300, 1, 128}) {
    ++seed;
    join(all, n, seed), join(rolling, n, seed);
    const index_t rows = std::min<index_t>(n, 128), unseen = all.length() - rows - 150;
    const rows_type q = random_heads({1, 4, rows, 6}, seed + 100);
    const auto want = xattn::attention_summary(q, all, causal & xattn::sliding_window(150), {}, {.top = 3});
    const auto got = xattn::attention_summary(q, rolling, causal, {}, {.top = 3});
    CHECK(same_rows(got, 0, want));
    CHECK(same_bits(got.column_sums, want.column_sums));
    const auto unmasked = xattn::attention_summary(q, rolling);
    const float* const sums = unmasked.column_sums.data();
    CHECK((unseen < 0 || (sums[unseen] == 0 && sums[unseen + 1] > 0)));
  }
  const rows_type many = random_heads({1, 4, 400, 6}, 9);
  const auto refused = [&] { (void)xattn::attention_summary(many, rolling, causal); };
  CHECK(test::message_of<xattn::cache_error>(refused) ==
        "attention_summary: row 0 of item 0 saw token 140, expected one from 256 on: the others are gone");
  const std::vector<int> later{300};
  CHECK(xattn::attention_summary(many, rolling, causal, {}, {.skipped = later}).entropy(0, 0, 299) == 0);
}

TEST_CASE("attention_summary: rows that are no tokens see nothing, of a prompt and of a step sat out",
          "[layers][cache][summary]") {
  xattn::kv_cache<float> cache({2, 2, 300, 6, 6});
  const std::vector<std::uint8_t> padding{0, 7};
  cache.skip(padding);
  join(cache, 20, 1);
  const rows_type q = random_heads({2, 4, 20, 6}, 2);
  const auto s = xattn::attention_summary(q, cache, {}, {}, {.top = 1, .skipped = padding});
  const rows_type tokens(xt::view(q, xt::range(1, 2), xt::all(), xt::range(7, 20)));
  const auto alone = xattn::attention_summary(tokens, keys_of(cache, 1, 0));
  CHECK(same_bits(xt::xtensor<float, 3>(xt::view(s.entropy, xt::range(1, 2), xt::all(), xt::range(7, 20))),
                  alone.entropy));
  CHECK(same_columns(s, 1, alone));
  for (std::size_t i = 0; i < 7; ++i) {
    CHECK(s.lse(1, 0, i) == -std::numeric_limits<float>::infinity());
    CHECK(s.top_keys(1, 0, i, 0) == -1);
    CHECK(s.top_keys(0, 0, i, 0) >= 0);
  }
  cache.skip(std::vector<int>{1, 0});
  join(cache, 1, 3);
  const rows_type one = random_heads({2, 4, 1, 6}, 5);
  const auto step = xattn::attention_summary(one, cache, causal);
  CHECK(step.lse(0, 0, 0) > -std::numeric_limits<float>::infinity());
  const std::vector<long> out{1, 0};
  const auto sat = xattn::attention_summary(one, cache, causal, {}, {.skipped = out});
  CHECK(sat.lse(0, 0, 0) == -std::numeric_limits<float>::infinity());
  CHECK(sat.column_sums(0, 3, 5) == 0);
  CHECK(sat.lse(1, 0, 0) == step.lse(1, 0, 0));
}

TEST_CASE("attention_summary: a cache of a memory takes any queries", "[layers][cache][summary]") {
  xattn::kv_cache<double> memory({1, 1, 3, 6, 6});
  const xt::xtensor<double, 2> keys = xt::ones<double>({3, 6}), q = xt::ones<double>({50, 6});
  const xattn::tensor4_view<const double> rows(keys.data(), {1, 1, 3, 6});
  memory.append(rows, rows), memory.advance(3);
  const auto across = xattn::attention_summary(q, memory);
  STATIC_REQUIRE(std::is_same_v<decltype(across.column_sums), xt::xtensor<double, 1>>);
  for (const double sum : across.column_sums) CHECK(std::fabs(sum - 50.0 / 3) < 1e-13);
}

TEST_CASE("attention_summary: queries and options that do not fit a cache are refused by name",
          "[layers][cache][summary][errors]") {
  xattn::kv_cache<float> cache({2, 2, 30, 6, 6});
  join(cache, 9, 1);
  const rows_type q = random_heads({2, 4, 3, 6}, 2);
  const auto refused = [](auto error, auto&& call, std::initializer_list<std::string_view> parts) {
    CHECK(test::mentions(test::message_of<decltype(error)>(call), parts));
  };
  const auto of = [&](const oracle::shape_t& shape) {
    return [&cache, x = random_heads(shape, 3)] { (void)xattn::attention_summary(x, cache); };
  };
  const xattn::shape_error shape("");
  const xattn::option_error option("");
  refused(shape, of({1, 4, 3, 6}), {"attention_summary: cache has shape (2, 2, 9, 6)", "items", "(1, 4, 3, 6)"});
  refused(shape, of({2, 4, 3, 5}), {"cache has shape (2, 2, 9, 6)", "the width of q (2, 4, 3, 5)"});
  refused(shape, of({2, 3, 3, 6}), {"cache has shape (2, 2, 9, 6)", "divides the 3 query heads"});
  const std::vector<int> three{0, 0, 0}, negative{0, -1};
  refused(shape, [&] { (void)xattn::attention_summary(q, cache, {}, {}, {.skipped = three}); },
          {"attention_summary: skipped has shape (3), expected (2)"});
  refused(option, [&] { (void)xattn::attention_summary(q, cache, {}, {}, {.skipped = negative}); },
          {"a number of skipped rows is -1"});
  refused(option, [&] { (void)xattn::attention_summary(q, cache, {}, {}, {.top = -1}); }, {"top is -1"});
  refused(option, [&] { (void)xattn::attention_summary(q, cache, xattn::dropout(0.5, 7)); },
          {"attention_summary: mask has a function of the weights"});
  xt::xtensor<float, 3> lse = xt::zeros<float>({2, 3, 4});
  refused(shape, [&] { (void)xattn::attention_summary(q, cache, lse); }, {"lse has shape (2, 3, 4)", "(2, 4, 3)"});
  refused(option, [&] { (void)xattn::attention_summary(q, cache, {}, {.lse = lse}); }, {"lse is given"});
  const xt::xtensor<bool, 2> allow = xt::ones<bool>({3, 10});
  refused(shape, [&] { (void)xattn::attention_summary(q, cache, xattn::boolean(allow)); },
          {"attention_summary: boolean mask has shape (3, 10)"});
  std::vector<std::byte> small(64);
  refused(option, [&] { (void)xattn::attention_summary(q, cache, {}, {.workspace = small}); },
          {"workspace has 64 bytes"});
}
