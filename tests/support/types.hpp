// SPDX-License-Identifier: BSD-3-Clause
/// Scalar types that tests run over, as lists for TEMPLATE_LIST_TEST_CASE.
#pragma once

#include "support/dual.hpp"

#include <tuple>

namespace test {

/// The types that compute on vector units.
using reals = std::tuple<float, double>;

/// Those that run the same templates through the scalar pack: the third type, and a number that is not built in.
using other_reals = std::tuple<long double, dual>;

using all_reals = std::tuple<float, double, long double, dual>;

}  // namespace test
