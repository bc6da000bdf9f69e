// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What the header of a .safetensors file says, checked before anything is believed.
/// Formula 8 bytes: the length N of the header, least byte first; N bytes of JSON, {"name": {"dtype", "shape",
///         "data_offsets"}, .., "__metadata__": {"key": "text"}}; then the data, row-major, least byte first.
/// Edges   an io_error: a header beyond the file or above 100 MB, no JSON object, a name twice, a type or member that
///         the format does not have, a product of extents that overflows, offsets that are misordered, out of the
///         data, or of another number of bytes than type and shape, tensors that overlap or leave a hole, bytes after
///         the last tensor. It is read tensor by tensor, none of more than 100 000 JSON values: the memory for it is a
///         few times the text at most, whatever that says.
/// Source  safetensors, the format's description
#pragma once

#include "xattn/core/numbers.hpp"
#include "xattn/io/json_reader.hpp"

namespace xattn::inline XATTN_ISA::io {

/// One tensor of a file: its type as the file writes it, and where its bytes are.
struct safetensors_entry {
  std::string type{};
  std::vector<std::size_t> shape{};
  std::size_t begin = 0, end = 0;  // bytes from the start of the data
};

namespace detail {

struct safetensors_type {
  std::string_view code;
  std::size_t bytes;
};
inline constexpr std::array<safetensors_type, 17> safetensors_types{{{"F64", 8},
                                                                     {"F32", 4},
                                                                     {"F16", 2},
                                                                     {"BF16", 2},
                                                                     {"F8_E4M3", 1},
                                                                     {"F8_E5M2", 1},
                                                                     {"F8_E8M0", 1},
                                                                     {"C64", 8},
                                                                     {"I64", 8},
                                                                     {"I32", 4},
                                                                     {"I16", 2},
                                                                     {"I8", 1},
                                                                     {"U64", 8},
                                                                     {"U32", 4},
                                                                     {"U16", 2},
                                                                     {"U8", 1},
                                                                     {"BOOL", 1}}};

[[noreturn]] inline void fail_safetensors(const std::string& file, const std::string& what) {
  fail_io("safetensors", file + ": " + what);
}

class safetensors_parser {
 public:
  using entries = std::map<std::string, safetensors_entry, std::less<>>;
  using metadata = std::map<std::string, std::string, std::less<>>;

  safetensors_parser(byte_span file, const std::string& name) : name_(name) {
    const std::size_t length = header_length(file);
    const std::string_view text(reinterpret_cast<const char*>(file.data()) + 8, length);
    data_ = file.subspan(8 + length);
    if (text.empty() || text.front() != '{') fail("its header is no JSON object");
    json_parser header(text, most_values);
    std::string key;
    json_value value;
    while (said("its header: ", [&] { return header.next_member(key, value); })) take(key, value);
    check_places();
  }

  byte_span data() const noexcept { return data_; }
  const entries& tensors() const noexcept { return entries_; }
  const metadata& texts() const noexcept { return metadata_; }

 private:
  static constexpr std::size_t longest_header = 100'000'000, most_values = 100'000;
  static constexpr auto most_bytes = static_cast<std::size_t>(std::numeric_limits<index_t>::max());

  [[noreturn]] void fail(const std::string& what) const { fail_safetensors(name_, what); }

  /// f(), and where it was if it fails.
  template <class F>
  std::invoke_result_t<F> said(const std::string& where, F f) const {
#if XATTN_EXCEPTIONS
    try {
      return f();
    } catch (const io_error& error) {
      fail(where + error.what());
    }
#else
    (void)where;
    return f();
#endif
  }

  static std::string place(const std::string& tensor) { return "tensor \"" + tensor.substr(0, 200) + "\": "; }

