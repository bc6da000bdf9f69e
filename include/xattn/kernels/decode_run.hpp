// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention of a few query rows over a long row of keys: every key and value is read once for all query heads
///         that share it, in blocks whose scores never leave the first cache.
/// Shapes  see attention_problem.hpp; where keys and values lie is the source's affair.
/// Formula a part of decode_part keys has one maximum, for which its blocks of key_block keys are weighed; parts join
///         the state of the row in ascending order, wherever they were computed: the bits do not depend on the number
///         of threads.
/// Edges   blocks that a mask excludes altogether are not read. Excluded pairs contribute nothing, NaN or not.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
/// Source  Dao, Haziza, Massa and Sizov 2023, "Flash-Decoding for long-context inference" (the split over keys).
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/kernels/attention_stages.hpp"
#include "xattn/kernels/decode_state.hpp"
#include "xattn/kernels/decode_values.hpp"

#include <array>
#include <span>

namespace xattn::inline XATTN_ISA::kernels {

/// Keys whose state can be computed by a task of its own.
inline constexpr index_t decode_part = 4 * key_block;
/// Query rows that one task takes: those of all query heads of a key-value head, row after row.
inline constexpr index_t decode_task_rows = 64;
/// Rows that meet a block of keys at once.
inline constexpr index_t decode_rows = 16;

/// A source has block(b, g, first, n, memory): keys [first, first + n) of key-value head g in batch item b, which are
/// the n first of a block, and their values. It may put them into the memory, of block_bytes(). It names their types.
template <class Problem, class Source>
class decode_run {
 public:
  using T = typename Problem::scalar;
  using pack = simd::pack<T>;
  using keys_type = typename Source::keys_type;
  using values_type = typename Source::values_type;

  XATTN_NOINLINE decode_run(const Problem& p, const Source& source, const score_rules<T>& mask,
                            const executor_ref& executor)
      : p_(p),
        source_(source),
        mask_(mask),
        executor_(executor),
        group_(source.kv_heads() == 0 ? 0 : p.heads() / source.kv_heads()),
        row_blocks_((group_ * p.q_len() + decode_task_rows - 1) / decode_task_rows),
        rows_(std::min(decode_task_rows, group_ * p.q_len())),
        tile_rows_(std::min(decode_rows, rows_)),
        units_(p.batch() * source.kv_heads() * row_blocks_),
        parts_(most_parts(p)),
        query_pitch_(whole_packs(p.width())),
        pitch_(whole_packs(p.value_width())),
        threads_(executor.concurrency()),
        split_(parts_ > 1 && threads_ > 1 && units_ < 4 * threads_),
        slots_(std::max<index_t>(1, std::min(tasks(), threads_))) {}

  XATTN_NOINLINE std::size_t workspace() const {
    return workspace_bytes<std::byte>(slots_ * task_bytes()) + workspace_bytes<row_stats<T>>(states() * rows_) +
           workspace_bytes<T>(states() * rows_ * pitch_);
  }

  /// A task is a unit with all its parts; or, where there are few, a part of it, and the parts are joined when all are
  /// there.
  XATTN_NOINLINE void run(xattn::workspace scratch) const {
    const store memory{scratch.take<std::byte>(slots_ * task_bytes()), scratch.take<row_stats<T>>(states() * rows_),
                       scratch.take<T>(states() * rows_ * pitch_)};
    for_each_task(executor_, tasks(), slots_, [&](index_t slot, index_t task) {
      const unit u = unit_at(split_ ? task / parts_ : task);
      const task_memory own = memory_of(memory.tasks + slot * task_bytes());
      pack_queries(u, own.queries);
      if (split_) see_part(u, task % parts_, own, states_at(memory, task));
      else see_all(u, own, states_at(memory, 2 * slot), states_at(memory, 2 * slot + 1));
    });
    if (split_) join_parts(memory);
  }

