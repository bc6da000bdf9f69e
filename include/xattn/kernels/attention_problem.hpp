// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One attention call as kernels see it: views of rank 4, scalars resolved, shapes already checked.
/// Shapes  q (B, H, Lq, D), k (B, G, Lk, D), v (B, G, Lk, Dv), out (B, H, Lq, Dv), lse (B, H, Lq) or null; the heads of
///         k and those of v, which may be others, each divide H.
/// Formula query head h reads head h / (H / G) of the G heads of k, and of v.
#pragma once

#include "xattn/core/check.hpp"

#include <optional>

namespace xattn::inline XATTN_ISA::kernels {

/// One raw logit a head in the denominator of the softmax, read from any floating type; none where data is null.
template <class T>
struct sink_logits {
  const void* data = nullptr;
  index_t size = 0;
  index_t stride = 0;
  T (*read)(const void* data, index_t element) = nullptr;

  T operator()(index_t head) const { return data == nullptr ? minus_infinity<T>() : read(data, head * stride); }
};

/// Keys [first, last) of a batch item.
struct key_range {
  index_t first, last;
};

template <class TQ, class TK = TQ, class TV = TQ>
struct attention_problem {
  using scalar = acc_t<TQ>;
  static_assert(std::same_as<acc_t<TK>, scalar> && std::same_as<acc_t<TV>, scalar>,
                "xattn: q, k and v must compute in one type; convert the narrower one (xt::cast) before the call");

  tensor4_view<const TQ> q;
  tensor4_view<const TK> k;
  tensor4_view<const TV> v;
  tensor4_view<scalar> out;
  tensor3_view<scalar> lse;
  scalar scale;
  std::optional<scalar> softcap;
  sink_logits<scalar> sinks;

  index_t batch() const noexcept { return q.extent(0); }
  index_t heads() const noexcept { return q.extent(1); }
  index_t q_len() const noexcept { return q.extent(2); }
  index_t k_len() const noexcept { return k.extent(2); }
  index_t width() const noexcept { return q.extent(3); }
  index_t value_width() const noexcept { return v.extent(3); }
  /// Keys that item b has; the first is a multiple of the blocks that kernels read.
  key_range range(index_t) const noexcept { return {0, k_len()}; }
  index_t kv_head(index_t h) const noexcept { return head_among(k.extent(1), h); }
  /// The same of v, which may have other heads than k.
  index_t value_head(index_t h) const noexcept { return head_among(v.extent(1), h); }

 private:
  index_t head_among(index_t groups, index_t h) const noexcept {
    return heads() == groups ? h : h / (heads() / groups);
  }
};

/// A problem some of whose keys and values are elsewhere than in k and v; it copies blocks of them.
template <class Problem>
concept keeps_keys = requires(const Problem& p) { p.own(index_t{}, index_t{}); };

/// Memory of a copy of n keys: in rows, or side by side where they lie so, and a product has them transposed.
template <keeps_keys Problem>
matrix_view<typename Problem::scalar> key_copy(const Problem& p, typename Problem::scalar* memory, index_t n) {
  if constexpr (requires { p.keys_side_by_side; }) return {memory, {n, p.width()}, {1, n}};
  else return {memory, {n, p.width()}};
}

}  // namespace xattn::inline XATTN_ISA::kernels
