// SPDX-License-Identifier: BSD-3-Clause
/// Calls of attention_into drawn over all options, every two of which meet: against the oracle, and to the bit as the
/// same call by one thread, unwatched, on dense arrays.
#include "property/drawn.hpp"
#include "support/catch.hpp"

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
  bool threads = false, scratch = false, traced = false, lse = true;
};

template <class S>
auto run(const call& c, const way& w) {
  using T = xattn::acc_t<S>;
  static xattn::thread_pool pool(3);
  const test::buffer<S, 4> q(c.in.q, w.how[0]), k(c.in.k, w.how[1]), v(c.in.v, w.how[2]);
  test::attention_outputs<T, 4> to = test::make_outputs<T, 4>(c.in, w.how[3]);
  auto o = c.call_options<T>();
  if (w.lse) o.lse = to.lse.view();
  if (w.threads) o.executor = pool;
  std::vector<std::byte> memory(w.scratch ? xattn::workspace_size(q.cview(), k.cview(), v.cview(), o) : 0);
  if (w.scratch) o.workspace = memory;
  const any_mask<T> mask(c.m);
  if (w.traced) xattn::attention_into(to.out.view(), q.cview(), k.cview(), v.cview(), mask, o, onlooker{});
  else xattn::attention_into(to.out.view(), q.cview(), k.cview(), v.cview(), mask, o);
  return to;
}

template <class S>
void check(call& c, test::random& r) {
  using T = xattn::acc_t<S>;
  c.draw_numbers<S>(r);
  const way w{{drawn_arrangement(r, c.on[strided_q]), drawn_arrangement(r, c.on[strided_k]),
               drawn_arrangement(r, c.on[strided_v]), drawn_arrangement(r, c.on[strided_out])},
              c.on[threads], c.on[own_scratch], c.on[traced], c.on[lse]};
  const auto truth = c.truth<T>();
  const auto got = run<S>(c, w), plain = run<S>(c, {});
  CHECK(test::within(got.out, truth.exact.out, truth.out));
  if (w.lse) CHECK(test::within(got.lse, truth.exact.lse, truth.lse));
  CHECK(got.borders_intact());
  CHECK(got.out.elements() == plain.out.elements());
  if (w.lse) CHECK(got.lse.elements() == plain.lse.elements());
}

}  // namespace

TEST_CASE("attention: every two options together, in drawn calls", "[attention][property][drawn]") {
  const options known = ~options().set(in_int8).set(in_store).set(paged).set(ragged).set(uneven);
  const bool all_met = draw_calls(known, [](std::uint64_t seed, call& c, test::random& r) {
    INFO("XATTN_DRAW_SEED=" << seed << " XATTN_DRAWS=1:" << shown(c.on));
    INFO(c.shown_sizes());
    if (c.on[in_double]) check<double>(c, r);
    else if (c.on[in_bf16]) check<xattn::bf16>(c, r);
    else if (c.on[in_f16]) check<xattn::f16>(c, r);
    else check<float>(c, r);
  });
  CHECK(all_met);
}
