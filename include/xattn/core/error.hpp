// SPDX-License-Identifier: BSD-3-Clause
/// What is thrown for bad input, and what happens instead where exceptions are off.
///
/// With exceptions: shape_error, option_error (both std::invalid_argument) and cache_error (a std::length_error) are
/// thrown before any output is written. Without (-fno-exceptions): the handler set by set_error_handler is called with
/// the same message; if it returns, or none is set, the program ends by std::terminate. The library never prints.
#pragma once

#include "xattn/core/config.hpp"

#include <exception>
#include <stdexcept>
#include <string>

namespace xattn::inline XATTN_ISA {

/// Two extents do not fit together.
class shape_error : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

/// A value that is no shape is out of its range (a scale that is not finite, a negative width, an unknown name).
class option_error : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

/// A cache has no room for what is appended.
class cache_error : public std::length_error {
 public:
  using std::length_error::length_error;
};

using error_handler = void (*)(const char* message);

namespace detail {

inline error_handler& current_error_handler() noexcept {
  static error_handler handler = nullptr;
  return handler;
}

/// Leaves the function with Error(message); the one place that knows whether exceptions exist.
template <class Error>
[[noreturn]] XATTN_COLD void fail(const char* message) {
#if XATTN_EXCEPTIONS
  throw Error(message);
#else
  if (const error_handler handler = current_error_handler()) handler(message);
  std::terminate();
#endif
}
template <class Error>
[[noreturn]] void fail(const std::string& message) {
  fail<Error>(message.c_str());
}

}  // namespace detail

/// Sets what is called before std::terminate where exceptions are off; returns the handler before. Not thread-safe:
/// call it at start-up. Has no effect on builds with exceptions.
inline error_handler set_error_handler(error_handler handler) noexcept {
  const error_handler before = detail::current_error_handler();
  detail::current_error_handler() = handler;
  return before;
}

}  // namespace xattn::inline XATTN_ISA
