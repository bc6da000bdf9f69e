// SPDX-License-Identifier: BSD-3-Clause
/// Drawn calls, as attention_drawn_test.cpp has them, whose keys are split at drawn places, each part attended to by
/// itself, and merged in every way; and what attention_summary says of the weights of drawn calls.
#include "property/drawn.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/xtensor/attention_summary.hpp>

namespace {

using namespace drawn;
using test::arrangement;

/// More options: how parts are merged, and whether one has no keys; what a summary is asked for.
enum more : std::size_t {
  into_first = features, into_second, into_other, pair_by_pair, in_a_tree, at_once, an_empty_part, best_keys, known_lse,
  all_features
};
static_assert(all_features <= most_features);
constexpr const char* more_names[] = {"into_first", "into_second", "into_other",    "pair_by_pair", "in_a_tree",
                                      "at_once",    "an_empty_part", "best_keys", "known_lse"};
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
const option_space& summary_space() {
  static const option_space all = [] {
    option_space o = space();
    o.names.insert(o.names.end(), std::begin(more_names), std::end(more_names));
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

/// The call with the numbers of its keys in the order of drawn memory; `plain`: as it would be without these options.
template <class S>
auto summarised(const call& c, const std::array<arrangement, 2>& how, index_t top) {
  using T = xattn::acc_t<S>;
  const test::buffer<S, 4> q(c.in.q, how[0]), k(c.in.k, how[1]);
  auto o = c.call_options<T>();
  o.executor = executor_of(c);
  const xattn::summary_options summary{.top = top};
  std::vector<std::byte> memory(c.on[own_scratch] ? xattn::workspace_size(q.cview(), k.cview(), o, summary) : 0);
  if (c.on[own_scratch]) o.workspace = memory;
  const any_mask<T> mask(c.m);
  if (!c.on[known_lse]) return xattn::attention_summary(q.cview(), k.cview(), mask, o, summary);
  auto alone = c.call_options<T>();
  const auto found = xattn::attention_summary(q.cview(), k.cview(), mask, alone);
  return xattn::attention_summary(q.cview(), k.cview(), found.lse, mask, o, summary);
}

template <class Summary>
summary_facts facts_of(const Summary& got, summary_facts like) {
  like.max_score = numbers_of(got.max_score), like.lse = numbers_of(got.lse);
  like.entropy = numbers_of(got.entropy), like.column_sums = numbers_of(got.column_sums);
  return like;
}

template <class S>
void check_summary(call& c, test::random& r, meetings& met) {
  using T = xattn::acc_t<S>;
  c.draw_numbers<S>(r);
  const std::array<arrangement, 2> how{drawn_arrangement(r, c.on[strided_q]), drawn_arrangement(r, c.on[strided_k])};
  const index_t top = c.on[best_keys] ? 1 + r.below(c.n.k_len + 2) : 0;
  const auto got = summarised<S>(c, how, top);
  const auto truth = summary_truth::of<T>(c);
  CHECK(truth.agrees(facts_of(got, truth.facts)));
  CHECK(best_keys_of(got, truth));
  call alone = c;
  alone.on.reset(threads).reset(own_scratch);
  const auto plain = summarised<S>(alone, {}, top);
  CHECK((got.max_score == plain.max_score && got.lse == plain.lse && got.entropy == plain.entropy));
  CHECK((got.column_sums == plain.column_sums && got.top_keys == plain.top_keys));
  CHECK(got.top_weights == plain.top_weights);
  const auto had_effect = [&](std::size_t f) {
    if (f == hidden_nan || (f >= masks && f < scale)) return c.changes_how(f);
    if (!call::is_of_rules(f)) return c.n.q_len > 0;
    const auto q = c.in.q.as<double>(), k = c.in.k.as<double>(), v = c.in.v.as<double>();
    return !truth.agrees(summary_facts(oracle::attention(q, k, v, c.rules_without(f))));
  };
  c.note_effects(met, had_effect);
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

options common() {
  options o;
  for (std::size_t f = 0; f < features; ++f) o.set(f);
  for (const std::size_t f :
       {lse, in_int8, in_bf16, in_f16, in_mixed, in_store, paged, ragged, uneven, unequal, less_axes, returned,
        strided_out}) {
    o.reset(f);
  }
  return o;
}

}  // namespace

TEST_CASE("merge: every two options of parts together, in drawn calls", "[attention][merge][property][drawn]") {
  options known = common().set(in_bf16).set(in_f16).set(in_mixed).set(less_axes).set(strided_out);
  for (std::size_t f = into_first; f <= an_empty_part; ++f) known.set(f);
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
  options known = common().set(best_keys).set(known_lse).set(in_bf16);
  for (const std::size_t f : {prob_mod, dropout, traced, value_heads, other_values, strided_v}) known.reset(f);
  const std::string missing = draw_parts(summary_space(), known, [](call& c, test::random& r, meetings& met) {
    if (c.on[in_double]) check_summary<double>(c, r, met);
    else if (c.on[in_bf16]) check_summary<xattn::bf16>(c, r, met);
    else check_summary<float>(c, r, met);
  });
  CHECK(missing == "");
}
