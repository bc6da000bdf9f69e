// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Whether two views, or two elements of one, share memory: what decides that an output may not be where it is.
/// Edges   exact for views that lie apart and for those that take turns in one buffer (columns or heads side by side,
///         every second element or row); anything less regular counts as shared. Empty views share nothing.
#pragma once

#include "xattn/core/view.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace xattn::inline XATTN_ISA {

/// The memory of a view in bytes, without its type: the first and last byte that it can touch, and the steps of its axes,
/// without sign and 0 where an axis goes nowhere.
struct memory_layout {
  std::uintptr_t first = 0, last = 0;  // [first, last); equal where the view is empty
  index_t element = 0;
  std::array<index_t, 4> extent{}, step{};
};

template <class T, std::size_t R>
memory_layout layout_of(const view<T, R>& v) noexcept {
  memory_layout m;
  m.element = sizeof(T);
  index_t low = 0, high = m.element;
  bool empty = false;
  for (std::size_t d = 0; d < R; ++d) {
    const index_t bytes = v.stride(d) * m.element, reach = (v.extent(d) - 1) * bytes;
    (bytes < 0 ? low : high) += reach;
    empty = empty || v.extent(d) == 0;
    m.extent[d] = v.extent(d);
    m.step[d] = v.extent(d) <= 1 ? 0 : std::max(bytes, -bytes);
  }
  const auto base = reinterpret_cast<std::uintptr_t>(v.data());
  m.first = base + static_cast<std::uintptr_t>(low);
  m.last = empty ? m.first : base + static_cast<std::uintptr_t>(high);
  return m;
}

namespace detail {

/// The greatest common divisor of `period` and all steps of at least `coarse`.
constexpr index_t common_period(const memory_layout& m, index_t coarse, index_t period) noexcept {
  for (const index_t step : m.step) {
    if (step >= coarse) period = std::gcd(period, step);
  }
  return period;
}

/// Bytes that the elements span along the axes whose steps are below `coarse`.
constexpr index_t fine_width(const memory_layout& m, index_t coarse) noexcept {
  index_t width = m.element;
  for (std::size_t d = 0; d < m.step.size(); ++d) {
    if (m.step[d] > 0 && m.step[d] < coarse) width += (m.extent[d] - 1) * m.step[d];
  }
  return width;
}

/// True if both views repeat with a common period, split at steps of `coarse`, and use different parts of it.
constexpr bool take_turns(const memory_layout& a, const memory_layout& b, index_t coarse) noexcept {
  const index_t period = common_period(b, coarse, common_period(a, coarse, 0));
  const index_t distance = static_cast<index_t>(b.first - a.first);
  const index_t phase = (distance % period + period) % period;
  return phase >= fine_width(a, coarse) && phase + fine_width(b, coarse) <= period;
}

/// Of two views whose byte ranges meet.
XATTN_COLD inline bool interleaved_only(const memory_layout& a, const memory_layout& b) noexcept {
  for (std::size_t d = 0; d < a.step.size(); ++d) {
    if (a.step[d] > 0 && take_turns(a, b, a.step[d])) return true;
    if (b.step[d] > 0 && take_turns(a, b, b.step[d])) return true;
  }
  return false;
}

}  // namespace detail

constexpr bool ranges_meet(const memory_layout& a, const memory_layout& b) noexcept {
  return a.first != a.last && b.first != b.last && a.first < b.last && b.first < a.last;
}

inline bool shares_memory(const memory_layout& a, const memory_layout& b) noexcept {
  return ranges_meet(a, b) && !detail::interleaved_only(a, b);
}

/// True if two elements may lie in the same place: an axis steps no further than finer axes reach.
constexpr bool repeats_memory(const memory_layout& m) noexcept {
  for (std::size_t d = 0; d < m.step.size() && m.first != m.last; ++d) {
    if (m.extent[d] <= 1) continue;
    if (m.step[d] < detail::fine_width(m, m.step[d])) return true;
    for (std::size_t e = 0; e < d; ++e) {
      if (m.extent[e] > 1 && m.step[e] == m.step[d]) return true;
    }
  }
  return false;
}

namespace detail {

/// A quick answer for the usual case: true if not even the ranges that two views span can meet. Extents of 0 are not
/// looked for.
template <class T, std::size_t R, class U, std::size_t S>
XATTN_INLINE bool lie_apart(const view<T, R>& a, const view<U, S>& b) noexcept {
  index_t low_a = 0, high_a = 1, low_b = 0, high_b = 1;
  for (std::size_t d = 0; d < R; ++d) {
    const index_t reach = (a.extent(d) - 1) * a.stride(d);
    low_a += std::min<index_t>(reach, 0);
    high_a += std::max<index_t>(reach, 0);
  }
  for (std::size_t d = 0; d < S; ++d) {
    const index_t reach = (b.extent(d) - 1) * b.stride(d);
    low_b += std::min<index_t>(reach, 0);
    high_b += std::max<index_t>(reach, 0);
  }
  const auto address = [](const void* base, index_t bytes) {
    return reinterpret_cast<std::uintptr_t>(base) + static_cast<std::uintptr_t>(bytes);
  };
  constexpr index_t size_a = sizeof(T), size_b = sizeof(U);
  return address(a.data(), high_a * size_a) <= address(b.data(), low_b * size_b) ||
         address(b.data(), high_b * size_b) <= address(a.data(), low_a * size_a);
}

template <class T, std::size_t R, class U, std::size_t S>
XATTN_COLD bool layouts_share(const view<T, R>& a, const view<U, S>& b) noexcept {
  return shares_memory(layout_of(a), layout_of(b));
}

}  // namespace detail

template <class T, std::size_t R, class U, std::size_t S>
bool shares_memory(const view<T, R>& a, const view<U, S>& b) noexcept {
  return !detail::lie_apart(a, b) && detail::layouts_share(a, b);
}

template <class T, std::size_t R>
bool repeats_memory(const view<T, R>& v) noexcept {
  return !is_dense(v) && repeats_memory(layout_of(v));
}

}  // namespace xattn::inline XATTN_ISA
