// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What is known of query rows after some of their keys, and how that of other keys joins it.
/// Shapes  of each row a maximum m, a sum l and a weighted sum o of values, padded to whole packs.
/// Formula m' = max(m, m_other), a = exp(m - m'), l' = a l + a_other l_other, o' alike; at the end o / l.
/// Edges   m = -inf, l = 0, o = 0 is the state of no key and changes nothing that it joins. NaN stays.
/// Source  Milakov and Gimelshein 2018, arXiv:1805.02867.
#pragma once

#include "xattn/kernels/attention_problem.hpp"
#include "xattn/kernels/score_rules.hpp"
#include "xattn/kernels/softmax.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// exp(from - to) of one number: what a sum about the maximum `from` counts about the maximum `to`.
template <class T>
T rescale(const T& from, const T& to) {
  using number = simd::pack<T, 1>;
  return simd::exp(number(from) - number(to)).v;
}

/// What exp is shifted by: the maximum, or 0 where there is no score.
template <class T>
T shift_of(const T& max) {
  return max == minus_infinity<T>() ? T(0) : max;
}

/// The states of consecutive rows.
template <class T>
struct decode_states {
  using pack = simd::pack<T>;

  row_stats<T>* stats;
  T* sums;
  index_t pitch;  // of sums: a multiple of the lanes

  decode_states from_row(index_t r) const { return {stats + r, sums + r * pitch, pitch}; }

  XATTN_NOINLINE void clear(index_t rows) const {
    for (index_t r = 0; r < rows; ++r) stats[r] = {};
    std::fill(sums, sums + rows * pitch, T(0));
  }

  XATTN_NOINLINE void join(const decode_states& other, index_t rows) const {
    for (index_t r = 0; r < rows; ++r) join_row(r, other.stats[r], other.sums + r * pitch);
  }

  /// A logit that counts in the sum and has no value.
  void join_sink(index_t r, const T& sink) const {
    if (sink != minus_infinity<T>()) join_given_sink(r, sink);
  }

 private:
  XATTN_COLD void join_given_sink(index_t r, const T& sink) const {
    const T max = larger(stats[r].max, sink), alpha = rescale(stats[r].max, shift_of(max));
    stats[r] = {max, alpha * stats[r].sum + rescale(sink, shift_of(max))};
    T* o = sums + r * pitch;
    simd::transform_packs(o, pitch, [alpha](pack x) { return pack(alpha) * x; });
  }

  void join_row(index_t r, const row_stats<T>& other, const T* other_sums) const {
    const T max = larger(stats[r].max, other.max), shift = shift_of(max);
    const T alpha = rescale(stats[r].max, shift), beta = rescale(other.max, shift);
    stats[r] = {max, alpha * stats[r].sum + beta * other.sum};
    T* o = sums + r * pitch;
    for (index_t c = 0; c < pitch; c += pack::size) {
      fma(pack(beta), pack::load(other_sums + c), pack(alpha) * pack::load(o + c)).store(o + c);
    }
  }
};

/// What all of a row becomes that has no allowed key, or only scores of -inf, or NaN.
template <class T>
XATTN_COLD T settled(const score_rules<T>& mask, const score_row& at, index_t k_len, T& sum) {
  const bool seen = sum == T(0) ? mask.any_left(at, k_len) : mask.any_allowed(at, k_len);
  if (seen || sum != T(0)) sum = T(std::numeric_limits<double>::quiet_NaN());
  return seen ? sum : T(0);
}

/// Result and log-sum-exp of a row whose keys have all been seen; its state is used up.
template <class Problem>
void finish_row(const Problem& p, const score_rules<typename Problem::scalar>& mask, const score_row& at,
                const decode_states<typename Problem::scalar>& states, index_t r) {
  using T = typename Problem::scalar;
  using pack = simd::pack<T>;
  states.join_sink(r, p.sinks(at.h));
  row_stats<T>& row = states.stats[r];
  T* o = states.sums + r * states.pitch;
  if (T(0) < row.sum) {
    const pack sum(row.sum);
    simd::transform_packs(o, states.pitch, [sum](pack x) { return x / sum; });
  } else {
    std::fill(o, o + states.pitch, settled(mask, at, p.k_len(), row.sum));
  }
  store_scaled(o, T(1), matrix_at(p.out, at.b, at.h)[at.i]);
  if (p.lse.data() != nullptr) p.lse(at.b, at.h, at.i) = row.lse();
}

}  // namespace xattn::inline XATTN_ISA::kernels
