// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What layer norm and RMS norm share: the steps on one row, the checks, the plain run and the traced one.
/// Shapes  x and out (.., d_model), rank 1 to 4, d_model at least 1; gamma, beta (d_model); mean, rstd (rows), a number a row
///         in row-major order of the other axes.
/// Formula mean = x_0 + mean(x - x_0), exact for a constant row; residual = mean(x - mean), what rounding took from the
///         mean; xhat = ((x - mean) - residual) rstd with rstd = 1 / sqrt(mean(((x - mean) - residual)^2) + eps).
/// Edges   rstd is 0 where the root is 0. Traced or not, a row gets the same arithmetic, hence the same bits.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/kernels/rows.hpp"

#include <optional>
#include <vector>

namespace xattn::inline XATTN_ISA::kernels::detail {

enum class centring { about_mean, about_zero };

template <class A>
struct row_centre {
  A mean = A(0);
  A residual = A(0);
};

template <centring C, class S, class T, std::size_t R>
struct norm_rows {
  using A = acc_t<T>;
  using pack = simd::pack<A>;
  static_assert(std::same_as<acc_t<S>, A>, "xattn: x and out must compute in one type");

  view<S, R> x;
  view<T, R> out;
  std::optional<row_view<const A>> gamma, beta;
  A eps;
  bool plus_one = false;
  executor_ref executor;
  std::optional<row_view<A>> mean_out, rstd_out;

  index_t rows() const noexcept { return row_count(x); }
  index_t width() const noexcept { return x.extent(R - 1); }

  template <class F>
  void each(const F& f) const {
    for_each_row(executor, rows(), width(), f);
  }

  row_centre<A> centre(index_t n) const {
    if constexpr (C == centring::about_zero) return {};
    const row_view<S> row = row_at(x, n);
    const A origin = static_cast<A>(row(0));
    const A mean = simd::detail::opaque(simd::pack<A, 1>(origin + mean_from(row, origin))).v;
    return {mean, mean_from(row, mean)};
  }

  A rstd(index_t n, const row_centre<A>& at) const {
    using std::sqrt;
    const auto centred = from(at);
    const auto square = [centred](pack v) {
      const pack c = centred(v);
      return c * c;
    };
    const A root = sqrt(A(simd::reduce_map(row_at(x, n), A(0), square, simd::plus{}) / count() + eps));
    return root == A(0) ? root : A(1) / root;
  }

  /// What `unit(packs of x)` gives, times gamma (or 1 + gamma), plus beta.
  void apply(index_t n, const row_centre<A>& at, A factor) const {
    const auto unit = [centred = from(at), factor = pack(factor)](pack v) { return centred(v) * factor; };
    const row_view<S> in = row_at(x, n);
    const row_view<T> row = row_at(out, n);
    if (gamma && beta) {
      simd::zip(in, *gamma, *beta, row, [unit](pack v, pack g, pack b) { return fma(unit(v), g, b); });
    } else if (gamma && plus_one) {
      simd::zip(in, *gamma, row, [unit](pack v, pack g) { return fma(unit(v), g, unit(v)); });
    } else if (gamma) {
      simd::zip(in, *gamma, row, [unit](pack v, pack g) { return unit(v) * g; });
    } else if (beta) {
      simd::zip(in, *beta, row, [unit](pack v, pack b) { return unit(v) + b; });
    } else {
      simd::transform(in, row, unit);
    }
  }

  void check(const char* function) const {
    if (width() == 0) {
      extents<R> expected = x.extent();
      expected[R - 1] = 1;
      xattn::detail::fail_shape(function, "x", x.extent(), expected, "a width of at least 1");
    }
    expect_like(function, "out", out, "x", x);
    check_parameter(function, "gamma", gamma);
    check_parameter(function, "beta", beta);
    expect_value(eps - eps == A(0) && !(eps < A(0)), function, "eps", as_number(eps), "a finite value, 0 or more");
    check_statistic(function, "mean", mean_out);
    check_statistic(function, "rstd", rstd_out);
    if (mean_out && rstd_out) expect_apart(function, "mean", *mean_out, "rstd", *rstd_out);
  }

  void run() const {
    each([this](index_t n) {
      const row_centre<A> at = centre(n);
      const A factor = rstd(n, at);
      if (mean_out) (*mean_out)(n) = at.mean;
      if (rstd_out) (*rstd_out)(n) = factor;
      apply(n, at, factor);
    });
  }

  static double as_number(const A& a) {
    if constexpr (requires { static_cast<double>(a); }) return static_cast<double>(a);
    else return std::numeric_limits<double>::quiet_NaN();
  }

 private:
  A count() const { return A(static_cast<double>(width())); }

  A mean_from(const row_view<S>& row, const A& origin) const {
    const pack shift(origin);
    return simd::reduce_map(row, A(0), [shift](pack v) { return simd::detail::opaque(v - shift); }, simd::plus{}) / count();
  }

