// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The stages of a call that the streaming or the decode kernel has run already, computed again for a hook: the
///         heads and rows that it asked for; a block of rows at a time, if that will do.
/// Shapes  scores of the asked part (B, heads, rows, Lk) in memory; in pieces (1, 1, piece_rows, Lk) and, for a
///         head, its keys in panels.
/// Formula the stages of the plain kernel, so that pieces and wholes have the same bits. A score is the chain of the
///         streaming kernel to the bit; weights differ by the rounding of the sum.
/// Edges   the results of the call are left alone. row_max, row_sum and lse are those of the streaming kernel.
#pragma once

#include "xattn/kernels/staged_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels::detail {

/// Rows whose scores stay in the second cache from the product to the hook, whatever the number of threads.
inline constexpr index_t piece_rows = plain_rows;

template <class Problem>
class replay_run {
 public:
  using T = typename Problem::scalar;

  /// `scratch` holds staged_workspace bytes.
  replay_run(const Problem& p, const score_rules<T>& mask, const executor_ref& executor, workspace scratch)
      : p_(p), mask_(mask), executor_(executor), scratch_(scratch) {}

  /// Of a call whose statistics are the kernel's own.
  template <tracer Tr>
  void after_streaming(Tr tr, const trace::place& where, const kept_statistics<T>& stats) const {
    using trace::origin;
    const traced_part part = asked_part(p_, tr, where);
    const bool scores = trace::looks_at_scores<Tr> && !part.empty() && wants_scores(p_, mask_, tr, where);
    if (scores && !trace::detail::in_pieces_of(tr, where.at)) return run<origin::computed>(part, tr, where, stats);
    if constexpr (trace::looks_at_scores<Tr>) {
      if (scores) pieces(part, tr, where);
    }
    if constexpr (trace::takes_notes<Tr>) note_empty_rows(p_, mask_, tr, where);
    staged(part, nullptr, {}).template show_statistics<origin::computed>(tr, where, stats);
  }

  /// Of a call that kept nothing.
  template <tracer Tr>
  void after_decode(Tr tr, const trace::place& where, const kept_statistics<T>& stats) const {
    const traced_part part = asked_part(p_, tr, where);
    const bool needed = wants_scores(p_, mask_, tr, where) || wants_statistics(tr, where);
    if (needed && !part.empty()) return run<trace::origin::replayed>(part, tr, where, stats);
    if constexpr (trace::takes_notes<Tr>) note_empty_rows(p_, mask_, tr, where);
  }

 private:
  using staged_type = staged_run<Problem>;

  staged_type staged(const traced_part& part, T* store, const executor_ref& executor) const {
    return {p_, mask_, executor, scratch_, part, store};
  }

  template <trace::origin Statistics, tracer Tr>
  void run(const traced_part& part, Tr tr, const trace::place& where, const kept_statistics<T>& stats) const {
    std::vector<T> store(static_cast<std::size_t>(staged_type::store_size(p_, part)));
    staged(part, store.data(), executor_).template run<trace::origin::replayed, Statistics>(tr, where, stats);
  }

  /// The matrices of the part, in the order of the pipeline.
  template <tracer Tr>
  void announce_all(const traced_part& part, Tr tr, const trace::place& where) const {
    using trace::stage;
    if constexpr (trace::wants<Tr, stage::scores>) announce<stage::scores>(part, tr, where);
    if constexpr (trace::wants<Tr, stage::scaled>) announce<stage::scaled>(part, tr, where);
    if (p_.softcap) {
      if constexpr (trace::wants<Tr, stage::capped>) announce<stage::capped>(part, tr, where);
    }
    if (mask_.modifies()) {
      if constexpr (trace::wants<Tr, stage::modified>) announce<stage::modified>(part, tr, where);
    }
    if constexpr (trace::wants<Tr, stage::masked>) announce<stage::masked>(part, tr, where);
    if constexpr (trace::wants<Tr, stage::weights>) announce<stage::weights>(part, tr, where);
  }

  template <trace::stage S, tracer Tr>
  void announce(const traced_part& part, Tr tr, trace::place where) const {
    where.at.q0 = static_cast<std::uint32_t>(part.first);
    const auto shape = [&](index_t heads) {
      return tensor4_view<const T>(nullptr, {p_.batch(), heads, part.rows, p_.k_len()});
    };
    if (part.every_head) {
      if constexpr (trace::wants<Tr, S>) trace::announce<S, trace::origin::replayed>(tr, where, shape(p_.heads()));
      return;
    }
    for (const index_t h : part.heads) {
      where.at.head = static_cast<std::int32_t>(h);
      if constexpr (trace::wants<Tr, S>) trace::announce<S, trace::origin::replayed>(tr, where, shape(1));
    }
  }

  /// Every head of the part, one block of rows after the other; a stage that fails shows in the order of the pipeline.
  template <tracer Tr>
  void pieces(const traced_part& all, Tr tr, const trace::place& where) const {
    announce_all(all, tr, where);
    const bool weights_only = !wants_more_than_weights(p_, mask_, tr, where);
    const index_t most = std::min(piece_rows, all.rows) * padded_keys<T>(p_.k_len());
    std::vector<T> store(static_cast<std::size_t>(most));
    std::vector<T> panels(static_cast<std::size_t>(packed_matrix<T>::size_of(p_.width(), p_.k_len())));
    for (index_t b = 0; b < p_.batch(); ++b) {
      for (const index_t h : all.heads) {
        const auto keys = transposed(matrix_at(p_.k, b, p_.kv_head(h)));
        const packed_matrix<T> packed = pack_matrix<T, T>(keys, panels.data());
        trace::place here = where;
        if (here.at.batch < 0 && where.hidden_axes == 0) here.at.batch = static_cast<std::int32_t>(b);
        for (index_t i = 0; i < all.rows; i += piece_rows) {
          const index_t rows = std::min(piece_rows, all.rows - i);
          const traced_part piece{b, b + 1, where.hidden_axes > 1, {h}, all.first + i, rows};
          staged_type run = staged(piece, store.data(), executor_);
          run.use(packed);
          if (weights_only) run.run_weights(tr, here);
          else run.run_piece(tr, here);
        }
      }
    }
  }

  const Problem& p_;
  const score_rules<T>& mask_;
  executor_ref executor_;
  workspace scratch_;
};

}  // namespace xattn::inline XATTN_ISA::kernels::detail
