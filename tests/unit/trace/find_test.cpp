// SPDX-License-Identifier: BSD-3-Clause
/// Sinks that look for what is wrong: nan_finder and compare; and sample, which looks now and then.
#include "hand_made.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>
#include <xattn/trace/comparison.hpp>
#include <xattn/trace/editor.hpp>
#include <xattn/trace/nan_finder.hpp>
#include <xattn/trace/sample.hpp>

#include <sstream>

namespace {

namespace trace = xattn::trace;
using trace::stage;

const xattn::encoder_layer<float>& layer() {
  static const xattn::encoder_layer<float> made({.d_model = 8, .heads = 2, .d_hidden = 12, .seed = 5});
  return made;
}
xt::xtensor<float, 2> input() {
  xt::xtensor<float, 2> x = xt::zeros<float>({5, 8});
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = float((i * 7 + 3) % 11) / 8 - 0.5f;
  return x;
}
template <class H>
trace::recorder recorded(H before) {
  trace::recorder rec;
  (void)layer()(input(), {}, {}, trace::tee(before, trace::to(rec)));
  return rec;
}
trace::recorder recorded() {
  trace::recorder rec;
  (void)layer()(input(), {}, {}, trace::to(rec));
  return rec;
}


}  // namespace

TEST_CASE("nan_finder: names the first number that is not finite and what came before", "[trace][nan_finder]") {
  trace::editor broken(trace::at<stage::ffn_act>(), "ffn_act", [](const trace::site&, const auto& v) {
    v.data[14] = std::numeric_limits<float>::quiet_NaN();
  });
  trace::nan_finder finder({.frames = 3});
  const std::string told = test::message_of<trace::trace_nan>(
      [&] { (void)layer()(input(), {}, {}, trace::tee(trace::edit(broken), trace::to(finder))); });
  CHECK(told.find("ffn.ffn_act[1, 2] is nan") == 0);
  REQUIRE(finder.found());
  CHECK(finder.found()->index == std::vector<std::size_t>{1, 2});
  REQUIRE(finder.frames().size() == 4);
  CHECK(finder.frames().back().path == "ffn.ffn_act");
  CHECK(finder.frames()[2].path == "ffn.ffn_pre");
  CHECK(finder.frames()[2].largest > 0);
}

TEST_CASE("nan_finder: a run that is finite, masked rows among it", "[trace][nan_finder]") {
  trace::nan_finder finder;
  const xt::xtensor<float, 2> x = input();
  (void)layer()(x, xattn::causal_at(-1), {}, trace::to(finder));
  CHECK_FALSE(finder.found());
  CHECK(finder.text() == "every number is finite\n");
}

TEST_CASE("nan_finder: infinity of either sign counts where it means nothing", "[trace][nan_finder]") {
  const float infinite[] = {1, -std::numeric_limits<float>::infinity()};
  const xattn::view<const float, 2> v(infinite, {1, 2});
  trace::nan_finder finder({.stop = false});
  trace::emit<stage::masked, trace::origin::computed>(trace::to(finder), {}, v);
  CHECK_FALSE(finder.found());
  trace::emit<stage::scaled, trace::origin::computed>(trace::to(finder), {}, v);
  REQUIRE(finder.found());
  CHECK(finder.found()->path == "scaled");
  trace::emit<stage::scores, trace::origin::computed>(trace::to(finder), {}, v);
  CHECK(finder.found()->path == "scaled");
  CHECK(finder.text().find("scaled[0, 1] is -inf") == 0);
}

TEST_CASE("compare: a run agrees with itself, and shows by how much it is off another type", "[trace][compare]") {
  const trace::recorder rec = recorded();
  const trace::comparison same = trace::compare(rec, rec);
  CHECK(same.agrees());
  CHECK(same.compared() == rec.size());
  CHECK(same.unmatched.empty());
  for (const auto& e : same.entries) CHECK(e.max_absolute == 0);
  std::ostringstream out;
  same.print(out);
  CHECK(out.str().find("records agree") != std::string::npos);
}

