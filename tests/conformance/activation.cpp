// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/kernels/activation.hpp>

namespace conformance {
namespace {

namespace kernels = xattn::kernels;

template <class T>
xattn::row_view<const T> as_row(const xt::xarray<T>& x) {
  return {x.data(), {static_cast<index_t>(x.size())}};
}
template <class T>
xattn::row_view<T> as_row(xt::xarray<T>& x) {
  return {x.data(), {static_cast<index_t>(x.size())}};
}

/// run(in, out) with all elements in one row.
template <class Run>
results elementwise(const test_case& c, const Run& run) {
  return with_real(c.input(0).type, [&](auto zero) {
    using T = decltype(zero);
    const xt::xarray<T> x = load<T>(c.input(0));
    auto y = xt::xarray<xattn::acc_t<T>>::from_shape(x.shape());
    run(as_row(x), as_row(y));
    return results{{0, as_doubles(y)}};
  });
}

xattn::activation kind_of(const test_case& c) {
  using xattn::activation;
  const std::string& op = c.op();
  if (op == "Relu") return activation::relu;
  if (op == "Sigmoid") return activation::sigmoid;
  if (op == "Tanh") return activation::tanh;
  if (op == "Erf") return activation::erf;
  if (op == "HardSwish") return activation::hard_swish;
  if (op == "Mish") return activation::mish;
  const std::string form = c.text("approximate", "none");
  if (op == "Gelu" && form == "none") return activation::gelu;
  if (op == "Gelu" && form == "tanh") return activation::gelu_tanh;
  throw not_yet("this form of the activation");
}

/// x sigmoid(alpha x).
struct swish_function {
  double alpha;
  template <class T, int N>
  xattn::simd::pack<T, N> operator()(xattn::simd::pack<T, N> x) const {
    return x * xattn::simd::sigmoid(x * static_cast<T>(alpha));
  }
};

}  // namespace

results activation(const test_case& c) {
  if (c.op() == "Exp") {
    return elementwise(c, [](const auto& in, const auto& out) {
      xattn::simd::transform(in, out, [](auto x) { return xattn::simd::exp(x); });
    });
  }
  const xattn::activation kind = kind_of(c);
  return elementwise(c, [kind](const auto& in, const auto& out) { kernels::activate(kind, in, out); });
}

results swish(const test_case& c) {
  const double alpha = c.number("alpha", 1);
  return elementwise(c, [alpha](const auto& in, const auto& out) {
    if (alpha == 1)
      kernels::silu(in, out);
    else
      kernels::map_elements({}, swish_function{alpha}, out, in);
  });
}

results swiglu(const test_case& c) {
  const double alpha = c.number("alpha", 1);
  if (c.input(0).shape != c.input(1).shape) throw std::runtime_error("the inputs of SwiGLU differ in shape");
  return elementwise(c, [&](const auto& gate, const auto& out) {
    using T = typename std::remove_cvref_t<decltype(gate)>::value_type;
    const xt::xarray<T> up = load<T>(c.input(1));
    kernels::swiglu(gate, as_row(up), out, static_cast<typename std::remove_cvref_t<decltype(out)>::value_type>(alpha));
  });
}

}  // namespace conformance
