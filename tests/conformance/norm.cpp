// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/kernels/group_norm.hpp>
#include <xattn/kernels/layer_norm.hpp>
#include <xattn/kernels/rms_norm.hpp>

namespace conformance {
namespace {

/// The epsilon of a case; where it names none, the number that a float holds for 1e-5.
double epsilon_of(const test_case& c) { return c.number("epsilon", static_cast<double>(1e-5f)); }

/// A parameter of shape `own` with an entry for every number of x: aligned right, extents of 1 and missing axes serve
/// all.
template <class T>
xt::xarray<T> spread(const tensor_file& tensor, std::vector<std::size_t> own, const std::vector<std::size_t>& shape) {
  const xt::xarray<T> given = load<T>(tensor);
  if (own.size() > shape.size()) throw std::runtime_error("a parameter has more axes than the input");
  own.insert(own.begin(), shape.size() - own.size(), 1);
  auto full = xt::xarray<T>::from_shape(shape);
  for (std::size_t n = 0; n < full.size(); ++n) {
    std::size_t rest = n, from = 0, step = 1;
    for (std::size_t d = shape.size(); d-- > 0; rest /= shape[d]) {
      if (own[d] != 1 && own[d] != shape[d]) throw std::runtime_error("a parameter does not fit the input");
      if (own[d] != 1) from += rest % shape[d] * step;
      step *= own[d];
    }
    full.data()[n] = given.data()[from];
  }
  return full;
}

template <class T>
T rounded(double x) {
  if constexpr (xattn::narrow_storage<T>)
    return T(static_cast<float>(x));
  else
    return static_cast<T>(x);
}

/// Normalised numbers, rounded to T, times the scale and with the bias added in the type of the inputs. Both parameters
/// are taken to have the shape that own(slot) gives.
template <class T, class A, class Shape>
xt::xarray<double> scaled(const test_case& c, const xt::xarray<A>& normalised, const Shape& own) {
  const auto& shape = c.input(0).shape;
  const xt::xarray<T> gamma = spread<T>(c.input(1), own(1), shape);
  xt::xarray<T> beta;
  if (c.has_input(2)) beta = spread<T>(c.input(2), own(2), shape);
  auto result = xt::xarray<double>::from_shape(shape);
  const auto wide = [](T n) { return static_cast<double>(static_cast<xattn::acc_t<T>>(n)); };
  for (std::size_t i = 0; i < normalised.size(); ++i) {
    const double unit = wide(rounded<T>(static_cast<double>(normalised.data()[i])));
    result.data()[i] = wide(rounded<T>(unit * wide(gamma.data()[i])));
    if (c.has_input(2)) result.data()[i] = wide(rounded<T>(result.data()[i] + wide(beta.data()[i])));
  }
  return result;
}

/// The input as rows of all elements from the axis on that the case names. T stores the numbers, A computes.
template <class T, class A>
struct rows_of_case {
  xt::xarray<A> x, y;
  std::vector<std::size_t> statistics_shape;
  index_t width = 1;

  explicit rows_of_case(const test_case& c) : x(load<A>(c.input(0))), y(xt::xarray<A>::from_shape(x.shape())) {
    const auto rank = static_cast<index_t>(x.dimension());
    const index_t axis = c.integer("axis", -1);
    if (axis < -rank || axis >= rank) throw std::runtime_error("there is no such axis");
    const auto first = static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
    for (std::size_t d = 0; d < x.dimension(); ++d) {
      statistics_shape.push_back(d < first ? x.shape()[d] : 1);
      if (d >= first) width *= static_cast<index_t>(x.shape()[d]);
    }
  }

  index_t rows() const { return static_cast<index_t>(x.size()) / width; }
  xattn::matrix_view<const A> in() const { return {x.data(), {rows(), width}}; }
  xattn::matrix_view<A> out() { return {y.data(), {rows(), width}}; }
  xattn::row_view<A> per_row(xt::xarray<A>& numbers) const { return {numbers.data(), {rows()}}; }

  xt::xarray<double> scaled(const test_case& c) const {
    return conformance::scaled<T>(c, y, [&c](int slot) { return c.input(slot).shape; });
  }

