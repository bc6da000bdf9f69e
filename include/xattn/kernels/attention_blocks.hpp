// SPDX-License-Identifier: BSD-3-Clause
/// Brief   How attention kernels cut a call into tasks: blocks of query rows of each head of each batch item, with
///         their scratch and their rows of the log-sum-exp.
/// Edges   several tasks at once take the last rows of all heads first: under a causal rule they see the most keys.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/core/workspace.hpp"
#include "xattn/kernels/attention_problem.hpp"
#include "xattn/kernels/softmax.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

/// Rows [first, first + rows) of head h, which reads key-value head g, in batch item b.
struct query_block {
  index_t b, h, g, first, rows;
};

/// Softmax statistics of consecutive rows.
template <class T>
struct stats_rows {
  T* max;
  T* sum;
};

/// A call in blocks of `rows` query rows, of which `slots` may be under way at once, each with `bytes` of scratch.
template <class Problem>
class block_grid {
 public:
  XATTN_NOINLINE block_grid(const Problem& p, index_t rows, const executor_ref& executor, std::size_t bytes)
      : p_(p),
        executor_(executor),
        rows_(rows),
        blocks_(p.q_len() <= rows ? (p.q_len() > 0 ? 1 : 0) : (p.q_len() + rows - 1) / rows),
        heads_(p.batch() * p.heads()),
        slots_(concurrent_tasks(executor, heads_ * blocks_)),
        bytes_(bytes) {}

  index_t slots() const noexcept { return slots_; }
  std::size_t workspace_bytes() const noexcept { return bytes_ * static_cast<std::size_t>(slots_); }

  /// body(block, its scratch) for each block; `scratch` holds workspace_bytes().
  template <class Body>
  void each(workspace scratch, const Body& body) const {
    std::byte* memory = scratch.take<std::byte>(static_cast<index_t>(workspace_bytes()));
    for_each_task(executor_, heads_ * blocks_, slots_, [&](index_t slot, index_t task) {
      body(at(task), workspace(std::span<std::byte>(memory + static_cast<std::size_t>(slot) * bytes_, bytes_)));
    });
  }

 private:
  /// Without a division where it would be the most expensive instruction of a small call.
  XATTN_NOINLINE query_block at(index_t task) const noexcept {
    index_t head = task, block = 0;
    if (blocks_ > 1) {
      head = slots_ > 1 ? task % heads_ : task / blocks_;
      block = slots_ > 1 ? blocks_ - 1 - task / heads_ : task - head * blocks_;
    }
    const index_t b = p_.batch() == 1 ? 0 : head / p_.heads();
    const index_t h = head - b * p_.heads();
    return {b, h, p_.kv_head(h), block * rows_, std::min(rows_, p_.q_len() - block * rows_)};
  }

  const Problem& p_;
  executor_ref executor_;
  index_t rows_, blocks_, heads_, slots_;
  std::size_t bytes_;
};

template <class Problem>
XATTN_COLD void store_wanted_lse(const Problem& p, const query_block& at,
                                 const stats_rows<typename Problem::scalar>& stats) {
  using T = typename Problem::scalar;
  for (index_t i = 0; i < at.rows; ++i)
    p.lse(at.b, at.h, at.first + i) = row_stats<T>{stats.max[i], stats.sum[i]}.lse();
}
/// Where the caller asked for it.
template <class Problem>
void store_lse(const Problem& p, const query_block& at, const stats_rows<typename Problem::scalar>& stats) {
  if (p.lse.data() != nullptr) store_wanted_lse(p, at, stats);
}

}  // namespace xattn::inline XATTN_ISA::kernels
