// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A std::vector whose elements start on a cache line: packs of a row that starts there never straddle two.
#pragma once

#include "xattn/core/workspace.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA {

template <class T>
struct cache_line_allocator {
  using value_type = T;
  static constexpr std::align_val_t alignment{std::max(alignof(T), workspace_alignment)};

  cache_line_allocator() noexcept = default;
  template <class U>
  cache_line_allocator(const cache_line_allocator<U>&) noexcept {}

  T* allocate(std::size_t n) { return static_cast<T*>(::operator new(n * sizeof(T), alignment)); }
  void deallocate(T* p, std::size_t) noexcept { ::operator delete(p, alignment); }
  friend bool operator==(cache_line_allocator, cache_line_allocator) noexcept { return true; }
};

template <class T>
using aligned_vector = std::vector<T, cache_line_allocator<T>>;

}  // namespace xattn::inline XATTN_ISA
