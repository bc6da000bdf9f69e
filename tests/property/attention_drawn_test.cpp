// SPDX-License-Identifier: BSD-3-Clause
/// Calls of attention drawn over all options, every two of which meet with effect: against the oracle, and to the bit
/// as the same call by one thread, unwatched, on dense arrays where strides do not choose the kernel.
#include "property/drawn.hpp"

#include <xattn/core/thread_pool.hpp>

namespace {

using namespace drawn;
using test::arrangement;

arrangement drawn_arrangement(test::random& r, bool strided) {
  constexpr auto known = static_cast<index_t>(std::size(test::arrangements));
  return test::arrangements[strided ? 1 + r.below(known - 1) : 0];
}

/// How a call is made, beside what it computes.
struct way {
  std::array<arrangement, 4> how{};  // of q, k, v, out
  bool threads = false, scratch = false, traced = false, lse = true, returned = false;
};

/// The same array with its last axes alone; those in front have extent 1.
template <std::size_t R, class T, std::size_t All>
xattn::view<T, R> last_axes(const xattn::view<T, All>& v) {
  xattn::extents<R> extent{}, stride{};
  for (std::size_t d = 0; d < R; ++d) extent[d] = v.extent(All - R + d), stride[d] = v.stride(All - R + d);
  return {v.data(), extent, stride};
}

/// The forms that return what they made.
template <class T, class Q, class K, class V, class Tr>
void call_returning(const call& c, test::attention_outputs<T, 4>& to, const Q& q, const K& k, const V& v,
                    xattn::attention_options<T> o, Tr tr) {
  const any_mask<T> mask(c.m);
  if (!o.lse.given()) return copy_to(to.out, xattn::attention(q, k, v, mask, o, tr));
  o.lse = {};
  const auto part = xattn::attention_with_lse(q, k, v, mask, o, tr);
  copy_to(to.out, part.out), copy_to(to.lse, part.lse);
}

/// Queries, keys and values of a call.
template <class Q, class K, class V>
struct inputs {
  test::buffer<Q, 4> q;
  test::buffer<K, 4> k;
  test::buffer<V, 4> v;
};

/// The call on arrays of R axes.
template <std::size_t R, class Q, class K, class V, class T>
void call_of_rank(const call& c, const way& w, const inputs<Q, K, V>& in, test::attention_outputs<T, 4>& to) {
  static xattn::thread_pool pool(3);
  const auto q = last_axes<R>(in.q.cview());
  const auto k = last_axes<R>(in.k.cview());
  const auto v = last_axes<R>(in.v.cview());
  const auto out = last_axes<R>(to.out.view());
  const auto lse = last_axes<R - 1>(to.lse.view());
  auto o = c.call_options<T>();
  if (w.lse) o.lse = lse;
  if (w.threads) o.executor = pool;
  std::vector<std::byte> memory = dirty_memory(w.scratch ? xattn::workspace_size(q, k, v, o) : 0);
  if (w.scratch) o.workspace = memory;
  const any_mask<T> mask(c.m);
  const auto hooked = [&](auto tr) {
    if (w.returned) call_returning<T>(c, to, q, k, v, o, tr);
    else xattn::attention_into(out, q, k, v, mask, o, tr);
  };
  if (w.traced) hooked(onlooker{});
  else hooked(xattn::no_trace{});
}

template <class Q, class K, class V>
auto run(const call& c, const way& w) {
  using T = xattn::acc_t<Q>;
  const inputs<Q, K, V> in{test::buffer<Q, 4>(c.in.q, w.how[0]), test::buffer<K, 4>(c.in.k, w.how[1]),
                           test::buffer<V, 4>(c.in.v, w.how[2])};
  test::attention_outputs<T, 4> to = test::make_outputs<T, 4>(c.in, w.how[3]);
  switch (axes_of(c.on, c.n)) {
    case 2: call_of_rank<2>(c, w, in, to); break;
    case 3: call_of_rank<3>(c, w, in, to); break;
    default: call_of_rank<4>(c, w, in, to);
  }
  return to;
}

template <class Q, class K = Q, class V = Q>
void check(call& c, test::random& r, meetings& met) {
  using T = xattn::acc_t<Q>;
  c.draw_numbers<Q, K, V>(r);
  const way w{{drawn_arrangement(r, c.on[strided_q]), drawn_arrangement(r, c.on[strided_k]),
               drawn_arrangement(r, c.on[strided_v]), drawn_arrangement(r, c.on[strided_out])},
              c.on[threads], c.on[own_scratch], c.on[traced], c.on[lse], c.on[returned]};
  const auto truth = c.truth<T>();
  const auto got = run<Q, K, V>(c, w), plain = run<Q, K, V>(c, {arranged_alike(c.n, w.how)});
  CHECK(test::within(got.out, truth.exact.out, truth.out));
  if (w.lse) CHECK(test::within(got.lse, truth.exact.lse, truth.lse));
  CHECK(got.borders_intact());
  CHECK(got.out.elements() == plain.out.elements());
  if (w.lse) CHECK(got.lse.elements() == plain.lse.elements());
  c.note_effects(met, truth);
}

}  // namespace

TEST_CASE("attention: every two options together, in drawn calls", "[attention][property][drawn]") {
  const options known = ~options().set(in_int8).set(in_store).set(paged).set(ragged).set(uneven).set(unequal);
  const std::string missing = draw_calls(known, [](call& c, test::random& r, meetings& met) {
    if (c.on[in_double]) check<double>(c, r, met);
    else if (c.on[in_bf16]) check<xattn::bf16>(c, r, met);
    else if (c.on[in_f16]) check<xattn::f16>(c, r, met);
    else if (c.on[in_mixed]) check<float, xattn::bf16, xattn::f16>(c, r, met);
    else check<float>(c, r, met);
  });
  CHECK(missing == "");
}

TEST_CASE("oracle: the random words that are published, and the buckets of a model", "[property][drawn][support]") {
  using words = std::vector<std::uint64_t>;
  constexpr std::uint64_t most = 0xffffffffu;
  CHECK(oracle::philox({0, 0, 0, 0}, {0, 0}) == words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
  CHECK(oracle::philox({most, most, most, most}, {most, most}) ==
        words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
  CHECK(oracle::philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}) ==
        words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
  const std::vector<std::pair<index_t, index_t>> buckets{{0, 0},    {-1, 1},   {-7, 7},    {-8, 8},  {-11, 8},
                                                         {-12, 9},  {-16, 10}, {-127, 15}, {-128, 15}, {-500, 15},
                                                         {1, 17},   {8, 24},   {500, 31}};
  for (const auto& [relative, bucket] : buckets) CHECK(oracle::t5_bucket(relative, 32, true, 128) == bucket);
  CHECK(oracle::t5_bucket(5, 8, false, 20) == 0);
}
