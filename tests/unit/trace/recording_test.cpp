// SPDX-License-Identifier: BSD-3-Clause
/// What recorders, readers, audit and compare are made of, by itself: elements, arrays, recordings, labels, lineage,
/// recomputation, selection. Records are made by hand.
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/recompute.hpp>
#include <xattn/trace/selection.hpp>

#include <numeric>

namespace other {

/// A scalar with a value, and one without.
struct angle {
  double degrees = 0;
};
double trace_value(const angle& a) { return a.degrees; }
struct mute {};

}  // namespace other

namespace {

namespace trace = xattn::trace;
using test::mentions;
using test::message_of;
using trace::block;
using trace::model;
using trace::stage;

/// A record with the numbers 0, 1, 2, ..
trace::record numbered(stage s, const trace::place& where, std::vector<std::size_t> shape, std::string axes) {
  trace::record r;
  r.at = where.at;
  r.at.st = s;
  r.at.run = 1;
  r.axes = std::move(axes);
  r.shape = std::move(shape);
  r.type = xattn::dtype::f32;
  trace::detail::byte_packer<float> numbers(r.size());
  for (std::size_t i = 0; i < r.size(); ++i) numbers.put(static_cast<float>(i));
  r.bytes = numbers.take();
  r.path = trace::record_path(r.at);
  return r;
}
trace::place at(block b, std::int32_t layer = -1, model m = model::none) { return trace::place{}.in(m, layer).in(b); }

trace::attribute value_at(const trace::place& where, const char* name, double x) {
  trace::site s = where.at;
  s.run = 1;
  return trace::attribute_of(s, name, x);
}

}  // namespace

TEST_CASE("recording: an element is kept in its own type", "[trace][element]") {
  STATIC_REQUIRE(std::same_as<trace::kept_t<float>, float>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<xattn::bf16>, xattn::bf16>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<other::angle>, double>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<other::mute>, void>);
  STATIC_REQUIRE_FALSE(trace::shown<other::mute>);
  CHECK(trace::kept(other::angle{90}) == 90);
  CHECK(trace::to_double(xattn::f16(0.5f)) == 0.5);
  CHECK(trace::kept(xattn::f16(0.1f)) == xattn::f16(0.1f));
}

TEST_CASE("dense_array: a dense copy of what is strided, converted on the way out", "[trace][dense_array]") {
  const std::vector<float> memory{0, 1, 2, 3, 4, 5, 6, 7};
  const auto every_other = trace::dense_of(xattn::view<const float, 2>(memory.data(), {2, 2}, {4, 2}));
  CHECK(every_other.shape == std::vector<std::size_t>{2, 2});
  CHECK((every_other.as<double>() == xt::xarray<double>{{0, 2}, {4, 6}}));
  const xt::xtensor<float, 2, xt::layout_type::column_major> columns{{1, 2, 3}, {4, 5, 6}};
  CHECK((trace::dense_of(columns).as<float>() == xt::xarray<float>{{1, 2, 3}, {4, 5, 6}}));
  const xt::xtensor<float, 1> x{0.1f, 2};
  CHECK(trace::dense_of(x + 1.f).as<double>()(1) == 3);
  CHECK((trace::dense_of(x).as<int>() == xt::xarray<int>{0, 2}));
  CHECK(trace::dense_of(xt::xtensor<float, 1>::from_shape({0})).as<float>().size() == 0);

  trace::dense_array copy = every_other;
  CHECK(copy.bytes == every_other.bytes);
  copy.type = xattn::dtype::opaque;
  CHECK(mentions(message_of<xattn::option_error>([&] { (void)copy.as<float>(); }), {"opaque", "numbers"}));
}

