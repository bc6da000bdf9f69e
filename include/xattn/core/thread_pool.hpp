// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A small pool of threads: n workers, one of which is the thread that calls.
/// Edges   the work is handed out by a shared counter; the first exception of a task is thrown again by parallel_for
///         after all workers have stopped; a parallel_for from inside a task runs serially on the thread that asks. One
///         pool serves one caller at a time: further callers wait. Who waits looks out for some tens of microseconds
///         before it sleeps; not in a pool of more threads than the machine has.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/core/region.hpp"
#include "xattn/core/spin.hpp"

#include <mutex>
#include <thread>
#include <vector>

namespace xattn::inline XATTN_ISA {

class thread_pool {
 public:
  /// threads >= 1 counts the calling thread; default: one for each hardware thread.
  explicit thread_pool(index_t threads = hardware_threads()) : spins_(threads <= hardware_threads()) {
    detail::expect_value(threads >= 1, "thread_pool", "threads", threads, "1 or more");
    for (index_t i = 1; i < threads; ++i) workers_.emplace_back([this] { serve(); });
  }
  thread_pool(const thread_pool&) = delete;
  thread_pool& operator=(const thread_pool&) = delete;
  ~thread_pool() {
    stopping_ = true;
    announce();
    for (std::thread& worker : workers_) worker.join();
  }

  index_t concurrency() const noexcept { return static_cast<index_t>(workers_.size()) + 1; }

  template <class F>
  void parallel_for(index_t n, F&& f) {
    if (n <= 1 || workers_.empty() || detail::inside_region()) return serial_executor::parallel_for(n, f);
    const std::lock_guard caller(callers_);
    detail::region tasks(n, f);
    current_ = &tasks;
    announce();
    tasks.work();
    current_ = nullptr;
    wait_for_workers();
    tasks.finish();
  }

 private:
  static index_t hardware_threads() { return static_cast<index_t>(std::max(1u, std::thread::hardware_concurrency())); }

  void announce() {
    ++announced_;
    announced_.notify_all();
  }

  /// A worker comes in before it looks for a region, and the caller takes the region away before it looks for workers:
  /// either the worker finds none, or the caller sees that it is in.
  void serve() {
    for (unsigned seen = 0; !stopping_;) {
      seen = next_announcement(seen);
      ++inside_;
      if (detail::region* tasks = current_) tasks->work();
      if (--inside_ == 0) inside_.notify_all();
    }
  }

  unsigned next_announcement(unsigned seen) {
    const auto is_new = [&] { return announced_ != seen; };
    if (!spins_ || !detail::spin_until(is_new)) announced_.wait(seen);
    return announced_;
  }

  void wait_for_workers() {
    const auto none = [this] { return inside_ == 0; };
    if (spins_ && detail::spin_until(none)) return;
    for (unsigned inside = inside_; inside != 0; inside = inside_) inside_.wait(inside);
  }

  const bool spins_;
  std::vector<std::thread> workers_{};
  std::mutex callers_{};
  std::atomic<detail::region*> current_{nullptr};
  std::atomic<unsigned> announced_{0};  // counts regions, and the end
  std::atomic<unsigned> inside_{0};     // workers that may know the current region
  std::atomic<bool> stopping_{false};
};

}  // namespace xattn::inline XATTN_ISA
