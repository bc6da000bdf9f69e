// SPDX-License-Identifier: BSD-3-Clause
/// attention against the oracle in long double: no worse than twice the naive loop of the same precision.
#include "support/catch.hpp"
#include "support/shapes.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

namespace {

using oracle::array;
using oracle::attention_rules;
using test::attention_inputs;
using test::attention_sizes;
using test::index_t;

template <class T, std::size_t R>
void check(const attention_inputs& in, const test::attention_outputs<T, R>& got, const attention_rules& rules = {}) {
  const auto truth = test::true_attention<T>(in.q, in.k, in.v, rules);
  CHECK(test::within(got.out, truth.exact.out, truth.out));
  CHECK(test::within(got.lse, truth.exact.lse, truth.lse));
  CHECK(got.borders_intact());
}

/// A base case and every size of each axis around the lanes; the last ones cross blocks of rows and of keys.
template <class T>
std::vector<attention_sizes> sizes() {
  const attention_sizes base{.q_len = 3, .k_len = 11, .width = 5, .value_width = 4};
  std::vector<attention_sizes> all{base};
  for (const index_t n : test::positive_widths_around(xattn::simd::lanes<T>)) {
    all.resize(all.size() + 4, base);
    const auto last = all.end();
    last[-4].q_len = last[-3].k_len = last[-2].width = last[-1].value_width = n;
  }
  all.push_back({.q_len = 130, .k_len = 3, .width = 2, .value_width = 1});
  all.push_back({.q_len = 2, .k_len = 300, .width = 17, .value_width = 19});
  all.push_back({.batch = 2, .heads = 6, .kv_heads = 3, .q_len = 4, .k_len = 9, .width = 3, .value_width = 5});
  return all;
}

/// A mask of each kind that is read from memory, with the rules that say the same to the oracle.
struct masks {
  array allow, bias;
  index_t offset;

  masks(index_t q_len, index_t k_len, std::uint64_t seed)
      : allow(test::random_bits({q_len, k_len}, 4, seed)),
        bias(test::random_array<float>({q_len, k_len})),
        offset(k_len / 2) {
    for (index_t n = 0; n < bias.size(); n += 5) bias.flat(n) = oracle::minus_infinity<long double>();
  }
  attention_rules rules() const {
    attention_rules r;
    r.allowed = [this](index_t, index_t, index_t i, index_t j) { return allow(i, j) != 0 && j <= i + offset; };
    r.bias = [this](index_t, index_t, index_t i, index_t j) { return bias(i, j); };
    return r;
  }
};

}  // namespace

TEMPLATE_LIST_TEST_CASE("attention: matches the oracle at every size around the lanes", "[attention][property]",
                        test::reals) {
  using T = TestType;
  for (const attention_sizes& n : sizes<T>()) {
    INFO("Lq " << n.q_len << " Lk " << n.k_len << " D " << n.width << " Dv " << n.value_width);
    const attention_inputs in = test::random_attention<T>(n);
    check(in, test::attend<T, 4>(in));
  }
}

TEMPLATE_LIST_TEST_CASE("attention: matches the oracle with masks, bias, softcap and sinks at every size",
                        "[attention][property]", test::reals) {
  using T = TestType;
  for (const attention_sizes& n : sizes<T>()) {
    INFO("Lq " << n.q_len << " Lk " << n.k_len << " D " << n.width << " Dv " << n.value_width);
    const attention_inputs in = test::random_attention<T>(n);
    const masks m(n.q_len, n.k_len, 7);
    attention_rules rules = m.rules();
    rules.scale = 0.75L;
    rules.softcap = 2;
    rules.sinks.assign(static_cast<std::size_t>(n.heads), 0.25L);
    const std::vector<T> sinks(rules.sinks.begin(), rules.sinks.end());
    const auto allow = test::placed<bool, 2>(m.allow);
    const auto bias = test::placed<float, 2>(m.bias);
    const auto mask = xattn::causal_at(m.offset) & xattn::boolean(allow.cview()) & xattn::additive(bias.cview());
    check(in, test::attend<T, 4>(in, mask, {.scale = T(0.75), .softcap = T(2), .sinks = sinks}), rules);
  }
}

