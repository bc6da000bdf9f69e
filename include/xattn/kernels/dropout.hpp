// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Dropout of attention weights after the softmax: the same at any tiling, number of threads and kernel.
/// Formula a weight is kept with probability 1 - rate, and then divided by it, and is 0 otherwise. Whether it is kept
///         depends on (seed, b, h, a, j) alone: word j mod 4 of Philox with counter (j div 4, a, h, b) and the seed as
///         key is at least rate 2^32. a = i + first(b) is where the query stands, as for causal (query_at moves it), so
///         that one call and many on a cache drop the same pairs; b is the batch item, of a ragged call the number of
///         the sequence.
/// Edges   0 <= rate < 1, anything else is an option_error; a rate of 0 changes nothing. A row's weights need not add
///         up to 1 any more. NaN times 0 stays NaN: a dropped value of NaN counts.
/// Source  Srivastava et al. 2014, "Dropout"; philox.hpp.
#pragma once

#include "xattn/kernels/mask_function.hpp"
#include "xattn/kernels/philox.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

struct dropout_function {
  std::uint64_t threshold;  // of 2^32
  std::uint64_t seed;
  double factor;

  template <class T>
  T operator()(const T& w, index_t b, index_t h, index_t a, index_t j) const {
    const auto word = [](auto n) { return static_cast<std::uint32_t>(n); };
    const auto random = kernels::philox({word(j / 4), word(a), word(h), word(b)}, {word(seed), word(seed >> 32)});
    return w * T(random[static_cast<std::size_t>(j % 4)] >= threshold ? factor : 0.0);
  }
};

}  // namespace detail

struct bound_dropout : bound_rule {
  static constexpr bool reweighs = true;
  detail::dropout_function drop;
  query_positions first;
  bound_dropout(const detail::dropout_function& f, const query_positions& p) noexcept : drop(f), first(p) {}
  template <class T>
  simd::pack<T> reweighed(simd::pack<T> w, const score_pack& at) const {
    const auto placed = [&, offset = first(at.b)](const T& x, index_t b, index_t h, index_t i, index_t j) {
      return drop(x, b, h, i + offset, j);
    };
    return detail::apply_function(placed, w, at);
  }
};
struct dropout_mask {
  detail::dropout_function drop;
  bound_dropout bind(const score_shape& s) const noexcept { return {drop, s.first}; }
};

/// Of any seed; the same seed drops the same pairs in every call.
inline dropout_mask dropout(double rate, std::uint64_t seed) {
  detail::expect_value(rate >= 0 && rate < 1, "dropout", "rate", rate, "0 <= rate < 1");
  return {{static_cast<std::uint64_t>(rate * 4294967296.0), seed, 1 / (1 - rate)}};
}

}  // namespace xattn::inline XATTN_ISA
