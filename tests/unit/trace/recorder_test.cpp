// SPDX-License-Identifier: BSD-3-Clause
#include "hand_made.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/dual.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/recorder.hpp>

#include <array>

namespace {

namespace trace = xattn::trace;
using test::at;
using test::counted;
using test::deliver;
using trace::block;
using trace::model;
using trace::origin;
using trace::stage;
using xattn::extents;

using names = std::vector<std::string>;

/// Says nothing of its value.
struct mute {
  bool flag = false;
};

}  // namespace

TEST_CASE("recorder: keeps copies with site, axes, shape and type, in order of arrival", "[trace][recorder]") {
  trace::recorder rec;
  counted<float, 4> weights({1, 2, 2, 3});
  trace::emit<stage::weights, origin::computed>(trace::to(rec), at(block::self_attn).hiding(1), weights.view);
  trace::emit<stage::scores, origin::derived>(trace::to(rec), trace::place{}, counted<double, 4>({1, 1, 2, 2}).view);
  weights.numbers.assign(weights.numbers.size(), -1.f);

  CHECK(rec.names() == names{"self_attn.weights", "scores"});
  CHECK(rec.size() == 2);
  const trace::record& r = rec.find("self_attn.weights");
  CHECK(r.axes == "hqk");
  CHECK(r.shape == std::vector<std::size_t>{2, 2, 3});
  CHECK(r.type == xattn::dtype::f32);
  CHECK(r.at.blk == block::self_attn);
  CHECK(rec.begin()[1].at.org == origin::derived);
  CHECK(rec["self_attn.weights"](1, 1, 2) == 11);
  CHECK(rec.get<float>("self_attn.weights")(0, 0, 1) == 1.f);
  CHECK(rec["scores"](0, 0, 1, 1) == 3);
}

TEST_CASE("recorder: gathers by stride, whatever the arrangement", "[trace][recorder]") {
  const auto numbers = test::random_array<double>({2, 3, 4, 5});
  for (const test::arrangement how : test::arrangements) {
    INFO(test::name(how));
    trace::recorder rec;
    const test::buffer<double, 4> b(numbers, how);
    trace::emit<stage::q, origin::computed>(trace::to(rec), trace::place{}, b.view());
    const auto& recorded = rec["q"];
    CHECK(std::vector<double>(recorded.begin(), recorded.end()) == b.elements());
    CHECK(recorded.shape() == xt::xarray<double>::shape_type{2, 3, 4, 5});
  }
}

TEST_CASE("recorder: every element type is kept as it is, or as the double it converts to", "[trace][recorder]") {
  trace::recorder rec;
  const auto tr = trace::to(rec);
  trace::emit<stage::q, origin::computed>(tr, trace::place{}, counted<xattn::bf16, 4>({1, 1, 1, 3}).view);
  trace::emit<stage::k, origin::computed>(tr, trace::place{}, counted<xattn::f16, 4>({1, 1, 1, 3}).view);
  trace::emit<stage::v, origin::computed>(tr, trace::place{}, counted<long double, 4>({1, 1, 1, 3}).view);
  trace::emit<stage::scores, origin::computed>(tr, trace::place{}, counted<test::dual, 4>({1, 1, 1, 3}).view);
  for (const char* path : {"q", "k", "v", "scores"}) {
    INFO(path);
    CHECK(rec[path](0, 0, 0, 2) == 2);
  }
  CHECK(rec.find("q").type == xattn::dtype::bf16);
  CHECK(rec.find("scores").type == xattn::dtype::f64);
  CHECK(rec.get<xattn::bf16>("q")(0, 0, 0, 1) == xattn::bf16(1.f));
  CHECK(rec.get<long double>("v")(0, 0, 0, 1) == 1.0L);
}

