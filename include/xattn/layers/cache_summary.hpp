// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What queries attend to among the keys of a cache, without a matrix of weights: for instance which tokens
///         hardly count.
/// Shapes  q (B, H, Lq, D), or (H, Lq, D) where the cache has one item, (Lq, D) where that has one head, as a hook sees
///         them at stage q, with rope at q_rot; lse (.., Lq) where it is known -> max_score, lse, entropy (.., Lq),
///         top_keys and top_weights (.., Lq, top), column_sums (.., Lk), Lk the length of the cache.
/// Formula that of attention_summary over the keys as the cache gives them back. The rows of q are the last ones that
///         joined: row i of item b stands at a = i + lengths(b) - Lq.
/// Edges   keys are counted from the first token that an item ever had, wherever the cache has them now; those that it
///         has not, or no longer, have a sum of 0. In a rolling cache a row sees `capacity` tokens, itself included; if
///         one of them is gone, that is a cache_error. Rows that are no tokens see nothing. Masks are bound as in a
///         call of the layer. A cache of a memory takes any queries. More in xtensor/attention_summary.hpp.
/// Error   see kernels/attention_summary.hpp.
#pragma once

#include "xattn/layers/kv_cache.hpp"
#include "xattn/xtensor/attention_summary.hpp"

namespace xattn::inline XATTN_ISA {

struct cache_summary_options {
  count top = 0;            // keys of each row that are listed, those of the largest weights first
  positions_ref skipped{};  // (B): leading rows of each item that are no tokens, as the cache was told; else none
};

namespace detail {

/// Numbers of skipped rows fit the cache.
template <class S>
void check_skipped(const char* function, const positions_ref& skip, const kv_cache<S>& cache) {
  if (!skip.given()) return;
  const index_t batch = cache.shape().batch;
  const argument_shape given{"skipped", skip.rank(), skip.extent()};
  if (given.rank != 1 || given.last(1) != batch) {
    fail_argument(function, given, {extents<1>{batch}, ", one for each item of the cache"});
  }
  for (index_t b = 0; b < batch; ++b) {
    const auto n = skip[b * skip.stride()[3]];
    expect_value(n.fits && n.value >= 0, function, "a number of skipped rows", n.value, "0 or more");
  }
}

/// The last rows that joined a cache, with memory for the numbers of its items.
class joined_rows {
 public:
  template <class S>
  joined_rows(const char* function, const kv_cache<S>& cache, index_t rows, const positions_ref& skip)
      : scratch_(function, {}, 3 * workspace_bytes<index_t>(cache.shape().batch)),
        memory_(scratch_.memory()),
        firsts_(take(cache.shape().batch)),
        before_(take(cache.shape().batch)),
        skipped_(take(cache.shape().batch)),
        rows_(rows),
        window_(cache.joining(rows).window) {
    check_skipped(function, skip, cache);
    for (index_t b = 0; b < cache.shape().batch; ++b) {
      firsts_(b) = cache.lengths()[static_cast<std::size_t>(b)] - rows;
      skipped_(b) = skip.given() ? std::min(rows, skip[b * skip.stride()[3]].value) : 0;
      before_(b) = firsts_(b) + skipped_(b);
      if (skipped_(b) < rows) expect_kept(function, b, cache.oldest(b));
    }
  }

  /// Where row 0 of each item stands.
  row_view<const index_t> firsts() const noexcept { return firsts_; }
  kernels::joining_rows joining() const noexcept { return {before_, skipped_, rows_, window_}; }

 private:
  row_view<index_t> take(index_t n) { return {memory_.take<index_t>(n), {n}}; }
  /// Tokens that the rows of an item saw are still there.
  void expect_kept(const char* function, index_t b, index_t oldest) const {
    const index_t seen = std::max<index_t>(0, before_(b) - window_ + 1);
    if (seen >= oldest) return;
    fail<cache_error>({function, ": row ", skipped_(b), " of item ", b, " saw token ", seen, ", expected one from ",
                       oldest, " on: the others are gone"});
  }

