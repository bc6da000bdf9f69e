// SPDX-License-Identifier: BSD-3-Clause
/// Masks of every kind, two at a time, on every kernel: against the oracle, with NaN where nothing may look, with a
/// hook and without.
#include "support/catch.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/core/thread_pool.hpp>

#include <functional>
#include <memory>
#include <random>
#include <vector>

namespace {

namespace kernels = xattn::kernels;
namespace trace = xattn::trace;
using oracle::array;
using oracle::attention_rules;
using test::index_t;
using test::attention_inputs;
using rules = kernels::score_rules<float>;

constexpr long double infinity = std::numeric_limits<long double>::infinity();

struct sizes {
  index_t q_len, k_len, width;
  index_t batch = 2, heads = 2;
};

/// Looks at the weights, and thereby gets the stages in memory.
struct onlooker {
  template <trace::stage S>
  static consteval trace::access access_of() {
    return S == trace::stage::weights ? trace::access::read : trace::access::none;
  }
  template <trace::stage, class T>
  void on(const trace::site&, trace::tensor_view<const T>) const {}
};

/// What the masks of one shape are made of.
struct material {
  sizes n;
  std::vector<long> first;
  std::vector<unsigned> lengths;
  xt::xtensor<int, 2> q_ids, k_ids;
  xt::xtensor<bool, 3> allow;
  xt::xtensor<float, 4> bias;
  std::vector<double> slopes;

