// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention without a matrix of scores: blocks of keys stream past a block of queries, whose maxima, sums and
///         outputs are kept up to date. One kernel for all masks, layouts and widths.
/// Shapes  see attention_problem.hpp; any Lq, Lk, D, Dv. Scratch: stream_task_bytes for each task under way,
///         whatever Lq and Lk.
/// Formula for each block of value_block keys: S = K Q^T, scaled, capped and masked; the online softmax; O = shrink O +
///         P V, P V summed from 0. At the end O / d. Scores lie [key][query]: a pack holds queries, and nothing crosses
///         lanes.
/// Edges   those of attention_stages.hpp. Blocks of keys start at multiples of value_block from key 0 and a query's
///         arithmetic knows no other query, so that its bits depend neither on its place nor on who is computed with
///         it.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
/// Source  Rabe, Staats 2021, arXiv:2112.05682; Dao 2023, arXiv:2307.08691.
#pragma once

#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/row_pitch.hpp"
#include "xattn/kernels/stream_strip.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Where the parts of a task lie in its scratch.
template <class Problem>
struct stream_memory : stream_sizes {
  using T = typename Problem::scalar;
  static constexpr index_t columns = tile_shape<T>::columns, lanes = tile_shape<T>::lanes;

  static constexpr index_t round_up(index_t n, index_t unit) noexcept { return (n + unit - 1) / unit * unit; }

  XATTN_NOINLINE stream_memory(const Problem& p, index_t task_rows)
      : stream_sizes(sizes_of(p, task_rows)),
        copies_keys(!std::same_as<typename decltype(Problem::k)::value_type, T> || rows_collide<T>(p.k.stride(2))),
        copies_values(!std::same_as<typename decltype(Problem::v)::value_type, T> || p.v.stride(3) != 1 ||
                      p.value_width() != value_pitch) {}

  bool copies_keys, copies_values;

  XATTN_NOINLINE std::size_t bytes(const Problem& p) const noexcept {
    return workspace_bytes<T>(rows * p.width()) + workspace_bytes<T>(block * pitch) +
           workspace_bytes<T>(rows * value_pitch) + 3 * workspace_bytes<T>(rows) +
           workspace_bytes<T>(copied_keys()) + workspace_bytes<T>(copied_values()) +
           (keeps_keys<Problem> ? workspace_bytes<T>(p.width()) : 0);
  }
  /// Numbers of a copy of a block, where there may be one.
  index_t copied_keys() const noexcept { return copies_keys || keeps_keys<Problem> ? block * key_pitch : 0; }
  index_t copied_values() const noexcept { return copies_values || keeps_keys<Problem> ? block * value_pitch : 0; }

 private:
  static stream_sizes sizes_of(const Problem& p, index_t task_rows) {
    const index_t rows = round_up(std::min(task_rows, p.q_len()), columns);
    return {rows, std::min(rows, strip_columns<T>), std::min(value_block, p.k_len()), row_pitch<T>(p.width()),
            round_up(p.value_width(), lanes)};
  }
};

/// Where a hook wants to see the statistics of the softmax; none where the data is null.
template <class T>
struct statistics_out {
  tensor3_view<T> max, sum;
};

/// The queries of one block against all keys. stream_tiles.hpp has one that shows its tiles.
template <class Problem>
class stream_task : protected stream_strips<typename Problem::scalar> {
 protected:
  using strips = stream_strips<typename Problem::scalar>;
  using strips::at_, strips::keys_, strips::mask_, strips::out_, strips::queries_, strips::scores_,
      strips::size_, strips::started, strips::state_, strips::values_, strips::width_;
  using typename strips::visible_keys;

 public:
  using T = typename Problem::scalar;
  using K = typename decltype(Problem::k)::value_type;
  using V = typename decltype(Problem::v)::value_type;
  using typename strips::pack;
  using strips::columns, strips::lanes;

  stream_task(const Problem& p, const score_rules<T>& mask, const query_block& at, workspace own)
      : stream_task(p, mask, at, own, {p, at.rows}) {}

