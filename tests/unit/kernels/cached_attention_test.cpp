// SPDX-License-Identifier: BSD-3-Clause
/// The store of keys and values: what is read back, and attention over it against the oracle on what is read back.
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/core/aligned_vector.hpp>
#include <xattn/kernels/mask_function.hpp>
#include <xattn/kernels/cached_attention.hpp>

namespace {

using oracle::array;
using test::buffer;
using test::index_t;
namespace kernels = xattn::kernels;

/// A store whose memory holds NaN (or 127, and factors of NaN) wherever nothing was appended.
template <class S, class T>
struct filled_store {
  kernels::kv_shape shape;
  xattn::aligned_vector<S> keys, values;
  xattn::aligned_vector<float> factors;

  explicit filled_store(const kernels::kv_shape& s)
      : shape(s),
        keys(static_cast<std::size_t>(s.keys()), rubbish()),
        values(static_cast<std::size_t>(s.values()), rubbish()),
        factors(static_cast<std::size_t>(2 * s.rows()), std::numeric_limits<float>::quiet_NaN()) {}

  static S rubbish() {
    if constexpr (kernels::has_factors<S>)
      return S(127);
    else
      return test::narrow<S>(std::numeric_limits<long double>::quiet_NaN());
  }
  kernels::kv_store<S> store() {
    const bool scaled = kernels::has_factors<S>;
    return {shape, keys.data(), values.data(), scaled ? factors.data() : nullptr,
            scaled ? factors.data() + shape.rows() : nullptr};
  }
  void append(index_t first, const array& k, const array& v) {
    const buffer<T, 4> ks(k), vs(v);
    kernels::append_rows(store(), first, ks.cview(), vs.cview());
  }
  array keys_back(index_t length) {
    const buffer<T, 4> k({shape.batch, shape.kv_heads, length, shape.width});
    kernels::read_keys(store(), k.view());
    return k.numbers();
  }
  array values_back(index_t length) {
    const buffer<T, 4> v({shape.batch, shape.kv_heads, length, shape.value_width});
    kernels::read_values(store(), v.view());
    return v.numbers();
  }
};

struct rows {
  array k, v;
};
template <class T>
rows random_rows(const kernels::kv_shape& s, index_t n, std::uint64_t seed) {
  return {test::random_array<T>({s.batch, s.kv_heads, n, s.width}, test::regime::uniform, seed),
          test::random_array<T>({s.batch, s.kv_heads, n, s.value_width}, test::regime::uniform, seed + 1)};
}

template <class T>
struct queries {
  buffer<T, 4> q, out;
  buffer<T, 3> lse;

  queries(const array& numbers, index_t value_width)
      : q(numbers),
        out({numbers.extent(0), numbers.extent(1), numbers.extent(2), value_width}),
        lse({numbers.extent(0), numbers.extent(1), numbers.extent(2)}) {}

