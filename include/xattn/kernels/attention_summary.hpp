// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What attention attends to, without a matrix of weights: for each query row the largest score, the
///         log-sum-exp, the entropy and the keys of the largest weights; for each key the sum of its weights.
/// Shapes  q (B, H, Lq, D), k (B, G, Lk, D) -> max_score, lse, entropy (B, H, Lq), top_keys, top_weights
///         (B, H, Lq, top), column_sums (B, H, Lk). Scratch: blocks of summary_rows x value_block scores for each task
///         under way, with a copy of a block of keys that a problem keeps elsewhere, and summary_groups sums a key.
/// Formula w_ij = exp(s_ij - lse_i) with the scores s of attention, before any function of the weights; entropy
///         H_i = sum_j w_ij (lse_i - s_ij), natural, 0 ln 0 = 0; column sum c_j = sum_i w_ij.
/// Edges   a sink counts in lse and has no key: weights then sum to less than 1. Excluded pairs, and scores of -inf,
///         have weight 0 and are never among the top; equal scores are in the order of their keys; free places hold
///         key -1 and weight 0. A row without keys: max_score -inf, entropy 0. A key that an item does not have: sum 0.
///         NaN or +inf makes its row NaN (keys -1), and the sums of the keys that it may attend to. Sums run over rows
///         in groups of a size that Lq alone decides: bits do not depend on the executor.
/// Error   weights: twice that of a naive loop in the same type plus 4 eps; with a given lse also |lse| eps relative.
///         entropy: (8 + Lk / 32) eps (1 + ln Lk) beside what the errors of the weights make; column sums: Lq times
///         that of a weight.
/// Source  Shannon 1948 (entropy).
#pragma once

#include "xattn/kernels/attention_stages.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Query rows whose scores against a block of keys are in memory at once.
inline constexpr index_t summary_rows = 64;
/// Groups of rows of a head, at most: each is a task with column sums of its own.
inline constexpr index_t summary_groups = 8;

template <class T>
struct summary_out {
  tensor3_view<T> max_score, lse, entropy;
  tensor4_view<index_t> top_keys;
  tensor4_view<T> top_weights;
  tensor3_view<T> column_sums;

  index_t top() const noexcept { return top_keys.extent(3); }
};

/// What is known of consecutive rows, one number each.
template <class T>
struct summary_rows_state {
  T* peak;     // of the scores
  T* max;      // of the scores and the sink, while the sum is formed
  T* sum;      // of exp(score - max)
  T* entropy;  // so far
  T* top_scores;
  index_t* top_keys;  // `top` a row, best first

  static std::size_t bytes(index_t rows, index_t top) noexcept {
    return 4 * workspace_bytes<T>(rows) + workspace_bytes<T>(rows * top) + workspace_bytes<index_t>(rows * top);
  }
  static summary_rows_state take(workspace& own, index_t rows, index_t top) {
    return {own.take<T>(rows), own.take<T>(rows),       own.take<T>(rows),
            own.take<T>(rows), own.take<T>(rows * top), own.take<index_t>(rows * top)};
  }
  void start(index_t rows, index_t top, const T& sink) const {
    std::fill_n(peak, rows, minus_infinity<T>());
    std::fill_n(max, rows, sink);
    std::fill_n(sum, rows, sink == minus_infinity<T>() ? T(0) : T(1));
    std::fill_n(entropy, rows, T(0));
    std::fill_n(top_scores, rows * top, minus_infinity<T>());
    std::fill_n(top_keys, rows * top, index_t{-1});
  }
};

/// How a row's scores become weights: w = share exp(s - shift), and each counts level - s.
template <class T>
struct row_weights {
  T shift, share, level;
};

/// How the rows of a head are cut into groups; an executor decides nothing of it.
template <class Problem>
struct summary_cut {
  using T = typename Problem::scalar;

  index_t rows, groups, pitch;  // rows of a group, groups of a head, and sums of a group
  std::size_t bytes;            // of a task under way

  summary_cut(const Problem& p, index_t top)
      : rows(whole(whole(p.q_len(), summary_rows), summary_groups) * summary_rows),
        groups(p.q_len() == 0 ? 0 : whole(p.q_len(), rows)),
        pitch(padded_keys<T>(most_keys(p))),
        bytes(workspace_bytes<T>(summary_rows * padded_keys<T>(value_block)) +
              summary_rows_state<T>::bytes(summary_rows, top) + workspace_bytes<T>(copied_numbers(p)) +
              matmul_workspace<T>(p.width())) {}

