// SPDX-License-Identifier: BSD-3-Clause
/// Checks of user input. Every message reads `function: argument ... expected ..., got ...` and is built only on
/// failure. They run in every build type: the cost is a few compares a call.
#pragma once

#include "xattn/core/message.hpp"
#include "xattn/core/overlap.hpp"

namespace xattn::inline XATTN_ISA {

namespace detail {

/// Fails with `function: argument has shape A, expected B (why)`.
template <std::size_t R, std::size_t S>
[[noreturn]] void fail_shape(const char* function, const char* argument, const extents<R>& actual,
                             const extents<S>& expected, const char* why) {
  fail<shape_error>({function, ": ", argument, " has shape ", actual, ", expected ", expected, " (", why, ")"});
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
    fail<option_error>({function, ": ", argument, " is ", value, ", expected ", rule});
  }
}
/// The same with a rule in pieces.
template <class V>
void expect_value(bool holds, const char* function, const char* argument, V value, std::initializer_list<piece> rule) {
  if (!holds) expect_value(false, function, argument, value, compose(rule).c_str());
}

/// Outputs that may not alias an input are refused: `function: OUTPUT overlaps INPUT in memory`.
XATTN_NOINLINE inline void expect_apart(const char* function, const char* output, const array_memory& out,
                                        const char* input, const array_memory& in) {
  if (shares_memory(out, in)) {
    fail<option_error>({function, ": ", output, " overlaps ", input, " in memory, expected separate buffers"});
  }
}

/// Each element of an output has a place of its own: `function: OUTPUT has elements that share memory`.
inline void expect_distinct(const char* function, const char* output, const array_memory& out) {
  if (repeats_memory(out)) {
    fail<option_error>({function, ": ", output, " has elements that share memory, expected separate elements"});
  }
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
