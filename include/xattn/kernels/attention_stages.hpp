// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The steps of attention, one function each, on a block of query rows with its scores in memory.
/// Shapes  scores (rows, padded_keys), dense, or, up to the softmax, whole packs of their columns, from a key on that
///         begins one; columns from Lk on hold -inf after the mask, 0 after the softmax. Keys
///         and values that a problem keeps elsewhere are copied a block at a time; those that an item does not have
///         are 0.
/// Formula S = scale Q K^T, capped, biased and masked; P = softmax(S) by rows; O = P V, summed in blocks of keys.
/// Edges   excluded pairs reach nothing: not the maximum, not the sum, and not the product even where V is NaN there.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
#pragma once

#include "xattn/kernels/all_finite.hpp"
#include "xattn/kernels/attention_blocks.hpp"
#include "xattn/kernels/matmul.hpp"
#include "xattn/kernels/score_rules.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::kernels {

/// Keys whose values are summed from zero before they join the output: one long chain would lose digits. Blocks start
/// at multiples of it, counted from key 0, on every path.
inline constexpr index_t value_block = 128;

/// Lk, filled up to whole packs.
template <class T>
constexpr index_t padded_keys(index_t k_len) noexcept {
  constexpr index_t lanes = simd::lanes<T>;
  return (k_len + lanes - 1) / lanes * lanes;
}

/// limit tanh(x / limit): scores stay within +-limit.
template <class T, int N>
XATTN_NOINLINE simd::pack<T, N> capped(simd::pack<T, N> x, simd::same_pack<T, N> limit) {
  return limit * simd::tanh(x / limit);
}

/// What the sums of earlier keys, which an output holds, count: a factor a row. None yet where it is null.
template <class T>
struct earlier_sums {
  const T* factor = nullptr;
  index_t step = 0;
};

template <class Problem>
struct attention_stages {
  using T = typename Problem::scalar;
  const Problem& p;
  score_rules<T> mask;
  T* spare_key = nullptr;  // memory of one, for problems that keep theirs
  index_t from_key = 0;    // of the scores' columns, up to the softmax

  static std::size_t scratch_bytes(const Problem& p) {
    const index_t block = std::min(p.k_len(), value_block), copied = std::max(p.width(), p.value_width());
    return matmul_workspace<T>(std::max(p.width(), block)) +
           (keeps_keys<Problem> ? workspace_bytes<T>(block * copied) : 0);
  }

  void score(const query_block& at, const matrix_view<T>& s, workspace scratch) const {
    if constexpr (keeps_keys<Problem>) {
      T* const copy = scratch.take<T>(std::min(p.k_len(), value_block) * p.width());
      for (index_t j = 0; j < p.k_len(); j += value_block) {
        const index_t n = std::min(value_block, p.k_len() - j);
        const auto keys = copied_keys(at, j, key_copy(p, copy, n));
        matmul(queries(at), transposed(keys), s.slice(1, j, j + n < p.k_len() ? j + n : s.extent(1)), scratch);
      }
    } else {
      matmul(queries(at), transposed(matrix_at(p.k, at.b, at.g)), s, scratch);
    }
  }

  void scale(const matrix_view<T>& s) const {
    const simd::pack<T> factor(p.scale);
    transform_packs(s, [factor](simd::pack<T> x) { return x * factor; });
  }

  void cap(const matrix_view<T>& s) const {
    const simd::pack<T> limit(*p.softcap);
    transform_packs(s, [limit](simd::pack<T> x) { return capped(x, limit); });
  }

  /// The functions of the score.
  void modify(const query_block& at, const matrix_view<T>& s) const {
    if (p.k_len() > 0) mask.modify(in_rows(s), keys_of(at, s));
  }

  /// Biases, then exclusions.
  void apply_mask(const query_block& at, const matrix_view<T>& s) const {
    if (p.k_len() > 0) {
      mask.add_bias(in_rows(s), keys_of(at, s));
      mask.exclude(in_rows(s), keys_of(at, s));
    }
    for (index_t i = 0; i < s.extent(0); ++i) {
      for (index_t j = p.k_len() - from_key; j < s.extent(1); ++j) s(i, j) = minus_infinity<T>();
    }
  }