  call_scratch scratch_;
  workspace memory_;
  row_view<index_t> firsts_, before_, skipped_;
  index_t rows_, window_;
};

/// The queries of a call on a cache; of its keys the shape.
template <class S, class A>
kernels::attention_problem<A> queries_of(const char* function, const any_view<const A>& q, const kv_cache<S>& cache,
                                         const attention_options<A>& options) {
  const kernels::kv_shape& s = cache.shape();
  const any_view<const A> keys{nullptr, q.rank, {s.batch, s.kv_heads, cache.length(), s.width}, {}};
  const argument_shape given = shape_of("q", q), kept{"cache", 4, keys.extent};
  if (given.last(4) != s.batch) fail_argument(function, kept, {"as many items as q ", given.extents_shown(), " has"});
  if (given.last(1) != s.width) fail_argument(function, kept, {"the width of q ", given.extents_shown()});
  expect_groups(function, kept, s.kv_heads, given, heads_of(given));
  return attention_problem_of(function, q, keys, keys, options);
}

template <class S, class A>
kernels::cached_problem<const S, A> problem_of(const kernels::attention_problem<A>& queries, const kv_cache<S>& cache,
                                               const joined_rows& rows) {
  return {queries, cache.store(), rows.joining(), true};
}

template <class Result, class S, class A, class M>
Result summarised_cache(const any_view<const A>& q, const kv_cache<S>& cache, const any_view<const A>* known,
                        const M& mask, const attention_options<A>& options, const cache_summary_options& summary) {
  const char* function = "attention_summary";
  const auto queries = queries_of(function, q, cache, options);
  const summary_call<A> call(function, options, known, shape_of("q", q), summary.top);
  const joined_rows rows(function, cache, queries.q_len(), summary.skipped);
  const auto p = problem_of(queries, cache, rows);
  const auto bound = kernels::bind_to_joining(function, mask, q.rank, p.heads(), rows.firsts(), rows.joining());
  const call_scratch scratch(function, options.workspace, summary_bytes(p, call.top, options.executor));
  return summarised<Result>(call, q.rank, p, bound.template rules<A>(), scratch.memory());
}

template <class Q>
inline constexpr bool computes_as_is = std::same_as<value_of<Q>, acc_of<Q>>;

}  // namespace detail

/// With the lse of the same scores: one more pass over the keys.
template <tensor_like Q, class S, tensor_like Lse, mask M = no_mask>
auto attention_summary(const Q& q, const kv_cache<S>& cache, const Lse& lse, const M& mask = {},
                       const attention_options<acc_of<Q>>& options = {}, const cache_summary_options& summary = {}) {
  static_assert(detail::computes_as_is<Q> && std::same_as<value_of<Lse>, value_of<Q>>,
                "xattn: q and lse hold the type that the call computes in");
  using result = detail::summary_container<value_of<Q>, detail::common_rank<Q>()>;
  const auto& held_q = detail::hold(q);
  const auto& held_lse = detail::hold(lse);
  const auto known = any_view_of(held_lse);
  return detail::summarised_cache<result>(any_view_of(held_q), cache, &known, mask, options, summary);
}

/// Without: two passes.
template <tensor_like Q, class S, mask M = no_mask>
auto attention_summary(const Q& q, const kv_cache<S>& cache, const M& mask = {},
                       const attention_options<acc_of<Q>>& options = {}, const cache_summary_options& summary = {}) {
  static_assert(detail::computes_as_is<Q>, "xattn: q holds the type that the call computes in");
  using result = detail::summary_container<value_of<Q>, detail::common_rank<Q>()>;
  const auto& held_q = detail::hold(q);
  const any_view<const value_of<Q>>* none = nullptr;
  return detail::summarised_cache<result>(any_view_of(held_q), cache, none, mask, options, summary);
}

/// Bytes of scratch that attention_summary takes for these arguments, to be given as options.workspace.
template <tensor_like Q, class S>
std::size_t workspace_size(const Q& q, const kv_cache<S>& cache, const attention_options<acc_of<Q>>& options,
                           const cache_summary_options& summary) {
  const char* function = "workspace_size";
  const auto& held_q = detail::hold(q);
  const auto queries = detail::queries_of(function, any_view_of(held_q), cache, options);
  const detail::joined_rows rows(function, cache, queries.q_len(), summary.skipped);
  const index_t top = detail::checked_top(function, summary.top);
  return detail::summary_bytes(detail::problem_of(queries, cache, rows), top, options.executor) + workspace_alignment;
}

}  // namespace xattn::inline XATTN_ISA
