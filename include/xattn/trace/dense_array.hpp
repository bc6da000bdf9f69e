// SPDX-License-Identifier: BSD-3-Clause
/// Brief   An owning array whose element type is known at run time: what is recorded, and what a file gives back.
/// Shapes  any; dense and row-major. Copies share the bytes, which never change.
#pragma once

#include "xattn/core/error.hpp"
#include "xattn/core/view.hpp"
#include "xattn/trace/element.hpp"
#include "xattn/xtensor/hold.hpp"

#include <cstring>
#include <memory>
#include <vector>

namespace xattn::inline XATTN_ISA::trace {

using shared_bytes = std::shared_ptr<const std::vector<std::byte>>;

inline shared_bytes share(std::vector<std::byte> bytes) {
  return std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

struct dense_array {
  std::vector<std::size_t> shape{};
  dtype type = dtype::opaque;
  shared_bytes bytes{};  // null where the type is opaque

  std::size_t size() const {
    std::size_t n = 1;
    for (const std::size_t extent : shape) n *= extent;
    return n;
  }

  /// The elements, each converted to T. Opaque ones are an error.
  template <class T>
  xt::xarray<T> as() const {
    auto numbers = xt::xarray<T>::from_shape(shape);
    const bool known = with_type(type, [&](auto zero) {
      using stored = decltype(zero);
      const std::byte* from = bytes->data();
      for (T& x : numbers) {
        stored s;
        std::memcpy(&s, from, sizeof s);
        from += sizeof s;
        if constexpr (std::same_as<T, stored>)
          x = s;
        else
          x = static_cast<T>(static_cast<acc_t<T>>(to_double(s)));
      }
    });
    if (!known) xattn::detail::fail<option_error>("dense_array: the elements are opaque, expected numbers");
    return numbers;
  }
};

namespace detail {

/// Puts elements one after the other into bytes, as they are stored.
template <shown T>
class byte_packer {
 public:
  explicit byte_packer(std::size_t elements) : bytes_(elements * sizeof(kept_t<T>)) {}
  void put(const T& element) {
    const kept_t<T> x = kept(element);
    std::memcpy(bytes_.data() + used_, &x, sizeof x);
    used_ += sizeof x;
  }
  shared_bytes take() { return share(std::move(bytes_)); }

 private:
  std::vector<std::byte> bytes_;
  std::size_t used_ = 0;
};

}  // namespace detail

/// A dense copy of a strided view.
template <class T, std::size_t R>
dense_array dense_of(const view<T, R>& v) {
  using element = std::remove_const_t<T>;
  detail::byte_packer<element> pack(static_cast<std::size_t>(v.size()));
  const view<T, 4> all = lifted<4>(v);
  for (index_t i = 0; i < all.extent(0); ++i) {
    for (index_t j = 0; j < all.extent(1); ++j) {
      for (index_t k = 0; k < all.extent(2); ++k) {
        for (index_t l = 0; l < all.extent(3); ++l) pack.put(all(i, j, k, l));
      }
    }
  }
  return {{v.extent().begin(), v.extent().end()}, dtype_of<kept_t<element>>(), pack.take()};
}

/// A dense copy of any container, view, adaptor or expression of xtensor.
template <class E>
dense_array dense_of(const xt::xexpression<E>& array) {
  using element = typename E::value_type;
  const auto numbers = xattn::detail::evaluate(array.derived_cast());
  detail::byte_packer<element> pack(numbers.size());
  for (const element& x : numbers) pack.put(x);
  return {{numbers.shape().begin(), numbers.shape().end()}, dtype_of<kept_t<element>>(), pack.take()};
}

}  // namespace xattn::inline XATTN_ISA::trace
