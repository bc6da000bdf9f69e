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

#include "xattn/kernels/attention_stages.hpp"
#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/online_softmax.hpp"
#include "xattn/kernels/row_pitch.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Queries of a task: a block of keys and values is read from the second cache once for all of them. Fewer where
/// threads would find less than stream_tasks tasks each.
inline constexpr index_t stream_rows = 256;
inline constexpr index_t stream_tasks = 4;

/// Keys that a mask is asked about at once: what no query of a strip may see at either end of a block is left out.
inline constexpr index_t mask_keys = 16;

/// Queries whose scores against a block of keys are in the first cache together: a few panels, and at least so many
/// that a bit each counts the strips of a task.
template <class T>
inline constexpr index_t strip_columns = tile_shape<T>::many_registers
                                             ? tile_shape<T>::columns
                                             : std::max<index_t>(3 * tile_shape<T>::columns, stream_rows / 32);

/// Where the parts of a task lie in its scratch.
template <class Problem>
struct stream_memory {
  using T = typename Problem::scalar;
  static constexpr index_t columns = tile_shape<T>::columns, lanes = tile_shape<T>::lanes;

  static constexpr index_t round_up(index_t n, index_t unit) noexcept { return (n + unit - 1) / unit * unit; }

  stream_memory(const Problem& p, index_t task_rows)
      : rows(round_up(std::min(task_rows, p.q_len()), columns)),
        pitch(std::min(rows, strip_columns<T>)),
        block(std::min(value_block, p.k_len())),
        key_pitch(row_pitch<T>(p.width())),
        value_pitch(round_up(p.value_width(), lanes)),
        copies_keys(!std::same_as<typename decltype(Problem::k)::value_type, T> || rows_collide<T>(p.k.stride(2))),
        copies_values(!std::same_as<typename decltype(Problem::v)::value_type, T> || p.v.stride(3) != 1 ||
                      p.value_width() != value_pitch) {}

  index_t rows, pitch, block, key_pitch, value_pitch;
  bool copies_keys, copies_values;

  std::size_t bytes(const Problem& p) const noexcept {
    return workspace_bytes<T>(rows * p.width()) + workspace_bytes<T>(block * pitch) +
           workspace_bytes<T>(rows * value_pitch) + 3 * workspace_bytes<T>(rows) +
           workspace_bytes<T>(copied_keys()) + workspace_bytes<T>(copied_values()) +
           (keeps_keys<Problem> ? workspace_bytes<T>(p.width()) : 0);
  }
  /// Numbers of a copy of a block, where there may be one.
  index_t copied_keys() const noexcept { return copies_keys || keeps_keys<Problem> ? block * key_pitch : 0; }
  index_t copied_values() const noexcept { return copies_values || keeps_keys<Problem> ? block * value_pitch : 0; }
};

/// Where a hook wants to see the statistics of the softmax; none where the data is null.
template <class T>
struct statistics_out {
  tensor3_view<T> max, sum;
};

/// The queries of one block against all keys. stream_tiles.hpp has one that shows its tiles.
template <class Problem>
class stream_task {
 public:
  using T = typename Problem::scalar;
  using pack = simd::pack<T>;
  using K = typename decltype(Problem::k)::value_type;
  using V = typename decltype(Problem::v)::value_type;
  static constexpr index_t columns = tile_shape<T>::columns, lanes = tile_shape<T>::lanes;

  stream_task(const Problem& p, const score_rules<T>& mask, const query_block& at, workspace own)
      : p_(p),
        mask_(mask),
        at_(at),
        size_(p, at.rows),
        width_(p.width()),
        magnitude_(p.scale < T(0) ? -p.scale : p.scale) {
    scales_in_memory_ = p.softcap || mask.reshapes() || magnitude_ == T(0);
    queries_ = own.take<T>(size_.rows * width_);
    scores_ = own.take<T>(size_.block * size_.pitch);
    out_ = own.take<T>(size_.rows * size_.value_pitch);
    state_ = {own.take<T>(size_.rows), own.take<T>(size_.rows), own.take<T>(size_.rows)};
    key_copy_ = own.take<T>(size_.copied_keys());
    value_copy_ = own.take<T>(size_.copied_values());
    if constexpr (keeps_keys<Problem>) spare_key_ = own.take<T>(width_);
  }

