// SPDX-License-Identifier: BSD-3-Clause
/// An executor that shows whether it was asked, and that runs its parts in the order least expected.
#pragma once

#include "support/numbers.hpp"

namespace test {

class watched_executor {
 public:
  explicit watched_executor(index_t concurrency = 3) : concurrency_(concurrency) {}

  index_t concurrency() const { return concurrency_; }
  template <class F>
  void parallel_for(index_t n, F&& f) {
    parts_ += n;
    for (index_t i = n; i-- > 0;) f(i);
  }
  /// How many parts it was given, over all calls.
  index_t parts() const { return parts_; }

 private:
  index_t concurrency_;
  index_t parts_ = 0;
};

}  // namespace test
