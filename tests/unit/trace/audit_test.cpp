// SPDX-License-Identifier: BSD-3-Clause
/// Recordings made by hand, so that each operation of the provenance table is checked on numbers that are known.
#include "hand_made.hpp"
#include "support/catch.hpp"

#include <xattn/trace/audit.hpp>
#include <xattn/trace/recorder.hpp>

#include <array>
#include <sstream>

namespace {

namespace trace = xattn::trace;
using trace::block;
using trace::model;
using trace::origin;
using trace::stage;
using xattn::extents;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr long double not_a_number = std::numeric_limits<long double>::quiet_NaN();
const std::string given = "given, as far as was recorded";

/// A recording that is told tensors of double.
class story {
 public:
  explicit story(trace::place where = {}) : where_(where) {}

  template <stage S, std::size_t R>
  story& tell(const extents<R>& extent, std::vector<double> numbers) {
    REQUIRE(static_cast<xattn::index_t>(numbers.size()) == xattn::element_count(extent));
    trace::emit<S, origin::computed>(trace::to(rec), where_, xattn::view<const double, R>(numbers.data(), extent));
    return *this;
  }
  story& value(const char* name, double x) {
    trace::value(trace::to(rec), where_, name, x);
    return *this;
  }
  story& in(block b) {
    where_ = where_.in(b);
    return *this;
  }
  story& in(model m, std::int32_t layer) {
    where_ = where_.in(m, layer);
    return *this;
  }

  trace::audit_entry entry(std::string_view path) const {
    for (const trace::audit_entry& e : trace::audit(rec).entries) {
      if (e.path == path) return e;
    }
    FAIL("no entry");
    return {};
  }
  bool right(std::string_view path) const {
    const trace::audit_entry e = entry(path);
    INFO(e.path << ": " << e.unchecked << ", ratio " << e.ratio << ", expected " << e.expected);
    return e.unchecked.empty() && e.ratio <= 1;
  }
  bool wrong(std::string_view path) const {
    const trace::audit_entry e = entry(path);
    return e.unchecked.empty() && e.ratio > 1;
  }

  trace::recorder rec;

 private:
  trace::place where_;
};

story attention_story() {
  story s;
  s.value("scale", 0.5).value("softcap", 0);
  s.tell<stage::q>(extents<4>{1, 2, 1, 2}, {1, 2, 3, 4});
  s.tell<stage::k>(extents<4>{1, 1, 2, 2}, {1, 0, 0, 1});
  s.tell<stage::v>(extents<4>{1, 1, 2, 1}, {10, 20});
  s.tell<stage::scores>(extents<4>{1, 2, 1, 2}, {1, 2, 3, 4});
  s.tell<stage::scaled>(extents<4>{1, 2, 1, 2}, {.5, 1, 1.5, 2});
  s.tell<stage::masked>(extents<4>{1, 2, 1, 2}, {.5, -infinity, 1.5, 1.5});
  return s;
}

}  // namespace

TEST_CASE("audit: scores of grouped heads, scale and mask", "[trace][audit]") {
  story s = attention_story();
  CHECK(s.right("scores"));
  CHECK(s.right("scaled"));
  CHECK(s.wrong("masked"));  // the last element should be 2
  const trace::audit_entry e = s.entry("masked");
  CHECK(e.worst == std::vector<std::size_t>{0, 1, 0, 1});
  CHECK(e.recorded == 1.5);
  CHECK(e.expected == 2);
  CHECK(s.entry("q").unchecked == given);
  CHECK_FALSE(trace::audit(s.rec).passed());
}

TEST_CASE("audit: softmax, its statistics, and the values", "[trace][audit]") {
  const double e = std::exp(-1.0);
  story s = attention_story();
  s.tell<stage::row_max>(extents<3>{1, 2, 1}, {.5, 1.5});
  s.tell<stage::row_sum>(extents<3>{1, 2, 1}, {1, 2});
  s.tell<stage::lse>(extents<3>{1, 2, 1}, {.5, 1.5 + std::log(2.0)});
  s.tell<stage::weights>(extents<4>{1, 2, 1, 2}, {1, 0, .5, .5});
  s.tell<stage::context>(extents<4>{1, 2, 1, 1}, {10, 15});
  s.tell<stage::concat>(extents<3>{1, 1, 2}, {10, 15});
  for (const char* path : {"row_max", "row_sum", "lse", "weights", "context", "concat"}) CHECK(s.right(path));

  story t = attention_story();
  t.tell<stage::row_max>(extents<3>{1, 2, 1}, {.5, 1});
  t.tell<stage::row_sum>(extents<3>{1, 2, 1}, {1 + e, 2});
  t.tell<stage::weights>(extents<4>{1, 2, 1, 2}, {1, 0, .4, .6});
  t.tell<stage::context>(extents<4>{1, 2, 1, 1}, {10, 15});
  t.tell<stage::concat>(extents<3>{1, 1, 2}, {15, 10});
  for (const char* path : {"row_max", "row_sum", "weights", "context", "concat"}) CHECK(t.wrong(path));
}

