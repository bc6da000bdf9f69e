// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention over keys and values of a store: few queries read them where they lie, many stream them past in
///         blocks that are copied as they come.
/// Shapes  see cached_problem.hpp.
/// Formula, Edges, Error: those of decode_run.hpp and stream_attention.hpp; about the keys and values as the store gives
///         them back. Which of the two runs depends on the number of queries that share a key alone.
#pragma once

#include "xattn/kernels/cached_trace.hpp"
#include "xattn/kernels/decode_attention.hpp"
#include "xattn/kernels/stream_attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class S, class T>
struct store_source {
  using element = typename kv_store<S>::element;
  using keys_type = key_tiles<element, T>;
  using values_type = value_rows<element, T>;

  const kv_store<S>& store;

  index_t kv_heads() const { return store.shape.kv_heads; }
  kv_block<keys_type, values_type> block(index_t b, index_t g, index_t first) const {
    const auto at = store.at(b, first);
    const index_t width = store.shape.value_width;
    return {{store.key(at, g), store.shape.width, store.key_factor(at, g)},
            {store.value(at, g), width, width, store.value_factor(at, g)}};
  }
};

/// Whether so many query rows stream the keys past; otherwise their own rows have to be in the store.
template <class T>
bool streams_keys(index_t heads, index_t kv_heads, index_t q_len) noexcept {
  return simd::lanes<T> > 1 && kv_heads > 0 && heads / kv_heads * q_len > decode_most_rows;
}

/// Scratch of a call.
template <class S, class T>
std::size_t cached_workspace(const cached_problem<S, T>& p, const executor_ref& executor) {
  if constexpr (has_stream_attention<cached_problem<S, T>>) {
    if (!p.stored) return stream_workspace(p, executor);
  }
  const store_source<S, T> source{p.store};
  return decode_run(p, source, score_rules<T>(no_mask{}), executor).workspace();
}

namespace detail {

template <class S, class T>
void run_cached(const cached_problem<S, T>& p, const score_rules<T>& mask, const executor_ref& executor,
                workspace scratch) {
  if constexpr (has_stream_attention<cached_problem<S, T>>) {
    if (!p.stored) return stream_attention(p, mask, executor, scratch);
  }
  const store_source<S, T> source{p.store};
  decode_run(p, source, mask, executor).run(scratch);
}

}  // namespace detail

/// Runs the call; `scratch` holds cached_workspace bytes. `mask` is bound to the call's shape and knows what each item
/// has. Keys stream where not all of them are stored.
template <class S, class T, tracer Tr = no_trace>
void cached_attention(const cached_problem<S, T>& p, const score_rules<std::type_identity_t<T>>& mask,
                      const executor_ref& executor, workspace scratch, Tr tr = {}, const trace::place& where = {}) {
  using trace::origin;
  using trace::stage;
  const trace::path way = p.stored ? trace::path::decode : trace::path::streaming;
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
