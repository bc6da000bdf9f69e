// SPDX-License-Identifier: BSD-3-Clause
/// Data of the fault cases: arrays made by formula, and check sums of whole outputs.
#pragma once

#include "support/tolerance.hpp"

namespace test {

/// Row-major element n is (((a n + b) mod 251) - 125) / divisor: exact in float for divisors 64 and 256.
inline oracle::array fill_by(index_t a, index_t b, const oracle::shape_t& shape, long double divisor) {
  oracle::array x(shape);
  for (index_t n = 0; n < x.size(); ++n) x.flat(n) = static_cast<long double>((a * n + b) % 251 - 125) / divisor;
  return x;
}

inline oracle::array fill(index_t a, index_t b, const oracle::shape_t& shape) { return fill_by(a, b, shape, 64); }

inline oracle::array fill256(index_t a, index_t b, const oracle::shape_t& shape) { return fill_by(a, b, shape, 256); }

/// sum x[n] and sum (n + 1) x[n] over the row-major flat array.
struct check_sums {
  long double s1 = 0, s2 = 0;
};

template <class X>
check_sums chk(const X& x) {
  const oracle::array flat = numbers(x);
  check_sums sums;
  for (index_t n = 0; n < flat.size(); ++n) {
    sums.s1 += flat.flat(n);
    sums.s2 += static_cast<long double>(n + 1) * flat.flat(n);
  }
  return sums;
}

/// Tolerance T(chk): unit N for the first sum, unit N^2 for the second.
template <class T, class X>
verdict within_chk(const X& x, const check_sums& want) {
  const auto n = static_cast<long double>(numbers(x).size());
  const check_sums got = chk(x);
  return within(oracle::vector({got.s1, got.s2}), oracle::vector({want.s1, want.s2}),
                oracle::vector({case_unit<T>() * n, case_unit<T>() * n * n}));
}

}  // namespace test
