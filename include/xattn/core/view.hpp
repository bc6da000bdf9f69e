// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Strided, non-owning views of rank 1 to 4: what every kernel takes and gives.
/// Shapes  extent(d) elements a axis, stride(d) elements from one to the next: any sign, zero repeats an element.
/// Edges   an extent of 0 is legal, the data pointer may then be null. A view is trivially copyable and owns nothing.
#pragma once

#include "xattn/core/types.hpp"

namespace xattn::inline XATTN_ISA {

/// One number an axis. Not a std::array: views are read everywhere, and each call through one costs compile time.
template <std::size_t R>
struct extents {
  index_t values[R];

  constexpr index_t& operator[](std::size_t axis) noexcept { return values[axis]; }
  constexpr const index_t& operator[](std::size_t axis) const noexcept { return values[axis]; }
  constexpr const index_t* data() const noexcept { return values; }
  constexpr const index_t* begin() const noexcept { return values; }
  constexpr const index_t* end() const noexcept { return values + R; }
  constexpr bool operator==(const extents&) const = default;
};

/// Of `rank` axes aligned right in four, the first. An array of more than four axes shows its first four.
constexpr std::size_t first_axis(std::size_t rank) noexcept { return rank < 4 ? 4 - rank : 0; }

/// Strides of a dense row-major array.
template <std::size_t R>
constexpr extents<R> row_major(const extents<R>& extent) noexcept {
  extents<R> stride{};
  index_t step = 1;
  for (std::size_t d = R; d-- > 0;) {
    stride[d] = step;
    step *= extent[d];
  }
  return stride;
}

template <std::size_t R>
constexpr index_t element_count(const extents<R>& extent) noexcept {
  index_t count = 1;
  for (const index_t n : extent) count *= n;
  return count;
}

template <class T, std::size_t R>
class view {
  static_assert(R >= 1 && R <= 4, "xattn: views have rank 1 to 4");

 public:
  using element_type = T;
  using value_type = std::remove_cv_t<T>;
  static constexpr std::size_t rank = R;

  constexpr view() noexcept = default;
  /// Dense row-major memory.
  constexpr view(T* data, const extents<R>& extent) noexcept : view(data, extent, row_major(extent)) {}
  constexpr view(T* data, const extents<R>& extent, const extents<R>& stride) noexcept
      : data_(data), extent_(extent), stride_(stride) {}
  /// A view of T is a view of const T.
  template <class U>
    requires(std::same_as<const U, T> && !std::same_as<U, T>)
  constexpr view(const view<U, R>& other) noexcept : view(other.data(), other.extent(), other.stride()) {}

  constexpr T* data() const noexcept { return data_; }
  constexpr const extents<R>& extent() const noexcept { return extent_; }
  constexpr const extents<R>& stride() const noexcept { return stride_; }
  constexpr index_t extent(std::size_t axis) const noexcept { return extent_[axis]; }
  constexpr index_t stride(std::size_t axis) const noexcept { return stride_[axis]; }
  constexpr index_t size() const noexcept { return element_count(extent_); }
  constexpr bool empty() const noexcept { return size() == 0; }

  template <std::convertible_to<index_t>... I>
    requires(sizeof...(I) == R)
  constexpr T& operator()(I... index) const noexcept {
    index_t offset = 0;
    std::size_t d = 0;
    ((offset += static_cast<index_t>(index) * stride_[d++]), ...);
    return data_[offset];
  }

  /// The view of rank R - 1 at index i of the first axis.
  constexpr view<T, R - 1> operator[](index_t i) const noexcept
    requires(R > 1)
  {
    extents<R - 1> extent{}, stride{};
    for (std::size_t d = 1; d < R; ++d) {
      extent[d - 1] = extent_[d];
      stride[d - 1] = stride_[d];
    }
    return {data_ + i * stride_[0], extent, stride};
  }

  /// Elements first <= i < last of one axis.
  constexpr view slice(std::size_t axis, index_t first, index_t last) const noexcept {
    view part = *this;
    part.data_ += first * stride_[axis];
    part.extent_[axis] = last - first;
    return part;
  }

 private:
  T* data_ = nullptr;
  extents<R> extent_{};
  extents<R> stride_{};
};

template <class T>
using row_view = view<T, 1>;
template <class T>
using matrix_view = view<T, 2>;
template <class T>
using tensor3_view = view<T, 3>;
template <class T>
using tensor4_view = view<T, 4>;

/// The matrix of the last two axes at indices b and h of the first two.
template <class T>
constexpr matrix_view<T> matrix_at(const tensor4_view<T>& v, index_t b, index_t h) noexcept {
  return {v.data() + b * v.stride(0) + h * v.stride(1), {v.extent(2), v.extent(3)}, {v.stride(2), v.stride(3)}};
}

/// Rows and columns exchanged: the view of the transposed matrix.
template <class T>
constexpr matrix_view<T> transposed(const matrix_view<T>& m) noexcept {
  return {m.data(), {m.extent(1), m.extent(0)}, {m.stride(1), m.stride(0)}};
}

/// The same elements with leading axes of extent 1, as kernels of rank R see them.
template <std::size_t R, class T, std::size_t S>
  requires(S <= R)
constexpr view<T, R> lifted(const view<T, S>& v) noexcept {
  extents<R> extent{}, stride{};
  for (std::size_t d = 0; d < R; ++d) {
    extent[d] = d < R - S ? 1 : v.extent(d - (R - S));
    stride[d] = d < R - S ? 0 : v.stride(d - (R - S));
  }
  return {v.data(), extent, stride};
}

/// Elements one after the other in row-major order.
template <class T, std::size_t R>
constexpr bool is_dense(const view<T, R>& v) noexcept {
  index_t step = 1;
  for (std::size_t d = R; d-- > 0;) {
    if (v.extent(d) != 1 && v.stride(d) != step) return false;
    step *= v.extent(d);
  }
  return true;
}

template <class T, std::size_t R>
constexpr view<const T, R> as_const(const view<T, R>& v) noexcept {
  return {v.data(), v.extent(), v.stride()};
}

}  // namespace xattn::inline XATTN_ISA
