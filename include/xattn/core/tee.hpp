// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Several hooks as one, called from left to right: tee(to(recorder), to(printer)).
/// Edges   it reads or writes a stage if one of its parts does; a part that only reads sees a stage as the parts before
///         it left it. Each part is asked by itself whether it wants a record. All parts that count a call give it the
///         same number: one that is behind catches up.
#pragma once

#include "xattn/core/trace_span.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::trace {

namespace detail {

/// Enough for both.
inline part joined(part a, const part& b) {
  a.every_head = a.every_head || b.every_head;
  a.heads.insert(a.heads.end(), b.heads.begin(), b.heads.end());
  a.first = std::min(a.first, b.first);
  a.last = std::max(a.last, b.last);
  return a;
}

/// True unless tiles may not come from several threads at once.
template <class H>
inline constexpr bool stands_threads = runs_concurrently<H> || !looks_at_tiles<H>;

}  // namespace detail

template <hook First, hook Rest>
class tee_hook {
 public:
  static constexpr bool concurrent = detail::stands_threads<First> && detail::stands_threads<Rest>;

  tee_hook(First first, Rest rest) noexcept : first_(first), rest_(rest) {}

  template <stage S>
  static consteval access access_of() {
    return std::max(First::template access_of<S>(), Rest::template access_of<S>());
  }

  std::uint32_t next_run() {
    const std::uint32_t a = count(first_), b = count(rest_);
    if (0 < a && a < b) detail::count_to(first_, b);
    if (0 < b && b < a) detail::count_to(rest_, a);
    return std::max(a, b);
  }
  std::uint32_t count_to(std::uint32_t n) {
    return std::max(detail::count_to(first_, n), detail::count_to(rest_, n));
  }
  bool want(const site& s) { return detail::wanted(first_, s) || detail::wanted(rest_, s); }

  template <stage S, class T>
  void on(const site& s, const tensor_view<T>& v) {
    deliver<S>(first_, s, v);
    deliver<S>(rest_, s, v);
  }

  void partial() {
    if constexpr (requires { first_.partial(); }) first_.partial();
    if constexpr (requires { rest_.partial(); }) rest_.partial();
  }
  void value(const site& s, const char* name, double x) requires(takes_values<First> || takes_values<Rest>) {
    if constexpr (takes_values<First>) first_.value(s, name, x);
    if constexpr (takes_values<Rest>) rest_.value(s, name, x);
  }
  void note(const site& s, index_t row) requires(takes_notes<First> || takes_notes<Rest>) {
    if constexpr (takes_notes<First>) first_.note(s, row);
    if constexpr (takes_notes<Rest>) rest_.note(s, row);
  }
  void note(const site& s, skipped_tile tile) requires(takes_skips<First> || takes_skips<Rest>) {
    if constexpr (takes_skips<First>) first_.note(s, tile);
    if constexpr (takes_skips<Rest>) rest_.note(s, tile);
  }
  trace::streaming streaming() { return std::max(detail::streaming_of(first_), detail::streaming_of(rest_)); }
  part asked(const site& s) { return detail::joined(detail::asked_of(first_, s), detail::asked_of(rest_, s)); }
  /// Only if pieces will do for all.
  bool in_pieces(const site& s) { return detail::in_pieces_of(first_, s) && detail::in_pieces_of(rest_, s); }
  template <stage S, class T>
  void announce(const site& s, const tensor_view<const T>& whole) {
    announce_to<S>(first_, s, whole);
    announce_to<S>(rest_, s, whole);
  }
  void begin(const site& s) requires(takes_spans<First> || takes_spans<Rest>) {
    if constexpr (takes_spans<First>) first_.begin(s);
    if constexpr (takes_spans<Rest>) rest_.begin(s);
  }
  void size(const site& s, const span_size& n) requires(takes_sizes<First> || takes_sizes<Rest>) {
    if constexpr (takes_sizes<First>) first_.size(s, n);
    if constexpr (takes_sizes<Rest>) rest_.size(s, n);
  }
  /// Spans nest: the last to begin is the first to end.
  void end(const site& s) requires(takes_spans<First> || takes_spans<Rest>) {
    if constexpr (takes_spans<Rest>) rest_.end(s);
    if constexpr (takes_spans<First>) first_.end(s);
  }

 private:
  /// The number of the call that begins; 0: this hook does not count.
  template <class H>
  static std::uint32_t count(H& h) {
    if constexpr (requires { h.next_run(); }) return h.next_run();
    return 0;
  }

  template <stage S, class H, class T>
  static void announce_to(H& h, const site& s, const tensor_view<const T>& whole) {
    if constexpr (wants<H, S> && takes_pieces<H>) {
      if (detail::wanted(h, s)) h.template announce<S>(s, whole);
    }
  }

  template <stage S, class H, class T>
  static void deliver(H& h, const site& s, const tensor_view<T>& v) {
    constexpr access a = H::template access_of<S>();
    if constexpr (a != access::none) {
      if (!detail::wanted(h, s)) return;
      if constexpr (a == access::write)
        h.template on<S>(s, v);
      else
        h.template on<S>(s, tensor_view<const T>{v.data, v.rank, v.extent, v.stride, v.axes});
    }
  }

  First first_;
  Rest rest_;
};

template <hook H>
H tee(H only) noexcept {
  return only;
}
template <hook First, hook... More>
auto tee(First first, More... more) noexcept {
  return tee_hook(first, tee(more...));
}

}  // namespace xattn::inline XATTN_ISA::trace
