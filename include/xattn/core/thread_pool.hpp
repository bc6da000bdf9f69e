// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A small pool of threads: n workers, one of which is the thread that calls.
/// Edges   the work is handed out by a shared counter; the first exception of a task is thrown again by parallel_for
///         after all workers have stopped; a parallel_for from inside a task runs serially on the thread that asks. One
///         pool serves one caller at a time: further callers wait.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/executor.hpp"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace xattn::inline XATTN_ISA {

class thread_pool {
 public:
  /// threads >= 1 counts the calling thread; default: one for each hardware thread.
  explicit thread_pool(index_t threads = static_cast<index_t>(std::max(1u, std::thread::hardware_concurrency()))) {
    detail::expect_value(threads >= 1, "thread_pool", "threads", threads, "1 or more");
    for (index_t i = 1; i < threads; ++i) workers_.emplace_back([this] { serve(); });
  }
  thread_pool(const thread_pool&) = delete;
  thread_pool& operator=(const thread_pool&) = delete;
  ~thread_pool() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_all();
    for (std::thread& worker : workers_) worker.join();
  }

  index_t concurrency() const noexcept { return static_cast<index_t>(workers_.size()) + 1; }

  template <class F>
  void parallel_for(index_t n, F&& f) {
    if (n <= 1 || workers_.empty() || working()) return serial_executor::parallel_for(n, f);
    const std::lock_guard caller(callers_);
    job task;
    task.count = n;
    task.context = const_cast<void*>(static_cast<const void*>(&f));
    task.body = [](void* context, index_t i) { (*static_cast<std::remove_reference_t<F>*>(context))(i); };
    run(task);
  }

 private:
  struct job {
    index_t count = 0;
    void* context = nullptr;
    void (*body)(void*, index_t) = nullptr;
    std::atomic<index_t> next{0};
    index_t helpers = 0;  // workers inside; guarded by mutex_
    std::exception_ptr error{};
    std::once_flag first_error{};
  };

  /// True on a thread that is inside a task of any pool.
  static bool& working() noexcept {
    thread_local bool inside = false;
    return inside;
  }

  static void work(job& task) {
    working() = true;
    for (index_t i = task.next++; i < task.count; i = task.next++) guarded(task, i);
    working() = false;
  }

  static void guarded(job& task, index_t i) {
#if XATTN_EXCEPTIONS
    try {
      task.body(task.context, i);
    } catch (...) {
      std::call_once(task.first_error, [&task] { task.error = std::current_exception(); });
      task.next = task.count;
    }
#else
    task.body(task.context, i);
#endif
  }

  void run(job& task) {
    {
      const std::lock_guard lock(mutex_);
      current_ = &task;
    }
    wake_.notify_all();
    work(task);
    {
      std::unique_lock lock(mutex_);
      current_ = nullptr;
      done_.wait(lock, [&task] { return task.helpers == 0; });
    }
#if XATTN_EXCEPTIONS
    if (task.error) std::rethrow_exception(task.error);
#endif
  }

  void serve() {
    job* served = nullptr;
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [&] { return stopping_ || (current_ != nullptr && current_->next < current_->count); });
      if (stopping_) return;
      served = current_;
      ++served->helpers;
      lock.unlock();
      work(*served);
      lock.lock();
      if (--served->helpers == 0) done_.notify_all();
    }
  }

  std::vector<std::thread> workers_;
  std::mutex callers_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable done_;
  job* current_ = nullptr;
  bool stopping_ = false;
};

}  // namespace xattn::inline XATTN_ISA
