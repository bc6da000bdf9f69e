// SPDX-License-Identifier: BSD-3-Clause
/// The bits of an output row depend on its query, the keys and values, and nothing else.
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <algorithm>

namespace {

using test::attend;
using test::attention_inputs;
using test::buffer;
using test::index_t;

/// Rows [first, last) of an axis of an array of rank 4.
oracle::array part(const oracle::array& x, std::size_t axis, index_t first, index_t last) {
  oracle::shape_t shape = x.shape;
  shape[axis] = last - first;
  oracle::array y(shape);
  test::for_each_index<4>({shape[0], shape[1], shape[2], shape[3]}, [&](const test::index_array<4>& at) {
    test::index_array<4> from = at;
    from[axis] += first;
    y(at[0], at[1], at[2], at[3]) = x(from[0], from[1], from[2], from[3]);
  });
  return y;
}

template <class T>
attention_inputs big() {
  return test::random_attention<T>(
      {.batch = 3, .heads = 4, .kv_heads = 2, .q_len = 70, .k_len = 150, .width = 13, .value_width = 21});
}

template <class T>
bool same_rows(const buffer<T, 4>& whole, const buffer<T, 4>& some, std::size_t axis, index_t first) {
  bool same = true;
  test::for_each_index<4>(some.extents(), [&](const test::index_array<4>& at) {
    test::index_array<4> from = at;
    from[axis] += first;
    same = same && some(at[0], at[1], at[2], at[3]) == whole(from[0], from[1], from[2], from[3]);
  });
  return same;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("attention bits: a query alone gets what it gets among others", "[attention][bits]",
                        test::reals) {
  using T = TestType;
  const attention_inputs in = big<T>();
  const auto whole = attend<T, 4>(in, xattn::causal_at(60), {.softcap = T(3)});
  for (const index_t i : {0, 1, 5, 63, 64, 69}) {
    for (const index_t rows : {1, 2, 6}) {
      const index_t last = std::min<index_t>(i + rows, 70);
      const attention_inputs some{part(in.q, 2, i, last), in.k, in.v};
      INFO("queries " << i << " to " << last);
      CHECK(same_rows(whole.out, attend<T, 4>(some, xattn::causal_at(60 + i), {.softcap = T(3)}).out, 2, i));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("attention bits: a batch item alone gets what it gets in any place of any batch",
                        "[attention][bits]", test::reals) {
  using T = TestType;
  const attention_inputs in = big<T>();
  const auto whole = attend<T, 4>(in, xattn::causal);
  for (index_t b = 0; b < 3; ++b) {
    for (index_t last = b + 1; last <= 3; ++last) {
      const attention_inputs some{part(in.q, 0, b, last), part(in.k, 0, b, last), part(in.v, 0, b, last)};
      CHECK(same_rows(whole.out, attend<T, 4>(some, xattn::causal).out, 0, b));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("attention bits: a head alone gets what it gets in its group", "[attention][bits]",
                        test::reals) {
  using T = TestType;
  const attention_inputs in = big<T>();
  const auto whole = attend<T, 4>(in);
  for (index_t h = 0; h < 4; ++h) {
    const attention_inputs some{part(in.q, 1, h, h + 1), part(in.k, 1, h / 2, h / 2 + 1),
                                part(in.v, 1, h / 2, h / 2 + 1)};
    CHECK(same_rows(whole.out, attend<T, 4>(some).out, 1, h));
  }
}

TEMPLATE_LIST_TEST_CASE("attention bits: columns of the values do not know one another", "[attention][bits]",
                        test::reals) {
  using T = TestType;
  const attention_inputs in = big<T>();
  const auto whole = attend<T, 4>(in);
  for (const index_t columns : {1, 8, 20}) {
    const attention_inputs some{in.q, in.k, part(in.v, 3, 0, columns)};
    CHECK(same_rows(whole.out, attend<T, 4>(some).out, 3, 0));
  }
}

TEMPLATE_LIST_TEST_CASE("attention bits: a causal row ignores all that comes after it", "[attention][bits]",
                        test::reals) {
  using T = TestType;
  attention_inputs in =
      test::of_rank(2, test::random_attention<T>({.q_len = 80, .k_len = 80, .width = 8, .value_width = 9}));
  const auto before = attend<T, 2>(in, xattn::causal);
  const auto other = test::random_array<T>({80, 9}, test::regime::wide, 99);
  for (index_t j = 50; j < 80; ++j) {
    for (index_t c = 0; c < 8; ++c) in.k(j, c) = other(j, c);
    for (index_t c = 0; c < 9; ++c) in.v(j, c) = other(j, c);
  }
  const auto after = attend<T, 2>(in, xattn::causal);
  bool same = true;
  for (index_t i = 0; i < 50; ++i) {
    for (index_t c = 0; c < 9; ++c) same = same && before.out(i, c) == after.out(i, c);
  }
  CHECK(same);
  CHECK(before.out(60, 0) != after.out(60, 0));
}

TEMPLATE_LIST_TEST_CASE("attention bits: a mask says the same however it is said", "[attention][bits]", test::reals) {
  using T = TestType;
  const attention_inputs in = test::of_rank(2, test::random_attention<T>({.q_len = 6, .k_len = 9}));
  oracle::array bits({6, 9}), bias({6, 9});
  for (index_t i = 0; i < 6; ++i) {
    for (index_t j = 0; j < 9; ++j) {
      bits(i, j) = j <= i + 3;
      bias(i, j) = j <= i + 3 ? 0 : -std::numeric_limits<long double>::infinity();
    }
  }
  const auto allow = test::placed<bool, 2>(bits);
  const auto add = test::placed<T, 2>(bias);
  const auto causal = attend<T, 2>(in, xattn::causal);
  CHECK(test::same_bits(causal, attend<T, 2>(in, xattn::causal_at(3))));
  CHECK(test::same_bits(causal, attend<T, 2>(in, xattn::boolean(allow.cview()))));
  CHECK(test::same_bits(causal, attend<T, 2>(in, xattn::additive(add.cview()))));
  CHECK(test::same_bits(
      causal, attend<T, 2>(in, xattn::boolean(allow.cview()) & xattn::causal & xattn::additive(add.cview()))));
  CHECK_FALSE(test::same_bits(causal, attend<T, 2>(in, xattn::causal_top_left)));
}

TEMPLATE_LIST_TEST_CASE("attention bits: given scratch, more than enough or just enough, changes nothing",
                        "[attention][bits]", test::reals) {
  using T = TestType;
  const attention_inputs in = big<T>();
  const auto plain = attend<T, 4>(in, xattn::causal);
  const buffer<T, 4> q(in.q), k(in.k), v(in.v);
  const std::size_t bytes = xattn::workspace_size(q.cview(), k.cview(), v.cview());
  for (const std::size_t size : {bytes, 3 * bytes}) {
    for (const std::size_t misfit : {0u, 1u, 63u}) {
      std::vector<std::byte> memory(size + misfit, std::byte{0xff});
      const auto scratch = std::span<std::byte>(memory).subspan(misfit);
      CHECK(test::same_bits(plain, attend<T, 4>(in, xattn::causal, {.workspace = scratch})));
    }
  }
}
