// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The plain kernel under observation: the same stages on the same blocks, each over a part of the call before
///         the next, so that every stage of it can be shown in one piece. Rows get the same bits as in a call without.
/// Shapes  scores (B, H, Lq, Lk), or of some heads and rows, in memory of their own for the length of the call.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/kernels/asked_stages.hpp"
#include "xattn/kernels/attention_check.hpp"
#include "xattn/kernels/packed_matmul.hpp"
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
  if constexpr (trace::wants<Tr, trace::stage::sink>) trace::emit<trace::stage::sink, trace::origin::computed>(tr, where, view);
}

/// What the mask adds, written out: zero where it only excludes. An input: not to be written.
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
  if constexpr (trace::wants<Tr, trace::stage::bias>) trace::emit<trace::stage::bias, trace::origin::computed>(tr, where, as_const(view));
}

/// Tells of the rows that may attend to nothing.
template <class Problem, tracer Tr>
void note_empty_rows(const Problem& p, const score_rules<typename Problem::scalar>& mask, Tr tr,
                     const trace::place& where) {
  const attention_stages<Problem> pairs{p, mask};
  for (index_t b = 0; b < p.batch(); ++b) {
    for (index_t h = 0; h < p.heads(); ++h) {
      for (index_t i = 0; i < p.q_len(); ++i) {
        if (pairs.any_allowed({b, h, i})) continue;
        if constexpr (trace::takes_notes<Tr>) trace::note(tr, where, b, h, i);
      }
    }
  }
}

/// Softmax statistics of all rows of a call, as a hook is shown them.
template <class T>
class kept_statistics {
 public:
  template <class Problem>
  explicit kept_statistics(const Problem& p) {
    const extents<3> rows{p.batch(), p.heads(), p.q_len()};
    store_.resize(static_cast<std::size_t>(3 * element_count(rows)));
    max = {store_.data(), rows};
    sum = {max.data() + max.size(), rows};
    lse = {sum.data() + sum.size(), rows};
  }
  stats_rows<T> of(const query_block& at) const { return {&max(at.b, at.h, at.first), &sum(at.b, at.h, at.first)}; }
  /// lse of max and sum.
  void conclude(const query_block& at) const {
    for (index_t i = at.first; i < at.first + at.rows; ++i) {
      lse(at.b, at.h, i) = row_stats<T>{max(at.b, at.h, i), sum(at.b, at.h, i)}.lse();
    }
  }

  tensor3_view<T> max, sum, lse;

 private:
  std::vector<T> store_;
};

/// The same stages, each over all blocks before the next, with the scores of a part of the call in memory.
template <class Problem>
class staged_run {
 public:
  using T = typename Problem::scalar;
  using stages_type = attention_stages<Problem>;
  static constexpr index_t columns = packed_matrix<T>::columns;

  static index_t store_size(const Problem& p, const traced_part& part) {
    return part.items() * part.head_count() * part.rows * padded_keys<T>(p.k_len());
  }

  /// `store` holds store_size numbers, `scratch` scratch_bytes(p) for each of `slots`.
  staged_run(const Problem& p, const score_rules<T>& mask, const executor_ref& executor, workspace scratch,
             const traced_part& part, T* store)
      : p_(p),
        stages_{p, mask},
        executor_(executor),
        scratch_(scratch),
        part_(part),
        padded_(store, {part.items(), part.head_count(), part.rows, padded_keys<T>(p.k_len())}) {}

  /// The keys of the one head of the part, packed; it has plain_rows at most. For calls that come back to it.
  void use(const packed_matrix<T>& keys) noexcept { keys_ = keys; }

  /// O: computed, and the outputs are written; or replayed, for a kernel that has written them but has no stages to
  /// show. Such a kernel may have written row_max and row_sum too: then Statistics are computed.
  template <trace::origin O, trace::origin Statistics, tracer Tr>
  void run(Tr tr, const trace::place& where, const kept_statistics<T>& stats) const {
    using trace::stage;
    to_masked<O>(tr, where);
    softmax(O == Statistics ? &stats : nullptr);
    if constexpr (O == trace::origin::computed) {
      each([&](const query_block& at, const matrix_view<T>&, workspace) { store_lse(p_, at, stats.of(at)); });
    }
    if constexpr (trace::takes_notes<Tr>) note_empty_rows(p_, stages_.mask, tr, where);
    show_statistics<Statistics>(tr, where, stats);
    from_weights<O>(tr, where);
  }

  /// A part that is shown alone, its statistics apart.
  template <tracer Tr>
  void run_piece(Tr tr, const trace::place& where) const {
    to_masked<trace::origin::replayed>(tr, where);
    softmax(nullptr);
    from_weights<trace::origin::replayed>(tr, where);
  }