  /// Of the copy of a block of keys.
  static index_t copied_numbers(const Problem& p) noexcept { return keeps_keys<Problem> ? value_block * p.width() : 0; }

 private:
  static constexpr index_t whole(index_t n, index_t unit) noexcept { return (n + unit - 1) / unit; }
  /// Of any item.
  static index_t most_keys(const Problem& p) {
    index_t most = 0;
    for (index_t b = 0; b < p.batch(); ++b) most = std::max(most, p.range(b).last - p.range(b).first);
    return most;
  }
};

/// The tasks of a call: groups of rows of each head, with sums of their own, and then the sums of each head.
template <class Problem>
class summary_tasks {
 public:
  using T = typename Problem::scalar;
  using pack = simd::pack<T>;
  using number = simd::pack<T, 1>;

  /// `known` is the lse of each row where the caller has it, else its data is null.
  summary_tasks(const Problem& p, const score_rules<T>& mask, const summary_out<T>& out,
                const tensor3_view<const T>& known)
      : p_(p), stages_{p, mask}, out_(out), known_(known), cut_(p, out.top()) {}

  const summary_cut<Problem>& cut() const noexcept { return cut_; }

  /// Group task % groups of head task / groups: its rows, and the sums of the keys that the item has.
  void group(index_t task, T* columns, workspace own) const {
    const index_t head = task / cut_.groups, b = head / p_.heads(), h = head % p_.heads();
    const index_t begin = task % cut_.groups * cut_.rows, end = std::min(begin + cut_.rows, p_.q_len());
    T* scores = own.take<T>(summary_rows * padded_keys<T>(value_block));
    const auto rows = summary_rows_state<T>::take(own, summary_rows, out_.top());
    T* keys = own.take<T>(summary_cut<Problem>::copied_numbers(p_));
    std::fill_n(columns, cut_.pitch, T(0));
    for (index_t i = begin; i < end; i += summary_rows) {
      some_rows({b, h, p_.kv_head(h), i, std::min(summary_rows, end - i)}, {scores, rows, columns, keys, own});
    }
  }

  /// The sums of a head, group after group.
  void add_groups(index_t head, const T* columns) const {
    const index_t b = head / p_.heads(), h = head % p_.heads();
    const key_range all = p_.range(b);
    for (index_t j = 0; j < p_.k_len(); ++j) {
      T sum(0);
      const bool had = all.first <= j && j < all.last;
      for (index_t g = 0; had && g < cut_.groups; ++g) sum = sum + columns[g * cut_.pitch + j - all.first];
      out_.column_sums(b, h, j) = sum;
    }
  }

 private:
  /// Memory of a task.
  struct task_memory {
    T* scores;
    summary_rows_state<T> rows;
    T* columns;
    T* keys;
    workspace rest;
  };
  /// Keys of a block.
  struct block_keys {
    index_t first, count;
  };

  void some_rows(const query_block& at, const task_memory& own) const {
    own.rows.start(at.rows, out_.top(), p_.sinks(at.h));
    if (known_.data() == nullptr) {
      each_block(at, own, [&](block_keys, const matrix_view<T>& s) { sum_block(s, own.rows); });
    }
    for (index_t i = 0; i < at.rows; ++i) give_level(at, i, own.rows);
    each_block(at, own, [&](block_keys keys, const matrix_view<T>& s) {
      for (index_t i = 0; i < at.rows; ++i) {
        rank_row(i, keys, s[i], own.rows);
        weigh_row(at, i, keys, s[i].data(), own);
      }
    });
    for (index_t i = 0; i < at.rows; ++i) finish_row(at, i, own.rows);
  }

  /// f(keys, their scores) for each block of keys that any of the rows may see.
  template <class F>
  void each_block(const query_block& at, const task_memory& own, const F& f) const {
    const key_range all = p_.range(at.b);
    for (index_t j = all.first; j < all.last; j += value_block) {
      const block_keys keys{j, std::min(value_block, all.last - j)};
      const tile_class seen = stages_.mask.classify({at.b, at.h, at.first, at.rows, j, keys.count});
      if (seen == tile_class::empty) continue;
      const matrix_view<T> s(own.scores, {at.rows, padded_keys<T>(keys.count)});
      score(at, keys, s, own);
      settle_scores(at, keys, s, seen == tile_class::partial);
      f(keys, s);
    }
  }

