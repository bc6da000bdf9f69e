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

/// Four independent accumulators hide the latency of `combine`; short rows use one.
template <class T, class S, class Map, class Combine>
[[gnu::flatten]] pack<T> accumulate(row_cursor<S> in, index_t n, T identity, Map map, Combine combine) {
  constexpr index_t width = lanes<T>;
  pack<T> total(identity);
  index_t i = 0;
  if (n >= 4 * width) {
    std::array<pack<T>, 4> sums{total, total, total, total};
    for (; i + 4 * width <= n; i += 4 * width) {
      XATTN_UNROLL
      for (std::size_t k = 0; k < 4; ++k) {
        const pack<T> x = in.template load_some<T>(i + static_cast<index_t>(k) * width, width, identity);
        sums[k] = opaque(combine(sums[k], pack<T>(map(x))));
      }
    }
    total = opaque(combine(opaque(combine(sums[0], sums[1])), opaque(combine(sums[2], sums[3]))));
  }
  for (; i + width <= n; i += width) {
    total = opaque(combine(total, pack<T>(map(in.template load_some<T>(i, width, identity)))));
  }
  if (i < n) {
    const pack<T> mapped = map(in.template load_some<T>(i, n - i, identity));
    total = opaque(combine(total, select(iota<T>() < pack<T>(T(n - i)), mapped, pack<T>(identity))));
  }
  return total;
}

}  // namespace detail

/// combine over all map(in[i]); identity is combine's neutral element. combine takes packs of any width (see plus).
template <class S, class Map, class Combine>
XATTN_INLINE acc_t<S> reduce_map(row_view<S> in, acc_t<S> identity, Map&& map, Combine&& combine) {
  return fold(detail::accumulate(detail::row_cursor(in), in.extent(0), identity, map, combine), combine);
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
