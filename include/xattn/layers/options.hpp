// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a call of a layer or model may be given by name, and the shapes that such a call has.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/core/trace_span.hpp"
#include "xattn/core/workspace.hpp"
#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/row_pitch.hpp"
#include "xattn/xtensor/hold.hpp"

#include <utility>

namespace xattn::inline XATTN_ISA {

/// Positions of rows: an array of any integers, which it refers to. A temporary one does not compile.
class positions_ref {
 public:
  struct number {
    index_t value;
    bool fits;  // into 64 bits
  };

  positions_ref() noexcept = default;
  template <ids_like P>
    requires addressable<const P>
  positions_ref(P& numbers) : positions_ref(any_view_of(std::as_const(numbers))) {}
  template <std::integral I>
  positions_ref(const any_view<const I>& v) noexcept
      : data_(v.data), rank_(v.rank), extent_(v.extent), stride_(v.stride), read_([](const void* data, index_t n) {
          const I i = static_cast<const I*>(data)[n];
          return number{static_cast<index_t>(i), std::in_range<index_t>(i)};
        }) {}

  bool given() const noexcept { return read_ != nullptr; }
  std::size_t rank() const noexcept { return rank_; }
  const extents<4>& extent() const noexcept { return extent_; }
  const extents<4>& stride() const noexcept { return stride_; }
  /// The element so far from the first one.
  number operator[](index_t n) const noexcept { return read_(data_, n); }

 private:
  const void* data_ = nullptr;
  std::size_t rank_ = 0;
  extents<4> extent_{1, 1, 1, 1}, stride_{};
  number (*read_)(const void*, index_t) = nullptr;
};

/// Of a call of multi-head attention or a model. Positions are those at which rope turns the rows of x, and in
/// cross-attention of memory: (L), or (B, L) of each item; with sections (S, L) or (S, B, L). Without them rows stand
/// one after the other: see the layer. Masks do not follow them.
struct sequence_options {
  executor_ref executor{};
  workspace_ref workspace{};
  positions_ref positions{};
  positions_ref memory_positions{};
};

struct layer_options {
  executor_ref executor{};
  workspace_ref workspace{};

  operator sequence_options() const noexcept { return {executor, workspace, {}, {}}; }
};

namespace detail {

class position_array;
template <tracer Tr>
class spanned_context;

/// What the inside of a call is handed on from layer to layer.
template <tracer Tr>
struct call_context {
  executor_ref executor;
  workspace scratch;
  Tr tr;
  trace::place where;
  const position_array* positions = nullptr;  // of the rows of x, and of memory; null: one after the other
  const position_array* memory_positions = nullptr;

  /// The context of a part, which is its span where a hook takes spans: it ends with the context.
  auto in(trace::block b, trace::stage made = trace::stage::x) const { return at(where.in(b), made); }
  auto in(trace::model m, std::int32_t layer) const { return at(where.in(m, layer)); }
  auto at(const trace::place& there, trace::stage made = trace::stage::x) const {
    if constexpr (!trace::takes_spans<Tr>) return placed(there);
    else return spanned_context<Tr>(*this, there, made);
  }
  /// The step in this place that makes a tensor, each element by `depth` multiplications and additions.
  template <class V>
  decltype(auto) making(trace::stage s, const V& made, index_t depth = 0) const {
    if constexpr (!trace::takes_spans<Tr>) return (*this);
    else return spanned_context<Tr>(*this, where, s, made, depth);
  }
  call_context positioned(const position_array* rows) const { return positioned(rows, rows); }
  call_context positioned(const position_array* rows, const position_array* memory_rows) const {
    call_context c = *this;
    c.positions = rows;
    c.memory_positions = memory_rows;
    return c;
  }
  call_context placed(const trace::place& there) const {
    call_context c = *this;
    c.where = there;
    return c;
  }
};

template <tracer Tr>
class spanned_context : public call_context<Tr> {
 public:
  spanned_context(const call_context<Tr>& c, const trace::place& there, trace::stage made)
      : call_context<Tr>(c.placed(there)), span_(c.tr, there, made) {}
  template <class V>
  spanned_context(const call_context<Tr>& c, const trace::place& there, trace::stage s, const V& made, index_t depth)
      : spanned_context(c, there, s) {
    span_.size(there, made, depth);
  }