  std::size_t header_length(byte_span file) const {
    if (file.size() < 8) fail("has " + std::to_string(file.size()) + " bytes, expected a header");
    const std::uint64_t length = little(file, 0, 8);
    const std::string said = "says that its header has " + std::to_string(length) + " bytes, ";
    if (length > longest_header) fail(said + "expected at most " + std::to_string(longest_header));
    if (length > file.size() - 8) fail(said + "but only " + std::to_string(file.size() - 8) + " follow");
    return static_cast<std::size_t>(length);
  }

  void take(const std::string& key, const json_value& value) {
    const std::string where = place(key);
    if (key == "__metadata__") {
      if (std::exchange(has_metadata_, true)) fail("its __metadata__ stands twice");
      said("its __metadata__: ", [&] { read_metadata(value); });
    } else {
      if (entries_.find(key) != entries_.end()) fail(where + "stands twice");
      check(where, entries_.emplace(key, said(where, [&] { return entry(value); })).first->second);
    }
  }

  void read_metadata(const json_value& value) {
    for (const auto& [key, text] : value.object()) metadata_.emplace(key, text.string());
  }

  static safetensors_entry entry(const json_value& value) {
    if (value.object().size() != 3) fail_io("json", "expected dtype, shape and data_offsets alone");
    const std::vector<std::size_t> offsets = sizes(value["data_offsets"]);
    if (offsets.size() != 2) fail_io("json", std::to_string(offsets.size()) + " data_offsets, expected 2");
    return {value["dtype"].string(), sizes(value["shape"]), offsets[0], offsets[1]};
  }

  static std::vector<std::size_t> sizes(const json_value& list) {
    std::vector<std::size_t> numbers;
    for (const json_value& n : list.array()) numbers.push_back(static_cast<std::size_t>(n.integer<index_t>()));
    if (std::any_of(numbers.begin(), numbers.end(), [](std::size_t n) { return n > most_bytes; })) {
      fail_io("json", "a size is negative");
    }
    return numbers;
  }

  /// The offsets, and type and shape, have the same number of bytes. An extent of 0 does not hide an overflow of the
  /// others: strides are their products.
  void check(const std::string& where, const safetensors_entry& e) const {
    std::size_t bytes = bytes_of(where, e.type);
    bool empty = false;
    for (const std::size_t n : e.shape) {
      if (n > 1 && bytes > most_bytes / n) fail(where + "more elements than memory can hold");
      if (n > 1) bytes *= n;
      empty = empty || n == 0;
    }
    if (empty) bytes = 0;
    const std::string places = "data_offsets " + std::to_string(e.begin) + " to " + std::to_string(e.end);
    if (e.begin > e.end) fail(where + places + ", expected the lower first");
    if (e.end > data_.size()) fail(where + places + ", but the data has " + std::to_string(data_.size()) + " bytes");
    if (e.end - e.begin != bytes) {
      fail(where + places + ", expected " + std::to_string(bytes) + " bytes for its dtype and shape");
    }
  }

  std::size_t bytes_of(const std::string& where, const std::string& type) const {
    for (const safetensors_type& t : safetensors_types) {
      if (t.code == type) return t.bytes;
    }
    fail(where + "unknown dtype \"" + type.substr(0, 40) + "\"");
  }

  /// The tensors follow each other without a gap and fill the data.
  void check_places() const {
    std::vector<const entries::value_type*> order;
    for (const auto& named : entries_) order.push_back(&named);
    std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) {
      return std::pair(a->second.begin, a->second.end) < std::pair(b->second.begin, b->second.end);
    });
    std::size_t at = 0;
    for (const auto* named : order) {
      const safetensors_entry& e = named->second;
      const std::string where = place(named->first);
      if (e.begin < at) fail(where + "overlaps another one at byte " + std::to_string(e.begin) + " of the data");
      if (e.begin > at) fail(where + "leaves a hole before it, from byte " + std::to_string(at) + " of the data");
      at = e.end;
    }
    if (at != data_.size()) fail("has " + std::to_string(data_.size() - at) + " bytes after the last tensor");
  }

  std::string name_;
  byte_span data_;
  entries entries_;
  metadata metadata_;
  bool has_metadata_ = false;
};

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA::io
