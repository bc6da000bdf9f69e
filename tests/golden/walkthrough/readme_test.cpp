// SPDX-License-Identifier: BSD-3-Clause
#include "program.hpp"
#include "same_text.hpp"
#include "support/catch.hpp"

namespace {

using namespace test;

/// A fence of examples/README.md: the command after its "$ ", and the lines that it is said to print.
struct shown {
  std::string command;
  std::vector<std::string> lines{};
};

std::vector<shown> shown_in_readme() {
  std::vector<shown> all;
  bool inside = false;
  for (const std::string& line : lines_of(file_text(XATTN_SOURCE_DIR "/examples/README.md"))) {
    if (line.rfind("```", 0) == 0) inside = !inside;
    else if (inside && line.rfind("$ ", 0) == 0) all.push_back({line.substr(2)});
    else if (inside && !all.empty()) all.back().lines.push_back(line);
  }
  return all;
}

std::string without_end_spaces(std::string line) { return line.erase(line.find_last_not_of(' ') + 1); }

/// The first line that the program did not print where the page says so; "..." stands for any lines.
std::string first_missing(const shown& s, const std::string& output) {
  const std::vector<std::string> printed = lines_of(output);
  std::size_t at = 0;
  bool any = false;
  for (const std::string& line : s.lines) {
    if (line == "...") {
      any = true;
      continue;
    }
    while (any && at < printed.size() && !same_line(without_end_spaces(printed[at]), line)) ++at;
    if (at >= printed.size() || !same_line(without_end_spaces(printed[at]), line))
      return line.empty() ? "(empty)" : line;
    ++at;
    any = false;
  }
  return "";
}

}  // namespace

TEST_CASE("examples: they print what their page says", "[golden][examples]") {
  const std::vector<shown> all = shown_in_readme();
  CHECK(all.size() >= 10);
  for (const shown& s : all) {
    const printed p = shell("PATH=\"" EXAMPLES_FOLDER ":$PATH\"; " + s.command);
    CAPTURE(s.command, p.text);
    CHECK(p.status == 0);
    CHECK(!s.lines.empty());
    CHECK(first_missing(s, p.text) == "");
  }
}

TEST_CASE("examples: a page that says something else is found out", "[golden][examples]") {
  const shown page{"", {"one 1.00", "...", "four"}};
  CHECK(first_missing(page, "one 1.00  \ntwo\nthree\nfour\n") == "");
  CHECK(first_missing(page, "one 1.10\ntwo\nthree\nfour\n") == "one 1.00");
  CHECK(first_missing(page, "one 1.00\ntwo\nthree\n") == "four");
  CHECK(first_missing({"", {"one", "three"}}, "one\ntwo\nthree\n") == "three");
}
