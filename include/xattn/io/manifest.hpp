// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a trace file says about its arrays: a JSON text, the same for the same run at any number of threads.
/// Formula {format, tokens, whole, records: [{path, key, stage, axes, shape, dtype, origin, algorithm, model, block,
///         layer, run, step, batch, head, q0, k0}], values: [..], empty_rows: [..]}, records in the order in which they
///         were made. The values are the configuration that the run was computed with, place by place: d_model, heads,
///         scale, softcap, eps, activation, gated, norm_first, rope_base and the like.
/// Edges   `key` is the name of the array that holds the numbers: that of an earlier record for a parameter that did
///         not change; absent where the elements are opaque. `whole` is false if a filter may have left something out.
///         `dtype` is what was computed with; a file may hold a wider type.
#pragma once

#include "xattn/io/json.hpp"
#include "xattn/io/json_reader.hpp"
#include "xattn/trace/recording.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::io {

inline constexpr std::string_view manifest_format = "xattn-trace/1";

/// Tells a JSON writer the identity of a record.
inline void write_site(json_writer& out, const trace::site& s) {
  out.key("origin").value(trace::name(s.org)).key("algorithm").value(trace::name(s.pth));
  out.key("model").value(trace::name(s.mdl)).key("block").value(trace::name(s.blk)).key("layer").value(s.layer);
  out.key("run").value(s.run).key("step").value(s.step).key("batch").value(s.batch).key("head").value(s.head);
  out.key("q0").value(s.q0).key("k0").value(s.k0);
}

namespace detail {

/// The value of an enumeration by its name in a list.
template <class E, std::size_t N>
E named(const json_value& v, const std::array<std::string_view, N>& names) {
  const auto found = std::find(names.begin(), names.end(), v.string());
  if (found == names.end()) fail_io("manifest", "unknown name \"" + v.string() + "\"");
  return static_cast<E>(found - names.begin());
}

inline trace::stage stage_named(const std::string& text) {
  for (const trace::stage_info& s : trace::stage_table) {
    if (s.name == text) return s.id;
  }
  fail_io("manifest", "unknown stage \"" + text + "\"");
}

}  // namespace detail

inline trace::site read_site(const json_value& v) {
  trace::site s;
  s.org = detail::named<trace::origin>(v["origin"], trace::origin_names);
  s.pth = detail::named<trace::path>(v["algorithm"], trace::algorithm_names);
  s.mdl = detail::named<trace::model>(v["model"], trace::model_names);
  s.blk = detail::named<trace::block>(v["block"], trace::block_names);
  s.layer = v["layer"].integer<std::int32_t>();
  s.run = v["run"].integer<std::uint32_t>();
  s.step = v["step"].integer<std::int32_t>();
  s.batch = v["batch"].integer<std::int32_t>();
  s.head = v["head"].integer<std::int32_t>();
  s.q0 = v["q0"].integer<std::uint32_t>();
  s.k0 = v["k0"].integer<std::uint32_t>();
  return s;
}

/// The record without its numbers.
inline trace::record read_record(const json_value& v) {
  trace::record r;
  r.path = v["path"].string();
  r.axes = v["axes"].string();
  for (const json_value& n : v["shape"].array()) r.shape.push_back(n.integer<std::size_t>());
  r.at = read_site(v);
  r.at.st = detail::stage_named(v["stage"].string());
  r.at.ph = trace::info(r.at.st).when;
  return r;
}

inline trace::attribute read_attribute(const json_value& v) {
  return {v["path"].string(), read_site(v), v["name"].string(), v["value"].number()};
}

inline trace::empty_row read_empty_row(const json_value& v) {
  return {v["place"].string(), read_site(v), v["row"].integer<index_t>()};
}

/// Objects with the identity of a record (`key` where an array holds its numbers), a value, a row without keys.
inline void write_record(json_writer& out, const trace::record& r, std::string_view key) {
  out.begin_object().key("path").value(r.path);
  if (!key.empty()) out.key("key").value(key);
  out.key("stage").value(trace::name(r.at.st)).key("axes").value(r.axes).key("shape").list(r.shape);
  out.key("dtype").value(xattn::name(r.type));
  write_site(out, r.at);
  out.end_object();
}
inline void write_attribute(json_writer& out, const trace::attribute& a) {
  out.begin_object().key("path").value(a.path).key("name").value(a.name).key("value").value(a.value);
  write_site(out, a.at);
  out.end_object();
}
inline void write_empty_row(json_writer& out, const trace::empty_row& r) {
  out.begin_object().key("place").value(r.place).key("row").value(r.row);
  write_site(out, r.at);
  out.end_object();
}

/// Collects what the manifest says, in the order in which it is told.
class manifest {
 public:
  explicit manifest(const std::vector<std::string>& tokens) {
    head_.key("format").value(manifest_format).key("tokens").list(tokens);
  }

  /// The key is empty where no array holds the numbers.
  void add(const trace::record& r, std::string_view key) { write_record(records_, r, key); }
  void add(const trace::attribute& a) { write_attribute(values_, a); }
  void add(const trace::empty_row& r) { write_empty_row(rows_, r); }

  void partial() { whole_ = false; }

  std::string text() const {
    json_writer head = head_;
    head.key("whole").value(whole_);
    return "{" + head.text() + ",\"records\":[" + records_.text() + "],\"values\":[" + values_.text() +
           "],\"empty_rows\":[" + rows_.text() + "]}";
  }

 private:
  json_writer head_, records_, values_, rows_;
  bool whole_ = true;
};

}  // namespace xattn::inline XATTN_ISA::io
