// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Whether a matrix holds neither NaN nor infinity.
/// Shapes  v (rows, columns), any strides, any element type that computes in T.
/// Edges   true for a matrix without elements; right under flags that let the compiler assume finite numbers.
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/simd/tail.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

template <class T, class V>
XATTN_NOINLINE bool all_finite(const matrix_view<const V>& v) {
  using pack = simd::pack<T>;
  pack zero(T(0));
  for (index_t j = 0; j < v.extent(0); ++j) {
    const V* row = v.data() + j * v.stride(0);
    for (index_t c = 0; c < v.extent(1); c += pack::size) {
      const index_t n = std::min<index_t>(pack::size, v.extent(1) - c);
      zero = zero + zero_if_finite(simd::load_some<T>(row + c * v.stride(1), v.stride(1), n, T(0)));
    }
  }
  return all(zero == pack(T(0)));
}

}  // namespace xattn::inline XATTN_ISA::kernels
