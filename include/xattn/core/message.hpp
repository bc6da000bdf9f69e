// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Text of error messages, put together from pieces in one place that is compiled once and never inlined:
///         checks are everywhere, and their text must cost neither speed nor compile time.
#pragma once

#include "xattn/core/error.hpp"
#include "xattn/core/view.hpp"

#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <string>

namespace xattn::inline XATTN_ISA::detail {

/// One piece of a message: text, a number, or a shape. Small: places that fail are many, and each fills in a list.
struct piece {
  enum class kind : std::uint32_t { text, number, whole, natural, shape, aligned_shape } what;
  std::uint32_t rank = 0;
  union {
    const char* text;
    double number;
    std::intmax_t whole;
    std::uintmax_t natural;
    const index_t* extent;
  };

  constexpr piece(const char* t) noexcept : what(kind::text), text(t) {}
  piece(const std::string& t) noexcept : piece(t.c_str()) {}
  template <std::size_t R>
  constexpr piece(const extents<R>& e) noexcept : piece(e.data(), R) {}
  constexpr piece(const index_t* e, std::size_t r) noexcept
      : what(kind::shape), rank(static_cast<std::uint32_t>(r)), extent(e) {}
  /// The last `rank` of four extents.
  constexpr piece(const extents<4>& e, std::size_t r) noexcept
      : what(kind::aligned_shape), rank(static_cast<std::uint32_t>(r)), extent(e.data()) {}
  template <std::signed_integral I>
  constexpr piece(I n) noexcept : what(kind::whole), whole(n) {}
  template <std::unsigned_integral I>
  constexpr piece(I n) noexcept : what(kind::natural), natural(n) {}
  template <std::floating_point F>
  constexpr piece(F x) noexcept : what(kind::number), number(static_cast<double>(x)) {}
};

/// Text of fixed size, so that making it needs no memory; what does not fit is cut off.
class message {
 public:
  const char* c_str() const noexcept { return text_; }

  XATTN_COLD void add(const piece& p) {
    if (p.what == piece::kind::text) append("%s", p.text);
    else if (p.what == piece::kind::shape) add_shape(p.extent, p.rank);
    else if (p.what == piece::kind::aligned_shape) add_shape(p.extent + first_axis(p.rank), p.rank);
    else if (p.what == piece::kind::number) append("%.9g", p.number);
    else if (p.what == piece::kind::whole) append("%jd", p.whole);
    else append("%ju", p.natural);
  }

 private:
  template <class A>
  void append(const char* format, A value) {
    const int n = std::snprintf(text_ + used_, sizeof text_ - used_, format, value);
    if (n > 0) used_ += static_cast<std::size_t>(n);
    if (used_ >= sizeof text_) used_ = sizeof text_ - 1;
  }

  /// "(2, 3, 4)", "(5)", "()". No array here has more than four extents: the rest is counted, not shown.
  XATTN_COLD void add_shape(const index_t* extent, std::uint32_t rank) {
    add("(");
    for (std::uint32_t d = 0; d < rank && d < 4; ++d) {
      if (d > 0) add(", ");
      add(extent[d]);
    }
    if (rank > 4) add(", ...), "), add(rank), add(" axes");
    else add(")");
  }

  char text_[1024] = {};
  std::size_t used_ = 0;
};

XATTN_COLD inline message compose(std::initializer_list<piece> pieces) {
  message m;
  for (const piece& p : pieces) m.add(p);
  return m;
}

/// Leaves the function with Error(the pieces).
template <class Error>
[[noreturn]] XATTN_COLD void fail(std::initializer_list<piece> pieces) {
  fail<Error>(compose(pieces).c_str());
}

}  // namespace xattn::inline XATTN_ISA::detail

namespace xattn::inline XATTN_ISA {

/// "(2, 3, 4)"
inline std::string shape_string(const index_t* extent, std::size_t rank) {
  return detail::compose({detail::piece(extent, rank)}).c_str();
}

template <std::size_t R>
std::string shape_string(const extents<R>& extent) {
  return shape_string(extent.data(), R);
}

}  // namespace xattn::inline XATTN_ISA
