// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Rotary positions as a layer: turns queries and keys by where they stand.
/// Shapes  x (.., L, D) of rank 2 to 4 -> x's shape. Positions: the first one, for L in a row; or an array of integers,
///         (L), or (N, L) with N the first axis of x.
/// Formula pair i of a row at position p turns by p / base^(2i / D); see kernels/rotary.hpp for pairs, edges and error.
/// Edges   odd D is an option_error. out may be x. Scores of turned queries and keys depend on the distance alone.
/// Source  Su et al. 2021, arXiv:2104.09864.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/rotary.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/xtensor/result.hpp"

#include <utility>
#include <vector>

namespace xattn::inline XATTN_ISA {

struct rotary_config {
  count d_head{};  // as a part of multi-head attention, 0: its head width
  required<rotary_pairing> pairing;
  double base = 10000;
};

template <real T>
class rotary {
  using angle = kernels::angle_t<T>;

 public:
  explicit rotary(const rotary_config& config)
      : config_(checked(config)), wavelengths_(static_cast<std::size_t>(config_.d_head / 2)) {
    kernels::rotary_wavelengths(angle(config_.base), row_view<angle>(wavelengths_.data(), {config_.d_head / 2}));
  }

  const rotary_config& config() const noexcept { return config_; }

  template <tensor_like X, std::integral I, tracer Tr = no_trace>
  auto operator()(const X& x, I first_position, const layer_options& options = {}, Tr tr = {}) const {
    return returned(x, options, tr, position_run::from(first_position));
  }
  template <tensor_like X, ids_like P, tracer Tr = no_trace>
  auto operator()(const X& x, const P& positions, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(positions);
    return returned(x, options, tr, positions_of(any_view_of(held)));
  }
  /// Into an array that is x or does not overlap it.
  template <class Out, tensor_like X, std::integral I, tracer Tr = no_trace>
  void into(Out&& out, const X& x, I first_position, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    call(any_view_of(out), any_view_of(held), options, tr, position_run::from(first_position));
  }
  template <class Out, tensor_like X, ids_like P, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const P& positions, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    const auto& held_positions = detail::hold(positions);
    call(any_view_of(out), any_view_of(held), options, tr, positions_of(any_view_of(held_positions)));
  }

  /// Bytes of scratch of a call with so many positions, for options.workspace.
  std::size_t workspace_size(index_t positions) const { return table_bytes(positions) + workspace_alignment; }

  /// Cosines and sines of some positions, which serve all rows that stand there.
  struct table {
    matrix_view<const T> cos, sin;
  };

  /// Of positions first, first + 1, .., made in memory that lives as long as the scratch.
  table make_table(workspace& scratch, index_t first, index_t length) const {
    const row_view<index_t> positions(scratch.take<index_t>(length), {length});
    for (index_t n = 0; n < length; ++n) positions(n) = first + n;
    return make_table(scratch, as_const(positions));
  }

  /// The rows of x (B, H, L, D) stand at the first L positions of the table. out may be x.
  template <class TX>
  void forward(const tensor4_view<T>& out, const tensor4_view<const TX>& x, const table& t,
               const executor_ref& executor) const {
    rotate(out, x, t, {0, 0}, executor);
  }

  /// Bytes that make_table takes.
  std::size_t table_bytes(index_t length) const {
    return workspace_bytes<index_t>(length) + 2 * workspace_bytes<T>(length * (config_.d_head / 2));
  }

 private:
  static constexpr const char* name = "rotary";

  static rotary_config checked(const rotary_config& c) {
    detail::expect_positive(name, "d_head", c.d_head);
    detail::expect_value(c.d_head % 2 == 0, name, "d_head", index_t{c.d_head}, "an even number");
    detail::expect_value(c.base > 0 && c.base - c.base == 0, name, "base", c.base, "a finite value above 0");
    return c;
  }

  table make_table(workspace& scratch, const row_view<const index_t>& positions) const {
    const extents<2> extent{positions.extent(0), config_.d_head / 2};
    const matrix_view<T> cos(scratch.take<T>(element_count(extent)), extent);
    const matrix_view<T> sin(scratch.take<T>(element_count(extent)), extent);
    kernels::rotary_table<T>({wavelengths_.data(), {config_.d_head / 2}}, positions, cos, sin);
    return {cos, sin};
  }

  /// Steps from one item of the first axis that has tables of its own to the next: 0 where there is one for all.
  struct table_steps {
    std::size_t axis;
    index_t rows;
  };

