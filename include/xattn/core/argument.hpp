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
  /// Axes beyond the fourth are not kept: their number is all that can be said.
  std::string text() const {
    if (rank <= extent.size()) return shape_string(extent.data(), rank);
    std::string shown = shape_string(extent.data(), extent.size());
    shown.back() = ',';
    return shown + " ...), " + std::to_string(rank) + " axes";
  }
};

template <class T>
argument_shape shape_of(const char* name, const any_view<T>& v) noexcept {
  return {name, v.rank, v.extent};
}

namespace detail {

[[noreturn]] inline void fail_argument(const char* function, const argument_shape& actual, const std::string& expected) {
  fail<shape_error>(std::string(function) + ": " + actual.name + " has shape " + actual.text() + ", expected " +
                    expected);
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
