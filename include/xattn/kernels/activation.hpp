// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Activations, each a function object: f(pack), f(in, out) on views, f(in, out, executor).
/// Shapes  in and out of the same shape, rank 1 to 4, any strides; out may be in.
/// Formula relu max(0, x); gelu x Phi(x), Phi the normal distribution function; gelu_tanh x s(2u) with
///         u = sqrt(2 / pi) (x + 0.044715 x^3), s the logistic function; gelu_quick x s(1.702 x); silu x s(x);
///         sigmoid s(x); hard_swish x clamp(x + 3, 0, 6) / 6; mish x tanh(log(1 + e^x)); tanh, erf, identity.
/// Edges   NaN stays NaN. A function that is x times a gate gives 0 where the gate is 0, at -inf too.
/// Error   in ulp of a normal result: relu, identity 0; tanh, erf, hard_swish 2; sigmoid, silu 3; mish 5;
///         gelu 4 (1 + x^2 / 2); gelu_tanh 3 (1 + |2u|); gelu_quick 3 (1 + |x|) (measured for float and double). Where
///         the gate is below the smallest normal number m, 2 m |x| more.
/// Source  Hendrycks and Gimpel 2016, arXiv:1606.08415 (the three GELU);
///         Ramachandran et al. 2017, arXiv:1710.05941 (SiLU);
///         Howard et al. 2019, arXiv:1905.02244 (hard swish); Misra 2019, arXiv:1908.08681 (mish);
///         Shazeer 2020, arXiv:2002.05202 (gated forms).
#pragma once

#include "xattn/kernels/rows.hpp"
#include "xattn/simd/math.hpp"
#include "xattn/simd/normal_tail.hpp"

#include <array>

namespace xattn::inline XATTN_ISA {

enum class activation { identity, relu, gelu, gelu_tanh, gelu_quick, silu, sigmoid, tanh, hard_swish, mish, erf };

namespace kernels {
namespace detail {

/// A constant to the digits of T.
template <class T>
constexpr T constant(long double x) noexcept {
  if constexpr (std::is_floating_point_v<T>)
    return static_cast<T>(x);
  else
    return T(static_cast<double>(x));
}

/// x gate, without NaN from -inf times 0.
template <class T, int N>
XATTN_INLINE simd::pack<T, N> gated(simd::pack<T, N> x, simd::pack<T, N> gate) noexcept {
  return select(gate == simd::pack<T, N>(T(0)), gate, x * gate);
}

/// x s(u), given -u: one division. Where u is so low that s(u) is 0, x counts as a finite number.
template <class T, int N>
XATTN_INLINE simd::pack<T, N> times_logistic(simd::pack<T, N> x, simd::pack<T, N> minus_u) noexcept {
  using pack = simd::pack<T, N>;
  const pack whole = simd::exp(minus_u) + T(1);
  if constexpr (simd::detail::own_math<T>)
    return max_fast(pack(T(-1000)), x) / whole;
  else
    return gated(x, pack(T(1)) / whole);
}

/// The function on views, for a Self that has it on packs.
template <class Self>
struct on_views {
  template <class S, class T, std::size_t R>
  requires compute_alike<S, T>
  void operator()(const view<S, R>& in, const view<T, R>& out, const executor_ref& executor = {}) const {
    expect_like(Self::name, "out", out, "in", in);
    map_elements(executor, static_cast<const Self&>(*this), out, as_const(in));
  }
};

struct identity_function : on_views<identity_function> {
  using on_views::operator();
  static constexpr const char* name = "identity";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    return x;
  }
};

struct relu_function : on_views<relu_function> {
  using on_views::operator();
  static constexpr const char* name = "relu";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    return max_fast(simd::pack<T, N>(T(0)), x);
  }
};

/// max(0, x) - |x| Phi(-|x|): nothing cancels, on either side.
struct gelu_function : on_views<gelu_function> {
  using on_views::operator();
  static constexpr const char* name = "gelu";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    using pack = simd::pack<T, N>;
    const pack size = abs(x), tail = simd::normal_tail(size);
    if constexpr (simd::detail::own_math<T>)
      return fnma(simd::normal_reach(size), tail, max_fast(pack(T(0)), x));
    else
      return max_fast(pack(T(0)), x) - gated(size, tail);
  }
};

struct gelu_tanh_function : on_views<gelu_tanh_function> {
  using on_views::operator();
  static constexpr const char* name = "gelu_tanh";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    const T slope = constant<T>(-1.595769121605730711759784239737527474L);  // -2 sqrt(2 / pi)
    const T cubic = constant<T>(-1.595769121605730711759784239737527474L * 0.044715L);
    return times_logistic(x, x * fma(x * x, cubic, slope));
  }
};

