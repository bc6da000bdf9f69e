// SPDX-License-Identifier: BSD-3-Clause
/// Drawn calls, as attention_drawn_test.cpp has them, over keys and values in a store of each element type, in pages
/// of the caller's, and in sequences one after the other.
#include "property/drawn.hpp"

#include <xattn/core/aligned_vector.hpp>
#include <xattn/core/thread_pool.hpp>
#include <xattn/kernels/cached_attention.hpp>
#include <xattn/kernels/cached_rule.hpp>
#include <xattn/xtensor/paged_attention.hpp>
#include <xattn/xtensor/ragged_attention.hpp>

namespace {

using namespace drawn;
using test::arrangement;
template <class T>
using outputs = test::attention_outputs<T, 4>;

struct way {
  std::array<arrangement, 4> how{};  // of q, k, v, out
  bool threads = false, scratch = false, traced = false, lse = true, returned = false;
};

xattn::executor_ref executor_of(const way& w) {
  static xattn::thread_pool pool(3);
  return w.threads ? xattn::executor_ref(pool) : xattn::executor_ref();
}

/// f(mask, hook) of the call.
template <class T, class F>
void with_mask(const call& c, const way& w, const F& f) {
  const auto hooked = [&](const auto& mask) { return w.traced ? f(mask, onlooker{}) : f(mask, xattn::no_trace{}); };
  if (c.on[prob_mod] || c.on[dropout]) hooked(list_mask<T, true>(c.m));
  else hooked(list_mask<T, false>(c.m));
}

/// Keys and values in a store of S that are computed with in T, and what it gives back of them.
template <class S, class T>
struct stored {
  static constexpr index_t page = 128;
  index_t pages;  // of an item
  kernels::kv_shape shape;
  std::vector<index_t> table;
  xattn::aligned_vector<S> keys, values;
  xattn::aligned_vector<float> factors;

  explicit stored(const call& c)
      : pages(c.on[store_of_pages] ? c.n.k_len / page + 1 : 1),
        shape{c.n.batch * pages, c.n.kv_heads, c.on[store_of_pages] ? page : c.n.k_len + 5, c.n.width,
              c.n.value_width} {
    for (index_t n = 0; c.on[store_of_pages] && n < shape.batch; ++n) table.push_back(shape.batch - 1 - n);
  }
  kernels::kv_store<S> store() {
    constexpr bool scaled = kernels::has_factors<S>;
    return {shape, keys.data(), values.data(), scaled ? factors.data() : nullptr,
            scaled ? factors.data() + shape.rows() : nullptr, table.empty() ? nullptr : table.data(), pages};
  }
  /// The first rows of each item, so many; behind them is rubbish.
  void fill(const call& c, const std::vector<index_t>& rows, const way& w) {
    const S rubbish = kernels::has_factors<S> ? S(127) : S(std::numeric_limits<float>::quiet_NaN());
    keys.assign(static_cast<std::size_t>(shape.keys()), rubbish);
    values.assign(static_cast<std::size_t>(shape.values()), rubbish);
    factors.assign(static_cast<std::size_t>(2 * shape.rows()), std::numeric_limits<float>::quiet_NaN());
    const test::buffer<T, 4> k(c.in.k, w.how[1]), v(c.in.v, w.how[2]);
    for (index_t head = 0; head < c.n.batch * c.n.kv_heads; ++head) {
      const index_t b = head / c.n.kv_heads, g = head % c.n.kv_heads, n = rows[static_cast<std::size_t>(b)];
      kernels::append_rows(store(), b, g, 0, xattn::matrix_at(k.cview(), b, g).slice(0, 0, n),
                           xattn::matrix_at(v.cview(), b, g).slice(0, 0, n));
    }
  }
  void give_back(call& c) {
    const test::buffer<T, 4> k({c.n.batch, c.n.kv_heads, c.n.k_len, shape.width});
    const test::buffer<T, 4> v({c.n.batch, c.n.kv_heads, c.n.k_len, shape.value_width});
    kernels::read_keys(store(), k.view());
    kernels::read_values(store(), v.view());
    c.in.k = k.numbers(), c.in.v = v.numbers();
  }
};

/// What comes out of a store is what went in, as its elements hold it.
template <class S>
test::verdict gives_back(const oracle::array& got, const oracle::array& given) {
  if constexpr (kernels::has_factors<S>) {
    return test::within_or_nan(got, given, test::uniform_budget(given, test::largest_magnitude(given) / 253));
  } else {
    const oracle::array want = call::exact_in<S>(given);
    return test::within_or_nan(got, want, test::uniform_budget(want, 0));
  }
}

/// Rows [first[b], first[b] + n) of each item.
oracle::array rows_from(const oracle::array& x, const std::vector<index_t>& first, index_t n) {
  oracle::array y({x.extent(0), x.extent(1), n, x.extent(3)});
  for (index_t at = 0; at < y.size(); ++at) {
    const index_t d = at % y.extent(3), i = at / y.extent(3) % n, head = at / y.extent(3) / n;
    const index_t b = head / y.extent(1);
    y.flat(at) = x(b, head % y.extent(1), first[static_cast<std::size_t>(b)] + i, d);
  }
  return y;
}

/// A call on a store: where the queries stand, the rows that join what an item had, and the rows that are not stored.
template <class T>
struct stored_call {
  std::vector<index_t> places, before;
  kernels::joining_rows joining;
  test::buffer<T, 4> own_k, own_v;

