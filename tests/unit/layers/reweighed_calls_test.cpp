// SPDX-License-Identifier: BSD-3-Clause
/// Functions of the weights (prob_mod, dropout) in every form of a call: where they stand, on what they run, and in
/// whose memory.
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"

#include <xattn/attention.hpp>
#include <xattn/core/aligned_vector.hpp>
#include <xattn/multi_head_attention.hpp>

#include <algorithm>
#include <functional>
#include <memory>

using test::index_t;
using test::watched_executor;

namespace {

using rows_type = xt::xtensor<float, 3>;
using heads_type = xt::xtensor<float, 4>;

std::size_t size(index_t n) { return static_cast<std::size_t>(n); }

template <std::size_t R>
xt::xtensor<float, R> random(const oracle::shape_t& shape, std::uint64_t seed = 1) {
  return test::tensor<float, R>(test::random_array<float>(shape, test::regime::uniform, seed));
}

/// A weight is dropped or is not: another choice is far from rounding.
template <class A, class B>
bool close(const A& a, const B& b) {
  return a.size() == b.size() && xt::amax(xt::abs(a - b))() < 1e-5f;
}

const auto dropped = xattn::dropout(0.5, 7);

/// Batches of heads in every form in which attention takes keys and values.
struct forms {
  static constexpr index_t batch = 2, heads = 4, kv_heads = 2, keys = 300, width = 16, page = 64, pages = 5;
  index_t rows;
  heads_type q, k, v;
  rows_type q_tokens, k_tokens, v_tokens;  // (tokens, heads, width)
  std::vector<int> q_offsets, k_offsets, lengths{int(keys), int(keys)};
  heads_type k_pages, v_pages;
  xt::xtensor<int, 2> table;
  xattn::kernels::kv_shape shape{batch, kv_heads, keys, width, width};
  xattn::aligned_vector<float> stored_keys, stored_values;

  explicit forms(index_t q_len)
      : rows(q_len),
        q(random<4>({batch, heads, rows, width})),
        k(random<4>({batch, kv_heads, keys, width}, 2)),
        v(random<4>({batch, kv_heads, keys, width}, 3)),
        q_tokens(in_tokens(q)),
        k_tokens(in_tokens(k)),
        v_tokens(in_tokens(v)),
        q_offsets{0, int(rows), 2 * int(rows)},
        k_offsets{0, int(keys), 2 * int(keys)},
        k_pages(in_pages(k)),
        v_pages(in_pages(v)),
        table{{0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}},
        stored_keys(size(shape.keys())),
        stored_values(size(shape.values())) {
    xattn::kernels::append_rows(store(), 0, view_of(k), view_of(v));
  }

  /// (B, H, L, D) as (B L, H, D)
  static rows_type in_tokens(const heads_type& x) {
    const auto& s = x.shape();
    rows_type tokens = xt::zeros<float>({s[0] * s[2], s[1], s[3]});
    for (std::size_t b = 0; b < s[0]; ++b) {
      xt::view(tokens, xt::range(b * s[2], (b + 1) * s[2])) = xt::transpose(xt::view(x, b), {1, 0, 2});
    }
    return tokens;
  }
  static heads_type in_pages(const heads_type& x) {
    heads_type all = xt::zeros<float>({size(batch * pages), size(page), size(kv_heads), size(width)});
    for (index_t b = 0; b < batch; ++b) {
      for (index_t j = 0; j < keys; ++j) {
        xt::view(all, b * pages + j / page, j % page) = xt::view(x, b, xt::all(), j);
      }
    }
    return all;
  }

  static xattn::tensor4_view<const float> view_of(const heads_type& x) {
    return xattn::any_view_of(x).template lifted<4>();
  }
  xattn::kernels::kv_store<float> store() {
    return {shape, stored_keys.data(), stored_values.data(), nullptr, nullptr};
  }
  /// The call on the store.
  xattn::kernels::attention_problem<float> problem(heads_type& out) const {
    xattn::kernels::attention_problem<float> p{};
    p.q = view_of(q);
    p.k = p.v = {nullptr, {batch, kv_heads, keys, width}};
    p.out = xattn::any_view_of(out).template lifted<4>();
    p.scale = 0.25f;
    return p;
  }

