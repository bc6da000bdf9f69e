// SPDX-License-Identifier: BSD-3-Clause
/// Calls of attention drawn over all options: what a call is made of, the masks of one joined at run time, what the
/// oracle makes of it, and which pairs of options have met.
///   XATTN_DRAWS       draws of a test, in place of those that it takes to let every pair meet
///   XATTN_DRAW_SEED   seed of the first one, the others count up from it. A failure names its seed, which with one
///                     draw gives the same call again.
#pragma once

#include "support/oracle.hpp"
#include "support/random.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/kernels/block_mask.hpp>

#include <bitset>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace drawn {

using oracle::attention_rules;
using test::index_t;
namespace kernels = xattn::kernels;

constexpr long double infinity = std::numeric_limits<long double>::infinity();

/// Options, and what a call is made of.
enum feature : std::size_t {
  causal, causal_top_left, causal_at, window, sliding_window, chunked, prefix, segments, valid_lengths, query_at,
  boolean, boolean_bits, block_mask, additive, alibi, alibi_slopes, t5_bias, score_mod, mask_mod, prob_mod, dropout,
  masks,  // so far
  scale = masks, softcap, sinks, off_by_one, lse, threads, own_scratch, traced, grouped, other_values, hidden_nan,
  strided_q, strided_k, strided_v, strided_out,
  no_queries, no_keys, few_queries, many_queries, small,
  in_float, in_double, in_bf16, in_f16, in_int8,
  dense, in_store, paged, ragged, uneven,
  features
};
using options = std::bitset<features>;
using pair = std::pair<std::size_t, std::size_t>;

constexpr const char* names[] = {
    "causal", "causal_top_left", "causal_at", "window", "sliding_window", "chunked", "prefix", "segments",
    "valid_lengths", "query_at", "boolean", "boolean_bits", "block_mask", "additive", "alibi", "alibi_slopes",
    "t5_bias", "score_mod", "mask_mod", "prob_mod", "dropout", "scale", "softcap", "sinks", "off_by_one", "lse",
    "threads", "own_scratch", "traced", "grouped", "other_values", "hidden_nan", "strided_q", "strided_k",
    "strided_v", "strided_out", "no_queries", "no_keys", "few_queries", "many_queries", "small", "float", "double",
    "bf16", "f16", "int8", "dense", "in_store", "paged", "ragged", "uneven"};
static_assert(std::size(names) == features);

/// Of each of these a call has one.
inline const std::vector<std::vector<feature>>& choices() {
  static const std::vector<std::vector<feature>> all{{no_queries, no_keys, few_queries, many_queries, small},
                                                     {in_float, in_double, in_bf16, in_f16, in_int8},
                                                     {dense, in_store, paged, ragged}};
  return all;
}
/// These cannot meet: a block mask is made for one place, int8 has factors, which a store keeps, and items differ in
/// their keys in pages; the types of the forms are some of all, to keep what is compiled small.
inline bool at_odds(std::size_t f, std::size_t g) {
  static const std::vector<pair> known{{off_by_one, sinks},   {query_at, block_mask}, {uneven, block_mask},
                                       {uneven, no_keys},     {uneven, dense},        {uneven, in_store},
                                       {uneven, ragged},      {in_int8, dense},       {in_int8, paged},
                                       {in_int8, ragged},     {in_int8, uneven},      {in_f16, ragged},
                                       {in_bf16, paged},      {in_bf16, uneven},      {in_double, uneven},
                                       {in_double, in_store}, {in_double, paged},     {in_double, ragged}};
  const auto is = [&](const pair& p) { return p == pair(f, g) || p == pair(g, f); };
  const auto both = [&](const auto& c) {
    return std::count(c.begin(), c.end(), f) + std::count(c.begin(), c.end(), g) == 2;
  };
  return f == g || std::any_of(known.begin(), known.end(), is) ||
         std::any_of(choices().begin(), choices().end(), both);
}

inline std::string shown(const options& on) {
  std::string text;
  for (std::size_t f = 0; f < features; ++f) text += on[f] ? std::string(" ") + names[f] : "";
  return text;
}

