// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A std::vector whose elements start on a cache line: packs of a row that starts there never straddle two.
///         One that holds a large page lies in such pages where the system has them.
#pragma once

#include "xattn/core/large_pages.hpp"
#include "xattn/core/workspace.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA {

template <class T>
struct cache_line_allocator {
  using value_type = T;

  cache_line_allocator() noexcept = default;
  template <class U>
  cache_line_allocator(const cache_line_allocator<U>&) noexcept {}

  T* allocate(std::size_t n) {
    void* const memory = ::operator new(n * sizeof(T), alignment(n));
    prefer_large_pages(memory, n * sizeof(T));
    return static_cast<T*>(memory);
  }
  void deallocate(T* p, std::size_t n) noexcept { ::operator delete(p, alignment(n)); }
  friend bool operator==(cache_line_allocator, cache_line_allocator) noexcept { return true; }

 private:
  static constexpr std::align_val_t alignment(std::size_t n) noexcept {
    const std::size_t own = std::max(alignof(T), workspace_alignment);
    return std::align_val_t{n * sizeof(T) < large_page ? own : std::max(own, large_page)};
  }
};

template <class T>
using aligned_vector = std::vector<T, cache_line_allocator<T>>;

}  // namespace xattn::inline XATTN_ISA
