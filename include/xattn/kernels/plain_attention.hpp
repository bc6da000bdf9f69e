// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention with its scores in memory: the readable kernel, the second opinion, and the one that shows every stage.
/// Shapes  see attention_problem.hpp.
/// Formula O = softmax(mask(cap(scale Q K^T))) V; see attention_stages.hpp for the steps.
/// Edges   Lq, Lk, B, H or Dv of 0 give empty or zero results. Traced or not, rows get the same arithmetic, hence bits.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, equation 1.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/core/tracer.hpp"
#include "xattn/kernels/attention_stages.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA::kernels {

/// Query rows of one task.
inline constexpr index_t plain_rows = 64;

/// Scratch of one task.
template <class Problem>
std::size_t plain_task_bytes(const Problem& p) {
  using T = typename Problem::scalar;
  const index_t rows = std::min(plain_rows, p.q_len());
  return workspace_bytes<T>(rows * p.k_len()) + 2 * workspace_bytes<T>(rows) +
         attention_stages<Problem, no_mask>::scratch_bytes(p);
}

/// Tasks of a call: blocks of rows of each head of each batch item.
template <class Problem>
index_t plain_tasks(const Problem& p) {
  return p.batch() * p.heads() * ((p.q_len() + plain_rows - 1) / plain_rows);
}

template <class Problem>
query_block plain_block(const Problem& p, index_t task) {
  const index_t blocks = (p.q_len() + plain_rows - 1) / plain_rows;
  const index_t first = task % blocks * plain_rows;
  const index_t head = task / blocks;
  return {head / p.heads(), head % p.heads(), first, std::min(plain_rows, p.q_len() - first)};
}

namespace detail {

template <class Problem, tracer Tr>
void emit_sinks(const Problem& p, Tr tr, const trace::place& where) {
  using T = typename Problem::scalar;
  if (p.sinks.data == nullptr) return;
  std::vector<T> logits(static_cast<std::size_t>(p.heads()));
  for (index_t h = 0; h < p.heads(); ++h) logits[static_cast<std::size_t>(h)] = p.sinks(h);
  const row_view<const T> view(logits.data(), {p.heads()});
  if constexpr (trace::wants<Tr, trace::stage::sink>) trace::emit<trace::stage::sink, trace::origin::derived>(tr, where, view);
}

/// What the mask adds, written out: zero where it only excludes.
template <class Problem, class Bound, tracer Tr>
void emit_bias(const Problem& p, const Bound& mask, Tr tr, const trace::place& where) {
  if constexpr (Bound::biases) {
    using T = typename Problem::scalar;
    std::vector<T> sum(static_cast<std::size_t>(p.batch() * p.heads() * p.q_len() * p.k_len()), T(0));
    const tensor4_view<T> view(sum.data(), {p.batch(), p.heads(), p.q_len(), p.k_len()});
    for (index_t row = 0; p.k_len() > 0 && row < view.size() / p.k_len(); ++row) {
      const index_t i = row % p.q_len(), h = row / p.q_len() % p.heads(), b = row / p.q_len() / p.heads();
      mask.add_bias(&view(b, h, i, 0), p.k_len(), score_row{b, h, i});
    }
    if constexpr (trace::wants<Tr, trace::stage::bias>) trace::emit<trace::stage::bias, trace::origin::derived>(tr, where, view);
  }
}

template <class Problem>
void store_lse(const Problem& p, const query_block& at, const stats_rows<typename Problem::scalar>& stats) {
  using T = typename Problem::scalar;
  if (p.lse.data() == nullptr) return;
  for (index_t i = 0; i < at.rows; ++i) p.lse(at.b, at.h, at.first + i) = row_stats<T>{stats.max[i], stats.sum[i]}.lse();
}

/// All stages of a block one after the other, its scores in the task's scratch.
template <class Problem, class Bound>
void run_blocks(const Problem& p, const Bound& mask, const executor_ref& executor, workspace scratch, index_t slots) {
  using T = typename Problem::scalar;
  const attention_stages<Problem, Bound> stages{p, mask};
  const std::size_t bytes = plain_task_bytes(p);
  std::byte* memory = scratch.take<std::byte>(static_cast<index_t>(bytes) * slots);
  for_each_task(executor, plain_tasks(p), slots, [&](index_t slot, index_t task) {
    workspace own(std::span<std::byte>(memory + static_cast<std::size_t>(slot) * bytes, bytes));
    const query_block at = plain_block(p, task);
    const matrix_view<T> s(own.take<T>(at.rows * p.k_len()), {at.rows, p.k_len()});
    const stats_rows<T> stats{own.take<T>(at.rows), own.take<T>(at.rows)};
    stages.score(at, s, own);
    stages.scale(s);
    if (p.softcap) stages.cap(s);
    stages.apply_mask(at, s);
    stages.softmax(at, s, stats);
    store_lse(p, at, stats);
    stages.values(at, s, own);
  });
}

/// The same stages, each over all blocks before the next, with the scores of the whole call in memory of their own.
template <class Problem, class Bound>
class staged_run {
 public:
  using T = typename Problem::scalar;

