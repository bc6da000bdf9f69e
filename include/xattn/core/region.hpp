// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A parallel region: numbered tasks, handed out by a counter to the threads that take part.
/// Edges   after the first exception no further task starts. A region that is opened inside a task of another one runs
///         serially on the thread that asks: see inside_region().
#pragma once

#include "xattn/core/first_error.hpp"
#include "xattn/core/types.hpp"

namespace xattn::inline XATTN_ISA::detail {

/// True on a thread that is inside a task of any region.
inline bool& inside_region() noexcept {
  thread_local bool inside = false;
  return inside;
}

class region {
 public:
  /// f(i) for each 0 <= i < count; f lives as long as the region.
  template <class F>
  region(index_t count, F& f)
      : count_(count),
        context_(const_cast<void*>(static_cast<const void*>(&f))),
        body_([](void* context, index_t i) { (*static_cast<F*>(context))(i); }) {}

  /// Takes part until no task is left; called by each thread that helps.
  void work() {
    inside_region() = true;
    for (index_t i = next_++; i < count_ && !error_.caught(); i = next_++) {
      error_.guard([&] { body_(context_, i); });
    }
    inside_region() = false;
  }

  /// After every thread has left work().
  void finish() const { error_.rethrow(); }

 private:
  index_t count_;
  void* context_;
  void (*body_)(void*, index_t);
  std::atomic<index_t> next_{0};
  first_error error_{};
};

}  // namespace xattn::inline XATTN_ISA::detail