  template <class M>
  heads_type dense(const M& m) const {
    return xattn::attention(q, k, v, m);
  }
  template <class M>
  rows_type ragged(const M& m) const {
    return xattn::attention_ragged(q_tokens, k_tokens, v_tokens, q_offsets, k_offsets, m);
  }
  template <class M>
  heads_type paged(const M& m) const {
    return xattn::attention_paged(q, k_pages, v_pages, table, lengths, m);
  }
};

constexpr std::byte untouched{0xff};

struct named_call {
  std::string name;
  std::size_t bytes;  // of its workspace
  std::function<void(const xattn::attention_options<float>&)> run;
};

/// Attention with a mask, in all forms, into memory of the caller's.
template <class M>
void add_calls(std::vector<named_call>& calls, const std::string& mask, forms& f, const M& m,
               const xattn::executor_ref& executor) {
  namespace kernels = xattn::kernels;
  const auto shared = std::make_shared<std::pair<heads_type, rows_type>>(f.q, f.q_tokens);
  const auto out = [shared]() -> heads_type& { return shared->first; };
  calls.push_back({"dense, " + mask, xattn::workspace_size(f.q, f.k, f.v, {.executor = executor}),
                   [&f, m, out](const auto& o) { xattn::attention_into(out(), f.q, f.k, f.v, m, o); }});
  calls.push_back(
      {"ragged, " + mask,
       xattn::workspace_size(f.q_tokens, f.k_tokens, f.v_tokens, f.q_offsets, f.k_offsets, {.executor = executor}),
       [&f, m, shared](const auto& o) {
         xattn::attention_ragged_into(shared->second, f.q_tokens, f.k_tokens, f.v_tokens, f.q_offsets, f.k_offsets, m,
                                      o);
       }});
  calls.push_back(
      {"paged, " + mask,
       xattn::paged_workspace_size(f.q, f.k_pages, f.v_pages, f.table, f.lengths, {.executor = executor}),
       [&f, m, out](const auto& o) {
         xattn::attention_paged_into(out(), f.q, f.k_pages, f.v_pages, f.table, f.lengths, m, o);
       }});
  calls.push_back(
      {"cache, " + mask,
       kernels::cached_workspace(f.problem(out()), f.store(), executor) + xattn::workspace_alignment,
       [&f, m, out](const auto& o) {
         const auto p = f.problem(out());
         const xattn::score_shape shape{"test", 4, p.batch(), p.heads(), p.q_len(), p.k_len(), p.k_len() - p.q_len()};
         const auto bound = m.bind(shape);
         kernels::cached_attention(p, f.store(), kernels::score_rules<float>(bound), o.executor,
                                   xattn::workspace(o.workspace.bytes()));
       }});
}

/// 40 rows, at once or in chunks.
struct cached_layer {
  xattn::multi_head_attention<float> mha{{.d_model = 32, .heads = 2}};
  rows_type x = random<3>({1, 40, 32});

  template <class M>
  rows_type in_chunks(index_t rows, const M& m) const {
    auto cache = mha.make_cache(40);
    rows_type all = xt::zeros<float>(x.shape());
    for (index_t i = 0; i < 40; i += rows) {
      const rows_type some = xt::view(x, xt::all(), xt::range(i, i + rows));
      xt::view(all, xt::all(), xt::range(i, i + rows)) = mha(some, cache, m);
    }
    return all;
  }
};

}  // namespace

TEST_CASE("dropout: chunks on a cache drop what one pass drops", "[layers][dropout][cache]") {
  const cached_layer layer;
  const auto m = xattn::causal & dropped;
  const rows_type whole = layer.mha(layer.x, m);
  CHECK_FALSE(close(whole, rows_type(layer.mha(layer.x, xattn::causal))));
  for (const index_t rows : {1, 8, 20}) {
    INFO(rows << " rows a chunk");
    CHECK(close(whole, layer.in_chunks(rows, m)));
  }
  xattn::trace::recorder rec;
  CHECK(test::same_bits(whole, rows_type(layer.mha(layer.x, m, {}, xattn::trace::to(rec)))));
}

