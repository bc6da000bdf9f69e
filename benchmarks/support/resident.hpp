// SPDX-License-Identifier: BSD-3-Clause
/// Memory that a stretch of the program adds at its peak to what the process holds; 0 where the system cannot tell.
#pragma once

#include <algorithm>
#include <fstream>
#include <string>

namespace bench {

class resident_growth {
 public:
  /// Makes the system forget earlier peaks.
  resident_growth() {
    std::ofstream("/proc/self/clear_refs") << '5';
    before_ = field("VmRSS:");
  }
  double bytes() const { return 1024 * std::max(0.0, field("VmHWM:") - before_); }

 private:
  /// In KiB.
  static double field(const std::string& name) {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
      if (word != name) continue;
      double value = 0;
      status >> value;
      return value;
    }
    return 0;
  }

  double before_ = 0;
};

}  // namespace bench
