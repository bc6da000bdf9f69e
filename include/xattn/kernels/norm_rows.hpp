// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A call of layer norm or RMS norm on all rows: its checks, the plain run and the traced one.
/// Shapes  x and out (.., d_model), rank 1 to 4, d_model at least 1; gamma, beta (d_model); mean, rstd (rows), a number
///         a row in row-major order of the other axes.
/// Edges   traced or not, contiguous or not, a row gets the same arithmetic, hence the same bits.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/kernels/norm_row.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA::kernels::detail {

/// The rows of an array, for the first pass and for those after it.
template <class S, std::size_t R>
struct array_rows {
  view<const S, R> x;

  bool contiguous() const noexcept { return x.stride(R - 1) == 1; }
  template <bool Dense>
  memory_row<Dense, S> first(index_t n) const {
    return {row_cursor(row_at(x, n))};
  }
  template <bool Dense>
  memory_row<Dense, S> again(index_t n) const {
    return first<Dense>(n);
  }
};

/// Rows comes as array_rows does; x is what the passes after the first one see.
template <centring C, class Rows, class T, std::size_t R>
struct norm_rows {
  using A = acc_t<T>;

  Rows rows_of;
  view<T, R> out;
  norm_row<C, A> row;
  executor_ref executor;
  std::optional<row_view<A>> mean_out, rstd_out;

  index_t rows() const noexcept { return row_count(out); }
  index_t width() const noexcept { return out.extent(R - 1); }

  row_centre<A> centre(index_t n) const { return row.centre(rows_of.template first<false>(n), width()); }
  A rstd(index_t n, const row_centre<A>& at) const { return row.rstd(rows_of.template again<false>(n), width(), at); }
  void finish(index_t n, const row_centre<A>& at, const A& factor) const {
    keep_statistics(n, at, factor);
    write_row(writer<false>(n, at, factor), width());
  }

  template <class F>
  void each(const F& f) const {
    for_each_row(executor, rows(), width(), f);
  }
  void run() const {
    const auto one = [](const auto& numbers) { return !numbers || numbers->stride(0) == 1; };
    const bool dense = rows_of.contiguous() && out.stride(R - 1) == 1 && one(row.gamma) && one(row.beta);
    for_each_run(executor, rows(), width(), this, dense ? &norm_rows::run_part<true> : &norm_rows::run_part<false>);
  }

  template <class S>
  void check(const char* function, const view<const S, R>& x) const {
    static_assert(std::same_as<acc_t<S>, A>, "xattn: x and out must compute in one type");
    if (x.extent(R - 1) == 0) {
      extents<R> expected = x.extent();
      expected[R - 1] = 1;
      xattn::detail::fail_shape(function, "x", x.extent(), expected, "a width of at least 1");
    }
    expect_like(function, "out", out, "x", x);
    check_parameter(function, "gamma", row.gamma);
    check_parameter(function, "beta", row.beta);
    const bool holds = row.eps - row.eps == A(0) && !(row.eps < A(0));
    expect_value(holds, function, "eps", eps(), "a finite value, 0 or more");
    check_statistic(function, "mean", mean_out, x);
    check_statistic(function, "rstd", rstd_out, x);
    if (mean_out && rstd_out) expect_apart(function, "mean", *mean_out, "rstd", *rstd_out);
  }

  /// Of an array that is read or written beside x and out.
  template <class U>
  void check_beside(const char* function, const char* name, const view<U, R>& v) const {
    if constexpr (!std::is_const_v<U>) {
      if (row.gamma) expect_apart(function, name, v, "gamma", *row.gamma);
      if (row.beta) expect_apart(function, name, v, "beta", *row.beta);
    }
    if (mean_out) expect_apart(function, "mean", *mean_out, name, v);
    if (rstd_out) expect_apart(function, "rstd", *rstd_out, name, v);
  }

  /// As messages and traces show it.
  double eps() const {
    if constexpr (requires { static_cast<double>(row.eps); })
      return static_cast<double>(row.eps);
    else
      return std::numeric_limits<double>::quiet_NaN();
  }

