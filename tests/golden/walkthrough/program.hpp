// SPDX-License-Identifier: BSD-3-Clause
/// Runs the walk-through, or any command, and gives back what it printed. SEED_WALKTHROUGH is the path of the program.
#pragma once

#include <xattn/trace/text_width.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace test {

struct printed {
  int status = -1;
  std::string text;
};

/// Standard error is part of the text.
inline printed shell(const std::string& command) {
  printed result;
  FILE* pipe = popen(("{ " + command + "; } 2>&1 </dev/null").c_str(), "r");
  if (pipe == nullptr) return result;
  std::array<char, 4096> buffer{};
  for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    result.text.append(buffer.data(), n);
  }
  const int status = pclose(pipe);
  result.status = status >= 0 && status % 256 == 0 ? status / 256 : -1;
  return result;
}

/// Arguments are those of a shell.
inline printed walkthrough(const std::string& arguments) { return shell("\"" SEED_WALKTHROUGH "\" " + arguments); }

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') lines.emplace_back();
    else lines.back() += c;
  }
  return lines;
}

/// The printed pages: what stands between two titles, without the blank lines at the end.
inline std::vector<std::vector<std::string>> pages_of(const std::string& text) {
  std::vector<std::vector<std::string>> pages;
  for (const std::string& line : lines_of(text)) {
    if (line.rfind(" xattn ", 0) == 0) pages.emplace_back();
    if (!pages.empty() && line.rfind("OK ", 0) != 0) pages.back().push_back(line);
  }
  for (auto& page : pages) {
    while (!page.empty() && page.back().empty()) page.pop_back();
  }
  return pages;
}

inline std::size_t widest(const std::vector<std::string>& page) {
  std::size_t width = 0;
  for (const std::string& line : page) width = std::max(width, xattn::trace::text_width(line));
  return width;
}

inline bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

inline std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t i = text.find(part); i != std::string::npos; i = text.find(part, i + part.size())) ++count;
  return count;
}

inline std::string file_text(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_file(const std::string& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

}  // namespace test
