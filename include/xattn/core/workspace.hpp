// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Scratch memory for kernels, which never allocate: the caller's bytes, or a per-thread arena that only grows.
/// Edges   a caller's buffer that is too small is an option_error that names both sizes. Memory is not initialised.
#pragma once

#include "xattn/core/aligned_memory.hpp"
#include "xattn/core/check.hpp"

#include <cstdint>
#include <memory>
#include <span>

namespace xattn::inline XATTN_ISA {

constexpr std::size_t aligned_bytes(std::size_t bytes) noexcept {
  return (bytes + workspace_alignment - 1) / workspace_alignment * workspace_alignment;
}

/// Hands out aligned pieces of one buffer, one after the other.
class workspace {
 public:
  workspace() noexcept = default;
  explicit workspace(std::span<std::byte> bytes) noexcept : first_(bytes.data()), last_(first_ + bytes.size()) {
    const auto misfit = reinterpret_cast<std::uintptr_t>(first_) % workspace_alignment;
    if (misfit != 0) first_ += std::min<std::size_t>(workspace_alignment - misfit, bytes.size());
  }

  /// n elements of T. The caller has checked the size: running out is an internal error.
  template <class T>
  T* take(index_t n) noexcept {
    static_assert(alignof(T) <= workspace_alignment);
    const std::size_t bytes = aligned_bytes(static_cast<std::size_t>(n) * sizeof(T));
    XATTN_ASSERT(bytes <= remaining());
    T* piece = reinterpret_cast<T*>(first_);
    first_ += bytes;
    if constexpr (!std::is_trivially_default_constructible_v<T>) std::uninitialized_value_construct_n(piece, n);
    return piece;
  }
  std::size_t remaining() const noexcept { return static_cast<std::size_t>(last_ - first_); }

 private:
  std::byte* first_ = nullptr;
  std::byte* last_ = nullptr;
};

/// Bytes that take<T>(n) uses.
template <class T>
constexpr std::size_t workspace_bytes(index_t n) noexcept {
  return aligned_bytes(static_cast<std::size_t>(n) * sizeof(T));
}

/// The caller's scratch in an options struct: any contiguous range of std::byte that lives during the call, or nothing.
class workspace_ref {
 public:
  workspace_ref() noexcept = default;
  template <class Bytes>
    requires std::constructible_from<std::span<std::byte>, Bytes&>
  workspace_ref(Bytes& bytes) noexcept : bytes_(bytes), given_(true) {}
  workspace_ref(std::span<std::byte> bytes) noexcept : bytes_(bytes), given_(true) {}

  bool given() const noexcept { return given_; }
  std::span<std::byte> bytes() const noexcept { return bytes_; }

 private:
  std::span<std::byte> bytes_;
  bool given_ = false;
};

namespace detail {

/// A block of aligned memory that grows and is given back when its thread ends.
class arena {
 public:
  arena() noexcept = default;
  arena(const arena&) = delete;
  arena& operator=(const arena&) = delete;
  ~arena() { release(); }

  std::span<std::byte> at_least(std::size_t bytes) {
    if (bytes > size_) {
      release();
      data_ = static_cast<std::byte*>(allocate_memory(bytes));
      size_ = bytes;
    }
    return {data_, size_};
  }

  bool leased = false;

 private:
  void release() noexcept {
    if (data_ != nullptr) free_memory(data_, size_);
    data_ = nullptr;
    size_ = 0;
  }
  std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

/// The thread's arena, once memory is asked for, until the call ends. A call that starts while another one of the same
/// thread is under way (a thread that helps out while it waits for a parallel region) gets memory of its own.
class arena_lease {
 public:
  arena_lease() noexcept = default;
  arena_lease(const arena_lease&) = delete;
  arena_lease& operator=(const arena_lease&) = delete;
  ~arena_lease() {
    if (taken_ != nullptr) taken_->leased = false;
  }
  std::span<std::byte> at_least(std::size_t bytes) {
    arena& shared = thread_arena();
    if (!shared.leased) taken_ = &shared;
    shared.leased = true;
    return (taken_ != nullptr ? *taken_ : own_).at_least(bytes);
  }

 private:
  static arena& thread_arena() {
    thread_local arena memory;
    return memory;
  }
  arena own_;
  arena* taken_ = nullptr;
};

/// The smallest calls stay on the stack.
inline constexpr std::size_t stack_workspace_bytes = 8192;

/// `bytes` of scratch for the length of a call: the caller's, this object's own, or the thread's arena.
class call_scratch {
 public:
  call_scratch(const char* function, const workspace_ref& given, std::size_t bytes) {
    if (!given.given() && bytes <= stack_workspace_bytes) memory_ = workspace(std::span<std::byte>(own_));
    else memory_ = large(function, given, bytes, lease_);
  }
  call_scratch(const call_scratch&) = delete;
  call_scratch& operator=(const call_scratch&) = delete;

  const workspace& memory() const noexcept { return memory_; }

 private:
  /// What all calls share; the caller's scratch is checked.
  XATTN_NOINLINE static workspace large(const char* function, const workspace_ref& given, std::size_t bytes,
                                        arena_lease& lease) {
    if (!given.given()) return workspace(lease.at_least(bytes));
    const workspace memory(given.bytes());
    if (memory.remaining() < bytes) fail_small(function, given, bytes);
    return memory;
  }
  [[noreturn]] XATTN_COLD static void fail_small(const char* function, const workspace_ref& given, std::size_t bytes) {
    fail<option_error>({function, ": workspace has ", given.bytes().size(), " bytes, expected ",
                        bytes + workspace_alignment, " (see workspace_size)"});
  }

  alignas(workspace_alignment) std::byte own_[stack_workspace_bytes];
  workspace memory_;
  arena_lease lease_;
};

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
