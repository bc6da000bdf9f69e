// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a call of a layer or model may be given by name, and the shapes that such a call has.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/core/tracer.hpp"
#include "xattn/core/workspace.hpp"
#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/row_pitch.hpp"

namespace xattn::inline XATTN_ISA {

struct layer_options {
  executor_ref executor{};
  workspace_ref workspace{};
};

namespace detail {

/// What the inside of a call is handed on from layer to layer.
template <tracer Tr>
struct call_context {
  executor_ref executor;
  workspace scratch;
  Tr tr;
  trace::place where;

  call_context in(trace::block b) const {
    call_context c = *this;
    c.where = where.in(b);
    return c;
  }
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
/// rows_bytes where x is not like that.
template <class T, class TX>
tensor3_view<const T> product_rows(workspace& scratch, const tensor3_view<const TX>& x) {
  if constexpr (std::same_as<T, TX>) {
    if (!kernels::rows_collide<T>(x.stride(1))) return x;
  }
  const auto copy = take_rows<T>(scratch, x.extent(0), x.extent(1), x.extent(2));
  kernels::copy_rows(x, copy);
  return copy;
}

/// Heads side by side in the last axis, (B, L, H * D), seen as (B, H, L, D).
template <class T>
tensor4_view<T> split_heads(const tensor3_view<T>& x, index_t heads) {
  const index_t width = heads == 0 ? 0 : x.extent(2) / heads;
  return {
      x.data(), {x.extent(0), heads, x.extent(1), width}, {x.stride(0), width * x.stride(2), x.stride(1), x.stride(2)}};
}

inline void expect_positive(const char* function, const char* field, index_t n) {
  expect_value(n >= 1, function, field, n, "1 or more");
}

/// Runs body(context) of a top-level call, with spans around it.
template <tracer Tr, class Body>
void run_layer(const char* function, const layer_options& options, std::size_t bytes, Tr tr, const trace::place& where,
               const Body& body) {
  const call_scratch scratch(function, options.workspace, bytes);
  if constexpr (trace::takes_spans<Tr>) trace::begin(tr, where);
  body(call_context<Tr>{options.executor, scratch.memory(), tr, where});
  if constexpr (trace::takes_spans<Tr>) trace::end(tr, where);
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
