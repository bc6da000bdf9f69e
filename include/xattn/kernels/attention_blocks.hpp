// SPDX-License-Identifier: BSD-3-Clause
/// Brief   How the plain kernel cuts a call into tasks: blocks of query rows of each head of each batch item, with
///         their scratch and their rows of the log-sum-exp.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/kernels/attention_stages.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Query rows of one task.
inline constexpr index_t plain_rows = 64;

/// Scratch of one task.
template <class Problem>
std::size_t plain_task_bytes(const Problem& p) {
  using T = typename Problem::scalar;
  const index_t rows = std::min(plain_rows, p.q_len());
  return workspace_bytes<T>(rows * padded_keys<T>(p.k_len())) + 2 * workspace_bytes<T>(rows) +
         attention_stages<Problem>::scratch_bytes(p);
}

/// Tasks of a call: blocks of rows of each head of each batch item.
template <class Problem>
index_t plain_tasks(const Problem& p) {
  return p.batch() * p.heads() * ((p.q_len() + plain_rows - 1) / plain_rows);
}

/// Without a division where it would be the most expensive instruction of a small call.
template <class Problem>
query_block plain_block(const Problem& p, index_t task) {
  const index_t blocks = (p.q_len() + plain_rows - 1) / plain_rows;
  const index_t head = blocks == 1 ? task : task / blocks;
  const index_t first = (task - head * blocks) * plain_rows;
  const index_t b = p.batch() == 1 ? 0 : head / p.heads();
  const index_t h = head - b * p.heads();
  return {b, h, p.kv_head(h), first, std::min(plain_rows, p.q_len() - first)};
}

/// Where the caller asked for it.
template <class Problem>
void store_lse(const Problem& p, const query_block& at, const stats_rows<typename Problem::scalar>& stats) {
  using T = typename Problem::scalar;
  if (p.lse.data() == nullptr) return;
  for (index_t i = 0; i < at.rows; ++i)
    p.lse(at.b, at.h, at.first + i) = row_stats<T>{stats.max[i], stats.sum[i]}.lse();
}

}  // namespace xattn::inline XATTN_ISA::kernels
