// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Arrays that a call may be given or not: by reference, or as containers of which an empty one stands for
///         none.
#pragma once

#include "xattn/xtensor/hold.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA {

/// Any array of elements S that lies in memory and lives during the call, or none.
template <class S>
class array_ref {
 public:
  array_ref() noexcept = default;
  template <addressable E>
  requires std::same_as<std::remove_const_t<element_of<const E>>, S> array_ref(const E& e)
      : view_(any_view_of(e)), given_(true) {}

  bool given() const noexcept { return given_; }
  const any_view<const S>& view() const noexcept { return view_; }

 private:
  any_view<const S> view_;
  bool given_ = false;
};

namespace detail {

/// An array of no elements.
template <class T>
xt::xarray<T> nothing() {
  return xt::xarray<T>::from_shape(std::vector<std::size_t>{0});
}

/// A container that nobody gave a shape has rank 0.
template <class T>
bool left_out(const xt::xarray<T>& array) {
  return array.dimension() == 0 || array.size() == 0;
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
