// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Group normalisation: the channels of an item in equal runs, each normalised together with its places.
/// Shapes  x and out (B, C), (B, C, L) or (B, C, Y, X), any strides; groups divides C; gamma, beta (C); mean, rstd
///         (B groups), a number a group, batch item by batch item.
/// Formula y = gamma_c (x - mean) / sqrt(var + eps) + beta_c, mean and biased variance of the C / groups channels of a
///         group and all their places; the two passes of norm_row.hpp. One group: layer norm of an item with a factor a
///         channel; C groups: instance norm.
/// Edges   a constant group gives beta exactly, with eps = 0 too. eps is finite and not negative. out may be x. NaN or
///         infinity makes its group NaN, and no other. An item without places gives nothing.
/// Error   of xhat: (n / 4 + 12) (1 + |xhat|) u for a group of n numbers, u the unit roundoff.
/// Source  Wu and He 2018, arXiv:1803.08494.
#pragma once

#include "xattn/kernels/norm_row.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// A is the type that the call computes in.
template <class A>
struct group_norm_options {
  std::optional<row_view<const A>> gamma{};  // 1 where left out
  std::optional<row_view<const A>> beta{};   // 0 where left out
  A eps = A(1e-5);
  executor_ref executor{};
  std::optional<row_view<A>> mean{}, rstd{};  // outputs: the statistics of each group
};

namespace detail {

/// Channels and places of a batch item: (C, Y, X), or (1, 1, C) where a channel is one number.
template <class T, std::size_t R>
tensor3_view<T> channels_of(const view<T, R>& x, index_t item) noexcept {
  T* first = x.data() + item * x.stride(0);
  if constexpr (R == 2)
    return {first, {1, 1, x.extent(1)}, {0, 0, x.stride(1)}};
  else if constexpr (R == 3)
    return {first, {x.extent(1), 1, x.extent(2)}, {x.stride(1), 0, x.stride(2)}};
  else
    return x[item];
}

/// One group: its numbers, where they go, and the factors of its channels. `Joined`: a row holds all channels, not one.
template <bool Joined, class S, class T>
class group_of_channels {
  using A = acc_t<T>;
  using norm = norm_row<centring::about_mean, A>;
  using parameter = std::optional<row_view<const A>>;

 public:
  group_of_channels(const tensor3_view<const S>& x, const tensor3_view<T>& out, const A& eps)
      : x_(x), out_(out), centre_{static_cast<A>(*x.data()), A(0)} {
    centre_.mean = centre_.mean + means().first;
    const row_means<A> about_mean = means();
    centre_.residual = about_mean.first;
    rstd_ = norm{{}, {}, eps}.rstd(about_mean, centre_);
  }

  const A& mean() const noexcept { return centre_.mean; }
  const A& rstd() const noexcept { return rstd_; }

  void write(const parameter& gamma, const parameter& beta) const {
    using writer = typename norm::template writer<false, memory_row<false, S>, T>;
    for (index_t n = 0; n < row_count(out_); ++n) {
      const index_t channel = n / x_.extent(1);
      const norm row{along_row(gamma, channel), along_row(beta, channel), A(0)};
      write_row(writer(row, x_row(n), row_at(out_, n), centre_, rstd_), x_.extent(2));
    }
  }

 private:
  memory_row<false, S> x_row(index_t n) const { return {row_cursor(row_at(x_, n))}; }

  /// About centre_.mean, of all numbers: row by row, in order.
  row_means<A> means() const {
    row_means<A> sum;
    for (index_t n = 0; n < row_count(x_); ++n) {
      const row_means<A> row = means_about<A>(x_row(n), x_.extent(2), centre_.mean);
      sum = {sum.first + row.first, sum.second + row.second};
    }
    const A rows = A(static_cast<double>(row_count(x_)));
    return {sum.first / rows, sum.second / rows};
  }

  /// The factors of a row: those of its channels, or one for all of it.
  parameter along_row(const parameter& all, index_t channel) const {
    if (Joined || !all) return all;
    return row_view<const A>{all->data() + channel * all->stride(0), {x_.extent(2)}, {0}};
  }

  tensor3_view<const S> x_;
  tensor3_view<T> out_;
  row_centre<A> centre_;
  A rstd_{};
};

template <class A>
void check_group_parameter(const char* function, const char* name, const std::optional<row_view<const A>>& parameter,
                           index_t channels, const array_memory& out) {
  if (!parameter) return;
  expect_shape(function, name, parameter->extent(), extents<1>{channels}, "a number for each channel of x");
  expect_apart(function, "out", out, name, *parameter);
}

template <class A>
void check_group_statistic(const char* function, const char* name, const std::optional<row_view<A>>& statistic,
                           index_t groups, const array_memory& x, const array_memory& out) {
  if (!statistic) return;
  expect_shape(function, name, statistic->extent(), extents<1>{groups}, "a number for each group of each item");
  expect_distinct(function, name, *statistic);
  expect_apart(function, name, *statistic, "x", x);
  expect_apart(function, name, *statistic, "out", out);
}

template <class S, class T, std::size_t R>
void check_group_norm(const view<S, R>& x, index_t groups, const view<T, R>& out,
                      const group_norm_options<acc_t<T>>& options) {
  constexpr const char* function = "group_norm";
  using A = acc_t<T>;
  const index_t channels = x.extent(1);
  expect_value(groups >= 1 && channels % groups == 0, function, "groups", groups,
               {"a divisor of the channels, ", channels});
  expect_value(options.eps - options.eps == A(0) && !(options.eps < A(0)), function, "eps",
               static_cast<double>(options.eps), "a finite value, 0 or more");
  expect_like(function, "out", out, "x", x);
  check_group_parameter(function, "gamma", options.gamma, channels, out);
  check_group_parameter(function, "beta", options.beta, channels, out);
  check_group_statistic(function, "mean", options.mean, x.extent(0) * groups, x, out);
  check_group_statistic(function, "rstd", options.rstd, x.extent(0) * groups, x, out);
  if (options.mean && options.rstd) expect_apart(function, "mean", *options.mean, "rstd", *options.rstd);
}

}  // namespace detail

template <class S, class T, std::size_t R>
requires(compute_alike<S, T>&& R >= 2) void group_norm(const view<S, R>& x, index_t groups, const view<T, R>& out,
                                                       const group_norm_options<acc_t<T>>& options = {}) {
  detail::check_group_norm(x, groups, out, options);
  if (out.empty()) return;
  const index_t run = x.extent(1) / groups;
  for_each_row(options.executor, x.extent(0) * groups, x.size() / (x.extent(0) * groups), [&](index_t n) {
    const index_t first = n % groups * run, last = first + run;
    const auto part = [&](const auto& v) { return v.slice(R == 2 ? 2 : 0, first, last); };
    const auto of_run = [&](const auto& all) { return all ? std::optional(all->slice(0, first, last)) : all; };
    const auto in = part(detail::channels_of(as_const(x), n / groups));
    const detail::group_of_channels<R == 2, std::remove_const_t<S>, T> group(
        in, part(detail::channels_of(out, n / groups)), options.eps);
    if (options.mean) (*options.mean)(n) = group.mean();
    if (options.rstd) (*options.rstd)(n) = group.rstd();
    group.write(of_run(options.gamma), of_run(options.beta));
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
