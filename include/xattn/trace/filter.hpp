// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that passes a selection on to a hook: patterns, heads of layers, rows of queries.
///           xattn::trace::filter focus(xattn::trace::to(printer), {.only = {"*.weights"}, .heads = {{.head = 1}}});
///           auto y = layer(x, {}, {}, xattn::trace::to(focus));
///           focus.finish();
/// Edges   values, notes and spans are passed on whole.
#pragma once

#include "xattn/trace/handle.hpp"
#include "xattn/trace/selection.hpp"

namespace xattn::inline XATTN_ISA::trace {

template <hook H>
class filter {
 public:
  filter(H next, selection_options options) : next_(next), selection_("filter", std::move(options)) {
    if constexpr (requires { next_.partial(); }) next_.partial();
  }

  template <stage S>
  static consteval access access_of() {
    return H::template access_of<S>() == access::none ? access::none : access::read;
  }
  bool want(const site& s) const { return selection_.wants(s); }

  template <stage S, class T>
  void take(const site& s, const tensor_view<const T>& v) {
    static_assert(H::template access_of<S>() != access::write, "xattn: a filter passes parts on to read, not to write");
    if constexpr (H::template access_of<S>() == access::read) {
      selection_.parts(s, v, [this](const site& part, const tensor_view<const T>& view) {
        if (detail::wanted(next_, part)) next_.template on<S>(part, view);
      });
    }
  }

  void partial() requires requires(H h) { h.partial(); }
  { next_.partial(); }
  std::uint32_t start_run() requires requires(H h) { h.next_run(); }
  { return next_.next_run(); }
  std::uint32_t count_to(std::uint32_t n) { return detail::count_to(next_, n); }
  void value(const site& s, const char* scalar, double x) requires takes_values<H> { next_.value(s, scalar, x); }
  void note(const site& s, index_t row) requires takes_notes<H> { next_.note(s, row); }
  void note(const site& s, skipped_tile tile) requires takes_skips<H> { next_.note(s, tile); }
  trace::streaming streaming() const {
    H next = next_;
    return detail::streaming_of(next);
  }
  /// What the selection takes, where it chooses; else what the hook behind it asks for.
  part asked(const site& s) const {
    H next = next_;
    const part behind = detail::asked_of(next, s);
    part own = selection_.asked(s);
    own.first = std::max(own.first, behind.first);
    own.last = std::min(own.last, behind.last);
    if (!own.every_head) return own;
    return {behind.every_head, behind.heads, own.first, own.last};
  }
  bool in_pieces(const site& s) const {
    H next = next_;
    return selection_.in_pieces() && detail::in_pieces_of(next, s);
  }
  template <stage S, class T>
  void announce(const site& s, const tensor_view<const T>& whole) {
    if constexpr (wants<H, S> && takes_pieces<H>) {
      selection_.parts(s, whole, [this](const site& part, const tensor_view<const T>& view) {
        if (detail::wanted(next_, part)) next_.template announce<S>(part, view);
      });
    }
  }
  void begin(const site& s) requires takes_spans<H> { next_.begin(s); }
  void end(const site& s) requires takes_spans<H> { next_.end(s); }
  void size(const site& s, const span_size& n) requires takes_sizes<H> { next_.size(s, n); }

  /// Fails if a pattern, a head or a range of rows matched nothing.
  void finish() const { selection_.finish(); }

 private:
  H next_;
  selection selection_;
};

}  // namespace xattn::inline XATTN_ISA::trace
