// SPDX-License-Identifier: BSD-3-Clause
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/types.hpp"
#include "unit/kernels/attention_call.hpp"

#include <xattn/kernels/mask_view.hpp>
#include <xattn/kernels/plain_attention.hpp>
#include <xattn/kernels/stream_attention.hpp>

#include <limits>

namespace {

using test::index_t;
using test::random_call;
namespace kernels = xattn::kernels;

struct stream {
  template <class P>
  static std::size_t workspace(const P& p, const xattn::executor_ref& e) {
    return kernels::stream_workspace(p, e);
  }
  template <class P>
  static void run(const P& p, const kernels::score_rules<typename P::scalar>& mask, const xattn::executor_ref& e,
                  xattn::workspace scratch) {
    kernels::stream_attention(p, mask, e, scratch);
  }
};

oracle::attention_rules causal_rules(index_t q_len, index_t k_len) {
  oracle::attention_rules rules;
  rules.allowed = [=](index_t, index_t, index_t i, index_t j) { return j <= i + k_len - q_len; };
  return rules;
}

/// Every row of a call alone gives the bits that it has among the others.
template <class T, class M>
void check_rows_alone(index_t q_len, index_t k_len, const M& mask_of_row) {
  const auto c = random_call<T>(q_len, k_len, 5, 6);
  test::run_kernel<stream>(c.problem(), mask_of_row(0));
  for (const index_t i : {index_t{0}, q_len / 2, q_len - 1}) {
    const auto one = random_call<T>(q_len, k_len, 5, 6);
    auto p = one.problem();
    p.q = p.q.slice(2, i, i + 1);
    p.out = p.out.slice(2, i, i + 1);
    p.lse = p.lse.slice(2, i, i + 1);
    test::run_kernel<stream>(p, mask_of_row(i));
    for (index_t e = 0; e < 6; ++e) CHECK(one.out(1, 1, i, e) == c.out(1, 1, i, e));
    CHECK(one.lse(1, 1, i) == c.lse(1, 1, i));
  }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("stream_attention: matches the oracle at the edges of its blocks, strips and tiles",
                        "[kernels][attention]", test::reals) {
  using T = TestType;
  const index_t columns = kernels::tile_shape<T>::columns, strip = kernels::strip_columns<T>;
  for (const index_t q_len : {index_t{1}, columns / 2, columns - 1, columns, columns + 1, strip + 1, index_t{257}}) {
    const auto c = random_call<T>(q_len, 19, 3, 2);
    test::check_kernel<stream>(c, xattn::no_mask{});
  }
  for (const index_t k_len : {1, 2, 15, 16, 17, 127, 128, 129, 259}) {
    const auto c = random_call<T>(3, k_len, 3, 2);
    test::check_kernel<stream>(c, xattn::causal, causal_rules(3, k_len));
  }
}

TEMPLATE_LIST_TEST_CASE("stream_attention: matches the oracle at any width of heads and values", "[kernels][attention]",
                        test::reals) {
  using T = TestType;
  const index_t lanes = xattn::simd::lanes<T>;
  for (const index_t width : {index_t{1}, lanes - 1, lanes, lanes + 1, 2 * lanes, 3 * lanes, index_t{80}}) {
    if (width < 1) continue;
    test::check_kernel<stream>(random_call<T>(9, 21, width, 3), xattn::no_mask{});
    test::check_kernel<stream>(random_call<T>(9, 21, 3, width), xattn::no_mask{});
  }
}

TEMPLATE_LIST_TEST_CASE("stream_attention: matches the oracle in every regime of numbers", "[kernels][attention]",
                        test::reals) {
  using T = TestType;
  for (const test::regime kind : test::finite_regimes) {
    INFO("regime " << static_cast<int>(kind));
    test::check_kernel<stream>(random_call<T>(5, 150, 4, 3, kind), xattn::causal, causal_rules(5, 150));
  }
}

TEMPLATE_LIST_TEST_CASE("stream_attention: scores so large that rounding moves them by more than exp can hold",
                        "[kernels][attention]", test::reals) {
  using T = TestType;
  const auto c = random_call<T>(3, 140, 1, 1);
  const T huge = std::numeric_limits<T>::digits == 24 ? T(3e12) : T(3e25);
  for (index_t j = 0; j < 140; ++j) {
    c.k(0, 0, j, 0) = j == 77 ? huge : -huge;
    c.v(0, 0, j, 0) = static_cast<T>(j);
  }
  for (index_t i = 0; i < 3; ++i) c.q(0, 0, i, 0) = T(1.0000001);
  auto p = c.problem();
  p.scale = T(1) / T(3);
  test::run_kernel<stream>(p, xattn::no_mask{});
  for (index_t i = 0; i < 3; ++i) CHECK(c.out(0, 0, i, 0) == T(77));
}

TEMPLATE_LIST_TEST_CASE("stream_attention: strides of any kind", "[kernels][attention]", test::reals) {
  using T = TestType;
  for (const auto how :
       {test::arrangement::transposed, test::arrangement::every_second, test::arrangement::reversed_rows}) {
    test::check_kernel<stream>(random_call<T>(7, 40, 8, 16, test::regime::uniform, how), xattn::no_mask{});
  }
}

TEST_CASE("stream_attention: narrow keys and values are widened", "[kernels][attention]") {
  test::check_kernel<stream>(random_call<float, xattn::bf16>(7, 140, 8, 20), xattn::causal, causal_rules(7, 140));
  test::check_kernel<stream>(random_call<float, xattn::f16>(7, 140, 8, 32), xattn::no_mask{});
}

TEMPLATE_LIST_TEST_CASE("stream_attention: softcap and sinks", "[kernels][attention]", test::reals) {
  using T = TestType;
  const auto c = random_call<T>(20, 150, 4, 3);
  oracle::attention_rules rules = causal_rules(20, 150);
  rules.softcap = 0.5L;
  test::check_kernel<stream>(c, xattn::causal, rules);
  rules.sinks = {2.0L, -std::numeric_limits<long double>::infinity()};
  test::check_kernel<stream>(c, xattn::causal, rules);
  const auto none = random_call<T>(20, 2, 4, 3);
  rules = causal_rules(20, 2);
  rules.sinks = {2.0L, -1.0L};
  test::check_kernel<stream>(none, xattn::causal, rules);
}

TEMPLATE_LIST_TEST_CASE("stream_attention: masks from memory, and their sums", "[kernels][attention]", test::reals) {
  using T = TestType;
  constexpr index_t q_len = 50, k_len = 290;
  test::random source(5);
  std::vector<char> truths(q_len * k_len);
  std::vector<float> biases(q_len * k_len);
  for (auto& t : truths) t = source.below(3) != 0;
  for (index_t j = 16; j < 200; ++j) truths[static_cast<std::size_t>(j)] = 0;  // a row without a run of keys
  for (auto& b : biases)
    b = source.below(9) == 0 ? xattn::minus_infinity<float>() : static_cast<float>(source.below(5));
  const auto* bools = reinterpret_cast<const bool*>(truths.data());
  const xattn::view<const bool, 2> truth_view(bools, {q_len, k_len});
  const xattn::view<const float, 2> bias_view(biases.data(), {q_len, k_len});
  const xattn::boolean_mask boolean{xattn::any_view_of(truth_view), {}};
  const xattn::additive_mask<float> additive{xattn::any_view_of(bias_view), {}};
  const auto at = [](index_t i, index_t j) { return static_cast<std::size_t>(i * k_len + j); };
  const auto c = random_call<T>(q_len, k_len, 4, 8);
  oracle::attention_rules rules;
  rules.allowed = [&](index_t, index_t, index_t i, index_t j) { return truths[at(i, j)] != 0; };
  test::check_kernel<stream>(c, boolean, rules);
  rules.bias = [&](index_t, index_t, index_t i, index_t j) { return static_cast<long double>(biases[at(i, j)]); };
  test::check_kernel<stream>(c, boolean & additive, rules);
  test::check_kernel<stream>(c, additive & boolean, rules);
  rules.allowed = [&](index_t, index_t, index_t i, index_t j) {
    return truths[at(i, j)] != 0 && j <= i + k_len - q_len;
  };
  test::check_kernel<stream>(c, xattn::causal & additive & boolean, rules);
}

TEMPLATE_LIST_TEST_CASE("stream_attention: what is excluded reaches nothing, NaN or not", "[kernels][attention]",
                        test::reals) {
  using T = TestType;
  const T nan = std::numeric_limits<T>::quiet_NaN();
  const auto clean = random_call<T>(100, 300, 4, 20), dirty = random_call<T>(100, 300, 4, 20);
  test::run_kernel<stream>(clean.problem(), xattn::causal_top_left);
  for (const index_t j : {50, 99, 130, 299}) {
    for (index_t d = 0; d < 4; ++d) dirty.k(1, 0, j, d) = nan;
    for (index_t e = 0; e < 20; ++e) dirty.v(1, 0, j, e) = nan;
  }
  test::run_kernel<stream>(dirty.problem(), xattn::causal_top_left);
  for (index_t i = 0; i < 100; ++i) {
    for (index_t e = 0; e < 20; ++e) {
      const T got = dirty.out(1, 1, i, e);
      CHECK((i < 50 ? got == clean.out(1, 1, i, e) : got != got));
      CHECK(dirty.out(0, 1, i, e) == clean.out(0, 1, i, e));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("stream_attention: a NaN value that is allowed reaches its column only", "[kernels][attention]",
                        test::reals) {
  using T = TestType;
  const auto c = random_call<T>(40, 200, 4, 20);
  c.v(0, 0, 170, 3) = std::numeric_limits<T>::infinity();
  test::run_kernel<stream>(c.problem(), xattn::causal);
  for (index_t i = 0; i < 40; ++i) {
    for (index_t e = 0; e < 20; ++e) {
      const T got = c.out(0, 0, i, e);
      CHECK((e == 3 && 170 <= i + 160) == (got - got != T(0)));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("stream_attention: rows without an allowed key are 0, rows of scores -inf are NaN",
                        "[kernels][attention]", test::reals) {
  using T = TestType;
  const auto c = random_call<T>(200, 40, 4, 3);
  test::run_kernel<stream>(c.problem(), xattn::causal);
  for (index_t i = 0; i < 160; ++i) {
    for (index_t e = 0; e < 3; ++e) CHECK(c.out(1, 0, i, e) == T(0));
    CHECK(c.lse(1, 0, i) == xattn::minus_infinity<T>());
  }
  const auto low = random_call<T>(3, 40, 1, 3);
  for (index_t j = 0; j < 40; ++j) low.k(0, 0, j, 0) = xattn::minus_infinity<T>();
  for (index_t i = 0; i < 3; ++i) low.q(0, 0, i, 0) = T(1);
  test::run_kernel<stream>(low.problem(), xattn::no_mask{});
  for (index_t e = 0; e < 3; ++e) CHECK(low.out(0, 0, 1, e) != low.out(0, 0, 1, e));
}

TEMPLATE_LIST_TEST_CASE("stream_attention: the maximum shown of a row with a score of NaN is NaN",
                        "[kernels][attention]", test::reals) {
  using T = TestType;
  const auto c = random_call<T>(3, 40, 4, 3);
  c.q(0, 0, 1, 2) = std::numeric_limits<T>::quiet_NaN();
  test::buffer<T, 3> max({2, 2, 3}), sum({2, 2, 3});
  const auto p = c.problem();
  std::vector<std::byte> memory(kernels::stream_workspace(p, {}) + xattn::workspace_alignment);
  kernels::stream_attention(p, xattn::no_mask{}, {}, xattn::workspace(std::span<std::byte>(memory)),
                            {max.view(), sum.view()});
  CHECK(max(0, 0, 1) != max(0, 0, 1));
  CHECK(sum(0, 0, 1) != sum(0, 0, 1));
  CHECK(max(0, 0, 0) - max(0, 0, 0) == T(0));
}

TEMPLATE_LIST_TEST_CASE("stream_attention: a row's bits depend on no other row", "[bits][kernels][attention]",
                        test::reals) {
  check_rows_alone<TestType>(230, 300, [](index_t) { return xattn::no_mask{}; });
  check_rows_alone<TestType>(230, 300, [](index_t i) { return xattn::causal_at(i == 0 ? 70 : i + 70); });
}

TEMPLATE_LIST_TEST_CASE("stream_attention: any executor gives the same bits, without allocation",
                        "[bits][kernels][attention]", test::reals) {
  using T = TestType;
  const auto alone = random_call<T>(500, 260, 8, 8), shared = random_call<T>(500, 260, 8, 8);
  test::run_kernel<stream>(alone.problem(), xattn::causal);
  test::watched_executor backwards;
  test::run_kernel<stream>(shared.problem(), xattn::causal, backwards);
  CHECK(shared.out.elements() == alone.out.elements());
  CHECK(shared.lse.elements() == alone.lse.elements());
  const auto p = alone.problem();
  std::vector<std::byte> memory(kernels::stream_workspace(p, {}) + xattn::workspace_alignment);
  const auto once = [&] {
    kernels::stream_attention(p, xattn::no_mask{}, {}, xattn::workspace(std::span<std::byte>(memory)));
  };
  CHECK(test::allocations_during(once) == 0);
}

TEMPLATE_LIST_TEST_CASE("stream_attention: its scratch does not grow with the lengths", "[kernels][attention]",
                        test::reals) {
  using T = TestType;
  kernels::attention_problem<T> p{};
  const auto bytes = [&p](index_t length) {
    p.q = {nullptr, {1, 1, length, 64}};
    p.k = p.v = p.q;
    return kernels::stream_workspace(p, {});
  };
  CHECK(bytes(1000000) == bytes(1000));
}
