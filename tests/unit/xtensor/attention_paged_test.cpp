// SPDX-License-Identifier: BSD-3-Clause
/// Keys and values in pages of the caller's, against the oracle on each item by itself.
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"

#include <xattn/xtensor/paged_attention.hpp>

using test::index_t;
using test::tensor;

namespace {

constexpr index_t heads = 6, kv_heads = 2, width = 5, value_width = 7;

std::size_t size(index_t n) { return static_cast<std::size_t>(n); }

/// Keys and values of three items in pages, in any order; NaN wherever no item has a row.
template <class S>
struct pages {
  std::vector<index_t> lengths{300, 0, 37};
  index_t page;
  xt::xtensor<S, 4> k, v;
  xt::xtensor<int, 2> table;
  std::vector<oracle::array> keys, values;  // (1, G, length, D)

  static oracle::array rounded(const oracle::shape_t& shape, std::uint64_t seed) {
    auto x = test::random_array<float>(shape, test::regime::uniform, seed);
    for (long double& number : x.data) number = test::widen(test::narrow<S>(number));
    return x;
  }
  explicit pages(index_t page_size) : page(page_size) {
    const index_t most = (300 + page - 1) / page + 1, count = 2 * most + 3;
    k = xt::ones<float>({size(count), size(page), size(kv_heads), size(width)}) * std::nanf("");
    v = xt::ones<float>({size(count), size(page), size(kv_heads), size(value_width)}) * std::nanf("");
    table = xt::ones<int>({size(3), size(most)}) * 1000000;
    int next = static_cast<int>(count);
    for (std::size_t b = 0; b < 3; ++b) {
      const index_t n = lengths[b];
      keys.push_back(rounded({1, kv_heads, n, width}, 10 + b));
      values.push_back(rounded({1, kv_heads, n, value_width}, 20 + b));
      for (index_t j = 0; j < n; ++j) {
        if (j % page == 0) table(b, size(j / page)) = --next;
        const std::size_t row = size(j % page), in = size(table(b, size(j / page)));
        for (index_t g = 0; g < kv_heads; ++g) {
          for (index_t d = 0; d < width; ++d) k(in, row, size(g), size(d)) = test::narrow<S>(keys[b](0, g, j, d));
          for (index_t d = 0; d < value_width; ++d) {
            v(in, row, size(g), size(d)) = test::narrow<S>(values[b](0, g, j, d));
          }
        }
      }
    }
  }
};

/// Causal with a window.
bool in_window(index_t i, index_t j, index_t first) { return j <= i + first && j > i + first - 50; }

template <class S>
void check_against_oracle(index_t page, index_t q_len) {
  INFO("page " << page << " Lq " << q_len);
  const pages<S> p(page);
  const auto q = test::random_array<float>({3, heads, q_len, width});
  const auto q_tensor = tensor<float, 4>(q);
  xt::xtensor<float, 3> lse = xt::zeros<float>({size(3), size(heads), size(q_len)});
  for (const bool windowed : {false, true}) {
    const auto z = windowed ? xattn::attention_paged(q_tensor, p.k, p.v, p.table, p.lengths,
                                                     xattn::sliding_window(50), {.scale = 0.5f, .lse = lse})
                            : xattn::attention_paged(q_tensor, p.k, p.v, p.table, p.lengths, {},
                                                     {.scale = 0.5f, .lse = lse});
    for (index_t b = 0; b < 3; ++b) {
      const index_t length = p.lengths[size(b)], first = length - q_len, n = heads * q_len;
      oracle::array one({1, heads, q_len, width}), got({1, heads, q_len, value_width}), got_lse({1, heads, q_len});
      std::copy_n(q.data.begin() + b * n * width, n * width, one.data.begin());
      for (index_t i = 0; i < n * value_width; ++i) got.flat(i) = z.data()[b * n * value_width + i];
      for (index_t i = 0; i < n; ++i) got_lse.flat(i) = lse.data()[b * n + i];
      oracle::attention_rules rules{.scale = 0.5L};
      if (windowed) rules.allowed = [=](index_t, index_t, index_t i, index_t j) { return in_window(i, j, first); };
      const auto truth = test::true_attention<float>(one, p.keys[size(b)], p.values[size(b)], rules);
      CHECK(test::within(got, truth.exact.out, truth.out));
      CHECK(test::within(got_lse, truth.exact.lse, truth.lse));
    }
  }
}

}  // namespace

