// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention within segments: documents that were packed one after the other, or in any other order.
/// Formula query i sees key j where q_ids(b, i) = k_ids(b, j).
/// Shapes  q_ids (Lq) or (B, Lq), k_ids (Lk) or (B, Lk), a batch extent of 1 for all of it; any integer types and
///         strides.
/// Edges   a tile is empty where the ranges of its ids do not meet, full where there is one id: exact for ids that do
///         not decrease, and never wrong for others.
/// Error   other shapes are a shape_error.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/kernels/mask_rule.hpp"

#include <memory>

namespace xattn::inline XATTN_ISA {

template <class I, class J>
struct bound_segments : excluding_rule<bound_segments<I, J>> {
  matrix_view<const I> q_ids;
  matrix_view<const J> k_ids;
  bound_segments(const matrix_view<const I>& q, const matrix_view<const J>& k) noexcept : q_ids(q), k_ids(k) {}

  bool allowed(index_t b, index_t, index_t i, index_t j) const noexcept {
    return std::cmp_equal(q_ids(b, i), k_ids(b, j));
  }
  tile_class classify(const score_tile& t) const noexcept {
    const range<I> rows(&q_ids(t.b, t.row), q_ids.stride(1), t.rows);
    const range<J> keys(&k_ids(t.b, t.key), k_ids.stride(1), t.keys);
    if (std::cmp_less(rows.most, keys.least) || std::cmp_less(keys.most, rows.least)) return tile_class::empty;
    const bool one_id = rows.least == rows.most && keys.least == keys.most;
    return one_id ? tile_class::full : tile_class::partial;
  }

 private:
  template <class N>
  struct range {
    N least, most;
    range(const N* ids, index_t stride, index_t n) noexcept : least(*ids), most(*ids) {
      for (index_t k = 1; k < n; ++k) {
        least = std::min(least, ids[k * stride]);
        most = std::max(most, ids[k * stride]);
      }
    }
  };
};

template <class I, class J>
struct segments_mask {
  any_view<const I> q_ids;
  any_view<const J> k_ids;
  std::shared_ptr<const void> q_owner{}, k_owner{};

  bound_segments<I, J> bind(const score_shape& s) const {
    return {by_item(s, "segments q_ids", q_ids, s.q_len), by_item(s, "segments k_ids", k_ids, s.k_len)};
  }

 private:
  /// (B, L), with stride 0 where one row serves all.
  template <class N>
  static matrix_view<const N> by_item(const score_shape& s, const char* name, const any_view<const N>& ids,
                                      index_t length) {
    const bool fits = ids.rank >= 1 && ids.rank <= 2 && ids.extent[3] == length &&
                      (ids.extent[2] == 1 || ids.extent[2] == s.batch);
    if (!fits) {
      detail::fail_argument(s.function, shape_of(name, ids),
                            {extents<1>{length}, " or ", extents<2>{s.batch, length}});
    }
    return {ids.data, {s.batch, length}, {ids.extent[2] == 1 ? 0 : ids.stride[2], ids.stride[3]}};
  }
};

}  // namespace xattn::inline XATTN_ISA
