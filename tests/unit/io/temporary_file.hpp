// SPDX-License-Identifier: BSD-3-Clause
/// Files of a test, in a folder of their own that goes with it, and a second reader: Python where it has numpy.
#pragma once

#include "support/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>

namespace test {

class temporary_folder {
 public:
  temporary_folder()
      : path_(std::filesystem::temp_directory_path() / ("xattn_test_" + std::to_string(std::random_device{}()))) {
    std::filesystem::create_directory(path_);
  }
  temporary_folder(const temporary_folder&) = delete;
  temporary_folder& operator=(const temporary_folder&) = delete;
  ~temporary_folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::string write(const std::string& name, const std::string& bytes) const {
    std::ofstream(file(name), std::ios::binary) << bytes;
    return file(name);
  }

  /// Runs a Python program whose first argument is the folder; false if it fails.
  bool python(const std::string& program) const {
    const std::string script = write("check.py", program);
    return std::system(("python3 '" + script + "' '" + path_.string() + "'").c_str()) == 0;
  }

 private:
  std::filesystem::path path_;
};

inline std::string bytes_of_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Whether python3 can import a module; if not, the test counts as skipped where Catch2 knows that, and says so.
inline bool python_has(const char* module) {
  const std::string probe = std::string("python3 -c 'import ") + module + "' > /dev/null 2>&1";
  const bool found = std::system(probe.c_str()) == 0;
#ifdef SKIP
  if (!found) SKIP("not compared with Python, because python3 cannot import " << module);
#else
  if (!found) WARN("skipped: not compared with Python, because python3 cannot import " << module);
#endif
  return found;
}

}  // namespace test
