// SPDX-License-Identifier: BSD-3-Clause
#include "hand_made.hpp"
#include "support/catch.hpp"

#include <xattn/trace/any.hpp>
#include <xattn/trace/filter.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/trace/sample.hpp>
#include <xattn/trace/tee.hpp>

#include <array>

namespace {

namespace trace = xattn::trace;
using test::deliver;
using trace::access;
using trace::stage;
using xattn::extents;

using names = std::vector<std::string>;

/// Writes the scores: adds to each.
struct adds {
  float what;
  template <stage S>
  static consteval access access_of() {
    return S == stage::scores ? access::write : access::none;
  }
  template <stage S, class T>
  void on(const trace::site&, const trace::tensor_view<T>& v) {
    for (std::size_t i = 0; i < v.size(); ++i) v.data[i] += T(what);
  }
};

/// Tells what happens, in order.
struct diary {
  names* lines;
  char who;
  bool wants = true;
  template <stage>
  static consteval access access_of() {
    return access::read;
  }
  bool want(const trace::site&) { return wants; }
  template <stage S, class T>
  void on(const trace::site& s, const trace::tensor_view<const T>&) {
    tell(std::string(trace::name(s.st)));
  }
  void begin(const trace::site&) { tell("begin"); }
  void end(const trace::site&) { tell("end"); }
  void value(const trace::site&, const char* name, double) { tell(name); }
  void note(const trace::site&, xattn::index_t) { tell("note"); }
  void tell(const std::string& what) { lines->push_back(std::string(1, who) + " " + what); }
};

}  // namespace

TEST_CASE("tee: a reader sees a stage as the hooks before it left it", "[trace][tee]") {
  trace::recorder before, after;
  std::array<float, 2> scores{1, 2};
  const auto both = trace::tee(trace::to(before), adds{10}, trace::to(after));
  STATIC_REQUIRE(decltype(both)::access_of<stage::scores>() == access::write);
  STATIC_REQUIRE(decltype(both)::access_of<stage::q>() == access::read);
  STATIC_REQUIRE(decltype(both)::access_of<stage::tile_acc>() == access::none);
  trace::emit<stage::scores, trace::origin::computed>(both, {}, xattn::view<float, 4>(scores.data(), {1, 1, 1, 2}));
  CHECK(before["scores"](0, 0, 0, 1) == 2);
  CHECK(after["scores"](0, 0, 0, 1) == 12);
  CHECK(scores[0] == 11);
}

TEST_CASE("tee: calls go from left to right, ends of spans back", "[trace][tee]") {
  names lines;
  const auto all = trace::tee(diary{&lines, 'a'}, diary{&lines, 'b'}, diary{&lines, 'c'});
  STATIC_REQUIRE(trace::hook<decltype(all)>);
  trace::spanned(all, {}, stage::x, [&] {
    deliver<stage::q>(all, {}, extents<4>{1, 1, 1, 1});
    trace::value(all, {}, "scale", 1);
    trace::note(all, {}, 0, 0, 0);
  });
  CHECK(lines == names{"a begin", "b begin", "c begin", "a q", "b q", "c q", "a scale", "b scale", "c scale", "a note",
                       "b note", "c note", "c end", "b end", "a end"});
}

TEST_CASE("tee: each part is asked by itself", "[trace][tee]") {
  names lines;
  deliver<stage::q>(trace::tee(diary{&lines, 'a', false}, diary{&lines, 'b'}), {}, extents<4>{1, 1, 1, 1});
  CHECK(lines == names{"b q"});
  bool made = false;
  trace::emit<stage::q, trace::origin::derived>(trace::tee(diary{&lines, 'a', false}, diary{&lines, 'b', false}), {},
                                                [&] {
                                                  made = true;
                                                  return xattn::view<float, 4>();
                                                });
  CHECK_FALSE(made);
}

TEST_CASE("tee: parts count calls alike, whatever they saw before", "[trace][tee]") {
  trace::recorder old, fresh;
  for (int i = 0; i < 3; ++i) (void)trace::top_level(trace::to(old));
  const auto both = trace::tee(trace::to(fresh), trace::to(old));
  const trace::place where = trace::top_level(both);
  CHECK(where.at.run == 4);
  CHECK(trace::top_level(trace::to(fresh)).at.run == 5);
  CHECK(trace::top_level(trace::to(old)).at.run == 5);
  names lines;
  CHECK(trace::top_level(trace::tee(diary{&lines, 'a'}, trace::to(old))).at.run == 6);
}

TEST_CASE("tee: a sample shows one call in n, wherever it stands", "[trace][tee]") {
  trace::recorder alone;
  trace::sample some(trace::to(alone), {.every = 3});
  const auto calls = [](auto hook) {
    for (int n = 0; n < 7; ++n) deliver<stage::q>(hook, trace::top_level(hook), extents<4>{1, 1, 1, 1});
  };
  calls(trace::to(some));
  CHECK(alone.names() == names{"q", "q#2", "q#3"});

  const auto check = [&](const auto& joined) {
    trace::recorder shown, all;
    trace::dynamic<trace::recorder> erased(shown), other(all);
    trace::sample part(trace::any(erased), {.every = 3});
    trace::filter filtered(trace::to(part), {.only = {"q"}});
    calls(joined(trace::to(filtered), trace::any(other)));
    CHECK(shown.names() == names{"q", "q#4", "q#7"});
    CHECK(all.names() == names{"q", "q#2", "q#3", "q#4", "q#5", "q#6", "q#7"});
  };
  names lines;
  check([](auto sampled, auto every) { return trace::tee(sampled, every); });
  check([](auto sampled, auto every) { return trace::tee(every, sampled); });
  check([&](auto sampled, auto every) { return trace::tee(trace::tee(diary{&lines, 'a'}, sampled), every); });
}

TEST_CASE("tee: what no part takes is not offered", "[trace][tee]") {
  using quiet = decltype(trace::tee(adds{1}, adds{2}));
  STATIC_REQUIRE_FALSE(trace::takes_values<quiet>);
  STATIC_REQUIRE_FALSE(trace::takes_notes<quiet>);
  STATIC_REQUIRE_FALSE(trace::takes_spans<quiet>);
  STATIC_REQUIRE_FALSE(trace::wants<quiet, stage::q>);
  STATIC_REQUIRE(std::same_as<decltype(trace::tee(adds{1})), adds>);
}
