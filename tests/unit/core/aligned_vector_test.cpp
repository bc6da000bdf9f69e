// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/core/aligned_vector.hpp>

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>

namespace {

template <class V>
std::uintptr_t address(const V& v) {
  return reinterpret_cast<std::uintptr_t>(v.data());
}

/// Whether Linux notes of the mapping of an address that large pages are asked for ("hg").
bool asks_for_large_pages(std::uintptr_t at) {
  std::ifstream maps("/proc/self/smaps");
  bool inside = false;
  for (std::string line; std::getline(maps, line);) {
    unsigned long first = 0, last = 0;
    if (line.starts_with("VmFlags:")) {
      if (inside) return line.find(" hg") != std::string::npos;
    } else if (std::sscanf(line.c_str(), "%lx-%lx ", &first, &last) == 2) {
      inside = first <= at && at < last;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("aligned_vector: starts on a cache line, and on a large page where it holds one", "[core][workspace]") {
  using xattn::large_page;
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{100}, large_page - 1, large_page, 3 * large_page + 5}) {
    INFO(bytes);
    xattn::aligned_vector<std::uint8_t> v(bytes, std::uint8_t{7});
    CHECK(address(v) % (bytes < large_page ? xattn::workspace_alignment : large_page) == 0);
    v.resize(bytes + 1);
    v.shrink_to_fit();
    CHECK(v.front() == 7);
    CHECK(v[bytes - 1] == 7);
    CHECK(v.back() == 0);
  }
}

TEST_CASE("aligned_vector: asks for large pages where the system has them", "[core][workspace]") {
  if (!std::ifstream("/sys/kernel/mm/transparent_hugepage/enabled")) {
    WARN("this system has no large pages to ask for");
    return;
  }
  const xattn::aligned_vector<float> v(xattn::large_page);
  CHECK(asks_for_large_pages(address(v)));
}
