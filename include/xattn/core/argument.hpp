// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The shape of an argument with its name, for checks and for messages that say which argument is wrong.
#pragma once

#include "xattn/core/adapt.hpp"

namespace xattn::inline XATTN_ISA {

/// Shape of an argument: its rank and its extents, of which it refers to four: aligned right, with 1 in front of them.
struct argument_shape {
  const char* name;
  std::size_t rank;
  const extents<4>& extent;

  index_t last(std::size_t from_end) const noexcept { return extent[4 - from_end]; }
  bool same_as(const argument_shape& other) const noexcept { return rank == other.rank && extent == other.extent; }
  detail::piece extents_shown() const noexcept { return {extent, rank}; }
};

template <class T>
argument_shape shape_of(const char* name, const any_view<T>& v) noexcept {
  return {name, v.rank, v.extent};
}

template <class T>
argument_shape shape_of(const char* name, any_view<T>&& temporary) = delete;

namespace detail {

/// `function: argument has shape A, expected ...`
[[noreturn]] XATTN_COLD inline void fail_argument(const char* function, const argument_shape& actual,
                                                  std::initializer_list<piece> expected) {
  fail<shape_error>({function, ": ", actual.name, " has shape ", actual.extents_shown(), ", expected ",
                     compose(expected).c_str()});
}

/// `actual` must have the shape of `from` with its last axis replaced (last >= 0) or dropped (last < 0).
inline void expect_like(const char* function, const argument_shape& actual, const argument_shape& from, index_t last) {
  extents<4> extent = from.extent;
  if (last >= 0) extent[3] = last;
  else extent = {1, extent[0], extent[1], extent[2]};
  const argument_shape expected{from.name, last < 0 ? from.rank - 1 : from.rank, extent};
  if (!actual.same_as(expected)) {
    fail_argument(function, actual, {expected.extents_shown(), ", from ", from.name, " ", from.extents_shown()});
  }
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
