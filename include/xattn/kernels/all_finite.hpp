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
  using number = simd::pack<T, 1>;
  pack zero(T(0));
  number rest(T(0));
  for (index_t j = 0; j < v.extent(0); ++j) {
    const V* element = v.data() + j * v.stride(0);
    index_t c = 0;
    for (; v.stride(1) == 1 && c + pack::size <= v.extent(1); c += pack::size, element += pack::size) {
      zero = zero + zero_if_finite(simd::load_as<T>(element));
    }
    for (; c < v.extent(1); ++c, element += v.stride(1)) rest = rest + zero_if_finite(number(static_cast<T>(*element)));
  }
  return all(zero == pack(T(0))) && all(rest == number(T(0)));
}

}  // namespace xattn::inline XATTN_ISA::kernels
