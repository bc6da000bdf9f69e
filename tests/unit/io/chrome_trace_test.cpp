// SPDX-License-Identifier: BSD-3-Clause
/// The times of a run, and the file of them: read again, spans nest strictly, on every thread.
#include "support/alloc_counter.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "unit/io/temporary_file.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/io/chrome_trace.hpp>
#include <xattn/io/json_reader.hpp>
#include <xattn/models/encoder.hpp>
#include <xattn/trace/timed_executor.hpp>

#include <set>
#include <thread>

namespace {

namespace trace = xattn::trace;
using trace::stage;
using xattn::io::json_value;

/// A clock that a test sets.
std::int64_t hand = 0;
std::int64_t stopped() { return hand; }
std::int64_t hurrying() { return hand += 1000; }

trace::place at(trace::block b, std::int32_t layer = 0) {
  return trace::place{}.in(trace::model::encoder, layer).in(b);
}

struct event {
  std::string name, kind, path;
  std::int64_t thread, begin, end;  // nanoseconds
};

/// The complete events of a file, in its order.
std::vector<event> events_of(const json_value& file) {
  std::vector<event> all;
  for (const json_value& e : file["traceEvents"].array()) {
    if (e["ph"].string() != "X") continue;
    const auto begin = std::llround(1000 * e["ts"].number()), length = std::llround(1000 * e["dur"].number());
    all.push_back({e["name"].string(), e["cat"].string(), e["args"]["path"].string(), e["tid"].integer<std::int64_t>(),
                   begin, begin + length});
  }
  return all;
}

/// Of one thread: inside each other or apart, and no two ends at one time.
void check_nesting(std::vector<event> all) {
  std::set<std::pair<std::int64_t, std::int64_t>> ends;
  std::map<std::int64_t, std::vector<event>> open;
  std::stable_sort(all.begin(), all.end(), [](const event& a, const event& b) { return a.begin < b.begin; });
  for (const event& e : all) {
    CHECK(e.begin < e.end);
    CHECK(ends.insert({e.thread, e.begin}).second);
    CHECK(ends.insert({e.thread, e.end}).second);
    auto& around = open[e.thread];
    while (!around.empty() && around.back().end < e.begin) around.pop_back();
    if (!around.empty()) CHECK(e.end < around.back().end);
    around.push_back(e);
  }
}

const trace::span_time& row(const std::vector<trace::span_time>& rows, const std::string& path) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.path == path; });
  REQUIRE(found != rows.end());
  return *found;
}

}  // namespace

TEST_CASE("timeline: totals, what is spent in no part, calls and operations, by path", "[trace][timeline]") {
  hand = 0;
  trace::timeline seen({.clock = hurrying});
  const auto tr = trace::to(seen);
  const std::array<float, 6> numbers{};
  const xattn::view<const float, 4> made(numbers.data(), {1, 1, 2, 3});
  for (std::int32_t layer = 0; layer < 2; ++layer) {
    trace::spanned(tr, at(trace::block::self_attn, layer), stage::x, [&] {
      for (int i = 0; i <= layer; ++i) {
        trace::span step(tr, at(trace::block::self_attn, layer), stage::q);
        step.size(at(trace::block::self_attn, layer), made, 5);
      }
    });
  }
  const auto apart = seen.times();
  REQUIRE(apart.size() == 4);
  CHECK(apart[0].path == "enc.0.self_attn");
  CHECK((apart[0].calls == 1 && apart[0].total == Approx(3e-6) && apart[0].self == Approx(2e-6)));
  CHECK((apart[1].path == "enc.0.self_attn.q" && apart[1].flops == 60 && apart[0].flops == 60));
  CHECK((row(apart, "enc.1.self_attn").total == Approx(5e-6) && row(apart, "enc.1.self_attn").self == Approx(3e-6)));
  CHECK((row(apart, "enc.1.self_attn.q").calls == 2 && row(apart, "enc.1.self_attn").flops == 120));
  const auto together = seen.times(trace::layer_times::together);
  REQUIRE(together.size() == 2);
  CHECK((together[0].path == "enc.*.self_attn" && together[0].calls == 2 && together[0].total == Approx(8e-6)));
  CHECK((together[1].calls == 3 && together[1].self == Approx(3e-6) && together[1].flops == 180));
  std::ostringstream text;
  seen.print(text);
  CHECK(text.str() ==
        "path                calls    total ms     self ms   self %   Gflop/s\n"
        "enc.*.self_attn         2       0.008       0.005     62.5       0.0\n"
        "enc.*.self_attn.q       3       0.003       0.003     37.5       0.1\n");
  seen.clear();
  CHECK(seen.times().empty());
}

