// SPDX-License-Identifier: BSD-3-Clause
#include "program.hpp"
#include "same_text.hpp"
#include "support/catch.hpp"

#include <xattn/trace.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace {

using namespace test;

std::string golden(const std::string& language) {
  return file_text(XATTN_SOURCE_DIR "/tests/golden/walkthrough/" + language + ".txt");
}

/// Without the last line, which counts what was checked.
std::string pages_only(const std::string& text) { return text.substr(0, text.rfind("OK seed_walkthrough")); }

/// The differing lines, for the message of a failure.
std::string differences(const std::string& actual, const std::string& expected) {
  const auto a = lines_of(actual), e = lines_of(expected);
  std::string text;
  for (std::size_t i = 0; i < std::max(a.size(), e.size()); ++i) {
    const std::string left = i < a.size() ? a[i] : "(nothing)", right = i < e.size() ? e[i] : "(nothing)";
    if (same_line(left, right)) continue;
    text.append("line ").append(std::to_string(i + 1)).append("\n  is       ").append(left);
    text.append("\n  expected ").append(right).append("\n");
  }
  return text;
}

const std::string own_matrix =
    "1, 0.5 -0.25; 0.1\t2 0  # the first word\n\n0 1 0.5 1 -1 0.3\n0.5 -0.5 1 0.5 0.2 1\n1 1 0 0 .5 .25\n";

}  // namespace

TEST_CASE("walk-through: the printed pages are the ones that were kept, in both languages", "[golden][walkthrough]") {
  for (const std::string language : {"en", "zh"}) {
    const printed p = walkthrough("--all --no-color --lang " + language);
    CHECK(p.status == 0);
    CHECK(differences(pages_only(p.text), golden(language)) == "");
  }
}

TEST_CASE("walk-through: the English pages can do with ASCII alone", "[golden][walkthrough]") {
  const printed p = walkthrough("--all --no-color --lang en --ascii");
  CHECK(p.status == 0);
  for (const std::string& line : lines_of(p.text)) {
    CAPTURE(line);
    CHECK(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }));
  }
}

TEST_CASE("walk-through: text is compared word by word and number by number", "[golden][walkthrough]") {
  CHECK(same_line("A = 0.1340 x", "A = 0.1341 x"));
  CHECK_FALSE(same_line("A = 0.1340 x", "A = 0.1342 x"));
  CHECK_FALSE(same_line("A = 0.1340 x", "A = 0.134 x"));
  CHECK_FALSE(same_line("A = 0.1340 x", "B = 0.1340 x"));
  CHECK_FALSE(same_line("A = 3 x", "A = 4 x"));
}

TEST_CASE("walk-through: no page is larger than the terminal that it was made for", "[golden][walkthrough]") {
  write_file("own_matrix.txt", own_matrix);
  for (const std::string language : {"en", "zh"}) {
    for (const std::string own : {"", " --matrix own_matrix.txt --tokens 我,transformers,very,long"}) {
      for (const std::size_t width : {std::size_t{80}, std::size_t{60}, std::size_t{55}}) {
        const auto pages =
            pages_of(walkthrough("--all --lang " + language + own + " --width " + std::to_string(width)).text);
        CHECK(pages.size() >= 9);
        for (const auto& page : pages) {
          CAPTURE(language, own, width, page);
          CHECK(widest(page) <= width);
          CHECK(page.size() <= 24);
        }
      }
    }
  }
}

TEST_CASE("walk-through: below 80 columns matrices stand below each other", "[golden][walkthrough]") {
  for (const auto& page : pages_of(walkthrough("--all --width 79").text)) {
    for (const std::string& line : page) CHECK(count_of(line, "⎡") <= 1);
  }
  CHECK(count_of(walkthrough("--step 2 --width 80").text, "⎤   ⎡") == 2);
}

TEST_CASE("walk-through: every step ends with what the system says", "[golden][walkthrough]") {
  for (const std::string language : {"en", "zh"}) {
    for (int step = 0; step <= 8; ++step) {
      const printed p = walkthrough("--step " + std::to_string(step) + " --lang " + language);
      CHECK(p.status == 0);
      REQUIRE(!pages_of(p.text).empty());
      const std::string last = pages_of(p.text).back().back();
      CHECK(holds(last, "[System]"));
      CHECK(holds(last, std::to_string(step)));
      CHECK(count_of(p.text, "[System]") == 1);
    }
  }
}

TEST_CASE("walk-through: --ascii leaves nothing else in formulas and English text", "[golden][walkthrough]") {
  const std::string text = walkthrough("--all --ascii --step 3").text + walkthrough("--ascii --step 8").text;
  CHECK(holds(text, "sqrt 3"));
  std::string foreign;
  for (const std::string& line : lines_of(text)) {
    const bool ascii =
        std::all_of(line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 128; });
    if (!ascii && !holds(line, "苹果")) foreign += line + "\n";
  }
  CHECK(foreign == "");
}

TEST_CASE("walk-through: what is printed is not coloured", "[golden][walkthrough]") {
  CHECK_FALSE(holds(walkthrough("--all").text, "\x1b"));
}

