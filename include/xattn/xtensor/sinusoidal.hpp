// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Sinusoidal positional encoding, to be added to token embeddings.
/// Shapes  (length, d_model), d_model even; row 0 is position `first`.
/// Formula PE(p, 2i) = sin(p / 10000^(2i / d_model)), PE(p, 2i + 1) = cos of the same.
/// Edges   odd d_model is an option_error. Positions are 64-bit, angles are formed in double.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.5.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/sinusoidal.hpp"
#include "xattn/xtensor/containers.hpp"

namespace xattn::inline XATTN_ISA {

template <real T>
xt::xtensor<T, 2> sinusoidal_encoding(count length, count d_model, count first = 0) {
  kernels::detail::check_sinusoidal("sinusoidal_encoding", length, d_model, first);
  auto encoding = xt::xtensor<T, 2>::from_shape({static_cast<std::size_t>(length), static_cast<std::size_t>(d_model)});
  kernels::sinusoidal(matrix_view<T>(encoding.data(), {length, d_model}), first);
  return encoding;
}

}  // namespace xattn::inline XATTN_ISA
