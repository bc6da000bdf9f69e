// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Weighted sums of a block of value rows, for a few rows of weights at once: a value that was loaded serves
///         all of them.
/// Shapes  weights [rows][key_block], values (n, width) in rows -> sums [rows][pitch].
/// Formula o_i = o_i + sum_j w_ij v_j, the sum by itself first: one long chain would lose digits.
/// Edges   where a value is NaN or infinite, excluded pairs are left out and not multiplied by 0: a sum that is not
///         finite tells.
#pragma once

#include "xattn/kernels/all_finite.hpp"
#include "xattn/kernels/decode_keys.hpp"
#include "xattn/kernels/score_tile.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Row j begins at data + j pitch; with a factor for each row where they are stored as integers. Asks: see
/// thin_product.hpp.
template <class V, class T, bool Asks = true>
struct value_rows {
  using scalar = T;
  using product = thin_product<V, T, Asks>;
  static constexpr bool scaled = std::integral<V>;

  const V* data;
  index_t pitch;
  index_t width;
  const float* scales;
};

/// A block of keys with their values.
template <class Keys, class Values>
struct kv_block {
  Keys keys;
  Values values;
};

/// A tile of query rows with a block of keys.
struct decode_block {
  const score_row* places;  // of the rows
  index_t rows, first, keys;
};

template <class Values>
struct value_block_product {
  using T = typename Values::scalar;
  using pack = simd::pack<T>;

  const Values& values;  // of the block
  const T* barred;  // [rows][key_block]: -inf for excluded pairs; null where there are none
  const decode_block& at;

  /// `fresh` has room for sums of the block.
  XATTN_NOINLINE void add(const T* weights, T* fresh, T* sums, index_t pitch) const {
    const matrix_view<T> sums_of_block(fresh, {at.rows, pitch});
    Values::product::run({weights, {at.rows, at.keys}, {key_block, 1}},
                         {values.data, {at.keys, values.width}, {values.pitch, 1}}, sums_of_block);
    if (barred != nullptr && !all_finite<T>(as_const(sums_of_block))) leave_out(weights, fresh, pitch);
    for (index_t r = 0; r < at.rows; ++r, sums += pitch, fresh += pitch) {
      for (index_t c = 0; c < pitch; c += pack::size) {
        (pack::load(sums + c) + pack::load(fresh + c)).store(sums + c);
      }
    }
  }

 private:
  /// The same chains without the excluded pairs: rows that see only finite values keep their bits.
  XATTN_COLD void leave_out(const T* weights, T* fresh, index_t pitch) const {
    using number = simd::pack<T, 1>;
    for (index_t r = 0; r < at.rows; ++r) {
      for (index_t c = 0; c < values.width; ++c) {
        number sum(T(0));
        for (index_t j = 0; j < at.keys; ++j) {
          if (barred[r * key_block + j] == minus_infinity<T>()) continue;
          const T value = simd::detail::converted<T>(values.data[j * values.pitch + c]);
          sum = fma(number(weights[r * key_block + j]), number(value), sum);
        }
        fresh[r * pitch + c] = sum.v;
      }
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