 private:
  /// Query rows [first, first + rows) of a key-value head: row r is query r mod Lq of its query head r div Lq.
  struct unit {
    index_t b, g, first, rows;
  };
  /// Of tasks under way, and room for decode_states of units.
  struct store {
    std::byte* tasks;
    row_stats<T>* stats;
    T* sums;
  };
  /// A block of keys that some of the rows see which meet it at once.
  struct seen_block {
    decode_block at;
    T* weights;  // [row][key_block], before that scores
    T* barred;   // the same, -inf where there is no pair
    kv_block<keys_type, values_type> block;
  };
  /// Queries, filled up to whole packs; the blocks of a part; sums of a block.
  struct task_memory {
    T* queries;
    T* weights;
    T* barred;
    T* fresh;
    std::byte* blocks;  // what the source keeps of them
  };
  static constexpr index_t part_blocks = decode_part / key_block;

  static index_t most_parts(const Problem& p) {
    index_t most = 0;
    for (index_t b = 0; b < p.batch(); ++b) most = std::max(most, parts_of(p.range(b)));
    return most;
  }
  /// Parts begin at multiples of decode_part, wherever the range does.
  static index_t parts_of(const key_range& r) {
    return r.last <= r.first ? 0 : (r.last - 1) / decode_part + 1 - r.first / decode_part;
  }

  index_t tasks() const { return split_ ? units_ * parts_ : units_; }
  index_t states() const { return split_ ? tasks() : 2 * slots_; }
  index_t queries_size() const { return rows_ * query_pitch_; }
  index_t scores_size() const { return tile_rows_ * decode_part; }
  index_t numbers() const { return queries_size() + 2 * scores_size() + tile_rows_ * pitch_; }
  index_t block_bytes() const { return static_cast<index_t>(aligned_bytes(source_.block_bytes())); }
  index_t task_bytes() const {
    return static_cast<index_t>(workspace_bytes<T>(numbers())) + part_blocks * block_bytes();
  }
  /// What needs whole lines comes first.
  task_memory memory_of(std::byte* memory) const {
    xattn::workspace own(std::span<std::byte>(memory, static_cast<std::size_t>(task_bytes())));
    T* const weights = own.take<T>(numbers());
    T* const barred = weights + scores_size();
    T* const queries = barred + scores_size();
    T* const fresh = queries + queries_size();
    return {queries, weights, barred, fresh, own.take<std::byte>(part_blocks * block_bytes())};
  }
  decode_states<T> states_at(const store& memory, index_t n) const {
    return {memory.stats + n * rows_, memory.sums + n * rows_ * pitch_, pitch_};
  }

  XATTN_NOINLINE unit unit_at(index_t n) const {
    const index_t head = n / row_blocks_, first = n % row_blocks_ * decode_task_rows;
    return {head / source_.kv_heads(), head % source_.kv_heads(), first,
            std::min(decode_task_rows, group_ * p_.q_len() - first)};
  }
  score_row place(const unit& u, index_t r) const {
    const index_t row = u.first + r;
    return {u.b, u.g * group_ + row / p_.q_len(), row % p_.q_len()};
  }

  XATTN_NOINLINE void see_all(const unit& u, const task_memory& own, const decode_states<T>& total,
                              const decode_states<T>& part) const {
    total.clear(u.rows);
    for (index_t n = 0, parts = parts_of(p_.range(u.b)); n < parts; ++n) {
      see_part(u, n, own, part);
      total.join(part, u.rows);
    }
    finish(u, total);
  }

  XATTN_NOINLINE void join_parts(const store& memory) const {
    for_each_task(executor_, units_, slots_, [&](index_t, index_t n) {
      const unit u = unit_at(n);
      const decode_states<T> total = states_at(memory, n * parts_);
      for (index_t part = 1; part < parts_; ++part) total.join(states_at(memory, n * parts_ + part), u.rows);
      finish(u, total);
    });
  }

