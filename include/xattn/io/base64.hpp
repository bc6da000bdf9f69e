// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Numbers as text: base64 of their bytes, least byte first.
/// Source  RFC 4648, section 4
#pragma once

#include "xattn/io/file.hpp"

#include <bit>
#include <concepts>

namespace xattn::inline XATTN_ISA::io {

inline std::string base64(byte_span bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t n = 0; n < 3; ++n) {
      three = three << 8 | (i + n < bytes.size() ? std::to_integer<std::uint32_t>(bytes[i + n]) : 0);
    }
    for (std::size_t n = 0; n < 4; ++n) {
      text += i + n <= bytes.size() ? digits[three >> (18 - 6 * n) & 63] : '=';
    }
  }
  return text;
}

template <class T>
requires(std::integral<T> || std::same_as<T, float> || std::same_as<T, double>) std::string
    base64(const std::vector<T>& numbers) {
  if constexpr (std::endian::native == std::endian::little) return base64(std::as_bytes(std::span(numbers)));
  std::vector<std::byte> bytes;
  bytes.reserve(numbers.size() * sizeof(T));
  for (const T x : numbers) {
    if constexpr (sizeof(T) == 8) detail::append_little(bytes, std::bit_cast<std::uint64_t>(x), 8);
    else if constexpr (std::same_as<T, float>) detail::append_little(bytes, std::bit_cast<std::uint32_t>(x), 4);
    else detail::append_little(bytes, static_cast<std::uint64_t>(x), sizeof(T));
  }
  return base64(byte_span(bytes));
}

}  // namespace xattn::inline XATTN_ISA::io
