// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention of heads so small that no scratch is needed. A lane is a query and a pack is a key: maxima and
///         sums over keys need no exchange between lanes, and keys and values are read where they lie.
/// Shapes  1 <= Lk <= lanes, D and Dv <= small_width; everything else as in attention_problem.hpp.
/// Formula that of plain_attention.hpp with the same operations in the same order for each element: the same bits.
#pragma once

#include "xattn/kernels/attention_stages.hpp"

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

  /// The rows of a block.
  static void run(const Problem& p, const score_rules<T>& mask, const query_block& at) {
    const small_attention head(p, mask, at);
    for (index_t r = 0; r < at.rows; r += lanes) {
      head.some_rows({at.b, at.h, at.g, at.first + r, std::min(lanes, at.rows - r)});
    }
  }

 private:
  /// Scores of lanes queries and lanes keys: [key][query], or [query][key] where a name says rows.
  using tile = T[std::size_t{lanes * lanes}];
  using K = typename decltype(Problem::k)::element_type;
  using V = typename decltype(Problem::v)::element_type;

  small_attention(const Problem& p, const score_rules<T>& mask, const query_block& at)
      : p_(p),
        stages_{p, mask},
        keys_(matrix_at(p.k, at.b, at.g)),
        values_(matrix_at(p.v, at.b, p.value_head(at.h))) {}

  /// One query a lane.
  void some_rows(const query_block& at) const {
    alignas(pack) tile s;
    score(at, s);
    if (p_.softcap) cap(s);
    if (!mask().idle()) mask().apply({s, 1, lanes}, {at.b, at.h, at.first, at.rows, 0, p_.k_len()});
    alignas(pack) T max[std::size_t{lanes}], sum[std::size_t{lanes}];
    const bool ordinary = softmax(p_.sinks(at.h), s, max, sum) && (!mask().excludes() || all_finite<T>(values_));
    if (ordinary) weigh_values(at, s);
    else settle(at, s, {max, sum});
    store_lse(p_, at, {max, sum});
  }

  const score_rules<T>& mask() const noexcept { return stages_.mask; }

  /// Scaled. Lanes past the last query repeat it.
  void score(const query_block& at, tile& s) const {
    const auto q = matrix_at(p_.q, at.b, at.h);
    const auto* query = q.data() + at.first * q.stride(0);
    index_t place[std::size_t{lanes}]{};
    XATTN_UNROLL
    for (index_t r = 1; r < lanes; ++r) place[r] = place[r - 1] + (r < at.rows ? q.stride(0) : 0);
    pack columns[std::size_t{small_width}];
    for (index_t d = 0; d < q.extent(1); ++d, query += q.stride(1)) {
      columns[d] = simd::from_lanes<T, int{lanes}>([&](int r) { return static_cast<T>(query[place[r]]); });
    }
    const K* key = keys_.data();
    const index_t step = keys_.stride(1);
    for (index_t j = 0; j < p_.k_len(); ++j, key += keys_.stride(0)) {
      pack sum(T(0));
      for (index_t d = 0; d < q.extent(1); ++d) sum = fma(columns[d], pack(static_cast<T>(key[d * step])), sum);
      (sum * pack(p_.scale)).store(s + j * lanes);
    }
  }

  XATTN_COLD void cap(tile& s) const {
    const pack limit(*p_.softcap);
    simd::transform_packs(s, p_.k_len() * lanes, [limit](pack x) { return capped(x, limit); });
  }

  void to_rows(const tile& s, tile& rows) const {
    for (index_t j = 0; j < p_.k_len(); ++j) {
      for (index_t r = 0; r < lanes; ++r) rows[r * lanes + j] = s[j * lanes + r];
    }
  }

  /// As softmax_packed_row does it. False if a row has no allowed key, or NaN.
  bool softmax(const T& sink, tile& s, T* max, T* sum) const {
    const index_t used = p_.k_len() * lanes;
    pack peak(sink);
    for (index_t j = 0; j < used; j += lanes) peak = simd::max(peak, pack::load(s + j));
    const pack shift = select(peak == pack(minus_infinity<T>()), pack(T(0)), peak);
    exp_packs(s, used, shift);
    pack terms[std::size_t{lanes}];
    XATTN_UNROLL
    for (index_t j = 0; j < lanes; ++j) terms[j] = j < p_.k_len() ? pack::load(s + j * lanes) : pack(T(0));
    XATTN_UNROLL
    for (index_t half = lanes / 2; half > 0; half /= 2) {
      XATTN_UNROLL
      for (index_t j = 0; j < half; ++j) terms[j] = terms[j] + terms[j + half];
    }
    pack total = terms[0];
    if (sink != minus_infinity<T>()) total = total + sink_share(sink, shift);
    const pack divisor = select(total == pack(T(0)), pack(T(1)), total);
    simd::transform_packs(s, used, [divisor](pack e) { return e / divisor; });
    peak.store(max);
    total.store(sum);
    return all(pack(T(0)) < total);
  }

  void weigh_values(const query_block& at, const tile& weights) const {
    const matrix_view<T> out = matrix_at(p_.out, at.b, at.h);
    T* target = out.data() + at.first * out.stride(0);
    for (index_t c = 0; c < values_.extent(1); ++c, target += out.stride(1)) {
      const V* value = values_.data() + c * values_.stride(1);
      pack acc(T(0));
      for (index_t j = 0; j < p_.k_len(); ++j, value += values_.stride(0)) {
        acc = fma(pack::load(weights + j * lanes), pack(static_cast<T>(*value)), acc);
      }
      T column[std::size_t{lanes}];
      acc.store(column);
      for (index_t r = 0; r < at.rows; ++r) target[r * out.stride(0)] = column[r];
    }
  }

  /// What the formula leaves open: a row without an allowed key, or with NaN; a value that is NaN or infinite.
  XATTN_COLD void settle(const query_block& at, const tile& s, const stats_rows<T>& stats) const {
    tile weights;
    to_rows(s, weights);
    stages_.settle(at, weights, lanes, stats);
    const matrix_view<const T> rows(weights, {at.rows, p_.k_len()}, {lanes, 1});
    const matrix_view<T> out = matrix_at(p_.out, at.b, at.h).slice(0, at.first, at.first + at.rows);
    stages_.careful_values(at, rows, values_, 0, out, {});
  }

  const Problem& p_;
  attention_stages<Problem> stages_;
  matrix_view<K> keys_;
  matrix_view<V> values_;
};

}  // namespace xattn::inline XATTN_ISA::kernels
