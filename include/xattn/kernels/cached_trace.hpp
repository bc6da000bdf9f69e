// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a hook sees of attention over a store, whose scores are never in one piece: they are computed again,
///         afterwards, by the stages of the plain kernel.
/// Shapes  scores (B, H, Lq, Lk), stored keys (B, G, Lk, D) and values (B, G, Lk, Dv), in memory for the length of it.
/// Edges   keys that an item does not have, or whose place was needed for others, are shown as 0.
#pragma once

#include "xattn/kernels/cached_problem.hpp"
#include "xattn/kernels/staged_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {
namespace detail {

template <class Problem, class T>
void copy_range(const Problem& p, const tensor4_view<T>& k, const tensor4_view<T>& v) {
  for (index_t b = 0; b < k.extent(0); ++b) {
    const key_range all = p.range(b);
    for (index_t g = 0; g < k.extent(1); ++g) {
      p.copy_keys(b, g, all.first, matrix_at(k, b, g).slice(0, all.first, all.last));
      p.copy_values(b, g, all.first, matrix_at(v, b, g).slice(0, all.first, all.last));
    }
  }
}

}  // namespace detail

/// Shows the stored rows and the stages between them and the result; computes the result too where O says so.
template <trace::origin O, class Problem, tracer Tr>
void replay(const Problem& from, const score_rules<typename Problem::scalar>& mask, Tr tr, const trace::place& where) {
  using T = typename Problem::scalar;
  using run = detail::staged_run<attention_problem<typename decltype(Problem::q)::value_type, T, T>>;
  using trace::stage;
  if constexpr (trace::takes_values<Tr>) detail::give_values(from, tr, where);
  if constexpr (trace::wants<Tr, stage::sink>) detail::emit_sinks(from, tr, where);
  if constexpr (trace::wants<Tr, stage::bias>) detail::emit_bias(from, mask, tr, where);
  const extents<4> rows{from.batch(), from.k.extent(1), from.k_len(), 1};
  const index_t count = element_count(rows);
  std::vector<T> keys(static_cast<std::size_t>(count * from.width()), T(0));
  std::vector<T> values(static_cast<std::size_t>(count * from.value_width()), T(0));
  const tensor4_view<T> k(keys.data(), {rows[0], rows[1], rows[2], from.width()});
  const tensor4_view<T> v(values.data(), {rows[0], rows[1], rows[2], from.value_width()});
  detail::copy_range(from, k, v);
  if constexpr (trace::wants<Tr, stage::cache_k>) trace::emit<stage::cache_k, trace::origin::derived>(tr, where, k);
  if constexpr (trace::wants<Tr, stage::cache_v>) trace::emit<stage::cache_v, trace::origin::derived>(tr, where, v);
  const attention_problem<typename decltype(Problem::q)::value_type, T, T> p{
      from.q, as_const(k), as_const(v), from.out, from.lse, from.scale, from.softcap, from.sinks};
  if constexpr (detail::looks_inside<Tr>) {
    std::vector<std::byte> scratch(run::grid(p, {}).workspace_bytes() + workspace_alignment);
    const run stages(p, mask, {}, workspace(std::span<std::byte>(scratch)));
    stages.template run<O, O>(tr, where);
  } else if constexpr (O == trace::origin::computed) {
    plain_attention(p, mask, {});
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
