// SPDX-License-Identifier: BSD-3-Clause
/// attention_summary_ragged and attention_summary_paged: the bits of attention_summary on each sequence and item alone,
/// whatever the threads, and what they refuse.
#include "support/executors.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

namespace {

using namespace test;
using array = xt::xarray<float>;
using offsets = std::vector<unsigned>;

array random_numbers(const std::vector<std::size_t>& shape, std::uint64_t seed) {
  const oracle::array x = random_array<float>(oracle::shape_t(shape.begin(), shape.end()), regime::uniform, seed);
  array y = array::from_shape(shape);
  for (std::size_t n = 0; n < y.size(); ++n) y.data()[n] = static_cast<float>(x.flat(static_cast<index_t>(n)));
  return y;
}

/// Tokens [first, last), heads in front.
array sequence_of(const array& x, unsigned first, unsigned last) {
  return array(xt::transpose(xt::view(x, xt::range(first, last), xt::all(), xt::all()), {1, 0, 2}));
}
/// The same of rows (tokens, H), or of lists (tokens, H, top).
template <class X>
auto heads_first(const X& x, unsigned first, unsigned last) {
  using number = typename X::value_type;
  xt::xarray<number> part(xt::view(x, xt::range(first, last)));
  std::vector<std::size_t> axes{1, 0};
  if (part.dimension() == 3) axes.push_back(2);
  return xt::xarray<number>(xt::transpose(part, axes));
}

template <class X, class Y>
bool same_numbers(const X& x, const Y& y) {
  return x.size() == y.size() && std::equal(x.begin(), x.end(), y.begin());
}
template <class A, class B>
bool same_summary(const A& a, const B& b) {
  return same_numbers(a.max_score, b.max_score) && same_numbers(a.lse, b.lse) && same_numbers(a.entropy, b.entropy) &&
         same_numbers(a.top_keys, b.top_keys) && same_numbers(a.top_weights, b.top_weights) &&
         same_numbers(a.column_sums, b.column_sums);
}

/// What a call on sequences says of one of them.
template <class Summary>
auto part_of(const Summary& s, const offsets& q, const offsets& k, std::size_t n) {
  const auto rows = [&](const auto& x) { return heads_first(x, q[n], q[n + 1]); };
  return xattn::attention_summary_result<array, array, xt::xarray<index_t>>{
      rows(s.max_score), rows(s.lse), rows(s.entropy), rows(s.top_keys), rows(s.top_weights),
      heads_first(s.column_sums, k[n], k[n + 1])};
}

const offsets q_offsets{0, 5, 5, 305, 306, 320}, k_offsets{0, 5, 9, 309, 440, 440};

template <class F>
void says(F&& call, std::initializer_list<std::string_view> parts, bool of_shape) {
  CHECK(mentions(of_shape ? message_of<xattn::shape_error>(call) : message_of<xattn::option_error>(call), parts));
}

}  // namespace

