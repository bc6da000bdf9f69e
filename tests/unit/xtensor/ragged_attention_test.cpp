// SPDX-License-Identifier: BSD-3-Clause
/// attention_ragged: each sequence has the bits of a call on it alone, whatever lies beside it, on every path and with
/// every option; offsets of every kind; errors; and a long prompt that comes in chunks.
#include "support/alloc_counter.hpp"
#include "support/executors.hpp"
#include "support/thrown.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/trace.hpp>

#include <array>
#include <span>

namespace {

using namespace test;

/// Tokens of sequences with these lengths.
struct ragged_inputs {
  std::vector<index_t> q_len, k_len;
  index_t heads = 4, kv_heads = 2, width = 8, value_width = 12;

  std::vector<int> offsets(const std::vector<index_t>& lengths) const {
    std::vector<int> sums{0};
    for (const index_t n : lengths) sums.push_back(sums.back() + static_cast<int>(n));
    return sums;
  }
  std::vector<int> q_offsets() const { return offsets(q_len); }
  std::vector<int> k_offsets() const { return offsets(k_len); }
  index_t tokens() const { return q_offsets().back(); }
  index_t key_tokens() const { return k_offsets().back(); }
};

template <class T, class S = T>
struct ragged_call {
  ragged_inputs in;
  buffer<S, 3> q, k, v;
  buffer<T, 3> out;
  buffer<T, 2> lse;

  explicit ragged_call(const ragged_inputs& n, arrangement how = arrangement::row_major)
      : in(n),
        q(random_array<T>({n.tokens(), n.heads, n.width}, regime::uniform, 1), how),
        k(random_array<T>({n.key_tokens(), n.kv_heads, n.width}, regime::uniform, 2), how),
        v(random_array<T>({n.key_tokens(), n.kv_heads, n.value_width}, regime::uniform, 3), how),
        out(index_array<3>{n.tokens(), n.heads, n.value_width}, how),
        lse(index_array<2>{n.tokens(), n.heads}, how) {}

  template <class M = xattn::no_mask, class Tr = xattn::no_trace>
  void run(const M& mask = {}, xattn::attention_options<T> options = {}, Tr tr = {}) const {
    options.lse = lse.view();
    xattn::attention_ragged_into(out.view(), q.cview(), k.cview(), v.cview(), in.q_offsets(), in.k_offsets(), mask,
                                 options, tr);
  }
  bool same_bits(const ragged_call& other) const {
    return out.bytes() == other.out.bytes() && lse.bytes() == other.lse.bytes();
  }
};

/// (tokens, heads, width) of one sequence as (heads, length, width).
template <class E>
xattn::view<E, 3> sequence_of(const xattn::view<E, 3>& v, index_t first, index_t last) {
  return {v.data() + first * v.stride(0),
          {v.extent(1), last - first, v.extent(2)},
          {v.stride(1), v.stride(0), v.stride(2)}};
}

/// The same call, sequence by sequence; mask_of(s) is the mask of sequence s.
template <class T, class S, class MaskOf>
void run_alone(const ragged_call<T, S>& c, const MaskOf& mask_of, xattn::attention_options<T> options = {}) {
  const auto qo = c.in.q_offsets(), ko = c.in.k_offsets();
  for (std::size_t s = 0; s + 1 < qo.size(); ++s) {
    const xattn::view<T, 2> lse(c.lse.data() + qo[s] * c.lse.stride(0), {c.in.heads, c.in.q_len[s]},
                                {c.lse.stride(1), c.lse.stride(0)});
    options.lse = lse;
    xattn::attention_into(sequence_of(c.out.view(), qo[s], qo[s + 1]), sequence_of(c.q.cview(), qo[s], qo[s + 1]),
                          sequence_of(c.k.cview(), ko[s], ko[s + 1]), sequence_of(c.v.cview(), ko[s], ko[s + 1]),
                          mask_of(static_cast<index_t>(s)), options);
  }
}

/// Small, empty, streaming, without keys, decoding, square, decoding again, many rows.
ragged_inputs every_path() { return {{3, 0, 20, 2, 1, 9, 4, 300}, {7, 4, 31, 0, 700, 9, 513, 40}}; }

/// Query i of batch item b may attend to keys j with j mod 3 != b mod 3.
struct bound_by_item : xattn::excluding_rule<bound_by_item> {
  index_t first = 0;
  explicit bound_by_item(index_t f) : first(f) {}
  bool allowed(index_t b, index_t, index_t, index_t j) const { return j % 3 != (first + b) % 3; }
};
struct by_item {
  index_t first = 0;
  bound_by_item bind(const xattn::score_shape&) const { return bound_by_item{first}; }
};

template <class T, class S = T, class MaskOf>
void check_bits(const MaskOf& mask_of, const xattn::attention_options<T>& options = {},
                arrangement how = arrangement::row_major, const ragged_inputs& in = every_path()) {
  const ragged_call<T, S> together(in, how), alone(in, how);
  together.run(mask_of(0), options);
  run_alone(alone, mask_of, options);
  CHECK(together.same_bits(alone));
  CHECK(together.out.borders_intact());
}

const auto no_rule = [](index_t) { return xattn::no_mask{}; };
const auto causal_rule = [](index_t) { return xattn::causal; };

}  // namespace