  explicit material(const sizes& s)
      : n(s),
        first{s.k_len / 2, s.k_len - s.q_len},
        lengths{static_cast<unsigned>(s.k_len - 2), static_cast<unsigned>(s.k_len / 3)},
        q_ids(xt::zeros<int>({std::size_t{2}, static_cast<std::size_t>(s.q_len)})),
        k_ids(xt::zeros<int>({std::size_t{1}, static_cast<std::size_t>(s.k_len)})),
        allow(xt::ones<bool>({std::size_t{2}, static_cast<std::size_t>(s.q_len), static_cast<std::size_t>(s.k_len)})),
        bias(xt::zeros<float>({std::size_t{2}, std::size_t{1}, q_ids.shape()[1], k_ids.shape()[1]})),
        slopes{0.5, 0.03125} {
    std::mt19937 random(5);
    for (std::size_t j = 0; j < k_ids.size(); ++j) k_ids(0, j) = static_cast<int>(j * 3 / k_ids.size());
    for (int& id : q_ids) id = static_cast<int>(random() % 4);
    for (bool& x : allow) x = random() % 3 != 0;
    for (float& x : bias) x = random() % 7 == 0 ? -std::numeric_limits<float>::infinity() : float(random() % 16) / 8;
  }
  index_t at(index_t b, index_t i, bool moved) const {
    return i + (moved ? first[static_cast<std::size_t>(b)] : n.k_len - n.q_len);
  }
};

long double added(long double s, index_t b, index_t h, index_t i, index_t j) {
  const auto place = static_cast<long double>((i + 2 * j + 3 * h + b) % 5);
  return (i * 3 + j + h) % 6 == 1 ? -infinity : s + place / 4;
}
float function(float s, index_t b, index_t h, index_t i, index_t j) {
  return static_cast<float>(added(static_cast<long double>(s), b, h, i, j));
}

bool three_in_four(index_t b, index_t h, index_t i, index_t j) { return (i + j + b + h) % 4 != 0; }

/// A mask of kind K, and what it says to the oracle; `moved` where a query_at stands beside it.
constexpr std::size_t kinds = 14, query_at_kind = 7, prob_mod_kind = 13;

template <std::size_t K>
auto mask_of(const material& m) {
  if constexpr (K == 0) return xattn::causal;
  else if constexpr (K == 1) return xattn::window(9, 3);
  else if constexpr (K == 2) return xattn::sliding_window(20);
  else if constexpr (K == 3) return xattn::chunked(13);
  else if constexpr (K == 4) return xattn::prefix(11);
  else if constexpr (K == 5) return xattn::segments(m.q_ids, m.k_ids);
  else if constexpr (K == 6) return xattn::valid_lengths(m.lengths);
  else if constexpr (K == query_at_kind) return xattn::query_at(m.first);
  else if constexpr (K == 8) return xattn::boolean(m.allow);
  else if constexpr (K == 9) return xattn::additive(m.bias);
  else if constexpr (K == 10) return xattn::alibi(m.slopes);
  else if constexpr (K == 11) return xattn::score_mod(function);
  else if constexpr (K == 12) return xattn::mask_mod(three_in_four);
  else return xattn::dropout(0.25, 7);
}

index_t floor_div(index_t a, index_t c) { return a >= 0 ? a / c : -((-a + c - 1) / c); }

bool allows(std::size_t kind, const material& m, bool moved, index_t b, index_t h, index_t i, index_t j) {
  const index_t a = m.at(b, i, moved);
  const auto at = [](index_t n) { return static_cast<std::size_t>(n); };
  switch (kind) {
    case 0: return j <= a;
    case 1: return a - 9 <= j && j <= a + 3;
    case 2: return j <= a && j > a - 20;
    case 3: return floor_div(a, 13) == floor_div(j, 13);
    case 4: return j < 11 || j <= a;
    case 5: return m.q_ids(at(b), at(i)) == m.k_ids(0, at(j));
    case 6: return j < static_cast<index_t>(m.lengths[at(b)]);
    case 8: return m.allow(at(h), at(i), at(j));
    case 12: return three_in_four(b, h, i, j);
    default: return true;
  }
}

long double biases(std::size_t kind, const material& m, bool moved, index_t b, index_t h, index_t i, index_t j) {
  const auto at = [](index_t n) { return static_cast<std::size_t>(n); };
  if (kind == 9) return static_cast<long double>(m.bias(at(b), 0, at(i), at(j)));
  if (kind != 10) return 0;
  return -static_cast<long double>(m.slopes[at(h)]) * static_cast<long double>(std::abs(m.at(b, i, moved) - j));
}

attention_rules rules_of(std::size_t one, std::size_t two, const material& m) {
  const bool moved = one == query_at_kind || two == query_at_kind;
  attention_rules r;
  r.allowed = [=, &m](index_t b, index_t h, index_t i, index_t j) {
    return allows(one, m, moved, b, h, i, j) && allows(two, m, moved, b, h, i, j);
  };
  r.bias = [=, &m](index_t b, index_t h, index_t i, index_t j) {
    return biases(one, m, moved, b, h, i, j) + biases(two, m, moved, b, h, i, j);
  };
  r.score_mod = [=](long double s, index_t b, index_t h, index_t i, index_t j) {
    for (const std::size_t kind : {one, two}) s = kind == 11 ? added(s, b, h, i, j) : s;
    return s;
  };
  r.prob_mod = [=, &m](long double w, index_t b, index_t h, index_t i, index_t j) {
    const xattn::detail::dropout_function drop{1u << 30, 7, 1 / 0.75};
    for (const std::size_t kind : {one, two}) w = kind == prob_mod_kind ? drop(w, b, h, m.at(b, i, moved), j) : w;
    return w;
  };
  return r;
}

/// Keys and values that no query may look at are NaN.
void poison(attention_inputs& in, const attention_rules& r) {
  const index_t heads = in.q.extent(1), keys = in.k.extent(2);
  for (index_t b = 0; b < in.k.extent(0); ++b) {
    for (index_t j = 0; j < keys; ++j) {
      bool seen = false;
      for (index_t n = 0; n < heads * in.q.extent(2); ++n) {
        const index_t h = n % heads, i = n / heads;
        seen = seen || (r.allowed(b, h, i, j) && r.bias(b, h, i, j) != -infinity &&
                        r.score_mod(0, b, h, i, j) != -infinity);
      }
      if (seen) continue;
      for (index_t d = 0; d < in.k.extent(3); ++d) in.k(b, 0, j, d) = std::numeric_limits<long double>::quiet_NaN();
      for (index_t d = 0; d < in.v.extent(3); ++d) in.v(b, 0, j, d) = std::numeric_limits<long double>::quiet_NaN();
    }
  }
}

/// Single pairs of NaN values: each is seen by some queries only, whose outputs are NaN.
void poison_value(attention_inputs& in, index_t j) { in.v(0, 0, j, 1) = std::numeric_limits<long double>::quiet_NaN(); }

using outputs = test::attention_outputs<float, 4>;
using problem = kernels::attention_problem<float>;

enum class way { chosen, watched, threads, plain };

/// One call on the kernel that is asked for.
outputs run(const attention_inputs& in, const attention_rules& r, const rules& mask, way how) {
  static xattn::thread_pool threads(3);
  const test::buffer<float, 4> q(in.q), k(in.k), v(in.v);
  outputs to = test::make_outputs<float, 4>(in);
  problem p{q.cview(), k.cview(), v.cview(), to.out.view(), to.lse.view(), 0.5f, std::nullopt, {}};
  std::vector<float> sinks(r.sinks.begin(), r.sinks.end());
  if (r.softcap) p.softcap = static_cast<float>(*r.softcap);
  if (!sinks.empty()) {
    p.sinks = {sinks.data(), 2, 1, [](const void* d, index_t h) { return static_cast<const float*>(d)[h]; }};
  }
  const xattn::executor_ref executor = how == way::threads ? xattn::executor_ref(threads) : xattn::executor_ref();
  std::vector<std::byte> memory(kernels::attention_workspace(p, executor) + kernels::plain_workspace(p, executor) +
                                xattn::workspace_alignment);
  const xattn::workspace scratch{std::span<std::byte>(memory)};
  if (how == way::plain) kernels::plain_attention(p, mask, executor, scratch);
  else if (how == way::watched) kernels::attention(p, mask, executor, scratch, onlooker{});
  else kernels::attention(p, mask, executor, scratch);
  return to;
}

/// One pair of kinds, bound to a shape.
struct bound_pair {
  std::shared_ptr<const void> owner;
  std::function<outputs(const attention_inputs&, const attention_rules&, way)> run;
};

template <std::size_t A, std::size_t B>
bound_pair bind_pair(const material& m) {
  const auto join = [&] {
    if constexpr (A == B) return mask_of<A>(m);
    else return mask_of<A>(m) & mask_of<B>(m);
  };
  struct both {
    decltype(join()) mask;
    xattn::bound_mask_t<decltype(join())> bound;
    both(decltype(join()) joined, const xattn::score_shape& s) : mask(std::move(joined)), bound(mask.bind(s)) {}
  };
  const sizes& n = m.n;
  const auto held = std::make_shared<const both>(
      join(), xattn::score_shape{"attention", 4, n.batch, n.heads, n.q_len, n.k_len, n.k_len - n.q_len});
  return {held, [held](const attention_inputs& in, const attention_rules& r, way how) {
            return run(in, r, rules(held->bound), how);
          }};
}

using binder = bound_pair (*)(const material&);
template <std::size_t... N>
constexpr std::array<binder, sizeof...(N)> binders(std::index_sequence<N...>) {
  // each pair once, in an order that changes from pair to pair
  return {(N / kinds <= N % kinds
               ? &bind_pair<(N % 2 ? N / kinds : N % kinds), (N % 2 ? N % kinds : N / kinds)>
               : nullptr)...};
}
constexpr auto all_pairs = binders(std::make_index_sequence<kinds * kinds>{});

void check(const outputs& got, const test::attention_truth<float>& truth) {
  CHECK(test::within_or_nan(got.out, truth.exact.out, truth.out));
  CHECK(test::within(got.lse, truth.exact.lse, truth.lse));
  CHECK(got.borders_intact());
}

void check_pair(std::size_t one, std::size_t two, const material& m, const binder make) {
  INFO("kinds " << one << " and " << two << " Lq " << m.n.q_len << " Lk " << m.n.k_len);
  attention_rules r = rules_of(one, one == two ? kinds : two, m);
  r.scale = 0.5L;
  if ((one + two) % 2 == 0) r.sinks = {0.25L, -1};
  if ((one + two) % 3 == 0) r.softcap = 2;
  const sizes& n = m.n;
  attention_inputs in = test::random_attention<float>({.batch = n.batch,
                                                       .heads = n.heads,
                                                       .kv_heads = 1,
                                                       .q_len = n.q_len,
                                                       .k_len = n.k_len,
                                                       .width = n.width,
                                                       .value_width = 3});
  poison(in, r);
  const bound_pair pair = make(m);
  const auto truth = test::true_attention<float>(in.q, in.k, in.v, r);
  const outputs chosen = pair.run(in, r, way::chosen);
  check(chosen, truth);
  check(pair.run(in, r, way::plain), truth);
  CHECK(test::same_bits(chosen, pair.run(in, r, way::watched)));
  CHECK(test::same_bits(chosen, pair.run(in, r, way::threads)));
  poison_value(in, m.n.k_len / 4);
  const auto spoilt = test::true_attention<float>(in.q, in.k, in.v, r);
  check(pair.run(in, r, way::chosen), spoilt);
  check(pair.run(in, r, way::plain), spoilt);
}

void check_all(const sizes& n) {
  const material m(n);
  for (std::size_t pair = 0; pair < all_pairs.size(); ++pair) {
    if (all_pairs[pair] != nullptr) check_pair(pair / kinds, pair % kinds, m, all_pairs[pair]);
  }
}

}  // namespace

TEST_CASE("masks: every two together are what the oracle says, in registers", "[attention][property][masks]") {
  check_all({.q_len = 5, .k_len = std::min<index_t>(xattn::simd::lanes<float>, 7), .width = 4});
}

TEST_CASE("masks: every two together are what the oracle says, streaming", "[attention][property][masks]") {
  check_all({.q_len = 37, .k_len = 150, .width = 5});
}

TEST_CASE("masks: every two together are what the oracle says, more queries than keys",
          "[attention][property][masks]") {
  check_all({.q_len = 70, .k_len = 21, .width = 6});
}

TEST_CASE("masks: every two together are what the oracle says, few queries and many keys",
          "[attention][property][masks]") {
  check_all({.q_len = 2, .k_len = 700, .width = 17});
}