TEST_CASE("audit: a sink joins the maximum and the sum", "[trace][audit]") {
  story s = attention_story();
  s.tell<stage::sink>(extents<1>{2}, {3.5, -infinity});
  s.tell<stage::row_max>(extents<3>{1, 2, 1}, {3.5, 1.5});
  s.tell<stage::row_sum>(extents<3>{1, 2, 1}, {1 + std::exp(-3.0), 2});
  CHECK(s.right("row_max"));
  CHECK(s.right("row_sum"));
}

TEST_CASE("audit: a row that may attend to nothing", "[trace][audit]") {
  story s;
  s.tell<stage::masked>(extents<4>{1, 1, 1, 2}, {-infinity, -infinity});
  s.tell<stage::row_max>(extents<3>{1, 1, 1}, {-infinity});
  s.tell<stage::row_sum>(extents<3>{1, 1, 1}, {0});
  s.tell<stage::lse>(extents<3>{1, 1, 1}, {-infinity});
  s.tell<stage::weights>(extents<4>{1, 1, 1, 2}, {0, 0});
  for (const char* path : {"row_max", "row_sum", "lse", "weights"}) CHECK(s.right(path));
}

TEST_CASE("audit: softcap and bias come between scale and mask", "[trace][audit]") {
  story s;
  s.value("softcap", 2);
  s.tell<stage::bias>(extents<4>{1, 1, 1, 2}, {1, 0});
  s.tell<stage::scaled>(extents<4>{1, 1, 1, 2}, {1, 2});
  s.tell<stage::capped>(extents<4>{1, 1, 1, 2}, {2 * std::tanh(.5), 2 * std::tanh(1.0)});
  s.tell<stage::masked>(extents<4>{1, 1, 1, 2}, {1 + 2 * std::tanh(.5), 2 * std::tanh(1.0)});
  CHECK(s.right("capped"));
  CHECK(s.right("masked"));
  story t;
  t.value("softcap", 2);
  t.tell<stage::scaled>(extents<4>{1, 1, 1, 2}, {1, 2});
  t.tell<stage::masked>(extents<4>{1, 1, 1, 2}, {1, 2});
  CHECK(t.entry("masked").unchecked == "its operands were not recorded");  // the cap is missing
}

TEST_CASE("audit: a weight of 0 before a value that is not finite says nothing", "[trace][audit]") {
  story s;
  s.tell<stage::v>(extents<4>{1, 1, 2, 1}, {1, std::nan("")});
  s.tell<stage::weights>(extents<4>{1, 1, 2, 2}, {1, 0, .5, .5});
  s.tell<stage::context>(extents<4>{1, 1, 2, 1}, {1, 7});
  const trace::audit_entry e = s.entry("context");
  CHECK(e.ratio == infinity);
  CHECK(e.worst == std::vector<std::size_t>{0, 0, 1, 0});
}

TEST_CASE("audit: projections put heads side by side; a bias counts", "[trace][audit]") {
  story s{trace::place{}.in(block::self_attn)};
  s.tell<stage::w_q>(extents<2>{2, 4}, {1, 0, 0, 2, 0, 1, 3, 0});
  s.tell<stage::b_q>(extents<1>{4}, {0, 0, 0, 1});
  s.tell<stage::attn_in>(extents<3>{1, 1, 2}, {5, 7});
  s.tell<stage::kv_in>(extents<3>{1, 1, 2}, {5, 7});
  s.tell<stage::q>(extents<4>{1, 2, 1, 2}, {5, 7, 21, 11});
  s.tell<stage::w_o>(extents<2>{4, 2}, {1, 0, 0, 1, 1, 1, 0, 2});
  s.tell<stage::concat>(extents<3>{1, 1, 4}, {1, 2, 3, 4});
  s.tell<stage::attn_out>(extents<3>{1, 1, 2}, {4, 13});
  for (const char* path : {"self_attn.kv_in", "self_attn.q", "self_attn.attn_out"}) CHECK(s.right(path));
  story t{trace::place{}.in(block::self_attn)};
  t.tell<stage::w_q>(extents<2>{2, 2}, {1, 0, 0, 1});
  t.tell<stage::attn_in>(extents<3>{1, 1, 2}, {5, 7});
  t.tell<stage::q>(extents<4>{1, 1, 1, 2}, {7, 5});
  CHECK(t.wrong("self_attn.q"));
}

