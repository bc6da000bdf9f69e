// SPDX-License-Identifier: BSD-3-Clause
/// Brief   An executor that runs regions on the threads of OpenMP. Included by name; compile with -fopenmp.
/// Edges   the first exception of a task is thrown again after the region; a region inside a task of another one runs
///         serially on the thread that asks.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/core/region.hpp"

#if !defined(_OPENMP)
#error "xattn: core/openmp_executor.hpp needs OpenMP: compile and link with -fopenmp (CMake: OpenMP::OpenMP_CXX)."
#endif
#include <omp.h>

namespace xattn::inline XATTN_ISA {

class openmp_executor {
 public:
  /// threads >= 1; default: what OpenMP would use for a region now (OMP_NUM_THREADS, omp_set_num_threads).
  explicit openmp_executor(index_t threads = omp_get_max_threads()) : threads_(threads) {
    detail::expect_value(threads >= 1, "openmp_executor", "threads", threads, "1 or more");
  }

  index_t concurrency() const noexcept { return threads_; }

  template <class F>
  void parallel_for(index_t n, F&& f) const {
    if (n <= 1 || threads_ == 1 || detail::inside_region()) return serial_executor::parallel_for(n, f);
    detail::region tasks(n, f);
    const auto team = static_cast<int>(std::min(n, threads_));
#pragma omp parallel num_threads(team)
    tasks.work();
    tasks.finish();
  }

 private:
  index_t threads_;
};

}  // namespace xattn::inline XATTN_ISA
