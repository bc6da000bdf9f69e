// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Accepts any array as an input: what lies in memory is used in place, a lazy expression is evaluated once
///         into a container that lives as long as the call.
#pragma once

#include "xattn/core/adapt.hpp"
#include "xattn/xtensor/containers.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA {
namespace detail {

template <class E>
concept xtensor_expression = xt::is_xexpression<std::remove_cvref_t<E>>::value;

template <class E>
concept lazy_expression = xtensor_expression<E> && !addressable<const std::remove_cvref_t<E>>;

/// The container that an expression evaluates to: static rank where the expression has one.
template <class E>
struct evaluated {
  using type = E;
};
template <xtensor_expression E>
struct evaluated<E> {
  using value = std::remove_cv_t<typename E::value_type>;
  static auto pick() {
    if constexpr (static_rank<E> == dynamic_rank) return std::type_identity<xt::xarray<value>>{};
    else return std::type_identity<xt::xtensor<value, static_rank<E>>>{};
  }
  using type = typename decltype(pick())::type;
};

/// A lazy expression in another order or shape. Where xtensor has vector units it would load from memory that there is
/// not, and does not compile.
template <class E>
concept rearranged_expression = lazy_expression<E> && requires(const E& e) {
  e.data_offset();
  e.strides();
};

/// The elements of an expression in a container of their own.
template <xtensor_expression E>
typename evaluated<E>::type evaluate(const E& e) {
  using container = typename evaluated<E>::type;
  if constexpr (rearranged_expression<E>) {
    container elements = container::from_shape(e.shape());
    std::copy(e.begin(), e.end(), elements.begin());
    return elements;
  } else {
    return container(e);
  }
}

/// Use as `const auto& held = hold(e);`.
template <class E>
decltype(auto) hold(const E& e) {
  if constexpr (lazy_expression<E>) return evaluate(e);
  else return (e);
}

template <class E>
using held_t = std::remove_cvref_t<decltype(hold(std::declval<const E&>()))>;

template <class E>
struct element {
  using type = std::remove_const_t<element_of<const held_t<E>>>;
};

}  // namespace detail

/// Anything with elements that can be computed with: xtensor containers, views, adaptors and expressions, xattn::view,
/// spans, Eigen matrices, mdspans.
template <class E>
concept tensor_like = (detail::xtensor_expression<E> || addressable<const std::remove_cvref_t<E>>) &&
                      storable<typename detail::element<std::remove_cvref_t<E>>::type>;

/// Element type of an input.
template <class E>
using value_of = typename detail::element<std::remove_cvref_t<E>>::type;

/// Type that a call on E computes in.
template <class E>
using acc_of = acc_t<value_of<E>>;

/// Arrays of integers.
template <class E>
concept ids_like = (detail::xtensor_expression<E> || addressable<const std::remove_cvref_t<E>>) &&
                   std::integral<value_of<E>> && !std::same_as<value_of<E>, bool>;

}  // namespace xattn::inline XATTN_ISA
