// SPDX-License-Identifier: BSD-3-Clause
/// attention_with_lse, merge and merge_into: keys that are split in any way give what all keys give; shapes, places and
/// options; and one prefix that many sequences share.
#include "support/alloc_counter.hpp"
#include "support/executors.hpp"
#include "support/thrown.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

namespace {

using namespace test;
using array = xt::xarray<float>;

template <class T>
using part4 = xattn::attention_part<xt::xtensor<T, 4>, xt::xtensor<T, 3>>;

/// Attention over keys [first, last).
template <class T, class M = xattn::no_mask>
part4<T> over(const attention_inputs& in, index_t first, index_t last, const M& mask = {},
              const xattn::attention_options<T>& options = {}) {
  const buffer<T, 4> q(in.q), k(in.k), v(in.v);
  return xattn::attention_with_lse(q.cview(), k.cview().slice(2, first, last), v.cview().slice(2, first, last), mask,
                                   options);
}

template <class T>
oracle::array numbers_of(const T& x) {
  oracle::array a(oracle::shape_t(x.shape().begin(), x.shape().end()));
  for (index_t n = 0; n < a.size(); ++n) a.flat(n) = widen(x.data()[n]);
  return a;
}

/// The bound of a whole call, and that of the merge beside it.
template <class T, class Part>
void check_whole(const Part& got, const attention_truth<T>& truth, index_t parts, long double largest) {
  oracle::array out = truth.out, lse = truth.lse;
  for (long double& x : out.data) x += static_cast<long double>(parts + 5) * eps<T>() * largest;
  for (long double& x : lse.data) x += 3 * eps<T>() * (1 + largest_magnitude(truth.exact.lse));
  CHECK(within(numbers_of(got.out), truth.exact.out, out));
  CHECK(within(numbers_of(got.lse), truth.exact.lse, lse));
}

template <class T>
void check_splits(const attention_inputs& in) {
  const index_t keys = in.k.extent(2);
  const auto truth = true_attention<T>(in.q, in.k, in.v);
  const long double largest = largest_magnitude(in.v);
  check_whole(over<T>(in, 0, keys), truth, 1, largest);
  for (const index_t at : {index_t{0}, index_t{1}, keys / 3, keys - 1, keys}) {
    check_whole(xattn::merge(over<T>(in, 0, at), over<T>(in, at, keys)), truth, 2, largest);
  }
  std::vector<part4<T>> parts;
  for (index_t first = 0; first < keys; first += 29) parts.push_back(over<T>(in, first, std::min(keys, first + 29)));
  const auto at_once = xattn::merge(parts);
  check_whole(at_once, truth, static_cast<index_t>(parts.size()), largest);
  part4<T> in_turn = parts[0];
  for (std::size_t n = 1; n < parts.size(); ++n) in_turn = xattn::merge(in_turn, parts[n]);
  check_whole(in_turn, truth, 6 * static_cast<index_t>(parts.size()), largest);
}

}  // namespace

TEMPLATE_TEST_CASE("merge: keys split anywhere give the whole", "[merge][attention]", float, double) {
  check_splits<TestType>(random_attention<TestType>({2, 4, 2, 5, 150, 8, 7}));
  check_splits<TestType>(random_attention<TestType>({1, 2, 1, 70, 300, 12, 16}, regime::wide));
  check_splits<TestType>(random_attention<TestType>({1, 2, 1, 1, 1200, 16, 16}));
}

TEST_CASE("attention_with_lse: out and lse are those of attention, in containers of the rank of the inputs",
          "[merge][attention]") {
  const xt::xtensor<float, 3> q = xt::ones<float>({2, 3, 4}), k = xt::ones<float>({1, 6, 4});
  const xt::xtensor<xattn::bf16, 3> half_q({2, 3, 4}, xattn::bf16(1.0f));
  xt::xtensor<float, 2> lse = xt::zeros<float>({2, 3});
  const auto part = xattn::attention_with_lse(q, k, k, xattn::causal, {.softcap = 2.0f});
  STATIC_REQUIRE(std::is_same_v<decltype(part.out), xt::xtensor<float, 3>>);
  STATIC_REQUIRE(std::is_same_v<decltype(part.lse), xt::xtensor<float, 2>>);
  CHECK(same_bits(xattn::attention(q, k, k, xattn::causal, {.softcap = 2.0f, .lse = lse}), part.out));
  CHECK(same_bits(lse, part.lse));
  const array any = q;
  STATIC_REQUIRE(std::is_same_v<decltype(xattn::attention_with_lse(any, any, any).lse), array>);
  STATIC_REQUIRE(std::is_same_v<decltype(xattn::attention_with_lse(any, k, k).lse), xt::xtensor<float, 2>>);
  CHECK(xattn::attention_with_lse(any, any, any).lse.shape() == array::shape_type{2, 3});
  CHECK(xattn::attention_with_lse(half_q, half_q, half_q).out.shape()[2] == 4);
}

