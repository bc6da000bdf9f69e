// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Masks that are read from memory: boolean (true = may attend) and additive (added after scale and softcap).
/// Shapes  rank 1 to 4, aligned right to (B, H, Lq, Lk): a rank 3 mask on rank 4 scores is (H, Lq, Lk). Extents of 1
///         serve all of a batch, head or query; the key extent must be Lk. Any strides.
/// Edges   an additive -inf excludes its pair as false does, even if the key is NaN; +inf and NaN propagate.
///         A finite additive value, however negative, is only a bias.
#pragma once

#include "xattn/core/adapt.hpp"
#include "xattn/kernels/mask_rule.hpp"

#include <memory>

namespace xattn::inline XATTN_ISA {

namespace detail {

/// The mask as (B, H, Lq, Lk) with stride 0 along shared axes; throws where it does not fit.
template <class E>
view<const E, 4> broadcast_mask(const char* kind, const any_view<const E>& m, const score_shape& s) {
  const extents<4> full{s.batch, s.heads, s.q_len, s.k_len};
  extents<4> stride = m.stride;
  bool fits = m.rank >= 1 && m.rank <= s.rank && m.extent[3] == s.k_len;
  for (std::size_t d = 0; d < 3; ++d) {
    fits = fits && (m.extent[d] == full[d] || m.extent[d] == 1);
    if (m.extent[d] == 1) stride[d] = 0;
  }
  if (!fits) {
    fail<shape_error>({s.function, ": ", kind, " mask has shape ", piece(m.extent, m.rank),
                       ", expected one that aligns right with the scores ", piece(full, s.rank),
                       " (batch, head and query extents may be 1, the key extent may not)"});
  }
  return {m.data, full, stride};
}

}  // namespace detail

struct bound_boolean : excluding_rule<bound_boolean> {
  view<const bool, 4> allow;
  explicit bound_boolean(const view<const bool, 4>& m) noexcept : allow(m) {}
  bool allowed(index_t b, index_t h, index_t i, index_t j) const noexcept { return allow(b, h, i, j); }
  /// Looks at the tile's truths, once where all rows share them: far less than the work on its scores.
  tile_class classify(const score_tile& t) const noexcept {
    const index_t rows = allow.stride(2) == 0 ? 1 : t.rows;
    bool any = false, all = true;
    for (index_t i = 0; i < rows; ++i) {
      const bool* truth = &allow(t.b, t.h, t.row + i, t.key);
      for (index_t j = 0; j < t.keys; ++j, truth += allow.stride(3)) {
        any |= *truth;
        all &= *truth;
      }
      if (any && !all) return tile_class::partial;
    }
    return all ? tile_class::full : tile_class::empty;
  }
};

/// True = may attend. `owner` keeps the memory alive where the mask was made from a temporary.
struct boolean_mask {
  any_view<const bool> allow;
  std::shared_ptr<const void> owner{};
  bound_boolean bind(const score_shape& shape) const {
    return bound_boolean{detail::broadcast_mask("boolean", allow, shape)};
  }
};

namespace detail {

/// x as a T; a finite number stays finite, so that a large bias in a wide type does not turn into an exclusion.
template <class T, class S>
T as_bias(S x) {
  if constexpr (std::is_floating_point_v<S> && std::is_floating_point_v<T> && sizeof(T) < sizeof(S)) {
    constexpr S most = S{std::numeric_limits<T>::max()};
    if (std::abs(x) <= std::numeric_limits<S>::max()) x = std::clamp(x, -most, most);
  }
  return static_cast<T>(x);
}

}  // namespace detail

template <class E>
struct bound_additive : bound_rule {
  static constexpr bool biases = true;
  static constexpr bool excludes = true;
  view<const E, 4> bias_view;
  explicit bound_additive(const view<const E, 4>& m) noexcept : bias_view(m) {}
  bool allowed(index_t b, index_t h, index_t i, index_t j) const { return !excluded(bias_view(b, h, i, j)); }
  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::partial; }
  template <class T>
  void add_bias(const tile_scores<T>& s, const score_tile& t) const {
    for (index_t i = 0; i < t.rows; ++i) {
      const E* bias = &bias_view(t.b, t.h, t.row + i, t.key);
      T* score = s.data + i * s.row_step;
      for (index_t j = 0; j < t.keys; ++j, bias += bias_view.stride(3), score += s.key_step) {
        *score = biased(*score, *score + detail::as_bias<T>(static_cast<acc_t<E>>(*bias)));
      }
    }
  }
  /// Most rows of most masks have nothing to exclude, and are only looked at.
  template <class T>
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    for (index_t i = 0; i < t.rows; ++i) {
      const E* bias = &bias_view(t.b, t.h, t.row + i, t.key);
      if (!any_excluded(bias, t.keys)) continue;
      for (index_t j = 0; j < t.keys; ++j, bias += bias_view.stride(3)) {
        if (excluded(*bias)) s.at(i, j) = minus_infinity<T>();
      }
    }
  }

 private:
  static bool excluded(const E& bias) { return static_cast<acc_t<E>>(bias) == minus_infinity<acc_t<E>>(); }

  bool any_excluded(const E* bias, index_t n) const {
    using pack = simd::pack<acc_t<E>>;
    const index_t stride = bias_view.stride(3);
    const pack none(minus_infinity<acc_t<E>>());
    for (index_t j = 0; j < n; j += pack::size) {
      const index_t count = std::min<index_t>(pack::size, n - j);
      const acc_t<E> fill(0);
      if (any(simd::load_some<acc_t<E>>(bias + j * stride, stride, count, fill) == none)) return true;
    }
    return false;
  }
};

/// Added to the scores. `owner` as above.
template <class E>
struct additive_mask {
  any_view<const E> bias;
  std::shared_ptr<const void> owner{};
  bound_additive<E> bind(const score_shape& shape) const {
    return bound_additive<E>{detail::broadcast_mask("additive", bias, shape)};
  }
};

}  // namespace xattn::inline XATTN_ISA
