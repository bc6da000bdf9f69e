// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention over keys and values in pages of the caller's, which a table gives to the items of a batch.
/// Shapes  q (B, H, Lq, D), k_pages (pages, page, G, D), v_pages (pages, page, G, Dv), page_table (B, n), lengths (B)
///         -> (B, H, Lq, Dv). Key j of item b is row j mod page of page page_table(b, j / page), for j < lengths(b).
/// Formula see attention.hpp. Query i of item b stands at a = i + lengths(b) - Lq: the last one at the last key. The
///         key extent of masks is the longest length.
/// Edges   a length of 0 gives rows of 0. Keys and values are read where they lie if a page is a multiple of 128 and
///         the elements of a row lie side by side, else a block of 128 is copied at a time. Items may share pages. The
///         heads of v_pages may be others than those of k_pages, each dividing H: then few queries stream the keys past
///         as many do. A length beyond the table, or an entry below the length that is no page, is an option_error.
/// Error   at most twice that of a naive loop in the same type, plus 4 eps max|v|.
/// Source  Kwon et al. 2023, arXiv:2309.06180.
#pragma once

#include "xattn/kernels/cached_attention.hpp"
#include "xattn/kernels/cached_rule.hpp"
#include "xattn/kernels/paged_problem.hpp"
#include "xattn/xtensor/attention.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

/// Arrays of a call.
template <class TQ, class TK, class TV, class I, class J>
struct paged_arrays {
  any_view<const TQ> q;
  any_view<const TK> k;
  any_view<const TV> v;
  any_view<const I> table;
  any_view<const J> lengths;
};

inline void check_page_shapes(const char* function, const argument_shape& q, const argument_shape& k,
                              const argument_shape& v, const argument_shape& table, const argument_shape& lengths) {
  if (q.rank != 4) fail_argument(function, q, {"(B, H, Lq, D)"});
  if (k.rank != 4) fail_argument(function, k, {"(pages, page, G, D)"});
  if (k.last(3) < 1) fail_argument(function, k, {"pages of at least 1 row"});
  if (v.rank != 4 || v.last(4) != k.last(4) || v.last(3) != k.last(3)) {
    fail_argument(function, v, {"the pages and rows of k_pages ", k.extents_shown()});
  }
  if (table.rank != 2 || table.last(2) != q.last(4)) {
    fail_argument(function, table, {"a row for each item of q ", q.extents_shown()});
  }
  if (lengths.rank != 1 || lengths.last(1) != q.last(4)) {
    fail_argument(function, lengths, {"one for each item of q ", q.extents_shown()});
  }
}

/// The longest length; each has entries that are pages.
template <class I, class J>
index_t longest_of(const char* function, const any_view<const I>& table, const any_view<const J>& lengths,
                   index_t pages, index_t page) {
  const matrix_view<const I> entries = table.template lifted<2>();
  index_t longest = 0;
  for (index_t b = 0; b < entries.extent(0); ++b) {
    const J n = lengths.template lifted<1>()(b);
    const bool fits = std::cmp_greater_equal(n, 0) && std::in_range<index_t>(n) &&
                      (static_cast<index_t>(n) + page - 1) / page <= entries.extent(1);
    expect_value(fits, function, "a length", n, "0 to the rows of all pages in its row of page_table");
    longest = std::max(longest, static_cast<index_t>(n));
    for (index_t t = 0; t * page < static_cast<index_t>(n); ++t) {
      const bool known = std::cmp_greater_equal(entries(b, t), 0) && std::cmp_less(entries(b, t), pages);
      expect_value(known, function, "an entry of page_table", entries(b, t), "the number of a page");
    }
  }
  return longest;
}

/// Checks everything but the output.
template <class TQ, class TK, class TV, class I, class J, class A>
kernels::paged_problem<TQ, TK, TV> paged_problem_of(const char* function, const paged_arrays<TQ, TK, TV, I, J>& a,
                                                    const attention_options<A>& options) {
  check_page_shapes(function, shape_of("q", a.q), shape_of("k_pages", a.k), shape_of("v_pages", a.v),
                    shape_of("page_table", a.table), shape_of("lengths", a.lengths));
  const index_t longest = longest_of(function, a.table, a.lengths, a.k.extent[0], a.k.extent[1]);
  const auto in_heads = [&](const auto& pages) {
    auto v = pages;
    v.extent = {a.q.extent[0], pages.extent[2], longest, pages.extent[3]};
    v.stride = {0, pages.stride[2], pages.stride[1], pages.stride[3]};
    return v;
  };
  return {attention_problem_of(function, a.q, in_heads(a.k), in_heads(a.v), options), a.k.template lifted<4>(),
          a.v.template lifted<4>(), kernels::page_numbers::of(a.table.template lifted<2>()),
          batch_integers(a.lengths)};
}

/// Scratch, with the positions of the first queries.
template <class Problem>
std::size_t paged_bytes(const Problem& p, const executor_ref& executor) {
  return workspace_bytes<index_t>(p.batch()) + kernels::cached_workspace(p, executor);
}

template <class Problem, class A, tracer Tr>
void read_pages(const Problem& p, const kernels::score_rules<A>& rules, const executor_ref& executor, workspace scratch,
                Tr tr, const trace::place& where) {
  using trace::origin;
  using trace::stage;
  if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::computed>(tr, where, p.q);
  kernels::cached_attention(p, rules, executor, scratch, tr, where);
}

