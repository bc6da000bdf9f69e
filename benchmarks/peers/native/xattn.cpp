// SPDX-License-Identifier: BSD-3-Clause
/// xattn as the others see it: through its public face, with an executor where there is more than one thread.
#include <xattn/xattn.hpp>

#include "native/peer.hpp"

#include <xattn/kernels/activation.hpp>
#include <xattn/kernels/cached_attention.hpp>
#include <xattn/kernels/fixed_matmul.hpp>
#include <xattn/kernels/layer_norm.hpp>
#include <xattn/kernels/linear.hpp>
#include <xattn/kernels/row_softmax.hpp>
#include <xattn/simd/build_info.hpp>

#include <map>

namespace peer {
namespace {

using xattn::executor_ref;
using xattn::index_t;
using xattn::view;

std::unique_ptr<xattn::thread_pool> pool;

executor_ref executor() { return pool ? executor_ref(*pool) : executor_ref(); }

/// The input of a request or its output, with these extents.
template <class... N>
auto input(const request& r, std::size_t position, N... extents) {
  return view<const float, sizeof...(N)>(r.inputs[position], {static_cast<index_t>(extents)...});
}
template <class... N>
auto output(const request& r, N... extents) {
  return view<float, sizeof...(N)>(r.out, {static_cast<index_t>(extents)...});
}

std::unique_ptr<problem> attention(const request& r) {
  const auto* n = r.sizes;
  const auto q = input(r, 0, n[0], n[1], n[3], n[5]);
  const auto k = input(r, 1, n[0], n[2], n[4], n[5]);
  const auto v = input(r, 2, n[0], n[2], n[4], n[5]);
  const auto out = output(r, n[0], n[1], n[3], n[5]);
  if (r.causal)
    return problem_of([=] { xattn::attention_into(out, q, k, v, xattn::causal, {.executor = executor()}); });
  return problem_of([=] { xattn::attention_into(out, q, k, v, {}, {.executor = executor()}); });
}

/// One query a head: a step of a model, whose keys and values are in a cache.
bool decodes(const std::string& operation, const std::int64_t* n) { return operation == "attention" && n[3] == 1; }

/// The same from the library's cache, where the keys of a step lie when it comes.
struct cached_problem final : problem {
  xattn::kv_cache<float> cache;
  xattn::kernels::attention_problem<float> p{};
  std::vector<std::byte> scratch;

  explicit cached_problem(const request& r) : cache({r.sizes[0], r.sizes[2], r.sizes[4], r.sizes[5], r.sizes[5]}) {
    const auto* n = r.sizes;
    p.q = input(r, 0, n[0], n[1], n[3], n[5]);
    p.k = input(r, 1, n[0], n[2], n[4], n[5]);
    p.v = input(r, 2, n[0], n[2], n[4], n[5]);
    p.out = output(r, n[0], n[1], n[3], n[5]);
    p.scale = 1 / std::sqrt(static_cast<float>(n[5]));
    xattn::kernels::append_rows(cache.store(), 0, p.k, p.v);
    scratch.resize(xattn::kernels::cached_workspace(p, cache.store(), executor()) + xattn::workspace_alignment);
  }
  void run() override {
    xattn::kernels::cached_attention(p, cache.store(), xattn::no_mask{}, executor(), xattn::workspace(scratch));
  }
};

std::unique_ptr<problem> matmul(const request& r) {
  const auto* n = r.sizes;
  const auto a = input(r, 0, n[0], n[2]);
  const auto b = input(r, 1, n[2], n[1]);
  const auto out = output(r, n[0], n[1]);
  return problem_of([=] { xattn::matmul_into(out, a, b); });
}

/// The side of two square matrices whose product is also measured with sizes that the compiler knows; 0 for others.
int fixed_side(const std::string& operation, const std::int64_t* n) {
  const bool known = operation == "matmul" && (n[0] == 16 || n[0] == 32) && n[1] == n[0] && n[2] == n[0];
  return known ? static_cast<int>(n[0]) : 0;
}

template <int N>
std::unique_ptr<problem> fixed_matmul(const request& r) {
  return problem_of([a = r.inputs[0], b = r.inputs[1], c = r.out] { xattn::kernels::fixed_matmul<N, N, N>(a, b, c); });
}

/// A linear map, with the weights as a layer holds them.
struct linear_problem final : problem {
  xattn::parameter<float, 2> w;
  view<const float, 3> x;
  view<float, 3> y;

