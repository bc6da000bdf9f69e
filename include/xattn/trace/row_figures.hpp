// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Numbers about a dense row of float or double, in one pass over packs.
/// Formula sum and squares in double, about the row's first element: sum of x - c and of (x - c)^2, from which the mean
///         and the squared distances from it follow. Entropy: - sum p log2 p, logarithms in the type of the row.
/// Edges   a row with NaN or infinity says `finite` = false, and nothing else. It has 2^24 elements at most.
/// Error   sums: relative 1e-14 of the mean absolute value; entropy: a few units of the row's type.
#pragma once

#include "xattn/simd/log.hpp"
#include "xattn/simd/loop.hpp"

namespace xattn::inline XATTN_ISA::trace::detail {

struct row_figures {
  bool finite = true;
  double min = 0, max = 0, sum = 0;
  double squares = 0;  // of the distances from the mean
  std::size_t zeros = 0;
};

template <class T>
inline constexpr bool has_figures = std::same_as<T, float> || std::same_as<T, double>;

/// A block of a row, and what is read of it; past the end a block repeats the row's first element.
inline constexpr std::size_t figures_block = 64;

/// f(64 numbers, how many of them are the row's)
template <class T, class F>
void each_figures_block(const T* row, std::size_t n, T fill, const F& f) {
  std::size_t i = 0;
  for (; i + figures_block <= n; i += figures_block) f(row + i, figures_block);
  if (i == n) return;
  std::array<T, figures_block> last;
  last.fill(fill);
  std::copy(row + i, row + n, last.begin());
  f(last.data(), n - i);
}

/// n > 0.
template <class T>
row_figures figures_of(const T* row, std::size_t n) {
  using pack = simd::pack<T>;
  using wide = simd::pack<double>;
  const T first = row[0];
  pack low(first), high(first), zeros(T(0)), nothing(T(0));
  wide sum(0.0), squares(0.0);
  each_figures_block(row, n, first, [&](const T* x, std::size_t) {
    std::array<double, figures_block> far;
    for (std::size_t i = 0; i < figures_block; ++i) far[i] = static_cast<double>(x[i]);
    for (std::size_t i = 0; i < figures_block; i += std::size_t{pack::size}) {
      const pack p = pack::load(x + i);
      low = min_fast(p, low);
      high = max_fast(p, high);
      nothing = nothing + simd::zero_if_finite(p);
      zeros = zeros + select(p == pack(T(0)), pack(T(1)), pack(T(0)));
    }
    for (std::size_t i = 0; i < figures_block; i += std::size_t{wide::size}) {
      const wide step = wide::load(far.data() + i) - wide(static_cast<double>(first));
      sum = sum + step;
      squares = fma(step, step, squares);
    }
  });
  row_figures all;
  const auto filled = static_cast<double>((figures_block - n % figures_block) % figures_block);
  all.finite = simd::reduce_add(nothing) == T(0);
  all.min = static_cast<double>(simd::reduce_min(low));
  all.max = static_cast<double>(simd::reduce_max(high));
  const double count = static_cast<double>(n), steps = simd::reduce_add(sum);
  all.zeros = static_cast<std::size_t>(static_cast<double>(simd::reduce_add(zeros)) - (first == T(0) ? filled : 0));
  all.sum = static_cast<double>(first) * count + steps;
  all.squares = std::max(0.0, simd::reduce_add(squares) - steps * steps / count);
  return all;
}

/// In bits, of weights.
template <class T>
double entropy_of(const T* row, std::size_t n) {
  using pack = simd::pack<T>;
  double entropy = 0;
  each_figures_block(row, n, T(0), [&](const T* x, std::size_t) {
    pack terms(T(0));
    for (std::size_t i = 0; i < figures_block; i += std::size_t{pack::size}) {
      const pack p = pack::load(x + i);
      terms = terms + select(p > pack(T(0)), p * log2(p), pack(T(0)));
    }
    entropy -= static_cast<double>(simd::reduce_add(terms));
  });
  return entropy;
}

}  // namespace xattn::inline XATTN_ISA::trace::detail