  void score(const query_block& at, block_keys keys, const matrix_view<T>& s, const task_memory& own) const {
    if constexpr (!keeps_keys<Problem>) {
      multiply(at, matrix_at(p_.k, at.b, at.g).slice(0, keys.first, keys.first + keys.count), s, own.rest);
    } else if (p_.own(at.b, keys.first)) {
      multiply(at, p_.own_keys(at.b, at.g, keys.first, keys.count), s, own.rest);
    } else {
      const matrix_view<T> copy = key_copy(p_, own.keys, keys.count);
      p_.copy_keys(at.b, at.g, keys.first, copy);
      multiply(at, as_const(copy), s, own.rest);
    }
    stages_.scale(s);
    if (p_.softcap) stages_.cap(s);
  }

  template <class K>
  void multiply(const query_block& at, const matrix_view<const K>& keys, const matrix_view<T>& s,
                workspace scratch) const {
    matmul(matrix_at(p_.q, at.b, at.h).slice(0, at.first, at.first + at.rows), transposed(keys), s, scratch);
  }

  /// What the mask does to scores; -inf behind the last key.
  void settle_scores(const query_block& at, block_keys keys, const matrix_view<T>& s, bool partial) const {
    const score_tile tile{at.b, at.h, at.first, at.rows, keys.first, keys.count};
    if (partial) stages_.mask.apply({s.data(), s.stride(0), 1}, tile);
    for (index_t i = 0; i < at.rows; ++i) {
      T* row = s.data() + i * s.stride(0);
      std::fill(row + keys.count, row + s.extent(1), minus_infinity<T>());
    }
  }

  static T peak_of(const row_view<T>& scores) {
    pack top(minus_infinity<T>());
    for (index_t j = 0; j < scores.extent(0); j += pack::size) top = simd::maximum{}(top, pack::load(&scores(j)));
    return simd::reduce_max(top);
  }

  /// Maxima and sums so far. The scores are used up.
  void sum_block(const matrix_view<T>& s, const summary_rows_state<T>& rows) const {
    for (index_t i = 0; i < s.extent(0); ++i) {
      const T max = larger(rows.max[i], peak_of(s[i])), shift = max == minus_infinity<T>() ? T(0) : max;
      const T before = simd::exp(number(rows.max[i]) - number(shift)).v;
      rows.sum[i] = before * rows.sum[i] + simd::reduce_add(exp_packs(s[i].data(), s.extent(1), pack(shift)));
      rows.max[i] = max;
    }
  }

  /// The lse of a row, from its sum or as it was given.
  void give_level(const query_block& at, index_t i, const summary_rows_state<T>& rows) const {
    T& lse = out_.lse(at.b, at.h, at.first + i);
    if (known_.data() != nullptr) {
      lse = known_(at.b, at.h, at.first + i);
      rows.max[i] = lse;
      rows.sum[i] = T(1);
      return;
    }
    lse = row_stats<T>{rows.max[i], rows.sum[i]}.lse();
    const bool none = rows.sum[i] == T(0);
    if (none && stages_.mask.any_left({at.b, at.h, at.first + i}, p_.k_len())) {  // only scores of -inf
      lse = T(std::numeric_limits<double>::quiet_NaN());
    }
  }

  /// The largest score, and the best keys. Keys come in ascending order: the first of equal ones stays in front.
  void rank_row(index_t i, block_keys keys, const row_view<T>& scores, const summary_rows_state<T>& rows) const {
    const T peak = peak_of(scores);
    rows.peak[i] = larger(rows.peak[i], peak);
    const index_t last = out_.top() - 1;
    T* best = rows.top_scores + i * out_.top();
    index_t* best_keys = rows.top_keys + i * out_.top();
    if (last < 0 || !(best[last] < peak)) return;
    for (index_t j = 0; j < keys.count; ++j) {
      const T score = scores(j);
      if (!(best[last] < score)) continue;
      index_t place = last;
      for (; place > 0 && best[place - 1] < score; --place) {
        best[place] = best[place - 1];
        best_keys[place] = best_keys[place - 1];
      }
      best[place] = score;
      best_keys[place] = keys.first + j;
    }
  }

  row_weights<T> weights_of(const query_block& at, index_t i, const summary_rows_state<T>& rows) const {
    const T& lse = out_.lse(at.b, at.h, at.first + i);
    if (lse == minus_infinity<T>()) return {T(0), T(0), T(0)};
    return {rows.max[i], T(1) / rows.sum[i], lse};
  }

