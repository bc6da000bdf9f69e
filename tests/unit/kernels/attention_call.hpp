// SPDX-License-Identifier: BSD-3-Clause
/// One call of an attention kernel on views, with scratch of exactly the promised size, and its comparison with the
/// oracle.
#pragma once

#include "support/buffers.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"

#include <xattn/core/executor.hpp>
#include <xattn/core/workspace.hpp>
#include <xattn/kernels/attention_problem.hpp>
#include <xattn/kernels/score_rules.hpp>

#include <span>
#include <vector>

namespace test {

/// S is the type of keys and values in memory.
template <class T, class S = T>
struct attention_call {
  buffer<T, 4> q;
  buffer<S, 4> k, v;
  buffer<T, 4> out;
  buffer<T, 3> lse;

  attention_call(const oracle::array& qs, const oracle::array& ks, const oracle::array& vs,
                 arrangement how = arrangement::row_major)
      : q(qs, how),
        k(ks, how),
        v(vs, how),
        out({qs.extent(0), qs.extent(1), qs.extent(2), vs.extent(3)}, how),
        lse({qs.extent(0), qs.extent(1), qs.extent(2)}) {}

  xattn::kernels::attention_problem<T, S, S> problem() const {
    xattn::kernels::attention_problem<T, S, S> p{};
    p.q = q.cview();
    p.k = k.cview();
    p.v = v.cview();
    p.out = out.view();
    p.lse = lse.view();
    p.scale = T(0.5);
    return p;
  }
};

/// Two batch items and two query heads to one key head.
template <class T, class S = T>
attention_call<T, S> random_call(index_t q_len, index_t k_len, index_t width, index_t value_width,
                                 regime kind = regime::uniform, arrangement how = arrangement::row_major) {
  return {random_array<T>({2, 2, q_len, width}, kind), random_array<T>({2, 1, k_len, width}, kind, 2),
          random_array<T>({2, 1, k_len, value_width}, kind, 3), how};
}

/// Kernel: workspace(problem, executor) and run(problem, rules, executor, scratch).
template <class Kernel, class Problem, class M>
void run_kernel(const Problem& p, const M& mask, const xattn::executor_ref& executor = {}) {
  std::vector<std::byte> memory(Kernel::workspace(p, executor) + xattn::workspace_alignment, std::byte{0xff});
  const xattn::score_shape shape{"attention", 4, p.batch(), p.heads(), p.q_len(), p.k_len(), p.k_len() - p.q_len()};
  const auto bound = mask.bind(shape);
  Kernel::run(p, xattn::kernels::score_rules<typename Problem::scalar>(bound), executor,
              xattn::workspace(std::span<std::byte>(memory)));
}

/// The kernel's output and log-sum-exp against the oracle, and the memory around them.
template <class Kernel, class T, class S, class M>
void check_kernel(const attention_call<T, S>& c, const M& mask, oracle::attention_rules rules = {}) {
  auto p = c.problem();
  if (rules.softcap) p.softcap = T(static_cast<double>(*rules.softcap));
  std::vector<T> sinks;
  for (const long double s : rules.sinks) sinks.push_back(narrow<T>(s));
  if (!sinks.empty()) {
    p.sinks = {sinks.data(), static_cast<index_t>(sinks.size()), 1,
               [](const void* data, index_t n) { return static_cast<const T*>(data)[n]; }};
  }
  rules.scale = 0.5L;
  run_kernel<Kernel>(p, mask);
  const auto truth = true_attention<T>(c.q.numbers(), c.k.numbers(), c.v.numbers(), rules);
  CHECK(within(c.out, truth.exact.out, truth.out));
  CHECK(within(c.lse, truth.exact.lse, truth.lse));
  CHECK(c.out.borders_intact());
  CHECK(c.lse.borders_intact());
}

}  // namespace test
