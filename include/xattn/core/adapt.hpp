// SPDX-License-Identifier: BSD-3-Clause
/// Brief   From what a user holds to a view: xattn::view, spans and contiguous ranges, Eigen matrices and maps, mdspan,
///         and strided xtensor expressions. Each is recognised by its members: no other library is included here.
/// Shapes  rank 1 to 4, any strides. An axis of extent 1 may have any stride.
#pragma once

#include "xattn/core/check.hpp"

#include <memory>
#include <span>
#include <tuple>

namespace xattn::inline XATTN_ISA {

/// A view whose rank may be known at run time only: always four axes, those in front of its own of extent 1.
template <class T>
struct any_view {
  T* data = nullptr;
  std::size_t rank = 0;
  extents<4> extent{1, 1, 1, 1};
  extents<4> stride{};

  /// The same elements with `R - rank` leading axes of extent 1; rank <= R has been checked.
  template <std::size_t R>
  constexpr view<T, R> lifted() const noexcept {
    return {data, last_axes<R>(extent), last_axes<R>(stride)};
  }
  operator array_memory() const noexcept {
    const std::size_t first = first_axis(rank);
    return {data, extent.data() + first, stride.data() + first, rank};
  }

 private:
  template <std::size_t R>
  static constexpr extents<R> last_axes(const extents<4>& all) noexcept {
    extents<R> last{};
    for (std::size_t d = 0; d < R; ++d) last[d] = all[4 - R + d];
    return last;
  }
};

inline constexpr std::size_t dynamic_rank = static_cast<std::size_t>(-1);

namespace detail {

template <class E>
struct is_view : std::false_type {};
template <class T, std::size_t R>
struct is_view<view<T, R>> : std::true_type {};

template <class E>
concept view_type = is_view<std::remove_cv_t<E>>::value;

template <class E>
concept strided_expression = !view_type<E> && requires(E& e) {
  e.data();
  e.data_offset();
  e.shape();
  e.strides();
  e.dimension();
};

template <class E>
concept mdspan_like = requires(E& e) {
  e.data_handle();
  e.extent(0);
  e.stride(0);
  e.rank();
};

template <class E>
concept eigen_like = requires(E& e) {
  e.data();
  e.rows();
  e.cols();
  e.rowStride();
  e.colStride();
};

template <class E>
concept contiguous_range = !view_type<E> && !strided_expression<E> && !eigen_like<E> && requires(E& e) {
  std::span(e.data(), e.size());
};

/// An array of sizes with a static length: the shape of an xtensor expression of static rank.
template <class Shape>
concept static_shape = requires { std::tuple_size<Shape>::value; };

template <class E>
constexpr std::size_t rank_of() {
  using A = std::remove_cvref_t<E>;
  if constexpr (view_type<A>) {
    return A::rank;
  } else if constexpr (requires { typename A::shape_type; }) {
    if constexpr (static_shape<typename A::shape_type>) return std::tuple_size<typename A::shape_type>::value;
    else return dynamic_rank;
  } else if constexpr (mdspan_like<A>) {
    return A::rank();
  } else if constexpr (eigen_like<A>) {
    return 2;
  } else {
    return 1;
  }
}

}  // namespace detail

/// Rank of an array type; dynamic_rank where only the object knows.
template <class E>
inline constexpr std::size_t static_rank = detail::rank_of<E>();

/// Memory that a view can describe.
template <class E>
concept addressable = detail::view_type<std::remove_cvref_t<E>> ||
    detail::strided_expression<std::remove_reference_t<E>> || detail::mdspan_like<std::remove_reference_t<E>> ||
    detail::eigen_like<std::remove_reference_t<E>> || detail::contiguous_range<std::remove_reference_t<E>>;

namespace detail {

/// Address of the first element.
template <class E>
auto first_element(E& e) {
  if constexpr (strided_expression<E>) return e.data() + e.data_offset();
  else if constexpr (mdspan_like<E>) return std::to_address(e.data_handle());
  else return e.data();
}

/// f(axis, extent, stride) for each of the first four axes, aligned right in four; the number of all axes.
template <class E, class F>
std::size_t for_each_axis(E& e, F&& f) {
  const auto each = [&](std::size_t rank, const auto& extent, const auto& stride) {
    for (std::size_t d = 0; d < rank && d < 4; ++d) {
      f(first_axis(rank) + d, static_cast<index_t>(extent(d)), static_cast<index_t>(stride(d)));
    }
    return rank;
  };
  if constexpr (view_type<E> || mdspan_like<E>) {
    return each(static_rank<E>, [&](std::size_t d) { return e.extent(d); }, [&](std::size_t d) { return e.stride(d); });
  } else if constexpr (strided_expression<E>) {
    const auto& shape = e.shape();
    const auto& strides = e.strides();
    return each(
        static_rank<E> == dynamic_rank ? e.dimension() : static_rank<E>, [&](std::size_t d) { return shape[d]; },
        [&](std::size_t d) { return strides[d]; });
  } else if constexpr (eigen_like<E>) {
    return each(
        2, [&](std::size_t d) { return d == 0 ? e.rows() : e.cols(); },
        [&](std::size_t d) { return d == 0 ? e.rowStride() : e.colStride(); });
  } else {
    return each(1, [&](std::size_t) { return e.size(); }, [](std::size_t) { return 1; });
  }
}

template <class T, class E>
any_view<T> viewed_as(E& e) {
  any_view<T> v;
  v.data = first_element(e);
  v.rank = for_each_axis(e, [&v](std::size_t d, index_t extent, index_t stride) {
    v.extent[d] = extent;
    v.stride[d] = stride;
  });
  return v;
}

}  // namespace detail

/// Element type of an output, const where it cannot be written: that of a const view can be.
template <class E>
using writable_element_of = std::remove_pointer_t<decltype(detail::first_element(std::declval<E&>()))>;

/// Element type of an input: an array that is const has const elements, whatever its own type says of them.
template <class E>
using element_of =
    std::conditional_t<std::is_const_v<E>, const writable_element_of<E>, writable_element_of<E>>;

/// The view of an output. The rank may exceed 4, which the caller must refuse.
template <addressable E>
auto writable_view_of(E& e) {
  return detail::viewed_as<writable_element_of<E>>(e);
}

/// The view of an input. The rank may exceed 4, which the caller must refuse.
template <addressable E>
auto any_view_of(E& e) {
  return detail::viewed_as<element_of<E>>(e);
}

}  // namespace xattn::inline XATTN_ISA