TEMPLATE_LIST_TEST_CASE("attention: matches the oracle for numbers of every kind", "[attention][property]",
                        test::reals) {
  using T = TestType;
  for (const test::regime kind : test::finite_regimes) {
    INFO("regime " << static_cast<int>(kind));
    const auto in =
        test::of_rank(2, test::random_attention<T>({.q_len = 5, .k_len = 37, .width = 12, .value_width = 9}, kind));
    check(in, test::attend<T, 2>(in));
  }
}

TEMPLATE_LIST_TEST_CASE("attention: other numbers run through the same templates", "[attention][property]",
                        test::other_reals) {
  using T = TestType;
  for (const attention_sizes& n : {attention_sizes{}, attention_sizes{.q_len = 2, .k_len = 150, .width = 7}}) {
    const attention_inputs in = test::of_rank(2, test::random_attention<double>(n));
    const masks m(n.q_len, n.k_len, 9);
    const auto allow = test::placed<bool, 2>(m.allow);
    const auto truth = oracle::attention(in.q, in.k, in.v, {.allowed = m.rules().allowed});
    const auto got = test::attend<T, 2>(in, xattn::causal_at(m.offset) & xattn::boolean(allow.cview()));
    // the second kind holds a double, the first one is as wide as the oracle
    const long double unit = std::is_same_v<T, long double> ? test::eps<long double>() : test::eps<double>();
    CHECK(test::within(got.out, truth.out, 64 * unit));
    CHECK(test::within(got.lse, truth.lse, 64 * unit));
  }
}

TEMPLATE_TEST_CASE("attention: narrow inputs are read as they are and computed in float", "[attention][property]",
                   xattn::bf16, xattn::f16) {
  using S = TestType;
  for (const attention_sizes& n :
       {attention_sizes{}, attention_sizes{.q_len = 5, .k_len = 140, .width = 33, .value_width = 17}}) {
    attention_inputs in = test::of_rank(2, test::random_attention<float>(n));
    for (array* x : {&in.q, &in.k, &in.v}) *x = test::placed<S, 2>(*x).numbers();
    check(in, test::attend<float, 2, S>(in));
    CHECK(test::same_bits(test::attend<float, 2, S>(in), test::attend<float, 2>(in)));
  }
}

TEST_CASE("attention: narrow keys and values go with queries of float", "[attention][property]") {
  attention_inputs in = test::of_rank(2, test::random_attention<float>({.q_len = 4, .k_len = 21}));
  in.k = test::placed<xattn::bf16, 2>(in.k).numbers();
  in.v = test::placed<xattn::f16, 2>(in.v).numbers();
  const auto q = test::placed<float, 2>(in.q);
  const auto k = test::placed<xattn::bf16, 2>(in.k);
  const auto v = test::placed<xattn::f16, 2>(in.v);
  auto to = test::make_outputs<float, 2>(in);
  xattn::attention_into(to.out.view(), q.cview(), k.cview(), v.cview(), {}, {.lse = to.lse.view()});
  check(in, to);
}

TEMPLATE_LIST_TEST_CASE("attention: a derivative is carried through", "[attention][property]", std::tuple<test::dual>) {
  using D = TestType;
  const attention_inputs in =
      test::of_rank(2, test::random_attention<double>({.q_len = 1, .k_len = 4, .value_width = 1}));
  const auto q = test::placed<D, 2>(in.q);
  const auto k = test::placed<D, 2>(in.k);
  const auto v = test::placed<D, 2>(in.v);
  k(2, 1).slope = 1;
  const test::buffer<D, 2> out({1, 1});
  xattn::attention_into(out.view(), q.cview(), k.cview(), v.cview());
  // d out / d score_2 = p_2 (v_2 - out), d score_2 / d k_21 = scale q_1
  const auto exact = oracle::attention(in.q, in.k, in.v);
  const long double want = exact.weights(0, 2) * (in.v(2, 0) - exact.out(0, 0)) * in.q(0, 1) / 2;
  CHECK(test::within(out(0, 0).slope, want, 16 * test::eps<double>()));
}
