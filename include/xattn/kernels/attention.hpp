// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One attention call on views: picks the kernel by shape, and shows the call to a hook.
/// Shapes  see attention_problem.hpp.
/// Formula O = softmax(mask(cap(scale Q K^T))) V.
/// Edges   what picks the kernel is never the batch, and the number of queries only where a few meet many keys. A
///         hook that reads changes no bit: stages that a kernel does not have in one piece are replayed afterwards,
///         unless the hook asks for the plain kernel, or for an error. One that writes such a stage gets the plain
///         kernel, one that writes a tile the streaming one, one that writes both does not compile. A function of the
///         weights takes the plain kernel.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
#pragma once

#include "xattn/kernels/decode_attention.hpp"
#include "xattn/kernels/replayed_attention.hpp"
#include "xattn/kernels/small_attention.hpp"
#include "xattn/kernels/tile_trace.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Heads that need no scratch, unless a hook looks at what they keep in registers.
template <tracer Tr, class Problem>
bool runs_small(const Problem& p) noexcept {
  return !detail::looks_inside<Tr> && !edits_tiles<Tr> && small_attention<Problem>::fits(p);
}

/// Scratch of a whole call for an executor of this concurrency, with any mask and any hook.
template <class Problem>
std::size_t attention_workspace(const Problem& p, const executor_ref& executor) {
  const std::size_t plain = std::max(detail::staged_workspace(p, executor), plain_workspace(p, executor));
  if constexpr (!has_stream_attention<Problem>) return plain;
  else if (decode_attention_fits(p)) return std::max(plain, decode_workspace(p, executor));
  else return std::max(plain, stream_workspace(p, executor));
}

