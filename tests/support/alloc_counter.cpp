// SPDX-License-Identifier: BSD-3-Clause
/// Sanitizers own operator new (they check that each delete fits its new), so there their allocation hook counts;
/// everywhere else all forms of operator new and delete are replaced.
#include "support/alloc_counter.hpp"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> count{0};
std::atomic<std::size_t> largest{0};

void add(std::size_t size) noexcept {
  count.fetch_add(1, std::memory_order_relaxed);
  std::size_t before = largest.load(std::memory_order_relaxed);
  while (before < size && !largest.compare_exchange_weak(before, size, std::memory_order_relaxed)) {
  }
}

}  // namespace

long test::allocations() noexcept { return count.load(std::memory_order_relaxed); }
std::size_t test::largest_allocation() noexcept { return largest.exchange(0, std::memory_order_relaxed); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define TEST_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TEST_SANITIZED 1
#endif

#if defined(TEST_SANITIZED)

extern "C" void __sanitizer_malloc_hook(const volatile void*, std::size_t);
extern "C" void __sanitizer_malloc_hook(const volatile void*, std::size_t size) {
  add(size);
}

#else

namespace {

void* allocate(std::size_t size, std::size_t alignment) noexcept {
  add(size);
  if (alignment <= alignof(std::max_align_t)) return std::malloc(size == 0 ? 1 : size);
  void* p = nullptr;
  return posix_memalign(&p, alignment, size == 0 ? 1 : size) == 0 ? p : nullptr;
}

void* allocate_or_throw(std::size_t size, std::size_t alignment) {
  void* p = allocate(size, alignment);
#if defined(__cpp_exceptions)
  if (p == nullptr) throw std::bad_alloc();
#else
  if (p == nullptr) std::abort();
#endif
  return p;
}

constexpr std::size_t plain = alignof(std::max_align_t);

}  // namespace

using std::align_val_t, std::nothrow_t, std::size_t;

void* operator new(size_t n) { return allocate_or_throw(n, plain); }
void* operator new[](size_t n) { return allocate_or_throw(n, plain); }
void* operator new(size_t n, align_val_t a) { return allocate_or_throw(n, static_cast<size_t>(a)); }
void* operator new[](size_t n, align_val_t a) { return allocate_or_throw(n, static_cast<size_t>(a)); }
void* operator new(size_t n, const nothrow_t&) noexcept { return allocate(n, plain); }
void* operator new[](size_t n, const nothrow_t&) noexcept { return allocate(n, plain); }
void* operator new(size_t n, align_val_t a, const nothrow_t&) noexcept { return allocate(n, static_cast<size_t>(a)); }
void* operator new[](size_t n, align_val_t a, const nothrow_t&) noexcept { return allocate(n, static_cast<size_t>(a)); }

void operator delete(void* p) noexcept { std::free(p); }
void operator delete[](void* p) noexcept { std::free(p); }
void operator delete(void* p, size_t) noexcept { std::free(p); }
void operator delete[](void* p, size_t) noexcept { std::free(p); }
void operator delete(void* p, align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, align_val_t) noexcept { std::free(p); }
void operator delete(void* p, size_t, align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, size_t, align_val_t) noexcept { std::free(p); }
void operator delete(void* p, const nothrow_t&) noexcept { std::free(p); }
void operator delete[](void* p, const nothrow_t&) noexcept { std::free(p); }
void operator delete(void* p, align_val_t, const nothrow_t&) noexcept { std::free(p); }
void operator delete[](void* p, align_val_t, const nothrow_t&) noexcept { std::free(p); }

#endif
