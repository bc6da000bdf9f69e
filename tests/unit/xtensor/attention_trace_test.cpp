// SPDX-License-Identifier: BSD-3-Clause
/// What attention tells a hook: every stage once, in pipeline order, with the numbers it goes on to use, and no bit
/// changes.
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <map>
#include <string>
#include <vector>

namespace {

namespace trace = xattn::trace;
using oracle::array;
using test::attend;
using test::attention_inputs;
using test::index_t;
using trace::stage;

struct journal {
  std::vector<std::string> order;
  std::map<std::string, array> numbers;
  std::map<std::string, std::string> axes;
  std::map<std::string, trace::origin> origins;
};

/// Listens to everything that is said.
struct listener {
  journal* state;

  template <stage>
  static consteval trace::access access_of() {
    return trace::access::read;
  }
  template <stage S, class T>
  void on(const trace::site& at, trace::tensor_view<const T> v) const {
    const std::string name(trace::name(S));
    state->order.push_back(name);
    state->origins[name] = at.org;
    state->axes[name] = std::string(v.axes.begin(), v.axes.begin() + v.rank);
    oracle::shape_t shape;
    for (std::size_t d = 0; d < v.rank; ++d) shape.push_back(static_cast<index_t>(v.extent[d]));
    array x(shape);
    for (index_t n = 0; n < x.size(); ++n) {
      index_t rest = n, offset = 0;
      for (std::size_t d = v.rank; d-- > 0; rest /= shape[d]) offset += rest % shape[d] * v.stride[d];
      x.flat(n) = test::widen(v.data[offset]);
    }
    state->numbers[name] = x;
  }
  void begin(const trace::site&) const { state->order.push_back("begin"); }
  void end(const trace::site&) const { state->order.push_back("end"); }
  void value(const trace::site&, const char* name, double v) const {
    state->order.push_back(std::string(name) + " " + std::to_string(v));
  }
  void note(const trace::site& at, index_t row) const {
    state->order.push_back("empty " + std::to_string(at.batch) + std::to_string(at.head) + std::to_string(row));
  }
};

/// Doubles one stage.
template <stage Which>
struct doubler {
  template <stage S>
  static consteval trace::access access_of() {
    return S == Which ? trace::access::write : trace::access::none;
  }
  template <stage, class T>
  void on(const trace::site&, trace::tensor_view<T> v) const {
    for (std::size_t n = 0; n < v.size(); ++n) v.data[n] = v.data[n] * T(2);  // one query, keys side by side
  }
};

using names = std::vector<std::string>;

template <class T>
attention_inputs small() {
  return test::random_attention<T>({.heads = 2, .q_len = 3, .k_len = 5, .width = 4, .value_width = 2});
}

}  // namespace

TEST_CASE("attention trace: every stage once, in order", "[attention][trace]") {
  using T = float;
  journal j;
  (void)attend<T, 4>(small<T>(), {}, {}, listener{&j});
  CHECK(j.order == names{"begin", "q", "k", "v", "scale 0.500000", "scores", "scaled", "masked", "row_max", "row_sum",
                         "lse", "weights", "context", "end"});
  j = {};
  const std::vector<T> bias(5, T(0.5)), sinks(2, T(1));
  (void)attend<T, 4>(small<T>(), xattn::causal_at(-1) & xattn::additive(bias),
                     {.scale = T(1), .softcap = T(2), .sinks = sinks}, listener{&j});
  CHECK(j.order ==
        names{"begin",  "q",       "k",       "v",      "scale 1.000000", "softcap 2.000000", "sink",    "bias",
              "scores", "scaled",  "capped",  "masked", "empty 000",      "empty 010",        "row_max", "row_sum",
              "lse",    "weights", "context", "end"});
}

