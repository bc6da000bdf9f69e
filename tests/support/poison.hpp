// SPDX-License-Identifier: BSD-3-Clause
/// What lies in memory that no one may read or write: NaN or +inf in the element's own format, bytes that are no value
/// of bool for everything that is no real number.
#pragma once

#include "support/numbers.hpp"

#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>

namespace test {

enum class poison { nan, infinity };

namespace detail {

inline constexpr std::byte odd_byte{0xa5};

/// The n-th NaN of a format: each has its own payload, so that one moved to another place is noticed.
template <class T>
T nth_nan(index_t n) {
  const auto payload = static_cast<std::uint32_t>(n % 0xffff + 1);
  if constexpr (std::is_same_v<T, float>) {
    return std::bit_cast<float>(0x7fc00000u | payload);
  } else if constexpr (std::is_same_v<T, double>) {
    return std::bit_cast<double>(0x7ff8000000000000u | payload);
  } else {
    return std::numeric_limits<T>::quiet_NaN();
  }
}

/// 0x7fc0 to 0x7fff is NaN both in bf16 and in f16; their infinities differ, so that the poison of both is always NaN.
inline std::uint16_t nth_short_nan(index_t n) { return static_cast<std::uint16_t>(0x7fc0 + n % 63 + 1); }

template <class T>
void write_poison_element(std::byte* p, index_t n, poison with) {
  if constexpr (std::numeric_limits<T>::has_quiet_NaN && sizeof(T) >= sizeof(float)) {
    const T value = with == poison::nan ? nth_nan<T>(n) : std::numeric_limits<T>::infinity();
    std::memcpy(p, &value, sizeof(T));
  } else if constexpr (std::is_class_v<T> && sizeof(T) == sizeof(std::uint16_t)) {
    const std::uint16_t value = nth_short_nan(n);
    std::memcpy(p, &value, sizeof(T));
  } else {
    std::memset(p, static_cast<int>(odd_byte), sizeof(T));
  }
}

}  // namespace detail

/// Fills a block whose elements start `phase` bytes in; bytes that hold no whole element get an odd pattern.
template <class T>
void write_poison(std::byte* block, index_t size, index_t phase, poison with) {
  static_assert(std::is_trivially_copyable_v<T>);
  constexpr auto element = static_cast<index_t>(sizeof(T));
  std::memset(block, static_cast<int>(detail::odd_byte), static_cast<std::size_t>(size));
  for (index_t at = phase; at + element <= size; at += element) {
    detail::write_poison_element<T>(block + at, at / element, with);
  }
}

}  // namespace test