  template <class S, class M = xattn::no_mask>
  void run(filled_store<S, T>& from, index_t length, const M& mask = {}, const xattn::executor_ref& executor = {}) {
    const kernels::kv_shape& s = from.shape;
    kernels::attention_problem<T> p{};
    p.q = q.cview();
    p.k = {nullptr, {s.batch, s.kv_heads, length, s.width}};
    p.v = {nullptr, {s.batch, s.kv_heads, length, s.value_width}};
    p.out = out.view();
    p.lse = lse.view();
    p.scale = T(0.5);
    const auto bound =
        mask.bind(xattn::score_shape{"test", 4, p.batch(), p.heads(), p.q_len(), length, length - p.q_len()});
    std::vector<std::byte> memory(kernels::cached_workspace(p, from.store(), executor) + xattn::workspace_alignment);
    kernels::cached_attention(p, from.store(), kernels::score_rules<T>(bound), executor,
                              xattn::workspace(std::span<std::byte>(memory)));
  }
};

template <class S, class T>
void check_attention(const kernels::kv_shape& s, index_t length, index_t heads, index_t q_len) {
  INFO("length " << length << " D " << s.width << " Dv " << s.value_width << " heads " << heads << " Lq " << q_len);
  filled_store<S, T> store(s);
  const rows r = random_rows<T>(s, length, 5);
  store.append(0, r.k, r.v);
  queries<T> c(test::random_array<T>({s.batch, heads, q_len, s.width}), s.value_width);
  c.run(store, length, xattn::causal);
  oracle::attention_rules rules{.scale = 0.5L};
  rules.allowed = [=](index_t, index_t, index_t i, index_t j) { return j <= i + length - q_len; };
  const auto truth = test::true_attention<T>(c.q.numbers(), store.keys_back(length), store.values_back(length), rules);
  // the naive loop is given rounded numbers, the kernel multiplies by the factors of a row last
  const long double more = kernels::has_factors<S> ? 64 * test::eps<T>() : 0;
  array out = truth.out, lse = truth.lse;
  for (long double& x : out.data) x += more;
  for (long double& x : lse.data) x += more;
  CHECK(test::within(c.out, truth.exact.out, out));
  CHECK(test::within(c.lse, truth.exact.lse, lse));
}

/// A function of the weights, over what the store gives back.
template <class S, class T>
void check_reweighed(index_t length) {
  const kernels::kv_shape s{.batch = 2, .kv_heads = 2, .capacity = 300, .width = 5, .value_width = 3};
  filled_store<S, T> store(s);
  const rows r = random_rows<T>(s, length, 5);
  store.append(0, r.k, r.v);
  queries<T> c(test::random_array<T>({s.batch, 4, 3, s.width}), s.value_width);
  c.run(store, length, xattn::prob_mod([](T w, auto, auto, auto, index_t j) { return w * T(j % 3); }));
  oracle::attention_rules rules{.scale = 0.5L};
  rules.prob_mod = [](long double w, index_t, index_t, index_t, index_t j) {
    return w * static_cast<long double>(j % 3);
  };
  const auto truth = test::true_attention<T>(c.q.numbers(), store.keys_back(length), store.values_back(length), rules);
  CHECK(test::within(c.out, truth.exact.out, truth.out));
  CHECK(test::within(c.lse, truth.exact.lse, truth.lse));
}

/// Beside a function of the score that excludes by what a key is: each pair is looked at again, after the softmax.
template <class S, class T>
void check_excluded_stay_out(index_t length) {
  const kernels::kv_shape s{.batch = 2, .kv_heads = 2, .capacity = 300, .width = 5, .value_width = 3};
  filled_store<S, T> store(s);
  const rows r = random_rows<T>(s, length, 7);
  store.append(0, r.k, r.v);
  queries<T> c(test::random_array<T>({s.batch, 4, 3, s.width}), s.value_width);
  const auto positive = [](T x, auto, auto, auto, auto) { return x > T(0) ? x : -std::numeric_limits<T>::infinity(); };
  const auto more = [](T w, auto, auto, auto, auto) { return w + T(1); };
  c.run(store, length, xattn::score_mod(positive) & xattn::prob_mod(more));
  oracle::attention_rules rules{.scale = 0.5L};
  rules.score_mod = [](long double x, index_t, index_t, index_t, index_t) {
    return x > 0 ? x : -std::numeric_limits<long double>::infinity();
  };
  rules.prob_mod = [](long double w, index_t, index_t, index_t, index_t) { return w + 1; };
  const auto truth = test::true_attention<T>(c.q.numbers(), store.keys_back(length), store.values_back(length), rules);
  CHECK(test::within(c.out, truth.exact.out, truth.out));
}

template <class S, class T>
void check_reads(index_t width) {
  const kernels::kv_shape s{.batch = 1, .kv_heads = 2, .capacity = 150, .width = width, .value_width = 1};
  filled_store<S, T> store(s);
  const rows r = random_rows<T>(s, 150, 1);
  store.append(0, r.k, r.v);
  const buffer<T, 4> want(r.k);
  kernels::round_rows<S>(want.view());
  for (const index_t first : {0, 1, 13, 63, 64, 127, 149}) {
    for (const index_t most : {1, 51, 150}) {
      const index_t n = std::min(most, 150 - first);
      for (const auto how : {test::arrangement::pitch_8, test::arrangement::column_major}) {
        const buffer<T, 2> got({n, width}, how);
        kernels::read_keys(store.store(), 0, 1, first, got.view());
        bool same = got.borders_intact();
        for (index_t e = 0; e < n * width; ++e) {
          same = same && got(e / width, e % width) == want(0, 1, first + e / width, e % width);
        }
        INFO("width " << width << " from " << first << " on, " << n << ", " << test::name(how));
        CHECK(same);
      }
    }
  }
}

using float_stores = std::tuple<float, xattn::bf16, xattn::f16, std::int8_t>;

}  // namespace

