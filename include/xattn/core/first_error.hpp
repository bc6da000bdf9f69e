// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The first exception that the tasks of a parallel region throw, kept until the region is over.
/// Edges   without exceptions nothing is caught and nothing is thrown.
#pragma once

#include "xattn/core/config.hpp"

#include <atomic>
#include <exception>

namespace xattn::inline XATTN_ISA::detail {

class first_error {
 public:
  /// f(), on any thread; what it throws is kept if it is the first, and dropped otherwise.
  template <class F>
  void guard(F&& f) {
#if XATTN_EXCEPTIONS
    try {
      f();
    } catch (...) {
      if (!caught_.exchange(true)) error_ = std::current_exception();
    }
#else
    f();
#endif
  }

  /// True as soon as something was thrown: what has not started need not.
  bool caught() const noexcept { return caught_.load(std::memory_order_relaxed); }

  /// Throws it, if there is one; only after all threads have left guard().
  void rethrow() const {
#if XATTN_EXCEPTIONS
    if (error_) std::rethrow_exception(error_);
#endif
  }

 private:
  std::atomic<bool> caught_{false};
  std::exception_ptr error_{};
};

}  // namespace xattn::inline XATTN_ISA::detail
