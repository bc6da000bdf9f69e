// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Scores of a few queries with a block of keys, for keys that lie in rows and for keys that lie in tiles.
/// Shapes  queries packed as the layout of the keys wants them; scores [rows of the tile][key_block], dense.
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

/// A few query rows as they lie; those from `used` on are zero.
template <class Q>
struct query_rows {
  const Q* const* rows;
  index_t used, stride, width;

  template <class T>
  T element(index_t r, index_t d) const {
    return r < used && d < width ? simd::detail::converted<T>(rows[r][d * stride]) : T(0);
  }
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

  /// Numbers of a packed query.
  static constexpr index_t query_size(index_t width) noexcept { return (width + lanes - 1) / lanes * lanes; }

  /// [row][width, filled up with zeros]
  template <int M, class Q>
  static void pack_queries(const query_rows<Q>& q, T* to) {
    for (index_t r = 0; r < M; ++r) {
      for (index_t d = 0; d < query_size(q.width); ++d) *to++ = q.template element<T>(r, d);
    }
  }

  /// Of the first n keys and `used` rows.
  template <int>
  void score(const T* queries, index_t used, index_t n, T* scores) const {
    score_rows(queries, used, n, scores);
  }

 private:
  XATTN_NOINLINE void score_rows(const T* queries, index_t used, index_t n, T* scores) const {
    const K* key = data;
    const bool whole = width % lanes == 0;
    index_t j = 0;
    for (; whole && j + lanes <= n; j += lanes, key += lanes * pitch) {
      scores_of_lanes<true>(queries, key).store(scores + j);
      for (index_t r = 1; r < used; ++r) {
        scores_of_lanes<false>(queries + r * width, key).store(scores + r * key_block + j);
      }
    }
    for (; j < n; ++j, key += pitch) {
      for (index_t r = 0; r < used; ++r) scores[r * key_block + j] = one_score(queries + r * query_size(width), key);
    }
  }

  /// One query with as many keys as there are lanes, all of whole packs. Few keys at a time, so that memory is read
  /// nearly in the order in which it lies.
  template <bool Asks>
  XATTN_INLINE pack scores_of_lanes(const T* query, const K* key) const {
    constexpr index_t together = std::min<index_t>(lanes, 4);
    pack sums[std::size_t{lanes}];
    XATTN_UNROLL
    for (index_t j = 0; j < lanes; ++j) sums[j] = pack(T(0));
    XATTN_UNROLL
    for (index_t first = 0; first < lanes; first += together, key += together * pitch) {
      for (index_t d = 0; d < width; d += lanes) {
        const pack q = pack::load(query + d);
        XATTN_UNROLL
        for (index_t j = 0; j < together; ++j) {
          const K* piece = key + j * pitch + d;
          if constexpr (Asks) ask_for(reinterpret_cast<const char*>(piece) + thin_ahead, lanes * index_t{sizeof(K)});
          sums[first + j] = fma(q, simd::load_as<T>(piece), sums[first + j]);
        }
      }
    }
    return simd::reduce_add_rows(sums);
  }

  /// The same sums in the same order.
  XATTN_INLINE T one_score(const T* query, const K* key) const {
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

  static constexpr index_t query_size(index_t width) noexcept { return width; }

  /// [width][row]
  template <int M, class Q>
  static void pack_queries(const query_rows<Q>& q, T* to) {
    for (index_t d = 0; d < q.width; ++d) {
      for (index_t r = 0; r < M; ++r) *to++ = q.template element<T>(r, d);
    }
  }

  /// Of the first n keys.
  template <int M>
  void score(const T* queries, index_t, index_t n, T* scores) const {
    for (index_t j = 0; j < n; j += key_tile) {
      thin_product<M, 1, M, K, T>::run(queries, width, data + j * width, key_tile, key_tile, scores + j, key_block);
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
