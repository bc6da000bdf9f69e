// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Shows what a mask does: the map of its tiles as text and as a picture, with how much work it saves.
///           const auto map = xattn::explain(xattn::sliding_window(256), {.q_len = 1024, .k_len = 1024});
///           std::cout << xattn::io::mask_text(map);
///           xattn::io::write_svg(map, "mask.svg");
/// Shapes  a character, or a square, for each tile of one head; queries go down, keys to the right.
/// Edges   '#' full, '.' empty, '+' partial, '?' a tile that is full or empty in fact, but that the mask has to be
///         asked about pair by pair (a block mask would spare that).
#pragma once

#include "xattn/io/file.hpp"
#include "xattn/kernels/tile_map.hpp"

#include <sstream>

namespace xattn::inline XATTN_ISA::io {

/// Which head of a map is shown.
struct mask_view_options {
  count batch = 0;
  count head = 0;
};

namespace detail {

/// How often each class occurs, and how many pairs are allowed.
struct map_totals {
  index_t empty = 0, full = 0, partial = 0, allowed = 0, pairs = 0;
};

template <class F>
void for_each_tile(const tile_map& map, const mask_view_options& o, const F& f) {
  for (index_t row = 0; row < map.grid_rows(); ++row) {
    for (index_t key = 0; key < map.grid_keys(); ++key) f(row, key, map.at(o.batch, o.head, row, key));
  }
}

inline map_totals totals(const tile_map& map, const mask_view_options& o) {
  map_totals sum;
  for_each_tile(map, o, [&](index_t, index_t, const mapped_tile& t) {
    (t.known == tile_class::empty ? sum.empty : t.known == tile_class::full ? sum.full : sum.partial) += 1;
    sum.allowed += t.allowed;
    sum.pairs += t.pairs;
  });
  return sum;
}

inline char letter(const mapped_tile& t) noexcept {
  if (t.known != t.what) return '?';
  return t.what == tile_class::full ? '#' : t.what == tile_class::empty ? '.' : '+';
}

inline void expect_head(const char* function, const tile_map& map, const mask_view_options& o) {
  using xattn::detail::expect_value;
  expect_value(o.batch >= 0 && o.batch < map.config().batch, function, "batch", index_t{o.batch}, "one of the map");
  expect_value(o.head >= 0 && o.head < map.config().heads, function, "head", index_t{o.head}, "one of the map");
}

/// Rows of a picture are drawn as runs of squares of one shade.
inline void append_run(std::ostream& out, index_t row, index_t first, index_t last, char shade) {
  const char* name = shade == '#' ? "f" : shade == '+' ? "p" : "q";
  if (shade != '.') {
    out << "<rect class=\"" << name << "\" x=\"" << first << "\" y=\"" << row << "\" width=\"" << last - first
        << "\" height=\"1\"/>\n";
  }
}

}  // namespace detail

/// A line a row of tiles, and one that sums up.
inline std::string mask_text(const tile_map& map, const mask_view_options& options = {}) {
  detail::expect_head("mask_text", map, options);
  std::ostringstream out;
  detail::for_each_tile(map, options, [&](index_t, index_t key, const mapped_tile& t) {
    out << detail::letter(t) << (key + 1 == map.grid_keys() ? "\n" : "");
  });
  const detail::map_totals sum = detail::totals(map, options);
  const tile_map_config& c = map.config();
  out << c.q_len << " queries x " << c.k_len << " keys in tiles of " << c.rows << " x " << c.keys << ": " << sum.full
      << " full, " << sum.empty << " empty, " << sum.partial << " looked at; " << sum.allowed << " of " << sum.pairs
      << " pairs allowed\n";
  return out.str();
}

/// The same as a picture for any browser: full tiles dark, partial ones lighter, undecided ones hatched by colour.
inline std::string mask_svg(const tile_map& map, const mask_view_options& options = {}) {
  detail::expect_head("mask_svg", map, options);
  std::ostringstream out;
  const index_t width = map.grid_keys(), height = map.grid_rows();
  out << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << width << ' ' << height << "\" width=\""
      << std::min<index_t>(16 * width, 1024) << "\" shape-rendering=\"crispEdges\">\n"
      << "<style>svg{background:#fff}.f{fill:#1b4f8a}.p{fill:#e8a33d}.q{fill:#c7518b}</style>\n"
      << "<title>" << map.config().q_len << " queries down, " << map.config().k_len
      << " keys across; blue: all allowed, orange: some, white: none, pink: undecided</title>\n";
  index_t first = 0;
  char shade = '.';
  detail::for_each_tile(map, options, [&](index_t row, index_t key, const mapped_tile& t) {
    if (key == 0) first = 0, shade = detail::letter(t);
    if (detail::letter(t) != shade) {
      detail::append_run(out, row, first, key, shade);
      first = key, shade = detail::letter(t);
    }
    if (key + 1 == width) detail::append_run(out, row, first, width, shade);
  });
  out << "</svg>\n";
  return out.str();
}

inline void write_svg(const tile_map& map, const std::string& file, const mask_view_options& options = {}) {
  const std::string text = mask_svg(map, options);
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) detail::fail_io("write_svg", "cannot write " + file);
}

}  // namespace xattn::inline XATTN_ISA::io
