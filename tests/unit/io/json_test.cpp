// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/io/json.hpp>
#include <xattn/io/json_reader.hpp>

#include <bit>

namespace {

namespace io = xattn::io;
using io::json_writer;
using io::parse_json;

constexpr double infinity = std::numeric_limits<double>::infinity();

template <class X>
std::string text_of(X x) {
  return json_writer().value(x).text();
}

}  // namespace

TEST_CASE("json: commas and colons come by themselves", "[io][json]") {
  json_writer out;
  out.begin_object().key("a").value(1).key("b").begin_array().value("x").value(true).begin_array().end_array();
  out.begin_object().end_object().value(2.5).end_array().key("c").list(std::vector<int>{1, 2}).key("d").value(false);
  out.end_object();
  CHECK(out.text() == R"({"a":1,"b":["x",true,[],{},2.5],"c":[1,2],"d":false})");
}

TEST_CASE("json: numbers are the shortest text that reads back equal", "[io][json]") {
  CHECK(text_of(0.1f) == "0.1");
  CHECK(text_of(0.1) == "0.1");
  CHECK(text_of(1.0 / 3) == "0.3333333333333333");
  CHECK(text_of(-0.0) == "-0");
  CHECK(text_of(1e300) == "1e+300");
  CHECK(text_of(std::int64_t{-9223372036854775807}) == "-9223372036854775807");
  CHECK(text_of(std::uint64_t{18446744073709551615u}) == "18446744073709551615");
  test::random source(7);
  for (int i = 0; i < 2000; ++i) {
    const double x = std::bit_cast<double>(source.next());
    if (!std::isfinite(x)) continue;
    CHECK(std::bit_cast<std::uint64_t>(parse_json(text_of(x)).number()) == std::bit_cast<std::uint64_t>(x));
    const float y = std::bit_cast<float>(static_cast<std::uint32_t>(source.next()));
    if (std::isfinite(y)) CHECK(static_cast<float>(parse_json(text_of(y)).number()) == y);
  }
}

TEST_CASE("json: NaN and infinities are strings that number() understands", "[io][json]") {
  CHECK(text_of(infinity) == "\"Infinity\"");
  CHECK(text_of(-std::numeric_limits<float>::infinity()) == "\"-Infinity\"");
  CHECK(text_of(std::nan("")) == "\"NaN\"");
  CHECK(parse_json("\"-Infinity\"").number() == -infinity);
  CHECK(parse_json("\"Infinity\"").number() == infinity);
  CHECK(std::isnan(parse_json("\"NaN\"").number()));
}

TEST_CASE("json: text of any bytes becomes a valid string", "[io][json]") {
  CHECK(io::json_quoted("a\"b\\c\n\x01") == R"("a\"b\\c\u000a\u0001")");
  CHECK(io::json_quoted("猫 é") == "\"猫 é\"");
  CHECK(io::json_quoted("x\xff\xe7\x8cy") == "\"x\uFFFD\uFFFD\uFFFDy\"");
  for (const char* text : {"", "plain", "a\"b\\c\n\t\x1f", "猫咬狗", "</script>"}) {
    CHECK(parse_json(io::json_quoted(text)).string() == text);
  }
}

TEST_CASE("json: documents are read, blanks where they may be", "[io][json]") {
  const auto v = parse_json(" { \"a\" : [ 1 , -2.5e1 , true , null , \"x\" ] ,\n\"b\":{} } ");
  CHECK(v["a"].array().size() == 5);
  CHECK(v["a"].array()[1].number() == -25);
  CHECK(v["a"].array()[2].boolean());
  CHECK_FALSE(parse_json("false").boolean());
  CHECK(v["a"].array()[3].type() == io::json_value::kind::null);
  CHECK(v["b"].object().empty());
  CHECK(v.has("a"));
  CHECK_FALSE(v.has("c"));
  CHECK(parse_json(R"("\u732b\ud83d\ude00\/\b\f\n\r\t\u00e9")").string() == "猫\U0001f600/\b\f\n\r\té");
  CHECK(parse_json("9007199254740993").integer<std::int64_t>() == 9007199254740993);
}

TEST_CASE("json: what is not JSON is refused, with its place", "[io][json]") {
  for (const char* bad : {"",
                          "{",
                          "[1,]",
                          "[1 2]",
                          "{\"a\":1,}",
                          "{\"a\" 1}",
                          "{a:1}",
                          "{\"a\":1,\"a\":2}",
                          "01",
                          "1.",
                          ".5",
                          "+1",
                          "-",
                          "1e",
                          "tru",
                          "nul",
                          "\"",
                          "\"\\x\"",
                          "\"\\u12\"",
                          "\"\\ud800\"",
                          "\"\\udc00\"",
                          "\"\\ud800\\u0041\"",
                          "\"a\nb\"",
                          "1 2",
                          "NaN",
                          "Infinity",
                          "// x\n1",
                          "'a'",
                          "[1]]"}) {
    INFO(bad);
    CHECK(test::mentions(test::message_of<io::io_error>([&] { (void)parse_json(bad); }), {"json", "at byte"}));
  }
  CHECK(test::mentions(test::message_of<io::io_error>([] { (void)parse_json(std::string(300, '[')); }), {"too deep"}));
  CHECK_NOTHROW(parse_json(std::string(100, '[') + std::string(100, ']')));
}

TEST_CASE("json: asking for another kind, another member, another range is an error", "[io][json]") {
  const auto v = parse_json(R"({"a":1.5,"b":-1,"c":300})");
  const auto message = [](auto f) { return test::message_of<io::io_error>(f); };
  CHECK(test::mentions(message([&] { (void)v["a"].string(); }), {"found a number", "expected a string"}));
  CHECK(test::mentions(message([&] { (void)v["x"]; }), {"no member \"x\""}));
  CHECK(test::mentions(message([&] { (void)v["a"].integer<int>(); }), {"1.5"}));
  CHECK(test::mentions(message([&] { (void)v["b"].integer<unsigned>(); }), {"-1"}));
  CHECK(test::mentions(message([&] { (void)v["c"].integer<std::uint8_t>(); }), {"300"}));
  CHECK(test::mentions(message([&] { (void)v.number(); }), {"found an object"}));
}
