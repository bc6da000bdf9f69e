// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that writes a run as JSON lines, numbers and all, for any language; and its reader.
///           xattn::io::json_lines_writer file("run.jsonl");
///           auto z = xattn::attention(q, k, v, {}, {}, xattn::trace::to(file));
/// Shapes  "data" holds the elements in row-major order.
/// Edges   numbers are the shortest text that reads back equal, bf16 and f16 as the float they stand for, NaN and
///         infinities as strings (io/json.hpp). A line is complete once the stage is over.
#pragma once

#include "xattn/io/trace_lines.hpp"

namespace xattn::inline XATTN_ISA::io {

namespace detail {

template <class T>
auto json_number(const T& x) {
  if constexpr (narrow_storage<T>) return static_cast<acc_t<T>>(x);
  else if constexpr (std::same_as<T, long double>) return static_cast<double>(x);
  else return x;
}

/// The elements of "data" as the record's type.
inline trace::shared_bytes json_elements(dtype type, const std::vector<json_value>& data) {
  std::vector<std::byte> bytes(data.size() * byte_size(type));
  with_type(type, [&](auto zero) {
    using T = decltype(zero);
    for (std::size_t i = 0; i < data.size(); ++i) {
      T x{};
      if constexpr (std::same_as<T, bool>) x = data[i].boolean();
      else if constexpr (std::integral<T>) x = data[i].integer<T>();
      else x = static_cast<T>(static_cast<acc_t<T>>(data[i].number()));
      std::memcpy(bytes.data() + i * sizeof(T), &x, sizeof(T));
    }
  });
  return trace::share(std::move(bytes));
}

inline dtype dtype_named(const std::string& name) {
  for (std::size_t i = 0; i < dtype_table.size(); ++i) {
    if (dtype_table[i].name == name) return static_cast<dtype>(i);
  }
  fail_io("read_json_lines", "unknown dtype \"" + name + "\"");
}

}  // namespace detail

class json_lines_writer : public detail::line_sink {
 public:
  explicit json_lines_writer(const std::string& file, const trace_lines_options& options = {})
      : line_sink("json_lines_writer", file, options) {}

  template <class T>
  void take(const trace::site& s, const trace::tensor_view<const T>& v) {
    const trace::record r = next(s, v);
    lines_.add(r, "", [&v](json_writer& out) {
      if constexpr (trace::shown<T>) {
        out.key("data").begin_array();
        trace::for_each_row(v, [&out](const trace::tensor_row<const T>& row, const trace::row_index&) {
          for (std::size_t i = 0; i < row.count; ++i) out.value(detail::json_number(trace::kept(row[i])));
        });
        out.end_array();
      }
    });
  }
};

inline trace::recording read_json_lines(const std::string& file) {
  return detail::read_lines("read_json_lines", file, [&file](trace::record& r, const json_value& line) {
    r.type = detail::dtype_named(line["record"]["dtype"].string());
    if (r.type == dtype::opaque) return;
    const auto& data = line["data"].array();
    if (data.size() != r.size()) {
      detail::fail_io("read_json_lines", file + ": " + r.path + " has not as many numbers as its shape");
    }
    r.bytes = detail::json_elements(r.type, data);
  });
}

}  // namespace xattn::inline XATTN_ISA::io
