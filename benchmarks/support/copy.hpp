// SPDX-License-Identifier: BSD-3-Clause
/// A plain copy, beside which everything that is bound by memory is timed.
#pragma once

#include <xattn/simd/loop.hpp>

#include <span>

namespace bench {

/// Packs in order, with ordinary stores: what a kernel that has nothing to compute would do.
template <class T>
void copy(std::span<const T> from, std::span<T> to) {
  const auto n = static_cast<xattn::index_t>(to.size());
  const auto same = [](xattn::simd::pack<T> x) { return x; };
  xattn::simd::transform(xattn::row_view<const T>(from.data(), {n}), xattn::row_view<T>(to.data(), {n}), same);
}

}  // namespace bench
