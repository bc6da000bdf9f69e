// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What sequences of different lengths attend to, without matrices of weights: groups of rows of all heads and
///         sequences share one pool of tasks.
/// Shapes  q (tokens, H, D), k (key tokens, G, D) -> max_score, lse, entropy (1, tokens, H), top_keys, top_weights
///         (1, tokens, H, top), column_sums (1, key tokens, H).
/// Formula that of attention_summary.hpp on each sequence: the same bits.
/// Edges   keys are counted in their sequence; sequences without queries or keys are legal.
/// Error   that of attention_summary.hpp.
#pragma once

#include "xattn/kernels/attention_summary.hpp"
#include "xattn/kernels/ragged_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// A call; run() takes scratch_bytes of scratch.
template <class Problem>
class ragged_summary_run {
 public:
  using T = typename Problem::scalar;
  using alone = typename Problem::alone;
  using cut = summary_cut<alone>;

  /// `known` is the lse of each row where the caller has it, else its data is null.
  ragged_summary_run(const Problem& p, const summary_out<T>& out, const tensor3_view<const T>& known,
                     const executor_ref& executor)
      : p_(p), out_(out), known_(known), executor_(executor) {}

  static std::size_t scratch_bytes(const Problem& p, index_t top, const executor_ref& executor) {
    const totals all(p, top, nullptr);
    return workspace_bytes<place>(p.sequences()) + workspace_bytes<T>(all.end.column) +
           aligned_bytes(static_cast<std::size_t>(concurrent_tasks(executor, all.end.task)) * all.bytes);
  }

  void run(const ragged_rules<T>& rules, workspace scratch) const {
    place* starts = scratch.take<place>(p_.sequences());
    const totals all(p_, out_.top(), starts);
    const index_t slots = concurrent_tasks(executor_, all.end.task), heads = p_.q.extent(1);
    T* columns = scratch.take<T>(all.end.column);
    std::byte* memory = scratch.take<std::byte>(slots * static_cast<index_t>(all.bytes));
    for_each_task(executor_, all.end.task, slots, [&](index_t slot, index_t task) {
      const index_t s = sequence_of(task, starts), own = task - starts[s].task;
      const std::span<std::byte> bytes(memory + static_cast<std::size_t>(slot) * all.bytes, all.bytes);
      with(rules, s, [&](const summary_tasks<alone>& tasks) {
        tasks.group(own, columns + starts[s].column + own * tasks.cut().pitch, workspace(bytes));
      });
    });
    const index_t sums = p_.sequences() * heads;
    for_each_task(executor_, sums, concurrent_tasks(executor_, sums), [&](index_t, index_t task) {
      const index_t s = task / heads, h = task % heads;
      with(rules, s, [&](const summary_tasks<alone>& tasks) {
        tasks.add_groups(h, columns + starts[s].column + h * tasks.cut().groups * tasks.cut().pitch);
      });
    });
  }

 private:
  /// Tasks before those of a sequence, and sums of theirs.
  struct place {
    index_t task, column;

    place after(const cut& c, index_t heads) const {
      return {task + heads * c.groups, column + heads * c.groups * c.pitch};
    }
  };
  struct totals {
    place end{0, 0};
    std::size_t bytes = 0;  // of a task under way, of any sequence

    /// `starts` is null, or has room for the place of each sequence.
    totals(const Problem& p, index_t top, place* starts) {
      for (index_t s = 0; s < p.sequences(); ++s) {
        if (starts != nullptr) starts[s] = end;
        const cut c(p.sequence(s), top);
        end = end.after(c, p.q.extent(1));
        bytes = std::max(bytes, c.bytes);
      }
    }
  };

  index_t sequence_of(index_t task, const place* starts) const {
    const auto is_before = [](index_t n, const place& at) { return n < at.task; };
    return std::upper_bound(starts, starts + p_.sequences(), task, is_before) - starts - 1;
  }

  /// f(the tasks of sequence s).
  template <class F>
  void with(const ragged_rules<T>& rules, index_t s, const F& f) const {
    const alone one = p_.sequence(s);
    const auto rows = [&](const auto& all) { return tokens_of(all[0], p_.q_offsets(s), one.q_len()); };
    const summary_out<T> out{rows(out_.max_score),
                             rows(out_.lse),
                             rows(out_.entropy),
                             rows(out_.top_keys),
                             rows(out_.top_weights),
                             tokens_of(out_.column_sums[0], p_.k_offsets(s), one.k_len())};
    const tensor3_view<const T> known = rows(known_);
    rules.with(p_, s, [&](const score_rules<T>& mask) { f(summary_tasks<alone>(one, mask, out, known)); });
  }

  const Problem& p_;
  summary_out<T> out_;
  tensor3_view<const T> known_;
  executor_ref executor_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
