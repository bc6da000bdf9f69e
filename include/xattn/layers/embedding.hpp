// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Token embedding: a table of rows, looked up by id; and the output layer that is tied to it.
/// Shapes  ids (L) or (B, L), any integer type -> (L, d_model) or (B, L, d_model); table (tokens, d_model).
///         logits: x (L, d_model) or (B, L, d_model) -> (L, tokens) or (B, L, tokens).
/// Formula logits = x table^T: how well each token's row fits a row of x.
/// Edges   an id outside [0, tokens) is an option_error that names it and its place, before anything is written.
/// Source  Press and Wolf 2017, arXiv:1608.05859 (the tied output layer).
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/embedding.hpp"
#include "xattn/kernels/linear.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/parameter.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {

struct embedding_config {
  count tokens{};
  count d_model{};
  std::uint64_t seed = 0;
};

template <real T>
class embedding {
 public:
  explicit embedding(const embedding_config& config)
      : config_(checked(config)), table_("table", {config_.tokens, config_.d_model}, T(0), product_side::transpose) {
    table_.glorot(seed_of_part(config_.seed, 0));
  }

  const embedding_config& config() const noexcept { return config_; }
  weight_access<T, 2> table() { return {table_}; }
  auto table() const { return detail::const_adaptor(table_.values()); }

  template <ids_like Ids, tracer Tr = no_trace>
  auto operator()(const Ids& ids, const layer_options& options = {}, Tr tr = {}) const {
    constexpr std::size_t rank = static_rank<Ids> == dynamic_rank ? dynamic_rank : static_rank<Ids> + 1;
    using result = typename detail::container<T, rank>::type;
    const auto& held = detail::hold(ids);
    const auto v = any_view_of(held);
    const auto rows = id_rows(v);
    result out = detail::make_result<result>({1, rows.extent(0), rows.extent(1), config_.d_model}, v.rank + 1);
    call(any_view_of(out), v, options, tr);
    return out;
  }
  template <class Out, ids_like Ids, tracer Tr = no_trace>
  void into(Out&& out, const Ids& ids, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(ids);
    call(detail::target_view<T>(out), any_view_of(held), options, tr);
  }

  template <tensor_like X>
  auto logits(const X& x, const layer_options& options = {}) const {
    using result = detail::result_t<T, X>;
    const auto& held = detail::hold(x);
    const auto v = any_view_of(held);
    const auto rows = detail::layer_rows("logits", "x", v, config_.d_model);
    result out = detail::make_result<result>({1, rows.extent(0), rows.extent(1), config_.tokens}, v.rank);
    project(any_view_of(out), v, options);
    return out;
  }
  /// Into an array that does not overlap x.
  template <class Out, tensor_like X>
  void logits_into(Out&& out, const X& x, const layer_options& options = {}) const {
    const auto& held = detail::hold(x);
    project(detail::target_view<T>(out), any_view_of(held), options);
  }

  /// Bytes of scratch of logits on `batch` items, for options.workspace; a lookup takes none.
  std::size_t workspace_size(index_t batch, index_t length) const {
    return detail::rows_bytes<T>(batch, length, config_.d_model) + workspace_alignment;
  }

 private:
  static constexpr const char* name = "embedding";

  static embedding_config checked(const embedding_config& c) {
    detail::expect_positive(name, "tokens", c.tokens);
    detail::expect_positive(name, "d_model", c.d_model);
    return c;
  }

  template <class I>
  static matrix_view<const I> id_rows(const any_view<const I>& ids) {
    if (ids.rank != 1 && ids.rank != 2) detail::fail_argument(name, shape_of("ids", ids), {"(L) or (B, L)"});
    return ids.template lifted<2>();
  }

  template <class I, tracer Tr>
  void call(const any_view<T>& out, const any_view<const I>& ids, const layer_options& options, Tr tr) const {
    using trace::origin;
    using trace::stage;
    const auto rows = id_rows(ids);
    const extents<4> extent{1, rows.extent(0), rows.extent(1), config_.d_model};
    const argument_shape expected{"ids", ids.rank + 1, extent};
    const auto target = detail::layer_output(name, out, expected, config_.d_model);
    const trace::place where = detail::layer_place(tr, trace::block::embed, out.rank);
    detail::run_layer(name, options, 0, tr, where, [&](const detail::call_context<Tr>& c) {
      kernels::embedding(table_.values(), rows, target, c.executor);
      if constexpr (trace::wants<Tr, stage::tok_embed>) trace::emit<stage::tok_embed, origin::computed>(c.tr, c.where, target);
    });
  }

  template <class TX>
  void project(const any_view<T>& out, const any_view<const TX>& x, const layer_options& options) const {
    const auto rows = detail::layer_rows("logits", "x", x, config_.d_model);
    const auto target = detail::layer_output("logits", out, shape_of("x", x), config_.tokens);
    detail::expect_apart("logits", "out", target, "x", rows);
    const std::size_t bytes = detail::rows_bytes<T>(rows.extent(0), rows.extent(1), config_.d_model);
    detail::run_layer("logits", options, bytes, no_trace{}, {}, [&](detail::call_context<no_trace> c) {
      kernels::linear(detail::product_rows<T>(c.scratch, rows), table_.packed(), target, {}, c.executor);
    });
  }

  embedding_config config_;
  parameter<T, 2> table_;
};

}  // namespace xattn::inline XATTN_ISA