TEST_CASE("attention_ragged: the bits of each sequence alone, on every path, with every option", "[ragged][bits]") {
  const std::vector<float> sinks{0.5f, -1, 2, 0};
  const auto both = [](index_t s) { return xattn::causal & by_item{s}; };
  check_bits<float>(no_rule);
  check_bits<float>(causal_rule, {.scale = -0.25f, .softcap = 2.0f, .sinks = sinks});
  check_bits<float>(both, {.sinks = sinks});
  for (const arrangement how : {arrangement::every_second, arrangement::column_major, arrangement::reversed_rows}) {
    check_bits<float>(causal_rule, {}, how);
  }
  check_bits<double>(causal_rule);
}

TEST_CASE("attention_ragged: functions see the number of the sequence, and lengths are one a sequence",
          "[ragged][bits]") {
  check_bits<float>([](index_t first) {
    const auto f = [first](auto s, auto b, auto h, auto, auto j) {
      return j % 5 == h ? -std::numeric_limits<float>::infinity() : s + 0.25f * static_cast<float>(first + b);
    };
    return xattn::causal & xattn::alibi(4) & xattn::score_mod(f);
  });
  check_bits<float>([](index_t first) {
    const auto f = [first](auto p, auto b, auto, auto, auto j) { return (first + b + j) % 2 == 0 ? p : 0 * p; };
    return xattn::prob_mod(f);
  });
  const std::vector<int> lengths{3, 9, 20, 0, 600, 4, 513, 11};
  const ragged_call<float> together(every_path()), alone(every_path());
  together.run(xattn::valid_lengths(lengths));
  run_alone(alone, [&](index_t s) { return xattn::valid_lengths(lengths[static_cast<std::size_t>(s)]); });
  CHECK(together.same_bits(alone));
  CHECK(mentions(message_of<xattn::shape_error>([&] {
                   together.run(xattn::valid_lengths(std::vector<int>{1, 2}));
                 }),
                 {"attention_ragged_into: valid_lengths k_lens has shape (2)", "expected (8)"}));
}

TEST_CASE("attention_ragged: narrow elements, and types without vector units", "[ragged][bits]") {
  check_bits<float, xattn::bf16>(causal_rule);
  const ragged_call<long double> c({{3, 0, 5}, {4, 2, 3}});
  c.run(xattn::causal);
  const ragged_call<long double> alone(c.in);
  run_alone(alone, causal_rule);
  CHECK(c.out.elements() == alone.out.elements());
}

