// SPDX-License-Identifier: BSD-3-Clause
/// Drawn calls, as attention_drawn_test.cpp has them, whose keys are split at drawn places, each part attended to by
/// itself, and merged in every way.
#include "property/drawn.hpp"

#include <xattn/core/thread_pool.hpp>

namespace {

using namespace drawn;
using test::arrangement;

/// More options: how parts are merged, and whether one has no keys.
enum more : std::size_t {
  into_first = features, into_second, into_other, pair_by_pair, in_a_tree, at_once, an_empty_part, all_features
};
static_assert(all_features <= most_features);
constexpr const char* more_names[] = {"into_first", "into_second", "into_other",   "pair_by_pair",
                                      "in_a_tree",  "at_once",     "an_empty_part"};
constexpr std::size_t merges[] = {into_first, into_second, into_other, pair_by_pair, in_a_tree, at_once};

/// Types and arrays of every rank have their test: here are float and double, of rank 4.
const option_space& part_space() {
  static const option_space all = [] {
    option_space o = space();
    o.names.insert(o.names.end(), std::begin(more_names), std::end(more_names));
    o.choices.push_back({std::begin(merges), std::end(merges)});
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
using part = xattn::attention_part<xt::xtensor<T, 4>, xt::xtensor<T, 3>>;

/// The keys of a call, cut in pieces, and the array arrangements of its inputs.
template <class T>
class split_call {
 public:
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
  std::vector<part<T>> parts(bool watched) const {
    std::vector<part<T>> all;
    for (index_t n = 0; n + 1 < static_cast<index_t>(places_.size()); ++n) all.push_back(attended(n, watched));
    return all;
  }

 private:
  part<T> attended(index_t n, bool watched) const {
    const index_t first = places_[static_cast<std::size_t>(n)], last = places_[static_cast<std::size_t>(n) + 1];
    auto o = c_.call_options<T>();
    if (n != sunk_) o.sinks = {};
    o.executor = executor_of(c_);
    const any_mask<T> mask(c_.m, first);
    const auto k = k_.cview().slice(2, first, last), v = v_.cview().slice(2, first, last);
    if (watched) return xattn::attention_with_lse(q_.cview(), k, v, mask, o, onlooker{});
    return xattn::attention_with_lse(q_.cview(), k, v, mask, o);
  }

  const call& c_;
  test::buffer<T, 4> q_, k_, v_;
  std::vector<index_t> places_;
  index_t sunk_;
};

template <class T>
part<T> merged_into(const call& c, std::vector<part<T>> parts) {
  const auto into = [&](auto& out, auto& lse) {
    xattn::merge_into(out, lse, parts[0].out, parts[0].lse, parts[1].out, parts[1].lse, executor_of(c));
  };
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

template <class T>
void check_parts(call& c, test::random& r, meetings& met) {
  c.draw_numbers<T>(r);
  const split_call<T> split(c, r);
  const auto parts = split.parts(c.on[traced]);
  const auto got = merged<T>(c, parts);
  auto truth = c.truth<T>();
  const long double largest = test::largest_magnitude(c.in.v), level = 1 + test::largest_magnitude(truth.exact.lse);
  const auto count = static_cast<long double>(parts.size());
  for (long double& x : truth.out.data) x += 2 * count * (6 + level) * test::eps<T>() * largest;
  for (long double& x : truth.lse.data) x += 3 * count * level * test::eps<T>();
  CHECK(test::within(numbers_of(got.out), truth.exact.out, truth.out));
  CHECK(test::within(numbers_of(got.lse), truth.exact.lse, truth.lse));
  call alone = c;
  alone.on.reset(threads);
  const auto plain = merged<T>(alone, parts);
  CHECK((got.out == plain.out && got.lse == plain.lse));
  c.note_effects(met, truth);
}

template <class F>
std::string draw_parts(const options& known, const F& f) {
  const auto one = [&](std::uint64_t seed, const options& on, test::random& r, meetings& met) {
    call c(r, on);
    INFO("XATTN_DRAW_SEED=" << seed << " XATTN_DRAWS=1:" << part_space().shown(on));
    INFO(c.shown_sizes());
    f(c, r, met);
  };
  return draw_options(part_space(), known, 1000, one);
}

options common() {
  options o;
  for (std::size_t f = 0; f < features; ++f) o.set(f);
  for (const std::size_t f :
       {lse, in_int8, in_bf16, in_f16, in_store, paged, ragged, uneven, unequal, less_axes, returned, strided_out}) {
    o.reset(f);
  }
  return o;
}

}  // namespace

TEST_CASE("merge: every two options of parts together, in drawn calls", "[attention][merge][property][drawn]") {
  options known = common().reset(own_scratch);
  for (std::size_t f = into_first; f <= an_empty_part; ++f) known.set(f);
  const std::string missing = draw_parts(known, [](call& c, test::random& r, meetings& met) {
    if (c.on[in_double]) check_parts<double>(c, r, met);
    else check_parts<float>(c, r, met);
  });
  CHECK(missing == "");
}
