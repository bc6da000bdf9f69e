// SPDX-License-Identifier: BSD-3-Clause
/// Stages that the kernel of a call never has in one piece: replayed, materialised or refused, and no more of them than
/// a hook asks for.
#include "property/random_arrays.hpp"
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/layers/kv_cache.hpp>
#include <xattn/models/encoder.hpp>
#include <xattn/trace.hpp>

#include <sstream>

namespace {

namespace trace = xattn::trace;
using trace::stage;
using trace::streaming;
using xattn::thread_pool;
using test::array;
using test::numbers;
using test::same_bits;
using names = std::vector<std::string>;

/// With a number a register the plain kernel runs all calls, and there is nothing to replay.
constexpr bool streams = xattn::simd::lanes<float> > 1;

/// Long enough for the streaming kernel.
struct inputs {
  array q = numbers({2, 4, 150, 8}), k = numbers({2, 2, 190, 8}, 2), v = numbers({2, 2, 190, 5}, 3);

  template <class M, class H = xattn::no_trace>
  array run(const M& mask, H tr = {}, xattn::attention_options<float> options = {}) const {
    return xattn::attention(q, k, v, mask, options, tr);
  }
};

/// Writes nothing, but may: the plain kernel runs.
struct leaves_weights {
  template <stage S>
  static consteval trace::access access_of() {
    return S == stage::weights ? trace::access::write : trace::access::none;
  }
  template <stage S, class T>
  void on(const trace::site&, const trace::tensor_view<T>&) const {}
};

/// refused(hook) is called with hooks that refuse, each with the same recorder behind it.
template <class F>
void with_each_way(trace::recorder& rec, const trace::handle_options& options, const F& f) {
  trace::stats other;
  trace::dynamic<trace::recorder> erased(rec);
  trace::filter first(trace::to(rec, options), {.only = {"*"}}), second(trace::to(rec), {.only = {"*"}});
  trace::sample each(trace::to(rec, options), {.every = 1});
  f(trace::to(rec, options));
  f(trace::any(erased, options));
  f(trace::tee(trace::to(other), trace::to(rec, options)));
  f(trace::tee(trace::to(other, options), trace::to(rec)));
  f(trace::to(first));
  f(trace::to(second, options));
  f(trace::to(each));
}

/// Puts the pieces of the weights of inputs together, and looks at nothing else.
struct gathered_weights {
  array all = xt::ones<float>({2, 4, 150, 190}) * 7.f;

  template <stage S>
  static consteval trace::access access_of() {
    return S == stage::weights ? trace::access::read : trace::access::none;
  }
  template <class T>
  void announce(const trace::site&, const trace::tensor_view<const T>&) {}
  template <class T>
  void take(const trace::site& s, const trace::tensor_view<const T>& v) {
    trace::for_each_row(v, [&](const trace::tensor_row<const T>& row, const trace::row_index& at) {
      const std::size_t b = at[0] + static_cast<std::size_t>(s.batch), h = at[1] + static_cast<std::size_t>(s.head);
      for (std::size_t j = 0; j < row.count; ++j) all(b, h, at[2] + s.q0, j) = static_cast<float>(row[j]);
    });
  }
};

/// Everything that stats knows, to the bit.
std::string told(const trace::summary& s) {
  std::ostringstream text;
  text << s.path << ' ' << s.axes << ' ' << s.count << ' ' << s.finite << ' ' << s.zeros << ' ' << s.nans << ' '
       << s.negative_infinities << std::hexfloat;
  for (const double x : {s.min, s.max, s.largest_magnitude, s.mean, s.squares}) text << ' ' << x;
  for (const std::size_t i : s.argmax) text << ' ' << i;
  const trace::weight_summary& w = s.weights;
  for (const trace::row_spread* r : {&w.entropy, &w.largest, &w.diagonal, &w.before, &w.first})
    text << ' ' << r->min << ' ' << r->sum << ' ' << r->max << ' ' << r->rows;
  text << ' ' << w.empty_rows;
  return text.str();
}

}  // namespace