TEST_CASE("chrome_trace: a clock that stands still gives spans that nest all the same", "[io][chrome_trace]") {
  hand = 7'000'000'123'456;
  xattn::io::chrome_trace seen({.clock = stopped});
  const auto tr = trace::to(seen);
  for (int i = 0; i < 3; ++i) {
    trace::spanned(tr, at(trace::block::ffn), stage::x, [&] {
      trace::spanned(tr, at(trace::block::ffn), stage::ffn_act, [&] { hand += i == 1 ? 100'000'000 : 0; });
      trace::spanned(tr, at(trace::block::ffn), stage::ffn_out, [] {});
    });
  }
  const auto all = events_of(xattn::io::parse_json(seen.text()));
  REQUIRE(all.size() == 9);
  CHECK((all[0].begin == 0 && all[0].end == 5 && all[1].begin == 1 && all[1].end == 2));
  CHECK(all[4].end - all[4].begin == 100'000'000 - 7);
  CHECK(seen.text().find("\"dur\":99999.993") != std::string::npos);  // decimals, no exponents
  check_nesting(all);
}

TEST_CASE("chrome_trace: a model's file says what each part made, and when", "[io][chrome_trace]") {
  const test::temporary_folder folder;
  const std::string file = folder.file("trace.json");
  const xattn::encoder<float> model({.d_model = 16, .heads = 2, .layers = 2});
  const xt::xtensor<float, 3> x = xt::ones<float>({2, 40, 16});
  xattn::io::chrome_trace seen;
  for (int i = 0; i < 2; ++i) (void)model(x, {}, {}, trace::to(seen));
  seen.write(file);
  const std::string text = xattn::io::detail::text_of(xattn::io::detail::read_file("test", file));
  const json_value read = xattn::io::parse_json(text);
  const auto all = events_of(read);
  CHECK(all.size() == 2 * (1 + 2 * 12));
  check_nesting(all);
  CHECK((all[0].name == "enc" && all[1].name == "layer 0" && all[1].kind == "block" && all[3].name == "q"));
  CHECK((all[3].kind == "step" && all[3].path == "enc.0.self_attn.q"));
  const json_value& q = read["traceEvents"].array()[2 + 3]["args"];
  CHECK(q["axes"].string() == "bhqe");
  CHECK((q["shape"].array().size() == 4 && q["shape"].array()[2].integer<int>() == 40));
  CHECK((q["bytes"].integer<int>() == 2 * 40 * 16 * 4 && q["flops"].number() == 2.0 * 2 * 40 * 16 * 16));
  CHECK((q["run"].integer<int>() == 1 && !q.has("step")));
  const json_value& thread = read["traceEvents"].array()[1];
  CHECK((thread["ph"].string() == "M" && thread["name"].string() == "thread_name"));
  CHECK(thread["args"]["name"].string() == "calling thread");
  CHECK(row(seen.times(), "enc").calls == 2);
  CHECK(row(seen.times(trace::layer_times::together), "enc.*").calls == 4);
  CHECK(test::message_of<xattn::io::io_error>([&] { seen.write("/no such folder/trace.json"); }) ==
        "chrome_trace: cannot open /no such folder/trace.json");
}

TEST_CASE("chrome_trace: what workers did, each on a thread of its own", "[io][chrome_trace]") {
  const xattn::encoder<float> model({.d_model = 64, .heads = 4, .layers = 1});
  const xt::xtensor<float, 3> x = xt::ones<float>({2, 100, 64});
  xattn::thread_pool pool(3);
  xattn::io::chrome_trace seen;
  trace::timed_executor timed(pool, seen);
  CHECK(timed.concurrency() == 3);
  const xt::xtensor<float, 3> plain = model(x);
  for (int i = 0; i < 20; ++i) CHECK(plain == model(x, {}, {.executor = timed}, trace::to(seen)));
  const json_value file = xattn::io::parse_json(seen.text());
  const auto all = events_of(file);
  check_nesting(all);
  std::set<std::string> threads;
  for (const json_value& e : file["traceEvents"].array()) {
    if (e["name"].string() == "thread_name") threads.insert(e["args"]["name"].string());
  }
  CHECK(threads.size() == seen.threads());
  CHECK((seen.threads() >= 1 && seen.threads() <= 3));
  REQUIRE_FALSE(seen.parts().empty());
  for (const trace::timed_part& p : seen.parts()) {
    const trace::timed_span& during = seen.spans()[static_cast<std::size_t>(p.during)];
    CHECK((during.begin < p.begin && p.end < during.end));
  }
}

TEST_CASE("chrome_trace: spans that an exception ended are there, and memory is taken ahead", "[io][chrome_trace]") {
  xattn::io::chrome_trace seen({.room = 64});
  const auto tr = trace::to(seen);
  const auto thrown = [&] {
    trace::spanned(tr, at(trace::block::ffn), stage::x, [&] {
      trace::spanned(tr, at(trace::block::ffn), stage::ffn_out, [] { throw std::runtime_error("boom"); });
    });
  };
  CHECK(test::message_of<std::runtime_error>(thrown) == "boom");
  CHECK(events_of(xattn::io::parse_json(seen.text())).size() == 2);
  const auto spans = [&](int n) {
    return test::allocations_during([&] {
      for (int i = 0; i < n; ++i) trace::spanned(tr, at(trace::block::ffn), stage::x, [] {});
    });
  };
  CHECK(spans(62) == 0);
  CHECK(spans(1) == 1);
  CHECK(spans(63) == 0);
  CHECK(events_of(xattn::io::parse_json(xattn::io::chrome_trace().text())).empty());
}