TEST_CASE("merge: the sink of one part counts once", "[merge][attention]") {
  const auto in = random_attention<float>({1, 2, 1, 4, 40, 8, 8});
  oracle::attention_rules rules;
  rules.sinks = {0.75L, -1};
  const std::vector<float> sinks{0.75f, -1};
  const auto truth = true_attention<float>(in.q, in.k, in.v, rules);
  const auto sunk = over<float>(in, 0, 13, xattn::no_mask{}, {.sinks = sinks});
  check_whole(xattn::merge(sunk, over<float>(in, 13, 40)), truth, 2, largest_magnitude(in.v));
  const auto only = over<float>(in, 0, 0, xattn::no_mask{}, {.sinks = sinks});
  check_whole(xattn::merge(only, over<float>(in, 0, 40)), truth, 2, largest_magnitude(in.v));
}

TEST_CASE("merge: many sequences share a prefix, whose keys are read once for all of them", "[merge][attention]") {
  // 5 sequences of one new token each: as queries of one sequence they meet the prefix, then each its own keys
  const index_t sequences = 5, own = 9, shared = 700;
  const auto some = [](const oracle::shape_t& shape, std::uint64_t seed) {
    return random_array<float>(shape, regime::uniform, seed);
  };
  const auto q = some({sequences, 2, 1, 8}, 1), k = some({sequences, 1, own, 8}, 2),
             v = some({sequences, 1, own, 8}, 3), pk = some({1, 1, shared, 8}, 4), pv = some({1, 1, shared, 8}, 5);
  const buffer<float, 4> queries(q), keys(k), values(v), prefix_k(pk), prefix_v(pv);
  const xattn::view<const float, 3> as_rows(queries.data(), {2, sequences, 8}, {8, 16, 1});
  const auto prefix = xattn::attention_with_lse(as_rows, prefix_k.cview()[0], prefix_v.cview()[0]);
  const auto rest = xattn::attention_with_lse(queries.cview(), keys.cview(), values.cview());
  xt::xtensor<float, 4> out = rest.out;
  xattn::merge_into(xattn::view<float, 3>(out.data(), {2, sequences, 8}, {8, 16, 1}),
                    xt::xtensor<float, 2>(xt::zeros<float>({2, 5})), prefix.out, prefix.lse,
                    xattn::view<const float, 3>(rest.out.data(), {2, sequences, 8}, {8, 16, 1}),
                    xattn::view<const float, 2>(rest.lse.data(), {2, sequences}, {1, 2}));
  oracle::array all_k({sequences, 1, shared + own, 8}), all_v = all_k;
  for (index_t s = 0; s < sequences; ++s) {
    for (index_t j = 0; j < shared + own; ++j) {
      for (index_t c = 0; c < 8; ++c) {
        all_k(s, 0, j, c) = j < shared ? pk(0, 0, j, c) : k(s, 0, j - shared, c);
        all_v(s, 0, j, c) = j < shared ? pv(0, 0, j, c) : v(s, 0, j - shared, c);
      }
    }
  }
  const auto truth = true_attention<float>(q, all_k, all_v);
  CHECK(within(numbers_of(out), truth.exact.out, truth.out));
}

TEST_CASE("merge_into: allocates nothing, in place, on views", "[merge][allocation]") {
  const auto in = random_attention<float>({1, 2, 1, 4, 40, 8, 8});
  auto a = over<float>(in, 0, 13);
  const auto b = over<float>(in, 13, 40), both = xattn::merge(a, b);
  CHECK(allocations_during([&] {
          auto out = xt::view(a.out, xt::all(), xt::all(), xt::all(), xt::all());
          xattn::merge_into(out, a.lse, a.out, a.lse, b.out, b.lse);
        }) == 0);
  CHECK(same_bits(a.out, both.out));
  CHECK(same_bits(a.lse, both.lse));
}

