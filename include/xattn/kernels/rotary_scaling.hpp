// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Wavelengths of rotary positions beyond the length that a model was trained on.
/// Shapes  wavelengths (W / 2), W the width that turns; short_factors, long_factors of LongRoPE the same.
/// Formula w_i = base^(2i / W), then, with the factor s and the original length L0:
///         linear: s w_i. ntk: base s^(W / (W - 2)) in place of base. dynamic_ntk, only if the length L > L0: base
///         (s L / L0 - s + 1)^(W / (W - 2)). yarn and llama3 blend: w_i / (k + (1 - k) / s), k in [0, 1] the share of
///         pair i that is kept. llama3: k = (t - low) / (high - low), t = L0 / (2 pi w_i) the turns within L0. yarn:
///         k = 1 - (i - a) / (b - a), a = floor(c(beta_fast)), at least 0, b = ceil(c(beta_slow)), from a + 1 to W - 1,
///         c(t) = W ln(L0 / (2 pi t)) / (2 ln base). longrope: w_i times short_factors[i], or if L > L0 times
///         long_factors[i].
///         The amplitude, which multiplies cosines and sines, is 1, but for yarn 0.1 ln s + 1, and for longrope
///         sqrt(1 + ln(s) / ln(L0)), s = max_length / L0; 1 if s <= 1; or the attention_factor that is given.
/// Edges   values without a meaning are an option_error that names them; LongRoPE's factors must be W / 2.
/// Error   wavelengths within 2^-48 of themselves (a fault of a share counts at most (s - 1) times).
/// Source  linear: Chen et al. 2023, arXiv:2306.15595. ntk, yarn: Peng et al. 2023, arXiv:2309.00071. llama3:
///         Grattafiori et al. 2024, arXiv:2407.21783. longrope: Ding et al. 2024, arXiv:2402.13753.
#pragma once

#include "xattn/core/check.hpp"
#include "xattn/core/count.hpp"
#include "xattn/kernels/rotary_table.hpp"

#include <algorithm>
#include <numbers>
#include <optional>
#include <variant>
#include <vector>

namespace xattn::inline XATTN_ISA {

struct no_scaling {};
struct linear_scaling {
  required<double> factor;
};
struct ntk_scaling {
  required<double> factor;
};
struct dynamic_ntk_scaling {
  required<double> factor;
  count original{};
};
struct yarn_scaling {
  required<double> factor;
  count original{};
  double beta_fast = 32;
  double beta_slow = 1;
  std::optional<double> attention_factor{};
};
struct llama3_scaling {
  double factor = 8;
  double low = 1;
  double high = 4;
  count original = 8192;
};
struct longrope_scaling {
  std::vector<double> short_factors;
  std::vector<double> long_factors;
  count original{};
  count max_length{};
  std::optional<double> attention_factor{};
};

/// One of them: `.scaling = xattn::yarn_scaling{.factor = 4, .original = 4096}`.
using rotary_scaling = std::variant<no_scaling, linear_scaling, ntk_scaling, dynamic_ntk_scaling, yarn_scaling,
                                    llama3_scaling, longrope_scaling>;

namespace kernels {

/// Whether wavelengths change with the length.
inline bool depends_on_length(const rotary_scaling& scaling) noexcept {
  return std::holds_alternative<dynamic_ntk_scaling>(scaling) || std::holds_alternative<longrope_scaling>(scaling);
}

namespace detail {

/// Refuses values without a meaning.
struct scaling_check {
  const char* function;
  double base;
  index_t width;

  void operator()(const no_scaling&) const {}
  void operator()(const linear_scaling& s) const { positive("scaling.factor", s.factor); }
  void operator()(const ntk_scaling& s) const { stretched_base(s.factor); }
  void operator()(const dynamic_ntk_scaling& s) const {
    stretched_base(s.factor);
    length("scaling.original", s.original, 1);
  }
  void operator()(const yarn_scaling& s) const {
    positive("scaling.factor", s.factor);
    length("scaling.original", s.original, 1);
    positive("scaling.beta_slow", s.beta_slow);
    positive("scaling.beta_fast", s.beta_fast);
    expect_value(s.beta_slow <= s.beta_fast, "scaling.beta_slow", s.beta_slow, "at most beta_fast");
    expect_value(base > 1, "base", base, "a value above 1 for this scaling");
    if (s.attention_factor) positive("scaling.attention_factor", *s.attention_factor);
  }
  void operator()(const llama3_scaling& s) const {
    positive("scaling.factor", s.factor);
    positive("scaling.low", s.low);
    positive("scaling.high", s.high);
    expect_value(s.low < s.high, "scaling.low", s.low, "less than high");
    length("scaling.original", s.original, 1);
  }
  void operator()(const longrope_scaling& s) const {
    factors("scaling.short_factors", s.short_factors);
    factors("scaling.long_factors", s.long_factors);
    length("scaling.original", s.original, 2);
    length("scaling.max_length", s.max_length, 1);
    if (s.attention_factor) positive("scaling.attention_factor", *s.attention_factor);
  }

