// SPDX-License-Identifier: BSD-3-Clause
/// Brief   pack<T, N>: N numbers that compute as one; mask<T, N>: N truths. N is lanes<T>, a narrower register, or 1.
///         With N = 1 it holds the number itself, for any real type, so that kernels are written once.
/// Edges   max and min give NaN where either argument is NaN, on every instruction set and xsimd version; max_fast and
///         min_fast give the second argument there, and cost one instruction. A number converts to the pack that
///         repeats it. Loads and stores need no alignment. fma is fused exactly where the instruction set has it.
#pragma once

#include "xattn/simd/registers.hpp"

#include <array>
#include <utility>

namespace xattn::inline XATTN_ISA::simd {

template <class T, int N = lanes<T>>
struct mask {
  using native = typename detail::storage<T, N>::truth;
  native v;

  mask() noexcept = default;
  XATTN_INLINE explicit mask(native truth) noexcept : v(truth) {}

  XATTN_INLINE friend mask operator&(mask a, mask b) noexcept { return mask(a.v & b.v); }
  XATTN_INLINE friend mask operator|(mask a, mask b) noexcept { return mask(a.v | b.v); }
  XATTN_INLINE friend mask operator~(mask a) noexcept { return mask(!a.v); }
};

template <class T, int N = lanes<T>>
struct pack {
  static_assert(has_pack<T, N>, "xattn: no register of this width; use lanes<T>, a narrower power of two, or 1");
  using value_type = T;
  using native = typename detail::storage<T, N>::value;
  using mask_type = mask<T, N>;
  static constexpr int size = N;
  native v;

  pack() noexcept = default;
  XATTN_INLINE pack(const T& x) noexcept : v(x) {}
  XATTN_INLINE explicit pack(const native& x) noexcept
    requires(N > 1)
      : v(x) {}

  XATTN_INLINE static pack load(const T* p) noexcept {
    if constexpr (N == 1) return pack(*p);
    else return pack(native::load_unaligned(p));
  }
  XATTN_INLINE void store(T* p) const noexcept {
    if constexpr (N == 1) *p = v;
    else v.store_unaligned(p);
  }

  XATTN_INLINE friend pack operator+(pack a, pack b) noexcept { return pack(native(a.v + b.v)); }
  XATTN_INLINE friend pack operator-(pack a, pack b) noexcept { return pack(native(a.v - b.v)); }
  XATTN_INLINE friend pack operator*(pack a, pack b) noexcept { return pack(native(a.v * b.v)); }
  XATTN_INLINE friend pack operator/(pack a, pack b) noexcept { return pack(native(a.v / b.v)); }
  XATTN_INLINE friend pack operator-(pack a) noexcept { return pack(native(-a.v)); }
  XATTN_INLINE pack& operator+=(pack b) noexcept { return *this = *this + b; }
  XATTN_INLINE pack& operator-=(pack b) noexcept { return *this = *this - b; }
  XATTN_INLINE pack& operator*=(pack b) noexcept { return *this = *this * b; }
  XATTN_INLINE pack& operator/=(pack b) noexcept { return *this = *this / b; }

  XATTN_INLINE friend mask_type operator<(pack a, pack b) noexcept { return mask_type(a.v < b.v); }
  XATTN_INLINE friend mask_type operator>(pack a, pack b) noexcept { return mask_type(b.v < a.v); }
  XATTN_INLINE friend mask_type operator==(pack a, pack b) noexcept { return mask_type(a.v == b.v); }
  XATTN_INLINE friend mask_type operator!=(pack a, pack b) noexcept { return mask_type(a.v != b.v); }
  XATTN_INLINE friend mask_type operator<=(pack a, pack b) noexcept {
    if constexpr (N == 1) return (a < b) | (a == b);
    else return mask_type(a.v <= b.v);
  }
  XATTN_INLINE friend mask_type operator>=(pack a, pack b) noexcept { return b <= a; }
};

/// Names a parameter that does not take part in deduction, so that a number may stand for a pack.
template <class T, int N>
using same_pack = std::type_identity_t<pack<T, N>>;

/// a where m, b elsewhere.
template <class T, int N>
XATTN_INLINE pack<T, N> select(mask<T, N> m, same_pack<T, N> a, same_pack<T, N> b) noexcept {
  if constexpr (N == 1) return m.v ? a : b;
  else return pack<T, N>(select(m.v, a.v, b.v));
}

template <class T, int N>
XATTN_INLINE bool any(mask<T, N> m) noexcept {
  if constexpr (N == 1) return m.v;
  else return any(m.v);
}
template <class T, int N>
XATTN_INLINE bool all(mask<T, N> m) noexcept {
  if constexpr (N == 1) return m.v;
  else return all(m.v);
}
template <class T, int N>
XATTN_INLINE bool none(mask<T, N> m) noexcept {
  return !any(m);
}

template <class T, int N>
XATTN_INLINE mask<T, N> isnan(pack<T, N> a) noexcept {
  return a != a;
}

namespace detail {

/// Fused where the processor fuses; a user's type may bring its own fma.
template <class T>
XATTN_INLINE T fused_scalar(const T& a, const T& b, const T& c) noexcept {
  if constexpr (std::is_floating_point_v<T>) {
#if defined(__FMA__) || defined(__aarch64__)
    if constexpr (!std::same_as<T, long double>) return std::fma(a, b, c);
#endif
    return a * b + c;
  } else if constexpr (requires { fma(a, b, c); }) {
    return fma(a, b, c);
  } else {
    return a * b + c;
  }
}

}  // namespace detail

/// a b + c.
template <class T, int N>
XATTN_INLINE pack<T, N> fma(pack<T, N> a, same_pack<T, N> b, same_pack<T, N> c) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (N == 1) return pack<T, N>(detail::fused_scalar(a.v, b.v, c.v));
  else if constexpr (requires { detail::fused(a.v, b.v, c.v); }) return pack<T, N>(native(detail::fused(a.v, b.v, c.v)));
  else return a * b + c;
}

