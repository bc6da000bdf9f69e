// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Integers that masks are made of: counts, and one number for all of a batch or for each item, of any type.
/// Edges   numbers beyond all lengths are moved to where sums with a length cannot overflow.
#pragma once

#include "xattn/core/adapt.hpp"

#include <utility>

namespace xattn::inline XATTN_ISA {

template <class I>
concept whole_number = std::integral<I> && !std::same_as<I, bool>;

namespace detail {

/// Beyond every position, and still far from overflow where a few of it are added.
inline constexpr index_t farthest = std::numeric_limits<index_t>::max() / 8;

template <std::integral I>
constexpr index_t within_reach(I n) noexcept {
  if (std::cmp_greater(n, farthest)) return farthest;
  if (std::cmp_less(n, -farthest)) return -farthest;
  return static_cast<index_t>(n);
}

}  // namespace detail

/// One integer for each item of a batch, read where it lies, or one for all.
class batch_integers {
 public:
  constexpr batch_integers(index_t for_all) noexcept : for_all_(detail::within_reach(for_all)) {}
  /// An array of rank 1.
  template <std::integral I>
  explicit batch_integers(const any_view<const I>& v) noexcept
      : data_(v.data), size_(v.extent[3]), stride_(v.stride[3]), read_([](const void* data, index_t n) {
          return detail::within_reach(static_cast<const I*>(data)[n]);
        }) {}

  constexpr index_t operator()(index_t b) const {
    return read_ == nullptr ? for_all_ : read_(data_, size_ == 1 ? 0 : b * stride_);
  }
  /// Numbers that differ: 1 where one serves all.
  constexpr index_t size() const noexcept { return size_; }

 private:
  index_t for_all_ = 0;
  const void* data_ = nullptr;
  index_t size_ = 1;
  index_t stride_ = 0;
  index_t (*read_)(const void*, index_t) = nullptr;
};

/// Position of the first query, of each item of a batch or of all.
using query_positions = batch_integers;

}  // namespace xattn::inline XATTN_ISA
