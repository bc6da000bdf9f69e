// SPDX-License-Identifier: BSD-3-Clause
/// The one place that says how far a result may be from the truth, and the one comparison that NaN cannot pass.
/// A budget is an array of allowed absolute errors, one an element; each is derived from what was computed.
#pragma once

#include "support/numbers.hpp"
#include "support/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ostream>
#include <sstream>
#include <string>

namespace test {

/// Distance from 1 to the next number of T. The oracle of long double is as coarse as long double itself: twice, then.
template <class T>
long double eps() {
  const long double spacing = std::ldexp(1.0L, 1 - std::numeric_limits<T>::digits);
  return std::is_same_v<T, long double> ? 2 * spacing : spacing;
}

/// Below this a result may be flushed to 0: the smallest normal number of T.
template <class T>
long double flush_floor() {
  return std::ldexp(1.0L, std::numeric_limits<T>::min_exponent - 1);
}

/// Spacing of the numbers of T around x, that of the smallest denormals at 0.
template <class T>
long double ulp(long double x) {
  using limits = std::numeric_limits<T>;
  constexpr int lowest = limits::min_exponent - limits::digits;
  if (x == 0 || !std::isfinite(x)) return std::ldexp(1.0L, lowest);
  int exponent = 0;
  std::frexp(x, &exponent);
  const long double spacing = std::ldexp(1.0L, std::max(exponent - limits::digits, lowest));
  return std::is_same_v<T, long double> ? 2 * spacing : spacing;
}

inline oracle::array uniform_budget(const oracle::array& want, long double tolerance) {
  return oracle::array(want.shape, tolerance);
}

/// For a truth that is known by its printed decimals: half a unit of the last one, and a little for its own rounding.
inline long double printed_decimals(int n) { return 0.51L * std::pow(10.0L, -n); }

/// n units in the last place of every wanted element.
template <class T>
oracle::array ulp_budget(const oracle::array& want, long double n) {
  oracle::array budget = want;
  for (long double& x : budget.data) x = n * ulp<T>(x);
  return budget;
}

/// A sum of n terms in any order: factor n eps sum|terms|. Half of it is the worst case of one chain of roundings.
template <class T>
long double sum_budget(index_t n, long double sum_of_magnitudes, long double factor = 1) {
  return factor * static_cast<long double>(n) * eps<T>() * sum_of_magnitudes + flush_floor<T>();
}

inline oracle::array magnitudes(oracle::array x) {
  for (long double& value : x.data) value = std::fabs(value);
  return x;
}

/// A matrix product: every element is a sum of K products.
template <class T>
oracle::array matmul_budget(const oracle::array& a, const oracle::array& b, long double factor = 1) {
  oracle::array budget = oracle::matmul(magnitudes(a), magnitudes(b));
  for (long double& x : budget.data) x = sum_budget<T>(a.extent(-1), x, factor);
  return budget;
}

/// Softmax of exact scores: exp amplifies the rounding of s - m, so that the relative error grows with the distance to
/// the peak: factor (1 + (m - s) / 2) eps.
template <class T>
oracle::array softmax_budget(const oracle::array& scores, long double factor = 6) {
  oracle::array budget = oracle::softmax(scores);
  for (index_t n = 0; n < budget.size(); ++n) {
    const long double below = oracle::row_peak(scores, n / scores.extent(-1)) - scores.flat(n);
    const bool excluded = !std::isfinite(below);
    budget.flat(n) = excluded ? 0 : factor * (1 + below / 2) * eps<T>() * budget.flat(n) + flush_floor<T>();
  }
  return budget;
}

/// Largest error over the places where the truth is finite.
inline long double largest_error(const oracle::array& got, const oracle::array& truth) {
  oracle::require(got.shape == truth.shape, "largest_error: shapes differ");
  long double worst = 0;
  for (index_t n = 0; n < truth.size(); ++n) {
    if (std::isfinite(truth.flat(n))) worst = std::fmax(worst, std::fabs(got.flat(n) - truth.flat(n)));
  }
  return worst;
}

inline long double largest_magnitude(const oracle::array& x) {
  long double largest = 0;
  for (const long double value : x.data) {
    if (std::isfinite(value)) largest = std::fmax(largest, std::fabs(value));
  }
  return largest;
}

/// No worse than twice the error of the naive loop in the same precision, plus 4 eps of the magnitude given.
template <class T>
oracle::array twice_naive_budget(const oracle::array& truth, const oracle::array& naive, long double magnitude) {
  return uniform_budget(truth, 2 * largest_error(naive, truth) + 4 * eps<T>() * magnitude);
}

/// Layer norm by two passes about the row's first number x_0: x - mean is off by a rounding of x - x_0 and by the n
/// roundings of the mean of these; the root by n / 2 + 4 roundings. The mean's distance from 0 does not enter.
template <class T>
oracle::array layer_norm_budget(const oracle::array& x, const oracle::array& gamma, const oracle::array& beta,
                                long double variance_eps) {
  const index_t width = x.extent(-1);
  oracle::array budget(x.shape);
  for (index_t r = 0; r < oracle::rows(x) && width > 0; ++r) {
    const oracle::row_moments<long double> row = oracle::moments(x, r);
    const long double root = std::sqrt(row.variance + variance_eps);
    long double shifted = 0;
    for (index_t j = 0; j < width; ++j) shifted += std::fabs(x.flat(r * width + j) - row.origin);
    const long double root_roundings = static_cast<long double>(width) / 2 + 4;
    for (index_t j = 0; j < width; ++j) {
      const long double value = x.flat(r * width + j);
      const long double unit = root > 0 ? std::fabs(row.centred(value)) / root : 0;
      const long double centring = root > 0 ? (shifted + std::fabs(value - row.origin)) / root : 0;
      const long double scale = gamma.empty() ? 1 : std::fabs(gamma(j));
      const long double shift = beta.empty() ? 0 : std::fabs(beta(j));
      budget.flat(r * width + j) =
          eps<T>() * (scale * (centring + (root_roundings + 1) * unit) + shift) + flush_floor<T>();
    }
  }
  return budget;
}

/// T of the fault cases is unit + unit |want|.
template <class T>
long double case_unit() {
  return std::numeric_limits<T>::digits <= 24 ? 2e-6L : 1e-12L;
}

template <class T>
oracle::array case_budget(const oracle::array& want) {
  oracle::array budget = magnitudes(want);
  for (long double& x : budget.data) x = std::isfinite(x) ? case_unit<T>() * (1 + x) : 0;
  return budget;
}

/// What a comparison found; goes into CHECK as it is, and prints why.
struct verdict {
  bool holds = true;
  std::string text;

