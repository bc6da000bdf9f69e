// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The plain kernel under observation: the same stages on the same blocks, each over the whole call before the
///         next, so that every stage can be shown in one piece. Rows get the same bits as in a call without.
/// Shapes  scores (B, H, Lq, Lk) in memory of their own, for the length of the call.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/kernels/attention_check.hpp"
#include "xattn/kernels/plain_attention.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA::kernels::detail {

template <class Problem, tracer Tr>
void give_values(const Problem& p, Tr tr, const trace::place& where) {
  using xattn::detail::as_double;
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "scale", as_double(p.scale));
  if (!p.softcap) return;
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "softcap", as_double(*p.softcap));
}

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
template <class Problem, tracer Tr>
void emit_bias(const Problem& p, const score_rules<typename Problem::scalar>& mask, Tr tr, const trace::place& where) {
  using T = typename Problem::scalar;
  if (!mask.biases()) return;
  std::vector<T> sum(static_cast<std::size_t>(p.batch() * p.heads() * p.q_len() * p.k_len()), T(0));
  const tensor4_view<T> view(sum.data(), {p.batch(), p.heads(), p.q_len(), p.k_len()});
  for (index_t head = 0; view.size() > 0 && head < p.batch() * p.heads(); ++head) {
    const index_t h = head % p.heads(), b = head / p.heads();
    mask.add_bias({&view(b, h, 0, 0), p.k_len(), 1}, {b, h, 0, p.q_len(), 0, p.k_len()});
  }
  if constexpr (trace::wants<Tr, trace::stage::bias>) trace::emit<trace::stage::bias, trace::origin::derived>(tr, where, view);
}

/// The same stages, each over all blocks before the next, with the scores of the whole call in memory of their own.
template <class Problem>
class staged_run {
 public:
  using T = typename Problem::scalar;

  static block_grid<Problem> grid(const Problem& p, const executor_ref& executor) {
    return {p, plain_rows, executor, attention_stages<Problem>::scratch_bytes(p)};
  }

  staged_run(const Problem& p, const score_rules<T>& mask, const executor_ref& executor, workspace scratch)
      : p_(p), stages_{p, mask}, grid_(grid(p, executor)), scratch_(scratch) {
    const extents<3> rows{p.batch(), p.heads(), p.q_len()};
    const index_t width = padded_keys<T>(p.k_len());
    store_.resize(static_cast<std::size_t>(element_count(rows) * (width + 5)));
    padded_ = {store_.data(), {rows[0], rows[1], rows[2], width}};
    scores = padded_.slice(3, 0, p.k_len());
    row_max = {padded_.data() + padded_.size(), rows};
    row_sum = {row_max.data() + row_max.size(), rows};
    lse = {row_sum.data() + row_sum.size(), rows};
    replay_max_ = {lse.data() + lse.size(), rows};
    replay_sum_ = {replay_max_.data() + replay_max_.size(), rows};
  }

  /// step(block, its scores, scratch)
  template <class Step>
  void each(const Step& step) const {
    grid_.each(scratch_, [&](const query_block& at, workspace own) {
      step(at, matrix_at(padded_, at.b, at.h).slice(0, at.first, at.first + at.rows), own);
    });
  }

