// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A recording as one HTML file that explains each of its numbers, in English and Chinese, without a network:
///           xattn::trace::recorder rec({.tokens = {"The", "cat", "sat"}});
///           auto z = mha(x, {}, {}, xattn::trace::to(rec));
///           xattn::io::write_html(rec, "cat_sat.html");
///         html_report is the sink that does both; finish() writes the file.
/// Edges   the same recording gives the same bytes. Of a file that cannot be written or would be too large, nothing is
///         left.
/// Error   std::length_error with the largest records and the filter that would fit; option_error for a limit above
///         largest_report; io_error for the file.
#pragma once

#include "xattn/io/report_data.hpp"
#include "xattn/io/report_page.hpp"
#include "xattn/trace/recorder.hpp"

#include <cstdio>

namespace xattn::inline XATTN_ISA::io {

/// The text of the file.
inline std::string html_text(const trace::recording& rec, const report_options& options = {}) {
  if (options.max_bytes > largest_report) {
    xattn::detail::fail<option_error>("write_html: max_bytes is " + std::to_string(options.max_bytes) +
                                      ", expected at most " + std::to_string(largest_report));
  }
  std::string before, after = "\n";
  for (const char* piece : detail::report_before_data) before += piece;
  for (const char* piece : detail::report_after_data) after += piece;
  const std::size_t room = options.max_bytes - std::min(before.size() + after.size(), options.max_bytes);
  return before + detail::report_text(rec, options).within(room) + after;
}

inline void write_html(const trace::recording& rec, const std::string& file, const report_options& options = {}) {
  const std::string text = html_text(rec, options);
  std::ofstream out(file, std::ios::binary);
  if (!out) detail::fail_io("write_html", "cannot open " + file);
  detail::write(out, std::as_bytes(std::span(text)));
  out.close();
  if (out) return;
  std::remove(file.c_str());
  detail::fail_io("write_html", "cannot write " + file);
}

/// Records what it is shown.
class html_report : public trace::recorder {
 public:
  explicit html_report(std::string file, report_options options = {}, trace::recorder_options recorded = {})
      : trace::recorder(std::move(recorded)), file_(std::move(file)), options_(std::move(options)) {}

  void finish() const {
    trace::recorder::finish();
    write_html(*this, file_, options_);
  }

 private:
  std::string file_;
  report_options options_;
};

}  // namespace xattn::inline XATTN_ISA::io
