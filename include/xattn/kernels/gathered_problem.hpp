// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Keys and values that a problem keeps elsewhere, copied into arrays of their own: for the plain kernel.
/// Shapes  k (B, G, Lk, D), v (B, G, Lk, Dv), dense; the heads of v may be others.
/// Edges   keys that an item does not have, or whose place was needed for others, are 0.
#pragma once

#include "xattn/kernels/attention_problem.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::kernels {

template <class Problem>
using gathered_problem = attention_problem<typename decltype(Problem::q)::value_type, typename Problem::scalar,
                                           typename Problem::scalar>;

/// Its shape, around memory for k.size() and v.size() numbers.
template <class Problem>
gathered_problem<Problem> gathered_around(const Problem& p, const typename Problem::scalar* keys,
                                          const typename Problem::scalar* values) {
  return {p.q,
          {keys, {p.batch(), p.k.extent(1), p.k_len(), p.width()}},
          {values, {p.batch(), p.v.extent(1), p.k_len(), p.value_width()}},
          p.out, p.lse, p.scale, p.softcap, p.sinks};
}

template <class Problem>
gathered_problem<Problem> gather(const Problem& from, typename Problem::scalar* keys,
                                 typename Problem::scalar* values) {
  using T = typename Problem::scalar;
  const gathered_problem<Problem> p = gathered_around(from, keys, values);
  std::fill_n(keys, p.k.size(), T(0));
  std::fill_n(values, p.v.size(), T(0));
  const tensor4_view<T> k(keys, p.k.extent()), v(values, p.v.extent());
  for (index_t b = 0; b < p.batch(); ++b) {
    const key_range all = from.range(b);
    for (index_t g = 0; g < k.extent(1); ++g) {
      from.copy_keys(b, g, all.first, matrix_at(k, b, g).slice(0, all.first, all.last));
    }
    for (index_t g = 0; g < v.extent(1); ++g) {
      from.copy_values(b, g, all.first, matrix_at(v, b, g).slice(0, all.first, all.last));
    }
  }
  return p;
}

}  // namespace xattn::inline XATTN_ISA::kernels
