// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a hook sees of attention over a store, whose scores are never in one piece: they are computed again,
///         afterwards, by the stages of the plain kernel.
/// Shapes  scores (B, H, Lq, Lk), stored keys (B, G, Lk, D) and values (B, G, Lk, Dv), in memory for the length of it.
/// Edges   those of gathered_problem.hpp.
#pragma once

#include "xattn/kernels/gathered_problem.hpp"
#include "xattn/kernels/replayed_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Shows the stored rows and the stages between them and the result; computes the result too where O says so. With
/// statistics: those of a streaming run.
template <trace::origin O, class Problem, tracer Tr>
void replay(const Problem& from, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor, Tr tr,
            const trace::place& where,
            const detail::kept_statistics<typename Problem::scalar>* streamed = nullptr) {
  using T = typename Problem::scalar;
  using trace::stage;
  if constexpr (trace::takes_values<Tr>) detail::give_values(from, tr, where);
  if constexpr (trace::wants<Tr, stage::sink>) detail::emit_sinks(from, tr, where);
  if constexpr (trace::wants<Tr, stage::bias>) detail::emit_bias(from, mask, tr, where);
  const gathered_problem<Problem> shape = gathered_around(from, nullptr, nullptr);
  std::vector<T> keys(static_cast<std::size_t>(shape.k.size())), values(static_cast<std::size_t>(shape.v.size()));
  const gathered_problem<Problem> p = gather(from, keys.data(), values.data());
  if constexpr (trace::wants<Tr, stage::cache_k>) trace::emit<stage::cache_k, trace::origin::computed>(tr, where, p.k);
  if constexpr (trace::wants<Tr, stage::cache_v>) trace::emit<stage::cache_v, trace::origin::computed>(tr, where, p.v);
  if constexpr (detail::looks_inside<Tr>) {
    std::vector<std::byte> scratch(detail::staged_workspace(p, executor) + workspace_alignment);
    const workspace memory{std::span<std::byte>(scratch)};
    const detail::replay_run<gathered_problem<Problem>> again(p, mask, executor, memory);
    if constexpr (O == trace::origin::computed) detail::run_staged(p, mask, executor, memory, tr, where);
    else if (streamed != nullptr) again.after_streaming(tr, where, *streamed);
    else again.after_decode(tr, where, detail::kept_statistics<T>(p));
  } else if constexpr (O == trace::origin::computed) {
    std::vector<std::byte> scratch(plain_workspace(p, executor) + workspace_alignment);
    plain_attention(p, mask, executor, workspace(std::span<std::byte>(scratch)));
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
