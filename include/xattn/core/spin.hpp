// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A short wait for another thread: awake at first, because to sleep and be woken takes longer than most waits.
#pragma once

#include "xattn/core/config.hpp"

#include <chrono>

namespace xattn::inline XATTN_ISA::detail {

/// Tells the processor that this thread only looks: it saves power and leaves the core to its sibling.
inline void relax() noexcept {
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
  __builtin_ia32_pause();
#elif defined(__GNUC__) && defined(__aarch64__)
  __asm__ volatile("isb" ::: "memory");  // yield is no more than a nop on most cores
#endif
}

/// Looks at ready() for a time that is short for a person and long for a kernel; true as soon as it holds.
template <class Ready>
bool spin_until(Ready&& ready) {
  constexpr std::chrono::microseconds patience(50);
  constexpr int looks = 16;  // between two looks at the clock
  const auto start = std::chrono::steady_clock::now();
  do {
    for (int i = 0; i < looks; ++i) {
      if (ready()) return true;
      relax();
    }
  } while (std::chrono::steady_clock::now() - start < patience);
  return false;
}

}  // namespace xattn::inline XATTN_ISA::detail
