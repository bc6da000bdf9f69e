// SPDX-License-Identifier: BSD-3-Clause
/// Few queries over many keys, against the oracle and against the plain kernel.
#include "support/alloc_counter.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/kernels/decode_attention.hpp>
#include <xattn/kernels/mask_view.hpp>
#include <xattn/kernels/plain_attention.hpp>

#include <vector>

namespace {

using oracle::array;
using test::buffer;
using test::index_t;
namespace kernels = xattn::kernels;

struct sizes {
  index_t batch = 1, heads = 2, kv_heads = 1, q_len = 1, k_len = 600, width = 20, value_width = 18;
};

template <class T, class S = T>
struct call {
  buffer<T, 4> q;
  buffer<S, 4> k, v;
  buffer<T, 4> out;
  buffer<T, 3> lse;
  kernels::attention_problem<T, S, S> p{};

  call(const array& qs, const array& ks, const array& vs)
      : q(qs),
        k(ks, test::arrangement::row_major, {.back = 0}),
        v(vs, test::arrangement::row_major, {.back = 0}),
        out({qs.extent(0), qs.extent(1), qs.extent(2), vs.extent(3)}),
        lse({qs.extent(0), qs.extent(1), qs.extent(2)}) {
    p.q = q.cview();
    p.k = k.cview();
    p.v = v.cview();
    p.out = out.view();
    p.lse = lse.view();
    p.scale = T(0.5);
  }
  call(call&&) = default;
};

template <class T, class S = T>
call<T, S> random_call(const sizes& n, test::regime kind = test::regime::uniform) {
  return {test::random_array<T>({n.batch, n.heads, n.q_len, n.width}),
          test::random_array<T>({n.batch, n.kv_heads, n.k_len, n.width}, kind, 2),
          test::random_array<T>({n.batch, n.kv_heads, n.k_len, n.value_width}, kind, 3)};
}

template <class Call, class M>
auto bound(const Call& c, const M& mask) {
  return mask.bind(xattn::score_shape{"attention", 4, c.p.batch(), c.p.heads(), c.p.q_len(), c.p.k_len(),
                                      c.p.k_len() - c.p.q_len()});
}

template <class Call, class M = xattn::no_mask>
void run(const Call& c, const M& mask = {}, const xattn::executor_ref& executor = {}) {
  std::vector<std::byte> memory(kernels::decode_workspace(c.p, executor) + xattn::workspace_alignment, std::byte{0xff});
  const auto rules = bound(c, mask);
  kernels::decode_attention(c.p, rules, executor, xattn::workspace(std::span<std::byte>(memory)));
}

template <class Call, class M = xattn::no_mask>
void run_plain(const Call& c, const M& mask = {}) {
  std::vector<std::byte> memory(kernels::plain_workspace(c.p, {}) + xattn::workspace_alignment);
  const auto rules = bound(c, mask);
  kernels::plain_attention(c.p, rules, {}, xattn::workspace(std::span<std::byte>(memory)));
}

template <class T, class S>
void check(const call<T, S>& c, const oracle::attention_rules& rules) {
  const auto truth = test::true_attention<T>(c.q.numbers(), c.k.numbers(), c.v.numbers(), rules);
  CHECK(test::within(c.out, truth.exact.out, truth.out));
  CHECK(test::within(c.lse, truth.exact.lse, truth.lse));
  CHECK(c.out.borders_intact());
  CHECK(c.lse.borders_intact());
}

template <class T, class S = T>
void check_sizes(const sizes& n) {
  INFO("B " << n.batch << " H " << n.heads << " G " << n.kv_heads << " Lq " << n.q_len << " Lk " << n.k_len << " D "
            << n.width << " Dv " << n.value_width);
  const auto c = random_call<T, S>(n);
  run(c);
  check(c, {.scale = 0.5L});
}

/// The same numbers as the plain kernel, NaN in the same places, where all that is finite is of the size of `budget`.
template <class T>
void same_as_plain(const call<T>& c, const call<T>& plain) {
  const array want = plain.out.numbers(), lse = plain.lse.numbers();
  CHECK(test::within_or_nan(c.out, want, test::uniform_budget(want, 64 * test::eps<T>())));
  CHECK(test::within_or_nan(c.lse, lse, test::uniform_budget(lse, 64 * test::eps<T>())));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("decode_attention: matches the oracle at the edges of packs, blocks and parts",
                        "[kernels][attention][decode]", test::reals) {
  using T = TestType;
  const index_t lanes = xattn::simd::lanes<T>;
  for (const index_t n : test::positive_widths_around(lanes)) {
    check_sizes<T>({.width = n});
    check_sizes<T>({.value_width = n});
    check_sizes<T>({.k_len = kernels::key_block + n, .width = lanes});
  }
  for (const index_t n :
       {index_t{1}, kernels::key_block - 1, kernels::key_block, kernels::key_block + 1, kernels::decode_part - 1,
        kernels::decode_part, kernels::decode_part + 1, 3 * kernels::decode_part + 5}) {
    check_sizes<T>({.k_len = n});
  }
  check_sizes<T>({.width = 4 * lanes, .value_width = 8 * lanes});
}

TEMPLATE_LIST_TEST_CASE("decode_attention: matches the oracle for every number of rows that share a key",
                        "[kernels][attention][decode]", test::reals) {
  using T = TestType;
  for (index_t rows = 1; rows <= kernels::decode_rows + 1; ++rows) {
    check_sizes<T>({.batch = 2, .heads = 2 * rows, .kv_heads = 2, .k_len = 200});
    check_sizes<T>({.heads = 2, .kv_heads = 2, .q_len = rows, .k_len = 200});
  }
  check_sizes<T>({.heads = 6, .kv_heads = 2, .q_len = 23, .k_len = 530});
}

TEMPLATE_TEST_CASE("decode_attention: narrow keys and values are read as they are", "[kernels][attention][decode]",
                   xattn::bf16, xattn::f16, double) {
  using S = TestType;
  using T = xattn::acc_t<S>;
  for (const index_t width : {1, 7, 16, 33, 64}) {
    check_sizes<T, S>({.heads = 3, .k_len = 531, .width = width, .value_width = width});
  }
}

TEMPLATE_LIST_TEST_CASE("decode_attention: matches the oracle with masks, bias, softcap and sinks",
                        "[kernels][attention][decode]", test::reals) {
  using T = TestType;
  for (const index_t q_len : {1, 3}) {
    auto c = random_call<T>({.batch = 2, .heads = 4, .kv_heads = 2, .q_len = q_len, .k_len = 700});
    const array allow = test::random_bits({q_len, 700}, 4, 7);
    array bias = test::random_array<float>({q_len, 700});
    for (index_t n = 0; n < bias.size(); n += 5) bias.flat(n) = oracle::minus_infinity<long double>();
    const buffer<bool, 2> allow_store(allow);
    const buffer<float, 2> bias_store(bias);
    const auto allowed = allow_store.cview();
    const auto biases = bias_store.cview();
    const std::vector<T> sinks{T(0.25), T(-1), T(3), T(0)};
    c.p.softcap = T(2);
    c.p.sinks = {sinks.data(), 4, 1, [](const void* data, index_t n) { return static_cast<const T*>(data)[n]; }};
    run(c, xattn::causal & xattn::boolean_mask{xattn::any_view_of(allowed)} &
               xattn::additive_mask<float>{xattn::any_view_of(biases)});
    oracle::attention_rules rules{.scale = 0.5L, .softcap = 2, .sinks = {0.25L, -1, 3, 0}};
    rules.allowed = [&](index_t, index_t, index_t i, index_t j) { return allow(i, j) != 0 && j <= i + 700 - q_len; };
    rules.bias = [&](index_t, index_t, index_t i, index_t j) { return bias(i, j); };
    check(c, rules);
  }
}

TEMPLATE_LIST_TEST_CASE("decode_attention: numbers of every kind", "[kernels][attention][decode]", test::reals) {
  using T = TestType;
  for (const test::regime kind : test::finite_regimes) {
    INFO("regime " << static_cast<int>(kind));
    const auto c = random_call<T>({.heads = 8, .kv_heads = 2, .q_len = 2, .k_len = 650}, kind);
    run(c);
    check(c, {.scale = 0.5L});
  }
}

TEMPLATE_LIST_TEST_CASE("decode_attention: excluded keys and values may be NaN, allowed ones reach what they should",
                        "[kernels][attention][decode]", test::reals) {
  using T = TestType;
  const T nan = std::numeric_limits<T>::quiet_NaN(), inf = std::numeric_limits<T>::infinity();
  const sizes n{.heads = 2, .kv_heads = 2, .q_len = 4, .k_len = 640};
  struct fault {
    index_t key;
    T in_key, in_value;
  };
  const std::vector<fault> faults{{639, nan, 0}, {639, 0, nan}, {637, 0, inf},   {300, nan, 0}, {300, 0, nan},
                                  {20, inf, 0},  {20, 0, -inf}, {638, inf, inf}, {0, -inf, 0},  {130, nan, nan}};
  for (const fault& f : faults) {
    INFO("key " << f.key << ": " << f.in_key << ", " << f.in_value);
    const auto c = random_call<T>(n), plain = random_call<T>(n);
    for (const auto* x : {&c, &plain}) {
      if (f.in_key != T(0)) x->k(0, 1, f.key, 3) = f.in_key;
      if (f.in_value != T(0)) x->v(0, 1, f.key, 2) = f.in_value;
    }
    run(c, xattn::causal);
    run_plain(plain, xattn::causal);
    same_as_plain(c, plain);
    run(c, xattn::causal_at(200));
    run_plain(plain, xattn::causal_at(200));
    same_as_plain(c, plain);
  }
}

TEMPLATE_LIST_TEST_CASE("decode_attention: rows with nothing to attend to, and rows with scores of -inf only",
                        "[kernels][attention][decode]", test::reals) {
  using T = TestType;
  const sizes n{.heads = 1, .q_len = 3, .k_len = 600};
  const auto c = random_call<T>(n);
  run(c, xattn::causal_at(-2));
  for (index_t d = 0; d < n.value_width; ++d) {
    CHECK(c.out(0, 0, 0, d) == T(0));
    CHECK(c.out(0, 0, 1, d) == T(0));
    CHECK(c.out(0, 0, 2, d) == c.v(0, 0, 0, d));
  }
  CHECK(c.lse(0, 0, 1) == xattn::minus_infinity<T>());
  c.q(0, 0, 2, 0) = std::numeric_limits<T>::infinity();
  c.k(0, 0, 0, 0) = T(-1);
  run(c, xattn::causal_at(-2));
  CHECK(c.out(0, 0, 1, 0) == T(0));
  CHECK(c.out(0, 0, 2, 0) != c.out(0, 0, 2, 0));
}

TEMPLATE_LIST_TEST_CASE("decode_attention: the same bits on any number of threads, and for a row beside any others",
                        "[kernels][attention][decode][bits]", test::reals) {
  using T = TestType;
  const sizes n{.batch = 2, .heads = 6, .kv_heads = 2, .k_len = 1700, .width = 16, .value_width = 33};
  const auto alone = random_call<T>(n);
  run(alone, xattn::causal);
  for (const index_t slots : {2, 3, 50}) {
    const auto c = random_call<T>(n);
    test::watched_executor executor(slots);
    run(c, xattn::causal, executor);
    CHECK(executor.parts() > 0);
    CHECK(c.out.bytes() == alone.out.bytes());
    CHECK(c.lse.bytes() == alone.lse.bytes());
  }
  // one head by itself
  for (const index_t h : {0, 2, 5}) {
    const auto c = random_call<T>(n);
    call<T> one(array({1, 1, 1, n.width}), array({1, 1, n.k_len, n.width}), array({1, 1, n.k_len, n.value_width}));
    one.p.q = xattn::tensor4_view<const T>(&c.q(1, h, 0, 0), {1, 1, 1, n.width});
    one.p.k = c.p.k.slice(0, 1, 2).slice(1, h / 3, h / 3 + 1);
    one.p.v = c.p.v.slice(0, 1, 2).slice(1, h / 3, h / 3 + 1);
    run(one, xattn::causal);
    bool same = true;
    for (index_t d = 0; d < n.value_width; ++d) same = same && one.out(0, 0, 0, d) == alone.out(1, h, 0, d);
    CHECK(same);
    CHECK(one.lse(0, 0, 0) == alone.lse(1, h, 0));
  }
}

TEMPLATE_LIST_TEST_CASE("decode_attention: rows of keys may be far apart, outputs strided, the lse left out",
                        "[kernels][attention][decode]", test::reals) {
  using T = TestType;
  const sizes n{.heads = 4, .kv_heads = 2, .q_len = 2, .k_len = 530};
  const auto packed = random_call<T>(n);
  run(packed);
  auto c = random_call<T>(n);
  // (B, L, H, D) seen as (B, H, L, D)
  const test::placement<4> heads_inside{{0, n.width, 2 * n.width, 1}, 0};
  const test::placement<4> values_inside{{0, n.value_width, 2 * n.value_width, 1}, 0};
  const buffer<T, 4> k(c.k.numbers(), heads_inside), v(c.v.numbers(), values_inside);
  const buffer<T, 4> q(c.q.numbers(), test::arrangement::reversed_columns),
      out({1, 4, 2, n.value_width}, test::arrangement::reversed_columns);
  c.p.q = q.cview();
  c.p.k = k.cview();
  c.p.v = v.cview();
  c.p.out = out.view();
  c.p.lse = {};
  run(c);
  CHECK(test::exactly(out, packed.out.numbers()));
  CHECK(out.borders_intact());
}

TEST_CASE("decode_attention: extents of 0 give empty or zero results", "[kernels][attention][decode]") {
  const auto no_keys = random_call<float>({.k_len = 0});
  run(no_keys);
  for (index_t d = 0; d < 18; ++d) CHECK(no_keys.out(0, 1, 0, d) == 0.0f);
  CHECK(no_keys.lse(0, 1, 0) == xattn::minus_infinity<float>());
  const auto no_values = random_call<float>({.value_width = 0}), with_values = random_call<float>({.value_width = 1});
  run(no_values);
  run(with_values);
  CHECK(test::exactly(no_values.lse, with_values.lse.numbers()));
  run(random_call<float>({.q_len = 0}));
  run(random_call<float>({.batch = 0}));
  run(random_call<float>({.heads = 0, .kv_heads = 0}));
}

TEST_CASE("decode_attention: it says what it is made for", "[kernels][attention][decode]") {
  const sizes n{.k_len = kernels::decode_keys, .width = 8, .value_width = 8};
  auto c = random_call<float>(n);
  CHECK(kernels::decode_attention_fits(c.p) == (xattn::simd::lanes<float> > 1));
  c.p.k = c.p.k.slice(2, 0, kernels::decode_keys - 1);
  CHECK_FALSE(kernels::decode_attention_fits(c.p));
  const auto rows = random_call<float>({.heads = 4, .q_len = 5, .k_len = kernels::decode_keys});
  CHECK_FALSE(kernels::decode_attention_fits(rows.p));
}

TEST_CASE("decode_attention: it allocates nothing", "[kernels][attention][decode]") {
  const auto c = random_call<float>({});
  std::vector<std::byte> memory(kernels::decode_workspace(c.p, {}) + xattn::workspace_alignment);
  const auto once = [&] {
    kernels::decode_attention(c.p, xattn::no_mask{}, {}, xattn::workspace(std::span<std::byte>(memory)));
  };
  CHECK(test::allocations_during(once) == 0);
}
