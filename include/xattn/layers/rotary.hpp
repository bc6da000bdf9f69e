// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Rotary positions as a layer: turns queries and keys by where they stand.
/// Shapes  x (.., L, D) of rank 2 to 4 -> x's shape. Positions: the first one, for L in a row; or an array of integers,
///         (L), or (N, L) with N the first axis of x; with sections (S, L) or (S, N, L).
/// Formula pair i of a row at position p turns by p / w_i, w_i = base^(2i / W) or what .scaling makes of it: see
///         kernels/rotary.hpp for pairs, edges and error, kernels/rotary_scaling.hpp for scalings.
///         width W: only the first W columns turn, in pairs among themselves, the rest is copied. sections: so many
///         pairs each, from pair 0 on, W / 2 in all; pairs of section s stand where row s of the positions says
///         (temporal, height and width ids of images, for instance); one first position is that of all sections.
/// Edges   odd or too large a width is an option_error. out may be x. Scores of turned queries and keys depend on the
///         distance alone. The length that dynamic NTK and LongRoPE look at is the largest position of the call and 1;
///         where items have positions of their own, of the item: no item changes another. Keys that a cache holds stay
///         as they were turned.
/// Source  Su et al. 2021, arXiv:2104.09864; sections: Wang et al. 2024, arXiv:2409.12191.
#pragma once

#include "xattn/kernels/rotary.hpp"
#include "xattn/kernels/rotary_scaling.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/layers/rotary_positions.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {

struct rotary_config {
  count d_head{};  // as a part of multi-head attention, 0: its head width
  required<rotary_pairing> pairing;
  double base = 10000;
  rotary_scaling scaling{};
  count width{};                  // 0: d_head
  std::vector<count> sections{};  // pairs that share a row of positions; none: all pairs do
};

template <real T>
class rotary {
  using angle = kernels::angle_t<T>;

 public:
  explicit rotary(const rotary_config& config)
      : config_(checked(config)), wavelengths_(static_cast<std::size_t>(pairs())) {
    amplitude_ = wavelengths_of(0, {wavelengths_.data(), {pairs()}});
  }

  const rotary_config& config() const noexcept { return config_; }

  template <tensor_like X, std::integral I, tracer Tr = no_trace>
  auto operator()(const X& x, I first_position, const layer_options& options = {}, Tr tr = {}) const {
    return returned(x, options, tr, detail::position_run::from(name, first_position));
  }
  template <tensor_like X, ids_like P, tracer Tr = no_trace>
  auto operator()(const X& x, const P& positions, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(positions);
    return returned(x, options, tr, array_of(any_view_of(held)));
  }
  /// Into an array that is x or does not overlap it.
  template <class Out, tensor_like X, std::integral I, tracer Tr = no_trace>
  void into(Out&& out, const X& x, I first_position, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    call(detail::target_view<T>(out), any_view_of(held), options, tr, detail::position_run::from(name, first_position));
  }
  template <class Out, tensor_like X, ids_like P, tracer Tr = no_trace>
  void into(Out&& out, const X& x, const P& positions, const layer_options& options = {}, Tr tr = {}) const {
    const auto& held = detail::hold(x);
    const auto& held_positions = detail::hold(positions);
    call(detail::target_view<T>(out), any_view_of(held), options, tr, array_of(any_view_of(held_positions)));
  }

  /// Bytes of scratch of a call with so many positions, for options.workspace.
  std::size_t workspace_size(index_t positions) const { return table_bytes(positions) + workspace_alignment; }

  /// Cosines and sines of some positions, which serve all rows that stand there; of the items one after the other,
  /// item_rows apart, or 0 where one table serves all.
  struct table {
    matrix_view<const T> cos, sin;
    index_t item_rows;

    /// (B, L, W / 2), of the first L rows of each item.
    tensor3_view<const T> of_rows(const matrix_view<const T>& m, index_t batch, index_t length) const noexcept {
      return {m.data(), {batch, length, m.extent(1)}, {item_rows * m.stride(0), m.stride(0), m.stride(1)}};
    }
  };

  /// Of the rows of all items, made in memory that lives as long as the scratch.
  table make_table(workspace& scratch, const detail::batch_places& positions, index_t length) const {
    return table_of(scratch, positions, length);
  }

  /// The rows of x (B, H, L, D) stand at the first L positions of the table. out may be x.
  template <class TX>
  void forward(const tensor4_view<T>& out, const tensor4_view<const TX>& x, const table& t,
               const executor_ref& executor) const {
    rotate(out, x, t, 0, executor);
  }

  /// Rows of positions; 1 where the width has no sections.
  index_t sections() const noexcept {
    return config_.sections.empty() ? 1 : static_cast<index_t>(config_.sections.size());
  }

  /// Bytes that make_table takes.
  std::size_t table_bytes(index_t length) const {
    return workspace_bytes<index_t>(sections() * length) + workspace_bytes<angle>(pairs()) +
           2 * workspace_bytes<T>(length * pairs());
  }

 private:
  static constexpr const char* name = "rotary";