  staged_run(const Problem& p, const Bound& mask, const executor_ref& executor, workspace scratch, index_t slots)
      : p_(p), stages_{p, mask}, executor_(executor), slots_(slots), bytes_(stages_.scratch_bytes(p)) {
    memory_ = scratch.take<std::byte>(static_cast<index_t>(bytes_) * slots);
    const extents<3> rows{p.batch(), p.heads(), p.q_len()};
    store_.resize(static_cast<std::size_t>(element_count(rows) * (p.k_len() + 3)));
    scores = {store_.data(), {rows[0], rows[1], rows[2], p.k_len()}};
    row_max = {scores.data() + scores.size(), rows};
    row_sum = {row_max.data() + row_max.size(), rows};
    lse = {row_sum.data() + row_sum.size(), rows};
  }

  /// step(block, its scores, scratch)
  template <class Step>
  void each(const Step& step) const {
    for_each_task(executor_, plain_tasks(p_), slots_, [&](index_t slot, index_t task) {
      const query_block at = plain_block(p_, task);
      const workspace own(std::span<std::byte>(memory_ + static_cast<std::size_t>(slot) * bytes_, bytes_));
      step(at, scores[at.b][at.h].slice(0, at.first, at.first + at.rows), own);
    });
  }

  template <tracer Tr>
  void run(Tr tr, const trace::place& where) const {
    using trace::origin;
    using trace::stage;
    each([&](const query_block& at, const matrix_view<T>& s, workspace own) { stages_.score(at, s, own); });
    if constexpr (trace::wants<Tr, stage::scores>) trace::emit<stage::scores, origin::computed>(tr, where, scores);
    each([&](const query_block&, const matrix_view<T>& s, workspace) { stages_.scale(s); });
    if constexpr (trace::wants<Tr, stage::scaled>) trace::emit<stage::scaled, origin::computed>(tr, where, scores);
    if (p_.softcap) {
      each([&](const query_block&, const matrix_view<T>& s, workspace) { stages_.cap(s); });
      if constexpr (trace::wants<Tr, stage::capped>) trace::emit<stage::capped, origin::computed>(tr, where, scores);
    }
    each([&](const query_block& at, const matrix_view<T>& s, workspace) { stages_.apply_mask(at, s); });
    if constexpr (trace::wants<Tr, stage::masked>) trace::emit<stage::masked, origin::computed>(tr, where, scores);
    normalise(tr, where);
    if constexpr (trace::wants<Tr, stage::weights>) trace::emit<stage::weights, origin::computed>(tr, where, scores);
    each([&](const query_block& at, const matrix_view<T>& s, workspace own) { stages_.values(at, s, own); });
  }