  stored_call(const call& c, const way& w)
      : places(places_of(c)),
        before(has_own_keys(c.on) ? places : std::vector<index_t>(places.size(), 0)),
        joining{{before.data(), {c.n.batch}, {1}},
                {&none, {c.n.batch}, {0}},
                has_own_keys(c.on) ? c.n.q_len : c.n.k_len,
                kernels::no_window},
        own_k(c.on[own_rows] ? rows_from(c.in.k, places, c.n.q_len) : oracle::array({1, 1, 1, 1}), w.how[1]),
        own_v(c.on[own_rows] ? rows_from(c.in.v, places, c.n.q_len) : oracle::array({1, 1, 1, 1}), w.how[2]) {}

  static std::vector<index_t> places_of(const call& c) {
    std::vector<index_t> all;
    for (const index_t n : c.m->keys) all.push_back(n - c.n.q_len);
    return all;
  }
  kernels::attention_problem<T> problem(const call& c, const way& w, const test::buffer<T, 4>& q,
                                        outputs<T>& to) const {
    const auto o = c.call_options<T>();
    kernels::attention_problem<T> p{};
    p.q = q.cview(), p.out = to.out.view();
    if (w.lse) p.lse = to.lse.view();
    p.k = {nullptr, {c.n.batch, c.n.kv_heads, joining.rows, c.n.width}};
    p.v = {nullptr, {c.n.batch, c.n.kv_heads, joining.rows, c.n.value_width}};
    if (c.on[own_rows]) p.k = own_k.cview(), p.v = own_v.cview();
    p.scale = o.scale ? *o.scale : xattn::detail::default_scale<T>(c.n.width);
    p.softcap = o.softcap;
    if (o.sinks.given()) p.sinks = o.sinks.logits();
    return p;
  }
  xattn::score_shape scores(const call& c) const {
    const xattn::any_view<const index_t> first{places.data(), 1, {1, 1, 1, c.n.batch}, {0, 0, 0, 1}};
    return {"drawn", 4, c.n.batch, c.n.heads, c.n.q_len, c.n.k_len, xattn::query_positions(first)};
  }

