// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A recording as the JSON text that the page of the report reads.
/// Formula {format, title, tokens, whole, dropped, formulas, records: [..], values: [..], empty_rows: [..], scenes:
///         [{name, runs: [{run, label, tokens, facts}]}], timings: [{name, ms, depth}], comparison: [{path, agrees,
///         max_abs, max_rel, worst, ours, theirs, verdict}]}
///         record: {path, stage, symbol, axes, shape, dtype, origin, algorithm, from, audit, enc, data}, and the place
///           model, block, layer, run, step, batch, head, q0, k0; absent are none, bare, -1, run 1, -1, -1, -1, 0, 0.
///         from: [operation, index into formulas, [index of a record, or null, for each operand]]
///         dropped: {coarse: {count, first}, gone: {count, first}, npz}: the records shown at lower resolution and
///           those without numbers, the paths of the first five of each, and the file that has all numbers.
///         enc: dec (numbers, row-major), f32 and f64 (base64, little-endian), same (index of the record whose numbers
///           it shares), lod (report_levels.hpp), none (no numbers).
///         value: {name, value} and its place; empty row: {row} and its place.
/// Edges   numbers of up to 4096 elements are the shortest text that reads back equal, NaN and infinities strings;
///         above that f32 has float, f16 and bf16 exactly, f64 the other types. The text is safe inside a script
///         element: it has no `<`, and is UTF-8 whatever the words are.
/// Error   std::length_error where it would be longer than allowed and may not shrink.
#pragma once

#include "xattn/io/base64.hpp"
#include "xattn/io/json_lines.hpp"
#include "xattn/io/report_levels.hpp"
#include "xattn/io/report_options.hpp"
#include "xattn/trace/audit.hpp"
#include "xattn/trace/lineage.hpp"

namespace xattn::inline XATTN_ISA::io {

inline constexpr std::string_view report_format = "xattn-report/1";

namespace detail {

inline constexpr std::size_t most_decimals = 4096;

/// JSON in which no character ends or starts anything in a script element.
inline std::string safe_in_script(std::string_view json) {
  std::string text;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::string_view separator = json.substr(i, 3);
    if (json[i] == '<') {
      text += "\\u003c";
    } else if (separator == "\xe2\x80\xa8" || separator == "\xe2\x80\xa9") {
      text += separator[2] == '\xa8' ? "\\u2028" : "\\u2029";
      i += 2;
    } else {
      text += json[i];
    }
  }
  return text;
}

/// The members of a place that are not what a reader assumes.
inline void write_place(json_writer& out, const trace::site& s) {
  const trace::site usual{.run = 1};
  const auto unless_usual = [&out](const char* key, auto x, auto usual_x) {
    if (x != usual_x) out.key(key).value(x);
  };
  unless_usual("model", trace::name(s.mdl), trace::name(usual.mdl));
  unless_usual("block", trace::name(s.blk), trace::name(usual.blk));
  unless_usual("layer", s.layer, usual.layer);
  unless_usual("run", s.run, usual.run);
  unless_usual("step", s.step, usual.step);
  unless_usual("batch", s.batch, usual.batch);
  unless_usual("head", s.head, usual.head);
  unless_usual("q0", s.q0, usual.q0);
  unless_usual("k0", s.k0, usual.k0);
}

/// The numbers of a record: the name of the encoding, and the JSON of "data".
struct encoded_numbers {
  std::string_view how = "none";
  std::string data{};
};

inline std::string decimals(const trace::record& r) {
  json_writer out;
  out.begin_array();
  with_type(r.type, [&](auto zero) {
    for (std::size_t i = 0; i < r.size(); ++i) {
      auto x = zero;
      std::memcpy(&x, r.bytes->data() + i * sizeof x, sizeof x);
      if constexpr (std::same_as<decltype(x), bool>) out.value(x ? 1 : 0);
      else out.value(json_number(x));
    }
  });
  return out.end_array().text();
}

inline encoded_numbers encode_numbers(const trace::record& r) {
  if (r.type == dtype::opaque) return {};
  if (r.size() <= most_decimals) return {"dec", decimals(r)};
  const bool single = r.type == dtype::f32 || r.type == dtype::f16 || r.type == dtype::bf16;
  if (single) return {"f32", "\"" + base64(numbers_as<float>(r)) + "\""};
  return {"f64", "\"" + base64(numbers_as<double>(r)) + "\""};
}

/// Encodes records, and finds those whose numbers are those of an earlier one.
class number_book {
 public:
  encoded_numbers add(const trace::record& r, std::size_t index) {
    if (!r.bytes || r.bytes->empty()) return encode_numbers(r);
    const std::string_view bytes(reinterpret_cast<const char*>(r.bytes->data()), r.bytes->size());
    const auto [first, fresh] = first_.emplace(std::pair{r.type, bytes}, index);
    return fresh ? encode_numbers(r) : encoded_numbers{"same", std::to_string(first->second)};
  }

