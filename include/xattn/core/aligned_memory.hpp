// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Memory that starts on a cache line, so that packs never straddle two; what holds a large page lies in such
///         pages where the system has them, because finding small ones can take a third of the time of reading them.
/// Edges   not initialised. Large pages are a hint: a system without them, or told not to give any, gives small ones.
/// Source  transparent huge pages, madvise(2) of Linux.
#pragma once

#include "xattn/core/config.hpp"

#include <cstddef>
#include <new>

#if defined(__linux__) && __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace xattn::inline XATTN_ISA {

/// Bytes of a cache line: pieces of scratch start at multiples of it too.
inline constexpr std::size_t workspace_alignment = 64;
/// Bytes of a large page; memory that holds one starts at a multiple of it.
inline constexpr std::size_t large_page = std::size_t{1} << 21;

namespace detail {

constexpr std::align_val_t memory_alignment(std::size_t bytes) noexcept {
  return std::align_val_t{bytes < large_page ? workspace_alignment : large_page};
}

inline void* allocate_memory(std::size_t bytes) {
  void* const memory = ::operator new(bytes, memory_alignment(bytes));
#if defined(MADV_HUGEPAGE)
  if (bytes >= large_page) static_cast<void>(madvise(memory, bytes, MADV_HUGEPAGE));
#endif
  return memory;
}
/// With as many bytes as were allocated.
inline void free_memory(void* memory, std::size_t bytes) noexcept {
  ::operator delete(memory, memory_alignment(bytes));
}

}  // namespace detail
}  // namespace xattn::inline XATTN_ISA