 private:
  static constexpr index_t none = 0;
};

template <class S, class T>
outputs<T> run_store(const call& c, stored<S, T>& from, const way& w) {
  const stored_call<T> made(c, w);
  const test::buffer<T, 4> q(c.in.q, w.how[0]);
  outputs<T> to = test::make_outputs<T, 4>(c.in, w.how[3]);
  const kernels::cached_problem<S, T> p(made.problem(c, w, q, to), from.store(), made.joining, !c.on[own_rows]);
  const xattn::executor_ref executor = executor_of(w);
  std::vector<std::byte> memory = dirty_memory(kernels::cached_workspace(p, executor) + xattn::workspace_alignment);
  const xattn::workspace scratch{std::span<std::byte>(memory)};
  with_mask<T>(c, w, [&](const auto& mask, const auto& tr) {
    const auto bound = mask.bind(made.scores(c));
    const kernels::cached_mask<std::remove_const_t<decltype(bound)>> all(bound, made.joining);
    const any_mask<T> alike(c.m);
    const auto rules = made.joining.alike() ? alike.bind(made.scores(c)) : all.template rules<T>();
    kernels::cached_attention(p, rules, executor, scratch, tr);
  });
  return to;
}

/// Options of the call, with the array of log-sum-exps in the order of `lse`.
template <class T, class Lse>
xattn::attention_options<T> options_of(const call& c, const way& w, const Lse& lse) {
  auto o = c.call_options<T>();
  if (w.lse) o.lse = lse;
  o.executor = executor_of(w);
  return o;
}

/// Keys or values, x, in pages: row j of item b is in page table(b, j / page); what no item has is NaN.
template <class S, class Table>
void fill_pages(const test::buffer<S, 4>& pages, const oracle::array& x, const Table& table, const call& c) {
  const index_t page = pages.extent(1), heads = x.extent(1), width = x.extent(3), keys = x.extent(2);
  for (index_t n = 0; n < pages.extent(0) * page * heads * width; ++n) {
    const index_t d = n % width, g = n / width % heads, row = n / width / heads;
    pages(row / page, row % page, g, d) = S(std::numeric_limits<float>::quiet_NaN());
  }
  for (index_t n = 0; n < x.size(); ++n) {
    const index_t d = n % width, j = n / width % keys, head = n / width / keys, b = head / heads;
    if (j >= c.m->keys[static_cast<std::size_t>(b)]) continue;
    const index_t in = table(static_cast<std::size_t>(b), static_cast<std::size_t>(j / page));
    pages(in, j % page, head % heads, d) = test::narrow<S>(x.flat(n));
  }
}

template <class Q, class K, class V>
auto run_pages(const call& c, const way& w, index_t page) {
  using T = xattn::acc_t<Q>;
  const index_t most = (c.n.k_len + page - 1) / page, count = c.n.batch * most + 1;
  const test::buffer<Q, 4> q(c.in.q, w.how[0]);
  const test::buffer<K, 4> k({count, page, c.n.kv_heads, c.n.width}, w.how[1]);
  const test::buffer<V, 4> v({count, page, c.v_heads(), c.n.value_width}, w.how[2]);
  xt::xtensor<std::int32_t, 2> table =
      xt::ones<std::int32_t>({static_cast<std::size_t>(c.n.batch), static_cast<std::size_t>(most)});
  for (std::size_t t = 0; t < table.size(); ++t) table.data()[t] = static_cast<std::int32_t>(table.size() - t);
  fill_pages(k, c.in.k, table, c), fill_pages(v, c.in.v, table, c);
  outputs<T> to = test::make_outputs<T, 4>(c.in, w.how[3]);
  auto o = options_of<T>(c, w, to.lse.view());
  const auto on_pages = [&](const auto& f) { return f(q.cview(), k.cview(), v.cview(), table, c.m->keys); };
  const auto size = [&](const auto&... all) { return w.scratch ? xattn::paged_workspace_size(all..., o) : 0; };
  std::vector<std::byte> memory = dirty_memory(on_pages(size));
  if (w.scratch) o.workspace = memory;
  with_mask<T>(c, w, [&](const auto& mask, const auto& tr) {
    on_pages([&](const auto&... all) {
      if (w.returned) copy_to(to.out, xattn::attention_paged(all..., mask, o, tr));
      else xattn::attention_paged_into(to.out.view(), all..., mask, o, tr);
    });
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
template <class T>
outputs<T> in_items(const call& c, const test::buffer<T, 3>& out, const test::buffer<T, 2>& lse) {
  outputs<T> to = test::make_outputs<T, 4>(c.in);
  for (index_t n = 0; n < c.n.batch * c.n.q_len * c.n.heads; ++n) {
    const index_t h = n % c.n.heads, i = n / c.n.heads % c.n.q_len, b = n / c.n.heads / c.n.q_len;
    for (index_t d = 0; d < c.n.value_width; ++d) to.out(b, h, i, d) = 0;
    to.lse(b, h, i) = c.rules.sinks.empty() ? -std::numeric_limits<T>::infinity()
                                            : static_cast<T>(c.rules.sinks[static_cast<std::size_t>(h)]);
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
template <class Q, class K, class V>
auto run_sequences(const call& c, const way& w) {
  using T = xattn::acc_t<Q>;
  const test::buffer<Q, 3> q(in_tokens(c.in.q, c.m->rows), w.how[0]);
  const test::buffer<K, 3> k(in_tokens(c.in.k, c.m->keys), w.how[1]);
  const test::buffer<V, 3> v(in_tokens(c.in.v, c.m->keys), w.how[2]);
  const auto q_offsets = offsets_of(c.m->rows), k_offsets = offsets_of(c.m->keys);
  test::buffer<T, 3> out({q.extent(0), c.n.heads, c.n.value_width}, w.how[3]);
  test::buffer<T, 2> lse({q.extent(0), c.n.heads});
  auto o = options_of<T>(c, w, lse.view());
  const auto on_tokens = [&](const auto& f) { return f(q.cview(), k.cview(), v.cview(), q_offsets, k_offsets); };
  const auto size = [&](const auto&... all) { return w.scratch ? xattn::workspace_size(all..., o) : 0; };
  std::vector<std::byte> memory = dirty_memory(on_tokens(size));
  if (w.scratch) o.workspace = memory;
  with_mask<T>(c, w, [&](const auto& mask, const auto& tr) {
    on_tokens([&](const auto&... all) {
      if (w.returned) copy_to(out, xattn::attention_ragged(all..., mask, o, tr));
      else xattn::attention_ragged_into(out.view(), all..., mask, o, tr);
    });
  });
  CHECK(out.borders_intact());
  return in_items(c, out, lse);
}

way drawn_way(const call& c, test::random& r) {
  way w{{}, c.on[threads], c.on[own_scratch], c.on[traced], c.on[lse], c.on[returned]};
  const std::array<feature, 4> strides{strided_q, strided_k, strided_v, strided_out};
  constexpr auto known = static_cast<index_t>(std::size(test::arrangements));
  for (std::size_t n = 0; n < 4; ++n) {
    if (c.on[strides[n]]) w.how[n] = test::arrangements[1 + r.below(known - 1)];
  }
  return w;
}

/// Both results are the truth, with `more` on top, and the same to the bit.
template <class T>
void check(const call& c, const way& w, const outputs<T>& got, const outputs<T>& plain, meetings& met,
           long double more = 0) {
  auto truth = c.truth<T>();
  for (long double& x : truth.out.data) x += more;
  for (long double& x : truth.lse.data) x += more;
  CHECK(test::within(got.out, truth.exact.out, truth.out));
  CHECK(got.out.elements() == plain.out.elements());
  c.note_effects(met, truth);
  if (!w.lse) return;
  CHECK(test::within(got.lse, truth.exact.lse, truth.lse));
  CHECK(got.lse.elements() == plain.lse.elements());
}

template <class S, class T = float>
void check_store(call& c, test::random& r, meetings& met) {
  c.draw_numbers<T>(r);
  const way w = drawn_way(c, r);
  stored<S, T> from(c);
  from.fill(c, std::vector<index_t>(c.m->keys.size(), c.n.k_len), w);
  const test::attention_inputs given = c.in;
  from.give_back(c);
  CHECK(gives_back<S>(c.in.k, given.k));
  CHECK(gives_back<S>(c.in.v, given.v));
  std::vector<index_t> kept = c.m->keys;
  for (index_t& n : kept) n -= c.on[own_rows] ? c.n.q_len : 0;
  from.fill(c, kept, w);
  // the naive loop is given rounded numbers, the kernel multiplies by the factors of a row last
  const long double more = kernels::has_factors<S> ? 256 * test::eps<T>() : 0;
  check(c, w, run_store(c, from, w), run_store(c, from, {}), met, more);
}

template <class Q, class K = Q, class V = Q>
void check_pages(call& c, test::random& r, meetings& met) {
  c.draw_numbers<Q, K, V>(r);
  const way w = drawn_way(c, r);
  const index_t page = one_of(r, {1, 16, 100, 128, 256});
  check(c, w, run_pages<Q, K, V>(c, w, page), run_pages<Q, K, V>(c, {arranged_alike(c.n, w.how)}, page), met);
}

template <class Q, class K = Q, class V = Q>
void check_sequences(call& c, test::random& r, meetings& met) {
  c.draw_numbers<Q, K, V>(r);
  const way w = drawn_way(c, r);
  check(c, w, run_sequences<Q, K, V>(c, w), run_sequences<Q, K, V>(c, {arranged_alike(c.n, w.how)}), met);
}

void check_form(call& c, test::random& r, meetings& met) {
  using xattn::bf16, xattn::f16;
  if (c.on[in_store]) {
    if (c.on[in_double]) return check_store<double, double>(c, r, met);
    if (c.on[in_int8]) return check_store<std::int8_t>(c, r, met);
    if (c.on[in_bf16]) return check_store<bf16>(c, r, met);
    return c.on[in_f16] ? check_store<f16>(c, r, met) : check_store<float>(c, r, met);
  }
  const auto check_of = [&]<class Q, class K = Q, class V = Q>() {
    c.on[paged] ? check_pages<Q, K, V>(c, r, met) : check_sequences<Q, K, V>(c, r, met);
  };
  if (c.on[in_double]) return check_of.operator()<double>();
  if (c.on[in_bf16]) return check_of.operator()<bf16>();
  if (c.on[in_f16]) return check_of.operator()<f16>();
  if (c.on[in_mixed]) return check_of.operator()<float, bf16, f16>();
  check_of.operator()<float>();
}

}  // namespace

TEST_CASE("attention over stores, pages and sequences: every two options together, in drawn calls",
          "[attention][cache][ragged][property][drawn]") {
  const options known = ~options().set(dense).set(less_axes);
  const std::string missing = draw_calls(known, check_form);
  CHECK(missing == "");
}
