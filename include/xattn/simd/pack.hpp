// SPDX-License-Identifier: BSD-3-Clause
/// Brief   pack<T, N>: N numbers that compute as one; mask<T, N>: N truths. N is lanes<T>, a narrower register, or 1.
///         With N = 1 it holds the number itself, for any real type, so that kernels are written once.
/// Edges   max and min give NaN where either argument is NaN, on every instruction set and xsimd version; max_fast and
///         min_fast give the second argument there, and cost one instruction. A number converts to the pack that
///         repeats it. Loads and stores need no alignment. fma is fused exactly where the instruction set has it.
#pragma once

#include "xattn/simd/registers.hpp"

namespace xattn::inline XATTN_ISA::simd {

template <class T, int N = lanes<T>>
struct mask {
  using native = typename detail::storage<T, N>::truth;
  native v;

  mask() noexcept = default;
  XATTN_INLINE explicit mask(native truth) noexcept : v(truth) {}

  XATTN_INLINE friend mask operator&(mask a, mask b) noexcept { return mask(a.v & b.v); }
  XATTN_INLINE friend mask operator|(mask a, mask b) noexcept { return mask(a.v | b.v); }
  XATTN_INLINE friend mask operator~(mask a) noexcept {
    if constexpr (N == 1)
      return mask(!a.v);
    else
      return mask(~a.v);
  }
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
  XATTN_INLINE explicit pack(const native& x) noexcept requires(N > 1) : v(x) {}

  XATTN_INLINE static pack load(const T* p) noexcept {
    if constexpr (N == 1)
      return pack(*p);
    else
      return pack(native::load_unaligned(p));
  }
  XATTN_INLINE void store(T* p) const noexcept {
    if constexpr (N == 1)
      *p = v;
    else
      v.store_unaligned(p);
  }

  XATTN_INLINE friend pack operator+(pack a, pack b) noexcept { return pack(native(a.v + b.v)); }
  XATTN_INLINE friend pack operator-(pack a, pack b) noexcept { return pack(native(a.v - b.v)); }
  XATTN_INLINE friend pack operator*(pack a, pack b) noexcept { return pack(native(a.v * b.v)); }
  XATTN_INLINE friend pack operator/(pack a, pack b) noexcept { return pack(native(a.v / b.v)); }
  /// The sign bit only: xsimd 8 subtracts from 0 on AVX-512, and loses the sign of zero.
  XATTN_INLINE friend pack operator-(pack a) noexcept {
    if constexpr (N == 1)
      return pack(native(-a.v));
    else
      return pack(a.v ^ native(-T(0)));
  }
  XATTN_INLINE pack& operator+=(pack b) noexcept { return *this = *this + b; }
  XATTN_INLINE pack& operator-=(pack b) noexcept { return *this = *this - b; }
  XATTN_INLINE pack& operator*=(pack b) noexcept { return *this = *this * b; }
  XATTN_INLINE pack& operator/=(pack b) noexcept { return *this = *this / b; }

  XATTN_INLINE friend mask_type operator<(pack a, pack b) noexcept { return mask_type(a.v < b.v); }
  XATTN_INLINE friend mask_type operator>(pack a, pack b) noexcept { return mask_type(b.v < a.v); }
  XATTN_INLINE friend mask_type operator==(pack a, pack b) noexcept { return mask_type(a.v == b.v); }
  /// True for NaN, which the inequality of xsimd 8 is not on AVX.
  XATTN_INLINE friend mask_type operator!=(pack a, pack b) noexcept { return ~(a == b); }
  XATTN_INLINE friend mask_type operator<=(pack a, pack b) noexcept {
    if constexpr (N == 1)
      return (a < b) | (a == b);
    else
      return mask_type(a.v <= b.v);
  }
  XATTN_INLINE friend mask_type operator>=(pack a, pack b) noexcept { return b <= a; }
};

namespace detail {

/// A pack that no optimisation looks behind. Sums that are compared bit by bit and roundings that are meant need it,
/// because -fassociative-math, which defines no macro, removes them otherwise.
template <class T, int N>
XATTN_INLINE pack<T, N> opaque(pack<T, N> a) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (N > 1)
    return pack<T, N>(native(hidden(static_cast<typename native::register_type>(a.v))));
  else if constexpr (std::same_as<T, float> || std::same_as<T, double>)
    return pack<T, N>(hidden(a.v));
  else
    return a;
}

}  // namespace detail

/// Names a parameter that does not take part in deduction, so that a number may stand for a pack.
template <class T, int N>
using same_pack = std::type_identity_t<pack<T, N>>;

