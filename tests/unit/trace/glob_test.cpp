// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/glob.hpp>

namespace {

namespace trace = xattn::trace;
using trace::block;
using trace::model;
using trace::pattern;
using trace::stage;

trace::site weights_of(std::int32_t layer, block b = block::self_attn) {
  trace::site s;
  s.mdl = model::encoder;
  s.layer = layer;
  s.blk = b;
  s.st = stage::weights;
  return s;
}

}  // namespace

TEST_CASE("glob: stars and question marks", "[trace][glob]") {
  CHECK(trace::glob_match("", ""));
  CHECK(trace::glob_match("*", ""));
  CHECK_FALSE(trace::glob_match("?", ""));
  CHECK(trace::glob_match("enc.*.weights", "enc.0.self_attn.weights"));
  CHECK(trace::glob_match("enc.?.*", "enc.0.q"));
  CHECK_FALSE(trace::glob_match("enc.?.*", "enc.10.q"));
  CHECK(trace::glob_match("*a*b*", "xxaxxbxx"));
  CHECK_FALSE(trace::glob_match("*a*b", "xxaxxbxx"));
  CHECK(trace::glob_match("**q", "q"));
  CHECK_FALSE(trace::glob_match("q", "q_rot"));
  CHECK(trace::glob_match("*ab", "aab"));
}

TEST_CASE("glob: a pattern without a dot is about the stage, one with a dot about the path", "[trace][glob]") {
  CHECK(pattern("weights").matches(weights_of(3)));
  CHECK(pattern(stage::weights).matches(weights_of(3)));
  CHECK_FALSE(pattern("weight").matches(weights_of(3)));
  CHECK(pattern("w*").matches(weights_of(3)));
  CHECK(pattern("*.weights").matches(weights_of(3)));
  CHECK(pattern("enc.3.*").matches(weights_of(3)));
  CHECK_FALSE(pattern("enc.2.*").matches(weights_of(3)));
  CHECK(pattern("enc.*.self_attn.weights").matches(weights_of(3)));
  CHECK_FALSE(pattern("enc.*.self_attn.weights").matches(weights_of(3, block::cross_attn)));
}

TEST_CASE("glob: run and step count only where the pattern has them", "[trace][glob]") {
  trace::site s = weights_of(0);
  s.run = 2;
  s.step = 5;
  CHECK(pattern("weights").matches(s));
  CHECK(pattern("weights@t5#2").matches(s));
  CHECK(pattern("weights@t5*").matches(s));
  CHECK_FALSE(pattern("weights#1").matches(s));
  CHECK(pattern("enc.*.weights@t5#2").matches(s));
  CHECK_FALSE(pattern("enc.*.weights@t4*").matches(s));
}

TEST_CASE("glob: a name that no path can have is an error that knows better ones", "[trace][glob]") {
  const auto message = [](const char* text) {
    return test::message_of<xattn::option_error>([&] { pattern(text).check("recorder"); });
  };
  CHECK(test::mentions(message("weight"), {"recorder", "\"weight\"", "nearest: weights"}));
  CHECK(test::mentions(message("*.wieghts"), {"names no stage", "nearest: weights"}));
  CHECK(test::mentions(message("enc.0.self_atn.weights"), {"names no place", "self_attn"}));
  CHECK(test::mentions(message("encoder.*.weights"), {"names no place"}));
  CHECK(test::mentions(message(""), {"names no stage"}));
  CHECK(test::mentions(message("enc*weights"), {"names no stage"}));
  for (const char* good :
       {"weights", "w_*", "*.q", "enc.*.self_attn.weights", "enc.11.norm2.norm_out", "dec.*", "*", "enc.*weights",
        "output.norm_out", "enc.output.norm_out", "weights@t3", "*attn.q", "ffn.?*"}) {
    INFO(good);
    CHECK_NOTHROW(pattern(good).check("recorder"));
  }
}