  /// The same for a hook that looks at nothing before the weights: keys that no row of a block may see cost nothing.
  template <tracer Tr>
  void run_weights(Tr tr, const trace::place& where) const {
    each([&](const query_block& at, const matrix_view<T>& s, workspace) { weigh(at, s); });
    from_weights<trace::origin::replayed>(tr, where);
  }

  /// The statistics of the part.
  template <trace::origin O, tracer Tr>
  void show_statistics(Tr tr, const trace::place& where, const kept_statistics<T>& stats) const {
    using trace::stage;
    if (!trace::wants_any<Tr, stage::row_max, stage::row_sum, stage::lse>) return;
    for (index_t b = 0; b < p_.batch(); ++b) {
      for (index_t h = 0; h < p_.heads(); ++h) stats.conclude({b, h, 0, 0, p_.q_len()});
    }
    const auto rows = [&](const tensor3_view<T>& all) { return all.slice(2, part_.first, part_.first + part_.rows); };
    if constexpr (trace::wants<Tr, stage::row_max>) show<stage::row_max, O>(tr, where, rows(stats.max), false);
    if constexpr (trace::wants<Tr, stage::row_sum>) show<stage::row_sum, O>(tr, where, rows(stats.sum), false);
    if constexpr (trace::wants<Tr, stage::lse>) show<stage::lse, O>(tr, where, rows(stats.lse), false);
  }

 private:
  template <trace::origin O, tracer Tr>
  void to_masked(Tr tr, const trace::place& where) const {
    using trace::stage;
    each([&](const query_block& at, const matrix_view<T>& s, workspace own) { score(at, s, own); });
    if constexpr (trace::wants<Tr, stage::scores>) show<stage::scores, O>(tr, where, scores());
    each([&](const query_block&, const matrix_view<T>& s, workspace) { stages_.scale(s); });
    if constexpr (trace::wants<Tr, stage::scaled>) show<stage::scaled, O>(tr, where, scores());
    if (p_.softcap) {
      each([&](const query_block&, const matrix_view<T>& s, workspace) { stages_.cap(s); });
      if constexpr (trace::wants<Tr, stage::capped>) show<stage::capped, O>(tr, where, scores());
    }
    if (stages_.mask.modifies()) {
      each([&](const query_block& at, const matrix_view<T>& s, workspace) { stages_.modify(at, s); });
      if constexpr (trace::wants<Tr, stage::modified>) show<stage::modified, O>(tr, where, scores());
    }
    each([&](const query_block& at, const matrix_view<T>& s, workspace) { stages_.apply_mask(at, s); });
    if constexpr (trace::wants<Tr, stage::masked>) show<stage::masked, O>(tr, where, scores());
  }

  void score(const query_block& at, const matrix_view<T>& s, workspace own) const {
    if (keys_.data == nullptr) return stages_.score(at, s, own);
    packed_matmul(queries(at), keys_, s.slice(1, 0, p_.k_len()), epilogue<T>{}, 0, keys_.panels());
  }

  /// The weights of a block, their sums over the same packs as with scores of -inf on either side.
  void weigh(const query_block& at, const matrix_view<T>& s) const {
    const key_range panels = seen_panels(at);
    const index_t first = panels.first * columns, last = std::min(panels.last * columns, s.extent(1));
    for (index_t i = 0; i < at.rows; ++i) {
      std::fill_n(s[i].data(), first, T(0));
      std::fill_n(s[i].data() + last, s.extent(1) - last, T(0));
    }
    if (panels.first == panels.last) return;
    packed_matmul(queries(at), keys_, s.slice(1, 0, p_.k_len()), epilogue<T>{}, panels.first, panels.last);
    stages_type stages = stages_;
    stages.from_key = first;
    const matrix_view<T> seen = s.slice(1, first, last);
    stages.scale(seen);
    if (p_.softcap) stages.cap(seen);
    stages.modify(at, seen);
    stages.apply_mask(at, seen);
    std::array<T, std::size_t{2 * plain_rows}> unseen;
    stages.softmax(at, seen, {unseen.data(), unseen.data() + plain_rows});
  }

  /// From the first to the last panel of keys that any row of a block may see.
  key_range seen_panels(const query_block& at) const {
    const auto hidden = [&](index_t panel) {
      const index_t key = panel * columns, n = std::min(columns, p_.k_len() - key);
      return stages_.mask.classify({at.b, at.h, at.first, at.rows, key, n}) == tile_class::empty;
    };
    key_range seen{0, keys_.panels()};
    while (seen.first < seen.last && hidden(seen.last - 1)) --seen.last;
    while (seen.first < seen.last && hidden(seen.first)) ++seen.first;
    return seen;
  }