TEST_CASE("dropout: last rows, pages and sequences drop what the whole call drops", "[layers][dropout]") {
  const forms all(forms::keys);
  const auto m = xattn::causal & dropped;
  const heads_type whole = all.dense(m);
  CHECK_FALSE(close(whole, all.dense(xattn::causal)));
  for (const index_t rows : {1, 20}) {
    INFO(rows << " rows");
    forms last(rows);
    const index_t first = forms::keys - rows;
    last.q = xt::view(all.q, xt::all(), xt::all(), xt::range(first, forms::keys + 0));
    last.q_tokens = forms::in_tokens(last.q);
    const heads_type expected = xt::view(whole, xt::all(), xt::all(), xt::range(first, forms::keys + 0));
    CHECK(close(expected, last.dense(m)));
    CHECK(close(expected, last.paged(m)));
    CHECK(close(forms::in_tokens(expected), last.ragged(m)));
    CHECK(close(last.dense(xattn::query_at(3) & m), last.paged(xattn::query_at(3) & m)));
    CHECK_FALSE(close(last.dense(xattn::query_at(3) & dropped), last.dense(dropped)));
    xattn::trace::recorder rec;
    const heads_type traced = xattn::attention_paged(last.q, last.k_pages, last.v_pages, last.table, last.lengths, m,
                                                     {}, xattn::trace::to(rec));
    CHECK(test::same_bits(traced, last.paged(m)));
    rec.clear();
    const rows_type seen = xattn::attention_ragged(last.q_tokens, last.k_tokens, last.v_tokens, last.q_offsets,
                                                   last.k_offsets, m, {}, xattn::trace::to(rec));
    CHECK(test::same_bits(seen, last.ragged(m)));
  }
}

TEST_CASE("functions of the weights run on the executor and in the workspace that are given, in every form",
          "[layers][options][allocation]") {
  const auto halved = xattn::prob_mod([](float w, index_t, index_t, index_t, index_t) { return w / 2; });
  (void)xattn::attention(random<2>({3, 8}), random<2>({3, 8}), random<2>({3, 8}));  // a thread's first call notes it
  for (const index_t rows : {1, 40}) {
    forms f(rows);
    watched_executor sizing(3);
    std::vector<named_call> calls;
    add_calls(calls, "no mask", f, xattn::no_mask{}, sizing);
    add_calls(calls, "prob_mod", f, halved, sizing);
    add_calls(calls, "dropout", f, dropped, sizing);
    for (const named_call& call : calls) {
      INFO(call.name << ", " << rows << " rows");
      watched_executor executor(3);
      std::vector<std::byte> scratch(call.bytes, untouched);
      CHECK(test::allocations_during([&] { call.run({.executor = executor, .workspace = scratch}); }) == 0);
      CHECK(executor.parts() > 0);
      CHECK(std::any_of(scratch.begin(), scratch.end(), [](std::byte b) { return b != untouched; }));
    }
  }
}

TEST_CASE("functions of the weights: a cached call allocates nothing with a workspace",
          "[layers][options][allocation][cache]") {
  const cached_layer layer;
  const auto check = [&](const char* name, const auto& m) {
    for (const index_t rows : {1, 20}) {
      INFO(name << ", " << rows << " rows");
      auto cache = layer.mha.make_cache(40);
      const rows_type some = xt::view(layer.x, xt::all(), xt::range(0, rows));
      rows_type out = some;
      watched_executor executor(2);
      std::vector<std::byte> scratch(layer.mha.workspace_size(cache, rows, executor));
      layer.mha.into(out, some, cache, m, {.executor = executor, .workspace = scratch});  // the cache has its memory
      cache.clear();
      CHECK(test::allocations_during([&] {
              layer.mha.into(out, some, cache, m, {.executor = executor, .workspace = scratch});
            }) == 0);
    }
  };
  check("no mask", xattn::no_mask{});
  check("dropout", dropped);
}

TEST_CASE("paged_workspace_size: just enough", "[layers][paged][options]") {
  for (const index_t rows : {1, 40}) {
    const forms f(rows);
    const std::size_t enough = xattn::paged_workspace_size(f.q, f.k_pages, f.v_pages, f.table, f.lengths);
    std::vector<std::byte> scratch(enough), less(enough - 2 * xattn::workspace_alignment);
    heads_type out = f.q;
    const auto call = [&](std::vector<std::byte>& memory) {
      xattn::attention_paged_into(out, f.q, f.k_pages, f.v_pages, f.table, f.lengths, dropped, {.workspace = memory});
    };
    CHECK(test::allocations_during([&] { call(scratch); }) == 0);
    CHECK(test::same_bits(out, f.paged(dropped)));
    const std::string refused = test::message_of<xattn::option_error>([&] { call(less); });
    CHECK(test::mentions(refused, {"attention_paged_into: workspace"}));
  }
  const forms f(1);
  const rows_type flat = random<3>({2, 4, 16});
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] {
                         (void)xattn::paged_workspace_size(flat, f.k_pages, f.v_pages, f.table, f.lengths);
                       }),
                       {"paged_workspace_size: q has shape (2, 4, 16)"}));
}
