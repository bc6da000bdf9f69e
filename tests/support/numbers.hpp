// SPDX-License-Identifier: BSD-3-Clause
/// Reads any result into an oracle array: buffers, views, oracle arrays, xtensor containers and expressions, ranges.
/// Widening to long double is exact for every type under test.
#pragma once

#include "support/oracle/array.hpp"

#include <concepts>
#include <type_traits>

namespace test {

using index_t = oracle::index_t;

/// A scalar as long double; storage types go through float.
template <class T>
long double widen(const T& x) {
  if constexpr (std::constructible_from<long double, const T&>) {
    return static_cast<long double>(x);
  } else {
    return static_cast<long double>(static_cast<float>(x));
  }
}

/// A long double rounded to T; for bool, whether it is not 0.
template <class T>
T narrow(long double x) {
  if constexpr (std::is_same_v<T, bool>) {
    return x != 0;
  } else {
    return oracle::rounded<T>(x);
  }
}

namespace detail {

template <class X>
concept view_like = requires(const X& x) {
  X::rank;
  x.data();
  x.extent(std::size_t{0});
  x.stride(std::size_t{0});
};

template <class X>
concept tensor_like = requires(const X& x) {
  x.dimension();
  x.shape();
  x.begin();
};

template <class View>
oracle::array numbers_of_view(const View& x) {
  oracle::shape_t shape;
  for (std::size_t d = 0; d < View::rank; ++d) shape.push_back(static_cast<index_t>(x.extent(d)));
  oracle::array out(shape);
  for (index_t n = 0; n < out.size(); ++n) {
    index_t rest = n, offset = 0;
    for (std::size_t d = View::rank; d-- > 0;) {
      offset += rest % shape[d] * static_cast<index_t>(x.stride(d));
      rest /= shape[d];
    }
    out.flat(n) = widen(x.data()[offset]);
  }
  return out;
}

}  // namespace detail

/// A single number is an array of rank 0.
template <class X>
oracle::array numbers(const X& x) {
  if constexpr (std::is_arithmetic_v<X>) {
    return oracle::array({}, widen(x));
  } else if constexpr (requires { x.numbers(); }) {
    return x.numbers();
  } else if constexpr (std::is_same_v<X, oracle::array>) {
    return x;
  } else if constexpr (requires {
                         x.flat(0);
                         x.shape;
                       }) {
    oracle::array out;
    out.shape = x.shape;
    for (const auto& value : x.data) out.data.push_back(widen(value));
    return out;
  } else if constexpr (detail::view_like<X>) {
    return detail::numbers_of_view(x);
  } else {
    oracle::array out;
    for (const auto& value : x) out.data.push_back(widen(value));
    if constexpr (detail::tensor_like<X>) {
      for (const auto extent : x.shape()) out.shape.push_back(static_cast<index_t>(extent));
    } else {
      out.shape = {out.size()};
    }
    return out;
  }
}

}  // namespace test