TEST_CASE("cached_attention: functions of the weights", "[kernels][cache][mask]") {
  check_reweighed<float, float>(7);
  check_reweighed<xattn::bf16, float>(300);
  check_reweighed<double, double>(131);
  check_excluded_stay_out<float, float>(131);
  check_excluded_stay_out<xattn::bf16, float>(300);
}

TEMPLATE_LIST_TEST_CASE("kv_store: rows come back as the element type keeps them", "[kernels][cache]", float_stores) {
  using S = TestType;
  const kernels::kv_shape s{.batch = 2, .kv_heads = 3, .capacity = 70, .width = 5, .value_width = 7};
  filled_store<S, float> store(s);
  const rows a = random_rows<float>(s, 64, 1), b = random_rows<float>(s, 6, 9);
  store.append(0, a.k, a.v);
  store.append(64, b.k, b.v);
  const auto back = [](const array& got, const array& want, index_t first) {
    for (index_t n = 0; n < oracle::rows(want); ++n) {
      const index_t length = want.extent(2), row = n / length * got.extent(2) + first + n % length;
      long double largest = 0;
      for (index_t d = 0; d < want.extent(3); ++d)
        largest = std::max(largest, std::fabs(want.flat(n * want.extent(3) + d)));
      for (index_t d = 0; d < want.extent(3); ++d) {
        const long double x = want.flat(n * want.extent(3) + d), y = got.flat(row * want.extent(3) + d);
        if constexpr (kernels::has_factors<S>)
          CHECK(std::fabs(x - y) <= largest / 253);
        else
          CHECK(y == test::widen(test::narrow<S>(x)));
      }
    }
  };
  back(store.keys_back(70), a.k, 0);
  back(store.keys_back(70), b.k, 64);
  back(store.values_back(70), a.v, 0);
  back(store.values_back(70), b.v, 64);
}

TEST_CASE("kv_store: keys come back from any row on, in rows and side by side, as round_rows has them, to the bit",
          "[kernels][cache][bits]") {
  for (const index_t width : {1, 5, 16, 17, 40}) {
    check_reads<std::int8_t, float>(width);
    check_reads<std::int8_t, double>(width);
    check_reads<xattn::bf16, float>(width);
    check_reads<double, double>(width);
  }
}

TEST_CASE("kv_store: rows of int8 that are zero, or not finite", "[kernels][cache]") {
  const kernels::kv_shape s{.batch = 1, .kv_heads = 1, .capacity = 3, .width = 2, .value_width = 2};
  filled_store<std::int8_t, float> store(s);
  const long double nan = std::numeric_limits<long double>::quiet_NaN(), inf = -oracle::minus_infinity<long double>();
  const array x({1, 1, 3, 2}, {0, 0, nan, 1, inf, 1});
  store.append(0, x, x);
  const array back = store.values_back(3);
  CHECK((back.flat(0) == 0 && back.flat(1) == 0));
  for (index_t n = 2; n < 6; ++n) CHECK(std::isnan(back.flat(n)));
}

