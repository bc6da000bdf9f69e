// SPDX-License-Identifier: BSD-3-Clause
/// The operators that can be run, by family: each computes the outputs of a case with xattn, or throws not_yet.
#pragma once

#include "case.hpp"

namespace conformance {

results attention(const test_case& c);
results flex_attention(const test_case& c);
results softmax(const test_case& c);
results log_softmax(const test_case& c);
results matmul(const test_case& c);
results gemm(const test_case& c);
results layer_norm(const test_case& c);
results rms_norm(const test_case& c);
results group_norm(const test_case& c);
results rotary(const test_case& c);
results tensor_scatter(const test_case& c);
results activation(const test_case& c);
results swish(const test_case& c);
results swiglu(const test_case& c);

}  // namespace conformance
