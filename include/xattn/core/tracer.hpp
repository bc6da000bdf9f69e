// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The contract between kernels and what listens to them. With no_trace no object code is left of it.
///
/// A hook is a small handle, passed by value as the last argument: empty, or one pointer to the state of a sink. It
/// says at compile time which stages it reads or writes (access_of), may be asked at run time whether it wants a record
/// (want), and gets it as a view that is valid during the call only (on). Members, all but access_of and on optional:
///   template <stage> static consteval access access_of();
///   template <stage S, class T> void on(const site&, tensor_view<const T>);     tensor_view<T> where access is write
///   bool want(const site&);                  asked before anything is derived for the record
///   std::uint32_t next_run();                counts the top-level calls on this hook
///   void begin(const site&), end(const site&);      spans, nested exactly; see trace_span.hpp
///   void value(const site&, const char* name, double);       scalars of the call: scale, softcap, eps
///   void note(const site&, index_t row);     a query row that may attend to nothing
///
/// Whole tensors are delivered on the calling thread, between parallel regions, in program order. The only form of a
/// call site in kernels, on one line:
///   if constexpr (trace::wants<Tr, trace::stage::q>) trace::emit<trace::stage::q, trace::origin::computed>(tr, where, q);
#pragma once

#include "xattn/core/trace_stage.hpp"
#include "xattn/core/view.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::trace {

/// What a hook does with a stage.
enum class access : std::uint8_t { none, read, write };
/// Where the numbers come from: the buffer that the kernel goes on to use; made for the trace; recomputed afterwards.
enum class origin : std::uint8_t { computed, derived, replayed };
enum class model : std::uint8_t { none, encoder, decoder };
enum class block : std::uint8_t { bare, embed, self_attn, cross_attn, ffn, norm1, norm2, norm3, output };
/// The algorithm that really ran.
enum class path : std::uint8_t { plain, streaming, decode };

/// The identity of a record.
struct site {
  std::uint32_t run = 0;   // nth top-level call on this hook
  std::int32_t step = -1;  // decode step; -1: not applicable
  std::int32_t layer = -1;
  model mdl = model::none;
  block blk = block::bare;
  stage st = stage::x;
  phase ph = phase::forward;
  origin org = origin::computed;
  path pth = path::plain;
  std::uint32_t q0 = 0, k0 = 0;          // origin of a tile
  std::int32_t batch = -1, head = -1;    // -1: the axis is inside the view
};

/// Non-owning, valid during the call only. Strides count elements; axes are letters of trace_stage.hpp.
template <class T>
struct tensor_view {
  T* data = nullptr;
  std::uint8_t rank = 0;
  std::array<std::uint32_t, 4> extent{};
  std::array<std::ptrdiff_t, 4> stride{};
  std::array<char, 4> axes{};

  std::size_t size() const noexcept {
    std::size_t n = 1;
    for (std::size_t d = 0; d < rank; ++d) n *= extent[d];
    return n;
  }
};

template <class H>
concept hook = std::is_trivially_copyable_v<H> && requires {
  { H::template access_of<stage::weights>() } -> std::same_as<access>;
};

/// Listens to nothing.
struct no_trace {
  template <stage>
  static consteval access access_of() {
    return access::none;
  }
};

template <class H, stage S>
inline constexpr bool wants = H::template access_of<S>() != access::none;

/// True if the hook wants any of the stages.
template <class H, stage... S>
inline constexpr bool wants_any = (wants<H, S> || ...);

/// True if the hook writes any of the stages.
template <class H, stage... S>
inline constexpr bool writes_any = ((H::template access_of<S>() == access::write) || ...);

/// True unless the hook is no_trace.
template <class H>
inline constexpr bool listens = !std::same_as<H, no_trace>;

template <class H>
inline constexpr bool takes_spans = requires(H h, const site& s) { h.begin(s), h.end(s); };
template <class H>
inline constexpr bool takes_values = requires(H h, const site& s) { h.value(s, "", 0.0); };
template <class H>
inline constexpr bool takes_notes = requires(H h, const site& s) { h.note(s, index_t{}); };