  void run(const statistics_out<T>& statistics) {
    pack_queries();
    state_.start(size_.rows, p_.sinks(at_.h));
    const key_range all = p_.range(at_.b);
    for (index_t key = all.first; key < all.last; key += value_block) block(key, std::min(value_block, all.last - key));
    finish();
    give(statistics);
  }

 protected:
  /// The keys of a block that any query of a strip may see, and which pieces of mask_keys need a look at each pair.
  struct visible_keys {
    index_t first, last;
    std::uint32_t partial;
  };

  const score_rules<T>& mask() const noexcept { return mask_; }

  /// What tells whether a pair counts.
  attention_stages<Problem> pairs() const noexcept { return {p_, mask_, spare_key_}; }

  void give(const statistics_out<T>& statistics) const {
    for (index_t i = 0; statistics.max.data() != nullptr && i < at_.rows; ++i) {
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
      const visible_keys seen = look(i, rows, key, keys);
      if (seen.first == seen.last) continue;
      if (!read) read_block(key, keys);
      read = true;
      strip(i, rows, key, seen);
    }
  }

  visible_keys look(index_t row, index_t rows, index_t key, index_t keys) const {
    const tile_class whole = mask().classify(tile(row, rows, key, keys));
    if (whole == tile_class::full) return {0, keys, 0};
    if (whole == tile_class::empty) return {0, 0, 0};
    if (keys <= mask_keys) return {0, keys, 1};
    visible_keys seen{keys, 0, 0};
    for (index_t j = 0; j < keys; j += mask_keys) {
      const index_t n = std::min(mask_keys, keys - j);
      const tile_class c = mask().classify(tile(row, rows, key + j, n));
      if (c != tile_class::full) seen.partial |= 1u << (j / mask_keys);
      if (c == tile_class::empty) continue;
      seen.first = std::min(seen.first, j);
      seen.last = j + n;
    }
    return seen.last == 0 ? visible_keys{0, 0, 0} : seen;
  }

  /// What some of the rows of a strip see of the keys that the strip sees.
  visible_keys narrowed(index_t row, index_t rows, index_t key, visible_keys seen) const {
    if (seen.partial == 0) return seen;
    const auto hidden = [&](index_t first, index_t last) {
      return mask().classify(tile(row, rows, key + first, last - first)) == tile_class::empty;
    };
    for (index_t piece = 0; seen.last > seen.first; seen.last = piece) {
      piece = (seen.last - 1) / mask_keys * mask_keys;
      if (!hidden(piece, seen.last)) break;
    }
    while (seen.first < seen.last && hidden(seen.first, std::min(seen.first + mask_keys, seen.last))) {
      seen.first += mask_keys;
    }
    return seen;
  }

  score_tile tile(index_t row, index_t rows, index_t key, index_t keys) const noexcept {
    return {at_.b, at_.h, at_.first + row, rows, key, keys};
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
    const index_t keys = k.extent(0);
    if constexpr (std::same_as<K, T>) keys_ = k;
    if (size_.copies_keys) {
      const matrix_view<T> copy(key_copy_, k.extent(), {size_.key_pitch, 1});
      copy_rows(k, copy);
      keys_ = copy;
    }
    if constexpr (std::same_as<V, T>) values_ = v;
    if (size_.copies_values) {
      const matrix_view<T> copy(value_copy_, {keys, size_.value_pitch});
      copy_rows(v, copy.slice(1, 0, v.extent(1)));
      clear(copy.slice(1, v.extent(1), size_.value_pitch));
      values_ = copy;
    }
  }

  static void clear(const matrix_view<T>& m) {
    for (index_t i = 0; i < m.extent(0); ++i) std::fill_n(m.data() + i * m.stride(0), m.extent(1), T(0));
  }

  void strip(index_t row, index_t rows, index_t key, const visible_keys& seen) {
    for (index_t i = 0; i < rows; i += columns) {
      const index_t keys = seen.last - seen.first;
      T* scores = scores_ + i;
      if (rows - i > lanes)
        panel<2>(row + i, std::min(columns, rows - i), key, seen, scores, keys);
      else
        panel<1>(row + i, rows - i, key, seen, scores, keys);
    }
    values(row, rows, key, seen);
  }

