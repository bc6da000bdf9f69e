// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The contract between kernels and what listens to them. With no_trace no object code is left of it.
///
/// A hook is a small handle, passed by value as the last argument: empty, or one pointer to the state of a sink. It
/// says at compile time which stages it reads or writes (access_of), may be asked at run time whether it wants a record
/// (want), and gets it as a view that is valid during the call only (on). Members, all but access_of and on optional:
///   template <stage> static consteval access access_of();
///   template <stage S, class T> void on(const site&, tensor_view<const T>);     tensor_view<T> where access is write
///   bool want(const site&);                  asked before anything is derived for the record
///   std::uint32_t next_run();                a top-level call begins: its number on this hook, from 1, or 0 where it is
///                                            not counted
///   std::uint32_t count_to(std::uint32_t n); the number of that call is n at least: other hooks have come so far
///   void begin(const site&), end(const site&);      spans, nested exactly; see trace_span.hpp
///   void value(const site&, const char* name, double);       scalars of the call: scale, softcap, eps
///   void note(const site&, index_t row);     a query row that may attend to nothing
///   void note(const site&, skipped_tile);    a tile that no query may see, for hooks that want tiles
///   static constexpr bool concurrent = true; tiles may come from several threads at once, in any order
///   trace::streaming streaming();            what to do where a stage would have to be computed again
///   trace::part asked(const site&);          the heads and rows that it wants of a call; all of them by default
///   bool in_pieces(const site&);             matrices of scores may come in blocks of rows, one head after the other:
///   template <stage S, class T> void announce(const site&, const tensor_view<const T>& whole);
///                                            such a matrix, without its data, before its first piece
///
/// Whole tensors are delivered on the calling thread, between parallel regions, in program order; tiles of the
/// streaming kernel with their batch item, head, q0 and k0, in that order. Pieces keep all axes; where the caller's
/// arrays have batch items or heads, the site names the one of the piece, and q0 its first row. The only form of a call
/// site in kernels, on one line:
///   if constexpr (trace::wants<Tr, trace::stage::q>) trace::emit<trace::stage::q, trace::origin::computed>(tr, where, q);
#pragma once

#include "xattn/core/trace_stage.hpp"
#include "xattn/core/view.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

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

/// A tile that was left out: its site says where it begins.
struct skipped_tile {
  index_t rows, keys;
};

/// What a hook asks for where a wanted stage is nowhere in memory: to compute it again afterwards, which changes no
/// bit; to run the call by the plain kernel, which has it; or not to run at all. Of several answers the last in this
/// order.
enum class streaming : std::uint8_t { replay, materialise, refuse };

