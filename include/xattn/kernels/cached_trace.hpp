// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a hook sees of attention over a store, whose scores are never in one piece: they are computed again,
///         afterwards, by the stages of the plain kernel.
/// Shapes  scores (B, H, Lq, Lk), stored keys (B, G, Lk, D) and values (B, G, Lk, Dv), in memory for the length of it.
#pragma once

#include "xattn/kernels/kv_store.hpp"
#include "xattn/kernels/staged_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {
/// Shows the stored rows and the stages between them and the result; computes the result too where O says so.
template <trace::origin O, class T, class S, tracer Tr>
void replay(attention_problem<T> p, const kv_store<S>& store, const score_rules<T>& mask, Tr tr,
            const trace::place& where) {
  using trace::stage;
  if constexpr (trace::takes_values<Tr>) detail::give_values(p, tr, where);
  if constexpr (trace::wants<Tr, stage::sink>) detail::emit_sinks(p, tr, where);
  if constexpr (trace::wants<Tr, stage::bias>) detail::emit_bias(p, mask, tr, where);
  std::vector<T> keys(static_cast<std::size_t>(p.k.size())), values(static_cast<std::size_t>(p.v.size()));
  const tensor4_view<T> k(keys.data(), p.k.extent()), v(values.data(), p.v.extent());
  read_keys(store, k);
  read_values(store, v);
  if constexpr (trace::wants<Tr, stage::cache_k>) trace::emit<stage::cache_k, trace::origin::derived>(tr, where, k);
  if constexpr (trace::wants<Tr, stage::cache_v>) trace::emit<stage::cache_v, trace::origin::derived>(tr, where, v);
  p.k = as_const(k);
  p.v = as_const(v);
  if constexpr (detail::looks_inside<Tr>) {
    using run = detail::staged_run<attention_problem<T>>;
    std::vector<std::byte> scratch(run::grid(p, {}).workspace_bytes() + workspace_alignment);
    const run stages(p, mask, {}, workspace(std::span<std::byte>(scratch)));
    stages.template run<O, O>(tr, where);
  } else if constexpr (O == trace::origin::computed) {
    plain_attention(p, mask, {});
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
