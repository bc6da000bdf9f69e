// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One attention call on views: picks the kernel by shape, and shows the call to a hook.
/// Shapes  see attention_problem.hpp.
/// Formula O = softmax(mask(cap(scale Q K^T))) V.
/// Edges   Lk, D and Dv alone pick the kernel, so that a query's bits depend neither on the batch nor on the number of queries. A
///         hook never changes them: stages that the streaming kernel does not have in one piece are replayed for it
///         afterwards; one that writes such a stage gets the kernel that computes it.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
#pragma once

#include "xattn/kernels/small_attention.hpp"
#include "xattn/kernels/staged_attention.hpp"
#include "xattn/kernels/stream_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Heads that need no scratch, unless a hook looks at what they keep in registers.
template <tracer Tr, class Problem>
bool runs_small(const Problem& p) noexcept {
  return !detail::looks_inside<Tr> && small_attention<Problem>::fits(p);
}

/// Scratch of a whole call for an executor of this concurrency, with any hook.
template <class Problem>
std::size_t attention_workspace(const Problem& p, const executor_ref& executor) {
  const std::size_t staged = detail::staged_run<Problem>::grid(p, executor).workspace_bytes();
  return std::max(staged, stream_attention_fits(p) ? stream_workspace(p, executor) : plain_workspace(p, executor));
}

namespace detail {

template <class Problem>
void run_small(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor) {
  block_grid<Problem>(p, plain_rows, executor, 0).each({}, [&](const query_block& at, workspace) {
    small_attention<Problem>::run(p, mask, at);
  });
}

/// True for a call that the streaming kernel computes, whatever a hook then reads.
template <class Tr, class Problem>
bool streams(const Problem& p) noexcept {
  return !edits_inside<Tr> && !small_attention<Problem>::fits(p) && stream_attention_fits(p);
}

/// All kernels but the streaming one, which has no stages to show.
template <class Problem, tracer Tr>
void run_in_memory(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                   workspace scratch, Tr tr, const trace::place& where) {
  if constexpr (looks_inside<Tr>) {
    staged_run<Problem>(p, mask, executor, scratch).template run<trace::origin::computed>(tr, where);
  } else if (runs_small<Tr>(p)) {
    run_small(p, mask, executor);
  } else {
    plain_attention(p, mask, executor, scratch);
  }
}

template <class Problem, tracer Tr>
void run_streaming(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                   workspace scratch, Tr tr, const trace::place& where) {
  if constexpr (looks_inside<Tr> && !edits_inside<Tr>) {
    staged_run<Problem> replay(p, mask, executor, scratch);
    stream_attention(p, mask, executor, scratch, {replay.row_max, replay.row_sum});
    replay.template run<trace::origin::replayed>(tr, where);
  } else {
    stream_attention(p, mask, executor, scratch);
  }
}

}  // namespace detail

/// Runs the call; `scratch` holds attention_workspace bytes, but may be empty where runs_small. `mask` is bound to the
/// call's shape.
template <class Problem, tracer Tr = no_trace>
void attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
               workspace scratch, Tr tr = {}, const trace::place& where = {}) {
  using trace::origin;
  using trace::stage;
  const bool streams = detail::streams<Tr>(p);
  const trace::place here = streams ? where.on(trace::path::streaming) : where;
  if constexpr (trace::takes_values<Tr>) detail::give_values(p, tr, here);
  if constexpr (trace::wants<Tr, stage::sink>) detail::emit_sinks(p, tr, here);
  if constexpr (trace::wants<Tr, stage::bias>) detail::emit_bias(p, mask, tr, here);
  if (streams) detail::run_streaming(p, mask, executor, scratch, tr, here);
  else detail::run_in_memory(p, mask, executor, scratch, tr, here);
  if constexpr (trace::wants<Tr, stage::context>) trace::emit<stage::context, origin::computed>(tr, here, p.out);
}

}  // namespace xattn::inline XATTN_ISA::kernels
