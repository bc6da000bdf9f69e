// SPDX-License-Identifier: BSD-3-Clause
/// Brief   How encoders and their layers are called: on whole sequences, and on tokens that join a cache.
/// Shapes  x (L, d_model) or (B, L, d_model) -> x's shape.
/// Edges   out may be x. A const model may be called by many threads at once, each with a cache of its own.
#pragma once

#include "xattn/layers/rotary_positions.hpp"
#include "xattn/models/caches.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA::detail {

/// Model has name, config(), place(where), forward(out, x, mask, context), scratch_bytes(batch, length, executor); and
/// for caches expect_room(function, cache, batch, rows), forward(out, x, cache, mask, context), scratch_bytes(cache,
/// length, executor).
template <class Model, real T, template <class> class Cache>
class encoder_calls {
 public:
  template <tensor_like X, mask M = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, const M& mask = {}, const sequence_options& options = {}, Tr tr = {}) const {
    return returned(x, [&](const auto& out, const auto& rows) { call(out, rows, mask, options, tr); });
  }
  /// Incremental: x joins the tokens of the cache, and its queries see all of them that the mask allows. A cache
  /// without room is a cache_error and stays as it was.
  template <tensor_like X, class S, mask M = no_mask, tracer Tr = no_trace>
  auto operator()(const X& x, Cache<S>& cache, const M& mask = {}, const sequence_options& options = {},
                  Tr tr = {}) const {
    return returned(x, [&](const auto& out, const auto& rows) { call_cached(out, rows, cache, mask, options, tr); });
  }
  /// Into an array that is x or does not overlap it.
  template <class Out, tensor_like X, mask M = no_mask, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const M& mask = {}, const sequence_options& options = {}, Tr tr = {}) const {
    const auto& held = hold(x);
    call(detail::target_view<T>(out), any_view_of(held), mask, options, tr);
  }
  template <class Out, tensor_like X, class S, mask M = no_mask, tracer Tr = no_trace>
  void into(Out&& out, const X& x, Cache<S>& cache, const M& mask = {}, const sequence_options& options = {},
            Tr tr = {}) const {
    const auto& held = hold(x);
    call_cached(detail::target_view<T>(out), any_view_of(held), cache, mask, options, tr);
  }

  /// Bytes of scratch of a call on `batch` items, for options.workspace.
  std::size_t workspace_size(index_t batch, index_t length, const executor_ref& executor = {}) const {
    return self().scratch_bytes(batch, length, executor) + workspace_alignment;
  }
  /// Of a call whose `length` new tokens join the cache.
  template <class S>
  std::size_t workspace_size(const Cache<S>& cache, index_t length, const executor_ref& executor = {}) const {
    return self().scratch_bytes(cache, length, executor) + workspace_alignment;
  }

 private:
  const Model& self() const noexcept { return static_cast<const Model&>(*this); }

  template <class X, class Call>
  auto returned(const X& x, const Call& call_on) const {
    using result = result_t<T, X>;
    const auto& held = hold(x);
    const auto v = any_view_of(held);
    (void)layer_rows(Model::name, "x", v, self().config().d_model);
    result out = make_result<result>(v.template lifted<4>().extent(), v.rank);
    call_on(any_view_of(out), v);
    return out;
  }

  template <class TX>
  tensor3_view<T> checked_output(const any_view<T>& out, const any_view<const TX>& x) const {
    const index_t width = self().config().d_model;
    const auto rows = layer_rows(Model::name, "x", x, width);
    const auto target = layer_output(Model::name, out, shape_of("x", x), width);
    expect_same_or_apart(Model::name, target, rows);
    return target;
  }
  template <class TX, class M>
  auto bound(const M& mask, const any_view<const TX>& x) const {
    const auto rows = x.template lifted<3>();
    const index_t length = rows.extent(1);
    return mask.bind(score_shape{Model::name, x.rank + 1, rows.extent(0), self().config().heads, length, length, 0});
  }

  template <class TX, class M, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const M& mask, const sequence_options& options,
            Tr tr) const {
    const auto target = checked_output(out, x);
    const auto rows = x.template lifted<3>();
    const auto rules = bound(mask, x);
    const auto at = positions_of(Model::name, options, self().config().rope, shape_of("x", x));
    const auto where = self().place(layer_place(tr, trace::block::bare, x.rank));
    const std::size_t bytes = self().scratch_bytes(rows.extent(0), rows.extent(1), options.executor);
    run_layer(Model::name, options, bytes, tr, where, [&](const call_context<Tr>& c) {
      self().forward(target, rows, kernels::score_rules<T>(rules), c.positioned(pointer_to(at)));
    });
  }

  template <class TX, class S, class M, tracer Tr>
  void call_cached(const any_view<T>& out, const any_view<const TX>& x, Cache<S>& cache, const M& mask,
                   const sequence_options& options, Tr tr) const {
    const auto target = checked_output(out, x);
    const auto rows = x.template lifted<3>();
    const index_t length = rows.extent(1);
    self().expect_room(Model::name, cache, rows.extent(0), length);
    const auto rules = bind_to_cache(Model::name, mask, x.rank, self().config().heads, tokens_of(cache), length);
    const auto at = positions_of(Model::name, options, self().config().rope, shape_of("x", x));
    const auto where = self().place(incremental_place(tr, x.rank, cache.length()));
    const std::size_t bytes = self().scratch_bytes(cache, length, options.executor);
    run_layer(Model::name, options, bytes, tr, where, [&](const call_context<Tr>& c) {
      self().forward(target, rows, cache, rules.template rules<T>(), c.positioned(pointer_to(at)));
    });
    cache.advance(length);
  }
};

}  // namespace xattn::inline XATTN_ISA::detail
