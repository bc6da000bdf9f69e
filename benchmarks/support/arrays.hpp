// SPDX-License-Identifier: BSD-3-Clause
/// Arrays of the benchmarks: dense, and filled with the same random numbers in every run.
#pragma once

#include "support/xtensor.hpp"

#include <xattn/core/view.hpp>

#include <random>
#include <span>

namespace bench {

using xattn::index_t;

template <class T, std::size_t R>
using array = xt::xtensor<T, R>;

template <class T, std::convertible_to<index_t>... N>
auto zeros(N... extents) {
  using result = array<T, sizeof...(N)>;
  return result(typename result::shape_type{static_cast<std::size_t>(extents)...}, T(0));
}

/// Uniform in [-1, 1).
template <class T, std::convertible_to<index_t>... N>
auto random(N... extents) {
  auto numbers = zeros<T>(extents...);
  std::mt19937 source(static_cast<std::mt19937::result_type>(numbers.size()));
  std::uniform_real_distribution<T> uniform(-1, 1);
  for (T& x : numbers) x = uniform(source);
  return numbers;
}

template <class T, std::size_t R>
std::span<T> all_of(array<T, R>& a) {
  return {a.data(), a.size()};
}

template <class T, std::size_t R>
xattn::view<const T, R> view_of(const array<T, R>& a) {
  xattn::extents<R> extent{};
  for (std::size_t d = 0; d < R; ++d) extent[d] = static_cast<index_t>(a.shape()[d]);
  return {a.data(), extent};
}
template <class T, std::size_t R>
xattn::view<T, R> view_of(array<T, R>& a) {
  xattn::extents<R> extent{};
  for (std::size_t d = 0; d < R; ++d) extent[d] = static_cast<index_t>(a.shape()[d]);
  return {a.data(), extent};
}

}  // namespace bench
