// A program compiled for any processor: the library that it links gives the right results, from the widest build that
// runs here.
//   main [INSTRUCTION_SET]      also fails if another one was chosen; `widest` is that of /proc/cpuinfo
#include "meeting.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>

namespace {

int failures = 0;

void expect(bool right, const char* what) {
  if (right) return;
  std::printf("wrong: %s\n", what);
  ++failures;
}

std::set<std::string> processor_features() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("flags", 0) != 0) continue;
    std::istringstream flags(line.substr(line.find(':') + 1));
    return {std::istream_iterator<std::string>(flags), {}};
  }
  return {};
}

std::string widest() {
  const std::set<std::string> has = processor_features();
  const auto all = [&](std::initializer_list<const char*> wanted) {
    for (const char* feature : wanted) {
      if (has.count(feature) == 0) return false;
    }
    return true;
  };
  if (!all({"avx2", "fma", "f16c"})) return "isa_sse2";
  return all({"avx512f", "avx512cd", "avx512dq", "avx512bw", "avx512vl"}) ? "isa_avx512" : "isa_avx2";
}

void expect_right_results(const meeting_functions& library) {
  // Query 0 scores 1/sqrt(2) above for key 0; query 1 scores both keys alike.
  const std::vector<float> z = library.attend({1, 0, 0, 2}, {1, 1, 0, 1}, {1, 2, 3, 4});
  const double p = 1 / (1 + std::exp(-1 / std::sqrt(2.)));
  const double expected[] = {p + 3 * (1 - p), 2 * p + 4 * (1 - p), 2, 3};
  for (std::size_t i = 0; i < 4; ++i) expect(std::abs(static_cast<double>(z[i]) - expected[i]) < 1e-6, "attention");
}

void expect_error(const meeting_functions& library) {
  bool caught = false;
  try {
    library.ask_for_wrong_shapes();
  } catch (const std::invalid_argument& error) {
    caught = std::string(error.what()).find("v has shape (2, 2)") != std::string::npos;
    if (!caught) std::printf("%s\n", error.what());
  }
  expect(caught, "a shape_error does not come out as an invalid_argument");
}

/// Registered before the library starts, so that it is called after the library has finished.
void expect_finished() {
  if (*meeting()->finished == 1) return;
  std::printf("wrong: what the build does after main was done %d times\n", *meeting()->finished);
  std::fflush(stdout);
  std::_Exit(1);
}

}  // namespace

int main(int count, char** words) {
  std::atexit(expect_finished);
  const meeting_functions& library = *meeting();
  expect(&library == meeting(), "the second call chooses again");
  expect_right_results(library);
  expect_error(library);
  expect(library.initialised() == 3 + 3, "variables of the build are not initialised, or more than once");
  expect(library.in_order(), "variables are initialised in the wrong order");
  expect(initialisers() == 0, "a build shares a variable with the program");

  const std::string chosen = library.instruction_set();
  const std::string wanted = count < 2 ? chosen : std::string(words[1]) == "widest" ? widest() : words[1];
  std::printf("chosen: %s\n", chosen.c_str());
  expect(chosen == wanted, wanted.c_str());
  return failures;
}
