// SPDX-License-Identifier: BSD-3-Clause
/// attention_summary: maxima, entropies, best keys and sums over queries against the oracle's whole matrix of weights;
/// ties, empty rows, NaN, and bits that know no thread.
#include "support/executors.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

namespace {

using namespace test;

template <class X>
oracle::array numbers_of(const X& x) {
  oracle::array a(oracle::shape_t(x.shape().begin(), x.shape().end()));
  for (index_t n = 0; n < a.size(); ++n) a.flat(n) = static_cast<long double>(x.data()[n]);
  return a;
}

struct row_facts {
  oracle::array entropy, column_sums, max_score;
};

/// From a whole matrix of scores and weights.
template <class R>
row_facts facts_of(const oracle::attention_result<R>& a) {
  const index_t rows = a.scores.extent(-2), keys = a.scores.extent(-1);
  const index_t heads = a.scores.extent(0) * a.scores.extent(1);
  row_facts f{oracle::array(a.lse.shape, 0),
              oracle::array(oracle::shape_t{a.scores.extent(0), a.scores.extent(1), keys}, 0),
              oracle::array(a.lse.shape, -std::numeric_limits<long double>::infinity())};
  for (index_t n = 0; n < heads * rows; ++n) {
    for (index_t j = 0; j < keys; ++j) {
      const auto w = static_cast<long double>(a.weights.flat(n * keys + j));
      if (w > 0) f.entropy.flat(n) -= w * std::log(w);
      f.column_sums.flat(n / rows * keys + j) += w;
      f.max_score.flat(n) = std::max(f.max_score.flat(n), static_cast<long double>(a.scores.flat(n * keys + j)));
    }
  }
  return f;
}

template <class T>
struct summary_case {
  attention_inputs in;
  oracle::attention_rules rules = {};
  arrangement how = arrangement::row_major;
};

template <class T, class M>
auto summarise(const summary_case<T>& c, const M& mask, const xattn::attention_options<T>& options = {},
               index_t top = 0, bool known = false) {
  const buffer<T, 4> q(c.in.q, c.how), k(c.in.k, c.how), v(c.in.v);
  if (!known) return xattn::attention_summary(q.cview(), k.cview(), mask, options, {.top = top});
  const auto part = xattn::attention_with_lse(q.cview(), k.cview(), v.cview(), mask, options);
  return xattn::attention_summary(q.cview(), k.cview(), part.lse, mask, options, {.top = top});
}

/// Twice the naive loop's errors, and a little; with a given lse also its rounding.
template <class T, class M>
void check_case(const summary_case<T>& c, const M& mask, const xattn::attention_options<T>& options = {}) {
  const auto exact = oracle::attention(c.in.q, c.in.k, c.in.v, c.rules);
  const auto naive =
      oracle::attention(c.in.q.template as<T>(), c.in.k.template as<T>(), c.in.v.template as<T>(), c.rules);
  const row_facts truth = facts_of(exact), rough = facts_of(naive);
  const auto keys = static_cast<long double>(c.in.k.extent(2)), rows = static_cast<long double>(c.in.q.extent(2));
  for (const bool known : {false, true}) {
    const auto got = summarise(c, mask, options, 0, known);
    const long double level = known ? largest_magnitude(exact.lse) : 0, weight = (4 + level) * eps<T>();
    const long double one = 2 * largest_error(numbers(naive.weights), exact.weights) + weight;
    const long double spread = (8 + keys / 32 + level) * (1 + std::log(keys)) * eps<T>();
    const long double peak = 1 + largest_magnitude(truth.max_score), size = 1 + largest_magnitude(exact.lse);
    CHECK(within(numbers_of(got.entropy), truth.entropy, 4 * largest_error(rough.entropy, truth.entropy) + spread));
    CHECK(within(numbers_of(got.column_sums), truth.column_sums, rows * one));
    CHECK(within(numbers_of(got.max_score), truth.max_score,
                 2 * largest_error(rough.max_score, truth.max_score) + 8 * eps<T>() * peak));
    CHECK(
        within(numbers_of(got.lse), exact.lse, 2 * largest_error(numbers(naive.lse), exact.lse) + 4 * eps<T>() * size));
  }
}

template <class T>
void check_sizes() {
  for (const index_t keys : widths_around(xattn::simd::lanes<T>)) {
    if (keys > 0) check_case(summary_case<T>{random_attention<T>({1, 2, 1, 3, keys, 5, 1})}, xattn::no_mask{});
  }
  for (const arrangement how : arrangements) {
    check_case(summary_case<T>{random_attention<T>({2, 4, 2, 9, 33, 8, 1}), {}, how}, xattn::no_mask{});
  }
  summary_case<T> long_case{random_attention<T>({1, 2, 1, 200, 300, 16, 1}, regime::wide)};
  check_case(long_case, xattn::no_mask{});
  long_case.rules.allowed = [](index_t, index_t, index_t i, index_t j) { return j <= i + 100; };
  check_case(long_case, xattn::causal);
}

/// Integers, so that scores are exact and often equal.
attention_inputs whole_numbers(index_t rows, index_t keys) {
  attention_inputs in = random_attention<float>({2, 2, 1, rows, keys, 4, 1});
  for (oracle::array* x : {&in.q, &in.k}) {
    for (long double& e : x->data) e = std::floor(e * 3);
  }
  return in;
}

}  // namespace