 private:
  std::map<std::pair<dtype, std::string_view>, std::size_t> first_;
};

/// What is said of records beside their numbers.
class report_heads {
 public:
  report_heads(const trace::recording& rec, bool audited) : lineage_(rec) {
    for (const trace::record& r : rec) index_.emplace(&r, index_.size());
    if (!audited) return;
    for (const trace::audit_entry& e : trace::audit(rec).entries) {
      if (e.unchecked.empty()) ratios_.emplace(e.path, e.ratio);
    }
  }

  /// The members before "enc".
  std::string members(const trace::record& r) {
    json_writer out;
    out.key("path").value(r.path).key("stage").value(trace::name(r.at.st));
    out.key("symbol").value(trace::info(r.at.st).symbol).key("axes").value(r.axes).key("shape").list(r.shape);
    out.key("dtype").value(xattn::name(r.type)).key("origin").value(trace::name(r.at.org));
    out.key("algorithm").value(trace::name(r.at.pth));
    write_place(out, r.at);
    write_origin(out, r);
    if (const auto found = ratios_.find(r.path); found != ratios_.end()) out.key("audit").value(found->second);
    return safe_in_script(out.text());
  }
  const std::vector<std::string_view>& formulas() const { return formulas_; }

 private:
  void write_origin(json_writer& out, const trace::record& r) {
    const trace::derivation d = lineage_.of(r);
    if (d.row == nullptr || d.row->how == trace::operation::input) return;
    out.key("from").begin_array().value(trace::name(d.row->how)).value(formula(d.row->formula)).begin_array();
    for (std::size_t i = 0; i < d.row->count; ++i) {
      if (d.operands[i] == nullptr) out.json("null");
      else out.value(index_.at(d.operands[i]));
    }
    out.end_array().end_array();
  }

  std::size_t formula(std::string_view text) {
    const auto found = std::find(formulas_.begin(), formulas_.end(), text);
    if (found == formulas_.end()) return formulas_.push_back(text), formulas_.size() - 1;
    return static_cast<std::size_t>(found - formulas_.begin());
  }

