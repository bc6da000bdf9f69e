// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Turning the pages: all at once, one after the other by the clock, or as the reader types.
#pragma once

#include "walkthrough/book.hpp"
#include "walkthrough/terminal.hpp"

#include <chrono>
#include <thread>

namespace walkthrough {

inline constexpr std::size_t tallest_page = 24, hint_lines = 2, least_height = 14;

inline void print(const lines& page) {
  for (const std::string& line : page) std::cout << line << '\n';
}

/// Chapters from first to last, a blank line between pages.
inline void print_chapters(const book& b, std::size_t first, std::size_t last) {
  for (std::size_t number = first; number <= last; ++number) {
    for (const lines& page : b.pages(number, b.first_cell(number), tallest_page)) {
      print(page);
      std::cout << '\n';
    }
  }
}

inline void clear_screen() { std::cout << "\x1b[H\x1b[2J\x1b[3J"; }

inline void play_chapters(const book& b, int milliseconds) {
  for (std::size_t number = 0; number < chapters.size(); ++number) {
    for (const lines& page : b.pages(number, b.first_cell(number), tallest_page)) {
      if (out_is_terminal()) clear_screen();
      print(page);
      std::cout << std::endl;
      std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    }
  }
}

/// The look that fits the terminal as it is now.
inline look fitted(look l) {
  const terminal_size size = size_of_terminal();
  l.width = std::clamp<std::size_t>(size.columns, 55, 80);
  l.height = std::clamp<std::size_t>(size.rows, least_height, tallest_page);
  return l;
}

/// A dialogue in the terminal.
class dialogue {
 public:
  dialogue(const story& s, const look& l) : story_(s), look_(l), at_(book(s, look_).first_cell(0)) {}

  void run() {
    watch_size();
    for (std::string line; !left_;) {
      draw();
      const typed what = read_line(line);
      if (what == typed::end) break;
      if (what == typed::line) obey(line);
    }
    std::cout << '\n';
  }

 private:
  void draw() {
    const look now = fitted(look_);
    pages_ = book(story_, now).pages(number_, at_, now.height - hint_lines);
    page_ = std::min(page_, pages_.size() - 1);
    clear_screen();
    print(pages_[page_]);
    const text hint = now.width < 80 ? text{" Enter · b · 0-8 · h i j · q", " Enter · b · 0-8 · h i j · q"}
                                     : text{" Enter next · b back · 0-8 jump · h i j explain a cell · q quit",
                                            " Enter 下一页 · b 上一页 · 0-8 跳转 · h i j 解释一格 · q 退出"};
    std::cout << now.say(message_.english ? message_ : hint, message_values_) << "\n> " << std::flush;
    message_ = {};
    message_values_ = {};
  }

  void obey(const std::string& line) {
    const lines words = words_of(line);
    if (words.empty()) return forward();
    if (words[0] == "q") left_ = true;
    else if (words[0] == "b") back();
    else if (words[0] == "h" && words.size() == 3) explain(words[1], words[2]);
    else if (const auto number = whole_number(words[0]); words.size() == 1 && number && *number >= 0 && *number <= 8) {
      turn_to(static_cast<std::size_t>(*number));
    } else {
      tell({" not one of these: Enter · b · 0-8 · h i j · q", " 请用其中之一：Enter · b · 0-8 · h i j · q"}, {});
    }
  }

  static lines words_of(const std::string& line) {
    lines words;
    for (const std::string& part : split(line, ' ')) {
      if (!part.empty()) words.push_back(part);
    }
    return words;
  }

  void tell(const text& message, const lines& values) {
    message_ = message;
    message_values_ = values;
  }

  void turn_to(std::size_t number) {
    number_ = number;
    page_ = 0;
    at_ = book(story_, look_).first_cell(number);
  }

  void forward() {
    if (page_ + 1 < pages_.size()) ++page_;
    else if (number_ + 1 < chapters.size()) turn_to(number_ + 1);
    else left_ = true;
  }

  void back() {
    if (page_ > 0) {
      --page_;
    } else if (number_ > 0) {
      turn_to(number_ - 1);
      page_ = nothing;
    }
  }

  /// Row and column by number, or a word by its name.
  std::optional<std::size_t> index(const std::string& given, std::size_t extent) const {
    if (const auto number = whole_number(given)) {
      if (*number >= 0 && static_cast<std::size_t>(*number) < extent) return static_cast<std::size_t>(*number);
      return std::nullopt;
    }
    const auto found = std::find(story_.tokens().begin(), story_.tokens().end(), given);
    const auto place = static_cast<std::size_t>(found - story_.tokens().begin());
    return found != story_.tokens().end() && place < extent ? std::optional(place) : std::nullopt;
  }

  void explain(const std::string& row, const std::string& column) {
    const cell size = book(story_, look_).extents(number_);
    const auto i = index(row, size.row), j = index(column, size.column);
    if (!i || !j) {
      return tell({" no such cell here: rows 0 to {}, columns 0 to {}", " 这里没有这一格：行 0 到 {}，列 0 到 {}"},
                  {std::to_string(size.row - 1), std::to_string(size.column - 1)});
    }
    at_ = {*i, *j};
    page_ = explained_page();
  }

  /// Where the explanation stands: the first page that would read otherwise for the next column, or else the next row.
  std::size_t explained_page() const {
    look now = fitted(look_);
    now.colour = false;
    const book b(story_, now);
    const cell size = b.extents(number_);
    const auto mine = b.pages(number_, at_, now.height - hint_lines);
    for (const cell& other :
         {cell{at_.row, (at_.column + 1) % size.column}, cell{(at_.row + 1) % size.row, at_.column}}) {
      const auto theirs = b.pages(number_, other, now.height - hint_lines);
      for (std::size_t i = 0; i < std::min(mine.size(), theirs.size()); ++i) {
        if (mine[i] != theirs[i]) return i;
      }
    }
    return page_;
  }

  const story& story_;
  look look_;
  cell at_;
  std::size_t number_ = 0, page_ = 0;
  std::vector<lines> pages_;
  text message_{nullptr, nullptr};
  lines message_values_;
  bool left_ = false;
};

}  // namespace walkthrough