  explicit operator bool() const { return holds; }
  friend std::ostream& operator<<(std::ostream& out, const verdict& v) { return out << v.text; }
};

enum class nan_rule { refused, in_place };

/// Infinities must match in sign; a NaN, an infinite budget or an infinite difference never passes.
inline bool close(long double got, long double want, long double tolerance, nan_rule rule) {
  if (std::isnan(want)) return rule == nan_rule::in_place && std::isnan(got);
  if (std::isinf(want)) return got == want;
  return std::isfinite(tolerance) && std::fabs(got - want) <= tolerance;
}

namespace detail {

inline std::string shape_text(const oracle::shape_t& shape) {
  std::string text = "(";
  for (std::size_t d = 0; d < shape.size(); ++d) text += (d == 0 ? "" : ", ") + std::to_string(shape[d]);
  return text + ")";
}

inline std::string place_text(index_t n, const oracle::shape_t& shape) {
  oracle::shape_t place(shape.size());
  for (std::size_t d = shape.size(); d-- > 0;) {
    place[d] = n % shape[d];
    n /= shape[d];
  }
  return shape_text(place);
}

/// Compares element by element with a predicate and reports how many differ, the first, and the worst.
template <class Same>
verdict compare(const oracle::array& got, const oracle::array& want, const oracle::array& budget, Same same) {
  if (got.shape != want.shape) {
    return {false, "shape " + shape_text(got.shape) + ", expected " + shape_text(want.shape)};
  }
  oracle::require(budget.shape == want.shape, "the budget has another shape than the wanted result");
  index_t bad = 0, first = 0;
  for (index_t n = want.size(); n-- > 0;) {
    if (same(got.flat(n), want.flat(n), budget.flat(n))) continue;
    ++bad;
    first = n;
  }
  if (bad == 0) return {true, "all " + std::to_string(want.size()) + " elements agree"};
  std::ostringstream text;
  text.precision(21);
  text << bad << " of " << want.size() << " elements differ; first at " << place_text(first, want.shape) << ": got "
       << got.flat(first) << ", expected " << want.flat(first) << ", error "
       << std::fabs(got.flat(first) - want.flat(first)) << ", allowed " << budget.flat(first);
  return {false, text.str()};
}

}  // namespace detail

/// Every element within its budget; NaN nowhere.
template <class Got, class Want>
verdict within(const Got& got, const Want& want, const oracle::array& budget) {
  const auto same = [](long double g, long double w, long double tolerance) {
    return close(g, w, tolerance, nan_rule::refused);
  };
  return detail::compare(numbers(got), numbers(want), budget, same);
}

template <class Got, class Want>
verdict within(const Got& got, const Want& want, long double tolerance) {
  const oracle::array truth = numbers(want);
  return within(got, truth, uniform_budget(truth, tolerance));
}

/// As within, but NaN must be exactly where it is wanted.
template <class Got, class Want>
verdict within_or_nan(const Got& got, const Want& want, const oracle::array& budget) {
  const auto same = [](long double g, long double w, long double tolerance) {
    return close(g, w, tolerance, nan_rule::in_place);
  };
  return detail::compare(numbers(got), numbers(want), budget, same);
}

/// Tolerance T of the fault cases, for results of type T.
template <class T, class Got, class Want>
verdict within_case(const Got& got, const Want& want) {
  const oracle::array truth = numbers(want);
  return within(got, truth, case_budget<T>(truth));
}

/// Tolerance EXACT of the fault cases: the same numbers; +0 and -0 count as equal, NaN equals nothing.
template <class Got, class Want>
verdict exactly(const Got& got, const Want& want) {
  return within(got, want, 0);
}

/// As exactly, but NaN must be where it is wanted.
template <class Got, class Want>
verdict exactly_or_nan(const Got& got, const Want& want) {
  const oracle::array truth = numbers(want);
  return within_or_nan(got, truth, uniform_budget(truth, 0));
}

/// Truth and tolerance of one attention call: no worse than twice the naive loop in T.
template <class T>
struct attention_truth {
  oracle::attention_result<long double> exact;
  oracle::array out, weights, lse;  // budgets
};

/// The inputs must be exact in T (those of random.hpp and cases.hpp are).
template <class T>
attention_truth<T> true_attention(const oracle::array& q, const oracle::array& k, const oracle::array& v,
                                  const oracle::attention_rules& rules = {}) {
  attention_truth<T> t;
  t.exact = oracle::attention(q, k, v, rules);
  const oracle::attention_result<T> naive =
      oracle::attention(q.template as<T>(), k.template as<T>(), v.template as<T>(), rules);
  t.out = twice_naive_budget<T>(t.exact.out, numbers(naive.out), largest_magnitude(v));
  t.weights = twice_naive_budget<T>(t.exact.weights, numbers(naive.weights), 1);
  t.lse = twice_naive_budget<T>(t.exact.lse, numbers(naive.lse), 1 + largest_magnitude(t.exact.lse));
  return t;
}

}  // namespace test
