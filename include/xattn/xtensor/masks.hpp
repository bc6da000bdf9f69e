// SPDX-License-Identifier: BSD-3-Clause
/// Brief   boolean(m) and additive(m): masks from any array. An lvalue is referenced and must outlive the mask; a
///         temporary or a lazy expression is evaluated once and owned by it.
/// Shapes  see kernels/mask_view.hpp.
#pragma once

#include "xattn/kernels/mask_view.hpp"
#include "xattn/xtensor/hold.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

/// True where a mask may point into its argument: memory of an lvalue, or a view type, which never owns.
template <class A>
inline constexpr bool may_reference =
    addressable<const std::remove_cvref_t<A>> && (std::is_lvalue_reference_v<A> || view_type<std::remove_cvref_t<A>>);

/// Mask{view, owner} of an argument.
template <class Mask, class A>
Mask mask_over(A&& m) {
  if constexpr (may_reference<A&&>) {
    return {any_view_of(std::as_const(m)), nullptr};
  } else {
    using owned = typename evaluated<std::remove_cvref_t<A>>::type;
    auto owner = std::make_shared<const owned>(std::forward<A>(m));
    return {any_view_of(*owner), owner};
  }
}

}  // namespace detail

/// True = may attend, false = excluded.
template <class A>
boolean_mask boolean(A&& m) {
  static_assert(
      std::same_as<value_of<A>, bool>,
      "xattn: boolean() takes elements of type bool, true = may attend. Write `xt::not_equal(m, 0)` for an xtensor "
      "of integers, or additive(m) for a bias.");
  return detail::mask_over<boolean_mask>(std::forward<A>(m));
}

/// Added to the scores after scale and softcap; -inf excludes.
template <class A>
auto additive(A&& m) {
  static_assert(storable<value_of<A>>,
                "xattn: additive() takes floating elements. Write boolean(m) for a mask of bool, true = may attend.");
  return detail::mask_over<additive_mask<value_of<A>>>(std::forward<A>(m));
}

}  // namespace xattn::inline XATTN_ISA