TEST_CASE("recorder: a type without a value is recorded without numbers, and says so when asked", "[trace][recorder]") {
  trace::recorder rec;
  const std::array<mute, 4> things{};
  trace::emit<stage::q, origin::computed>(trace::to(rec), trace::place{},
                                          xattn::view<const mute, 4>(things.data(), {1, 1, 2, 2}));
  CHECK(rec.find("q").shape == std::vector<std::size_t>{1, 1, 2, 2});
  CHECK(rec.find("q").type == xattn::dtype::opaque);
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { (void)rec["q"]; }), {"\"q\"", "do not convert"}));
}

TEST_CASE("recorder: another type than the stored one is an error that names both", "[trace][recorder]") {
  trace::recorder rec;
  deliver<stage::lse>(trace::to(rec), {}, extents<3>{1, 1, 2});
  const auto message = test::message_of<xattn::option_error>([&] { (void)rec.get<double>("lse"); });
  CHECK(test::mentions(message, {"\"lse\"", "float32", "float64"}));
}

TEST_CASE("recorder: an unknown name lists the nearest ones, recorded or not", "[trace][recorder]") {
  trace::recorder rec;
  deliver<stage::weights>(trace::to(rec), at(block::self_attn), extents<4>{1, 1, 2, 2});
  deliver<stage::q>(trace::to(rec), at(block::self_attn), extents<4>{1, 1, 2, 2});
  const auto message = [&](const char* path) { return test::message_of<std::out_of_range>([&] { (void)rec[path]; }); };
  CHECK(test::mentions(message("weight"), {"no record \"weight\"", "nearest: self_attn.weights"}));
  CHECK(test::mentions(message("self_attn.wieghts"), {"nearest: self_attn.weights"}));
  CHECK(test::mentions(message("contxt"), {"nearest: context (not recorded)"}));
  CHECK_FALSE(rec.contains("weights"));
  CHECK(rec.contains("self_attn.q"));
}

TEST_CASE("recorder: layer, stage and head pick a matrix", "[trace][recorder]") {
  trace::recorder rec;
  const auto tr = trace::to(rec);
  deliver<stage::weights>(tr, at(block::self_attn, 0, model::encoder), extents<4>{2, 3, 2, 2});
  deliver<stage::weights>(tr, at(block::self_attn, 1, model::encoder), extents<4>{2, 3, 2, 2});
  deliver<stage::k>(tr, at(block::self_attn, 1, model::encoder).hiding(1), extents<4>{1, 2, 2, 4});
  deliver<stage::attn_out>(tr, at(block::self_attn, 1, model::encoder), extents<3>{2, 2, 4});
  CHECK(rec.at(1, stage::weights)(1, 2, 1, 1) == 23);
  const auto head = rec.at(1, stage::weights, 2);
  CHECK(head.shape() == xt::xarray<double>::shape_type{2, 2, 2});
  CHECK(head(0, 0, 0) == 8);
  CHECK(head(1, 1, 0) == 22);
  CHECK(rec.at(1, stage::k, 1)(0, 3) == 11);

  const auto message = [&](std::int32_t layer, stage s, std::int32_t h) {
    return test::message_of<std::out_of_range>([&] { (void)rec.at(layer, s, h); });
  };
  CHECK(test::mentions(message(1, stage::weights, 3), {"enc.1.self_attn.weights", "no head 3", "0 to 2"}));
  CHECK(test::mentions(message(1, stage::attn_out, 0), {"has no heads"}));
  CHECK(test::mentions(message(2, stage::weights, 0), {"layer 2 has no \"weights\""}));
  deliver<stage::weights>(tr, at(block::cross_attn, 1, model::encoder), extents<4>{1, 1, 2, 2});
  CHECK(test::mentions(message(1, stage::weights, 0),
                       {"several", "enc.1.self_attn.weights", "enc.1.cross_attn.weights"}));
}

TEST_CASE("recorder: calls are numbered, and paths of one call never collide", "[trace][recorder]") {
  trace::recorder rec;
  for (int call = 0; call < 2; ++call) {
    const trace::place where = trace::top_level(trace::to(rec));
    deliver<stage::lse>(trace::to(rec), where, extents<3>{1, 1, 2});
    deliver<stage::lse>(trace::to(rec), where, extents<3>{1, 1, 2});
    trace::value(trace::to(rec), where, "scale", 0.5 + call);
  }
  CHECK(rec.names() == names{"lse", "lse~2", "lse#2", "lse#2~2"});
  CHECK(rec.value("scale") == 0.5);
  CHECK(rec.value("scale#2") == 1.5);
}

