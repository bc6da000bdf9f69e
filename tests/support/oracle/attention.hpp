// SPDX-License-Identifier: BSD-3-Clause
/// Attention of the oracle, pair by pair. Order of operations: scale, softcap, score_mod, bias, mask, softmax with
/// sinks, prob_mod, weights x V. An excluded pair is skipped: neither its key nor its value is read.
#pragma once

#include "support/oracle/softmax.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace oracle {

/// What shapes the scores, in numbers that do not depend on the precision of the run. b h i j: batch, head, row,
/// column.
struct attention_rules {
  std::function<bool(index_t, index_t, index_t, index_t)> allowed = {};                        // unset: every pair
  std::function<long double(index_t, index_t, index_t, index_t)> bias = {};                    // -inf excludes
  std::function<long double(long double, index_t, index_t, index_t, index_t)> score_mod = {};  // -inf excludes
  std::function<long double(long double, index_t, index_t, index_t, index_t)> prob_mod = {};
  std::optional<long double> scale = {};    // unset: 1 / sqrt(D)
  std::optional<long double> softcap = {};  // unset: none
  std::vector<long double> sinks = {};      // one raw logit a query head, -inf for none; or no list
};

/// The rank of every result is that of the inputs: (.., Lq, Lk) scores and weights, (.., Lq, Dv) out, (.., Lq) lse.
template <class R>
struct attention_result {
  basic_array<R> scores;   // after mask, -inf where excluded
  basic_array<R> weights;  // after softmax, before prob_mod; exactly 0 where excluded
  basic_array<R> out;
  basic_array<R> lse;
};

namespace detail {

template <class R>
basic_array<R> to_rank_4(const basic_array<R>& x) {
  require(x.rank() >= 2 && x.rank() <= 4, "attention: rank 2 to 4");
  shape_t shape(static_cast<std::size_t>(4 - x.rank()), 1);
  shape.insert(shape.end(), x.shape.begin(), x.shape.end());
  return x.reshaped(shape);
}

/// Drops the leading axes that to_rank_4 gave to an input of the given rank.
template <class R>
basic_array<R> from_rank_4(const basic_array<R>& x, index_t rank) {
  return x.reshaped(shape_t(x.shape.begin() + (4 - rank), x.shape.end()));
}

template <class R>
R dot_product(const basic_array<R>& q, const basic_array<R>& k, index_t q_row, index_t k_row) {
  const index_t width = q.extent(-1);
  R sum(0);
  for (index_t d = 0; d < width; ++d) sum = sum + q.flat(q_row * width + d) * k.flat(k_row * width + d);
  return sum;
}

/// Kv head that serves a query head: consecutive query heads share one.
inline index_t kv_head(index_t h, index_t heads, index_t kv_heads) {
  require(kv_heads > 0 && heads % kv_heads == 0, "attention: kv heads must divide the query heads");
  return h / (heads / kv_heads);
}

/// Inputs of rank 4 with the rules: one row at a time.
template <class R>
struct attention_pass {
  basic_array<R> q, k, v;
  const attention_rules& rules;
  attention_result<R> result;

  index_t q_row(index_t b, index_t h, index_t i) const { return (b * q.extent(1) + h) * q.extent(2) + i; }
  index_t k_row(index_t b, index_t h, index_t j) const {
    return (b * k.extent(1) + kv_head(h, q.extent(1), k.extent(1))) * k.extent(2) + j;
  }
  /// v may have other heads than k.
  index_t v_row(index_t b, index_t h, index_t j) const {
    return (b * v.extent(1) + kv_head(h, q.extent(1), v.extent(1))) * v.extent(2) + j;
  }

  R score(index_t b, index_t h, index_t i, index_t j) const {
    using std::sqrt, std::tanh;
    if (rules.allowed && !rules.allowed(b, h, i, j)) return minus_infinity<R>();
    const R bias = rules.bias ? static_cast<R>(rules.bias(b, h, i, j)) : R(0);
    if (bias == minus_infinity<R>()) return bias;
    const R scale = rules.scale ? static_cast<R>(*rules.scale) : R(1) / sqrt(static_cast<R>(q.extent(3)));
    R s = dot_product(q, k, q_row(b, h, i), k_row(b, h, j)) * scale;
    if (rules.softcap) s = static_cast<R>(*rules.softcap) * tanh(s / static_cast<R>(*rules.softcap));
    if (rules.score_mod) s = static_cast<R>(rules.score_mod(static_cast<long double>(s), b, h, i, j));
    return s == minus_infinity<R>() ? s : s + bias;
  }