TEST_CASE("audit: an operand that is absent for good counts as absent, one that was filtered out does not",
          "[trace][audit]") {
  const auto told = [](trace::recorder& rec) {
    const auto tr = trace::to(rec);
    const trace::place where = trace::place{}.in(block::self_attn);
    const std::array<double, 1> two{2}, four{4};
    trace::emit<stage::w_q, origin::computed>(tr, where, xattn::view<const double, 2>(two.data(), {1, 1}));
    trace::emit<stage::attn_in, origin::computed>(tr, where, xattn::view<const double, 3>(two.data(), {1, 1, 1}));
    trace::emit<stage::q, origin::computed>(tr, where, xattn::view<const double, 4>(four.data(), {1, 1, 1, 1}));
  };
  trace::recorder whole, part({.only = {"w_q", "attn_in", "q"}});
  told(whole);
  told(part);
  CHECK(trace::audit(whole).entries[2].unchecked.empty());
  CHECK(trace::audit(part).entries[2].unchecked == given);
}

TEST_CASE("audit: a norm and its statistics", "[trace][audit]") {
  story s{trace::place{}.in(block::norm1)};
  s.value("eps", 3);
  s.tell<stage::gamma>(extents<1>{2}, {1, 2});
  s.tell<stage::beta>(extents<1>{2}, {0, 1});
  s.tell<stage::x>(extents<3>{1, 1, 2}, {1, 3});
  s.tell<stage::norm_mean>(extents<2>{1, 1}, {2});
  s.tell<stage::norm_rstd>(extents<2>{1, 1}, {.5});
  s.tell<stage::norm_xhat>(extents<3>{1, 1, 2}, {-.5, .5});
  s.tell<stage::norm_out>(extents<3>{1, 1, 2}, {-.5, 2});
  for (const char* path : {"norm1.norm_mean", "norm1.norm_rstd", "norm1.norm_xhat", "norm1.norm_out"})
    CHECK(s.right(path));
  story t{trace::place{}.in(block::norm1)};
  t.value("eps", 3).value("about_zero", 1).value("plus_one", 1);
  t.tell<stage::gamma>(extents<1>{2}, {0, 1});
  t.tell<stage::x>(extents<3>{1, 1, 2}, {1, 5});
  t.tell<stage::norm_rstd>(extents<2>{1, 1}, {.25});
  t.tell<stage::norm_xhat>(extents<3>{1, 1, 2}, {.25, 1.25});
  t.tell<stage::norm_out>(extents<3>{1, 1, 2}, {.25, 2.5});
  for (const char* path : {"norm1.norm_rstd", "norm1.norm_xhat", "norm1.norm_out"}) CHECK(t.right(path));
}

TEST_CASE("audit: feed-forward, plain and gated", "[trace][audit]") {
  story s{trace::place{}.in(block::ffn)};
  s.value("activation", static_cast<double>(xattn::activation::relu)).value("gated", 0);
  s.tell<stage::ffn_pre>(extents<3>{1, 1, 2}, {-1, 2});
  s.tell<stage::ffn_act>(extents<3>{1, 1, 2}, {0, 2});
  CHECK(s.right("ffn.ffn_act"));
  story t{trace::place{}.in(block::ffn)};
  t.value("activation", static_cast<double>(xattn::activation::sigmoid)).value("gated", 1);
  t.tell<stage::ffn_pre>(extents<3>{1, 1, 2}, {-1, 2});
  CHECK(t.entry("ffn.ffn_pre").unchecked == "its operands were not recorded");
  t.tell<stage::ffn_gate>(extents<3>{1, 1, 2}, {0, 0});
  t.tell<stage::ffn_act>(extents<3>{1, 1, 2}, {-.5, 1});
  CHECK(t.right("ffn.ffn_act"));
  story u{trace::place{}.in(block::ffn)};
  u.tell<stage::ffn_pre>(extents<3>{1, 1, 1}, {1});
  u.tell<stage::ffn_act>(extents<3>{1, 1, 1}, {1});
  CHECK(u.entry("ffn.ffn_act").unchecked == "the value activation was not recorded");
}