TEST_CASE("attention trace: functions of scores and weights have stages of their own, on every kernel",
          "[attention][trace]") {
  using T = float;
  const auto add = xattn::score_mod([](T s, auto, auto, auto, index_t j) {
    return j == 1 ? -std::numeric_limits<T>::infinity() : s + static_cast<T>(j % 8);
  });
  const auto half = xattn::prob_mod([](T w, auto...) { return w / 2; });
  for (const test::attention_sizes& n :
       {test::attention_sizes{}, test::attention_sizes{.q_len = 9, .k_len = 140},
        test::attention_sizes{.q_len = 1, .k_len = 600}}) {
    const attention_inputs in = test::random_attention<T>(n);
    journal j, without;
    const auto got = attend<T, 4>(in, half & xattn::alibi(1) & add, {}, listener{&j});
    CHECK(j.order == names{"begin", "q", "k", "v", "scale 0.500000", "bias", "scores", "scaled", "modified", "masked",
                           "row_max", "row_sum", "lse", "weights", "probs", "context", "end"});
    CHECK(test::same_bits(got, attend<T, 4>(in, half & xattn::alibi(1) & add)));
    (void)attend<T, 4>(in, xattn::alibi(1) & add, {}, listener{&without});
    CHECK(j.numbers["weights"].data == without.numbers["weights"].data);
    for (index_t p = 0; p < n.q_len * n.k_len; ++p) {
      const index_t k = p % n.k_len;
      const long double before = j.numbers["scaled"].flat(p), after = j.numbers["modified"].flat(p);
      if (k != 1) CHECK(test::within(after, before + static_cast<long double>(k % 8), 1e-5L));
      CHECK((after == oracle::minus_infinity<long double>()) == (k == 1));
      CHECK((j.numbers["masked"].flat(p) == oracle::minus_infinity<long double>()) == (k == 1));
      CHECK(j.numbers["probs"].flat(p) == j.numbers["weights"].flat(p) / 2);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("attention trace: what is told is what the formula says", "[attention][trace]", test::reals) {
  using T = TestType;
  const attention_inputs in = small<T>();
  const array bias = test::random_array<T>({3, 5}, test::regime::uniform, 8);
  const auto add = test::placed<T, 2>(bias);
  const std::vector<T> sinks{T(0.5), T(-1)};
  journal j;
  (void)attend<T, 4>(in, xattn::causal_at(1) & xattn::additive(add.cview()),
                     {.scale = T(2), .softcap = T(3), .sinks = sinks}, listener{&j});
  oracle::attention_rules rules{.scale = 2, .softcap = 3, .sinks = {0.5L, -1}};
  rules.bias = [&](index_t, index_t, index_t i, index_t k) { return bias(i, k); };
  rules.allowed = [](index_t, index_t, index_t i, index_t k) { return k <= i + 1; };
  const auto truth = test::true_attention<T>(in.q, in.k, in.v, rules);
  const auto told = [&](const char* name, const array& want, long double tolerance) {
    INFO(name);
    return test::within(j.numbers.at(name), want, tolerance);
  };
  const long double e = 16 * test::eps<T>();
  array step = oracle::raw_scores(in.q, in.k);
  CHECK(told("scores", step, e));
  for (long double& s : step.data) s *= 2;
  CHECK(told("scaled", step, 2 * e));
  for (long double& s : step.data) s = 3 * std::tanh(s / 3);
  CHECK(told("capped", step, 2 * e));
  CHECK(told("masked", truth.exact.scores, 2 * e));
  CHECK(test::within(j.numbers.at("lse"), truth.exact.lse, truth.lse));
  CHECK(test::within(j.numbers.at("weights"), truth.exact.weights, truth.weights));
  CHECK(test::within(j.numbers.at("context"), truth.exact.out, truth.out));
  CHECK(told("sink", oracle::vector({0.5L, -1}), 0));
  for (index_t n = 0; n < 6; ++n) {
    const long double lse = j.numbers.at("row_max").flat(n) + std::log(j.numbers.at("row_sum").flat(n));
    CHECK(test::within(j.numbers.at("lse").flat(n), lse, e));
    for (index_t c = 0; c < 5; ++c) CHECK(j.numbers.at("bias").flat(5 * n + c) == bias(n % 3, c));
  }
  for (index_t n = 0; n < 30; ++n) {
    const bool excluded = n % 5 > n / 5 % 3 + 1;
    CHECK((j.numbers.at("masked").flat(n) == oracle::minus_infinity<long double>()) == excluded);
    if (excluded) CHECK(j.numbers.at("weights").flat(n) == 0);
  }
}

TEST_CASE("attention trace: inputs are the caller's arrays, with the axes that they have", "[attention][trace]") {
  using T = float;
  const attention_inputs in = test::random_attention<T>({});
  journal four, two;
  (void)attend<T, 4>(in, {}, {}, listener{&four});
  (void)attend<T, 2>(test::of_rank(2, in), {}, {}, listener{&two});
  CHECK(four.axes["q"] == "bhqe");
  CHECK(four.axes["weights"] == "bhqk");
  CHECK(four.axes["lse"] == "bhq");
  CHECK(two.axes["q"] == "qe");
  CHECK(two.axes["k"] == "ke");
  CHECK(two.axes["weights"] == "qk");
  CHECK(two.axes["lse"] == "q");
  CHECK(test::exactly(two.numbers["q"], test::of_rank(2, in).q));
  CHECK(test::exactly(two.numbers["v"], test::of_rank(2, in).v));
  CHECK(two.origins["weights"] == trace::origin::computed);
}

TEMPLATE_LIST_TEST_CASE("attention trace: listening changes no bit, at any size", "[attention][trace][bits]",
                        test::reals) {
  using T = TestType;
  for (const test::attention_sizes& n :
       {test::attention_sizes{
            .batch = 2, .heads = 4, .kv_heads = 2, .q_len = 67, .k_len = 141, .width = 9, .value_width = 10},
        test::attention_sizes{.q_len = 1, .k_len = 1, .width = 1, .value_width = 1},
        test::attention_sizes{.q_len = 3, .k_len = 3, .width = 3, .value_width = 3},
        test::attention_sizes{.heads = 4, .kv_heads = 2, .q_len = 5, .k_len = 4, .width = 32, .value_width = 4},
        test::attention_sizes{.q_len = 3, .k_len = 0}, test::attention_sizes{.batch = 0}}) {
    const attention_inputs in = test::random_attention<T>(n);
    journal j;
    const auto traced = attend<T, 4>(in, xattn::causal, {.softcap = T(5)}, listener{&j});
    CHECK(test::same_bits(traced, attend<T, 4>(in, xattn::causal, {.softcap = T(5)})));
    CHECK(test::exactly(j.numbers.at("context"), traced.out));
    CHECK(test::exactly(j.numbers.at("lse"), traced.lse));
  }
}

TEST_CASE("attention trace: given scratch is enough with a hook too", "[attention][trace]") {
  const attention_inputs in = small<float>();
  const test::buffer<float, 4> q(in.q), k(in.k), v(in.v);
  std::vector<std::byte> scratch(xattn::workspace_size(q.cview(), k.cview(), v.cview()));
  journal j;
  CHECK(test::same_bits(attend<float, 4>(in), attend<float, 4>(in, {}, {.workspace = scratch}, listener{&j})));
}

TEST_CASE("attention trace: what a writer changes is what the call goes on with", "[attention][trace]") {
  using T = float;
  const attention_inputs in = test::of_rank(2, test::random_attention<T>({.q_len = 1, .k_len = 3}));
  const auto scaled = [&](long double scale) { return oracle::attention(in.q, in.k, in.v, {.scale = scale}).out; };
  const long double e = 16 * test::eps<T>();
  CHECK(test::within(attend<T, 2>(in, {}, {}, doubler<stage::scores>{}).out, scaled(1), e));
  CHECK(test::within(attend<T, 2>(in, {}, {}, doubler<stage::scaled>{}).out, scaled(1), e));
  CHECK(test::within(attend<T, 2>(in, {}, {}, doubler<stage::masked>{}).out, scaled(1), e));
  const auto capped = oracle::attention(in.q, in.k, in.v, {.scale = 1, .softcap = 6}).out;
  CHECK(test::within(attend<T, 2>(in, {}, {.softcap = T(3)}, doubler<stage::capped>{}).out, capped, e));
  array twice = scaled(0.5L);
  for (long double& x : twice.data) x *= 2;
  CHECK(test::within(attend<T, 2>(in, {}, {}, doubler<stage::weights>{}).out, twice, 2 * e));
  CHECK(test::within(attend<T, 2>(in, {}, {}, doubler<stage::context>{}).out, twice, 2 * e));
  const auto same = [](T x, auto...) { return x; };
  CHECK(test::within(attend<T, 2>(in, xattn::score_mod(same), {}, doubler<stage::modified>{}).out, scaled(1), e));
  CHECK(test::within(attend<T, 2>(in, xattn::prob_mod(same), {}, doubler<stage::probs>{}).out, twice, 2 * e));
}

TEST_CASE("attention: an infinite softcap is the identity, on every path, looked at and not", "[attention][bits]") {
  constexpr float infinite = std::numeric_limits<float>::infinity();
  for (const auto& [rows, keys] : {std::pair(3, 5), std::pair(40, 300), std::pair(300, 300), std::pair(1, 600)}) {
    INFO(rows << " queries, " << keys << " keys");
    const auto in = test::random_attention<float>(
        {.heads = 4, .kv_heads = 2, .q_len = rows, .k_len = keys, .width = 8, .value_width = 8});
    const auto without = attend<float, 4>(in, xattn::causal);
    CHECK(test::same_bits(attend<float, 4>(in, xattn::causal, {.softcap = infinite}), without));
    journal j;
    CHECK(test::same_bits(attend<float, 4>(in, xattn::causal, {.softcap = infinite}, listener{&j}), without));
    CHECK(j.numbers.count("capped") == 0);
  }
}