  /// Scores, weights and lse of one query row.
  void weigh(index_t b, index_t h, index_t i) {
    using std::exp, std::log;
    const index_t keys = k.extent(2), first = q_row(b, h, i) * keys;
    for (index_t j = 0; j < keys; ++j) result.scores.flat(first + j) = score(b, h, i, j);
    R peak = row_peak(result.scores, q_row(b, h, i)), sum(0);
    if (!rules.sinks.empty()) {
      const R sink = static_cast<R>(rules.sinks.at(static_cast<std::size_t>(h)));
      if (sink > peak) peak = sink;
      if (sink != minus_infinity<R>()) sum = exp(sink - peak);
    }
    for (index_t j = 0; j < keys; ++j) {
      const R s = result.scores.flat(first + j);
      if (s == minus_infinity<R>()) continue;
      result.weights.flat(first + j) = exp(s - peak);
      sum = sum + result.weights.flat(first + j);
    }
    result.lse.flat(q_row(b, h, i)) = sum == R(0) ? minus_infinity<R>() : peak + log(sum);
    for (index_t j = 0; j < keys; ++j) {
      if (result.scores.flat(first + j) == minus_infinity<R>()) continue;
      result.weights.flat(first + j) = result.weights.flat(first + j) / sum;
    }
  }

  /// Output row: the values of the allowed keys, weighted.
  void gather(index_t b, index_t h, index_t i) {
    const index_t keys = k.extent(2), width = v.extent(3), row = q_row(b, h, i);
    for (index_t j = 0; j < keys; ++j) {
      if (result.scores.flat(row * keys + j) == minus_infinity<R>()) continue;
      R p = result.weights.flat(row * keys + j);
      if (rules.prob_mod) p = static_cast<R>(rules.prob_mod(static_cast<long double>(p), b, h, i, j));
      for (index_t d = 0; d < width; ++d) {
        R& out = result.out.flat(row * width + d);
        out = out + p * v.flat(v_row(b, h, j) * width + d);
      }
    }
  }
};

}  // namespace detail

/// Q K^T of every pair, kv heads shared: (.., Lq, Lk), neither scaled nor masked.
template <class R>
basic_array<R> raw_scores(const basic_array<R>& q, const basic_array<R>& k) {
  static const attention_rules none;
  const detail::attention_pass<R> pass{detail::to_rank_4(q), detail::to_rank_4(k), {}, none, {}};
  basic_array<R> s({pass.q.extent(0), pass.q.extent(1), pass.q.extent(2), pass.k.extent(2)});
  for (index_t n = 0; n < s.size(); ++n) {
    const index_t j = n % s.extent(3), row = n / s.extent(3), i = row % s.extent(2), head = row / s.extent(2);
    s.flat(n) = detail::dot_product(pass.q, pass.k, row, pass.k_row(head / s.extent(1), head % s.extent(1), j));
    require(row == pass.q_row(head / s.extent(1), head % s.extent(1), i), "raw_scores: rows out of step");
  }
  return detail::from_rank_4(s, q.rank());
}

/// (.., Lq, D) x (.., Lk, D) x (.., Lk, Dv) -> (.., Lq, Dv), ranks 2 to 4.
template <class R>
attention_result<R> attention(const basic_array<R>& q, const basic_array<R>& k, const basic_array<R>& v,
                              const attention_rules& rules = {}) {
  detail::attention_pass<R> pass{detail::to_rank_4(q), detail::to_rank_4(k), detail::to_rank_4(v), rules, {}};
  const index_t batch = pass.q.extent(0), heads = pass.q.extent(1), q_len = pass.q.extent(2), k_len = pass.k.extent(2);
  require(pass.k.extent(0) == batch && pass.v.extent(0) == batch, "attention: batches differ");
  require(pass.v.extent(2) == k_len, "attention: keys and values differ");
  require(pass.k.extent(3) == pass.q.extent(3), "attention: widths differ");
  pass.result.scores = basic_array<R>({batch, heads, q_len, k_len});
  pass.result.weights = basic_array<R>({batch, heads, q_len, k_len}, R(0));
  pass.result.out = basic_array<R>({batch, heads, q_len, pass.v.extent(3)}, R(0));
  pass.result.lse = basic_array<R>({batch, heads, q_len});
  for (index_t b = 0; b < batch; ++b) {
    for (index_t h = 0; h < heads; ++h) {
      for (index_t i = 0; i < q_len; ++i) {
        pass.weigh(b, h, i);
        pass.gather(b, h, i);
      }
    }
  }
  const attention_result<R>& full = pass.result;
  const shape_t lse_shape(full.lse.shape.begin() + (4 - q.rank()), full.lse.shape.end());
  return {detail::from_rank_4(full.scores, q.rank()), detail::from_rank_4(full.weights, q.rank()),
          detail::from_rank_4(full.out, q.rank()), full.lse.reshaped(lse_shape)};
}

}  // namespace oracle
