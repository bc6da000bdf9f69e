// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention with its scores in memory: readable, and the second opinion.
/// Shapes  see attention_problem.hpp.
/// Formula O = softmax(mask(cap(scale Q K^T))) V; see attention_stages.hpp for the steps.
/// Edges   Lq, Lk, B, H or Dv of 0 give empty or zero results.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, equation 1.
#pragma once

#include "xattn/kernels/attention_stages.hpp"

namespace xattn::inline XATTN_ISA::kernels {

namespace detail {

/// All stages of a block one after the other, its scores in the task's scratch.
template <class Problem>
void run_block(const Problem& p, const score_rules<typename Problem::scalar>& mask, const query_block& at,
               workspace own) {
  using T = typename Problem::scalar;
  T* const spare_key = keeps_keys<Problem> ? own.take<T>(p.width()) : nullptr;
  const attention_stages<Problem> stages{p, mask, spare_key};
  const index_t width = padded_keys<T>(p.k_len());
  const matrix_view<T> s(own.take<T>(at.rows * width), {at.rows, width});
  const stats_rows<T> stats{own.take<T>(at.rows), own.take<T>(at.rows)};
  stages.score(at, s, own);
  stages.scale(s);
  if (p.softcap) stages.cap(s);
  stages.modify(at, s);
  stages.apply_mask(at, s);
  stages.softmax(at, s, stats);
  store_lse(p, at, stats);
  if (mask.reweighs()) stages.reweigh(at, s);
  stages.values(at, s, own);
}

}  // namespace detail

/// Query rows of one task, and the scores that it has in memory at once: of many keys, it takes fewer rows.
inline constexpr index_t plain_rows = 64;
inline constexpr index_t plain_scores = 1 << 17;

template <class Problem>
index_t plain_block(const Problem& p) noexcept {
  return std::clamp<index_t>(plain_scores / std::max<index_t>(1, p.k_len()), 1, plain_rows);
}

/// Blocks of a call, each with scratch for its scores and for the stages.
template <class Problem>
block_grid<Problem> plain_grid(const Problem& p, const executor_ref& executor) {
  using T = typename Problem::scalar;
  const index_t block = plain_block(p), rows = std::min(block, p.q_len());
  return {p, block, executor,
          workspace_bytes<T>(rows * padded_keys<T>(p.k_len())) + 2 * workspace_bytes<T>(rows) +
              (keeps_keys<Problem> ? workspace_bytes<T>(p.width()) : 0) + attention_stages<Problem>::scratch_bytes(p)};
}

/// Scratch of a whole call for an executor of this concurrency.
template <class Problem>
std::size_t plain_workspace(const Problem& p, const executor_ref& executor) {
  return plain_grid(p, executor).workspace_bytes();
}

/// Runs the call; `scratch` holds plain_workspace bytes. `mask` is bound to the call's shape.
template <class Problem>
void plain_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                     workspace scratch) {
  plain_grid(p, executor).each(scratch, [&](const query_block& at, workspace own) {
    detail::run_block(p, mask, at, own);
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
