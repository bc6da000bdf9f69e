// SPDX-License-Identifier: BSD-3-Clause
/// Calls of attention_into on test buffers: inputs by oracle arrays, outputs with canaries around them.
#pragma once

#include "support/buffers.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"

#include <xattn/attention.hpp>

namespace test {

struct attention_inputs {
  oracle::array q, k, v;
};

struct attention_sizes {
  index_t batch = 1, heads = 1, kv_heads = 1, q_len = 3, k_len = 5, width = 4, value_width = 2;
};

/// Inputs of rank 4 whose numbers are exact in T.
template <class T>
attention_inputs random_attention(const attention_sizes& n, regime kind = regime::uniform, std::uint64_t seed = 1) {
  return {random_array<T>({n.batch, n.heads, n.q_len, n.width}, kind, seed),
          random_array<T>({n.batch, n.kv_heads, n.k_len, n.width}, kind, seed + 1),
          random_array<T>({n.batch, n.kv_heads, n.k_len, n.value_width}, kind, seed + 2)};
}

/// The same numbers without leading axes, which must have extent 1.
inline attention_inputs of_rank(std::size_t rank, const attention_inputs& in) {
  const auto cut = [rank](const oracle::array& x) {
    return x.reshaped(oracle::shape_t(x.shape.end() - static_cast<index_t>(rank), x.shape.end()));
  };
  return {cut(in.q), cut(in.k), cut(in.v)};
}

template <class T, std::size_t R>
struct attention_outputs {
  buffer<T, R> out;
  buffer<T, R - 1> lse;
  bool borders_intact() const { return out.borders_intact() && lse.borders_intact(); }
};

template <std::size_t R>
index_array<R> leading(const oracle::shape_t& shape) {
  index_array<R> extents{};
  for (std::size_t d = 0; d < R; ++d) extents[d] = shape[d];
  return extents;
}

/// Poisoned outputs of the shapes that the inputs ask for.
template <class T, std::size_t R>
attention_outputs<T, R> make_outputs(const attention_inputs& in, arrangement how = arrangement::row_major) {
  index_array<R> extents = leading<R>(in.q.shape);
  extents[R - 1] = in.v.extent(-1);
  return {buffer<T, R>(extents, how), buffer<T, R - 1>(leading<R - 1>(in.q.shape))};
}

/// attention_into on inputs of rank R, stored as S; asks for the lse too.
template <class T, std::size_t R, class S = T, class M = xattn::no_mask, class Tr = xattn::no_trace>
attention_outputs<T, R> attend(const attention_inputs& in, const M& mask = {},
                               xattn::attention_options<T> options = {}, Tr tr = {}) {
  const buffer<S, R> q(in.q), k(in.k), v(in.v);
  attention_outputs<T, R> to = make_outputs<T, R>(in);
  options.lse = to.lse.view();
  xattn::attention_into(to.out.view(), q.cview(), k.cview(), v.cview(), mask, options, tr);
  return to;
}

template <class T, std::size_t R>
bool same_bits(const attention_outputs<T, R>& a, const attention_outputs<T, R>& b) {
  return a.out.bytes() == b.out.bytes() && a.lse.bytes() == b.lse.bytes();
}

}  // namespace test
