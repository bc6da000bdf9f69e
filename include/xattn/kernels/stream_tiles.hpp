// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The streaming kernel with someone looking on: each tile of scores is shown on its way, and may be changed
///         where an edit means something.
/// Shapes  a tile is a strip of queries against the keys of a block that any of them may see: (rows, keys) numbers, and
///         one number or one row of the output a query. With a tile of another block left out, tiles and skipped tiles
///         cover every pair once.
/// Formula what is done to a tile, in this order: scaled; capped, biased, masked; the running maximum m and sum l, and
///         P = exp(S - m); O = shrink O + P V. A change of S is one before all others. A change of P reaches O and not
///         l: the weight is multiplied.
/// Edges   the bits of the results are those of stream_attention.hpp as long as nothing is changed. Tiles of one task
///         come in ascending order of keys, tasks in that of the grid. An excluded pair stays excluded, whatever is
///         written there.
#pragma once

#include "xattn/kernels/stream_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Who looks on; a function may be null. max, sum and out are those up to and with this tile.
template <class T>
struct tile_watch {
  const void* self = nullptr;
  void (*scores)(const void* self, const score_tile& at, const tile_scores<T>& scaled) = nullptr;
  void (*weights)(const void* self, const score_tile& at, const tile_scores<T>& probs) = nullptr;
  void (*statistics)(const void* self, const score_tile& at, const stats_rows<T>& stats) = nullptr;
  void (*values)(const void* self, const score_tile& at, const matrix_view<T>& out) = nullptr;
  void (*skipped)(const void* self, const score_tile& at) = nullptr;
  bool edits_weights = false;
};

/// A task of a single strip.
template <class Problem>
class watched_task : stream_task<Problem> {
  using task = stream_task<Problem>;
  using typename task::pack;
  using typename task::visible_keys;
  using task::at_, task::columns, task::lanes, task::p_, task::scores_, task::size_, task::state_;

 public:
  using typename task::T;

  watched_task(const Problem& p, const score_rules<T>& mask, const query_block& at, workspace own,
               const tile_watch<T>& watch)
      : task(p, mask, at, own), watch_(watch), factor_(this->magnitude_) {
    this->scales_in_memory_ = false;  // tiles are scaled before they are shown
    this->magnitude_ = T(1);
  }

  void run(const statistics_out<T>& statistics) {
    this->pack_queries();
    state_.start(size_.rows, p_.sinks(at_.h));
    const key_range all = p_.range(at_.b);
    for (index_t key = all.first; key < all.last; key += value_block) block(key, std::min(value_block, all.last - key));
    this->finish();
    if (statistics.max.data() != nullptr) this->give(statistics);
  }

 private:
  void block(index_t key, index_t keys) {
    const visible_keys seen = this->look(0, at_.rows, key, keys);
    if (seen.first == seen.last) return skip(key, keys);
    this->read_block(key, keys);
    skip(key, seen.first);
    strip(key, seen);
    skip(key + seen.last, keys - seen.last);
  }

  void skip(index_t key, index_t keys) const {
    if (keys > 0 && watch_.skipped != nullptr) watch_.skipped(watch_.self, this->tile(0, at_.rows, key, keys));
  }

  void strip(index_t key, const visible_keys& seen) {
    const index_t keys = seen.last - seen.first;
    const score_tile at = this->tile(0, at_.rows, key + seen.first, keys);
    const tile_scores<T> numbers{scores_, 1, size_.pitch};
    each_panel([&](int packs, index_t i) { score(packs, i, seen); });
    each_pack(keys, [factor = pack(factor_)](pack s) { return s * factor; });
    if (watch_.scores != nullptr) watch_.scores(watch_.self, at, numbers);
    if (p_.softcap) each_pack(keys, [limit = pack(*p_.softcap)](pack s) { return capped(s, limit); });
    each_panel([&](int packs, index_t i) { mask_and_weigh(packs, i, key, seen); });
    if (watch_.weights != nullptr) watch_.weights(watch_.self, at, numbers);
    if (watch_.edits_weights && seen.partial != 0) exclude_again(at, numbers);
    if (watch_.statistics != nullptr) watch_.statistics(watch_.self, at, {state_.max, state_.sum});
    this->values(0, at_.rows, key, seen);
    const extents<2> rows{at_.rows, p_.value_width()};
    if (watch_.values != nullptr) watch_.values(watch_.self, at, {this->out_, rows, {size_.value_pitch, 1}});
  }

  /// f(packs, first row) for each panel of queries.
  template <class F>
  void each_panel(const F& f) const {
    for (index_t i = 0; i < at_.rows; i += columns) f(at_.rows - i > lanes ? 2 : 1, i);
  }

  /// score = f(score) on the packs of the strip.
  template <class F>
  void each_pack(index_t keys, const F& f) const {
    for (index_t j = 0; j < keys; ++j) {
      for (index_t c = 0; c < at_.rows; c += lanes) {
        T* s = scores_ + j * size_.pitch + c;
        f(pack::load(s)).store(s);
      }
    }
  }

  /// Of excluded pairs too: they are shown.
  void score(int packs, index_t row, const visible_keys& seen) const {
    pack top[2] = {pack(T(0)), pack(T(0))};  // that of the masked scores counts
    this->score_keys(packs, this->queries_ + row * this->width_, seen, scores_ + row, top);
  }

  /// Of scores that are scaled.
  void mask_and_weigh(int packs, index_t row, index_t key, const visible_keys& seen) {
    T* scores = scores_ + row;
    if (seen.partial != 0) this->change_scores(row, std::min(columns, at_.rows - row), key, seen, scores);
    pack top[2] = {pack(T(0)), pack(T(0))};
    this->find_top(packs, seen.last - seen.first, scores, top);
    this->weigh(packs, row, seen.last - seen.first, scores, top);
  }

  void exclude_again(const score_tile& at, const tile_scores<T>& weights) const {
    for (index_t i = 0; i < at.rows; ++i) {
      const auto visible = this->pairs().allowed_of({at.b, at.h, at.row + i}, at.key, at.keys);
      for (index_t j = 0; j < at.keys; ++j) {
        if (!visible[static_cast<std::size_t>(j)]) weights.at(i, j) = T(0);
      }
    }
  }

  tile_watch<T> watch_;
  T factor_;
};

/// Runs the call with memory of its own: one strip of queries of a head after the other, or, with an executor, several
/// at once.
template <class Problem>
void watched_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask,
                       const executor_ref& executor, const tile_watch<typename Problem::scalar>& watch,
                       const statistics_out<typename Problem::scalar>& statistics = {}) {
  constexpr index_t rows = strip_columns<typename Problem::scalar>;
  const block_grid<Problem> grid(p, rows, executor, stream_memory<Problem>(p, rows).bytes(p));
  const xattn::detail::call_scratch scratch("attention", {}, grid.workspace_bytes());
  grid.each(scratch.memory(), [&](const query_block& at, workspace own) {
    watched_task<Problem>(p, mask, at, own, watch).run(statistics);
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
