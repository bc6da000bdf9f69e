// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>
#include <xattn/trace/any_editor.hpp>

namespace {

namespace trace = xattn::trace;
using trace::stage;

const xattn::encoder<float>& model() {
  static const xattn::encoder<float> enc({.d_model = 8, .heads = 2, .d_hidden = 12, .seed = 5, .layers = 2});
  return enc;
}
xt::xtensor<float, 2> input() {
  xt::xtensor<float, 2> x = xt::zeros<float>({5, 8});
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = float((i * 7 + 3) % 11) / 8 - 0.5f;
  return x;
}

/// A run with an edit, recorded after the edit.
template <class Editor>
trace::recorder edited_run(Editor& e) {
  trace::recorder rec;
  (void)model()(input(), {}, {}, trace::tee(trace::edit(e), trace::to(rec)));
  return rec;
}
trace::recorder plain_run() {
  trace::recorder rec;
  (void)model()(input(), {}, {}, trace::to(rec));
  return rec;
}

/// The paths whose numbers differ between two runs.
std::vector<std::string> changed_paths(const trace::recording& a, const trace::recording& b) {
  std::vector<std::string> changed;
  for (const trace::record& r : a) {
    if (*r.bytes != *b.find(r.path).bytes) changed.push_back(r.path);
  }
  return changed;
}
bool has(const std::vector<std::string>& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

}  // namespace

TEST_CASE("editor: patching recorded stages back into the same run changes no bit", "[trace][editor]") {
  const trace::recorder whole = plain_run();
  trace::editor weights(trace::at<stage::weights>(), "*.weights", trace::replace_from(whole));
  CHECK(changed_paths(whole, edited_run(weights)).empty());
  CHECK(weights.changed() == 2);
  trace::editor act(trace::at<stage::ffn_act>(), "enc.1.ffn.ffn_act", trace::replace_from(whole));
  CHECK(changed_paths(whole, edited_run(act)).empty());
  CHECK(act.changed() == 1);
}

TEST_CASE("editor: an edit is seen by the readers below it and by nothing else", "[trace][editor]") {
  const trace::recorder whole = plain_run();
  trace::editor silence(trace::at<stage::context>(), "enc.1.*", trace::ablate_head{1});
  const trace::recorder rec = edited_run(silence);
  const auto changed = changed_paths(whole, rec);
  CHECK(has(changed, "enc.1.self_attn.context"));
  CHECK(has(changed, "enc.1.self_attn.attn_out"));
  CHECK(has(changed, "enc.1.output.block_out"));
  CHECK_FALSE(has(changed, "enc.1.self_attn.weights"));
  CHECK_FALSE(has(changed, "enc.0.output.block_out"));
  const auto& context = rec["enc.1.self_attn.context"];
  const auto& before = whole["enc.1.self_attn.context"];
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::size_t e = 0; e < 4; ++e) {
      CHECK(context(1, i, e) == 0);
      CHECK(context(0, i, e) == before(0, i, e));
    }
  }
  CHECK(trace::audit(rec).passed() == false);  // the ablated context is not weights * v
}

TEST_CASE("editor: weights of a row that are set reach the context", "[trace][editor]") {
  trace::editor rows(trace::at<stage::weights>(), "enc.0.self_attn.weights", trace::set_rows{2, 3, 0.0});
  const trace::recorder rec = edited_run(rows);
  const auto& context = rec["enc.0.self_attn.context"];
  for (std::size_t e = 0; e < 4; ++e) {
    CHECK(context(0, 2, e) == 0);
    CHECK(context(0, 1, e) != 0);
  }
}

