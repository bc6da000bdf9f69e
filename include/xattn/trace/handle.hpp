// SPDX-License-Identifier: BSD-3-Clause
/// Brief   trace::to(sink): the handle, a pointer and an option, that is passed by value to a traced call.
///
/// A sink is a class that has, of these, at least the first two:
///   template <stage S> static consteval access access_of();     access::none or access::read
///   template <class T> void take(const site&, const tensor_view<const T>&);     a view that dies with the call
///       (or template <stage S, class T>, if the stage matters to the compiler)
///   bool want(const site&) const;
///   void value(const site&, const char* name, double);
///   void note(const site&, index_t row);
///   void note(const site&, skipped_tile);    for a sink of tiles
///   static constexpr bool concurrent = true; for a sink of tiles that may come from several threads at once
///   template <class T> void announce(const site&, const tensor_view<const T>&);     the sink takes matrices of scores
///                                            in pieces: blocks of rows, see core/tracer.hpp
///   bool in_pieces(const site&) const;       whether it does so in this call
///   part asked(const site&) const;           the heads and rows it wants
///   trace::streaming streaming() const;      what a sink behind this one asks for
///   void begin(const site&), end(const site&), size(const site&, const span_size&);     see trace_span.hpp
///   void partial();                          a filter before this sink may leave something out
///   std::uint32_t start_run();               a call begins: its number, from 1 (run_counter has it), or 0
///   std::uint32_t count_to(std::uint32_t n); other sinks are at call n; without it start_run is called until then
/// Where a wanted stage is nowhere in memory, options say what is to be done:
///   trace::to(sink, {.streaming = trace::streaming::refuse})     replay (the default), materialise or refuse
/// An exception of a sink leaves the traced call after the stage it was thrown in; there is nothing to detach.
///
/// Edges   with assertions on, sinks see a copy of the tensor that is freed after the call (strides and all), so that
///         AddressSanitizer catches a kept pointer.
#pragma once

#include "xattn/core/trace_span.hpp"
#include "xattn/trace/walk.hpp"

#include <memory>

namespace xattn::inline XATTN_ISA::trace {

/// What most sinks want: every whole tensor but head_out, which costs as much as all heads' outputs together.
template <stage S>
consteval access whole_tensors() {
  return info(S).when == phase::tile || S == stage::head_out ? access::none : access::read;
}

/// A base of sinks that count the top-level calls.
class run_counter {
 public:
  std::uint32_t start_run() noexcept { return ++runs_; }

 private:
  std::uint32_t runs_ = 0;
};

namespace detail {

/// The tensor at another address, with the same strides; what lies between its elements is not copied.
template <class T>
class mortal_copy {
 public:
  explicit mortal_copy(const tensor_view<const T>& v) : view_(v) {
    if (v.size() == 0) return;
    std::ptrdiff_t low = 0, high = 0;
    for (std::size_t d = 0; d < v.rank; ++d) {
      (v.stride[d] < 0 ? low : high) += (static_cast<std::ptrdiff_t>(v.extent[d]) - 1) * v.stride[d];
    }
    memory_ = std::make_unique<T[]>(static_cast<std::size_t>(high - low + 1));
    view_.data = memory_.get() - low;
    for_each_row(v, [&](const tensor_row<const T>& row, const row_index&) {
      T* copy = memory_.get() - low + (row.data - v.data);
      for (std::size_t i = 0; i < row.count; ++i) copy[static_cast<std::ptrdiff_t>(i) * row.stride] = row[i];
    });
  }
  const tensor_view<const T>& view() const { return view_; }

