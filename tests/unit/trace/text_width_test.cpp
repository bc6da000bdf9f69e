// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/trace/text_width.hpp>

namespace trace = xattn::trace;

TEST_CASE("text_width: Latin one column, East-Asian wide two, combining marks none", "[trace][text]") {
  CHECK(trace::text_width("") == 0);
  CHECK(trace::text_width("cat") == 3);
  CHECK(trace::text_width("猫") == 2);
  CHECK(trace::text_width("猫咬狗") == 6);
  CHECK(trace::text_width("，") == 2);
  CHECK(trace::text_width("é") == 1);
  CHECK(trace::text_width("e\u0301") == 1);
  CHECK(trace::text_width("⎡ 1.0⎤") == 6);
  CHECK(trace::text_width("\U0001f600") == 2);
  CHECK(trace::text_width("한ア") == 4);
  CHECK(trace::text_width("\uff71") == 1);  // half-width katakana
}

TEST_CASE("text_width: bytes that are no UTF-8 count one column each", "[trace][text]") {
  CHECK(trace::text_width("\xff\xfe") == 2);
  CHECK(trace::text_width("\xe7\x8c") == 2);
  CHECK(trace::text_width("\xc0\x80") == 2);
  CHECK(trace::text_width("\xed\xa0\x80") == 3);  // half a surrogate pair
  CHECK(trace::first_character("\xe7\x8c\xab").code == 0x732b);
  CHECK(trace::first_character("\xf0\x9f\x98\x80").bytes == 4);
  CHECK(trace::first_character("\xff").code == 0xfffd);
}

TEST_CASE("text_width: padding counts columns, not bytes", "[trace][text]") {
  CHECK(trace::padded("猫", 4) == "猫  ");
  CHECK(trace::padded("猫", 4, trace::align::right) == "  猫");
  CHECK(trace::padded("cat", 6, trace::align::center) == " cat  ");
  CHECK(trace::padded("cat", 2) == "cat");
}
