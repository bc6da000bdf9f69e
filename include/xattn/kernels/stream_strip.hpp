// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A strip of queries of the streaming kernel against a block of keys: its scores, their softmax, its sums of
///         values. It knows the type that computes and no problem, so that problems of every kind share its code.
/// Shapes  queries in panels [D][columns]; scores [key][query]; sums [query][value_pitch]. Keys and values as they lie,
///         or a copy of them.
/// Formula S = K Q^T, scaled, capped and masked; the online softmax; O = shrink O + P V, P V summed from 0.
/// Edges   those of stream_attention.hpp, which it is a part of.
#pragma once

#include "xattn/kernels/attention_stages.hpp"
#include "xattn/kernels/online_softmax.hpp"

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

/// Numbers of the parts of a task: queries, those of a strip, keys of a block, and from one row to the next.
struct stream_sizes {
  index_t rows, pitch, block, key_pitch, value_pitch;
};

/// The products of the streaming kernel: a few rows of keys or of weights, whose elements are repeated, with packs of
/// queries or of values. Tiles know nothing of masks and problems, and one kind serves both.
template <class T>
struct stream_product {
  using pack = simd::pack<T>;
  using tile_type = void (*)(const stream_product&, const T* a, const T* b, T* out, const T* shrink, pack* top);
  static constexpr int unit = tile_shape<T>::unit, most = tile_shape<T>::rows / unit;

  index_t row, step;                // of a: from one element to those below and beside it
  index_t pitch, depth, out_pitch;  // at least one product a sum

  /// M rows with P packs. Sums of scores join `top`, the largest of each lane; those of values join `shrink` times what
  /// out holds. Where both are null nothing has been summed yet.
  template <int M, int P>
  XATTN_NOINLINE static void tile(const stream_product& s, const T* a, const T* b, T* out, const T* shrink, pack* top) {
    const index_t pitch = s.out_pitch;
    pack sums[std::size_t{M}][std::size_t{P}];
    register_tile<M, P, T>(
        a, s.row, s.step, b, s.pitch, std::max<index_t>(s.depth, 1), [](index_t, index_t) { return pack(T(0)); },
        [&](index_t i, index_t v, pack sum) { sums[i][v] = sum; });
    if (shrink != nullptr) {
      const T* o = out;
      XATTN_UNROLL
      for (index_t i = 0; i < M; ++i, o = simd::detail::hidden_address(o + pitch)) {
        XATTN_UNROLL
        for (index_t v = 0; v < P; ++v) sums[i][v] = fma(pack(shrink[i]), pack::load(o + v * pack::size), sums[i][v]);
      }
    }
    if (top != nullptr) {
      XATTN_UNROLL
      for (index_t i = 0; i < M; ++i) {
        XATTN_UNROLL
        for (index_t v = 0; v < P; ++v) top[v] = max_fast(sums[i][v], top[v]);
      }
    }
    XATTN_UNROLL
    for (index_t i = 0; i < M; ++i, out = simd::detail::hidden_address(out + pitch)) {
      XATTN_UNROLL
      for (index_t v = 0; v < P; ++v) sums[i][v].store(out + v * pack::size);
    }
  }

  static tile_type tile_of(int height, int packs) noexcept {
    return tile_among(height, packs, std::make_integer_sequence<int, most + 1>{});
  }

  /// f(height, first row) for tiles that cover `rows` rows, of nearly the same height. What is less than a unit is
  /// covered together with rows before it, which are done again; a single row is a tile of two, with steps of 0.
  template <class F>
  XATTN_INLINE static void cover(index_t rows, const F& f) {
    index_t units = rows / unit, first = 0;
    while (units > 0) {
      const index_t height = units == most + 1 ? (most + 2) / 2 : std::min<index_t>(units, most);
      f(static_cast<int>(height) * unit, first);
      units -= height;
      first += height * unit;
    }
    if (first == rows) return;
    if (rows > unit) return f(unit, rows - unit);
    f(2, index_t{0});
    if (rows == 3) f(2, index_t{1});
  }

 private:
  template <int... I>
  static tile_type tile_among(int height, int packs, std::integer_sequence<int, I...>) noexcept {
    static constexpr tile_type tiles[][2] = {{tile<std::max(2, I * unit), 1>, tile<std::max(2, I * unit), 2>}...};
    return tiles[height / unit][packs - 1];
  }
};

