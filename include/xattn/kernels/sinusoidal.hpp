// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Sinusoidal positional encoding.
/// Shapes  out (length, d_model), d_model even and at least 2.
/// Formula PE(p, 2i) = sin(p / 10000^(2i / d_model)), PE(p, 2i + 1) = cos of the same, p = first, first + 1, ...
/// Edges   odd d_model is an option_error. Positions are 64-bit, may be negative, and are exact up to 2^53.
/// Error   angles are formed in double (long double for long double): |p| 2^-52 and one rounding to T.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.5.
#pragma once

#include "xattn/core/check.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

inline void check_sinusoidal(const char* function, index_t length, index_t d_model, index_t first) {
  using xattn::detail::expect_value;
  expect_value(length >= 0, function, "length", length, "0 or more");
  expect_value(d_model > 0 && d_model % 2 == 0, function, "d_model", d_model, "an even number, 2 or more");
  expect_value(first <= std::numeric_limits<index_t>::max() - length, function, "first", first,
               "a position whose successors fit into 64 bits");
}

}  // namespace detail

template <class T>
void sinusoidal(const matrix_view<T>& out, index_t first = 0) {
  using angle_type = std::conditional_t<std::same_as<T, long double>, long double, double>;
  const index_t length = out.extent(0), d_model = out.extent(1);
  detail::check_sinusoidal("sinusoidal", length, d_model, first);
  xattn::detail::expect_distinct("sinusoidal", "out", out);
  for (index_t c = 0; c < d_model; c += 2) {
    const angle_type exponent = static_cast<angle_type>(c) / static_cast<angle_type>(d_model);
    const angle_type wavelength = std::pow(angle_type(10000), exponent);
    for (index_t p = 0; p < length; ++p) {
      const angle_type angle = static_cast<angle_type>(first + p) / wavelength;
      out(p, c) = static_cast<T>(static_cast<acc_t<T>>(std::sin(angle)));
      out(p, c + 1) = static_cast<T>(static_cast<acc_t<T>>(std::cos(angle)));
    }
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