 private:
  std::unique_ptr<T[]> memory_;
  tensor_view<const T> view_;
};

template <class Sink>
concept named_announcer = requires(Sink& sink, const site& s, const tensor_view<const float>& v) {
  sink.template announce<stage::weights>(s, v);
};
template <class Sink>
concept announcer =
    named_announcer<Sink> ||
    requires(Sink& sink, const site& s, const tensor_view<const float>& v) { sink.announce(s, v); };

}  // namespace detail

struct handle_options {
  trace::streaming streaming = trace::streaming::replay;
};

template <class Sink>
class handle {
 public:
  explicit handle(Sink& sink, const handle_options& options = {}) noexcept
      : sink_(&sink), streaming_(options.streaming) {}

  static constexpr bool concurrent = requires { requires bool{Sink::concurrent}; };

  template <stage S>
  static consteval access access_of() {
    static_assert(Sink::template access_of<S>() != access::write,
                  "xattn: a sink reads; an editor is a hook of its own");
    return Sink::template access_of<S>();
  }

  std::uint32_t next_run() requires requires(Sink& sink) { sink.start_run(); }
  { return sink_->start_run(); }
  std::uint32_t count_to(std::uint32_t n) requires requires(Sink& sink) { sink.start_run(); }
  {
    if constexpr (requires { sink_->count_to(n); }) return sink_->count_to(n);
    else return detail::counted_to(n, [this] { return sink_->start_run(); });
  }
  void partial() requires requires(Sink& sink) { sink.partial(); }
  { sink_->partial(); }
  bool want(const site& s) requires requires(const Sink& sink) { sink.want(s); }
  { return sink_->want(s); }
  void value(const site& s, const char* name, double v) requires requires(Sink& sink) { sink.value(s, name, v); }
  { sink_->value(s, name, v); }
  void note(const site& s, index_t row) requires requires(Sink& sink) { sink.note(s, row); }
  { sink_->note(s, row); }
  void note(const site& s, skipped_tile tile) requires requires(Sink& sink) { sink.note(s, tile); }
  { sink_->note(s, tile); }
  /// The stricter of this handle's answer and that of a hook behind the sink.
  trace::streaming streaming() const {
    if constexpr (requires { sink_->streaming(); }) return std::max(streaming_, sink_->streaming());
    return streaming_;
  }
  part asked(const site& s) requires requires(const Sink& sink) { sink.asked(s); }
  { return sink_->asked(s); }
  bool in_pieces(const site& s) const requires detail::announcer<Sink>
  {
    if constexpr (requires { sink_->in_pieces(s); }) return sink_->in_pieces(s);
    return true;
  }
  template <stage S, class T>
  void announce(const site& s, const tensor_view<const T>& whole) requires detail::announcer<Sink>
  {
    if constexpr (detail::named_announcer<Sink>)
      sink_->template announce<S>(s, whole);
    else
      sink_->announce(s, whole);
  }
  void begin(const site& s) requires requires(Sink& sink) { sink.begin(s); }
  { sink_->begin(s); }
  void end(const site& s) requires requires(Sink& sink) { sink.end(s); }
  { sink_->end(s); }
  void size(const site& s, const span_size& n) requires requires(Sink& sink) { sink.size(s, n); }
  { sink_->size(s, n); }

  template <stage S, class T>
  void on(const site& s, const tensor_view<const T>& v) {
#if XATTN_ASSERTIONS
    pass<S>(s, detail::mortal_copy<T>(v).view());
#else
    pass<S>(s, v);
#endif
  }

 private:
  template <stage S, class T>
  void pass(const site& s, const tensor_view<const T>& v) {
    if constexpr (requires { sink_->template take<S>(s, v); })
      sink_->template take<S>(s, v);
    else
      sink_->take(s, v);
  }

  Sink* sink_;
  trace::streaming streaming_;
};

/// The handle of a sink; the sink must outlive the call, a temporary does not compile.
template <class Sink>
handle<Sink> to(Sink& sink, const handle_options& options = {}) noexcept {
  return handle<Sink>(sink, options);
}
template <class Sink>
handle<Sink> to(const Sink&&, const handle_options& options = {}) = delete;

}  // namespace xattn::inline XATTN_ISA::trace
