// SPDX-License-Identifier: BSD-3-Clause
/// What the figures of a run depend on: processor, compiler, versions, and the machine's limits.
#pragma once

namespace bench {

/// Adds it to what Google Benchmark prints in front of the results.
void describe_machine();

}  // namespace bench
