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
  if constexpr (has_stream_attention<Problem>) return std::max(staged, stream_workspace(p, executor));
  else return std::max(staged, plain_workspace(p, executor));
}

namespace detail {

/// True for a call that the streaming kernel computes, whatever a hook then reads.
template <class Tr, class Problem>
bool streams(const Problem& p) noexcept {
  return has_stream_attention<Problem> && !edits_inside<Tr> && !small_attention<Problem>::fits(p);
}

/// The kernel for a call that is not small.
template <class Problem, tracer Tr>
void run_large(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
               workspace scratch, Tr tr, const trace::place& where) {
  if constexpr (edits_inside<Tr> || (looks_inside<Tr> && !has_stream_attention<Problem>)) {
    staged_run<Problem>(p, mask, executor, scratch).template run<trace::origin::computed>(tr, where);
  } else if constexpr (!has_stream_attention<Problem>) {
    plain_attention(p, mask, executor, scratch);
  } else if constexpr (looks_inside<Tr>) {
    staged_run<Problem> replay(p, mask, executor, scratch);
    stream_attention(p, mask, executor, scratch, {replay.row_max, replay.row_sum});
    replay.template run<trace::origin::replayed>(tr, where);
  } else {
    stream_attention(p, mask, executor, scratch);
  }
}

/// The kernel for a small call. The stages in memory give the same bits.
template <class Problem, tracer Tr>
void run_small(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
               workspace scratch, Tr tr, const trace::place& where) {
  if constexpr (looks_inside<Tr>) {
    staged_run<Problem>(p, mask, executor, scratch).template run<trace::origin::computed>(tr, where);
  } else {
    block_grid<Problem>(p, plain_rows, executor, 0).each({}, [&](const query_block& at, workspace) {
      small_attention<Problem>::run(p, mask, at);
    });
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
  if (small_attention<Problem>::fits(p)) detail::run_small(p, mask, executor, scratch, tr, here);
  else detail::run_large(p, mask, executor, scratch, tr, here);
  if constexpr (trace::wants<Tr, stage::context>) trace::emit<stage::context, origin::computed>(tr, here, p.out);
}

}  // namespace xattn::inline XATTN_ISA::kernels
