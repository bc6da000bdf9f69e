// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/kernels/row_softmax.hpp>

namespace conformance {
namespace {

/// run(in, out) with the axis that the case names in the middle of three.
template <class Run>
results along_axis(const test_case& c, const Run& run) {
  return with_real(c.input(0).type, [&](auto zero) {
    using T = decltype(zero);
    using A = xattn::acc_t<T>;
    const xt::xarray<T> x = load<T>(c.input(0));
    auto y = xt::xarray<A>::from_shape(x.shape());
    const auto rank = static_cast<index_t>(x.dimension());
    const auto axis = static_cast<std::size_t>((c.integer("axis", -1) + rank) % rank);
    xattn::extents<3> extent{1, 1, 1};
    for (std::size_t d = 0; d < x.dimension(); ++d) {
      extent[d < axis ? 0 : d == axis ? 1 : 2] *= static_cast<index_t>(x.shape()[d]);
    }
    run(xattn::tensor3_view<const T>(x.data(), extent), xattn::tensor3_view<A>(y.data(), extent));
    return results{{0, as_doubles(y)}};
  });
}

}  // namespace

results softmax(const test_case& c) {
  return along_axis(c, [](const auto& in, const auto& out) { xattn::kernels::softmax(in, out, 1); });
}

results log_softmax(const test_case& c) {
  return along_axis(c, [](const auto& in, const auto& out) { xattn::kernels::log_softmax(in, out, 1); });
}

}  // namespace conformance
