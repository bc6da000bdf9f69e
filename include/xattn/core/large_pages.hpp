// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Asks the system for large pages: where memory is read once, row after row, finding small pages can take
///         a third of the time.
/// Edges   a hint that changes no byte: it does nothing where the system has no such pages or was told not to give any.
/// Source  transparent huge pages, madvise(2) of Linux.
#pragma once

#include "xattn/core/config.hpp"

#include <cstddef>

#if defined(__linux__) && __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace xattn::inline XATTN_ISA {

/// Bytes of a large page; memory that holds one begins at a multiple of it.
inline constexpr std::size_t large_page = std::size_t{1} << 21;

/// For memory that was not written yet.
inline void prefer_large_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) noexcept {
#if defined(MADV_HUGEPAGE)
  if (bytes >= large_page) static_cast<void>(madvise(memory, bytes, MADV_HUGEPAGE));
#endif
}

}  // namespace xattn::inline XATTN_ISA