TEST_CASE("attention_ragged: against the oracle, more keys than queries and fewer", "[ragged]") {
  const ragged_call<float> c({{5, 12, 20, 7}, {9, 12, 60, 3}});
  c.run(xattn::causal);
  const auto qo = c.in.q_offsets(), ko = c.in.k_offsets();
  const auto rows = [](const oracle::array& x, int first, int last) {
    oracle::array one({x.extent(1), last - first, x.extent(2)});
    for (index_t h = 0; h < x.extent(1); ++h) {
      for (index_t i = 0; i < last - first; ++i) {
        for (index_t d = 0; d < x.extent(2); ++d) one(h, i, d) = x(first + i, h, d);
      }
    }
    return one;
  };
  for (std::size_t s = 0; s < 4; ++s) {
    oracle::attention_rules rules;
    const index_t moved = c.in.k_len[s] - c.in.q_len[s];
    rules.allowed = [moved](index_t, index_t, index_t i, index_t j) { return j <= i + moved; };
    const auto q = rows(c.q.numbers(), qo[s], qo[s + 1]), k = rows(c.k.numbers(), ko[s], ko[s + 1]),
               v = rows(c.v.numbers(), ko[s], ko[s + 1]);
    const auto truth = true_attention<float>(q, k, v, rules);
    CHECK(within(rows(c.out.numbers(), qo[s], qo[s + 1]), truth.exact.out, truth.out));
  }
}

TEST_CASE("attention_ragged: threads change no bit, and have more tasks than there are sequences", "[ragged][bits]") {
  const ragged_call<float> c(every_path()), again(every_path());
  c.run(xattn::causal);
  for (const index_t threads : {2, 3, 7}) {
    watched_executor executor(threads);
    std::vector<std::byte> scratch(xattn::workspace_size(c.q.cview(), c.k.cview(), c.v.cview(), c.in.q_offsets(),
                                                         c.in.k_offsets(), {.executor = executor}));
    again.run(xattn::causal, {.executor = executor, .workspace = scratch});
    CHECK(executor.parts() >= threads);
    CHECK(again.same_bits(c));
  }
}

TEST_CASE("attention_ragged: a hook changes no bit, and sees each sequence by its number", "[ragged][bits][trace]") {
  const ragged_call<float> c(every_path()), watched(every_path());
  c.run(xattn::causal);
  xattn::trace::recorder rec;
  watched.run(xattn::causal, {}, xattn::trace::to(rec));
  CHECK(watched.same_bits(c));
  CHECK(rec["weights@b2"].shape() == xt::xarray<double>::shape_type{4, 20, 31});
  CHECK(rec["q@b7"].shape() == xt::xarray<double>::shape_type{4, 300, 8});
  CHECK(rec["context@b4"](1, 0, 3) == static_cast<double>(c.out(25, 1, 3)));
}

TEST_CASE("attention_ragged: offsets of any integer type, in any range", "[ragged]") {
  const ragged_call<float> c({{2, 3}, {4, 3}});
  c.run();
  const auto q = c.q.cview(), k = c.k.cview(), v = c.v.cview();
  const std::array<std::uint8_t, 3> bytes{0, 2, 5};
  const std::vector<std::uint64_t> keys{0, 4, 7};
  const xt::xtensor<std::int64_t, 1> lengths{2, 3};
  const xt::xtensor<int, 1> sums{0, -1, 2, -1, 5};
  const auto same = [&](const auto& qo, const auto& ko) {
    const auto z = xattn::attention_ragged(q, k, v, qo, ko);
    STATIC_REQUIRE(std::is_same_v<std::remove_const_t<decltype(z)>, xt::xtensor<float, 3>>);
    return bytes_of(z).size() == c.out.elements().size() * 4 &&
           std::equal(z.begin(), z.end(), c.out.elements().begin());
  };
  CHECK(same(bytes, keys));
  CHECK(same(std::span(bytes), std::span<const std::uint64_t>(keys)));
  CHECK(same(xt::view(sums, xt::range(0, 5, 2)), keys));
  CHECK(same(xt::concatenate(xt::xtuple(xt::zeros<std::int64_t>({1}), xt::cumsum(lengths))), keys));
}

