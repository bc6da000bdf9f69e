// SPDX-License-Identifier: BSD-3-Clause
/// Which spans a call has, how they nest, what an exception leaves of them, and that they cost a run nothing else.
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/models/decoder.hpp>
#include <xattn/models/encoder.hpp>
#include <xattn/layers/embedding.hpp>
#include <xattn/trace/any.hpp>
#include <xattn/trace/filter.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/trace/sample.hpp>
#include <xattn/trace/tee.hpp>
#include <xattn/trace/timed_executor.hpp>
#include <xattn/xtensor/paged_attention.hpp>
#include <xattn/xtensor/ragged_attention.hpp>

namespace {

namespace trace = xattn::trace;
using trace::stage;
using names = std::vector<std::string>;

xt::xarray<float> numbers(const std::vector<std::size_t>& shape, std::uint64_t seed = 1) {
  test::random source(seed);
  auto x = xt::xarray<float>::from_shape(shape);
  for (float& element : x) element = static_cast<float>(source.uniform<double>());
  return x;
}

bool same_bits(const xt::xarray<float>& a, const xt::xarray<float>& b) {
  return a.shape() == b.shape() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

/// Keeps what begins as a line, indented; looks at stages too if Wants says so, and throws at the n-th.
template <bool Wants>
struct outline {
  names lines;
  std::vector<trace::site> open;
  std::vector<trace::span_size> sizes;
  int fuse = -1;
  bool crossed = false;  // an end that is not that of the last span
  bool spiteful = false;

  template <stage S>
  static consteval trace::access access_of() {
    return Wants ? trace::whole_tensors<S>() : trace::access::none;
  }
  template <class T>
  void take(const trace::site&, const trace::tensor_view<const T>&) {
    if (fuse >= 0 && fuse-- == 0) throw std::runtime_error("boom");
  }
  void begin(const trace::site& s) {
    lines.push_back(std::string(open.size(), ' ') + trace::span_path(s));
    open.push_back(s);
  }
  void end(const trace::site& s) {
    crossed = crossed || open.empty() || trace::span_path(open.back()) != trace::span_path(s);
    if (!open.empty()) open.pop_back();
    if (spiteful) throw std::runtime_error("end");
  }
  void size(const trace::site& s, const trace::span_size& n) {
    crossed = crossed || trace::span_path(open.back()) != trace::span_path(s);
    sizes.push_back(n);
  }
};
using span_outline = outline<false>;

template <class Call>
names spans_of(Call call) {
  span_outline seen;
  call(trace::to(seen));
  CHECK(seen.open.empty());
  CHECK_FALSE(seen.crossed);
  return seen.lines;
}

}  // namespace

TEST_CASE("spans: an encoder, its layers, their blocks and steps", "[trace][spans]") {
  const auto x = numbers({2, 5, 8});
  const xattn::encoder<float> model({.d_model = 8, .heads = 2, .layers = 2, .final_norm = true});
  const names lines = spans_of([&](auto tr) { (void)model(x, xattn::causal, {}, tr); });
  const names layer{" enc.0",
                    "  enc.0.self_attn",
                    "   enc.0.self_attn.q",
                    "   enc.0.self_attn.k",
                    "   enc.0.self_attn.v",
                    "   enc.0.self_attn.context",
                    "   enc.0.self_attn.attn_out",
                    "  enc.0.norm1",
                    "  enc.0.ffn",
                    "   enc.0.ffn.ffn_act",
                    "   enc.0.ffn.ffn_out",
                    "  enc.0.norm2"};
  names expected{"enc"};
  expected.insert(expected.end(), layer.begin(), layer.end());
  for (std::string line : layer) expected.push_back(line.replace(line.find('0'), 1, "1"));
  expected.push_back(" enc.output");
  CHECK(lines == expected);
}

TEST_CASE("spans: all that a decoder layer can have, over a cache", "[trace][spans]") {
  const auto x = numbers({2, 3, 8}), memory = numbers({2, 4, 8}, 2);
  const xattn::decoder_layer<float> layer({.d_model = 8,
                                           .heads = 2,
                                           .gated = true,
                                           .norm_first = true,
                                           .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split},
                                           .sandwich = true,
                                           .qk_norm = true});
  auto cache = layer.make_cache(8, 2);
  const names lines = spans_of([&](auto tr) { (void)layer(x, cache, memory, {}, {}, {}, tr); });
  CHECK(lines == names{"call",
                       " norm1",
                       " self_attn",
                       "  self_attn.q",
                       "  self_attn.k",
                       "  self_attn.v",
                       "  self_attn.q_norm",
                       "  self_attn.q_rot",
                       "  self_attn.context",
                       "  self_attn.attn_out",
                       " self_attn.norm_out",
                       " norm2",
                       " cross_attn",
                       "  cross_attn.q",
                       "  cross_attn.k",
                       "  cross_attn.v",
                       "  cross_attn.q_norm",
                       "  cross_attn.context",
                       "  cross_attn.attn_out",
                       " cross_attn.norm_out",
                       " norm3",
                       " ffn",
                       "  ffn.ffn_pre",
                       "  ffn.ffn_gate",
                       "  ffn.ffn_act",
                       "  ffn.ffn_out",
                       " ffn.norm_out",
                       " ffn.resid_post"});
}