  explicit linear_problem(const request& r)
      : w("w", {r.sizes[2], r.sizes[1]}, 0.0f),
        x(input(r, 0, 1, r.sizes[0], r.sizes[2])),
        y(output(r, 1, r.sizes[0], r.sizes[1])) {
    const auto given = input(r, 1, r.sizes[2], r.sizes[1]);
    w.assign(xattn::any_view_of(given));
  }
  void run() override { xattn::kernels::linear(x, w.packed(), y, {}, executor()); }
};

/// The first weights of a request are those of multi-head attention.
void give_heads(xattn::multi_head_attention<float>& layer, const request& r, index_t d) {
  layer.w_q() = input(r, 1, d, d);
  layer.w_k() = input(r, 2, d, d);
  layer.w_v() = input(r, 3, d, d);
  layer.w_o() = input(r, 4, d, d);
  layer.b_q() = input(r, 5, d);
  layer.b_k() = input(r, 6, d);
  layer.b_v() = input(r, 7, d);
  layer.b_o() = input(r, 8, d);
}

/// A layer of rows (B, L, d_model) that has been given its weights.
template <class Layer>
std::unique_ptr<problem> layer_problem(std::shared_ptr<const Layer> layer, const request& r) {
  const auto x = input(r, 0, r.sizes[0], r.sizes[1], r.sizes[2]);
  auto out = output(r, r.sizes[0], r.sizes[1], r.sizes[2]);
  if (r.causal) return problem_of([=]() mutable { layer->into(out, x, xattn::causal, {.executor = executor()}); });
  return problem_of([=]() mutable { layer->into(out, x, xattn::no_mask{}, {.executor = executor()}); });
}

std::unique_ptr<problem> multi_head_attention(const request& r) {
  using layer = xattn::multi_head_attention<float>;
  const auto made = std::make_shared<layer>(xattn::mha_config{.d_model = r.sizes[2], .heads = r.sizes[3]});
  give_heads(*made, r, r.sizes[2]);
  return layer_problem<layer>(made, r);
}

std::unique_ptr<problem> encoder_layer(const request& r) {
  using layer = xattn::encoder_layer<float>;
  const auto d = r.sizes[2], hidden = r.sizes[4];
  const auto made = std::make_shared<layer>(xattn::encoder_layer_config{
      .d_model = d, .heads = r.sizes[3], .d_hidden = hidden, .activation = xattn::activation::gelu});
  give_heads(made->self_attention(), r, d);
  made->feed_forward().w_1() = input(r, 9, d, hidden);
  made->feed_forward().b_1() = input(r, 10, hidden);
  made->feed_forward().w_2() = input(r, 11, hidden, d);
  made->feed_forward().b_2() = input(r, 12, d);
  made->norm_1().gamma() = input(r, 13, d);
  made->norm_1().beta() = input(r, 14, d);
  made->norm_2().gamma() = input(r, 15, d);
  made->norm_2().beta() = input(r, 16, d);
  return layer_problem<layer>(made, r);
}

std::unique_ptr<problem> layer_norm(const request& r) {
  const auto x = input(r, 0, r.sizes[0], r.sizes[1]);
  const auto gamma = input(r, 1, r.sizes[1]), beta = input(r, 2, r.sizes[1]);
  const auto out = output(r, r.sizes[0], r.sizes[1]);
  return problem_of(
      [=] { xattn::kernels::layer_norm(x, out, {.gamma = gamma, .beta = beta, .executor = executor()}); });
}

std::unique_ptr<problem> gelu(const request& r) {
  const auto x = input(r, 0, r.sizes[0], r.sizes[1]);
  const auto out = output(r, r.sizes[0], r.sizes[1]);
  return problem_of([=] { xattn::kernels::gelu(x, out, executor()); });
}

std::unique_ptr<problem> softmax(const request& r) {
  const auto x = input(r, 0, r.sizes[0], r.sizes[1]);
  const auto out = output(r, r.sizes[0], r.sizes[1]);
  return problem_of([=] { xattn::kernels::softmax(x, out, -1, executor()); });
}

std::unique_ptr<problem> linear(const request& r) { return std::make_unique<linear_problem>(r); }

using maker = std::unique_ptr<problem> (*)(const request&);
const std::map<std::string, maker> makers{{"attention", attention},
                                          {"matmul", matmul},
                                          {"linear", linear},
                                          {"multi_head_attention", multi_head_attention},
                                          {"encoder_layer", encoder_layer},
                                          {"layer_norm", layer_norm},
                                          {"gelu", gelu},
                                          {"softmax", softmax}};

}  // namespace

void start(int threads, const std::string&) {
  if (threads > 1) pool = std::make_unique<xattn::thread_pool>(threads);
}

std::string description() {
  const auto info = xattn::build_info();
  return std::string(info.version) + ", " + std::string(info.instruction_set);
}

std::string ways(const std::string& operation, const std::int64_t* sizes) {
  if (fixed_side(operation, sizes) > 0) return ",fixed";
  if (decodes(operation, sizes)) return ",rows";
  return makers.contains(operation) ? "" : "-";
}

std::unique_ptr<problem> prepare(const request& r) {
  if (r.way == "fixed") return fixed_side(r.operation, r.sizes) == 16 ? fixed_matmul<16>(r) : fixed_matmul<32>(r);
  if (decodes(r.operation, r.sizes) && r.way.empty()) return std::make_unique<cached_problem>(r);
  return makers.at(r.operation)(r);
}

}  // namespace peer