TEST_CASE("audit: the residual stream of post-norm and pre-norm layers", "[trace][audit]") {
  const extents<3> one{1, 1, 1};
  story post;
  post.in(model::encoder, 0).in(block::bare).value("norm_first", 0);
  post.in(block::embed).tell<stage::x>(one, {1});
  post.in(block::self_attn)
      .tell<stage::attn_in>(one, {1})
      .tell<stage::attn_out>(one, {2})
      .tell<stage::resid_mid>(one, {3});
  post.in(block::norm1).tell<stage::norm_out>(one, {4});
  post.in(block::ffn).tell<stage::ffn_in>(one, {4}).tell<stage::ffn_out>(one, {5}).tell<stage::resid_post>(one, {9});
  post.in(block::norm2).tell<stage::norm_out>(one, {10});
  post.in(block::output).tell<stage::block_out>(one, {10});
  post.in(model::encoder, 1).in(block::embed).tell<stage::x>(one, {10});
  for (const char* path : {"enc.0.self_attn.attn_in", "enc.0.self_attn.resid_mid", "enc.0.ffn.ffn_in",
                           "enc.0.ffn.resid_post", "enc.0.output.block_out", "enc.1.embed.x"}) {
    CHECK(post.right(path));
  }
  story pre;
  pre.in(model::encoder, 0).in(block::bare).value("norm_first", 1);
  pre.in(block::embed).tell<stage::x>(one, {1});
  pre.in(block::norm1).tell<stage::norm_out>(one, {4});
  pre.in(block::self_attn)
      .tell<stage::attn_in>(one, {4})
      .tell<stage::attn_out>(one, {2})
      .tell<stage::resid_mid>(one, {3});
  pre.in(block::norm2).tell<stage::norm_out>(one, {7});
  pre.in(block::ffn).tell<stage::ffn_in>(one, {7}).tell<stage::ffn_out>(one, {5}).tell<stage::resid_post>(one, {8});
  pre.in(block::output).tell<stage::block_out>(one, {8});
  pre.in(model::encoder, -1).in(block::output).tell<stage::norm_mean>(extents<2>{1, 1}, {8});
  for (const char* path : {"enc.0.self_attn.attn_in", "enc.0.self_attn.resid_mid", "enc.0.ffn.ffn_in",
                           "enc.0.ffn.resid_post", "enc.0.output.block_out", "enc.output.norm_mean"}) {
    CHECK(pre.right(path));
  }
}

TEST_CASE("audit: the residual stream of a decoder layer, three norms", "[trace][audit]") {
  const extents<3> one{1, 1, 1};
  for (const double norm_first : {0.0, 1.0}) {
    const bool pre = norm_first != 0;
    story s;
    s.in(model::decoder, 0).in(block::bare).value("norm_first", norm_first);
    s.in(block::embed).tell<stage::x>(one, {1});
    if (pre) s.in(block::norm1).tell<stage::norm_out>(one, {4});
    s.in(block::self_attn)
        .tell<stage::attn_in>(one, {pre ? 4.0 : 1.0})
        .tell<stage::attn_out>(one, {2})
        .tell<stage::resid_mid>(one, {3});
    s.in(pre ? block::norm2 : block::norm1).tell<stage::norm_out>(one, {5});
    s.in(block::cross_attn)
        .tell<stage::attn_in>(one, {5})
        .tell<stage::kv_in>(one, {99})
        .tell<stage::attn_out>(one, {6});
    s.tell<stage::resid_mid>(one, {pre ? 9.0 : 11.0});
    s.in(pre ? block::norm3 : block::norm2).tell<stage::norm_out>(one, {7});
    s.in(block::ffn)
        .tell<stage::ffn_in>(one, {7})
        .tell<stage::ffn_out>(one, {8})
        .tell<stage::resid_post>(one, {pre ? 17.0 : 15.0});
    if (!pre) s.in(block::norm3).tell<stage::norm_out>(one, {12});
    s.in(block::output).tell<stage::block_out>(one, {pre ? 17.0 : 12.0});
    for (const char* path : {"self_attn.attn_in", "self_attn.resid_mid", "cross_attn.attn_in", "cross_attn.resid_mid",
                             "ffn.ffn_in", "ffn.resid_post", "output.block_out"}) {
      INFO(path << (pre ? " pre" : " post"));
      CHECK(s.right("dec.0." + std::string(path)));
    }
    CHECK(s.entry("dec.0.cross_attn.kv_in").unchecked == given);
  }
}

