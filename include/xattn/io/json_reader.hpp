// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Reads JSON, strictly.
/// Edges   what is not JSON (comments, trailing commas, double keys, text after the end) is an io_error that says
///         where, and so is nesting deeper than 200. number() also takes the strings "NaN", "Infinity" and "-Infinity";
///         integer() takes whole numbers of 64 bits exactly. A value takes some 200 bytes, so a document up to 100 times
///         its text; what comes from strangers is read member by member, with a limit.
/// Source  RFC 8259
#pragma once

#include "xattn/io/file.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <limits>
#include <map>
#include <utility>

namespace xattn::inline XATTN_ISA::io {

/// One value of a document that was read.
class json_value {
 public:
  enum class kind : std::uint8_t { null, boolean, number, string, array, object };

  kind type() const noexcept { return type_; }
  bool boolean() const { return need(kind::boolean).number_ != 0; }
  /// A number, or one of the strings that stand for what JSON cannot say.
  double number() const {
    if (type_ == kind::string) {
      if (text_ == "NaN") return std::numeric_limits<double>::quiet_NaN();
      if (text_ == "Infinity") return std::numeric_limits<double>::infinity();
      if (text_ == "-Infinity") return -std::numeric_limits<double>::infinity();
    }
    return need(kind::number).number_;
  }
  /// A whole number that fits.
  template <std::integral N>
  N integer() const {
    N x{};
    const std::string& text = need(kind::number).text_;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), x);
    if (error != std::errc{} || end != text.data() + text.size()) {
      detail::fail_io("json", text + " is no whole number of the expected range");
    }
    return x;
  }
  const std::string& string() const { return need(kind::string).text_; }
  const std::vector<json_value>& array() const { return need(kind::array).items_; }
  const std::map<std::string, json_value, std::less<>>& object() const { return need(kind::object).members_; }

  bool has(std::string_view key) const { return type_ == kind::object && members_.find(key) != members_.end(); }
  const json_value& operator[](std::string_view key) const {
    const auto found = object().find(key);
    if (found == members_.end()) detail::fail_io("json", "no member \"" + std::string(key) + "\"");
    return found->second;
  }

 private:
  friend class json_parser;

  const json_value& need(kind k) const {
    constexpr std::array<const char*, 6> names{"null", "a boolean", "a number", "a string", "an array", "an object"};
    if (type_ != k) {
      detail::fail_io("json", std::string("found ") + names[static_cast<std::size_t>(type_)] + ", expected " +
                                  names[static_cast<std::size_t>(k)]);
    }
    return *this;
  }

  kind type_ = kind::null;
  double number_ = 0;
  std::string text_;
  std::vector<json_value> items_;
  std::map<std::string, json_value, std::less<>> members_;
};

class json_parser {
 public:
  /// `most_values` is how many values a document, or a member that is read by itself, may have.
  explicit json_parser(std::string_view text, std::size_t most_values = std::numeric_limits<std::size_t>::max())
      : text_(text), most_values_(most_values), left_(most_values) {}

  json_value document() {
    json_value v = value(0);
    end();
    return v;
  }

