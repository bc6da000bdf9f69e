// SPDX-License-Identifier: BSD-3-Clause
/// Long histories of a cache: tokens come, are taken back, sit out and share pages, in one piece, in pages and rolling;
/// after each step as if all tokens had been seen anew.
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"

using test::index_t;
using xattn::cache_options;

namespace {

constexpr test::layer_sizes sizes{.d_model = 8, .heads = 4, .kv_heads = 2, .d_head = 4};
constexpr index_t width = sizes.d_model;

using tokens = std::vector<long double>;

index_t count_of(const tokens& t) { return static_cast<index_t>(t.size()) / width; }

/// A layer, a cache of it, and what is in the cache.
template <class T, class S>
struct history {
  oracle::mha_weights<long double> w;
  xattn::multi_head_attention<T> layer;
  cache_options options;
  xattn::kv_cache<S> cache;
  std::vector<tokens> seen;
  std::vector<index_t> out;  // rows that each item still sits out
  test::random source{17};
  index_t refused = 0;
  long double lost = 0;  // by what is stored

  history(index_t max_len, index_t batch, const cache_options& o, bool rope)
      : w(test::random_mha<T>(sizes, 40)),
        layer(config(rope)),
        options(o),
        cache(layer.template make_cache<S>(max_len, batch, o)),
        seen(static_cast<std::size_t>(batch)),
        out(static_cast<std::size_t>(batch), 0) {
    test::assign(layer, w);
    spoil();
    if (rope) w.rope = oracle::pairing::half_split;
  }

  static xattn::mha_config config(bool rope) {
    xattn::mha_config c{
        .d_model = width, .heads = sizes.heads, .kv_heads = sizes.kv_heads, .d_head = sizes.d_head};
    if (rope) c.rope.emplace(xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split});
    return c;
  }

  /// What has not been written reaches nothing.
  void spoil() {
    const auto store = cache.store();
    const S rubbish = std::is_same_v<S, std::int8_t> ? S(127) : S(std::numeric_limits<float>::quiet_NaN());
    std::fill_n(store.keys, store.shape.keys(), rubbish);
    std::fill_n(store.values, store.shape.values(), rubbish);
    for (float* factors : {store.key_factors, store.value_factors}) {
      if (factors != nullptr) std::fill_n(factors, store.shape.rows(), std::numeric_limits<float>::quiet_NaN());
    }
  }

  index_t batch() const { return static_cast<index_t>(seen.size()); }
  index_t any_length(std::size_t b) { return source.below(count_of(seen[b]) + 1); }
  static constexpr std::size_t at(index_t n) { return static_cast<std::size_t>(n); }

  /// The last n of an item's tokens against the whole of them.
  void check_item(std::size_t b, const oracle::array& got) const {
    const index_t n = got.extent(0), window = cache.capacity();
    const index_t length = options.rolling ? std::min(n + window, count_of(seen[b])) : count_of(seen[b]);
    oracle::array x({1, length, width});
    std::copy(seen[b].end() - length * width, seen[b].end(), x.data.begin());
    oracle::attention_rules rules;
    rules.allowed = [&, this](index_t, index_t, index_t i, index_t j) {
      return i >= length - n && j <= i && (!options.rolling || j > i - window);
    };
    const auto last_rows = [&](const oracle::array& all) {
      oracle::array part({n, width});
      std::copy(all.data.end() - n * width, all.data.end(), part.data.begin());
      return part;
    };
    const auto exact = last_rows(oracle::multi_head_attention(x, x, w, rules).out);
    const auto naive = test::numbers(oracle::multi_head_attention(x.as<T>(), x.as<T>(), w.as<T>(), rules).out);
    auto budget = test::twice_naive_budget<T>(exact, last_rows(naive), 8 * test::largest_magnitude(exact));
    for (long double& e : budget.data) e += lost;
    CHECK(test::within(got, exact, budget));
  }

