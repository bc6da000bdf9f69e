// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What sinks that write a run line by line have in common: a JSON object a line, each complete by itself, so that
///         what was written before a crash can be read.
/// Formula the first line is {"format", "tokens"}; then {"record": .., "data": [..]} or {"record": ..} with the key of a
///         file, {"value": ..}, {"empty_row": ..}, {"partial": true}, in the order of the run; members as in manifest.hpp.
/// Edges   a last line that was cut off is left out when the file is read.
#pragma once

#include "xattn/io/manifest.hpp"
#include "xattn/trace/handle.hpp"

#include <fstream>

namespace xattn::inline XATTN_ISA::io {

inline constexpr std::string_view lines_format = "xattn-lines/1";

struct trace_lines_options {
  std::vector<std::string> tokens{};  // words of the rows
};

namespace detail {

class trace_lines {
 public:
  trace_lines(const char* function, const std::string& file, const std::vector<std::string>& tokens)
      : function_(function), file_(file), out_(file, std::ios::binary) {
    if (!out_) fail_io(function_, "cannot open " + file_);
    json_writer head;
    head.begin_object().key("format").value(lines_format).key("tokens").list(tokens).end_object();
    line(head);
  }

  /// members(writer) adds what belongs to the numbers.
  template <class Members>
  void add(const trace::record& r, std::string_view key, const Members& members) {
    json_writer text;
    text.begin_object().key("record");
    write_record(text, r, key);
    members(text);
    line(text.end_object());
  }
  void add(const trace::attribute& a) {
    json_writer text;
    text.begin_object().key("value");
    write_attribute(text, a);
    line(text.end_object());
  }
  void add(const trace::empty_row& r) {
    json_writer text;
    text.begin_object().key("empty_row");
    write_empty_row(text, r);
    line(text.end_object());
  }
  void partial() { line(json_writer{}.begin_object().key("partial").value(true).end_object()); }

 private:
  void line(const json_writer& text) {
    out_ << text.text() << '\n' << std::flush;
    if (!out_) fail_io(function_, "cannot write " + file_);
  }

  const char* function_;
  std::string file_;
  std::ofstream out_;
};

/// Base of the sinks: all but the numbers.
class line_sink : public trace::run_counter {
 public:
  template <trace::stage S>
  static consteval trace::access access_of() {
    return trace::whole_tensors<S>();
  }
  void partial() { lines_.partial(); }
  void value(const trace::site& s, const char* name, double x) { lines_.add(trace::attribute_of(s, name, x)); }
  void note(const trace::site& s, index_t row) { lines_.add(trace::empty_row{trace::place_prefix(s), s, row}); }

 protected:
  line_sink(const char* function, const std::string& file, const trace_lines_options& options)
      : lines_(function, file, options.tokens) {}

  /// The record of a delivery, under a name of its own.
  template <class T>
  trace::record next(const trace::site& s, const trace::tensor_view<const T>& v) {
    return trace::described(s, v, paths_.unique(trace::record_path(s)));
  }

  trace_lines lines_;

 private:
  trace::path_book paths_;
};

/// Reads lines back; numbers(record, line) gives a record its numbers.
template <class Numbers>
trace::recording read_lines(const std::string& function, const std::string& file, const Numbers& numbers) {
  const std::string text = text_of(read_file(function, file));
  trace::recording rec;
  std::size_t at = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; at = end + 1, end = text.find('\n', at)) {
    const json_value line = parse_json(std::string_view(text).substr(at, end - at));
    if (at == 0) {
      const bool known = line.has("format") && line["format"].string() == lines_format;
      if (!known) fail_io(function, file + " does not begin with the format " + std::string(lines_format));
      std::vector<std::string> tokens;
      for (const json_value& t : line["tokens"].array()) tokens.push_back(t.string());
      rec.tokens(std::move(tokens));
    } else if (line.has("record")) {
      trace::record r = read_record(line["record"]);
      numbers(r, line);
      rec.add(std::move(r));
    } else if (line.has("value")) {
      rec.add(read_attribute(line["value"]));
    } else if (line.has("empty_row")) {
      rec.add(read_empty_row(line["empty_row"]));
    } else if (line.has("partial")) {
      rec.partial();
    }
  }
  if (at == 0) fail_io(function, file + " has no complete line");
  return rec;
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA::io
