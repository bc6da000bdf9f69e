// SPDX-License-Identifier: BSD-3-Clause
/// Brief   How decoders and their layers are called: on whole sequences, and on tokens that join a cache.
/// Shapes  x (L, d_model) or (B, L, d_model), memory (M, d_model) or (B, M, d_model) -> x's shape.
/// Edges   self-attention is causal, and `mask` joins that; memory_mask is the cross-attention's, its scores are
///         (.., L, M). out may be x, but not overlap memory. A const model may be called by many threads at once, each
///         with a cache of its own.
#pragma once

#include "xattn/layers/rotary_positions.hpp"
#include "xattn/models/caches.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA::detail {

/// What a decoder is given beside x: its memory, and what both attentions exclude.
template <class T, class TM>
struct decoder_inputs {
  tensor3_view<const TM> memory;
  kernels::score_rules<T> mask, memory_mask;
};

/// Model has name, config(), place(where), forward(out, x, inputs, context), scratch_bytes(batch, length, memory
/// length, executor), make_empty_cache<S>(length, batch, options); and for caches expect_room(function, cache, batch,
/// rows), forward(out, x, cache, inputs, context), scratch_bytes(cache, length, memory length, executor).
template <class Model, real T, template <class> class Cache>
class decoder_calls {
 public:
  template <tensor_like X, tensor_like Memory, mask M = no_mask, mask MM = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, const Memory& memory, const M& mask = {}, const MM& memory_mask = {},
                  const sequence_options& options = {}, Tr tr = {}) const {
    const auto& held = hold(memory);
    return returned<Memory>(x, any_view_of(held), [&](const auto& out, const auto& rows, const auto& from) {
      call(out, rows, from, masks<M, MM>{mask, memory_mask}, options, tr);
    });
  }
  /// Incremental: x joins the tokens of the cache. Keys and values of memory are computed by the first call alone:
  /// later calls read them from the cache, whatever the numbers of memory, whose shape must be the same. A cache
  /// without room is a cache_error and stays as it was.
  template <tensor_like X, class S, tensor_like Memory, mask M = no_mask, mask MM = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, Cache<S>& cache, const Memory& memory, const M& mask = {}, const MM& memory_mask = {},
                  const sequence_options& options = {}, Tr tr = {}) const {
    const auto& held = hold(memory);
    return returned<Memory>(x, any_view_of(held), [&](const auto& out, const auto& rows, const auto& from) {
      call_cached(out, rows, cache, from, masks<M, MM>{mask, memory_mask}, options, tr);
    });
  }
  /// Into an array that is x or does not overlap it, and does not overlap memory.
  template <class Out, tensor_like X, tensor_like Memory, mask M = no_mask, mask MM = no_mask, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const Memory& memory, const M& mask = {}, const MM& memory_mask = {},
            const sequence_options& options = {}, Tr tr = {}) const {
    const auto& held = hold(x);
    const auto& held_memory = hold(memory);
    call(detail::target_view<T>(out), any_view_of(held), any_view_of(held_memory), masks<M, MM>{mask, memory_mask}, options, tr);
  }
  template <class Out, tensor_like X, class S, tensor_like Memory, mask M = no_mask, mask MM = no_mask,
            tracer Tr = no_trace>
  void into(Out&& out, const X& x, Cache<S>& cache, const Memory& memory, const M& mask = {},
            const MM& memory_mask = {}, const sequence_options& options = {}, Tr tr = {}) const {
    const auto& held = hold(x);
    const auto& held_memory = hold(memory);
    call_cached(detail::target_view<T>(out), any_view_of(held), cache, any_view_of(held_memory), masks<M, MM>{mask, memory_mask},
                options, tr);
  }

  /// Bytes of scratch of a call on `batch` items, for options.workspace.
  std::size_t workspace_size(index_t batch, index_t length, index_t memory_length,
                             const executor_ref& executor = {}) const {
    return self().scratch_bytes(batch, length, memory_length, executor) + workspace_alignment;
  }
  /// Of a call whose `length` new tokens join the cache.
  template <class S>
  std::size_t workspace_size(const Cache<S>& cache, index_t length, index_t memory_length,
                             const executor_ref& executor = {}) const {
    return self().scratch_bytes(cache, length, memory_length, executor) + workspace_alignment;
  }

 protected:
  /// An empty cache that knows the memory already.
  template <class S, class Memory>
  Cache<S> cache_with(count max_len, const Memory& memory, const layer_options& options,
                      const cache_options& kind) const {
    const auto& held = hold(memory);
    const auto from = any_view_of(held);
    const auto rows = layer_rows(Model::name, "memory", from, self().config().d_model);
    Cache<S> cache = self().template make_empty_cache<S>(max_len, rows.extent(0), kind);
    const any_view<T> nothing{nullptr, from.rank, {1, rows.extent(0), 0, rows.extent(2)}, {}};
    call_cached(nothing, any_view<const T>{nullptr, nothing.rank, nothing.extent, {}}, cache, from,
                masks<no_mask, no_mask>{{}, {}}, options, no_trace{});
    return cache;
  }

 private:
  template <class M, class MM>
  struct masks {
    const M& tokens;
    const MM& memory;
  };

  const Model& self() const noexcept { return static_cast<const Model&>(*this); }

  template <class Memory, class X, class TM, class Call>
  auto returned(const X& x, const any_view<const TM>& memory, const Call& call_on) const {
    using result = result_t<T, X, Memory>;
    const auto& held = hold(x);
    const auto v = any_view_of(held);
    check_inputs(v, memory);
    result out = make_result<result>(v.template lifted<4>().extent(), v.rank);
    call_on(any_view_of(out), v, memory);
    return out;
  }

  template <class TX, class TM>
  void check_inputs(const any_view<const TX>& x, const any_view<const TM>& memory) const {
    const index_t width = self().config().d_model;
    const auto rows = layer_rows(Model::name, "x", x, width);
    const auto from = layer_rows(Model::name, "memory", memory, width);
    if (memory.rank == x.rank && from.extent(0) == rows.extent(0)) return;
    fail_argument(Model::name, shape_of("memory", memory), {"the batch of x ", shape_of("x", x).extents_shown()});
  }
  template <class TX, class TM>
  tensor3_view<T> checked_output(const any_view<T>& out, const any_view<const TX>& x,
                                 const any_view<const TM>& memory) const {
    check_inputs(x, memory);
    const auto target = layer_output(Model::name, out, shape_of("x", x), self().config().d_model);
    expect_same_or_apart(Model::name, target, x.template lifted<3>());
    expect_apart(Model::name, "out", target, "memory", memory.template lifted<3>());
    return target;
  }
  template <class S, class TM>
  void expect_known(const Cache<S>& cache, const any_view<const TM>& memory) const {
    if (!cache.knows_memory() || cache.memory_length() == memory.extent[2]) return;
    fail_argument(Model::name, shape_of("memory", memory),
                  {"the memory of the cache, ", cache.memory_length(), " rows; clear() forgets it"});
  }

  /// The scores of a call: its rows are the last of as many as there are keys.
  template <class TX>
  score_shape scores(const any_view<const TX>& x, index_t keys) const {
    return {Model::name, x.rank + 1, x.extent[1], self().config().heads, x.extent[2], keys, keys - x.extent[2]};
  }

  template <class TX, class TM, class M, class MM, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const any_view<const TM>& memory,
            const masks<M, MM>& rules, const sequence_options& options, Tr tr) const {
    const auto target = checked_output(out, x, memory);
    const auto rows = x.template lifted<3>();
    const auto from = memory.template lifted<3>();
    const auto before = causal & rules.tokens;
    const auto tokens = before.bind(scores(x, rows.extent(1)));
    const auto seen = rules.memory.bind(scores(x, from.extent(1)));
    const auto at = positions_of(Model::name, options, self().config().rope, shape_of("x", x));
    const auto where = self().place(layer_place(tr, trace::block::bare, x.rank));
    const std::size_t bytes =
        self().scratch_bytes(rows.extent(0), rows.extent(1), from.extent(1), options.executor);
    run_layer(Model::name, options, bytes, tr, where, [&](const call_context<Tr>& c) {
      self().forward(target, rows, decoder_inputs<T, TM>{from, tokens, seen}, c.positioned(pointer_to(at)));
    });
  }

  template <class TX, class S, class TM, class M, class MM, tracer Tr>
  void call_cached(const any_view<T>& out, const any_view<const TX>& x, Cache<S>& cache,
                   const any_view<const TM>& memory, const masks<M, MM>& rules, const sequence_options& options,
                   Tr tr) const {
    const auto target = checked_output(out, x, memory);
    const auto rows = x.template lifted<3>();
    const auto from = memory.template lifted<3>();
    self().expect_room(Model::name, cache, rows.extent(0), rows.extent(1));
    expect_known(cache, memory);
    const auto tokens = bind_to_cache(Model::name, causal & rules.tokens, x.rank, self().config().heads,
                                      tokens_of(cache), rows.extent(1));
    const auto seen = rules.memory.bind(scores(x, from.extent(1)));
    const auto at = positions_of(Model::name, options, self().config().rope, shape_of("x", x));
    const auto where = self().place(incremental_place(tr, x.rank, cache.length()));
    const std::size_t bytes = self().scratch_bytes(cache, rows.extent(1), from.extent(1), options.executor);
    cache.expect_memory(from.extent(1));
    run_layer(Model::name, options, bytes, tr, where, [&](const call_context<Tr>& c) {
      self().forward(target, rows, cache, decoder_inputs<T, TM>{from, tokens.template rules<T>(), seen},
                     c.positioned(pointer_to(at)));
    });
    cache.advance(rows.extent(1));
    cache.memory_known();
  }
};

}  // namespace xattn::inline XATTN_ISA::detail
