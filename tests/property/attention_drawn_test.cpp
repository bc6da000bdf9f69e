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

template <class X, class Buffer>
void copy_to(const Buffer& out, const X& from) {
  oracle::array x(oracle::shape_t(out.extents().begin(), out.extents().end()));
  for (index_t n = 0; n < x.size(); ++n) x.flat(n) = test::widen(from.data()[n]);
  oracle::require(static_cast<std::size_t>(x.size()) == from.size(), "copy_to: another size");
  const_cast<Buffer&>(out).assign(x);
}

/// The forms that return what they made.
template <class T, class Q, class K, class V>
void call_returning(const call& c, const test::attention_outputs<T, 4>& to, const Q& q, const K& k, const V& v,
                    xattn::attention_options<T> o) {
  const any_mask<T> mask(c.m);
  if (!o.lse.given()) return copy_to(to.out, xattn::attention(q, k, v, mask, o));
  o.lse = {};
  const auto part = xattn::attention_with_lse(q, k, v, mask, o);
  copy_to(to.out, part.out), copy_to(to.lse, part.lse);
}

/// The call on arrays of R axes.
template <std::size_t R, class S, class T>
void call_of_rank(const call& c, const way& w, const std::array<xattn::view<const S, 4>, 3>& in,
                  const test::attention_outputs<T, 4>& to) {
  static xattn::thread_pool pool(3);
  const auto q = last_axes<R>(in[0]), k = last_axes<R>(in[1]), v = last_axes<R>(in[2]);
  const auto out = last_axes<R>(to.out.view());
  const auto lse = last_axes<R - 1>(to.lse.view());
  auto o = c.call_options<T>();
  if (w.lse) o.lse = lse;
  if (w.threads) o.executor = pool;
  std::vector<std::byte> memory(w.scratch ? xattn::workspace_size(q, k, v, o) : 0);
  if (w.scratch) o.workspace = memory;
  if constexpr (std::is_same_v<S, T>) {
    if (w.returned) return call_returning<T>(c, to, q, k, v, o);
  }
  const any_mask<T> mask(c.m);
  if (w.traced) xattn::attention_into(out, q, k, v, mask, o, onlooker{});
  else xattn::attention_into(out, q, k, v, mask, o);
}

template <class S>
auto run(const call& c, const way& w) {
  using T = xattn::acc_t<S>;
  const test::buffer<S, 4> q(c.in.q, w.how[0]), k(c.in.k, w.how[1]), v(c.in.v, w.how[2]);
  test::attention_outputs<T, 4> to = test::make_outputs<T, 4>(c.in, w.how[3]);
  const std::array<xattn::view<const S, 4>, 3> in{q.cview(), k.cview(), v.cview()};
  switch (axes_of(c.on, c.n)) {
    case 2: call_of_rank<2>(c, w, in, to); break;
    case 3: call_of_rank<3>(c, w, in, to); break;
    default: call_of_rank<4>(c, w, in, to);
  }
  return to;
}

template <class S>
void check(call& c, test::random& r, meetings& met) {
  using T = xattn::acc_t<S>;
  c.draw_numbers<S>(r);
  const way w{{drawn_arrangement(r, c.on[strided_q]), drawn_arrangement(r, c.on[strided_k]),
               drawn_arrangement(r, c.on[strided_v]), drawn_arrangement(r, c.on[strided_out])},
              c.on[threads], c.on[own_scratch], c.on[traced], c.on[lse], c.on[returned]};
  const auto truth = c.truth<T>();
  const auto got = run<S>(c, w), plain = run<S>(c, {arranged_alike(c.n, w.how)});
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
    else check<float>(c, r, met);
  });
  CHECK(missing == "");
}
