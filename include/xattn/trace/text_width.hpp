// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Columns that UTF-8 text takes in a terminal, and text padded to a number of columns.
/// Edges   East-Asian wide characters take two columns, combining marks and other zero-width ones none; an invalid byte
///         counts as one character of one column.
/// Source  Unicode 15, EastAsianWidth.txt (W and F) and the general categories Mn, Me, Cf, by their main ranges.
#pragma once

#include "xattn/core/config.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace xattn::inline XATTN_ISA::trace {

namespace detail {

struct code_range {
  char32_t first, last;
};

inline constexpr std::array<code_range, 19> wide_ranges{{{0x1100, 0x115f},
                                                         {0x231a, 0x231b},
                                                         {0x2329, 0x232a},
                                                         {0x23e9, 0x23ec},
                                                         {0x25fd, 0x25fe},
                                                         {0x2614, 0x2615},
                                                         {0x2e80, 0x303e},
                                                         {0x3041, 0x3247},
                                                         {0x3250, 0x4dbf},
                                                         {0x4e00, 0xa4c6},
                                                         {0xa960, 0xa97c},
                                                         {0xac00, 0xd7a3},
                                                         {0xf900, 0xfaff},
                                                         {0xfe30, 0xfe6b},
                                                         {0xff01, 0xff60},
                                                         {0xffe0, 0xffe6},
                                                         {0x1f300, 0x1f64f},
                                                         {0x1f680, 0x1faff},
                                                         {0x20000, 0x3fffd}}};
inline constexpr std::array<code_range, 12> zero_width_ranges{{{0x0300, 0x036f},
                                                               {0x0483, 0x0489},
                                                               {0x0591, 0x05bd},
                                                               {0x064b, 0x065f},
                                                               {0x093c, 0x093c},
                                                               {0x0e34, 0x0e3a},
                                                               {0x1ab0, 0x1aff},
                                                               {0x1dc0, 0x1dff},
                                                               {0x200b, 0x200f},
                                                               {0x20d0, 0x20ff},
                                                               {0xfe00, 0xfe0f},
                                                               {0xfe20, 0xfe2f}}};

template <std::size_t N>
constexpr bool in_ranges(const std::array<code_range, N>& ranges, char32_t c) {
  for (const code_range& r : ranges) {
    if (c >= r.first && c <= r.last) return true;
  }
  return false;
}

}  // namespace detail

/// One character of UTF-8 text: its code and its number of bytes. An invalid byte is U+FFFD of one byte.
struct utf8_character {
  char32_t code = 0xfffd;
  std::size_t bytes = 1;
};

/// The first character of text that is not empty.
constexpr utf8_character first_character(std::string_view text) noexcept {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t count = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < count) return {};
  char32_t code = lead & (0xffu >> (count + 1));
  for (std::size_t i = 1; i < count; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = (code << 6) | (byte(i) & 0x3fu);
  }
  const char32_t least = count == 4 ? 0x10000 : count == 3 ? 0x800 : 0x80;
  if (code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return {};
  return {code, count};
}

constexpr std::size_t text_width(std::string_view text) noexcept {
  std::size_t columns = 0;
  while (!text.empty()) {
    const utf8_character c = first_character(text);
    if (!detail::in_ranges(detail::zero_width_ranges, c.code)) {
      columns += detail::in_ranges(detail::wide_ranges, c.code) ? 2u : 1u;
    }
    text.remove_prefix(c.bytes);
  }
  return columns;
}

enum class align : std::uint8_t { left, right, center };

/// The text with spaces up to a number of columns; longer text stays as it is.
inline std::string padded(std::string_view text, std::size_t columns, align where = align::left) {
  const std::size_t width = text_width(text);
  const std::size_t missing = columns > width ? columns - width : 0;
  const std::size_t before = where == align::left ? 0 : where == align::right ? missing : missing / 2;
  return std::string(before, ' ').append(text).append(missing - before, ' ');
}

}  // namespace xattn::inline XATTN_ISA::trace
