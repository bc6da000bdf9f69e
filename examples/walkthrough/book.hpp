// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The chapters in order, each as pages under a head that says where one is.
#pragma once

#include "walkthrough/chapter_layer.hpp"
#include "walkthrough/chapters.hpp"
#include "walkthrough/steps.hpp"
#include "walkthrough/steps_mixing.hpp"

#include <array>

namespace walkthrough {

struct chapter {
  text tab;
  void (*write)(canvas&, const story&, cell);
  run shown;  // the cell that is explained is one of this record
  const char* record;
  cell first;  // the one that is explained if nobody asks
};

inline constexpr std::array<chapter, 9> chapters{
    {{{"0 X", "0 X"}, step_input, run::attention, "self_attn.attn_in", {1, 1}},
     {{"1 Q K V", "1 Q K V"}, step_projections, run::attention, "self_attn.q", {1, 1}},
     {{"2 Scores", "2 得分"}, step_scores, run::attention, "self_attn.scores", {1, 2}},
     {{"3 Softmax", "3 Softmax"}, step_softmax, run::attention, "self_attn.weights", {1, 2}},
     {{"4 Z", "4 Z"}, step_output, run::attention, "self_attn.context", {1, 0}},
     {{"5 Done", "5 完成"}, step_done, run::attention, "self_attn.context", {1, 0}},
     {{"6 Heads", "6 多头"}, chapter_heads, run::layer, "self_attn.attn_out", {1, 0}},
     {{"7 Positions", "7 位置"}, chapter_positions, run::positions, "embed.pos_enc", {1, 0}},
     {{"8 FFN", "8 前馈"}, chapter_layer, run::layer, "norm1.norm_out", {1, 0}}}};

class book {
 public:
  book(const story& s, const look& l) : story_(s), look_(l) {}

  /// Rows and columns of the cells that a chapter can explain.
  cell extents(std::size_t number) const {
    const numbers& m = story_.of(chapters[number].shown, chapters[number].record);
    return {m.shape(m.dimension() - 2), m.shape(m.dimension() - 1)};
  }
  cell first_cell(std::size_t number) const {
    const cell size = extents(number), first = chapters[number].first;
    return {std::min(first.row, size.row - 1), std::min(first.column, size.column - 1)};
  }

  /// The pages of a chapter, each with its head, in `height` lines at most.
  std::vector<lines> pages(std::size_t number, cell at, std::size_t height) const {
    canvas c(look_);
    chapters[number].write(c, story_, at);
    std::vector<lines> all = c.pages(height - 3);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::string place = all.size() == 1 ? "" : std::to_string(i + 1) + "/" + std::to_string(all.size());
      const lines head{title(place), tabs(number), ""};
      all[i].insert(all[i].begin(), head.begin(), head.end());
    }
    return all;
  }

 private:
  std::string title(const std::string& place) const {
    const std::string left = look_.say({" xattn · self-attention, step by step", " xattn · 自注意力，一步一步"});
    std::string right =
        look_.say({"{} words · d_model {} · d_k {}", "{} 个词 · d_model {} · d_k {}"},
                  {std::to_string(story_.words()), std::to_string(story_.d_model()), std::to_string(head_width)});
    if (!place.empty()) right += look_.plain(" · ") + place;
    const std::size_t used = width_of(left) + width_of(right) + 1;
    if (used >= look_.width) return left + "  " + place;
    return left + std::string(look_.width - used, ' ') + right;
  }

  /// The chapters in one line; where that is too narrow only the name of the current one.
  std::string tabs(std::size_t number) const {
    std::string full = " ", narrow = " ";
    for (std::size_t i = 0; i < chapters.size(); ++i) {
      const std::string name = look_.say(chapters[i].tab);
      const std::string here = bold(look_, "[" + name + "]");
      full += i == number ? here : " " + name + " ";
      narrow += i == number ? here : " " + std::to_string(i) + " ";
    }
    std::string line = width_of(full) <= look_.width ? full : narrow;
    return line.erase(line.find_last_not_of(' ') + 1);
  }

  const story& story_;
  const look& look_;
};

}  // namespace walkthrough