  void run(const statistics_out<T>& statistics) {
    pack_queries();
    state_.start(size_.rows, p_.sinks(at_.h));
    const key_range all = p_.range(at_.b);
    for (index_t key = all.first; key < all.last; key += value_block) block(key, std::min(value_block, all.last - key));
    finish();
    if (statistics.max.data() != nullptr) give(statistics);
  }

 protected:
  /// What tells whether a pair counts.
  attention_stages<Problem> pairs() const noexcept { return {p_, mask_, spare_key_}; }

  XATTN_COLD void give(const statistics_out<T>& statistics) const {
    for (index_t i = 0; i < at_.rows; ++i) {
      statistics.max(at_.b, at_.h, at_.first + i) = state_.max[i];
      statistics.sum(at_.b, at_.h, at_.first + i) = state_.sum[i];
    }
  }

  /// Panels [D][columns] with the sign of the scale; zero past the last query.
  void pack_queries() {
    const auto q = matrix_at(p_.q, at_.b, at_.h);
    for (index_t i = 0; i < at_.rows; i += columns) {
      T* panel = queries_ + i * width_;
      pack_panel(transposed(q.slice(0, at_.first + i, at_.first + std::min(i + columns, at_.rows))), 0, panel);
      if (p_.scale < T(0)) simd::transform_packs(panel, width_ * columns, [](pack x) { return -x; });
    }
  }

  void block(index_t key, index_t keys) {
    bool read = false;
    for (index_t i = 0; i < at_.rows; i += size_.pitch) {
      const index_t rows = std::min(size_.pitch, at_.rows - i);
      const visible_keys seen = this->look(i, rows, key, keys);
      if (seen.first == seen.last) continue;
      if (!read) read_block(key, keys);
      read = true;
      strip(i, rows, key, seen);
    }
  }

  void read_block(index_t key, index_t keys) {
    if constexpr (keeps_keys<Problem>) {
      if (p_.own(at_.b, key))
        read_rows(p_.own_keys(at_.b, at_.g, key, keys), p_.own_values(at_.b, p_.value_head(at_.h), key, keys));
      else
        copy_block(key, keys);
    } else {
      const index_t last = key + keys;
      read_rows(matrix_at(p_.k, at_.b, at_.g).slice(0, key, last),
                matrix_at(p_.v, at_.b, p_.value_head(at_.h)).slice(0, key, last));
    }
  }

  void copy_block(index_t key, index_t keys) {
    const matrix_view<T> k(key_copy_, {keys, width_}, {size_.key_pitch, 1}), v(value_copy_, {keys, size_.value_pitch});
    p_.copy_keys(at_.b, at_.g, key, k);
    p_.copy_values(at_.b, p_.value_head(at_.h), key, v.slice(1, 0, p_.value_width()));
    clear(v.slice(1, p_.value_width(), size_.value_pitch));
    keys_ = k;
    values_ = v;
  }

  void read_rows(const matrix_view<const K>& k, const matrix_view<const V>& v) {
    if constexpr (std::same_as<K, T>) keys_ = k;
    if (copies_keys_) keys_ = copied(k, key_copy_, size_.key_pitch, k.extent(1));
    if constexpr (std::same_as<V, T>) values_ = v;
    if (copies_values_) values_ = copied(v, value_copy_, size_.value_pitch, size_.value_pitch);
  }

  /// Rows of `width` elements, filled up with zeros.
  template <class E>
  XATTN_NOINLINE static matrix_view<const T> copied(const matrix_view<const E>& from, T* to, index_t pitch,
                                                    index_t width) {
    const matrix_view<T> copy(to, {from.extent(0), width}, {pitch, 1});
    copy_rows(from, copy.slice(1, 0, from.extent(1)));
    clear(copy.slice(1, from.extent(1), width));
    return copy;
  }

  static void clear(const matrix_view<T>& m) {
    for (index_t i = 0; i < m.extent(0); ++i) std::fill_n(m.data() + i * m.stride(0), m.extent(1), T(0));
  }