namespace detail {
template <class H, std::size_t... I>
consteval bool wants_some(std::index_sequence<I...>) {
  return wants_any<H, stage_table[I].id...>;
}
}  // namespace detail

/// True if the hook looks at what a run computes, and does not only take its spans.
template <class H>
inline constexpr bool looks =
    takes_values<H> || takes_notes<H> || detail::wants_some<H>(std::make_index_sequence<stage_table.size()>());

/// Where in a model a kernel runs, and how many leading axes the caller's arrays do not have.
struct place {
  site at{};
  std::uint8_t hidden_axes = 0;

  constexpr place in(block b) const noexcept {
    place p = *this;
    p.at.blk = b;
    return p;
  }
  constexpr place in(model m, std::int32_t layer) const noexcept {
    place p = *this;
    p.at.mdl = m;
    p.at.layer = layer;
    return p;
  }
  constexpr place on(path p) const noexcept {
    place there = *this;
    there.at.pth = p;
    return there;
  }
  constexpr place hiding(std::size_t axes) const noexcept {
    place p = *this;
    p.hidden_axes = static_cast<std::uint8_t>(axes);
    return p;
  }
};

/// The place of a top-level call; counts it where the hook counts.
template <hook H>
place top_level(H tr) {
  place where;
  if constexpr (requires { tr.next_run(); }) where.at.run = tr.next_run();
  return where;
}

namespace detail {

/// The view without the leading axes that the caller's arrays do not have. Parameters keep all of theirs.
template <class T, std::size_t R>
tensor_view<T> deliver_as(const view<T, R>& v, std::string_view axes, std::size_t hidden) noexcept {
  tensor_view<T> out;
  out.data = v.data();
  for (std::size_t d = hidden; d < R; ++d) {
    out.extent[out.rank] = static_cast<std::uint32_t>(v.extent(d));
    out.stride[out.rank] = v.stride(d);
    out.axes[out.rank] = axes[axes.size() - R + d];
    ++out.rank;
  }
  return out;
}

template <hook H>
bool wanted(H& tr, const site& s) {
  if constexpr (requires { tr.want(s); }) return tr.want(s);
  return true;
}

}  // namespace detail

/// Delivers one record. `made` is a view, or a callable that makes the view once the hook has said that it wants it.
/// The view may be of any rank; its last axes are those of the stage table.
template <stage S, origin O, hook H, class Made>
void emit(H tr, const place& where, const Made& made) {
  constexpr access a = H::template access_of<S>();
  static_assert(
      a != access::write || O == origin::computed,
      "xattn: this hook writes a stage that is not what the kernel goes on to use; an edit of it would have no "
      "effect. Read it, or write the stage that is computed on this path.");
  site s = where.at;
  s.st = S;
  s.org = O;
  s.ph = info(S).when;
  if (!detail::wanted(tr, s)) return;
  const auto v = [&] {
    if constexpr (std::invocable<const Made&>) return made();
    else return made;
  }();
  using T = typename decltype(v)::element_type;
  const std::size_t hidden = s.ph == phase::param || S == stage::pos_enc ? 0 : where.hidden_axes;
  if constexpr (a == access::write) {
    tr.template on<S>(s, detail::deliver_as(v, info(S).axes, hidden));
  } else {
    tr.template on<S>(s, detail::deliver_as(view<const T, decltype(v)::rank>(v), info(S).axes, hidden));
  }
}

template <hook H>
void value(H tr, const place& where, const char* name, double v) {
  tr.value(where.at, name, v);
}
template <hook H>
void note(H tr, const place& where, index_t batch, index_t head, index_t row) {
  site s = where.at;
  if (s.batch < 0) s.batch = static_cast<std::int32_t>(batch);
  s.head = static_cast<std::int32_t>(head);
  tr.note(s, row);
}

}  // namespace xattn::inline XATTN_ISA::trace

namespace xattn::inline XATTN_ISA {
using trace::no_trace;
template <class H>
concept tracer = trace::hook<H>;
}  // namespace xattn::inline XATTN_ISA
