// SPDX-License-Identifier: BSD-3-Clause
// The tokeniser of examples/sentence_embedding, with a small vocabulary.
#include "sentence_embedding/tokenizer.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

namespace {

using namespace sentence_embedding;
using words = std::vector<std::string>;

words split(std::string_view text) { return word_splitter::words(text); }

const std::vector<std::string> vocabulary{"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "un",  "##aff", "##able", "able",
                                          "a",     "##a",   "cat",   "##s",   ".",      "猫",  "##ff",  "[",      "]",
                                          "cls",   "##af",  "mask",  "한"};

/// The pieces of a text, in words again.
std::string pieces(std::string_view text, std::size_t longest = 256) {
  std::string all;
  for (const std::int32_t id : tokenizer(vocabulary, longest)(text)) {
    all += (all.empty() ? "" : " ") + vocabulary[static_cast<std::size_t>(id)];
  }
  return all;
}

std::string repeated(std::string_view part, std::size_t times) {
  std::string all;
  while (times-- > 0) all += part;
  return all;
}

}  // namespace

TEST_CASE("tokenizer: words are split at blanks and around punctuation", "[tokenizer]") {
  CHECK(split("").empty());
  CHECK(split(" \t\r\n\u00a0\u2003\u3000 ").empty());
  CHECK(split("the cat") == words{"the", "cat"});
  CHECK(split("  a,b  (c)... ") == words{"a", ",", "b", "(", "c", ")", ".", ".", "."});
  CHECK(split("$5+x=~|^`<>") == words{"$", "5", "+", "x", "=", "~", "|", "^", "`", "<", ">"});
  CHECK(split("\u201cx\u2014y\u201d\u3002") == words{"\u201c", "x", "\u2014", "y", "\u201d", "\u3002"});
  CHECK(split("5\u20ac \u00d7") == words{"5\u20ac", "\u00d7"});  // symbols are no punctuation outside ASCII
  CHECK(split("a\u037eb") == words{"a", ";", "b"});              // the Greek question mark is taken apart first
}

TEST_CASE("tokenizer: Chinese characters are words, kana and hangul are not", "[tokenizer]") {
  CHECK(split("我爱ab北") == words{"我", "爱", "ab", "北"});
  CHECK(split("\U00020000x\u3400\u4dbf\u4e00\u9fff") ==
        words{"\U00020000", "x", "\u3400", "\u4dbf", "\u4e00", "\u9fff"});
  CHECK(split("\uf900\u33ff") == words{"\u8c48", "\u33ff"});
  CHECK(split("ねこカナ") == words{"ねこカナ"});
  CHECK(split("가 각") == words{"\u1100\u1161", "\u1100\u1161\u11a8"});
  CHECK(split("\ud7a3") == words{"\u1112\u1175\u11c2"});
}

TEST_CASE("tokenizer: letters become small and lose their accents", "[tokenizer]") {
  CHECK(split("ÀÉÎõÜ Ångström NAÏVE") == words{"aeiou", "angstrom", "naive"});
  CHECK(split("e\u0301\u0323 \u0301") == words{"e"});
  CHECK(split("Łódź Øre Straße ÆØ") == words{"łodz", "øre", "straße", "æø"});
  CHECK(split("ΆΣΣ Ёж Йод") == words{"ασσ", "еж", "иод"});
  CHECK(split("İI ẞ ﬁ Ⅳ") == words{"ii", "ß", "ﬁ", "ⅳ"});
  CHECK(split("がパ") == words{"かハ"});
  CHECK(split("\u09cb") == words{"\u09c7\u09be"});
}

TEST_CASE("tokenizer: control characters and what is no UTF-8 are left out", "[tokenizer]") {
  using namespace std::string_view_literals;
  CHECK(split("a\0b\x01\x7f\u200b\u00ad\ufeff\u200d\ufffd\ue000\U000e0041\u0085 c"sv) == words{"ab", "c"});
  CHECK(split("a\xff" "b\xc3 c\xe2\x82 d\xed\xa0\x80\xf4\x90\x80\x80 e\xc0\xaf") == words{"ab", "c", "d", "e"});
  CHECK(split("a\x0b\x0c" "b") == words{"ab"});
  CHECK(split("a\u0378\u2028b") == words{"a\u0378", "b"});  // no character yet: kept
}

TEST_CASE("tokenizer: a word is the longest pieces from its start on", "[tokenizer]") {
  CHECK(pieces("") == "[CLS] [SEP]");
  CHECK(pieces("Unaffable cats.") == "[CLS] un ##aff ##able cat ##s . [SEP]");
  CHECK(pieces("unaffableq") == "[CLS] [UNK] [SEP]");
  CHECK(pieces("unaf a") == "[CLS] un ##af a [SEP]");
  CHECK(pieces("unaffs") == "[CLS] un ##aff ##s [SEP]");
  CHECK(pieces("unafff") == "[CLS] [UNK] [SEP]");  // ##af ##ff would be a way, but the longest comes first
  CHECK(pieces("猫a猫") == "[CLS] 猫 a 猫 [SEP]");
  CHECK(pieces("dog cat dog.") == "[CLS] [UNK] cat [UNK] . [SEP]");
  CHECK(pieces("##s") == "[CLS] [UNK] [UNK] [UNK] [SEP]");
}

TEST_CASE("tokenizer: more than 100 characters are an unknown word", "[tokenizer]") {
  const auto a_pieces = [](std::size_t n) { return "[CLS] a" + repeated(" ##a", n - 1) + " [SEP]"; };
  CHECK(pieces(repeated("a", 100)) == a_pieces(100));
  CHECK(pieces(repeated("a", 101)) == "[CLS] [UNK] [SEP]");
  CHECK(pieces(repeated("á", 100)) == a_pieces(100));  // characters, not bytes, once accents are gone
  CHECK(pieces(repeated("á", 101)) == "[CLS] [UNK] [SEP]");
}

TEST_CASE("tokenizer: special pieces stand for themselves in their very writing", "[tokenizer]") {
  CHECK(pieces("a[MASK]cat [CLS][SEP]") == "[CLS] a [MASK] cat [CLS] [SEP] [SEP]");
  CHECK(pieces("[mask] [ MASK ]") == "[CLS] [ mask ] [ mask ] [SEP]");
  CHECK(pieces("[[CLS]]") == "[CLS] [ [CLS] ] [SEP]");
  CHECK(pieces("[MASK") == "[CLS] [ mask [SEP]");
}

TEST_CASE("tokenizer: long texts are cut, and still end with [SEP]", "[tokenizer]") {
  CHECK(pieces("a cat a cat a", 5) == "[CLS] a cat a [SEP]");
  CHECK(pieces("a cats", 5) == "[CLS] a cat ##s [SEP]");
  CHECK(pieces("unaffable[MASK]", 4) == "[CLS] un ##aff [SEP]");
  CHECK(tokenizer(vocabulary)(repeated("a ", 5000)).size() == 256);
}

TEST_CASE("tokenizer: a vocabulary without the special pieces is refused", "[tokenizer]") {
  const std::string message = test::message_of<xattn::io::io_error>([] { (void)tokenizer({"[CLS]", "[SEP]", "a"}); });
  CHECK(test::mentions(message, {"tokenizer", "[UNK]", "vocabulary"}));
  CHECK(test::mentions(test::message_of<xattn::io::io_error>([] { (void)tokenizer::from_file("absent.txt"); }),
                       {"cannot open absent.txt"}));
}
