// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The steps of layer norm and RMS norm on one row.
/// Formula mean = x_0 + mean(x - x_0), exact for a constant row; residual = mean(x - mean), what rounding took from the
///         mean; xhat = ((x - mean) - residual) rstd with rstd = 1 / sqrt(mean(((x - mean) - residual)^2) + eps). About
///         zero, mean and residual are 0. The result is gamma xhat + beta, or (1 + gamma) xhat.
/// Edges   rstd is 0 where the root is 0.
#pragma once

#include "xattn/kernels/rows.hpp"

#include <optional>

namespace xattn::inline XATTN_ISA::kernels::detail {

enum class centring { about_mean, about_zero };

template <class A>
struct row_centre {
  A mean = A(0);
  A residual = A(0);
};

/// The mean of x - origin over a row.
template <class S>
acc_t<S> mean_from(const row_view<const S>& row, const acc_t<S>& origin) {
  using pack = simd::pack<acc_t<S>>;
  const auto shifted = [shift = pack(origin)](pack v) { return simd::detail::opaque(v - shift); };
  return simd::reduce_map(row, acc_t<S>(0), shifted, simd::plus{}) / acc_t<S>(static_cast<double>(row.extent(0)));
}

template <centring C, class A>
struct norm_row {
  using pack = simd::pack<A>;

  std::optional<row_view<const A>> gamma, beta;
  A eps;
  bool plus_one = false;

  template <class S>
  static row_centre<A> centre(const row_view<const S>& row) {
    if constexpr (C == centring::about_zero) return {};
    const A origin = static_cast<A>(row(0));
    const A mean = simd::detail::opaque(simd::pack<A, 1>(origin + mean_from(row, origin))).v;
    return {mean, mean_from(row, mean)};
  }

  template <class S>
  A rstd(const row_view<const S>& row, const row_centre<A>& at) const {
    using std::sqrt;
    const auto square = [centred = from(at)](pack v) {
      const pack c = centred(v);
      return c * c;
    };
    const A squares = simd::reduce_map(row, A(0), square, simd::plus{});
    const A root = sqrt(A(squares / A(static_cast<double>(row.extent(0))) + eps));
    return root == A(0) ? root : A(1) / root;
  }

  template <class S, class T>
  void apply(const row_view<const S>& row, const row_view<T>& out, const row_centre<A>& at, const A& rstd) const {
    const auto unit = [centred = from(at), factor = pack(rstd)](pack v) { return centred(v) * factor; };
    if (gamma && beta) {
      simd::zip(row, *gamma, *beta, out, [unit](pack v, pack g, pack b) { return fma(unit(v), g, b); });
    } else if (gamma && plus_one) {
      simd::zip(row, *gamma, out, [unit](pack v, pack g) { return fma(unit(v), g, unit(v)); });
    } else if (gamma) {
      simd::zip(row, *gamma, out, [unit](pack v, pack g) { return unit(v) * g; });
    } else if (beta) {
      simd::zip(row, *beta, out, [unit](pack v, pack b) { return unit(v) + b; });
    } else {
      simd::transform(row, out, unit);
    }
  }

 private:
  /// Two subtractions, kept apart from an optimiser that may reorder: their sum would round the residual away.
  static auto from(const row_centre<A>& at) {
    return [mean = pack(at.mean), residual = pack(at.residual)](pack v) {
      if constexpr (C == centring::about_zero)
        return v;
      else
        return simd::detail::opaque(v - mean) - residual;
    };
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels::detail
