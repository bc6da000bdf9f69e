// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Which build of a dispatched library the processor gets: the run-time half of cmake/dispatch.cmake.
/// Edges   an instruction set counts only where the operating system keeps its registers too. On processors other than
///         x86-64 there is the baseline alone.
#pragma once

#include "xattn/core/config.hpp"

#include <cstdlib>
#include <initializer_list>

namespace xattn::inline XATTN_ISA::dispatch {

/// Ascending: a processor that runs one runs those before it.
enum class instruction_set { baseline, avx2, avx512 };

namespace detail {

#if defined(__GNUC__) && defined(__x86_64__)
/// The one feature of the AVX2 build that not every compiler can ask for by name.
inline bool has_f16c() noexcept {
  unsigned a = 1, b = 0, c = 0, d = 0;
  __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
  return (c >> 29 & 1) != 0;
}
#endif

}  // namespace detail

/// The last set that the processor and the operating system run.
inline instruction_set widest() noexcept {
#if defined(__GNUC__) && defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") || !detail::has_f16c()) {
    return instruction_set::baseline;
  }
  const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512cd") &&
                      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512vl");
  return avx512 ? instruction_set::avx512 : instruction_set::avx2;
#else
  return instruction_set::baseline;
#endif
}

/// Functions without arguments, in a section of the program.
using function = void (*)();
struct function_list {
  const function* first;
  const function* last;
};

/// One build of the sources: its entry, and what initialises and finishes its variables, which must run here alone.
struct build {
  instruction_set needs;
  const void* (*entry)();
  function_list initialisers;
  function_list finishers;
};

/// Of builds in ascending order, at least one, the last that runs here.
inline build widest_of(std::initializer_list<build> builds) {
  const instruction_set available = widest();
  const build* chosen = builds.begin();
  for (const build& b : builds) {
    if (b.needs <= available) chosen = &b;
  }
  return *chosen;
}

/// Initialises the build and returns what its entry returns. At the end of the program, at_end calls finish(b).
inline const void* start(const build& b, function at_end) {
  if (b.finishers.first != b.finishers.last) std::atexit(at_end);
  for (const function* f = b.initialisers.first; f != b.initialisers.last; ++f) (*f)();
  return b.entry();
}

inline void finish(const build& b) {
  for (const function* f = b.finishers.last; f != b.finishers.first;) (*--f)();
}

}  // namespace xattn::inline XATTN_ISA::dispatch
