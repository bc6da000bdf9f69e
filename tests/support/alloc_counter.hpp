// SPDX-License-Identifier: BSD-3-Clause
/// Counts allocations of the whole program, all threads. Link alloc_counter.cpp into the test to have it.
#pragma once

#include <cstddef>

namespace test {

/// Allocations so far: operator new in all its forms; under a sanitizer, malloc and its kin too.
long allocations() noexcept;

/// Bytes of the largest allocation since it was asked before.
std::size_t largest_allocation() noexcept;

/// How many allocations a call makes.
template <class F>
long allocations_during(F&& f) {
  const long before = allocations();
  f();
  return allocations() - before;
}

}  // namespace test
