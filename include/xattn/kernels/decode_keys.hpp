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
  static constexpr const float* scales = nullptr;

  const K* data;
  index_t pitch;
  index_t width;

  /// Of queries with keys [first, first + n).
  XATTN_NOINLINE void score(const query_rows<T>& q, index_t first, index_t n, T* scores) const {
    const K* key = data + first * pitch;
    index_t j = 0;
    for (; width % lanes == 0 && j + lanes <= n; j += lanes, key += lanes * pitch) {
      index_t r = 0;
      for (; r + group <= q.count; r += group) score_lanes<group>(q.from(r), key, scores + r * key_block + j);
      for (; r < q.count; ++r) score_lanes<1>(q.from(r), key, scores + r * key_block + j);
    }
    for (; j < n; ++j, key += pitch) {
      for (index_t r = 0; r < q.count; ++r) scores[r * key_block + j] = one_score(q.from(r).data, key);
    }
  }

 private:
  /// Queries that share a key which was loaded, as many as leave a pack with whole keys.
  static constexpr index_t group = std::min<index_t>(tile_rows<T>, lanes);

  /// R queries with as many keys as there are lanes, all of whole packs: lanes / R keys fill a pack of sums.
  template <index_t R>
  XATTN_NOINLINE void score_lanes(const query_rows<T>& q, const K* key, T* scores) const {
    constexpr index_t keys = lanes / R;
    for (index_t j = 0; j < lanes; j += keys, key += keys * pitch) {
      alignas(workspace_alignment) T numbers[std::size_t{lanes}];
      sums<R>(q, key).store(numbers);
      for (index_t r = 0; r < R; ++r) std::copy_n(numbers + r * keys, keys, scores + r * key_block + j);
    }
  }

  /// Lane r lanes / R + j is the product of query r with key j. Few keys at a time, so that memory is read nearly in
  /// the order in which it lies.
  template <index_t R>
  XATTN_INLINE pack sums(const query_rows<T>& q, const K* key) const {
    constexpr index_t keys = lanes / R, together = R == 1 ? 1 : std::min<index_t>(keys, 4);
    constexpr index_t apart = lines_of_ask<R> * simd::line_bytes / index_t{sizeof(K)};
    const index_t ahead = simd::rows_ahead<K>(pitch, width);
    pack sum[std::size_t{lanes}];
    XATTN_UNROLL
    for (index_t j = 0; j < lanes; ++j) sum[j] = pack(T(0));
    XATTN_UNROLL
    for (index_t first = 0; first < keys; first += together, key += together * pitch) {
      for (index_t d = 0; d < width; d += lanes) {
        pack x[std::size_t{together}];
        XATTN_UNROLL
        for (index_t j = 0; j < together; ++j) {
          const K* piece = key + j * pitch + d;
          if (d % apart == 0) simd::ask_for_line<2>(piece + ahead);
          x[j] = simd::load_as<T>(piece);
        }
        XATTN_UNROLL
        for (index_t r = 0; r < R; ++r) {
          const pack query = pack::load(q.data + r * q.pitch + d);
          XATTN_UNROLL
          for (index_t j = 0; j < together; ++j) {
            pack& s = sum[r * keys + first + j];
            s = fma(query, x[j], s);
          }
        }
      }
    }
    return simd::reduce_add_rows(sum);
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
  const K* data;
  index_t width;
  const float* scales;

  /// Of `rows` queries with keys [first, first + n), first being a multiple of key_tile.
  void score(const query_rows<T>& q, index_t first, index_t n, T* scores) const {
    for (index_t j = 0; j < n; j += key_tile) {
      const matrix_view<const K> tile(data + (first + j) * width, {width, key_tile});
      thin_product<K, T>::run({q.data, {q.count, width}, {q.pitch, 1}}, tile,
                              {scores + j, {q.count, key_tile}, {key_block, 1}});
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
