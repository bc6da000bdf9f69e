// SPDX-License-Identifier: BSD-3-Clause
/// Records without a kernel: numbers 0, 1, 2, .. in dense arrays, delivered as a kernel would.
#pragma once

#include <xattn/trace/handle.hpp>

#include <numeric>

namespace test {

namespace trace = xattn::trace;
using trace::block;
using trace::origin;
using trace::stage;

template <class T, std::size_t R>
struct counted {
  explicit counted(const xattn::extents<R>& extent) : numbers(static_cast<std::size_t>(xattn::element_count(extent))) {
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = T(static_cast<float>(i));
    view = {numbers.data(), extent};
  }
  std::vector<T> numbers;
  xattn::view<T, R> view;
};

inline trace::place at(block b, std::int32_t layer = -1, trace::model m = trace::model::none) {
  return trace::place{}.in(m, layer).in(b);
}

/// One computed record of a float tensor with these extents.
template <stage S, class H, std::size_t R>
void deliver(H tr, const trace::place& where, const xattn::extents<R>& extent) {
  const counted<float, R> c(extent);
  if constexpr (trace::wants<H, S>) trace::emit<S, origin::computed>(tr, where, c.view);
}

}  // namespace test
