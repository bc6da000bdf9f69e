// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What attention attends to among keys in pages of the caller's, without a matrix of weights.
/// Shapes  q (B, H, Lq, D), k_pages (pages, page, G, D), page_table (B, n), lengths (B), lse (B, H, Lq) where it is
///         known -> max_score, lse, entropy (B, H, Lq), top_keys and top_weights (B, H, Lq, top), column_sums
///         (B, H, Lk), Lk the longest length.
/// Formula that of attention_summary over the keys of each item, in the order of its row of page_table.
/// Edges   those of attention_summary.hpp and paged_attention.hpp; keys behind an item's length have a sum of 0.
/// Error   see kernels/attention_summary.hpp.
#pragma once

#include "xattn/xtensor/attention_summary.hpp"
#include "xattn/xtensor/paged_attention.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

/// Scratch, with the positions of the first queries.
template <class Problem>
std::size_t paged_summary_bytes(const Problem& p, index_t top, const executor_ref& executor) {
  return workspace_bytes<index_t>(p.batch()) + summary_bytes(p, top, executor);
}

template <class Result, class Arrays, class A, class M>
Result summarised_pages(const Arrays& arrays, const any_view<const A>* known, const M& mask,
                        const attention_options<A>& options, const summary_options& summary) {
  const char* function = "attention_summary_paged";
  const auto p = paged_problem_of(function, arrays, options);
  const summary_call<A> call(function, options, known, shape_of("q", arrays.q), summary.top);
  const call_scratch scratch(function, options.workspace, paged_summary_bytes(p, call.top, options.executor));
  workspace memory = scratch.memory();
  const row_view<index_t> firsts(memory.take<index_t>(p.batch()), {p.batch()});
  const auto bound = bound_to_pages(function, p, mask, firsts);
  return summarised<Result>(call, 4, p, bound.template rules<A>(), memory);
}

}  // namespace detail

/// With the lse that attention_paged gave: one more pass over the keys.
template <tensor_like Q, tensor_like K, tensor_like Lse, ids_like Table, ids_like Lengths, mask M = no_mask>
auto attention_summary_paged(const Q& q, const K& k_pages, const Lse& lse, const Table& page_table,
                             const Lengths& lengths, const M& mask = {},
                             const attention_options<acc_of<Q>>& options = {}, const summary_options& summary = {}) {
  static_assert(std::same_as<value_of<Lse>, acc_of<Q>>, "xattn: lse holds the type that the call computes in");
  using result = detail::summary_container<acc_of<Q>, detail::common_rank<Q, K>()>;
  const auto& held_k = detail::hold(k_pages);
  const auto& held_lse = detail::hold(lse);
  const auto known = any_view_of(held_lse);
  return detail::with_paged_arrays(q, held_k, held_k, page_table, lengths, [&](const auto& arrays) {
    return detail::summarised_pages<result>(arrays, &known, mask, options, summary);
  });
}

/// Without: two passes.
template <tensor_like Q, tensor_like K, ids_like Table, ids_like Lengths, mask M = no_mask>
auto attention_summary_paged(const Q& q, const K& k_pages, const Table& page_table, const Lengths& lengths,
                             const M& mask = {}, const attention_options<acc_of<Q>>& options = {},
                             const summary_options& summary = {}) {
  using result = detail::summary_container<acc_of<Q>, detail::common_rank<Q, K>()>;
  const auto& held_k = detail::hold(k_pages);
  const any_view<const acc_of<Q>>* none = nullptr;
  return detail::with_paged_arrays(q, held_k, held_k, page_table, lengths, [&](const auto& arrays) {
    return detail::summarised_pages<result>(arrays, none, mask, options, summary);
  });
}

/// Bytes of scratch that attention_summary_paged takes for these arguments, to be given as options.workspace.
template <tensor_like Q, tensor_like K, ids_like Table, ids_like Lengths>
std::size_t paged_workspace_size(const Q& q, const K& k_pages, const Table& page_table, const Lengths& lengths,
                                 const attention_options<acc_of<Q>>& options, const summary_options& summary) {
  const auto& held_k = detail::hold(k_pages);
  return detail::with_paged_arrays(q, held_k, held_k, page_table, lengths, [&](const auto& arrays) {
    const auto p = detail::paged_problem_of("paged_workspace_size", arrays, options);
    const index_t top = detail::checked_top("paged_workspace_size", summary.top);
    return detail::paged_summary_bytes(p, top, options.executor) + workspace_alignment;
  });
}

}  // namespace xattn::inline XATTN_ISA
