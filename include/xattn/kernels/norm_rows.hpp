// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A call of layer norm or RMS norm on all rows: its checks, the plain run and the traced one.
/// Shapes  x and out (.., d_model), rank 1 to 4, d_model at least 1; gamma, beta (d_model); mean, rstd (rows), a number
/// a
///         row in row-major order of the other axes.
/// Edges   traced or not, a row gets the same arithmetic, hence the same bits.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/kernels/norm_row.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA::kernels::detail {

template <centring C, class S, class T, std::size_t R>
struct norm_rows {
  using A = acc_t<T>;
  static_assert(std::same_as<acc_t<S>, A>, "xattn: x and out must compute in one type");

  view<const S, R> x;
  view<T, R> out;
  norm_row<C, A> row;
  executor_ref executor;
  std::optional<row_view<A>> mean_out, rstd_out;

  index_t rows() const noexcept { return row_count(x); }
  index_t width() const noexcept { return x.extent(R - 1); }

  template <class F>
  void each(const F& f) const {
    for_each_row(executor, rows(), width(), f);
  }
  row_centre<A> centre(index_t n) const { return row.centre(row_at(x, n)); }
  A rstd(index_t n, const row_centre<A>& at) const { return row.rstd(row_at(x, n), at); }

  void finish(index_t n, const row_centre<A>& at, const A& factor) const {
    if (mean_out) (*mean_out)(n) = at.mean;
    if (rstd_out) (*rstd_out)(n) = factor;
    row.apply(row_at(x, n), row_at(out, n), at, factor);
  }

  void run() const {
    each([this](index_t n) {
      const row_centre<A> at = centre(n);
      finish(n, at, rstd(n, at));
    });
  }

  void check(const char* function) const {
    if (width() == 0) {
      extents<R> expected = x.extent();
      expected[R - 1] = 1;
      xattn::detail::fail_shape(function, "x", x.extent(), expected, "a width of at least 1");
    }
    expect_like(function, "out", out, "x", x);
    check_parameter(function, "gamma", row.gamma);
    check_parameter(function, "beta", row.beta);
    const bool holds = row.eps - row.eps == A(0) && !(row.eps < A(0));
    expect_value(holds, function, "eps", eps(), "a finite value, 0 or more");
    check_statistic(function, "mean", mean_out);
    check_statistic(function, "rstd", rstd_out);
    if (mean_out && rstd_out) expect_apart(function, "mean", *mean_out, "rstd", *rstd_out);
  }

  /// As messages and traces show it.
  double eps() const {
    if constexpr (requires { static_cast<double>(row.eps); })
      return static_cast<double>(row.eps);
    else
      return std::numeric_limits<double>::quiet_NaN();
  }

 private:
  void check_parameter(const char* function, const char* name,
                       const std::optional<row_view<const A>>& parameter) const {
    if (!parameter) return;
    expect_shape(function, name, parameter->extent(), extents<1>{width()}, "the last axis of x");
    expect_apart(function, "out", out, name, *parameter);
  }

  void check_statistic(const char* function, const char* name, const std::optional<row_view<A>>& statistic) const {
    if (!statistic) return;
    expect_shape(function, name, statistic->extent(), extents<1>{rows()}, "a number for each row of x");
    expect_distinct(function, name, *statistic);
    expect_apart(function, name, *statistic, "x", x);
    expect_apart(function, name, *statistic, "out", out);
    if (row.gamma) expect_apart(function, name, *statistic, "gamma", *row.gamma);
    if (row.beta) expect_apart(function, name, *statistic, "beta", *row.beta);
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
      : call_(c),
        at_(where.hiding(std::max<std::size_t>(where.hidden_axes, 3 - R))),
        centre_(index(c.rows())),
        mean_(centre_.size()),
        rstd_(centre_.size()) {}

  template <tracer Tr>
  void run(Tr tr) {
    using trace::origin;
    using trace::stage;
    const auto mean = by_row(mean_), rstd = by_row(rstd_);
    const auto xhat = [this] { return xhats(); };
    const auto out = lifted<3>(call_.out);
    call_.each([this](index_t n) { mean_[index(n)] = (centre_[index(n)] = call_.centre(n)).mean; });
    if constexpr (C == centring::about_mean) {
      if constexpr (trace::wants<Tr, stage::norm_mean>) trace::emit<stage::norm_mean, origin::computed>(tr, at_, mean);
      for (index_t n = 0; n < call_.rows(); ++n) centre_[index(n)].mean = mean_[index(n)];
    }
    call_.each([this](index_t n) { rstd_[index(n)] = call_.rstd(n, centre_[index(n)]); });
    if constexpr (trace::wants<Tr, stage::norm_rstd>) trace::emit<stage::norm_rstd, origin::computed>(tr, at_, rstd);
    if constexpr (trace::wants<Tr, stage::norm_xhat>) trace::emit<stage::norm_xhat, origin::derived>(tr, at_, xhat);
    call_.each([this](index_t n) { call_.finish(n, centre_[index(n)], rstd_[index(n)]); });
    if constexpr (trace::wants<Tr, stage::norm_out>) trace::emit<stage::norm_out, origin::computed>(tr, at_, out);
  }

 private:
  static std::size_t index(index_t n) noexcept { return static_cast<std::size_t>(n); }

  matrix_view<A> by_row(std::vector<A>& numbers) const {
    return {numbers.data(), {lifted<3>(call_.x).extent(0), lifted<3>(call_.x).extent(1)}};
  }

  tensor3_view<A> xhats() {
    xhat_.resize(index(call_.x.size()));
    const norm_rows<C, S, A, R> plain{call_.x, {xhat_.data(), call_.x.extent()}, {{}, {}, A(0)}, call_.executor, {},
                                      {}};
    plain.each([&](index_t n) { plain.finish(n, centre_[index(n)], rstd_[index(n)]); });
    return lifted<3>(plain.out);
  }

  const call& call_;
  trace::place at_;
  std::vector<row_centre<A>> centre_;
  std::vector<A> mean_, rstd_, xhat_;
};

/// Checks, then runs; traced where a hook wants a stage of the norm.
template <centring C, class S, class T, std::size_t R, tracer Tr>
void run_norm(const char* function, const norm_rows<C, S, T, R>& call, Tr tr, const trace::place& where) {
  using trace::stage;
  call.check(function);
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "eps", call.eps());
  if constexpr (trace::wants_any<Tr, stage::norm_mean, stage::norm_rstd, stage::norm_xhat, stage::norm_out>) {
    traced_norm<C, S, T, R>(call, where).run(tr);
  } else {
    call.run();
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels::detail
