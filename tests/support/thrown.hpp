// SPDX-License-Identifier: BSD-3-Clause
/// What an error says, and that it leaves outputs alone. Only for builds with exceptions.
#pragma once

#include "support/catch.hpp"
#include "support/tolerance.hpp"

#include <cstring>
#include <exception>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace test {

/// Every byte of an output: a buffer's whole allocation, or the elements of a contiguous container.
template <class X>
std::vector<std::byte> bytes_of(const X& x) {
  if constexpr (requires { x.bytes(); }) {
    return x.bytes();
  } else {
    std::vector<std::byte> all(x.size() * sizeof(*x.data()));
    if (!all.empty()) std::memcpy(all.data(), x.data(), all.size());
    return all;
  }
}

/// Whether two results have the same bits, NaN payloads and signs of zero too.
template <class X>
bool same_bits(const X& a, const X& b) {
  return bytes_of(a) == bytes_of(b);
}

/// Whether the text holds every part; the verdict says which is missing.
inline verdict mentions(const std::string& text, std::initializer_list<std::string_view> parts) {
  for (const std::string_view part : parts) {
    if (text.find(part) == std::string::npos)
      return {false, "\"" + text + "\" does not mention \"" + std::string(part) + "\""};
  }
  return {true, "\"" + text + "\" mentions all parts"};
}

#if defined(__cpp_exceptions) || defined(_CPPUNWIND)

struct outcome {
  verdict as_promised;
  std::string message;
};

/// Calls f, which is to throw an Error.
template <class Error, class F>
outcome attempt(F&& f) {
  try {
    f();
  } catch (const Error& error) {
    return {{true, "the right exception"}, error.what()};
  } catch (const std::exception& other) {
    return {{false, std::string("another exception was thrown: ") + other.what()}, {}};
  }
  return {{false, "no exception was thrown"}, {}};
}

/// The same, and every output is to keep all its bits.
template <class Error, class F, class... Outputs>
outcome attempt_keeping(F&& f, const Outputs&... outputs) {
  const std::vector<std::vector<std::byte>> before{bytes_of(outputs)...};
  outcome result = attempt<Error>(f);
  const std::vector<std::vector<std::byte>> after{bytes_of(outputs)...};
  for (std::size_t n = 0; n < before.size(); ++n) {
    if (before[n] != after[n]) result.as_promised = {false, "output " + std::to_string(n) + " was written"};
  }
  return result;
}

/// Message of the Error that f throws; no error, or another one, fails the test.
template <class Error, class F>
std::string message_of(F&& f) {
  const outcome result = attempt<Error>(f);
  REQUIRE(result.as_promised);
  return result.message;
}

/// The same, and an output that changed fails the test too.
template <class Error, class F, class... Outputs>
std::string message_keeping(F&& f, const Outputs&... outputs) {
  const outcome result = attempt_keeping<Error>(f, outputs...);
  REQUIRE(result.as_promised);
  return result.message;
}

#endif

}  // namespace test