TEST_CASE("spans: layers and attention by themselves, and what each step makes", "[trace][spans]") {
  const auto x = numbers({2, 5, 8});
  const xattn::embedding<float> table({.tokens = 7, .d_model = 8});
  CHECK(spans_of([&](auto tr) { (void)table(xt::xarray<int>{1, 2}, {}, tr); }) == names{"embed"});
  CHECK(spans_of([&](auto tr) { (void)xattn::layer_norm<float>({.d_model = 8})(x, {}, tr); }) == names{"norm1"});
  CHECK(spans_of([&](auto tr) { (void)xattn::attention(x, x, x, {}, {}, tr); }) == names{"context"});
  CHECK(spans_of([&](auto tr) { (void)xattn::feed_forward<float>({.d_model = 8})(x, {}, tr); }) ==
        names{"ffn", " ffn.ffn_act", " ffn.ffn_out"});
  // A hook that wants what comes before the activation gets a step of its own for it.
  outline<true> looking;
  (void)xattn::feed_forward<float>({.d_model = 8})(x, {}, trace::to(looking));
  CHECK(looking.lines == names{"ffn", " ffn.ffn_pre", " ffn.ffn_act", " ffn.ffn_out"});

  span_outline seen;
  const xattn::multi_head_attention<float> grouped({.d_model = 8, .heads = 4, .kv_heads = 2});
  (void)grouped(numbers({5, 8}), {}, {}, trace::to(seen));
  REQUIRE(seen.sizes.size() == 5);
  const trace::span_size &q = seen.sizes[0], &context = seen.sizes[3], &out = seen.sizes[4];
  CHECK((q.rank == 3 && q.axes[0] == 'h' && q.extent[0] == 4 && q.extent[1] == 5 && q.extent[2] == 2));
  CHECK((q.bytes == 4 * 5 * 2 * sizeof(float) && q.flops == 2.0 * 5 * 8 * 8));
  CHECK((seen.sizes[1].extent[0] == 2 && seen.sizes[1].flops == 2.0 * 5 * 8 * 4));
  CHECK(context.flops == 4.0 * 4 * 5 * 5 * 2);
  CHECK((out.rank == 2 && out.extent[1] == 8 && out.flops == 2.0 * 5 * 8 * 8));
}

TEST_CASE("spans: what is begun is ended, whatever is thrown where", "[trace][spans]") {
  const auto x = numbers({2, 5, 8}), memory = numbers({2, 4, 8}, 2);
  const xattn::decoder<float> model({.d_model = 8, .heads = 2, .layers = 2});
  const xt::xarray<float> plain = model(x, memory);
  outline<true> counting;
  counting.fuse = 1000;
  (void)model(x, memory, {}, {}, {}, trace::to(counting));
  for (int fuse = 0; fuse < 1000 - counting.fuse; fuse += 7) {
    outline<true> seen;
    seen.fuse = fuse;
    const auto call = [&] { (void)model(x, memory, {}, {}, {}, trace::to(seen)); };
    CHECK(test::message_of<std::runtime_error>(call) == "boom");
    CHECK(seen.open.empty());
    CHECK_FALSE(seen.crossed);
    CHECK(same_bits(plain, model(x, memory)));
  }
  outline<true> seen;
  seen.fuse = 0;
  CHECK_THROWS_AS(xattn::attention(x, x, x, {}, {}, trace::to(seen)), std::runtime_error);
  CHECK(seen.open.empty());
}

