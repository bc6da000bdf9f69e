// SPDX-License-Identifier: BSD-3-Clause
/// Brief   How the pages look: language, size, digits, and colours that never carry what the text does not say too.
/// Formula weights 0 to 1: one hue, light to dark. Other numbers: blue below 0, white at 0, orange above, by x / peak.
#pragma once

#include "walkthrough/text.hpp"

#include <xattn/trace/format.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace walkthrough {

struct look {
  language tongue = language::english;
  bool ascii = false;
  bool colour = false;
  int precision = 4;
  std::size_t width = 80, height = 24;

  std::string say(const text& t, const lines& values = {}) const { return plain(t.in(tongue, values)); }
  std::string plain(const std::string& s) const {
    if (!ascii) return s;
    return in_ascii(tongue == language::english ? romanised(s) : s);
  }
  std::string number(double x) const { return xattn::trace::format_number(x, precision); }
};

enum class tint { signs, weights };

namespace detail {

struct shade {
  int background, letters;  // of the 256 colours
};

inline constexpr std::array<shade, 9> sign_shades{
    {{25, 231}, {67, 16}, {110, 16}, {153, 16}, {231, 16}, {223, 16}, {215, 16}, {172, 16}, {130, 231}}};
inline constexpr std::array<shade, 6> weight_shades{{{231, 16}, {195, 16}, {152, 16}, {109, 16}, {66, 231}, {23, 231}}};

template <std::size_t N>
shade pick(const std::array<shade, N>& shades, double share) {
  return shades[static_cast<std::size_t>(std::lround(std::clamp(share, 0., 1.) * static_cast<double>(N - 1)))];
}

}  // namespace detail

enum class emphasis { none, strong };

/// A cell with the colour of its number.
inline std::string painted(const std::string& cell, double x, double peak, tint t, emphasis e) {
  if (!std::isfinite(x)) return cell;
  const double share = t == tint::weights ? x : peak > 0 ? .5 + .5 * x / peak : .5;
  const detail::shade s =
      t == tint::weights ? detail::pick(detail::weight_shades, share) : detail::pick(detail::sign_shades, share);
  return "\x1b[" + std::string(e == emphasis::strong ? "1;4;" : "") + "48;5;" + std::to_string(s.background) +
         ";38;5;" + std::to_string(s.letters) + "m" + cell + "\x1b[0m";
}

inline std::string bold(const look& l, const std::string& s) { return l.colour ? "\x1b[1m" + s + "\x1b[0m" : s; }

/// Ten cells, as many full ones as tenths of the weight.
inline std::string bar(const look& l, double weight) {
  const auto full = static_cast<std::size_t>(std::lround(std::clamp(weight, 0., 1.) * 10));
  std::string cells;
  for (std::size_t i = 0; i < 10; ++i) cells += i < full ? "█" : "░";
  return l.plain(cells);
}

}  // namespace walkthrough