/// What a task knows of its queries. It is taken apart by stream_task and by watched_task.
template <class T>
class stream_strips {
 public:
  using pack = simd::pack<T>;
  static constexpr index_t columns = tile_shape<T>::columns, lanes = tile_shape<T>::lanes;

 protected:
  using product_type = stream_product<T>;

  /// The keys of a block that any query of a strip may see, and which pieces of mask_keys need a look at each pair.
  struct visible_keys {
    index_t first, last;
    std::uint32_t partial;
  };

  stream_strips(const score_rules<T>& mask, const query_block& at, const stream_sizes& size)
      : mask_(mask), at_(at), size_(size) {}

  const score_rules<T>& mask() const noexcept { return mask_; }

  score_tile tile(index_t row, index_t rows, index_t key, index_t keys) const noexcept {
    return {at_.b, at_.h, at_.first + row, rows, key, keys};
  }

  visible_keys look(index_t row, index_t rows, index_t key, index_t keys) const {
    return mask().idle() ? visible_keys{0, keys, 0} : look_closely(row, rows, key, keys);
  }

  XATTN_NOINLINE visible_keys look_closely(index_t row, index_t rows, index_t key, index_t keys) const {
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
  visible_keys narrowed(index_t row, index_t rows, index_t key, const visible_keys& seen) const {
    return seen.partial == 0 ? seen : narrowed_partly({at_.b, at_.h, at_.first + row, rows, key, 0}, seen);
  }

  /// At least one piece of them, so that tiles always have a product.
  XATTN_NOINLINE visible_keys narrowed_partly(score_tile t, visible_keys seen) const {
    const index_t key = t.key;
    const auto hidden = [&](index_t first, index_t last) {
      t.key = key + first;
      t.keys = last - first;
      return mask().classify(t) == tile_class::empty;
    };
    for (;;) {
      const index_t piece = (seen.last - 1) / mask_keys * mask_keys;
      if (piece <= seen.first || !hidden(piece, seen.last)) break;
      seen.last = piece;
    }
    while (seen.first + mask_keys < seen.last && hidden(seen.first, seen.first + mask_keys)) seen.first += mask_keys;
    return seen;
  }

  /// One bit a strip.
  std::uint32_t bit_of(index_t row) const noexcept { return 1u << (row / size_.pitch); }
  bool started(index_t row) const noexcept { return (started_ & bit_of(row)) != 0; }

  /// Scores and weights of the packs of queries of one panel.
  void panel(index_t row, index_t rows, index_t key, const visible_keys& seen, T* scores) const {
    const int packs = rows > lanes ? 2 : 1;
    pack top[2] = {pack(minus_infinity<T>()), pack(minus_infinity<T>())};
    const T* query = queries_ + row / columns * columns * width_;
    // behind the last key that the first pack of queries sees, the second one is alone
    const index_t both = packs == 1 ? seen.last : std::max(seen.first, narrowed(row, lanes, key, seen).last);
    score_keys(packs, query, {seen.first, both, 0}, scores, top);
    if (both < seen.last) {
      score_keys(1, query + lanes, {both, seen.last, 0}, scores + (both - seen.first) * size_.pitch + lanes, top + 1);
    }
    if (scales_in_memory_ || seen.partial != 0) {
      change_scores(row, rows, key, seen, scores);
      find_top(packs, seen.last - seen.first, scores, top);
    }
    weigh(packs, row, seen.last - seen.first, scores, top);
  }

  /// The largest scores of a panel.
  void find_top(int packs, index_t keys, const T* scores, pack* top) const {
    for (int v = 0; v < packs; ++v, scores += lanes) {
      pack most(minus_infinity<T>());
      for (index_t j = 0; j < keys; ++j) most = max_fast(pack::load(scores + j * size_.pitch), most);
      top[v] = most;
    }
  }

  /// Scores of a panel become weights.
  void weigh(int packs, index_t row, index_t keys, T* scores, const pack* top) const {
    const pack factor(scales_in_memory_ ? T(1) : magnitude_);
    for (int v = 0; v < packs; ++v) {
      state_.from(row + v * lanes).add(scores + v * lanes, size_.pitch, keys, top[v], factor);
    }
  }

  /// Products of one or two packs of queries with the keys that are seen.
  XATTN_NOINLINE void score_keys(int packs, const T* query, const visible_keys& seen, T* scores, pack* top) const {
    const index_t keys = seen.last - seen.first, once = keys == 1 ? 0 : 1;
    const product_type product{once * keys_.stride(0), keys_.stride(1), columns, width_, once * size_.pitch};
    const T* key = keys_.data() + seen.first * keys_.stride(0);
    product_type::cover(keys, [&](int height, index_t j) {
      const auto tile = product_type::tile_of(height, packs);
      tile(product, key + j * keys_.stride(0), query, scores + j * size_.pitch, nullptr, top);
    });
  }

  /// What is not a product: exclusions, and before them softcap, functions and biases, which need scaled scores. The
  /// factor of other calls waits for the exponential, for all of their rows alike.
  XATTN_NOINLINE void change_scores(index_t row, index_t rows, index_t key, const visible_keys& seen, T* scores) const {
    const index_t keys = seen.last - seen.first, pitch = size_.pitch;
    const pack factor(magnitude_);
    for (index_t j = 0; j < keys && scales_in_memory_; ++j) {
      for (index_t c = 0; c < rows; c += lanes) {
        T* s = scores + j * pitch + c;
        const pack scaled = pack::load(s) * factor;
        (softcap_ ? capped(scaled, pack(*softcap_)) : scaled).store(s);
      }
    }
    for (index_t j = seen.first; j < seen.last; j += mask_keys) {
      if ((seen.partial >> (j / mask_keys) & 1u) == 0) continue;
      const index_t n = std::min(mask_keys, seen.last - j);
      mask().apply({scores + (j - seen.first) * pitch, 1, pitch}, tile(row, rows, key + j, n));
    }
  }

  /// A strip that has not started sums from nothing. Rows are filled up to whole units: their panel has room.
  void add_values(index_t row, index_t rows, index_t key, const visible_keys& seen) const {
    constexpr index_t unit = product_type::unit;
    const T* shrink = started(row) ? state_.shrink + row : nullptr;
    product_type::cover((rows + unit - 1) / unit * unit, [&](int height, index_t i) {
      const visible_keys own = narrowed(row + i, std::min<index_t>(height, rows - i), key, seen);
      const product_type product{1, size_.pitch, values_.stride(0), own.last - own.first, size_.value_pitch};
      const T* weights = scores_ + (own.first - seen.first) * size_.pitch + i;
      const T* v = values_.data() + own.first * values_.stride(0);
      const T* rescale = shrink == nullptr ? nullptr : shrink + i;
      T* out = out_ + (row + i) * size_.value_pitch;
      const auto tile = product_type::tile_of(height, 2);
      index_t c = 0;
      for (; c + columns <= size_.value_pitch; c += columns) tile(product, weights, v + c, out + c, rescale, nullptr);
      if (c == size_.value_pitch) return;
      product_type::tile_of(height, 1)(product, weights, v + c, out + c, rescale, nullptr);
    });
  }

  /// Divides, and settles the rows that the formula leaves open: no allowed key of k_len, or scores of -inf only.
  XATTN_NOINLINE void divide(const matrix_view<T>& out, index_t k_len) const {
    for (index_t i = 0; i < at_.rows; ++i) {
      if (!started(i)) std::fill_n(out_ + i * size_.value_pitch, size_.value_pitch, T(0));
      T& sum = state_.sum[i];
      T share = T(1) / sum;
      if (!(sum > T(0))) share = settle(i, sum, k_len);
      store_scaled(out_ + i * size_.value_pitch, share, out[i]);
    }
  }

  /// The factor of a row whose sum is 0 or NaN.
  XATTN_COLD T settle(index_t i, T& sum, index_t k_len) const {
    const T nan = T(std::numeric_limits<double>::quiet_NaN());
    if (sum != T(0)) {  // a score of NaN, which the maximum passed over, or one of +inf
      if (state_.max[i] < -minus_infinity<T>()) state_.max[i] = nan;
      return nan;
    }
    if (mask().any_left({at_.b, at_.h, at_.first + i}, k_len)) return sum = nan;
    return T(0);
  }

  score_rules<T> mask_;
  query_block at_;
  stream_sizes size_;
  index_t width_ = 0;
  T magnitude_{};
  std::optional<T> softcap_;
  bool scales_in_memory_ = false;
  std::uint32_t started_ = 0;
  T* queries_ = nullptr;
  T* scores_ = nullptr;
  T* out_ = nullptr;
  online_softmax<T> state_{};
  matrix_view<const T> keys_, values_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
