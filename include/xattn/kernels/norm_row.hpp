// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The passes of layer norm and RMS norm over one row, which stays in the nearest cache between them.
/// Formula mean = x_0 + mean(x - x_0), exact for a constant row; residual = mean(x - mean), what rounding took from the
///         mean; rstd = 1 / sqrt(mean((x - mean)^2) - residual^2 + eps); xhat = (x - mean) rstd - residual rstd. About
///         zero, mean and residual are 0. The result is gamma xhat + beta, or (1 + gamma) xhat.
/// Edges   rstd is 0 where the root is 0.
#pragma once

#include "xattn/kernels/rows.hpp"

#include <optional>

namespace xattn::inline XATTN_ISA::kernels::detail {

enum class centring { about_mean, about_zero };

using simd::detail::opaque;
using simd::detail::row_cursor;

template <class A>
struct row_centre {
  A mean = A(0);
  A residual = A(0);
};

/// Of a row about its centre.
template <class A>
struct row_means {
  A first = A(0);
  A second = A(0);
};

/// A row in memory, as passes read it. Lanes past the end hold `fill`.
template <bool Dense, class S>
struct memory_row {
  row_cursor<const S> x;

  acc_t<S> first() const { return static_cast<acc_t<S>>(*x.data); }
  XATTN_INLINE simd::pack<acc_t<S>> read(index_t i, index_t count, const acc_t<S>& fill) const noexcept {
    return x.template read<Dense, acc_t<S>>(i, count, fill);
  }
};

/// The first pass: sums of x - x_0 about the mean, of x^2 about zero.
template <centring C, class A>
class first_pass {
  using pack = simd::pack<A>;

 public:
  template <class Row>
  XATTN_INLINE explicit first_pass(const Row& row) : origin_(C == centring::about_zero ? A(0) : row.first()) {}

  template <class Row>
  XATTN_INLINE void take(const Row& row, int k, index_t i, index_t count) noexcept {
    const pack v = row.read(i, count, origin_);
    if constexpr (C == centring::about_zero)
      sums_[k] = opaque(fma(v, v, sums_[k]));
    else
      sums_[k] = opaque(sums_[k] + opaque(v - pack(origin_)));
  }
  /// The mean, or the mean square.
  XATTN_INLINE A mean(index_t n) const {
    const A m = simd::fold(sums_.total(simd::plus{}), simd::plus{}) / A(static_cast<double>(n));
    return C == centring::about_zero ? m : opaque(simd::pack<A, 1>(origin_ + m)).v;
  }

 private:
  A origin_;
  simd::detail::partial_sums<A> sums_{pack(A(0))};
};

template <centring C, class A, class Row>
[[gnu::flatten]] A first_mean(Row row, index_t n) {
  first_pass<C, A> pass(row);
  simd::detail::each_pack<A>(n, [&](int k, index_t i, index_t count) { pass.take(row, k, i, count); });
  return pass.mean(n);
}

/// The second pass: means of x - mean and of its square. Lanes past the end lie on the mean. `target` is where a
/// contiguous result is going to be written, so that its memory is at hand by then.
template <class A, class Row, class T = A>
[[gnu::flatten]] row_means<A> means_about(Row row, index_t n, A mean, const T* target = nullptr) {
  using pack = simd::pack<A>;
  simd::detail::partial_sums<A> sums(pack(A(0))), squares(pack(A(0)));
  simd::detail::each_pack<A>(n, [&](int k, index_t i, index_t count) {
    const pack c = opaque(row.read(i, count, mean) - pack(mean));
    sums[k] = opaque(sums[k] + c);
    squares[k] = opaque(fma(c, c, squares[k]));
    if (target != nullptr) simd::detail::expect_soon(target + i);
  });
  const A width = A(static_cast<double>(n));
  return {simd::fold(sums.total(simd::plus{}), simd::plus{}) / width,
          simd::fold(squares.total(simd::plus{}), simd::plus{}) / width};
}

/// One number a column, or the same for all where there is no row of them.
template <bool Dense, class A>
struct norm_column {
  row_cursor<const A> numbers;
  A otherwise;

  norm_column(const std::optional<row_view<const A>>& row, const A& constant)
      : numbers(row ? *row : row_view<const A>{}), otherwise(constant) {}
  XATTN_INLINE simd::pack<A> read(index_t i, index_t count) const noexcept {
    return numbers.data == nullptr ? simd::pack<A>(otherwise) : numbers.template read<Dense, A>(i, count, otherwise);
  }
};

template <centring C, class A>
struct norm_row {
  using pack = simd::pack<A>;

  std::optional<row_view<const A>> gamma, beta;
  A eps;
  bool plus_one = false;

  template <class Row>
  static row_centre<A> centre(const Row& row, index_t n) {
    if constexpr (C == centring::about_zero) return {};
    const A mean = first_mean<C, A>(row, n);
    return {mean, means_about(row, n, mean).first};
  }

  /// From the mean square about zero, or the means about at.mean.
  A rstd(const row_means<A>& means, const row_centre<A>& at) const {
    using one = simd::pack<A, 1>;
    using std::sqrt;
    const A variance = fnma(one(at.residual), one(means.first + means.first - at.residual), one(means.second)).v;
    const A root = sqrt(A((variance < A(0) ? A(0) : variance) + eps));
    return root == A(0) ? root : A(1) / root;
  }
  template <class Row>
  A rstd(const Row& row, index_t n, const row_centre<A>& at) const {
    if constexpr (C == centring::about_zero)
      return rstd({A(0), first_mean<C, A>(row, n)}, at);
    else
      return rstd(means_about(row, n, at.mean), at);
  }

  /// The last pass, pack by pack.
  template <bool Dense, class Row, class T>
  struct writer {
    Row row;
    row_cursor<T> out;
    A mean;
    pack factor, shift;
    norm_column<Dense, A> gamma, beta;
    bool plus_one;

    writer(const norm_row& norm, const Row& from, const row_view<T>& to, const row_centre<A>& at, const A& rstd)
        : row(from),
          out(to),
          mean(at.mean),
          factor(rstd),
          shift(-(at.residual * rstd)),
          gamma(norm.gamma, A(1)),
          beta(norm.beta, -A(0)),
          plus_one(norm.plus_one && norm.gamma) {}

    XATTN_INLINE void put(index_t i, index_t count) const noexcept {
      const pack v = row.read(i, count, mean);
      const pack unit = C == centring::about_zero ? v * factor : fma(opaque(v - pack(mean)), factor, shift);
      const pack g = gamma.read(i, count);
      out.template write<Dense, A>(i, count, fma(unit, g, plus_one ? unit : beta.read(i, count)));
    }
  };
};

/// Writes a row; and takes the first pass over the next one on the way, so that memory is read and written evenly.
template <class Writer>
[[gnu::flatten]] void write_row(Writer w, index_t n) {
  using A = typename decltype(w.factor)::value_type;
  simd::detail::each_pack<A>(n, [&](int, index_t i, index_t count) { w.put(i, count); });
}
template <centring C, class Writer, class Row>
[[gnu::flatten]] auto write_row_and_take(Writer w, Row next, index_t n) {
  using A = typename decltype(w.factor)::value_type;
  first_pass<C, A> pass(next);
  simd::detail::each_pack<A>(n, [&](int k, index_t i, index_t count) {
    w.put(i, count);
    pass.take(next, k, i, count);
  });
  return pass.mean(n);
}

}  // namespace xattn::inline XATTN_ISA::kernels::detail