  void values(index_t row, index_t rows, index_t key, const visible_keys& seen) {
    if (seen.partial != 0 && mask().excludes() && !all_finite<T>(values_.slice(0, seen.first, seen.last))) {
      careful_values(row, rows, key, seen);
    } else {
      add_values(row, rows, key, seen);
    }
    started_ |= bit_of(row);
  }

  /// One bit a strip.
  std::uint32_t bit_of(index_t row) const noexcept { return 1u << (row / size_.pitch); }
  bool started(index_t row) const noexcept { return (started_ & bit_of(row)) != 0; }

  /// Scores and weights of V packs of queries.
  template <int P>
  void panel(index_t row, index_t rows, index_t key, const visible_keys& seen, T* scores, index_t keys) {
    pack top[std::size_t{P}];
    for (index_t v = 0; v < P; ++v) top[v] = pack(minus_infinity<T>());
    const T* query = queries_ + row / columns * columns * width_;
    // behind the last key that the first pack of queries sees, the second one is alone
    const index_t both = P == 1 ? seen.last : std::max(seen.first, narrowed(row, lanes, key, seen).last);
    score_keys<P>(query, seen.first, both, scores, top);
    if (both < seen.last) {
      score_keys<1>(query + lanes, both, seen.last, scores + (both - seen.first) * size_.pitch + lanes, top);
    }
    if (scales_in_memory_ || seen.partial != 0) {
      change_scores(row, rows, key, seen, scores);
      for (index_t v = 0; v < P; ++v) top[v] = pack(minus_infinity<T>());
      for (index_t j = 0; j < keys; ++j) {
        for (index_t v = 0; v < P; ++v) top[v] = max_fast(pack::load(scores + j * size_.pitch + v * lanes), top[v]);
      }
    }
    state_.from(row).template add<P>(scores, size_.pitch, keys, top, pack(scales_in_memory_ ? T(1) : magnitude_));
  }

  template <int P>
  void score_keys(const T* query, index_t first, index_t last, T* scores, pack* top) const {
    cover_rows<T>(last - first, [&](auto height, index_t j) {
      score_tile_of<height(), P>(keys_.data() + (first + j) * keys_.stride(0), query, scores + j * size_.pitch, top);
    });
  }

  template <int M, int P>
  XATTN_NOINLINE void score_tile_of(const T* key, const T* query, T* scores, pack* top) const {
    const index_t pitch = size_.pitch;
    register_tile<M, P, T>(
        key, keys_.stride(0), keys_.stride(1), query, columns, width_, [](index_t, index_t) { return pack(T(0)); },
        [&](index_t i, index_t v, pack s) {
          s.store(scores + i * pitch + v * lanes);
          top[v] = max_fast(s, top[v]);
        });
  }

  /// What is not a product: exclusions, and before them softcap, functions and biases, which need scaled scores. The factor of
  /// other calls waits for the exponential, for all of their rows alike.
  XATTN_NOINLINE void change_scores(index_t row, index_t rows, index_t key, const visible_keys& seen, T* scores) const {
    const index_t keys = seen.last - seen.first, pitch = size_.pitch;
    const pack factor(magnitude_);
    for (index_t j = 0; j < keys && scales_in_memory_; ++j) {
      for (index_t c = 0; c < rows; c += lanes) {
        T* s = scores + j * pitch + c;
        const pack scaled = pack::load(s) * factor;
        (p_.softcap ? capped(scaled, pack(*p_.softcap)) : scaled).store(s);
      }
    }
    for (index_t j = seen.first; j < seen.last; j += mask_keys) {
      if ((seen.partial >> (j / mask_keys) & 1u) == 0) continue;
      const index_t n = std::min(mask_keys, seen.last - j);
      mask().apply({scores + (j - seen.first) * pitch, 1, pitch}, tile(row, rows, key + j, n));
    }
  }

