// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A std::vector in aligned memory (aligned_memory.hpp): packs of a row that starts there never straddle lines.
#pragma once

#include "xattn/core/aligned_memory.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA {

template <class T>
struct aligned_allocator {
  using value_type = T;
  static_assert(alignof(T) <= workspace_alignment);

  aligned_allocator() noexcept = default;
  template <class U>
  aligned_allocator(const aligned_allocator<U>&) noexcept {}

  T* allocate(std::size_t n) { return static_cast<T*>(detail::allocate_memory(n * sizeof(T))); }
  void deallocate(T* p, std::size_t n) noexcept { detail::free_memory(p, n * sizeof(T)); }
  friend bool operator==(aligned_allocator, aligned_allocator) noexcept { return true; }
};

template <class T>
using aligned_vector = std::vector<T, aligned_allocator<T>>;

}  // namespace xattn::inline XATTN_ISA
