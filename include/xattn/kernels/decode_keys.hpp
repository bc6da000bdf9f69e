// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Scores of a few queries with a block of keys, for keys that lie in rows and for keys that lie in tiles.
/// Shapes  scores (queries, keys), rows key_block apart.
/// Formula s_ij = q_i k_j, neither scaled nor masked. In rows a pack is a piece of one key, and the sums across its
///         lanes are taken for many keys at once; in tiles a lane is a key, and there is nothing to sum across.
/// Edges   a row's scores do not depend on the rows computed with it. Scores of keys from n on are undefined.
#pragma once

#include "xattn/kernels/thin_product.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Keys whose scores, weights and values are computed together. Blocks start at multiples of it, counted from key 0.
inline constexpr index_t key_block = 128;
/// Keys side by side in a tiled layout: [tile][width][key_tile].
inline constexpr index_t key_tile = 64;

/// Queries in rows of `pitch` elements, filled up with zeros to whole packs.
template <class T>
struct query_rows {
  const T* data;
  index_t count, pitch;

  query_rows from(index_t r) const noexcept { return {data + r * pitch, count - r, pitch}; }
};

/// Row j begins at data + j pitch; its elements lie side by side.
template <class K, class T>
struct key_rows {
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;
  static constexpr bool scaled = false;
  static constexpr const float* scales = nullptr;

  const K* data;
  index_t pitch;
  index_t width;

  /// Of queries with the first n keys.
  XATTN_NOINLINE void score(const query_rows<T>& q, index_t n, T* scores) const {
    const K* key = data;
    index_t j = 0;
    for (; width % lanes == 0 && j + lanes <= n; j += lanes, key += lanes * pitch) {
      for (index_t r = 0; r < q.count;) {
        const bool together = r + group <= q.count;
        if (together) score_lanes<group>(q.from(r), key, scores + r * key_block + j);
        else score_lanes<1>(q.from(r), key, scores + r * key_block + j);
        r += together ? group : 1;
      }
    }
    for (; j < n; ++j, key += pitch) {
      for (index_t r = 0; r < q.count; ++r) scores[r * key_block + j] = one_score(q.from(r).data, key);
    }
  }

 private:
  /// Queries that share a key which was loaded, as many as leave a pack with whole keys.
  static constexpr int group = std::min(tile_rows<T>, int{lanes});

  /// R queries with as many keys as there are lanes, all of whole packs: lanes / R keys fill a square of sums.
  template <int R>
  XATTN_NOINLINE void score_lanes(const query_rows<T>& q, const K* key, T* scores) const {
    constexpr index_t keys = lanes / R;
    for (index_t j = 0; j < lanes; j += keys, key += keys * pitch) {
      pack sums[std::size_t{lanes}];
      if constexpr (R > 1) {
        multiply<R, int{keys}>(q, key, sums);
      } else {  // key after key, so that memory is read in the order in which it lies
        XATTN_UNROLL
        for (index_t k = 0; k < keys; ++k) multiply<1, 1>(q, key + k * pitch, sums + k);
      }
      alignas(workspace_alignment) T numbers[std::size_t{lanes}];
      simd::reduce_add_rows(sums).store(numbers);
      for (index_t r = 0; r < R; ++r) std::copy_n(numbers + r * keys, keys, scores + r * key_block + j);
    }
  }

  /// out[r Keys + j]: the products of query r with key j. A single query leaves it to the processor to read ahead; see
  /// thin_product.hpp.
  template <int R, int Keys>
  XATTN_INLINE void multiply(const query_rows<T>& q, const K* key, pack* out) const {
    constexpr index_t packs = R == 1 ? 1 : std::max<index_t>(1, simd::line_bytes / index_t{sizeof(K)} / lanes);
    const index_t ahead = simd::rows_ahead<K>(pitch, width);
    pack sums[std::size_t{R * Keys}];
    XATTN_UNROLL
    for (index_t n = 0; n < R * Keys; ++n) sums[n] = pack(T(0));
    index_t d = 0;
    for (; d + packs * lanes <= width; d += packs * lanes) {
      XATTN_UNROLL
      for (index_t j = 0; R > 1 && j < Keys; ++j) simd::ask_for_line<2>(key + j * pitch + d + ahead);
      XATTN_UNROLL
      for (index_t p = 0; p < packs; ++p)
        multiply_pack<R, Keys>(q.data + d + p * lanes, q.pitch, key + d + p * lanes, sums);
    }
    for (; packs > 1 && d < width; d += lanes) multiply_pack<R, Keys>(q.data + d, q.pitch, key + d, sums);
    XATTN_UNROLL
    for (index_t n = 0; n < R * Keys; ++n) out[n] = sums[n];
  }

  template <int R, int Keys>
  XATTN_INLINE void multiply_pack(const T* query, index_t query_pitch, const K* key, pack* sums) const {
    pack x[std::size_t{Keys}];
    XATTN_UNROLL
    for (index_t j = 0; j < Keys; ++j) {
      x[j] = simd::load_as<T>(key + j * pitch);
      if constexpr (R > 1) x[j] = simd::detail::opaque(x[j]);  // or it would be loaded again for each query
    }
    XATTN_UNROLL
    for (index_t r = 0; r < R; ++r) {
      const pack factor = pack::load(query + r * query_pitch);
      XATTN_UNROLL
      for (index_t j = 0; j < Keys; ++j) sums[r * Keys + j] = fma(factor, x[j], sums[r * Keys + j]);
    }
  }

  /// The same sums in the same order.
  XATTN_NOINLINE T one_score(const T* query, const K* key) const {
    pack sum(T(0));
    for (index_t d = 0; d < width; d += lanes) {
      sum = fma(pack::load(query + d), simd::load_some<T>(key + d, 1, std::min(lanes, width - d), T(0)), sum);
    }
    return simd::reduce_add(sum);
  }
};

/// Tile t begins at data + t width key_tile and is [width][key_tile]; the last one is filled up with anything. A factor
/// for each key where they are stored as integers.
template <class K, class T>
struct key_tiles {
  static constexpr bool scaled = std::integral<K>;

  const K* data;
  index_t width;
  const float* scales;

  /// Of queries with the first n keys.
  void score(const query_rows<T>& q, index_t n, T* scores) const {
    for (index_t j = 0; j < n; j += key_tile) {
      const matrix_view<const K> tile(data + j * width, {width, key_tile});
      thin_product<K, T>::run({q.data, {q.count, width}, {q.pitch, 1}}, tile,
                              {scores + j, {q.count, key_tile}, {key_block, 1}});
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
