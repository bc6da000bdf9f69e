// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention of few queries over many keys that lie in rows: reads keys and values at the memory's own speed.
/// Shapes  see attention_problem.hpp; elements of a key and of a value lie side by side.
/// Formula, Edges, Error: see decode_run.hpp.
#pragma once

#include "xattn/kernels/decode_run.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Keys from which on reading them outweighs everything else.
inline constexpr index_t decode_keys = 512;
/// Query rows that share a key at most.
inline constexpr index_t decode_most_rows = 16;

/// Whether so many queries should read each key once for all of them, and not stream the keys past.
inline bool few_queries(index_t heads, index_t kv_heads, index_t q_len) noexcept {
  return kv_heads == 0 || heads / kv_heads * q_len <= decode_most_rows;
}

/// Keys and values of a problem.
template <class Problem>
struct rows_source {
  using T = typename Problem::scalar;
  using keys_type = key_rows<typename decltype(Problem::k)::value_type, T>;
  using values_type = value_rows<typename decltype(Problem::v)::value_type, T, false>;

  const Problem& p;

  index_t kv_heads() const { return p.k.extent(1); }
  static constexpr std::size_t block_bytes() { return 0; }
  kv_block<keys_type, values_type> block(index_t b, index_t g, index_t first, index_t, std::byte*) const {
    return {{&p.k(b, g, first, 0), p.k.stride(2), p.k.extent(3)},
            {&p.v(b, g, first, 0), p.v.stride(2), p.v.extent(3), nullptr}};
  }
};

/// Whether decode_attention is made for the call.
template <class Problem>
bool decode_attention_fits(const Problem& p) noexcept {
  const index_t kv_heads = p.k.extent(1);
  const bool side_by_side = p.k.stride(3) == 1 && p.v.stride(3) == 1;
  const bool one_group = kv_heads > 0 && p.v.extent(1) == kv_heads;
  return simd::lanes<typename Problem::scalar> > 1 && side_by_side && p.k_len() >= decode_keys && one_group &&
         p.heads() / kv_heads * p.q_len() <= decode_most_rows;
}

/// Scratch of a call.
template <class Problem>
std::size_t decode_workspace(const Problem& p, const executor_ref& executor) {
  const rows_source<Problem> source{p};
  return decode_run(p, source, score_rules<typename Problem::scalar>(no_mask{}), executor).workspace();
}

/// Runs the call; `scratch` holds decode_workspace bytes. `mask` is bound to the call's shape.
template <class Problem>
void decode_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                      workspace scratch) {
  const rows_source<Problem> source{p};
  decode_run(p, source, mask, executor).run(scratch);
}

}  // namespace xattn::inline XATTN_ISA::kernels