TEST_CASE("recorder: a parameter that did not change shares its bytes, one that did is new", "[trace][recorder]") {
  trace::recorder rec;
  std::array<float, 4> w{1, 2, 3, 4};
  const auto call = [&] {
    const trace::place where = trace::top_level(trace::to(rec)).in(block::self_attn);
    trace::emit<stage::w_q, origin::computed>(trace::to(rec), where, xattn::view<float, 2>(w.data(), {2, 2}));
  };
  call();
  call();
  w[3] = 5;
  call();
  CHECK(rec.names() == names{"self_attn.w_q", "self_attn.w_q#2", "self_attn.w_q#3"});
  CHECK(rec.find("self_attn.w_q").bytes == rec.find("self_attn.w_q#2").bytes);
  CHECK(rec["self_attn.w_q#2"](1, 1) == 4);
  CHECK(rec["self_attn.w_q#3"](1, 1) == 5);
  CHECK(rec.bytes() == 2 * sizeof w);
}

TEST_CASE("recorder: values are kept as attributes of their place, notes as rows", "[trace][recorder]") {
  trace::recorder rec;
  const auto tr = trace::to(rec);
  trace::value(tr, at(block::norm1, 2, model::encoder), "eps", 1e-5);
  trace::note(tr, at(block::self_attn), 1, 2, 3);
  CHECK(rec.value("enc.2.norm1.eps") == 1e-5);
  CHECK(rec.has_value("enc.2.norm1.eps"));
  CHECK_FALSE(rec.has_value("eps"));
  CHECK(test::mentions(test::message_of<std::out_of_range>([&] { (void)rec.value("enc.2.norm1.epz"); }),
                       {"nearest: enc.2.norm1.eps"}));
  REQUIRE(rec.empty_rows().size() == 1);
  CHECK(rec.empty_rows()[0].place == "self_attn.");
  CHECK(rec.empty_rows()[0].at.batch == 1);
  CHECK(rec.empty_rows()[0].at.head == 2);
  CHECK(rec.empty_rows()[0].row == 3);
}

TEST_CASE("recorder: patterns choose before anything is made", "[trace][recorder]") {
  trace::recorder rec({.only = {"weights", "*.ffn_act", stage::q}});
  const auto tr = trace::to(rec);
  bool made = false;
  trace::emit<stage::scores, origin::derived>(tr, trace::place{}, [&] {
    made = true;
    return counted<float, 4>({1, 1, 1, 1}).view;
  });
  CHECK_FALSE(made);
  deliver<stage::weights>(tr, at(block::self_attn), extents<4>{1, 1, 2, 2});
  deliver<stage::ffn_act>(tr, at(block::ffn), extents<3>{1, 2, 4});
  deliver<stage::ffn_out>(tr, at(block::ffn), extents<3>{1, 2, 4});
  deliver<stage::q>(tr, at(block::self_attn), extents<4>{1, 1, 2, 2});
  CHECK(rec.names() == names{"self_attn.weights", "ffn.ffn_act", "self_attn.q"});
  CHECK_FALSE(rec.whole());
  CHECK(trace::recorder().whole());
  rec.finish();
}

TEST_CASE("recorder: nothing is silently absent", "[trace][recorder]") {
  CHECK(test::mentions(test::message_of<xattn::option_error>([] { trace::recorder rec({.only = {"weight"}}); }),
                       {"recorder", "\"weight\"", "weights"}));
  trace::recorder rec({.only = {"weights", "enc.7.*"}});
  deliver<stage::weights>(trace::to(rec), {}, extents<4>{1, 1, 2, 2});
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { rec.finish(); }),
                       {"nothing was recorded for \"enc.7.*\""}));
  trace::recorder relaxed({.only = {"weights"}, .allow_unmatched = true});
  CHECK_NOTHROW(relaxed.finish());
  trace::recorder all;
  CHECK_NOTHROW(all.finish());
}

