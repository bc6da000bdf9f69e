// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Whether two views, or two elements of one, share memory: what decides that an output may not be where it is.
/// Edges   exact for views that lie apart and for those that take turns in one buffer (columns or heads side by side,
///         every second element or row); anything less regular counts as shared. Empty views share nothing.
#pragma once

#include "xattn/core/view.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace xattn::inline XATTN_ISA {

/// The bytes that a view can touch: [first, last), equal where it is empty.
struct byte_range {
  std::uintptr_t first = 0, last = 0;
};

/// An array of 4 axes at most, without its type: where it lies. Refers to extents and strides of what it was made from.
class array_memory {
 public:
  const index_t* extent;
  const index_t* stride;
  std::size_t rank;
  index_t element;
  byte_range range;

  template <class T>
  array_memory(const T* d, const index_t* e, const index_t* s, std::size_t r) noexcept
      : extent(e), stride(s), rank(r), element(sizeof(T)), range(range_from(reinterpret_cast<std::uintptr_t>(d))) {}
  template <class T, std::size_t R>
  array_memory(const view<T, R>& v) noexcept : array_memory(v.data(), v.extent().data(), v.stride().data(), R) {}

 private:
  XATTN_NOINLINE byte_range range_from(std::uintptr_t first) const noexcept {
    index_t low = 0, high = 1;
    bool empty = false;
    for (std::size_t d = 0; d < rank; ++d) {
      const index_t reach = (extent[d] - 1) * stride[d];
      (reach < 0 ? low : high) += reach;
      empty = empty || extent[d] == 0;
    }
    const auto at = [&](index_t n) { return first + static_cast<std::uintptr_t>(n * element); };
    return {at(low), at(empty ? low : high)};
  }
};

constexpr bool ranges_meet(const byte_range& a, const byte_range& b) noexcept {
  return a.first != a.last && b.first != b.last && a.first < b.last && b.first < a.last;
}

namespace detail {

/// The memory of an array in bytes: where it lies, and the steps of its axes, unsigned, 0 where an axis goes nowhere.
struct memory_layout {
  byte_range range;
  index_t element = 0;
  std::array<index_t, 4> extent{}, step{};
};

inline memory_layout layout_of(const array_memory& a) noexcept {
  memory_layout m;
  m.range = a.range;
  m.element = a.element;
  for (std::size_t d = 0; d < a.rank; ++d) {
    const index_t bytes = a.stride[d] * a.element;
    m.extent[d] = a.extent[d];
    m.step[d] = a.extent[d] <= 1 ? 0 : std::max(bytes, -bytes);
  }
  return m;
}

/// The greatest common divisor of `period` and all steps of at least `coarse`, by Euclid's algorithm.
XATTN_COLD inline index_t common_period(const memory_layout& m, index_t coarse, index_t period) noexcept {
  for (index_t step : m.step) {
    if (step < coarse) continue;
    while (step != 0) step = std::exchange(period, step) % step;
  }
  return period;
}

/// Bytes that the elements span along the axes whose steps are below `coarse`.
XATTN_COLD inline index_t fine_width(const memory_layout& m, index_t coarse) noexcept {
  index_t width = m.element;
  for (std::size_t d = 0; d < m.step.size(); ++d) {
    if (m.step[d] > 0 && m.step[d] < coarse) width += (m.extent[d] - 1) * m.step[d];
  }
  return width;
}

/// True if both arrays repeat with a common period, split at steps of `coarse`, and use different parts of it.
inline bool take_turns(const memory_layout& a, const memory_layout& b, index_t coarse) noexcept {
  const index_t period = common_period(b, coarse, common_period(a, coarse, 0));
  const index_t distance = static_cast<index_t>(b.range.first - a.range.first);
  const index_t phase = (distance % period + period) % period;
  return phase >= fine_width(a, coarse) && phase + fine_width(b, coarse) <= period;
}

/// Of two arrays whose byte ranges meet.
XATTN_COLD inline bool interleaved_only(const array_memory& first, const array_memory& second) noexcept {
  const memory_layout a = layout_of(first), b = layout_of(second);
  for (std::size_t d = 0; d < a.step.size(); ++d) {
    if (a.step[d] > 0 && take_turns(a, b, a.step[d])) return true;
    if (b.step[d] > 0 && take_turns(a, b, b.step[d])) return true;
  }
  return false;
}

/// True if each axis steps beyond what the axes after it span, as in row-major arrays, dense or not.
inline bool nested_axes(const array_memory& a) noexcept {
  index_t reach = 0;
  for (std::size_t d = a.rank; d-- > 0;) {
    if (a.extent[d] <= 1) continue;
    const index_t step = std::max(a.stride[d], -a.stride[d]);
    if (step <= reach) return false;
    reach += (a.extent[d] - 1) * step;
  }
  return true;
}

/// An axis steps no further than finer axes reach.
XATTN_COLD inline bool axes_meet(const array_memory& a) noexcept {
  const memory_layout m = layout_of(a);
  for (std::size_t d = 0; d < m.step.size() && m.range.first != m.range.last; ++d) {
    if (m.extent[d] <= 1) continue;
    if (m.step[d] < fine_width(m, m.step[d])) return true;
    for (std::size_t e = 0; e < d; ++e) {
      if (m.extent[e] > 1 && m.step[e] == m.step[d]) return true;
    }
  }
  return false;
}

}  // namespace detail

inline bool shares_memory(const array_memory& a, const array_memory& b) noexcept {
  return ranges_meet(a.range, b.range) && !detail::interleaved_only(a, b);
}

/// True if two elements may lie in the same place.
inline bool repeats_memory(const array_memory& a) noexcept {
  return !detail::nested_axes(a) && detail::axes_meet(a);
}

}  // namespace xattn::inline XATTN_ISA