TEST_CASE("attention_ragged: no sequence, no token, no head", "[ragged]") {
  const xt::xarray<float> none = xt::zeros<float>({0, 2, 4}), some = xt::ones<float>({3, 2, 4}),
                          headless = xt::zeros<float>({3, 0, 4});
  const std::vector<int> zero{0}, zeros{0, 0, 0}, all{0, 1, 3};
  CHECK(xattn::attention_ragged(none, none, none, zero, zero).size() == 0);
  CHECK(xattn::attention_ragged(none, some, some, zeros, all, xattn::causal).size() == 0);
  CHECK(xattn::attention_ragged(headless, headless, headless, all, all).size() == 0);
  const auto keyless = xattn::attention_ragged(some, none, none, all, zeros);
  CHECK(std::all_of(keyless.begin(), keyless.end(), [](float x) { return x == 0; }));
}

TEST_CASE("attention_ragged_into: allocates nothing with given scratch", "[ragged][allocation]") {
  const ragged_call<float> c(every_path());
  const auto qo = c.in.q_offsets(), ko = c.in.k_offsets();
  std::vector<std::byte> scratch(xattn::workspace_size(c.q.cview(), c.k.cview(), c.v.cview(), qo, ko));
  CHECK(allocations_during([&] {
          xattn::attention_ragged_into(c.out.view(), c.q.cview(), c.k.cview(), c.v.cview(), qo, ko, xattn::causal,
                                       {.workspace = scratch, .lse = c.lse.view()});
        }) == 0);
}

