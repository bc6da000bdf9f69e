// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A weight that a layer owns, and the accessor through which users read and replace it.
/// Shapes  fixed when the layer is made. Row-vector convention: Y = X W + b, so a matrix is (inputs, outputs).
/// Edges   an accessor reads as an xtensor view of const elements; assigning a whole array of the right shape is the
///         only way to write, and the next call sees it. A wrong shape is a shape_error and changes nothing.
/// Source  Glorot and Bengio 2010: uniform in +-sqrt(6 / (inputs + outputs)).
#pragma once

#include "xattn/core/aligned_vector.hpp"
#include "xattn/core/argument.hpp"
#include "xattn/kernels/packed_matrix.hpp"
#include "xattn/xtensor/hold.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace xattn::inline XATTN_ISA {

/// Numbers in [0, 1) from a seed, the same on every platform.
/// Source: Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators" (SplitMix64).
class uniform_stream {
 public:
  explicit constexpr uniform_stream(std::uint64_t seed) noexcept : state_(seed) {}
  constexpr std::uint64_t bits() noexcept {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  constexpr double operator()() noexcept { return static_cast<double>(bits() >> 11) * 0x1p-53; }

 private:
  std::uint64_t state_;
};

/// The seed of part number `part` of a layer: parts of one layer differ, and so do layers of one model.
constexpr std::uint64_t seed_of_part(std::uint64_t seed, std::uint64_t part) noexcept {
  return uniform_stream(seed * 0x100000001b3u + part).bits();
}

/// What products multiply by: the matrix, or its transpose.
enum class product_side { matrix, transpose };

/// The numbers as users see them; a matrix also in the order in which products read it, packed when it is assigned.
template <class T, std::size_t R>
class parameter {
 public:
  parameter(const char* name, const extents<R>& extent, T value, product_side side = product_side::matrix)
      : name_(name), extent_(extent), side_(side), values_(static_cast<std::size_t>(element_count(extent)), value) {
    pack();
  }

  const char* name() const noexcept { return name_; }
  const extents<R>& extent() const noexcept { return extent_; }
  view<const T, R> values() const noexcept { return {values_.data(), extent_}; }
  kernels::packed_matrix<T> packed() const noexcept
    requires(R == 2)
  {
    const auto [depth, columns] = multiplied().extent().values;
    return {packed_.data(), depth, columns};
  }

  /// Uniform in +-sqrt(6 / (inputs + outputs)).
  void glorot(std::uint64_t seed)
    requires(R == 2)
  {
    uniform_stream random(seed);
    const double limit = std::sqrt(6.0 / static_cast<double>(std::max<index_t>(1, extent_[0] + extent_[1])));
    for (T& w : values_) w = T((2 * random() - 1) * limit);
    pack();
  }

  /// Every element from a view of the same shape.
  template <class S>
  void assign(const any_view<const S>& from) {
    const view<const S, R> source = checked<S>(from);
    extents<R> at{};
    for (T& w : values_) {
      index_t offset = 0;
      for (std::size_t d = 0; d < R; ++d) offset += at[d] * source.stride(d);
      w = static_cast<T>(source.data()[offset]);
      for (std::size_t d = R; d-- > 0 && ++at[d] == extent_[d];) at[d] = 0;
    }
    pack();
  }

 private:
  void pack() {
    if constexpr (R == 2) {
      const auto w = multiplied();
      packed_.resize(static_cast<std::size_t>(kernels::packed_matrix<T>::size_of(w.extent(0), w.extent(1))));
      kernels::pack_matrix<T>(w, packed_.data());
    }
  }

  view<const T, R> multiplied() const noexcept
    requires(R == 2)
  {
    if (side_ == product_side::matrix) return values();
    return {values_.data(), {extent_[1], extent_[0]}, {1, extent_[1]}};
  }

  template <class S>
  view<const S, R> checked(const any_view<const S>& from) const {
    const argument_shape shape{name_, from.rank, from.extent};
    const view<const S, R> lifted = from.template lifted<R>();
    if (from.rank != R || lifted.extent() != extent_) detail::fail_argument("assignment to a weight", shape, {extent_});
    return lifted;
  }

  const char* name_;
  extents<R> extent_;
  product_side side_;
  std::vector<T> values_;
  aligned_vector<T> packed_;
};

namespace detail {

template <class T, std::size_t R>
auto const_adaptor(const view<const T, R>& values) {
  std::array<std::size_t, R> shape{};
  for (std::size_t d = 0; d < R; ++d) shape[d] = static_cast<std::size_t>(values.extent(d));
  // the pointer must be a temporary: an adaptor of an lvalue keeps a reference to it
  return xt::adapt(values.data(), static_cast<std::size_t>(values.size()), xt::no_ownership(), shape);
}

/// An xtensor adaptor of const elements.
template <class T, std::size_t R>
using const_adaptor_t = decltype(const_adaptor(std::declval<const view<const T, R>&>()));

}  // namespace detail

/// What w_q() and its like return on a layer that may be changed: A, and assignment of the whole.
template <class A>
class weight : public A {
 public:
  using value_type = std::remove_const_t<typename A::value_type>;
  static constexpr std::size_t rank = static_rank<A>;

  weight(parameter<value_type, rank>& target) : A(detail::const_adaptor(target.values())), target_(&target) {}
  weight(const weight&) = default;

  template <class E>
  const weight& operator=(const xt::xexpression<E>& expression) const {
    const auto values = detail::evaluate(expression.derived_cast());
    target_->assign(any_view_of(values));
    return *this;
  }
  /// Copies the values: `a.w_q() = b.w_q()` must not rebind the accessor.
  const weight& operator=(const weight& other) const {
    target_->assign(any_view_of(static_cast<const A&>(other)));
    return *this;
  }
  /// From anything else that lies in memory: xattn::view, a span, an Eigen matrix.
  template <class E>
    requires(addressable<const E> && !xt::is_xexpression<E>::value)
  const weight& operator=(const E& values) const {
    target_->assign(any_view_of(values));
    return *this;
  }

 private:
  parameter<value_type, rank>* target_;
};

template <class T, std::size_t R>
using weight_access = weight<detail::const_adaptor_t<T, R>>;

}  // namespace xattn::inline XATTN_ISA
