// SPDX-License-Identifier: BSD-3-Clause
#include "support/limits.hpp"

#include "support/clock.hpp"
#include "support/fma_peak.hpp"

#include <xattn/core/workspace.hpp>
#include <xattn/simd/loop.hpp>
#include <xattn/simd/math.hpp>

#include <benchmark/benchmark.h>

#include <array>
#include <map>

namespace bench {
namespace {

using xattn::index_t;
using pack = xattn::simd::pack<float>;

/// Starts on a cache line.
class aligned_zeros {
 public:
  explicit aligned_zeros(std::size_t n) : bytes_(n * sizeof(float) + 2 * xattn::workspace_alignment) {
    first_ = xattn::workspace(bytes_).take<float>(static_cast<index_t>(n));  // bytes of 0 are zeros
  }
  float* data() const { return first_; }

 private:
  std::vector<std::byte> bytes_;
  float* first_;
};

/// The shortest time of f, which touches so many bytes: rounds of at least 1 MB, about 16 MB or three rounds
/// altogether.
template <class F>
double shortest_pass(std::size_t bytes, F&& f) {
  const auto calls = static_cast<long>((std::size_t{1} << 20) / std::max<std::size_t>(bytes, 1)) + 1;
  const auto rounds =
      static_cast<int>(std::clamp<std::size_t>((std::size_t{16} << 20) / std::max<std::size_t>(bytes, 1), 3, 16));
  return shortest(rounds, calls, f);
}

/// A sum in eight chains. Into which cache it prefetches is a template argument, so that the loop without prefetching
/// has no instruction for it.
enum class prefetch { nowhere, first_cache, second_cache };
template <prefetch Where>
void sum(const float* p, std::size_t n, std::size_t distance) {
  constexpr std::size_t lanes = pack::size;
  std::array<pack, 8> sums;
  sums.fill(pack(0.0f));
  for (std::size_t i = 0; i + 8 * lanes <= n; i += 8 * lanes) {
    XATTN_UNROLL
    for (std::size_t k = 0; k < 8; ++k) {
      const bool starts_line = k * lanes * sizeof(float) % xattn::workspace_alignment == 0;
      constexpr int locality = Where == prefetch::first_cache ? 3 : 2;
      if (Where != prefetch::nowhere && starts_line) __builtin_prefetch(p + i + k * lanes + distance, 0, locality);
      sums[k] += pack::load(p + i + k * lanes);
    }
  }
  pack total(0.0f);
  for (const pack& s : sums) total += s;
  benchmark::DoNotOptimize(total);
}

/// The same of the four quarters side by side: while a page of one is looked for, the others are read.
void sum_of_quarters(const float* p, std::size_t n) {
  constexpr std::size_t lanes = pack::size, ahead = 512;
  const std::size_t quarter = n / 4;
  std::array<pack, 4> sums;
  sums.fill(pack(0.0f));
  for (std::size_t i = 0; i + 2 * lanes <= quarter; i += 2 * lanes) {
    XATTN_UNROLL
    for (std::size_t k = 0; k < 4; ++k) {
      const float* from = p + k * quarter + i;
      __builtin_prefetch(from + ahead, 0, 2);
      sums[k] += pack::load(from);
      sums[k] += pack::load(from + lanes);
    }
  }
  pack total(0.0f);
  for (const pack& s : sums) total += s;
  benchmark::DoNotOptimize(total);
}

/// One result for each size.
double remembered(std::map<std::size_t, double>& known, std::size_t bytes, double (*measure)(std::size_t)) {
  const auto [place, is_new] = known.try_emplace(bytes, 0.0);
  if (is_new) place->second = measure(bytes);
  return place->second;
}

/// The shortest time(f) of sums with several prefetch distances, into either cache.
template <class Time>
double shortest_sum(const float* p, std::size_t n, const Time& time) {
  double best = std::min(time([&] { sum<prefetch::nowhere>(p, n, 0); }), time([&] { sum_of_quarters(p, n); }));
  for (std::size_t distance = 512; distance <= 8192; distance *= 2) {
    best = std::min(best, time([&] { sum<prefetch::first_cache>(p, n, distance / sizeof(float)); }));
    best = std::min(best, time([&] { sum<prefetch::second_cache>(p, n, distance / sizeof(float)); }));
  }
  return best;
}

}  // namespace

double read_bandwidth_now(std::size_t bytes) {
  const std::size_t n = bytes / sizeof(float);
  const aligned_zeros numbers(n);
  const auto time = [bytes](const auto& f) { return shortest_pass(bytes, f); };
  return static_cast<double>(bytes) / shortest_sum(numbers.data(), n, time);
}

/// The best of several distances from source to target: a load waits for a store to the same place in another page, and
/// some processors find data in their cache by a few bits of the address.
double copy_bandwidth_now(std::size_t bytes) {
  constexpr index_t page = 4096 / sizeof(float);
  constexpr index_t places = 5;
  const auto n = static_cast<index_t>(bytes / 2 / sizeof(float));
  const index_t nearest = (n + page - 1) / page * page + page / 2;
  const aligned_zeros memory(static_cast<std::size_t>(nearest + places * page + n));
  const xattn::row_view<const float> from(memory.data(), {n});
  double best = std::numeric_limits<double>::infinity();
  for (index_t place = 0; place < places; ++place) {
    const xattn::row_view<float> to(memory.data() + nearest + place * page, {n});
    best = std::min(best, shortest_pass(bytes, [&] {
                      xattn::simd::transform(from, to, [](pack x) { return x; });
                      benchmark::ClobberMemory();
                    }));
  }
  return static_cast<double>(bytes) / best;
}

template <class T>
double fma_peak() {
  if constexpr (!has_fma_loop<T>) return 0;
  constexpr long rounds = 10000;
  return operations_of_round<T> * rounds / shortest(10, 1, [] { fma_loop<T>(rounds); });
}
template double fma_peak<float>();
template double fma_peak<double>();

template <class T>
double exp_rate() {
  static constexpr index_t n = 1024;
  static const std::vector<T> from(n, T(-0.5));
  static std::vector<T> to(n);
  const double best = shortest(10, 50, [] {
    xattn::simd::transform(xattn::row_view<const T>(from.data(), {n}), xattn::row_view<T>(to.data(), {n}),
                           [](xattn::simd::pack<T> x) { return xattn::simd::exp(x); });
    benchmark::ClobberMemory();
  });
  return static_cast<double>(n) / best;
}
template double exp_rate<float>();
template double exp_rate<double>();

double read_bandwidth(std::size_t bytes) {
  static std::map<std::size_t, double> known;
  return remembered(known, bytes, read_bandwidth_now);
}

double read_seconds(std::span<const float> numbers) {
  return shortest_sum(numbers.data(), numbers.size(), [](const auto& f) { return shortest(1, 1, f); });
}

double copy_bandwidth(std::size_t bytes) {
  static std::map<std::size_t, double> known;
  return remembered(known, bytes, copy_bandwidth_now);
}

std::vector<memory_level> memory_levels() {
  std::vector<memory_level> levels;
  std::size_t largest = std::size_t{8} << 20;
  for (const auto& cache : benchmark::CPUInfo::Get().caches) {
    if (cache.type == "Instruction") continue;
    const auto size = static_cast<std::size_t>(cache.size);
    levels.push_back({std::string("L").append(std::to_string(cache.level)), size / 2});
    largest = std::max(largest, size);
  }
  levels.push_back({"memory", std::min(4 * largest, std::size_t{512} << 20)});
  return levels;
}

}  // namespace bench
