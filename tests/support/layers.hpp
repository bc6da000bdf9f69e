// SPDX-License-Identifier: BSD-3-Clause
/// Oracle weights that are exact in T, the same weights in a layer of the library, and what multi-head attention gives.
#pragma once

#include "support/oracle.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"
#include "support/xtensor_views.hpp"

#include <xattn/xattn.hpp>

namespace test {

/// An oracle array as an xtensor container of static rank.
template <class T, std::size_t R>
xt::xtensor<T, R> tensor(const oracle::array& a) {
  typename xt::xtensor<T, R>::shape_type shape{};
  oracle::require(a.shape.size() == R, "tensor: another rank");
  for (std::size_t d = 0; d < R; ++d) shape[d] = static_cast<std::size_t>(a.shape[d]);
  auto t = xt::xtensor<T, R>::from_shape(shape);
  for (index_t n = 0; n < a.size(); ++n) t.data()[n] = narrow<T>(a.flat(n));
  return t;
}

/// Sizes of a layer under test; head width may differ from d_model / heads.
struct layer_sizes {
  index_t d_model = 12, heads = 4, kv_heads = 2, d_head = 3, d_hidden = 20;
};

template <class T>
oracle::mha_weights<long double> random_mha(const layer_sizes& s, std::uint64_t seed) {
  const index_t q = s.heads * s.d_head, kv = s.kv_heads * s.d_head;
  const auto draw = [&](const oracle::shape_t& shape) { return random_array<T>(shape, regime::uniform, seed++); };
  oracle::mha_weights<long double> w;
  w.heads = s.heads;
  w.kv_heads = s.kv_heads;
  w.w_q = draw({s.d_model, q});
  w.w_k = draw({s.d_model, kv});
  w.w_v = draw({s.d_model, kv});
  w.w_o = draw({q, s.d_model});
  w.b_q = draw({q});
  w.b_k = draw({kv});
  w.b_v = draw({kv});
  w.b_o = draw({s.d_model});
  return w;
}

template <class T>
oracle::ffn_weights<long double> random_ffn(const layer_sizes& s, std::uint64_t seed) {
  const auto draw = [&](const oracle::shape_t& shape) { return random_array<T>(shape, regime::uniform, seed++); };
  oracle::ffn_weights<long double> w;
  w.w_1 = draw({s.d_model, s.d_hidden});
  w.w_2 = draw({s.d_hidden, s.d_model});
  w.b_1 = draw({s.d_hidden});
  w.b_2 = draw({s.d_model});
  return w;
}

template <class T>
void assign(xattn::multi_head_attention<T>& layer, const oracle::mha_weights<long double>& w) {
  layer.w_q() = tensor<T, 2>(w.w_q);
  layer.w_k() = tensor<T, 2>(w.w_k);
  layer.w_v() = tensor<T, 2>(w.w_v);
  layer.w_o() = tensor<T, 2>(w.w_o);
  if (!w.q_norm.empty()) layer.q_norm() = tensor<T, 1>(w.q_norm);
  if (!w.k_norm.empty()) layer.k_norm() = tensor<T, 1>(w.k_norm);
  if (!w.w_gates.empty()) layer.w_gates() = tensor<T, 2>(w.w_gates);
  if (!w.b_gates.empty()) layer.b_gates() = tensor<T, 1>(w.b_gates);
  if (!w.sinks.empty()) layer.sinks() = tensor<T, 1>(w.sinks);
  if (w.b_q.empty()) return;
  layer.b_q() = tensor<T, 1>(w.b_q);
  layer.b_k() = tensor<T, 1>(w.b_k);
  layer.b_v() = tensor<T, 1>(w.b_v);
  layer.b_o() = tensor<T, 1>(w.b_o);
}

template <class T>
void assign(xattn::feed_forward<T>& layer, const oracle::ffn_weights<long double>& w) {
  layer.w_1() = tensor<T, 2>(w.w_1);
  layer.w_2() = tensor<T, 2>(w.w_2);
  if (!w.w_gate.empty()) layer.w_gate() = tensor<T, 2>(w.w_gate);
  if (w.b_1.empty()) return;
  layer.b_1() = tensor<T, 1>(w.b_1);
  layer.b_2() = tensor<T, 1>(w.b_2);
  if (!w.b_gate.empty()) layer.b_gate() = tensor<T, 1>(w.b_gate);
}

/// A norm of either kind of layer; an RMS norm has no beta.
template <template <class> class Norm, class T>
  requires(std::same_as<Norm<T>, xattn::block_norm<T>> || std::same_as<Norm<T>, xattn::layer_norm<T>>)
void assign(Norm<T>& layer, const oracle::norm_weights<long double>& w) {
  layer.gamma() = tensor<T, 1>(w.gamma);
  if (!w.beta.empty()) layer.beta() = tensor<T, 1>(w.beta);
}

/// What the oracle gives, and how far a result may be off: no worse than twice the naive loops in T.
template <class T>
struct mha_truth {
  oracle::array exact, budget;

  mha_truth(const oracle::array& x, const oracle::array& memory, const oracle::mha_weights<long double>& w,
            const oracle::attention_rules& rules = {})
      : exact(oracle::multi_head_attention(x, memory, w, rules).out) {
    const auto naive =
        oracle::multi_head_attention(x.template as<T>(), memory.template as<T>(), w.template as<T>(), rules).out;
    budget = twice_naive_budget<T>(exact, numbers(naive), 8 * largest_magnitude(exact));
  }
  template <class Got>
  verdict check(const Got& got) const {
    return within(got, exact, budget);
  }
};

template <class T, class Got>
verdict as_oracle(const Got& got, const oracle::array& x, const oracle::array& memory,
                  const oracle::mha_weights<long double>& w, const oracle::attention_rules& rules = {}) {
  return mha_truth<T>(x, memory, w, rules).check(got);
}

/// Rows [first, last) of items [item, item + items).
inline xt::xtensor<float, 3> rows_of(const xt::xtensor<float, 3>& x, index_t first, index_t last, index_t item,
                                     index_t items) {
  return xt::view(x, xt::range(item, item + items), xt::range(first, last), xt::all());
}

/// The rows of x join a cache, so many at a time.
template <class S>
xt::xtensor<float, 3> in_steps(const xattn::multi_head_attention<float>& layer, const xt::xtensor<float, 3>& x,
                               xattn::kv_cache<S> cache, std::initializer_list<index_t> steps,
                               const xattn::layer_options& options = {}) {
  xt::xtensor<float, 3> y = xt::zeros_like(x);
  index_t first = 0;
  for (const index_t n : steps) {
    const auto rows = rows_of(x, first, first + n, 0, static_cast<index_t>(x.shape()[0]));
    xt::view(y, xt::all(), xt::range(first, first + n), xt::all()) = layer(rows, cache, xattn::causal, options);
    first += n;
  }
  return y;
}

}  // namespace test