  void softmax(const query_block& at, const matrix_view<T>& s, const stats_rows<T>& stats) const {
    const T sink = p.sinks(at.h);
    for (index_t i = 0; i < s.extent(0); ++i) {
      const row_stats<T> row = softmax_packed_row(s[i].data(), s.extent(1), sink);
      stats.max[i] = row.max;
      stats.sum[i] = row.sum;
    }
    settle(at, s.data(), s.stride(0), stats);
  }

  /// Functions of the weights. Those of excluded pairs stay 0.
  XATTN_NOINLINE void reweigh(const query_block& at, const matrix_view<T>& weights) const {
    for (index_t i = 0; i < at.rows; ++i) {
      const score_row row{at.b, at.h, at.first + i};
      for (index_t j = 0; j < p.k_len(); j += value_block) {
        const index_t n = std::min(value_block, p.k_len() - j);
        T* w = &weights(i, j);
        std::array<bool, std::size_t{value_block}> out{};
        for (index_t k = 0; k < n; ++k) out[static_cast<std::size_t>(k)] = w[k] == T(0) && !allowed(row, j + k);
        mask.reweigh({w, weights.stride(0), 1}, {row.b, row.h, row.i, 1, j, n});
        for (index_t k = 0; k < n; ++k) w[k] = out[static_cast<std::size_t>(k)] ? T(0) : w[k];
      }
    }
  }

  void values(const query_block& at, const matrix_view<T>& weights, workspace scratch) const {
    if (p.k_len() == 0) fill(matrix_at(p.out, at.b, at.h).slice(0, at.first, at.first + at.rows));
    T* copy = nullptr;
    if constexpr (keeps_keys<Problem>) copy = scratch.take<T>(std::min(p.k_len(), value_block) * p.value_width());
    for (index_t j = 0; j < p.k_len(); j += value_block) {
      const index_t last = std::min(j + value_block, p.k_len());
      const matrix_view<const T> part = weights.slice(1, j, last);
      if constexpr (keeps_keys<Problem>) {
        add_values(at, part, copied_values(at, j, {copy, {last - j, p.value_width()}}), j, scratch);
      } else {
        add_values(at, part, matrix_at(p.v, at.b, p.value_head(at.h)).slice(0, j, last), j, scratch);
      }
    }
  }

  /// Rows that the softmax formula leaves open: no allowed key, or NaN. Excluded pairs keep a weight of exactly 0.
  XATTN_COLD void settle(const query_block& at, T* weights, index_t pitch, const stats_rows<T>& stats) const {
    for (index_t i = 0; i < at.rows; ++i, weights += pitch) {
      const score_row row{at.b, at.h, at.first + i};
      T& sum = stats.sum[i];
      if (sum > T(0) || (sum == T(0) && !mask.any_left(row, p.k_len()))) continue;
      // Only scores of -inf: NaN, as the formula says.
      if (sum == T(0)) sum = T(std::numeric_limits<double>::quiet_NaN());
      for (index_t j = from_key; j < p.k_len(); ++j) weights[j - from_key] = allowed(row, j) ? sum : T(0);
    }
  }

  /// The product of some keys of a block where a value may be NaN or infinite: excluded pairs are left out, not
  /// multiplied by 0. The chains are those of the tile, so that rows which see only finite values keep their bits.
  template <class E>
  XATTN_COLD void careful_values(const query_block& at, const matrix_view<const T>& weights,
                                 const matrix_view<const E>& v, index_t first_key, const matrix_view<T>& out,
                                 const earlier_sums<T>& earlier) const {
    for (index_t i = 0; i < out.extent(0); ++i) {
      const auto seen = allowed_of({at.b, at.h, at.first + i}, first_key, v.extent(0));
      for (index_t c = 0; c < out.extent(1); ++c) {
        number sum(T(0));
        for (index_t j = 0; j < v.extent(0); ++j) {
          if (!seen[static_cast<std::size_t>(j)]) continue;
          sum = fma(number(weights(i, j)), number(static_cast<T>(v(j, c))), sum);
        }
        if (earlier.factor != nullptr) sum = fma(number(earlier.factor[i * earlier.step]), number(out(i, c)), sum);
        out(i, c) = sum.v;
      }
    }
  }

  /// Which of a block of keys a row may attend to.
  std::array<bool, std::size_t{value_block}> allowed_of(const score_row& row, index_t first, index_t n) const {
    std::array<bool, std::size_t{value_block}> seen{};
    for (index_t j = 0; j < n; ++j) seen[static_cast<std::size_t>(j)] = allowed(row, first + j);
    return seen;
  }

