// SPDX-License-Identifier: BSD-3-Clause
/// run_cases FILE...: computes the cases of .npz files and prints, a line for each, its error and its call.
#include "compat/cases.hpp"

#include <cstdio>
#include <exception>

int main(int count, char** files) {
  for (int n = 1; n < count; ++n) {
    for (const auto& [name, c] : compat_cases::read_cases(files[n])) {
      std::string call;
      for (const auto& [word, value] : c.words) call += " " + word + "=" + value;
      try {
        std::printf("%.3e %s%s\n", compat_cases::error_of(compat_cases::answer(c), c.expected), name.c_str(), call.c_str());
      } catch (const std::exception& error) {
        std::printf("inf %s%s: %s\n", name.c_str(), call.c_str(), error.what());
      }
    }
  }
}
