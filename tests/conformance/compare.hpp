// SPDX-License-Identifier: BSD-3-Clause
/// How far what was computed may be from what a case expects.
#pragma once

#include "case.hpp"

namespace conformance {

/// Empty if they agree, otherwise one sentence that says where they do not. The error is |got - want| / max(1, |want|);
/// infinities and NaN must be in the same places, and a row of zeros must be exactly that.
std::string difference(const xt::xarray<double>& got, const xt::xarray<double>& want, double bound);

/// Every expected output against what was computed, in the bound of its type. Throws not_yet where one was not
/// computed.
std::string difference(const results& got, const test_case& expected);

}  // namespace conformance
