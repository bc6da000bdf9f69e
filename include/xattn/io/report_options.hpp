// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What can be said of a report beside the recording: its title, what its runs show, and how large it may be.
#pragma once

#include "xattn/trace/comparison.hpp"
#include "xattn/trace/selection.hpp"

#include <utility>

namespace xattn::inline XATTN_ISA::io {

/// A run of the recording in a scene: the words of its rows where they are not the common ones, and facts about it that
/// are in no record.
struct report_run {
  std::uint32_t run = 1;
  std::string label{};
  std::vector<std::string> tokens{};
  std::vector<std::pair<std::string, double>> facts{};
};

/// What some runs show together; the page knows scenes by their names (report_data.hpp).
struct report_scene {
  std::string name{};
  std::vector<report_run> runs{};
};

struct report_timing {
  std::string name{};
  double ms = 0;
  int depth = 0;
};

inline constexpr std::size_t largest_report = 16'000'000;

struct report_options {
  std::string title{};                           // empty: the words of the recording
  std::size_t max_bytes = 4'000'000;             // of the file, at most largest_report
  bool shrink = false;                           // above it, show large records at lower resolution
  bool audit = false;                            // recompute every record and show how far off each is
  std::vector<trace::layer_head> focus_heads{};  // those shown best when it shrinks; empty: two of the lowest and two
                                                 // of the highest entropy
  std::string npz{};                             // name of a file that has all numbers, for the note about shrinking
  std::vector<report_scene> scenes{};
  trace::comparison comparison{};
  std::vector<report_timing> timings{};
};

}  // namespace xattn::inline XATTN_ISA::io
