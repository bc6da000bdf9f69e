// SPDX-License-Identifier: BSD-3-Clause
/// conformance FOLDER [--filter REGEX] [--strict]: runs every case in FOLDER, that is, every folder below it with a
/// case.txt, prints one line a case and a total. Fails if a case fails, if none was run, or if FOLDER cannot be read;
/// with --strict also if a case is not yet known.
#include "compare.hpp"
#include "operators.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <regex>

namespace {

using namespace conformance;
namespace fs = std::filesystem;

struct arguments {
  fs::path folder;
  std::regex filter{"."};
  bool strict = false;
};

struct totals {
  int passed = 0, failed = 0, skipped = 0;
};

const std::map<std::string, results (*)(const test_case&)>& operators() {
  static const std::map<std::string, results (*)(const test_case&)> table{{"Attention", attention},
                                                                          {"FlexAttention", flex_attention},
                                                                          {"Softmax", softmax},
                                                                          {"LogSoftmax", log_softmax},
                                                                          {"MatMul", matmul},
                                                                          {"Gemm", gemm},
                                                                          {"Relu", activation},
                                                                          {"Sigmoid", activation},
                                                                          {"Tanh", activation},
                                                                          {"Erf", activation},
                                                                          {"Exp", activation},
                                                                          {"Gelu", activation},
                                                                          {"HardSwish", activation},
                                                                          {"Mish", activation},
                                                                          {"Swish", swish},
                                                                          {"SwiGLU", swiglu},
                                                                          {"LayerNormalization", layer_norm},
                                                                          {"RMSNormalization", rms_norm},
                                                                          {"GroupNormalization", group_norm},
                                                                          {"RotaryEmbedding", rotary},
                                                                          {"TensorScatter", tensor_scatter}};
  return table;
}

std::optional<arguments> parse(const std::vector<std::string>& words) {
  arguments a;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--filter" && i + 1 < words.size())
      a.filter = words[++i];
    else if (words[i] == "--strict")
      a.strict = true;
    else if (words[i].rfind("--", 0) == 0 || !a.folder.empty())
      return std::nullopt;
    else
      a.folder = words[i];
  }
  if (a.folder.empty()) return std::nullopt;
  return a;
}

std::vector<fs::path> case_files(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().filename() == "case.txt") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// Names that an index lists although there is no such folder beside it.
std::vector<std::string> lost_cases(const fs::path& folder) {
  std::vector<std::string> lost;
  std::ifstream index(folder / "INDEX.txt");
  for (std::string family, name; index >> family >> name;) {
    if (!fs::exists(folder / name / "case.txt")) lost.push_back(name);
  }
  return lost;
}

void fail(const std::string& name, const std::string& reason, totals& sum) {
  ++sum.failed;
  std::cout << "FAIL " << name << ": " << reason << '\n';
}

void run(const fs::path& file, totals& sum) {
  const std::string name = file.parent_path().filename().string();
  try {
    const test_case c(file);
    const auto found = operators().find(c.op());
    if (found == operators().end()) throw not_yet("the operator " + c.op());
    const std::string wrong = difference(found->second(c), c);
    c.expect_all_used();
    if (!wrong.empty()) return fail(name, wrong, sum);
    ++sum.passed;
    std::cout << "pass " << name << '\n';
  } catch (const not_yet& reason) {
    ++sum.skipped;
    std::cout << "not yet " << name << ": " << reason.what() << '\n';
  } catch (const std::exception& error) {
    fail(name, error.what(), sum);
  }
}

int run_all(const arguments& a) {
  const std::vector<fs::path> files = case_files(a.folder);
  if (files.empty()) throw std::runtime_error("there is no case in " + a.folder.string());
  totals sum;
  for (const fs::path& file : files) {
    if (std::regex_search(file.parent_path().filename().string(), a.filter)) run(file, sum);
  }
  for (const std::string& name : lost_cases(a.folder)) {
    if (std::regex_search(name, a.filter)) fail(name, "listed in INDEX.txt, but not there", sum);
  }
  std::cout << sum.passed << " passed, " << sum.failed << " failed, " << sum.skipped << " skipped\n";
  if (sum.passed + sum.failed == 0) throw std::runtime_error("nothing was run");
  return sum.failed == 0 && (!a.strict || sum.skipped == 0) ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
  try {
    if (const auto a = parse({words + 1, words + count})) return run_all(*a);
    std::cerr << "usage: conformance FOLDER [--filter REGEX] [--strict]\n";
  } catch (const std::exception& error) {
    std::cerr << "conformance: " << error.what() << '\n';
  }
  return 2;
}
