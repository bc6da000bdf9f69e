// SPDX-License-Identifier: BSD-3-Clause
/// Where the numbers lie does not change a bit of the result: any layout, any alignment, poison around everything.
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <array>

namespace {

using test::arrangement;
using test::attention_inputs;
using test::buffer;
using test::index_t;
using test::memory;

/// Where each operand of a call lies: q, k, v, mask, out.
struct places {
  std::array<arrangement, 5> how{};
  std::array<memory, 5> where{};
};

template <class T, std::size_t R>
std::vector<T> attended(const attention_inputs& in, const oracle::array& bias, const places& p = places()) {
  const buffer<T, R> q(in.q, p.how[0], p.where[0]), k(in.k, p.how[1], p.where[1]), v(in.v, p.how[2], p.where[2]);
  const buffer<T, 2> m(bias, p.how[3], p.where[3]);
  test::index_array<R> extents = test::leading<R>(in.q.shape);
  extents[R - 1] = in.v.extent(-1);
  const buffer<T, R> out(extents, p.how[4], p.where[4]);
  const std::vector<std::byte> inputs[] = {q.bytes(), k.bytes(), v.bytes(), m.bytes()};
  xattn::attention_into(out.view(), q.cview(), k.cview(), v.cview(), xattn::causal & xattn::additive(m.cview()));
  CHECK(out.borders_intact());
  const bool untouched =
      inputs[0] == q.bytes() && inputs[1] == k.bytes() && inputs[2] == v.bytes() && inputs[3] == m.bytes();
  CHECK(untouched);
  return out.elements();
}

/// One operand at a time, then all.
template <class F>
void for_each_choice(F&& f) {
  for (std::size_t which = 0; which <= 5; ++which) {
    f([which](std::size_t operand) { return which == 5 || which == operand; });
  }
}

template <class T>
const attention_inputs& heads() {
  static const attention_inputs in = test::random_attention<T>(
      {.batch = 2, .heads = 4, .kv_heads = 2, .q_len = 5, .k_len = 9, .width = 6, .value_width = 11});
  return in;
}
template <class T>
const oracle::array& bias() {
  static const oracle::array m = test::random_array<T>({5, 9}, test::regime::uniform, 9);
  return m;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("attention: any arrangement of any operand gives the bits of dense arrays",
                        "[attention][property]", test::reals) {
  using T = TestType;
  const std::vector<T> plain = attended<T, 4>(heads<T>(), bias<T>());
  for (const arrangement how : test::arrangements) {
    for (const test::poison with : {test::poison::nan, test::poison::infinity}) {
      for_each_choice([&](const auto& chosen) {
        INFO(test::name(how));
        places p;
        for (std::size_t n = 0; n < 5; ++n) {
          if (chosen(n)) p.how[n] = how;
          p.where[n].with = with;
        }
        CHECK(attended<T, 4>(heads<T>(), bias<T>(), p) == plain);
      });
    }
  }
}

TEMPLATE_LIST_TEST_CASE("attention: any alignment of any operand gives the bits of aligned arrays",
                        "[attention][property]", test::reals) {
  using T = TestType;
  const std::vector<T> plain = attended<T, 4>(heads<T>(), bias<T>());
  for (const index_t bytes : test::misalignments<T>()) {
    for_each_choice([&](const auto& chosen) {
      INFO("byte offset " << bytes);
      places p;
      for (std::size_t n = 0; n < 5; ++n) {
        if (chosen(n)) p.where[n].byte_offset = bytes;
      }
      CHECK(attended<T, 4>(heads<T>(), bias<T>(), p) == plain);
    });
  }
}

TEMPLATE_LIST_TEST_CASE("attention: nothing is read or written past the end of an allocation", "[attention][property]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : {1, 3, 8, 17}) {
    const attention_inputs in = test::random_attention<T>({.q_len = n, .k_len = n, .width = n, .value_width = n});
    const oracle::array m({n, n});
    places tight;
    for (memory& where : tight.where) where.front = where.back = 0;
    CHECK(attended<T, 4>(in, m, tight) == attended<T, 4>(in, m));
  }
}

TEMPLATE_LIST_TEST_CASE("attention: keys and values repeated by stride 0 are those of an array that holds them all",
                        "[attention][property]", test::reals) {
  using T = TestType;
  const attention_inputs in = test::of_rank(2, test::random_attention<T>({.q_len = 3, .k_len = 1}));
  attention_inputs written{in.q, oracle::array({8, 4}), oracle::array({8, 2})};
  for (index_t n = 0; n < 32; ++n) written.k.flat(n) = in.k.flat(n % 4);
  for (index_t n = 0; n < 16; ++n) written.v.flat(n) = in.v.flat(n % 2);
  const auto q = test::placed<T, 2>(in.q), k = test::placed<T, 2>(in.k), v = test::placed<T, 2>(in.v);
  const buffer<T, 2> out({3, 2});
  xattn::attention_into(out.view(), q.cview(), xattn::view<const T, 2>(k.data(), {8, 4}, {0, 1}),
                        xattn::view<const T, 2>(v.data(), {8, 2}, {0, 1}));
  CHECK(out.elements() == test::attend<T, 2>(written).out.elements());
}

TEMPLATE_LIST_TEST_CASE("attention: a last value row of NaN reaches the last query only under causal",
                        "[attention][property]", test::reals) {
  using T = TestType;
  for (const index_t length : {3, 64, 129, 200}) {
    attention_inputs in = test::of_rank(2, test::random_attention<T>({.q_len = length, .k_len = length}));
    const auto plain = test::attend<T, 2>(in, xattn::causal);
    for (index_t c = 0; c < 2; ++c) in.v(length - 1, c) = std::numeric_limits<long double>::quiet_NaN();
    const auto result = test::attend<T, 2>(in, xattn::causal);
    oracle::array want = plain.out.numbers();
    for (index_t c = 0; c < 2; ++c) want(length - 1, c) = std::numeric_limits<long double>::quiet_NaN();
    CHECK(test::exactly_or_nan(result.out, want));
  }
}

TEMPLATE_LIST_TEST_CASE("attention: whatever lies in excluded keys and values, the bits stay", "[attention][property]",
                        test::reals) {
  using T = TestType;
  for (const index_t k_len : {3, 4, 7, 140}) {
    const attention_inputs in =
        test::of_rank(2, test::random_attention<T>({.q_len = 4, .k_len = k_len, .width = 3, .value_width = 3}));
    const oracle::array bits = test::random_bits({1, k_len}, 2, 5);
    const auto allow = test::placed<bool, 2>(bits);
    const auto plain = test::attend<T, 2>(in, xattn::boolean(allow.cview()));
    for (const long double x :
         {std::numeric_limits<long double>::quiet_NaN(), std::numeric_limits<long double>::infinity(),
          -std::numeric_limits<long double>::infinity()}) {
      attention_inputs changed = in;
      for (index_t j = 0; j < k_len; ++j) {
        for (index_t c = 0; c < 3 && bits(0, j) == 0; ++c) changed.k(j, c) = changed.v(j, c) = x;
      }
      CHECK(test::same_bits(test::attend<T, 2>(changed, xattn::boolean(allow.cview())), plain));
    }
  }
}
