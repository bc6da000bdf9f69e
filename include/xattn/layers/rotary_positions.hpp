// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Where the rows of a call stand: in a run from a first position on, or where an array of integers says.
/// Shapes  for x (.., L, D): an array is (L) for all alike or (N, L), N the first axis of x; with S sections of the
///         width that have positions of their own it is (S, L) or (S, N, L).
/// Edges   a position that 64 bits do not hold is an option_error.
#pragma once

#include "xattn/core/argument.hpp"

#include <utility>

namespace xattn::inline XATTN_ISA::detail {

/// first, first + 1, .. for all rows and sections alike.
struct position_run {
  index_t first;

  template <class I>
  static position_run from(const char* function, I first) {
    expect_value(std::in_range<index_t>(first), function, "first_position", first, "a number of 64 bits");
    return {static_cast<index_t>(first)};
  }
  void check(const char* function, const argument_shape& x) const {
    expect_value(first <= std::numeric_limits<index_t>::max() - x.last(2), function, "first_position", first,
                 "a position whose successors fit into 64 bits");
  }
  /// How many items of the first axis have positions of their own.
  index_t items() const noexcept { return 1; }
  index_t operator()(index_t, index_t, index_t l) const noexcept { return first + l; }
};

/// Positions of sections, items, rows.
template <class I>
class position_array {
 public:
  /// sections: 0 where the width has none.
  position_array(const any_view<const I>& given, index_t sections)
      : given_(given), sections_(sections), numbers_(given.template lifted<3>()) {
    if (sections == 0 || given.rank != 2) return;
    numbers_ = {given.data, {rows(2), 1, rows(1)}, {given.stride[2], 0, given.stride[3]}};
  }

  void check(const char* function, const argument_shape& x) const {
    const std::size_t leading = sections_ > 0 ? 1 : 0;
    const bool one_for_all = given_.rank == leading + 1;
    const bool one_each = given_.rank == leading + 2 && x.rank > 2 && rows(2) == x.extent[first_axis(x.rank)];
    const bool all_sections = sections_ == 0 || numbers_.extent(0) == sections_;
    if ((!one_for_all && !one_each) || !all_sections || rows(1) != x.last(2)) refuse(function, x);
    for (index_t n = 0; n < numbers_.size(); ++n) {
      const I p = numbers_(n / (items() * rows(1)), n / rows(1) % items(), n % rows(1));
      expect_value(std::in_range<index_t>(p), function, "a position", p, "a number of 64 bits");
    }
  }
  index_t items() const noexcept { return numbers_.extent(1); }
  index_t operator()(index_t section, index_t item, index_t l) const noexcept {
    return static_cast<index_t>(numbers_(section, item, l));
  }

 private:
  index_t rows(std::size_t from_end) const noexcept { return given_.extent[4 - from_end]; }

  [[noreturn]] void refuse(const char* function, const argument_shape& x) const {
    const argument_shape shape = shape_of("positions", given_);
    if (sections_ == 0) fail_argument(function, shape, {"(L) or (N, L), from x ", x.extents_shown()});
    fail_argument(function, shape, {"(S, L) or (S, N, L) of ", sections_, " sections, from x ", x.extents_shown()});
  }

  any_view<const I> given_;
  index_t sections_;
  tensor3_view<const I> numbers_;
};

}  // namespace xattn::inline XATTN_ISA::detail
