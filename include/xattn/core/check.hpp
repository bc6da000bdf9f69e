// SPDX-License-Identifier: BSD-3-Clause
/// Checks of user input. Every message reads `function: argument ... expected ..., got ...` and is built only on failure.
/// They run in every build type: the cost is a few compares a call.
#pragma once

#include "xattn/core/error.hpp"
#include "xattn/core/overlap.hpp"

#include <string>

namespace xattn::inline XATTN_ISA {

/// "(2, 3, 4)", "(5)", "()".
inline std::string shape_string(const index_t* extent, std::size_t rank) {
  std::string text = "(";
  for (std::size_t d = 0; d < rank; ++d) {
    if (d != 0) text += ", ";
    text += std::to_string(extent[d]);
  }
  return text += ")";
}

template <std::size_t R>
std::string shape_string(const extents<R>& extent) {
  return shape_string(extent.data(), R);
}

namespace detail {

/// Fails with `function: argument has shape A, expected B (why)`.
template <std::size_t R, std::size_t S>
[[noreturn]] void fail_shape(const char* function, const char* argument, const extents<R>& actual,
                             const extents<S>& expected, const char* why) {
  fail<shape_error>(std::string(function) + ": " + argument + " has shape " + shape_string(actual) + ", expected " +
                    shape_string(expected) + " (" + why + ")");
}

/// The argument must have exactly the expected shape.
template <std::size_t R, std::size_t S>
void expect_shape(const char* function, const char* argument, const extents<R>& actual, const extents<S>& expected,
                  const char* why) {
  if constexpr (R == S) {
    if (actual == expected) return;
  }
  fail_shape(function, argument, actual, expected, why);
}

/// A value that is no shape must hold a condition: `function: argument is VALUE, expected RULE`.
template <class V>
void expect_value(bool holds, const char* function, const char* argument, V value, const char* rule) {
  if (!holds) {
    fail<option_error>(std::string(function) + ": " + argument + " is " + std::to_string(value) + ", expected " + rule);
  }
}

/// Outputs that may not alias an input are refused: `function: OUTPUT overlaps INPUT in memory`.
template <class T, std::size_t R, class U, std::size_t S>
void expect_apart(const char* function, const char* output, const view<T, R>& out, const char* input,
                  const view<U, S>& in) {
  if (shares_memory(out, in)) {
    fail<option_error>(std::string(function) + ": " + output + " overlaps " + input +
                       " in memory, expected separate buffers");
  }
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