TEST_CASE("recording: what was added is found by path, by place, by head, and by value", "[trace][recording]") {
  trace::recording rec;
  rec.add(numbered(stage::weights, at(block::self_attn, 0, model::encoder), {2, 2, 3}, "hqk"));
  rec.add(numbered(stage::k, at(block::self_attn, 0, model::encoder), {1, 3, 2}, "gke"));
  rec.add(numbered(stage::weights, at(block::self_attn, 1, model::decoder), {1, 1, 1}, "hqk"));
  rec.add(numbered(stage::weights, at(block::cross_attn, 1, model::decoder), {1, 1, 1}, "hqk"));
  CHECK((rec.at(0, stage::weights) == rec["enc.0.self_attn.weights"]));
  CHECK((rec.at(0, stage::weights, 1) == xt::xarray<double>{{6, 7, 8}, {9, 10, 11}}));
  CHECK((rec.at(0, stage::k, 0) == xt::xarray<double>{{0, 1}, {2, 3}, {4, 5}}));
  CHECK(mentions(message_of<std::out_of_range>([&] { (void)rec.at(0, stage::weights, 2); }), {"no head 2", "0 to 1"}));
  CHECK(mentions(message_of<std::out_of_range>([&] { (void)rec.at(1, stage::weights); }),
                 {"several", "dec.1.self_attn.weights", "dec.1.cross_attn.weights"}));
  CHECK(mentions(message_of<std::out_of_range>([&] { (void)rec.at(2, stage::q); }), {"layer 2", "no \"q\""}));

  const trace::place self = at(block::self_attn);
  rec.add(value_at(self, "scale", 1));
  rec.add(value_at(self, "scale", 2));
  CHECK(rec.value("self_attn.scale") == 2);
  CHECK_FALSE(rec.has_value("scale"));
  rec.add(trace::empty_row{"self_attn.", self.at, 4});
  rec.tokens({"a", "b"});
  rec.partial();
  rec.clear();
  CHECK(rec.empty());
  CHECK(rec.values().empty());
  CHECK(rec.empty_rows().empty());
  CHECK(rec.tokens().size() == 2);
  CHECK_FALSE(rec.whole());
}

TEST_CASE("labelled: letters index a tensor, whole or a part", "[trace][labelled]") {
  trace::record part = numbered(stage::weights, at(block::bare), {1, 2, 3}, "hqk");
  part.at.head = 3;
  part.at.q0 = 8;
  const trace::labelled a(part);
  trace::labels i;
  i['h'] = 3, i['q'] = 9, i['k'] = 2;
  CHECK(a(i) == 5);
  i['h'] = 0;
  CHECK(std::isnan(a(i)));
  const trace::labels place = a.at(4);
  CHECK((place['h'] == 3 && place['q'] == 9 && place['k'] == 1));
  CHECK(a.position(4) == std::vector<std::size_t>{0, 1, 1});
  CHECK((a.has('q') && !a.has('e') && a.extent('k') == 3 && a.extent('e') == 0 && a.last_axis() == 'k'));
  long double sum = 0;
  a.along('k', place, [&sum](long double x, xattn::index_t j) { sum += x * static_cast<long double>(j + 1); });
  CHECK(sum == 3 + 2 * 4 + 3 * 5);

  const trace::labelled keys = trace::labelled(numbered(stage::x, at(block::bare), {2, 3}, "qd")).renamed('q', 'k');
  CHECK((keys.has('k') && !keys.has('q') && keys(1, 2) == 5 && std::isnan(keys(2, 0)) && std::isnan(keys(0))));
  trace::labels anywhere;
  anywhere['h'] = 5, anywhere['q'] = 7, anywhere['k'] = 1;
  CHECK(trace::labelled(numbered(stage::bias, at(block::bare), {1, 1, 2}, "hqk"))(anywhere) == 1);
  CHECK(std::isnan(trace::labelled(numbered(stage::weights, at(block::bare), {1, 1, 2}, "hqk"))(anywhere)));
}

TEST_CASE("lineage: operands are of the same call, or what they are copies of", "[trace][lineage]") {
  trace::recording rec;
  const auto in = [](block b, std::int32_t layer) { return at(b, layer, model::encoder); };
  rec.add(numbered(stage::x, in(block::embed, 0), {2, 4}, "qd"));
  rec.add(numbered(stage::q, in(block::self_attn, 0), {2, 2, 2}, "hqe"));
  rec.add(numbered(stage::w_q, in(block::self_attn, 0), {4, 4}, "de"));
  rec.add(numbered(stage::block_out, in(block::output, 0), {2, 4}, "qd"));
  rec.add(numbered(stage::attn_in, in(block::self_attn, 1), {2, 4}, "qd"));
  trace::record later = numbered(stage::q, in(block::self_attn, 0), {2, 2, 2}, "hqe");
  later.at.run = 2;
  later.path += "#2";
  rec.add(later);
  const trace::lineage tree(rec);

  const trace::derivation q = tree.of(rec.find("enc.0.self_attn.q"));
  REQUIRE(q.row != nullptr);
  CHECK(q.row->how == trace::operation::project);
  CHECK(q.operands[0] == &rec.find("enc.0.embed.x"));  // attn_in is a copy of it, and was not recorded
  CHECK(q.operands[1] == &rec.find("enc.0.self_attn.w_q"));
  CHECK(q.operands[2] == nullptr);
  CHECK(tree.of(rec.find("enc.1.self_attn.attn_in")).operands[0] == &rec.find("enc.0.output.block_out"));
  CHECK(tree.of(rec.find("enc.0.self_attn.q#2")).row->how == trace::operation::input);
  CHECK(tree.of(rec.find("enc.0.embed.x")).row->how == trace::operation::input);

  trace::recording filtered = rec;
  filtered.partial();
  CHECK(trace::lineage(filtered).of(filtered.find("enc.0.self_attn.q")).row->how == trace::operation::input);
}

