// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Whether two views share memory: what decides that an output may not be where it is.
/// Edges   exact for views that lie apart and for those that take turns in one buffer (columns or heads side by side,
///         every second element or row); anything less regular counts as shared. Empty views share nothing.
#pragma once

#include "xattn/core/view.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace xattn::inline XATTN_ISA {

/// Byte range [first, last) that a view can touch; empty views touch nothing.
struct memory_span {
  const void* first = nullptr;
  const void* last = nullptr;
};

template <class T, std::size_t R>
memory_span span_of(const view<T, R>& v) noexcept {
  if (v.empty()) return {};
  index_t low = 0, high = 0;
  for (std::size_t d = 0; d < R; ++d) (v.stride(d) < 0 ? low : high) += (v.extent(d) - 1) * v.stride(d);
  return {v.data() + low, v.data() + high + 1};
}

constexpr bool overlap(const memory_span& a, const memory_span& b) noexcept {
  return a.first != a.last && b.first != b.last && a.first < b.last && b.first < a.last;
}

namespace detail {

/// Bytes from one element of an axis to the next, without sign; 0 where the axis goes nowhere.
template <class T, std::size_t R>
constexpr index_t byte_step(const view<T, R>& v, std::size_t axis) noexcept {
  const index_t step = v.stride(axis) * static_cast<index_t>(sizeof(T));
  return v.extent(axis) <= 1 ? 0 : std::max(step, -step);
}

/// The greatest common divisor of `period` and all steps of at least `coarse`.
template <class T, std::size_t R>
constexpr index_t common_period(const view<T, R>& v, index_t coarse, index_t period) noexcept {
  for (std::size_t d = 0; d < R; ++d) {
    if (byte_step(v, d) >= coarse) period = std::gcd(period, byte_step(v, d));
  }
  return period;
}

/// Bytes that the elements span along the axes whose steps are below `coarse`.
template <class T, std::size_t R>
constexpr index_t fine_width(const view<T, R>& v, index_t coarse) noexcept {
  index_t width = sizeof(T);
  for (std::size_t d = 0; d < R; ++d) {
    if (byte_step(v, d) < coarse) width += (v.extent(d) - 1) * byte_step(v, d);
  }
  return width;
}

/// True if both views repeat with a common period, split at steps of `coarse`, and use different parts of it.
template <class T, std::size_t R, class U, std::size_t S>
bool take_turns(const view<T, R>& a, const view<U, S>& b, index_t coarse) noexcept {
  const index_t period = common_period(b, coarse, common_period(a, coarse, 0));
  const auto distance = reinterpret_cast<std::intptr_t>(span_of(b).first) - reinterpret_cast<std::intptr_t>(span_of(a).first);
  const index_t phase = (distance % period + period) % period;
  return phase >= fine_width(a, coarse) && phase + fine_width(b, coarse) <= period;
}

}  // namespace detail

template <class T, std::size_t R, class U, std::size_t S>
bool shares_memory(const view<T, R>& a, const view<U, S>& b) noexcept {
  if (!overlap(span_of(a), span_of(b))) return false;
  for (std::size_t d = 0; d < std::max(R, S); ++d) {
    const index_t of_a = d < R ? detail::byte_step(a, d) : 0, of_b = d < S ? detail::byte_step(b, d) : 0;
    if (of_a > 0 && detail::take_turns(a, b, of_a)) return false;
    if (of_b > 0 && detail::take_turns(a, b, of_b)) return false;
  }
  return true;
}

}  // namespace xattn::inline XATTN_ISA
