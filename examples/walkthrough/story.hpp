// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Runs everything that the walk-through shows, once, and keeps it in one recorder: pages only read from there.
/// Shapes  the attention of steps 0 to 5 has one head of width 3; the encoder layer of chapters 6 to 8 has two heads
///         and a hidden width of 2 d_model. An odd d_model gets a column of zeros for the chapters, since
///         positions come in pairs.
/// Source  the fixtures of the layers: support/fixtures.hpp, pattern().
#pragma once

#include "walkthrough/grid.hpp"
#include "walkthrough/sentence.hpp"

#include <xattn/encoder.hpp>
#include <xattn/multi_head_attention.hpp>
#include <xattn/positional_encoding.hpp>
#include <xattn/trace.hpp>

#include <array>

namespace walkthrough {

namespace trace = xattn::trace;

/// The calls, in the order in which they are recorded.
enum class run : int {
  attention = 1,
  unscaled,
  embedding,
  positions,
  layer,
  cat_bites_dog,
  dog_bites_cat,
  cat_bites_dog_placed,
  dog_bites_cat_placed
};

inline constexpr std::size_t head_width = 3, layer_heads = 2;

/// The weights of a layer of any width: for four columns those of the fixture, else a rule that keeps sizes moderate.
class weights_rule {
 public:
  explicit weights_rule(std::size_t d_model) : d_model_(d_model) {
    for (std::size_t n = 4; n < d_model; n *= 4) shrink_ *= 0.5f;
  }
  matrix make(std::size_t rows, std::size_t columns, examples::pattern_numbers n) const {
    return examples::pattern(rows, columns, n) * shrink_;
  }
  void fill_attention(xattn::multi_head_attention<float>& mha) const {
    const bool seed = d_model_ == 4;
    mha.w_q() = seed ? examples::seed_w_q() : make(d_model_, head_width, {3, 1, 0});
    mha.w_k() = seed ? examples::seed_w_k() : make(d_model_, head_width, {2, 3, 1});
    mha.w_v() = seed ? examples::seed_w_v() : make(d_model_, head_width, {1, 2, 3});
    mha.w_o() = make(head_width, d_model_, {3, 2, 4});
  }
  void fill_layer(xattn::encoder_layer<float>& layer) const {
    const std::size_t d = d_model_, hidden = 2 * d_model_;
    auto& attention = layer.self_attention();
    attention.w_q() = make(d, d, {3, 1, 0});
    attention.w_k() = make(d, d, {2, 3, 1});
    attention.w_v() = make(d, d, {1, 2, 3});
    attention.w_o() = make(d, d, {3, 2, 4});
    auto& ffn = layer.feed_forward();
    ffn.w_1() = make(d, hidden, {2, 1, 0});
    ffn.b_1() = examples::pattern_row(hidden, {0, 1, 1}) * shrink_;
    ffn.w_2() = make(hidden, d, {1, 3, 2});
    ffn.b_2() = examples::pattern_row(d, {0, 1, 2}) * shrink_;
  }

 private:
  std::size_t d_model_;
  float shrink_ = 1.f;
};

class story {
 public:
  explicit story(sentence s) : tokens_(std::move(s.tokens)), records_({.tokens = tokens_}) {
    run_attention(s.x);
    run_layer(s.x);
    for (const float positions : {0.f, 1.f}) {
      run_order({0, 1, 2}, positions);
      run_order({2, 1, 0}, positions);
    }
  }

  const lines& tokens() const noexcept { return tokens_; }
  const trace::recorder& records() const noexcept { return records_; }

  /// A record of a run, as it is or one head of it.
  const numbers& of(run r, const std::string& path) const { return records_[path_of(r, path)]; }
  numbers of(run r, const std::string& path, std::size_t head) const {
    const numbers& all = of(r, path);
    const std::size_t rows = all.shape(1), columns = all.shape(2);
    numbers one = numbers::from_shape({rows, columns});
    std::copy_n(all.data() + head * rows * columns, rows * columns, one.data());
    return one;
  }
  const trace::record& record(run r, const std::string& path) const { return records_.find(path_of(r, path)); }

  std::size_t words() const { return tokens_.size(); }
  std::size_t d_model() const { return of(run::attention, "self_attn.attn_in").shape(1); }
  std::size_t layer_width() const { return of(run::positions, "embed.pos_enc").shape(1); }

 private:
  static std::string path_of(run r, const std::string& path) {
    return r == run::attention ? path : path + "#" + std::to_string(static_cast<int>(r));
  }

  auto listener() { return trace::to(records_); }

  static xattn::multi_head_attention<float> one_head(std::size_t d_model) {
    xattn::multi_head_attention<float> mha({.d_model = d_model, .d_head = head_width, .bias = false});
    weights_rule(d_model).fill_attention(mha);
    return mha;
  }

  void run_attention(const matrix& x) {
    (void)one_head(x.shape(1))(x, {}, {}, listener());
    const auto typed = [this](const char* path) { return records_.get<float>(path); };
    (void)xattn::attention(typed("self_attn.q"), typed("self_attn.k"), typed("self_attn.v"), {}, {.scale = 1.f},
                           listener());
  }

  void run_layer(const matrix& x) {
    const std::size_t width = x.shape(1) + x.shape(1) % 2;
    matrix e = xt::zeros<float>({x.shape(0), width});
    for (std::size_t i = 0; i < x.shape(0); ++i) {
      for (std::size_t j = 0; j < x.shape(1); ++j) e(i, j) = x(i, j);
    }
    xattn::embedding<float> words({.tokens = e.shape(0), .d_model = width});
    words.table() = e;
    const xt::xtensor<std::size_t, 1> ids = xt::arange<std::size_t>(e.shape(0));
    const matrix embedded = words(ids, {}, listener());
    const matrix pe = xattn::sinusoidal_encoding<float>(x.shape(0), width, 0, listener());
    xattn::encoder_layer<float> layer({.d_model = width, .heads = layer_heads, .d_hidden = 2 * width});
    weights_rule(width).fill_layer(layer);
    (void)layer(embedded + pe, {}, {}, listener());
  }

  /// Cat, bites and dog in the given order, each as a row of four numbers.
  void run_order(const std::array<std::size_t, 3>& order, float positions) {
    const matrix words{{1.f, 0.f, 0.5f, 0.f}, {0.f, 1.f, 0.5f, 1.f}, {0.5f, 0.5f, 0.f, -1.f}};
    matrix x = xattn::sinusoidal_encoding<float>(3, 4) * positions;
    for (std::size_t place = 0; place < 3; ++place) {
      for (std::size_t c = 0; c < 4; ++c) x(place, c) += words(order[place], c);
    }
    (void)one_head(4)(x, {}, {}, listener());
  }

  lines tokens_;
  trace::recorder records_;
};

}  // namespace walkthrough