TEST_CASE("walk-through: the digits are those asked for", "[golden][walkthrough]") {
  CHECK(holds(walkthrough("--step 4 --precision 2").text, "0.13 × V[The]"));
  CHECK(holds(walkthrough("--step 4 --precision 6").text, "0.134"));
  CHECK_FALSE(holds(walkthrough("--step 4 --precision 2").text, "0.1340"));
}

TEST_CASE("walk-through: the trace file holds the numbers that the pages show", "[golden][walkthrough]") {
  std::remove("walkthrough_test.npz");
  const printed p = walkthrough("--all --npz walkthrough_test.npz");
  REQUIRE(p.status == 0);
  const auto trace = xattn::io::read_trace("walkthrough_test.npz");
  CHECK(trace.tokens() == std::vector<std::string>{"The", "cat", "sat"});
  for (const char* record :
       {"self_attn.q", "self_attn.scaled", "self_attn.weights", "self_attn.context", "norm1.norm_out#5"}) {
    CAPTURE(record);
    for (const double x : trace[record]) {
      std::array<char, 32> shown{};
      std::snprintf(shown.data(), shown.size(), std::string(record) == "self_attn.q" ? "%.2f" : "%.4f", x);
      CHECK(holds(p.text, shown.data()));
    }
  }
  CHECK(std::abs(trace["self_attn.weights"](0, 1, 2) - .5474) < 6e-5);
  CHECK(trace["self_attn.scores"](0, 1, 2) == 3.375);
}

TEST_CASE("walk-through: the reader's own sentence, from text and from numpy", "[golden][walkthrough]") {
  write_file("own_matrix.txt", own_matrix);
  const std::string tokens = " --tokens 我,transformers,very,long --all";
  const printed text = walkthrough("--matrix own_matrix.txt" + tokens);
  CHECK(text.status == 0);
  CHECK(holds(text.text, "4 words · d_model 6 · d_k 3"));
  CHECK(holds(text.text, "X[transform.][d1] = 1.00"));
  CHECK(holds(text.text, "\nOK seed_walkthrough"));

  const xt::xtensor<float, 2> x{
      {1, .5f, -.25f, .1f, 2, 0}, {0, 1, .5f, 1, -1, .3f}, {.5f, -.5f, 1, .5f, .2f, 1}, {1, 1, 0, 0, .5f, .25f}};
  xattn::io::write_npy(x, "own_matrix.npy");
  CHECK(walkthrough("--matrix own_matrix.npy" + tokens).text == text.text);
}

TEST_CASE("walk-through: sentences of any size", "[golden][walkthrough]") {
  for (const auto& size :
       {std::array{1, 1}, std::array{1, 4}, std::array{2, 3}, std::array{30, 20}, std::array{3, 65}}) {
    const int rows = size[0], columns = size[1];
    std::string text;
    for (int i = 0; i < rows * columns; ++i) {
      text += std::to_string((i * 37 % 41 - 20) / 8.) + ((i + 1) % columns == 0 ? "\n" : " ");
    }
    write_file("sized_matrix.txt", text);
    const printed p = walkthrough("--all --matrix sized_matrix.txt");
    CAPTURE(rows, columns, p.text);
    CHECK(p.status == 0);
    for (const auto& page : pages_of(p.text)) CHECK(widest(page) <= 80);
  }
}

TEST_CASE("walk-through: what is wrong is said in one sentence", "[golden][walkthrough]") {
  const auto fails = [](const std::string& arguments, const std::string& message) {
    const printed p = walkthrough(arguments);
    CAPTURE(arguments, p.text);
    CHECK(p.status == 2);
    CHECK(holds(p.text, message));
    CHECK(count_of(p.text, "\n") == 1);
  };
  write_file("ragged.txt", "1 2 3\n4 5\n");
  write_file("wordy.txt", "1 2 three\n");
  write_file("infinite.txt", "1 inf\n");
  write_file("empty.txt", "# nothing\n");
  fails("--matrix nowhere.txt", "cannot open nowhere.txt");
  fails("--matrix ragged.txt", "ragged.txt, line 2: 2 numbers, expected 3");
  fails("--matrix wordy.txt", "wordy.txt, line 1: three is not a finite number");
  fails("--matrix infinite.txt", "inf is not a finite number");
  fails("--matrix empty.txt", "empty.txt holds no numbers");
  fails("--matrix infinite.npy", "cannot open infinite.npy");
  fails("--tokens a,b,c", "--tokens needs --matrix FILE");
  fails("--step 9", "--step takes a number from 0 to 8, not 9");
  fails("--lang de", "--lang takes en or zh, not de");
  fails("--precision", "--precision needs a value");
  fails("--nonsense", "unknown option --nonsense");
  write_file("two_rows.txt", "1 2\n3 4\n");
  fails("--matrix two_rows.txt --tokens a,b,c", "--tokens names 3 words, two_rows.txt has 2 rows");
}

TEST_CASE("walk-through: by itself it shows every page, and without a terminal all at once", "[golden][walkthrough]") {
  const std::string all = walkthrough("--all").text;
  CHECK(walkthrough("").text == all);
  CHECK(pages_of(walkthrough("--auto 0").text) == pages_of(all));
  CHECK(holds(walkthrough("--help").text, "--tokens A,B,..."));
}
