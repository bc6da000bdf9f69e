// SPDX-License-Identifier: BSD-3-Clause
/// Brief   An executor that runs regions on the threads of oneTBB. Included by name; link TBB::tbb (-ltbb).
/// Edges   the first exception of a task is thrown again after the region; a region inside a task of another one runs
///         serially on the thread that asks. While a caller waits it takes up no work but that of its own region.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/core/region.hpp"

#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <limits>

namespace xattn::inline XATTN_ISA {

class tbb_executor {
 public:
  /// threads >= 1; default: what oneTBB would use here (tbb::global_control, the arena of the caller).
  explicit tbb_executor(index_t threads = tbb::this_task_arena::max_concurrency()) : arena_(arena_size(threads)) {}

  index_t concurrency() const noexcept { return arena_.max_concurrency(); }

  template <class F>
  void parallel_for(index_t n, F&& f) {
    if (n <= 1 || concurrency() == 1 || detail::inside_region()) return serial_executor::parallel_for(n, f);
    detail::region tasks(n, f);
    arena_.execute([&] { tbb::this_task_arena::isolate([&] { share(tasks, std::min(n, concurrency())); }); });
    tasks.finish();
  }

 private:
  static int arena_size(index_t threads) {
    detail::expect_value(threads >= 1, "tbb_executor", "threads", threads, "1 or more");
    return static_cast<int>(std::min<index_t>(threads, std::numeric_limits<int>::max()));
  }

  static void share(detail::region& tasks, index_t helpers) {
    const auto work = [&tasks](index_t) { tasks.work(); };
    tbb::parallel_for(index_t{0}, helpers, work, tbb::simple_partitioner());
  }

  tbb::task_arena arena_;
};

}  // namespace xattn::inline XATTN_ISA