TEST_CASE("merge: parts may be views, and share an executor", "[merge]") {
  const auto in = random_attention<float>({2, 8, 1, 70, 40, 8, 40});
  const auto a = over<float>(in, 0, 13), b = over<float>(in, 13, 40), both = xattn::merge(a, b);
  watched_executor executor;
  const xattn::view<const float, 4> out(a.out.data(), {2, 8, 70, 40});
  const xattn::view<const float, 3> lse(a.lse.data(), {2, 8, 70});
  const auto shared = xattn::merge(xattn::attention_part{out, lse}, b, executor);
  CHECK(executor.parts() > 1);
  CHECK(same_bits(shared.out, both.out));
  CHECK(same_bits(shared.lse, both.lse));
}

TEST_CASE("merge: wrong shapes are named, and nothing is written", "[merge][errors]") {
  array out = xt::zeros<float>({2, 3, 4}), lse = xt::zeros<float>({2, 3}), other = xt::ones<float>({2, 3, 5}),
        row = xt::ones<float>({4});
  const array a = xt::ones<float>({2, 3, 4}), l = xt::ones<float>({2, 3}), short_l = xt::ones<float>({2}),
              deep = xt::ones<float>({1, 1, 2, 3, 4});
  const auto refused = [&](auto&& call, std::initializer_list<std::string_view> says) {
    CHECK(mentions(message_keeping<xattn::shape_error>(call, out, lse, other), says));
  };
  refused([&] { xattn::merge_into(out, lse, a, l, other, l); },
          {"merge_into: out_b has shape (2, 3, 5)", "expected (2, 3, 4)", "out_a"});
  refused([&] { xattn::merge_into(out, lse, a, short_l, a, l); }, {"lse_a has shape (2)", "expected (2, 3)", "out_a"});
  refused([&] { xattn::merge_into(out, lse, a, l, a, short_l); }, {"lse_b has shape (2)", "expected (2, 3)"});
  refused([&] { xattn::merge_into(other, lse, a, l, a, l); }, {"out has shape (2, 3, 5)", "expected (2, 3, 4)"});
  refused([&] { xattn::merge_into(out, row, a, l, a, l); }, {"lse has shape (4)", "expected (2, 3)"});
  refused(
      [&] {
        (void)xattn::merge(xattn::attention_part{row, row}, xattn::attention_part{row, row});
      },
      {"merge: out_a has shape (4)", "(L, Dv)"});
  refused([&] { (void)xattn::merge(xattn::attention_part{deep, l}, xattn::attention_part{deep, l}); }, {"5 axes"});
  using part = xattn::attention_part<array, array>;
  const std::vector<part> parts{{a, l}, {a, l}, {other, l}}, more{{a, l}, {a, short_l}}, none;
  refused([&] { (void)xattn::merge(parts); }, {"parts[2].out has shape (2, 3, 5)", "parts[0].out"});
  refused([&] { (void)xattn::merge(more); }, {"parts[1].lse has shape (2)"});
  CHECK(mentions(message_of<xattn::option_error>([&] { (void)xattn::merge(none); }), {"parts is empty"}));
  CHECK(mentions(message_of<xattn::option_error>([&] { (void)xattn::attention_with_lse(a, a, a, {}, {.lse = lse}); }),
                 {"attention_with_lse: lse is given"}));
}

TEST_CASE("merge_into: outputs lie in place of an input or apart", "[merge][errors]") {
  array a = xt::ones<float>({3, 4}), b = xt::ones<float>({3, 4}), la = xt::ones<float>({3}), lb = la, out = a, lse = la;
  const auto refused = [&](auto&& to, auto&& to_lse, const std::string& says) {
    const auto call = [&] { xattn::merge_into(to, to_lse, a, la, b, lb); };
    CHECK(mentions(message_keeping<xattn::option_error>(call, a, b, la, lb), {"merge_into", says}));
  };
  refused(xattn::view<float, 2>(a.data() + 8, {3, 4}, {-4, 1}), lse, "out overlaps out_a");
  refused(xattn::view<float, 2>(b.data(), {3, 4}, {1, 3}), lse, "out overlaps out_b");
  refused(out, xattn::view<float, 1>(lb.data() + 2, {3}, {-1}), "lse overlaps lse_b");
  refused(out, xattn::view<float, 1>(b.data(), {3}), "lse overlaps out_b");
  refused(out, xattn::view<float, 1>(out.data(), {3}), "lse overlaps out");
  refused(xattn::view<float, 2>(out.data(), {3, 4}, {0, 1}), lse, "out has elements that share memory");
  xattn::merge_into(a, lb, a, la, b, lb);
  CHECK(lb(1) == Approx(1 + std::log(2.0)));
}
