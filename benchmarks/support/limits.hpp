// SPDX-License-Identifier: BSD-3-Clause
/// What this machine can do on one core, measured in the run that compares with it.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace bench {

/// Multiplications and additions a second, measured now; 0 where there is no such loop for the instruction set.
template <class T>
double fma_peak();

/// Elements a second of xattn's exp on a row that lies in L1, measured now.
template <class T>
double exp_rate();

/// Bytes a second of a sum over `bytes`, at the best of several prefetch distances; measured once for each size.
double read_bandwidth(std::size_t bytes);

/// Seconds of one sum over the numbers, the shortest over the same distances, each tried once.
double read_seconds(std::span<const float> numbers);

/// Bytes read and written a second of a copy that touches `bytes` altogether; measured once for each size.
double copy_bandwidth(std::size_t bytes);

/// The same, measured now.
double read_bandwidth_now(std::size_t bytes);
double copy_bandwidth_now(std::size_t bytes);

/// A level of the memory and a size that fits into it and into none before it.
struct memory_level {
  std::string name;
  std::size_t bytes;
};
std::vector<memory_level> memory_levels();

}  // namespace bench
