// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention of heads so small that no scratch is needed. A lane is a query and a pack is a key: maxima and sums over
///         keys need no exchange between lanes, and keys and values are read where they lie.
/// Shapes  1 <= Lk <= lanes, D and Dv <= small_width; everything else as in attention_problem.hpp.
/// Formula that of plain_attention.hpp with the same operations in the same order for each element, hence the same bits.
#pragma once

#include "xattn/kernels/attention_blocks.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Queries of this width at most are gathered on the stack.
inline constexpr index_t small_width = 32;

template <class Problem>
class small_attention {
 public:
  using T = typename Problem::scalar;
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;

  static bool fits(const Problem& p) noexcept {
    const bool narrow = p.width() <= small_width && p.value_width() <= small_width;
    return lanes > 1 && narrow && p.k_len() >= 1 && p.k_len() <= lanes;
  }

  /// Query rows of one head of one batch item.
  static void run(const Problem& p, const score_rules<T>& mask, index_t b, index_t h) {
    const small_attention head(p, mask, b, h);
    for (index_t first = 0; first < p.q_len(); first += lanes) head.block(first);
  }

 private:
  using by_key = pack[std::size_t{lanes}];
  using K = typename decltype(Problem::k)::element_type;
  using V = typename decltype(Problem::v)::element_type;

  small_attention(const Problem& p, const score_rules<T>& mask, index_t b, index_t h)
      : p_(p),
        stages_{p, mask},
        keys_(matrix_at(p.k, b, p.kv_head(h))),
        values_(matrix_at(p.v, b, p.kv_head(h))),
        b_(b),
        h_(h) {}

  /// Queries [first, first + lanes), as far as there are such.
  void block(index_t first) const {
    by_key s;
    score(first, s);
    if (p_.softcap) {
      for (index_t j = 0; j < p_.k_len(); ++j) s[j] = capped(s[j], *p_.softcap);
    }
    if (mask().biases() || mask().excludes()) {
      each_row(first, s, [&](T* row, const score_row& at, index_t) {
        mask().add_bias(row, 0, p_.k_len(), at);
        mask().exclude(row, 0, p_.k_len(), at);
      });
    }
    alignas(pack) T max[std::size_t{lanes}], sum[std::size_t{lanes}];
    const bool ordinary = softmax(s, max, sum) && (!mask().excludes() || values_are_finite());
    if (ordinary) weigh_values(first, s);
    else settle(first, s, max, sum);
    if (p_.lse.data() != nullptr) {
      for (index_t r = 0; r < rows(first); ++r) p_.lse(b_, h_, first + r) = row_stats<T>{max[r], sum[r]}.lse();
    }
  }

  const score_rules<T>& mask() const noexcept { return stages_.mask; }
  index_t rows(index_t first) const noexcept { return std::min(lanes, p_.q_len() - first); }

  /// Scaled. Lanes past the last query repeat it.
  void score(index_t first, by_key& s) const {
    const auto q = matrix_at(p_.q, b_, h_);
    const auto* query = q.data() + first * q.stride(0);
    index_t place[std::size_t{lanes}]{};
    XATTN_UNROLL
    for (index_t r = 1; r < lanes; ++r) place[r] = place[r - 1] + (r < rows(first) ? q.stride(0) : 0);
    pack columns[std::size_t{small_width}];
    for (index_t d = 0; d < q.extent(1); ++d, query += q.stride(1)) {
      columns[d] = simd::from_lanes<T, int{lanes}>([&](int r) { return static_cast<T>(query[place[r]]); });
    }
    const K* key = keys_.data();
    const index_t step = keys_.stride(1);
    for (index_t j = 0; j < p_.k_len(); ++j, key += keys_.stride(0)) {
      pack sum(T(0));
      for (index_t d = 0; d < q.extent(1); ++d) sum = fma(columns[d], pack(static_cast<T>(key[d * step])), sum);
      s[j] = sum * pack(p_.scale);
    }
  }

