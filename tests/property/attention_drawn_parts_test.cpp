// SPDX-License-Identifier: BSD-3-Clause
/// Drawn calls, as attention_drawn_test.cpp has them, whose keys are split at drawn places, each part attended to by
/// itself, and merged in every way; and what attention_summary says of the weights of drawn calls, over arrays, over
/// caches of each element type, in one piece, in pages and rolling, over pages of the caller's, and over sequences.
#include "property/drawn.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/layers/cache_summary.hpp>
#include <xattn/xtensor/paged_summary.hpp>
#include <xattn/xtensor/ragged_summary.hpp>

namespace {

using namespace drawn;
using test::arrangement;

/// More options: how parts are merged, and whether one has no keys; what a summary is asked for, how a cache keeps its
/// keys, and rows that are no tokens.
enum more : std::size_t {
  into_first = features, into_second, into_other, pair_by_pair, in_a_tree, at_once, an_empty_part, best_keys, known_lse,
  own_pages, rolling, left_padding, all_features
};
static_assert(all_features <= most_features);
constexpr const char* more_names[] = {"into_first",    "into_second", "into_other", "pair_by_pair",
                                      "in_a_tree",     "at_once",     "an_empty_part", "best_keys",
                                      "known_lse",     "own_pages",   "rolling",    "left_padding"};
constexpr std::size_t merges[] = {into_first, into_second, into_other, pair_by_pair, in_a_tree, at_once};

/// What cannot meet: only arrays that are given lie as the caller wants.
const option_space& part_space() {
  static const option_space all = [] {
    option_space o = space();
    o.names.insert(o.names.end(), std::begin(more_names), std::end(more_names));
    o.choices.push_back({std::begin(merges), std::end(merges)});
    o.parents.emplace_back(strided_out, into_other);
    return o;
  }();
  return all;
}

/// Every form takes scratch. What a cache alone has: pages of its own, a window that rolls, rows that are no tokens.
const option_space& summary_space() {
  static const option_space all = [] {
    option_space o = space();
    o.names.insert(o.names.end(), std::begin(more_names), std::end(more_names));
    std::erase(o.odds, pair(own_scratch, in_store));
    for (const std::size_t form : {dense, paged, ragged}) {
      for (const std::size_t f : {own_pages, rolling, left_padding}) o.odds.emplace_back(form, f);
    }
    return o;
  }();
  return all;
}

arrangement drawn_arrangement(test::random& r, bool strided) {
  constexpr auto known = static_cast<index_t>(std::size(test::arrangements));
  return test::arrangements[strided ? 1 + r.below(known - 1) : 0];
}

xattn::executor_ref executor_of(const call& c) {
  static xattn::thread_pool pool(3);
  return c.on[threads] ? xattn::executor_ref(pool) : xattn::executor_ref();
}

template <class X>
oracle::array numbers_of(const X& x) {
  oracle::array a(oracle::shape_t(x.shape().begin(), x.shape().end()));
  for (index_t n = 0; n < a.size(); ++n) a.flat(n) = static_cast<long double>(x.data()[n]);
  return a;
}

template <class T>
using part = xattn::attention_part<xt::xarray<T>, xt::xarray<T>>;

/// Without the leading axes that the arrays of the call do not have.
template <class T>
xt::xarray<T> cut(xt::xarray<T> x, const call& c) {
  const auto gone = static_cast<std::ptrdiff_t>(4 - axes_of(c.on, c.n));
  const std::vector<std::size_t> shape(x.shape().begin() + gone, x.shape().end());
  x.reshape(shape);
  return x;
}

/// The keys of a call, cut in pieces, and the array arrangements of its inputs.
template <class Q, class K, class V>
class split_call {
 public:
  using T = xattn::acc_t<Q>;