  XATTN_NOINLINE void finish(const unit& u, const decode_states<T>& total) const {
    for (index_t r = 0; r < u.rows; ++r) finish_row(p_, mask_, place(u, r), total, r);
  }

  XATTN_NOINLINE void pack_queries(const unit& u, T* to) const {
    for (index_t r = 0; r < u.rows; ++r, to += query_pitch_) {
      const score_row at = place(u, r);
      std::fill(to, to + query_pitch_, T(0));
      for (index_t d = 0; d < p_.width(); ++d) to[d] = static_cast<T>(p_.q(at.b, at.h, at.i, d));
    }
  }

  /// The state of the rows after the keys of the item's part n alone.
  XATTN_NOINLINE void see_part(const unit& u, index_t n, const task_memory& own, const decode_states<T>& states) const {
    const key_range keys = p_.range(u.b);
    const index_t begin = (keys.first / decode_part + n) * decode_part, first = std::max(begin, keys.first);
    const index_t last = std::min(begin + decode_part, keys.last);
    states.clear(u.rows);
    for (index_t row = 0; row < u.rows; row += decode_rows) {
      score_row places[std::size_t{decode_rows}];
      const index_t rows = std::min(decode_rows, u.rows - row);
      for (index_t r = 0; r < rows; ++r) places[r] = place(u, row + r);
      const decode_block all{places, rows, first, last - first};
      task_memory tile = own;
      tile.queries += row * query_pitch_;
      see_tile(u, all, tile, states.from_row(row));
    }
  }

  /// The blocks of a part: first all keys, then all values, because memory is read faster where it is left rarely.
  XATTN_NOINLINE void see_tile(const unit& u, const decode_block& all, const task_memory& own,
                               const decode_states<T>& states) const {
    std::array<seen_block, std::size_t{part_blocks}> seen;
    seen_block* end = seen.data();
    for (index_t first = 0; first < all.keys; first += key_block) {
      const index_t n = end - seen.data(), size = all.rows * key_block;
      end->at = {all.places, all.rows, all.first + first, std::min(key_block, all.keys - first)};
      end->weights = own.weights + n * size;
      end->barred = own.barred + n * size;
      if (mask_.excludes() && !any_left(end->at, end->barred)) continue;
      end->block = source_.block(u.b, u.g, end->at.first, end->at.keys, own.blocks + n * block_bytes());
      end->block.keys.score({own.queries, all.rows, query_pitch_}, end->at.keys, end->weights);
      for (index_t r = 0; r < all.rows; ++r) {
        shape_scores(end->block.keys.scales, end->at, r, end->weights + r * key_block, end->barred + r * key_block);
      }
      ++end;
    }
    for (index_t r = 0; r < all.rows; ++r) states.stats[r] = weigh({seen.data(), end}, r);
    for (const seen_block* b = seen.data(); b != end; ++b) {
      const T* barred = mask_.excludes() ? b->barred : nullptr;
      value_block_product<values_type>{b->block.values, barred, b->at}.add(b->weights, own.fresh, states.sums,
                                                                            states.pitch);
    }
  }

  /// Writes -inf where the mask excludes a pair of the block, 0 elsewhere. False if it excludes all.
  XATTN_NOINLINE bool any_left(const decode_block& at, T* barred) const {
    bool left = false;
    for (index_t r = 0; r < at.rows; ++r, barred += key_block) {
      const tile_class c = mask_.classify(tile_of(at, r));
      std::fill(barred, barred + key_block, c == tile_class::empty ? minus_infinity<T>() : T(0));
      if (c == tile_class::partial) mask_.exclude(in_row(barred), tile_of(at, r));
      for (index_t j = 0; j < at.keys && !left; ++j) left = barred[j] == T(0);
    }
    return left;
  }

