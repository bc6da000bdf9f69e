// SPDX-License-Identifier: BSD-3-Clause
#include "support/context.hpp"

#include "support/limits.hpp"
#include "support/xtensor.hpp"

#include <xattn/core/version.hpp>
#include <xattn/simd/pack.hpp>

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <sstream>

namespace bench {
namespace {

template <class... Parts>
std::string joined(const Parts&... parts) {
  std::ostringstream text;
  (text << ... << parts);
  return text.str();
}

std::string giga(double per_second, const char* unit) {
  char text[64];
  std::snprintf(text, sizeof text, "%.1f %s", per_second * 1e-9, unit);
  return text;
}

/// The value of the first line of /proc/cpuinfo with this key.
std::string cpu_info(const std::string& key) {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.rfind(key, 0) == 0 && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown";
}

/// Those that decide which instructions can be used.
std::string vector_flags() {
  std::istringstream all(cpu_info("flags"));
  std::string found;
  for (std::string flag; all >> flag;) {
    for (const char* family : {"sse", "ssse", "avx", "fma", "f16c", "amx"}) {
      if (flag.rfind(family, 0) == 0) found += (found.empty() ? "" : " ") + flag;
    }
  }
  return found.empty() ? "unknown" : found;
}

std::string compiler() {
#if defined(__clang__)
  return joined("clang ", __clang_major__, ".", __clang_minor__);
#elif defined(__GNUC__)
  return joined("g++ ", __GNUC__, ".", __GNUC_MINOR__);
#else
  return "unknown";
#endif
}

std::string versions() {
  return joined("xattn ", XATTN_VERSION_MAJOR, ".", XATTN_VERSION_MINOR, ".", XATTN_VERSION_PATCH,
                " " XATTN_STRING(XATTN_ISA)
#if !defined(XATTN_SCALAR)
                    ", xsimd ",
                XSIMD_VERSION_MAJOR, ".", XSIMD_VERSION_MINOR, ".", XSIMD_VERSION_PATCH
#endif
                ,
                ", xtensor ", XTENSOR_VERSION_MAJOR, ".", XTENSOR_VERSION_MINOR, ".", XTENSOR_VERSION_PATCH);
}

}  // namespace

void describe_machine() {
  const auto add = [](const std::string& key, const std::string& value) { benchmark::AddCustomContext(key, value); };
  add("processor", cpu_info("model name"));
  add("flags", vector_flags());
  add("compiler", compiler());
  add("versions", versions());
  add("fma peak", giga(fma_peak<float>(), "GFLOP/s float, ") + giga(fma_peak<double>(), "GFLOP/s double"));
  add("exp rate", giga(exp_rate<float>(), "G/s float, ") + giga(exp_rate<double>(), "G/s double"));
  for (const memory_level& level : memory_levels()) {
    add(level.name + " " + std::to_string(level.bytes >> 10) + " KiB",
        "read " + giga(read_bandwidth(level.bytes), "GB/s, ") + "copy " + giga(copy_bandwidth(level.bytes), "GB/s"));
  }
}

}  // namespace bench
