// SPDX-License-Identifier: BSD-3-Clause
#include "hand_made.hpp"
#include "support/catch.hpp"

#include <xattn/trace/text_printer.hpp>

#include <array>
#include <sstream>

namespace {

namespace trace = xattn::trace;
using test::at;
using test::deliver;
using trace::block;
using trace::stage;
using xattn::extents;

struct mute {
  bool flag = false;
};

}  // namespace

TEST_CASE("text_printer: a title, then each matrix with tokens as heads", "[trace][text_printer]") {
  std::ostringstream text;
  trace::text_printer out(text, {.tokens = {"The", "cat", "猫"}, .precision = 1});
  deliver<stage::weights>(trace::to(out), at(block::self_attn).hiding(1), extents<4>{1, 2, 2, 3});
  CHECK(text.str() ==
        "self_attn.weights  A  (h 2, q 2, k 3)  float32, computed, plain\n"
        " h 0\n"
        "       The  cat   猫\n"
        "  The  0.0  1.0  2.0\n"
        "  cat  3.0  4.0  5.0\n"
        " h 1\n"
        "       The   cat    猫\n"
        "  The  6.0   7.0   8.0\n"
        "  cat  9.0  10.0  11.0\n");
}

TEST_CASE("text_printer: a matrix has no index line, a vector is one row", "[trace][text_printer]") {
  std::ostringstream text;
  trace::text_printer out(text, {.tokens = {"a", "b"}, .precision = 0, .around = trace::brackets::ascii});
  deliver<stage::ffn_act>(trace::to(out), trace::place{}.hiding(1), extents<3>{1, 2, 3});
  deliver<stage::lse>(trace::to(out), trace::place{}.hiding(2), extents<3>{1, 1, 2});
  CHECK(text.str() ==
        "ffn_act  act  (q 2, f 3)  float32, computed, plain\n"
        "  a  [0  1  2]\n"
        "  b  [3  4  5]\n"
        "lse  L  (q 2)  float32, computed, plain\n"
        "   a  b\n"
        "  [0  1]\n");
}

TEST_CASE("text_printer: batch and head are counted, key tokens are their own", "[trace][text_printer]") {
  std::ostringstream text;
  trace::text_printer out(text, {.tokens = {"q"}, .key_tokens = {"k1", "k2"}, .precision = 0});
  deliver<stage::weights>(trace::to(out), {}, extents<4>{2, 1, 1, 2});
  CHECK(text.str() ==
        "weights  A  (b 2, h 1, q 1, k 2)  float32, computed, plain\n"
        " b 0, h 0\n"
        "     k1  k2\n"
        "  q   0   1\n"
        " b 1, h 0\n"
        "     k1  k2\n"
        "  q   2   3\n");
}

TEST_CASE("text_printer: tokens that are too few name what they can", "[trace][text_printer]") {
  std::ostringstream text;
  trace::text_printer out(text, {.tokens = {"a"}, .precision = 0});
  deliver<stage::scores>(trace::to(out), trace::place{}.hiding(2), extents<4>{1, 1, 2, 2});
  CHECK(text.str() ==
        "scores  QK^T  (q 2, k 2)  float32, computed, plain\n"
        "     a\n"
        "  a  0  1\n"
        "     2  3\n");
}

TEST_CASE("text_printer: rows of a decode step and of a part, keys of another sentence", "[trace][text_printer]") {
  const auto heads = [](const trace::place& where, trace::text_printer_options options) {
    std::ostringstream text;
    options.precision = 0;
    trace::text_printer out(text, std::move(options));
    deliver<stage::weights>(trace::to(out), where, extents<4>{1, 1, 1, 3});
    const std::string printed = text.str();
    return printed.substr(printed.find('\n') + 1);
  };
  const std::vector<std::string> words{"The", "cat", "sat", "on"};
  trace::place step = at(block::self_attn).hiding(2);
  step.at.step = 2;
  CHECK(heads(step, {.tokens = words}) == "       The  cat  sat\n  sat    0    1    2\n");
  trace::place part = at(block::self_attn).hiding(2);
  part.at.q0 = 3;
  part.at.k0 = 1;
  CHECK(heads(part, {.tokens = words}) == "      cat  sat  on\n  on    0    1   2\n");
  trace::place cross = at(block::cross_attn).hiding(2);
  cross.at.step = 1;
  CHECK(heads(cross, {.tokens = words}) == "  cat  0  1  2\n");
  CHECK(heads(cross, {.tokens = words, .key_tokens = {"x", "y", "z"}}) == "       x  y  z\n  cat  0  1  2\n");
}

TEST_CASE("words_along: keys that a step brings come after those before, keys of a cache do not", "[trace][words]") {
  const std::vector<std::string> words{"a", "b", "c"};
  trace::site s;
  s.blk = block::self_attn;
  s.step = 2;
  s.st = stage::k;
  CHECK(trace::words_along(words, s, "gke", 'k', 1) == std::vector<std::string>{"c"});
  s.st = stage::cache_k;
  CHECK(trace::words_along(words, s, "gke", 'k', 3) == words);
  CHECK(trace::words_along(words, s, "gke", 'e', 3).empty());
  s.st = stage::q;
  CHECK(trace::words_along(words, s, "hqe", 'q', 5) == std::vector<std::string>{"c"});
}

TEST_CASE("text_printer: values, notes, empty tensors and types without numbers", "[trace][text_printer]") {
  std::ostringstream text;
  trace::text_printer out(text);
  const auto tr = trace::to(out);
  trace::value(tr, at(block::self_attn), "scale", 0.1);
  trace::note(tr, at(block::self_attn), 0, 1, 2);
  deliver<stage::lse>(tr, {}, extents<3>{0, 1, 2});
  const std::array<mute, 1> thing{};
  trace::emit<stage::q, trace::origin::computed>(tr, {}, xattn::view<const mute, 4>(thing.data(), {1, 1, 1, 1}));
  CHECK(text.str() ==
        "self_attn.scale = 0.1\n"
        "self_attn: row 2 of batch 0, head 1 may attend to nothing\n"
        "lse  L  (b 0, h 1, q 2)  float32, computed, plain\n"
        "q  Q  (b 1, h 1, q 1, e 1)  no numbers, computed, plain\n");
}
