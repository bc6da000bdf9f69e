// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention over keys and values that a problem keeps elsewhere, in a store or in pages: few queries read them
///         where they lie, many stream them past in blocks that are copied as they come.
/// Shapes  see cached_problem.hpp and paged_problem.hpp.
/// Formula, Edges, Error: those of decode_run.hpp and stream_attention.hpp; about the keys and values as the store gives
///         them back. Which of the two runs depends on the number of queries that share a key alone.
#pragma once

#include "xattn/kernels/cached_trace.hpp"
#include "xattn/kernels/decode_attention.hpp"
#include "xattn/kernels/stream_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Scratch of a call.
template <keeps_keys Problem>
std::size_t cached_workspace(const Problem& p, const executor_ref& executor) {
  if constexpr (has_stream_attention<Problem>) {
    if (p.streams()) return stream_workspace(p, executor);
  }
  const auto source = p.source();
  return decode_run(p, source, score_rules<typename Problem::scalar>(no_mask{}), executor).workspace();
}

namespace detail {

template <class Problem>
void run_cached(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                workspace scratch) {
  if constexpr (has_stream_attention<Problem>) {
    if (p.streams()) return stream_attention(p, mask, executor, scratch);
  }
  const auto source = p.source();
  decode_run(p, source, mask, executor).run(scratch);
}

}  // namespace detail

/// Runs the call; `scratch` holds cached_workspace bytes. `mask` is bound to the call's shape and knows what each item
/// has.
template <keeps_keys Problem, tracer Tr = no_trace>
void cached_attention(const Problem& p, const score_rules<typename Problem::scalar>& mask, const executor_ref& executor,
                      workspace scratch, Tr tr = {}, const trace::place& where = {}) {
  using trace::origin;
  using trace::stage;
  const trace::path way = p.streams() ? trace::path::streaming : trace::path::decode;
  const trace::place here = where.on(mask.reweighs() ? trace::path::plain : way);
  if (mask.reweighs()) {  // of the weights in memory, by the plain kernel
    replay<origin::computed>(p, mask, tr, here);
  } else {
    detail::run_cached(p, mask, executor, scratch);
    if constexpr (trace::listens<Tr>) replay<origin::replayed>(p, mask, tr, here);
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
