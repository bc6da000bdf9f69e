// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that writes when each part of a call began and ended as a file for Perfetto and chrome://tracing.
///           xattn::io::chrome_trace seen;
///           auto y = model(x, {}, {}, xattn::trace::to(seen));
///           seen.write("trace.json");
/// Formula complete events, "ph": "X"; ts and dur in microseconds, decimals down to the nanosecond, counted from the
///         first span. Thread 0 is the one that calls: the spans of timeline.hpp, strictly nested, no two of them
///         beginning at one time. The others are workers, with what each did of a span where the executor is wrapped
///         (timed_executor.hpp); without that there are none. args: path, run, step where there is one; shape, axes and
///         bytes of what a step makes; flops where they are counted.
/// Edges   a span that is not over is left out.
/// Source  Trace Event Format, Google 2016.
#pragma once

#include "xattn/io/file.hpp"
#include "xattn/io/json.hpp"
#include "xattn/trace/timeline.hpp"

namespace xattn::inline XATTN_ISA::io {

class chrome_trace : public trace::timeline {
 public:
  using trace::timeline::timeline;

  std::string text() const {
    json_writer out;
    out.begin_object().key("displayTimeUnit").value("ns").key("traceEvents").begin_array();
    named(out, "process_name", 0, "xattn");
    for (std::size_t i = 0; i < threads(); ++i) {
      named(out, "thread_name", i, i == 0 ? "calling thread" : "worker " + std::to_string(i));
    }
    for (const trace::timed_span& s : spans()) {
      if (s.end >= 0) span(out, s);
    }
    for (const trace::timed_part& p : parts()) part(out, p);
    return out.end_array().end_object().text();
  }

  void write(const std::string& file) const {
    std::ofstream out(file, std::ios::binary);
    if (!out) detail::fail_io("chrome_trace", "cannot open " + file);
    out << text() << '\n' << std::flush;
    if (!out) detail::fail_io("chrome_trace", "cannot write " + file);
  }

 private:
  static void named(json_writer& out, std::string_view what, std::size_t thread, std::string_view name) {
    out.begin_object().key("ph").value("M").key("name").value(what).key("pid").value(0).key("tid").value(thread);
    out.key("args").begin_object().key("name").value(name).end_object().end_object();
  }

  /// The head of an event, its args left open.
  void event(json_writer& out, const trace::site& at, const char* kind, std::size_t thread, std::int64_t begin,
             std::int64_t end) const {
    out.begin_object().key("ph").value("X").key("name").value(title(at)).key("cat").value(kind);
    out.key("pid").value(0).key("tid").value(thread);
    out.key("ts").json(microseconds(begin - spans().front().begin));
    out.key("dur").json(microseconds(end - begin));
    out.key("args").begin_object().key("path").value(trace::span_path(at));
  }

  void span(json_writer& out, const trace::timed_span& s) const {
    event(out, s.at, s.at.st == trace::stage::x ? "block" : "step", 0, s.begin, s.end);
    out.key("run").value(s.at.run);
    if (s.at.step >= 0) out.key("step").value(s.at.step);
    if (s.size.rank > 0) {
      out.key("shape").list(std::vector(s.size.extent.begin(), s.size.extent.begin() + s.size.rank));
      out.key("axes").value(std::string(s.size.axes.begin(), s.size.axes.begin() + s.size.rank));
      out.key("bytes").value(s.size.bytes);
    }
    if (s.size.flops > 0) out.key("flops").value(s.size.flops);
    out.end_object().end_object();
  }

  void part(json_writer& out, const trace::timed_part& p) const {
    if (p.during < 0) return;
    event(out, spans()[static_cast<std::size_t>(p.during)].at, "part", p.thread, p.begin, p.end);
    out.key("part").value(p.part).end_object().end_object();
  }

  /// The last word of the path, which says enough inside what is around it.
  static std::string title(const trace::site& at) {
    const std::string path = trace::span_path(at);
    const std::string word = path.substr(path.rfind('.') + 1);
    const bool whole_layer = at.layer >= 0 && at.blk == trace::block::bare && at.st == trace::stage::x;
    return whole_layer ? "layer " + word : word;
  }

  static std::string microseconds(std::int64_t nanoseconds) {
    const std::string thousandths = std::to_string(1000 + nanoseconds % 1000);
    return std::to_string(nanoseconds / 1000) + "." + thousandths.substr(1);
  }
};

}  // namespace xattn::inline XATTN_ISA::io
