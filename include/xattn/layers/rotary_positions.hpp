// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Where the rows of a call stand: in a run from a first position on, or where an array of integers says.
/// Shapes  for x (.., L, D): an array is (L) for all alike or (N, L), N the first axis of x; with S sections of the
///         width that have positions of their own it is (S, L) or (S, N, L).
/// Edges   a position that 64 bits do not hold is an option_error.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/layers/options.hpp"

#include <optional>

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
  index_t least(index_t, index_t) const noexcept { return -1; }
};

/// Positions of sections, items, rows.
class position_array {
 public:
  /// sections: 0 where the width has none.
  position_array(const char* name, const positions_ref& given, index_t sections)
      : name_(name), given_(given), sections_(sections) {
    const bool one_for_all = sections > 0 && given.rank() == 2;
    extent_ = {one_for_all ? from_end(2) : from_end(3), one_for_all ? 1 : from_end(2), from_end(1)};
    const extents<4>& s = given.stride();
    stride_ = {one_for_all ? s[2] : s[1], one_for_all ? 0 : s[2], s[3]};
  }

  void check(const char* function, const argument_shape& x) const {
    const std::size_t leading = sections_ > 0 ? 1 : 0, rank = given_.rank();
    const bool one_for_all = rank == leading + 1;
    const bool one_each = rank == leading + 2 && x.rank > 2 && from_end(2) == x.extent[first_axis(x.rank)];
    const bool all_sections = sections_ == 0 || extent_[0] == sections_;
    if ((!one_for_all && !one_each) || !all_sections || from_end(1) != x.last(2)) refuse(function, x);
    for (index_t n = 0; n < element_count(extent_); ++n) {
      const auto p = number(n / (items() * extent_[2]), n / extent_[2] % items(), n % extent_[2]);
      expect_value(p.fits, function, "a position", static_cast<std::uint64_t>(p.value), "a number of 64 bits");
    }
  }
  index_t items() const noexcept { return extent_[1]; }
  index_t operator()(index_t section, index_t item, index_t l) const noexcept { return number(section, item, l).value; }
  index_t least(index_t, index_t) const noexcept { return -1; }

 private:
  index_t from_end(std::size_t n) const noexcept { return given_.extent()[4 - n]; }
  positions_ref::number number(index_t section, index_t item, index_t l) const noexcept {
    return given_[section * stride_[0] + item * stride_[1] + l * stride_[2]];
  }

  [[noreturn]] void refuse(const char* function, const argument_shape& x) const {
    const argument_shape shape{name_, given_.rank(), given_.extent()};
    if (sections_ == 0) fail_argument(function, shape, {"(L) or (N, L), from ", x.name, " ", x.extents_shown()});
    fail_argument(function, shape,
                  {"(S, L) or (S, N, L) of ", sections_, " sections, from ", x.name, " ", x.extents_shown()});
  }

  const char* name_;
  positions_ref given_;
  index_t sections_;
  extents<3> extent_{}, stride_{};
};

/// The positions that a call of a layer with `rope` names for the rows of x, checked; none where it names none.
template <class Rope>
std::optional<position_array> positions_of(const char* function, const char* name, const positions_ref& given,
                                           const std::optional<Rope>& rope, const argument_shape& x) {
  if (!given.given()) return {};
  if (!rope) fail<option_error>({function, ": ", name, " are given, expected a configuration with rope"});
  const position_array positions(name, given, static_cast<index_t>(rope->sections.size()));
  positions.check(function, x);
  return positions;
}
/// Of a call in which no memory is turned.
template <class Rope>
std::optional<position_array> positions_of(const char* function, const sequence_options& options,
                                           const std::optional<Rope>& rope, const argument_shape& x) {
  if (options.memory_positions.given()) {
    fail<option_error>({function, ": memory_positions are given, expected none: this call turns no memory"});
  }
  return positions_of(function, "positions", options.positions, rope, x);
}
inline const position_array* pointer_to(const std::optional<position_array>& p) noexcept { return p ? &*p : nullptr; }

/// Where rows of the items of a call stand: at positions of their own, else in a run from the first one of the item.
struct row_places {
  row_view<const index_t> firsts;
  const position_array* own;

  index_t operator()(index_t section, index_t item, index_t l) const noexcept {
    return own == nullptr ? firsts(item) + l : (*own)(section, own->items() == 1 ? 0 : item, l);
  }
  bool alike(index_t a, index_t b) const noexcept {
    return own == nullptr ? firsts(a) == firsts(b) : a == b || own->items() == 1;
  }
};

/// Those of all items, as rotary takes them, beside other rows of the same items that count where a scaling looks at
/// the length.
struct batch_places {
  row_places rows;
  row_places beside;
  index_t beside_length, batch;

  /// One where all items stand alike.
  index_t items() const noexcept {
    for (index_t b = 1; b < batch; ++b) {
      if (!rows.alike(0, b) || !beside.alike(0, b)) return batch;
    }
    return std::min<index_t>(batch, 1);
  }
  index_t operator()(index_t section, index_t item, index_t l) const noexcept { return rows(section, item, l); }
  index_t least(index_t sections, index_t item) const noexcept {
    index_t most = -1;
    for (index_t n = 0; n < sections * beside_length; ++n) {
      most = std::max(most, beside(n / beside_length, item, n % beside_length));
    }
    return most;
  }
};

}  // namespace xattn::inline XATTN_ISA::detail
