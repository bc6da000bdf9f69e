// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Spans: which part of a call runs from when to when, for hooks with begin(site) and end(site).
/// Edges   spans nest exactly, on the calling thread. A span ends when its scope is left, by an exception too; then an
///         exception of end() itself is dropped. The site of a span is its place; site.st is the stage that the part
///         makes, stage::x where it is a whole block, layer or model. A hook that takes spans alone changes nothing of
///         the run: not the kernel, and nothing is made for it.
///         Optional: size(site, span_size) right after begin, where the part is one step that makes one tensor.
#pragma once

#include "xattn/core/tracer.hpp"

#include <exception>

namespace xattn::inline XATTN_ISA::trace {

/// What a part makes: a tensor, by so many operations (a multiplication and an addition are two); 0: not counted.
struct span_size {
  std::uint8_t rank = 0;
  std::array<std::uint32_t, 4> extent{};
  std::array<char, 4> axes{};
  std::size_t bytes = 0;
  double flops = 0;
};

template <class H>
inline constexpr bool takes_sizes = requires(H h, const site& s, const span_size& n) { h.size(s, n); };

/// Begins with its construction, ends with its scope.
template <hook H>
requires takes_spans<H>
class span {
 public:
  span(H tr, const place& where, stage made = stage::x)
      : tr_(tr), at_(where.at), unwinding_(std::uncaught_exceptions()) {
    at_.st = made;
    tr_.begin(at_);
  }
  span(const span&) = delete;
  span& operator=(const span&) = delete;
  ~span() noexcept(false) {
#if XATTN_EXCEPTIONS
    if (std::uncaught_exceptions() > unwinding_) {
      try {
        tr_.end(at_);
      } catch (...) {  // one is on its way already
      }
      return;
    }
#endif
    tr_.end(at_);
  }

  /// `made` is what the part makes, each element by so many multiplications and additions.
  template <class T, std::size_t R>
  void size(const place& where, const view<T, R>& made, index_t depth) {
    if constexpr (takes_sizes<H>) {
      const auto v = detail::deliver_as(made, info(at_.st).axes, where.hidden_axes);
      tr_.size(at_, {v.rank, v.extent, v.axes, v.size() * sizeof(T),
                     2.0 * static_cast<double>(made.size()) * static_cast<double>(depth)});
    }
  }

 private:
  H tr_;
  site at_;
  int unwinding_;
};

/// body() in a span.
template <hook H, class Body>
void spanned(H tr, const place& where, stage made, const Body& body) {
  const span<H> whole(tr, where, made);
  body();
}

}  // namespace xattn::inline XATTN_ISA::trace
