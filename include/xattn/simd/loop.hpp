// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Loops over rows, with the tail written once: a kernel gives a body on packs and never sees a remainder.
/// Shapes  rows of n elements with any stride and storage type; outputs may be an input (same elements, same place).
/// Formula transform: out[i] = f(in[i]); zip: out[i] = f(a[i], b[i] (, c[i])); reduce_map: all map(in[i]) combined.
/// Edges   lanes past the end hold `fill` (maps) or `identity` (reductions). A row of 0 is a no-op and reduces to
///         `identity`. Packs are of the type that computes for the output's or, in reductions, the input's elements.
///         The order of a reduction depends on n and the lane count only, never on stride, alignment or storage type.
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/simd/tail.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd {
namespace detail {

/// Where a row lies: what load_some and store_some need, without the extent.
template <class S>
struct row_cursor {
  S* data;
  index_t stride;

  XATTN_INLINE explicit row_cursor(const row_view<S>& row) noexcept : data(row.data()), stride(row.stride(0)) {}
  XATTN_INLINE bool contiguous() const noexcept { return stride == 1; }
  template <class T>
  XATTN_INLINE pack<T> load(index_t i) const noexcept {
    return load_as<T, lanes<T>>(data + i);
  }
  template <class T>
  XATTN_INLINE pack<T> load_some(index_t i, index_t n, T fill) const noexcept {
    return simd::load_some<T, lanes<T>>(data + i * stride, stride, n, fill);
  }
  /// Either of them; Dense says at compile time that the row is contiguous.
  template <bool Dense, class T>
  XATTN_INLINE pack<T> read(index_t i, index_t n, T fill) const noexcept {
    if (Dense && n == lanes<T>) return load<T>(i);
    if constexpr (Dense) return simd::load_some<T, lanes<T>>(data + i, 1, n, fill);
    return load_some<T>(i, n, fill);
  }
  template <bool Dense, class T>
  XATTN_INLINE void write(index_t i, index_t n, pack<T> a) const noexcept {
    if (Dense && n == lanes<T>) return store_as(data + i, a);
    store_some(data + i * (Dense ? 1 : stride), Dense ? 1 : stride, n, a);
  }
};

/// Asks for a line of memory that is going to be written or read. A hint: any address will do.
XATTN_INLINE void expect_soon([[maybe_unused]] const void* p) noexcept {
#if defined(__GNUC__)
  __builtin_prefetch(p, 1);
#endif
}

/// f(k, first, count) for one pack after the other; pack j belongs to accumulator k = j mod 4 (a last one that is not
/// whole to the last accumulator), so that every loop sums in the same order. k is a constant at each call, and count
/// is one for whole packs: what f keeps in an array stays in registers.
template <class T, class F>
XATTN_INLINE void each_pack(index_t n, F&& f) {
  constexpr index_t width = lanes<T>;
  index_t i = 0;
  for (; i + 4 * width <= n; i += 4 * width) {
    f(0, i, width);
    f(1, i + width, width);
    f(2, i + 2 * width, width);
    f(3, i + 3 * width, width);
  }
  if (i + width <= n) f(0, i, width), i += width;
  if (i + width <= n) f(1, i, width), i += width;
  if (i + width <= n) f(2, i, width), i += width;
  if (i < n) f(3, i, n - i);
}

/// What each_pack sums up.
template <class T>
struct partial_sums {
  std::array<pack<T>, 4> part;

  XATTN_INLINE explicit partial_sums(pack<T> x) noexcept : part{x, x, x, x} {}
  XATTN_INLINE pack<T>& operator[](int k) noexcept { return part[static_cast<std::size_t>(k)]; }
  template <class Combine>
  XATTN_INLINE pack<T> total(Combine combine) const noexcept {
    return opaque(combine(opaque(combine(part[0], part[1])), opaque(combine(part[2], part[3]))));
  }
};

/// out[i] = f(in[i]...): whole packs of contiguous rows, then everything else. Flat, because a lambda that is called
/// twice would otherwise stay a call at -O2; a copy of it, because what it captured then stays in registers.
template <class T, class F, class Out, class... In>
[[gnu::flatten]] void map_rows(index_t n, [[maybe_unused]] T fill, F f, row_cursor<Out> out, row_cursor<In>... in) {
  constexpr index_t width = lanes<T>;
  index_t i = 0;
  if constexpr (width > 1) {
    if ((out.contiguous() && ... && in.contiguous())) {
      for (; i + width <= n; i += width) store_as(out.data + i, pack<T>(f(in.template load<T>(i)...)));
    }
  }
  for (; i < n; i += width) {
    const index_t count = n - i < width ? n - i : width;
    store_some(out.data + i * out.stride, out.stride, count, pack<T>(f(in.template load_some<T>(i, count, fill)...)));
  }
}

}  // namespace detail

/// x[i] = f(x[i]) for whole packs that lie one after the other: rows that were filled up have no tail.
template <class T, class F>
XATTN_INLINE void transform_packs(T* x, index_t n, F&& f) {
  XATTN_ASSERT(n % lanes<T> == 0);
  for (index_t i = 0; i < n; i += lanes<T>) pack<T>(f(pack<T>::load(x + i))).store(x + i);
}

template <class S, class T, class F>
XATTN_INLINE void transform(row_view<S> in, row_view<T> out, F&& f, acc_t<T> fill = acc_t<T>(0)) {
  XATTN_ASSERT(in.extent(0) == out.extent(0));
  detail::map_rows(out.extent(0), fill, f, detail::row_cursor(out), detail::row_cursor(in));
}

template <class A, class B, class T, class F>
XATTN_INLINE void zip(row_view<A> a, row_view<B> b, row_view<T> out, F&& f, acc_t<T> fill = acc_t<T>(0)) {
  XATTN_ASSERT(a.extent(0) == out.extent(0) && b.extent(0) == out.extent(0));
  detail::map_rows(out.extent(0), fill, f, detail::row_cursor(out), detail::row_cursor(a), detail::row_cursor(b));
}

template <class A, class B, class C, class T, class F>
XATTN_INLINE void zip(row_view<A> a, row_view<B> b, row_view<C> c, row_view<T> out, F&& f,
                      acc_t<T> fill = acc_t<T>(0)) {
  XATTN_ASSERT(a.extent(0) == out.extent(0) && b.extent(0) == out.extent(0) && c.extent(0) == out.extent(0));
  detail::map_rows(out.extent(0), fill, f, detail::row_cursor(out), detail::row_cursor(a), detail::row_cursor(b),
                   detail::row_cursor(c));
}

/// Every element of out becomes x.
template <class T>
XATTN_INLINE void fill(row_view<T> out, acc_t<T> x) {
  const auto body = [x]() { return pack<acc_t<T>>(x); };
  detail::map_rows(out.extent(0), x, body, detail::row_cursor(out));
}

namespace detail {

/// Packs past the end hold `identity` after `map`, too.
template <bool Dense, class T, class S, class Map, class Combine>
[[gnu::flatten]] pack<T> accumulate(row_cursor<S> in, index_t n, T identity, Map map, Combine combine) {
  partial_sums<T> sums(identity);
  each_pack<T>(n, [&](int k, index_t i, index_t count) {
    pack<T> mapped = map(in.template read<Dense>(i, count, identity));
    if (count < lanes<T>) {
      mapped = select(iota<T>() < pack<T>(T(static_cast<double>(count))), mapped, pack<T>(identity));
    }
    sums[k] = opaque(combine(sums[k], mapped));
  });
  return sums.total(combine);
}

}  // namespace detail

/// combine over all map(in[i]); identity is combine's neutral element. combine takes packs of any width (see plus).
template <class S, class Map, class Combine>
XATTN_INLINE acc_t<S> reduce_map(row_view<S> in, acc_t<S> identity, Map&& map, Combine&& combine) {
  const detail::row_cursor row(in);
  const pack<acc_t<S>> lanes_of = row.contiguous()
                                      ? detail::accumulate<true>(row, in.extent(0), identity, map, combine)
                                      : detail::accumulate<false>(row, in.extent(0), identity, map, combine);
  return fold(lanes_of, combine);
}

template <class S, class Combine>
XATTN_INLINE acc_t<S> reduce(row_view<S> in, acc_t<S> identity, Combine&& combine) {
  const auto same = [](auto x) { return x; };
  return reduce_map(in, identity, same, combine);
}

template <class S>
XATTN_INLINE acc_t<S> sum(row_view<S> in) {
  return reduce(in, acc_t<S>(0), plus{});
}

/// NaN if any element is NaN; minus infinity for an empty row.
template <class S>
XATTN_INLINE acc_t<S> max_element(row_view<S> in) {
  return reduce(in, minus_infinity<acc_t<S>>(), maximum{});
}

}  // namespace xattn::inline XATTN_ISA::simd
