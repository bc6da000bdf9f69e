// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Asks for memory before it is read.
/// Edges   a hint that changes nothing: any address is allowed, and there may be no instruction for it.
#pragma once

#include "xattn/core/workspace.hpp"

namespace xattn::inline XATTN_ISA::simd {

/// Bytes that come from memory together.
inline constexpr index_t line_bytes = static_cast<index_t>(workspace_alignment);

/// The line of this address, into the first or the second cache. The first one can wait for few lines at once.
template <int Cache>
XATTN_INLINE void ask_for_line([[maybe_unused]] const void* p) noexcept {
#if defined(__GNUC__)
  __builtin_prefetch(p, 0, 4 - Cache);
#endif
}

/// N elements, into the second cache: of every `Each` lines the first.
template <index_t N, int Each = 1, class S>
XATTN_INLINE void ask_for(const S* p) noexcept {
  XATTN_UNROLL
  for (index_t i = 0; i < N * index_t{sizeof(S)}; i += Each * line_bytes) {
    ask_for_line<2>(reinterpret_cast<const char*>(p) + i);
  }
}

/// Bytes ahead to ask for: far enough for a page to be found, which takes longer than to read it.
inline constexpr index_t far_ahead = 16384;
/// Where the processor reads ahead as well: asking within its reach, which ends about here, makes it go on.
inline constexpr index_t near_ahead = 8192;

/// Elements from a row of a matrix that is read once, row after row, to the row to ask for meanwhile.
template <class S>
constexpr index_t rows_ahead(index_t pitch, index_t width, index_t distance = far_ahead) noexcept {
  return (distance / (width * index_t{sizeof(S)} + 1) + 1) * pitch;
}

}  // namespace xattn::inline XATTN_ISA::simd