TEST_CASE("attention_ragged: wrong shapes and offsets are named, and nothing is written", "[ragged][errors]") {
  using array = xt::xarray<float>;
  const array q = xt::ones<float>({6, 4, 8}), k = xt::ones<float>({7, 2, 8}), v = xt::ones<float>({7, 2, 5});
  const std::vector<int> qo{0, 2, 6}, ko{0, 5, 7};
  array out = xt::zeros<float>({6, 4, 5}), lse = xt::zeros<float>({6, 4});
  using list = std::vector<int>;
  const auto refused = [&]<class Error>(Error, const auto& q_, const auto& k_, const auto& v_, const list& qo_,
                                        const list& ko_, std::initializer_list<std::string_view> says) {
    const auto call = [&] { xattn::attention_ragged_into(out, q_, k_, v_, qo_, ko_, {}, {.lse = lse}); };
    CHECK(mentions(message_keeping<Error>(call, out, lse), says));
  };
  const xattn::shape_error shape("");
  const xattn::option_error option("");
  const auto ones = [](const std::vector<std::size_t>& s) { return array(xt::ones<float>(s)); };
  refused(shape, ones({6, 8}), k, v, qo, ko, {"attention_ragged_into: q has shape (6, 8)", "(tokens, H, D)"});
  refused(shape, q, ones({1, 7, 2, 8}), v, qo, ko, {"k has shape (1, 7, 2, 8)", "(key tokens, G, D)"});
  refused(shape, q, k, ones({7, 5}), qo, ko, {"v has shape (7, 5)", "(key tokens, G, Dv)"});
  refused(shape, q, ones({7, 2, 9}), v, qo, ko, {"k has shape (7, 2, 9)", "D = 8"});
  refused(shape, q, ones({7, 3, 8}), ones({7, 3, 5}), qo, ko, {"k has shape (7, 3, 8)", "divides the 4"});
  refused(shape, q, k, ones({7, 3, 5}), qo, ko, {"v has shape (7, 3, 5)", "divides the 4"});
  refused(shape, q, k, ones({6, 2, 5}), qo, ko, {"v has shape (6, 2, 5)", "as many tokens as k (7, 2, 8)"});
  refused(shape, ones({6, 4, 0}), ones({7, 2, 0}), v, qo, ko, {"q has shape (6, 4, 0)", "at least 1"});
  refused(shape, q, k, v, qo, {0, 3, 5, 7}, {"k_offsets has shape (4)", "expected (3)", "q_offsets"});
  refused(shape, q, k, v, {}, ko, {"q_offsets has shape (0)", "B + 1"});
  refused(option, q, k, v, {1, 2, 6}, ko, {"q_offsets[0] is 1, expected 0"});
  refused(option, q, k, v, qo, {0, 8, 7}, {"k_offsets[2] is 7, expected at least the 8 before it"});
  refused(option, q, k, v, qo, {0, 5, 6}, {"k_offsets[2] is 6, expected 7, the tokens of k (7, 2, 8)"});
  refused(option, q, k, v, {0, 2, 9}, ko, {"q_offsets[2] is 9, expected 6, the tokens of q (6, 4, 8)"});
  const std::vector<std::uint64_t> past{0, std::numeric_limits<std::uint64_t>::max(), 6};
  CHECK(message_of<xattn::option_error>([&] { (void)xattn::attention_ragged(q, k, v, past, ko); }) ==
        "attention_ragged: q_offsets[1] is 18446744073709551615, expected at most 6, the tokens of q (6, 4, 8)");
  const array narrow = ones({6, 4, 4});
  CHECK(mentions(message_of<xattn::shape_error>([&] { xattn::attention_ragged_into(array(narrow), q, k, v, qo, ko); }),
                 {"out has shape (6, 4, 4)", "expected (6, 4, 5)"}));
  const auto with = [&](const auto& mask, const xattn::attention_options<float>& options) {
    return [&, mask, options] { xattn::attention_ragged_into(out, q, k, v, qo, ko, mask, options); };
  };
  array heads_first = ones({4, 6}), sinks = ones({2});
  CHECK(mentions(message_keeping<xattn::shape_error>(with(xattn::causal, {.lse = heads_first}), out),
                 {"expected (6, 4)"}));
  CHECK(mentions(message_keeping<xattn::shape_error>(with(xattn::causal, {.sinks = sinks}), out),
                 {"sinks has shape (2)", "expected (4)"}));
  const xt::xarray<bool> allow = xt::ones<bool>({2, 5});
  CHECK(mentions(message_keeping<xattn::shape_error>(with(xattn::boolean(allow), {}), out),
                 {"attention_ragged_into: boolean mask has shape (2, 5)", "(2, 4, 4, 2)"}));
  CHECK(mentions(message_of<xattn::option_error>([&] {
                   xattn::attention_ragged_into(xattn::view<float, 3>(const_cast<float*>(k.data()), {6, 4, 4}), q, k,
                                                xt::view(v, xt::all(), xt::all(), xt::range(0, 4)), qo, ko);
                 }),
                 {"out overlaps k"}));
}

TEST_CASE("attention: a prompt that comes in chunks gives the bits of one that comes at once", "[attention][bits]") {
  const index_t rows = 300, keys = 340;  // 40 keys were there before
  const auto in = random_attention<float>({1, 4, 2, rows, keys, 32, 24});
  const buffer<float, 4> q(in.q), k(in.k), v(in.v);
  const buffer<float, 4> whole({1, 4, rows, 24}), chunks({1, 4, rows, 24});
  xattn::attention_into(whole.view(), q.cview(), k.cview(), v.cview(), xattn::causal);
  for (const index_t size : {17, 64, 100, 256}) {
    for (index_t first = 0; first < rows; first += size) {
      const index_t last = std::min(rows, first + size), seen = keys - rows + last;
      xattn::attention_into(chunks.view().slice(2, first, last), q.cview().slice(2, first, last),
                            k.cview().slice(2, 0, seen), v.cview().slice(2, 0, seen), xattn::causal);
    }
    CHECK(chunks.elements() == whole.elements());
  }
}
