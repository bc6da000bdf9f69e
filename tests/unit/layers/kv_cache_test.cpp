// SPDX-License-Identifier: BSD-3-Clause
/// Incremental calls of multi-head attention: token by token, in chunks, taken back, refused.
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using test::layer_sizes;
using test::tensor;
using xattn::index_t;

namespace {

template <class T>
xattn::multi_head_attention<T> layer_of(const layer_sizes& s, const oracle::mha_weights<long double>& w) {
  xattn::multi_head_attention<T> layer(
      {.d_model = s.d_model, .heads = s.heads, .kv_heads = s.kv_heads, .d_head = s.d_head});
  test::assign(layer, w);
  return layer;
}

/// Rows [first, last) of the second axis from the back.
oracle::array part_of(const oracle::array& x, index_t first, index_t last) {
  oracle::shape_t shape = x.shape;
  shape[shape.size() - 2] = last - first;
  oracle::array part(shape);
  const index_t width = x.extent(-1), length = x.extent(-2);
  for (index_t n = 0; n < part.size(); ++n) {
    const index_t row = n / width, item = row / (last - first);
    part.flat(n) = x.flat((item * length + first + row % (last - first)) * width + n % width);
  }
  return part;
}

template <class T>
struct sequence {
  layer_sizes s{};
  oracle::mha_weights<long double> w = test::random_mha<T>(s, 40);
  xattn::multi_head_attention<T> layer = layer_of<T>(s, w);
  oracle::array x = test::random_array<T>({2, 21, s.d_model});
  oracle::array exact, naive;

  sequence() {
    oracle::attention_rules rules;
    rules.allowed = [](index_t, index_t, index_t i, index_t j) { return j <= i; };
    exact = oracle::multi_head_attention(x, x, w, rules).out;
    naive = test::numbers(oracle::multi_head_attention(x.as<T>(), x.as<T>(), w.as<T>(), rules).out);
  }

  /// Tokens [first, last) join the cache: as the whole sequence at once.
  template <class S>
  void check(xattn::kv_cache<S>& cache, index_t first, index_t last, long double more = 0) const {
    INFO("tokens " << first << " to " << last);
    CHECK(cache.length() == first);
    const auto y = layer(tensor<T, 3>(part_of(x, first, last)), cache, xattn::causal);
    const oracle::array want = part_of(exact, first, last);
    oracle::array budget = test::twice_naive_budget<T>(exact, naive, 8 * test::largest_magnitude(exact));
    budget = part_of(budget, first, last);
    for (long double& e : budget.data) e += more;
    CHECK(test::within(y, want, budget));
    CHECK(cache.length() == last);
  }
};

}  // namespace

TEMPLATE_LIST_TEST_CASE("kv_cache: prefill, tokens one by one, chunks, and rewinding", "[layers][cache]", test::reals) {
  const sequence<TestType> all;
  auto cache = all.layer.make_cache(21, 2);
  STATIC_REQUIRE(std::is_same_v<decltype(cache), xattn::kv_cache<TestType>>);
  CHECK(cache.capacity() == 21);
  all.check(cache, 0, 9);
  all.check(cache, 9, 10);
  all.check(cache, 10, 17);
  cache.rewind(5);
  (void)all.layer(tensor<TestType, 3>(part_of(all.x, 0, 7)), cache, xattn::causal);  // other tokens, taken back
  cache.rewind(5);
  for (index_t i = 5; i < 21; ++i) all.check(cache, i, i + 1);
  cache.clear();
  all.check(cache, 0, 21);
}

TEMPLATE_TEST_CASE("kv_cache: stored narrower", "[layers][cache]", xattn::bf16, xattn::f16, std::int8_t) {
  const sequence<float> all;
  auto cache = all.layer.template make_cache<TestType>(21, 2);
  const long double lost = 0.05L * test::largest_magnitude(all.exact);
  all.check(cache, 0, 9, lost);
  all.check(cache, 9, 10, lost);
  all.check(cache, 10, 21, lost);
}

TEST_CASE("kv_cache: one sequence without a batch axis, into an output, with an executor", "[layers][cache]") {
  const sequence<float> all;
  const auto x = all.x.reshaped({42, all.s.d_model});
  auto cache = all.layer.make_cache(42), other = all.layer.make_cache(42);
  const auto y = all.layer(tensor<float, 2>(x), cache);
  STATIC_REQUIRE(std::is_same_v<decltype(y), const xt::xtensor<float, 2>>);
  xt::xtensor<float, 2> out = xt::zeros<float>({42, 12});
  test::watched_executor executor(3);
  all.layer.into(out, tensor<float, 2>(x), other, {}, {.executor = executor});
  CHECK(test::exactly(out, test::numbers(y)));
  CHECK(executor.parts() > 0);
  CHECK(other.length() == 42);
}

