// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Sinusoidal positional encoding.
/// Shapes  out (length, d_model), d_model even and at least 2.
/// Formula with i = 0, 1, .., d_model / 2 - 1, p = first, first + 1, .. and w_i = 10000^(2i / d_model):
///         interleaved (the paper's): out(p, 2i) = sin(p / w_i), out(p, 2i + 1) = cos(p / w_i);
///         split: all sines, then all cosines: out(p, i), out(p, i + d_model / 2);
///         split_to_end: as split, and w_i = 10000^(i / (d_model / 2 - 1)) runs up to 10000 itself (tensor2tensor).
/// Edges   odd d_model is an option_error. Positions are 64-bit, may be negative, and are exact up to 2^53. The one
///         wavelength of width 2 is 1.
/// Error   angles are formed in double (long double for long double): |p| 2^-52 and one rounding to T.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.5; Vaswani et al. 2018, arXiv:1803.07416 (tensor2tensor).
#pragma once

#include "xattn/core/check.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Where sines and cosines lie, and which wavelengths they have.
enum class sinusoidal_layout { interleaved, split, split_to_end };

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
void sinusoidal(const matrix_view<T>& out, index_t first = 0,
                sinusoidal_layout layout = sinusoidal_layout::interleaved) {
  using angle_type = std::conditional_t<std::same_as<T, long double>, long double, double>;
  const index_t length = out.extent(0), d_model = out.extent(1), half = d_model / 2;
  detail::check_sinusoidal("sinusoidal", length, d_model, first);
  xattn::detail::expect_distinct("sinusoidal", "out", out);
  const bool interleaved = layout == sinusoidal_layout::interleaved;
  const index_t steps = layout == sinusoidal_layout::split_to_end ? std::max<index_t>(1, half - 1) : half;
  for (index_t i = 0; i < half; ++i) {
    const angle_type exponent = static_cast<angle_type>(i) / static_cast<angle_type>(steps);
    const angle_type wavelength = std::pow(angle_type(10000), exponent);
    const index_t sine = interleaved ? 2 * i : i, cosine = interleaved ? 2 * i + 1 : i + half;
    for (index_t p = 0; p < length; ++p) {
      const angle_type angle = static_cast<angle_type>(first + p) / wavelength;
      out(p, sine) = static_cast<T>(static_cast<acc_t<T>>(std::sin(angle)));
      out(p, cosine) = static_cast<T>(static_cast<acc_t<T>>(std::cos(angle)));
    }
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