  tensor4_view<T> scores;
  tensor3_view<T> row_max, row_sum, lse;

 private:
  template <tracer Tr>
  void normalise(Tr tr, const trace::place& where) const {
    using trace::origin;
    using trace::stage;
    each([&](const query_block& at, const matrix_view<T>& s, workspace) {
      const stats_rows<T> stats{&row_max(at.b, at.h, at.first), &row_sum(at.b, at.h, at.first)};
      stages_.softmax(at, s, stats);
      store_lse(p_, at, stats);
      for (index_t i = 0; i < at.rows; ++i) {
        lse(at.b, at.h, at.first + i) = row_stats<T>{stats.max[i], stats.sum[i]}.lse();
      }
    });
    if constexpr (trace::takes_notes<Tr>) note_empty_rows(tr, where);
    if constexpr (trace::wants<Tr, stage::row_max>) trace::emit<stage::row_max, origin::computed>(tr, where, row_max);
    if constexpr (trace::wants<Tr, stage::row_sum>) trace::emit<stage::row_sum, origin::computed>(tr, where, row_sum);
    if constexpr (trace::wants<Tr, stage::lse>) trace::emit<stage::lse, origin::computed>(tr, where, lse);
  }

  template <tracer Tr>
  void note_empty_rows(Tr tr, const trace::place& where) const {
    for (index_t b = 0; b < p_.batch(); ++b) {
      for (index_t h = 0; h < p_.heads(); ++h) {
        for (index_t i = 0; i < p_.q_len(); ++i) {
          const bool empty = !xattn::detail::any_allowed(stages_.mask, {b, h, i}, p_.k_len());
          if (empty) trace::note(tr, where, b, h, i);
        }
      }
    }
  }

  const Problem& p_;
  attention_stages<Problem, Bound> stages_;
  executor_ref executor_;
  index_t slots_;
  std::size_t bytes_;
  std::byte* memory_;
  std::vector<T> store_;
};

/// True if a hook looks at what only the staged run has in one piece.
template <class Tr>
inline constexpr bool looks_inside =
    trace::wants_any<Tr, trace::stage::scores, trace::stage::scaled, trace::stage::capped, trace::stage::bias,
                     trace::stage::masked, trace::stage::row_max, trace::stage::row_sum, trace::stage::lse,
                     trace::stage::weights> ||
    trace::takes_notes<Tr>;

}  // namespace detail

/// Scratch of a whole call for an executor of this concurrency.
template <class Problem>
std::size_t plain_workspace(const Problem& p, const executor_ref& executor) {
  return plain_task_bytes(p) * static_cast<std::size_t>(concurrent_tasks(executor, plain_tasks(p)));
}

/// Runs the call; `scratch` holds plain_workspace bytes. `mask` is bound to the call's shape.
template <class Problem, class Bound, tracer Tr = no_trace>
void plain_attention(const Problem& p, const Bound& mask, const executor_ref& executor, workspace scratch, Tr tr = {},
                     const trace::place& where = {}) {
  using trace::origin;
  using trace::stage;
  const index_t slots = concurrent_tasks(executor, plain_tasks(p));
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "scale", static_cast<double>(p.scale));
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "softcap", static_cast<double>(p.softcap.value_or(0)));
  if constexpr (trace::wants<Tr, stage::sink>) detail::emit_sinks(p, tr, where);
  if constexpr (trace::wants<Tr, stage::bias>) detail::emit_bias(p, mask, tr, where);
  if constexpr (detail::looks_inside<Tr>) {
    detail::staged_run<Problem, Bound>(p, mask, executor, scratch, slots).run(tr, where);
  } else {
    detail::run_blocks(p, mask, executor, scratch, slots);
  }
  if constexpr (trace::wants<Tr, stage::context>) trace::emit<stage::context, origin::computed>(tr, where, p.out);
}

}  // namespace xattn::inline XATTN_ISA::kernels
