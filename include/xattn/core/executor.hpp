// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Who runs the independent parts of a call: the calling thread, or what has concurrency() and parallel_for.
/// Edges   parallel_for(n, f) calls f(i) once for each 0 <= i < n, in any order, on any thread, and returns after the
///         last. Results never depend on it. An executor must outlive the call; a temporary does not compile.
#pragma once

#include "xattn/core/types.hpp"

#include <algorithm>
#include <atomic>

namespace xattn::inline XATTN_ISA {

template <class E>
concept parallel = requires(E& e, index_t n, void (*f)(index_t)) {
  { e.concurrency() } -> std::convertible_to<index_t>;
  e.parallel_for(n, f);
};

/// One after the other on the calling thread: the default.
struct serial_executor {
  static constexpr index_t concurrency() noexcept { return 1; }
  template <class F>
  static void parallel_for(index_t n, F&& f) {
    for (index_t i = 0; i < n; ++i) f(i);
  }
};

/// A reference to an executor, erased once per parallel region and not per element.
class executor_ref {
 public:
  executor_ref() noexcept = default;
  template <parallel E>
    requires(!std::same_as<std::remove_const_t<E>, executor_ref>)
  executor_ref(E& executor) noexcept
      : self_(const_cast<void*>(static_cast<const void*>(&executor))),
        concurrency_([](void* self) { return static_cast<index_t>(static_cast<E*>(self)->concurrency()); }),
        run_([](void* self, index_t n, void (*body)(void*, index_t), void* context) {
          static_cast<E*>(self)->parallel_for(n, [body, context](index_t i) { body(context, i); });
        }) {}

  index_t concurrency() const { return self_ == nullptr ? 1 : concurrency_(self_); }

  template <class F>
  void parallel_for(index_t n, F&& f) const {
    if (self_ == nullptr || n <= 1) return serial_executor::parallel_for(n, f);
    run_(
        self_, n, [](void* context, index_t i) { (*static_cast<std::remove_reference_t<F>*>(context))(i); },
        const_cast<void*>(static_cast<const void*>(&f)));
  }

 private:
  void* self_ = nullptr;
  index_t (*concurrency_)(void*) = nullptr;
  void (*run_)(void*, index_t, void (*)(void*, index_t), void*) = nullptr;
};

/// How many tasks of a region can be under way at once: each needs scratch of its own.
inline index_t concurrent_tasks(const executor_ref& executor, index_t tasks) {
  return std::max<index_t>(1, std::min(tasks, executor.concurrency()));
}

namespace detail {

/// The part of for_each_task that all bodies share.
XATTN_NOINLINE inline void run_tasks(const executor_ref& executor, index_t tasks, index_t slots, const void* body,
                                     void (*run)(const void* body, index_t slot, index_t task)) {
  if (slots <= 1) {
    for (index_t task = 0; task < tasks; ++task) run(body, 0, task);
    return;
  }
  std::atomic<index_t> next{0};
  executor.parallel_for(slots, [&next, tasks, body, run](index_t slot) {
    for (index_t task = next++; task < tasks; task = next++) run(body, slot, task);
  });
}

template <class Body>
void run_task(const void* body, index_t slot, index_t task) {
  (*static_cast<const Body*>(body))(slot, task);
}

}  // namespace detail

/// body(slot, task) for each 0 <= task < tasks; no two bodies run at once in one slot, 0 <= slot < slots.
template <class Body>
void for_each_task(const executor_ref& executor, index_t tasks, index_t slots, const Body& body) {
  detail::run_tasks(executor, tasks, slots, &body, detail::run_task<Body>);
}

}  // namespace xattn::inline XATTN_ISA
