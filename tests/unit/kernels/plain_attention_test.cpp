// SPDX-License-Identifier: BSD-3-Clause
/// The kernel itself, on views: no xtensor, no allocation, scratch of exactly the promised size.
#include "support/alloc_counter.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/kernels/mask.hpp>
#include <xattn/kernels/plain_attention.hpp>

#include <vector>

namespace {

using oracle::array;
using test::buffer;
using test::index_t;
namespace kernels = xattn::kernels;

template <class T>
struct call {
  buffer<T, 4> q, k, v, out;
  buffer<T, 3> lse;

  call(const array& qs, const array& ks, const array& vs)
      : q(qs), k(ks), v(vs), out({qs.extent(0), qs.extent(1), qs.extent(2), vs.extent(3)}),
        lse({qs.extent(0), qs.extent(1), qs.extent(2)}) {}

  kernels::attention_problem<T> problem() const {
    kernels::attention_problem<T> p{};
    p.q = q.cview();
    p.k = k.cview();
    p.v = v.cview();
    p.out = out.view();
    p.lse = lse.view();
    p.scale = T(0.5);
    return p;
  }
};

template <class T, class M = xattn::no_mask>
void run(const call<T>& c, const M& mask = {}) {
  const auto p = c.problem();
  std::vector<std::byte> memory(kernels::plain_workspace(p, {}) + xattn::workspace_alignment, std::byte{0xff});
  const xattn::workspace scratch{std::span<std::byte>(memory)};
  const xattn::score_shape shape{"attention", 4, p.batch(), p.heads(), p.q_len(), p.k_len(), p.k_len() - p.q_len()};
  kernels::plain_attention(p, mask.bind(shape), {}, scratch);
}

template <class T>
call<T> random_call(index_t q_len, index_t k_len, index_t width, index_t value_width) {
  return {test::random_array<T>({2, 2, q_len, width}),
          test::random_array<T>({2, 1, k_len, width}, test::regime::uniform, 2),
          test::random_array<T>({2, 1, k_len, value_width}, test::regime::uniform, 3)};
}

template <class T>
void check(index_t q_len, index_t k_len, index_t width, index_t value_width) {
  INFO("Lq " << q_len << " Lk " << k_len << " D " << width << " Dv " << value_width);
  const call<T> c = random_call<T>(q_len, k_len, width, value_width);
  run(c, xattn::causal);
  oracle::attention_rules rules{.scale = 0.5L};
  rules.allowed = [=](index_t, index_t, index_t i, index_t j) { return j <= i + k_len - q_len; };
  const auto truth = test::true_attention<T>(c.q.numbers(), c.k.numbers(), c.v.numbers(), rules);
  CHECK(test::within(c.out, truth.exact.out, truth.out));
  CHECK(test::within(c.lse, truth.exact.lse, truth.lse));
  CHECK(c.out.borders_intact());
  CHECK(c.lse.borders_intact());
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
    const call<T> c = random_call<T>(n, n, 8, 8);
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
    const call<T> with = random_call<T>(n, n, 4, 4), without = random_call<T>(n, n, 4, 4);
    run(with);
    auto p = without.problem();
    p.lse = {};
    std::vector<std::byte> memory(kernels::plain_workspace(p, {}) + xattn::workspace_alignment);
    kernels::plain_attention(p, xattn::no_mask{}, {}, xattn::workspace(std::span<std::byte>(memory)));
    CHECK(without.out.elements() == with.out.elements());
  }
}

TEST_CASE("plain_attention: every query row belongs to exactly one task", "[kernels][attention]") {
  kernels::attention_problem<float> p{};
  for (const index_t q_len : {0, 1, 64, 65, 200}) {
    p.q = {nullptr, {2, 3, q_len, 4}};
    p.k = {nullptr, {2, 1, 5, 4}};
    std::vector<int> rows(static_cast<std::size_t>(6 * q_len), 0);
    for (index_t task = 0; task < kernels::plain_tasks(p); ++task) {
      const auto at = kernels::plain_block(p, task);
      CHECK(at.g == 0);
      CHECK(at.rows > 0);
      CHECK(at.rows <= kernels::plain_rows);
      for (index_t i = 0; i < at.rows; ++i) ++rows[static_cast<std::size_t>((at.b * 3 + at.h) * q_len + at.first + i)];
    }
    CHECK(std::count(rows.begin(), rows.end(), 1) == 6 * q_len);
  }
}
