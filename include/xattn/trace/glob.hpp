// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Patterns over record paths: `*` is any run of characters (dots too), `?` any single one.
/// Edges   a pattern without a dot is compared with the stage alone, wherever it is: "weights", "w_*". One with a dot
///         is compared with the whole path: "enc.*.self_attn.weights", "*.q". What a call adds to a path (@t17, #2) is
///         left out of the comparison unless the pattern has it too.
#pragma once

#include "xattn/core/error.hpp"
#include "xattn/trace/nearest.hpp"
#include "xattn/trace/path.hpp"

#include <utility>

namespace xattn::inline XATTN_ISA::trace {

constexpr bool glob_match(std::string_view pattern, std::string_view text) noexcept {
  std::size_t p = 0, t = 0, star = std::string_view::npos, resume = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = t;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == text[t])) {
      ++p, ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

/// What is wanted of a trace: a stage, or a glob over paths.
class pattern {
 public:
  pattern(stage s) : text_(name(s)) {}
  pattern(const char* glob) : text_(glob) {}
  pattern(std::string glob) : text_(std::move(glob)) {}

  const std::string& text() const noexcept { return text_; }

  bool matches(const site& s) const {
    std::string path = has_dot() ? plain_path(s) : std::string(name(s.st));
    if (base().size() != text_.size()) path += call_suffix(s);
    return glob_match(text_, path);
  }

  /// Fails unless the pattern matches some path that can exist.
  void check(const char* function) const {
    if (possible()) return;
    std::vector<std::string> names;
    for (const stage_info& s : stage_table) names.emplace_back(s.name);
    if (!names_a_stage()) fail_naming(function, "stage", last_part(base()), names);
    names.assign(block_names.begin() + 1, block_names.end());
    names.insert(names.end(), model_names.begin() + 1, model_names.end());
    fail_naming(function, "place", base().substr(0, base().rfind('.')), names);
  }

 private:
  bool has_dot() const { return base().find('.') != std::string_view::npos; }
  std::string_view base() const { return std::string_view(text_).substr(0, text_.find_first_of("@#~")); }
  bool names_a_stage() const {
    for (const stage_info& s : stage_table) {
      if (glob_match(last_part(base()), s.name)) return true;
    }
    return false;
  }

  /// The layer numbers that can make a difference: those in the pattern, and one other.
  std::vector<std::int32_t> layers() const {
    std::vector<std::int32_t> found{-1, 0};
    std::int32_t number = -1;
    for (const char c : text_ + ".") {
      const bool digit = c >= '0' && c <= '9' && number < 100000;
      if (digit) number = std::max(number, 0) * 10 + (c - '0');
      if (!digit && number >= 0) found.push_back(std::exchange(number, -1));
    }
    return found;
  }

  bool possible() const {
    if (!has_dot()) return names_a_stage();
    for (const std::int32_t layer : layers()) {
      for (const model m : {model::none, model::encoder, model::decoder}) {
        for (std::size_t b = 0; b < block_names.size(); ++b) {
          site s;
          s.mdl = m;
          s.layer = layer;
          s.blk = static_cast<block>(b);
          if (matches_some_stage(place_prefix(s))) return true;
        }
      }
    }
    return false;
  }

  bool matches_some_stage(const std::string& place) const {
    for (const stage_info& s : stage_table) {
      if (glob_match(base(), std::string(place).append(s.name))) return true;
    }
    return false;
  }

  [[noreturn]] void fail_naming(const char* function, const char* what, std::string_view part,
                                const std::vector<std::string>& names) const {
    xattn::detail::fail<option_error>(
        std::string(function) + ": the pattern \"" + text_ + "\" names no " + what +
        ", expected one of those of the stage table; nearest: " + listed(nearest(part, names)));
  }

  std::string text_;
};

}  // namespace xattn::inline XATTN_ISA::trace
