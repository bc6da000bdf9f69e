// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The check sum of zip files, computed piece by piece.
/// Formula remainder of the division by the polynomial 0x04c11db7 over GF(2), bits reversed, start and end inverted;
///         four bytes a step by four tables.
/// Source  ISO 3309; tables: the remainders of a byte followed by 0 to 3 zero bytes.
#pragma once

#include "xattn/io/file.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::io {

namespace detail {

using crc_tables = std::array<std::array<std::uint32_t, 256>, 4>;

consteval crc_tables make_crc_tables() {
  crc_tables t{};
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t x = i;
    for (int bit = 0; bit < 8; ++bit) x = (x >> 1) ^ ((x & 1u) != 0 ? 0xedb88320u : 0u);
    t[0][i] = x;
  }
  for (std::size_t i = 0; i < 256; ++i) {
    for (std::size_t k = 1; k < 4; ++k) t[k][i] = (t[k - 1][i] >> 8) ^ t[0][t[k - 1][i] & 0xffu];
  }
  return t;
}
inline constexpr crc_tables crc_table = make_crc_tables();

}  // namespace detail

class crc32 {
 public:
  void add(byte_span bytes) noexcept {
    const detail::crc_tables& t = detail::crc_table;
    while (bytes.size() >= 4) {
      const std::uint32_t x = state_ ^ static_cast<std::uint32_t>(detail::little(bytes, 0, 4));
      state_ = t[3][x & 0xffu] ^ t[2][(x >> 8) & 0xffu] ^ t[1][(x >> 16) & 0xffu] ^ t[0][x >> 24];
      bytes = bytes.subspan(4);
    }
    for (const std::byte b : bytes) state_ = (state_ >> 8) ^ t[0][(state_ ^ std::to_integer<std::uint32_t>(b)) & 0xffu];
  }
  std::uint32_t value() const noexcept { return ~state_; }

 private:
  std::uint32_t state_ = 0xffffffffu;
};

}  // namespace xattn::inline XATTN_ISA::io