TEST_CASE("editor: factors, vectors and lambdas", "[trace][editor]") {
  const trace::recorder whole = plain_run();
  trace::editor half(trace::at<stage::attn_out>(), "enc.0.*", trace::scale_by{0.5});
  const trace::recorder halved = edited_run(half);
  trace::editor shift(trace::at<stage::ffn_out>(), "enc.0.*", trace::add_vector{{1, 2, 3, 4, 5, 6, 7, 8}});
  const trace::recorder shifted = edited_run(shift);
  trace::editor clamp(trace::at<stage::ffn_act>(), "enc.0.*", [](const trace::site&, const auto& v) {
    trace::detail::for_each_element(v, [](auto& x, const trace::row_index&) { x = 0; });
  });
  const trace::recorder clamped = edited_run(clamp);
  for (std::size_t c = 0; c < 8; ++c) {
    CHECK(halved["enc.0.self_attn.attn_out"](3, c) == whole["enc.0.self_attn.attn_out"](3, c) / 2);
    CHECK(shifted["enc.0.ffn.ffn_out"](3, c) ==
          Approx(whole["enc.0.ffn.ffn_out"](3, c) + double(c + 1)).margin(1e-6));
    CHECK(clamped["enc.0.ffn.ffn_out"](3, c) == 0);
  }
}

TEST_CASE("editor: what a sublayer reads can be edited, and its residual is left alone", "[trace][editor]") {
  const trace::recorder whole = plain_run();
  trace::editor same_q(trace::at<stage::attn_in>(), "*", trace::replace_from(whole));
  trace::editor same_kv(trace::at<stage::kv_in>(), "*", trace::replace_from(whole));
  trace::editor same_ffn(trace::at<stage::ffn_in>(), "*", trace::replace_from(whole));
  for (const auto& rec : {edited_run(same_q), edited_run(same_kv), edited_run(same_ffn)}) {
    CHECK(changed_paths(whole, rec).empty());
  }

  trace::editor attn_in(trace::at<stage::attn_in>(), "enc.1.*", trace::scale_by{2});
  const trace::recorder attn = edited_run(attn_in);
  const auto changed = changed_paths(whole, attn);
  for (const char* name : {"attn_in", "kv_in", "q", "k", "v", "attn_out", "resid_mid"}) {
    CHECK(has(changed, std::string("enc.1.self_attn.") + name));
  }
  CHECK_FALSE(has(changed, "enc.1.embed.x"));
  trace::editor ffn_in(trace::at<stage::ffn_in>(), "enc.1.*", trace::scale_by{2});
  const trace::recorder ffn = edited_run(ffn_in);
  CHECK(has(changed_paths(whole, ffn), "enc.1.ffn.ffn_pre"));
  CHECK_FALSE(has(changed_paths(whole, ffn), "enc.1.norm1.norm_out"));
  for (std::size_t i = 0; i < 40; ++i) {
    const auto at = [i](const trace::recording& rec, const char* path) { return rec.get<float>(path).flat(i); };
    CHECK(at(attn, "enc.1.self_attn.attn_in") == 2 * at(whole, "enc.1.self_attn.attn_in"));
    CHECK(at(attn, "enc.1.self_attn.resid_mid") ==
          at(whole, "enc.1.embed.x") + at(attn, "enc.1.self_attn.attn_out"));
    CHECK(at(ffn, "enc.1.ffn.ffn_in") == 2 * at(whole, "enc.1.norm1.norm_out"));
    CHECK(at(ffn, "enc.1.ffn.resid_post") == at(whole, "enc.1.norm1.norm_out") + at(ffn, "enc.1.ffn.ffn_out"));
  }
}

TEST_CASE("editor: a layer that reads edited rows gives what it gives of such rows", "[trace][editor]") {
  using matrix = xt::xtensor<float, 2>;
  const matrix x = input(), twice = 2.f * x;
  const xattn::multi_head_attention<float> mha({.d_model = 8, .heads = 2, .seed = 3});
  const xattn::feed_forward<float> ffn({.d_model = 8, .d_hidden = 12, .gated = true, .seed = 4});
  trace::editor q(trace::at<stage::attn_in>(), "*", trace::scale_by{2});
  trace::editor kv(trace::at<stage::kv_in>(), "*", trace::scale_by{2});
  trace::editor hidden(trace::at<stage::ffn_in>(), "*", trace::scale_by{2});
  CHECK((mha(x, {}, {}, trace::edit(q)) == mha(twice)));
  CHECK((mha(x, {}, {}, trace::edit(kv)) == mha(x, twice)));
  CHECK((mha(x, x, {}, {}, trace::edit(kv)) == mha(x, twice)));
  CHECK((mha(x, {}, {}, trace::tee(trace::edit(q), trace::edit(kv))) == mha(twice, matrix(4.f * x))));
  CHECK((ffn(x, {}, trace::edit(hidden)) == ffn(twice)));
  auto cache = mha.make_cache(5), same = mha.make_cache(5);
  CHECK((mha(x, cache, {}, {}, trace::edit(q)) == mha(twice, same)));
  CHECK((x == input()));
}