  bool any_allowed(const score_row& row) const {
    if (!mask.modifies()) return mask.any_allowed(row, p.k_len());
    for (index_t j = 0; j < p.k_len(); ++j) {
      if (allowed(row, j)) return true;
    }
    return false;
  }

  /// Whether a pair counts. Where a function may exclude it, its score is computed again: the chain is that of the
  /// products, and the bits are the same.
  XATTN_NOINLINE bool allowed(const score_row& row, index_t j) const {
    if (!mask.allowed(row, j)) return false;
    if (!mask.modifies()) return true;
    const auto q = matrix_at(p.q, row.b, row.h)[row.i];
    const auto k = key(row, j);
    number sum(T(0));
    for (index_t d = 0; d < p.width(); ++d) sum = fma(number(static_cast<T>(q(d))), number(static_cast<T>(k(d))), sum);
    T s = simd::detail::opaque(sum * number(p.scale)).v;
    if (p.softcap) s = simd::lane(capped(simd::pack<T>(s), simd::pack<T>(*p.softcap)), 0);
    mask.modify({&s, 1, 1}, {row.b, row.h, row.i, 1, j, 1});
    return s != minus_infinity<T>();
  }

 private:
  using number = simd::pack<T, 1>;

  static tile_scores<T> in_rows(const matrix_view<T>& s) { return {s.data(), s.stride(0), 1}; }
  /// The product of one block of keys.
  template <class E>
  void add_values(const query_block& at, const matrix_view<const T>& weights, const matrix_view<const E>& v,
                  index_t first_key, workspace scratch) const {
    const auto out = matrix_at(p.out, at.b, at.h).slice(0, at.first, at.first + at.rows);
    const T one(1);
    const earlier_sums<T> earlier{first_key == 0 ? nullptr : &one, 0};
    if (mask.excludes() && !all_finite<T>(v)) careful_values(at, weights, v, first_key, out, earlier);
    else matmul(weights, v, out, scratch, first_key == 0 ? product::stored : product::added);
  }

  auto key(const score_row& row, index_t j) const {
    const index_t g = p.kv_head(row.h);
    if constexpr (!keeps_keys<Problem>) return matrix_at(p.k, row.b, g)[j];
    else return copied_keys({row.b, row.h, g, row.i, 1}, j, {spare_key, {1, p.width()}})[0];
  }

  /// Keys from `first` on and their values, in rows of `to`.
  matrix_view<const T> copied_keys(const query_block& at, index_t first, const matrix_view<T>& to) const {
    return copied(at, first, to, [&](index_t j, const matrix_view<T>& rows) { p.copy_keys(at.b, at.g, j, rows); });
  }
  matrix_view<const T> copied_values(const query_block& at, index_t first, const matrix_view<T>& to) const {
    const index_t g = p.value_head(at.h);
    return copied(at, first, to, [&](index_t j, const matrix_view<T>& rows) { p.copy_values(at.b, g, j, rows); });
  }
  template <class Copy>
  matrix_view<const T> copied(const query_block& at, index_t first, const matrix_view<T>& to, const Copy& copy) const {
    const key_range all = p.range(at.b);
    const index_t from = std::clamp<index_t>(all.first - first, 0, to.extent(0));
    const index_t end = std::clamp<index_t>(all.last - first, from, to.extent(0));
    fill(to.slice(0, 0, from));
    if (from < end) copy(first + from, to.slice(0, from, end));
    fill(to.slice(0, end, to.extent(0)));
    return to;
  }

  score_tile keys_of(const query_block& at, const matrix_view<T>& s) const {
    return {at.b, at.h, at.first, at.rows, from_key, std::min(s.extent(1), p.k_len() - from_key)};
  }

  /// All rows at once where they are dense.
  template <class F>
  static void transform_packs(const matrix_view<T>& s, const F& f) {
    const bool dense = s.stride(0) == s.extent(1);
    const index_t times = dense ? 1 : s.extent(0), n = dense ? s.extent(0) * s.extent(1) : s.extent(1);
    for (index_t i = 0; i < times; ++i) simd::transform_packs(s[i].data(), n, f);
  }

  auto queries(const query_block& at) const {
    return matrix_at(p.q, at.b, at.h).slice(0, at.first, at.first + at.rows);
  }

  static void fill(const matrix_view<T>& out) {
    for (index_t i = 0; i < out.extent(0); ++i) {
      for (index_t c = 0; c < out.extent(1); ++c) out(i, c) = T(0);
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