/// c - a b.
template <class T, int N>
XATTN_INLINE pack<T, N> fnma(pack<T, N> a, same_pack<T, N> b, same_pack<T, N> c) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (N == 1) return pack<T, N>(detail::fused_scalar(T(-a.v), b.v, c.v));
  else if constexpr (requires { detail::fused_negated(a.v, b.v, c.v); })
    return pack<T, N>(native(detail::fused_negated(a.v, b.v, c.v)));
  else return c - a * b;
}

/// a > b ? a : b, so b where either is NaN.
template <class T, int N>
XATTN_INLINE pack<T, N> max_fast(pack<T, N> a, same_pack<T, N> b) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (requires { detail::larger(a.v, b.v); }) return pack<T, N>(native(detail::larger(a.v, b.v)));
  else return select(a > b, a, b);
}
/// a < b ? a : b, so b where either is NaN.
template <class T, int N>
XATTN_INLINE pack<T, N> min_fast(pack<T, N> a, same_pack<T, N> b) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (requires { detail::smaller(a.v, b.v); }) return pack<T, N>(native(detail::smaller(a.v, b.v)));
  else return select(a < b, a, b);
}

/// The larger; NaN where either is NaN.
template <class T, int N>
XATTN_INLINE pack<T, N> max(pack<T, N> a, same_pack<T, N> b) noexcept {
  return select(isnan(a), a, max_fast(a, b));
}
/// The smaller; NaN where either is NaN.
template <class T, int N>
XATTN_INLINE pack<T, N> min(pack<T, N> a, same_pack<T, N> b) noexcept {
  return select(isnan(a), a, min_fast(a, b));
}

template <class T, int N>
XATTN_INLINE pack<T, N> abs(pack<T, N> a) noexcept {
  if constexpr (N > 1) return pack<T, N>(abs(a.v));
  else if constexpr (std::is_floating_point_v<T>) return pack<T, N>(std::abs(a.v));
  else return select(a < pack<T, N>(T(0)), -a, a);
}

/// Correctly rounded for float and double.
template <class T, int N>
XATTN_INLINE pack<T, N> sqrt(pack<T, N> a) noexcept {
  using std::sqrt;
  if constexpr (N == 1) return pack<T, N>(sqrt(a.v));
  else return pack<T, N>(sqrt(a.v));
}

/// 1 / sqrt(a) in two correctly rounded steps, never the processor's estimate.
template <class T, int N>
XATTN_INLINE pack<T, N> rsqrt(pack<T, N> a) noexcept {
  return pack<T, N>(T(1)) / sqrt(a);
}

/// The magnitude of a with the sign of b.
template <class T, int N>
XATTN_INLINE pack<T, N> copysign(pack<T, N> a, same_pack<T, N> b) noexcept {
  using std::copysign;
  if constexpr (N == 1) {
    return pack<T, N>(copysign(a.v, b.v));
  } else {
    const typename pack<T, N>::native sign(-T(0));
    return pack<T, N>((a.v & ~sign) | (b.v & sign));
  }
}

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
  if constexpr (N == 1) return pack<T, N>(T(0));
  else return pack<T, N>::load(detail::counting<T, N>.data());
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

/// Combines all lanes: lane i with lane i + N / 2, then the halves of that, down to one. The order is part of the contract.
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