  void strip(index_t row, index_t rows, index_t key, const visible_keys& seen) {
    for (index_t i = 0; i < rows; i += columns) {
      this->panel(row + i, std::min(columns, rows - i), key, seen, scores_ + i);
    }
    values(row, rows, key, seen);
  }

  void values(index_t row, index_t rows, index_t key, const visible_keys& seen) {
    if (seen.partial != 0 && mask_.excludes() && !all_finite<T>(values_.slice(0, seen.first, seen.last))) {
      careful_values(row, rows, key, seen);
    } else {
      this->add_values(row, rows, key, seen);
    }
    this->started_ |= this->bit_of(row);
  }

  /// Where a value may be NaN or infinite: excluded pairs are left out, not multiplied by 0.
  XATTN_COLD void careful_values(index_t row, index_t rows, index_t key, const visible_keys& seen) {
    const matrix_view<const T> weights(scores_, {rows, seen.last - seen.first}, {1, size_.pitch});
    const matrix_view<T> out(out_ + row * size_.value_pitch, {rows, size_.value_pitch});
    const earlier_sums<T> earlier{started(row) ? state_.shrink + row : nullptr, 1};
    pairs().careful_values({at_.b, at_.h, at_.g, at_.first + row, rows}, weights,
                           values_.slice(0, seen.first, seen.last), key + seen.first, out, earlier);
  }

  void finish() {
    this->divide(matrix_at(p_.out, at_.b, at_.h).slice(0, at_.first, at_.first + at_.rows), p_.k_len());
    store_lse(p_, at_, {state_.max, state_.sum});
  }

  const Problem& p_;

 private:
  stream_task(const Problem& p, const score_rules<T>& mask, const query_block& at, workspace own,
              const stream_memory<Problem>& size)
      : strips(mask, at, size), p_(p), copies_keys_(size.copies_keys), copies_values_(size.copies_values) {
    width_ = p.width();
    this->softcap_ = p.softcap;
    this->magnitude_ = p.scale < T(0) ? -p.scale : p.scale;
    this->scales_in_memory_ = p.softcap || mask.reshapes() || this->magnitude_ == T(0);
    queries_ = own.take<T>(size.rows * width_);
    scores_ = own.take<T>(size.block * size.pitch);
    out_ = own.take<T>(size.rows * size.value_pitch);
    state_ = {own.take<T>(size.rows), own.take<T>(size.rows), own.take<T>(size.rows)};
    key_copy_ = own.take<T>(size.copied_keys());
    value_copy_ = own.take<T>(size.copied_values());
    if constexpr (keeps_keys<Problem>) spare_key_ = own.take<T>(width_);
  }

  bool copies_keys_, copies_values_;
  T* key_copy_;
  T* value_copy_;
  T* spare_key_ = nullptr;
};

/// For types with vector units.
template <class Problem>
inline constexpr bool has_stream_attention = simd::lanes<typename Problem::scalar> > 1;

template <class Problem>
block_grid<Problem> stream_grid(const Problem& p, const executor_ref& executor) {
  const index_t heads = p.batch() * p.heads(), wanted = stream_tasks * executor.concurrency();
  index_t rows = stream_rows;
  while (executor.concurrency() > 1 && rows > strip_columns<typename Problem::scalar> &&
         heads * ((p.q_len() + rows - 1) / rows) < wanted) {
    rows /= 2;
  }
  return {p, rows, executor, stream_memory<Problem>(p, rows).bytes(p)};
}

/// Scratch of a whole call for an executor of this concurrency.
template <class Problem>
std::size_t stream_workspace(const Problem& p, const executor_ref& executor) {
  return stream_grid(p, executor).workspace_bytes();
}

/// Runs the call; `scratch` holds stream_workspace bytes. `mask` is bound to the call's shape.
template <class Problem>
void stream_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                      workspace scratch, const statistics_out<typename Problem::scalar>& statistics = {}) {
  stream_grid(p, executor).each(scratch, [&](const query_block& at, workspace own) {
    stream_task<Problem>(p, mask, at, own).run(statistics);
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
