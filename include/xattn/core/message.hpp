// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Text of error messages, put together from pieces in one place that is compiled once and never inlined: checks
///         are everywhere, and their text must cost neither speed nor compile time.
#pragma once

#include "xattn/core/error.hpp"
#include "xattn/core/view.hpp"

#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <string>

namespace xattn::inline XATTN_ISA {

/// "(2, 3, 4)", "(5)", "()". No array here has more than four extents: of a higher rank the rest is counted, not shown.
inline std::string shape_string(const index_t* extent, std::size_t rank) {
  std::string text(1, '(');
  const std::size_t shown = rank < 4 ? rank : 4;
  for (std::size_t d = 0; d < shown; ++d) {
    char number[32];
    std::snprintf(number, sizeof number, d == 0 ? "%td" : ", %td", extent[d]);
    text.append(number);
  }
  if (rank == shown) return text += ')';
  char axes[48];
  std::snprintf(axes, sizeof axes, ", ...), %zu axes", rank);
  return text += axes;
}

template <std::size_t R>
std::string shape_string(const extents<R>& extent) {
  return shape_string(extent.data(), R);
}

namespace detail {

/// One piece of a message: text, a number, or a shape.
struct piece {
  const char* text = nullptr;
  const index_t* extent = nullptr;
  std::size_t rank = 0;
  double number = 0;
  std::intmax_t whole = 0;
  std::uintmax_t natural = 0;
  enum class kind : unsigned char { text, shape, number, whole, natural } what = kind::text;

  constexpr piece(const char* t) noexcept : text(t) {}
  piece(const std::string& t) noexcept : text(t.c_str()) {}
  template <std::size_t R>
  constexpr piece(const extents<R>& e) noexcept : extent(e.data()), rank(R), what(kind::shape) {}
  constexpr piece(const index_t* e, std::size_t r) noexcept : extent(e), rank(r), what(kind::shape) {}
  template <std::signed_integral I>
  constexpr piece(I n) noexcept : whole(n), what(kind::whole) {}
  template <std::unsigned_integral I>
  constexpr piece(I n) noexcept : natural(n), what(kind::natural) {}
  template <std::floating_point F>
  constexpr piece(F x) noexcept : number(static_cast<double>(x)), what(kind::number) {}
};

inline std::string text_of(const piece& p) {
  if (p.what == piece::kind::text) return p.text;
  if (p.what == piece::kind::shape) return shape_string(p.extent, p.rank);
  char number[64];
  if (p.what == piece::kind::number) std::snprintf(number, sizeof number, "%.9g", p.number);
  else if (p.what == piece::kind::whole) std::snprintf(number, sizeof number, "%jd", p.whole);
  else std::snprintf(number, sizeof number, "%ju", p.natural);
  return number;
}

inline std::string compose(std::initializer_list<piece> pieces) {
  std::string text;
  for (const piece& p : pieces) text.append(text_of(p));
  return text;
}

/// Leaves the function with Error(the pieces).
template <class Error>
[[noreturn]] XATTN_COLD void fail(std::initializer_list<piece> pieces) {
  fail<Error>(compose(pieces));
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
