// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Token embedding: a table of rows, looked up by id.
/// Shapes  ids (L) or (B, L), any integer type -> (L, d_model) or (B, L, d_model); table (tokens, d_model).
/// Edges   an id outside [0, tokens) is an option_error that names it and its place, before anything is written.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/embedding.hpp"
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
      : config_(checked(config)), table_("table", {config_.tokens, config_.d_model}, T(0)) {
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
    call(any_view_of(out), any_view_of(held), options, tr);
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
    kernels::embedding(table_.values(), rows, target, options.executor);
    if constexpr (trace::wants<Tr, stage::tok_embed>) trace::emit<stage::tok_embed, origin::computed>(tr, where, target);
  }

  embedding_config config_;
  parameter<T, 2> table_;
};

}  // namespace xattn::inline XATTN_ISA