/// Pairs that can meet.
inline std::vector<pair> pairs_of(const options& known) {
  std::vector<pair> all;
  for (std::size_t f = 0; f < features; ++f) {
    for (std::size_t g = 0; g < f; ++g) {
      if (known[f] && known[g] && !at_odds(f, g)) all.emplace_back(f, g);
    }
  }
  return all;
}

/// Pairs that have met.
class meetings {
 public:
  void note(const options& on) {
    for (std::size_t f = 0; f < features; ++f) met_[f] |= on[f] ? on : options();
  }
  bool have(const pair& p) const { return met_[p.first][p.second]; }

 private:
  std::array<options, features> met_{};
};

inline std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* const text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// Options of a call: the two that must be there, one of each choice, others by chance; none at odds with another.
inline options draw_options(test::random& r, const options& known, const pair& wanted) {
  options on;
  on[wanted.first] = on[wanted.second] = true;
  const auto fits = [&](std::size_t f) {
    for (std::size_t g = 0; g < features; ++g) {
      if (on[g] && at_odds(f, g)) return false;
    }
    return known[f];
  };
  for (const auto& choice : choices()) {
    std::vector<feature> left;
    std::copy_if(choice.begin(), choice.end(), std::back_inserter(left), fits);
    if (!left.empty()) on[left[static_cast<std::size_t>(r.below(static_cast<index_t>(left.size())))]] = true;
  }
  for (std::size_t n = 0, first = static_cast<std::size_t>(r.below(features)); n < features; ++n) {
    const std::size_t f = (first + n) % features;
    if (r.below(f < masks ? 8 : 3) == 0 && fits(f)) on[f] = true;
  }
  return on;
}

inline index_t one_of(test::random& r, std::initializer_list<index_t> numbers) {
  return numbers.begin()[r.below(static_cast<index_t>(numbers.size()))];
}

inline test::attention_sizes draw_sizes(test::random& r, const options& on) {
  test::attention_sizes n{.batch = on[uneven] ? 3 : 1 + r.below(2), .kv_heads = 1 + r.below(2)};
  n.heads = n.kv_heads * (on[grouped] ? 2 + r.below(2) : 1);
  n.width = one_of(r, {1, 3, 4, 8, 16, 17, 33});
  n.value_width = on[other_values] ? n.width + one_of(r, {-1, 1, 5, 16}) : n.width;
  n.q_len = on[no_queries] ? 0 : on[few_queries] ? 1 + r.below(3) : on[small] ? 1 + r.below(5) : 17 + r.below(60);
  n.k_len = on[no_keys]        ? 0
            : on[few_queries]  ? one_of(r, {65, 127, 128, 129, 255, 257, 400})
            : on[small]        ? 1 + r.below(8)
                               : one_of(r, {1, 31, 33, 63, 64, 65, 127, 128, 129, 130, 257});
  return n;
}

/// An array of rank 1 to 4 whose axes but the last are those of the scores or 1.
template <class E, class Draw>
xt::xarray<E> broadcast_array(test::random& r, const test::attention_sizes& n, const Draw& draw) {
  std::vector<std::size_t> shape;
  for (const index_t extent : {n.batch, n.heads, n.q_len}) {
    shape.push_back(static_cast<std::size_t>(r.below(3) == 0 ? 1 : extent));
  }
  shape.erase(shape.begin(), shape.begin() + r.below(4));
  shape.push_back(static_cast<std::size_t>(n.k_len));
  auto x = xt::xarray<E>::from_shape(shape);
  for (std::size_t e = 0; e < x.size(); ++e) x.data()[e] = draw();
  return x;
}
template <class E>
E element(const xt::xarray<E>& x, const std::array<index_t, 4>& place) {
  std::size_t at = 0;
  for (std::size_t d = 0; d < x.dimension(); ++d) {
    const std::size_t extent = x.shape()[d];
    at = at * extent + (extent == 1 ? 0 : static_cast<std::size_t>(place[4 - x.dimension() + d]));
  }
  return x.data()[at];
}

