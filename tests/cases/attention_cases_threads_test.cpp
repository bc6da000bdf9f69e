// SPDX-License-Identifier: BSD-3-Clause
/// Fault case G33 (a): the data of G07 with 1, 2, 3 and 8 worker threads.
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"

#include <xattn/core/thread_pool.hpp>

TEMPLATE_LIST_TEST_CASE("G33 (a) threads", "[cases][G33]", test::reals) {
  using T = TestType;
  using test::fill;
  const test::attention_inputs in{fill(7, 3, {1, 2, 4, 3}), fill(13, 5, {1, 2, 4, 3}), fill(29, 1, {1, 2, 4, 3})};
  const auto alone = test::attend<T, 4>(in, xattn::causal);
  CHECK(test::within_chk<T>(alone.out, {-8.414712075296L, 34.288968269218L}));
  for (const test::index_t threads : {1, 2, 3, 8}) {
    xattn::thread_pool pool(threads);
    CHECK(test::same_bits(alone, test::attend<T, 4>(in, xattn::causal, {.executor = pool})));
  }
}
