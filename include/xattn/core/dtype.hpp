// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The types of stored elements as a value: what a file or a recorded tensor says of its bytes.
/// Edges   opaque: a user's own scalar, whose bytes mean nothing to others.
#pragma once

#include "xattn/core/numbers.hpp"

#include <array>
#include <string_view>

namespace xattn::inline XATTN_ISA {

enum class dtype : std::uint8_t { boolean, u8, i32, i64, f16, bf16, f32, f64, long_double, opaque };

struct dtype_info {
  std::string_view name;
  std::size_t bytes;
};

inline constexpr std::array<dtype_info, 10> dtype_table{{
    {"bool", 1},
    {"uint8", 1},
    {"int32", 4},
    {"int64", 8},
    {"float16", 2},
    {"bfloat16", 2},
    {"float32", 4},
    {"float64", 8},
    {"long double", sizeof(long double)},
    {"opaque", 0},
}};

constexpr std::string_view name(dtype t) noexcept { return dtype_table[static_cast<std::size_t>(t)].name; }
constexpr std::size_t byte_size(dtype t) noexcept { return dtype_table[static_cast<std::size_t>(t)].bytes; }

template <class T>
consteval dtype dtype_of() {
  if constexpr (std::same_as<T, bool>)
    return dtype::boolean;
  else if constexpr (std::same_as<T, std::uint8_t>)
    return dtype::u8;
  else if constexpr (std::same_as<T, std::int32_t>)
    return dtype::i32;
  else if constexpr (std::same_as<T, std::int64_t>)
    return dtype::i64;
  else if constexpr (std::same_as<T, f16>)
    return dtype::f16;
  else if constexpr (std::same_as<T, bf16>)
    return dtype::bf16;
  else if constexpr (std::same_as<T, float>)
    return dtype::f32;
  else if constexpr (std::same_as<T, double>)
    return dtype::f64;
  else if constexpr (std::same_as<T, long double>)
    return dtype::long_double;
  else
    return dtype::opaque;
}

/// Calls f with a value of the element type; a type that is opaque calls nothing and gives false.
template <class F>
bool with_type(dtype t, F&& f) {
  switch (t) {
    case dtype::boolean:
      return f(bool{}), true;
    case dtype::u8:
      return f(std::uint8_t{}), true;
    case dtype::i32:
      return f(std::int32_t{}), true;
    case dtype::i64:
      return f(std::int64_t{}), true;
    case dtype::f16:
      return f(f16{}), true;
    case dtype::bf16:
      return f(bf16{}), true;
    case dtype::f32:
      return f(float{}), true;
    case dtype::f64:
      return f(double{}), true;
    case dtype::long_double:
      return f(static_cast<long double>(0)), true;
    case dtype::opaque:
      break;
  }
  return false;
}

}  // namespace xattn::inline XATTN_ISA