 private:
  trace::span<Tr> span_;
};

/// An input of a layer, (L, width) or (B, L, width), as (B, L, width).
template <class T>
tensor3_view<T> layer_rows(const char* function, const char* name, const any_view<T>& x, index_t width) {
  const argument_shape shape = shape_of(name, x);
  if (x.rank != 2 && x.rank != 3) fail_argument(function, shape, {"(L, d_model) or (B, L, d_model)"});
  if (shape.last(1) != width) fail_argument(function, shape, {"a last axis of ", width});
  return x.template lifted<3>();
}

/// The view of an array to write into, which may itself be a view, const or not.
template <class T, class Out>
any_view<T> target_view(Out& out) {
  static_assert(addressable<Out>, "xattn: out must lie in memory: a container, a view or an adaptor");
  static_assert(std::same_as<writable_element_of<Out>, T>,
                "xattn: out must be writable and hold the type that the layer computes in");
  return writable_view_of(out);
}

/// The output of a layer: x's shape with another last axis.
template <class T>
tensor3_view<T> layer_output(const char* function, const any_view<T>& out, const argument_shape& x, index_t width) {
  expect_like(function, shape_of("out", out), x, width);
  return out.template lifted<3>();
}

/// An output that may be its input: the same elements in the same places, or memory of its own.
template <class T, class U>
void expect_same_or_apart(const char* function, const tensor3_view<T>& out, const tensor3_view<const U>& x) {
  const bool same =
      static_cast<const void*>(out.data()) == static_cast<const void*>(x.data()) && out.stride() == x.stride();
  if (!same) expect_apart(function, "out", out, "x", x);
}

/// A (B, L, width) buffer cut from scratch, its rows at a distance that products like, and its bytes.
template <class T>
tensor3_view<T> take_rows(workspace& scratch, index_t batch, index_t length, index_t width) {
  const index_t pitch = kernels::row_pitch<T>(width);
  return {scratch.take<T>(batch * length * pitch), {batch, length, width}, {length * pitch, pitch, 1}};
}
template <class T>
std::size_t rows_bytes(index_t batch, index_t length, index_t width) {
  return workspace_bytes<T>(batch * length * kernels::row_pitch<T>(width));
}

/// x as products like to read it: in T, its rows at a distance where they do not collide. A copy in scratch of
/// rows_bytes where x is not like that, or where it is to be changed before the products read it.
template <class T, bool Changes = false, class TX>
auto product_rows(workspace& scratch, const tensor3_view<const TX>& x) {
  using rows = tensor3_view<std::conditional_t<Changes, T, const T>>;
  if constexpr (std::same_as<T, TX> && !Changes) {
    if (!kernels::rows_collide<T>(x.stride(1))) return rows(x);
  }
  const auto copy = take_rows<T>(scratch, x.extent(0), x.extent(1), x.extent(2));
  kernels::copy_rows(x, copy);
  return rows(copy);
}

/// Heads side by side in the last axis, (B, L, H * D), seen as (B, H, L, D).
template <class T>
tensor4_view<T> split_heads(const tensor3_view<T>& x, index_t heads, index_t width) {
  return {
      x.data(), {x.extent(0), heads, x.extent(1), width}, {x.stride(0), width * x.stride(2), x.stride(1), x.stride(2)}};
}
template <class T>
tensor4_view<T> split_heads(const tensor3_view<T>& x, index_t heads) {
  return split_heads(x, heads, heads == 0 ? 0 : x.extent(2) / heads);
}

inline void expect_positive(const char* function, const char* field, index_t n) {
  expect_value(n >= 1, function, field, n, "1 or more");
}

/// Runs body(context) of a top-level call.
template <class Options, tracer Tr, class Body>
void run_layer(const char* function, const Options& options, std::size_t bytes, Tr tr, const trace::place& where,
               const Body& body) {
  const call_scratch scratch(function, options.workspace, bytes);
  body(call_context<Tr>{options.executor, scratch.memory(), tr, where}.at(where));
}

/// The place of a layer that is called by itself on an array of `rank` axes out of (B, L, width).
template <tracer Tr>
trace::place layer_place(Tr tr, trace::block b, std::size_t rank) {
  trace::place where;
  if constexpr (trace::listens<Tr>) where = trace::top_level(tr);
  return where.in(b).hiding(3 - rank);
}

/// The same for a call whose rows join `before` tokens of a cache.
template <tracer Tr>
trace::place incremental_place(Tr tr, std::size_t rank, index_t before) {
  trace::place where = layer_place(tr, trace::block::bare, rank);
  where.at.step = static_cast<std::int32_t>(before);
  where.at.pth = trace::path::decode;
  return where;
}

}  // namespace detail

}  // namespace xattn::inline XATTN_ISA
