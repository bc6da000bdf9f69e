// SPDX-License-Identifier: BSD-3-Clause
#include "program.hpp"
#include "support/catch.hpp"
#include "terminal.hpp"

#if !HAS_TERMINALS

TEST_CASE("walk-through: the dialogue is not tested here, because this system has no pseudo-terminals",
          "[golden][walkthrough]") {
  SUCCEED();
}

#else

namespace {

using namespace test;

/// The screen after some keys.
std::string after(terminal& t, const std::string& keys) {
  t.type(keys);
  return t.screen();
}

}  // namespace

TEST_CASE("walk-through: Enter goes on, b goes back, a number jumps", "[golden][walkthrough]") {
  terminal t(80, 24, {"--no-color"});
  REQUIRE(t.works());
  CHECK(holds(t.screen(), "[0 X]"));
  const std::string roles = after(t, "\n");
  CHECK(holds(roles, "[1 Q K V]"));
  CHECK(holds(roles, "What am I looking for?"));
  CHECK(holds(after(t, "\n"), "Q[cat][1] ="));
  CHECK(holds(after(t, "\n"), "[2 Scores]"));
  CHECK(holds(after(t, "b\n"), "Q[cat][1] ="));
  CHECK(after(t, "b\n") == roles);
  CHECK(holds(after(t, "b\n"), "[0 X]"));
  CHECK(holds(after(t, "b\n"), "[0 X]"));
  CHECK(holds(after(t, "7\n"), "[7 Positions]"));
  t.type("q\n");
  CHECK(t.status() == 0);
}

TEST_CASE("walk-through: Enter on the last page ends it", "[golden][walkthrough]") {
  terminal t(80, 24, {});
  REQUIRE(t.works());
  (void)t.screen();
  std::string screen = after(t, "8\n");
  int pages = 0;
  for (; !holds(screen, "[System]") && pages < 9; ++pages) screen = after(t, "\n");
  CHECK(holds(screen, "chapter 8 done"));
  t.type("\n");
  CHECK(t.status() == 0);
}

TEST_CASE("walk-through: h explains the cell that is asked for", "[golden][walkthrough]") {
  terminal t(80, 24, {"--no-color"});
  REQUIRE(t.works());
  (void)t.screen();
  CHECK(holds(after(t, "2\n"), "Scores[cat][sat] = (-0.25)(0.00) + (2.25)(1.50) + (0.00)(0.50) = 3.3750"));
  CHECK(holds(after(t, "h 2 0\n"), "Scores[sat][The] = (0.75)(0.75) + (0.50)(0.50) + (1.50)(0.50) = 1.5625"));
  CHECK(holds(after(t, "h The cat\n"), "Scores[The][cat] ="));
  CHECK(holds(after(t, "h 3 0\n"), "no such cell here: rows 0 to 2, columns 0 to 2"));
  CHECK(holds(after(t, "3\n"), "A[cat][sat] ="));
  CHECK(holds(after(t, "h 0 1\n"), "A[The][cat] ="));
  CHECK(holds(after(t, "6\n"), "head 0"));
  CHECK(holds(after(t, "h 2 3\n"), "MultiHead[sat][3] ="));
  CHECK(holds(after(t, "8\n"), "N[cat][0] ="));
  CHECK(holds(after(t, "h 1 3\n"), "N[cat][3] ="));
}

TEST_CASE("walk-through: what it does not know is answered with what it does", "[golden][walkthrough]") {
  terminal t(80, 24, {"--no-color", "--lang", "zh"});
  REQUIRE(t.works());
  CHECK(holds(t.screen(), "Enter 下一页"));
  for (const char* keys : {"x\n", "9\n", "-1\n", "h 1\n", "h\n"}) CHECK(holds(after(t, keys), "请用其中之一"));
  CHECK(holds(after(t, "1\n"), "步骤 1"));
}

TEST_CASE("walk-through: the end of the input is a good end", "[golden][walkthrough]") {
  terminal t(80, 24, {});
  REQUIRE(t.works());
  (void)t.screen();
  t.type("\x04");
  CHECK(t.status() == 0);
}

TEST_CASE("walk-through: a page is drawn anew for the size that the terminal gets", "[golden][walkthrough]") {
  terminal t(80, 24, {"--no-color"});
  REQUIRE(t.works());
  (void)t.screen();
  CHECK(count_of(after(t, "2\n"), "⎤   ⎡") == 2);
  t.resize(60, 24);
  const std::string narrow = t.screen();
  CHECK(holds(narrow, "[2 Scores]"));
  CHECK(widest(lines_of(narrow)) <= 60);
  CHECK(count_of(narrow, "⎤   ⎡") == 0);
  t.resize(80, 16);
  CHECK(lines_of(t.screen()).size() <= 16);
  t.resize(200, 60);
  CHECK(widest(lines_of(t.screen())) <= 80);
}

TEST_CASE("walk-through: no screen is larger than the terminal", "[golden][walkthrough]") {
  for (const char* language : {"en", "zh"}) {
    terminal t(80, 24, {"--lang", language});
    REQUIRE(t.works());
    std::string screen = t.screen();
    for (int page = 0; page < 40 && holds(screen, "> "); ++page) {
      CAPTURE(screen);
      CHECK(lines_of(screen).size() <= 24);
      CHECK(widest(lines_of(screen)) <= 80);
      screen = after(t, "\n");
    }
    CHECK(t.status() == 0);
  }
}

TEST_CASE("walk-through: colours where they are welcome", "[golden][walkthrough]") {
  terminal coloured(80, 24, {});
  REQUIRE(coloured.works());
  (void)coloured.screen();
  CHECK(holds(coloured.last_received(), "\x1b[48;5;"));

  setenv("NO_COLOR", "1", 1);
  terminal plain(80, 24, {});
  unsetenv("NO_COLOR");
  REQUIRE(plain.works());
  (void)plain.screen();
  CHECK_FALSE(holds(plain.last_received(), "\x1b[48;5;"));
}

#endif
