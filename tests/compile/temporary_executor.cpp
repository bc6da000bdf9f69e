// message: to an rvalue of type .*thread_pool|no viable conversion from 'xattn::thread_pool' to 'xattn::executor_ref'
#include <xattn/core/thread_pool.hpp>

struct options {
  xattn::executor_ref executor{};
};

int main() {
#ifdef BAD
  const options o{.executor = xattn::thread_pool(2)};
#else
  xattn::thread_pool pool(2);
  const options o{.executor = pool};
#endif
  return static_cast<int>(o.executor.concurrency()) - 2;
}