TEST_CASE("any_editor: edits that are picked at run time, all by one hook type", "[trace][editor]") {
  STATIC_REQUIRE(trace::hook<trace::edit_handle<trace::any_editor>>);
  const trace::recorder whole = plain_run();
  trace::any_editor nothing;
  CHECK(changed_paths(whole, edited_run(nothing)).empty());
  CHECK_NOTHROW(nothing.finish());

  trace::editor silence(trace::at<stage::context>(), "enc.1.*", trace::ablate_head{1});
  trace::any_editor same;
  same.add("enc.1.*.context", trace::ablate_head{1});
  CHECK(changed_paths(edited_run(silence), edited_run(same)).empty());
  CHECK(same.changed() == 1);

  trace::any_editor several;
  several.add("*.attn_in", trace::replace_from(whole)).add(stage::ffn_act, [](const trace::site&, const auto& v) {
    trace::detail::for_each_element(v, [](auto& x, const trace::row_index&) { x = 1; });
  });
  several.add("*.ffn_act", trace::scale_by{3});
  const trace::recorder rec = edited_run(several);
  CHECK(rec["enc.1.ffn.ffn_act"](2, 3) == 3);
  CHECK_FALSE(has(changed_paths(whole, rec), "enc.0.self_attn.attn_out"));
  CHECK(several.changed() == 6);

  trace::any_editor given;
  given.add("*.q", trace::scale_by{2});
  CHECK(changed_paths(whole, edited_run(given)).empty());
  CHECK(test::message_of<xattn::option_error>([&] { given.finish(); }).find("\"*.q\"") != std::string::npos);
  CHECK_THROWS_AS(given.add("enc.0.contexts", trace::scale_by{2}), xattn::option_error);
}

TEST_CASE("any_editor: attention takes the plain kernel, and is changed there", "[trace][editor]") {
  xt::xtensor<double, 2> q = xt::zeros<double>({200, 8});
  for (std::size_t i = 0; i < q.size(); ++i) q.data()[i] = double(i * 7 % 11) / 8;
  trace::recorder rec, after;
  const auto plain = xattn::attention(q, q, q, {}, {}, trace::to(rec, {.streaming = trace::streaming::materialise}));
  trace::any_editor twice;
  twice.add("weights", trace::scale_by{2});
  const auto out = xattn::attention(q, q, q, {}, {}, trace::tee(trace::edit(twice), trace::to(after)));
  CHECK((out == 2. * plain));
  CHECK(after.find("weights").at.pth == trace::path::plain);
  CHECK(after.find("weights").at.org == trace::origin::computed);
}

TEST_CASE("editor: what matched nothing, and what does not fit, is an error", "[trace][editor]") {
  trace::editor absent(trace::at<stage::context>(), "enc.7.*", trace::scale_by{2});
  (void)edited_run(absent);
  CHECK(test::message_of<xattn::option_error>([&] { absent.finish(); }).find("enc.7.*") != std::string::npos);
  trace::editor head(trace::at<stage::context>(), "enc.0.*", trace::ablate_head{2});
  CHECK_THROWS_AS(edited_run(head), xattn::shape_error);
  trace::editor no_heads(trace::at<stage::attn_out>(), "enc.0.*", trace::ablate_head{0});
  CHECK_THROWS_AS(edited_run(no_heads), xattn::shape_error);
  trace::editor longer(trace::at<stage::attn_out>(), "enc.0.*", trace::add_vector{{1, 2}});
  CHECK_THROWS_AS(edited_run(longer), xattn::shape_error);
  CHECK_THROWS_AS(trace::editor(trace::at<stage::context>(), "enc.0.contexts", trace::scale_by{2}),
                  xattn::option_error);
}