TEST_CASE("recorder: heads and rows are cut out before they are copied", "[trace][recorder]") {
  trace::recorder rec({.heads = {{.layer = 0, .head = 2}, {.layer = 1, .head = 0}}, .rows = {{.first = 1, .last = 3}}});
  const auto tr = trace::to(rec);
  deliver<stage::weights>(tr, at(block::self_attn, 0, model::encoder), extents<4>{1, 3, 4, 2});
  deliver<stage::k>(tr, at(block::self_attn, 0, model::encoder), extents<4>{1, 3, 4, 2});
  CHECK(rec.names() == names{"enc.0.self_attn.weights@h2q1", "enc.0.self_attn.k"});
  CHECK(rec["enc.0.self_attn.weights@h2q1"].shape() == xt::xarray<double>::shape_type{1, 1, 2, 2});
  CHECK(rec["enc.0.self_attn.weights@h2q1"](0, 0, 0, 0) == 18);
  CHECK(rec.at(0, stage::weights, 2)(0, 1, 1) == 21);
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] { rec.finish(); }), {"layer 1 head 0"}));
  deliver<stage::weights>(tr, at(block::self_attn, 1, model::encoder), extents<4>{1, 3, 4, 2});
  CHECK_NOTHROW(rec.finish());
}

TEST_CASE("recorder: heads and ranges that can be none are refused", "[trace][recorder]") {
  CHECK(test::mentions(
      test::message_of<xattn::option_error>([] { trace::recorder rec({.rows = {{.first = 3, .last = 3}}}); }),
      {"rows 3 to 3"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([] { trace::recorder rec({.heads = {{.head = -1}}}); }),
                       {"head -1"}));
}

TEST_CASE("recorder: max_bytes stops at the first record over it and names the largest stages", "[trace][recorder]") {
  trace::recorder rec({.max_bytes = 100});
  const auto tr = trace::to(rec);
  deliver<stage::q>(tr, {}, extents<4>{1, 1, 2, 2});
  deliver<stage::weights>(tr, {}, extents<4>{1, 1, 4, 4});
  CHECK(rec.bytes() == 80);
  const auto message = test::message_of<std::length_error>([&] {
    deliver<stage::scores>(tr, {}, extents<4>{1, 1, 4, 2});
  });
  CHECK(test::mentions(message, {"scores needs 32 bytes after 80", "max_bytes is 100", "weights 64, scores 32, q 16"}));
  CHECK(rec.names() == names{"q", "weights"});
  deliver<stage::k>(tr, {}, extents<4>{1, 1, 2, 2});
  CHECK(rec.bytes() == 96);
}

TEST_CASE("recorder: clear forgets, and recording goes on", "[trace][recorder]") {
  trace::recorder rec({.max_bytes = 16, .tokens = {"a", "b"}});
  deliver<stage::q>(trace::to(rec), {}, extents<4>{1, 1, 2, 2});
  rec.clear();
  CHECK(rec.empty());
  CHECK(rec.bytes() == 0);
  CHECK_FALSE(rec.contains("q"));
  deliver<stage::q>(trace::to(rec), {}, extents<4>{1, 1, 2, 2});
  CHECK(rec.names() == names{"q"});
  CHECK(rec.tokens() == names{"a", "b"});
}

TEST_CASE("recorder: a recording is a value; references to its arrays last", "[trace][recorder]") {
  trace::recorder rec;
  deliver<stage::q>(trace::to(rec), {}, extents<4>{1, 1, 2, 2});
  const auto& q = rec["q"];
  for (int i = 0; i < 100; ++i) deliver<stage::k>(trace::to(rec), {}, extents<4>{1, 1, 2, 2});
  CHECK(&q == &rec["q"]);
  const trace::recording copy = rec;
  rec.clear();
  CHECK(copy["q"](0, 0, 1, 1) == 3);
}
