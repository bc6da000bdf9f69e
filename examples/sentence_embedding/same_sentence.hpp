// A mask of our own: words attend to the words of their sentence, where many sentences stand in one row of tokens.
//
//   the cat sat | it rains        the  cat  sat  it  rains
//                            the   x    x    x    .    .
//                            cat   x    x    x    .    .
//                            sat   x    x    x    .    .
//                            it    .    .    .    x    x
//                            rains .    .    .    x    x
//
// So sentences of any lengths go through the model together, and none is filled up to the length of the longest: all
// products of tokens and weights are one large product, and blocks of scores that hold no pair are never computed.
#pragma once

#include <xattn/kernels/mask.hpp>

#include <vector>

namespace sentence_embedding {

/// The tokens [first, last) of the sentence that a token belongs to, for each token.
struct sentence_of_token {
  std::vector<xattn::index_t> first, last;

  void add_sentence(xattn::index_t tokens) {
    const auto start = static_cast<xattn::index_t>(first.size());
    first.insert(first.end(), static_cast<std::size_t>(tokens), start);
    last.insert(last.end(), static_cast<std::size_t>(tokens), start + tokens);
  }
};

/// The mask, bound to a call: answers what xattn/kernels/mask.hpp lists.
struct bound_same_sentence : xattn::excluding_rule<bound_same_sentence> {
  const xattn::index_t* first;
  const xattn::index_t* last;

  explicit bound_same_sentence(const sentence_of_token& s) : first(s.first.data()), last(s.last.data()) {}

  bool allowed(xattn::index_t, xattn::index_t, xattn::index_t i, xattn::index_t j) const {
    return j >= first[i] && j < last[i];
  }
  /// Sentences are in order, so the first and the last row of a tile say all.
  xattn::tile_class classify(const xattn::score_tile& t) const {
    const xattn::index_t top = t.row, bottom = t.row + t.rows - 1, keys_end = t.key + t.keys;
    if (keys_end <= first[top] || t.key >= last[bottom]) return xattn::tile_class::empty;
    const bool all = t.key >= first[bottom] && keys_end <= last[top];
    return all ? xattn::tile_class::full : xattn::tile_class::partial;
  }
};

class same_sentence {
 public:
  explicit same_sentence(const sentence_of_token& tokens) : tokens_(&tokens) {}
  bound_same_sentence bind(const xattn::score_shape&) const { return bound_same_sentence(*tokens_); }

 private:
  const sentence_of_token* tokens_;
};

}  // namespace sentence_embedding