TEST_CASE("streaming: refuse throws before anything is written, where a stage would be replayed", "[property][trace]") {
  if (!streams) return;
  const inputs in;
  array z = numbers({2, 4, 150, 5}, 9);
  trace::recorder rec;
  with_each_way(rec, {.streaming = streaming::refuse}, [&](auto tr) {
    const std::string message = test::message_keeping<xattn::option_error>(
        [&] { xattn::attention_into(z, in.q, in.k, in.v, xattn::causal, {}, tr); }, z);
    CHECK(test::mentions(message, {"attention", "refuse", "materialise"}));
    const array small = numbers({3, 4});
    CHECK_NOTHROW(xattn::attention(small, small, small, {}, {}, tr));
  });
  trace::recorder linear({.only = {"q", "context", "lse", "row_max"}});
  const array plain = in.run(xattn::causal);
  CHECK(same_bits(plain, in.run(xattn::causal, trace::to(linear, {.streaming = streaming::refuse}))));
  CHECK(linear.find("lse").at.org == trace::origin::computed);
  CHECK(linear.find("lse").at.pth == trace::path::streaming);
  // the decode kernel does not keep the statistics either
  const array row = numbers({1, 8}), keys = numbers({600, 8});
  CHECK_THROWS_AS(xattn::attention(row, keys, keys, {}, {}, trace::to(linear, {.streaming = streaming::refuse})),
                  xattn::option_error);
}

TEST_CASE("streaming: materialise runs the plain kernel for this call, and says so", "[property][trace]") {
  if (!streams) return;
  const inputs in;
  const array streamed = in.run(xattn::causal), plain = in.run(xattn::causal, leaves_weights{});
  CHECK_FALSE(same_bits(streamed, plain));
  trace::recorder rec;
  with_each_way(rec, {.streaming = streaming::materialise}, [&](auto tr) {
    rec.clear();
    CHECK(same_bits(plain, in.run(xattn::causal, tr)));
    for (const trace::record& r : rec) {
      if (r.at.st == stage::q || r.at.st == stage::k || r.at.st == stage::v) continue;
      CHECK(r.at.pth == trace::path::plain);
      CHECK(r.at.org == trace::origin::computed);
    }
  });
  rec.clear();
  CHECK(same_bits(streamed, in.run(xattn::causal, trace::to(rec))));
  const std::string weights = rec.begin()[9].path;
  CHECK(test::mentions(weights, {"weights"}));
  CHECK(rec.find(weights).at.pth == trace::path::streaming);
  CHECK(rec.find(weights).at.org == trace::origin::replayed);
}

TEST_CASE("streaming: the choice is for one call, and goes down through layers and caches", "[property][trace]") {
  if (!streams) return;
  const xattn::encoder<float> enc({.d_model = 16, .heads = 2, .d_hidden = 16, .seed = 3, .layers = 2});
  const array x = numbers({2, 130, 16});
  const array plain = enc(x);
  trace::recorder one({.only = {"enc.1.self_attn.weights"}});
  CHECK(same_bits(plain, array(enc(x, {}, {}, trace::to(one)))));
  one.clear();
  CHECK_THROWS_AS(enc(x, {}, {}, trace::to(one, {.streaming = streaming::refuse})), xattn::option_error);
  trace::recorder rest({.only = {"enc.1.self_attn.weights", "*.context"}});
  CHECK_FALSE(same_bits(plain, array(enc(x, {}, {}, trace::to(rest, {.streaming = streaming::materialise})))));
  CHECK(rest.find("enc.0.self_attn.context").at.pth == trace::path::streaming);  // its weights are not wanted
  CHECK(rest.find("enc.1.self_attn.context").at.pth == trace::path::plain);

  const xattn::multi_head_attention<float> mha({.d_model = 16, .heads = 2});
  for (const streaming choice : {streaming::replay, streaming::materialise, streaming::refuse}) {
    auto cache = mha.make_cache(200, 2);
    trace::recorder rec({.only = {"*.weights", "*.context"}});
    const auto call = [&] { return mha(x, cache, xattn::causal, {}, trace::to(rec, {.streaming = choice})); };
    if (choice == streaming::refuse) {
      CHECK_THROWS_AS(call(), xattn::option_error);
      continue;
    }
    (void)call();
    const trace::path ran = choice == streaming::replay ? trace::path::streaming : trace::path::plain;
    for (const trace::record& r : rec) CHECK(r.at.pth == ran);
  }
}