struct gelu_quick_function : on_views<gelu_quick_function> {
  using on_views::operator();
  static constexpr const char* name = "gelu_quick";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    return times_logistic(x, x * constant<T>(-1.702L));
  }
};

struct silu_function : on_views<silu_function> {
  using on_views::operator();
  static constexpr const char* name = "silu";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    return times_logistic(x, -x);
  }
};

struct sigmoid_function : on_views<sigmoid_function> {
  using on_views::operator();
  static constexpr const char* name = "sigmoid";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    return simd::sigmoid(x);
  }
};

struct tanh_function : on_views<tanh_function> {
  using on_views::operator();
  static constexpr const char* name = "tanh";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    return simd::tanh(x);
  }
};

struct hard_swish_function : on_views<hard_swish_function> {
  using on_views::operator();
  static constexpr const char* name = "hard_swish";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    using pack = simd::pack<T, N>;
    return gated(x, min_fast(pack(T(6)), max_fast(pack(T(0)), x + T(3))) / T(6));
  }
};

/// tanh(log(1 + e)) = n / (n + 2) with n = e (e + 2): no logarithm, no cancellation. e is kept where n / (n + 2) is 1.
struct mish_function : on_views<mish_function> {
  using on_views::operator();
  static constexpr const char* name = "mish";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    using pack = simd::pack<T, N>;
    const pack e = simd::exp(min_fast(pack(T(40)), x));
    const pack n = e * (e + T(2));
    return gated(x, n / (n + T(2)));
  }
};

struct erf_function : on_views<erf_function> {
  using on_views::operator();
  static constexpr const char* name = "erf";
  template <class T, int N>
  XATTN_INLINE simd::pack<T, N> operator()(simd::pack<T, N> x) const noexcept {
    return simd::erf(x);
  }
};

}  // namespace detail

inline constexpr detail::identity_function identity{};
inline constexpr detail::relu_function relu{};
inline constexpr detail::gelu_function gelu{};
inline constexpr detail::gelu_tanh_function gelu_tanh{};
inline constexpr detail::gelu_quick_function gelu_quick{};
inline constexpr detail::silu_function silu{};
inline constexpr detail::sigmoid_function sigmoid{};
inline constexpr detail::tanh_function tanh{};
inline constexpr detail::hard_swish_function hard_swish{};
inline constexpr detail::mish_function mish{};
inline constexpr detail::erf_function erf{};

/// body(f) with the function object that `kind` names: one branch a call, none an element.
template <class Body>
decltype(auto) with_activation(const char* function, activation kind, Body&& body) {
  switch (kind) {
    case activation::identity:
      return body(identity);
    case activation::relu:
      return body(relu);
    case activation::gelu:
      return body(gelu);
    case activation::gelu_tanh:
      return body(gelu_tanh);
    case activation::gelu_quick:
      return body(gelu_quick);
    case activation::silu:
      return body(silu);
    case activation::sigmoid:
      return body(sigmoid);
    case activation::tanh:
      return body(tanh);
    case activation::hard_swish:
      return body(hard_swish);
    case activation::mish:
      return body(mish);
    case activation::erf:
      return body(erf);
  }
  detail::expect_value(false, function, "activation", static_cast<int>(kind), "one of the names of xattn::activation");
  return body(identity);
}

namespace detail {

/// The function that `kind` names, on one row.
template <class S, class T>
auto row_activation(const char* function, activation kind) {
  using row_function = void (*)(const row_view<T>& out, const row_view<const S>& in);
  return with_activation(function, kind, [](const auto& f) -> row_function {
    using F = std::remove_cvref_t<decltype(f)>;
    return [](const row_view<T>& out, const row_view<const S>& in) { map_row(F{}, out, in); };
  });
}

/// The function F on a tile in place: rows of whole packs, `pitch` apart.
template <class F, class T>
void activate_tile(T* x, index_t pitch, index_t rows, index_t columns) {
  for (index_t i = 0; i < rows; ++i, x += pitch) simd::transform_packs(x, columns, F{});
}

/// The same for the function that `kind` names.
template <class T>
auto tile_activation(const char* function, activation kind) {
  using tile_function = void (*)(T* x, index_t pitch, index_t rows, index_t columns);
  return with_activation(function, kind, [](const auto& f) -> tile_function {
    return activate_tile<std::remove_cvref_t<decltype(f)>, T>;
  });
}

/// The function that `kind` names, on the sum of two rows.
template <class S, class B, class T>
auto row_activation_of_sum(const char* function, activation kind) {
  using row_function = void (*)(const row_view<T>& out, const row_view<const S>& in, const row_view<const B>& bias);
  return with_activation(function, kind, [](const auto& f) -> row_function {
    using F = std::remove_cvref_t<decltype(f)>;
    return [](const row_view<T>& out, const row_view<const S>& in, const row_view<const B>& bias) {
      using pack = simd::pack<acc_t<T>>;
      map_row([](pack x, pack b) { return F{}(simd::detail::opaque(x + b)); }, out, in, bias);
    };
  });
}

struct times {
  template <class P>
  XATTN_INLINE P operator()(P a, P b) const noexcept {
    return a * b;
  }
};

/// Elements that are activated before they are multiplied.
inline constexpr index_t gated_elements = 256;

}  // namespace detail

