// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The lanes inside packs: built one by one, counted, moved, halved, joined, and folded to one number.
/// Formula fold combines lane i with lane i + N / 2, then the halves of that in the same way, down to one lane.
/// Edges   reduce_max and reduce_min give NaN if any lane is NaN.
#pragma once

#include "xattn/simd/pack.hpp"

#include <array>
#include <utility>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

template <class T, int N>
inline constexpr std::array<T, static_cast<std::size_t>(N)> counting = [] {
  std::array<T, static_cast<std::size_t>(N)> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<T>(i);
  return numbers;
}();

}  // namespace detail

/// 0, 1, 2, ..., N - 1.
template <class T, int N = lanes<T>>
XATTN_INLINE pack<T, N> iota() noexcept {
  if constexpr (N == 1)
    return pack<T, N>(T(0));
  else
    return pack<T, N>::load(detail::counting<T, N>.data());
}

/// One number of a pack; slow, for tests and rare branches.
template <class T, int N>
XATTN_INLINE T lane(pack<T, N> a, int i) noexcept {
  if constexpr (N == 1) return a.v;
  std::array<T, static_cast<std::size_t>(N)> numbers;
  a.store(numbers.data());
  return numbers[static_cast<std::size_t>(i)];
}

namespace detail {

template <class T, int N, class F, int... I>
XATTN_INLINE pack<T, N> from_lanes(F& f, std::integer_sequence<int, I...>) noexcept {
  return pack<T, N>(typename pack<T, N>::native{f(I)...});
}

}  // namespace detail

/// The lanes f(0), f(1), ..., f(N - 1).
template <class T, int N, class F>
XATTN_INLINE pack<T, N> from_lanes(F&& f) noexcept {
  return detail::from_lanes<T, N>(f, std::make_integer_sequence<int, N>{});
}

namespace detail {

template <class T, int N>
inline constexpr bool has_halves = N > 2 && has_pack<T, (N > 1 ? N / 2 : 1)>;

template <class T, int N>
XATTN_INLINE pack<T, N> join(pack<T, N / 2> low, pack<T, N / 2> high) noexcept {
  return pack<T, N>(typename pack<T, N>::native(joined(low.v, high.v)));
}
template <class T, int N>
XATTN_INLINE pack<T, N / 2> low_part(pack<T, N> a) noexcept {
  return pack<T, N / 2>(typename pack<T, N / 2>::native(low_half(a.v)));
}
template <class T, int N>
XATTN_INLINE pack<T, N / 2> high_part(pack<T, N> a) noexcept {
  return pack<T, N / 2>(typename pack<T, N / 2>::native(high_half(a.v)));
}

}  // namespace detail

/// Lanes 1, 0, 3, 2, ...
template <class T, int N>
XATTN_INLINE pack<T, N> swap_neighbours(pack<T, N> a) noexcept requires(N > 1) {
  if constexpr (requires { detail::swap_neighbours(a.v); })
    return pack<T, N>(typename pack<T, N>::native(detail::swap_neighbours(a.v)));
  else
    return from_lanes<T, N>([a](int i) { return lane(a, i ^ 1); });
}

/// Lanes 0, 0, 1, 1, ... of the lower half of a, and of the upper half.
template <class T, int N>
XATTN_INLINE std::array<pack<T, N>, 2> each_twice(pack<T, N> a) noexcept requires(N > 1) {
  using native = typename pack<T, N>::native;
  if constexpr (requires { detail::low_twice(a.v); })
    return {pack<T, N>(native(detail::low_twice(a.v))), pack<T, N>(native(detail::high_twice(a.v)))};
  else
    return {from_lanes<T, N>([a](int i) { return lane(a, i / 2); }),
            from_lanes<T, N>([a](int i) { return lane(a, N / 2 + i / 2); })};
}

/// All lanes combined to one number; combine takes two packs of any width.
template <class T, int N, class F>
XATTN_INLINE T fold(pack<T, N> a, F&& combine) noexcept {
  if constexpr (N == 1) {
    return a.v;
  } else if constexpr (detail::has_halves<T, N>) {
    return fold(combine(detail::low_part(a), detail::high_part(a)), combine);
  } else if constexpr (requires { detail::swap_halves(a.v); }) {
    using native = typename pack<T, N>::native;
    a = combine(a, pack<T, N>(native(detail::swap_halves(a.v))));
    if constexpr (N == 4) a = combine(a, pack<T, N>(native(detail::swap_pairs(a.v))));
    return detail::first(a.v);
  } else {
    std::array<pack<T, 1>, static_cast<std::size_t>(N)> numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = lane(a, static_cast<int>(i));
    for (std::size_t half = numbers.size() / 2; half > 0; half /= 2) {
      for (std::size_t i = 0; i < half; ++i) numbers[i] = combine(numbers[i], numbers[i + half]);
    }
    return numbers[0].v;
  }
}

/// Operations on packs of any width, for fold and the reductions of loop.hpp.
struct plus {
  template <class P>
  XATTN_INLINE P operator()(P a, P b) const noexcept {
    return a + b;
  }
};
struct maximum {
  template <class P>
  XATTN_INLINE P operator()(P a, P b) const noexcept {
    return max(a, b);
  }
};
struct minimum {
  template <class P>
  XATTN_INLINE P operator()(P a, P b) const noexcept {
    return min(a, b);
  }
};

template <class T, int N>
XATTN_INLINE T reduce_add(pack<T, N> a) noexcept {
  return fold(a, plus{});
}
/// Lane i is reduce_add of the pack rows[i], to the bit: N sums for little more than the price of one.
template <class T, int N>
XATTN_INLINE pack<T, N> reduce_add_rows(const pack<T, N> (&rows)[std::size_t{N}]) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (N == 1) {
    return rows[0];
  } else if constexpr (detail::has_halves<T, N>) {
    constexpr std::size_t half = N / 2;
    pack<T, N / 2> low[half], high[half];
    XATTN_UNROLL
    for (std::size_t i = 0; i < half; ++i) {
      low[i] = detail::low_part(rows[i]) + detail::high_part(rows[i]);
      high[i] = detail::low_part(rows[i + half]) + detail::high_part(rows[i + half]);
    }
    return detail::join<T, N>(reduce_add_rows(low), reduce_add_rows(high));
  } else if constexpr (N == 4 && requires { detail::sums_of(rows[0].v, rows[0].v, rows[0].v, rows[0].v); }) {
    return pack<T, N>(native(detail::sums_of(rows[0].v, rows[1].v, rows[2].v, rows[3].v)));
  } else if constexpr (N == 2 && requires { detail::sums_of(rows[0].v, rows[0].v); }) {
    return pack<T, N>(native(detail::sums_of(rows[0].v, rows[1].v)));
  } else {
    return from_lanes<T, N>([&](int i) { return reduce_add(rows[i]); });
  }
}
/// NaN if any lane is NaN.
template <class T, int N>
XATTN_INLINE T reduce_max(pack<T, N> a) noexcept {
  return fold(a, maximum{});
}
template <class T, int N>
XATTN_INLINE T reduce_min(pack<T, N> a) noexcept {
  return fold(a, minimum{});
}

}  // namespace xattn::inline XATTN_ISA::simd