TEST_CASE("streaming: statistics by pieces are those of the whole, to the bit, at any number of threads",
          "[property][trace]") {
  const inputs in;
  const auto check = [&](const auto& mask) {
    trace::stats whole;
    trace::recorder rec;
    const array plain = in.run(mask);
    (void)in.run(mask, trace::tee(trace::to(whole), trace::to(rec)), {.softcap = 2.f});
    for (const int threads : {1, 2, 3, 8}) {
      thread_pool pool(threads);
      trace::stats pieces, erased;
      trace::dynamic<trace::stats> behind(erased);
      CHECK(same_bits(in.run(mask, {}, {.softcap = 2.f}),
                      in.run(mask, trace::to(pieces), {.softcap = 2.f, .executor = pool})));
      (void)in.run(mask, trace::any(behind), {.softcap = 2.f, .executor = pool});
      REQUIRE(pieces.size() == whole.size());
      for (const trace::summary& s : whole) {
        CHECK(told(pieces[s.path]) == told(s));
        CHECK(told(erased[s.path]) == told(s));
      }
    }
  };
  check(xattn::no_mask{});
  check(xattn::causal & xattn::score_mod([](auto s, auto, auto, auto, auto) { return s + s; }));
}

TEST_CASE("streaming: weights alone have the bits that they have beside the scores, whatever keys the mask leaves out",
          "[property][trace]") {
  if (!streams) return;
  inputs in;
  in.q(0, 2, 140, 1) = std::numeric_limits<float>::infinity();
  in.k(1, 1, 100, 3) = std::nanf("");
  const xt::xarray<float> sinks{0.5f, -1.f, 2.f, 0.f};
  const auto check = [&](const char* name, const auto& mask) {
    INFO(name);
    trace::recorder rec({.only = {"scores", "weights"}});
    const array plain = in.run(mask, {}, {.sinks = sinks});
    (void)in.run(mask, trace::to(rec), {.sinks = sinks});
    for (const int threads : {1, 2, 3, 8}) {
      thread_pool pool(threads);
      gathered_weights pieces;
      CHECK(same_bits(plain, in.run(mask, trace::to(pieces), {.sinks = sinks, .executor = pool})));
      CHECK(same_bits(pieces.all, array(rec.get<float>("weights"))));
    }
  };
  check("causal", xattn::causal);
  check("early keys only", xattn::causal_at(-70));  // whole blocks see nothing
  check("window", xattn::window(9, 4));
  check("chunked", xattn::chunked(45));
  check("added", xattn::sliding_window(33) & xattn::alibi(4));
  check("functions", xattn::causal_top_left & xattn::score_mod([](auto s, auto, auto, auto, auto j) {
                       return j % 5 == 0 ? -std::numeric_limits<decltype(s)>::infinity() : s;
                     }));
}

TEST_CASE("streaming: a filter cuts pieces as it cuts wholes", "[property][trace]") {
  const inputs in;
  const trace::selection_options options{
      .only = {"weights", "masked"}, .heads = {{.head = 3}, {.head = 1}}, .rows = {{60, 131}}};
  trace::stats pieces, whole;
  trace::recorder rec;
  trace::filter a(trace::to(pieces), options);
  trace::filter b(trace::tee(trace::to(whole), trace::to(rec)), options);
  (void)in.run(xattn::causal, trace::to(a));
  (void)in.run(xattn::causal, trace::to(b));
  CHECK(rec.names() == names{"masked@h3q60", "masked@h1q60", "weights@h3q60", "weights@h1q60"});
  REQUIRE(pieces.size() == 4);
  for (const trace::summary& s : whole) CHECK(told(pieces[s.path]) == told(s));
  CHECK_NOTHROW(a.finish());
}