 private:
  template <bool Dense>
  auto writer(index_t n, const row_centre<A>& at, const A& factor) const {
    using memory = decltype(rows_of.template again<Dense>(n));
    return typename norm_row<C, A>::template writer<Dense, memory, T>(row, rows_of.template again<Dense>(n),
                                                                      row_at(out, n), at, factor);
  }

  void keep_statistics(index_t n, const row_centre<A>& at, const A& factor) const {
    if (mean_out) (*mean_out)(n) = at.mean;
    if (rstd_out) (*rstd_out)(n) = factor;
  }

  /// Where the first write after the second pass over row n goes to.
  const T* written_after(index_t n, index_t last) const {
    if constexpr (requires { rows_of.sum; })
      return row_at(rows_of.sum, std::min(n + 1, last - 1)).data();
    else
      return row_at(out, n).data();
  }

  /// Rows first <= n < last. The first pass over a row is taken while the row before it is written.
  template <bool Dense>
  static void run_part(const void* context, index_t first, index_t last) {
    const norm_rows& self = *static_cast<const norm_rows*>(context);
    const index_t width = self.width();
    A taken = first_mean<C, A>(self.rows_of.template first<Dense>(first), width);
    for (index_t n = first; n < last; ++n) {
      row_centre<A> at;
      row_means<A> means{A(0), taken};
      if constexpr (C == centring::about_mean) {
        const T* target = Dense ? self.written_after(n, last) : nullptr;
        means = means_about(self.rows_of.template again<Dense>(n), width, taken, target);
        at = {taken, means.first};
      }
      const A factor = self.row.rstd(means, at);
      self.keep_statistics(n, at, factor);
      const auto w = self.template writer<Dense>(n, at, factor);
      if (n + 1 < last)
        taken = write_row_and_take<C>(w, self.rows_of.template first<Dense>(n + 1), width);
      else
        write_row(w, width);
    }
  }

  void check_parameter(const char* function, const char* name,
                       const std::optional<row_view<const A>>& parameter) const {
    if (!parameter) return;
    expect_shape(function, name, parameter->extent(), extents<1>{width()}, "the last axis of x");
    expect_apart(function, "out", out, name, *parameter);
  }

  template <class S>
  void check_statistic(const char* function, const char* name, const std::optional<row_view<A>>& statistic,
                       const view<const S, R>& x) const {
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
  using call = norm_rows<C, array_rows<S, R>, T, R>;
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
    return {numbers.data(), {lifted<3>(call_.out).extent(0), lifted<3>(call_.out).extent(1)}};
  }

  tensor3_view<A> xhats() {
    xhat_.resize(index(call_.out.size()));
    const norm_rows<C, array_rows<S, R>, A, R> plain{
        call_.rows_of, {xhat_.data(), call_.out.extent()}, {{}, {}, A(0)}, call_.executor, {}, {}};
    plain.each([&](index_t n) { plain.finish(n, centre_[index(n)], rstd_[index(n)]); });
    return lifted<3>(plain.out);
  }

  const call& call_;
  trace::place at_;
  std::vector<row_centre<A>> centre_;
  std::vector<A> mean_, rstd_, xhat_;
};

/// Scalars of a norm, for the trace.
template <centring C, class Rows, class T, std::size_t R, tracer Tr>
void give_norm_values(const norm_rows<C, Rows, T, R>& call, Tr tr, const trace::place& where) {
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "eps", call.eps());
  if constexpr (C == centring::about_mean) return;
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "about_zero", 1.0);
  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "plus_one", call.row.gamma && call.row.plus_one ? 1.0 : 0.0);
}

/// Checks, then runs; traced where a hook wants a stage of the norm.
template <centring C, class S, class T, std::size_t R, tracer Tr>
void run_norm(const char* function, const norm_rows<C, array_rows<S, R>, T, R>& call, Tr tr,
              const trace::place& where) {
  using trace::stage;
  call.check(function, call.rows_of.x);
  if constexpr (trace::takes_values<Tr>) give_norm_values(call, tr, where);
  if constexpr (trace::wants_any<Tr, stage::norm_mean, stage::norm_rstd, stage::norm_xhat, stage::norm_out>) {
    traced_norm<C, S, T, R>(call, where).run(tr);
  } else {
    call.run();
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels::detail