  trace::lineage lineage_;
  std::map<const trace::record*, std::size_t> index_;
  std::map<std::string, double> ratios_;
  std::vector<std::string_view> formulas_;
};

inline void write_scenes(json_writer& out, const std::vector<report_scene>& scenes) {
  out.key("scenes").begin_array();
  for (const report_scene& scene : scenes) {
    out.begin_object().key("name").value(scene.name).key("runs").begin_array();
    for (const report_run& r : scene.runs) {
      out.begin_object().key("run").value(r.run).key("label").value(r.label);
      if (!r.tokens.empty()) out.key("tokens").list(r.tokens);
      out.key("facts").begin_object();
      for (const auto& [name, value] : r.facts) out.key(name).value(value);
      out.end_object().end_object();
    }
    out.end_array().end_object();
  }
  out.end_array();
}

inline void write_comparison(json_writer& out, const trace::comparison& c) {
  if (c.entries.empty()) return;
  out.key("comparison").begin_array();
  for (const trace::compared_record& e : c.entries) {
    const bool blamed = !e.agrees && e.path == c.blame;
    out.begin_object().key("path").value(e.path).key("agrees").value(e.agrees);
    out.key("max_abs").value(e.max_absolute).key("max_rel").value(e.max_relative).key("worst").list(e.worst);
    out.key("ours").value(e.ours).key("theirs").value(e.theirs).key("verdict");
    if (!e.obstacle.empty()) out.value(e.obstacle);
    else out.value(e.agrees ? "agrees" : blamed ? "to blame" : "differs");
    out.end_object();
  }
  out.end_array();
}

inline void write_timings(json_writer& out, const std::vector<report_timing>& timings) {
  if (timings.empty()) return;
  out.key("timings").begin_array();
  for (const report_timing& t : timings) {
    out.begin_object().key("name").value(t.name).key("ms").value(t.ms).key("depth").value(t.depth).end_object();
  }
  out.end_array();
}

inline std::string title_of(const trace::recording& rec, const report_options& options) {
  if (!options.title.empty()) return options.title;
  std::string words;
  for (const std::string& token : rec.tokens()) words += (words.empty() ? "" : " ") + token;
  return words.empty() ? "xattn" : words;
}

/// The text, and what it is made of while it is not yet known how much fits.
class report_text {
 public:
  report_text(const trace::recording& rec, const report_options& options) : rec_(rec), options_(options) {
    report_heads heads(rec, options.audit);
    number_book book;
    for (const trace::record& r : rec) {
      heads_.push_back(heads.members(r));
      numbers_.push_back(book.add(r, numbers_.size()));
    }
    formulas_ = heads.formulas();
    rest_ = rest();
  }

  /// At most so many bytes.
  std::string within(std::size_t bytes) {
    if (size() > bytes) {
      if (!options_.shrink) fail_large(bytes);
      shrink(bytes);
      if (size() > bytes) fail_large(bytes);
    }
    std::string text = "{" + front();
    text += ",\"records\":[";
    for (std::size_t i = 0; i < heads_.size(); ++i) text += (i == 0 ? "" : ",") + record_text(i);
    return text + "]," + rest_ + "}";
  }

 private:
  std::string front() const {
    json_writer out;
    out.key("format").value(report_format).key("title").value(title_of(rec_, options_));
    out.key("tokens").list(rec_.tokens()).key("whole").value(rec_.whole());
    out.key("formulas").list(formulas_);
    return safe_in_script(out.text()) + dropped_;
  }

  std::string rest() const {
    json_writer out;
    out.key("values").begin_array();
    for (const trace::attribute& a : rec_.values()) {
      out.begin_object().key("name").value(a.name).key("value").value(a.value);
      write_place(out, a.at);
      out.end_object();
    }
    out.end_array().key("empty_rows").begin_array();
    for (const trace::empty_row& e : rec_.empty_rows()) {
      out.begin_object().key("row").value(e.row);
      write_place(out, e.at);
      out.end_object();
    }
    out.end_array();
    write_scenes(out, options_.scenes);
    write_timings(out, options_.timings);
    write_comparison(out, options_.comparison);
    return safe_in_script(out.text());
  }

  std::string record_text(std::size_t i) const {
    const encoded_numbers& n = numbers_[i];
    const std::string data = n.data.empty() ? "" : ",\"data\":" + n.data;
    return "{" + heads_[i] + ",\"enc\":\"" + std::string(n.how) + "\"" + data + "}";
  }
  /// With the commas, braces and names of record_text.
  static std::size_t size_of(const encoded_numbers& n) { return n.data.size() + 32; }

  std::size_t size() const {
    std::size_t bytes = front().size() + rest_.size() + 32;
    for (std::size_t i = 0; i < heads_.size(); ++i) bytes += heads_[i].size() + size_of(numbers_[i]);
    return bytes;
  }

  /// Small records stay as they are, as far as there is room, large ones get the levels that fit.
  void shrink(std::size_t bytes) {
    const std::vector<encoded_numbers> exact = std::exchange(numbers_, std::vector<encoded_numbers>(heads_.size()));
    std::size_t used = size() + room_for_the_note;
    std::vector<std::size_t> large;
    for (std::size_t i = 0; i < exact.size(); ++i) {
      if (exact[i].how != "same" && is_large(rec_.begin()[i])) {
        large.push_back(i);
      } else if (used + exact[i].data.size() <= bytes) {
        used += exact[i].data.size();
        numbers_[i] = exact[i];
      }
    }
    add_levels(large, used, bytes);
    write_note(large, exact);
  }

