// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a sink keeps of an element, and its value as a double.
/// Edges   types of core/dtype.hpp are kept as they are; any other scalar as the double that trace_value(x), found
///         beside its type, or a conversion to double gives; a scalar with neither is opaque: its place and shape are
///         known, no numbers.
#pragma once

#include "xattn/core/dtype.hpp"

namespace xattn::inline XATTN_ISA::trace {

template <class T>
concept has_trace_value = requires(const T& x) {
  { trace_value(x) } -> std::convertible_to<double>;
};

/// The type that a sink stores for elements of T; void: no numbers.
template <class T>
using kept_t =
    std::conditional_t<dtype_of<T>() != dtype::opaque, T,
                       std::conditional_t<has_trace_value<T> || std::constructible_from<double, T>, double, void>>;

template <class T>
concept shown = !std::is_void_v<kept_t<T>>;

template <shown T>
constexpr double to_double(const T& x) {
  if constexpr (narrow_storage<T>)
    return static_cast<double>(static_cast<acc_t<T>>(x));
  else if constexpr (has_trace_value<T>)
    return static_cast<double>(trace_value(x));
  else
    return static_cast<double>(x);
}

/// The element as it is stored.
template <shown T>
constexpr kept_t<T> kept(const T& x) {
  if constexpr (std::same_as<kept_t<T>, T>)
    return x;
  else
    return to_double(x);
}

}  // namespace xattn::inline XATTN_ISA::trace