 private:
  void expect_value(bool holds, const char* field, double value, const char* rule) const {
    xattn::detail::expect_value(holds, function, field, value, rule);
  }
  void positive(const char* field, double value) const {
    expect_value(value > 0 && value - value == 0, field, value, "a finite value above 0");
  }
  void length(const char* field, index_t value, index_t least) const {
    const char* rule = least == 1 ? "1 or more" : "2 or more";
    xattn::detail::expect_value(value >= least, function, field, value, rule);
  }
  void stretched_base(double factor) const {
    positive("scaling.factor", factor);
    xattn::detail::expect_value(width >= 4, function, "width", width, "4 or more for this scaling");
  }
  void factors(const char* field, const std::vector<double>& given) const {
    xattn::detail::expect_shape(function, field, extents<1>{static_cast<index_t>(given.size())}, extents<1>{width / 2},
                                "half the width that turns");
    for (const double f : given) positive(field, f);
  }
};

/// Writes wavelengths and gives the amplitude.
template <class A>
struct scaled_wavelengths {
  A base;
  index_t length;
  row_view<A> out;

  A operator()(const no_scaling&) const { return plain(base); }
  A operator()(const linear_scaling& s) const {
    plain(base);
    for (index_t i = 0; i < half(); ++i) out(i) *= A(s.factor);
    return A(1);
  }
  A operator()(const ntk_scaling& s) const { return plain(stretched(A(s.factor))); }
  A operator()(const dynamic_ntk_scaling& s) const {
    if (length <= s.original) return plain(base);
    const A times = A(length) / A(index_t{s.original}) - 1;
    return plain(stretched(A(s.factor) * times + 1));
  }
  A operator()(const yarn_scaling& s) const {
    const A first = std::max(A(0), std::floor(pair_that_turns(A(s.beta_fast), s.original)));
    const A last = std::min(A(2 * half() - 1), std::ceil(pair_that_turns(A(s.beta_slow), s.original)));
    plain(base);
    for (index_t i = 0; i < half(); ++i) blend(i, 1 - (A(i) - first) / std::max(A(1), last - first), A(s.factor));
    return amplitude(s.attention_factor, s.factor <= 1 ? A(1) : A(0.1L) * std::log(A(s.factor)) + 1);
  }
  A operator()(const llama3_scaling& s) const {
    plain(base);
    for (index_t i = 0; i < half(); ++i) {
      const A turns = A(index_t{s.original}) / (2 * std::numbers::pi_v<A> * out(i));
      blend(i, (turns - A(s.low)) / (A(s.high) - A(s.low)), A(s.factor));
    }
    return A(1);
  }
  A operator()(const longrope_scaling& s) const {
    const std::vector<double>& factors = length > s.original ? s.long_factors : s.short_factors;
    plain(base);
    for (index_t i = 0; i < half(); ++i) out(i) *= A(factors[static_cast<std::size_t>(i)]);
    const A stretch = A(index_t{s.max_length}) / A(index_t{s.original});
    return amplitude(s.attention_factor,
                     stretch <= 1 ? A(1) : std::sqrt(1 + std::log(stretch) / std::log(A(index_t{s.original}))));
  }

 private:
  index_t half() const { return out.extent(0); }
  A plain(const A& b) const {
    rotary_wavelengths(b, out);
    return A(1);
  }
  A stretched(const A& times) const { return base * std::pow(times, A(half()) / A(half() - 1)); }
  A pair_that_turns(const A& times, index_t original) const {
    return A(half()) * std::log(A(original) / (times * 2 * std::numbers::pi_v<A>)) / std::log(base);
  }
  void blend(index_t i, const A& share, const A& factor) const {
    const A kept = std::clamp(share, A(0), A(1));
    out(i) /= kept + (1 - kept) / factor;
  }
  static A amplitude(const std::optional<double>& given, const A& otherwise) { return given ? A(*given) : otherwise; }
};

}  // namespace detail

/// Wavelengths of a call that reaches position length - 1; returns the amplitude.
template <class A>
A rotary_wavelengths(const rotary_scaling& scaling, const A& base, index_t length, const row_view<A>& out) {
  std::visit(detail::scaling_check{"rotary_wavelengths", static_cast<double>(base), 2 * out.extent(0)}, scaling);
  return std::visit(detail::scaled_wavelengths<A>{base, length, out}, scaling);
}

}  // namespace kernels

}  // namespace xattn::inline XATTN_ISA