  /// One row of parameters for all rows, where the file has no more: xattn applies them.
  bool takes_parameters(const test_case& c) const {
    const auto all = static_cast<std::size_t>(width);
    const auto fits = [&](int slot) {
      const auto& s = c.input(slot).shape;
      std::size_t n = 1;
      for (const std::size_t extent : s) n *= extent;
      return n == all && s.size() <= x.dimension() && std::equal(s.rbegin(), s.rend(), x.shape().rbegin());
    };
    return std::is_same_v<T, A> && fits(1) && (!c.has_input(2) || fits(2));
  }
};

/// body(T{}, A{}): how the numbers are stored, and the type that the statistics are formed in, which is never narrower
/// than float.
template <class Body>
results with_types(const test_case& c, const Body& body) {
  const bool in_double = c.integer("stash_type", 1) == 11;
  return with_real(c.input(0).type, [&](auto zero) {
    using T = decltype(zero);
    return in_double ? body(zero, double{}) : body(zero, xattn::acc_t<T>{});
  });
}

}  // namespace

results layer_norm(const test_case& c) {
  return with_types(c, [&](auto zero, auto computed) {
    using A = decltype(computed);
    rows_of_case<decltype(zero), A> all(c);
    auto mean = xt::xarray<A>::from_shape(all.statistics_shape), rstd = mean;
    xattn::kernels::layer_norm_options<A> options{.eps = static_cast<A>(epsilon_of(c))};
    options.mean = all.per_row(mean);
    options.rstd = all.per_row(rstd);
    xt::xarray<A> gamma, beta;
    const bool given = all.takes_parameters(c);
    if (given) options.gamma = xattn::row_view<const A>((gamma = load<A>(c.input(1))).data(), {all.width});
    if (given && c.has_input(2)) {
      options.beta = xattn::row_view<const A>((beta = load<A>(c.input(2))).data(), {all.width});
    }
    xattn::kernels::layer_norm(all.in(), all.out(), options);
    return results{{0, given ? as_doubles(all.y) : all.scaled(c)}, {1, as_doubles(mean)}, {2, as_doubles(rstd)}};
  });
}

results rms_norm(const test_case& c) {
  return with_types(c, [&](auto zero, auto computed) {
    using A = decltype(computed);
    rows_of_case<decltype(zero), A> all(c);
    xattn::kernels::rms_norm_options<A> options{.eps = static_cast<A>(epsilon_of(c))};
    xt::xarray<A> gamma;
    const bool given = all.takes_parameters(c);
    if (given) options.gamma = xattn::row_view<const A>((gamma = load<A>(c.input(1))).data(), {all.width});
    xattn::kernels::rms_norm(all.in(), all.out(), options);
    return results{{0, given ? as_doubles(all.y) : all.scaled(c)}};
  });
}

results group_norm(const test_case& c) {
  return with_types(c, [&](auto zero, auto computed) {
    using T = decltype(zero);
    using A = decltype(computed);
    if (c.input(0).shape.size() < 2) throw std::runtime_error("group normalisation needs channels");
    const xt::xarray<A> x = load<A>(c.input(0));
    const auto batch = static_cast<index_t>(x.shape()[0]), channels = static_cast<index_t>(x.shape()[1]);
    const index_t places = x.size() == 0 ? 0 : static_cast<index_t>(x.size()) / (batch * channels);
    const xattn::extents<3> extent{batch, channels, places};
    auto y = xt::xarray<A>::from_shape(x.shape());
    const xt::xarray<A> gamma = load<A>(c.input(1)), beta = load<A>(c.input(2));
    const auto row = [](const xt::xarray<A>& p) {
      return xattn::row_view<const A>(p.data(), {static_cast<index_t>(p.size())});
    };
    xattn::kernels::group_norm_options<A> options;
    if constexpr (std::is_same_v<T, A>) options.gamma = row(gamma), options.beta = row(beta);
    options.eps = static_cast<A>(epsilon_of(c));
    xattn::kernels::group_norm(xattn::tensor3_view<const A>(x.data(), extent), c.integer("num_groups", 1),
                               xattn::tensor3_view<A>(y.data(), extent), options);
    if constexpr (std::is_same_v<T, A>) return results{{0, as_doubles(y)}};
    std::vector<std::size_t> of_channels(x.dimension() - 1, 1);
    of_channels[0] = x.shape()[1];
    return results{{0, scaled<T>(c, y, [&](int) { return of_channels; })}};
  });
}

}  // namespace conformance