inline long double changed(long double s, index_t b, index_t h, index_t i, index_t j) {
  return (i * 3 + j + h) % 6 == 1 ? -infinity : s + static_cast<long double>((i + 2 * j + 3 * h + b) % 5) / 4;
}
inline bool three_in_four(index_t b, index_t h, index_t i, index_t j) { return (i + j + b + h) % 4 != 0; }
inline bool in_blocks(index_t i, index_t j) { return (j / 16 + i / 16) % 3 != 1; }
inline long double reweighed(long double w, index_t b, index_t h, index_t i, index_t j) {
  return (i + j + b + h) % 3 == 0 ? 0 : w * 1.5L;
}

/// What the masks of a call are made of.
struct material {
  options on;
  test::attention_sizes n;
  index_t at, left, right, chunk, first_keys;
  std::vector<std::int16_t> q_ids, k_ids;
  std::vector<unsigned> lengths;
  std::vector<long> first;
  std::vector<index_t> keys;  // of each item
  xt::xarray<bool> allow, bits;
  xt::xarray<std::uint8_t> packed_bits;
  xt::xarray<float> bias;
  std::vector<double> slopes;
  xt::xtensor<float, 2> table;
  xattn::t5_options t5;

  material(test::random& r, const options& o, const test::attention_sizes& sizes) : on(o), n(sizes) {
    const index_t longest = n.q_len + n.k_len + 1;
    at = r.below(longest) - n.q_len / 2;
    left = r.below(2) == 0 ? 1 + r.below(9) : r.below(longest);
    right = r.below(longest);
    chunk = 1 + r.below(40), first_keys = r.below(longest);
    for (index_t i = 0; i < n.q_len; ++i) q_ids.push_back(static_cast<std::int16_t>(r.below(3)));
    for (index_t j = 0; j < n.k_len; ++j) k_ids.push_back(static_cast<std::int16_t>(j * 3 / n.k_len));
    for (index_t b = 0; b < n.batch; ++b) {
      lengths.push_back(static_cast<unsigned>(r.below(n.k_len + 3)));
      first.push_back(r.below(longest) - n.q_len / 2);
      keys.push_back(on[uneven] && b > 0 ? r.below(n.k_len + 1) : n.k_len);
    }
    allow = broadcast_array<bool>(r, n, [&] { return r.below(4) != 0; });
    bits = broadcast_array<bool>(r, n, [&] { return r.below(4) != 0; });
    packed_bits = xattn::pack_bits(bits);
    bias = broadcast_array<float>(r, n, [&] {
      return r.below(7) == 0 ? -std::numeric_limits<float>::infinity() : static_cast<float>(r.below(16)) / 8;
    });
    for (index_t h = 0; h < n.heads; ++h) slopes.push_back(static_cast<double>(1 + r.below(8)) / 16);
    table = xt::xtensor<float, 2>::from_shape({8, static_cast<std::size_t>(n.heads)});
    for (float& x : table) x = static_cast<float>(r.below(32)) / 16 - 1;
    t5 = {.bidirectional = r.below(2) == 0, .max_distance = 20 + r.below(100)};
  }

  /// Where row i of item b stands.
  index_t stands(index_t b, index_t i) const {
    const auto item = static_cast<std::size_t>(b);
    return i + (on[query_at] ? first[item] : keys[item] - n.q_len);
  }
};

inline index_t floor_div(index_t a, index_t c) { return a >= 0 ? a / c : -((-a + c - 1) / c); }

inline bool allows(const material& m, feature f, const std::array<index_t, 4>& p) {
  const auto [b, h, i, j] = p;
  const index_t a = m.stands(b, i);
  const auto of = [](const auto& x, index_t at) { return static_cast<index_t>(x[static_cast<std::size_t>(at)]); };
  switch (f) {
    case causal: return j <= a;
    case causal_top_left: return j <= i;
    case causal_at: return j <= i + m.at;
    case window: return a - m.left <= j && j <= a + m.right;
    case sliding_window: return j <= a && j > a - (m.left + 1);
    case chunked: return floor_div(a, m.chunk) == floor_div(j, m.chunk);
    case prefix: return j < m.first_keys || j <= a;
    case segments: return of(m.q_ids, i) == of(m.k_ids, j);
    case valid_lengths: return j < of(m.lengths, b);
    case boolean: return element(m.allow, p);
    case boolean_bits: return element(m.bits, p);
    case block_mask: return in_blocks(i, j);
    case mask_mod: return three_in_four(b, h, i, j);
    default: return true;
  }
}