/// out = act(in); out may be in.
template <class S, class T, std::size_t R>
requires compute_alike<S, T>
void activate(activation kind, const view<S, R>& in, const view<T, R>& out, const executor_ref& executor = {}) {
  const auto act = detail::row_activation<std::remove_const_t<S>, T>("activate", kind);
  detail::expect_like("activate", "out", out, "in", in);
  for_each_piece(executor, act, out, as_const(in));
}

/// out = act(in + bias), bias one number a column: the bits of add_bias followed by activate. out may be in.
template <class S, class B, class T, std::size_t R>
requires compute_alike<S, B, T>
void activate(activation kind, const view<S, R>& in, const row_view<B>& bias, const view<T, R>& out,
              const executor_ref& executor = {}) {
  using source = std::remove_const_t<S>;
  const auto act = detail::row_activation_of_sum<source, std::remove_const_t<B>, T>("activate", kind);
  detail::expect_shape("activate", "bias", bias.extent(), extents<1>{in.extent(R - 1)}, "the last axis of in");
  detail::expect_like("activate", "out", out, "in", in);
  detail::expect_apart("activate", "out", out, "bias", bias);
  for_each_row(executor, row_count(out), out.extent(R - 1),
               [&](index_t n) { act(row_at(out, n), row_at(as_const(in), n), as_const(bias)); });
}

/// out = up act(gate), the gated linear units; out may be gate or up.
template <class G, class U, class T, std::size_t R>
requires compute_alike<G, U, T>
void activate_gated(activation kind, const view<G, R>& gate, const view<U, R>& up, const view<T, R>& out,
                    const executor_ref& executor = {}) {
  using A = acc_t<T>;
  const auto act = detail::row_activation<std::remove_const_t<G>, A>("activate_gated", kind);
  detail::expect_shape("activate_gated", "up", up.extent(), gate.extent(), "the shape of gate");
  detail::expect_like("activate_gated", "out", out, "gate", gate);
  detail::expect_like("activate_gated", "out", out, "up", up);
  const auto piece = [act](const row_view<T>& to, const auto& g, const auto& u) {
    std::array<A, static_cast<std::size_t>(detail::gated_elements)> activated;
    for (index_t first = 0; first < to.extent(0); first += detail::gated_elements) {
      const index_t last = std::min(first + detail::gated_elements, to.extent(0));
      const row_view<A> part(activated.data(), {last - first});
      act(part, g.slice(0, first, last));
      detail::map_row(detail::times{}, to.slice(0, first, last), u.slice(0, first, last), as_const(part));
    }
  };
  for_each_piece(executor, piece, out, as_const(gate), as_const(up));
}

namespace detail {

/// A is the type that is computed in.
template <class A>
struct swish_gate {
  A slope;

  template <class P>
  XATTN_INLINE P operator()(P gate, P up) const noexcept {
    return up * simd::detail::opaque(times_logistic(gate, gate * P(slope)));
  }
};

}  // namespace detail

/// out = up gate s(alpha gate), s the logistic function; with alpha = 1 the bits of activate_gated with silu. out may
/// be gate or up.
template <class G, class U, class T, std::size_t R>
requires compute_alike<G, U, T>
void swiglu(const view<G, R>& gate, const view<U, R>& up, const view<T, R>& out,
            const std::type_identity_t<acc_t<T>>& alpha = acc_t<T>(1), const executor_ref& executor = {}) {
  detail::expect_shape("swiglu", "up", up.extent(), gate.extent(), "the shape of gate");
  detail::expect_like("swiglu", "out", out, "gate", gate);
  detail::expect_like("swiglu", "out", out, "up", up);
  map_elements(executor, detail::swish_gate<acc_t<T>>{-alpha}, out, as_const(gate), as_const(up));
}

}  // namespace kernels

}  // namespace xattn::inline XATTN_ISA
