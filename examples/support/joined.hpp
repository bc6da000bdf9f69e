// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Runs of several recorders as one recording, under numbers of their own.
#pragma once

#include <xattn/trace/glob.hpp>
#include <xattn/trace/recording.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace examples {

class joined_recording : public xattn::trace::recording {
 public:
  /// Adds a run of a recording, all of it or some stages; gives its number here.
  std::uint32_t add_run(const recording& from, std::uint32_t run, const std::vector<xattn::trace::pattern>& only = {}) {
    ++runs_;
    return add_to_last_run(from, run, only);
  }

  /// The same, as if it had been recorded in the run that was added last.
  std::uint32_t add_to_last_run(const recording& from, std::uint32_t run,
                                const std::vector<xattn::trace::pattern>& only = {}) {
    namespace trace = xattn::trace;
    for (trace::record r : from) {
      if (r.at.run != run || !wanted(r.at, only)) continue;
      r.at.run = runs_;
      r.path = paths_.unique(trace::record_path(r.at));
      add(std::move(r));
    }
    for (const trace::attribute& a : from.values()) {
      if (a.at.run == run) add(trace::attribute_of(moved(a.at), a.name.c_str(), a.value));
    }
    for (const trace::empty_row& e : from.empty_rows()) {
      if (e.at.run == run) add(trace::empty_row{e.place, moved(e.at), e.row});
    }
    return runs_;
  }

 private:
  static bool wanted(const xattn::trace::site& s, const std::vector<xattn::trace::pattern>& only) {
    return only.empty() || std::any_of(only.begin(), only.end(), [&s](const auto& p) { return p.matches(s); });
  }
  xattn::trace::site moved(xattn::trace::site s) const {
    s.run = runs_;
    return s;
  }

  xattn::trace::path_book paths_;
  std::uint32_t runs_ = 0;
};

}  // namespace examples