TEST_CASE("attention_summary_ragged: the bits of each sequence alone, with every option", "[summary][ragged][bits]") {
  const array q = random_numbers({320, 4, 8}, 1), k = random_numbers({440, 2, 8}, 2);
  const array v = random_numbers({440, 2, 3}, 3);
  const std::vector<float> sinks{0.5f, -1, 0, 2};
  const auto mask = xattn::causal & xattn::sliding_window(100);
  const xattn::attention_options<float> options{.scale = 0.5f, .softcap = 2.0f, .sinks = sinks};
  const auto all = xattn::attention_summary_ragged(q, k, q_offsets, k_offsets, mask, options, {.top = 3});
  xt::xarray<float> lse = xt::zeros<float>({320, 4});
  auto asked = options;
  asked.lse = lse;
  (void)xattn::attention_ragged(q, k, v, q_offsets, k_offsets, mask, asked);
  const auto known = xattn::attention_summary_ragged(q, k, lse, q_offsets, k_offsets, mask, options, {.top = 3});
  CHECK(same_numbers(known.lse, lse));
  lse(7, 1) += std::log(2.0f);
  const auto other = xattn::attention_summary_ragged(q, k, lse, q_offsets, k_offsets, mask, options, {.top = 3});
  CHECK(std::fabs(2 * other.top_weights(7, 1, 0) - known.top_weights(7, 1, 0)) < 1e-5f);
  lse(7, 1) = known.lse(7, 1);
  for (std::size_t n = 0; n + 1 < q_offsets.size(); ++n) {
    const array one_q = sequence_of(q, q_offsets[n], q_offsets[n + 1]);
    const array one_k = sequence_of(k, k_offsets[n], k_offsets[n + 1]);
    const auto alone = xattn::attention_summary(one_q, one_k, mask, options, {.top = 3});
    CHECK(same_summary(part_of(all, q_offsets, k_offsets, n), alone));
    const array one_lse = heads_first(lse, q_offsets[n], q_offsets[n + 1]);
    CHECK(same_summary(part_of(known, q_offsets, k_offsets, n),
                       xattn::attention_summary(one_q, one_k, one_lse, mask, options, {.top = 3})));
  }
  for (const index_t threads : {2, 7}) {
    watched_executor executor(threads);
    auto shared = options;
    shared.executor = executor;
    std::vector<std::byte> scratch(xattn::workspace_size(q, k, q_offsets, k_offsets, shared, {.top = 3}),
                                   std::byte{0xff});
    shared.workspace = scratch;
    CHECK(same_summary(xattn::attention_summary_ragged(q, k, q_offsets, k_offsets, mask, shared, {.top = 3}), all));
    CHECK(executor.parts() >= threads);
  }
}

TEST_CASE("attention_summary_ragged: no sequence, no token, functions that know the sequence", "[summary][ragged]") {
  const xt::xtensor<float, 3> none = xt::zeros<float>({0, 2, 4}), some = xt::ones<float>({3, 2, 4});
  const auto nothing = xattn::attention_summary_ragged(none, none, offsets{0}, offsets{0}, {}, {}, {.top = 2});
  CHECK(nothing.column_sums.size() == 0);
  CHECK(nothing.top_keys.shape()[2] == 2);
  const auto unseen = xattn::attention_summary_ragged(none, some, offsets{0, 0, 0}, offsets{0, 1, 3});
  CHECK(same_numbers(unseen.column_sums, std::vector<float>(6, 0.0f)));
  const auto mine = xattn::mask_mod([](auto b, auto, auto, auto j) { return j == b; });
  const auto seen = xattn::attention_summary_ragged(some, some, offsets{0, 1, 3}, offsets{0, 1, 3}, mine);
  STATIC_REQUIRE(std::is_same_v<decltype(seen.lse), xt::xtensor<float, 2>>);
  for (std::size_t h = 0; h < 2; ++h) {
    CHECK(seen.column_sums(0, h) == 1);
    CHECK(seen.column_sums(1, h) == 0);
    CHECK(seen.column_sums(2, h) == 2);
  }
}

TEST_CASE("attention_summary_paged: the bits of arrays, in any pages", "[summary][paged][bits]") {
  const array q = random_numbers({2, 4, 70, 8}, 1), k = random_numbers({2, 2, 300, 8}, 2);
  const auto mask = xattn::causal & xattn::alibi(4);
  const auto whole = xattn::attention_summary(q, k, mask, {}, {.top = 4});
  for (const std::size_t page : {1u, 100u, 128u}) {
    const std::size_t each = (300 + page - 1) / page;
    array pages = array::from_shape({2 * each, page, 2, 8});
    pages.fill(std::numeric_limits<float>::quiet_NaN());
    xt::xarray<int> table = xt::zeros<int>({std::size_t{2}, each});
    for (std::size_t n = 0; n < 2 * each; ++n) table.data()[n] = static_cast<int>(2 * each - 1 - n);
    for (std::size_t b = 0; b < 2; ++b) {
      for (std::size_t j = 0; j < 300; ++j) {
        const auto to = static_cast<std::size_t>(table(b, j / page));
        xt::view(pages, to, j % page, xt::all(), xt::all()) = xt::view(k, b, xt::all(), j, xt::all());
      }
    }
    const std::vector<std::int64_t> lengths{300, 300};
    CHECK(same_summary(xattn::attention_summary_paged(q, pages, table, lengths, mask, {}, {.top = 4}), whole));
    watched_executor executor(3);
    const auto shared = xattn::attention_summary_paged(q, pages, whole.lse, table, lengths, mask,
                                                       {.executor = executor}, {.top = 4});
    CHECK(same_summary(shared, xattn::attention_summary(q, k, whole.lse, mask, {}, {.top = 4})));
    CHECK(executor.parts() >= 3);
    const array twice = whole.lse + std::log(2.0f);
    const auto half = xattn::attention_summary_paged(q, pages, twice, table, lengths, mask);
    CHECK(std::fabs(2 * half.column_sums(1, 2, 3) - whole.column_sums(1, 2, 3)) < 1e-4f);
    const auto shorter = xattn::attention_summary_paged(q, pages, table, std::vector<int>{300, 37}, mask, {});
    CHECK(same_numbers(array(xt::view(shorter.column_sums, 1, xt::all(), xt::range(37, 300))),
                       std::vector<float>(std::size_t{4 * 263}, 0.0f)));
    const array first(xt::view(q, xt::range(1, 2))), keys(xt::view(k, xt::range(1, 2), xt::all(), xt::range(0, 37)));
    const auto alone = xattn::attention_summary(first, keys, mask);
    CHECK(same_numbers(array(xt::view(shorter.entropy, 1)), array(xt::view(alone.entropy, 0))));
  }
}