TEST_CASE("attention_paged: matches the oracle on each item, for any page", "[attention][paged]") {
  for (const index_t page : {1, 16, 100, 128, 256}) {
    for (const index_t q_len : {1, 5, 40}) check_against_oracle<float>(page, q_len);
  }
  for (const index_t page : {16, 128}) {
    for (const index_t q_len : {1, 40}) check_against_oracle<xattn::bf16>(page, q_len);
  }
}

TEST_CASE("attention_paged: the bits do not depend on pages, strides, threads, scratch or looking",
          "[attention][paged][bits]") {
  const pages<float> p(16), large(256);
  for (const index_t q_len : {2, 40}) {
    const auto q = tensor<float, 4>(test::random_array<float>({3, heads, q_len, width}));
    const auto z = xattn::attention_paged(q, p.k, p.v, p.table, p.lengths, xattn::causal);
    CHECK(test::same_bits(z, xattn::attention_paged(q, large.k, large.v, large.table, large.lengths, xattn::causal)));
    const xt::xtensor<float, 4> heads_first = xt::transpose(large.k, {2, 1, 3, 0});  // elements far apart
    const auto turned = xt::transpose(heads_first, {3, 1, 0, 2});
    test::watched_executor executor(3);
    std::vector<std::byte> scratch(std::size_t{1} << 20);
    const auto again = xattn::attention_paged(q, turned, large.v, large.table, large.lengths, xattn::causal,
                                              {.executor = executor, .workspace = scratch});
    CHECK(test::same_bits(z, again));
    CHECK(executor.parts() > 0);
    xattn::trace::recorder rec;
    CHECK(test::same_bits(z, xattn::attention_paged(q, p.k, p.v, p.table, p.lengths, xattn::causal, {},
                                                    xattn::trace::to(rec))));
    CHECK(test::numbers(rec["weights"]).shape == oracle::shape_t{3, heads, q_len, 300});
    xt::xtensor<float, 4> out = xt::zeros<float>(z.shape());
    xattn::attention_paged_into(out, q, p.k, p.v, p.table, p.lengths, xattn::causal);
    CHECK(test::same_bits(z, out));
  }
}

TEST_CASE("attention_paged: a function that excludes a key keeps its NaN value out", "[attention][paged]") {
  const auto without_fifth = xattn::score_mod([](auto score, index_t, index_t, index_t, index_t j) {
    return j == 5 ? -std::numeric_limits<decltype(score)>::infinity() : score;
  });
  pages<float> p(16);
  const std::size_t in = size(p.table(0, 0));
  for (const index_t q_len : {2, 40}) {
    const auto q = tensor<float, 4>(test::random_array<float>({3, heads, q_len, width}));
    xt::view(p.v, in, 5) = 0.f;
    const auto finite = xattn::attention_paged(q, p.k, p.v, p.table, p.lengths, without_fifth);
    xt::view(p.v, in, 5) = std::nanf("");
    CHECK(test::same_bits(finite, xattn::attention_paged(q, p.k, p.v, p.table, p.lengths, without_fifth)));
  }
}

