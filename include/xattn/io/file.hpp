// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Bytes to and from files: whole files, little-endian numbers, and the error that says what is wrong with one.
#pragma once

#include "xattn/core/error.hpp"

#include <cstdint>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xattn::inline XATTN_ISA::io {

/// A file cannot be opened, read or written, or is not what its name says.
class io_error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

using byte_span = std::span<const std::byte>;

namespace detail {

[[noreturn]] inline void fail_io(const std::string& function, const std::string& what) {
  xattn::detail::fail<io_error>(function + ": " + what);
}

inline void append(std::vector<std::byte>& out, std::string_view text) {
  for (const char c : text) out.push_back(static_cast<std::byte>(c));
}

/// The lowest bytes of a number, least first.
inline void append_little(std::vector<std::byte>& out, std::uint64_t x, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<std::byte>(x >> (8 * i)));
}

/// Reads a number of up to 8 bytes; the caller has checked that they are there.
inline std::uint64_t little(byte_span bytes, std::size_t offset, std::size_t count) {
  std::uint64_t x = 0;
  for (std::size_t i = count; i-- > 0;) x = (x << 8) | std::to_integer<std::uint64_t>(bytes[offset + i]);
  return x;
}

inline std::string text_of(byte_span bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

inline std::vector<std::byte> read_file(const std::string& function, const std::string& file) {
  std::ifstream in(file, std::ios::binary | std::ios::ate);
  if (!in) fail_io(function, "cannot open " + file);
  std::vector<std::byte> bytes(static_cast<std::size_t>(in.tellg()));
  in.seekg(0);
  in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!in) fail_io(function, "cannot read " + file);
  return bytes;
}

inline void write(std::ostream& out, byte_span bytes) {
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA::io
