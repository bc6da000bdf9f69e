// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Learned positions: a table with a row for each position, to be added to token embeddings.
/// Shapes  table (length, d_model). A call for n positions from `first` on -> (n, d_model).
/// Edges   a position outside [0, length) is an option_error that says how far the table goes, before anything is
///         written. No rows are fine, with first from 0 to length.
/// Source  Gehring et al. 2017, arXiv:1705.03122; Devlin et al. 2018, arXiv:1810.04805.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/rows.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/parameter.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {

struct learned_encoding_config {
  count length{};
  count d_model{};
  std::uint64_t seed = 0;
};

template <real T>
class learned_encoding {
 public:
  explicit learned_encoding(const learned_encoding_config& config)
      : config_(checked(config)), table_("table", {config_.length, config_.d_model}, T(0)) {
    table_.glorot(seed_of_part(config_.seed, 0));
  }

  const learned_encoding_config& config() const noexcept { return config_; }
  weight_access<T, 2> table() { return {table_}; }
  auto table() const { return detail::const_adaptor(table_.values()); }

  /// Positions first, first + 1, .., first + length - 1.
  template <tracer Tr = no_trace>
  xt::xtensor<T, 2> operator()(count length, count first = 0, const layer_options& options = {}, Tr tr = {}) const {
    check_run(first, length);
    auto out = detail::make_result<xt::xtensor<T, 2>>({1, 1, length, config_.d_model}, 2);
    call(any_view_of(out), first, options, tr);
    return out;
  }
  /// As many positions as out (n, d_model) has rows.
  template <class Out, tracer Tr = no_trace>
  void into(Out&& out, count first = 0, const layer_options& options = {}, Tr tr = {}) const {
    call(detail::target_view<T>(out), first, options, tr);
  }

 private:
  static constexpr const char* name = "learned_encoding";

  static learned_encoding_config checked(const learned_encoding_config& c) {
    detail::expect_positive(name, "length", c.length);
    detail::expect_positive(name, "d_model", c.d_model);
    return c;
  }

  void check_run(index_t first, index_t length) const {
    const index_t rows = config_.length;
    detail::expect_value(length >= 0, name, "length", length, "0 or more");
    detail::expect_value(first >= 0 && first <= rows, name, "first", first,
                         {"a position of the table, 0 to ", rows - 1});
    detail::expect_value(length <= rows - first, name, "length", length,
                         {"at most the ", rows - first, " rows from first on"});
  }

  template <tracer Tr>
  void call(const any_view<T>& out, index_t first, const layer_options& options, Tr tr) const {
    using trace::origin;
    using trace::stage;
    const argument_shape shape = shape_of("out", out);
    if (out.rank != 2 || shape.last(1) != config_.d_model) {
      detail::fail_argument(name, shape, {"(n, d_model) with d_model ", index_t{config_.d_model}});
    }
    const auto rows = out.template lifted<2>();
    check_run(first, rows.extent(0));
    detail::expect_distinct(name, "out", rows);
    detail::expect_apart(name, "out", rows, "table", table_.values());
    const trace::place where = detail::layer_place(tr, trace::block::embed, 3);
    detail::run_layer(name, options, 0, tr, where, [&](const detail::call_context<Tr>& c) {
      kernels::map_elements(c.executor, kernels::detail::same{}, rows,
                            table_.values().slice(0, first, first + rows.extent(0)));
      if constexpr (trace::wants<Tr, stage::pos_enc>) trace::emit<stage::pos_enc, origin::computed>(c.tr, c.where, rows);
    });
  }

  learned_encoding_config config_;
  parameter<T, 2> table_;
};

}  // namespace xattn::inline XATTN_ISA
