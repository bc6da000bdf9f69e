// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention over keys and values of a store: one query or many, each with the first rows of the store.
/// Shapes  see attention_problem.hpp; k and v of the problem say how many rows of the store count, their data is null.
/// Formula, Edges, Error: see decode_run.hpp; about the keys and values as the store gives them back.
#pragma once

#include "xattn/kernels/cached_trace.hpp"
#include "xattn/kernels/decode_run.hpp"

namespace xattn::inline XATTN_ISA::kernels {

template <class S, class T>
struct store_source {
  using element = typename kv_store<S>::element;
  using keys_type = key_tiles<element, T>;
  using values_type = value_rows<element, T>;

  const kv_store<S>& store;

  index_t kv_heads() const { return store.shape.kv_heads; }
  keys_type keys(index_t b, index_t g) const {
    return {store.key(b, g, 0), store.shape.width, store.key_factor(b, g, 0)};
  }
  values_type values(index_t b, index_t g) const {
    return {store.value(b, g, 0), store.shape.value_width, store.shape.value_width, store.value_factor(b, g, 0)};
  }
};

/// Scratch of a call.
template <class T, class S>
std::size_t cached_workspace(const attention_problem<T>& p, const kv_store<S>& store, const executor_ref& executor) {
  const store_source<S, T> source{store};
  return decode_run(p, source, score_rules<T>(no_mask{}), executor).workspace();
}

/// Runs the call; `scratch` holds cached_workspace bytes. `mask` is bound to the call's shape.
template <class T, class S, tracer Tr = no_trace>
void cached_attention(const attention_problem<T>& p, const kv_store<S>& store,
                      const score_rules<std::type_identity_t<T>>& mask, const executor_ref& executor, workspace scratch,
                      Tr tr = {}, const trace::place& where = {}) {
  using trace::origin;
  using trace::stage;
  const store_source<S, T> source{store};
  if (mask.reweighs()) {  // of the weights in memory, by the plain kernel
    replay<origin::computed>(p, store, mask, tr, where);
  } else {
    decode_run(p, source, mask, executor).run(scratch);
    if constexpr (trace::listens<Tr>) replay<origin::replayed>(p, store, mask, tr, where);
  }
  if constexpr (trace::wants<Tr, stage::context>) trace::emit<stage::context, origin::computed>(tr, where, p.out);
}

}  // namespace xattn::inline XATTN_ISA::kernels