TEST_CASE("attention_paged: V heads that differ from K heads but divide", "[attention][paged]") {
  const auto spread = [](const xt::xtensor<float, 4>& x) {  // to a head for each query head
    xt::xtensor<float, 4> all = xt::zeros<float>({x.shape()[0], x.shape()[1], size(heads), x.shape()[3]});
    const std::size_t group = size(heads) / x.shape()[2];
    for (std::size_t h = 0; h < size(heads); ++h) {
      xt::view(all, xt::all(), xt::all(), h) = xt::view(x, xt::all(), xt::all(), h / group);
    }
    return all;
  };
  const auto some = xattn::score_mod([](float score, index_t, index_t, index_t, index_t j) {
    return j % 2 == 0 ? score : -std::numeric_limits<float>::infinity();
  });
  const auto weighted = xattn::prob_mod([](float w, index_t, index_t, index_t, index_t j) { return w * float(j % 3); });
  for (const index_t page : {16, 128}) {
    const pages<float> p(page);
    const xt::xtensor<float, 4> one = xt::view(p.v, xt::all(), xt::all(), xt::range(0, 1)) * 2.f;
    const xt::xtensor<float, 4> three = xt::concatenate(xt::xtuple(p.v, one), 2);
    for (const index_t q_len : {1, 5, 40}) {
      const auto q = tensor<float, 4>(test::random_array<float>({3, heads, q_len, width}));
      for (const auto* v : {&one, &three}) {
        INFO("page " << page << " Lq " << q_len << " heads of v " << v->shape()[2]);
        const auto run = [&](const auto& k, const auto& values, const auto& mask) {
          return xattn::attention_paged(q, k, values, p.table, p.lengths, mask);
        };
        const auto whole_k = spread(p.k), whole_v = spread(*v);
        const auto z = run(p.k, *v, xattn::causal);
        CHECK(test::within(z, test::numbers(run(whole_k, whole_v, xattn::causal)), 1e-5L));
        const auto want = run(whole_k, whole_v, some & weighted);
        CHECK(test::within(run(p.k, *v, some & weighted), test::numbers(want), 1e-5L));
        xattn::trace::recorder rec;
        test::watched_executor executor(3);
        CHECK(test::same_bits(z, xattn::attention_paged(q, p.k, *v, p.table, p.lengths, xattn::causal,
                                                        {.executor = executor}, xattn::trace::to(rec))));
        CHECK(rec["cache_v"].shape()[1] == v->shape()[2]);
      }
    }
  }
}

TEST_CASE("attention_paged: what does not fit is refused before anything is written", "[attention][paged]") {
  const pages<float> p(16);
  const auto q = tensor<float, 4>(test::random_array<float>({3, heads, 2, width}));
  xt::xtensor<float, 4> out = xt::ones<float>({size(3), size(heads), size(2), size(value_width)});
  const auto call = [&](const auto& queries, const auto& k, const auto& v, const auto& table, const auto& lengths) {
    xattn::attention_paged_into(out, queries, k, v, table, lengths);
  };
  CHECK_NOTHROW(call(q, p.k, p.v, p.table, p.lengths));
  const auto before = test::numbers(out);
  const std::vector<index_t> two{1, 2}, negative{300, -1, 37}, longer{300, 0, 10000};
  xt::xtensor<int, 2> unknown = p.table;
  unknown(2, 0) = -1;
  const xt::xtensor<float, 4> wide = xt::ones<float>({size(3), size(heads), size(2), size(width + 1)});
  const xt::xtensor<float, 4> short_v = xt::view(p.v, xt::all(), xt::range(0, 8));
  CHECK_THROWS_AS(call(q, p.k, p.v, p.table, two), xattn::shape_error);
  CHECK_THROWS_AS(call(q, p.k, p.v, p.table, negative), xattn::option_error);
  CHECK_THROWS_AS(call(q, p.k, p.v, p.table, longer), xattn::option_error);
  CHECK_THROWS_AS(call(q, p.k, p.v, unknown, p.lengths), xattn::option_error);
  CHECK_THROWS_AS(call(wide, p.k, p.v, p.table, p.lengths), xattn::shape_error);
  CHECK_THROWS_AS(call(q, p.k, short_v, p.table, p.lengths), xattn::shape_error);
  CHECK_THROWS_AS(call(q, p.k, p.v, xt::xtensor<int, 2>(xt::view(p.table, xt::range(0, 2))), p.lengths),
                  xattn::shape_error);
  CHECK(test::exactly(out, before));
  CHECK(test::message_of<xattn::option_error>([&] { call(q, p.k, p.v, unknown, p.lengths); }) ==
        "attention_paged_into: an entry of page_table is -1, expected the number of a page");
}