TEST_CASE("kv_cache: scratch of the promised size is enough, and no tokens are legal", "[layers][cache]") {
  const sequence<float> all;
  auto cache = all.layer.make_cache(21, 2);
  all.check(cache, 0, 0);
  for (const index_t last : {9, 10, 21}) {
    const index_t first = cache.length();
    std::vector<std::byte> scratch(all.layer.workspace_size(cache, last - first));
    const auto x = tensor<float, 3>(part_of(all.x, first, last));
    const auto y = all.layer(x, cache, xattn::causal, {.workspace = scratch});
    cache.rewind(first);
    std::vector<std::byte> less(scratch.size() / 2);
    CHECK_THROWS_AS(all.layer(x, cache, {}, {.workspace = less}), xattn::option_error);
    CHECK(cache.length() == first);
    CHECK(test::exactly(all.layer(x, cache, xattn::causal), test::numbers(y)));
  }
}

TEST_CASE("kv_cache: a copy is another cache", "[layers][cache]") {
  const sequence<float> all;
  auto cache = all.layer.make_cache(21, 2);
  all.check(cache, 0, 9);
  auto copy = cache;
  all.check(copy, 9, 12);
  CHECK(cache.length() == 9);
  (void)all.layer(tensor<float, 3>(part_of(all.x, 0, 5)), cache);
  all.check(copy, 12, 21);
}

TEST_CASE("kv_cache: what does not fit is refused and changes nothing", "[layers][cache]") {
  const sequence<float> all;
  auto cache = all.layer.make_cache(10, 2);
  all.check(cache, 0, 9);
  const auto two = tensor<float, 3>(part_of(all.x, 9, 11));
  CHECK_THROWS_AS(all.layer(two, cache, xattn::causal), xattn::cache_error);
  CHECK_THROWS_AS(all.layer(two, cache), std::length_error);
  try {
    (void)all.layer(two, cache);
  } catch (const xattn::cache_error& e) {
    CHECK(std::string(e.what()) == "multi_head_attention: cache holds 9 of 10 tokens, expected room for 2 more");
  }
  const auto one_item = tensor<float, 2>(part_of(all.x, 9, 10).reshaped({2, all.s.d_model}));
  CHECK_THROWS_AS(all.layer(one_item, cache), xattn::shape_error);
  const xattn::multi_head_attention<float> another({.d_model = 12, .heads = 4, .kv_heads = 4});
  CHECK_THROWS_AS(another(two, cache), xattn::shape_error);
  const xt::xtensor<bool, 2> short_mask = xt::ones<bool>({1, 3});
  CHECK_THROWS_AS(all.layer(tensor<float, 3>(part_of(all.x, 9, 10)), cache, xattn::boolean(short_mask)),
                  xattn::shape_error);
  CHECK_THROWS_AS(cache.rewind(10), xattn::option_error);
  CHECK_THROWS_AS(cache.rewind(-1), xattn::option_error);
  CHECK_THROWS_AS(all.layer.make_cache(-1), xattn::option_error);
  CHECK_THROWS_AS(all.layer.make_cache(1, 0), xattn::option_error);
  all.check(cache, 9, 10);
}

TEST_CASE("kv_cache: looking changes no bit; records carry the step and the stored rows", "[layers][cache][trace]") {
  const sequence<float> all;
  const auto x = tensor<float, 2>(part_of(all.x, 0, 9).reshaped({18, all.s.d_model}));
  auto cache = all.layer.make_cache(40), watched = all.layer.make_cache(40);
  (void)all.layer(x, cache, xattn::causal);
  (void)all.layer(x, watched, xattn::causal);
  const auto y = all.layer(x, cache, xattn::causal);
  xattn::trace::recorder rec;
  const auto seen = all.layer(x, watched, xattn::causal, {}, xattn::trace::to(rec));
  CHECK(test::exactly(seen, test::numbers(y)));
  const auto weights = test::numbers(rec["self_attn.weights@t18"]);
  CHECK(weights.shape == oracle::shape_t{4, 18, 36});
  for (index_t row = 0; row < 4 * 18; ++row) {
    long double sum = 0;
    for (index_t j = 0; j < 36; ++j) sum += weights.flat(row * 36 + j);
    CHECK(std::fabs(sum - 1) < 2e-6L);
    CHECK((row % 18 == 17 || weights.flat(row * 36 + 35) == 0));
  }
  CHECK(test::numbers(rec["self_attn.cache_k@t18"]).shape == oracle::shape_t{2, 36, 3});
  CHECK(test::numbers(rec["self_attn.k@t18"]).shape == oracle::shape_t{2, 18, 3});
}