TEST_CASE("attention_summary_ragged and attention_summary_paged: what does not fit is refused by name",
          "[summary][ragged][paged][errors]") {
  using asked = xattn::attention_options<float>;
  const array q = xt::ones<float>({6, 4, 8}), k = xt::ones<float>({7, 2, 8});
  array lse = xt::ones<float>({4, 6});
  const offsets qo{0, 2, 6}, ko{0, 5, 7};
  const auto ragged = [&](const auto& q_, const auto& k_, const offsets& rows, const auto& mask, const asked& o,
                          const xattn::summary_options& s) {
    return [&, mask, o, s] { (void)xattn::attention_summary_ragged(q_, k_, rows, ko, mask, o, s); };
  };
  const xattn::no_mask none{};
  const array wide = xt::ones<float>({7, 2, 9});
  says(ragged(q, wide, qo, none, {}, {}), {"attention_summary_ragged: k has shape (7, 2, 9)", "D = 8"}, true);
  says(ragged(q, k, {0, 2, 5}, none, {}, {}), {"q_offsets[2] is 5, expected 6"}, false);
  says(ragged(q, k, qo, none, {.lse = lse}, {}), {"attention_summary_ragged: lse is given", "the result has it"},
       false);
  says(ragged(q, k, qo, none, {}, {.top = -2}), {"top is -2"}, false);
  says(ragged(q, k, qo, xattn::dropout(0.5, 1), {}, {}), {"mask has a function of the weights"}, false);
  says(ragged(q, k, qo, xattn::boolean(xt::ones<bool>({2, 5})), {}, {}), {"boolean mask has shape (2, 5)"}, true);
  std::vector<std::byte> small(64);
  says(ragged(q, k, qo, none, {.workspace = small}, {}), {"workspace has 64 bytes"}, false);
  says([&] { (void)xattn::attention_summary_ragged(q, k, lse, qo, ko); }, {"lse has shape (4, 6)", "(6, 4)"}, true);

  const array x = xt::ones<float>({2, 4, 3, 8}), pages = xt::ones<float>({3, 4, 2, 8});
  const xt::xarray<int> table{{0, 1}, {2, 3}};
  const auto paged = [&](const auto& pages_, const std::vector<int>& lengths, const auto& mask) {
    return [&, lengths, mask] { (void)xattn::attention_summary_paged(x, pages_, table, lengths, mask); };
  };
  says(paged(q, {1, 1}, none), {"attention_summary_paged: k_pages has shape (6, 4, 8)"}, true);
  says(paged(pages, {9, 1}, none), {"a length is 9"}, false);
  says(paged(pages, {8, 5}, none), {"an entry of page_table is 3", "the number of a page"}, false);
  says(paged(pages, {8, 4}, xattn::prob_mod([](auto w, auto...) { return w; })), {"function of the weights"}, false);
  says([&] { (void)xattn::attention_summary_paged(x, pages, lse, table, std::vector<int>{8, 4}); },
       {"attention_summary_paged: lse has shape (4, 6)", "(2, 4, 3)"}, true);
}