/// Heads and query rows [first, last) of a call.
struct part {
  bool every_head = true;
  std::vector<std::int32_t> heads{};  // unless every head
  std::uint32_t first = 0, last = std::numeric_limits<std::uint32_t>::max();
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

/// True if the hook wants a matrix of scores or weights, which most kernels never have in one piece.
template <class H>
inline constexpr bool looks_at_scores = wants_any<H, stage::scores, stage::scaled, stage::capped, stage::modified,
                                                  stage::masked, stage::weights, stage::probs>;

/// True if the hook wants a tile of the streaming kernel.
template <class H>
inline constexpr bool looks_at_tiles =
    wants_any<H, stage::tile_scaled, stage::tile_probs, stage::tile_max, stage::tile_sum, stage::tile_acc>;

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
template <class H>
inline constexpr bool takes_skips = requires(H h, const site& s) { h.note(s, skipped_tile{}); };

/// True if the hook may be called from several threads at once.
template <class H>
inline constexpr bool runs_concurrently = requires { requires bool{H::concurrent}; };

/// True if the hook may take matrices of scores in blocks of rows.
template <class H>
inline constexpr bool takes_pieces = requires(H h, const site& s) { h.in_pieces(s); };

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
  /// A tile or a piece: of a batch item and a head, from a row and a key on.
  constexpr place from(index_t b, index_t h, index_t row, index_t key) const noexcept {
    place p = *this;
    if (p.at.batch < 0) p.at.batch = static_cast<std::int32_t>(b);
    p.at.head = static_cast<std::int32_t>(h);
    p.at.q0 = static_cast<std::uint32_t>(row);
    p.at.k0 = static_cast<std::uint32_t>(key);
    return p;
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

/// The site of a record of a stage.
constexpr site site_of(stage st, origin o, const place& where) noexcept {
  site s = where.at;
  s.st = st;
  s.org = o;
  s.ph = info(st).when;
  return s;
}

/// What a hook says of a call, or what it would be taken to say.
template <hook H>
streaming streaming_of(H& tr) {
  if constexpr (requires { tr.streaming(); }) return tr.streaming();
  return streaming::replay;
}
template <hook H>
part asked_of(H& tr, const site& s) {
  if constexpr (requires { tr.asked(s); }) return tr.asked(s);
  return {};
}
/// True if the hook wants any of the stages at a place.
template <stage... S, hook H>
bool wants_one(H& tr, site s) {
  s.org = origin::replayed;
  const auto one = [&](stage st, bool listed) {
    s.st = st;
    s.ph = info(st).when;
    return listed && wanted(tr, s);
  };
  return (one(S, wants<H, S>) || ...);
}
/// Of the matrices of scores of a call; whoever wants none of them has nothing against it.
template <hook H>
bool in_pieces_of(H& tr, const site& s) {
  if (!wants_one<stage::scores, stage::scaled, stage::capped, stage::modified, stage::masked, stage::weights,
                 stage::probs>(tr, s)) {
    return true;
  }
  if constexpr (takes_pieces<H>) return tr.in_pieces(s);
  return false;
}

/// Calls next until it gives n or more, or the same again; the last number.
template <class Next>
std::uint32_t counted_to(std::uint32_t n, const Next& next) {
  std::uint32_t run = 0, before = 0;
  do before = run, run = next();
  while (run < n && run > before);
  return run;
}
/// The number of the call that has begun, of a hook that has counted fewer than n.
template <hook H>
std::uint32_t count_to(H& tr, std::uint32_t n) {
  if constexpr (requires { tr.count_to(n); }) return tr.count_to(n);
  else if constexpr (requires { tr.next_run(); }) return counted_to(n, [&] { return tr.next_run(); });
  else return 0;
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
  const site s = detail::site_of(S, O, where);
  if (!detail::wanted(tr, s)) return;
  const auto v = [&] {
    if constexpr (std::invocable<const Made&>) return made();
    else return made;
  }();
  using T = typename decltype(v)::element_type;
  static_assert(a != access::write || !std::is_const_v<T>,
                "xattn: this hook writes a stage that belongs to the caller, an input or a parameter of the call; read "
                "it, or write a stage that the call computes.");
  const std::size_t hidden = s.ph != phase::forward || S == stage::pos_enc ? 0 : where.hidden_axes;
  if constexpr (a == access::write) {
    tr.template on<S>(s, detail::deliver_as(v, info(S).axes, hidden));
  } else {
    tr.template on<S>(s, detail::deliver_as(view<const T, decltype(v)::rank>(v), info(S).axes, hidden));
  }
}

/// Says that the pieces of a matrix will come; `whole` has its extents and no data.
template <stage S, origin O, hook H, class T, std::size_t R>
void announce(H tr, const place& where, const view<T, R>& whole) {
  const site s = detail::site_of(S, O, where);
  if (!detail::wanted(tr, s)) return;
  if constexpr (takes_pieces<H>) {
    tr.template announce<S>(s, detail::deliver_as(view<const T, R>(whole), info(S).axes, where.hidden_axes));
  }
}

template <hook H>
void value(H tr, const place& where, const char* name, double v) {
  tr.value(where.at, name, v);
}
template <hook H>
void note(H tr, const place& where, index_t batch, index_t head, index_t row) {
  tr.note(where.from(batch, head, 0, 0).at, row);
}
/// `where` is that of the tile.
template <hook H>
void note(H tr, const place& where, const skipped_tile& tile) {
  tr.note(detail::site_of(stage::tile_scaled, origin::computed, where), tile);
}

}  // namespace xattn::inline XATTN_ISA::trace

namespace xattn::inline XATTN_ISA {
using trace::no_trace;
template <class H>
concept tracer = trace::hook<H>;
}  // namespace xattn::inline XATTN_ISA
