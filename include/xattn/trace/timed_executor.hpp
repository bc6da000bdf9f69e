// SPDX-License-Identifier: BSD-3-Clause
/// Brief   An executor that shows a timeline what each thread did of each parallel region.
///           xattn::trace::timeline seen;
///           xattn::trace::timed_executor timed(pool, seen);
///           auto y = model(x, {}, {.executor = timed}, xattn::trace::to(seen));
/// Edges   the parts are those of the executor, run by it: as many as it has threads, mostly. A region that one thread
///         runs by itself is no region; one that an exception leaves is not shown. Executor and timeline have to
///         outlive it.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/trace/timeline.hpp"

namespace xattn::inline XATTN_ISA::trace {

template <parallel E>
class timed_executor {
 public:
  timed_executor(E& executor, timeline& seen) : executor_(&executor), seen_(&seen) {}

  index_t concurrency() const { return static_cast<index_t>(executor_->concurrency()); }

  template <class F>
  void parallel_for(index_t n, F&& f) {
    region_.resize(static_cast<std::size_t>(n));
    executor_->parallel_for(n, [&](index_t i) {
      auto& [thread, part] = region_[static_cast<std::size_t>(i)];
      thread = std::this_thread::get_id();
      part = {-1, i, seen_->now(), 0, 0};
      f(i);
      part.end = seen_->now();
    });
    std::sort(region_.begin(), region_.end(),
              [](const auto& a, const auto& b) { return a.second.begin < b.second.begin; });
    seen_->add(region_);
  }

 private:
  E* executor_;
  timeline* seen_;
  std::vector<std::pair<std::thread::id, timed_part>> region_;
};

}  // namespace xattn::inline XATTN_ISA::trace