TEST_CASE("streaming: only the heads and rows that are asked for are computed again", "[property][trace]") {
  if (!streams) return;
  const inputs in;
  trace::recorder all;
  (void)in.run(xattn::causal, trace::to(all));
  trace::recorder some({.heads = {{.head = 3}, {.head = 1}}, .rows = {{60, 63}, {61, 90}}});
  (void)test::largest_allocation();
  (void)in.run(xattn::causal, trace::to(some));
  CHECK(test::largest_allocation() < sizeof(float) * 2 * 4 * 150 * 190 / 4);
  CHECK_NOTHROW(some.finish());
  CHECK(some.names() == names{"q@h3q60", "q@h3q61", "q@h1q60", "q@h1q61", "k", "v",
                              "scores@h3q60", "scores@h3q61", "scores@h1q60", "scores@h1q61",
                              "scaled@h3q60", "scaled@h3q61", "scaled@h1q60", "scaled@h1q61",
                              "masked@h3q60", "masked@h3q61", "masked@h1q60", "masked@h1q61",
                              "row_max@h3q60", "row_max@h3q61", "row_max@h1q60", "row_max@h1q61",
                              "row_sum@h3q60", "row_sum@h3q61", "row_sum@h1q60", "row_sum@h1q61",
                              "lse@h3q60", "lse@h3q61", "lse@h1q60", "lse@h1q61",
                              "weights@h3q60", "weights@h3q61", "weights@h1q60", "weights@h1q61",
                              "context@h3q60", "context@h3q61", "context@h1q60", "context@h1q61"});
  for (const std::string stage_name : {"scores", "masked", "weights"}) {
    const auto &whole = all[stage_name], &part = some[stage_name + "@h1q61"];
    CHECK(part.shape() == xt::xarray<double>::shape_type{2, 1, 29, 190});
    for (std::size_t j = 0; j < 190; ++j) CHECK(part(1, 0, 28, j) == whole(1, 1, 89, j));
  }
  CHECK(some["lse@h3q60"](1, 0, 2) == all["lse"](1, 3, 62));
}

TEST_CASE("streaming: the first bad number is found by pieces where it is made", "[property][trace]") {
  if (!streams) return;
  inputs in;
  in.q(1, 2, 77, 3) = std::nanf("");
  trace::nan_finder finder({.stop = false});
  trace::filter inside(trace::to(finder), {.only = {"scores", "masked", "row_max", "weights"}});
  (void)in.run(xattn::no_mask{}, trace::to(inside));
  REQUIRE(finder.found());
  CHECK(finder.found()->path == "scores");
  CHECK(finder.found()->index == std::vector<std::size_t>{1, 2, 77, 0});
  CHECK(finder.frames().back().path == "scores");
}

TEST_CASE("streaming: looking at the weights of 2048 rows never makes a matrix of them", "[property][trace]") {
  if (!streams) return;
  const array q = numbers({1, 2048, 4});
  trace::stats measured;
  trace::filter weights(trace::to(measured), {.only = {"weights"}});
  (void)test::largest_allocation();
  const array z = xattn::attention(q, q, q, {}, {}, trace::to(weights));
  CHECK(test::largest_allocation() < sizeof(float) * 2048 * 2048 / 16);
  CHECK(same_bits(z, array(xattn::attention(q, q, q))));
  CHECK(measured["weights"].count == std::size_t{2048} * 2048);
  CHECK(measured["weights"].weights.entropy.rows == 2048);
  CHECK(std::abs(measured["weights"].mean - 1.0 / 2048) <= 1e-9);
  trace::recorder context({.only = {"context"}});
  trace::recorder filtered;
  trace::filter behind(trace::to(filtered), {.only = {"context"}});
  const auto beside = [&](auto other) {
    trace::stats again;
    trace::filter only(trace::to(again), {.only = {"weights"}});
    (void)test::largest_allocation();
    (void)xattn::attention(q, q, q, {}, {}, trace::tee(trace::to(only), other));
    CHECK(test::largest_allocation() < sizeof(float) * 2048 * 2048 / 16);
    CHECK(told(again["weights"]) == told(measured["weights"]));
  };
  beside(trace::to(context));  // a sink that wants no scores is content with pieces of them
  beside(trace::to(behind));
  (void)test::largest_allocation();
  (void)xattn::attention(q, q, q, {}, {}, trace::to(context));
  CHECK(test::largest_allocation() < sizeof(float) * 2048 * 2048 / 16);  // what is not wanted is not made
}
