// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrix product C = A B for operands that come once: B is read in place where it is small or has few rows to
///         meet, and packed by runs of panels elsewhere.
/// Shapes  A (M, K), B (K, N) -> C (M, N), any strides. K = 0 gives zeros; M or N of 0 is a no-op.
/// Formula that of matmul.hpp, with its bits and its error bound.
/// Edges   C may not overlap A or B.
#pragma once

#include "xattn/core/workspace.hpp"
#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/row_pitch.hpp"
#include "xattn/kernels/small_product.hpp"
#include "xattn/kernels/thin_product.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Elements of B that are packed before they are used: several blocks of rows meet them. Those that only one block
/// meets are used while the second cache holds them.
inline constexpr index_t packed_at_once = 1 << 20;
inline constexpr index_t packed_for_one_block = 1 << 17;

namespace detail {

/// Elements of B up to which reading in place beats packing: a first cache.
inline constexpr index_t small_matrix = 1 << 14;

/// Elements of B from which a few rows wait for memory: B is then read in the order in which it lies.
inline constexpr index_t far_matrix = 1 << 20;

/// How a product is cut: terms of the sums, panels that are packed together, rows of A that meet them.
template <class T>
struct block_sizes {
  index_t slab, panels, rows;

  constexpr block_sizes(index_t length, index_t depth, index_t width) noexcept
      : slab(std::max<index_t>(1, depth)), panels(all_panels(width)), rows(std::max<index_t>(1, length)) {
    if (slab * std::max(rows, panels * tile_shape<T>::columns) <= resident_elements) return;  // divisions take time
    cut_depth(length, depth, slab_depth / 2);
    if (!one_block(length)) cut_depth(length, depth, slab_depth);
    const index_t most = one_block(length) ? packed_for_one_block : packed_at_once;
    panels = std::clamp<index_t>(most / (slab * tile_shape<T>::columns), 1, panels);
  }

  constexpr bool one_block(index_t length) const noexcept { return rows >= length; }
  static constexpr index_t all_panels(index_t width) noexcept {
    return std::max<index_t>(1, packed_matrix<T>::panels_of(width));
  }
  constexpr index_t packed_elements() const noexcept { return panels * slab * tile_shape<T>::columns; }
  constexpr index_t copied_elements() const noexcept { return rows * row_pitch<T>(slab); }

 private:
  constexpr void cut_depth(index_t length, index_t depth, index_t most) noexcept {
    slab = depth <= most + most / 2 ? depth : most;
    rows = rows_of_block(length, row_blocks_of(length, slab), tile_shape<T>::rows);
  }
};

template <class T, class TA, class TB>
bool reads_in_place(const matrix_view<const TA>& a, const matrix_view<const TB>& b) noexcept {
  const bool few_rows = a.extent(0) <= 2 * tile_shape<T>::rows;
  const bool small = b.extent(0) * b.extent(1) <= small_matrix && !rows_collide<T>(b.stride(0));
  return std::same_as<T, TB> && b.stride(1) == 1 && (few_rows || small);
}

/// Of rows that meet a B which is read in place. One or two of them are quicker down its columns.
template <class T>
bool waits_for_memory(const matrix_view<const T>& a, const matrix_view<const T>& b, const matrix_view<T>& c) noexcept {
  const bool far = b.extent(0) * b.extent(1) >= far_matrix && a.extent(0) > 2 && a.extent(0) <= 2 * tile_shape<T>::rows;
  return far && a.stride(1) == 1 && c.stride(1) == 1;
}

/// Whether a is copied by rows before tiles read several of them side by side, again for each of the panels that hold
/// `width` columns.
template <class T, class TA>
bool copies_rows(const matrix_view<const TA>& a, index_t width) noexcept {
  return std::same_as<T, TA> && a.stride(1) != 1 && a.extent(0) > 2 && width > 2 * tile_shape<T>::columns;
}

/// The same rows, dense, at a distance that does not make them collide.
template <class T>
matrix_view<const T> copied(const matrix_view<const T>& a, T* memory) {
  const matrix_view<T> copy(memory, a.extent(), {row_pitch<T>(a.extent(1)), 1});
  if (a.stride(0) == 1 && a.stride(1) != 1) {
    simd::transpose(a.data(), a.stride(1), memory, copy.stride(0), a.extent(1), a.extent(0));
  } else {
    copy_rows(a, copy);
  }
  return as_const(copy);
}

template <class T, class TA>
matrix_view<const TA> copy_or_same(const matrix_view<const TA>& a, [[maybe_unused]] T* memory) {
  if constexpr (std::same_as<T, TA>) {
    if (memory != nullptr) return copied(a, memory);
  }
  return a;
}

/// All rows of A against packed panels, block by block. `copy` is null or memory for a block.
template <class T, class TA, class TB>
void row_blocks(const matrix_view<const TA>& a, const packed_matrix<T, TB>& b, const matrix_view<T>& c,
                const block_sizes<T>& cut, T* copy, bool goes_on) {
  epilogue<T> end;
  end.goes_on = goes_on;
  for (index_t i = 0; i < a.extent(0); i += cut.rows) {
    const index_t last = std::min(i + cut.rows, a.extent(0));
    const matrix_view<const TA> rows = copy_or_same(a.slice(0, i, last), copy);
    packed_matmul<T>(rows, b, c.slice(0, i, last), end, 0, b.panels());
  }
}

}  // namespace detail