  split_call(const call& c, test::random& r)
      : c_(c),
        q_(c.in.q, drawn_arrangement(r, c.on[strided_q])),
        k_(c.in.k, drawn_arrangement(r, c.on[strided_k])),
        v_(c.in.v, drawn_arrangement(r, c.on[strided_v])) {
    const bool many = c.on[at_once] || c.on[pair_by_pair] || c.on[in_a_tree];
    const index_t pieces = !many ? 2 : c.on[at_once] && !c.on[an_empty_part] ? 1 + r.below(5) : 2 + r.below(4);
    for (index_t n = 1; n < pieces; ++n) places_.push_back(r.below(c.n.k_len + 1));
    if (c.on[an_empty_part]) places_.back() = r.below(2) * c.n.k_len;
    places_.push_back(0), places_.push_back(c.n.k_len);
    std::sort(places_.begin(), places_.end());
    sunk_ = r.below(pieces);
  }

  /// Every part; the sink is in one of them.
  std::vector<part<T>> parts() const {
    std::vector<part<T>> all;
    for (index_t n = 0; n + 1 < static_cast<index_t>(places_.size()); ++n) all.push_back(attended(n));
    return all;
  }

 private:
  part<T> attended(index_t n) const {
    const index_t first = places_[static_cast<std::size_t>(n)], last = places_[static_cast<std::size_t>(n) + 1];
    auto o = c_.call_options<T>();
    if (n != sunk_) o.sinks = {};
    o.executor = executor_of(c_);
    const any_mask<T> mask(c_.m, first);
    const auto q = q_.cview();
    const auto k = k_.cview().slice(2, first, last);
    const auto v = v_.cview().slice(2, first, last);
    std::vector<std::byte> memory = dirty_memory(c_.on[own_scratch] ? xattn::workspace_size(q, k, v, o) : 0);
    if (c_.on[own_scratch]) o.workspace = memory;
    const auto made = c_.on[traced] ? xattn::attention_with_lse(q, k, v, mask, o, onlooker{})
                                    : xattn::attention_with_lse(q, k, v, mask, o);
    return {cut<T>(made.out, c_), cut<T>(made.lse, c_)};
  }

  const call& c_;
  test::buffer<Q, 4> q_;
  test::buffer<K, 4> k_;
  test::buffer<V, 4> v_;
  std::vector<index_t> places_;
  index_t sunk_;
};

/// An array in every second place of a longer one.
template <class T>
class spread_out {
 public:
  explicit spread_out(const xt::xarray<T>& like) : wide_(twice(like)) {}
  auto view() { return xt::strided_view(wide_, {xt::ellipsis(), xt::range(0, last(wide_), 2)}); }
  /// What is between the elements is as it was made.
  bool borders_intact() {
    const xt::xarray<T> between = xt::strided_view(wide_, {xt::ellipsis(), xt::range(1, last(wide_), 2)});
    return std::all_of(between.begin(), between.end(), [](T x) { return std::isnan(x); });
  }

