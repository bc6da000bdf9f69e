// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a chapter writes on: sentences, formulas and rows of matrices, broken into pages that fit a terminal.
/// Edges   a block is never torn apart; matrices of a formula that does not fit stand below each other.
#pragma once

#include "walkthrough/grid.hpp"

namespace walkthrough {

/// A matrix in a formula, with the sign before it.
struct term {
  std::string sign;
  grid matrix;
};

class canvas {
 public:
  explicit canvas(const look& l) : look_(l) {}

  const look& style() const noexcept { return look_; }
  std::string plain(const text& t, const lines& values = {}) const { return look_.say(t, values); }
  std::string number(double x) const { return look_.plain(look_.number(x)); }

  /// A paragraph; later lines are indented by `hang` more columns.
  void say(const text& t, const lines& values = {}, std::size_t hang = 0) { put(look_.say(t, values), hang); }
  void put(const std::string& sentence, std::size_t hang = 0) {
    lines block = wrapped(look_.plain(sentence), look_.width - 2, hang);
    for (std::string& line : block) line.insert(0, 1, ' ');
    blocks_.push_back(std::move(block));
  }
  void lines_as_they_are(lines block) { blocks_.push_back(std::move(block)); }
  void heading(const text& t, const lines& values = {}) {
    put(look_.say(t, values));
    for (std::string& line : blocks_.back()) line = bold(look_, line);
  }
  /// The end of a step, as the system reports it.
  void system(const text& t, const lines& values = {}) {
    space();
    put("[System] " + t.in(look_.tongue, values), 9);
  }
  void space() { blocks_.push_back({""}); }
  void next_page() { blocks_.push_back({}); }

  /// A formula of matrices in a row, or below each other. All of them share one scale of colours, up to `peak` at
  /// least.
  void formula(const std::vector<term>& terms, double peak = 0) {
    for (const term& t : terms) peak = std::max(peak, peak_of(t.matrix.values));
    std::vector<picture> row;
    std::size_t used = 0;
    for (const term& t : terms) {
      std::string sign = t.sign.empty() ? "" : " " + look_.plain(t.sign) + " ";
      picture p = grid_drawing(t.matrix, look_, peak).draw(look_.width - width_of(sign));
      const bool fits = used + width_of(sign) + p.width() <= look_.width && look_.width >= 80;
      if (!row.empty() && !fits) {
        place_row(row);
        row.clear();
        used = 0;
        if (t.sign == " ") sign.clear();
      }
      put_sign(sign, p);
      used += p.width();
      row.push_back(std::move(p));
    }
    place_row(row);
  }

  /// The blocks as pages of at most `height` lines. An empty block is a page break, spaces vanish at the edges of a
  /// page, and what ends with a colon stays with what it announces.
  std::vector<lines> pages(std::size_t height) const {
    std::vector<lines> all(1);
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const lines& block = blocks_[i];
      const bool full = all.back().size() + std::min(height_with_next(i), std::max(height, block.size())) > height;
      if ((block.empty() || full) && !all.back().empty()) all.emplace_back();
      if (!is_blank(block) || !all.back().empty()) all.back().insert(all.back().end(), block.begin(), block.end());
    }
    for (lines& page : all) {
      while (!page.empty() && page.back().empty()) page.pop_back();
    }
    if (all.back().empty()) all.pop_back();
    return all;
  }

 private:
  static bool is_blank(const lines& block) { return block.size() == 1 && block.front().empty(); }

  static bool announces(const lines& block) {
    const std::string_view last = block.empty() ? std::string_view() : std::string_view(block.back());
    return last.size() > 3 && (last.back() == ':' || last.substr(last.size() - 3) == "：");
  }

  std::size_t height_with_next(std::size_t i) const {
    std::size_t height = is_blank(blocks_[i]) ? 0 : blocks_[i].size();
    for (; i + 1 < blocks_.size() && announces(blocks_[i]); ++i) height += blocks_[i + 1].size();
    return height;
  }

  static void put_sign(const std::string& sign, picture& p) {
    const std::size_t middle = p.top + (p.height - 1) / 2;
    for (std::size_t i = 0; i < p.drawn.size(); ++i) {
      p.drawn[i] = (i == middle ? sign : std::string(width_of(sign), ' ')) + p.drawn[i];
    }
  }

  /// Pictures side by side, the middles of their matrices on one line.
  void place_row(const std::vector<picture>& row) {
    std::size_t above = 0;
    const auto middle = [](const picture& p) { return p.top + (p.height - 1) / 2; };
    for (const picture& p : row) above = std::max(above, middle(p));
    lines block;
    std::size_t width = 0;
    for (const picture& p : row) {
      const std::size_t start = above - middle(p);
      block.resize(std::max(block.size(), start + p.drawn.size()));
      for (std::size_t i = 0; i < p.drawn.size(); ++i) block[start + i] = pad(block[start + i], width) + p.drawn[i];
      width += p.width();
    }
    for (std::string& line : block) line.erase(line.find_last_not_of(' ') + 1);
    blocks_.push_back(std::move(block));
  }

  const look& look_;
  std::vector<lines> blocks_;
};

}  // namespace walkthrough
