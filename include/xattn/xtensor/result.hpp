// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The owning container that a function returns: xt::xtensor of the static rank of any input that has one, else
///         xt::xarray.
#pragma once

#include "xattn/xtensor/hold.hpp"

namespace xattn::inline XATTN_ISA::detail {

/// The first static rank among the inputs.
template <class... E>
constexpr std::size_t common_rank() {
  std::size_t rank = dynamic_rank;
  ((rank = rank == dynamic_rank ? static_rank<E> : rank), ...);
  return rank;
}

template <class T, std::size_t R>
struct container {
  using type = xt::xtensor<T, R>;
};
template <class T>
struct container<T, dynamic_rank> {
  using type = xt::xarray<T>;
};

template <class T, class... E>
using result_t = typename container<T, common_rank<E...>()>::type;

/// A container whose shape is the last `rank` of the four extents.
template <class C>
C make_result(const extents<4>& extent, std::size_t rank) {
  typename C::shape_type shape{};
  if constexpr (!static_shape<typename C::shape_type>) shape.resize(rank);
  for (std::size_t d = 0; d < shape.size(); ++d) {
    shape[d] = static_cast<std::size_t>(extent[4 - shape.size() + d]);
  }
  return C::from_shape(shape);
}

}  // namespace xattn::inline XATTN_ISA::detail