  /// One row of a block.
  static score_tile tile_of(const decode_block& at, index_t r) {
    const score_row& row = at.places[r];
    return {row.b, row.h, row.i, 1, at.first, at.keys};
  }
  static tile_scores<T> in_row(T* scores) { return {scores, key_block, 1}; }

  static index_t whole_packs(index_t n) { return (n + pack::size - 1) & -pack::size; }

  /// From products of queries and keys to scores, -inf where there is no pair.
  XATTN_NOINLINE void shape_scores([[maybe_unused]] const float* key_scales, const decode_block& at, index_t r,
                                   T* scores, T* barred) const {
    const index_t end = whole_packs(at.keys);
    std::fill(scores + at.keys, scores + end, T(0));
    const pack factor(p_.scale);
    simd::transform_packs(scores, end, [factor](pack s) { return s * factor; });
    if constexpr (keys_type::scaled) multiply(scores, key_scales, at.keys);
    if (p_.softcap) cap(scores, end);
    if (mask_.modifies()) modify(at, r, scores, barred);
    mask_.add_bias(in_row(scores), tile_of(at, r));
    if (mask_.excludes()) {
      for (index_t j = 0; j < end; j += pack::size) {
        const pack none(minus_infinity<T>());
        select(pack::load(barred + j) == none, none, pack::load(scores + j)).store(scores + j);
      }
    }
    std::fill(scores + at.keys, scores + end, minus_infinity<T>());
  }

  /// What a function excludes is barred.
  XATTN_COLD void modify(const decode_block& at, index_t r, T* scores, T* barred) const {
    mask_.modify(in_row(scores), tile_of(at, r));
    const pack none(minus_infinity<T>());
    for (index_t j = 0; j < at.keys; j += pack::size) {
      select(pack::load(scores + j) == none, none, pack::load(barred + j)).store(barred + j);
    }
  }

  XATTN_COLD void cap(T* scores, index_t n) const {
    const pack limit(*p_.softcap);
    simd::transform_packs(scores, n, [limit](pack s) { return capped(s, limit); });
  }

  /// The scores of row r become weights about their maximum, which is that of all blocks: one after the other, each
  /// block would wait for the maximum and the exponentials of the one before.
  XATTN_NOINLINE static row_stats<T> weigh(std::span<const seen_block> seen, index_t r) {
    pack top(minus_infinity<T>()), sum(T(0));
    for (const seen_block& b : seen) {
      top = simd::maximum{}(top, largest(b.weights + r * key_block, whole_packs(b.at.keys)));
    }
    const T max = simd::reduce_max(top);
    const pack shift(shift_of(max));
    for (const seen_block& b : seen) {
      T* const weights = b.weights + r * key_block;
      sum = sum + exp_packs(weights, whole_packs(b.at.keys), shift);
      if constexpr (values_type::scaled) multiply(weights, b.block.values.scales, b.at.keys);
    }
    return {max, simd::reduce_add(sum)};
  }

  static pack largest(const T* x, index_t n) {
    pack top(minus_infinity<T>());
    for (index_t j = 0; j < n; j += pack::size) top = simd::maximum{}(top, pack::load(x + j));
    return top;
  }

  XATTN_NOINLINE static void multiply(T* x, const float* factors, index_t n) {
    for (index_t j = 0; j < n; j += pack::size) {
      const index_t count = std::min<index_t>(pack::size, n - j);
      (pack::load(x + j) * simd::load_some<T>(factors + j, 1, count, T(0))).store(x + j);
    }
  }

  const Problem& p_;
  const Source& source_;
  score_rules<T> mask_;
  executor_ref executor_;
  index_t group_;        // query heads of a key-value head
  index_t row_blocks_;   // units of one
  index_t rows_;         // of a unit, at most
  index_t tile_rows_;    // of them that meet a block at once
  index_t units_, parts_;
  index_t query_pitch_, pitch_;  // of queries, of sums
  index_t threads_;
  bool split_;
  index_t slots_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