namespace detail {

/// The algorithm of a call, but for what a hook asks of it.
template <class Problem>
trace::path path_of(const Problem& p, bool reweighs) noexcept {
  const bool in_memory = !has_stream_attention<Problem> || small_attention<Problem>::fits(p);
  if (in_memory || reweighs) return trace::path::plain;
  return decode_attention_fits(p) ? trace::path::decode : trace::path::streaming;
}

/// The algorithm of a call under observation.
template <class Problem, tracer Tr>
trace::path path_of(const Problem& p, const score_rules<typename Problem::scalar>& mask, Tr tr,
                    const trace::place& where) {
  check_edits<Tr>();
  if constexpr (edits_inside<Tr>) return trace::path::plain;
  if constexpr (edits_tiles<Tr>) return streaming_path(mask);
  return chosen_path(path_of(p, mask.reweighs()), p, mask, tr, where);
}

/// Kernels that never have a stage in one piece; the statistics of the softmax are the streaming one's to give.
template <class Problem>
void run_blocks(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                workspace scratch, const statistics_out<typename Problem::scalar>& statistics = {}) {
  if (decode_attention_fits(p)) decode_attention(p, mask, executor, scratch);
  else stream_attention(p, mask, executor, scratch, statistics);
}

/// A kernel that never has a stage in one piece, and what a hook sees of it.
template <class Problem, tracer Tr>
void run_observed(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                  workspace scratch, Tr tr, const trace::place& where) {
  const bool streams = where.at.pth == trace::path::streaming;
  const kept_statistics<typename Problem::scalar> stats(p);
  if constexpr (trace::looks_at_tiles<Tr>) {
    if (streams) shown_attention(p, mask, executor, tr, where, {stats.max, stats.sum});
    else run_blocks(p, mask, executor, scratch);
  } else {
    run_blocks(p, mask, executor, scratch, {stats.max, stats.sum});
  }
  if constexpr (looks_inside<Tr>) {
    const replay_run<Problem> replay(p, mask, executor, scratch);
    if (streams) replay.after_streaming(tr, where, stats);
    else replay.after_decode(tr, where, stats);
  }
}

/// The kernel for a call that is not small.
template <class Problem, tracer Tr>
void run_large(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
               workspace scratch, Tr tr, const trace::place& where) {
  constexpr bool streams = has_stream_attention<Problem> || edits_tiles<Tr>;
  if constexpr (edits_inside<Tr> || (looks_inside<Tr> && !streams)) {
    run_staged(p, mask, executor, scratch, tr, where);
  } else if constexpr (!streams) {
    plain_attention(p, mask, executor, scratch);
  } else if constexpr (looks_inside<Tr> || trace::looks_at_tiles<Tr>) {
    if (where.at.pth != trace::path::plain) run_observed(p, mask, executor, scratch, tr, where);
    else if constexpr (looks_inside<Tr>) run_staged(p, mask, executor, scratch, tr, where);
  } else {
    run_blocks(p, mask, executor, scratch);
  }
}

/// The kernel for a small call. The stages in memory give the same bits.
template <class Problem, tracer Tr>
void run_small(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
               workspace scratch, Tr tr, const trace::place& where) {
  if constexpr (looks_inside<Tr>) {
    run_staged(p, mask, executor, scratch, tr, where);
  } else {
    block_grid<Problem>(p, plain_rows, executor, 0).each({}, [&](const query_block& at, workspace) {
      small_attention<Problem>::run(p, mask, at);
    });
  }
}

/// The kernel for functions of the weights, which need them in memory.
template <class Problem, tracer Tr>
void run_reweighed(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                   workspace scratch, Tr tr, const trace::place& where) {
  if constexpr (looks_inside<Tr>) {
    run_staged(p, mask, executor, scratch, tr, where);
  } else {
    plain_attention(p, mask, executor, scratch);
  }
}

/// The kernel for a call. Rules: score_rules or weighing_rules.
template <class Problem, class Rules, tracer Tr>
XATTN_NOINLINE void run_call(const Problem& p, const Rules& mask, const executor_ref& executor, workspace scratch,
                             Tr tr, const trace::place& here) {
  if constexpr (edits_tiles<Tr>) {
    run_large(p, mask, executor, scratch, tr, here);
  } else {
    if constexpr (Rules::may_reweigh) {
      if (mask.reweighs()) return run_reweighed(p, mask, executor, scratch, tr, here);
    }
    if (small_attention<Problem>::fits(p)) run_small(p, mask, executor, scratch, tr, here);
    else run_large(p, mask, executor, scratch, tr, here);
  }
}

/// The call, and what a hook sees of it before and after its kernel.
template <class Problem, class Rules, tracer Tr>
void run_shown(const Problem& p, const Rules& mask, const executor_ref& executor, workspace scratch, Tr tr,
               const trace::place& where) {
  using trace::origin;
  using trace::stage;
  trace::place here = where;
  if constexpr (trace::listens<Tr>) here = where.on(path_of(p, mask, tr, where));
  if constexpr (trace::takes_values<Tr>) give_values(p, tr, here);
  if constexpr (trace::wants<Tr, stage::sink>) emit_sinks(p, tr, here);
  if constexpr (trace::wants<Tr, stage::bias>) emit_bias(p, mask, tr, here);
  run_call(p, mask, executor, scratch, tr, here);
  if constexpr (trace::wants<Tr, stage::context>) trace::emit<stage::context, origin::computed>(tr, here, p.out);
}

}  // namespace detail

/// Runs the call; `scratch` holds attention_workspace bytes, but may be empty where runs_small and the mask has no
/// function of the weights. `mask` is bound to the call's shape.
template <class Problem, tracer Tr = no_trace>
void attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
               workspace scratch, Tr tr = {}, const trace::place& where = {}) {
  detail::run_shown(p, mask, executor, scratch, tr, where);
}

/// The same of a mask whose type says that it leaves the weights alone.
template <class Problem, tracer Tr = no_trace>
void attention(const Problem& p, const weighing_rules<typename Problem::scalar>& mask, const executor_ref& executor,
               workspace scratch, Tr tr = {}, const trace::place& where = {}) {
  detail::run_shown(p, mask, executor, scratch, tr, where);
}

}  // namespace xattn::inline XATTN_ISA::kernels