  /// Two subtractions, kept apart from an optimiser that may reorder: their sum would round the residual away.
  static auto from(const row_centre<A>& at) {
    return [mean = pack(at.mean), residual = pack(at.residual)](pack v) {
      if constexpr (C == centring::about_zero) return v;
      else return simd::detail::opaque(v - mean) - residual;
    };
  }

  void check_parameter(const char* function, const char* name, const std::optional<row_view<const A>>& parameter) const {
    if (!parameter) return;
    expect_shape(function, name, parameter->extent(), extents<1>{width()}, "the last axis of x");
    expect_apart(function, "out", out, name, *parameter);
  }

  void check_statistic(const char* function, const char* name, const std::optional<row_view<A>>& statistic) const {
    if (!statistic) return;
    expect_shape(function, name, statistic->extent(), extents<1>{rows()}, "a number for each row of x");
    expect_apart(function, name, *statistic, "x", x);
    expect_apart(function, name, *statistic, "out", out);
    if (gamma) expect_apart(function, name, *statistic, "gamma", *gamma);
    if (beta) expect_apart(function, name, *statistic, "beta", *beta);
  }
};

/// The same steps for all rows one after the other, so that each stage can be seen, and edited, as a whole.
template <centring C, class S, class T, std::size_t R>
class traced_norm {
  using call = norm_rows<C, S, T, R>;
  using A = typename call::A;
  static_assert(R <= 3, "xattn: a traced norm takes views of rank 1 to 3, (B, L, d_model)");

 public:
  traced_norm(const call& c, const trace::place& where)
      : call_(c), where_(where.hiding(std::max<std::size_t>(where.hidden_axes, 3 - R))),
        mean_(static_cast<std::size_t>(c.rows())), residual_(mean_), rstd_(mean_) {}

  template <tracer Tr>
  void run(Tr tr) {
    using trace::origin;
    using trace::stage;
    if constexpr (C == centring::about_mean) {
      call_.each([this](index_t n) { find_centre(n); });
      if constexpr (trace::wants<Tr, stage::norm_mean>) trace::emit<stage::norm_mean, origin::computed>(tr, where_, means());
    }
    call_.each([this](index_t n) { rstd_[at(n)] = call_.rstd(n, centre(n)); });
    if constexpr (trace::wants<Tr, stage::norm_rstd>) trace::emit<stage::norm_rstd, origin::computed>(tr, where_, rstds());
    if constexpr (trace::wants<Tr, stage::norm_xhat>) trace::emit<stage::norm_xhat, origin::derived>(tr, where_, [this] { return xhats(); });
    call_.each([this](index_t n) { finish(n); });
    if constexpr (trace::wants<Tr, stage::norm_out>) trace::emit<stage::norm_out, origin::computed>(tr, where_, outs());
  }

 private:
  static std::size_t at(index_t n) noexcept { return static_cast<std::size_t>(n); }
  row_centre<A> centre(index_t n) const { return {mean_[at(n)], residual_[at(n)]}; }

  void find_centre(index_t n) {
    const row_centre<A> c = call_.centre(n);
    mean_[at(n)] = c.mean;
    residual_[at(n)] = c.residual;
  }

  void finish(index_t n) const {
    if (call_.mean_out) (*call_.mean_out)(n) = mean_[at(n)];
    if (call_.rstd_out) (*call_.rstd_out)(n) = rstd_[at(n)];
    call_.apply(n, centre(n), rstd_[at(n)]);
  }

  matrix_view<A> by_row(std::vector<A>& numbers) const {
    return {numbers.data(), {lifted<3>(call_.x).extent(0), lifted<3>(call_.x).extent(1)}};
  }
  matrix_view<A> means() { return by_row(mean_); }
  matrix_view<A> rstds() { return by_row(rstd_); }
  tensor3_view<T> outs() const { return lifted<3>(call_.out); }

  tensor3_view<A> xhats() {
    xhat_.resize(at(call_.x.size()));
    norm_rows<C, S, A, R> plain{call_.x, {xhat_.data(), call_.x.extent()}, {}, {}, call_.eps, false, call_.executor, {}, {}};
    plain.each([&](index_t n) { plain.apply(n, centre(n), rstd_[at(n)]); });
    return lifted<3>(plain.out);
  }

  const call& call_;
  trace::place where_;
  std::vector<A> mean_, residual_, rstd_, xhat_;
};

/// Checks, then runs; traced where a hook wants a stage of the norm.
template <centring C, class S, class T, std::size_t R, tracer Tr>
void run_norm(const char* function, const norm_rows<C, S, T, R>& call, Tr tr, const trace::place& where) {
  using trace::stage;
  call.check(function);
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "eps", call.as_number(call.eps));
  if constexpr (trace::wants_any<Tr, stage::norm_mean, stage::norm_rstd, stage::norm_xhat, stage::norm_out>) {
    traced_norm<C, S, T, R>(call, where).run(tr);
  } else {
    call.run();
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels::detail