  void add_values(index_t row, index_t rows, index_t key, const visible_keys& seen) {
    const T* shrink = started(row) ? state_.shrink + row : nullptr;
    cover_rows<T>(rows, [&](auto height, index_t i) {
      const visible_keys own = narrowed(row + i, height(), key, seen);
      const T* weights = scores_ + (own.first - seen.first) * size_.pitch + i;
      const T* v = values_.data() + own.first * values_.stride(0);
      T* out = out_ + (row + i) * size_.value_pitch;
      const T* rescale = shrink == nullptr ? nullptr : shrink + i;
      index_t c = 0;
      for (; c + columns <= size_.value_pitch; c += columns) {
        value_tile<height(), 2>(weights, v + c, own.last - own.first, out + c, rescale);
      }
      if (c < size_.value_pitch) value_tile<height(), 1>(weights, v + c, own.last - own.first, out + c, rescale);
    });
  }

  /// Without `shrink` nothing has been summed yet.
  template <int M, int P>
  XATTN_NOINLINE void value_tile(const T* weights, const T* v, index_t keys, T* out, const T* shrink) const {
    const index_t pitch = size_.value_pitch;
    register_tile<M, P, T>(
        weights, 1, size_.pitch, v, values_.stride(0), keys, [](index_t, index_t) { return pack(T(0)); },
        [&](index_t i, index_t c, pack sum) {
          T* o = out + i * pitch + c * lanes;
          if (shrink != nullptr) sum = fma(pack(shrink[i]), pack::load(o), sum);
          sum.store(o);
        });
  }

  /// Where a value may be NaN or infinite: excluded pairs are left out, not multiplied by 0. The same chains otherwise.
  XATTN_COLD void careful_values(index_t row, index_t rows, index_t key, const visible_keys& seen) {
    using number = simd::pack<T, 1>;
    for (index_t i = 0; i < rows; ++i) {
      const auto visible = pairs().allowed_of({at_.b, at_.h, at_.first + row + i}, key, seen.last);
      T* out = out_ + (row + i) * size_.value_pitch;
      for (index_t c = 0; c < size_.value_pitch; ++c) {
        number sum(T(0));
        for (index_t j = seen.first; j < seen.last; ++j) {
          if (!visible[static_cast<std::size_t>(j)]) continue;
          sum = fma(number(scores_[(j - seen.first) * size_.pitch + i]), number(values_(j, c)), sum);
        }
        if (started(row)) sum = fma(number(state_.shrink[row + i]), number(out[c]), sum);
        out[c] = sum.v;
      }
    }
  }

  /// Divides, and settles the rows that the formula leaves open: no allowed key, or scores of -inf only.
  void finish() {
    const matrix_view<T> out = matrix_at(p_.out, at_.b, at_.h).slice(0, at_.first, at_.first + at_.rows);
    for (index_t i = 0; i < at_.rows; ++i) {
      if (!started(i)) std::fill_n(out_ + i * size_.value_pitch, size_.value_pitch, T(0));
      T& sum = state_.sum[i];
      T share = T(1) / sum;
      if (!(sum > T(0))) share = settle(i, sum);
      const pack factor(share);
      const T* from = out_ + i * size_.value_pitch;
      T* to = &out(i, 0);
      for (index_t c = 0; c < out.extent(1); c += lanes) {
        const index_t n = std::min<index_t>(lanes, out.extent(1) - c);
        simd::store_some(to + c * out.stride(1), out.stride(1), n, pack::load(from + c) * factor);
      }
    }
    store_lse(p_, at_, {state_.max, state_.sum});
  }

  /// The factor of a row whose sum is 0 or NaN.
  XATTN_COLD T settle(index_t i, T& sum) {
    const T nan = T(std::numeric_limits<double>::quiet_NaN());
    if (sum != T(0)) {  // a score of NaN, which the maximum passed over, or one of +inf
      if (state_.max[i] < -minus_infinity<T>()) state_.max[i] = nan;
      return nan;
    }
    if (mask().any_left({at_.b, at_.h, at_.first + i}, p_.k_len())) return sum = nan;
    return T(0);
  }

  const Problem& p_;
  score_rules<T> mask_;
  query_block at_;
  stream_memory<Problem> size_;
  index_t width_;
  T magnitude_;
  bool scales_in_memory_;
  std::uint32_t started_ = 0;
  T* queries_;
  T* scores_;
  T* out_;
  online_softmax<T> state_;
  T* key_copy_;
  T* value_copy_;
  T* spare_key_ = nullptr;
  matrix_view<const T> keys_, values_;
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
