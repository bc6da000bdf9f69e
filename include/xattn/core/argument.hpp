// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The shape of an argument with its name, for checks and for messages that say which argument is wrong.
#pragma once

#include "xattn/core/adapt.hpp"

namespace xattn::inline XATTN_ISA {

/// Shape of an argument: its rank and, aligned left, its extents.
struct argument_shape {
  const char* name;
  std::size_t rank;
  extents<4> extent;

  index_t last(std::size_t from_end) const noexcept { return extent[rank - from_end]; }
  detail::piece extents_shown() const noexcept { return {extent.data(), rank}; }
};

template <class T>
argument_shape shape_of(const char* name, const any_view<T>& v) noexcept {
  return {name, v.rank, v.extent};
}

namespace detail {

/// `function: argument has shape A, expected ...`
[[noreturn]] XATTN_COLD inline void fail_argument(const char* function, const argument_shape& actual,
                                                  std::initializer_list<piece> expected) {
  fail<shape_error>({function, ": ", actual.name, " has shape ", actual.extents_shown(), ", expected ",
                     compose(expected).c_str()});
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
