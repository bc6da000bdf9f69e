// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/kernels/tensor_scatter.hpp>

namespace conformance {
namespace {

/// An array as (B, all axes before, the axis, all axes behind).
xattn::extents<4> around(const std::vector<std::size_t>& shape, std::size_t axis) {
  xattn::extents<4> extent{static_cast<index_t>(shape[0]), 1, static_cast<index_t>(shape[axis]), 1};
  for (std::size_t d = 1; d < shape.size(); ++d) {
    if (d != axis) extent[d < axis ? 1 : 3] *= static_cast<index_t>(shape[d]);
  }
  return extent;
}

xattn::kernels::scatter_mode mode_of(const test_case& c) {
  const std::string mode = c.text("mode", "linear");
  if (mode == "linear") return xattn::kernels::scatter_mode::linear;
  if (mode == "circular") return xattn::kernels::scatter_mode::circular;
  throw std::runtime_error("there is no mode " + mode);
}

}  // namespace

results tensor_scatter(const test_case& c) {
  xt::xarray<double> cache = c.input(0).read();
  const xt::xarray<double> update = c.input(1).read();
  const auto rank = static_cast<index_t>(cache.dimension());
  const index_t axis = c.integer("axis", -2), positive = axis < 0 ? axis + rank : axis;
  if (positive < 1 || positive >= rank) throw std::runtime_error("there is no such axis behind the batch");
  if (update.dimension() != cache.dimension()) throw std::runtime_error("the update has another rank than the cache");
  const auto along = static_cast<std::size_t>(positive);
  const auto extent = around(c.input(0).shape, along);
  std::vector<std::int64_t> first(c.input(0).shape[0], 0);
  if (c.has_input(2)) {
    const xt::xarray<double> given = c.input(2).read();
    first.assign(given.begin(), given.end());
  }
  xattn::kernels::tensor_scatter(
      xattn::tensor4_view<double>(cache.data(), extent),
      xattn::tensor4_view<const double>(update.data(), around(c.input(1).shape, along)),
      xattn::row_view<const std::int64_t>(first.data(), {static_cast<index_t>(first.size())}), mode_of(c), 2);
  return {{0, cache}};
}

}  // namespace conformance