TEST_CASE("compare: the stage that is to blame is the first whose operands agree", "[trace][compare]") {
  const trace::recorder right = recorded();
  const auto check = [&](auto faulty, const std::string& path) {
    const trace::comparison told = trace::compare(recorded(trace::edit(faulty)), right);
    INFO(path);
    CHECK_FALSE(told.agrees());
    CHECK(told.blamed() == path);
  };
  const auto double_first = [](const trace::site&, const auto& v) { v.data[0] = v.data[0] * 2 + 1; };
  check(trace::editor(trace::at<stage::q>(), "q", double_first), "self_attn.q");
  check(trace::editor(trace::at<stage::v>(), "v", double_first), "self_attn.v");
  check(trace::editor(trace::at<stage::scores>(), "scores", double_first), "self_attn.scores");
  check(trace::editor(trace::at<stage::weights>(), "weights", double_first), "self_attn.weights");
  check(trace::editor(trace::at<stage::context>(), "context", double_first), "self_attn.context");
  check(trace::editor(trace::at<stage::attn_out>(), "attn_out", double_first), "self_attn.attn_out");
  check(trace::editor(trace::at<stage::ffn_pre>(), "ffn_pre", double_first), "ffn.ffn_pre");
  check(trace::editor(trace::at<stage::ffn_act>(), "ffn_act", double_first), "ffn.ffn_act");
  check(trace::editor(trace::at<stage::ffn_out>(), "ffn_out", double_first), "ffn.ffn_out");
  check(trace::editor(trace::at<stage::resid_mid>(), "resid_mid", double_first), "self_attn.resid_mid");
}

TEST_CASE("compare: shapes, paths on one side only, tolerances, infinities", "[trace][compare]") {
  const auto recording_of = [](std::vector<float> numbers) {
    trace::recorder rec;
    const xattn::view<const float, 2> v(numbers.data(), {1, xattn::index_t(numbers.size())});
    trace::emit<stage::attn_out, trace::origin::computed>(trace::to(rec), {}, v);
    return rec;
  };
  constexpr float inf = std::numeric_limits<float>::infinity();
  const auto pair = [&](std::vector<float> a, std::vector<float> b, double relative) {
    return trace::compare(recording_of(std::move(a)), recording_of(std::move(b)), {.relative = relative}).agrees();
  };
  CHECK(pair({1, 2}, {1, 2.001f}, 1e-3));
  CHECK_FALSE(pair({1, 2}, {1, 2.01f}, 1e-3));
  CHECK(pair({inf, NAN}, {inf, NAN}, 0));
  CHECK_FALSE(pair({inf, 1}, {-inf, 1}, 1));
  CHECK_FALSE(pair({1, NAN}, {1, 1}, 1));
  CHECK_FALSE(pair({1, 2, 3}, {1, 2}, 1));
  const trace::comparison alone = trace::compare(recording_of({1}), std::vector<std::pair<std::string, trace::dense_array>>{
                                                     {"elsewhere", trace::dense_array{}}});
  CHECK_FALSE(alone.agrees());  // nothing was compared
  CHECK(alone.unmatched == std::vector<std::string>{"elsewhere", "attn_out"});
  const trace::comparison off = trace::compare(recording_of({3, 4}), recording_of({3, 5}));
  REQUIRE(off.entries.size() == 1);
  CHECK(off.entries[0].max_absolute == 1);
  CHECK(off.entries[0].max_relative == Approx(0.2));
  CHECK(off.entries[0].max_ulp == Approx(1 / (4 * 0x1p-23)));
  CHECK(off.entries[0].signal_to_noise == Approx(10 * std::log10(34.0)));
  CHECK(off.entries[0].cosine == Approx(29 / std::sqrt(25.0 * 34)));
  CHECK(off.entries[0].worst == std::vector<std::size_t>{0, 1});
  CHECK(off.entries[0].ours == 4);
  CHECK(off.entries[0].theirs == 5);
}

TEST_CASE("sample: one call in n is shown, and the others make nothing", "[trace][sample]") {
  trace::recorder rec;
  trace::sample some(trace::to(rec), {.every = 3});
  const xt::xtensor<float, 2> q = xt::ones<float>({2, 4});
  for (int call = 0; call < 7; ++call) (void)xattn::attention(q, q, q, {}, {}, trace::to(some));
  CHECK(rec.contains("weights"));
  CHECK(rec.contains("weights#2"));
  CHECK(rec.contains("weights#3"));
  CHECK_FALSE(rec.contains("weights#4"));
  CHECK(rec.values().size() == 3);
  CHECK_FALSE(rec.whole());
  CHECK_THROWS_AS(trace::sample(trace::to(rec), {.every = 0}), xattn::option_error);
}
