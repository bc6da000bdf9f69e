// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Rows of A times a panel of columns: what every matrix product in memory is made of.
/// Formula c_ij = sum_k a_ik b_kj, one chain of fma over ascending k that starts from 0.
/// Shapes  A is read in place with any strides; B comes as a panel packed [K][columns], zero beyond its last column.
#pragma once

#include "xattn/kernels/pack_panel.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// What becomes of the product.
enum class product { stored, added };  // C = A B, or C = C + A B where the product is summed by itself first

/// M rows of a times the panel, into M rows of c as wide as the panel and `pitch` elements apart.
template <int M, class T, class TA>
XATTN_NOINLINE void matmul_tile(const matrix_view<const TA>& a, const T* panel, T* c, index_t pitch, product mode) {
  using pack = simd::pack<T>;
  constexpr index_t columns = tile_shape<T>::columns;
  register_tile<M, tile_shape<T>::packs, T>(
      a.data(), a.stride(0), a.stride(1), panel, columns, a.extent(1), [](index_t, index_t) { return pack(T(0)); },
      [&](index_t i, index_t v, pack sum) {
        T* out = c + i * pitch + v * pack::size;
        if (mode == product::added) sum = pack::load(out) + sum;
        sum.store(out);
      });
}

/// All rows of `a`.
template <class T, class TA>
void matmul_strip(const matrix_view<const TA>& a, const T* panel, T* c, index_t pitch, product mode) {
  cover_rows<T>(a.extent(0), [&](auto height, index_t i) {
    matmul_tile<height()>(a.slice(0, i, i + height()), panel, c + i * pitch, pitch, mode);
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
