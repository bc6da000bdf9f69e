// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that shows a hook one call in n, for runs that go on for long.
///           xattn::trace::sample some(xattn::trace::to(stats), {.every = 100});
///           for (const auto& x : batches) y = layer(x, {}, {}, xattn::trace::to(some));
/// Edges   the calls that are left out make nothing for the trace. The hook counts the calls that it sees; beside others
///         in a tee it gives them the numbers that those do.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/count.hpp"
#include "xattn/trace/handle.hpp"

namespace xattn::inline XATTN_ISA::trace {

struct sample_options {
  count every = 1;  // the first call of each so many
};

template <hook H>
class sample {
 public:
  sample(H next, const sample_options& options) : next_(next), every_(options.every) {
    xattn::detail::expect_value(every_ >= 1, "sample", "every", every_, "1 or more");
    if constexpr (requires { next_.partial(); }) next_.partial();
  }

  template <stage S>
  static consteval access access_of() {
    return H::template access_of<S>() == access::none ? access::none : access::read;
  }
  /// 0 for a call that is left out.
  std::uint32_t start_run() {
    shown_ = calls_++ % every_ == 0;
    if constexpr (requires { next_.next_run(); }) {
      if (shown_) return next_.next_run();
    }
    return 0;
  }
  std::uint32_t count_to(std::uint32_t n) { return shown_ ? detail::count_to(next_, n) : 0; }
  bool want(const site& s) const {
    H next = next_;
    return shown_ && detail::wanted(next, s);
  }

  template <stage S, class T>
  void take(const site& s, const tensor_view<const T>& v) {
    static_assert(H::template access_of<S>() != access::write, "xattn: a sample passes records on to read, not to write");
    if constexpr (H::template access_of<S>() == access::read) next_.template on<S>(s, v);
  }
  void value(const site& s, const char* name, double x) requires takes_values<H> {
    if (shown_) next_.value(s, name, x);
  }
  void note(const site& s, index_t row) requires takes_notes<H> {
    if (shown_) next_.note(s, row);
  }
  void note(const site& s, skipped_tile tile) requires takes_skips<H> {
    if (shown_) next_.note(s, tile);
  }
  trace::streaming streaming() const {
    H next = next_;
    return detail::streaming_of(next);
  }
  part asked(const site& s) const {
    H next = next_;
    return detail::asked_of(next, s);
  }
  bool in_pieces(const site& s) const {
    H next = next_;
    return detail::in_pieces_of(next, s);
  }
  template <stage S, class T>
  void announce(const site& s, const tensor_view<const T>& whole) {
    if constexpr (wants<H, S> && takes_pieces<H>) next_.template announce<S>(s, whole);
  }
  void begin(const site& s) requires takes_spans<H> {
    if (shown_) next_.begin(s);
  }
  void end(const site& s) requires takes_spans<H> {
    if (shown_) next_.end(s);
  }
  void size(const site& s, const span_size& n) requires takes_sizes<H> {
    if (shown_) next_.size(s, n);
  }
  void partial() requires requires(H h) { h.partial(); }
  { next_.partial(); }

 private:
  H next_;
  index_t every_, calls_ = 0;
  bool shown_ = true;
};

}  // namespace xattn::inline XATTN_ISA::trace
