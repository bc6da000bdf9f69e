// SPDX-License-Identifier: BSD-3-Clause
/// The kernel itself, on views: no xtensor, no allocation, scratch of exactly the promised size.
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/kernels/attention_call.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/kernels/attention.hpp>
#include <xattn/kernels/mask.hpp>

#include <mutex>

namespace {

using test::index_t;
using test::random_call;
namespace kernels = xattn::kernels;

struct plain {
  template <class P>
  static std::size_t workspace(const P& p, const xattn::executor_ref& e) {
    return kernels::plain_workspace(p, e);
  }
  template <class P>
  static void run(const P& p, const kernels::score_rules<typename P::scalar>& mask, const xattn::executor_ref& e,
                  xattn::workspace scratch) {
    kernels::plain_attention(p, mask, e, scratch);
  }
};

/// The kernel that a call gets.
struct chosen {
  template <class P>
  static std::size_t workspace(const P& p, const xattn::executor_ref& e) {
    return kernels::attention_workspace(p, e);
  }
  template <class P>
  static void run(const P& p, const kernels::score_rules<typename P::scalar>& mask, const xattn::executor_ref& e,
                  xattn::workspace scratch) {
    kernels::attention(p, mask, e, scratch);
  }
};

template <class T>
void check(index_t q_len, index_t k_len, index_t width, index_t value_width) {
  INFO("Lq " << q_len << " Lk " << k_len << " D " << width << " Dv " << value_width);
  oracle::attention_rules rules;
  rules.allowed = [=](index_t, index_t, index_t i, index_t j) { return j <= i + k_len - q_len; };
  test::check_kernel<plain>(random_call<T>(q_len, k_len, width, value_width), xattn::causal, rules);
  test::check_kernel<chosen>(random_call<T>(q_len, k_len, width, value_width), xattn::causal, rules);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("plain_attention: matches the oracle at the edges of its blocks", "[kernels][attention]",
                        test::reals) {
  using T = TestType;
  for (const index_t q_len : {kernels::plain_rows - 1, kernels::plain_rows, kernels::plain_rows + 1}) {
    check<T>(q_len, 5, 3, 2);
  }
  for (const index_t k_len :
       {kernels::value_block - 1, kernels::value_block, kernels::value_block + 1, 2 * kernels::value_block + 3}) {
    check<T>(2, k_len, 3, 2);
  }
}

TEMPLATE_LIST_TEST_CASE("plain_attention: matches the oracle where heads are small enough for registers, and just not",
                        "[kernels][attention]", test::reals) {
  using T = TestType;
  const index_t lanes = xattn::simd::lanes<T>;
  for (const index_t n : {index_t{1}, lanes - 1, lanes, lanes + 1}) {
    if (n < 1) continue;
    check<T>(3, n, 3, 2);
    check<T>(3, 2, 3, n);
    check<T>(3, n, n, n);
  }
  for (const index_t width : {31, 32, 33}) check<T>(2, 3, width, 3);
}

TEMPLATE_LIST_TEST_CASE("plain_attention: it allocates nothing", "[kernels][attention]", test::reals) {
  using T = TestType;
  for (const index_t n : {3, 100}) {
    const auto c = random_call<T>(n, n, 8, 8);
    const auto p = c.problem();
    std::vector<std::byte> memory(kernels::plain_workspace(p, {}) + xattn::workspace_alignment);
    const auto once = [&] {
      kernels::plain_attention(p, xattn::no_mask{}, {}, xattn::workspace(std::span<std::byte>(memory)));
    };
    CHECK(test::allocations_during(once) == 0);
  }
}

TEMPLATE_LIST_TEST_CASE("plain_attention: without an lse none is written", "[kernels][attention]", test::reals) {
  using T = TestType;
  for (const index_t n : {3, 40}) {
    const auto with = random_call<T>(n, n, 4, 4), without = random_call<T>(n, n, 4, 4);
    test::run_kernel<plain>(with.problem(), xattn::no_mask{});
    auto p = without.problem();
    p.lse = {};
    test::run_kernel<plain>(p, xattn::no_mask{});
    CHECK(without.out.elements() == with.out.elements());
    test::run_kernel<chosen>(with.problem(), xattn::no_mask{});
    test::run_kernel<chosen>(p, xattn::no_mask{});
    CHECK(without.out.elements() == with.out.elements());
  }
}

TEMPLATE_LIST_TEST_CASE("plain_attention: the kernel for small heads gives its bits", "[bits][kernels][attention]",
                        test::reals) {
  using T = TestType;
  const index_t lanes = xattn::simd::lanes<T>;
  const auto small = random_call<T>(2 * lanes + 1, lanes, 7, 5), large = random_call<T>(2 * lanes + 1, lanes, 7, 5);
  REQUIRE((lanes == 1 || kernels::small_attention<kernels::attention_problem<T>>::fits(small.problem())));
  test::run_kernel<chosen>(small.problem(), xattn::causal);
  test::run_kernel<plain>(large.problem(), xattn::causal);
  CHECK(small.out.elements() == large.out.elements());
  CHECK(small.lse.elements() == large.lse.elements());
}

TEST_CASE("plain_attention: every query row belongs to exactly one block, in any order", "[kernels][attention]") {
  kernels::attention_problem<float> p{};
  for (const index_t q_len : {0, 1, 64, 65, 200}) {
    for (const index_t concurrency : {1, 3}) {
      p.q = {nullptr, {2, 3, q_len, 4}};
      p.k = {nullptr, {2, 1, 5, 4}};
      std::vector<int> rows(static_cast<std::size_t>(6 * q_len), 0);
      xattn::thread_pool pool(concurrency);
      std::mutex one_at_a_time;
      kernels::block_grid<kernels::attention_problem<float>>(p, 64, pool, 0).each({}, [&](const auto& at, auto) {
        const std::lock_guard lock(one_at_a_time);
        CHECK(at.g == 0);
        CHECK(at.rows > 0);
        CHECK(at.rows <= 64);
        for (index_t i = 0; i < at.rows; ++i)
          ++rows[static_cast<std::size_t>((at.b * 3 + at.h) * q_len + at.first + i)];
      });
      CHECK(std::count(rows.begin(), rows.end(), 1) == 6 * q_len);
    }
  }
}
