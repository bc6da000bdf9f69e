// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Which announced matrix a piece belongs to, and where in it: for sinks that take blocks of rows.
/// Edges   a matrix is done when all of its rows have come; what was not announced is no piece. Where a call was left
///         before its end, clear() forgets what is still due.
#pragma once

#include "xattn/trace/walk.hpp"

#include <optional>

namespace xattn::inline XATTN_ISA::trace {

class piece_book {
 public:
  struct place {
    std::size_t record;
    site whole;
    row_index offset;  // of the piece in the matrix
  };

  /// `record` is the sink's number for it.
  template <class T>
  void announce(const site& s, const tensor_view<const T>& whole, std::size_t record) {
    if (whole.size() > 0) open_.push_back({s, record, whole.size()});
  }

  template <class T>
  std::optional<place> find(const site& s, const tensor_view<const T>& piece) {
    for (std::size_t i = 0; i < open_.size(); ++i) {
      matrix& m = open_[i];
      if (!holds(m.whole, s) || m.due < piece.size()) continue;
      const place found{m.record, m.whole, offset_in(m.whole, s, piece)};
      m.due -= piece.size();
      if (m.due == 0) open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(i));
      return found;
    }
    return std::nullopt;
  }

  void clear() { open_.clear(); }

 private:
  struct matrix {
    site whole;
    std::size_t record;
    std::size_t due;
  };

  static bool holds(const site& whole, const site& s) noexcept {
    return whole.st == s.st && whole.layer == s.layer && whole.blk == s.blk &&
           (whole.batch < 0 || whole.batch == s.batch) && (whole.head < 0 || whole.head == s.head);
  }

  template <class T>
  static row_index offset_in(const site& whole, const site& s, const tensor_view<const T>& piece) noexcept {
    row_index offset{};
    for (std::size_t d = 0; d < piece.rank; ++d) {
      if (piece.axes[d] == 'b' && whole.batch < 0 && s.batch > 0) offset[d] = static_cast<std::uint32_t>(s.batch);
      if (piece.axes[d] == 'h' && whole.head < 0 && s.head > 0) offset[d] = static_cast<std::uint32_t>(s.head);
      if (piece.axes[d] == 'q') offset[d] = s.q0 - whole.q0;
    }
    return offset;
  }

  std::vector<matrix> open_;
};

/// The place of a row of a piece in the matrix.
constexpr row_index shifted(row_index row, const row_index& offset) noexcept {
  for (std::size_t d = 0; d < row.size(); ++d) row[d] += offset[d];
  return row;
}

}  // namespace xattn::inline XATTN_ISA::trace
