// SPDX-License-Identifier: BSD-3-Clause
/// Brief   JSON text from a writer that is told one thing after the other.
/// Edges   numbers are the shortest text that reads back equal; NaN and infinities, for which JSON has no number, are
///         the strings "NaN", "Infinity" and "-Infinity". Text that is not UTF-8 is mended with U+FFFD. Commas and
///         colons come by themselves; that keys and values alternate is up to the caller.
/// Source  RFC 8259
#pragma once

#include "xattn/trace/text_width.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <utility>

namespace xattn::inline XATTN_ISA::io {

/// The text of a string in JSON, with its quotes.
inline std::string json_quoted(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string out = "\"";
  while (!text.empty()) {
    const trace::utf8_character c = trace::first_character(text);
    if (c.code == '"' || c.code == '\\') {
      out.append(1, '\\').append(1, text[0]);
    } else if (c.code < 0x20) {
      out.append("\\u00").append(1, hex[c.code >> 4]).append(1, hex[c.code & 0xf]);
    } else if (c.code == 0xfffd) {
      out.append("\xef\xbf\xbd");
    } else {
      out.append(text.substr(0, c.bytes));
    }
    text.remove_prefix(c.bytes);
  }
  return out.append(1, '"');
}

class json_writer {
 public:
  json_writer& begin_object() { return open('{'); }
  json_writer& end_object() { return close('}'); }
  json_writer& begin_array() { return open('['); }
  json_writer& end_array() { return close(']'); }

  json_writer& key(std::string_view name) {
    separate();
    text_.append(json_quoted(name)).append(1, ':');
    fresh_ = true;
    return *this;
  }

  json_writer& value(std::string_view text) { return put(json_quoted(text)); }
  json_writer& value(const char* text) { return value(std::string_view(text)); }
  json_writer& value(std::same_as<bool> auto x) { return put(x ? "true" : "false"); }
  template <class N>
  requires((std::integral<N> && !std::same_as<N, bool>) || std::floating_point<N>) json_writer& value(N x) {
    if constexpr (std::floating_point<N>) {
      if (std::isnan(x)) return put("\"NaN\"");
      if (std::isinf(x)) return put(x > 0 ? "\"Infinity\"" : "\"-Infinity\"");
    }
    std::array<char, 64> digits{};
    const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), x).ptr;
    return put({digits.data(), static_cast<std::size_t>(end - digits.data())});
  }

  /// A value that is JSON already.
  json_writer& json(std::string_view text) { return put(text); }

  template <class List>
  json_writer& list(const List& items) {
    begin_array();
    for (const auto& item : items) value(item);
    return end_array();
  }

  const std::string& text() const noexcept { return text_; }

 private:
  void separate() {
    if (!std::exchange(fresh_, false)) text_ += ',';
  }
  json_writer& put(std::string_view text) {
    separate();
    text_ += text;
    return *this;
  }
  json_writer& open(char bracket) {
    put({&bracket, 1});
    fresh_ = true;
    return *this;
  }
  json_writer& close(char bracket) {
    text_ += bracket;
    fresh_ = false;
    return *this;
  }

  std::string text_;
  bool fresh_ = true;  // nothing to be separated from
};

}  // namespace xattn::inline XATTN_ISA::io
