// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Boolean masks with a bit a pair: an eighth of the memory of a mask of bool.
/// Shapes  bytes of rank 1 to 4, aligned right to (B, H, Lq, ceil(Lk / 8)); other extents of 1 serve all. Any strides.
/// Formula key j of a row is bit j % 8 of byte j / 8, the least significant bit first; 1 = may attend.
/// Edges   bits past the last key are never looked at.
#pragma once

#include "xattn/kernels/mask_view.hpp"

#include <cstdint>

namespace xattn::inline XATTN_ISA {

/// Bytes of a row of n bits.
constexpr index_t bytes_of_bits(index_t n) noexcept { return (n + 7) / 8; }

struct bound_bits : excluding_rule<bound_bits> {
  view<const std::uint8_t, 4> bytes;
  explicit bound_bits(const view<const std::uint8_t, 4>& m) noexcept : bytes(m) {}

  bool allowed(index_t b, index_t h, index_t i, index_t j) const noexcept {
    return (bytes(b, h, i, j / 8) >> (j % 8) & 1) != 0;
  }
  /// A byte at a time, once where all rows share them.
  tile_class classify(const score_tile& t) const noexcept {
    const index_t rows = bytes.stride(2) == 0 ? 1 : t.rows, last = t.key + t.keys;
    bool any = false, all = true;
    for (index_t i = t.row; i < t.row + rows; ++i) {
      for (index_t j = t.key / 8 * 8; j < last; j += 8) {
        unsigned asked = 0xffu;
        if (j < t.key) asked = asked << (t.key - j) & 0xffu;
        if (j + 8 > last) asked &= 0xffu >> (j + 8 - last);
        const unsigned set = bytes(t.b, t.h, i, j / 8) & asked;
        any |= set != 0;
        all &= set == asked;
      }
      if (any && !all) return tile_class::partial;
    }
    return all ? tile_class::full : tile_class::empty;
  }
};

/// `owner` keeps the memory alive where the mask was made from a temporary.
struct bit_mask {
  any_view<const std::uint8_t> bytes;
  std::shared_ptr<const void> owner{};
  bound_bits bind(const score_shape& shape) const {
    score_shape packed = shape;
    packed.k_len = bytes_of_bits(shape.k_len);
    return bound_bits{detail::broadcast_mask("bit (a byte for 8 keys)", bytes, packed)};
  }
};

namespace detail {

/// Row by row: bits of `truths` into `bytes`, whose last axis is ceil(Lk / 8) long. Bits past the last key are 0.
inline void pack_bits(const view<const bool, 4>& truths, const view<std::uint8_t, 4>& bytes) {
  const extents<4>& e = truths.extent();
  for (index_t row = 0; row < e[0] * e[1] * e[2]; ++row) {
    const index_t i = row % e[2], h = row / e[2] % e[1], b = row / e[2] / e[1];
    for (index_t n = 0; n < bytes.extent(3); ++n) {
      unsigned byte = 0;
      for (index_t j = 8 * n; j < std::min(8 * n + 8, e[3]); ++j) {
        byte |= static_cast<unsigned>(truths(b, h, i, j)) << (j % 8);
      }
      bytes(b, h, i, n) = static_cast<std::uint8_t>(byte);
    }
  }
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