/// a where m, b elsewhere.
template <class T, int N>
XATTN_INLINE pack<T, N> select(mask<T, N> m, same_pack<T, N> a, same_pack<T, N> b) noexcept {
  if constexpr (N == 1)
    return m.v ? a : b;
  else
    return pack<T, N>(select(m.v, a.v, b.v));
}

template <class T, int N>
XATTN_INLINE bool any(mask<T, N> m) noexcept {
  if constexpr (N == 1)
    return m.v;
  else
    return any(m.v);
}
template <class T, int N>
XATTN_INLINE bool all(mask<T, N> m) noexcept {
  if constexpr (N == 1)
    return m.v;
  else
    return all(m.v);
}
template <class T, int N>
XATTN_INLINE bool none(mask<T, N> m) noexcept {
  return !any(m);
}

template <class T, int N>
XATTN_INLINE mask<T, N> isnan(pack<T, N> a) noexcept {
  if constexpr (N == 1)
    return a != a;
  else
    return mask<T, N>(isnan(a.v));
}

namespace detail {

/// Whether a scalar fma is one instruction, as that of packs is.
#if defined(__FMA__) || defined(__aarch64__)
template <class T>
inline constexpr bool fuses = std::same_as<T, float> || std::same_as<T, double>;
#else
template <class T>
inline constexpr bool fuses = false;
#endif

/// A user's type may bring its own fma; what the processor cannot fuse is rounded twice.
template <class T>
XATTN_INLINE T scalar_fma(const T& a, const T& b, const T& c) noexcept {
  if constexpr (fuses<T>)
    return std::fma(a, b, c);
  else if constexpr (!std::is_floating_point_v<T> && requires { fma(a, b, c); })
    return fma(a, b, c);
  else
    return (opaque(pack<T, 1>(T(a * b))) + pack<T, 1>(c)).v;
}

}  // namespace detail

/// 0 for a finite a, NaN for any other, also where flags let the compiler take a - a or 0 a for 0.
template <class T, int N>
XATTN_INLINE pack<T, N> zero_if_finite(pack<T, N> a) noexcept {
  return a * detail::opaque(pack<T, N>(T(0)));
}

/// a b + c.
template <class T, int N>
XATTN_INLINE pack<T, N> fma(pack<T, N> a, same_pack<T, N> b, same_pack<T, N> c) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (N == 1)
    return pack<T, N>(detail::scalar_fma(a.v, b.v, c.v));
  else if constexpr (requires { detail::fused(a.v, b.v, c.v); })
    return pack<T, N>(native(detail::fused(a.v, b.v, c.v)));
  else
    return detail::opaque(a * b) + c;
}

/// c - a b.
template <class T, int N>
XATTN_INLINE pack<T, N> fnma(pack<T, N> a, same_pack<T, N> b, same_pack<T, N> c) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (N == 1)
    return pack<T, N>(detail::scalar_fma(T(-a.v), b.v, c.v));
  else if constexpr (requires { detail::fused_negated(a.v, b.v, c.v); })
    return pack<T, N>(native(detail::fused_negated(a.v, b.v, c.v)));
  else
    return c - detail::opaque(a * b);
}

/// a > b ? a : b, so b where either is NaN.
template <class T, int N>
XATTN_INLINE pack<T, N> max_fast(pack<T, N> a, same_pack<T, N> b) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (requires { detail::larger(a.v, b.v); })
    return pack<T, N>(native(detail::larger(a.v, b.v)));
  else
    return select(a > b, a, b);
}
/// a < b ? a : b, so b where either is NaN.
template <class T, int N>
XATTN_INLINE pack<T, N> min_fast(pack<T, N> a, same_pack<T, N> b) noexcept {
  using native = typename pack<T, N>::native;
  if constexpr (requires { detail::smaller(a.v, b.v); })
    return pack<T, N>(native(detail::smaller(a.v, b.v)));
  else
    return select(a < b, a, b);
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
  if constexpr (N > 1)
    return pack<T, N>(a.v & ~typename pack<T, N>::native(-T(0)));
  else if constexpr (std::is_floating_point_v<T>)
    return pack<T, N>(std::abs(a.v));
  else
    return select(a < pack<T, N>(T(0)), -a, a);
}

/// Correctly rounded for float and double.
template <class T, int N>
XATTN_INLINE pack<T, N> sqrt(pack<T, N> a) noexcept {
  using std::sqrt;
  if constexpr (N == 1)
    return pack<T, N>(sqrt(a.v));
  else
    return pack<T, N>(sqrt(a.v));
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

}  // namespace xattn::inline XATTN_ISA::simd