  auto queries(const query_block& at) const {
    return matrix_at(p_.q, at.b, at.h).slice(0, at.first, at.first + at.rows);
  }

  /// Without statistics to keep: for the weights alone.
  void softmax(const kept_statistics<T>* stats) const {
    each([&](const query_block& at, const matrix_view<T>& s, workspace) {
      std::array<T, std::size_t{2 * plain_rows}> unseen;
      const stats_rows<T> own{unseen.data(), unseen.data() + plain_rows};
      stages_.softmax(at, s, stats == nullptr ? own : stats->of(at));
    });
  }

  template <trace::origin O, tracer Tr>
  void from_weights(Tr tr, const trace::place& where) const {
    using trace::stage;
    if constexpr (trace::wants<Tr, stage::weights>) show<stage::weights, O>(tr, where, scores());
    if (stages_.mask.reweighs()) {
      each([&](const query_block& at, const matrix_view<T>& s, workspace) { stages_.reweigh(at, s); });
      if constexpr (trace::wants<Tr, stage::probs>) show<stage::probs, O>(tr, where, scores());
    }
    if constexpr (O == trace::origin::computed) {
      each([&](const query_block& at, const matrix_view<T>& s, workspace own) { stages_.values(at, s, own); });
    }
  }

  tensor4_view<T> scores() const { return padded_.slice(3, 0, p_.k_len()); }

  /// All heads in one view, or one after the other. `packed`: the view has the heads of the part only.
  template <trace::stage S, trace::origin O, tracer Tr, class View>
  void show(Tr tr, trace::place where, const View& v, bool packed = true) const {
    where.at.q0 = static_cast<std::uint32_t>(part_.first);
    if (part_.every_head) {
      if constexpr (trace::wants<Tr, S>) trace::emit<S, O>(tr, where, v);
      return;
    }
    for (index_t n = 0; n < part_.head_count(); ++n) {
      const index_t h = part_.heads[static_cast<std::size_t>(n)], place = packed ? n : h;
      where.at.head = static_cast<std::int32_t>(h);
      if constexpr (trace::wants<Tr, S>) trace::emit<S, O>(tr, where, v.slice(1, place, place + 1));
    }
  }

  /// A piece alone is shared by all threads.
  index_t block_rows() const {
    return keys_.data == nullptr ? plain_rows : std::max<index_t>(8, plain_rows / executor_.concurrency());
  }

  /// step(block, its scores, scratch)
  template <class Step>
  void each(const Step& step) const {
    const index_t block = block_rows(), blocks = (part_.rows + block - 1) / block, heads = part_.head_count();
    const index_t tasks = part_.items() * heads * blocks, slots = concurrent_tasks(executor_, tasks);
    const auto bytes = keys_.data != nullptr ? 0 : static_cast<index_t>(stages_type::scratch_bytes(p_));
    workspace scratch = scratch_;
    std::byte* memory = scratch.take<std::byte>(slots * bytes);
    for_each_task(executor_, tasks, slots, [&](index_t slot, index_t task) {
      const index_t head = task / blocks, first = (task - head * blocks) * block;
      const index_t b = head / heads, n = head - b * heads, h = part_.heads[static_cast<std::size_t>(n)];
      const index_t rows = std::min(block, part_.rows - first);
      const std::span<std::byte> own(memory + slot * bytes, static_cast<std::size_t>(bytes));
      step(query_block{part_.first_item + b, h, p_.kv_head(h), part_.first + first, rows},
           matrix_at(padded_, b, n).slice(0, first, first + rows), workspace(own));
    });
  }

  const Problem& p_;
  stages_type stages_;
  executor_ref executor_;
  workspace scratch_;
  const traced_part& part_;
  tensor4_view<T> padded_;
  packed_matrix<T> keys_{};
};

/// Scratch of a staged run of any part.
template <class Problem>
std::size_t staged_workspace(const Problem& p, const executor_ref& executor) {
  return block_grid<Problem>(p, plain_rows, executor, attention_stages<Problem>::scratch_bytes(p)).workspace_bytes();
}

/// The plain stages, each of the whole call in one piece, for a hook to see; `scratch` holds staged_workspace bytes.
template <class Problem, tracer Tr>
void run_staged(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                workspace scratch, Tr tr, const trace::place& where) {
  using T = typename Problem::scalar;
  using trace::origin;
  using run = staged_run<Problem>;
  const traced_part all = whole_call(p);
  std::vector<T> store(static_cast<std::size_t>(run::store_size(p, all)));
  const kept_statistics<T> statistics(p);
  const run stages(p, mask, executor, scratch, all, store.data());
  stages.template run<origin::computed, origin::computed>(tr, where, statistics);
}

}  // namespace xattn::inline XATTN_ISA::kernels::detail
