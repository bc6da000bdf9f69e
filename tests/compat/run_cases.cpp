// SPDX-License-Identifier: BSD-3-Clause
/// run_cases FILE...: computes the cases of .npz files and prints, a line for each, its error and its call.
#include "compat/flex_answers.hpp"
#include "compat/model_answers.hpp"
#include "compat/onnx_answers.hpp"

#include <cstdio>
#include <exception>

namespace {

using namespace compat_cases;

outputs answer(const compat_case& c) {
  if (c.op() == "onnx") return onnx_answer(c);
  if (c.op() == "flex") return flex_answer(c);
  const auto found = model_answers().find(c.op());
  return found != model_answers().end() ? found->second(c) : torch_answer(c);
}

}  // namespace

int main(int count, char** files) {
  for (int n = 1; n < count; ++n) {
    for (const auto& [name, c] : read_cases(files[n])) {
      std::string call;
      for (const auto& [word, value] : c.words) call += " " + word + "=" + value;
      try {
        const outputs got = answer(c);
        std::printf("%.3e %s%s\n", error_of(got, c.expected), name.c_str(), call.c_str());
      } catch (const std::exception& error) {
        std::printf("inf %s%s: %s\n", name.c_str(), call.c_str(), error.what());
      }
    }
  }
}