  /// n rows, some of which are no tokens.
  void append(index_t n) {
    const auto x = test::random_array<T>({batch(), n, width}, test::regime::uniform, source.next());
    const auto before = cache.lengths();
    const std::vector<index_t> lengths(before.begin(), before.end());
    xt::xtensor<T, 3> y = xt::ones<T>({at(batch()), at(n), at(width)}) * T(7);
    const auto untouched = test::numbers(y);
    try {
      layer.into(y, test::tensor<T, 3>(x), cache, xattn::causal);
    } catch (const xattn::cache_error&) {
      ++refused;
      CHECK(test::exactly(y, untouched));
      CHECK(std::equal(lengths.begin(), lengths.end(), cache.lengths().begin()));
      return;
    }
    for (std::size_t b = 0; b < seen.size(); ++b) {
      const index_t skipped = std::min(out[b], n), first = (static_cast<index_t>(b) * n + skipped) * width;
      out[b] -= skipped;
      const index_t last = static_cast<index_t>(b + 1) * n * width;
      seen[b].insert(seen[b].end(), x.data.begin() + first, x.data.begin() + last);
      CHECK(cache.lengths()[b] == count_of(seen[b]));
      oracle::array got({n - skipped, width});
      for (index_t r = 0; r < n * width; ++r) {
        const auto value = static_cast<long double>(y.data()[static_cast<index_t>(b) * n * width + r]);
        if (r >= skipped * width) got.flat(r - skipped * width) = value;
        else CHECK(value == w.b_o.flat(r % width));
      }
      if (n > skipped) check_item(b, got);
    }
  }

  void shorten(std::size_t b, index_t n) { seen[b].resize(static_cast<std::size_t>(n * width)); }

  /// A cache that rolls may have lost what is asked for.
  template <class F>
  bool held(const F& f) {
    try {
      f();
      return true;
    } catch (const xattn::cache_error&) {
      CHECK(options.rolling);
      ++refused;
      return false;
    }
  }

  void take_back() {
    const std::size_t b = at(source.below(batch()));
    const index_t most = options.rolling ? 128 : cache.length(), kind = source.below(4);
    if (kind == 0) {
      const index_t n = std::max<index_t>(0, cache.length() - source.below(most + 1));
      if (!held([&] { cache.rewind(n); })) return;
      for (std::size_t c = 0; c < seen.size(); ++c) shorten(c, std::min(n, count_of(seen[c])));
    } else if (kind == 1) {
      const index_t n = any_length(b);
      if (held([&] { cache.rewind_item(b, n); })) shorten(b, n);
    } else if (kind == 2) {
      std::vector<int> n(seen.size());
      for (std::size_t c = 0; c < n.size(); ++c) {
        n[c] = static_cast<int>(std::max<index_t>(0, count_of(seen[c]) - source.below(10)));
      }
      if (!held([&] { cache.rewind(n); })) return;
      for (std::size_t c = 0; c < n.size(); ++c) shorten(c, n[c]);
    } else {
      cache.clear_item(b);
      shorten(b, 0);
      out[b] = 0;
    }
  }

  void sit_out() {
    for (index_t& n : out) n = source.below(3) == 0 ? source.below(30) : 0;
    cache.skip(out);
  }

  void share() {
    const index_t from = source.below(batch()), to = (from + 1) % batch(), n = any_length(at(from));
    cache.clear_item(to);
    shorten(at(to), 0);
    out[at(to)] = 0;
    if (!held([&] { cache.share(from, to, n); })) return;
    seen[at(to)].assign(seen[at(from)].begin(), seen[at(from)].begin() + n * width);
  }

  void step() {
    const index_t kind = source.below(10);
    if (kind < 4) append(1 + source.below(3));
    else if (kind < 6) append(1 + source.below(60));
    else if (kind == 6) append(100 + source.below(80));
    else if (kind == 7) take_back();
    else if (kind == 8) sit_out();
    else if (options.page > 0) share();
  }
};

template <class T, class S = T>
index_t run(index_t max_len, index_t batch, const cache_options& options, bool rope, index_t steps,
            long double lost = 0) {
  INFO("max_len " << max_len << " batch " << batch << " rolling " << options.rolling << " page " << options.page);
  history<T, S> h(max_len, batch, options, rope);
  h.lost = lost;
  for (index_t n = 0; n < steps; ++n) h.step();
  h.cache.clear();
  CHECK(h.cache.length() == 0);
  return h.refused;
}

}  // namespace

TEST_CASE("kv_cache: any history gives what all tokens give", "[layers][cache]") {
  CHECK(run<float>(250, 3, {}, false, 60) > 0);
  CHECK(run<float>(250, 1, {}, true, 60) > 0);
  run<float>(100, 2, {.rolling = true}, true, 80);
  run<float>(1, 2, {.rolling = true}, false, 30);
  CHECK(run<float>(600, 3, {.page = 128, .pages = 5}, false, 80) > 0);
  run<float>(300, 2, {.rolling = true, .page = 128}, true, 60);
  run<double>(250, 2, {.page = 256}, true, 40);
  run<float, std::int8_t>(150, 2, {.rolling = true}, true, 40, 0.1L);
  run<float, xattn::bf16>(250, 2, {.page = 128}, false, 40, 0.1L);
}