TEST_CASE("attention_summary: any size and strides, with and without the lse of attention", "[summary]") {
  check_sizes<float>();
  check_case(summary_case<double>{random_attention<double>({1, 2, 1, 70, 150, 8, 1})}, xattn::no_mask{});
}

TEST_CASE("attention_summary: softcap, scale, sinks, boolean and additive masks", "[summary]") {
  summary_case<float> c{random_attention<float>({2, 2, 1, 20, 140, 8, 1})};
  const auto bits = random_bits({20, 140});
  xt::xtensor<bool, 2> allow({20, 140});
  xt::xtensor<float, 2> bias({20, 140});
  for (index_t n = 0; n < 20 * 140; ++n) {
    allow.data()[n] = bits.flat(n) > 0;
    bias.data()[n] = n % 7 == 0 ? -std::numeric_limits<float>::infinity() : static_cast<float>(n % 5);
  }
  const std::vector<float> sinks{0.5f, 3};
  c.rules.sinks = {0.5L, 3};
  c.rules.softcap = 0.75L;
  c.rules.scale = -2;
  c.rules.allowed = [&](index_t, index_t, index_t i, index_t j) { return bits(i, j) > 0; };
  c.rules.bias = [&](index_t, index_t, index_t i, index_t j) {
    return static_cast<long double>(bias.data()[i * 140 + j]);
  };
  check_case(c, xattn::boolean(allow) & xattn::additive(bias), {.scale = -2.0f, .softcap = 0.75f, .sinks = sinks});
}

TEST_CASE("attention_summary: functions of the score, and what they exclude", "[summary]") {
  summary_case<float> c{random_attention<float>({1, 2, 1, 20, 140, 8, 1})};
  constexpr float none = -std::numeric_limits<float>::infinity();
  c.rules.score_mod = [](long double s, index_t, index_t h, index_t i, index_t j) {
    return i == 3 || (i + j) % 3 == 0 ? static_cast<long double>(none) : s * static_cast<long double>(2 + h);
  };
  c.rules.allowed = [](index_t, index_t, index_t i, index_t j) { return j >= i + 80 && j <= i + 122; };
  const auto f = xattn::score_mod([](auto s, auto, auto h, auto i, auto j) {
    return i == 3 || (i + j) % 3 == 0 ? none : s * static_cast<float>(2 + h);
  });
  check_case(c, xattn::window(40, 2) & f);
}

TEST_CASE("attention_summary: the best keys, equal ones by their order, and never one that is excluded", "[summary]") {
  for (const index_t top : {1, 3, 8, 200}) {
    const summary_case<float> c{whole_numbers(70, 150)};
    const auto got = summarise(c, xattn::causal_at(3), {.scale = 1.0f}, top);
    oracle::attention_rules rules;
    rules.scale = 1;
    rules.allowed = [](index_t, index_t, index_t i, index_t j) { return j <= i + 3; };
    const auto truth = oracle::attention(c.in.q, c.in.k, c.in.v, rules);
    for (index_t n = 0; n < 2 * 2 * 70; ++n) {
      std::vector<std::int64_t> order(150);
      for (std::size_t j = 0; j < 150; ++j) order[j] = static_cast<std::int64_t>(j);
      const long double* score = &truth.scores.flat(n * 150);
      std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return score[a] > score[b]; });
      const index_t allowed = std::min<index_t>(150, n % 70 + 4);
      for (index_t t = 0; t < top; ++t) {
        const index_t key = got.top_keys.data()[n * top + t];
        const float weight = got.top_weights.data()[n * top + t];
        REQUIRE(key == (t < allowed ? static_cast<index_t>(order[static_cast<std::size_t>(t)]) : -1));
        const long double want = key < 0 ? 0 : truth.weights.flat(n * 150 + key);
        REQUIRE(std::fabs(static_cast<long double>(weight) - want) < 1e-5L * want + 1e-12L);
      }
    }
  }
}

