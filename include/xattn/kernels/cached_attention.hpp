// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention over keys and values that a problem keeps elsewhere, in a store or in pages: few queries read them
///         where they lie, many stream them past in blocks that are copied as they come.
/// Shapes  see cached_problem.hpp and paged_problem.hpp.
/// Formula, Edges, Error: those of decode_run.hpp and stream_attention.hpp; about the keys and values as they are
///         given back. Which of the two runs depends on the number of queries that share a key alone.
#pragma once

#include "xattn/kernels/cached_problem.hpp"
#include "xattn/kernels/cached_trace.hpp"
#include "xattn/kernels/decode_attention.hpp"
#include "xattn/kernels/tile_trace.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Scratch of a call, with any mask.
template <keeps_keys Problem>
std::size_t cached_workspace(const Problem& p, const executor_ref& executor) {
  const std::size_t plain = plain_workspace(p, executor);
  if (!p.streams()) {
    const auto source = p.source();
    constexpr no_mask none{};
    const score_rules<typename Problem::scalar> rules(none);
    return std::max(plain, decode_run(p, source, rules, executor).workspace());
  }
  if constexpr (has_stream_attention<Problem>) return std::max(plain, stream_workspace(p, executor));
  else return plain;
}

namespace detail {

/// Functions of the weights need rows of them in memory; many queries stream, of types with vector units.
template <class Problem>
void run_cached(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                workspace scratch) {
  if (mask.reweighs()) return plain_attention(p, mask, executor, scratch);
  if (!p.streams()) {
    const auto source = p.source();
    return decode_run(p, source, mask, executor).run(scratch);
  }
  if constexpr (has_stream_attention<Problem>) stream_attention(p, mask, executor, scratch);
  else plain_attention(p, mask, executor, scratch);
}

template <class Problem, tracer Tr>
trace::path cached_path(const Problem& p, const score_rules<typename Problem::scalar>& mask, Tr tr,
                        const trace::place& where) {
  check_edits<Tr>();
  const bool plain = mask.reweighs() || (p.streams() && !has_stream_attention<Problem>);
  const trace::path path = plain ? trace::path::plain : p.streams() ? trace::path::streaming : trace::path::decode;
  if constexpr (edits_inside<Tr>) return trace::path::plain;
  if constexpr (edits_tiles<Tr>) return streaming_path(mask);
  return chosen_path(path, p, mask, tr, where);
}

/// A run that is shown afterwards; its tiles, as it goes.
template <class Problem, tracer Tr>
void run_seen(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
              workspace scratch, Tr tr, const trace::place& where) {
  using trace::origin;
  if constexpr (has_stream_attention<Problem> || edits_tiles<Tr>) {
    if (where.at.pth == trace::path::streaming) {
      const kept_statistics<typename Problem::scalar> stats(p);
      if constexpr (trace::looks_at_tiles<Tr>) shown_attention(p, mask, executor, tr, where, {stats.max, stats.sum});
      else stream_attention(p, mask, executor, scratch, {stats.max, stats.sum});
      return replay<origin::replayed>(p, mask, executor, tr, where, &stats);
    }
  }
  run_cached(p, mask, executor, scratch);
  replay<origin::replayed>(p, mask, executor, tr, where);
}

}  // namespace detail

/// Runs the call; `scratch` holds cached_workspace bytes. `mask` is bound to the call's shape and knows what each item
/// has.
template <keeps_keys Problem, tracer Tr = no_trace>
void cached_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                      workspace scratch, Tr tr = {}, const trace::place& where = {}) {
  using trace::origin;
  using trace::stage;
  trace::place here = where;
  if constexpr (trace::listens<Tr>) here = where.on(detail::cached_path(p, mask, tr, where));
  if constexpr (!trace::looks<Tr>) {
    detail::run_cached(p, mask, executor, scratch);
  } else if (here.at.pth == trace::path::plain) {
    replay<origin::computed>(p, mask, executor, tr, here);  // of the weights in memory, by the plain kernel
  } else if constexpr (!detail::edits_inside<Tr>) {
    detail::run_seen(p, mask, executor, scratch, tr, here);
  }
  if constexpr (trace::wants<Tr, stage::context>) trace::emit<stage::context, origin::computed>(tr, here, p.out);
}

/// With the first rows of the store, as many as k and v of the problem have; their data is null.
template <class S, class T>
std::size_t cached_workspace(const attention_problem<T>& p, const kv_store<S>& store, const executor_ref& executor) {
  return cached_workspace(cached_problem<S, T>(p, store), executor);
}
template <class S, class T>
void cached_attention(const attention_problem<T>& p, const kv_store<S>& store,
                      const score_rules<std::type_identity_t<T>>& mask, const executor_ref& executor,
                      workspace scratch) {
  cached_attention(cached_problem<S, T>(p, store), mask, executor, scratch);
}

}  // namespace xattn::inline XATTN_ISA::kernels
