// The tokeniser of BERT: text becomes the numbers of words and of pieces of words.
//
//   "Unaffable Wörld!"  ->  [CLS] una ##ffa ##ble world ! [SEP]  ->  101 14477 20961 3468 2088 999 102
//
// 1 characters: control characters are left out, letters become small and lose their accents;
// 2 words: split at blanks; punctuation and Chinese characters are words of their own;
// 3 pieces: the longest beginning of the word that is in the vocabulary, then the longest that follows it, written with
//   ## before it, and so on. A word for which that fails, or of more than 100 characters, is [UNK].
// Devlin et al. 2018, arXiv:1810.04805; Wu et al. 2016, arXiv:1609.08144
#pragma once

#include "unicode.hpp"

#include <xattn/io/file.hpp>
#include <xattn/trace/text_width.hpp>

#include <array>
#include <cstdint>
#include <fstream>
#include <optional>
#include <unordered_map>
#include <vector>

namespace sentence_embedding {

/// The words of a text as the vocabulary knows them: small letters, no accents, no blanks.
class word_splitter {
 public:
  static std::vector<std::string> words(std::string_view text) {
    word_splitter splitter;
    while (!text.empty()) {
      const xattn::trace::utf8_character next = xattn::trace::first_character(text);
      splitter.take(next.code);
      text.remove_prefix(next.bytes);
    }
    splitter.end_word();
    return std::move(splitter.words_);
  }

 private:
  void take(char32_t c) {
    if (unicode::is_in(unicode::blanks, c)) return end_word();
    if (unicode::is_in(unicode::removed, c)) return;
    const bool alone = unicode::is_in(unicode::ideographs, c);
    if (alone) end_word();
    for (const char32_t x : unicode::folded(c)) append(x);
    if (alone) end_word();
  }
  void append(char32_t c) {
    const bool alone = unicode::is_in(unicode::punctuation, c);
    if (alone) end_word();
    unicode::append_utf8(word_, c);
    if (alone) end_word();
  }
  void end_word() {
    if (!word_.empty()) words_.push_back(std::move(word_));
    word_.clear();
  }

  std::string word_;
  std::vector<std::string> words_;
};

class tokenizer {
 public:
  using ids = std::vector<std::int32_t>;

  /// Piece number i of the vocabulary has the number i. Texts are cut to `longest` tokens, [CLS] and [SEP] included.
  explicit tokenizer(std::vector<std::string> vocabulary, std::size_t longest = 256)
      : vocabulary_(std::move(vocabulary)), longest_(longest) {
    for (std::size_t i = 0; i < vocabulary_.size(); ++i) {
      numbers_.emplace(vocabulary_[i], static_cast<std::int32_t>(i));
      longest_piece_ = std::max(longest_piece_, vocabulary_[i].size());
    }
    for (std::size_t i = 0; i < special.size(); ++i) special_[i] = number_of(special[i]);
  }

  /// From a file with a piece on each line.
  static tokenizer from_file(const std::string& file, std::size_t longest = 256) {
    std::ifstream in(file);
    if (!in) throw xattn::io::io_error("tokenizer: cannot open " + file);
    std::vector<std::string> vocabulary;
    for (std::string line; std::getline(in, line);) {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      vocabulary.push_back(line);
    }
    return tokenizer(std::move(vocabulary), longest);
  }

  /// The numbers of a text, from [CLS] to [SEP]. The text is UTF-8; bytes that are not are left out.
  ids operator()(std::string_view text) const {
    ids out{special_[cls]};
    while (!text.empty()) {
      const auto [start, which] = first_special(text);
      append_words(out, text.substr(0, start));
      if (start == text.size()) break;
      out.push_back(special_[which]);
      text.remove_prefix(start + special[which].size());
    }
    out.resize(std::min(out.size(), longest_ - 1));
    out.push_back(special_[sep]);
    return out;
  }

  /// The pieces that have these numbers.
  std::vector<std::string> pieces(const ids& numbers) const {
    std::vector<std::string> out;
    for (const std::int32_t n : numbers) out.push_back(vocabulary_.at(static_cast<std::size_t>(n)));
    return out;
  }

 private:
  enum : std::size_t { cls, sep, unk, pad, mask };
  /// Pieces that stand for themselves in a text, in this very writing.
  static constexpr std::array<std::string_view, 5> special{"[CLS]", "[SEP]", "[UNK]", "[PAD]", "[MASK]"};
  static constexpr std::size_t longest_word = 100;

  struct hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view s) const noexcept { return std::hash<std::string_view>{}(s); }
  };

  std::int32_t number_of(std::string_view piece) const {
    const auto found = numbers_.find(piece);
    if (found == numbers_.end()) throw xattn::io::io_error("tokenizer: no " + std::string(piece) + " in the vocabulary");
    return found->second;
  }

  /// Where the first special piece starts, and which it is; the end of the text if there is none.
  static std::pair<std::size_t, std::size_t> first_special(std::string_view text) {
    for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
      for (std::size_t i = 0; i < special.size(); ++i) {
        if (text.substr(at, special[i].size()) == special[i]) return {at, i};
      }
    }
    return {text.size(), 0};
  }

  void append_words(ids& out, std::string_view text) const {
    if (text.empty() || out.size() >= longest_) return;
    for (const std::string& word : word_splitter::words(text)) append_pieces(out, word);
  }

  void append_pieces(ids& out, const std::string& word) const {
    const std::size_t before = out.size();
    const auto is_start = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    bool known = static_cast<std::size_t>(std::count_if(word.begin(), word.end(), is_start)) <= longest_word;
    for (std::size_t at = 0; known && at < word.size();) {
      const std::optional<match> next = longest_match(std::string_view(word).substr(at), at > 0);
      known = next.has_value();
      if (!known) break;
      out.push_back(next->number);
      at += next->bytes;
    }
    if (known) return;
    out.resize(before);
    out.push_back(special_[unk]);
  }

  /// A piece that a word goes on with, and how many bytes of the word it is.
  struct match {
    std::int32_t number;
    std::size_t bytes;
  };
  std::optional<match> longest_match(std::string_view rest, bool inside_word) const {
    std::string candidate(inside_word ? "##" : "");
    const std::size_t prefix = candidate.size();
    candidate += rest.substr(0, longest_piece_);
    for (; candidate.size() > prefix; candidate.pop_back()) {
      const auto found = numbers_.find(candidate);
      if (found != numbers_.end()) return match{found->second, candidate.size() - prefix};
    }
    return {};
  }

  std::vector<std::string> vocabulary_;
  std::unordered_map<std::string, std::int32_t, hash, std::equal_to<>> numbers_;
  std::array<std::int32_t, special.size()> special_{};
  std::size_t longest_, longest_piece_ = 0;
};

}  // namespace sentence_embedding