inline long double adds(const material& m, feature f, const std::array<index_t, 4>& p) {
  const auto [b, h, i, j] = p;
  const index_t away = std::abs(m.stands(b, i) - j);
  const auto head = static_cast<std::size_t>(h);
  if (f == additive) return static_cast<long double>(element(m.bias, p));
  if (f == alibi) return -oracle::alibi_slopes(m.n.heads)(h) * static_cast<long double>(away);
  if (f == alibi_slopes) return -static_cast<long double>(m.slopes[head]) * static_cast<long double>(away);
  if (f != t5_bias) return 0;
  const xattn::t5_buckets bucket(8, m.t5);
  return static_cast<long double>(m.table(static_cast<std::size_t>(bucket(j - m.stands(b, i))), head));
}

/// What all masks of a call say to the oracle.
inline attention_rules rules_of(const std::shared_ptr<const material>& m) {
  std::vector<feature> kinds;
  for (std::size_t f = 0; f < masks; ++f) {
    if (m->on[f]) kinds.push_back(static_cast<feature>(f));
  }
  attention_rules r;
  r.allowed = [=](index_t b, index_t h, index_t i, index_t j) {
    const auto allowed = [&](feature f) { return allows(*m, f, {b, h, i, j}); };
    return j < m->keys[static_cast<std::size_t>(b)] && std::all_of(kinds.begin(), kinds.end(), allowed);
  };
  r.bias = [=](index_t b, index_t h, index_t i, index_t j) {
    long double sum = 0;
    for (const feature f : kinds) sum += adds(*m, f, {b, h, i, j});
    return sum;
  };
  if (m->on[score_mod]) r.score_mod = changed;
  r.prob_mod = [m](long double w, index_t b, index_t h, index_t i, index_t j) {
    if (m->on[prob_mod]) w = reweighed(w, b, h, i, j);
    const xattn::detail::dropout_function drop{1u << 30, 7, 1 / 0.75};
    return m->on[dropout] ? drop(w, b, h, m->stands(b, i), j) : w;
  };
  return r;
}