 private:
  static std::ptrdiff_t last(const xt::xarray<T>& x) {
    return static_cast<std::ptrdiff_t>(x.shape()[x.dimension() - 1]);
  }
  static xt::xarray<T> twice(const xt::xarray<T>& like) {
    std::vector<std::size_t> shape(like.shape().begin(), like.shape().end());
    shape.back() *= 2;
    return xt::xarray<T>(shape, std::numeric_limits<T>::quiet_NaN());
  }
  xt::xarray<T> wide_;
};

template <class T>
part<T> merged_into(const call& c, std::vector<part<T>> parts) {
  const auto into = [&](auto&& out, auto&& lse) {
    xattn::merge_into(out, lse, parts[0].out, parts[0].lse, parts[1].out, parts[1].lse, executor_of(c));
  };
  if (c.on[strided_out]) {
    spread_out<T> out(parts[0].out), lse(parts[0].lse);
    into(out.view(), lse.view());
    CHECK((out.borders_intact() && lse.borders_intact()));
    return {out.view(), lse.view()};
  }
  part<T> other = parts[0];
  if (c.on[into_other]) return into(other.out, other.lse), other;
  part<T>& place = parts[c.on[into_first] ? 0 : 1];
  into(place.out, place.lse);
  return place;
}

template <class T>
part<T> merged(const call& c, std::vector<part<T>> parts) {
  if (c.on[at_once]) return xattn::merge(parts, executor_of(c));
  if (!c.on[pair_by_pair] && !c.on[in_a_tree]) return merged_into(c, std::move(parts));
  while (parts.size() > 1) {
    const std::size_t at = c.on[in_a_tree] ? parts.size() - 2 : 0;
    const part<T> two = xattn::merge(parts[at], parts[at + 1], executor_of(c));
    parts[at] = two;
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
  return parts[0];
}

template <class Q, class K = Q, class V = K>
void check_parts(call& c, test::random& r, meetings& met) {
  using T = xattn::acc_t<Q>;
  c.draw_numbers<Q, K, V>(r);
  const auto parts = split_call<Q, K, V>(c, r).parts();
  const auto got = merged<T>(c, parts);
  auto truth = c.truth<T>();
  const long double largest = test::largest_magnitude(c.in.v), level = 1 + test::largest_magnitude(truth.exact.lse);
  const auto count = static_cast<long double>(parts.size());
  for (long double& x : truth.out.data) x += 2 * count * (6 + level) * test::eps<T>() * largest;
  for (long double& x : truth.lse.data) x += 3 * count * level * test::eps<T>();
  CHECK(test::within(numbers_of(got.out).reshaped(truth.exact.out.shape), truth.exact.out, truth.out));
  CHECK(test::within(numbers_of(got.lse).reshaped(truth.exact.lse.shape), truth.exact.lse, truth.lse));
  call alone = c;
  alone.on.reset(threads).reset(strided_out);
  const auto plain = merged<T>(alone, parts);
  CHECK((got.out == plain.out && got.lse == plain.lse));
  c.note_effects(met, truth);
}

/// What is drawn beside a call.
struct way {
  std::array<arrangement, 2> how{};  // of q, k
  index_t top = 0, page = 1, pieces = 1;
  xattn::cache_options cache{};
  index_t capacity = 0;
  std::vector<std::uint16_t> skipped{};  // rows of each item, where some are

  way(const call& c, test::random& r)
      : how{drawn_arrangement(r, c.on[strided_q]), drawn_arrangement(r, c.on[strided_k])},
        top(c.on[best_keys] ? 1 + r.below(c.n.k_len + 2) : 0),
        page(one_of(r, {1, 16, 100, 128, 256})),
        pieces(1 + r.below(4)) {
    cache.rolling = c.on[rolling];
    if (c.on[own_pages]) cache.page = 128 * (1 + r.below(2));
    capacity = c.on[rolling] ? 1 + r.below(c.n.k_len + 3) : c.n.k_len + 5;
    for (index_t b = 0; c.on[left_padding] && b < c.n.batch; ++b) {
      skipped.push_back(static_cast<std::uint16_t>(r.below(c.n.q_len + 2)));
    }
  }
  /// The rules of a call, and, but for option f, those of its cache.
  attention_rules around(const call& c, attention_rules rules, std::size_t f) const {
    const auto keys = c.m->keys;
    const index_t q_len = c.n.q_len, window = cache.rolling && f != rolling ? capacity : c.n.k_len + q_len + 1;
    const auto none = f == left_padding ? std::vector<std::uint16_t>{} : skipped;
    rules.allowed = [=, inner = rules.allowed](index_t b, index_t h, index_t i, index_t j) {
      const auto item = static_cast<std::size_t>(b);
      const bool token = none.empty() || i >= index_t{none[item]};
      return token && j > i + keys[item] - q_len - window && inner(b, h, i, j);
    };
    return rules;
  }
};

/// What a summary says, from a whole matrix of weights.
struct summary_facts {
  oracle::array max_score, lse, entropy, column_sums;

  template <class R>
  explicit summary_facts(const oracle::attention_result<R>& a)
      : max_score(a.lse.shape, -infinity),
        lse(test::numbers(a.lse)),
        entropy(a.lse.shape, 0),
        column_sums({a.scores.extent(0), a.scores.extent(1), a.scores.extent(3)}, 0) {
    const index_t rows = a.scores.extent(2), keys = a.scores.extent(3);
    for (index_t n = 0; n < a.scores.size(); ++n) {
      const auto w = static_cast<long double>(a.weights.flat(n)), s = static_cast<long double>(a.scores.flat(n));
      if (w > 0) entropy.flat(n / keys) -= w * std::log(w);
      column_sums.flat(n / keys / rows * keys + n % keys) += w;
      max_score.flat(n / keys) = std::max(max_score.flat(n / keys), s);
    }
  }
};

/// Truth of a summary, and how far it may be off.
struct summary_truth {
  oracle::attention_result<long double> exact;
  summary_facts facts;
  long double weight, max_score, lse, entropy, columns;

  template <class T>
  static summary_truth of(const call& c) {
    const auto exact = oracle::attention(c.in.q, c.in.k, c.in.v, c.rules);
    const auto naive = oracle::attention(c.in.q.as<T>(), c.in.k.as<T>(), c.in.v.as<T>(), c.rules);
    summary_truth t{exact, summary_facts(exact), 0, 0, 0, 0, 0};
    const summary_facts rough(naive);
    const long double level = 1 + test::largest_magnitude(t.facts.lse), unit = test::eps<T>();
    const auto rows = static_cast<long double>(c.n.q_len), keys = static_cast<long double>(c.n.k_len);
    const auto off = [&](const auto member) { return 2 * test::largest_error(rough.*member, t.facts.*member); };
    t.weight = 2 * test::largest_error(test::numbers(naive.weights), exact.weights) + (4 + level) * unit;
    t.max_score = off(&summary_facts::max_score) + 8 * unit * (1 + test::largest_magnitude(t.facts.max_score));
    t.lse = off(&summary_facts::lse) + 8 * unit * level;
    t.entropy = 2 * off(&summary_facts::entropy) + (8 + keys / 32 + level) * (1 + std::log(keys + 1)) * unit;
    t.columns = rows * t.weight;
    return t;
  }
  test::verdict agrees(const summary_facts& other) const {
    for (const auto& found :
         {test::within(other.max_score, facts.max_score, max_score), test::within(other.lse, facts.lse, lse),
          test::within(other.entropy, facts.entropy, entropy),
          test::within(other.column_sums, facts.column_sums, columns)}) {
      if (!found) return found;
    }
    return {};
  }
};

/// The keys of a row are different ones that it may attend to, best first, and no other has a larger weight.
template <class Summary>
test::verdict best_keys_of(const Summary& got, const summary_truth& t) {
  const index_t keys = t.exact.weights.extent(3), top = static_cast<index_t>(got.top_keys.shape()[3]);
  for (index_t row = 0; row < t.exact.lse.size(); ++row) {
    std::vector<long double> left;
    for (index_t j = 0; j < keys; ++j) {
      const bool seen = t.exact.scores.flat(row * keys + j) != -infinity;
      left.push_back(seen ? t.exact.weights.flat(row * keys + j) : -1);
    }
    for (index_t n = 0; n < top; ++n) {
      const index_t key = got.top_keys.data()[row * top + n];
      const auto weight = static_cast<long double>(got.top_weights.data()[row * top + n]);
      const auto best = left.empty() ? left.end() : std::max_element(left.begin(), left.end());
      const bool none = left.empty() || *best < 0;
      if (none ? key != -1 || weight != 0 : key < 0 || key >= keys) return {false, "place " + std::to_string(n)};
      if (none) continue;
      const long double own = left[static_cast<std::size_t>(key)];
      if (own < 0 || *best - own > 2 * t.weight || std::fabs(own - weight) > t.weight) {
        return {false, "key " + std::to_string(key) + " of row " + std::to_string(row)};
      }
      left[static_cast<std::size_t>(key)] = -1;
    }
  }
  return {};
}

template <class T>
using summary = xattn::attention_summary_result<xt::xtensor<T, 3>, xt::xtensor<T, 4>, xt::xtensor<index_t, 4>>;

/// run(options), or run(options, lse) with what it gave before; `size` is the scratch that it says.
template <class T, class Size, class Run>
auto asked(const call& c, const Size& size, const Run& run) {
  auto o = c.call_options<T>();
  o.executor = executor_of(c);
  std::vector<std::byte> memory(c.on[own_scratch] ? size(o) : 0);
  if (c.on[own_scratch]) o.workspace = memory;
  if (!c.on[known_lse]) return run(o);
  const auto found = run(c.call_options<T>());
  return run(o, found.lse);
}

template <class S>
auto of_arrays(const call& c, const way& w) {
  using T = xattn::acc_t<S>;
  const test::buffer<S, 4> q(c.in.q, w.how[0]), k(c.in.k, w.how[1]);
  const xattn::summary_options wanted{.top = w.top};
  const any_mask<T> mask(c.m);
  return asked<T>(c, [&](const auto& o) { return xattn::workspace_size(q.cview(), k.cview(), o, wanted); },
                  [&](const auto& o, const auto&... lse) {
                    return xattn::attention_summary(q.cview(), k.cview(), lse..., mask, o, wanted);
                  });
}

/// What computes with the elements of a cache.
template <class S>
using computing = std::conditional_t<kernels::has_factors<S>, float, xattn::acc_t<S>>;

/// Tokens that joined in a few calls; row r of item b is token r - (k_len - keys(b)).
template <class S>
xattn::kv_cache<S> filled_cache(const call& c, const way& w) {
  xattn::kv_cache<S> cache({c.n.batch, c.n.kv_heads, w.capacity, c.n.width, c.n.width}, w.cache);
  std::vector<index_t> before;
  for (const index_t n : c.m->keys) before.push_back(c.n.k_len - n);
  const test::buffer<computing<S>, 4> k({c.n.batch, c.n.kv_heads, c.n.k_len, c.n.width}, w.how[1]);
  for (index_t n = 0; n < c.in.k.size(); ++n) {
    const index_t d = n % c.n.width, j = n / c.n.width % c.n.k_len, head = n / c.n.width / c.n.k_len;
    const index_t b = head / c.n.kv_heads, row = j + before[static_cast<std::size_t>(b)];
    if (row < c.n.k_len) k(b, head % c.n.kv_heads, row, d) = test::narrow<computing<S>>(c.in.k.flat(n));
  }
  cache.skip(before);
  for (index_t n = 0, first = 0; n < w.pieces; ++n) {
    const index_t last = n + 1 == w.pieces ? c.n.k_len : c.n.k_len * (n + 1) / w.pieces, rows = last - first;
    const auto part = k.cview().slice(2, first, last);
    cache.reserve(rows), cache.append(part, part), cache.advance(rows);
    first = last;
  }
  return cache;
}

/// The numbers of the call become what the cache gives back.
template <class S>
void give_back(call& c, const xattn::kv_cache<S>& cache) {
  const auto width = static_cast<std::size_t>(c.n.width);
  for (index_t b = 0; b < c.n.batch; ++b) {
    for (index_t g = 0; g < c.n.kv_heads; ++g) {
      for (index_t j = cache.oldest(b); j < c.m->keys[static_cast<std::size_t>(b)]; ++j) {
        std::vector<computing<S>> row(width);
        kernels::read_keys(cache.store(), b, g, j, xattn::matrix_view<computing<S>>(row.data(), {1, c.n.width}));
        for (std::size_t d = 0; d < width; ++d) c.in.k(b, g, j, static_cast<index_t>(d)) = row[d];
      }
    }
  }
}

template <class S, class T = computing<S>>
summary<T> of_cache(const call& c, const way& w, const xattn::kv_cache<S>& cache) {
  const test::buffer<T, 4> q(c.in.q, w.how[0]);
  xattn::cache_summary_options wanted{.top = w.top};
  if (c.on[left_padding]) wanted.skipped = w.skipped;
  const list_mask<T, false> mask(c.m);
  return asked<T>(c, [&](const auto& o) { return xattn::workspace_size(q.cview(), cache, o, wanted); },
                  [&](const auto& o, const auto&... lse) {
                    return xattn::attention_summary(q.cview(), cache, lse..., mask, o, wanted);
                  });
}

/// Row j of item b is in page table(b, j / page); what no item has is NaN.
template <class S, class T = xattn::acc_t<S>>
summary<T> of_pages(const call& c, const way& w) {
  const index_t most = (c.n.k_len + w.page - 1) / w.page;
  const test::buffer<S, 4> q(c.in.q, w.how[0]);
  const test::buffer<S, 4> k({c.n.batch * most + 1, w.page, c.n.kv_heads, c.n.width}, w.how[1]);
  xt::xtensor<std::int16_t, 2> table =
      xt::ones<std::int16_t>({static_cast<std::size_t>(c.n.batch), static_cast<std::size_t>(most)});
  const auto page_of = [&](index_t b, index_t j) { return c.n.batch * most - (b * most + j / w.page); };
  for (index_t n = 0; n < c.n.batch * most; ++n) {
    table.data()[n] = static_cast<std::int16_t>(page_of(n / most, n % most * w.page));
  }
  for (index_t n = 0; n < c.in.k.size(); ++n) {
    const index_t d = n % c.n.width, j = n / c.n.width % c.n.k_len, head = n / c.n.width / c.n.k_len;
    const index_t b = head / c.n.kv_heads;
    if (j >= c.m->keys[static_cast<std::size_t>(b)]) continue;
    k(page_of(b, j), j % w.page, head % c.n.kv_heads, d) = test::narrow<S>(c.in.k.flat(n));
  }
  const xattn::summary_options wanted{.top = w.top};
  const list_mask<T, false> mask(c.m);
  const auto& keys = c.m->keys;
  return asked<T>(
      c, [&](const auto& o) { return xattn::paged_workspace_size(q.cview(), k.cview(), table, keys, o, wanted); },
      [&](const auto& o, const auto&... lse) {
        return xattn::attention_summary_paged(q.cview(), k.cview(), lse..., table, keys, mask, o, wanted);
      });
}

/// Tokens of all items one after the other: where those of each begin, and their numbers from (B, H, L, D).
struct tokens {
  std::vector<index_t> lengths;
  std::vector<std::uint32_t> offsets{0};

  explicit tokens(const std::vector<index_t>& n) : lengths(n) {
    for (const index_t rows : n) offsets.push_back(offsets.back() + static_cast<std::uint32_t>(rows));
  }
  /// f(item, its token, token of all, head).
  template <class F>
  void each(index_t heads, const F& f) const {
    for (std::size_t b = 0; b < lengths.size(); ++b) {
      for (index_t n = 0; n < lengths[b] * heads; ++n) {
        f(static_cast<index_t>(b), n / heads, index_t{offsets[b]} + n / heads, n % heads);
      }
    }
  }
  oracle::array of(const oracle::array& x) const {
    oracle::array y({index_t{offsets.back()}, x.extent(1), x.extent(3)});
    each(x.extent(1), [&](index_t b, index_t i, index_t token, index_t h) {
      for (index_t d = 0; d < x.extent(3); ++d) y(token, h, d) = x(b, h, i, d);
    });
    return y;
  }
};

/// A summary of sequences by items; rows that an item does not have are as those that see nothing.
template <class T, class Summary>
summary<T> in_items(const call& c, const Summary& found, const tokens& rows, const tokens& keys) {
  const auto size = [](index_t n) { return static_cast<std::size_t>(n); };
  const std::size_t batch = size(c.n.batch), heads = size(c.n.heads), top = found.top_keys.shape()[2];
  const xt::xtensor<T, 3> none = xt::zeros<T>({batch, heads, size(c.n.q_len)});
  summary<T> s{none, none, none, {}, {}, xt::zeros<T>({batch, heads, size(c.n.k_len)})};
  s.top_keys = -xt::ones<index_t>({batch, heads, size(c.n.q_len), top});
  s.top_weights = xt::zeros<T>({batch, heads, size(c.n.q_len), top});
  s.max_score.fill(-std::numeric_limits<T>::infinity());
  for (std::size_t n = 0; n < s.lse.size(); ++n) {
    const std::size_t h = n / size(c.n.q_len) % heads;
    s.lse.data()[n] = c.rules.sinks.empty() ? s.max_score.data()[n] : static_cast<T>(c.rules.sinks[h]);
  }
  rows.each(c.n.heads, [&](index_t b, index_t i, index_t token, index_t h) {
    s.max_score(b, h, i) = found.max_score(token, h), s.lse(b, h, i) = found.lse(token, h);
    s.entropy(b, h, i) = found.entropy(token, h);
    for (std::size_t t = 0; t < top; ++t) {
      s.top_keys(b, h, i, t) = found.top_keys(token, h, t), s.top_weights(b, h, i, t) = found.top_weights(token, h, t);
    }
  });
  keys.each(c.n.heads, [&](index_t b, index_t j, index_t token, index_t h) {
    s.column_sums(b, h, j) = found.column_sums(token, h);
  });
  return s;
}

template <class S, class T = xattn::acc_t<S>>
summary<T> of_sequences(const call& c, const way& w) {
  const tokens rows(c.m->rows), keys(c.m->keys);
  const test::buffer<S, 3> q(rows.of(c.in.q), w.how[0]), k(keys.of(c.in.k), w.how[1]);
  const xattn::summary_options wanted{.top = w.top};
  const list_mask<T, false> mask(c.m);
  const auto size = [&](const auto& o) {
    return xattn::workspace_size(q.cview(), k.cview(), rows.offsets, keys.offsets, o, wanted);
  };
  const auto run = [&](const auto& o, const auto&... lse) {
    return xattn::attention_summary_ragged(q.cview(), k.cview(), lse..., rows.offsets, keys.offsets, mask, o, wanted);
  };
  return in_items<T>(c, asked<T>(c, size, run), rows, keys);
}

template <class T>
summary_facts facts_of(const summary<T>& got, summary_facts like) {
  like.max_score = numbers_of(got.max_score), like.lse = numbers_of(got.lse);
  like.entropy = numbers_of(got.entropy), like.column_sums = numbers_of(got.column_sums);
  return like;
}

/// run(call, way) gives the truth, and the same bits as with nothing drawn of how it runs.
template <class T>
void check(call& c, const way& w, meetings& met, const std::function<summary<T>(const call&, const way&)>& run) {
  const auto got = run(c, w);
  const auto truth = summary_truth::of<T>(c);
  CHECK(truth.agrees(facts_of(got, truth.facts)));
  CHECK(best_keys_of(got, truth));
  call alone = c;
  alone.on.reset(threads).reset(own_scratch);
  way plainly = w;
  plainly.how = {};
  const auto plain = run(alone, plainly);
  CHECK((got.max_score == plain.max_score && got.lse == plain.lse && got.entropy == plain.entropy));
  CHECK((got.column_sums == plain.column_sums && got.top_keys == plain.top_keys));
  CHECK(got.top_weights == plain.top_weights);
  const auto had_effect = [&](std::size_t f) {
    if (f == hidden_nan || (f >= masks && f < scale)) return c.changes_how(f);
    if (!call::is_of_rules(f) && f != rolling && f != left_padding) return c.n.q_len > 0;
    using R = std::conditional_t<std::is_same_v<T, float>, double, long double>;
    const auto q = c.in.q.as<R>(), k = c.in.k.as<R>(), v = c.in.v.as<R>();
    const auto rest = w.around(c, c.rules_without(f), f);
    return !truth.agrees(summary_facts(oracle::attention(q, k, v, rest)));
  };
  c.note_effects(met, had_effect);
}

/// S: what a cache holds.
template <class S>
void check_cache(call& c, const way& w, meetings& met) {
  const auto cache = filled_cache<S>(c, w);
  give_back(c, cache);
  check<computing<S>>(c, w, met, [&](const call& one, const way& how) { return of_cache(one, how, cache); });
}

void check_form(call& c, test::random& r, meetings& met) {
  const way w(c, r);
  c.rules = w.around(c, c.rules, features);
  const auto check_of = [&]<class S>() {
    using T = xattn::acc_t<S>;
    c.draw_numbers<S>(r);
    if (c.on[in_store]) check_cache<S>(c, w, met);
    else if (c.on[paged]) check<T>(c, w, met, of_pages<S>);
    else if (c.on[ragged]) check<T>(c, w, met, of_sequences<S>);
    else check<T>(c, w, met, of_arrays<S>);
  };
  if (c.on[in_int8]) return c.draw_numbers<float>(r), check_cache<std::int8_t>(c, w, met);
  if (c.on[in_double]) return check_of.operator()<double>();
  if (c.on[in_bf16]) return check_of.operator()<xattn::bf16>();
  if (c.on[in_f16]) return check_of.operator()<xattn::f16>();
  check_of.operator()<float>();
}

template <class F>
std::string draw_parts(const option_space& of, const options& known, const F& f) {
  return draw_options(of, known, 1000, [&](std::uint64_t seed, const options& on, test::random& r, meetings& met) {
    call c(r, on);
    INFO("XATTN_DRAW_SEED=" << seed << " XATTN_DRAWS=1:" << of.shown(on));
    INFO(c.shown_sizes());
    f(c, r, met);
  });
}

}  // namespace

TEST_CASE("merge: every two options of parts together, in drawn calls", "[attention][merge][property][drawn]") {
  options known;
  for (std::size_t f = 0; f <= an_empty_part; ++f) known.set(f);
  for (const std::size_t f : {lse, in_int8, in_store, paged, ragged, uneven, unequal, returned}) known.reset(f);
  const std::string missing = draw_parts(part_space(), known, [](call& c, test::random& r, meetings& met) {
    if (c.on[in_double]) check_parts<double>(c, r, met);
    else if (c.on[in_bf16]) check_parts<xattn::bf16>(c, r, met);
    else if (c.on[in_f16]) check_parts<xattn::f16>(c, r, met);
    else if (c.on[in_mixed]) check_parts<float, xattn::bf16, xattn::f16>(c, r, met);
    else check_parts<float>(c, r, met);
  });
  CHECK(missing == "");
}

TEST_CASE("attention_summary: every two options together, in drawn calls", "[attention][summary][property][drawn]") {
  options known;
  for (std::size_t f = 0; f < features; ++f) known.set(f);
  for (const std::size_t f : {lse, prob_mod, dropout, traced, value_heads, other_values, strided_v, strided_out,
                              less_axes, returned, in_mixed, own_rows, store_of_pages}) {
    known.reset(f);
  }
  for (const std::size_t f : {best_keys, known_lse, own_pages, rolling, left_padding}) known.set(f);
  CHECK(draw_parts(summary_space(), known, check_form) == "");
}