TEST_CASE("attention_summary: rows without keys, NaN, and scores of infinity", "[summary]") {
  summary_case<float> c{random_attention<float>({1, 1, 1, 5, 6, 4, 1})};
  c.in.q(0, 0, 2, 1) = std::numeric_limits<long double>::quiet_NaN();
  c.in.k(0, 0, 4, 0) = std::numeric_limits<long double>::infinity();
  c.in.q(0, 0, 3, 0) = -1;  // its score at key 4 is -inf
  c.in.q(0, 0, 4, 0) = 1;   // and +inf
  xt::xtensor<bool, 2> allow = xt::ones<bool>({5, 6});
  for (std::size_t j = 0; j < 6; ++j) {
    allow(0, j) = false;
    allow(1, j) = j < 2;
    allow(2, j) = j < 3;
    allow(3, j) = j != 5;
  }
  const auto got = summarise(c, xattn::boolean(allow), {}, 3);
  constexpr float none = -std::numeric_limits<float>::infinity();
  CHECK(got.entropy(0, 0, 0) == 0);
  CHECK(got.max_score(0, 0, 0) == none);
  CHECK(got.lse(0, 0, 0) == none);
  CHECK(got.top_keys(0, 0, 0, 0) == -1);
  CHECK(got.top_weights(0, 0, 0, 0) == 0);
  CHECK(got.top_keys(0, 0, 1, 1) >= 0);
  CHECK(got.top_keys(0, 0, 1, 2) == -1);
  for (const std::size_t row : {2u, 4u}) {
    CHECK(std::isnan(got.entropy(0, 0, row)));
    CHECK(std::isnan(got.lse(0, 0, row)));
    CHECK(std::isnan(got.top_weights(0, 0, row, 0)));
    CHECK(got.top_keys(0, 0, row, 0) == -1);
  }
  CHECK(got.max_score(0, 0, 4) == -none);
  CHECK(std::isfinite(got.entropy(0, 0, 3)));
  for (std::size_t t = 0; t < 3; ++t) CHECK(got.top_keys(0, 0, 3, t) != 4);
  allow(4, 0) = allow(4, 3) = allow(4, 5) = false;
  const auto less = summarise(c, xattn::boolean(allow), {}, 3);
  CHECK(std::isnan(less.column_sums(0, 0, 1)));
  CHECK(std::isfinite(less.column_sums(0, 0, 3)));
  CHECK(less.column_sums(0, 0, 5) == 0);
  const xt::xtensor<float, 2> x = xt::zeros<float>({0, 4}), y = xt::ones<float>({3, 4});
  CHECK(same_bits(xattn::attention_summary(x, y).column_sums, xt::xtensor<float, 1>{0, 0, 0}));
  CHECK(same_bits(xattn::attention_summary(y, x, {}, {}, {.top = 1}).entropy, xt::xtensor<float, 1>{0, 0, 0}));
}

TEST_CASE("attention_summary: threads and companions change no bit", "[summary][bits]") {
  const summary_case<float> c{random_attention<float>({2, 4, 2, 700, 170, 8, 1})};
  const auto serial = summarise(c, xattn::causal, {}, 2);
  for (const index_t threads : {2, 5}) {
    watched_executor executor(threads);
    const buffer<float, 4> q(c.in.q), k(c.in.k);
    std::vector<std::byte> scratch(xattn::workspace_size(q.cview(), k.cview(), {.executor = executor}, {.top = 2}),
                                   std::byte{0xff});
    const auto shared = summarise(c, xattn::causal, {.executor = executor, .workspace = scratch}, 2);
    CHECK(executor.parts() >= threads);
    CHECK(same_bits(shared.column_sums, serial.column_sums));
    CHECK(same_bits(shared.entropy, serial.entropy));
    CHECK(same_bits(shared.top_weights, serial.top_weights));
    CHECK(same_bits(shared.top_keys, serial.top_keys));
  }
}

TEST_CASE("attention_summary: containers of the rank of the inputs, and errors by name", "[summary][errors]") {
  const xt::xtensor<float, 3> q = xt::ones<float>({2, 3, 4}), k = xt::ones<float>({1, 6, 4});
  const auto s = xattn::attention_summary(q, k, xattn::causal, {}, {.top = 2});
  STATIC_REQUIRE(std::is_same_v<decltype(s.entropy), xt::xtensor<float, 2>>);
  STATIC_REQUIRE(std::is_same_v<decltype(s.top_keys), xt::xtensor<xattn::index_t, 3>>);
  CHECK(s.column_sums.shape()[1] == 6);
  CHECK(s.top_weights.shape()[2] == 2);
  xt::xtensor<float, 2> lse = xt::zeros<float>({3, 2});
  const auto says = [](auto error, auto&& call, std::initializer_list<std::string_view> parts) {
    CHECK(mentions(message_of<decltype(error)>(call), parts));
  };
  const xattn::shape_error shape("");
  const xattn::option_error option("");
  const xt::xtensor<float, 3> wide = xt::ones<float>({1, 6, 5});
  says(shape, [&] { (void)xattn::attention_summary(q, k, lse); },
       {"attention_summary: lse has shape (3, 2)", "(2, 3)"});
  says(shape, [&] { (void)xattn::attention_summary(q, wide); }, {"k has shape (1, 6, 5)"});
  says(option, [&] { (void)xattn::attention_summary(q, k, {}, {}, {.top = -1}); }, {"top is -1"});
  says(option, [&] { (void)xattn::attention_summary(q, k, {}, {.lse = lse}); }, {"lse is given"});
  says(option, [&] { (void)xattn::attention_summary(q, k, xattn::causal & xattn::dropout(0.5, 7)); },
       {"attention_summary: mask has a function of the weights", "expected"});
  std::vector<std::byte> small(100);
  says(option, [&] { (void)xattn::attention_summary(q, k, {}, {.workspace = small}); }, {"workspace has 100 bytes"});
}
