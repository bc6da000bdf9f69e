// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention of heads so small that their scores and values stay in registers: no scratch, no passes over memory.
/// Shapes  1 <= Lk <= lanes, Dv <= lanes, D <= small_width; everything else as in attention_problem.hpp.
/// Formula that of plain_attention.hpp with the same operations in the same order, hence the same bits.
#pragma once

#include "xattn/kernels/attention_blocks.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Keys of this width at most are packed on the stack.
inline constexpr index_t small_width = 32;

template <class Problem, class Bound>
class small_attention {
 public:
  using T = typename Problem::scalar;
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;

  static bool fits(const Problem& p) noexcept {
    return lanes > 1 && p.k_len() >= 1 && p.k_len() <= lanes && p.value_width() <= lanes && p.width() <= small_width;
  }

  /// Query rows of one head of one batch item.
  static void run(const Problem& p, const Bound& mask, index_t b, index_t h) {
    const small_attention head(p, mask, b, h);
    const matrix_view<T> out = matrix_at(p.out, b, h);
    for (index_t i = 0; i < p.q_len(); ++i) {
      simd::store_some(out.data() + i * out.stride(0), out.stride(1), out.extent(1), head.row(i));
    }
  }

 private:
  small_attention(const Problem& p, const Bound& mask, index_t b, index_t h) : p_(p), stages_{p, mask}, b_(b), h_(h) {
    const index_t kv = p.kv_head(h);
    pack_panel(transposed(matrix_at(p.k, b, kv)), 0, lanes, keys_);
    const auto v = matrix_at(p.v, b, kv);
    pack finite(T(0));
    for (index_t j = 0; j < p.k_len(); ++j) {
      values_[j] = simd::load_some<T>(v.data() + j * v.stride(0), v.stride(1), v.extent(1), T(0));
      finite = finite + (values_[j] - values_[j]);
    }
    careful_ = Bound::excludes && any(isnan(finite));
  }

  /// The output of query i.
  pack row(index_t i) const {
    alignas(64) T weights[std::size_t{lanes}];
    const score_row at{b_, h_, i};
    row_stats<T> stats;
    softmax_pack(scores(at, weights), p_.sinks(h_), stats).store(weights);
    if (!(stats.sum > T(0))) stages_.settle(at, weights, stats);
    if (p_.lse.data() != nullptr) p_.lse(b_, h_, i) = stats.lse();
    pack out(T(0));
    for (index_t j = 0; j < p_.k_len(); ++j) {
      if (careful_ && !stages_.mask.allowed(b_, h_, i, j)) continue;
      out = fma(pack(weights[j]), values_[j], out);
    }
    return out;
  }

  /// Scaled, capped and masked scores, -inf beyond the last key; `memory` is for masks, which work there.
  pack scores(const score_row& at, T* memory) const {
    const auto q = matrix_at(p_.q, b_, h_);
    pack s(T(0));
    for (index_t d = 0; d < q.extent(1); ++d) s = fma(pack(static_cast<T>(q(at.i, d))), pack::load(keys_ + d * lanes), s);
    s = s * pack(p_.scale);
    if (p_.softcap) s = capped(s, *p_.softcap);
    if constexpr (Bound::biases || Bound::excludes) {
      s.store(memory);
      if constexpr (Bound::biases) stages_.mask.add_bias(memory, p_.k_len(), at);
      if constexpr (Bound::excludes) stages_.mask.exclude(memory, p_.k_len(), at);
      s = pack::load(memory);
    }
    return select(simd::iota<T>() < pack(T(static_cast<int>(p_.k_len()))), s, pack(minus_infinity<T>()));
  }

  const Problem& p_;
  attention_stages<Problem, Bound> stages_;
  index_t b_, h_;
  bool careful_ = false;
  alignas(64) T keys_[std::size_t{small_width} * std::size_t{lanes}];
  pack values_[std::size_t{lanes}];
};

}  // namespace xattn::inline XATTN_ISA::kernels