TEST_CASE("lineage: values and wiring are those of the layer", "[trace][lineage]") {
  trace::recording rec;
  rec.add(value_at(at(block::bare, 0, model::decoder), "norm_first", 1));
  rec.add(value_at(at(block::cross_attn, 0, model::decoder), "scale", 0.5));
  const trace::lineage tree(rec);
  trace::site s = at(block::cross_attn, 0, model::decoder).at;
  s.run = 1;
  CHECK(tree.value(s, "scale") == 0.5);
  CHECK_FALSE(tree.flag(s, "absent"));
  CHECK(tree.wiring_at(s) == trace::wiring::pre_decoder);
  s.layer = 1;
  CHECK(tree.wiring_at(s) == trace::wiring::post_encoder);
  CHECK_FALSE(tree.value(s, "scale"));
}

TEST_CASE("recomputation: numbers from operands, and why there are none", "[trace][recompute]") {
  trace::recording rec;
  rec.add(numbered(stage::q, at(block::bare), {4, 1, 2}, "hqe"));
  rec.add(numbered(stage::k, at(block::bare), {2, 3, 2}, "gke"));
  rec.add(numbered(stage::scores, at(block::bare), {4, 1, 3}, "hqk"));
  rec.add(numbered(stage::scaled, at(block::bare), {4, 1, 3}, "hqk"));
  const auto again = [](const trace::recording& from, const char* path, const trace::lineage& tree) {
    const trace::record& r = from.find(path);
    return trace::recomputation(r, tree.of(r), tree);
  };
  const trace::lineage tree(rec);
  trace::recomputation scores = again(rec, "scores", tree);
  CHECK(scores.obstacle().empty());
  CHECK(scores.at(7).value == 4 * 8 + 5 * 9);  // head 2 reads the keys of group 1
  CHECK(again(rec, "q", tree).obstacle() == "given, as far as was recorded");
  CHECK(mentions(again(rec, "scaled", tree).obstacle(), {"scale was not recorded"}));

  rec.add(value_at(at(block::bare), "scale", 0.25));
  const trace::lineage complete(rec);
  CHECK(again(rec, "scaled", complete).obstacle().empty());
  CHECK(again(rec, "scaled", complete).at(8).value == 2);
}

TEST_CASE("selection: patterns, heads and rows, each of which has to match something", "[trace][selection]") {
  CHECK(trace::selection("f", {}).takes_all());
  trace::selection some("f", {.only = {"*.weights", stage::q}, .heads = {{.head = 1}}, .rows = {{2, 9}}});
  CHECK_FALSE(some.takes_all());
  trace::site s = at(block::self_attn, 0, model::encoder).at;
  s.st = stage::weights;
  CHECK(some.wants(s));
  s.st = stage::scores;
  CHECK_FALSE(some.wants(s));

  s.st = stage::weights;
  std::vector<float> numbers(2 * 4 * 3);
  std::iota(numbers.begin(), numbers.end(), 0.f);
  const trace::tensor_view<const float> v{numbers.data(), 3, {2, 4, 3}, {12, 3, 1}, {'h', 'q', 'k'}};
  int parts = 0;
  some.parts(s, v, [&](const trace::site& where, const trace::tensor_view<const float>& part) {
    ++parts;
    CHECK((where.head == 1 && where.q0 == 2));
    CHECK(part.extent == std::array<std::uint32_t, 4>{1, 2, 3, 0});
    CHECK(*part.data == 12 + 6);
  });
  CHECK(parts == 1);
  const std::string missing = message_of<xattn::option_error>([&] { some.finish(); });
  CHECK(mentions(missing, {"f: nothing was recorded for \"q\"", "allow_unmatched"}));
  CHECK(missing.find("weights") == std::string::npos);
  CHECK(mentions(message_of<xattn::option_error>([] { trace::selection("f", {.rows = {{3, 3}}}); }), {"rows 3 to 3"}));
  CHECK(mentions(message_of<xattn::option_error>([] { trace::selection("f", {.heads = {{.head = -1}}}); }), {"head"}));
}