/// The product, if it is small, or if B is read in place and all of it in one go: without scratch, and with nothing to
/// decide beforehand.
template <class T, class TA, class TB>
bool matmul_in_place(const matrix_view<const TA>& a, const matrix_view<const TB>& b, const matrix_view<T>& c) {
  if constexpr (std::same_as<T, TB>) {
    if constexpr (std::same_as<T, TA>) {
      const bool dense = b.stride(1) == 1 || b.extent(1) == 1;
      if (dense && is_small_product<T>(a.extent(0), a.extent(1), b.extent(1))) {
        small_matmul(a, b, c);
        return true;
      }
    }
    const bool at_once = b.extent(1) % simd::lanes<T> == 0 && a.extent(0) * a.extent(1) <= resident_elements;
    if (!at_once || !detail::reads_in_place<T>(a, b)) return false;
    if constexpr (std::same_as<T, TA>) {
      if (detail::waits_for_memory(a, b, c)) {
        thin_product<T, T>::run(a, b, c);
        return true;
      }
    }
    const auto panels = panels_in_place<T>(b);
    packed_matmul<T>(a, panels, c, {}, 0, panels.panels());
    return true;
  }
  return false;
}

/// Scratch of a product.
template <class T>
constexpr std::size_t block_matmul_workspace(index_t length, index_t depth, index_t width) noexcept {
  const detail::block_sizes<T> cut(length, depth, width);
  return workspace_bytes<T>(cut.packed_elements()) + workspace_bytes<T>(cut.copied_elements());
}

/// `scratch` holds block_matmul_workspace<T>(M, K, N) bytes; shapes have been checked by the caller.
template <class T, class TA, class TB>
void block_matmul(const matrix_view<const TA>& a, const matrix_view<const TB>& b, const matrix_view<T>& c,
                  workspace scratch) {
  if (matmul_in_place(a, b, c)) return;
  const index_t depth = b.extent(0), width = b.extent(1);
  const detail::block_sizes<T> cut(a.extent(0), depth, width);
  index_t start = 0;
  if constexpr (std::same_as<T, TB>) {
    if (detail::reads_in_place<T>(a, b)) {
      start = width / simd::lanes<T> * simd::lanes<T>;
      detail::row_blocks<T>(a, panels_in_place<T>(b.slice(1, 0, start)), c.slice(1, 0, start), cut, nullptr, false);
    }
  }
  if (start == width) return;
  T* memory = scratch.take<T>(cut.packed_elements());
  T* copy = detail::copies_rows<T>(a, width - start) ? scratch.take<T>(cut.copied_elements()) : nullptr;
  index_t k = 0;
  do {
    const index_t last_k = std::min(k + cut.slab, depth), step = cut.panels * tile_shape<T>::columns;
    const bool copied_once = cut.one_block(a.extent(0));
    const auto rows = detail::copy_or_same(a.slice(1, k, last_k), copied_once ? copy : nullptr);
    for (index_t j = start; j < width; j += step) {
      const index_t last = std::min(j + step, width);
      const auto panels = pack_matrix<T, T>(b.slice(0, k, last_k).slice(1, j, last), memory);
      detail::row_blocks<T>(rows, panels, c.slice(1, j, last), cut, copied_once ? nullptr : copy, k > 0);
    }
    k = last_k;
  } while (k < depth);
}

}  // namespace xattn::inline XATTN_ISA::kernels
