// SPDX-License-Identifier: BSD-3-Clause
#include "hand_made.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/filter.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/trace/tee.hpp>

namespace {

namespace trace = xattn::trace;
using test::at;
using test::deliver;
using trace::block;
using trace::model;
using trace::stage;
using xattn::extents;

using names = std::vector<std::string>;

}  // namespace

TEST_CASE("filter: passes on what the patterns say, and fails at the end if one said nothing", "[trace][filter]") {
  trace::recorder rec;
  trace::filter focus(trace::to(rec), {.only = {"*.weights", "lse"}});
  const auto tr = trace::to(focus);
  deliver<stage::weights>(tr, at(block::self_attn), extents<4>{1, 1, 2, 2});
  deliver<stage::q>(tr, at(block::self_attn), extents<4>{1, 1, 2, 2});
  CHECK(rec.names() == names{"self_attn.weights"});
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { focus.finish(); }), {"filter", "\"lse\""}));
  deliver<stage::lse>(tr, {}, extents<3>{1, 1, 2});
  CHECK_NOTHROW(focus.finish());
}

TEST_CASE("filter: cuts heads and rows, several ranges apart", "[trace][filter]") {
  trace::recorder rec;
  trace::filter focus(trace::to(rec), {.heads = {{.head = 0}, {.head = 1}}, .rows = {{0, 1}, {2, 99}}});
  deliver<stage::weights>(trace::to(focus), trace::place{}.hiding(1), extents<4>{1, 2, 4, 3});
  deliver<stage::attn_out>(trace::to(focus), trace::place{}.hiding(1), extents<3>{1, 4, 2});
  CHECK(rec.names() == names{"weights@h0", "weights@h0q2", "weights@h1", "weights@h1q2", "attn_out", "attn_out@q2"});
  CHECK(rec["weights@h1q2"].shape() == xt::xarray<double>::shape_type{1, 2, 3});
  CHECK(rec["weights@h1q2"](0, 0, 0) == 18);
  CHECK(rec["attn_out@q2"](1, 1) == 7);
  CHECK_NOTHROW(focus.finish());
}

TEST_CASE("filter: a layer's head is that layer's only", "[trace][filter]") {
  trace::recorder rec;
  trace::filter focus(trace::to(rec), {.heads = {{.layer = 1, .head = 0}}});
  for (const std::int32_t layer : {0, 1}) {
    deliver<stage::weights>(trace::to(focus), at(block::self_attn, layer, model::encoder), extents<4>{1, 2, 1, 1});
  }
  CHECK(rec.names() == names{"enc.1.self_attn.weights@h0"});
}

TEST_CASE("filter: wants no more than what is behind it", "[trace][filter]") {
  trace::recorder rec({.only = {"weights"}, .allow_unmatched = true});
  trace::filter focus(trace::to(rec), {.only = {"q", "weights"}});
  using h = decltype(trace::to(focus));
  STATIC_REQUIRE(trace::wants<h, stage::q>);
  STATIC_REQUIRE_FALSE(trace::wants<h, stage::tile_acc>);
  STATIC_REQUIRE_FALSE(trace::wants<h, stage::head_out>);
  deliver<stage::q>(trace::to(focus), {}, extents<4>{1, 1, 1, 1});
  CHECK(rec.empty());
}

TEST_CASE("filter: values, notes and call numbers go through; the recording knows that it is partial",
          "[trace][filter]") {
  trace::recorder rec;
  CHECK(rec.whole());
  trace::filter focus(trace::tee(trace::to(rec)), {.only = {"q"}});
  CHECK_FALSE(rec.whole());
  CHECK(trace::top_level(trace::to(focus)).at.run == 1);
  trace::value(trace::to(focus), {}, "scale", 2);
  trace::note(trace::to(focus), {}, 0, 0, 0);
  CHECK(rec.value("scale") == 2);
  CHECK(rec.empty_rows().size() == 1);
}
