// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A linear map of rows: Y = X W + b, in blocks of rows that may run side by side.
/// Shapes  x (B, L, K), w (K, N), b (N) or null -> y (B, L, N).
/// Formula y_ij = (sum_k x_ik w_kj) + b_j, the sum as one ascending chain of fma.
/// Error   that of matmul, plus half an ulp for the bias.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/kernels/matmul.hpp"
#include "xattn/simd/loop.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Rows of one task.
inline constexpr index_t linear_rows = 64;

inline index_t linear_tasks(index_t batch, index_t length) {
  return batch * ((length + linear_rows - 1) / linear_rows);
}

template <class T>
std::size_t linear_workspace(const executor_ref& executor, index_t batch, index_t length, index_t depth) {
  return matmul_workspace<T>(depth) * static_cast<std::size_t>(concurrent_tasks(executor, linear_tasks(batch, length)));
}

/// `scratch` holds linear_workspace bytes. y may not overlap x or w.
template <class T, class TX, class TW>
void linear(const tensor3_view<const TX>& x, const matrix_view<const TW>& w, const row_view<const TW>& b,
            const tensor3_view<T>& y, const executor_ref& executor, workspace scratch) {
  const index_t tasks = linear_tasks(y.extent(0), y.extent(1));
  const index_t slots = concurrent_tasks(executor, tasks);
  const std::size_t bytes = matmul_workspace<T>(w.extent(0));
  std::byte* memory = scratch.take<std::byte>(static_cast<index_t>(bytes) * slots);
  for_each_task(executor, tasks, slots, [&](index_t slot, index_t task) {
    const index_t blocks = (y.extent(1) + linear_rows - 1) / linear_rows;
    const index_t item = task / blocks, first = task % blocks * linear_rows;
    const index_t last = std::min(first + linear_rows, y.extent(1));
    const auto rows = y[item].slice(0, first, last);
    const workspace own(std::span<std::byte>(memory + static_cast<std::size_t>(slot) * bytes, bytes));
    matmul(x[item].slice(0, first, last), w, rows, own);
    if (b.data() == nullptr) return;
    for (index_t i = 0; i < rows.extent(0); ++i) {
      simd::zip(as_const(rows[i]), b, rows[i], [](simd::pack<T> sum, simd::pack<T> bias) { return sum + bias; });
    }
  });
}

}  // namespace xattn::inline XATTN_ISA::kernels
