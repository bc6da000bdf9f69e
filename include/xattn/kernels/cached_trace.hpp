// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a hook sees of attention over a store, whose scores are never in one piece: they are computed again,
///         afterwards, by the stages of the plain kernel.
/// Shapes  scores (B, H, Lq, Lk), stored keys (B, G, Lk, D) and values (B, G, Lk, Dv), in memory for the length of it.
#pragma once

#include "xattn/kernels/kv_store.hpp"
#include "xattn/kernels/staged_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

/// The stages of every head, one after the other over the whole call.
template <class T>
class stage_replay {
 public:
  stage_replay(const attention_problem<T>& p, const score_rules<T>& mask)
      : p_(p), stages_{p_, mask}, rows_{p.batch(), p.heads(), p.q_len()}, width_(padded_keys<T>(p.k_len())) {
    const index_t count = element_count(rows_);
    store_.resize(static_cast<std::size_t>(count * (width_ + 3)));
    scratch_.resize(stages_.scratch_bytes(p) + workspace_alignment);
    scores = tensor4_view<T>(store_.data(), {rows_[0], rows_[1], rows_[2], width_}).slice(3, 0, p.k_len());
    row_max = {store_.data() + count * width_, rows_};
    row_sum = {row_max.data() + count, rows_};
    lse = {row_sum.data() + count, rows_};
  }
  stage_replay(const stage_replay&) = delete;
  stage_replay& operator=(const stage_replay&) = delete;

  template <tracer Tr>
  void run(Tr tr, const trace::place& where) {
    using trace::origin;
    using trace::stage;
    each([&](const query_block& at, const matrix_view<T>& s) {
      stages_.score(at, s, workspace(std::span<std::byte>(scratch_)));
    });
    if constexpr (trace::wants<Tr, stage::scores>) trace::emit<stage::scores, origin::replayed>(tr, where, scores);
    each([&](const query_block&, const matrix_view<T>& s) { stages_.scale(s); });
    if constexpr (trace::wants<Tr, stage::scaled>) trace::emit<stage::scaled, origin::replayed>(tr, where, scores);
    if (p_.softcap) {
      each([&](const query_block&, const matrix_view<T>& s) { stages_.cap(s); });
      if constexpr (trace::wants<Tr, stage::capped>) trace::emit<stage::capped, origin::replayed>(tr, where, scores);
    }
    each([&](const query_block& at, const matrix_view<T>& s) { stages_.apply_mask(at, s); });
    if constexpr (trace::wants<Tr, stage::masked>) trace::emit<stage::masked, origin::replayed>(tr, where, scores);
    each([&](const query_block& at, const matrix_view<T>& s) { normalise(at, s); });
    if constexpr (trace::takes_notes<Tr>) note_empty_rows(tr, where);
    if constexpr (trace::wants<Tr, stage::row_max>) trace::emit<stage::row_max, origin::replayed>(tr, where, row_max);
    if constexpr (trace::wants<Tr, stage::row_sum>) trace::emit<stage::row_sum, origin::replayed>(tr, where, row_sum);
    if constexpr (trace::wants<Tr, stage::lse>) trace::emit<stage::lse, origin::replayed>(tr, where, lse);
    if constexpr (trace::wants<Tr, stage::weights>) trace::emit<stage::weights, origin::replayed>(tr, where, scores);
  }

  tensor4_view<T> scores;
  tensor3_view<T> row_max, row_sum, lse;

 private:
  template <class Step>
  void each(const Step& step) const {
    for (index_t n = 0; n < p_.batch() * p_.heads(); ++n) {
      const index_t b = n / p_.heads(), h = n % p_.heads();
      T* first = store_.data() + n * p_.q_len() * width_;
      step(query_block{b, h, p_.kv_head(h), 0, p_.q_len()}, matrix_view<T>(first, {p_.q_len(), width_}));
    }
  }

  void normalise(const query_block& at, const matrix_view<T>& s) const {
    if (at.rows == 0) return;
    const stats_rows<T> stats{&row_max(at.b, at.h, 0), &row_sum(at.b, at.h, 0)};
    stages_.softmax(at, s, stats);
    for (index_t i = 0; i < at.rows; ++i) lse(at.b, at.h, i) = row_stats<T>{stats.max[i], stats.sum[i]}.lse();
  }

  template <tracer Tr>
  void note_empty_rows(Tr tr, const trace::place& where) const {
    each([&](const query_block& at, const matrix_view<T>&) {
      for (index_t i = 0; i < at.rows; ++i) {
        if (stages_.mask.any_allowed({at.b, at.h, i}, p_.k_len())) continue;
        if constexpr (trace::takes_notes<Tr>) trace::note(tr, where, at.b, at.h, i);
      }
    });
  }

  attention_problem<T> p_;
  attention_stages<attention_problem<T>> stages_;
  extents<3> rows_;
  index_t width_;
  mutable std::vector<T> store_;
  std::vector<std::byte> scratch_;
};

}  // namespace detail

/// Shows the stored rows and the stages between them and the result.
template <class T, class S, tracer Tr>
void replay(attention_problem<T> p, const kv_store<S>& store, const score_rules<T>& mask, Tr tr,
            const trace::place& where) {
  using trace::origin;
  using trace::stage;
  if constexpr (trace::takes_values<Tr>) detail::give_values(p, tr, where);
  if constexpr (trace::wants<Tr, stage::sink>) detail::emit_sinks(p, tr, where);
  if constexpr (trace::wants<Tr, stage::bias>) detail::emit_bias(p, mask, tr, where);
  std::vector<T> keys(static_cast<std::size_t>(p.k.size())), values(static_cast<std::size_t>(p.v.size()));
  const tensor4_view<T> k(keys.data(), p.k.extent()), v(values.data(), p.v.extent());
  read_keys(store, k);
  read_values(store, v);
  if constexpr (trace::wants<Tr, stage::cache_k>) trace::emit<stage::cache_k, origin::derived>(tr, where, k);
  if constexpr (trace::wants<Tr, stage::cache_v>) trace::emit<stage::cache_v, origin::derived>(tr, where, v);
  if constexpr (detail::looks_inside<Tr>) {
    p.k = as_const(k);
    p.v = as_const(v);
    detail::stage_replay<T>(p, mask).run(tr, where);
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