/// A bound mask of any kind. T is the type of the scores.
template <class T>
struct rule {
  bool modifies, biases, excludes, reweighs;
  rule(bool m, bool b, bool e, bool w) : modifies(m), biases(b), excludes(e), reweighs(w) {}
  virtual ~rule() = default;
  virtual xattn::tile_class classify(const xattn::score_tile& t) const = 0;
  virtual bool allowed(index_t b, index_t h, index_t i, index_t j) const = 0;
  virtual xattn::simd::pack<T> modified(xattn::simd::pack<T> s, const xattn::score_pack& at) const = 0;
  virtual void add_bias(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const = 0;
  virtual void exclude(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const = 0;
  virtual xattn::simd::pack<T> reweighed(xattn::simd::pack<T> w, const xattn::score_pack& at) const = 0;
};

template <class T, class Mask>
struct rule_of final : rule<T> {
  using bound_type = xattn::bound_mask_t<Mask>;
  Mask mask;
  bound_type bound;

  rule_of(Mask m, const xattn::score_shape& s)
      : rule<T>(bound_type::modifies, bound_type::biases, bound_type::excludes, bound_type::reweighs),
        mask(std::move(m)),
        bound(mask.bind(s)) {}
  xattn::tile_class classify(const xattn::score_tile& t) const override { return bound.classify(t); }
  bool allowed(index_t b, index_t h, index_t i, index_t j) const override { return bound.allowed(b, h, i, j); }
  xattn::simd::pack<T> modified(xattn::simd::pack<T> s, const xattn::score_pack& at) const override {
    if constexpr (bound_type::modifies) return bound.modified(s, at);
    else return (void)at, s;
  }
  void add_bias([[maybe_unused]] const xattn::tile_scores<T>& s,
                [[maybe_unused]] const xattn::score_tile& t) const override {
    if constexpr (bound_type::biases) bound.add_bias(s, t);
  }
  void exclude([[maybe_unused]] const xattn::tile_scores<T>& s,
               [[maybe_unused]] const xattn::score_tile& t) const override {
    if constexpr (bound_type::excludes) bound.exclude(s, t);
  }
  xattn::simd::pack<T> reweighed(xattn::simd::pack<T> w, const xattn::score_pack& at) const override {
    if constexpr (bound_type::reweighs) return bound.reweighed(w, at);
    else return (void)at, w;
  }
};

template <class T>
using rules_list = std::vector<std::unique_ptr<const rule<T>>>;

/// All rules of a list, as & joins them.
template <class T, bool Modifies, bool Biases, bool Excludes, bool Reweighs>
struct bound_list {
  static constexpr bool modifies = Modifies, biases = Biases, excludes = Excludes, reweighs = Reweighs;
  const rules_list<T>& list;

  xattn::tile_class classify(const xattn::score_tile& t) const {
    xattn::tile_class all = xattn::tile_class::full;
    for (const auto& r : list) {
      const xattn::tile_class one = r->classify(t);
      if (one == xattn::tile_class::empty) return one;
      if (one == xattn::tile_class::partial) all = one;
    }
    return all;
  }
  bool allowed(index_t b, index_t h, index_t i, index_t j) const {
    return std::all_of(list.begin(), list.end(), [&](const auto& r) { return r->allowed(b, h, i, j); });
  }
  xattn::simd::pack<T> modified(xattn::simd::pack<T> s, const xattn::score_pack& at) const {
    for (const auto& r : list) s = r->modified(s, at);
    return s;
  }
  void add_bias(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const {
    for (const auto& r : list) r->add_bias(s, t);
  }
  void exclude(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const {
    for (const auto& r : list) r->exclude(s, t);
  }
  xattn::simd::pack<T> reweighed(xattn::simd::pack<T> w, const xattn::score_pack& at) const {
    for (const auto& r : list) w = r->reweighed(w, at);
    return w;
  }
};

template <class T, class Mask>
void push(rules_list<T>& list, Mask m, const xattn::score_shape& s) {
  list.push_back(std::make_unique<rule_of<T, Mask>>(std::move(m), s));
}

/// The mask of one kind, bound.
template <class T>
void push_kind(rules_list<T>& list, feature f, const material& m, const xattn::score_shape& s) {
  const auto change = [](auto x, auto b, auto h, auto i, auto j) {
    return static_cast<decltype(x)>(changed(static_cast<long double>(x), b, h, i, j));
  };
  const auto weigh = [](auto w, auto b, auto h, auto i, auto j) {
    return static_cast<decltype(w)>(reweighed(static_cast<long double>(w), b, h, i, j));
  };
  const auto blocks = [](auto, auto, auto i, auto j) { return in_blocks(i, j); };
  switch (f) {
    case causal: return push(list, xattn::causal, s);
    case causal_top_left: return push(list, xattn::causal_top_left, s);
    case causal_at: return push(list, xattn::causal_at(m.at), s);
    case window: return push(list, xattn::window(m.left, m.right), s);
    case sliding_window: return push(list, xattn::sliding_window(m.left + 1), s);
    case chunked: return push(list, xattn::chunked(m.chunk), s);
    case prefix: return push(list, xattn::prefix(m.first_keys), s);
    case segments: return push(list, xattn::segments(m.q_ids, m.k_ids), s);
    case valid_lengths: return push(list, xattn::valid_lengths(m.lengths), s);
    case boolean: return push(list, xattn::boolean(m.allow), s);
    case boolean_bits: return push(list, xattn::boolean_bits(m.packed_bits), s);
    case block_mask:
      return push(list, xattn::make_block_mask(xattn::mask_mod(blocks), {.q_len = s.q_len, .k_len = s.k_len}), s);
    case additive: return push(list, xattn::additive(m.bias), s);
    case alibi: return push(list, xattn::alibi(m.n.heads), s);
    case alibi_slopes: return push(list, xattn::alibi(m.slopes), s);
    case t5_bias: return push(list, xattn::t5_bias(m.table, m.t5), s);
    case score_mod: return push(list, xattn::score_mod(change), s);
    case mask_mod: return push(list, xattn::mask_mod(three_in_four), s);
    case prob_mod: return push(list, xattn::prob_mod(weigh), s);
    case dropout: return push(list, xattn::dropout(0.25, 7), s);
    default: return;
  }
}

template <class T>
std::shared_ptr<rules_list<T>> bound_rules(const material& m, xattn::score_shape s) {
  if (m.on[query_at]) s = xattn::query_at(m.first).placed(s);
  auto list = std::make_shared<rules_list<T>>();
  for (std::size_t f = 0; f < masks; ++f) {
    if (m.on[f]) push_kind<T>(*list, static_cast<feature>(f), m, s);
  }
  return list;
}

/// All masks of a call, joined at run time: one type, whatever they are. Lives longer than what it is bound to.
template <class T>
class any_mask {
 public:
  explicit any_mask(std::shared_ptr<const material> m) : m_(std::move(m)) {}

  kernels::score_rules<T> bind(const xattn::score_shape& s) const {
    const auto list = bound_rules<T>(*m_, s);
    const auto any = [&](bool rule<T>::*flag) {
      return std::any_of(list->begin(), list->end(), [&](const auto& r) { return (*r).*flag; });
    };
    const std::array<bool, 4> flags{any(&rule<T>::modifies), any(&rule<T>::biases), any(&rule<T>::excludes),
                                    any(&rule<T>::reweighs)};
    return with_flags<>(list, flags);
  }

 private:
  template <bool... Known>
  kernels::score_rules<T> with_flags(const std::shared_ptr<rules_list<T>>& list,
                                     const std::array<bool, 4>& flags) const {
    if constexpr (sizeof...(Known) == 4) {
      struct kept {
        std::shared_ptr<rules_list<T>> list;
        bound_list<T, Known...> bound;
      };
      const auto owner = std::make_shared<kept>(kept{list, {*list}});
      kept_.push_back(owner);
      return kernels::score_rules<T>(owner->bound);
    } else {
      return flags[sizeof...(Known)] ? with_flags<Known..., true>(list, flags)
                                     : with_flags<Known..., false>(list, flags);
    }
  }

  std::shared_ptr<const material> m_;
  mutable std::vector<std::shared_ptr<const void>> kept_;
};

/// The same where a call joins a rule of its own to the mask, and asks it at compile time what it does.
template <class T, bool Reweighs>
class list_mask {
 public:
  explicit list_mask(std::shared_ptr<const material> m) : m_(std::move(m)) {}

  bound_list<T, true, true, true, Reweighs> bind(const xattn::score_shape& s) const {
    kept_.push_back(bound_rules<T>(*m_, s));
    return {*kept_.back()};
  }

 private:
  std::shared_ptr<const material> m_;
  mutable std::vector<std::shared_ptr<rules_list<T>>> kept_;
};

/// Keys and values that no query may look at become NaN.
inline void hide_nan(test::attention_inputs& in, const attention_rules& r) {
  const index_t heads = in.q.extent(1), kv_heads = in.k.extent(1), group = heads / kv_heads;
  const auto sees = [&](index_t b, index_t h, index_t i, index_t j) {
    const long double other = r.score_mod ? r.score_mod(0, b, h, i, j) : 0;
    return r.allowed(b, h, i, j) && r.bias(b, h, i, j) != -infinity && other != -infinity;
  };
  for (index_t n = 0; n < in.k.extent(0) * kv_heads * in.k.extent(2); ++n) {
    const index_t j = n % in.k.extent(2), g = n / in.k.extent(2) % kv_heads, b = n / in.k.extent(2) / kv_heads;
    bool seen = false;
    for (index_t row = 0; row < group * in.q.extent(2) && !seen; ++row) {
      seen = sees(b, g * group + row % group, row / group, j);
    }
    const long double nan = std::numeric_limits<long double>::quiet_NaN();
    for (index_t d = 0; !seen && d < in.k.extent(3); ++d) in.k(b, g, j, d) = nan;
    for (index_t d = 0; !seen && d < in.v.extent(3); ++d) in.v(b, g, j, d) = nan;
  }
}

/// Looks at the weights, and thereby gets the stages in memory.
struct onlooker {
  template <xattn::trace::stage S>
  static consteval xattn::trace::access access_of() {
    return S == xattn::trace::stage::weights ? xattn::trace::access::read : xattn::trace::access::none;
  }
  template <xattn::trace::stage, class T>
  void on(const xattn::trace::site&, xattn::trace::tensor_view<const T>) const {}
};

/// A whole call: options, sizes, masks, numbers that are exact in S, and the oracle's rules.
struct call {
  options on;
  test::attention_sizes n;
  std::shared_ptr<const material> m;
  attention_rules rules;
  std::vector<float> sink_logits;
  test::attention_inputs in;

  template <class S>
  void draw_numbers(test::random& r) {
    const auto rounded = [&](oracle::array x) {
      for (long double& number : x.data) number = test::widen(test::narrow<S>(number));
      return x;
    };
    in = test::random_attention<float>(n, test::regime::uniform, r.next() >> 8);
    in = {rounded(in.q), rounded(in.k), rounded(in.v)};
    if (on[hidden_nan]) hide_nan(in, rules);
  }

  call(test::random& r, const options& o) : on(o), n(draw_sizes(r, o)) {
    m = std::make_shared<const material>(r, on, n);
    rules = rules_of(m);
    if (on[scale]) rules.scale = static_cast<long double>(one_of(r, {0, -1, 2, 8})) / 4;
    if (on[softcap]) rules.softcap = 2;
    for (index_t h = 0; h < n.heads; ++h) sink_logits.push_back(static_cast<float>(r.below(9) - 4) / 2);
    if (on[sinks]) rules.sinks.assign(sink_logits.begin(), sink_logits.end());
    if (on[off_by_one]) rules.sinks.assign(static_cast<std::size_t>(n.heads), 0);
  }

  std::string shown_sizes() const {
    std::string text;
    const std::pair<const char*, index_t> all[] = {{"B ", n.batch},     {" H ", n.heads}, {" G ", n.kv_heads},
                                                   {" Lq ", n.q_len},   {" Lk ", n.k_len}, {" D ", n.width},
                                                   {" Dv ", n.value_width}};
    for (const auto& [name, size] : all) text += name + std::to_string(size);
    return text;
  }

  template <class T>
  xattn::attention_options<T> call_options() const {
    xattn::attention_options<T> o;
    if (on[scale]) o.scale = static_cast<T>(*rules.scale);
    if (on[softcap]) o.softcap = static_cast<T>(*rules.softcap);
    if (on[sinks]) o.sinks = sink_logits;
    if (on[off_by_one]) o.sinks = xattn::softmax_off_by_one;
    return o;
  }
  /// Truth with budgets; factors on weights multiply errors too.
  template <class T>
  test::attention_truth<T> truth() const {
    auto t = test::true_attention<T>(in.q, in.k, in.v, rules);
    for (long double& x : t.out.data) x *= 2;
    return t;
  }
};

/// f(seed, call, random) until every pair of the known options has met: draw by draw, each with two of them that have
/// not met yet. With XATTN_DRAWS so many draws, whatever has met. False: a pair did not meet.
template <class F>
bool draw_calls(const options& known, const F& f) {
  const auto pairs = pairs_of(known);
  const bool counted = std::getenv("XATTN_DRAWS") != nullptr;
  const std::uint64_t seed = from_environment("XATTN_DRAW_SEED", 1);
  const std::uint64_t draws = from_environment("XATTN_DRAWS", pairs.size());
  meetings met;
  for (std::uint64_t s = seed; s < seed + draws; ++s) {
    const auto& wanted = pairs[s % pairs.size()];
    if (!counted && met.have(wanted)) continue;
    test::random r(s);
    call c(r, draw_options(r, known, wanted));
    f(s, c, r);
    met.note(c.on);
  }
  return draws < pairs.size() || std::all_of(pairs.begin(), pairs.end(), [&](const pair& p) { return met.have(p); });
}

}  // namespace drawn