  template <class TX>
  void rotate(const tensor4_view<T>& out, const tensor4_view<const TX>& x, const table& t, const table_steps& steps,
              const executor_ref& executor) const {
    const auto spread = [&](const matrix_view<const T>& m) {
      extents<4> extent = x.extent(), stride{0, 0, m.stride(0), m.stride(1)};
      extent[3] = m.extent(1);
      stride[steps.axis] += steps.rows * m.stride(0);
      return tensor4_view<const T>(m.data(), extent, stride);
    };
    kernels::rotate(rotary_pairing{config_.pairing}, x, spread(t.cos), spread(t.sin), out, executor);
  }

  /// first, first + 1, .. for all rows alike.
  struct position_run {
    index_t first;

    template <class I>
    static position_run from(I first) {
      detail::expect_value(std::in_range<index_t>(first), name, "first_position", first, "a number of 64 bits");
      return {static_cast<index_t>(first)};
    }
    void check(const argument_shape& x) const {
      detail::expect_value(first <= std::numeric_limits<index_t>::max() - x.last(2), name, "first_position", first,
                           "a position whose successors fit into 64 bits");
    }
    index_t tables() const noexcept { return 1; }
    index_t operator()(index_t, index_t l) const noexcept { return first + l; }
  };

  template <class I>
  struct position_array {
    any_view<const I> given;

    explicit position_array(const any_view<const I>& v) : given(v) {}
    void check(const argument_shape& x) const {
      const argument_shape shape = shape_of("positions", given);
      const index_t first = x.extent[first_axis(x.rank)];
      const bool one_for_all = given.rank == 1, one_each = given.rank == 2 && x.rank > 2 && shape.last(2) == first;
      if ((!one_for_all && !one_each) || shape.last(1) != x.last(2)) {
        detail::fail_argument(name, shape, {"(L) or (N, L), from x ", x.extents_shown()});
      }
      for (index_t n = 0; n < tables(); ++n) {
        for (index_t l = 0; l < x.last(2); ++l) {
          const I p = given.template lifted<2>()(n, l);
          detail::expect_value(std::in_range<index_t>(p), name, "a position", p, "a number of 64 bits");
        }
      }
    }
    index_t tables() const noexcept { return given.extent[2]; }
    index_t operator()(index_t n, index_t l) const noexcept {
      return static_cast<index_t>(given.template lifted<2>()(n, l));
    }
  };
  template <class I>
  static position_array<I> positions_of(const any_view<const I>& v) {
    return position_array<I>(v);
  }

  template <class X, class Positions, tracer Tr>
  auto returned(const X& x, const layer_options& options, Tr tr, const Positions& positions) const {
    using result = detail::result_t<T, X>;
    const auto& held = detail::hold(x);
    const auto v = any_view_of(held);
    check(v);
    result out = detail::make_result<result>(v.template lifted<4>().extent(), v.rank);
    call(any_view_of(out), v, options, tr, positions);
    return out;
  }

  template <class TX>
  void check(const any_view<const TX>& x) const {
    const argument_shape shape = shape_of("x", x);
    if (x.rank < 2 || x.rank > 4) detail::fail_argument(name, shape, {"(.., L, D) of rank 2 to 4"});
    if (shape.last(1) == config_.d_head) return;
    detail::fail_argument(name, shape, {"a last axis of ", index_t{config_.d_head}});
  }

  template <class TX, class Positions, tracer Tr>
  void call(const any_view<T>& out, const any_view<const TX>& x, const layer_options& options, Tr tr,
            const Positions& positions) const {
    using trace::origin;
    using trace::stage;
    check(x);
    detail::expect_like(name, shape_of("out", out), shape_of("x", x), config_.d_head);
    const auto rows = x.template lifted<4>();
    const auto target = out.template lifted<4>();
    positions.check(shape_of("x", x));
    const auto where = detail::layer_place(tr, trace::block::bare, 3).hiding(4 - x.rank);
    const index_t length = rows.extent(2), count = positions.tables() * length;
    detail::run_layer(name, options, table_bytes(count), tr, where, [&](detail::call_context<Tr> c) {
      const row_view<index_t> all(c.scratch.template take<index_t>(count), {count});
      for (index_t n = 0; n < count; ++n) all(n) = positions(n / length, n % length);
      const table_steps steps{first_axis(x.rank), positions.tables() > 1 ? length : 0};
      rotate(target, rows, make_table(c.scratch, as_const(all)), steps, c.executor);
    });
    if constexpr (trace::wants<Tr, stage::q_rot>) trace::emit<stage::q_rot, origin::computed>(tr, where, target);
  }

  rotary_config config_;
  std::vector<angle> wavelengths_;
};

}  // namespace xattn::inline XATTN_ISA