TEST_CASE("audit: a second call is checked against its own records", "[trace][audit]") {
  trace::recorder rec;
  for (const double factor : {1.0, 2.0}) {
    const trace::place where = trace::top_level(trace::to(rec));
    const std::array<double, 2> scores{1, 2}, scaled{factor, 2 * factor};
    trace::value(trace::to(rec), where, "scale", factor);
    trace::emit<stage::scores, origin::computed>(trace::to(rec), where,
                                                 xattn::view<const double, 4>(scores.data(), {1, 1, 1, 2}));
    trace::emit<stage::scaled, origin::computed>(trace::to(rec), where,
                                                 xattn::view<const double, 4>(scaled.data(), {1, 1, 1, 2}));
  }
  CHECK(trace::audit(rec).checked() == 2);
  CHECK(trace::audit(rec).passed());
}

TEST_CASE("audit: one head and some rows are checked against their own part", "[trace][audit]") {
  trace::recorder rec({.heads = {{.head = 1}}, .rows = {{.first = 1, .last = 2}}});
  const std::array<double, 8> scores{1, 2, 3, 4, 5, 6, 7, 8}, scaled{2, 4, 6, 8, 10, 12, 14, 16};
  trace::value(trace::to(rec), {}, "scale", 2);
  trace::emit<stage::scores, origin::computed>(trace::to(rec), {},
                                               xattn::view<const double, 4>(scores.data(), {1, 2, 2, 2}));
  trace::emit<stage::scaled, origin::computed>(trace::to(rec), {},
                                               xattn::view<const double, 4>(scaled.data(), {1, 2, 2, 2}));
  CHECK(rec["scaled@h1q1"](0, 0, 0, 1) == 16);
  CHECK(trace::audit(rec).passed());
}

TEST_CASE("audit: shapes that do not belong together are wrong, not undefined", "[trace][audit]") {
  story s;
  s.tell<stage::q>(extents<4>{1, 1, 1, 3}, {1, 1, 1});
  s.tell<stage::k>(extents<4>{1, 1, 1, 2}, {1, 1});
  s.tell<stage::scores>(extents<4>{1, 1, 1, 1}, {3});
  CHECK(s.wrong("scores"));
}

TEST_CASE("audit: the bound follows the type, overflow and underflow are allowed", "[trace][audit]") {
  using trace::detail::error_ratio;
  using xattn::dtype;
  CHECK(error_ratio(1 + 0x1p-23L, {1, 1}, dtype::f32) == Approx(1));
  CHECK(error_ratio(1 + 0x1p-23L, {1, 1}, dtype::f64) == Approx(0x1p29));
  CHECK(error_ratio(0, {1e-39L, 0}, dtype::f32) < 1);
  CHECK(error_ratio(trace::bounded::infinity, {1e39L, 0}, dtype::f32) == 0);
  CHECK(error_ratio(trace::bounded::infinity, {1e39L, 0}, dtype::f64) == infinity);
  CHECK(error_ratio(-trace::bounded::infinity, {1e39L, 0}, dtype::f32) == infinity);
  CHECK(error_ratio(not_a_number, {1, 1}, dtype::f32) == infinity);
  CHECK(error_ratio(1, {not_a_number, 1}, dtype::f32) == infinity);
  CHECK(error_ratio(not_a_number, {not_a_number, 1}, dtype::f32) == 0);
}

TEST_CASE("audit: the report in text", "[trace][audit]") {
  story s = attention_story();
  std::ostringstream text;
  trace::audit(s.rec).print(text);
  CHECK(text.str().find("q       not checked: given, as far as was recorded\n") != std::string::npos);
  CHECK(text.str().find("scores  0         q * k^T\n") != std::string::npos);
  CHECK(text.str().find("scaled + bias where allowed, else -inf; recorded 1.5, recomputed 2\n") != std::string::npos);
  CHECK(trace::audit(trace::recorder()).worst() == nullptr);
  CHECK_FALSE(trace::audit(trace::recorder()).passed());
}
