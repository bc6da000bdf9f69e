// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Loads and stores of rows that do not fill a pack, have a stride, or are stored in another type (bf16, f16).
/// Edges   n counts elements, 0 <= n <= N; memory past them is not touched, lanes past them read as `fill`.
///         Short loads and stores use the same pieces (half, quarter, ..., one), so that a row that was just stored is
///         forwarded to the next load, which a masked or a copied one would not be.
#pragma once

#include "xattn/simd/narrow.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::simd {

/// p[0] ... p[n - 1], then `fill`.
template <class T, int N = lanes<T>>
XATTN_INLINE pack<T, N> load_partial(const T* p, index_t n, std::type_identity_t<T> fill) noexcept {
  if constexpr (N == 1) {
    return n > 0 ? pack<T, N>(*p) : pack<T, N>(fill);
  } else if constexpr (detail::has_halves<T, N>) {
    constexpr int half = N / 2;
    if (n < half) return detail::join<T, N>(load_partial<T, half>(p, n, fill), pack<T, half>(fill));
    return detail::join<T, N>(pack<T, half>::load(p), load_partial<T, half>(p + half, n - half, fill));
  } else if constexpr (requires(pack<T, N> a) { detail::load_pieces(p, n, a.v); }) {
    return pack<T, N>(typename pack<T, N>::native(detail::load_pieces(p, n, pack<T, N>(fill).v)));
  } else {
    return from_lanes<T, N>([&](int i) { return i < n ? p[i] : fill; });
  }
}

/// p[0] ... p[n - 1] become the first n lanes.
template <class T, int N>
XATTN_INLINE void store_partial(T* p, index_t n, pack<T, N> a) noexcept {
  if constexpr (N == 1) {
    if (n > 0) *p = a.v;
  } else if constexpr (detail::has_halves<T, N>) {
    constexpr int half = N / 2;
    pack<T, half> part = detail::low_part(a);
    if (n >= half) {
      part.store(p);
      part = detail::high_part(a);
      p += half;
      n -= half;
    }
    store_partial(p, n, part);
  } else if constexpr (requires { detail::store_pieces(p, n, a.v); }) {
    detail::store_pieces(p, n, a.v);
  } else {
    for (int i = 0; i < n; ++i) p[i] = lane(a, i);
  }
}

namespace detail {

/// Between two element types by way of what computes for the first: bf16 to double goes by float.
template <class To, class From>
XATTN_INLINE To converted(const From& x) noexcept {
  return static_cast<To>(static_cast<acc_t<To>>(static_cast<acc_t<From>>(x)));
}

}  // namespace detail

/// N elements of any storage type, one after the other.
template <class T, int N = lanes<T>, class S>
XATTN_INLINE pack<T, N> load_as(const S* p) noexcept {
  if constexpr (std::same_as<S, T>)
    return pack<T, N>::load(p);
  else if constexpr (detail::widens<S, T, N>)
    return detail::widened<S, T, N>(p);
  else
    return from_lanes<T, N>([p](int i) { return detail::converted<T>(p[i]); });
}

/// p[0], p[stride], ..., p[(n - 1) stride], then `fill`. Any stride; any storage type that converts to T.
template <class T, int N = lanes<T>, class S>
XATTN_INLINE pack<T, N> load_strided(const S* p, index_t stride, index_t n, std::type_identity_t<T> fill) noexcept {
  return from_lanes<T, N>([&](int i) { return i < n ? detail::converted<T>(p[i * stride]) : fill; });
}
template <class S, class T, int N>
XATTN_INLINE void store_strided(S* p, index_t stride, index_t n, pack<T, N> a) noexcept {
  if constexpr (N == 1) {
    if (n > 0) *p = detail::converted<S>(a.v);
  } else {
    std::array<T, static_cast<std::size_t>(N)> numbers;
    a.store(numbers.data());
    for (index_t i = 0; i < n; ++i) p[i * stride] = detail::converted<S>(numbers[static_cast<std::size_t>(i)]);
  }
}

/// N elements of any storage type, one after the other.
template <class S, class T, int N>
XATTN_INLINE void store_as(S* p, pack<T, N> a) noexcept {
  if constexpr (std::same_as<S, T>) {
    a.store(p);
  } else {
    store_strided(p, 1, N, a);
  }
}

/// One of the above, as the stride and the count ask: 0 <= n <= N.
template <class T, int N = lanes<T>, class S>
XATTN_INLINE pack<T, N> load_some(const S* p, index_t stride, index_t n, std::type_identity_t<T> fill) noexcept {
  if constexpr (std::same_as<S, T> && N > 1) {
    if (stride == 1) return load_partial<T, N>(p, n, fill);
  } else if constexpr (detail::widens<S, T, N>) {
    if (stride == 1 && n == N) return load_as<T, N>(p);
  }
  return load_strided<T, N>(p, stride, n, fill);
}
template <class S, class T, int N>
XATTN_INLINE void store_some(S* p, index_t stride, index_t n, pack<T, N> a) noexcept {
  if constexpr (std::same_as<S, T> && N > 1) {
    if (stride == 1) return store_partial(p, n, a);
  }
  store_strided(p, stride, n, a);
}

}  // namespace xattn::inline XATTN_ISA::simd