  /// O: computed, and the outputs are written; or replayed, for a kernel that has written them but has no stages to
  /// show. Such a kernel may have written row_max and row_sum too: then Statistics are computed.
  template <trace::origin O, trace::origin Statistics, tracer Tr>
  void run(Tr tr, const trace::place& where) const {
    using trace::stage;
    each([&](const query_block& at, const matrix_view<T>& s, workspace own) { stages_.score(at, s, own); });
    if constexpr (trace::wants<Tr, stage::scores>) trace::emit<stage::scores, O>(tr, where, scores);
    each([&](const query_block&, const matrix_view<T>& s, workspace) { stages_.scale(s); });
    if constexpr (trace::wants<Tr, stage::scaled>) trace::emit<stage::scaled, O>(tr, where, scores);
    if (p_.softcap) {
      each([&](const query_block&, const matrix_view<T>& s, workspace) { stages_.cap(s); });
      if constexpr (trace::wants<Tr, stage::capped>) trace::emit<stage::capped, O>(tr, where, scores);
    }
    if (stages_.mask.modifies()) {
      each([&](const query_block& at, const matrix_view<T>& s, workspace) { stages_.modify(at, s); });
      if constexpr (trace::wants<Tr, stage::modified>) trace::emit<stage::modified, O>(tr, where, scores);
    }
    each([&](const query_block& at, const matrix_view<T>& s, workspace) { stages_.apply_mask(at, s); });
    if constexpr (trace::wants<Tr, stage::masked>) trace::emit<stage::masked, O>(tr, where, scores);
    normalise<O, Statistics>(tr, where);
    if constexpr (trace::wants<Tr, stage::weights>) trace::emit<stage::weights, O>(tr, where, scores);
    if (stages_.mask.reweighs()) {
      each([&](const query_block& at, const matrix_view<T>& s, workspace) { stages_.reweigh(at, s); });
      if constexpr (trace::wants<Tr, stage::probs>) trace::emit<stage::probs, O>(tr, where, scores);
    }
    if constexpr (O == trace::origin::computed) {
      each([&](const query_block& at, const matrix_view<T>& s, workspace own) { stages_.values(at, s, own); });
    }
  }

  tensor4_view<T> scores;
  tensor3_view<T> row_max, row_sum, lse;

 private:
  template <trace::origin O, trace::origin Statistics, tracer Tr>
  void normalise(Tr tr, const trace::place& where) const {
    using trace::stage;
    each([&](const query_block& at, const matrix_view<T>& s, workspace) {
      const stats_rows<T> stats{&row_max(at.b, at.h, at.first), &row_sum(at.b, at.h, at.first)};
      const stats_rows<T> unseen{&replay_max_(at.b, at.h, at.first), &replay_sum_(at.b, at.h, at.first)};
      stages_.softmax(at, s, O == Statistics ? stats : unseen);
      if constexpr (O == trace::origin::computed) store_lse(p_, at, stats);
      for (index_t i = 0; i < at.rows; ++i) {
        lse(at.b, at.h, at.first + i) = row_stats<T>{stats.max[i], stats.sum[i]}.lse();
      }
    });
    if constexpr (trace::takes_notes<Tr>) note_empty_rows(tr, where);
    if constexpr (trace::wants<Tr, stage::row_max>) trace::emit<stage::row_max, Statistics>(tr, where, row_max);
    if constexpr (trace::wants<Tr, stage::row_sum>) trace::emit<stage::row_sum, Statistics>(tr, where, row_sum);
    if constexpr (trace::wants<Tr, stage::lse>) trace::emit<stage::lse, Statistics>(tr, where, lse);
  }

  template <tracer Tr>
  void note_empty_rows(Tr tr, const trace::place& where) const {
    for (index_t b = 0; b < p_.batch(); ++b) {
      for (index_t h = 0; h < p_.heads(); ++h) {
        for (index_t i = 0; i < p_.q_len(); ++i) {
          if (stages_.any_allowed({b, h, i})) continue;
          if constexpr (trace::takes_notes<Tr>) trace::note(tr, where, b, h, i);
        }
      }
    }
  }

  const Problem& p_;
  attention_stages<Problem> stages_;
  block_grid<Problem> grid_;
  workspace scratch_;
  std::vector<T> store_;
  tensor3_view<T> replay_max_, replay_sum_;
  tensor4_view<T> padded_;
};

/// True if a hook looks at what only the staged run has in one piece.
template <class Tr>
inline constexpr bool looks_inside =
    trace::wants_any<Tr, trace::stage::scores, trace::stage::scaled, trace::stage::capped, trace::stage::modified,
                     trace::stage::bias, trace::stage::masked, trace::stage::row_max, trace::stage::row_sum,
                     trace::stage::lse, trace::stage::weights, trace::stage::probs> ||
    trace::takes_notes<Tr>;

/// True if a hook changes any of it: then the staged run is the one that computes.
template <class Tr>
inline constexpr bool edits_inside =
    trace::writes_any<Tr, trace::stage::scores, trace::stage::scaled, trace::stage::capped, trace::stage::modified,
                      trace::stage::masked, trace::stage::row_max, trace::stage::row_sum, trace::stage::lse,
                      trace::stage::weights, trace::stage::probs>;

}  // namespace xattn::inline XATTN_ISA::kernels::detail