/// The mask of a call; `firsts`, the positions of the first queries, are written and have to outlive it.
template <class Problem, class M>
auto bound_to_pages(const char* function, const Problem& p, const M& mask, const row_view<index_t>& firsts) {
  static constexpr index_t none = 0;
  for (index_t b = 0; b < p.batch(); ++b) firsts(b) = p.lengths(b) - p.q_len();
  const kernels::joining_rows rows{firsts, {&none, {p.batch()}, {0}}, p.q_len(), kernels::no_window};
  return kernels::bind_to_joining(function, mask, 4, p.heads(), firsts, rows);
}

template <class Problem, class M, class A, tracer Tr>
void run_paged(const char* function, const Problem& p, const M& mask, const attention_options<A>& options, Tr tr) {
  const call_scratch scratch(function, options.workspace, paged_bytes(p, options.executor));
  workspace memory = scratch.memory();
  const row_view<index_t> firsts(memory.take<index_t>(p.batch()), {p.batch()});
  const auto bound = bound_to_pages(function, p, mask, firsts);
  trace::place where;
  if constexpr (trace::listens<Tr>) where = trace::top_level(tr);
  const kernels::score_rules<A> rules = bound.template rules<A>();
  const auto run = [&] { read_pages(p, rules, options.executor, memory, tr, where); };
  if constexpr (trace::takes_spans<Tr>) return trace::spanned(tr, where, trace::stage::context, run);
  run();
}

template <class A, class TQ, class TK, class TV, class I, class J, class M, tracer Tr>
void attend_paged(const char* function, const any_view<A>& out, const paged_arrays<TQ, TK, TV, I, J>& a, const M& mask,
                  const attention_options<A>& options, Tr tr) {
  auto p = paged_problem_of(function, a, options);
  expect_like(function, shape_of("out", out), shape_of("q", a.q), p.value_width());
  expect_own_memory(function, "out", out, a.q, a.k, a.v);
  p.out = out.template lifted<4>();
  if (options.lse.given()) give_lse(function, p, options, out, shape_of("q", a.q), a.q, a.k, a.v);
  run_paged(function, p, mask, options, tr);
}

/// f(views) of arrays that may be expressions.
template <class Q, class K, class V, class Table, class Lengths, class F>
decltype(auto) with_paged_arrays(const Q& q, const K& k, const V& v, const Table& table, const Lengths& lengths,
                                 const F& f) {
  const auto& held_q = hold(q);
  const auto& held_k = hold(k);
  const auto& held_v = hold(v);
  const auto& held_table = hold(table);
  const auto& held_lengths = hold(lengths);
  return f(paged_arrays<value_of<Q>, value_of<K>, value_of<V>, value_of<Table>, value_of<Lengths>>{
      any_view_of(held_q), any_view_of(held_k), any_view_of(held_v), any_view_of(held_table),
      any_view_of(held_lengths)});
}

}  // namespace detail

/// Writes into `out`, which may be a view and may not overlap an input. Allocates nothing, as attention_into.
template <class Out, tensor_like Q, tensor_like K, tensor_like V, ids_like Table, ids_like Lengths, mask M = no_mask,
          tracer Tr = no_trace>
void attention_paged_into(Out&& out, const Q& q, const K& k_pages, const V& v_pages, const Table& page_table,
                          const Lengths& lengths, const M& mask = {}, const attention_options<acc_of<Q>>& options = {},
                          Tr tr = {}) {
  detail::with_paged_arrays(q, k_pages, v_pages, page_table, lengths, [&](const auto& arrays) {
    detail::attend_paged("attention_paged_into", writable_view_of(out), arrays, mask, options, tr);
  });
}

/// Returns an owning container of q's shape with the width of v.
template <tensor_like Q, tensor_like K, tensor_like V, ids_like Table, ids_like Lengths, mask M = no_mask,
          tracer Tr = no_trace>
auto attention_paged(const Q& q, const K& k_pages, const V& v_pages, const Table& page_table, const Lengths& lengths,
                     const M& mask = {}, const attention_options<acc_of<Q>>& options = {}, Tr tr = {}) {
  return detail::with_paged_arrays(q, k_pages, v_pages, page_table, lengths, [&](const auto& arrays) {
    const char* function = "attention_paged";
    const auto p = detail::paged_problem_of(function, arrays, options);
    const extents<4> extent{p.batch(), p.heads(), p.q_len(), p.value_width()};
    auto result = detail::make_result<detail::result_t<acc_of<Q>, Q, K, V>>(extent, 4);
    detail::attend_paged(function, any_view_of(result), arrays, mask, options, tr);
    return result;
  });
}

/// Bytes of scratch that attention_paged_into takes for these arguments, to be given as options.workspace. It has a
/// name of its own, since offsets of ragged sequences cannot be told from tables and lengths.
template <tensor_like Q, tensor_like K, tensor_like V, ids_like Table, ids_like Lengths>
std::size_t paged_workspace_size(const Q& q, const K& k_pages, const V& v_pages, const Table& page_table,
                                 const Lengths& lengths, const attention_options<acc_of<Q>>& options = {}) {
  return detail::with_paged_arrays(q, k_pages, v_pages, page_table, lengths, [&](const auto& arrays) {
    const auto p = detail::paged_problem_of("paged_workspace_size", arrays, options);
    return detail::paged_bytes(p, options.executor) + workspace_alignment;
  });
}

}  // namespace xattn::inline XATTN_ISA
