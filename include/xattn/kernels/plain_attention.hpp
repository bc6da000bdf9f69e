// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention with its scores in memory: readable, the second opinion, and the kernel that shows every stage.
/// Shapes  see attention_problem.hpp.
/// Formula O = softmax(mask(cap(scale Q K^T))) V; see attention_stages.hpp for the steps.
/// Edges   Lq, Lk, B, H or Dv of 0 give empty or zero results. Traced or not, rows get the same arithmetic, hence bits.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, equation 1.
#pragma once

#include "xattn/kernels/small_attention.hpp"
#include "xattn/kernels/staged_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

namespace detail {

/// All stages of a block one after the other, its scores in the task's scratch.
template <class Problem>
void run_block(const Problem& p, const score_rules<typename Problem::scalar>& mask, const query_block& at,
               workspace own) {
  using T = typename Problem::scalar;
  const attention_stages<Problem> stages{p, mask};
  const index_t width = padded_keys<T>(p.k_len());
  const matrix_view<T> s(own.take<T>(at.rows * width), {at.rows, width});
  const stats_rows<T> stats{own.take<T>(at.rows), own.take<T>(at.rows)};
  stages.score(at, s, own);
  stages.scale(s);
  if (p.softcap) stages.cap(s);
  stages.apply_mask(at, s);
  stages.softmax(at, s, stats);
  store_lse(p, at, stats);
  stages.values(at, s, own);
}

}  // namespace detail

/// Heads that need no scratch, unless a hook looks at what they keep in registers.
template <tracer Tr, class Problem>
bool runs_small(const Problem& p) noexcept {
  return !detail::looks_inside<Tr> && small_attention<Problem>::fits(p);
}

/// Scratch of a whole call for an executor of this concurrency, with any hook.
template <class Problem>
std::size_t plain_workspace(const Problem& p, const executor_ref& executor) {
  return plain_task_bytes(p) * static_cast<std::size_t>(concurrent_tasks(executor, plain_tasks(p)));
}

/// Runs the call; `scratch` holds plain_workspace bytes. `mask` is bound to the call's shape.
template <class Problem, tracer Tr = no_trace>
void plain_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                     workspace scratch, Tr tr = {}, const trace::place& where = {}) {
  using trace::origin;
  using trace::stage;
  const index_t slots = concurrent_tasks(executor, plain_tasks(p));
  if constexpr (trace::takes_values<Tr>) detail::give_values(p, tr, where);
  if constexpr (trace::wants<Tr, stage::sink>) detail::emit_sinks(p, tr, where);
  if constexpr (trace::wants<Tr, stage::bias>) detail::emit_bias(p, mask, tr, where);
  if constexpr (detail::looks_inside<Tr>) {
    detail::staged_run<Problem>(p, mask, executor, scratch, slots).run(tr, where);
  } else {
    const bool small = runs_small<Tr>(p);
    const std::size_t bytes = small ? 0 : plain_task_bytes(p);
    std::byte* memory = scratch.take<std::byte>(static_cast<index_t>(bytes) * slots);
    for_each_task(executor, plain_tasks(p), slots, [&](index_t slot, index_t task) {
      const query_block at = plain_block(p, task);
      if (small) return small_attention<Problem>::run(p, mask, at);
      detail::run_block(p, mask, at, workspace(std::span(memory + static_cast<std::size_t>(slot) * bytes, bytes)));
    });
  }
  if constexpr (trace::wants<Tr, stage::context>) trace::emit<stage::context, origin::computed>(tr, where, p.out);
}

}  // namespace xattn::inline XATTN_ISA::kernels
