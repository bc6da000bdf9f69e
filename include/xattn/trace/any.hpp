// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One hook type for every sink, so that kernels are compiled once and the sink is picked at run time:
///           xattn::trace::dynamic<xattn::trace::recorder> chosen(rec);     is a xattn::trace::dynamic_sink
///           auto y = layer(x, {}, {}, xattn::trace::any(chosen));
/// Edges   one virtual call a record, none an element. It reads every whole tensor; head_out only if the sink wants it
///         by its own want(). It cannot write.
#pragma once

#include "xattn/trace/handle.hpp"

namespace xattn::inline XATTN_ISA::trace {

/// A tensor view whose element type is known at run time; opaque elements are not readable.
struct any_view {
  dtype type = dtype::opaque;
  tensor_view<const void> tensor{};

  /// Calls f with the typed view; opaque: calls nothing and gives false.
  template <class F>
  bool visit(F&& f) const {
    return with_type(type, [&](auto zero) {
      using T = decltype(zero);
      f(tensor_view<const T>{static_cast<const T*>(tensor.data), tensor.rank, tensor.extent, tensor.stride,
                             tensor.axes});
    });
  }
};

class dynamic_sink {
 public:
  dynamic_sink() = default;
  dynamic_sink(const dynamic_sink&) = default;
  dynamic_sink& operator=(const dynamic_sink&) = default;
  virtual ~dynamic_sink() = default;

  virtual void take(const site& s, const any_view& v) = 0;
  virtual bool want(const site& s) const { return s.st != stage::head_out; }
  virtual std::uint32_t start_run() = 0;
  virtual std::uint32_t count_to(std::uint32_t n) {
    return detail::counted_to(n, [this] { return start_run(); });
  }
  virtual void value(const site&, const char*, double) {}
  virtual void note(const site&, index_t) {}
  virtual trace::streaming streaming() const { return trace::streaming::replay; }
  virtual part asked(const site&) const { return {}; }
  virtual bool in_pieces(const site&) const { return false; }
  virtual void announce(const site&, const any_view&) {}
  virtual void begin(const site&) {}
  virtual void end(const site&) {}
  virtual void size(const site&, const span_size&) {}
};

/// The hook.
class any {
 public:
  explicit any(dynamic_sink& sink, const handle_options& options = {}) noexcept
      : sink_(&sink), streaming_(options.streaming) {}

  template <stage S>
  static consteval access access_of() {
    return info(S).when == phase::tile ? access::none : access::read;
  }
  std::uint32_t next_run() { return sink_->start_run(); }
  std::uint32_t count_to(std::uint32_t n) { return sink_->count_to(n); }
  bool want(const site& s) { return sink_->want(s); }
  void value(const site& s, const char* name, double x) { sink_->value(s, name, x); }
  void note(const site& s, index_t row) { sink_->note(s, row); }
  trace::streaming streaming() const { return std::max(streaming_, sink_->streaming()); }
  part asked(const site& s) const { return sink_->asked(s); }
  bool in_pieces(const site& s) const { return sink_->in_pieces(s); }
  template <stage S, class T>
  void announce(const site& s, const tensor_view<const T>& v) {
    const bool as_doubles = shown<T> && dtype_of<T>() == dtype::opaque;
    sink_->announce(s, {as_doubles ? dtype::f64 : dtype_of<T>(), {v.data, v.rank, v.extent, v.stride, v.axes}});
  }
  void begin(const site& s) { sink_->begin(s); }
  void end(const site& s) { sink_->end(s); }
  void size(const site& s, const span_size& n) { sink_->size(s, n); }

  template <stage S, class T>
  void on(const site& s, const tensor_view<const T>& v) {
    any_view erased{dtype_of<T>(), {v.data, v.rank, v.extent, v.stride, v.axes}};
    if constexpr (shown<T> && dtype_of<T>() == dtype::opaque) return take_kept(s, v);
    sink_->take(s, erased);
  }

 private:
  /// Elements of a user's type are handed over as the doubles that stand for them.
  template <class T>
  void take_kept(const site& s, const tensor_view<const T>& v) {
    std::vector<double> numbers(v.size());
    gather(v, reinterpret_cast<std::byte*>(numbers.data()));
    tensor_view<const void> dense{numbers.data(), v.rank, v.extent, {}, v.axes};
    std::ptrdiff_t step = 1;
    for (std::size_t d = v.rank; d-- > 0; step *= static_cast<std::ptrdiff_t>(v.extent[d])) dense.stride[d] = step;
    sink_->take(s, any_view{dtype::f64, dense});
  }

  dynamic_sink* sink_;
  trace::streaming streaming_;
};

/// Any sink that does not care for the stage at compile time, behind the virtual face.
template <class Sink>
class dynamic final : public dynamic_sink {
 public:
  explicit dynamic(Sink& sink) noexcept : sink_(&sink) {}

  void take(const site& s, const any_view& v) override {
    v.visit([&](const auto& typed) { sink_->take(s, typed); });
  }
  bool want(const site& s) const override {
    if constexpr (requires { sink_->want(s); }) return dynamic_sink::want(s) && sink_->want(s);
    return dynamic_sink::want(s);
  }
  std::uint32_t start_run() override {
    if constexpr (requires { sink_->start_run(); }) return sink_->start_run();
    return 0;
  }
  void value(const site& s, const char* name, double x) override {
    if constexpr (requires { sink_->value(s, name, x); }) sink_->value(s, name, x);
  }
  void note(const site& s, index_t row) override {
    if constexpr (requires { sink_->note(s, row); }) sink_->note(s, row);
  }
  trace::streaming streaming() const override { return to(*sink_).streaming(); }
  part asked(const site& s) const override {
    handle<Sink> h(*sink_);
    return detail::asked_of(h, s);
  }
  std::uint32_t count_to(std::uint32_t n) override {
    handle<Sink> h(*sink_);
    return detail::count_to(h, n);
  }
  bool in_pieces(const site& s) const override {
    handle<Sink> h(*sink_);
    return detail::in_pieces_of(h, s);
  }
  void announce(const site& s, const any_view& v) override {
    if constexpr (requires(const tensor_view<const float>& f) { sink_->announce(s, f); }) {
      v.visit([&](const auto& typed) { sink_->announce(s, typed); });
    }
  }
  void begin(const site& s) override {
    if constexpr (requires { sink_->begin(s); }) sink_->begin(s);
  }
  void end(const site& s) override {
    if constexpr (requires { sink_->end(s); }) sink_->end(s);
  }
  void size(const site& s, const span_size& n) override {
    if constexpr (requires { sink_->size(s, n); }) sink_->size(s, n);
  }

 private:
  Sink* sink_;
};

}  // namespace xattn::inline XATTN_ISA::trace