  void weigh_row(const query_block& at, index_t i, block_keys keys, const T* scores, const task_memory& own) const {
    const row_weights<T> w = weights_of(at, i, own.rows);
    T* const columns = own.columns + keys.first - p_.range(at.b).first;
    if (w.level != w.level) return spoil_columns({at.b, at.h, at.first + i}, keys, scores, columns);
    const pack shift(w.shift), share(w.share), level(w.level), none(minus_infinity<T>());
    pack entropy(T(0));
    for (index_t j = 0; j < padded_keys<T>(keys.count); j += pack::size) {
      const pack s = pack::load(scores + j);
      const auto absent = s == none;
      const pack weight = select(absent, pack(T(0)), simd::exp(s - shift) * share);
      entropy = entropy + select(absent, pack(T(0)), weight * (level - s));
      T* column = columns + j;
      (pack::load(column) + weight).store(column);
    }
    own.rows.entropy[i] = own.rows.entropy[i] + simd::reduce_add(entropy);
  }

  /// A row of NaN reaches the keys that it may attend to, and no others.
  XATTN_COLD void spoil_columns(const score_row& row, block_keys keys, const T* scores, T* columns) const {
    const T nan = T(std::numeric_limits<double>::quiet_NaN());
    for (index_t j = 0; j < keys.count; ++j) {
      const bool barred = stages_.mask.modifies() && scores[j] == minus_infinity<T>();
      if (!barred && stages_.mask.allowed(row, keys.first + j)) columns[j] = nan;
    }
  }

  void finish_row(const query_block& at, index_t i, const summary_rows_state<T>& rows) const {
    const row_weights<T> w = weights_of(at, i, rows);
    const bool nan = w.level != w.level;
    out_.max_score(at.b, at.h, at.first + i) = rows.peak[i];
    out_.entropy(at.b, at.h, at.first + i) = nan ? w.level : rows.entropy[i];
    for (index_t n = 0; n < out_.top(); ++n) {
      const index_t key = nan ? -1 : rows.top_keys[i * out_.top() + n];
      const number score(rows.top_scores[i * out_.top() + n]), shift(w.shift);
      const T weight = key < 0 ? T(0) : T(simd::exp(score - shift).v * w.share);
      out_.top_keys(at.b, at.h, at.first + i, n) = key;
      out_.top_weights(at.b, at.h, at.first + i, n) = nan ? w.level : weight;
    }
  }

  const Problem& p_;
  attention_stages<Problem> stages_;
  summary_out<T> out_;
  tensor3_view<const T> known_;
  summary_cut<Problem> cut_;
};

/// A call; run() takes scratch_bytes of scratch.
template <class Problem>
class summary_run {
 public:
  using T = typename Problem::scalar;

  summary_run(const Problem& p, const score_rules<T>& mask, const summary_out<T>& out,
              const tensor3_view<const T>& known, const executor_ref& executor)
      : heads_(p.batch() * p.heads()), tasks_(p, mask, out, known), executor_(executor) {}

  static std::size_t scratch_bytes(const Problem& p, index_t top, const executor_ref& executor) {
    const summary_cut<Problem> c(p, top);
    const index_t tasks = p.batch() * p.heads() * c.groups;
    return workspace_bytes<T>(tasks * c.pitch) +
           aligned_bytes(static_cast<std::size_t>(concurrent_tasks(executor, tasks)) * c.bytes);
  }

  void run(workspace scratch) const {
    const summary_cut<Problem>& c = tasks_.cut();
    const index_t tasks = heads_ * c.groups, slots = concurrent_tasks(executor_, tasks);
    T* columns = scratch.take<T>(tasks * c.pitch);
    std::byte* memory = scratch.take<std::byte>(slots * static_cast<index_t>(c.bytes));
    for_each_task(executor_, tasks, slots, [&](index_t slot, index_t task) {
      const workspace own(std::span<std::byte>(memory + static_cast<std::size_t>(slot) * c.bytes, c.bytes));
      tasks_.group(task, columns + task * c.pitch, own);
    });
    for_each_task(executor_, heads_, concurrent_tasks(executor_, heads_),
                  [&](index_t, index_t head) { tasks_.add_groups(head, columns + head * c.groups * c.pitch); });
  }

 private:
  index_t heads_;
  summary_tasks<Problem> tasks_;
  executor_ref executor_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