  /// f(scores or weights of a row, the row, its lane) for each row.
  template <class F>
  void each_row(index_t first, by_key& s, F&& f) const {
    alignas(pack) T columns[std::size_t{lanes}][std::size_t{lanes}];
    T row[std::size_t{lanes}];
    for (index_t j = 0; j < p_.k_len(); ++j) s[j].store(columns[j]);
    for (index_t r = 0; r < rows(first); ++r) {
      for (index_t j = 0; j < p_.k_len(); ++j) row[j] = columns[j][r];
      f(row, score_row{b_, h_, first + r}, r);
      for (index_t j = 0; j < p_.k_len(); ++j) columns[j][r] = row[j];
    }
    for (index_t j = 0; j < p_.k_len(); ++j) s[j] = pack::load(columns[j]);
  }

  /// As softmax_packed_row does it. False if a row has no allowed key, or NaN.
  bool softmax(by_key& s, T* max, T* sum) const {
    const T sink = p_.sinks(h_);
    pack peak(sink);
    for (index_t j = 0; j < p_.k_len(); ++j) peak = simd::max(peak, s[j]);
    const pack shift = select(peak == pack(minus_infinity<T>()), pack(T(0)), peak);
    by_key terms;
    XATTN_UNROLL
    for (index_t j = 0; j < lanes; ++j) terms[j] = pack(T(0));
    for (index_t j = 0; j < p_.k_len(); ++j) terms[j] = s[j] = simd::exp(s[j] - shift);
    XATTN_UNROLL
    for (index_t half = lanes / 2; half > 0; half /= 2) {
      XATTN_UNROLL
      for (index_t j = 0; j < half; ++j) terms[j] = terms[j] + terms[j + half];
    }
    pack total = terms[0];
    if (sink != minus_infinity<T>()) total = total + simd::exp(pack(sink) - shift);
    const pack divisor = select(total == pack(T(0)), pack(T(1)), total);
    for (index_t j = 0; j < p_.k_len(); ++j) s[j] = s[j] / divisor;
    peak.store(max);
    total.store(sum);
    return all(pack(T(0)) < total);
  }

  void weigh_values(index_t first, const by_key& weights) const {
    const matrix_view<T> out = matrix_at(p_.out, b_, h_);
    T* target = out.data() + first * out.stride(0);
    for (index_t c = 0; c < values_.extent(1); ++c, target += out.stride(1)) {
      const V* value = values_.data() + c * values_.stride(1);
      pack acc(T(0));
      for (index_t j = 0; j < p_.k_len(); ++j, value += values_.stride(0)) {
        acc = fma(weights[j], pack(static_cast<T>(*value)), acc);
      }
      T column[std::size_t{lanes}];
      acc.store(column);
      for (index_t r = 0; r < rows(first); ++r) target[r * out.stride(0)] = column[r];
    }
  }

  /// The same row by row, where a row has no allowed key, or NaN, or where a value is NaN or infinite: excluded pairs are
  /// left out.
  void settle(index_t first, by_key& weights, const T* max, T* sum) const {
    const matrix_view<T> out = matrix_at(p_.out, b_, h_);
    each_row(first, weights, [&](T* row, const score_row& at, index_t r) {
      row_stats<T> stats{max[r], sum[r]};
      if (!(stats.sum > T(0))) stages_.settle(at, row, stats);
      sum[r] = stats.sum;
      for (index_t c = 0; c < values_.extent(1); ++c) {
        simd::pack<T, 1> acc(T(0));
        for (index_t j = 0; j < p_.k_len(); ++j) {
          if (!mask().allowed(at, j)) continue;
          acc = fma(simd::pack<T, 1>(row[j]), simd::pack<T, 1>(static_cast<T>(values_(j, c))), acc);
        }
        out(at.i, c) = acc.v;
      }
    });
  }

  bool values_are_finite() const {
    T zero(0);
    for (index_t j = 0; j < p_.k_len(); ++j) {
      for (index_t c = 0; c < values_.extent(1); ++c) {
        zero = zero + static_cast<T>(values_(j, c)) * T(0);
      }
    }
    return zero == T(0);
  }

  const Problem& p_;
  attention_stages<Problem> stages_;
  matrix_view<K> keys_;
  matrix_view<V> values_;
  index_t b_, h_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
