// SPDX-License-Identifier: BSD-3-Clause
/// The support is usable by tests that are built without exceptions.
#include "support/alloc_counter.hpp"
#include "support/buffers.hpp"
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/oracle.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

TEST_CASE("support: buffers, oracle and tolerances need no exceptions", "[support][noexcept]") {
  const oracle::array x = test::random_array<float>({3, 8});
  const auto b = test::placed<float, 2>(x, test::arrangement::transposed);
  const auto truth = test::true_attention<float>(x, x, x);
  CHECK(test::exactly(b, x));
  CHECK(test::within(truth.exact.out, truth.exact.out, truth.out));
  CHECK_FALSE(test::within(x, truth.exact.out, truth.out));
}
