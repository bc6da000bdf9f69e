// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The tiles of the streaming kernel as a hook sees them: tile_scaled, tile_probs, tile_max, tile_sum and
///         tile_acc.
/// Shapes  (rows, keys), (rows, keys), (rows), (rows), (rows, Dv); the site says the batch item, the head, q0 and k0.
/// Edges   what a mask lets the kernel skip is told by note(site, skipped_tile), in its place among the tiles. A hook
///         that is not concurrent gets them on the calling thread, in the order of (batch, head, q0, k0).
#pragma once

#include "xattn/kernels/asked_stages.hpp"
#include "xattn/kernels/stream_tiles.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// True if a hook changes a tile: then the streaming kernel is the one that computes.
template <class Tr>
inline constexpr bool edits_tiles = trace::writes_any<Tr, trace::stage::tile_scaled, trace::stage::tile_probs>;

namespace detail {

/// Refuses a hook whose edits no kernel can take.
template <class Tr>
consteval void check_edits() {
  using trace::stage;
  static_assert(!(edits_inside<Tr> && edits_tiles<Tr>),
                "xattn: this hook writes a stage that only the plain kernel computes in one piece, and a tile, which "
                "only the streaming kernel has; write one or the other");
  static_assert(!trace::writes_any<Tr, stage::row_max, stage::row_sum, stage::lse>,
                "xattn: row_max, row_sum and lse are for reading, the weights are made already; write masked, which "
                "comes before them, or weights");
}

/// The hook behind the functions of a tile_watch.
template <class T, tracer Tr>
struct tile_listener {
  Tr tr;
  const trace::place& where;

  tile_watch<T> watch() const {
    using trace::stage;
    static_assert(!trace::writes_any<Tr, stage::tile_max, stage::tile_sum, stage::tile_acc>,
                  "xattn: of the tiles, tile_scaled and tile_probs can be written; tile_max, tile_sum and tile_acc are "
                  "for reading");
    tile_watch<T> w;
    w.self = this;
    if constexpr (trace::wants<Tr, stage::tile_scaled>) w.scores = &scores;
    if constexpr (trace::wants<Tr, stage::tile_probs>) w.weights = &weights;
    if constexpr (trace::wants_any<Tr, stage::tile_max, stage::tile_sum>) w.statistics = &statistics;
    if constexpr (trace::wants<Tr, stage::tile_acc>) w.values = &values;
    if constexpr (trace::takes_skips<Tr>) w.skipped = &skipped;
    w.edits_weights = trace::writes_any<Tr, stage::tile_probs>;
    return w;
  }

 private:
  using stage = trace::stage;
  using origin = trace::origin;

  static const tile_listener& of(const void* self) noexcept { return *static_cast<const tile_listener*>(self); }
  trace::place place(const score_tile& t) const { return where.from(t.b, t.h, t.row, t.key); }
  static matrix_view<T> matrix(const score_tile& t, const tile_scores<T>& s) {
    return {s.data, {t.rows, t.keys}, {s.row_step, s.key_step}};
  }

  static void scores(const void* self, const score_tile& t, const tile_scores<T>& s) {
    const tile_listener& me = of(self);
    if constexpr (trace::wants<Tr, stage::tile_scaled>) trace::emit<stage::tile_scaled, origin::computed>(me.tr, me.place(t), matrix(t, s));
  }
  static void weights(const void* self, const score_tile& t, const tile_scores<T>& s) {
    const tile_listener& me = of(self);
    if constexpr (trace::wants<Tr, stage::tile_probs>) trace::emit<stage::tile_probs, origin::computed>(me.tr, me.place(t), matrix(t, s));
  }
  static void statistics(const void* self, const score_tile& t, const stats_rows<T>& s) {
    const tile_listener& me = of(self);
    const row_view<T> max(s.max, {t.rows}), sum(s.sum, {t.rows});
    if constexpr (trace::wants<Tr, stage::tile_max>) trace::emit<stage::tile_max, origin::computed>(me.tr, me.place(t), max);
    if constexpr (trace::wants<Tr, stage::tile_sum>) trace::emit<stage::tile_sum, origin::computed>(me.tr, me.place(t), sum);
  }
  static void values(const void* self, const score_tile& t, const matrix_view<T>& out) {
    const tile_listener& me = of(self);
    if constexpr (trace::wants<Tr, stage::tile_acc>) trace::emit<stage::tile_acc, origin::computed>(me.tr, me.place(t), out);
  }
  static void skipped(const void* self, const score_tile& t) {
    const tile_listener& me = of(self);
    if constexpr (trace::takes_skips<Tr>) trace::note(me.tr, me.place(t), trace::skipped_tile{t.rows, t.keys});
  }
};

}  // namespace detail

/// The streaming kernel, its tiles shown to a hook.
template <class Problem, tracer Tr>
void shown_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                     Tr tr, const trace::place& where,
                     const statistics_out<typename Problem::scalar>& statistics = {}) {
  const detail::tile_listener<typename Problem::scalar, Tr> listener{tr, where};
  const executor_ref runner = trace::runs_concurrently<Tr> ? executor : executor_ref{};
  watched_attention(p, mask, runner, listener.watch(), statistics);
}

}  // namespace xattn::inline XATTN_ISA::kernels