  /// Reads the next member of a document that is an object; false after the last. Double keys are the caller's to see.
  bool next_member(std::string& key, json_value& member) {
    const bool more = inside_ ? take(',') : !empty_object();
    if (!more) {
      if (inside_) expect('}');
      end();
      return false;
    }
    inside_ = true;
    left_ = most_values_;
    key = name_of_member();
    member = value(1);
    return true;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    detail::fail_io("json", what + " at byte " + std::to_string(at_));
  }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
  /// Takes a character if it comes next, after blanks.
  bool take(char c) {
    skip_blanks();
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!take(c)) fail(std::string("expected ") + c);
  }
  bool empty_object() {
    expect('{');
    return take('}');
  }
  void end() {
    skip_blanks();
    if (at_ != text_.size()) fail("text after the end");
  }
  std::string name_of_member() {
    skip_blanks();
    if (peek() != '"') fail("expected a key");
    std::string key = string();
    expect(':');
    return key;
  }
  bool take_word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }

  json_value value(int depth) {
    if (depth > 200) fail("nesting too deep");
    if (left_-- == 0) fail("more than " + std::to_string(most_values_) + " values");
    skip_blanks();
    json_value v;
    if (take('{')) return object(depth);
    if (take('[')) return array(depth);
    if (peek() == '"') {
      v.type_ = json_value::kind::string;
      v.text_ = string();
    } else if (take_word("true")) {
      v.type_ = json_value::kind::boolean;
      v.number_ = 1;
    } else if (take_word("false")) {
      v.type_ = json_value::kind::boolean;
    } else if (!take_word("null")) {
      v.type_ = json_value::kind::number;
      v.text_ = number();
      std::from_chars(v.text_.data(), v.text_.data() + v.text_.size(), v.number_);
    }
    return v;
  }

  json_value object(int depth) {
    json_value v;
    v.type_ = json_value::kind::object;
    if (take('}')) return v;
    do {
      std::string key = name_of_member();
      if (!v.members_.emplace(std::move(key), value(depth + 1)).second) fail("a key stands twice");
    } while (take(','));
    expect('}');
    return v;
  }

  json_value array(int depth) {
    json_value v;
    v.type_ = json_value::kind::array;
    if (take(']')) return v;
    do v.items_.push_back(value(depth + 1));
    while (take(','));
    expect(']');
    return v;
  }

  void digits() {
    if (peek() < '0' || peek() > '9') fail("expected a value");
    while (peek() >= '0' && peek() <= '9') ++at_;
  }
  std::string number() {
    const std::size_t start = at_;
    if (peek() == '-') ++at_;
    if (peek() == '0')
      ++at_;
    else
      digits();
    if (peek() == '.') {
      ++at_;
      digits();
    }
    if (peek() == 'e' || peek() == 'E') {
      ++at_;
      if (peek() == '+' || peek() == '-') ++at_;
      digits();
    }
    return std::string(text_.substr(start, at_ - start));
  }

  std::string string() {
    std::string out;
    for (++at_; peek() != '"';) {
      if (at_ >= text_.size() || static_cast<unsigned char>(peek()) < 0x20) fail("a string does not end");
      if (peek() == '\\') {
        ++at_;
        escape(out);
      } else {
        out += text_[at_++];
      }
    }
    ++at_;
    return out;
  }

  void escape(std::string& out) {
    constexpr std::string_view letters = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
    const char c = peek();
    ++at_;
    if (const std::size_t i = letters.find(c); i != std::string_view::npos && c != '\0') {
      out += meant[i];
    } else if (c == 'u') {
      append_utf8(out, code());
    } else {
      fail("an unknown escape");
    }
  }

  char32_t code() {
    char32_t c = four_digits();
    if (c >= 0xd800 && c < 0xdc00 && take_word("\\u")) {
      const char32_t low = four_digits();
      if (low < 0xdc00 || low > 0xdfff) fail("half a surrogate pair");
      return 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    }
    if (c >= 0xd800 && c <= 0xdfff) fail("half a surrogate pair");
    return c;
  }
  char32_t four_digits() {
    std::uint32_t c = 0;
    const std::string_view hex = text_.substr(std::min(at_, text_.size()), 4);
    const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), c, 16);
    if (error != std::errc{} || hex.size() != 4 || end != hex.data() + 4) fail("expected four hexadecimal digits");
    at_ += 4;
    return c;
  }

  static void append_utf8(std::string& out, char32_t c) {
    const auto byte = [&out](char32_t b) { out += static_cast<char>(static_cast<unsigned char>(b)); };
    if (c < 0x80) return byte(c);
    if (c < 0x800)
      byte(0xc0 | (c >> 6));
    else if (c < 0x10000)
      byte(0xe0 | (c >> 12)), byte(0x80 | ((c >> 6) & 0x3f));
    else
      byte(0xf0 | (c >> 18)), byte(0x80 | ((c >> 12) & 0x3f)), byte(0x80 | ((c >> 6) & 0x3f));
    byte(0x80 | (c & 0x3f));
  }

  std::string_view text_;
  std::size_t most_values_, left_;
  std::size_t at_ = 0;
  bool inside_ = false;
};

/// Reads one document; anything wrong is an io_error that says where.
inline json_value parse_json(std::string_view text) { return json_parser(text).document(); }

}  // namespace xattn::inline XATTN_ISA::io