  void add_levels(const std::vector<std::size_t>& large, std::size_t used, std::size_t bytes) {
    const report_levels levels(rec_, options_.focus_heads);
    std::vector<std::pair<std::size_t, level_part>> parts;
    for (const std::size_t i : large) {
      for (level_part& part : levels.of(rec_.begin()[i])) parts.emplace_back(i, std::move(part));
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const auto& a, const auto& b) { return a.second.order < b.second.order; });
    for (const auto& [i, part] : parts) {
      if (used + part.members.size() + 3 > bytes) continue;
      used += part.members.size() + 3;
      numbers_[i].how = "lod";
      numbers_[i].data += (numbers_[i].data.empty() ? "{" : ",") + part.members;
    }
    for (const std::size_t i : large) {
      if (numbers_[i].how == "lod") numbers_[i].data += "}";
    }
  }

  static constexpr std::size_t room_for_the_note = 2000;

  void write_note(const std::vector<std::size_t>& large, const std::vector<encoded_numbers>& exact) {
    std::vector<std::string> coarse, gone;
    for (std::size_t i = 0; i < exact.size(); ++i) {
      const bool was_large = std::find(large.begin(), large.end(), i) != large.end();
      if (numbers_[i].how == "none" && exact[i].how != "none") gone.push_back(rec_.begin()[i].path);
      else if (was_large) coarse.push_back(rec_.begin()[i].path);
    }
    json_writer out;
    const auto list = [&out](const char* key, const std::vector<std::string>& paths) {
      out.key(key).begin_object().key("count").value(paths.size()).key("first").begin_array();
      for (std::size_t i = 0; i < paths.size() && i < 5; ++i) out.value(paths[i].substr(0, 80));
      out.end_array().end_object();
    };
    out.key("dropped").begin_object();
    list("coarse", coarse);
    list("gone", gone);
    if (!options_.npz.empty()) out.key("npz").value(options_.npz.substr(0, 400));
    dropped_ = "," + safe_in_script(out.end_object().text());
  }

  /// Sizes and names, the largest first.
  using sizes = std::vector<std::pair<std::size_t, std::string>>;

  [[noreturn]] void fail_large(std::size_t bytes) const {
    sizes records;
    std::map<std::string, std::size_t> by_stage;
    for (std::size_t i = 0; i < heads_.size(); ++i) {
      const trace::record& r = rec_.begin()[i];
      records.emplace_back(size_of(numbers_[i]), r.path);
      by_stage[std::string(trace::name(r.at.st))] += heads_[i].size() + size_of(numbers_[i]);
    }
    std::sort(records.rbegin(), records.rend());
    std::string text = "write_html: the data need " + std::to_string(size()) + " bytes, max_bytes leaves " +
                       std::to_string(bytes) + "; the largest records:";
    for (std::size_t i = 0; i < records.size() && i < 5; ++i) {
      text += (i == 0 ? " " : ", ") + records[i].second + " " + std::to_string(records[i].first);
    }
    xattn::detail::fail<std::length_error>(text + filter_that_fits(by_stage, bytes));
  }

  /// What to record instead: all stages but the largest.
  std::string filter_that_fits(const std::map<std::string, std::size_t>& by_stage, std::size_t bytes) const {
    sizes stages;
    for (const auto& [stage, total] : by_stage) stages.emplace_back(total, stage);
    std::sort(stages.begin(), stages.end());
    std::size_t used = front().size() + rest_.size() + 32;
    std::string names;
    for (const auto& [total, stage] : stages) {
      if ((used += total) > bytes) break;
      names += (names.empty() ? "\"" : ", \"") + stage + "\"";
    }
    const std::string shrunk = options_.shrink ? "" : "; .shrink = true shows large records at lower resolution";
    return names.empty() ? shrunk : shrunk + "; what fits: recorder({.only = {" + names + "}})";
  }

  const trace::recording& rec_;
  const report_options& options_;
  std::vector<std::string> heads_;
  std::vector<encoded_numbers> numbers_;
  std::vector<std::string_view> formulas_;
  std::string rest_, dropped_;
};

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA::io
