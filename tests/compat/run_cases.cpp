// SPDX-License-Identifier: BSD-3-Clause
/// run_cases FILE...: computes the cases of .npz files and prints, a line for each, its error and its call.
#include "compat/answers.hpp"
#include "compat/onnx_answers.hpp"

#include <cstdio>
#include <exception>

int main(int count, char** files) {
  using namespace compat_cases;
  for (int n = 1; n < count; ++n) {
    for (const auto& [name, c] : read_cases(files[n])) {
      std::string call;
      for (const auto& [word, value] : c.words) call += " " + word + "=" + value;
      try {
        const outputs got = c.op() == "onnx" ? onnx_answer(c) : torch_answer(c);
        std::printf("%.3e %s%s\n", error_of(got, c.expected), name.c_str(), call.c_str());
      } catch (const std::exception& error) {
        std::printf("inf %s%s: %s\n", name.c_str(), call.c_str(), error.what());
      }
    }
  }
}