TEST_CASE("cached_attention: NaN or infinity in a row of int8 is in all columns, of its head alone, where it is seen",
          "[kernels][cache]") {
  const long double inf = -oracle::minus_infinity<long double>();
  const kernels::kv_shape s{.batch = 1, .kv_heads = 2, .capacity = 300, .width = 5, .value_width = 7};
  for (const long double bad : {std::numeric_limits<long double>::quiet_NaN(), inf, -inf}) {
    for (const bool in_key : {false, true}) {
      rows r = random_rows<float>(s, 200, 3);
      filled_store<std::int8_t, float> clean(s), store(s);
      clean.append(0, r.k, r.v);
      (in_key ? r.k : r.v)(0, 1, 197, 2) = bad;
      store.append(0, r.k, r.v);
      const array q = test::random_array<float>({1, 4, 4, s.width});
      queries<float> want(q, s.value_width), got(q, s.value_width);
      want.run(clean, 200, xattn::causal);
      got.run(store, 200, xattn::causal);
      const array a = want.out.numbers(), b = got.out.numbers();
      for (index_t n = 0; n < a.size(); ++n) {
        const bool sees = n / (4 * s.value_width) >= 2 && n / s.value_width % 4 > 0;  // heads of the second, rows 1 on
        CHECK((sees ? std::isnan(b.flat(n)) : a.flat(n) == b.flat(n)));
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("cached_attention: matches the oracle on what the store gives back", "[kernels][cache][decode]",
                        float_stores) {
  using S = TestType;
  for (const index_t n : test::positive_widths_around(xattn::simd::lanes<float>)) {
    check_attention<S, float>({1, 2, 80, n, 5}, 71, 2, 1);
    check_attention<S, float>({1, 2, 80, 5, n}, 71, 2, 2);
  }
  for (const index_t length : {index_t{1}, index_t{63}, index_t{64}, index_t{65}, kernels::key_block + 1,
                               kernels::decode_part - 1, kernels::decode_part + 1}) {
    check_attention<S, float>({2, 2, length, 16, 16}, length, 6, 1);
    check_attention<S, float>({1, 1, length + 1, 8, 8}, length, 1, 1);
  }
  for (const index_t q_len : {2, 5, 67, 130}) check_attention<S, float>({1, 2, 140, 12, 9}, 137, 4, q_len);
}

TEMPLATE_TEST_CASE("cached_attention: any storage computes in double, and any number in itself",
                   "[kernels][cache][decode]", double, xattn::bf16, std::int8_t) {
  check_attention<TestType, double>({1, 2, 200, 17, 9}, 195, 4, 3);
}

TEST_CASE("cached_attention: other numbers run through the same templates", "[kernels][cache][decode]") {
  filled_store<long double, long double> store({1, 1, 100, 6, 5});
  const rows r = random_rows<double>(store.shape, 90, 5);
  store.append(0, r.k, r.v);
  queries<long double> c(test::random_array<double>({1, 3, 2, 6}), 5);
  c.run(store, 90);
  const auto truth = oracle::attention(c.q.numbers(), r.k, r.v, {.scale = 0.5L});
  CHECK(test::within(c.out, truth.out, 64 * test::eps<long double>()));
}

TEMPLATE_LIST_TEST_CASE("cached_attention: the bits of a row depend on its keys alone", "[kernels][cache][bits]",
                        float_stores) {
  using S = TestType;
  const kernels::kv_shape s{1, 2, 1200, 16, 20};
  filled_store<S, float> store(s);
  const rows r = random_rows<float>(s, 1200, 3);
  store.append(0, r.k, r.v);
  const array q = test::random_array<float>({1, 6, 70, 16});
  queries<float> together(q, 20);
  together.run(store, 1200, xattn::causal);
  for (const index_t slots : {2, 5}) {
    queries<float> again(q, 20);
    test::watched_executor executor(slots);
    again.run(store, 1200, xattn::causal, executor);
    CHECK(again.out.bytes() == together.out.bytes());
    CHECK(again.lse.bytes() == together.lse.bytes());
  }
  for (const index_t i : {0, 33, 69}) {
    array one({1, 6, 1, 16});
    for (index_t h = 0; h < 6; ++h) {
      for (index_t d = 0; d < 16; ++d) one(0, h, 0, d) = q(0, h, i, d);
    }
    queries<float> alone(one, 20);
    test::watched_executor executor(3);
    alone.run(store, 1200 - 69 + i, {}, executor);
    bool same = true;
    for (index_t h = 0; h < 6; ++h) {
      for (index_t d = 0; d < 20; ++d) same = same && alone.out(0, h, 0, d) == together.out(0, h, i, d);
    }
    CHECK(same);
  }
}