TEST_CASE("spans: an exception of a sink's end leaves the call; a second one at a time is dropped", "[trace][spans]") {
  const auto x = numbers({5, 8});
  const xattn::encoder_layer<float> layer({.d_model = 8, .heads = 2});
  outline<true> seen;
  seen.spiteful = true;
  CHECK(test::message_of<std::runtime_error>([&] { (void)layer(x, {}, {}, trace::to(seen)); }) == "end");
  CHECK(seen.open.empty());
  seen.fuse = 3;
  CHECK(test::message_of<std::runtime_error>([&] { (void)layer(x, {}, {}, trace::to(seen)); }) == "boom");
  CHECK(seen.open.empty());
}

TEST_CASE("spans: a hook that takes them alone changes no bit, makes nothing, and gets no other kernel",
          "[trace][spans]") {
  STATIC_REQUIRE_FALSE(trace::looks<trace::handle<trace::timeline>>);
  STATIC_REQUIRE(trace::looks<trace::handle<outline<true>>>);
  STATIC_REQUIRE(trace::looks<trace::handle<trace::recorder>>);
  STATIC_REQUIRE_FALSE(trace::looks<xattn::no_trace>);
  const auto check = [](auto call) {
    trace::timeline seen({.room = 512});
    xt::xarray<float> plain, spanned;
    (void)call(xattn::no_trace{}), (void)call(trace::to(seen));
    const long without = test::allocations_during([&] { plain = call(xattn::no_trace{}); });
    const long with = test::allocations_during([&] { spanned = call(trace::to(seen)); });
    CHECK(without == with);
    CHECK(same_bits(plain, spanned));
    CHECK(seen.spans().size() > 1);
  };
  const auto x = numbers({2, 70, 16}), token = numbers({2, 1, 16}, 3);
  const xattn::encoder<float> model({.d_model = 16, .heads = 2, .layers = 2});
  check([&](auto tr) { return xt::xarray<float>(model(x, xattn::causal, {}, tr)); });
  const auto filled = [&] {
    auto caches = model.make_caches(80, 2);
    (void)model(x, caches, xattn::causal);
    return caches;
  };
  auto caches = filled();
  for (const bool many : {false, true}) {  // the decode kernel, and the streaming one over a cache
    check([&](auto tr) {
      caches.rewind(many ? 0 : 70);
      return xt::xarray<float>(model(many ? x : token, caches, xattn::causal, {}, tr));
    });
  }
  const auto q = numbers({9, 2, 8});
  const xt::xarray<int> offsets{0, 4, 9};
  check([&](auto tr) { return xt::xarray<float>(xattn::attention_ragged(q, q, q, offsets, offsets, {}, {}, tr)); });
  const auto k = numbers({3, 64, 2, 8});
  const xt::xarray<int> pages{{0, 1, 2}}, lengths{150};
  const auto one = numbers({1, 2, 1, 8});
  check([&](auto tr) {
    return xt::xarray<float>(xattn::attention_paged(one, k, k, pages, lengths, {}, {}, tr));
  });
}

TEST_CASE("spans: combinators pass them on, sizes too", "[trace][spans]") {
  const auto x = numbers({5, 8});
  const xattn::feed_forward<float> layer({.d_model = 8});
  const names expected{"ffn", " ffn.ffn_act", " ffn.ffn_out"};
  span_outline a, b, c, d;
  trace::filter filtered(trace::to(b), {.allow_unmatched = true});
  trace::sample sampled(trace::to(c), {.every = 2});
  trace::dynamic<span_outline> chosen(d);
  for (int i = 0; i < 2; ++i) {
    (void)layer(x, {}, trace::tee(trace::to(a), trace::to(filtered), trace::to(sampled)));
  }
  CHECK((a.lines.size() == 6 && b.lines.size() == 6 && c.lines == expected));
  CHECK((a.sizes.size() == 4 && b.sizes.size() == 4 && c.sizes.size() == 2));
  CHECK(c.sizes[1].flops == 2.0 * 5 * 8 * 32);
  (void)layer(x, {}, trace::any(chosen));  // reads every stage
  CHECK(d.lines == names{"ffn", " ffn.ffn_pre", " ffn.ffn_act", " ffn.ffn_out"});
  CHECK(d.sizes.size() == 3);
}