  static rotary_config checked(rotary_config c) {
    detail::expect_positive(name, "d_head", c.d_head);
    if (c.width == 0) {
      detail::expect_value(c.d_head % 2 == 0, name, "d_head", index_t{c.d_head}, "an even number (or a width)");
      c.width = c.d_head;
    }
    detail::expect_value(c.width > 0 && c.width % 2 == 0 && c.width <= c.d_head, name, "width", index_t{c.width},
                         {"an even number, 2 to d_head, ", index_t{c.d_head}});
    detail::expect_value(c.base > 0 && c.base - c.base == 0, name, "base", c.base, "a finite value above 0");
    std::visit(kernels::detail::scaling_check{name, c.base, c.width}, c.scaling);
    check_sections(c);
    return c;
  }

  static void check_sections(const rotary_config& c) {
    index_t pairs = 0;
    for (const count section : c.sections) {
      detail::expect_positive(name, "a section", section);
      pairs += section;
    }
    detail::expect_value(c.sections.empty() || 2 * pairs == c.width, name, "the sum of sections", pairs,
                         {"half the width, ", c.width / 2});
  }

  index_t pairs() const noexcept { return config_.width / 2; }
  index_t section_pairs(index_t s) const noexcept {
    return config_.sections.empty() ? pairs() : index_t{config_.sections[static_cast<std::size_t>(s)]};
  }

  detail::position_array array_of(const positions_ref& positions) const {
    return {"positions", positions, static_cast<index_t>(config_.sections.size())};
  }

  angle wavelengths_of(index_t length, const row_view<angle>& out) const {
    return kernels::rotary_wavelengths(config_.scaling, angle(config_.base), length, out);
  }

  /// Rows of the items that have positions of their own, one item after the other.
  template <class Positions>
  table table_of(workspace& scratch, const Positions& positions, index_t length) const {
    const index_t items = positions.items();
    const extents<2> extent{items * length, pairs()};
    const matrix_view<T> cos(scratch.take<T>(element_count(extent)), extent);
    const matrix_view<T> sin(scratch.take<T>(element_count(extent)), extent);
    const matrix_view<index_t> at(scratch.take<index_t>(sections() * length), {sections(), length});
    const row_view<angle> own(scratch.take<angle>(pairs()), {pairs()});
    for (index_t item = 0; item < items; ++item) {
      for (index_t s = 0; s < sections(); ++s) {
        for (index_t l = 0; l < length; ++l) at(s, l) = positions(s, item, l);
      }
      const index_t first = item * length;
      const index_t least = kernels::depends_on_length(config_.scaling) ? positions.least(sections(), item) : -1;
      fill_table(as_const(at), least, own, cos.slice(0, first, first + length), sin.slice(0, first, first + length));
    }
    return {cos, sin, items > 1 ? length : 0};
  }

  /// Of the positions (S, L) of one item; own is room for wavelengths that depend on them.
  void fill_table(const matrix_view<const index_t>& at, index_t least, const row_view<angle>& own,
                  const matrix_view<T>& cos, const matrix_view<T>& sin) const {
    const bool varies = kernels::depends_on_length(config_.scaling);
    const angle amplitude = varies ? wavelengths_of(length_of(at, least), own) : amplitude_;
    const row_view<const angle> wavelengths(varies ? own.data() : wavelengths_.data(), {pairs()});
    for (index_t s = 0, first = 0; s < sections(); first += section_pairs(s++)) {
      const index_t last = first + section_pairs(s);
      kernels::rotary_table<T>(wavelengths.slice(0, first, last), at[s], cos.slice(1, first, last),
                               sin.slice(1, first, last), amplitude);
    }
  }

  /// The largest position, or a larger one, and 1.
  static index_t length_of(const matrix_view<const index_t>& at, index_t largest) {
    for (index_t n = 0; n < at.size(); ++n) largest = std::max(largest, at.data()[n]);
    return std::min(largest, std::numeric_limits<index_t>::max() - 1) + 1;
  }

  /// Items are along `axis`.
  template <class TX>
  void rotate(const tensor4_view<T>& out, const tensor4_view<const TX>& x, const table& t, std::size_t axis,
              const executor_ref& executor) const {
    const auto spread = [&](const matrix_view<const T>& m) {
      extents<4> extent = x.extent(), stride{0, 0, m.stride(0), m.stride(1)};
      extent[3] = m.extent(1);
      stride[axis] += t.item_rows * m.stride(0);
      return tensor4_view<const T>(m.data(), extent, stride);
    };
    kernels::rotate_part(rotary_pairing{config_.pairing}, x, spread(t.cos), spread(t.sin), out, executor);
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
    positions.check(name, shape_of("x", x));
    const auto where = detail::layer_place(tr, trace::block::bare, 3).hiding(4 - x.rank);
    const index_t length = rows.extent(2), items = positions.items();
    detail::run_layer(name, options, table_bytes(items * length), tr, where, [&](detail::call_context<Tr> c) {
      rotate(target, rows, table_of(c.scratch, positions, length), first_axis(x.rank), c.executor);
    });
    if constexpr (trace::wants<Tr, stage::q_rot>) trace::emit<stage::q_rot, origin::computed>(tr, where, target);
  }

  rotary_config config_;
  std::vector<angle> wavelengths_;
  angle amplitude_;
};

}  // namespace xattn::inline XATTN_ISA
