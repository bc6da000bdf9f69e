// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/kernels/layer_norm.hpp>
#include <xattn/kernels/rms_norm.hpp>

#include <optional>

namespace conformance {
namespace {

/// The input as rows of all elements from the axis on that the case names.
template <class T>
struct rows_of_case {
  using A = xattn::acc_t<T>;
  xt::xarray<T> x;
  xt::xarray<A> y, gamma, beta;
  std::vector<std::size_t> statistics_shape;
  index_t width = 1;

  explicit rows_of_case(const test_case& c) : x(load<T>(c.input(0))), gamma(load<A>(c.input(1))) {
    (void)c.integer("stash_type", 1);  // the type of the statistics; xattn's are never narrower than float
    y = xt::xarray<A>::from_shape(x.shape());
    if (c.has_input(2)) beta = load<A>(c.input(2));
    const auto rank = static_cast<index_t>(x.dimension());
    const auto axis = static_cast<std::size_t>((c.integer("axis", -1) + rank) % rank);
    for (std::size_t d = 0; d < x.dimension(); ++d) {
      statistics_shape.push_back(d < axis ? x.shape()[d] : 1);
      if (d >= axis) width *= static_cast<index_t>(x.shape()[d]);
    }
    if (static_cast<index_t>(gamma.size()) != width || (c.has_input(2) && beta.size() != gamma.size())) {
      throw not_yet("parameters that are broadcast");
    }
  }

  index_t rows() const { return static_cast<index_t>(x.size()) / width; }
  xattn::matrix_view<const T> in() const { return {x.data(), {rows(), width}}; }
  xattn::matrix_view<A> out() { return {y.data(), {rows(), width}}; }
  xattn::row_view<const A> parameter(const xt::xarray<A>& p) const { return {p.data(), {width}}; }
};

}  // namespace

results layer_norm(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) {
    rows_of_case<decltype(zero)> all(c);
    using A = typename decltype(all)::A;
    auto mean = xt::xarray<A>::from_shape(all.statistics_shape), rstd = mean;
    xattn::kernels::layer_norm_options<A> options{.gamma = all.parameter(all.gamma)};
    if (c.has_input(2)) options.beta = all.parameter(all.beta);
    options.eps = static_cast<A>(c.number("epsilon", 1e-5));
    options.mean = xattn::row_view<A>(mean.data(), {all.rows()});
    options.rstd = xattn::row_view<A>(rstd.data(), {all.rows()});
    xattn::kernels::layer_norm(all.in(), all.out(), options);
    return results{{0, as_doubles(all.y)}, {1, as_doubles(mean)}, {2, as_doubles(rstd)}};
  });
}

results rms_norm(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) {
    rows_of_case<decltype(zero)> all(c);
    using A = typename decltype(all)::A;
    xattn::kernels::rms_norm_options<A> options{.gamma = all.parameter(all.gamma)};
    options.eps = static_cast<A>(c.number("epsilon", 1e-5));
    xattn::kernels::rms_norm(all.in(), all.out(), options);
    return results{{0, as_doubles(all.y)}};
  });
}

}  // namespace conformance
