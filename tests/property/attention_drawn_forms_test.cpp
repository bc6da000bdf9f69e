// SPDX-License-Identifier: BSD-3-Clause
/// Drawn calls, as attention_drawn_test.cpp has them, over keys and values in a store of each element type, in pages
/// of the caller's, and in sequences one after the other.
#include "property/drawn.hpp"

#include <xattn/core/aligned_vector.hpp>
#include <xattn/core/thread_pool.hpp>
#include <xattn/kernels/cached_attention.hpp>
#include <xattn/xtensor/paged_attention.hpp>
#include <xattn/xtensor/ragged_attention.hpp>

namespace {

using namespace drawn;
using test::arrangement;
using outputs = test::attention_outputs<float, 4>;

struct way {
  std::array<arrangement, 4> how{};  // of q, k, v, out
  bool threads = false, traced = false, lse = true;
};

xattn::executor_ref executor_of(const way& w) {
  static xattn::thread_pool pool(3);
  return w.threads ? xattn::executor_ref(pool) : xattn::executor_ref();
}

/// Keys and values in a store of S, and what it gives back of them.
template <class S>
struct stored {
  kernels::kv_shape shape;
  xattn::aligned_vector<S> keys, values;
  xattn::aligned_vector<float> factors;

  stored(const call& c, const way& w) : shape{c.n.batch, c.n.kv_heads, c.n.k_len + 5, c.n.width, c.n.value_width} {
    const S rubbish = kernels::has_factors<S> ? S(127) : S(std::numeric_limits<float>::quiet_NaN());
    keys.assign(static_cast<std::size_t>(shape.keys()), rubbish);
    values.assign(static_cast<std::size_t>(shape.values()), rubbish);
    factors.assign(static_cast<std::size_t>(2 * shape.rows()), std::numeric_limits<float>::quiet_NaN());
    const test::buffer<float, 4> k(c.in.k, w.how[1]), v(c.in.v, w.how[2]);
    kernels::append_rows(store(), 0, k.cview(), v.cview());
  }
  kernels::kv_store<S> store() {
    constexpr bool scaled = kernels::has_factors<S>;
    return {shape, keys.data(), values.data(), scaled ? factors.data() : nullptr,
            scaled ? factors.data() + shape.rows() : nullptr};
  }
  void give_back(call& c) {
    const test::buffer<float, 4> k({shape.batch, shape.kv_heads, c.n.k_len, shape.width});
    const test::buffer<float, 4> v({shape.batch, shape.kv_heads, c.n.k_len, shape.value_width});
    kernels::read_keys(store(), k.view());
    kernels::read_values(store(), v.view());
    c.in.k = k.numbers(), c.in.v = v.numbers();
  }
};

template <class S>
outputs run_store(const call& c, stored<S>& from, const way& w) {
  const test::buffer<float, 4> q(c.in.q, w.how[0]);
  outputs to = test::make_outputs<float, 4>(c.in, w.how[3]);
  const auto o = c.call_options<float>();
  kernels::attention_problem<float> p{};
  p.q = q.cview(), p.out = to.out.view(), p.lse = to.lse.view();
  p.k = {nullptr, {c.n.batch, c.n.kv_heads, c.n.k_len, c.n.width}};
  p.v = {nullptr, {c.n.batch, c.n.kv_heads, c.n.k_len, c.n.value_width}};
  p.scale = o.scale ? *o.scale : xattn::detail::default_scale<float>(c.n.width);
  p.softcap = o.softcap;
  if (o.sinks.given()) p.sinks = o.sinks.logits();
  const any_mask<float> mask(c.m);
  const auto rules =
      mask.bind(xattn::score_shape{"drawn", 4, c.n.batch, c.n.heads, c.n.q_len, c.n.k_len, c.n.k_len - c.n.q_len});
  const xattn::executor_ref executor = executor_of(w);
  const kernels::cached_problem<S, float> all(p, from.store());
  std::vector<std::byte> memory(kernels::cached_workspace(all, executor) + xattn::workspace_alignment);
  const xattn::workspace scratch{std::span<std::byte>(memory)};
  if (w.traced) kernels::cached_attention(all, rules, executor, scratch, onlooker{});
  else kernels::cached_attention(all, rules, executor, scratch);
  return to;
}

/// Options of the call, with the array of log-sum-exps in the order of `lse`.
template <class Lse>
xattn::attention_options<float> options_of(const call& c, const way& w, const Lse& lse) {
  auto o = c.call_options<float>();
  if (w.lse) o.lse = lse;
  o.executor = executor_of(w);
  return o;
}

/// f(mask, hook) of the call.
template <class F>
void with_mask(const call& c, const way& w, const F& f) {
  const auto hooked = [&](const auto& mask) { return w.traced ? f(mask, onlooker{}) : f(mask, xattn::no_trace{}); };
  if (c.on[prob_mod] || c.on[dropout]) hooked(list_mask<float, true>(c.m));
  else hooked(list_mask<float, false>(c.m));
}

/// Rows j of item b are in page table(b, j / page); what no item has is NaN.
template <class S>
outputs run_pages(const call& c, const way& w, index_t page) {
  const index_t most = (c.n.k_len + page - 1) / page, count = c.n.batch * most + 1;
  const test::buffer<S, 4> q(c.in.q, w.how[0]);
  const test::buffer<S, 4> k({count, page, c.n.kv_heads, c.n.width}, w.how[1]);
  const test::buffer<S, 4> v({count, page, c.n.kv_heads, c.n.value_width}, w.how[2]);
  xt::xtensor<std::int32_t, 2> table =
      xt::ones<std::int32_t>({static_cast<std::size_t>(c.n.batch), static_cast<std::size_t>(most)});
  for (std::size_t t = 0; t < table.size(); ++t) table.data()[t] = static_cast<std::int32_t>(table.size() - t);
  const auto fill = [&](const auto& pages, const oracle::array& x) {
    for (index_t n = 0; n < pages.extent(0) * page * c.n.kv_heads * x.extent(3); ++n) {
      const index_t d = n % x.extent(3), g = n / x.extent(3) % c.n.kv_heads, row = n / x.extent(3) / c.n.kv_heads;
      pages(row / page, row % page, g, d) = S(std::numeric_limits<float>::quiet_NaN());
    }
    for (index_t n = 0; n < x.size(); ++n) {
      const index_t d = n % x.extent(3), j = n / x.extent(3) % c.n.k_len, head = n / x.extent(3) / c.n.k_len;
      const index_t b = head / c.n.kv_heads;
      if (j >= c.m->keys[static_cast<std::size_t>(b)]) continue;
      const index_t in = table(static_cast<std::size_t>(b), static_cast<std::size_t>(j / page));
      pages(in, j % page, head % c.n.kv_heads, d) = test::narrow<S>(x.flat(n));
    }
  };
  fill(k, c.in.k), fill(v, c.in.v);
  outputs to = test::make_outputs<float, 4>(c.in, w.how[3]);
  const auto o = options_of(c, w, to.lse.view());
  with_mask(c, w, [&](const auto& mask, const auto& tr) {
    xattn::attention_paged_into(to.out.view(), q.cview(), k.cview(), v.cview(), table, c.m->keys, mask, o, tr);
  });
  return to;
}

/// Where the items' tokens begin, one after the other, and where the last one ends.
std::vector<std::uint32_t> offsets_of(const std::vector<index_t>& lengths) {
  std::vector<std::uint32_t> offsets{0};
  for (const index_t n : lengths) offsets.push_back(offsets.back() + static_cast<std::uint32_t>(n));
  return offsets;
}

/// f(item, token of the item, token of all).
template <class F>
void each_token(const std::vector<index_t>& lengths, const F& f) {
  index_t token = 0;
  for (std::size_t b = 0; b < lengths.size(); ++b) {
    for (index_t i = 0; i < lengths[b]; ++i) f(static_cast<index_t>(b), i, token++);
  }
}

/// (B, H, L, D) as (tokens, H, D).
oracle::array in_tokens(const oracle::array& x, const std::vector<index_t>& lengths) {
  oracle::array y({index_t{offsets_of(lengths).back()}, x.extent(1), x.extent(3)});
  each_token(lengths, [&](index_t b, index_t i, index_t token) {
    for (index_t n = 0; n < x.extent(1) * x.extent(3); ++n) {
      y(token, n / x.extent(3), n % x.extent(3)) = x(b, n / x.extent(3), i, n % x.extent(3));
    }
  });
  return y;
}

/// Rank 4 of what a call on sequences gives; rows that an item does not have are as those that see nothing.
outputs in_items(const call& c, const test::buffer<float, 3>& out, const test::buffer<float, 2>& lse) {
  outputs to = test::make_outputs<float, 4>(c.in);
  for (index_t n = 0; n < c.n.batch * c.n.q_len * c.n.heads; ++n) {
    const index_t h = n % c.n.heads, i = n / c.n.heads % c.n.q_len, b = n / c.n.heads / c.n.q_len;
    for (index_t d = 0; d < c.n.value_width; ++d) to.out(b, h, i, d) = 0;
    to.lse(b, h, i) = c.rules.sinks.empty() ? -std::numeric_limits<float>::infinity()
                                            : static_cast<float>(c.rules.sinks[static_cast<std::size_t>(h)]);
  }
  each_token(c.m->rows, [&](index_t b, index_t i, index_t token) {
    for (index_t h = 0; h < c.n.heads; ++h) {
      for (index_t d = 0; d < c.n.value_width; ++d) to.out(b, h, i, d) = out(token, h, d);
      to.lse(b, h, i) = lse(token, h);
    }
  });
  return to;
}

/// All items as sequences one after the other; the output as rank 4.
template <class S>
outputs run_sequences(const call& c, const way& w) {
  const test::buffer<S, 3> q(in_tokens(c.in.q, c.m->rows), w.how[0]), k(in_tokens(c.in.k, c.m->keys), w.how[1]);
  const test::buffer<S, 3> v(in_tokens(c.in.v, c.m->keys), w.how[2]);
  const auto q_offsets = offsets_of(c.m->rows), k_offsets = offsets_of(c.m->keys);
  test::buffer<float, 3> out({q.extent(0), c.n.heads, c.n.value_width}, w.how[3]);
  test::buffer<float, 2> lse({q.extent(0), c.n.heads});
  const auto o = options_of(c, w, lse.view());
  with_mask(c, w, [&](const auto& mask, const auto& tr) {
    xattn::attention_ragged_into(out.view(), q.cview(), k.cview(), v.cview(), q_offsets, k_offsets, mask, o, tr);
  });
  CHECK(out.borders_intact());
  return in_items(c, out, lse);
}

way drawn_way(const call& c, test::random& r) {
  way w{{}, c.on[threads], c.on[traced], c.on[lse]};
  const std::array<feature, 4> strides{strided_q, strided_k, strided_v, strided_out};
  constexpr auto known = static_cast<index_t>(std::size(test::arrangements));
  for (std::size_t n = 0; n < 4; ++n) {
    if (c.on[strides[n]]) w.how[n] = test::arrangements[1 + r.below(known - 1)];
  }
  return w;
}

/// Both results are the truth, with `more` on top, and the same to the bit.
void check(const call& c, const way& w, const outputs& got, const outputs& plain, meetings& met,
           long double more = 0) {
  auto truth = c.truth<float>();
  for (long double& x : truth.out.data) x += more;
  for (long double& x : truth.lse.data) x += more;
  CHECK(test::within(got.out, truth.exact.out, truth.out));
  CHECK(got.out.elements() == plain.out.elements());
  c.note_effects(met, truth);
  if (!w.lse) return;
  CHECK(test::within(got.lse, truth.exact.lse, truth.lse));
  CHECK(got.lse.elements() == plain.lse.elements());
}

template <class S>
void check_store(call& c, test::random& r, meetings& met) {
  c.draw_numbers<float>(r);
  const way w = drawn_way(c, r);
  stored<S> from(c, w);
  from.give_back(c);
  // the naive loop is given rounded numbers, the kernel multiplies by the factors of a row last
  const long double more = kernels::has_factors<S> ? 256 * test::eps<float>() : 0;
  check(c, w, run_store(c, from, w), run_store(c, from, {}), met, more);
}

template <class S>
void check_pages(call& c, test::random& r, meetings& met) {
  c.draw_numbers<S>(r);
  const way w = drawn_way(c, r);
  const index_t page = one_of(r, {1, 16, 100, 128, 256});
  check(c, w, run_pages<S>(c, w, page), run_pages<S>(c, {arranged_alike(c.n, w.how)}, page), met);
}

template <class S>
void check_sequences(call& c, test::random& r, meetings& met) {
  c.draw_numbers<S>(r);
  const way w = drawn_way(c, r);
  check(c, w, run_sequences<S>(c, w), run_sequences<S>(c, {arranged_alike(c.n, w.how)}), met);
}

void check_form(call& c, test::random& r, meetings& met) {
  if (c.on[paged]) return c.on[in_f16] ? check_pages<xattn::f16>(c, r, met) : check_pages<float>(c, r, met);
  if (c.on[ragged]) return c.on[in_bf16] ? check_sequences<xattn::bf16>(c, r, met) : check_sequences<float>(c, r, met);
  if (c.on[in_int8]) return check_store<std::int8_t>(c, r, met);
  if (c.on[in_bf16]) return check_store<xattn::bf16>(c, r, met);
  if (c.on[in_f16]) return check_store<xattn::f16>(c, r, met);
  check_store<float>(c, r, met);
}

}  // namespace

TEST_CASE("attention over stores, pages and sequences: every two options together, in drawn calls",
          "[attention][cache][ragged][property][drawn]") {
  const options known = ~options().set(dense).set(in_double).set(own_scratch).set(less_axes).set(returned);
  const std::string missing = draw_calls(known, check_form);
  CHECK(missing == "");
}
